"""Dominion: Nocturne, for 2 to 6 players: options, set-up, the steps in order, end and score."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from walpurgis.engine import Chance, Options
from walpurgis.engine.game import Step

from . import cards as cards  # enters the rules of the cards
from . import scoring, state
from .facts import BASIC, BOONS, CARDS, HEXES, MIXED, SIZES, ZOMBIES
from .kingdoms import DRUID_BOONS, Chosen, kingdom_of, needed
from .moving import draw
from .state import Kingdom, Player
from .turn import HAND, STEPS, clean_up
from .view import view

ESTATES, COPPERS = 3, 7


class Settings(Options, frozen=True):
    """What can be chosen before a match."""

    kingdom: Annotated[str, msgspec.Meta(max_length=400)] = "dusk"
    """A recommended kingdom by name, "random", ten cards by name, or a code."""
    sets: Literal["all", "nocturne", "base", "nocturne+base"] = "all"
    """Where a random kingdom's cards come from."""
    village: bool = False
    """A random kingdom has a card that gives two Actions or more."""
    attacks: bool = True
    """A random kingdom may have Attacks."""
    colonies: bool = False
    """Platinum and Colony are in the Supply."""
    more_colonies: bool = False
    """With five or six players there are 15 or 18 Colonies."""
    tracker: Literal["in-play", "this-turn"] = "in-play"
    outpost: Literal["errata", "printed"] = "errata"
    forum: Literal["buy", "gain"] = "buy"
    show_counts: bool = True
    """Everybody sees how many cards each deck and discard pile has."""


class Nocturne:
    """Dominion: Nocturne, as the engine sees it."""

    name = "nocturne"
    seats = range(2, 7)
    usual = 3
    version = 5
    State = Kingdom
    Options = Settings
    view = staticmethod(view)
    redeal = staticmethod(state.redeal)
    result = staticmethod(scoring.result)

    def setup(self, seats: int, options: Settings, chance: Chance) -> Kingdom:
        """The kingdom, then Boons and Hexes, then each deck, then who begins, are decided by chance in this order. [ND-020 to ND-038]"""
        kingdom = kingdom_of(options.kingdom, chance, sets=options.sets, village=options.village, attacks=options.attacks)
        boons, hexes, needs, heirlooms = needed(kingdom.piles)
        supply = (*BASIC, *(("platinum", "colony") if options.colonies else ()), *kingdom.piles)
        t = Kingdom(
            chance,
            players=[Player(seat) for seat in range(seats)],
            supply=supply,
            left={},
            events=kingdom.events,
            landmarks=kingdom.landmarks,
            switches=switches(options),
        )
        lay_out_the_piles(t, heirlooms, more_colonies=options.more_colonies)
        if boons:
            lay_out_the_boons(t, kingdom)
        if hexes:
            t.hex_deck = tuple(chance.shuffled(list(HEXES)))
        for need in needs:
            if need in CARDS:
                t.left[need] = CARDS[need].copies
        if "zombies" in needs:
            t.trash = ZOMBIES
        for p in t.players:
            p.deck = tuple(chance.shuffled(("estate",) * ESTATES + ("copper",) * (COPPERS - len(heirlooms)) + heirlooms))
            draw(t, p, HAND)
        t.active = chance.below(seats)
        return t

    def step(self, t: Kingdom) -> Step:
        """What comes next. Clean-up asks nothing, and the next turn begins in the same step."""
        if t.phase == "clean-up":
            clean_up(t)
        return STEPS[t.phase](t)

    def over(self, t: Kingdom) -> bool:
        return t.phase == "end"


def switches(options: Settings) -> tuple[str, ...]:
    """Where the table plays otherwise than usual. [ND-X-2, ND-X-4, ND-X-5, ND-X-8]"""
    wished = {
        "tracker-this-turn": options.tracker == "this-turn",
        "outpost-printed": options.outpost == "printed",
        "forum-gain": options.forum == "gain",
        "hide-counts": not options.show_counts,
    }
    return tuple(name for name, wish in wished.items() if wish)


def lay_out_the_piles(t: Kingdom, heirlooms: tuple[str, ...], *, more_colonies: bool) -> None:
    """How many cards each pile of the Supply has. [ND-022, ND-023, ND-035, ND-X-9]"""
    players = len(t.players)
    sizes = SIZES[str(players)]
    for pile in t.supply:
        mixed = MIXED.get(pile)
        if mixed is not None:
            stack = mixed["two" if players == 2 else "more"] if "two" in mixed else [card for card, count in mixed["cards"].items() for _ in range(count)]
            t.stacks[pile] = stack[::-1]
            t.left[pile] = len(stack)
        elif pile in sizes:
            t.left[pile] = sizes[pile]
        else:
            t.left[pile] = sizes["victory" if CARDS[pile].is_victory else "kingdom"]
    t.left["copper"] -= players * (COPPERS - len(heirlooms))
    if more_colonies and "colony" in t.left:
        t.left["colony"] = sizes.get("more_colonies", t.left["colony"])
    t.price_the_piles()


def lay_out_the_boons(t: Kingdom, kingdom: Chosen) -> None:
    """The Boons are shuffled; beside the Druid lie three of them, those the kingdom names or the top ones. [ND-027, ND-029]"""
    boons = t.chance.shuffled([boon for boon in BOONS if boon not in kingdom.druid])
    if "druid" in kingdom.piles:
        t.druid = kingdom.druid or tuple(boons.pop() for _ in range(DRUID_BOONS))
    t.boon_deck = tuple(boons)


GAME = Nocturne()

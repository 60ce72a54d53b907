"""Ashes to Ashes: set-up, the steps in order, end and result."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from walpurgis.engine import AccountLine, Chance, Options, Result, Rule, Say, one_of
from walpurgis.engine.game import Step

from . import state
from .actions import actions, generic, kind, tiles
from .board import BASES, FACINGS, OTHER, PORTALS, SIDES
from .closing import begin_turn, refill
from .decks import draw_society, draw_upgrade, refill_hand
from .ending import step
from .events import Placed
from .facts import ADDED, CHARACTERS, GHOUL_CARDS, NUMBERS, ROW, SIDE_OF, SOCIETY, SOCIETY_CARDS, SOCIETY_HAND, THIEF, UPGRADES, deck_of
from .outer import effects, tokens
from .quicksand import quicksand
from .society import extra, grasp, schemes, society, use
from .solitaire import ghouls, open_cards
from .state import Faction, Night, Player
from .upgrades import icons
from .view import view
from .walking import walk, who


class Settings(Options, frozen=True):
    """What can be chosen before a match."""

    faction: Literal["H", "V"] = "H"
    """Whose figures come home in solitaire."""
    turn_limit: Annotated[int, msgspec.Meta(ge=10, le=200)] = 60
    grace_turn: bool = False
    first_turn_cards: Annotated[int, msgspec.Meta(ge=0, le=3)] = 3
    first_turn_tokens: Annotated[int, msgspec.Meta(ge=0, le=3)] = 1
    """One takes the advantage from those who begin: see docs/decisions."""
    ranged_steal: bool = False
    ks_quicksand: bool = False
    ks_rifle: bool = False
    ks_bear: bool = False
    ks_thief: bool = False
    ks_gargoyle: bool = False
    ks_score: bool = False
    thief_replaces: Literal["D", "M", "R"] = "R"
    thief_ability: Literal["inherit", "none"] = "inherit"


SWITCHES = ("grace_turn", "ranged_steal", "ks_quicksand", "ks_gargoyle", "ks_score")


@step
async def places(t: Night) -> None:
    """Each faction puts its figures on the base spaces, the beginning faction first; alone, on those of the other faction. [AA-S-2, AA-S-40]"""
    first = t.me.side
    order = [first] if t.alone else [first, OTHER[first]]
    side = next(side for side in order if any(who not in t.at for who in t.factions[side].characters))
    chosen = await one_of(t.captain_of(side), "place", place_keys, of=(t, side), say=_say_place, elsewhere=_why_not_place, rule="AA-S-2")
    who, _, space = chosen.removeprefix("fig:").partition("@")
    t.put(who, space, FACINGS[space])
    t.tell(Placed, who, space)
    if all(who in t.at for side in order for who in t.factions[side].characters):
        if t.alone:
            t.phase = "ghouls"
        else:
            begin_turn(t)


def place_keys(t: Night, side: str) -> list[str]:
    """The keys for each of a faction's figures, off the board, on each of the base spaces still free."""
    free = [space for space in BASES[OTHER[side] if t.alone else side] if space not in t.standing]
    return [f"fig:{who}@{space}" for who in t.factions[side].characters if who not in t.at for space in free]


STEPS = {
    "places": places,
    "tokens": tokens,
    "effects": effects,
    "quick": quicksand,
    "actions": actions,
    "icons": icons,
    "generic": generic,
    "kind": kind,
    "tiles": tiles,
    "who": who,
    "walk": walk,
    "refill": refill,
    "society": society,
    "use": use,
    "schemes": schemes,
    "grasp": grasp,
    "extra": extra,
    "ghouls": ghouls,
}


class AshesToAshes:
    """Ashes to Ashes, as the engine sees it."""

    name = "ashes"
    seats = range(1, 7)
    usual = 2
    version = 3
    State = Night
    Options = Settings
    view = staticmethod(view)
    redeal = staticmethod(state.redeal)

    def setup(self, seats: int, options: Settings, chance: Chance) -> Night:
        """Decks are shuffled in a fixed order, then chance decides who begins. [AA-S-1 to AA-S-11, AA-S-20, AA-S-21, AA-S-30 to AA-S-32, AA-S-40 to AA-S-42]"""
        mode = "alone" if seats == 1 else "society" if seats % 2 else "teams"
        thief = options.thief_replaces if options.ks_thief else ""
        sides = (options.faction,) if mode == "alone" else SIDES
        switches = tuple(name for name in SWITCHES if getattr(options, name))
        t = Night(
            chance,
            players=[Player(seat, side) for seat, side in enumerate(sides_of(seats, options))],
            factions={side: Faction(side, tuple(THIEF if who == thief else who for who in CHARACTERS[side])) for side in sides},
            mode=mode,
            switches=(*switches, "thief_none") if thief and options.thief_ability == "none" else switches,
            turn_limit=options.turn_limit,
            first_turn_cards=options.first_turn_cards,
            first_turn_tokens=options.first_turn_tokens,
            thief=thief,
        )
        for faction in t.factions.values():
            faction.deck = tuple(chance.shuffled(deck_of(faction.side, thief)))
        if mode == "alone":
            t.chosen = ""
            t.ghoul_deck = tuple(chance.shuffled(list(GHOUL_CARDS)))
            open_cards(t)
        else:
            self._lay_out(t, options)
        for player in t.players:
            if player.side != SOCIETY:
                refill_hand(t, player)
        if mode != "alone":
            t.active = chance.below(len(SIDES))
        return t

    def _lay_out(self, t: Night, options: Settings) -> None:
        """What solitaire does not use: upgrades, portals, ally tokens, the Society. [AA-S-3 to AA-S-8, AA-S-31]"""
        added = {"H": options.ks_rifle, "V": options.ks_bear}
        for side, faction in t.factions.items():
            faction.upgrade_deck = tuple(t.chance.shuffled([*UPGRADES, *(ADDED[side] if added[side] else ())]))
            faction.row = tuple(draw_upgrade(t, faction) for _ in range(ROW))
        t.society_deck = tuple(t.chance.shuffled(list(SOCIETY_CARDS)))
        if t.society is not None:
            t.society.hand = tuple(draw_society(t) for _ in range(SOCIETY_HAND))
        t.portals = {edge: portal for portal, edge in PORTALS.items()}
        everyone = [who for faction in t.factions.values() for who in faction.characters]
        t.power = dict.fromkeys(everyone, NUMBERS["power"])
        t.tokens = dict.fromkeys(everyone, "")

    def step(self, t: Night) -> Step:
        return STEPS[t.phase](t)  # type: ignore[return-value]

    def over(self, t: Night) -> bool:
        return t.phase == "end"

    def result(self, t: Night) -> Result:
        """All players of a side win or lose together; if the automatic Society or the Ghouls win, nobody does. [AA-EN-7]"""
        won = [t.winner in (p.side, "P") for p in t.players]
        account = [] if t.alone else [AccountLine(Say("account-points"), [max(0, t.factions[p.side].points) if p.side in t.factions else 0 for p in t.players])]
        verdict = Say(f"verdict-{t.winner}-{t.reason}") if t.winner else None
        return Result([int(w) for w in won], [1 if w else 2 for w in won], account, verdict)


def sides_of(seats: int, options: Settings) -> list[str]:
    """Humans and Vampires alternate; the last of an odd number plays the Society; alone, the chosen faction. [AA-S-20, AA-S-30, AA-S-40]"""
    if seats == 1:
        return [options.faction]
    return [*(SIDES[seat % 2] for seat in range(seats - seats % 2)), *[SOCIETY] * (seats % 2)]


def _why_not_place(t: Night, side: str, key: str) -> Rule | None:
    who, found, _ = key.removeprefix("fig:").partition("@")
    return "AA-S-2" if found and who in SIDE_OF else None


def _say_place(t: Night, side: str, key: str) -> Say:
    who, _, space = key.removeprefix("fig:").partition("@")
    return Say("option-place", {"who": Say(f"figure-{who}"), "space": space})


GAME = AshesToAshes()

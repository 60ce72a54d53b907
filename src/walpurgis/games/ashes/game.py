"""Ashes to Ashes: set-up, the steps in order, end and result."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from walpurgis.engine import AccountLine, Chance, Option, Options, Result, Rule, Say
from walpurgis.engine.game import Step
from walpurgis.engine.question import one_of

from . import state
from .actions import actions
from .board import BASES, DIAGONAL, FACINGS, OTHER, PORTALS, SIDES
from .cards import carry_out_card
from .closing import begin_turn, heal, refill
from .decks import draw_society, draw_upgrade, refill_hand
from .ending import step
from .events import Placed
from .facts import ADDED, AWAY, CHARACTERS, GHOUL_CARDS, NUMBERS, ROW, SOCIETY, SOCIETY_CARDS, SOCIETY_HAND, THIEF, UPGRADES, deck_of
from .keys import concerning, rule_about, two
from .options import PutFigure
from .outer import effects, tokens
from .society import grasp, society, use
from .solitaire import ghouls, open_cards
from .state import Faction, Night, Player
from .upgrades import use_icon
from .view import view


class Settings(Options, frozen=True):
    """What can be chosen before a match."""

    faction: Literal["H", "V"] = "H"
    """Whose figures come home in solitaire."""
    turn_limit: Annotated[int, msgspec.Meta(ge=10, le=200)] = 60
    grace_turn: bool = False
    first_turn_cards: Annotated[int, msgspec.Meta(ge=0, le=3)] = 3
    first_turn_tokens: Annotated[int, msgspec.Meta(ge=0, le=3)] = 1
    """One takes the advantage from those who begin: see docs/decisions."""
    ks_quicksand: bool = False
    ks_rifle: bool = False
    ks_bear: bool = False
    ks_thief: bool = False
    ks_gargoyle: bool = False
    ks_score: bool = False
    thief_replaces: Literal["D", "M", "R"] = "R"
    thief_ability: Literal["inherit", "none"] = "inherit"


SWITCHES = ("grace_turn", "ks_quicksand", "ks_gargoyle", "ks_score")


@step
async def places(t: Night) -> None:
    """Each faction puts its figures on the base spaces, the beginning faction first; alone, on those of the other faction. [AA-S-2, AA-S-40]"""
    first = t.me.side
    order = [first] if t.alone else [first, OTHER[first]]
    side = next(side for side in order if any(who not in t.at for who in t.factions[side].characters))
    who, space = await (put_figure_alone if t.alone else put_figure)(t, t.captain_of(side))
    t.put(who, space, FACINGS[space])
    t.tell(Placed, who, space)
    if all(who in t.at for side in order for who in t.factions[side].characters):
        if t.alone:
            t.phase = "ghouls"
        else:
            begin_turn(t)


def _starts(t: Night, me: Player) -> list[str]:
    """Each of the faction's figures on each of its base spaces; alone, on those of the other faction."""
    return [f"fig:{who}@{space}" for who in t.factions[me.side].characters for space in _base(t, me)]


def _base(t: Night, me: Player) -> tuple[str, ...]:
    return BASES[OTHER[me.side] if t.alone else me.side]


def _free_starts(t: Night, me: Player) -> list[str]:
    """The same as what nothing forbids among the candidates, without asking for each."""
    free = [space for space in _base(t, me) if space not in t.standing]
    return [f"fig:{who}@{space}" for who in t.factions[me.side].characters if who not in t.at for space in free]


@concerning("fig")
def _why_not_start(t: Night, me: Player, key: str) -> Rule | None:
    """A figure that is not on the board yet, on a base space still free. [AA-S-2, AA-S-40]"""
    who, space = two(key, "@")
    free = who not in t.at and space not in t.standing
    return None if free and who in t.factions[me.side].characters and space in _base(t, me) else rule_about(t, me, key)


def _say_start(t: Night, me: Player, key: str) -> Option:
    return PutFigure(*two(key, "@"))


def _start(key: str) -> tuple[str, str]:
    return two(key, "@")


put_figure = one_of("place", _starts, forbids=_why_not_start, says=_say_start, rule="AA-S-2", quick=_free_starts).meaning(_start)
put_figure_alone = one_of("place", _starts, forbids=_why_not_start, says=_say_start, rule="AA-S-40", quick=_free_starts).meaning(_start)


STEPS = {
    "places": places,
    "tokens": tokens,
    "effects": effects,
    "actions": actions,
    "refill": refill,
    "heal": heal,
    "society": society,
    "use": use,
    "grasp": grasp,
    "ghouls": ghouls,
}
"""The small steps of the game. Each names the one that comes after it."""


class AshesToAshes:
    """Ashes to Ashes, as the engine sees it."""

    name = "ashes"
    seats = range(1, 7)
    usual = 2
    version = 7
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
        t.away = AWAY[len(t.players)]
        t.chosen = "" if t.away else DIAGONAL[0]
        t.power = dict.fromkeys(everyone, NUMBERS["power"])
        t.tokens = dict.fromkeys(everyone, "")

    def step(self, t: Night) -> Step:
        """What has been played and is open comes first; then the phase continues."""
        if t.card:
            return carry_out_card(t)
        return use_icon(t) if t.icons else STEPS[t.phase](t)

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


GAME = AshesToAshes()

"""What a seat sees of Ashes to Ashes, by whitelist: the board and all that lies open, one's own faction's hands, one's own Society's cards."""

from __future__ import annotations

from typing import Annotated

import msgspec

from walpurgis.engine import Named, View

from .board import SECTION_OF_EDGE
from .closing import free_number
from .facts import SOCIETY, SOCIETY_CARDS, SOCIETY_FIGURES, TRAPS
from .solitaire import prospects, waiting_ghouls
from .state import Faction, Night, Player

PHASES = {
    "places": "places",
    "tokens": "1",
    "effects": "1",
    "actions": "2",
    "refill": "3",
    "heal": "4",
    "society": "society-2",
    "use": "society-3",
    "grasp": "society-4",
    "ghouls": "ghouls",
    "end": "end",
}
"""The phase of the rulebook to which each step belongs."""
OF_A_TURN = {"teams": ("1", "2", "3", "4"), "society": ("1", "2", "3", "4"), "alone": ("ghouls", "2", "3")}
"""The phases of a turn. [AA-T-1, AA-T-3, AA-SO-1]"""
OF_THE_SOCIETY = ("society-1", "society-2", "society-3", "society-4", "society-5")
"""The phases of a turn of the Society's player. [AA-SS-1]"""


def phases(t: Night) -> tuple[str, ...]:
    """The phases of the current turn; none before the first and after the last."""
    now = PHASES[t.phase]
    return next((line for line in (OF_A_TURN[t.mode], OF_THE_SOCIETY) if now in line), ())


class Figure(msgspec.Struct, frozen=True):
    """A figure on the board."""

    space: str
    facing: str = ""


class Portal(msgspec.Struct, frozen=True):
    edge: str
    hurts: str
    """The faction it strikes: dark hurts Humans, light hurts Vampires."""


class Seat(msgspec.Struct, frozen=True):
    """A player: side, open upgrade cards, and the hand if it may be seen."""

    seat: Annotated[int, Named("seat")]
    side: str
    cards: int
    hand: list[str] | None
    upgrades: list[str]


class Board(msgspec.Struct, frozen=True):
    """A faction's board."""

    side: str
    characters: list[str]
    points: int
    power: dict[str, int]
    tokens: dict[str, str]
    deck: int
    discard: list[str]
    row: list[str]
    upgrade_deck: int
    upgrade_discard: list[str]
    scried: list[str] | None
    """The known top of the upgrade deck, first card first; None for those who may not know."""
    sand_ready: bool
    sand: str


class Society(msgspec.Struct, frozen=True):
    """What can be seen of the Secret Society."""

    played: bool
    """Whether a player plays it."""
    card: str
    """The revealed card; empty if a player plays the Society."""
    goals: dict[str, str]
    """Where the revealed card would send its figures if the turn ended now."""
    deck: int
    discard: list[str]
    drawn: str
    held: int
    traps_left: int
    icons: list[str]
    numbers: list[int]
    to_move: list[str]


class Walk(msgspec.Struct, frozen=True):
    """The current activation."""

    who: str
    walked: list[str]
    must: str


class Seen(View, frozen=True):
    """The table as one seat sees it."""

    mode: str
    phase: str
    """The phase of the rulebook, as `phases` names it; "places" before the first turn, "end" after the last."""
    phases: list[str]
    """The phases of the current turn, in order."""
    turn: int
    turn_limit: int
    active: Annotated[int, Named("seat")]
    switches: list[str]
    thief: str
    figures: dict[str, Figure]
    chosen: str
    """Her space, or whoever holds her; empty while she has not reached the board."""
    away: int
    """How many steps she still has to take to reach it."""
    tiles: dict[str, str]
    supply: dict[str, int]
    portals: dict[str, Portal]
    traps: list[str]
    bears: list[str]
    seats: list[Seat]
    factions: dict[str, Board]
    society: Society | None
    card: str
    tiles_left: str
    worked: list[str]
    walk: Walk | None
    icons: list[str]
    upgraded: list[Annotated[int, Named("seat")]]
    used: list[str]
    ghoul_cards: list[str]
    ghouls_next: list[str]
    """The ghouls that will act, in order."""
    ghoul_prospects: dict[str, list[str]]
    """Where each of them could come to, as things stand."""
    ghoul_discard: list[str]
    ghoul_deck: int
    home: list[str]
    winner: str
    reason: str


def view(t: Night, seat: int | None) -> Seen:
    """What this seat sees; everything at the end of the game."""
    side = t.players[seat].side if seat is not None else ""
    return Seen(
        mode=t.mode,
        phase=PHASES[t.phase],
        phases=list(phases(t)),
        turn=t.turn,
        turn_limit=t.turn_limit,
        active=t.active,
        switches=list(t.switches),
        thief=t.thief,
        figures={figure: Figure(space, t.facing.get(figure, "")) for figure, space in sorted(t.at.items())},
        chosen=t.chosen,
        away=t.away,
        tiles=dict(sorted(t.tiles.items())),
        supply=t.supply.copy(),
        portals={portal: Portal(edge, SECTION_OF_EDGE[edge]) for edge, portal in sorted(t.portals.items(), key=lambda pair: pair[1])},
        traps=list(t.traps),
        bears=list(t.bears),
        seats=[_seat(t, p, side) for p in t.players],
        factions={name: _board(t, faction, side) for name, faction in t.factions.items()},
        society=None if t.alone else _society(t, side),
        card=t.card,
        tiles_left=t.tiles_left,
        worked=list(t.worked),
        walk=Walk(t.walker, list(t.walked), t.must) if t.walker else None,
        icons=list(t.icons),
        upgraded=list(t.upgraded),
        used=list(t.used),
        ghoul_cards=list(t.ghoul_open),
        ghouls_next=(list(t.ghouls_to_act) or waiting_ghouls(t)) if t.alone else [],
        ghoul_prospects=prospects(t) if t.alone and t.at else {},
        ghoul_discard=list(t.ghoul_discard),
        ghoul_deck=len(t.ghoul_deck),
        home=list(t.home),
        winner=t.winner,
        reason=t.reason,
    )


def _seat(t: Night, p: Player, side: str) -> Seat:
    seen = p.side == side or t.phase == "end"
    return Seat(p.seat, p.side, len(p.hand), list(p.hand) if seen else None, list(p.upgrades))


def _board(t: Night, faction: Faction, side: str) -> Board:
    known = list(faction.upgrade_deck[::-1][: faction.scried]) if faction.side == side else None
    return Board(
        side=faction.side,
        characters=list(faction.characters),
        points=max(0, faction.points),
        power={who: t.power[who] for who in faction.characters if who in t.power},
        tokens={who: t.tokens[who] for who in faction.characters if who in t.tokens},
        deck=len(faction.deck),
        discard=list(faction.discard),
        row=list(faction.row),
        upgrade_deck=len(faction.upgrade_deck),
        upgrade_discard=list(faction.upgrade_discard),
        scried=known,
        sand_ready=faction.sand_ready,
        sand=faction.sand,
    )


def _society(t: Night, side: str) -> Society:
    card = "" if t.society is not None else t.society_deck[-1]
    return Society(
        played=t.society is not None,
        card=card,
        goals=goals(t, card),
        deck=len(t.society_deck),
        discard=list(t.society_discard),
        drawn=t.drawn if side == SOCIETY else "",
        held=t.held,
        traps_left=TRAPS - len(t.traps),
        icons=list(t.icons) if t.phase in ("use", "grasp") else [],
        numbers=list(t.numbers),
        to_move=list(t.to_move),
    )


def goals(t: Night, card: str) -> dict[str, str]:
    """Where the figures would go at the end of this turn, if nobody moved until then. [AA-P4-4, AA-P4-5]"""
    numbers = SOCIETY_CARDS[card].numbers if card else ()
    standing = {space: figure for space, figure in t.standing.items() if figure not in SOCIETY_FIGURES}
    found: dict[str, str] = {}
    for figure, number in zip(SOCIETY_FIGURES, numbers, strict=False):
        found[figure] = free_number(standing, number)
        standing[found[figure]] = figure
    return found

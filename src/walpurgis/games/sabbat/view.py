"""What a seat sees of Sabbat Magica, by whitelist. All is open but the time cards to come and the secret invocation, which is not on the table yet.

What lies in tuples on the table cannot be changed; a view shares it.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated

import msgspec

from walpurgis.engine import Named, View

from .board import POWERS, ROUNDS, TIME
from .powers import may_use
from .state import Manor, Player

ALL_POWERS = {people: tuple(powers) for people, powers in POWERS.items()}


class Board(msgspec.Struct, frozen=True):
    """A player's board, open to all."""

    seat: Annotated[int, Named("seat")]
    people: str
    terror: int
    vp: int
    h2: dict[str, int]
    h1: dict[str, int]
    zone: dict[str, int]
    cursed: bool
    chimera: int
    magician: str
    bridge: int
    graveyard: int
    power: str
    powers_left: tuple[str, ...]
    power_ready: bool


class Seen(View, frozen=True):
    """The table, the same for every seat and for spectators."""

    round: int
    rounds: int
    phase: str
    lap: int
    actions: int
    active: Annotated[int, Named("seat")] | None
    """The seat whose action it is."""
    order: tuple[Annotated[int, Named("seat")], ...]
    time_card: str
    slots: tuple[str, ...]
    bonus_taken: dict[int, Annotated[int, Named("seat")]]
    time_unseen: tuple[str, ...]
    """Cards not seen yet, in no particular order; one of them has been removed."""
    time_removed: str
    grid: tuple[str, ...]
    mirrors: dict[str, int]
    gates: tuple[str, ...]
    gates_out: tuple[str, ...]
    ghosts: dict[str, tuple[Annotated[int, Named("seat")], ...]]
    region_places: int
    garden_places: int
    protected: str
    booster: bool
    ready: int
    moved: tuple[str, ...]
    limbo: dict[Annotated[int, Named("seat")], str]
    players: tuple[Board, ...]


def view(t: Manor, seat: int | None) -> Seen:
    """What this seat sees. After the last step the removed time card is shown."""
    return Seen(
        round=t.round,
        rounds=ROUNDS,
        phase=t.phase,
        lap=t.lap,
        actions=t.card.actions,
        active=t.order[t.turn] if t.phase in ("bonus", "act", "magician", "ghosts") else None,
        order=t.order,
        time_card=t.time_card,
        slots=t.card.slots,
        bonus_taken=t.bonus_taken.copy(),
        time_unseen=_unseen(t.time_pile, t.time_removed),
        time_removed=t.time_removed if t.phase == "end" else "",
        grid=t.grid,
        mirrors=t.mirrors.copy(),
        gates=t.gates,
        gates_out=t.gates_out,
        ghosts=t.ghosts.copy(),
        region_places=t.region_places,
        garden_places=t.garden_places,
        protected=t.protected,
        booster=t.booster,
        ready=t.ready,
        moved=t.moved,
        limbo=t.limbo.copy(),
        players=tuple([_board(t, p) for p in t.players]),
    )


@lru_cache(1 << 10)
def _unseen(pile: tuple[str, ...], removed: str) -> tuple[str, ...]:
    """The time cards that nobody has seen, in the order of the book, which says nothing about the pile. It changes once a round."""
    return tuple([card for card in TIME if card in pile or card == removed])


def _board(t: Manor, p: Player) -> Board:
    powers = ALL_POWERS[p.people] if t.use_powers else ()
    left = tuple([power for power in powers if p.power in ("", power)]) if p.power else powers
    return Board(
        seat=p.seat,
        people=p.people,
        terror=p.terror,
        vp=p.vp,
        h2=p.h2.copy(),
        h1=p.h1.copy(),
        zone=p.zone.copy(),
        cursed=p.cursed,
        chimera=p.chimera,
        magician=p.magician,
        bridge=p.bridge,
        graveyard=p.graveyard,
        power=p.power,
        powers_left=left,
        power_ready=any(may_use(t, p, power) for power in left),
    )

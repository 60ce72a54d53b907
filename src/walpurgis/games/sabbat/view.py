"""What a seat sees of Sabbat Magica, by whitelist. All is open but the time cards to come and the secret invocation, which is not on the table yet."""

from __future__ import annotations

from typing import Annotated

import msgspec

from walpurgis.engine import Named, View

from .board import POWERS, ROUNDS, TIME
from .powers import may_use
from .state import Manor, Player


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
    powers_left: list[str]
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
    order: list[Annotated[int, Named("seat")]]
    time_card: str
    slots: list[str]
    bonus_taken: dict[int, Annotated[int, Named("seat")]]
    time_unseen: list[str]
    """Cards not seen yet, in no particular order; one of them has been removed."""
    time_removed: str
    grid: list[str]
    mirrors: dict[str, int]
    gates: list[str]
    gates_out: list[str]
    ghosts: dict[str, list[Annotated[int, Named("seat")]]]
    region_places: int
    garden_places: int
    protected: str
    booster: bool
    ready: int
    moved: list[str]
    limbo: dict[Annotated[int, Named("seat")], str]
    players: list[Board]


def view(t: Manor, seat: int | None) -> Seen:
    """What this seat sees. After the last step the removed time card is shown."""
    return Seen(
        round=t.round,
        rounds=ROUNDS,
        phase=t.phase,
        lap=t.lap,
        actions=t.card.actions,
        active=t.order[t.turn] if t.phase in ("bonus", "act", "magician", "ghosts") else None,
        order=list(t.order),
        time_card=t.time_card,
        slots=list(t.card.slots),
        bonus_taken=t.bonus_taken.copy(),
        time_unseen=[card for card in TIME if card in t.time_pile or card == t.time_removed],
        time_removed=t.time_removed if t.phase == "end" else "",
        grid=list(t.grid),
        mirrors=t.mirrors.copy(),
        gates=list(t.gates),
        gates_out=list(t.gates_out),
        ghosts={place: list(seats) for place, seats in t.ghosts.items()},
        region_places=t.region_places,
        garden_places=t.garden_places,
        protected=t.protected,
        booster=t.booster,
        ready=t.ready,
        moved=list(t.moved),
        limbo=t.limbo.copy(),
        players=[_board(t, p) for p in t.players],
    )


def _board(t: Manor, p: Player) -> Board:
    powers = POWERS[p.people] if t.use_powers else []
    left = [power for power in powers if p.power in ("", power)]
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

"""How likely a seat of Ashes to Ashes wins, for bots that think ahead: what its rules of thumb say of the table, and points. Weights: data/worth.toml."""

from __future__ import annotations

from walpurgis.engine.scales import Scales

from ..board import OTHER
from ..facts import SIDE_OF, SOCIETY, SOCIETY_FIGURES
from ..state import Night
from .flight import worth_alone
from .plots import worth_to_society
from .worth import WON
from .worth import worth as side_worth

SCALES = Scales.of("walpurgis.games.ashes")
LOOKAHEAD = 2
"""A playout runs for this many turns."""
HUNDRED = 100.0


def turn(t: Night) -> int:
    return t.turn


def worth(t: Night, seat: int) -> float:
    """How likely this seat wins."""
    return SCALES.chance(features(t, seat))


def features(t: Night, seat: int) -> dict[str, float]:
    """What the table is worth to the seat's side, and to the other one."""
    if t.alone:
        return {"alone": 1.0, "alone-worth": worth_alone(t) / HUNDRED if are_placed(t) else 0.0, "alone-home": float(len(t.home))}
    side = t.players[seat].side
    if side == SOCIETY:
        plots = worth_to_society(t) / HUNDRED if are_placed(t) else 0.0
        return {"society": 1.0, "society-worth": plots, "society-held": float(t.held)}
    mine, theirs = t.factions[side], t.factions[OTHER[side]]
    mover = t.players[t.active].side
    lead = 0.0
    if are_placed(t):
        lead = max(-WON, min(WON, (side_worth(t, side) - side_worth(t, OTHER[side])) / 2)) / HUNDRED
    late = t.turn / t.turn_limit if t.turn_limit else 0.0
    points = (mine.points - theirs.points) / 10
    return {
        "side": float(t.society is None),
        "side-beside-society": float(t.society is not None),
        "lead": lead,
        "points": points,
        "points-late": points * late,
        "low": float((mine.points <= 5) - (theirs.points <= 5)),
        "to-move": 1.0 if mover == side else -1.0,
        "held": 0.0 if t.holder not in SIDE_OF else 1.0 if SIDE_OF[t.holder] == side else -1.0,
        "society-has-her": float(t.holder in SOCIETY_FIGURES),
        "society-turns": float(t.held) if t.holder in SOCIETY_FIGURES else 0.0,
        "hand": sum(len(p.hand) * (1 if p.side == side else -1) for p in t.players if p.side != SOCIETY) / 3,
    }


def are_placed(t: Night) -> bool:
    """Whether all characters stand on the board: not before the first turn, nor while one is lifted."""
    return all(who in t.at or who in t.home for faction in t.factions.values() for who in faction.characters)

"""The Secret Society's part, for a bot: keep the Chosen from both factions, stay near whoever carries her, break the roads that lead to her."""

from __future__ import annotations

from walpurgis.engine import Answer

from ..board import AROUND, DIAGONAL, SIDES
from ..facts import PASS, SIDE_OF, SOCIETY_FIGURES
from ..schemes import do, read_scheme
from ..state import Night
from .habits import Habit, Question, least_missed, road_spaces
from .reach import FAR
from .worth import HELD, NEAR, ROAD_HOME, chase, hope, hopes, way_home

OURS, EACH_TURN = 120.0, 25.0
"""To have her, and each turn with her."""
A_SPACE = 4.0
"""Each space that she walks alone."""
A_TRIFLE = 0.2
"""No action for less."""


def worth_to_society(t: Night) -> float:
    """What the table is worth to the Society when the factions play on."""
    holder = t.holder
    if not holder:
        return A_SPACE * walked_alone(t) - sum(hopes(t, side, chase(t, side, 1), NEAR) for side in SIDES)
    if holder in SOCIETY_FIGURES:
        return OURS + EACH_TURN * t.held - sum(hopes(t, side, chase(t, side, 0), NEAR) for side in SIDES)
    if any(t.at[holder] in AROUND[t.at[figure]] for figure in SOCIETY_FIGURES if figure in t.at):
        return OURS
    return -HELD - hope(way_home(t, holder), ROAD_HOME) - _steps_away(t, holder)


def walked_alone(t: Night) -> int:
    """How far along the diagonal she is; less than nothing before the board."""
    return DIAGONAL.index(t.chosen) if t.chosen else -t.away


def _steps_away(t: Night, holder: str) -> float:
    """A little for figures that are not beside the faction that has her."""
    return 0.1 * sum(figure not in t.at for figure in SOCIETY_FIGURES) + 0.01 * (SIDE_OF[holder] == "H")


def portal(q: Question) -> Answer:
    """The portal that is missed least, if somebody's road can be barred with it."""
    if all(hopes(q.t, side, chase(q.t, side, 1), 1.0) < hope(FAR // 3, 1.0) for side in SIDES):
        return PASS
    return least_missed(q, worth_to_society)


def cards(q: Question) -> Answer:
    """All that may be used: the hand is filled again."""
    return max(q.keys, key=lambda key: len(q.about[key].get("cards", ())))


def scheme(q: Question) -> Answer:
    """The action or the move that helps most; the end when nothing does."""
    t = q.t
    moves = q.of("SchemeMove", "SchemeTrap")
    roads = road_spaces(t, *SIDES)
    worthwhile = [key for key in q.keys if key in moves or q.about[key].get("space") in roads]
    now = worth_to_society(t)

    def gain(key: str) -> float:
        then, chosen = t.copy(), read_scheme(key)
        assert chosen is not None
        do(then, chosen)
        return worth_to_society(then) - now

    best = max(worthwhile, key=gain, default="")
    if best and (gain(best) > A_TRIFLE or (PASS not in q.keys and best in moves)):
        return best
    return PASS if PASS in q.keys else next(iter(moves), q.keys[0])


def grasp(q: Question) -> Answer:
    return q.keys[0]


def extra(q: Question) -> Answer:
    """Away with her."""
    return q.keys[0]


ANSWERS: dict[str, Habit] = {"society-portal": portal, "society-cards": cards, "scheme": scheme, "grasp": grasp, "extra": extra}

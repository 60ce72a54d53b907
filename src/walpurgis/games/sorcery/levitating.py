"""Moving another figure: Magic Levitation; and what Gate Step and Magic Confusion need. [A-117, A-142, A-161]"""

from __future__ import annotations

from collections.abc import Sequence

from walpurgis.engine import Rule

from .deeds import Deed
from .facts import NUMBERS
from .moving import follow, moved
from .options.moving import Levitate
from .standing import touches
from .state import Battlefield, Figure
from .values import has
from .ways import manner_of
from .ways import straight as straight_over
from .wording import Offered, unit

LEVITATION = "A-LEVITATION-1"


async def move_another(t: Battlefield, seat: int, figure: Figure, inches: int, *, straight: bool, rule: Rule = "") -> None:
    """A seat moves a figure, and what follows a movement follows: straight over everything to a place, or along a path as the figure itself would go, but
    without break away. `rule` explains the length. [A-142, A-161]"""
    manner = straight_over(t, figure, inches, rule or "A-142") if straight else manner_of(t, figure, inches, rule or "A-161")
    points = await moved(t, t.players[seat], figure, manner)
    await follow(t, figure, manner, points, by=seat)


# Magic Levitation ----------------------------------------------------------------------------------------------------


def _others(t: Battlefield, figure: Figure) -> Sequence[str]:
    return [other.id for other in t.friends(figure.seat) if other is not figure]


def why_not_lift(t: Battlefield, figure: Figure, rest: str) -> Rule | None:
    """A friend in base contact that was given no action this turn, and that magic can touch. [A-76, A-142]"""
    target = t.figures.get(rest)
    if target is None or not has(t, figure, "magic-levitation"):
        return LEVITATION
    if (NUMBERS.levitation_friends_only and not t.are_friends(target.seat, figure.seat)) or target.status == "captive":
        return "A-142"
    if target.is_magic_immune:
        return "A-76"
    return LEVITATION if target.given or not touches(figure, target) else None


def say_lift(t: Battlefield, figure: Figure, rest: str) -> Offered:
    return Levitate(unit(figure), unit(t.figures[rest]))


async def carry_out_lift(t: Battlefield, figure: Figure, rest: str) -> None:
    """The friend is moved, and cannot be given an action this turn. [A-117, A-142]"""
    target = t.figures[rest]
    target.barred = LEVITATION
    await move_another(t, figure.seat, target, NUMBERS.levitation_reach, straight=True, rule=LEVITATION)


DEEDS: dict[str, Deed] = {"lift": Deed("special", _others, why_not_lift, say_lift, carry_out_lift)}

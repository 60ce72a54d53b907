"""What it is worth to a figure to stand somewhere: objectives, whom it can attack from there, who can attack it there, and who is beside it.

A `Lookout` is made for one figure at one question. What does not depend on the place is found once, for there are many places to compare.
"""

from __future__ import annotations

from functools import cached_property
from typing import NamedTuple

from walpurgis.engine.plane import INCH, Point, Vector, distance_squared, in_front

from ..facts import NUMBERS
from ..odds import as_if
from ..standing import faces, line_between
from ..state import Battlefield, Figure, Working
from ..values import abilities, reach, speed
from ..victory import holds
from .workings import open_for
from .worth import CONTACT, gap, quick_blow, quick_shot, urgency

OBJECTIVE = 34.0
"""What taking an objective is worth early on; near the end more. Most battles are decided by objectives."""
GUARD = 22.0
"""What standing at one's own objective is worth when somebody could take it."""
PATIENCE = 0.72
"""What an objective is worth a move later."""
SHARED = 0.3
"""What is left of it for who goes where a friend is going already."""
NEXT_BLOW, NEXT_SHOT = 0.4, 0.3
"""How much an attack that is possible next turn counts, in close combat and from afar."""
FEAR = 0.15
"""How much what the opponents may do counts."""
COMPANY = 0.5
"""How much of what a spell by touch would do counts for being where it can be cast."""
TOUCH = 10
"""Bases as near as this touch, in mil."""
ROOTS = 2.0
"""What it is worth to stay with one's own glyph, which ends when its caster leaves it."""
AT_A_TOKEN = NUMBERS.base_radius + NUMBERS.objective_radius
AT_A_GLYPH = NUMBERS.base_radius + NUMBERS.glyph_radius


class Stand(NamedTuple):
    """Where somebody stands, and which way he looks."""

    at: Point
    facing: Vector
    level: str = "ground"


class Goal(NamedTuple):
    """An objective, as one figure sees it."""

    at: Point
    guarded: float
    """What it is worth to stay there: it is ours, and somebody could take it."""
    wanted: float
    """What it is worth to take it; 0 if it is ours."""
    nearest: int
    """How far the nearest able friend is from it, in mil."""


class Foe(NamedTuple):
    """An opponent, as one figure sees it. What blows are worth: from the front, and from behind."""

    figure: Figure
    blows: tuple[float, float]
    """What a blow at it is worth."""
    fears: tuple[float, float]
    """What its blow at us is worth."""
    inches: int
    charges: bool
    reach: int


class Lookout:
    """A figure on the battlefield, and what it finds there."""

    def __init__(self, t: Battlefield, figure: Figure) -> None:
        self.t, self.figure = t, figure

    # What does not depend on the place -------------------------------------------------------------------------------

    @cached_property
    def opponents(self) -> list[Figure]:
        return self.t.opponents(self.figure.seat)

    @cached_property
    def foes(self) -> list[Foe]:
        return [self._foe(other) for other in self.opponents]

    def _foe(self, other: Figure) -> Foe:
        t, figure = self.t, self.figure
        blows = quick_blow(t, figure, other, behind=False), quick_blow(t, figure, other, behind=True)
        fears = quick_blow(t, other, figure, behind=False), quick_blow(t, other, figure, behind=True)
        return Foe(other, blows, fears, speed(t, other), "charge" in abilities(t, other), reach(t, other))

    @cached_property
    def goals(self) -> list[Goal]:
        t, figure = self.t, self.figure
        able = [f for f in self.opponents if f.is_able]
        friends = [f for f in t.friends(figure.seat) if f is not figure and f.is_able]
        goals = []
        for objective in t.objectives:
            nearest = min((gap(f.at, objective.at, AT_A_TOKEN) for f in friends), default=t.board)
            if objective.holder >= 0 and t.are_friends(objective.holder, figure.seat):
                near = any(gap(f.at, objective.at, CONTACT) < 10 * INCH for f in able)
                goals.append(Goal(objective.at, GUARD * urgency(t) if near else 0.0, 0.0, nearest))
            else:
                contested = any(holds(f, objective) for f in able)
                goals.append(Goal(objective.at, 0.0, OBJECTIVE * urgency(t) * (0.5 if contested else 1.0), nearest))
        return goals

    @cached_property
    def a_move(self) -> int:
        """How far it comes with one move, in mil."""
        return INCH * max(speed(self.t, self.figure), 1)

    @cached_property
    def far(self) -> int:
        """How far it shoots, in inches; 0 if it cannot."""
        return 0 if self.figure.is_demoralized or "berserk" in abilities(self.t, self.figure) else reach(self.t, self.figure)

    @cached_property
    def shots(self) -> dict[str, float]:
        """What a shot at each opponent is worth."""
        return {f.id: quick_shot(self.t, self.figure, f) for f in self.opponents}

    @cached_property
    def glyphs(self) -> list[Working]:
        """The glyphs it has laid."""
        return [glyph for glyph in self.t.glyphs() if glyph.caster == self.figure.id]

    @cached_property
    def company(self) -> list[tuple[Figure, float]]:
        """The friends beside whom it is good to stand, since one of the two has a spell open for the other."""
        t, figure = self.t, self.figure
        friends = [f for f in t.friends(figure.seat) if f is not figure and f.seat == figure.seat and f.status == "ground"]
        found = [(f, COMPANY * max(open_for(t, figure, f), open_for(t, f, figure))) for f in friends]
        return [(friend, worth) for friend, worth in found if worth > 0]

    @cached_property
    def here(self) -> float:
        """What it is worth to stay."""
        return self.worth(Stand(self.figure.at, self.figure.facing, self.figure.status))

    # Places ----------------------------------------------------------------------------------------------------------

    def gain(self, stand: Stand) -> float:
        """What standing there is worth, compared with staying."""
        return self.worth(stand) - self.here

    def worth(self, stand: Stand) -> float:
        """What it is worth to stand there."""
        ghost, on_ground = as_if(self.figure, stand.at, stand.facing), stand.level == "ground"
        best = max((self._goal_worth(goal, stand.at) for goal in self.goals), default=0.0)
        beside = max((worth for friend, worth in self.company if on_ground and gap(stand.at, friend.at, CONTACT) <= TOUCH), default=0.0)
        roots = ROOTS * any(on_ground and gap(stand.at, glyph.at, AT_A_GLYPH) <= TOUCH for glyph in self.glyphs)
        return best * (1.0 if on_ground else 0.8) + beside + roots + self._offence(ghost, on_ground) - FEAR * self._danger(ghost, on_ground)

    def _goal_worth(self, goal: Goal, at: Point) -> float:
        """To take it, to come nearer to it, or to guard it."""
        far = gap(at, goal.at, AT_A_TOKEN)
        if not goal.wanted:
            return goal.guarded if far <= TOUCH else 0.0
        is_shared = goal.nearest < far - 200
        return goal.wanted * float(PATIENCE ** (far / self.a_move)) * (SHARED if is_shared else 1.0)

    def _offence(self, ghost: Figure, on_ground: bool) -> float:
        """The best attack that would be possible from there next turn."""
        if ghost.is_demoralized:
            return 0.0
        best, touched = 0.0, False
        for foe in self.foes:
            target = foe.figure
            if on_ground and target.status == "ground" and gap(ghost.at, target.at, CONTACT) <= TOUCH:
                touched = True
                if faces(ghost, target.at):
                    best = max(best, NEXT_BLOW * foe.blows[is_rear(target, ghost.at)])
        if touched or not self.far:
            return best
        for target in self.opponents:
            worth = NEXT_SHOT * self.shots[target.id]
            if (
                worth > best
                and distance_squared(ghost.at, target.at) <= (self.far * INCH) ** 2
                and faces(ghost, target.at)
                and not line_between(self.t, ghost, target, ghost.at).is_blocked
            ):
                best = worth
        return best

    def _danger(self, ghost: Figure, on_ground: bool) -> float:
        """What the two worst opponents could do to it: whoever touches it, can charge it or shoot it."""
        threats = [self._threat(foe, ghost, on_ground) for foe in self.foes if foe.figure.is_able]
        return sum(sorted(threats, reverse=True)[:2])

    def _threat(self, foe: Foe, ghost: Figure, on_ground: bool) -> float:
        attacker = foe.figure
        away = gap(attacker.at, ghost.at, CONTACT)
        meets = on_ground and attacker.status == "ground"
        blow = foe.fears[is_rear(ghost, attacker.at)]
        if meets and away <= TOUCH:
            return blow
        if meets and foe.charges and away <= foe.inches * INCH:
            return 0.8 * blow
        if foe.reach and distance_squared(attacker.at, ghost.at) <= ((foe.reach + 2) * INCH) ** 2:
            return 0.6 * quick_shot(self.t, attacker, ghost)
        return 0.3 * blow if on_ground and away <= foe.inches * INCH else 0.0


def is_rear(target: Figure, point: Point) -> bool:
    """Whether a point lies behind a figure."""
    return not in_front(target.at, target.facing, point, target.printed.arc)

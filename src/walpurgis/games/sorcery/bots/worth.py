"""What things are worth to a bot, in points of the build total: a click, a wound, an action. Places are in `lookout.py`."""

from __future__ import annotations

from collections.abc import Sequence
from math import isqrt

from walpurgis.engine.plane import Point, distance_squared

from ..dials import may_be_healed, values
from ..facts import NUMBERS
from ..odds import chance_of, defense_value, odds_against
from ..state import Battlefield, Figure
from ..values import abilities

CONTACT = 2 * NUMBERS.base_radius
EARLY, LATE, RUN = 0.2, 1.8, 6
"""What an objective counts for at first and in the last round, and in how many rounds it rises."""
KILL = 0.35
"""What finishing a figure is worth besides its clicks, as a part of its points: it acts no more."""
REST, WAIT = 1.0, 2.5
"""What a first token costs, and a second besides the click."""
WANTED, SELDOM = 0.9, 0.4
"""How likely a figure is to be told to act in the next turn: one of the best that is fresh, and any other."""


# Figures -------------------------------------------------------------------------------------------------------------


def clicks_left(figure: Figure) -> int:
    """How much damage it takes to eliminate it."""
    return len(figure.printed.dial) + 1 - figure.click


def click_worth(t: Battlefield, figure: Figure) -> float:
    """What one click of a figure is worth: its points and those of its books, spread over its dial; less when the battle is nearly over."""
    books = sum(tome.printed.points for tome in t.tomes_of(figure))
    return lasting(t) * (figure.printed.points + books) / len(figure.printed.dial)


def lasting(t: Battlefield) -> float:
    """How much of a click still counts: in the last rounds little, for nobody lives to use it."""
    return min(1.0, 0.4 + 0.15 * rounds_left(t))


def rounds_left(t: Battlefield) -> int:
    return max(0, t.turn_limit - t.round)


def wound_worth(t: Battlefield, target: Figure, clicks: float) -> float:
    """What this many clicks, as can be expected, are worth: those that finish a figure count for more."""
    left = clicks_left(target)
    finishing = KILL * target.printed.points * min(clicks / left, 1.0) ** 2
    return min(clicks, left) * click_worth(t, target) + finishing


def mend_worth(t: Battlefield, figure: Figure, clicks: float) -> float:
    """What healing this many clicks is worth."""
    if not may_be_healed(figure.printed, figure.click, abilities(t, figure)):
        return 0.0
    return min(clicks, figure.click - 1) * click_worth(t, figure)


def tired(t: Battlefield, figure: Figure) -> float:
    """What giving a figure an action costs: with a token already, a click and the turn after this one."""
    if not figure.tokens:
        return REST
    clicks = NUMBERS.pushing_damage + sum(w.printed.pushing for w in t.working_on(figure))  # Bloodbrand makes it worse
    pushed = clicks * click_worth(t, figure) if clicks_left(figure) > clicks else figure.printed.points * 1.2
    return pushed + WAIT


def token_worth(t: Battlefield, figure: Figure) -> float:
    """What one action token more costs a figure: a click if it acts, or the wait."""
    if figure.tokens >= NUMBERS.most_tokens:
        return 0.0
    fresh = sorted((f.printed.points for f in t.own(figure.seat) if not f.tokens), reverse=True)[: t.action_total + 1]
    wanted = WANTED if not figure.tokens and fresh and figure.printed.points >= fresh[-1] else SELDOM
    return wanted * (click_worth(t, figure) + WAIT - REST)


def relief_worth(t: Battlefield, figure: Figure) -> float:
    """What taking one action token off a figure is worth."""
    return 0.5 * (WANTED + SELDOM) * (click_worth(t, figure) + WAIT - REST) if figure.tokens else 0.0


# Attacks -------------------------------------------------------------------------------------------------------------


def blow_worth(t: Battlefield, attacker: Figure, target: Figure) -> float:
    """What a close combat attack can be expected to yield."""
    return wound_worth(t, target, odds_against(t, attacker, target, "close").damage)


def hits(needed: int) -> float:
    """How likely an attack that needs this number on two dice hits: the lowest roll always misses, the highest always hits."""
    return chance_of(max(NUMBERS.crit_miss + 1, min(needed, NUMBERS.crit_hit)))


def quick_blow(t: Battlefield, attacker: Figure, target: Figure, *, behind: bool) -> float:
    """About what a close attack yields, without looking at everything."""
    shown = values(attacker.printed, attacker.click)
    needed = values(target.printed, target.click).defense - shown.attack - attacker.printed.close_bonus - behind
    return wound_worth(t, target, hits(needed) * shown.damage)


def quick_shot(t: Battlefield, attacker: Figure, target: Figure, *, sees_all: bool = False) -> float:
    """About what a shot yields."""
    ranged = attacker.printed.ranged
    if ranged is None or (not sees_all and "limited-invisibility" in abilities(t, target)):
        return 0.0
    shown = values(attacker.printed, attacker.click)
    needed = defense_value(t, target, "ranged").total - shown.attack - ranged.bonus
    return wound_worth(t, target, hits(needed) * (ranged.damage or shown.damage))


# Measures ------------------------------------------------------------------------------------------------------------


def urgency(t: Battlefield) -> float:
    """What objectives count for: they decide the battle, but only at its end. Until then it is enough to be near."""
    return EARLY + (LATE - EARLY) * max(0.0, 1 - rounds_left(t) / RUN)


def gap(one: Point, other: Point, radii: int) -> int:
    """What lies between two round things, in mil."""
    return max(0, isqrt(distance_squared(one, other)) - radii)


def sum_of_best(scores: Sequence[float], most: int) -> float:
    """The sum of the best few."""
    return sum(sorted(scores, reverse=True)[:most])

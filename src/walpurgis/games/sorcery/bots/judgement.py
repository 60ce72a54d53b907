"""Who is ahead, and by how much: objectives and who can be at them in time, what is left of the armies, who could strike whom. Weights: data/judgement.toml.

A `Judge` is made for one question and weighs many tables that could come of it (`aftermath.py`). What it has found out about a figure at a click and a place
it keeps, for most figures stay as they are.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from math import isqrt
from typing import NamedTuple, TypeAlias

from walpurgis.engine.plane import INCH, TOLERANCE, distance_squared, in_front
from walpurgis.engine.toml_facts import facts

from ..dials import shown, values
from ..facts import NUMBERS
from ..state import Battlefield, Figure, Objective
from ..values import abilities, reach, speed
from ..victory import ahead
from ..warriors import WARRIORS
from .lookout import AT_A_TOKEN
from .worth import CONTACT, KILL, hits

WEIGHTS: dict[str, tuple[float, float, float]] = {name: tuple(found) for name, found in facts("walpurgis.games.sorcery", "judgement")["weights"].items()}
HELD = ("safe", "open", "contested", "lost")
"""What an objective that a side holds can be."""
WON = 20.0
"""By how much, in log odds, who has won is ahead."""
LAST = 0.6
"""How much of the last weight counts a round earlier."""
DELAY = 0.72
"""What a way is worth that takes a turn more."""
STURDY = 6
"""This many clicks beside an objective are as good as more."""
AT_AN_OBJECTIVE = AT_A_TOKEN + TOLERANCE
TOUCHING = CONTACT + TOLERANCE
PUSHED = 0.6
"""How much of an attack counts for which its figure is pushed."""
NEVER = 99.0


Has: TypeAlias = dict[str, float]
"""What a side has of each thing that is weighed."""


class Profile(NamedTuple):
    """What a figure is worth and capable of at a click and a place."""

    is_able: bool
    left: int
    """Clicks until it is demoralized or gone."""
    worth: float
    """What they are worth, in points."""
    stride: int
    """How far it moves, in mil."""
    charges: bool
    reach: int
    """How far it shoots, in mil; 0 if it cannot."""


class Side(NamedTuple):
    """One side on a table that could be."""

    figures: list[Figure]
    able: list[Figure]
    left: int
    """Turns that it still has, the one that goes on among them."""


@cache
def able_clicks(warrior: str, click: int) -> int:
    """How much damage it takes until a warrior is demoralized or gone."""
    printed = WARRIORS[warrior]
    clicks = range(click, len(printed.dial) + 1)
    return next((n - click for n in clicks if "demoralized" in shown(printed, n)), len(clicks))


class Judge:
    """Whoever weighs what may come of one question."""

    def __init__(self, t: Battlefield) -> None:
        self._books = Counter[str]()
        for tome in t.tomes.values():
            self._books[tome.wielder] += tome.printed.points
        self._profiles: dict[tuple[str, int, int, int, str], Profile] = {}
        self._ways: dict[tuple[str, int, int, int, int, str, bool], float] = {}
        self._blows: dict[tuple[str, int, str, int, bool], float] = {}
        self._shots: dict[tuple[str, int, str, int], float] = {}

    def lead(self, t: Battlefield, seat: int) -> float:
        """How far the seat's side is ahead of its strongest rival, in log odds."""
        mine = t.side(seat)
        if t.phase == "over":
            first, _ = ahead(t)
            return 0.0 if len(first) > 1 and mine in first else WON if mine in first else -WON
        found = self.found(t)
        own = found.pop(mine)
        rival = max(found.values(), key=lambda other: (sum([other[name] for name in HELD]), other["clicks"]))
        late, last = t.round / t.turn_limit, LAST ** (t.turn_limit - t.round)
        early = 1 - late
        return sum([(own[name] - rival[name]) * (a * early + b * late + c * last) for name, (a, b, c) in WEIGHTS.items()])

    def found(self, t: Battlefield) -> dict[int, Has]:
        """What each side has, by the names of the weights."""
        sides = self._sides(t)
        touched = self._touched(t, sides)
        found = {side: dict.fromkeys(WEIGHTS, 0.0) for side in sides}
        for objective in t.objectives:
            self._contend(t, objective, sides, touched, found)
        for side, one in sides.items():
            profiles = [self.profile(t, f) for f in one.figures]
            foes = [f for other, rival in sides.items() if other != side for f in rival.figures]
            best = [self._strike(t, f, foes, f.id in touched) for f in one.able if f.tokens < NUMBERS.most_tokens]
            found[side].update(
                clicks=sum([known.left * known.worth for known in profiles]) / t.total * 2,
                able=len(one.able),
                strikes=sum(best),
                strike=max(best, default=0.0) if side == t.side(t.active) else 0.0,
                tired=sum([f.tokens == 1 for f in one.able]),
                spent=sum([f.tokens > 1 for f in one.able]),
            )
        return found

    # Figures ---------------------------------------------------------------------------------------------------------

    def profile(self, t: Battlefield, figure: Figure) -> Profile:
        key = figure.id, figure.click, figure.x, figure.y, figure.status
        known = self._profiles.get(key)
        if known is None:
            known = self._profiles[key] = self._profile(t, figure)
        return known

    def _profile(self, t: Battlefield, figure: Figure) -> Profile:
        found, printed = abilities(t, figure), figure.printed
        shoots = not figure.is_demoralized and "berserk" not in found
        return Profile(
            figure.is_able,
            able_clicks(figure.warrior, figure.click),
            (printed.points + self._books[figure.id]) / len(printed.dial),
            max(speed(t, figure), 1) * INCH,
            "charge" in found,
            reach(t, figure) * INCH if shoots else 0,
        )

    def _sides(self, t: Battlefield) -> dict[int, Side]:
        now = t.order.index(t.active) if t.active in t.order else 0
        sides: dict[int, Side] = {}
        for place, seat in enumerate(t.order or range(len(t.players))):
            side, left = t.side(seat), t.turn_limit - t.round + (place >= now)
            known = sides.get(side)
            figures = t.own(seat) if known is None else [*known.figures, *t.own(seat)]
            sides[side] = Side(figures, [f for f in figures if self.profile(t, f).is_able], left if known is None else max(left, known.left))
        return sides

    def _touched(self, t: Battlefield, sides: dict[int, Side]) -> set[str]:
        """Who is in contact with an able opponent."""
        touched = set()
        for side, one in sides.items():
            for foe in one.able:
                if foe.status == "ground":
                    x, y = foe.x, foe.y
                    for other, rival in sides.items():
                        if other != side:
                            touched.update([f.id for f in rival.figures if f.status == "ground" and (f.x - x) ** 2 + (f.y - y) ** 2 <= TOUCHING**2])
        return touched

    # Objectives ------------------------------------------------------------------------------------------------------

    def _contend(self, t: Battlefield, objective: Objective, sides: dict[int, Side], touched: set[str], found: dict[int, Has]) -> None:
        """Who holds an objective, who stands there, and who can be there in time."""
        guards = {side: self._guards(t, objective, one.able) for side, one in sides.items()}
        soon = {side: min([self._turns(t, f, objective, f.id in touched) for f in one.able], default=NEVER) for side, one in sides.items()}
        holder = t.side(objective.holder) if objective.holder >= 0 else -1
        for side, one in sides.items():
            has = found[side]
            has["guard"] += min(guards[side], STURDY) / STURDY
            if holder == -1:
                has["near"] += DELAY ** soon[side] if soon[side] <= one.left else 0.0
            elif holder == side:
                others = [other for other in sides if other != side]
                opposed = any(guards[other] for other in others)
                coming = max([DELAY ** soon[other] for other in others if soon[other] <= sides[other].left], default=0.0)
                if guards[side]:
                    has["contested" if opposed else "safe"] += 1
                    has["besieged"] += 0.0 if opposed else coming
                elif opposed:
                    has["lost"] += 1
                else:
                    has["open"] += 1
                    has["exposed"] += coming
                    has["alone"] += not coming
                    has["returns"] += DELAY ** soon[side] if soon[side] <= one.left else 0.0

    def _guards(self, t: Battlefield, objective: Objective, able: list[Figure]) -> int:
        """The clicks of those who take or contest it."""
        at = objective.at
        return sum([self.profile(t, f).left for f in able if f.status == "ground" and distance_squared(f.at, at) <= AT_AN_OBJECTIVE**2])

    def _turns(self, t: Battlefield, figure: Figure, objective: Objective, is_held: bool) -> float:
        """In about how many turns a figure can be at an objective."""
        key = figure.id, figure.click, figure.x, figure.y, figure.tokens, objective.id, is_held
        known = self._ways.get(key)
        if known is None:
            known = self._ways[key] = self._walk(t, figure, objective, is_held)
        return known

    def _walk(self, t: Battlefield, figure: Figure, objective: Objective, is_held: bool) -> float:
        """Who is fresh and free goes twice as far at first, and then every second turn; who is held loses a turn."""
        gap = isqrt(distance_squared(figure.at, objective.at)) - AT_AN_OBJECTIVE
        if gap <= 0:
            return 0.0
        stride = self.profile(t, figure).stride
        first = stride if is_held or figure.tokens or figure.printed.speed_type == "horseshoe" else 2 * stride
        turns = gap / first if gap <= first else 1 + (gap - first) / (1.5 * stride)
        return max(turns, 0.3) + is_held + 0.5 * (figure.tokens > 1)

    # Attacks ---------------------------------------------------------------------------------------------------------

    def _strike(self, t: Battlefield, figure: Figure, foes: list[Figure], is_held: bool) -> float:
        """What the best attack that a figure could make from where it stands would do, in points."""
        best = max([worth for worth, _, _ in self.strikes(t, figure, foes, is_held)], default=0.0)
        return best * (PUSHED if figure.tokens else 1.0)

    def strikes(self, t: Battlefield, figure: Figure, foes: list[Figure], is_held: bool) -> list[tuple[float, Figure, str]]:
        """The attacks that a figure could make, with what they would do in points: `close`, `charge` and `ranged`."""
        known, found = self.profile(t, figure), list[tuple[float, Figure, str]]()
        for foe in foes:
            away = distance_squared(figure.at, foe.at)
            if figure.status == foe.status == "ground":
                if away <= TOUCHING**2:
                    if in_front(figure.at, figure.facing, foe.at, figure.printed.arc):
                        found.append((self._blow(t, figure, foe), foe, "close"))
                    continue
                if known.charges and not is_held and away <= (known.stride + CONTACT) ** 2:
                    found.append((self._blow(t, figure, foe), foe, "charge"))
            if known.reach and not is_held and away <= known.reach**2 and in_front(figure.at, figure.facing, foe.at, figure.printed.arc):
                found.append((self._shot(t, figure, foe), foe, "ranged"))
        return found

    def _blow(self, t: Battlefield, figure: Figure, foe: Figure) -> float:
        behind = not in_front(foe.at, foe.facing, figure.at, foe.printed.arc)
        key = figure.id, figure.click, foe.id, foe.click, behind
        if key not in self._blows:
            shows = values(figure.printed, figure.click)
            needed = values(foe.printed, foe.click).defense - shows.attack - figure.printed.close_bonus - behind
            self._blows[key] = self._wound(t, foe, hits(needed) * shows.damage)
        return self._blows[key]

    def _shot(self, t: Battlefield, figure: Figure, foe: Figure) -> float:
        key = figure.id, figure.click, foe.id, foe.click
        if key not in self._shots:
            found, shows, ranged = abilities(t, foe), values(figure.printed, figure.click), figure.printed.ranged
            if ranged is None or "limited-invisibility" in found:
                self._shots[key] = 0.0
            else:
                armor = NUMBERS.armor_defense * ("battle-armor" in found or "invulnerability" in found)
                needed = values(foe.printed, foe.click).defense + armor - shows.attack - ranged.bonus
                self._shots[key] = self._wound(t, foe, hits(needed) * (ranged.damage or shows.damage))
        return self._shots[key]

    def _wound(self, t: Battlefield, foe: Figure, clicks: float) -> float:
        """What this many clicks are worth: those that put a figure out of the battle count for more."""
        known = self.profile(t, foe)
        left = known.left or 1
        return min(clicks, left) * known.worth + KILL * foe.printed.points * min(clicks / left, 1.0) ** 2

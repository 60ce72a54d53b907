"""`sage` plays better than `thumb` and takes ten times as long: it looks at what the table would be like after each order, and what the next opponent
would make of that.

Attacks, moves and captures are weighed so: the table after the turn, the best of the opponent's likely replies, and then what a judge says (`judgement.py`).
Whatever else can be ordered counts for what thumb thinks it brings. All other questions are answered as thumb answers them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import isqrt
from typing import Any, NamedTuple

from walpurgis.engine import Answer, Ask, Chance, Match, Sight
from walpurgis.engine.offer import Choice
from walpurgis.engine.plane import INCH, TOLERANCE, Point, distance_squared, facing

from ..facts import NUMBERS
from ..keys import named
from ..odds import BLAST, Odds, odds_against
from ..state import Battlefield, Figure
from ..values import speed
from .aftermath import Changed, after_turn, captured, hurt, standing, with_figures
from .answers import ANSWERS, Habit, Question, first
from .journeys import beside, likely_goals, towards, turned_to
from .judgement import AT_AN_OBJECTIVE, TOUCHING, Judge
from .lookout import Lookout, Stand
from .orders import WEIGHED, About
from .worth import CONTACT, gap

POINT = 0.045
"""What a point of the build total is worth in log odds, where thumb says what something brings."""
CAPTIVE = 0.75
"""How much of being rid of a figure a capture is worth: the captor may fall."""
ALWAYS, REPLIED_TO = 3, 6
"""This many orders are thought over with the opponent's reply, the best at first sight: at least, and at most."""
SLACK = 0.6
"""Beyond the least number, an order that is so much worse at first sight is not thought over."""
PLACES = 4
"""This many places are compared with the reply."""
TRIED_OUT = 3
"""This many moves at most are tried out to see whether the way is free."""
AIMED_AT = 2
"""This many targets of each figure are considered in a reply."""
RARE = 0.02
"""What happens less often is left out."""
IDLE = 0.01
"""To turn must be better than to rest by as much."""


def sage(sight: Sight, dice: Chance) -> Answer:
    """Answer after a look at what would come of it."""
    seed = dice.below(1 << 62)
    world = sight.world(seed, keep=False)
    t: Battlefield = world.state
    question = Question(t, t.players[sight.seat], sight.offer, dice)
    if sight.offer.prompt != "act":
        return HABITS.get(sight.offer.prompt, ANSWERS.get(sight.offer.prompt, first))(question)
    thought = Thought(t)
    ranked = thought.orders(question)
    for _ in range(TRIED_OUT):
        best = max(ranked, key=lambda key: ranked[key])
        way = _way(sight, seed, best)
        if way is None:
            return best
        ranked[best] = thought.places(way)[0].worth
        if ranked[best] == max(ranked.values()):
            return best
    return max(ranked, key=lambda key: ranked[key])


def _way(sight: Sight, seed: int, key: str) -> Question | None:
    """The question for a path that follows an order at once; None if there is none, or if dice are rolled before."""
    found = named(key)
    if found is None or found.kind not in ("move", "double"):
        return None
    if any(choice.key == key and choice.about["is"] == "BreakAway" for choice in sight.offer.choices):
        return None
    world = sight.world(seed, keep=False)
    world.answer(sight.seat, key)
    ask = world.asks.get(sight.seat)
    if ask is None or ask.prompt != "path":
        return None
    t: Battlefield = world.state
    return Question(t, t.players[sight.seat], ask.offer(), Chance(seed))


def promising(world: Match[Battlefield], ask: Ask[Any], dice: Chance) -> list[Answer]:
    """Of orders and ways those that look best, the best first. Of all else nothing besides the first guesses: a few turns later hardly anything of that can be
    told apart, and time spent on it is lost."""
    if ask.prompt not in ("act", "path"):
        return []
    thought, question = Thought(world.state), Question(world.state, world.state.players[ask.seat], ask.offer(), dice)
    if ask.prompt == "act":
        ranked = thought.orders(question)
        return [*sorted(ranked, key=lambda key: -ranked[key])]
    return [points(place.choice) for place in thought.places(question)]


def points(choice: Choice) -> Answer:
    return [[x, y] for x, y in choice.points]


def path(q: Question) -> Answer:
    return points(Thought(q.t).places(q)[0].choice)


def turn(q: Question) -> Answer:
    """Which way to look: as an action, or free of charge when somebody comes."""
    thought, figure = Thought(q.t), q.figure()
    acts = q.t.acting == figure.id and q.t.active == q.me.seat

    def worth(choice: Choice) -> float:
        turned = {figure.id: standing(figure, _stand(figure, choice, figure.status))}
        other = after_turn(q.t, turned, figure.id) if acts else with_figures(q.t, turned)
        return thought.judge.lead(other, q.me.seat)

    return points(max(q.offer.choices, key=worth))


HABITS: dict[str, Habit] = {"path": path, "turn": turn, "spin": turn}


def _stand(figure: Figure, choice: Choice, level: str) -> Stand:
    *places, look = choice.points
    end = places[-1] if places else figure.at
    return Stand(end, facing(end, look, figure.facing), level)


# Orders --------------------------------------------------------------------------------------------------------------


class Outcome(NamedTuple):
    """One thing that may come of an order."""

    chance: float
    changed: Changed


class Place(NamedTuple):
    """The end of a way, and how far ahead it leaves us."""

    worth: float
    choice: Choice


class Thought:
    """A question being thought over by whoever is active."""

    def __init__(self, t: Battlefield) -> None:
        self.t, self.seat, self.judge = t, t.active, Judge(t)

    def orders(self, q: Question) -> dict[str, float]:
        """What the best orders bring, in log odds, when the opponent has replied."""
        at_sight = {key: self._order(key, q.about[key], replied=False) for key in q.keys}
        best = sorted(at_sight, key=lambda key: -at_sight[key])
        kept = [*best[:ALWAYS], *(key for key in best[ALWAYS:REPLIED_TO] if at_sight[key] > at_sight[best[0]] - SLACK)]
        return {key: self._order(key, q.about[key], replied=True) for key in kept}

    def _order(self, key: str, about: About, *, replied: bool) -> float:
        found = named(key)
        if found is None:
            return self._worth({}, "", replied)
        t, figure = self.t, self.t.figures[found.figure]
        match found.kind:
            case "move" | "quick" | "double" | "soar":
                return self._move(figure, found.kind, about, replied)
            case "turn":
                looks = [{figure.id: standing(figure, turned_to(figure, foe.at))} for foe in t.opponents(self.seat)]
                return max((self._worth(look, figure.id, replied) for look in looks), default=self._worth({}, figure.id, replied)) - IDLE
            case "close" | "shot" | "blast" | "freeze" | "flame":
                return self._mean(self._attack(figure, t.figures[found.rest], _odds(t, figure, t.figures[found.rest], found.kind)), figure.id, replied)
            case "capture":
                target, chance = t.figures[found.rest], CAPTIVE * about["chance"] / 100
                return self._mean([Outcome(chance, {target.id: captured(target)}), Outcome(1 - chance, {})], figure.id, replied)
            case "charge" | "surge":
                return self._charge(figure, speed(t, figure) if found.kind == "charge" else (speed(t, figure) + 1) // 2, replied)
        brings = WEIGHED[found.kind](Lookout(t, figure), found.rest, about) if found.kind in WEIGHED else 0.0
        return self._worth({}, figure.id, replied) + POINT * brings

    def _move(self, figure: Figure, kind: str, about: About, replied: bool) -> float:
        """The best of the likely goals; who must break away may fail."""
        level = ("air" if about["is"] in ("TakeOff", "QuickenSoaring") and figure.status == "ground" else "ground") if kind == "soar" else figure.status
        goals = [*likely_goals(Lookout(self.t, figure), about["inches"], meets=kind != "double", level=level), *self._back(figure, about["inches"], level)]
        stays = self._worth({}, figure.id, replied)
        best = max((self._worth({figure.id: standing(figure, stand)}, figure.id, replied) for stand in goals), default=stays)
        chance = (7 - about["needed"]) / 6 if about["is"] == "BreakAway" else 1.0
        return chance * best + (1 - chance) * stays

    def _back(self, figure: Figure, inches: int, level: str) -> Iterator[Stand]:
        """Straight away from the nearest opponent."""
        foe = min(self.t.opponents(self.seat), key=lambda f: distance_squared(f.at, figure.at), default=None)
        if foe is None or foe.at == figure.at:
            return
        far, whole = inches * INCH, isqrt(distance_squared(foe.at, figure.at))
        end = (figure.x - (foe.x - figure.x) * far // whole, figure.y - (foe.y - figure.y) * far // whole)
        if all(NUMBERS.base_radius < part < self.t.board - NUMBERS.base_radius for part in end):
            yield Stand(end, facing(end, foe.at, figure.facing), level)

    def _charge(self, figure: Figure, inches: int, replied: bool) -> float:
        """At the opponent whom it pays most to charge; whoever reaches nobody has acted for nothing."""
        worths = [self._worth({}, figure.id, replied)]
        for target in self.t.opponents(self.seat):
            if target.status == "ground" and gap(figure.at, target.at, CONTACT) <= inches * INCH:
                there = standing(figure, beside(figure, target.at))
                outcomes = self._attack(there, target, odds_against(self.t, there, target, "close"))
                worths.append(self._mean([Outcome(one.chance, {figure.id: there, **one.changed}) for one in outcomes], figure.id, replied))
        return max(worths[1:], default=worths[0])

    def _attack(self, figure: Figure, target: Figure, odds: Odds) -> list[Outcome]:
        """A miss, and a hit with as many clicks as can be expected of it: of two whole numbers the one as often as it takes."""
        if odds.chance <= 0:
            return [Outcome(1.0, {})]
        least, more = divmod(odds.damage / odds.chance, 1.0)
        hits = [(least, 1 - more), (least + 1, more)]
        return [
            Outcome(1 - odds.chance, {}),
            *(Outcome(odds.chance * part, {target.id: hurt(target, int(clicks))}) for clicks, part in hits if part > RARE),
        ]

    def _mean(self, outcomes: Iterable[Outcome], actor: str, replied: bool) -> float:
        return sum(one.chance * self._worth(one.changed, actor, replied) for one in outcomes)

    def _worth(self, changed: Changed, actor: str, replied: bool) -> float:
        """How far ahead we are after the turn, or after the opponent's reply to it."""
        other = after_turn(self.t, changed, actor)
        return self.reply(other) if replied else self.judge.lead(other, self.seat)

    # Places ----------------------------------------------------------------------------------------------------------

    def places(self, q: Question) -> list[Place]:
        """The ways whose ends look best, the best first when the opponent has replied."""
        figure, level = q.figure(), str(q.offer.about.get("level", "ground"))

        def worth(choice: Choice, *, replied: bool) -> float:
            return self._worth({figure.id: standing(figure, _stand(figure, choice, level))}, figure.id, replied)

        at_sight = sorted(q.offer.choices, key=lambda choice: -worth(choice, replied=False))
        return sorted((Place(worth(choice, replied=True), choice) for choice in at_sight[:PLACES]), key=lambda place: -place.worth)

    # The reply -------------------------------------------------------------------------------------------------------

    def reply(self, t: Battlefield) -> float:
        """How far ahead we are after the best that the next player can do at once: to rest, to walk to an objective, to attack."""
        if t.phase == "over":
            return self.judge.lead(t, self.seat)
        seat, judge = t.active, self.judge
        if t.are_friends(seat, self.seat):
            return judge.lead(t, self.seat)
        foes = t.opponents(seat)
        able = [foe for foe in foes if foe.is_able and foe.status == "ground"]
        best = -judge.lead(after_turn(t, {}), self.seat)
        for figure in t.own(seat):
            if figure.tokens < NUMBERS.most_tokens and figure.is_able:
                is_held = figure.status == "ground" and any(distance_squared(figure.at, foe.at) <= TOUCHING**2 for foe in able)
                best = max(best, *self._replies(t, figure, foes, is_held))
        return -best

    def _replies(self, t: Battlefield, figure: Figure, foes: list[Figure], is_held: bool) -> Iterator[float]:
        """What each reply of one figure brings its side."""
        acted = -self.judge.lead(after_turn(t, {}, figure.id), self.seat)
        yield acted
        for end in self._objectives_near(t, figure, is_held):
            look = min(foes, key=lambda foe: distance_squared(foe.at, end)).at if foes else figure.at
            there = {figure.id: standing(figure, Stand(end, facing(end, look, figure.facing)))}
            brings = -self.judge.lead(after_turn(t, there, figure.id), self.seat)
            yield (brings + acted) / 2 if is_held else brings
        for _, foe, kind in sorted(self.judge.strikes(t, figure, foes, is_held), key=lambda strike: -strike[0])[:AIMED_AT]:
            there = {figure.id: standing(figure, beside(figure, foe.at))} if kind == "charge" else {}
            odds = odds_against(t, there.get(figure.id, figure), foe, "ranged" if kind == "ranged" else "close")
            if odds.chance > 0:
                hit = after_turn(t, {**there, foe.id: hurt(foe, max(1, round(odds.damage / odds.chance)))}, figure.id)
                yield -odds.chance * self.judge.lead(hit, self.seat) + (1 - odds.chance) * acted

    def _objectives_near(self, t: Battlefield, figure: Figure, is_held: bool) -> Iterator[Point]:
        """Where it would stand at each objective that it reaches with one action and is not at yet."""
        if figure.status != "ground":
            return
        stride = self.judge.profile(t, figure).stride
        far = stride if is_held or figure.tokens or figure.printed.speed_type == "horseshoe" else 2 * stride
        for objective in t.objectives:
            if 0 < gap(figure.at, objective.at, AT_AN_OBJECTIVE) <= far:
                yield towards(figure.at, objective.at, far, AT_AN_OBJECTIVE - TOLERANCE)


def _odds(t: Battlefield, figure: Figure, target: Figure, kind: str) -> Odds:
    """What an attack of this kind needs and does."""
    if kind == "close":
        return odds_against(t, figure, target, "close")
    if kind == "blast":
        return odds_against(t, figure, target, "ranged", BLAST, through_woods=True)
    return odds_against(t, figure, target, "ranged", (NUMBERS.freeze_damage,) if kind == "freeze" else ())

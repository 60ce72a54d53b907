"""Movement on random battlefields: laid down differently, with figures in another order, cut shorter, settled twice. [D-49]"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from hypothesis import given, settings
from hypothesis import strategies as st

from walpurgis.engine import Chance, Rule
from walpurgis.engine.plane import Point, overlap
from walpurgis.games.sorcery.fields import SIDES
from walpurgis.games.sorcery.standing import disc, disc_at
from walpurgis.games.sorcery.state import Battlefield, Feature, Figure, Player, Working
from walpurgis.games.sorcery.ways import Manner, Way, manner_of, settled, straight, why_not_way

from ...engine.plane_tables import BOARD, Motion, facings, motions, near

QUICK = settings(max_examples=80, deadline=None)
KINDS = ("BLO1", "NIN1", "NIN3", "DRA1", "FOR2", "CHA2")
PIECES = ("wood", "ruin", "hill", "pool", "mist")


class Errand(NamedTuple):
    """A battlefield on which a1 is to move along these points."""

    t: Battlefield
    points: tuple[Point, ...]
    ends: tuple[Rule, ...]

    @property
    def figure(self) -> Figure:
        return self.t.figures["a1"]

    @property
    def manner(self) -> Manner:
        return manner_of(self.t, self.figure, 8, ends=self.ends)

    def judged(self) -> tuple[Way, Rule | None]:
        points = self.points[-self.manner.most_points :]
        return settled(self.t, self.figure, self.manner, points), why_not_way(self.t, self.t.players[0], self.figure, self.manner, points)


@st.composite
def errands(draw: st.DrawFn) -> Errand:
    """A crowded part of a battlefield, with terrain and burning ground."""
    middle = draw(near((BOARD // 2, BOARD // 2), 12_000))
    around = near(middle, 5000)
    t = Battlefield(Chance(1), players=[Player(seat, edge) for seat, edge in enumerate(SIDES[2])], board=BOARD, total=200, turn_limit=12, order=(0, 1))
    _add(t, draw, 0, middle)
    for seat in draw(st.lists(st.integers(0, 1), min_size=1, max_size=6)):
        place = draw(around)
        if not any(overlap(disc(figure), disc_at(t.figures["a1"], place)) for figure in t.figures.values()):
            _add(t, draw, seat, place)
    for number in range(draw(st.integers(0, 2))):
        left, bottom = draw(around)
        wide, high = draw(st.tuples(st.integers(500, 4000), st.integers(500, 4000)))
        t.features.append(Feature(f"t{number}", draw(st.sampled_from(PIECES)), left, bottom, left + wide, bottom + high))
    if draw(st.booleans()):
        x, y = draw(around)
        t.workings.append(Working("g1", "P24", "", "a1", 0, x=x, y=y, mode="b"))
    points = draw(st.lists(around, min_size=2, max_size=5))
    return Errand(t, tuple(points), draw(st.sampled_from([(), (), ("A-136",), ("A-138",), ("A-167",)])))


def _add(t: Battlefield, draw: st.DrawFn, seat: int, place: Point) -> None:
    label = f"{'ab'[seat]}{1 + sum(figure.seat == seat for figure in t.figures.values())}"
    figure = Figure(label, seat, draw(st.sampled_from(KINDS)), "ground", *place, click=draw(st.sampled_from([1, 1, 4])))
    figure.look(draw(facings))
    t.figures[label] = figure


def laid_down(errand: Errand, motion: Motion) -> Errand:
    """The same on a board that is turned or mirrored."""
    t = errand.t.copy()
    for figure in t.figures.values():
        figure.put(motion.point(figure.at))
        figure.look(motion.vector(figure.facing))
    for feature in t.features:
        (ax, ay), (bx, by) = motion.point((feature.left, feature.bottom)), motion.point((feature.right, feature.top))
        feature.left, feature.right, feature.bottom, feature.top = min(ax, bx), max(ax, bx), min(ay, by), max(ay, by)
    for working in t.workings:
        working.x, working.y = motion.point(working.at)
    return Errand(t, tuple(motion.point(point) for point in errand.points), errand.ends)


@QUICK
@given(errands(), motions)
def test_a_battlefield_that_is_turned_or_mirrored_gives_the_mirrored_answers(errand: Errand, motion: Motion) -> None:
    """[D-1, D-39]"""
    way, rule = errand.judged()
    other, other_rule = laid_down(errand, motion).judged()
    assert other_rule == rule
    assert other.walk.path == tuple(motion.point(place) for place in way.walk.path)
    assert (other.walk.length, other.walk.contact, other.walk.terrain) == (way.walk.length, way.walk.contact, way.walk.terrain)
    assert other.facing == motion.vector(way.facing)


@QUICK
@given(errands(), st.randoms())
def test_the_order_of_the_figures_does_not_matter(errand: Errand, chance: Random) -> None:
    """[D-39]"""
    shuffled = errand.t.copy()
    shuffled.figures = dict(chance.sample([*shuffled.figures.items()], len(shuffled.figures)))
    chance.shuffle(shuffled.features)
    assert Errand(shuffled, errand.points, errand.ends).judged() == errand.judged()


@QUICK
@given(errands())
def test_a_settled_way_settles_to_itself(errand: Errand) -> None:
    """[D-39]"""
    way, rule = errand.judged()
    again = Errand(errand.t, (*way.walk.path[1:], errand.points[-1]), errand.ends)
    assert again.judged() == (way, rule)


@QUICK
@given(errands(), st.integers(1, 4))
def test_a_legal_way_stays_legal_when_it_ends_at_an_earlier_bend(errand: Errand, bends: int) -> None:
    """[D-9, D-28]"""
    plain = errand._replace(ends=())
    way, rule = plain.judged()
    if rule is None:
        places = way.walk.path[1 : bends + 1]
        if not (plain.figure.warrior == "NIN3" and plain.figure.click == 1):  # a ghost may bend over a base, but not end there
            assert plain._replace(points=(*places, errand.points[-1])).judged()[1] is None


@QUICK
@given(errands())
def test_nothing_that_is_accepted_overlaps_anything(errand: Errand) -> None:
    """[A-48, D-9, D-27]"""
    way, rule = errand.judged()
    if rule is None:
        base = disc_at(errand.figure, way.walk.end)
        assert not any(overlap(base, disc(other)) for other in errand.t.figures.values() if other is not errand.figure)
        assert all(625 <= value <= BOARD - 625 for value in way.walk.end)


@QUICK
@given(errands(), motions)
def test_being_levitated_is_mirrored_too(errand: Errand, motion: Motion) -> None:
    """[A-142, D-12]"""
    other = laid_down(errand, motion)
    rules = [why_not_way(one.t, one.t.players[0], one.figure, straight(one.t, one.figure, 10, "A-LEVITATION-1"), one.points[-2:]) for one in (errand, other)]
    assert rules[0] == rules[1]

"""Named moves: every kind of them in a scene, what they say, their order, and what does not matter for them."""

from __future__ import annotations

from random import Random

import pytest

from walpurgis.engine import Chance
from walpurgis.engine.ask import AskForSpot, Place
from walpurgis.engine.plane import Point, distance_squared, path_length
from walpurgis.games.sorcery.bench.boards import melee, typical
from walpurgis.games.sorcery.fields import SIDES
from walpurgis.games.sorcery.named import KINDS, MOST, TOO_NEAR, named_moves
from walpurgis.games.sorcery.standing import opponents_touching
from walpurgis.games.sorcery.state import Battlefield, Figure, Player
from walpurgis.games.sorcery.values import speed
from walpurgis.games.sorcery.ways import manner_of, settled, why_not_way
from walpurgis.words.speaker import Speaker

from .table import Play, battle

LANGUAGES = ("en", "fr", "de", "it", "es")
ORDER = ["stay", "hit", "pair", "aid", "obj", "book", "glyph", "aim", "far", "hide", "back", "on"]


def kind_of(key: str) -> str:
    return key.replace("/", ":").split(":")[0]


def place(play: Play, key: str) -> Place:
    """A named move that is offered."""
    assert isinstance(play.ask, AskForSpot)
    return next(place for place in play.ask.places() if place.key == key)


def end(play: Play, key: str, who: str = "a1", inches: int | None = None) -> Point:
    """Where a named move leads."""
    figure = play.f(who)
    manner = manner_of(play.t, figure, speed(play.t, figure) if inches is None else inches)
    return settled(play.t, figure, manner, place(play, key).points).walk.end


def says(play: Play, key: str, language: str = "en") -> str:
    return Speaker(language, "walpurgis.words", "walpurgis.games.sorcery")(place(play, key).says)


# The kinds, one by one -----------------------------------------------------------------------------------------------


def test_staying_is_turning_towards_one_of_the_nearest_three() -> None:
    """[D-46, D-47]"""
    t = battle("A:BLO1 18,10 N", "B:NIN1 18,30", "B:CHA2 9,30", "B:CHA1 26,30", "B:BLO2 30,32").choose("move:a1")
    assert t.of("stay/") == "stay/b1, stay/b3, stay/b2"
    assert place(t, "stay/b3").points == [(18_000, 10_000), (26_000, 30_000)]


def test_an_opponent_is_met_from_each_side_and_the_sentence_says_how_likely_a_hit_is() -> None:
    """[D-46, D-64]"""
    t = battle("A:CHA1 18,13 N", "B:NIN1 18,17 S").choose("move:a1")
    assert t.of("hit:") == "hit:b1/front, hit:b1/rear, hit:b1/left, hit:b1/right"
    assert end(t, "hit:b1/front") == (18_000, 15_745)
    assert end(t, "hit:b1/rear")[1] > 17_800
    assert end(t, "hit:b1/left")[0] > 18_800  # it looks south
    front, rear = says(t, "hit:b1/front"), says(t, "hit:b1/rear")
    assert "in front: 2.8″, hits on" in front
    assert "from behind" in rear
    assert front.count("%") == 1
    assert _chance(rear) > _chance(front)  # an attack from behind is easier


def _chance(sentence: str) -> int:
    return int(sentence.split("%")[0].split()[-1])


def test_two_opponents_side_by_side_can_be_met_at_once() -> None:
    """[D-46, D-41]"""
    t = battle("A:CHA1 18,12 N", "B:NIN1 17,16 S", "B:CHA2 19,16 S").choose("move:a1")
    assert t.of("pair:") == "pair:b1+b2"
    assert " and " in says(t, "pair:b1+b2")
    t.choose([[x, y] for x, y in place(t, "pair:b1+b2").points])
    assert [other.id for other in opponents_touching(t.t, t.f("a1"))] == ["b1", "b2"]


def test_objectives_are_held_contested_or_approached() -> None:
    """[D-46]"""
    t = battle("A:BLO1 18,10 N", "B:NIN1 18,18.8 S", objectives="18,13 18,18 33,10").choose("move:a1")
    assert t.of("obj:") == "obj:o1, obj:o2, obj:o3"
    assert "to hold it" in says(t, "obj:o1")
    assert "contested" in says(t, "obj:o2")
    assert "still to go" in says(t, "obj:o3")
    x, y = end(t, "obj:o3")
    assert (x, y) == (18_000 + speed(t.t, t.f("a1")) * 1000, 10_000)


def test_a_way_to_an_objective_leads_round_a_friend() -> None:
    """[D-46, D-45]"""
    t = battle("A:BLO1 18,10 N", "A:DEL2 18,12 N", "B:NIN1 30,30", objectives="18,15").choose("move:a1")
    points = place(t, "obj:o1").points
    assert len(points) > 2
    assert path_length([t.f("a1").at, *points[:-1]]) <= 1000 * speed(t.t, t.f("a1"))


def test_a_friend_who_can_help_is_joined() -> None:
    """[D-46]"""
    t = battle("A:BLO1 18,10 N #3", "A:ORS1 18,14 N +B1(P04)", "B:NIN1 30,30").choose("move:a1")
    assert t.of("aid:") == "aid:a2"
    assert place(t, "aid:a2").says.id == "option-join-caster"
    helped = battle("A:BLO1 18,10 N", "A:DEL2 18,14 N", "B:NIN1 30,30").choose("move:a1")
    assert place(helped, "aid:a2").says.id == "option-join-helper"
    helping = battle("A:DEL3 18,10 N", "A:FOR2 18,14 N", "B:NIN1 30,30").choose("move:a1")
    assert place(helping, "aid:a2").says.id == "option-join-to-help"
    assert distance_squared(end(t, "aid:a2"), t.f("a2").at) <= 1260**2


def test_what_a_friend_has_bookmarked_is_proposed_only_to_whom_it_is_known() -> None:
    """[D-46, D-64, D-84, S-106]"""
    figures = ("A:BLO1 18,10 N #3", "C:ORS1 18,14 N +B1(P04)", "B:NIN1 30,30", "D:NIN1 33,30")
    t = battle(*figures, players=4, teams=True).choose("move:a1")
    assert t.of("aid:") == ""
    knowing = battle(*figures, players=4, teams=True)
    knowing.k("k1").know_order = (0, 2)
    assert knowing.choose("move:a1").of("aid:") == "aid:c1"


def test_a_dropped_book_and_an_own_glyph_can_be_gone_to() -> None:
    """[D-46]"""
    t = battle("A:DEL2 18,10 N +B1(P01)", "B:NIN1 30,30", workings=["P20 at 18,14 by a1"])
    t.t.tomes["k9"] = t.k("k1").copy()
    t.k("k9").id, t.k("k9").wielder, t.k("k9").x, t.k("k9").y = "k9", "", 21_000, 10_000
    t.choose("move:a1")
    assert t.of("book:") == "book:k9"
    assert t.of("glyph:") == "glyph:g1"
    assert "keep" in says(t, "glyph:g1")


def test_a_shooter_is_offered_the_nearest_and_the_farthest_place_with_a_clear_line() -> None:
    """[D-46, D-47]"""
    t = battle("A:DEL1 18,16 N", "B:NIN1 18,24 S").choose("move:a1")
    assert t.of("aim:") == "aim:b1"
    near, far = end(t, "aim:b1"), end(t, "far:b1")
    reach = 1000 * t.f("a1").printed.ranged.range  # type: ignore[union-attr]
    for shot in near, far:
        assert distance_squared(shot, (18_000, 24_000)) <= (reach + 10) ** 2
    assert distance_squared(near, t.f("a1").at) < distance_squared(far, t.f("a1").at)
    assert place(t, "aim:b1").points[-1] == (18_000, 24_000)
    assert "%" in says(t, "aim:b1")


def test_where_there_is_one_place_to_shoot_from_it_is_named_once() -> None:
    """[D-46]"""
    t = battle("A:DEL1 18,8 N", "B:NIN1 18,24 S").choose("move:a1")
    assert (t.of("aim:"), t.of("far:")) == ("aim:b1", "")


def test_nobody_aims_through_a_ruin() -> None:
    """[D-46, A-67]"""
    t = battle("A:DEL1 18,18 N", "B:NIN1 18,22 S", terrain="ruin 10,19.5-26,20.5").choose("move:a1")
    assert t.of("aim:") == t.of("far:") == ""
    beside = battle("A:DEL1 18,18 N", "B:NIN1 18,22 S", terrain="ruin 10,19.5-19,20.5").choose("move:a1")
    assert end(beside, "aim:b1")[0] > 19_000


def test_a_threatened_warrior_can_hide_and_the_sentence_says_from_whom() -> None:
    """[D-46]"""
    t = battle("A:BLO1 18,10 N", "B:DEL3 18,19 S").choose("move:a1")
    assert t.of("hide") == "hide"
    assert "(B1)" in says(t, "hide")
    safe = battle("A:BLO1 18,4 N", "B:NIN1 18,34 S").choose("move:a1")
    assert safe.of("hide") == ""


def test_falling_back_is_the_farthest_from_everybody_and_marching_is_full_speed() -> None:
    """[D-46, D-47]"""
    t = battle("A:BLO1 18,18 N", "B:NIN1 18,24 S", "B:CHA2 20,24 S").choose("move:a1")
    assert end(t, "back") == (18_000, 10_000)
    assert t.of("on:") == "on:n, on:ne, on:e, on:se, on:s, on:sw, on:w, on:nw"
    assert end(t, "on:s") == (18_000, 18_000 - 1000 * speed(t.t, t.f("a1")))
    assert place(t, "on:s").points[-1] == (18_000, 24_000)  # the nearest opponent
    assert place(t, "on:e").points[-1] == (20_000, 24_000)


def test_whoever_moves_another_has_named_places_too() -> None:
    """[D-46]"""
    t = battle("A:DEL2 18,10 N +B1(P06)", "A:BLO1 19.255,10 N", "B:NIN1 18,18 S").choose("cast:a1/k1")
    while t.ask.prompt != "moved":
        t.choose([t.ask.keys()[0]] if t.ask.kind == "some" else t.ask.keys()[0])
    assert "hit:b1/left" in t.offered
    assert "on:n" in t.offered


# All together --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("board", [typical, melee])
@pytest.mark.parametrize("seat", [0, 1])
def test_every_list_is_in_order_allowed_short_and_spread_out_and_can_be_said(board: type, seat: int) -> None:
    """[D-46, D-47]"""
    t: Battlefield = board()
    speakers = [Speaker(language, "walpurgis.words", "walpurgis.games.sorcery") for language in LANGUAGES]
    for figure in t.own(seat):
        manner = manner_of(t, figure, speed(t, figure))
        places = named_moves(t, t.players[seat], figure, manner)
        kinds = [kind_of(place.key) for place in places]
        assert kinds == sorted(kinds, key=ORDER.index)
        assert 8 <= len(places) <= MOST
        assert len({place.key for place in places}) == len(places)
        ends: dict[str, list[Point]] = {}
        for one, kind in zip(places, kinds, strict=True):
            assert why_not_way(t, t.players[seat], figure, manner, one.points) is None
            end = settled(t, figure, manner, one.points).walk.end
            assert kind == "stay" or all(distance_squared(end, other) >= TOO_NEAR**2 for other in ends.get(kind, []))
            ends.setdefault(kind, []).append(end)
            sentences = [speaker(one.says) for speaker in speakers]
            assert all(sentence and "{" not in sentence and "option-" not in sentence for sentence in sentences)
            assert len({*sentences}) > 1


def test_the_shares_of_all_kinds_fill_the_list() -> None:
    """[D-46]"""
    assert sum(kind.share for kind in KINDS) == MOST


def test_the_list_depends_on_the_table_alone_and_leaves_it_as_it_was() -> None:
    """[D-46]"""
    t = melee()
    before = t.dump()
    figure = t.figures["a4"]
    first = named_moves(t, t.players[0], figure, manner_of(t, figure, 8))
    again = named_moves(t, t.players[0], figure, manner_of(t, figure, 8))
    shuffled = t.copy()
    shuffled.figures = dict(Random(3).sample([*shuffled.figures.items()], len(shuffled.figures)))
    other = named_moves(shuffled, shuffled.players[0], shuffled.figures["a4"], manner_of(shuffled, shuffled.figures["a4"], 8))
    assert first == again
    assert t.dump() == before
    assert [(place.key, place.points) for place in first] == [(place.key, place.points) for place in other]


@pytest.mark.parametrize("seed", range(8))
def test_a_battlefield_that_is_mirrored_gives_the_mirrored_moves(seed: int) -> None:
    """[D-46, D-1]"""
    chance = Random(seed)
    t = Battlefield(Chance(1), players=[Player(seat, edge) for seat, edge in enumerate(SIDES[2])], board=36_000, total=200, turn_limit=12, order=(0, 1))
    for number in range(5):
        for seat, letter in enumerate("ab"):
            figure = Figure(f"{letter}{number}", seat, chance.choice(("BLO1", "NIN1", "CHA1", "DEL2")), "ground")
            figure.put((12_000 + 2600 * number + chance.randrange(900), 14_000 + 3600 * seat + chance.randrange(1800)))
            figure.look((chance.randrange(-999, 999), 1000 - 2000 * seat))
            t.figures[figure.id] = figure
    twin = t.copy()
    for figure in twin.figures.values():
        figure.put((36_000 - figure.x, figure.y))
        figure.look((-figure.fx, figure.fy))
    swapped = {"left": "right", "right": "left", "e": "w", "w": "e", "ne": "nw", "nw": "ne", "se": "sw", "sw": "se"}
    moves = {_mirrored(place.key, swapped): place.points for place in _moves(t)}
    mirrored = {place.key: place.points for place in _moves(twin)}
    same = [key for key in moves if key in mirrored]
    assert len(same) >= 0.9 * len(moves)  # equally long ways may be told apart by their order
    alike = [key for key in same if [(36_000 - x, y) for x, y in moves[key]] == [(x, y) for x, y in mirrored[key]]]
    assert len(alike) >= 0.9 * len(same)


def _moves(t: Battlefield) -> list[Place]:
    figure = t.figures["a2"]
    return named_moves(t, t.players[0], figure, manner_of(t, figure, 8))


def _mirrored(key: str, swapped: dict[str, str]) -> str:
    for joint in ("/", ":"):
        head, _, tail = key.rpartition(joint)
        if tail in swapped and head:
            return f"{head}{joint}{swapped[tail]}"
    return key


def test_who_can_go_nowhere_else_may_land_where_it_is() -> None:
    """A frightened flier in the air, with opponents on all sides. [A-79, A-144, A-167, D-46]"""
    foes = [f"B:DEL2 {x},{y} S" for x, y in ((14, 18), (22, 18), (18, 14), (18, 22), (15, 15), (21, 21), (15, 21), (21, 15))]
    t = battle("A:MER1 18,18 N #4^", "A:DEL2 5,5 N", *foes).choose("soar:a1")
    assert t.of("stay") != ""

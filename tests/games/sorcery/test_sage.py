"""What sage sees that thumb does not: who will hold the objectives when the opponent has replied. And what a judge makes of a table."""

from __future__ import annotations

from typing import Any

import pytest

from walpurgis.bots import bot_named, play
from walpurgis.engine import Answer, Ask, Chance, Match
from walpurgis.games.sorcery.bots import promising, sage, thumb
from walpurgis.games.sorcery.bots.aftermath import after_turn, captured, hurt, standing
from walpurgis.games.sorcery.bots.judgement import WON, Judge
from walpurgis.games.sorcery.bots.lookout import Stand
from walpurgis.games.sorcery.game import GAME, Settings
from walpurgis.games.sorcery.victory import holds

from .table import Play, battle


def small(*figures: str, held: str, **more: Any) -> Play:
    """A battle of 100 points, one action a turn, on the small board. Of its three objectives it says who holds them: "AB-", the third nobody."""
    places = zip(("12,12", "6,17.5", "18,6.5"), held, strict=True)
    return battle(*figures, total=100, board=24, objectives=" ".join(f"{place}={seat}".removesuffix("=-") for place, seat in places), **more)


def answers(t: Play, seed: int = 1) -> tuple[Answer, Answer]:
    """What thumb and sage say."""
    sight = t.match.sight(t.t.active)
    return thumb(sight, Chance(seed)), sage(sight, Chance(seed))


def lead(t: Play, seat: int = 0) -> float:
    return Judge(t.t).lead(t.t, seat)


# Scenes --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("in_round", [3, 5])
def test_sage_guards_an_open_objective_before_somebody_takes_it_and_thumb_shoots(in_round: int) -> None:
    t = small("A:STO1 18,3 N", "A:DEL1 12,10.9 N", "B:STO1 14,16 S", "B:NIN1 18,13 S", held="ABA", in_round=in_round)
    assert answers(t) == ("blast:a2>b1", "double:a1")
    t.choose("double:a1")
    t.match.answer(0, sage(t.match.sight(0), Chance(1)))
    assert holds(t.f("a1"), t.t.objectives[2])


@pytest.mark.parametrize(("in_round", "leaves"), [(6, "charge:a1"), (10, "double:a2"), (12, "double:a2")])
def test_sage_stays_with_what_it_holds_and_thumb_leaves_it(in_round: int, leaves: str) -> None:
    t = small("A:APO1 12,10.9 N", "A:NIN1 18,5.4 N", "B:STO1 14,18 S", "B:NIN1 6,18.6 S", held="ABA", in_round=in_round)
    assert answers(t) == (leaves, "end")


def test_sage_captures_whom_thumb_only_hits() -> None:
    t = small("A:APO1 12,10.9 N", "A:NIN1 18,5.4 N", "B:STO1 12,12.155 S", "B:NIN1 6,18.6 S", held="ABA", in_round=6)
    assert answers(t) == ("close:a1>b1", "capture:a1>b1")


def test_in_the_last_turn_sage_captures_the_guard_and_thumb_walks_about() -> None:
    """Nothing else wins: both stand at the objective, and a captive contests nothing. [A-81, A-105]"""
    figures = ("B:APO1 18.109,6.433 N #4", "B:CHA1 12,10.9 N", "B:APO1 12,12.245 E", "A:STO1 17.194,7.292 E", "A:NIN1 7.053,17.91 S")
    t = small(*figures, held="BAA", in_round=12, active="B", dice=[6, 5])
    assert answers(t) == ("move:b1", "capture:b1>a1")
    t.choose("capture:b1>a1").choose("end")
    assert t.match.over and t.t.winners == (1,)


def test_a_move_is_ordered_only_where_there_is_a_way() -> None:
    """As the crow flies the objective is near; but who would go stands in a corner behind ruins."""
    scene: dict[str, Any] = {"total": 100, "board": 24, "objectives": "5,0.7", "in_round": 11}
    free = battle("A:STO1 0.7,0.7 N", "B:NIN1 20,20 S", **scene)
    walled = battle("A:STO1 0.7,0.7 N", "B:NIN1 20,20 S", terrain="ruin 1.4,0-2.4,3, ruin 0,1.4-1.4,2.4", **scene)
    assert answers(free)[1] in ("move:a1", "double:a1")
    assert answers(walled)[0] in ("move:a1", "double:a1")
    assert answers(walled)[1] == "end"


def test_sage_keeps_to_what_is_offered_through_a_whole_battle_and_wins_it() -> None:
    class Sage:
        def __init__(self) -> None:
            self.dice = Chance(4)

        def answer(self, sight: Any) -> Answer:
            return sage(sight, self.dice)

    match = Match.new(GAME, 2, seed=101, options=Settings(build_total=100), listen=False)
    play(match, {0: Sage(), 1: bot_named("random", GAME, 2)})
    assert match.result().winners == [0]


def test_what_is_promising_is_offered_and_begins_with_what_sage_says() -> None:
    t = small("A:STO1 18,3 N", "A:DEL1 12,10.9 N", "B:STO1 14,16 S", "B:NIN1 18,13 S", held="ABA", in_round=11)
    ask: Ask[Any] = t.match.asks[0]
    orders = promising(t.match, ask, Chance(1))
    assert orders[0] == "double:a1" and {*map(str, orders)} <= {*ask.keys()}
    t.choose("double:a1")
    ask = t.match.asks[0]
    ways = promising(t.match, ask, Chance(1))
    assert 1 < len(ways) <= 4 and ways[0] == sage(t.match.sight(0), Chance(1))
    for way in ways:
        ask.read(way)
    t.match.answer(0, ways[0])
    assert t.asked == "0 finish" and promising(t.match, t.match.asks[0], Chance(1)) == []


# Tables that could be ------------------------------------------------------------------------------------------------


def test_after_a_turn_objectives_are_taken_tokens_come_off_and_who_acted_again_is_pushed() -> None:
    t = small("A:STO1 12,9 N *1", "A:NIN1 3,3 N *1", "A:BLO1 4.5,3 N *2", "B:NIN1 18,13 S *1", held="-BB")
    before = t.t.copy()
    other = after_turn(t.t, {"a1": standing(t.f("a1"), Stand((12_000, 10_900), (0, 1000)))}, "a1")
    assert [objective.holder for objective in other.objectives] == [0, 1, 1]
    assert [(f.tokens, f.click) for f in other.figures.values()] == [(2, 2), (0, 1), (0, 1), (1, 1)]
    assert (other.active, other.round) == (1, 1)
    assert (after_turn(other, {}).active, after_turn(other, {}).round) == (0, 2)
    assert t.t == before


def test_after_the_last_turn_the_battle_is_over_and_the_judge_knows_who_has_won() -> None:
    t = small("A:STO1 3,3 N", "B:NIN1 18,13 S", held="BBA", in_round=12, active="B")
    other = after_turn(t.t, {})
    assert other.phase == "over" and (Judge(t.t).lead(other, 1), Judge(t.t).lead(other, 0)) == (WON, -WON)
    other.objectives[1].holder = 0
    other.objectives[0].holder = -1
    assert Judge(t.t).lead(other, 0) == WON
    other.objectives[1].holder = -1
    other.objectives[2].holder = -1
    assert Judge(t.t).lead(other, 0) == Judge(t.t).lead(other, 1) == 0


def test_who_is_hurt_or_captured_on_a_table_that_could_be_stays_as_it_is_on_the_real_one() -> None:
    t = small("A:STO1 3,3 N", "B:NIN1 18,13 S", held="BBA")
    figure = t.f("b1")
    assert (hurt(figure, 1).click, hurt(figure, 1).status) == (2, "ground")
    assert (hurt(figure, 99).status, captured(figure).status) == ("gone", "captive")
    assert (figure.click, figure.status) == (1, "ground")


# The judge -----------------------------------------------------------------------------------------------------------

EVEN = ("A:STO1 12,4 N", "A:NIN1 18,5.4 N", "B:STO1 12,20 S", "B:NIN1 6,18.6 S")


def test_a_judge_sees_the_same_from_both_sides() -> None:
    t = small(*EVEN, held="-BA")
    assert lead(t, 0) == pytest.approx(-lead(t, 1))


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (small(*EVEN, held="ABA"), small(*EVEN, held="-BA")),
        (small(*EVEN, held="-BA"), small("A:STO1 12,4 N #2", *EVEN[1:], held="-BA")),
        (small(*EVEN, held="-BA"), small("A:STO1 12,4 N *1", *EVEN[1:], held="-BA")),
        (small(*EVEN, held="-BA", in_round=11), small(EVEN[0], "A:NIN1 18,2 N", *EVEN[2:], held="-BA", in_round=11)),
        (small("A:STO1 12,12.9 N", *EVEN[1:], held="-BA"), small("A:STO1 12,12.9 S", *EVEN[1:], held="-BA")),
    ],
    ids=["holds more", "is not hurt", "is not tired", "guards what it holds", "looks at whom it can shoot"],
)
def test_a_judge_prefers(better: Play, worse: Play) -> None:
    assert lead(better) > lead(worse)

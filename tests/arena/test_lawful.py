"""Random games under the laws: kept by a sound game, and each law that is broken is found out and named with its seed."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.broken.test_broken import toy
from walpurgis.arena import check
from walpurgis.arena.lawful import Broken, LawRun, check_game, invariants_of
from walpurgis.arena.one_game import Watch
from walpurgis.arena.tournament import Job, NoGames
from walpurgis.engine import AnyGame, games
from walpurgis.engine.game import Step
from walpurgis.games._template.game import GAME, Template
from walpurgis.games._template.state import Room


def test_a_sound_game_keeps_them_with_every_number_of_players() -> None:
    found = check("template", 9, seed=2)
    assert (found.games, found.broken, found.by_seats) == (9, [], {2: 3, 3: 3, 4: 3})
    assert found.questions > 50


def test_it_goes_on_where_it_stopped_and_workers_change_nothing(tmp_path: Path) -> None:
    file = tmp_path / "laws.jsonl"
    check("template", 5, out=file)
    more = check("template", 12, out=file, workers=1)
    assert more.questions == check("template", 12).questions
    assert len(file.read_text().splitlines()) == 13
    with pytest.raises(NoGames):
        check("template", 0)


def broken_in(game: AnyGame, number: int) -> list[Broken]:
    return check_game(LawRun(game.name, game.version, [3], 10, 0, {}), game, Job((), number), Watch()).broken


@pytest.mark.parametrize(
    ("name", "law"),
    [
        ("never_ends", "it ends"),
        ("not_plain", "state is plain"),
        ("remembered_elsewhere", "forks go their own way"),
    ],
)
def test_the_toys_that_break_a_cheap_law_are_found_out(name: str, law: str) -> None:
    found = [broken.law for number in range(10) for broken in broken_in(toy(name), number)]
    assert law in found
    assert not [broken for number in range(10) for broken in broken_in(toy("sound"), number)]


class Cracked(Template):
    """A rule of this game fails in the second round."""

    def step(self, t: Room) -> Step:
        if t.round == 2:
            raise LookupError("the candle is out")
        return super().step(t)


def test_a_rule_that_fails_is_named_with_the_seed_of_its_match() -> None:
    (broken,) = broken_in(Cracked(), 3)
    assert (broken.game, broken.seats, broken.law) == (3, 3, "no rule fails")
    assert "the candle is out" in broken.sentence
    assert broken_in(Cracked(), 3) == [broken]


def test_invariants_that_a_game_brings_are_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    class Says:
        @staticmethod
        def broken(before: Room, now: Room) -> list[str]:
            return [f"round {now.round} is one too many"] if now.round > before.round else []

    monkeypatch.setattr("walpurgis.arena.lawful.invariants_of", lambda game: Says)
    (broken,) = broken_in(GAME, 0)
    assert broken.law == "the game's invariants hold" and "one too many" in broken.sentence


@pytest.mark.parametrize("name", [name for name, game in games().items() if invariants_of(game) is not None])
def test_the_invariants_of_each_game_hold_in_a_random_game(name: str) -> None:
    assert check(name, 1, seed=3).broken == []

"""Learning the numbers of rules of thumb from self-play, and what was learned."""

from __future__ import annotations

import runpy
import tomllib
from importlib.resources import files
from pathlib import Path

import pytest

from walpurgis.bots import Bot, bot_named, play
from walpurgis.bots.brought import guide_of
from walpurgis.engine import Answer, Chance, Match, Sight, game_named, games
from walpurgis.engine.game import options_of, package_of

TOOL = runpy.run_path(str(Path(__file__).parents[2] / "tools" / "learn_habits.py"))
Seen, Setting, learn, outcome = (TOOL[name] for name in ("Seen", "Setting", "learn", "outcome"))
LEARNERS = [name for name, game in sorted(games().items()) if (Path(str(files(package_of(game)))) / "data" / "learned.toml").exists()]
GAME = game_named("nocturne")
DUSK = Setting(GAME, {"kingdom": "dusk"}, 20.0)


def test_a_number_goes_where_the_winners_went() -> None:
    dice, better, worse = Chance(4), Seen(), Seen()
    for _ in range(300):
        step = (dice.below(201) - 100) / 100
        better.add(step, 0.8 * step)
        worse.add(step, -0.8 * step)
    assert better.move(0.5) > 0.1 and worse.move(0.5) < -0.1


def test_it_stays_where_it_is_if_chance_explains_everything() -> None:
    dice, seen = Chance(4), Seen()
    for _ in range(300):
        seen.add((dice.below(201) - 100) / 100, dice.pick([-1.0, 1.0]))
    assert abs(seen.move(1.0)) < 0.1


def test_nothing_is_learned_from_a_handful_of_games() -> None:
    seen = Seen()
    seen.add(1.0, 1.0)
    assert seen.move(0.1) == 0.0


def test_players_with_the_same_numbers_are_even() -> None:
    assert outcome(DUSK, 5, {}, {}) == 0.0


def test_who_will_not_buy_money_loses() -> None:
    assert outcome(DUSK, 5, {"silver": -9.0, "gold": -9.0}, {}) < 0


def test_the_same_seed_learns_the_same() -> None:
    one, two = ([(pairs, dict(known)) for pairs, known in learn([DUSK], 8, 8, seed=2)] for _ in range(2))
    assert one == two and one[0][0] == 8 and any(one[0][1].values())


@pytest.mark.parametrize("name", LEARNERS)
def test_what_was_learned_says_how(name: str) -> None:
    text = (files(package_of(game_named(name))) / "data" / "learned.toml").read_text(encoding="utf-8")
    assert text.startswith(f"# Made by: python tools/learn_habits.py {name} ")
    assert tomllib.loads(text)["steps"]


class Sage:
    """The first guess of a bot that thinks, by itself."""

    def __init__(self, seed: int) -> None:
        self.dice, self.rule = Chance(seed), guide_of(GAME).first_guess

    def answer(self, sight: Sight) -> Answer:
        return self.rule(sight, self.dice)


def test_what_was_learned_beats_thumb() -> None:
    """In kingdoms that nobody has seen before; where thumb's numbers were set by hand, they are kept."""
    won = lost = 0
    for number in range(80):
        match = Match.new(GAME, 2, 400 + number // 2, options_of(GAME, {"kingdom": "random"}), listen=False)
        bots: dict[int, Bot] = {number % 2: Sage(number), 1 - number % 2: bot_named("thumb", GAME, number)}
        play(match, bots)
        winners = match.result().winners
        won += winners == [number % 2]
        lost += winners == [1 - number % 2]
    assert won > lost


@pytest.mark.parametrize(("kingdom", "is_learned"), [("dusk", False), ("luftschloss", False), ("random", True)])
def test_thumb_and_sage_buy_alike_where_nothing_was_learned(kingdom: str, is_learned: bool) -> None:
    guide, differ = guide_of(GAME), 0
    match = Match.new(GAME, 2, 12, options_of(GAME, {"kingdom": kingdom}), listen=False)
    while not match.over:
        seat = next(iter(match.asks))
        answers = [rule(match.sight(seat), Chance(1)) for rule in (guide.thumb, guide.first_guess)]
        differ += answers[0] != answers[1]
        match.answer(seat, answers[0])
    assert (differ > 0) == is_learned

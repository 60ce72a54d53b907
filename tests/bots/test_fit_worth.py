"""The fit of an estimate's weights."""

from __future__ import annotations

import importlib
import runpy
from math import exp
from pathlib import Path

import pytest

from tests.some_game import SOME
from walpurgis.engine import Chance, game_named
from walpurgis.games._template.game import GAME

TOOLS = Path(__file__).parents[2] / "tools"
TOOL = runpy.run_path(str(TOOLS / "fit_worth.py"))
fitted, loss, read_options, rows_of = (TOOL[name] for name in ("fitted", "loss", "read_options", "rows_of"))


def positions(count: int) -> list[tuple[dict[str, float], float]]:
    """Positions whose outcome follows a known law: a point of `lead` is worth 1.5, `bad` costs 0.8, `noise` means nothing."""
    dice, rows = Chance(3), list[tuple[dict[str, float], float]]()
    for _ in range(count):
        lead, bad, noise = ((dice.below(401) - 200) / 100 for _ in range(3))
        wins = dice.below(10_000) / 10_000 < 1 / (1 + exp(-1.5 * lead + 0.8 * bad))
        rows.append(({"lead": lead, "bad": bad, "noise": noise}, float(wins)))
    return rows


def test_the_fit_finds_the_weights_behind_the_outcomes() -> None:
    rows = positions(3000)
    weights = fitted(rows, ())
    assert weights == {"lead": pytest.approx(1.5, abs=0.2), "bad": pytest.approx(-0.8, abs=0.2), "noise": pytest.approx(0.0, abs=0.15)}
    assert loss(weights, rows) < 0.75 < loss({}, rows) == pytest.approx(1.0)


def test_what_is_good_to_have_is_never_held_against_anybody() -> None:
    weights = fitted(positions(1500), ("ba",))
    assert weights["bad"] == 0.0 and weights["lead"] > 1.0


def test_every_position_of_a_game_is_noted_once_for_each_seat() -> None:
    rows = [*rows_of(game_named(SOME), 2, {}, seed=2)]
    assert rows and len(rows) % 2 == 0
    assert sum(won for _, won in rows) in (0, len(rows) / 2)  # somebody won, or the game itself did


def test_which_games_have_lapses_is_drawn_by_lot(monkeypatch: pytest.MonkeyPatch) -> None:
    """Options and numbers of players are taken in turn; if lapses were, too, they would go with one of them."""
    monkeypatch.syspath_prepend(TOOLS)
    worth, reasons = (importlib.import_module(name) for name in ("fit_worth", "fit_reasons"))

    def played() -> list[object]:
        return [[*reasons.rows_of(GAME, 2, {}, seed)] for seed in range(16)]

    with_lapses = played()
    monkeypatch.setattr(worth, "LAPSES", 1 << 30)
    have_some = [one != other for one, other in zip(with_lapses, played(), strict=True)]
    assert 0 < sum(have_some[::2]) < 8 and 0 < sum(have_some[1::2]) < 8


def test_options_are_read_as_they_are_written() -> None:
    assert read_options("cards=100,table=hill") == {"cards": 100, "table": "hill"}

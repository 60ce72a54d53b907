"""The ratings of the opponents: how sure they are, and that no game already played is lost."""

from __future__ import annotations

import runpy
from math import sqrt
from pathlib import Path
from typing import Any

import pytest

from walpurgis.games._template.game import GAME

TOOLS = Path(__file__).parents[2] / "tools"


@pytest.fixture
def tool(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    monkeypatch.syspath_prepend(TOOLS)
    return runpy.run_path(str(TOOLS / "rate_opponents.py"))


def test_the_strength_of_somebody_is_found_by_way_of_others(tool: dict[str, Any]) -> None:
    """Three of four against Ottilia, who wins half of her games against Bruno: logarithms of odds add up, and so do their errors."""
    even, three_of_four = [("ottilia", "bruno", n % 2) for n in range(1000)], [("pip", "ottilia", float(n % 4 > 0)) for n in range(1000)]
    found = tool["likeliest"](["pip", "ottilia", "bruno"], [*even, *three_of_four])
    assert found["bruno"] == (0.0, 0.0)
    assert found["ottilia"] == (pytest.approx(0.0, abs=0.01), pytest.approx(1 / sqrt(1000 / 4), rel=0.01))
    assert found["pip"] == (pytest.approx(1.0986, abs=0.02), pytest.approx(sqrt(4 / 1000 + 16 / 3 / 1000), rel=0.01))


def test_whoever_won_every_game_is_not_infinitely_strong(tool: dict[str, Any]) -> None:
    strength, error = tool["likeliest"](["bruno", "azazel"], [("azazel", "bruno", 1.0)] * 10)["azazel"]
    assert 2 < strength < 5 and error > 1


def test_when_time_is_up_the_games_in_the_folder_count(tool: dict[str, Any], tmp_path: Path) -> None:
    def results(games: int, until: float) -> list[Any]:
        return list(tool["played"](GAME, "pip", "bruno", games, {}, tmp_path, until))

    known = results(6, float("inf"))
    assert len(known) == 6 and results(6, 0.0) == known == results(12, 0.0)

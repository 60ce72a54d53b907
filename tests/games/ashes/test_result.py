"""How a night ends: who has won, in which words, and the account. [AA-EN-7]"""

from __future__ import annotations

from typing import Any

import pytest

from walpurgis.engine import Say
from walpurgis.games.ashes.game import GAME
from walpurgis.words import speaker

from .table import Play, night


def ended(winner: str, reason: str, players: int, **scene: Any) -> Play:
    return night(players=players, phase="end", **scene).having(winner=winner, reason=reason).is_quiet()


@pytest.mark.parametrize(
    ("winner", "players", "scores"),
    [
        ("H", 2, [1, 0]),
        ("V", 2, [0, 1]),
        ("SS", 2, [0, 0]),
        ("H", 3, [1, 0, 0]),
        ("SS", 3, [0, 0, 1]),
        ("V", 5, [0, 1, 0, 1, 0]),
        ("SS", 5, [0, 0, 0, 0, 1]),
        ("H", 6, [1, 0, 1, 0, 1, 0]),
        ("P", 1, [1]),
        ("G", 1, [0]),
    ],
)
def test_a_side_wins_or_loses_together(winner: str, players: int, scores: list[int]) -> None:
    """[AA-EN-7]"""
    result = ended(winner, "dawn", players).match.result()
    assert result.scores == scores and result.places == [1 if won else 2 for won in scores]


def test_the_account_shows_the_points_of_each_seats_faction() -> None:
    """[AA-EN-7, AA-AT-9]"""
    (line,) = ended("V", "annihilation", 5, points="-2 7").match.result().account
    assert line.says == Say("account-points") and line.points == [0, 7, 0, 7, 0]  # below 0 is shown as 0
    assert ended("P", "escape", 1).match.result().account == []


ENDS = ["H-base", "V-base", "H-annihilation", "V-annihilation", "SS-annihilation", "SS-last-space", "SS-six-turns", "H-dawn", "V-dawn", "SS-dawn"]


@pytest.mark.parametrize("end", [*ENDS, "G-ghoul", "P-escape"])
def test_every_end_is_said_in_words(end: str) -> None:
    """[AA-EN-7]"""
    winner, _, reason = end.partition("-")
    verdict = ended(winner, reason, 1 if winner in "GP" else 3).match.result().verdict
    assert verdict == Say(f"verdict-{end}")
    assert "win" in speaker("en", GAME)(verdict)


def test_before_the_end_there_is_no_verdict() -> None:
    """[AA-EN-7]"""
    result = night(hand="GS1").match.result()
    assert result.verdict is None and result.winners == []

"""The lessons are recorded games. When the rules change, the record must be made again: `make lessons`."""

from __future__ import annotations

import pytest

from walpurgis.engine import AnyGame
from walpurgis.lessons import recorded, taught, written


@pytest.mark.parametrize("game", taught(), ids=lambda game: game.name)
def test_a_lesson_is_what_the_rules_give_today(game: AnyGame) -> None:
    assert written(game).read_bytes() == recorded(game), "record it anew with: make lessons"

"""How even a game is: what it says about itself is counted, and compared with its bands."""

from __future__ import annotations

import pytest

from tests.typed import run
from walpurgis.arena import NoBalance, Row, balance
from walpurgis.games._template.game import GAME as TEMPLATE


def test_a_game_that_does_not_say_what_to_count_is_refused() -> None:
    with pytest.raises(NoBalance, match="no module balance"):
        balance(TEMPLATE, games=1)
    shown = run("balance", "template", "--lang", "en")
    assert shown.exit_code != 0 and "doesn’t say what to count" in str(shown.exception)


@pytest.mark.parametrize(("value", "band", "within"), [(0.5, (0.45, 0.55), True), (0.56, (0.45, 0.55), False), (0.1, None, None)])
def test_a_share_lies_within_its_band_or_not(value: float, band: tuple[float, float] | None, within: bool | None) -> None:
    assert Row(2, "some-share", 100, value, (0.0, 1.0), band).lies_within is within

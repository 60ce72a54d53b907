"""What the CHANGELOG says of the first release is what the corpus of saves holds."""

from __future__ import annotations

import re
from pathlib import Path

from tests.test_records import SAVES
from walpurgis import __version__
from walpurgis.engine import game_named
from walpurgis.engine.saves import Save
from walpurgis.words import speaker

CHANGES = (Path(__file__).parents[1] / "CHANGELOG.md").read_text()
RELEASED = re.findall(r"^## (\d+\.\d+\.\d+) \((.+)\)$", CHANGES, re.MULTILINE)


def test_the_first_release_is_tagged_and_what_came_after_stands_above_it() -> None:
    assert RELEASED[-1][0] == "0.1.0" and re.fullmatch(r"\d{1,2} \w+ \d{4}", RELEASED[-1][1])
    assert RELEASED[0][0] == __version__
    assert CHANGES.index("## Unreleased") < CHANGES.index("## 0.1.0")


def test_everything_carries_over_from_the_rules_that_it_names() -> None:
    """The oldest save of each game that is kept and played on is of the version that the release names."""
    told = CHANGES[CHANGES.index("## 0.1.0") :].partition("For players")[0]
    left = [Save.read(file.read_bytes()) for file in SAVES]
    for game in {save.record.game for save in left} - {"template"}:
        title = speaker("en", game_named(game)).text("title")
        assert f"{title} {min(save.version for save in left if save.record.game == game)}" in told, game

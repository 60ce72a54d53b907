"""Rules and the tests that prove them."""

from __future__ import annotations

from pathlib import Path

import pytest

from walpurgis.engine import Refused, game_named
from walpurgis.words.coverage import cited_by_source, cited_by_tests, coverage_of, ids_in

TEMPLATE = game_named("template")


def test_ids_stand_in_brackets_alone_in_lists_or_as_spans() -> None:
    assert ids_in("[TP-1]") == ["TP-1"]
    assert ids_in("A sentence. [TP-1, SM-P-LUX-2] More. [TP-4]") == ["TP-1", "SM-P-LUX-2", "TP-4"]
    assert ids_in("[SM-A1-2 to SM-A1-4]") == ["SM-A1-2", "SM-A1-3", "SM-A1-4"]
    assert ids_in("no TP-1 here, and [no ids] there") == []


def test_only_docstrings_of_tests_count(tmp_path: Path) -> None:
    (tmp_path / "deeper").mkdir()
    (tmp_path / "deeper" / "test_one.py").write_text(
        '"""[TP-1]"""\n'
        'def helper():\n    """[TP-2]"""\n'
        'def test_a():\n    """It is so. [TP-3]"""\n    "[TP-4]"\n'
        'class TestB:\n    def test_b(self):\n        """[TP-5]"""\n'
        'async def test_c():\n    """[TP-6]"""\n'
    )
    (tmp_path / "notes.py").write_text('def test_d():\n    """[TP-7]"""\n')
    assert [cited.rule for cited in cited_by_tests(tmp_path)] == ["TP-3", "TP-6", "TP-5"]


def test_what_is_not_proved_and_what_is_not_numbered_is_listed(tmp_path: Path) -> None:
    (tmp_path / "test_one.py").write_text('def test_a():\n    """[TP-1 to TP-6, TP-X-1, TP-T-2, TP-I-3, TP-8, SM-404]"""\n')
    covered = coverage_of(TEMPLATE, tmp_path)
    assert covered.rules == 7
    assert covered.unproved == ["TP-7"]
    assert covered.unknown == ["TP-8 (test_one.py: test_a)"]  # other games' ids are none of its business


def test_the_source_of_a_game_cites_rules_in_docstrings_and_as_reasons() -> None:
    cited = {(one.rule, one.place.partition(",")[0]) for one in cited_by_source(TEMPLATE)}
    assert ("TP-4", "game.py") in cited
    assert ("TP-7", "game.py") in cited


def test_a_folder_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="no folder"):
        coverage_of(TEMPLATE, tmp_path / "nowhere")

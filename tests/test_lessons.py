"""The lessons are recorded games. When the rules change, the record must be made anew: `make lessons`."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

LESSONS = sorted((Path(__file__).parent.parent / "web" / "tools").glob("lesson*.py"))


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.stem)
def test_a_lesson_is_what_the_rules_give_today(lesson: Path) -> None:
    told = subprocess.run([sys.executable, str(lesson), "--check"], capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stdout + told.stderr

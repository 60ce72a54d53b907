"""What docs/envs.md shows can be run as it stands."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

HOUSE = Path(__file__).parents[2]
SNIPPETS: list[str] = re.findall(r"```python\n(.*?)```", (HOUSE / "docs/envs.md").read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize("snippet", SNIPPETS)
def test_what_is_shown_can_be_run(snippet: str) -> None:
    scope: dict[str, Any] = {}
    exec(snippet, scope)
    if (envs := scope.get("envs")) is not None:
        envs.close()


def test_there_is_one_for_each_library() -> None:
    assert all(any(wanted in snippet for snippet in SNIPPETS) for wanted in ("sabbat_v0", "gymnasium.make(", "gymnasium.make_vec(", "pyspiel", "examples_of"))


def test_every_example_is_named_and_every_name_is_there() -> None:
    named = re.findall(r"\(\.\./examples/(\w+\.py)\)", (HOUSE / "docs/envs.md").read_text(encoding="utf-8"))
    assert sorted(named) == sorted(file.name for file in (HOUSE / "examples").glob("*.py"))

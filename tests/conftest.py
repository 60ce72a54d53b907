"""Hypothesis draws the same examples in every run and has no clock: a test that fails today fails tomorrow. And how the program refuses, for all games."""

from __future__ import annotations

import sys

import pytest
from hypothesis import settings

from walpurgis import cli

settings.register_profile("steady", derandomize=True, deadline=None, max_examples=60)
settings.load_profile("steady")


@pytest.fixture
def refusal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> object:
    """Run the program; what it says on stderr when it ends with exit code 2."""

    def refused(*words: str) -> str:
        monkeypatch.setattr(sys, "argv", ["walpurgis", *words])
        with pytest.raises(SystemExit) as ended:
            cli.main()
        assert ended.value.code == 2
        said = capsys.readouterr()
        assert said.out == ""
        assert said.err.startswith("walpurgis: ")
        assert said.err.count("\n") == 1
        return said.err

    return refused

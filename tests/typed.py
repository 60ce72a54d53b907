"""The command line as somebody types it. How it refuses is the fixture `refusal`."""

from __future__ import annotations

from typer.testing import CliRunner, Result

from walpurgis import cli

RUNNER = CliRunner()


def run(*words: str, typed: str = "") -> Result:
    return RUNNER.invoke(cli.app, list(words), input=typed)

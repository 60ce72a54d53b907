"""A version of the house in a process of its own: a checkout (a folder with src/walpurgis) or a Python with an installed walpurgis."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec

from walpurgis.engine import Refused

from . import player
from .player import Data


class NoSide(Refused):
    """Neither a checkout nor a Python that has walpurgis."""


class Side:
    """One of the two versions, waiting for requests."""

    def __init__(self, where: str) -> None:
        self.where = where
        command, environment = command_for(where)
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment)

    def wish(self, **wish: Any) -> None:
        """Send a request. `reply` waits for the outcome, so that both sides can work at the same time."""
        assert self.process.stdin is not None
        self.process.stdin.write(msgspec.json.encode(wish) + b"\n")
        self.process.stdin.flush()

    def reply(self) -> Data:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise NoSide(f"{self.where} cannot be compared: its Python ended with code {self.process.wait()}")
        reply: Data = msgspec.json.decode(line)
        return reply

    def close(self) -> None:
        """Wish nothing more."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()

    def __enter__(self) -> Side:
        return self

    def __exit__(self, *fault: object) -> None:
        self.close()


def command_for(where: str) -> tuple[list[str], dict[str, str]]:
    """How to run this version's driver with the rules of that one.

    A checkout is run by its own .venv if it has one, else by this Python. A Python is named by its program, or by the folder of its virtual environment.
    """
    place, environment = Path(where), {**os.environ, "PYTHONHASHSEED": "0"}
    script = [*("-P", str(Path(player.__file__).resolve()))]
    if (place / "src" / "walpurgis").is_dir():
        own = place / ".venv" / "bin" / "python"
        environment["PYTHONPATH"] = str((place / "src").resolve())
        return [str(own.absolute()) if own.exists() else sys.executable, *script], environment
    for program in (place / "bin" / "python", place / "Scripts" / "python.exe", place):
        if program.is_file() and os.access(program, os.X_OK):
            environment.pop("PYTHONPATH", None)
            return [str(program.absolute()), *script], environment
    raise NoSide(f"{where} is neither a checkout with src/walpurgis nor a Python with an installed walpurgis")

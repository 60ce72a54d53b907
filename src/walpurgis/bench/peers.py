"""Nocturne's engine beside pyminion, the best known Dominion engine on PyPI: the same kingdom, the same two kinds of players, in one run, in turns.

The peer is installed into a throw-away environment of its own. Its figures are taken with logging disabled (its best) and as it is shipped.
"""

from __future__ import annotations

import os
import subprocess
import sys
import venv
from collections.abc import Callable
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import TypeAlias

import msgspec

from walpurgis.engine import Refused

PEER = "pyminion==0.4.0"
GAMES, SHIPPED_GAMES, ROUNDS = 30, 10, 9


Played: TypeAlias = dict[str, dict[str, float]]
"""By the kind of players: how many decisions or games, in how many seconds."""


class Beside(msgspec.Struct, frozen=True):
    """One comparison: ours, theirs, and how many times as fast we are."""

    says: str
    ours: float
    theirs: float
    times: float
    target: float


def beside_peers(progress: Callable[[int, int], None] | None = None) -> list[Beside]:
    """Decisions and games a second, ours and theirs. Needs the package registry, for the peer.

    Each plays in a process of its own, one right after the other, in short rounds; of the comparison, too, the median over the rounds counts: the pace of a
    machine changes.
    """
    script = Path(__file__).with_name("peer_pyminion.py")
    quiet, shipped, ours = [], [], []
    with TemporaryDirectory() as folder:
        python = _environment(Path(folder))
        for done in range(ROUNDS):
            quiet.append(_play(python, script, "quiet", GAMES))
            ours.append(_play(sys.executable, "-m", "walpurgis.bench.ours", GAMES))
            shipped.append(_play(python, script, "shipped", SHIPPED_GAMES))
            if progress:
                progress(done + 1, ROUNDS)
    return [
        _beside("decisions a second, against pyminion without its log", "random", "decisions", ours, quiet, 2),
        _beside("decisions a second, against pyminion as shipped", "random", "decisions", ours, shipped, 4),
        _beside("games a second, Big Money with Smithy", "money", "games", ours, quiet, 2),
    ]


def _environment(folder: Path) -> Path:
    venv.create(folder, with_pip=True)
    python = folder / ("Scripts" if os.name == "nt" else "bin") / "python"
    done = subprocess.run([python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", PEER], capture_output=True, text=True, check=False)
    if done.returncode:
        raise Refused(f"{PEER} cannot be installed: {done.stderr.strip()[-300:]}")
    return python


def _play(*command: Path | str | int) -> Played:
    """What a process says that it played, and how long that took it."""
    done = subprocess.run([*map(str, command)], capture_output=True, text=True, check=False, env=_plain_environment())
    if done.returncode:
        raise Refused(f"{command[-2]} cannot be played: {done.stderr.strip()[-300:]}")
    return msgspec.json.decode(done.stdout, type=Played)


def _plain_environment() -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")} | {"PYTHONHASHSEED": "0"}


def _beside(says: str, kind: str, what: str, ours: list[Played], theirs: list[Played], target: float) -> Beside:
    our, their = ([played[kind][what] / played[kind]["seconds"] for played in rounds] for rounds in (ours, theirs))
    return Beside(says, median(our), median(their), median(a / b for a, b in zip(our, their, strict=True)), target)

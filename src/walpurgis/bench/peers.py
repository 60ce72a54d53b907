"""Our engine compared with others that play the same game, in one run, in turns. Which others, a game says in its module `bench`, as `PEERS`.

A peer is installed into a throw-away environment of its own.
"""

from __future__ import annotations

import os
import subprocess
import sys
import venv
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import NamedTuple, TypeAlias

import msgspec

from walpurgis.engine import Refused, games

from .extras import extras_of

ROUNDS = 9

Played: TypeAlias = dict[str, dict[str, float]]
"""By the kind of players: how many decisions or games, in how many seconds."""


class Compared(NamedTuple):
    """One thing to compare: between which kind of players, what is counted, with the peer in which mood, and how many times as fast we want to be."""

    says: str
    kind: str
    what: str
    mood: str
    target: float


class Peer(NamedTuple):
    """Another engine. Both scripts print what they played, and how long that took them, as JSON."""

    package: str
    script: Path
    """Runs in the peer's own environment, with a mood and a number of games."""
    ours: str
    """Our module that plays the same, with a number of games."""
    games: int
    moods: Mapping[str, int]
    """How many games the peer plays, by its mood."""
    compared: Sequence[Compared]


class Beside(msgspec.Struct, frozen=True):
    """One comparison: ours, theirs, and how many times as fast we are."""

    says: str
    ours: float
    theirs: float
    times: float
    target: float


def peers() -> list[Peer]:
    """All peers that the games name."""
    return [peer for game in games().values() for peer in extras_of(game, "PEERS")]


def beside_peers(progress: Callable[[int, int], None] | None = None) -> list[Beside]:
    """Ours and theirs, for every peer. Needs the package registry, for the peers.

    Each plays in a process of its own, one right after the other, in short rounds; of the comparison, too, the median over the rounds counts: the pace of a
    machine changes.
    """
    found, beside = peers(), list[Beside]()
    for number, peer in enumerate(found):
        ours, theirs = list[Played](), {mood: list[Played]() for mood in peer.moods}
        with TemporaryDirectory() as folder:
            python = _environment(Path(folder), peer.package)
            for done in range(ROUNDS):
                for mood, count in peer.moods.items():
                    theirs[mood].append(_play(python, peer.script, mood, count))
                    if len(ours) == done:
                        ours.append(_play(sys.executable, "-m", peer.ours, peer.games))
                if progress:
                    progress(number * ROUNDS + done + 1, len(found) * ROUNDS)
        beside += [_beside(compared, ours, theirs[compared.mood]) for compared in peer.compared]
    return beside


def _environment(folder: Path, package: str) -> Path:
    venv.create(folder, with_pip=True)
    python = folder / ("Scripts" if os.name == "nt" else "bin") / "python"
    done = subprocess.run([python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", package], capture_output=True, text=True, check=False)
    if done.returncode:
        raise Refused(f"{package} cannot be installed: {done.stderr.strip()[-300:]}")
    return python


def _play(*command: Path | str | int) -> Played:
    """What a process says that it played, and how long that took it."""
    done = subprocess.run([*map(str, command)], capture_output=True, text=True, check=False, env=_plain_environment())
    if done.returncode:
        raise Refused(f"{command[-2]} cannot be played: {done.stderr.strip()[-300:]}")
    return msgspec.json.decode(done.stdout, type=Played)


def _plain_environment() -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")} | {"PYTHONHASHSEED": "0"}


def _beside(compared: Compared, ours: list[Played], theirs: list[Played]) -> Beside:
    says, kind, what, _, target = compared
    our, their = ([played[kind][what] / played[kind]["seconds"] for played in rounds] for rounds in (ours, theirs))
    return Beside(says, median(our), median(their), median(a / b for a, b in zip(our, their, strict=True)), target)

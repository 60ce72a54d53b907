"""Nocturne's engine beside pyminion, the best known Dominion engine on PyPI: the same kingdom, the same two kinds of players, in one run, in turns.

The peer is installed into a throw-away environment of its own. Its figures are taken with logging disabled (its best) and as it is shipped.
"""

from __future__ import annotations

import os
import subprocess
import venv
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import process_time
from typing import Any

import msgspec

from walpurgis.engine import Chance, Match, Refused

from .measure import answer_by_luck

PEER = "pyminion==0.4.0"
KINGDOM = "smithy,village,festival,laboratory,market,council-room,moat,witch,gardens,merchant"
GAMES, SHIPPED_GAMES, ROUNDS = 60, 20, 3


class Beside(msgspec.Struct, frozen=True):
    """One comparison: ours, theirs, and how many times as fast we are."""

    says: str
    ours: float
    theirs: float
    target: float

    @property
    def times(self) -> float:
        return self.ours / self.theirs


def beside_peers(progress: Callable[[int, int], None] | None = None) -> list[Beside]:
    """Decisions and games a second, ours and theirs. Needs the package registry, for the peer."""
    with TemporaryDirectory() as folder:
        python = _environment(Path(folder))
        found: dict[str, list[float]] = {}
        for done in range(ROUNDS):
            quiet, shipped = _peer(python, "quiet", GAMES), _peer(python, "shipped", SHIPPED_GAMES)
            for name, value in {
                "quiet": _rate(quiet["random"], "decisions"),
                "shipped": _rate(shipped["random"], "decisions"),
                "money-quiet": _rate(quiet["money"], "games"),
                "ours": our_decisions(GAMES),
                "money": our_money_games(GAMES),
            }.items():
                found.setdefault(name, []).append(value)
            if progress:
                progress(done + 1, ROUNDS)
    best = {name: median(values) for name, values in found.items()}
    return [
        Beside("decisions a second, against pyminion without its log", best["ours"], best["quiet"], 2),
        Beside("decisions a second, against pyminion as shipped", best["ours"], best["shipped"], 4),
        Beside("games a second, Big Money with Smithy", best["money"], best["money-quiet"], 2),
    ]


def our_decisions(games: int) -> float:
    """Decisions a second of two random players. Questions with a single choice, which only hide who holds a Moat, do not count."""
    luck, dice = Random(1).random, Chance(1)
    made = 0
    start = process_time()
    for seed in range(games):
        match = Match.new("nocturne", 2, seed, {"kingdom": KINGDOM}, listen=False, keep=False)
        while not match.over:
            (ask,) = match.asks.values()
            made += not ask.always or ask.domain.only() is None
            answer_by_luck(match, luck, dice)
    return made / (process_time() - start)


def our_money_games(games: int) -> float:
    """Games a second of Big Money with Smithy against itself."""
    start = process_time()
    for seed in range(games):
        match = Match.new("nocturne", 2, seed, {"kingdom": KINGDOM}, listen=False, keep=False)
        while not match.over:
            (ask,) = match.asks.values()
            match.answer(ask.seat, big_money(match, ask.domain.found))  # type: ignore[attr-defined]
    return games / (process_time() - start)


def big_money(match: Match[Any], offered: list[str]) -> str:
    """A Smithy if there is one; all Treasures; then the best that the coins buy, by the peer's own rule. What can be played is offered first."""
    first = offered[0]
    if first == "all" or first.startswith("hand:"):
        return first
    coins: int = match.state.coins
    if coins >= 8 and "pile:province" in offered:
        return "pile:province"
    if coins >= 6 and "pile:gold" in offered:
        return "pile:gold"
    if coins == 4 and "pile:smithy" in offered:
        return "pile:smithy"
    return "pile:silver" if coins >= 3 and "pile:silver" in offered else offered[-1]


def _environment(folder: Path) -> Path:
    venv.create(folder, with_pip=True)
    python = folder / ("Scripts" if os.name == "nt" else "bin") / "python"
    done = subprocess.run([python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", PEER], capture_output=True, text=True, check=False)
    if done.returncode:
        raise Refused(f"{PEER} cannot be installed: {done.stderr.strip()[-300:]}")
    return python


def _peer(python: Path, how: str, games: int) -> dict[str, Any]:
    script = Path(__file__).with_name("peer_pyminion.py")
    done = subprocess.run([python, script, how, str(games)], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=True, env=_plain_environment())
    found: dict[str, Any] = msgspec.json.decode(done.stdout)
    return found


def _plain_environment() -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")} | {"PYTHONHASHSEED": "0"}


def _rate(figures: dict[str, float], what: str) -> float:
    return figures[what] / figures["seconds"]

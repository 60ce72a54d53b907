"""What a worker can be sent to do: the games of a tournament, or random games checked by the laws. And with which limits."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from walpurgis.engine import AnyGame, Refused, game_named

from .lawful import Checked, LawRun, check_game
from .one_game import Watch, play_game
from .outcome import Outcome
from .tournament import Job, Tournament

Errand: TypeAlias = Tournament | LawRun
Row: TypeAlias = Outcome | Checked
SHORTEST, LONGEST = 0.1, 86_400.0
"""Seconds that an answer may take: from a tenth of one to a day."""


class OtherRules(Refused):
    """A worker elsewhere has another version of the game."""

    code = "other-rules"


class WrongLimits(Refused):
    """A time limit that no clock can keep."""

    code = "wrong-limits"


class Limits(msgspec.Struct, frozen=True):
    """What one answer may take: seconds, and of the whole worker megabytes (of addresses)."""

    seconds: float = 60.0
    megabytes: int = 2048

    def __post_init__(self) -> None:
        if not SHORTEST <= self.seconds <= LONGEST:
            raise WrongLimits(f"an answer may take between {SHORTEST:g} and {LONGEST:g} seconds, not {self.seconds:g}")


class Orders(msgspec.Struct, frozen=True):
    """The first thing a worker is told."""

    errand: Errand
    limits: Limits


def game_of(errand: Errand) -> AnyGame:
    """The game that an errand is about, by the same rules."""
    game = game_named(errand.game)
    if game.version != errand.version:
        raise OtherRules(f"{game.name} has version {errand.version} of its rules where the run was started and {game.version} where it should be played")
    return game


def do(errand: Errand, game: AnyGame, job: Job, watch: Watch) -> bytes:
    """Play one game; its row as a line of JSON."""
    row: Row = play_game(errand, game, job, watch) if isinstance(errand, Tournament) else check_game(errand, game, job, watch)
    return msgspec.json.encode(row)


def gone(errand: Errand, job: Job, what: str) -> bytes:
    """The row of a game that ended its process again and again, outside any bot."""
    row: Row = Outcome.lost(job, what) if isinstance(errand, Tournament) else Checked.lost(errand, job, what)
    return msgspec.json.encode(row)


def fits(row: Row, errand: Errand) -> bool:
    """Whether a row can be one of this errand's."""
    if isinstance(errand, Tournament):
        return isinstance(row, Outcome) and row.fits(len(errand.bots))
    return isinstance(row, Checked) and row.fits(errand)

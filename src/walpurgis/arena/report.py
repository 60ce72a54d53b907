"""What the arena found out: plain data, ready for JSON; `rows` gives it as a table.

Time is kept apart: `seconds` and `workers` are not part of what is compared.
"""

from __future__ import annotations

from statistics import fmean
from typing import Any

import msgspec

from .statistics import Interval, mean_interval, wilson

SHOWN_FAULTS = 100


class Fault(msgspec.Struct, frozen=True):
    """A bot that raised or answered what was not offered: `random` answered instead. Without a bot: a rule failed and the game was broken off."""

    game: int
    bot: int | None
    """Which bot, counted along `Report.bots`."""
    seat: int
    prompt: str
    what: str


class Outcome(msgspec.Struct, frozen=True):
    """How one game ended, by bot. All lists but `sits` and `faults` are empty when it was broken off."""

    number: int
    sits: list[int]
    scores: list[int]
    places: list[int]
    decisions: list[int]
    faults: list[Fault]


class Seated(msgspec.Struct, frozen=True):
    """How one bot fared on one seat."""

    seat: int
    games: int
    wins: float
    mean_score: float


class Standing(msgspec.Struct, frozen=True):
    """How one bot fared over all games that were played to the end.

    `wins` counts a victory shared by n as 1/n, so that the wins of all bots add up to the games that somebody won. `win_rate` is wins / games; its interval is
    Wilson's.
    """

    bot: str
    games: int
    wins: float
    shared: int
    """Victories shared with others; each is only a part of a win."""
    win_rate: float
    win_rate_95: Interval
    mean_score: float
    mean_score_95: Interval | None
    """None for a single game: nothing is known about the spread."""
    mean_place: float
    min_score: int
    max_score: int
    decisions: int
    faults: int
    by_seat: list[Seated]


class Report(msgspec.Struct, frozen=True, eq=False):
    """The whole result. Equal for the same game, bots, games, seed and options, whatever the number of workers and the time it took."""

    game: str
    bots: list[str]
    """A name given several times is told apart: "random", "random 2"."""
    games: int
    broken_off: int
    """Games in which a rule failed; they count for nobody."""
    unwon: int
    """Games played to the end that nobody won: the game itself did."""
    seed: int
    options: dict[str, Any]
    standings: list[Standing]
    """In the order of `bots`; empty if no game was played to the end."""
    decisions: int
    faults: list[Fault]
    """The first hundred."""
    seconds: float = 0.0
    workers: int = 1

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Report) and self.compared() == other.compared()

    def compared(self) -> tuple[Any, ...]:
        """Everything but the time."""
        return tuple(getattr(self, name) for name in self.__struct_fields__ if name not in ("seconds", "workers"))

    def rows(self) -> list[list[str]]:
        """A heading and a row for each bot, the best first."""
        heading = ["bot", "games", "wins", "win rate", "95 %", "score", "95 %", "place", "lowest", "highest", "faults"]
        return [heading, *(_row(s) for s in sorted(self.standings, key=lambda s: -s.win_rate))]


def _row(s: Standing) -> list[str]:
    low, high = s.win_rate_95
    about = f"{s.mean_score_95[0]:.1f} to {s.mean_score_95[1]:.1f}" if s.mean_score_95 else ""
    rate = [f"{s.games}", f"{s.wins:g}", f"{s.win_rate:.1%}", f"{low:.1%} to {high:.1%}"]
    return [s.bot, *rate, f"{s.mean_score:.1f}", about, f"{s.mean_place:.2f}", f"{s.min_score}", f"{s.max_score}", f"{s.faults}"]


def report(game: str, bots: list[str], seed: int, options: dict[str, Any], outcomes: list[Outcome], seconds: float, workers: int) -> Report:
    """Count everything together."""
    ended = [outcome for outcome in outcomes if outcome.scores]
    faults = [fault for outcome in outcomes for fault in outcome.faults]
    standings = [_standing(name, bot, ended, sum(fault.bot == bot for fault in faults)) for bot, name in enumerate(bots)] if ended else []
    return Report(
        game,
        bots,
        len(outcomes),
        len(outcomes) - len(ended),
        sum(1 not in outcome.places for outcome in ended),
        seed,
        options,
        standings,
        sum(sum(outcome.decisions) for outcome in ended),
        faults[:SHOWN_FAULTS],
        seconds,
        workers,
    )


def _standing(name: str, bot: int, ended: list[Outcome], faults: int) -> Standing:
    scores = [outcome.scores[bot] for outcome in ended]
    wins = sum(_share(outcome, bot) for outcome in ended)
    return Standing(
        name,
        games=len(ended),
        wins=wins,
        shared=sum(0 < _share(outcome, bot) < 1 for outcome in ended),
        win_rate=wins / len(ended),
        win_rate_95=wilson(wins, len(ended)),
        mean_score=fmean(scores),
        mean_score_95=mean_interval(scores),
        mean_place=fmean(outcome.places[bot] for outcome in ended),
        min_score=min(scores),
        max_score=max(scores),
        decisions=sum(outcome.decisions[bot] for outcome in ended),
        faults=faults,
        by_seat=[_seated(seat, bot, there) for seat in range(len(ended[0].sits)) if (there := [o for o in ended if o.sits[bot] == seat])],
    )


def _seated(seat: int, bot: int, there: list[Outcome]) -> Seated:
    return Seated(seat, len(there), sum(_share(outcome, bot) for outcome in there), fmean(outcome.scores[bot] for outcome in there))


def _share(outcome: Outcome, bot: int) -> float:
    """The bot's part of the victory."""
    return 1 / outcome.places.count(1) if outcome.places[bot] == 1 else 0.0

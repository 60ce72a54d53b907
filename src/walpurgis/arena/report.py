"""What the arena found: plain data, ready for JSON; `rows` gives it as a table.

Time is kept apart: `seconds`, `workers`, `deaths` and `thinking` are not part of what is compared.
"""

from __future__ import annotations

from typing import Any

import msgspec

from .meeting import Meeting
from .optional import MissingExtra
from .outcome import Fault, Outcome
from .ratings import Rating, ratings
from .sprt import Verdict
from .standings import Member, Share, Standing, by_seat, first_player, members, standing, told_apart
from .tournament import Form, Tournament

SHOWN_FAULTS = 100
NOT_COMPARED = ("seconds", "workers", "deaths", "thinking", "outcomes")


class Met(msgspec.Struct, frozen=True):
    """How one meeting ended for the first of those who met."""

    bots: list[str]
    games: int
    share: Share | None
    """None if no game was played to the end."""
    verdict: Verdict | None
    """What a test says about the first; None if there was none. The share of a meeting that was stopped early is a little too far out."""


class Report(msgspec.Struct, frozen=True, eq=False):
    """The whole result. Equal for the same game, bots, games, seed and options, whatever the workers and the time it took."""

    game: str
    form: Form
    bots: list[str]
    """A name given several times is told apart: "random", "random 2"."""
    players: int
    games: int
    broken_off: int
    """Games in which a rule failed; they count for nobody."""
    unwon: int
    """Games played to the end that nobody won: the game itself did."""
    seed: int
    options: dict[str, Any]
    standings: list[Standing]
    """In the order of `bots`; empty if no game was played to the end."""
    meetings: list[Met]
    ladder: list[str]
    """On a ladder, the bots from the top rung down."""
    ratings: list[Rating] | None
    """None where the extra for them is not installed."""
    seats: list[Share]
    first_player: Share | None
    groups: list[Member]
    decisions: int
    faults: list[Fault]
    """The first hundred."""
    thinking: list[float] = []
    """Milliseconds a decision, by bot."""
    seconds: float = 0.0
    workers: int = 1
    deaths: int = 0
    """How often a worker process died and was replaced."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Report) and self.compared() == other.compared()

    def compared(self) -> tuple[Any, ...]:
        """Everything but the time."""
        return tuple(getattr(self, name) for name in self.__struct_fields__ if name not in NOT_COMPARED)

    def rows(self) -> list[list[str]]:
        """A heading and a row for each bot, the best first."""
        heading = ["bot", "games", "wins", "win rate", "95 %", "score", "95 %", "place", "lowest", "highest", "faults"]
        return [heading, *(_row(s) for s in sorted(self.standings, key=lambda s: -s.win_rate))]


def _row(s: Standing) -> list[str]:
    low, high = s.win_rate_95
    about = f"{s.mean_score_95[0]:.1f} to {s.mean_score_95[1]:.1f}" if s.mean_score_95 else ""
    rate = [f"{s.games}", f"{s.wins:g}", f"{s.win_rate:.1%}", f"{low:.1%} to {high:.1%}"]
    return [s.bot, *rate, f"{s.mean_score:.1f}", about, f"{s.mean_place:.2f}", f"{s.min_score}", f"{s.max_score}", f"{s.faults}"]


def report(task: Tournament, meetings: list[Meeting], seconds: float, workers: int, deaths: int = 0) -> Report:
    """Count everything together."""
    outcomes = sorted((outcome for meeting in meetings for outcome in meeting.outcomes), key=lambda outcome: outcome.key)
    ended = [outcome for outcome in outcomes if outcome.scores]
    faults = [fault for outcome in outcomes for fault in outcome.faults]
    names = told_apart(task.bots)
    standings = [standing(name, bot, ended, sum(fault.bot == bot for fault in faults)) for bot, name in enumerate(names)]
    return Report(
        task.game,
        task.form,
        names,
        task.players,
        len(outcomes),
        len(outcomes) - len(ended),
        sum(1 not in outcome.places for outcome in ended),
        task.seed,
        task.options,
        [one for one in standings if one is not None],
        [_met(meeting, names) for meeting in meetings],
        _ladder(task, meetings, names),
        _ratings(names, ended),
        by_seat(ended),
        first_player(ended),
        members(ended),
        sum(sum(outcome.decisions) for outcome in ended),
        faults[:SHOWN_FAULTS],
        [_thinking(bot, ended) for bot in range(len(names))],
        seconds,
        workers,
        deaths,
    )


def _met(meeting: Meeting, names: list[str]) -> Met:
    parts = [outcome.share(0) for outcome in meeting.outcomes if outcome.scores]
    test = meeting.test
    share = Share.of(parts) if parts else None
    return Met([names[bot] for bot in meeting.bots], meeting.count, share, test.verdict if test else None)


def _ladder(task: Tournament, meetings: list[Meeting], names: list[str]) -> list[str]:
    """Climb again with what is known now."""
    if task.form != "ladder":
        return []
    rungs = [0]
    for meeting in meetings:
        newcomer, other = meeting.bots
        if newcomer not in rungs:
            rungs.append(newcomer)
        if meeting.won:
            here, there = rungs.index(newcomer), rungs.index(other)
            rungs[here], rungs[there] = other, newcomer
    return [names[bot] for bot in rungs]


def _ratings(names: list[str], ended: list[Outcome]) -> list[Rating] | None:
    try:
        return ratings(names, ended)
    except MissingExtra:
        return None


def _thinking(bot: int, ended: list[Outcome]) -> float:
    own = [(outcome, outcome.bots.index(bot)) for outcome in ended if bot in outcome.bots]
    decisions = sum(outcome.decisions[n] for outcome, n in own)
    return round(1000 * sum(outcome.thought[n] for outcome, n in own if outcome.thought) / decisions, 3) if decisions else 0.0

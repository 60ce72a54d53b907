"""Playing a tournament, or random games under the laws, from the first job to the last row.

The outcome of a game depends on its job alone, and what counts is decided in the order of the jobs: workers and machines change the time and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from math import ceil
from pathlib import Path
from time import perf_counter
from typing import NamedTuple, Protocol, TypeAlias

import msgspec

from .errands import Errand, Limits
from .lawful import Checked, LawRun
from .laws_report import LawsReport, laws_report
from .meeting import Meeting
from .outcome import Outcome
from .pools import Cluster, Here, Pool, Processes
from .report import Report, report
from .results_file import R, ResultsFile
from .tournament import Form, Job, NoGames, Sure, Tournament

Progress: TypeAlias = Callable[[int, int], None]
BATCH_SECONDS = 1.0
"""Jobs are handed out in lists that take about this long."""
LONGEST = 500


class Results(NamedTuple):
    """What was to be played, how it turned out, and all games that count, in their order."""

    task: Tournament
    report: Report
    outcomes: list[Outcome]


def run(
    game: str,
    bots: list[str],
    games: int,
    seed: int = 0,
    workers: int = 0,
    options: object = None,
    progress: Progress | None = None,
    *,
    form: Form = "match",
    players: int | None = None,
    sure: Sure | None = None,
) -> Report:
    """Let these bots meet and report.

    `progress(done, games)` is called in this process as games end. Without workers everything is played in this process, and answers have no limits.
    UnknownGame, UnknownBot, WrongSeats, UnknownOption and NoGames refuse bad input.
    """
    return play_all(Tournament.of(game, bots, games, seed, options, form, players, sure), workers, progress).report


def play_all(
    task: Tournament, workers: int = 0, progress: Progress | None = None, *, limits: Limits | None = None, out: Path | None = None, ray: str | None = None
) -> Results:
    """Play a tournament: in this process, in workers, or on a Ray cluster; into a file, if one is named, continuing from what it has.

    BadResults, MissingExtra and NoCluster refuse bad input.
    """
    start = perf_counter()
    with Run(task, limits or Limits(), workers, out, ray) as going:
        meetings = _meet(task, going, progress)
        found = report(task, meetings, seconds=perf_counter() - start, workers=going.pool.workers, deaths=going.pool.deaths)
    outcomes = sorted((outcome for meeting in meetings for outcome in meeting.outcomes), key=lambda outcome: outcome.key)
    return Results(task, found, outcomes)


def check(
    game: str,
    games: int,
    seed: int = 0,
    workers: int = 0,
    options: object = None,
    progress: Progress | None = None,
    *,
    players: int | None = None,
    limits: Limits | None = None,
    out: Path | None = None,
    ray: str | None = None,
) -> LawsReport:
    """Play random games with all cheap laws on, and report."""
    task = LawRun.of(game, games, seed, options, players)
    start, rows = perf_counter(), dict[int, Checked]()
    with Run(task, limits or Limits(), workers, out, ray) as going:
        decoder = msgspec.json.Decoder(Checked)
        rows.update((row.number, row) for row in going.known(Checked))
        todo = [number for number in range(games) if number not in rows]
        work, done = _Laws(todo), games - len(todo)
        if progress:
            progress(done, games)
        for line in going.gather(work):
            row = decoder.decode(line)
            rows[row.number] = row
            done += 1
            if progress:
                progress(done, games)
        return laws_report(task, [rows[number] for number in range(games)], perf_counter() - start, going.pool.workers)


class Work(Protocol):
    """Where jobs come from."""

    def pull(self, most: int) -> list[Job]:
        """This many jobs or fewer; none if there are none now."""
        ...

    def left(self) -> int:
        """How many games may still have to be handed out."""
        ...


class Run:
    """A pool at work, and the file that keeps the outcome."""

    def __init__(self, errand: Errand, limits: Limits, workers: int, out: Path | None, ray: str | None) -> None:
        if workers < 0:
            raise NoGames(f"the number of workers should not be below 0, but is {workers}")
        self._file = ResultsFile(out, errand) if out is not None else None
        try:
            self.pool: Pool = Cluster(errand, limits, ray) if ray is not None else Processes(errand, limits, workers) if workers else Here(errand)
        except Exception:
            if self._file is not None:
                self._file.forget()
            raise

    def __enter__(self) -> Run:
        return self

    def __exit__(self, *_: object) -> None:
        self.pool.close()
        if self._file is not None:
            self._file.close()

    def known(self, kind: type[R]) -> list[R]:
        """The rows of an earlier run."""
        return list(self._file.read(kind)) if self._file is not None else []

    def gather(self, work: Work) -> Iterator[bytes]:
        """Hand out jobs as long as there are some; the rows as they come, written down before they are seen."""
        pending: dict[Future[list[bytes]], int] = {}
        room, size, seconds, played = self._room, 1, 0.0, 0
        began = perf_counter()
        while True:
            while len(pending) < room and (jobs := work.pull(min(size, max(1, ceil(work.left() / (2 * room)))))):
                pending[self.pool.submit(jobs)] = len(jobs)
            if not pending:
                return
            for future in wait(pending, return_when=FIRST_COMPLETED).done:
                del pending[future]
                rows = future.result()
                if self._file is not None:
                    self._file.append(rows)
                played, seconds = played + len(rows), (perf_counter() - began) * self.pool.workers
                size = max(1, min(LONGEST, int(BATCH_SECONDS * played / seconds)))
                yield from rows

    @property
    def _room(self) -> int:
        """How many lists of jobs are out at a time: one more for each worker than it is working on, so that none waits."""
        return 1 if isinstance(self.pool, Here) else 2 * self.pool.workers


class _Meetings:
    """The jobs of one round: a deal of each meeting in turn."""

    def __init__(self, meetings: list[Meeting], games: int) -> None:
        self._meetings, self._games, self._turn = meetings, games, 0

    def pull(self, most: int) -> list[Job]:
        jobs: list[Job] = []
        for _ in self._meetings:
            meeting = self._meetings[self._turn % len(self._meetings)]
            self._turn += 1
            jobs += meeting.pull(most - len(jobs))
            if len(jobs) >= most:
                break
        return jobs

    def left(self) -> int:
        return sum(self._games - meeting.count for meeting in self._meetings if not meeting.is_over)


class _Laws:
    """Random games, one like the other."""

    def __init__(self, numbers: list[int]) -> None:
        self._numbers, self._next = numbers, 0

    def pull(self, most: int) -> list[Job]:
        numbers = self._numbers[self._next : self._next + most]
        self._next += len(numbers)
        return [Job((), number) for number in numbers]

    def left(self) -> int:
        return len(self._numbers) - self._next


def _meet(task: Tournament, going: Run, progress: Progress | None) -> list[Meeting]:
    """Round by round, until nobody is left to meet."""
    decoder = msgspec.json.Decoder(Outcome)
    known = {outcome.key: outcome for outcome in going.known(Outcome)}
    rounds, played, verdicts = task.rounds(), list[Meeting](), None
    while True:
        try:
            bots = next(rounds) if verdicts is None else rounds.send(verdicts)
        except StopIteration:
            return played
        meetings = [Meeting(task, those, known) for those in bots]
        played += meetings
        work = _Meetings(meetings, task.games)
        _tell(progress, played, work)
        for line in going.gather(work):
            outcome = decoder.decode(line)
            known[outcome.key] = outcome
            for meeting in meetings:
                if meeting.bots == outcome.bots:
                    meeting.settle()
            _tell(progress, played, work)
        verdicts = [meeting.won for meeting in meetings]


def _tell(progress: Progress | None, played: list[Meeting], work: Work) -> None:
    if progress:
        done = sum(meeting.count for meeting in played)
        progress(done, done + work.left())

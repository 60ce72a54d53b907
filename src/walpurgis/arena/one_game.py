"""One game of a tournament. Its outcome depends on the tournament and on the job alone, not on where it is played, nor on what else runs.

A bot is guarded: whatever it does instead of an answer becomes a fault, `random` answers in its place, and the game continues.
"""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from time import monotonic
from typing import Any

from walpurgis.bots import Bot, bot_named, play
from walpurgis.bots.time_and_memory import Patience, TooSlow
from walpurgis.engine import Answer, AnyGame, Match, Offer, Result, Sight

from .belonging import belonging
from .outcome import Fault, Outcome
from .process_groups import Groups
from .programs import Program, seated, table_of
from .tournament import Job, Skip, Tournament, seed_of

ENDLESS = 1e9
LONGEST_FAULT = 300
NOBODY = -1
"""Announced when an answer is in: what follows is the rules' doing."""


class Watch:
    """Whoever plays games tells it what is happening. Alone in this process it only keeps the time; in a worker answers have limits."""

    def __init__(self, patience: Patience | None = None, announce: Callable[[int, int], None] | None = None, groups: Groups | None = None) -> None:
        self.patience = patience or Patience(ENDLESS)
        self.groups = groups or Groups()
        """What programs run in."""
        self.announce = announce
        """To be told of each decision (seat, how many before) while a job is careful."""
        self.is_worker = patience is not None
        self.is_spent = False
        """Memory ran out once: what is left of it is not to be trusted after this game."""


class Gone(Exception):
    """The bot ended its process when it was asked this before."""


class Misbehaved(Exception):
    """What a bot raised, in words. The exception itself is a thing of the bot's, which could do anything when looked at."""


class Guarded:
    """A bot whose time is measured, and that lets out nothing but plain data or an exception."""

    __slots__ = ("announce", "asked", "bot", "seat", "skips", "thought", "watch")

    def __init__(self, bot: Bot, seat: int, watch: Watch, job: Job) -> None:
        self.bot, self.seat, self.watch = bot, seat, watch
        self.asked, self.thought = 0, 0.0
        self.announce = watch.announce if job.careful else None
        self.skips = [skip for skip in job.skips if skip.seat == seat]

    def answer(self, sight: Sight) -> Answer:
        self.asked += 1
        if self.skips:
            _unless_gone(self.skips, self.asked - 1)
        if self.announce is not None:
            self.announce(self.seat, self.asked - 1)
        patience = self.watch.patience
        patience.since = start = monotonic()
        try:
            answer = self.bot.answer(sight)
        except TooSlow as late:
            raise TimeoutError(f"no answer within {patience.seconds:g} s{late}") from None
        except BaseException as fault:
            if type(fault) is MemoryError or (isinstance(fault, KeyboardInterrupt) and not self.watch.is_worker):
                raise  # it is out of memory, or somebody wants to stop
            raise Misbehaved(in_words(fault)) from None
        finally:
            patience.since = end = monotonic()
            self.thought += end - start
            if self.announce is not None:
                self.announce(NOBODY, 0)
        if type(answer) is not str and not is_plain(answer):
            raise TypeError(f"{type(answer).__name__} is no plain answer")
        return answer


def _unless_gone(skips: list[Skip], asked: int) -> None:
    for skip in skips:
        if skip.decision in (asked, None):
            raise Gone(skip.what)


def is_plain(answer: object) -> bool:
    """Keys, numbers, and lists of them; none of their subclasses, which could do anything when looked at."""
    return type(answer) in (str, int) or (type(answer) in (list, tuple) and all(is_plain(part) for part in answer))  # type: ignore[attr-defined]


def play_game(task: Tournament, game: AnyGame, job: Job, watch: Watch) -> Outcome:
    """Play it. The bot `i` of those who meet sits on seat `i + number`, counted round the table."""
    start, seats = monotonic(), len(job.bots)
    sits = [(n + job.number) % seats for n in range(seats)]
    seeds = [seed_of(task.seed, job.number, 1 + bot) for bot in job.bots]
    names = {sits[n]: task.bots[bot] for n, bot in enumerate(job.bots)}

    def sit_down(n: int) -> Bot:
        return seated(task.bots[job.bots[n]], game, seeds[n], table_of(game, names, sits[n], task.options), watch.patience.seconds, watch.groups)

    guarded = {sits[n]: Guarded(sit_down(n), sits[n], watch, job) for n in range(seats)}
    stand_in = bot_named("random", game, seed_of(task.seed, job.number, 1 + len(task.bots)))
    faults: list[Fault] = []

    def fault(seat: int, offer: Offer, what: Exception) -> Bot:
        n = sits.index(seat)
        said = str(what) if isinstance(what, Misbehaved) else in_words(what)
        faults.append(Fault(job.number, job.bots[n], seat, offer.prompt, storable(said)))
        if isinstance(what, MemoryError):  # whatever the bot has hoarded goes with it
            watch.is_spent = True
            guarded[seat].bot = sit_down(n)
        return stand_in

    match: Match[Any] | None = None
    result: Result | None = None
    watch.patience.since = monotonic()
    try:
        match = Match.new(game, seats, seed_of(task.seed, job.number // seats, 0), task.options, listen=False)
        begun, before = begins(match), match.state.copy()
        decisions = play(match, guarded, fault)
        result = match.result()
        known = belonging(game, before, match.state, begun)
    except (Exception, TooSlow) as broken:  # bots' failures are caught in `play`: this is a rule that failed, in a step or in an offer
        faults.append(broken_off(job, match, broken, watch.patience.seconds))
        return Outcome(job.bots, job.number, sits, [], [], [], faults)
    finally:
        watch.patience.since = inf  # programs have a moment to end; it is nobody's answer
        for one in guarded.values():
            if isinstance(one.bot, Program):
                one.bot.close(result)
    return Outcome(
        job.bots,
        job.number,
        sits,
        [result.scores[s] for s in sits],
        [result.places[s] for s in sits],
        [decisions[s] for s in sits],
        faults,
        None if known.first is None else sits.index(known.first),
        [(sits.index(seat), group, member) for seat, group, member in known.groups],
        [round(guarded[s].thought, 6) for s in sits],
        round(monotonic() - start, 6),
        known.table,
        known.length,
    )


def broken_off(job: Job, match: Match[Any] | None, what: BaseException, seconds: float) -> Fault:
    """What a rule did, and at which question."""
    seat = next(iter(match.asks), -1) if match is not None else -1
    prompt = match.asks[seat].prompt if match is not None and seat in match.asks else ""
    said = f"a rule took more than {seconds:g} s" if isinstance(what, TooSlow) else in_words(what)
    return Fault(job.number, None, seat, prompt, storable(said))


def in_words(what: BaseException) -> str:
    """Its name and what it says, if it can say something."""
    try:
        return f"{type(what).__name__}: {what}"
    except (Exception, SystemExit, TooSlow):
        return f"{type(what).__name__}, which cannot say what it is"


def storable(text: str) -> str:
    """The beginning of a text, without signs that no file can keep."""
    return text[:LONGEST_FAULT].encode(errors="backslashreplace").decode()


def begins(match: Match[Any]) -> int | None:
    """Who is asked first, if it is one seat alone."""
    return next(iter(match.asks)) if len(match.asks) == 1 else None

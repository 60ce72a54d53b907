"""Programs in the arena: `program:./mybot --fast` is a command that reads the house's messages as JSON lines on its stdin and writes its own on its stdout.

They are the messages of docs/bots.md, so that a program that plays at a table plays here unchanged; only the story is not told. A program is started for each
game, in a group of processes that ends with the game. It answers within the arena's time limit, or `random` answers in its place. Why it could not answer is
said with what it was told last and with what it wrote last on its stderr.
"""

from __future__ import annotations

import contextlib
import os
import shlex
import shutil
import subprocess
from collections.abc import Mapping
from queue import Empty, Full, Queue
from threading import Event, Thread
from time import monotonic
from typing import IO, Any, NoReturn

import msgspec

from walpurgis import __version__, wire
from walpurgis.bots import Bot, UnknownBot, bot_named, usual_bot
from walpurgis.bots.time_and_memory import TooSlow
from walpurgis.engine import Answer, AnyGame, Refused, Result, Sight
from walpurgis.engine.chance import Seed
from walpurgis.engine.errors import NotOffered

from .process_groups import Groups

PREFIX = "program:"
TABLE = "arena0"
"""The id of the table in all messages: a program sees one game."""
LONGEST_LINE = 64 * 1024
MOST_WAITING = 100
"""This many lines wait to be read; a program that writes more waits itself."""
MOST_BAD_LINES = 20
MOST_LATE = 3
"""A program that is late this often is not waited for again in that game."""
FAREWELL = 1.0
"""Seconds that a program has to end after the game."""
LAST_WORDS = 120
"""So many characters of what it wrote on its stderr, and of why its answer was refused, are kept for the report."""
_encode = msgspec.json.encode
_read = msgspec.json.Decoder(wire.FromBrowser).decode


class ProgramFailed(Exception):
    """The program ended, wrote what is not a message, or could not be started."""


class UnknownProgram(UnknownBot):
    """The command of a program cannot be run."""

    code = "unknown-program"


class NotHere(Refused):
    """A message that means nothing in the arena."""

    code = "not-here"


def is_program(name: str) -> bool:
    return name.startswith(PREFIX)


def command_of(name: str) -> list[str]:
    """The command of a bot that is a program; UnknownProgram if it cannot be run here."""
    try:
        name.encode()  # it travels to the workers
        command = shlex.split(name.removeprefix(PREFIX))
    except ValueError as fault:
        raise UnknownProgram(f"{name!r:.80} is no command: {fault}") from None
    if not command or shutil.which(command[0]) is None:
        raise UnknownProgram(f"there is no program {name.removeprefix(PREFIX)!r:.80} that can be run here")
    return command


def check_bot(name: str, game: AnyGame) -> None:
    """UnknownBot, NoThumb or NoWorth if nobody of that name can play this game."""
    if is_program(name):
        command_of(name)
    else:
        bot_named(name, game, seed=0)


class Running:
    """A program that runs, and what comes out of it. Two threads read, so that a program that writes much is never stuck."""

    def __init__(self, process: subprocess.Popen[bytes]) -> None:
        assert process.stdin is not None and process.stdout is not None and process.stderr is not None
        self.process, self.stdin = process, process.stdin
        self.lines: Queue[bytes] = Queue(MOST_WAITING)
        self._complaints, self._over = b"", Event()
        Thread(target=self._listen, args=(process.stdout,), daemon=True).start()
        self._second = Thread(target=self._keep, args=(process.stderr,), daemon=True)
        self._second.start()

    def end(self, groups: Groups, farewell: bytes) -> None:
        """Say goodbye, and let it end; whatever is left of it after a moment is ended."""
        self._over.set()
        try:
            with contextlib.suppress(OSError, subprocess.TimeoutExpired):
                os.set_blocking(self.stdin.fileno(), False)  # whoever does not read is not waited for
                self.stdin.write(farewell)
                self.stdin.close()
                self.process.wait(FAREWELL)
        finally:  # the time of the answer may be up in here
            groups.end(self.process)
            with contextlib.suppress(OSError):
                self.stdin.close()

    def last_complaint(self) -> str:
        """The end of what it wrote on its stderr, in one line; of a program that has ended, all of it is in."""
        if self.process.returncode is not None:
            self._second.join(FAREWELL)
        return " ".join(self._complaints.decode(errors="replace").split())[-LAST_WORDS:]

    def _listen(self, pipe: IO[bytes]) -> None:
        """Take lines as they come; an empty one says that there are no more. Only who reads a pipe may close it: anybody else would wait for the reader."""
        with contextlib.suppress(OSError, ValueError), pipe:
            while line := pipe.readline(LONGEST_LINE):
                self._pass_on(line)
        self._pass_on(b"")

    def _pass_on(self, line: bytes) -> None:
        while not self._over.is_set():
            with contextlib.suppress(Full):
                return self.lines.put(line, timeout=FAREWELL)

    def _keep(self, pipe: IO[bytes]) -> None:
        with contextlib.suppress(OSError, ValueError), pipe:
            while piece := os.read(pipe.fileno(), LONGEST_LINE):
                self._complaints = (self._complaints + piece)[-8 * LAST_WORDS :]


class Program:
    """A bot that is a program. It runs from its first question on, until `close`."""

    def __init__(self, name: str, game: AnyGame, seed: Seed, table: wire.TableInfo, seconds: float, groups: Groups | None = None) -> None:
        self._command, self._game, self._seed, self._table, self._seconds = command_of(name), game, seed, table, seconds
        self._groups = groups or Groups()
        self._running: Running | None = None
        self._asked = self._bad_lines = self._late = 0
        self._refused = ""

    def answer(self, sight: Sight) -> Answer:
        """Put the question to the program, and help it until it has answered or its time is up."""
        if self._late >= MOST_LATE:
            raise TimeoutError(f"it was late {self._late} times in this game and is not waited for again")
        self._late += 1  # until it has answered: the worker's own alarm may come at any moment, right after ours as well
        self._refused = ""
        try:
            answer = self._answered(sight, monotonic() + self._seconds)
        except ProgramFailed:
            self._late -= 1
            raise
        except TooSlow:
            raise TooSlow(self._last_words(self._running)) from None
        self._late -= 1
        return answer

    def _answered(self, sight: Sight, end: float) -> Answer:
        """The program's answer, at this time at the latest."""
        self._asked += 1
        if self._running is None:
            self._start()
        self._send(self._position(sight))
        while True:
            message = self._hear(end)
            try:
                if isinstance(message, wire.AnswerIt):
                    answer = _judged(sight, message)
                    self._send(wire.Done(table=TABLE, ref=message.ref))
                    return answer
                self._send(wire.Done(table=TABLE, ref=message.ref, answer=self._reply(message, sight)))
            except Refused as refusal:
                rule = refusal.rule if isinstance(refusal, NotOffered) else None
                self._complain(wire.Problem(refusal.code, str(refusal), rule), message.ref)

    def close(self, result: Result | None) -> None:
        """Tell the program how the game ended, if it has, and let it end."""
        running, self._running = self._running, None
        if running is not None:
            end = wire.Position(table=TABLE, seq=self._asked, over=True, result=result)
            running.end(self._groups, b"" if result is None else _encode(end) + b"\n")

    def _start(self) -> None:
        try:
            process = self._groups.start(self._command, os.environ | {"WALPURGIS_SEED": str(self._seed)})
        except OSError as fault:
            raise ProgramFailed(f"{self._command[0]!r:.80} cannot be run: {fault.strerror}") from None
        self._running = Running(process)
        self._send(wire.Hello(me=wire.Me("", self._table.seats[self._seat].name, "en"), version=__version__))
        self._send(wire.AtTable(table=TABLE, info=self._table))

    @property
    def _seat(self) -> int:
        return next(seat.seat for seat in self._table.seats if seat.mine)

    def _position(self, sight: Sight) -> wire.Position:
        return wire.Position(
            table=TABLE, seq=self._asked, question=sight.offer.question, seat=sight.seat, view=sight.view, offers=[sight.offer], waiting=[sight.seat]
        )

    def _send(self, message: wire.ToBrowser) -> None:
        assert self._running is not None
        try:
            self._running.stdin.write(_encode(message) + b"\n")
            self._running.stdin.flush()
        except OSError:
            self._fail("")

    def _hear(self, end: float) -> wire.FromBrowser:
        """The next message of the program; what is none comes back to it as a refusal."""
        while True:
            assert self._running is not None
            try:
                line = self._running.lines.get(timeout=max(0.0, end - monotonic()))
            except Empty:
                raise TimeoutError(f"no answer within {self._seconds:g} s{self._last_words(self._running)}") from None
            if not line:
                self._fail("")
            if len(line) >= LONGEST_LINE:
                self._fail(f"the program wrote a line of more than {LONGEST_LINE} bytes")
            try:
                message: wire.FromBrowser = _read(line)
                return message
            except (msgspec.DecodeError, UnicodeError, RecursionError) as fault:
                self._complain(wire.Problem("malformed", f"{fault!s:.200}"))

    def _complain(self, problem: wire.Problem, ref: int = 0) -> None:
        self._bad_lines += 1
        self._refused = problem.sentence[:LAST_WORDS]
        if self._bad_lines > MOST_BAD_LINES:
            self._bad_lines = 0
            self._fail(f"the program wrote {MOST_BAD_LINES + 1} lines that were refused")
        self._send(wire.Refusal(table=TABLE, ref=ref, problem=problem))

    def _fail(self, what: str) -> NoReturn:
        """The program is gone, or has to go. It is started again for its next question."""
        running = self._running
        assert running is not None
        self.close(None)
        what = what or f"the program ended with {running.process.returncode} before the game did"
        raise ProgramFailed(what + self._last_words(running))

    def _last_words(self, running: Running | None) -> str:
        """What explains why there is no answer: why the last line was refused, and what the program complained about itself."""
        refused = f"; refused last: {self._refused}" if self._refused else ""
        complaint = "" if running is None else running.last_complaint()
        return refused + (f"; on stderr last: {complaint}" if complaint else "")

    def _reply(self, message: wire.FromBrowser, sight: Sight) -> object:
        """What the house answers to everything but an answer. It knows what the seat knows: a possible world."""
        match message:
            case wire.Hint():
                return bot_named(usual_bot(self._game), self._game, self._seed).answer(sight)
            case wire.WhyNot(key=key):
                return sight.world(self._seed).why_not(sight.seat, key)
            case wire.Try(points=points, question=question):
                try:
                    return wire.Trial(foreseen=sight.world(self._seed).foresee(sight.seat, [[x, y] for x, y in points], question))
                except NotOffered as refusal:
                    return wire.Trial(refusal.rule, forbidden=True)
            case wire.Watch():
                self._send(wire.AtTable(table=TABLE, info=self._table))
                self._send(self._position(sight))
                return None
            case _:
                raise NotHere("in the arena a program may answer, ask for a hint, ask why not, try, and watch")


def _judged(sight: Sight, message: wire.AnswerIt) -> Answer:
    """The answer, if it may be given to this question; a late one for an earlier question may not."""
    answer: Answer = message.answer
    sight.world(0).answer(message.seat, answer, message.question)
    return answer


def table_of(game: AnyGame, names: Mapping[int, str], seat: int, options: dict[str, Any]) -> wire.TableInfo:
    """The table as a program on that seat is told of it."""
    seats = [wire.SeatInfo(n, "bot", names[n][:24], names[n], n == seat, True, False, program=is_program(names[n])) for n in sorted(names)]
    return wire.TableInfo(TABLE, game.name, "playing", seats, options, False, False, "off", None, False, 0, "", "", True)


def seated(name: str, game: AnyGame, seed: Seed, table: wire.TableInfo, seconds: float, groups: Groups) -> Bot:
    """The bot of that name at this table."""
    return Program(name, game, seed, table, seconds, groups) if is_program(name) else bot_named(name, game, seed)

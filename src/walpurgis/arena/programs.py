"""Programs in the arena: `program:./mybot --fast` is a command that reads the house's messages as JSON lines on its stdin and writes its own on its stdout.

They are the messages of docs/bots.md, so that a program that plays at a table plays here unchanged; only the story is not told. A program is started for each
game. It answers within the arena's time limit, or `random` answers in its place.
"""

from __future__ import annotations

import contextlib
import os
import shlex
import shutil
import subprocess
from collections.abc import Mapping
from queue import Empty, Full, Queue
from threading import Thread
from time import monotonic
from typing import IO, Any, NoReturn

import msgspec

from walpurgis import __version__, wire
from walpurgis.bots import Bot, UnknownBot, bot_named, usual_bot
from walpurgis.engine import Answer, AnyGame, Refused, Result, Sight
from walpurgis.engine.chance import Seed
from walpurgis.engine.errors import NotOffered

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


class Program:
    """A bot that is a program. It runs from its first question on, until `close`."""

    def __init__(self, name: str, game: AnyGame, seed: Seed, table: wire.TableInfo, seconds: float) -> None:
        self._command, self._game, self._seed, self._table, self._seconds = command_of(name), game, seed, table, seconds
        self._process: subprocess.Popen[bytes] | None = None
        self._lines: Queue[bytes] = Queue(MOST_WAITING)
        self._asked = self._bad_lines = self._late = 0

    def answer(self, sight: Sight) -> Answer:
        """Put the question to the program, and help it until it has answered or its time is up."""
        if self._late >= MOST_LATE:
            raise TimeoutError(f"it was late {self._late} times in this game and is not waited for again")
        self._late += 1  # until it has answered: the worker's own alarm may come at any moment, right after ours as well
        try:
            answer = self._answered(sight, monotonic() + self._seconds)
        except ProgramFailed:
            self._late -= 1
            raise
        self._late -= 1
        return answer

    def _answered(self, sight: Sight, end: float) -> Answer:
        """The program's answer, at this time at the latest."""
        self._asked += 1
        if self._process is None:
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
        process, self._process = self._process, None
        if process is None:
            return
        assert process.stdin is not None and process.stdout is not None
        with contextlib.suppress(OSError, subprocess.TimeoutExpired):
            if result is not None:
                os.set_blocking(process.stdin.fileno(), False)  # whoever does not read is not waited for
                process.stdin.write(_encode(wire.Position(table=TABLE, seq=self._asked, over=True, result=result)) + b"\n")
            process.stdin.close()
            process.wait(FAREWELL)
        process.kill()
        process.wait()
        for pipe in (process.stdin, process.stdout):
            with contextlib.suppress(OSError):
                pipe.close()

    def _start(self) -> None:
        try:
            process = subprocess.Popen(
                self._command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=os.environ | {"WALPURGIS_SEED": str(self._seed)}
            )
        except OSError as fault:
            raise ProgramFailed(f"{self._command[0]!r:.80} cannot be run: {fault.strerror}") from None
        assert process.stdout is not None
        self._process, self._lines = process, Queue(MOST_WAITING)
        Thread(target=_listen, args=(process.stdout, self._lines), daemon=True).start()
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
        assert self._process is not None and self._process.stdin is not None
        try:
            self._process.stdin.write(_encode(message) + b"\n")
            self._process.stdin.flush()
        except OSError:
            self._fail()

    def _hear(self, end: float) -> wire.FromBrowser:
        """The next message of the program; what is none comes back to it as a refusal."""
        while True:
            try:
                line = self._lines.get(timeout=max(0.0, end - monotonic()))
            except Empty:
                raise TimeoutError(f"no answer within {self._seconds:g} s") from None
            if not line:
                self._fail()
            if len(line) >= LONGEST_LINE:
                self.close(None)
                raise ProgramFailed(f"the program wrote a line of more than {LONGEST_LINE} bytes")
            try:
                message: wire.FromBrowser = _read(line)
                return message
            except (msgspec.DecodeError, UnicodeError, RecursionError) as fault:
                self._complain(wire.Problem("malformed", f"{fault!s:.200}"))

    def _complain(self, problem: wire.Problem, ref: int = 0) -> None:
        self._bad_lines += 1
        if self._bad_lines > MOST_BAD_LINES:
            self._bad_lines = 0
            self.close(None)
            raise ProgramFailed(f"the program wrote {MOST_BAD_LINES + 1} lines that were refused; the last: {problem.sentence}")
        self._send(wire.Refusal(table=TABLE, ref=ref, problem=problem))

    def _fail(self) -> NoReturn:
        """The program is gone. It is started again for its next question."""
        process = self._process
        assert process is not None
        self.close(None)
        raise ProgramFailed(f"the program ended with {process.returncode} before the game did")

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


def _listen(pipe: IO[bytes], lines: Queue[bytes]) -> None:
    """Take lines as they come; an empty one says that there are no more."""
    with contextlib.suppress(OSError, ValueError):
        while line := pipe.readline(LONGEST_LINE):
            lines.put(line)
    with contextlib.suppress(Full):
        lines.put(b"", timeout=FAREWELL)


def table_of(game: AnyGame, names: Mapping[int, str], seat: int, options: dict[str, Any]) -> wire.TableInfo:
    """The table as a program on that seat is told of it."""
    seats = [wire.SeatInfo(n, "bot", names[n][:24], names[n], n == seat, True, False, program=is_program(names[n])) for n in sorted(names)]
    return wire.TableInfo(TABLE, game.name, "playing", seats, options, False, False, "off", None, False, 0, "", "", True)


def seated(name: str, game: AnyGame, seed: Seed, table: wire.TableInfo, seconds: float) -> Bot:
    """The bot of that name at this table."""
    return Program(name, game, seed, table, seconds) if is_program(name) else bot_named(name, game, seed)

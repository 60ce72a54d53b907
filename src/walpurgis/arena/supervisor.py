"""One worker process and whoever looks after it. If it dies, no game is lost, and the bot that ended it is identified.

A game in which the worker died is played again, carefully: each decision is announced before it is made. If it dies again, the bot that was announced last is
to blame; in the next attempt `random` answers in its place there. If a worker was killed from outside, its game is just played again, and nobody is blamed.
The programs that a worker had started end with it.
"""

from __future__ import annotations

import contextlib
import signal
import subprocess
import sys
from threading import Lock

import msgspec

from walpurgis.engine import Refused

from .errands import Errand, Limits, OtherRules, gone
from .one_game import NOBODY
from .process_groups import end_group
from .tournament import Job, Skip
from .worker import SPENT

LIVES = 5
"""A bot that ends this many workers in one game is not asked again in that game."""
ENDING = 5.0
"""This many seconds a worker has to end once it says nothing more."""
LEAVING = 1.0
"""This many seconds it has to end its programs and itself when the run is over."""


class Stopped(Exception):
    """The run is over, or was interrupted."""


class NoWorker(Refused):
    """A worker process could not be started: the machine or the limits are too small for it."""

    code = "no-worker"

    def __init__(self) -> None:
        super().__init__("a worker process could not be started; is there enough memory for it?")


class Supervisor:
    """Sends jobs to a worker process of its own and gives back their rows."""

    def __init__(self, errand: Errand, limits: Limits) -> None:
        self.errand, self.limits = errand, limits
        self.deaths = 0
        self._process: subprocess.Popen[bytes] | None = None
        self._ended: int | None = None
        self._stopped, self._lock = False, Lock()
        self._writing = Lock()
        self._programs = set[int]()
        """The groups of processes that the worker has started."""

    def play(self, jobs: list[Job]) -> list[bytes]:
        """The rows of these jobs, in their order."""
        rows: list[bytes] = []
        left = list(jobs)
        while left:
            done, last = self._send(left)
            rows += done
            left = left[len(done) :]
            if self._process is None and left:
                again = self._after_death(left[0], last)
                if isinstance(again, Job):
                    left[0] = again
                else:
                    rows.append(gone(self.errand, left.pop(0), again))
        return rows

    def dismiss(self) -> None:
        """Let the worker end itself and its programs, from any thread: with nobody to work for, it does."""
        with self._lock:
            self._stopped = True
            process = self._process
        if process is not None and process.stdin is not None and self._writing.acquire(timeout=LEAVING):  # a stuck worker may not even listen
            with contextlib.suppress(OSError):
                process.stdin.close()
            self._writing.release()

    def stop(self) -> None:
        """End the worker, from any thread, whatever it does."""
        self.dismiss()
        process = self._process
        if process is not None:
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(LEAVING)
            process.kill()

    def _send(self, jobs: list[Job]) -> tuple[list[bytes], tuple[int, int] | None]:
        """The rows that came before all were played or the worker ended, and the last decision that was announced after them."""
        process = self._running()
        assert process.stdout is not None
        rows: list[bytes] = []
        last = None
        if not self._order(process, b"".join(msgspec.json.encode(job) + b"\n" for job in jobs)):
            self._die()
            return rows, last
        while len(rows) < len(jobs):
            line = process.stdout.readline()
            if not line.endswith(b"\n"):
                self._die()
                break
            if line.startswith(b"?"):
                seat, asked = line[1:].split()
                last = None if int(seat) == NOBODY else (int(seat), int(asked))
            elif line.startswith(b"@"):
                group = int(line[1:])
                (self._programs.add if group > 0 else self._programs.discard)(abs(group))
            else:
                rows.append(line[1:-1])
                last = None
        return rows, last

    def _after_death(self, job: Job, last: tuple[int, int] | None) -> Job | str:
        """The same job for the next attempt; or, if it ends the worker outside any bot however carefully it is played, how."""
        if self._ended == SPENT:
            return job
        self.deaths += 1
        how = self._how_it_ended()
        if not job.careful:
            return msgspec.structs.replace(job, careful=True)
        if last is None:
            return how
        seat, asked = last
        before = sum(skip.seat == seat for skip in job.skips)
        return msgspec.structs.replace(job, skips=(*job.skips, Skip(seat, asked if before + 1 < LIVES else None, how)))

    def _how_it_ended(self) -> str:
        code = self._ended
        if code is not None and code < 0:
            return f"the process was ended by {signal.Signals(-code).name}"
        return f"the process ended with exit code {code}; it could not be interrupted within {self.limits.seconds:g} s, or ended itself"

    def _running(self) -> subprocess.Popen[bytes]:
        """The worker, a new one if there is none."""
        if self._process is not None:
            return self._process
        with self._lock:
            if self._stopped:
                raise Stopped
            command = [sys.executable, "-m", "walpurgis.arena.worker"]
            try:
                self._process = process = subprocess.Popen(
                    command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, start_new_session=True
                )
            except OSError:
                raise NoWorker from None
        assert process.stdout is not None
        ordered = self._order(process, msgspec.json.encode({"errand": self.errand, "limits": self.limits}) + b"\n")
        ready = process.stdout.readline() if ordered else b""
        if ready != b"!\n":
            self._die()
            raise OtherRules(ready[1:].decode().strip()) if ready else NoWorker
        return process

    def _order(self, process: subprocess.Popen[bytes], lines: bytes) -> bool:
        """Write to the worker; False if it does not listen any more."""
        assert process.stdin is not None
        with self._writing, contextlib.suppress(OSError, ValueError):
            process.stdin.write(lines)
            process.stdin.flush()
            return True
        return False

    def _die(self) -> None:
        """The worker is gone; Stopped if that was wanted."""
        self.bury()
        if self._stopped:
            raise Stopped

    def bury(self) -> None:
        """Leave nothing behind of a worker that has ended, or is about to."""
        process, self._process = self._process, None
        if process is None:
            return
        assert process.stdin is not None and process.stdout is not None
        try:
            self._ended = process.wait(ENDING)
        except subprocess.TimeoutExpired:
            process.kill()
            self._ended = process.wait()
        while self._programs:
            end_group(self._programs.pop())
        process.stdout.close()
        with contextlib.suppress(OSError):
            process.stdin.close()

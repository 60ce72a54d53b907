"""The processes that programs run in. Each program is the head of a group, so that it ends together with whatever it has started itself; and none of them
outlives whoever started it: a worker that is left alone ends its groups, and if it dies, whoever looks after it does (`supervisor.py`).

What a program puts into a session of its own gets away. Where there are no groups (Windows), only the program itself is ended.
"""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from threading import Lock


def end_group(group: int) -> None:
    """End all processes of a group, if there are any left."""
    if sys.platform != "win32":
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(group, signal.SIGKILL)


class Groups:
    """The groups that were started here and have not been ended."""

    def __init__(self, tell: Callable[[int], None] = lambda group: None) -> None:
        self._tell, self._running, self._lock = tell, set[int](), Lock()
        """`tell` hears of each group: its number when it was started, the same below zero when it was ended."""

    def start(self, command: list[str], environment: dict[str, str]) -> subprocess.Popen[bytes]:
        """A program with three pipes."""
        with self._lock:
            process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment, start_new_session=True)
            self._running.add(process.pid)
        self._tell(process.pid)
        return process

    def end(self, process: subprocess.Popen[bytes]) -> None:
        """End a program and all that it has started."""
        end_group(process.pid)
        process.kill()
        process.wait()
        with self._lock:
            self._running.discard(process.pid)
        self._tell(-process.pid)

    def end_all(self) -> None:
        """End everything, from any thread, for good: after this nothing can be started."""
        self._lock.acquire()
        for group in self._running:
            end_group(group)

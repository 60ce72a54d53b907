"""A Redis of one's own: Debian's program on a free port, keeping nothing. It can be killed and started again."""

from __future__ import annotations

import shutil
import socket
import subprocess
import time
from pathlib import Path
from typing import Self

from ..house import PATIENCE
from .ports import free_port
from .postgres import CannotRun, installed


class RedisServer:
    """`with` starts it and ends it; `kill` and `start` do that in between."""

    def __init__(self, folder: Path) -> None:
        found = installed("redis-server", _program)
        if found is None:
            raise CannotRun("Redis is not installed and cannot be installed from here: apt-get install redis-server (as root)")
        self._port = free_port()
        self._program, self._folder = found, folder
        self._running: subprocess.Popen[bytes] | None = None
        self.address = f"redis://127.0.0.1:{self._port}"

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()

    def start(self) -> None:
        """Start, and wait until it takes connections."""
        settings = ["--port", str(self._port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--dir", str(self._folder)]
        with open(self._folder / "redis.log", "ab") as log:
            self._running = subprocess.Popen([str(self._program), *settings], stdout=log, stderr=log)
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until and self._running.poll() is None:
            try:
                socket.create_connection(("127.0.0.1", self._port), 1).close()
                return
            except OSError:
                time.sleep(0.05)
        raise AssertionError(f"Redis did not start: {(self._folder / 'redis.log').read_text()[-2000:]}")

    def kill(self) -> None:
        if self._running is not None:
            self._running.kill()
            self._running.wait(PATIENCE)
            self._running = None


def _program() -> Path | None:
    found = shutil.which("redis-server")
    return None if found is None else Path(found)

"""A server as a process of its own, to be killed and started again on the same port and the same database."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Self

import httpx

from ..house import PATIENCE, SECRET
from .ports import free_port


class Process:
    """One server process. `with` starts it and ends it; `kill` and `start` do that in between. `patience` is for its start, in seconds."""

    def __init__(self, data: Path, program: Sequence[str] = ("-m", "walpurgis.server"), patience: float = PATIENCE, **settings: Any) -> None:
        port = free_port()
        wished = {"data": data, "port": port, "secret": SECRET, "bot_pause": 0, "rate": 10_000, "tables": 10_000, "seeds": "true", "log": "json", **settings}
        self.environment = {name: value for name, value in os.environ.items() if not name.startswith("WALPURGIS_")}
        self.environment |= {f"WALPURGIS_{name.upper()}": str(value) for name, value in wished.items()}
        self.address = f"http://127.0.0.1:{port}"
        self.log = data / f"log-{port}"
        self._command, self._patience = [sys.executable, *program], patience
        self._running: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self._running is not None:
            self.end(signal.SIGTERM)

    def come_back(self) -> int:
        """Start it as a keeper of services does: again and again, while its database may not be there yet. How often it would not start."""
        until, refused = time.monotonic() + self._patience, 0
        while True:
            try:
                self.start()
                return refused
            except AssertionError:
                if time.monotonic() > until:
                    raise
                refused += 1
                time.sleep(0.2)

    def start(self) -> None:
        """Start, and wait until it is ready."""
        with open(self.log, "ab") as log:
            self._running = subprocess.Popen(self._command, env=self.environment, stdout=log, stderr=log)
        until = time.monotonic() + self._patience
        while time.monotonic() < until and self._running.poll() is None:
            try:
                if httpx.get(f"{self.address}/ready", verify=False).is_success:
                    return
            except httpx.TransportError:
                time.sleep(0.05)
        code = self._running.poll()
        how = f"was not ready within {self._patience:g} s" if code is None else f"ended with code {code}"
        self.kill()
        raise AssertionError(f"the server did not start: it {how}; the log ends with {self.log.read_text()[-2000:]}")

    @property
    def pid(self) -> int:
        assert self._running is not None
        return self._running.pid

    def kill(self) -> None:
        """kill -9."""
        self.end(signal.SIGKILL)

    def end(self, by: signal.Signals) -> None:
        """End it with a signal, and wait until it is gone."""
        assert self._running is not None
        self._running.send_signal(by)
        self._running.wait(PATIENCE)
        self._running = None

    def faults(self) -> list[str]:
        """The lines of the log that speak of something unforeseen."""
        return [line for line in self.log.read_text().splitlines() if "Traceback" in line or '"error"' in line.lower()]

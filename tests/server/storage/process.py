"""A server as a process of its own, to be killed and started again on the same port and the same database."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, Self

import httpx

from ..house import PATIENCE, SECRET


class Process:
    """One server process. `with` starts it and ends it; `kill` and `start` do that in between."""

    def __init__(self, data: Path, **settings: Any) -> None:
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        wished = {"data": data, "port": port, "secret": SECRET, "bot_pause": 0, "rate": 10_000, "tables": 10_000, "seeds": "true", "log": "json", **settings}
        self._environment = {name: value for name, value in os.environ.items() if not name.startswith("WALPURGIS_")}
        self._environment |= {f"WALPURGIS_{name.upper()}": str(value) for name, value in wished.items()}
        self.address = f"http://127.0.0.1:{port}"
        self.log = data / f"log-{port}"
        self._running: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self._running is not None:
            self._running.terminate()
            self._running.wait(PATIENCE)

    def start(self) -> None:
        """Start, and wait until it is ready."""
        with open(self.log, "ab") as log:
            self._running = subprocess.Popen([sys.executable, "-m", "walpurgis.server"], env=self._environment, stdout=log, stderr=log)
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until and self._running.poll() is None:
            try:
                if httpx.get(f"{self.address}/ready", verify=False).is_success:
                    return
            except httpx.TransportError:
                time.sleep(0.05)
        raise AssertionError(f"the server did not start: {self.log.read_text()[-2000:]}")

    def kill(self) -> None:
        """kill -9."""
        assert self._running is not None
        self._running.kill()
        self._running.wait(PATIENCE)
        self._running = None

    def faults(self) -> list[str]:
        """The lines of the log that speak of something unforeseen."""
        return [line for line in self.log.read_text().splitlines() if "Traceback" in line or '"error"' in line.lower()]

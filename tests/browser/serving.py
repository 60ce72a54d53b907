"""A real server for the browser tests: `walpurgis serve` as its own process, on a free port, with the built client. It can be killed and started again."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

CLIENT = Path(__file__).parents[2] / "web" / "dist"
PATIENCE = 60.0


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port


class Serving:
    """One server on one port and one data folder, over several lives of its process."""

    def __init__(self, data: Path, client: Path = CLIENT, tables: int = 1000, **environment: str) -> None:
        self.data, self.environment, self.tables = data, environment, tables
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None
        self.client = data / "client"
        shutil.copytree(client, self.client)  # whoever builds the client again meanwhile does not disturb us

    def start(self) -> None:
        """Start, and wait until the house is ready for guests. Bots do not pause; nobody is away for long."""
        kept = {name: value for name, value in os.environ.items() if not name.startswith("WALPURGIS_")}
        wishes = {"DATA": str(self.data), "CLIENT": str(self.client), "BOT_PAUSE": "0", "AWAY_SECONDS": "0.2"}
        wishes |= {"RATE": "1000", "TABLES": str(self.tables), "SEEDS": "true", "LOG": "json"}
        with (self.data / "server.log").open("ab") as log:
            self._process = subprocess.Popen(
                [str(Path(sys.executable).with_name("walpurgis")), "serve", "--port", str(self.port)],
                env=kept | self.environment | {f"WALPURGIS_{name}": value for name, value in wishes.items()}, stdout=log, stderr=log, start_new_session=True,
            )  # fmt: skip
        until = time.monotonic() + PATIENCE
        while not self._ready():
            assert self._process.poll() is None and time.monotonic() < until, f"the server did not start:\n{self.log()}"
            time.sleep(0.05)

    def kill(self) -> None:
        """Die without a word, workers and all, as in a power cut."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Close the house in good order."""
        self._end(signal.SIGTERM)

    def log(self) -> str:
        return (self.data / "server.log").read_text(encoding="utf-8", errors="replace")

    def _end(self, how: signal.Signals) -> None:
        if self._process is None:
            return
        if how is signal.SIGKILL:
            os.killpg(self._process.pid, how)
        else:
            self._process.send_signal(how)
        self._process.wait(PATIENCE)
        self._process = None

    def _ready(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.address}/ready", timeout=2) as reply:
                return bool(reply.status == 200)
        except (urllib.error.URLError, OSError):
            return False

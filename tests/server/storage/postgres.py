"""A PostgreSQL of one's own: Debian's programs, a cluster in a temporary folder, a free port. Nothing of the machine's own databases is touched.

Used by the tests of the storage and by the bench. As root the cluster runs as user `postgres`, and missing programs are installed.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from fcntl import LOCK_EX, flock
from pathlib import Path
from typing import Any, Self

from ..house import PATIENCE
from .ports import free_port

USER = "postgres"


class CannotRun(Exception):
    """Why there is no PostgreSQL here."""


class Cluster:
    """A cluster that can be killed and started again. Not `safe`: nothing is synced to the disk, which only a power cut would notice."""

    def __init__(self, *, safe: bool = True) -> None:
        self._programs, self._folder, self._safe = find_programs(), Path(tempfile.mkdtemp(prefix="walpurgis-postgresql-")), safe
        self._who: dict[str, Any] = {}
        self._port = free_port()
        self._running: subprocess.Popen[bytes] | None = None
        self.address = f"postgresql://{USER}@127.0.0.1:{self._port}"
        if os.geteuid() == 0:
            self._who = {"user": USER, "group": USER, "extra_groups": []}
            shutil.chown(self._folder, USER, USER)
        command = [self._programs / "initdb", "-D", self._folder / "main", "-U", USER, "-A", "trust", "-E", "UTF8", "--no-sync"]
        made = _run(command, cwd=self._folder, **self._who)
        if made.returncode:
            shutil.rmtree(self._folder, ignore_errors=True)
            raise CannotRun(f"initdb failed: {made.stdout.strip()[-300:]}")

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.end(signal.SIGINT)
        shutil.rmtree(self._folder, ignore_errors=True)

    def start(self) -> None:
        """Start, and wait until it takes connections. What a killed one left behind may be in the way for a moment."""
        until = time.monotonic() + PATIENCE
        while not self._is_up(until):
            if time.monotonic() > until:
                raise CannotRun(f"PostgreSQL did not start: {(self._folder / 'log').read_text()[-300:]}")
            time.sleep(0.1)

    def end(self, by: signal.Signals) -> None:
        """End it with a signal, and wait until it is gone: SIGINT ends it in good order, SIGQUIT at once, SIGKILL as a crash does."""
        if self._running is not None:
            self._running.send_signal(by)
            self._running.wait(PATIENCE)
            self._running = None

    def _is_up(self, until: float) -> bool:
        """Start it once; whether it came up."""
        settings = {"listen_addresses": "127.0.0.1", "port": self._port, "unix_socket_directories": self._folder, "max_connections": 200}
        if not self._safe:
            settings |= {"fsync": "off", "full_page_writes": "off"}
        flags = [f"--{name}={value}" for name, value in settings.items()]
        command = [str(self._programs / "postgres"), "-D", str(self._folder / "main"), *flags]
        with open(self._folder / "log", "ab") as log:
            self._running = subprocess.Popen(command, cwd=self._folder, stdout=log, stderr=log, **self._who)
        while self._running.poll() is None and time.monotonic() < until:
            if not _run([self._programs / "pg_isready", "-q", "-h", "127.0.0.1", "-p", str(self._port)]).returncode:
                return True
            time.sleep(0.05)
        self.end(signal.SIGKILL)
        return False


def new_database(address: str, name: str) -> str:
    """An empty database in a cluster; its address. One of that name, left by an earlier try, goes."""
    _run([find_programs() / "dropdb", "--if-exists", "--force", "--maintenance-db", f"{address}/postgres", name])
    made = _run([find_programs() / "createdb", "--maintenance-db", f"{address}/postgres", name])
    assert not made.returncode, made.stdout
    return f"{address}/{name}"


def find_programs() -> Path:
    """The folder of initdb and postgres. As root they are installed if they are missing; CannotRun says why there are none."""
    found = installed("postgresql", _programs)
    if found is None:
        raise CannotRun("PostgreSQL is not installed and cannot be installed from here: apt-get install postgresql (as root)")
    return found


def installed(package: str, find: Callable[[], Path | None]) -> Path | None:
    """What `find` finds; as root, and if it finds nothing, Debian's package is installed first."""
    with open(Path(tempfile.gettempdir()) / f"walpurgis-install-{os.geteuid()}.lock", "w") as lock:
        flock(lock, LOCK_EX)  # several test processes, one installation
        found = find()
        if found is None and os.geteuid() == 0 and shutil.which("apt-get"):
            sys.stderr.write(f"== installing Debian's {package} for the tests of the storage\n")
            quiet = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
            _run(["apt-get", "update", "-qq"], env=quiet)
            _run(["apt-get", "install", "-y", "-qq", "--no-install-recommends", package], env=quiet)
            found = find()
    return found


def _programs() -> Path | None:
    places = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    on_path = shutil.which("initdb")
    if on_path:
        places.insert(0, Path(on_path).resolve().parent)
    return next((place for place in places if (place / "initdb").exists() and (place / "postgres").exists()), None)


def _run(command: list[Any], **how: Any) -> subprocess.CompletedProcess[str]:
    return subprocess.run([str(part) for part in command], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False, **how)

"""A PostgreSQL of one's own: Debian's programs, a cluster in a temporary folder, a free port. Nothing of the machine's own databases is touched.

Used by the tests of the storage and by the bench. As root the cluster runs as user `postgres`, and missing programs are installed.
"""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from fcntl import LOCK_EX, flock
from pathlib import Path
from typing import Any

USER = "postgres"


class CannotRun(Exception):
    """Why there is no PostgreSQL here."""


@contextmanager
def cluster(*, safe: bool = True) -> Iterator[str]:
    """A running cluster; its address without a database name. Not `safe`: nothing is synced to the disk, which only a power cut would notice."""
    programs = find_programs()
    folder = Path(tempfile.mkdtemp(prefix="walpurgis-postgresql-"))
    who: dict[str, Any] = {}
    if os.geteuid() == 0:
        who = {"user": USER, "group": USER, "extra_groups": []}
        shutil.chown(folder, USER, USER)
    try:
        made = _run([programs / "initdb", "-D", folder / "main", "-U", USER, "-A", "trust", "-E", "UTF8", "--no-sync"], cwd=folder, **who)
        if made.returncode:
            raise CannotRun(f"initdb failed: {made.stdout.strip()[-300:]}")
        server, port = _start(programs, folder, safe, who)
        try:
            yield f"postgresql://{USER}@127.0.0.1:{port}"
        finally:
            server.send_signal(signal.SIGINT)  # a fast shutdown
            server.wait(30)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def new_database(address: str, name: str) -> str:
    """An empty database in a cluster; its address."""
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


def _start(programs: Path, folder: Path, safe: bool, who: dict[str, Any]) -> tuple[subprocess.Popen[bytes], int]:
    """The server, once it takes connections."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = int(free.getsockname()[1])
    settings = {"listen_addresses": "127.0.0.1", "port": port, "unix_socket_directories": folder, "max_connections": 200}
    if not safe:
        settings |= {"fsync": "off", "synchronous_commit": "off", "full_page_writes": "off"}
    flags = [f"--{name}={value}" for name, value in settings.items()]
    with open(folder / "log", "wb") as log:
        server = subprocess.Popen([str(programs / "postgres"), "-D", str(folder / "main"), *flags], cwd=folder, stdout=log, stderr=log, **who)
    for _ in range(600):
        if server.poll() is not None:
            break
        if not _run([programs / "pg_isready", "-q", "-h", "127.0.0.1", "-p", str(port)]).returncode:
            return server, port
        time.sleep(0.1)
    server.kill()
    raise CannotRun(f"PostgreSQL did not start: {(folder / 'log').read_text()[-300:]}")


def _run(command: list[Any], **how: Any) -> subprocess.CompletedProcess[str]:
    return subprocess.run([str(part) for part in command], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False, **how)

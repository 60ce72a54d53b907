"""A server of one's own on a free port, as it is played, for the benches that look at it from outside."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import httpx

CLIENT = Path(__file__).resolve().parent.parent / "web" / "dist"


class House(NamedTuple):
    """Where it listens, and which process it is."""

    address: str
    process: int


@contextmanager
def house() -> Iterator[House]:
    """`walpurgis serve` on a free port, as it is played."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory() as data:
        client = shutil.copytree(CLIENT, Path(data) / "client")  # whoever builds it again meanwhile does not disturb us
        wishes = {"WALPURGIS_DATA": data, "WALPURGIS_CLIENT": str(client), "WALPURGIS_LOG": "json"}
        command = [str(Path(sys.executable).with_name("walpurgis")), "serve", "--port", str(port)]
        server = subprocess.Popen(command, env=os.environ | wishes, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            address = f"http://127.0.0.1:{port}"
            until = time.monotonic() + 30
            while not ready(address):
                if time.monotonic() > until or server.poll() is not None:
                    sys.exit("the server did not start")
                time.sleep(0.1)
            yield House(address, server.pid)
        finally:
            server.terminate()
            server.wait()


def ready(address: str) -> bool:
    try:
        return httpx.get(f"{address}/ready").is_success
    except httpx.HTTPError:
        return False

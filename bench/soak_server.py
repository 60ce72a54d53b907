"""The server of bench/soak.py: the ordinary one, which also writes down every second how many tasks, tables and sockets it has.

python bench/soak_server.py FILE      (settings as ever, by WALPURGIS_* variables)
"""

from __future__ import annotations

import asyncio
import ctypes
import gc
import os
import signal
import socket
import sys
import threading
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec

from walpurgis.server import serve
from walpurgis.server.app import App

SHOW_OBJECTS = signal.SIGUSR1
"""At this signal, objects are counted by type; that takes a moment, in which the server does nothing else."""


class Watched(serve.Server):
    """The server with somebody who counts."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        asyncio.get_running_loop().add_signal_handler(SHOW_OBJECTS, self._count_objects)
        self._objects: dict[str, int] = {}
        self._counting = asyncio.create_task(self._count(Path(sys.argv[1])))

    async def _count(self, file: Path) -> None:
        app: Any = self.config.app
        assert isinstance(app, App)
        while True:
            counts = {
                "tasks": len(asyncio.all_tasks()), "threads": threading.active_count(), "sockets": len(app.connections), "live tables": len(app.house.tables),
                "blocks in thousands": sys.getallocatedblocks() / 1000, "malloc in use MB": in_use(),
            }  # fmt: skip
            beside = file.with_suffix(".new")
            beside.write_bytes(msgspec.json.encode({"counts": counts, "objects": self._objects}))
            os.replace(beside, file)
            await asyncio.sleep(1)

    def _count_objects(self) -> None:
        gc.collect()
        counted = Counter(f"{type(one).__module__}.{type(one).__qualname__}" for one in gc.get_objects())
        self._objects = dict(counted.most_common(300))


class Mallinfo(ctypes.Structure):
    """What the C library says of its memory (mallinfo2)."""

    _fields_ = [
        (name, ctypes.c_size_t)
        for name in ("arena", "ordblks", "smblks", "hblks", "hblkhd", "usmblks", "fsmblks", "uordblks", "fordblks", "keepcost")
    ]  # fmt: skip


def in_use() -> float:
    """MB that were asked of the C library and not given back: memory that grows while this does not is pieces that nobody has. 0 where it cannot say."""
    ask = getattr(ctypes.CDLL(None), "mallinfo2", None)
    if ask is None:
        return 0.0
    ask.restype = Mallinfo
    told = ask()
    return float(told.uordblks + told.hblkhd) / 1e6


if __name__ == "__main__":
    serve.Server = Watched  # type: ignore[misc]
    sys.exit(serve.main())

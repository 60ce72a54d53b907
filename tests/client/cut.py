"""A line between a program and a server that breaks again and again."""

from __future__ import annotations

import contextlib
import socket
import threading
from types import TracebackType
from typing import Self
from urllib.parse import urlsplit


class Cut:
    """Passes bytes on, and cuts a connection when this many pieces have passed over it; alternately before and after the last piece arrives."""

    def __init__(self, address: str, every: int) -> None:
        at = urlsplit(address)
        self._there, self._every, self.cuts = (at.hostname, at.port), every, 0
        self._door = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._door.getsockname()[1]}"

    def __enter__(self) -> Self:
        threading.Thread(target=self._welcome, daemon=True).start()
        return self

    def __exit__(self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None) -> None:
        self._door.close()

    def _welcome(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                here, _ = self._door.accept()
                there = socket.create_connection(self._there)
                passed = [0]
                for ends in ((here, there), (there, here)):
                    threading.Thread(target=self._pass_on, args=(*ends, passed), daemon=True).start()

    def _pass_on(self, start: socket.socket, end: socket.socket, passed: list[int]) -> None:
        with contextlib.suppress(OSError):
            while piece := start.recv(65536):
                passed[0] += 1
                if passed[0] > 8 + self._every:  # the handshake, hello and the position come through
                    self.cuts += 1
                    if self.cuts % 2:
                        end.sendall(piece)
                    break
                end.sendall(piece)
        for one in (start, end):
            with contextlib.suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)
            one.close()

"""A network cable between a browser and the server that can be cut: whatever runs through it ends, and nothing new comes through until it is mended."""

from __future__ import annotations

import contextlib
import socket
import threading


class Cable:
    """Listens on a port of its own and carries every connection to the server's."""

    def __init__(self, port: int) -> None:
        self._to = port
        self._whole = True
        self._lock = threading.Lock()
        self._pairs: list[tuple[socket.socket, socket.socket]] = []
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._listening.getsockname()[1]}"
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        with self._lock:
            self._whole = False
            for pair in self._pairs:
                _end(*pair)
            self._pairs.clear()

    def mend(self) -> None:
        self._whole = True

    def close(self) -> None:
        self.cut()
        self._listening.close()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):  # closed
            while True:
                near, _ = self._listening.accept()
                with self._lock:  # what is just being plugged in is cut as well
                    if not self._whole:
                        near.close()
                        continue
                    far = socket.create_connection(("127.0.0.1", self._to))
                    self._pairs.append((near, far))
                for one, other in ((near, far), (far, near)):
                    threading.Thread(target=_carry, args=(one, other), daemon=True).start()


def _carry(one: socket.socket, other: socket.socket) -> None:
    with contextlib.suppress(OSError):  # cut
        while part := one.recv(65536):
            other.sendall(part)
    _end(one, other)


def _end(*ends: socket.socket) -> None:
    for one in ends:
        with contextlib.suppress(OSError):
            one.shutdown(socket.SHUT_RDWR)
        one.close()

"""A port for a server that ends and comes back on it."""

from __future__ import annotations

import random
import socket

LOWEST, HIGHEST = 15_000, 32_000
"""Below the ports that systems give to outgoing connections (from 32,768 on Linux, 49,152 elsewhere). One of those may be taken by anybody's connection while
the server is away; and whoever tries again and again to reach a closed one of them will at times meet themselves there: then the server cannot come back."""


def free_port() -> int:
    """A port that nobody listens on, and that no outgoing connection is given."""
    for _ in range(200):
        port = random.SystemRandom().randint(LOWEST, HIGHEST)
        try:
            socket.create_server(("127.0.0.1", port)).close()
        except OSError:
            continue
        return port
    raise AssertionError(f"no free port between {LOWEST} and {HIGHEST}")

"""How connections are listened to: whoever does not finish the head of a request in time is let go, so that half-sent requests lock nobody out; and so is
whoever opens more connections than one address may have."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

import uvicorn

from .limits import house_of

HEAD_SECONDS = 10.0


def patient_protocol(config: uvicorn.Config, most: int, seconds: float = HEAD_SECONDS) -> type[asyncio.Protocol]:
    """uvicorn's own protocol with these limits: connections of one address, and seconds for the head of a request."""
    config.load()
    ordinary: Any = config.http_protocol_class
    opened: Counter[str] = Counter()

    class Patient(ordinary):  # type: ignore[misc]
        _counted: str | None = None
        _deadline: asyncio.TimerHandle | None = None

        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            address = house_of(str((transport.get_extra_info("peername") or ("",))[0]))
            if opened[address] >= most:
                transport.abort()
                return
            opened[address] += 1
            self._counted = address
            self._wait()

        def connection_lost(self, exc: Exception | None) -> None:
            super().connection_lost(exc)
            self._stop_waiting()
            self._leave()

        def handle_websocket_upgrade(self, *about: Any) -> None:
            """A socket continues under a protocol of its own, and only that one hears when the connection ends: it is counted until then.

            Then everything lets go of everything else. Sockets last for long, and the garbage collector comes to what is old very seldom.
            """
            super().handle_websocket_upgrade(*about)
            goes_on = self.transport.get_protocol()
            lost = goes_on.connection_lost

            def gone(exc: Exception | None) -> None:
                del goes_on.connection_lost
                self.parser = None
                self._leave()
                lost(exc)

            goes_on.connection_lost = gone

        def _leave(self) -> None:
            if self._counted is not None:
                opened[self._counted] -= 1
                if not opened[self._counted]:
                    del opened[self._counted]
                self._counted = None

        def data_received(self, data: bytes) -> None:
            super().data_received(data)
            if self._is_between_requests():
                self._wait()
            else:
                self._stop_waiting()

        def _is_between_requests(self) -> bool:
            """Whether the head of the next request has not come in, or not whole; a socket goes its own way."""
            return self.transport.get_protocol() is self and (self.cycle is None or self.cycle.response_complete)

        def _wait(self) -> None:
            if self._deadline is None:
                self._deadline = self.loop.call_later(seconds, self._too_slow)

        def _stop_waiting(self) -> None:
            if self._deadline is not None:
                self._deadline.cancel()
                self._deadline = None

        def _too_slow(self) -> None:
            self._deadline = None
            if self._is_between_requests() and not self.transport.is_closing():
                self.transport.abort()

    return Patient

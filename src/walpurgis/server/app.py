"""The application: routes, errors, the socket, the door. `create` makes one from settings; `openapi` describes it without starting anything."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response, WebSocket, get, websocket
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from sqlalchemy import text

from walpurgis import __version__
from walpurgis.engine import Say

from . import client, lobby, wire
from .connection import RESTART, Connection, Guests
from .describe import config, described
from .door import Door
from .house import House
from .live import encode
from .migrate import migrate
from .problems import No, problem_of, status_of
from .records import records
from .settings import Settings

BODY = 64 * 1024
log = logging.getLogger("walpurgis.server")


@websocket("/ws")
async def socket(socket: WebSocket[Any, Any, Any]) -> None:
    """The one socket of a browser."""
    await socket.accept()
    house: House = socket.app.state.house
    connection = Connection(house, socket.app.state.guests, str(socket.scope["walpurgis_guest"]), socket.send)  # type: ignore[typeddict-item]
    socket.app.state.connections.add(connection)
    try:
        await connection.talk(socket.receive)
    finally:
        socket.app.state.connections.discard(connection)


@get("/health", summary="The server is alive", tags=["house"], sync_to_thread=False)
def health() -> dict[str, str]:
    return {"status": "alive", "version": __version__}


@get("/ready", summary="The database can be reached", tags=["house"])
async def ready(request: Request[Any, Any, Any]) -> dict[str, str]:
    house: House = request.app.state.house
    async with house.db.reading() as connection:
        await connection.execute(text("SELECT 1"))
    return {"status": "ready"}


def refuse(request: Request[Any, Any, Any], fault: Exception) -> Response[wire.Problem]:
    """Every refusal leaves as a Problem."""
    if isinstance(fault, HTTPException):
        kinds = {404: "no-such-page", 405: "wrong-method", 413: "too-big", 500: "failed"}
        details = "; ".join(f"{e.get('key', '')}: {e.get('message', '')}" for e in fault.extra if isinstance(e, dict)) if isinstance(fault.extra, list) else ""
        sentence = "something went wrong in the server" if fault.status_code == 500 else f"{fault.detail} {details}".strip()
        return Response(wire.Problem(kinds.get(fault.status_code, "malformed"), sentence), status_code=fault.status_code)
    problem = problem_of(fault)
    if problem.kind in ("failed", "rule-failed"):
        log.error("a request failed", exc_info=fault, extra={"path": request.url.path})
    return Response(problem, status_code=status_of(problem))


class App:
    """A house with its door: an ASGI application."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.house = House(settings)
        self.connections: set[Connection] = set()
        self.inside = routes([self._open], {"house": self.house, "guests": Guests(settings.rate), "connections": self.connections}, settings)
        self._door = Door(self.inside, self.house.sessions, settings.allowed_origins)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        await self._door(scope, receive, send)

    @asynccontextmanager
    async def _open(self, _: Litestar) -> AsyncIterator[None]:
        await migrate(self.house.db)
        await self.house.open()
        try:
            yield
        finally:
            await self.house.close()

    def farewell(self) -> None:
        """Tell every browser that the server restarts; they come back by themselves."""
        for connection in list(self.connections):
            connection.send(encode(wire.Notice(says=Say("notice-restart"))))
            connection.close(RESTART)


def routes(lifespan: list[Any], state: dict[str, Any], settings: Settings) -> Litestar:
    handlers = [lobby.lobby, lobby.follow, records, socket, health, ready, described, *client.pages(settings)]
    return Litestar(
        handlers, lifespan=lifespan, state=State(state), openapi_config=config(), request_max_body_size=BODY,
        exception_handlers={Exception: refuse}, logging_config=None,
    )  # fmt: skip


def openapi() -> dict[str, Any]:
    """The description of the whole wire: HTTP routes and the messages of the socket."""
    from .describe import describe

    return describe(routes([], {}, Settings()))


__all__ = ["App", "No", "openapi"]

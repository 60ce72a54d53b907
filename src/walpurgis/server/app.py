"""The application: routes, errors, the socket, the middleware. `App` is made from settings; `openapi` describes it without starting anything."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.types import ControllerRouterHandler
from sqlalchemy.exc import SQLAlchemyError

from walpurgis import __version__, wire

from .client import Files, pages
from .connection import RESTART, Connection, RateLimits
from .describe import described, openapi
from .game_texts import game_texts
from .house import House
from .lobby import lobby
from .middleware import Application, Middleware, Receive, Scope, Send, without_tokens
from .migrate import migrate
from .problems import No, problem_of, status_of
from .replays import replays
from .settings import Settings
from .telling import encode

BODY = 64 * 1024
KINDS = {404: "no-such-page", 405: "wrong-method", 413: "too-big", 500: "failed"}
log = logging.getLogger("walpurgis.server")


@get("/health", summary="The server is alive", tags=["house"], sync_to_thread=False)
def health() -> dict[str, str]:
    return {"status": "alive", "version": __version__}


@get("/ready", summary="The database can be read and written to", tags=["house"])
async def ready(request: Request[Any, Any, Any]) -> dict[str, str]:
    house: House = request.app.state.house
    try:
        await house.readiness.look()
    except (OSError, TimeoutError, SQLAlchemyError) as fault:
        log.warning("the database cannot be written to", extra={"fault": repr(fault)[:300]})
        raise No("not-ready", "the database cannot be written to at the moment") from None
    return {"status": "ready"}


HANDLERS: list[ControllerRouterHandler] = [lobby, game_texts, replays, health, ready, described]


def refuse(request: Request[Any, Any, Any], fault: Exception) -> Response[wire.Problem]:
    """Every refusal leaves as a Problem."""
    if isinstance(fault, HTTPException) and fault.status_code < 500:
        details = [f"{one.get('key', '')}: {one.get('message', '')}" for one in fault.extra or () if isinstance(one, dict)]
        sentence = "; ".join([fault.detail, *details])[:300]
        return Response(wire.Problem(KINDS.get(fault.status_code, "malformed"), sentence), status_code=fault.status_code)
    problem = problem_of(fault)
    if problem.kind in ("failed", "rule-failed"):
        log.error("a request failed", exc_info=fault, extra={"path": without_tokens(request.url.path)})
    return Response(problem, status_code=status_of(problem))


class App:
    """A house as an ASGI application."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.house = House(settings)
        self._limits = RateLimits(settings.rate)
        self.connections: set[Connection] = set()
        self._files = Files(settings)
        self._routes: Application = Litestar(  # type: ignore[assignment]
            [*HANDLERS, *pages(settings)],
            lifespan=[self._open],
            state=State({"house": self.house}),
            openapi_config=None,
            request_max_body_size=BODY,
            compression_config=CompressionConfig("gzip", minimum_size=2000, gzip_compress_level=5),
            exception_handlers={Exception: refuse},
            logging_config=None,
        )
        self._middleware = Middleware(self._inside, self._talk, self.house.sessions, settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._middleware(scope, receive, send)

    async def _inside(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Files go out as they are; everything else has a route."""
        if scope["type"] != "http" or not await self._files.serve(scope, send):
            await self._routes(scope, receive, send)

    async def _talk(self, guest: str, receive: Receive, send: Send) -> None:
        """The one socket of a browser. No framework stands between: every layer would cost each message something."""
        connection = Connection(self.house, self._limits, guest, send)
        self.connections.add(connection)
        try:
            await connection.talk(receive)
        finally:
            self.connections.discard(connection)

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
            connection.send(encode(wire.Notice(kind="restart")))
            connection.close(RESTART)


__all__ = ["App", "openapi"]

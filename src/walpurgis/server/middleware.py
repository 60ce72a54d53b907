"""What every request passes first: who comes in, from where, and with which headers the answer leaves. It also writes the request log."""

from __future__ import annotations

import logging
import time
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, TypeAlias
from urllib.parse import urlsplit

import msgspec

from .problems import No, problem_of
from .sessions import Sessions

Scope: TypeAlias = MutableMapping[str, Any]
Message: TypeAlias = MutableMapping[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[Message]]
Send: TypeAlias = Callable[[Message], Awaitable[None]]
Application: TypeAlias = Callable[[Scope, Receive, Send], Awaitable[None]]
HEADERS = [
    (
        b"content-security-policy",
        b"default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; "
        b"object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
SOCKET = "/ws"
SAFE = {"GET", "HEAD", "OPTIONS"}
NO_SESSION = ("/health", "/ready", "/assets/", "/schema")
log = logging.getLogger("walpurgis.request")


class Middleware:
    """An ASGI application around another one; the socket goes to `talk`."""

    def __init__(self, inside: Application, talk: Callable[[str, Receive, Send], Awaitable[None]], sessions: Sessions, origins: frozenset[str]) -> None:
        self._inside, self._talk, self._sessions, self._origins = inside, talk, sessions, origins

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self._inside(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers, began = _headers(scope), time.perf_counter()
        cookie = self._welcome(scope, headers)
        status = 0

        async def leave(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message.get("headers", ()), *HEADERS, *cookie]
            await send(message)

        if scope["method"] not in SAFE and not self._origin_fits(scope, headers):
            await _refuse(leave, No("foreign-origin", "this page may not do that"))
        else:
            await self._inside(scope, receive, leave)
        took = round((time.perf_counter() - began) * 1000, 1)
        log.info("request", extra={"method": scope["method"], "path": scope["path"], "status": status, "ms": took})

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = _headers(scope)
        cookie = self._welcome(scope, headers)

        await receive()
        if not self._origin_fits(scope, headers):
            await send({"type": "websocket.close", "code": 1008})
            log.warning("foreign origin", extra={"origin": headers["origin"][:80]})
        elif scope["path"] != SOCKET:
            await send({"type": "websocket.close", "code": 1008})
        else:
            await send({"type": "websocket.accept", "headers": cookie})
            await self._talk(scope["walpurgis_guest"], receive, send)

    def _welcome(self, scope: Scope, headers: dict[str, str]) -> list[tuple[bytes, bytes]]:
        """Find out who comes; a newcomer gets a cookie."""
        guest = self._sessions.guest_of(headers.get("cookie", ""))
        scope["walpurgis_guest"] = guest or self._sessions.new_guest()
        if guest is not None or scope["path"].startswith(NO_SESSION):
            return []
        secure = scope.get("scheme") in ("https", "wss")
        return [(b"set-cookie", self._sessions.cookie(scope["walpurgis_guest"], secure=secure).encode())]

    def _origin_fits(self, scope: Scope, headers: dict[str, str]) -> bool:
        """Whether the page that asks is ours. Programs that are no browsers send no origin."""
        origin = headers.get("origin")
        if origin is None:
            return True
        try:
            host = urlsplit(origin).netloc.lower()
        except ValueError:
            return False
        return origin.lower() in self._origins or (host != "" and host == headers.get("host", "").lower())


def _headers(scope: Scope) -> dict[str, str]:
    return {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}


async def _refuse(send: Send, no: No) -> None:
    await send({"type": "http.response.start", "status": 403, "headers": [(b"content-type", b"application/json")]})
    await send({"type": "http.response.body", "body": msgspec.json.encode(problem_of(no))})

"""What every request passes first: who comes in, from where, and with which headers the answer leaves. It also writes the request log."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections.abc import Awaitable, Callable, MutableMapping
from ipaddress import ip_address
from typing import Any, TypeAlias
from urllib.parse import urlsplit

import msgspec

from walpurgis import wire

from .limits import DoorLimits, house_of
from .problems import No, problem_of, status_of
from .sessions import Sessions
from .settings import Settings

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
LAYS_A_TABLE = ("/api/tables", "/api/continue")
NEW_PROGRAM = "/api/programs"
TRY_LATER, FORBIDDEN, OTHER_VERSION = 1013, 1008, 4002
SPOKEN = f"walpurgis.{wire.PROTOCOL}"
"""The subprotocol of the socket that names the version of its messages. Whoever names none is taken to speak it: the page that the house serves does."""
NO_SUCH_TOKEN = No("unknown-token", "this token is not known here; get one with POST /api/programs")
BODY_SECONDS = 30.0
SEAT_LINK = re.compile(r"(/seat(?:-links)?/+).+", re.IGNORECASE | re.DOTALL)
"""Wherever it appears: whoever mistypes the rest of an address has still sent the token."""
LONGEST_SHOWN = 200
SAFE = {"GET", "HEAD", "OPTIONS"}
BEARER = "bearer "
NO_SESSION = ("/health", "/ready", "/assets/", "/schema")
log = logging.getLogger("walpurgis.request")


class Middleware:
    """An ASGI application around another one; the socket goes to `talk`."""

    def __init__(self, inside: Application, talk: Callable[[str, Receive, Send], Awaitable[None]], sessions: Sessions, settings: Settings) -> None:
        self._inside, self._talk, self._sessions = inside, talk, sessions
        self._origins, self._hosts = settings.allowed_origins, settings.known_hosts
        self._limits = DoorLimits(settings.rate, settings.sockets)

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
        receive = _in_time(receive)

        async def leave(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message.get("headers", ()), *HEADERS, *cookie]
            await send(message)

        if scope["walpurgis_guest"] is None:
            await _refuse(leave, NO_SUCH_TOKEN)
        elif not self._is_known_here(headers.get("host", "")):
            await _refuse(leave, No("unknown-host", "this house is not known under that name; its keeper can make it known with WALPURGIS_HOSTS"))
        elif scope["method"] not in SAFE and not self._origin_fits(scope, headers):
            await _refuse(leave, No("foreign-origin", "this page may not do that"))
        else:
            try:
                self._count(scope, headers)
            except No as refusal:
                await _refuse(leave, refusal)
            else:
                await self._inside(scope, receive, leave)
        took = round((time.perf_counter() - began) * 1000, 1)
        log.info("request", extra={"method": scope["method"], "path": without_tokens(scope["path"]), "status": status, "ms": took})

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = _headers(scope)
        cookie = self._welcome(scope, headers)

        await receive()
        if not self._origin_fits(scope, headers):
            await send({"type": "websocket.close", "code": 1008})
            log.warning("foreign origin", extra={"origin": headers["origin"][:80]})
        elif scope["path"] != SOCKET or not self._is_known_here(headers.get("host", "")):
            await send({"type": "websocket.close", "code": 1008})
        else:
            spoken = scope.get("subprotocols") or []
            known = SPOKEN if SPOKEN in spoken else next(iter(spoken), None)
            await send({"type": "websocket.accept", "headers": cookie, "subprotocol": known})
            if scope["walpurgis_guest"] is None:
                await _turn_away(send, NO_SUCH_TOKEN, FORBIDDEN)
            elif spoken and SPOKEN not in spoken:
                await _turn_away(send, other_version(spoken[0]), OTHER_VERSION)
            else:
                await self._let_talk(scope["walpurgis_guest"], _address(scope), receive, send)

    async def _let_talk(self, guest: str, address: str, receive: Receive, send: Send) -> None:
        """Talk, unless there are too many sockets already."""
        try:
            self._limits.open_socket(guest, address)
        except No as refusal:
            await _turn_away(send, refusal, TRY_LATER)
            return
        try:
            await self._talk(guest, receive, send)
        finally:
            self._limits.close_socket(guest, address)

    def _count(self, scope: Scope, headers: dict[str, str]) -> None:
        """No if there were too many requests of this guest, or from the address of somebody new; or too many new tables from there."""
        path, address, at = scope["path"], _address(scope), time.monotonic()
        if not path.startswith(NO_SESSION):
            self._limits.request(self._guest_of(headers), address, at)
        if scope["method"] == "POST" and (path in LAYS_A_TABLE or path.endswith("/rematch")):
            self._limits.new_table(address, at)
        if scope["method"] == "POST" and path == NEW_PROGRAM:
            self._limits.new_program(address, at)

    def _welcome(self, scope: Scope, headers: dict[str, str]) -> list[tuple[bytes, bytes]]:
        """Find out who comes; a newcomer gets a cookie, and with each page it is good for another year. A program shows its token and gets none: nobody, if
        the token is not ours."""
        guest = self._guest_of(headers)
        if "authorization" in headers:
            scope["walpurgis_guest"] = guest
            return []
        scope["walpurgis_guest"] = guest or self._sessions.new_guest()
        is_page = scope["path"] == "/api/me" or not scope["path"].startswith(("/api/", SOCKET))
        if scope["path"].startswith(NO_SESSION) or (guest is not None and not is_page):
            return []
        secure = scope.get("scheme") in ("https", "wss")
        return [(b"set-cookie", self._sessions.cookie(scope["walpurgis_guest"], secure=secure).encode())]

    def _guest_of(self, headers: dict[str, str]) -> str | None:
        """Whom a token or a cookie names."""
        shown = headers.get("authorization")
        if shown is None:
            return self._sessions.guest_of(headers.get("cookie", ""))
        return self._sessions.signed(shown[len(BEARER) :].strip()) if shown.lower().startswith(BEARER) else None

    def _is_known_here(self, host: str) -> bool:
        """Whether the house goes by this name. A page elsewhere could give our address a name of its own, and the browser would take the two for one."""
        try:
            name = (urlsplit(f"//{host}").hostname or "").rstrip(".")
        except ValueError:
            return False
        return not host or name in self._hosts or name.endswith(".localhost") or _is_address(name)

    def _origin_fits(self, scope: Scope, headers: dict[str, str]) -> bool:
        """Whether the page that asks is ours. Programs that are not browsers send no origin."""
        origin = headers.get("origin")
        if origin is None:
            return True
        try:
            host = urlsplit(origin).netloc.lower()
        except ValueError:
            return False
        return origin.lower() in self._origins or (host != "" and host == headers.get("host", "").lower())


def without_tokens(path: str) -> str:
    """A path as it may appear in the log: a link to a seat is a key, and readers of the log must not get it.

    >>> without_tokens("/api/seat-links/Zm9vYmFy"), without_tokens("//seat//Zm9vYmFy"), without_tokens("/api/me")
    ('/api/seat-links/…', '//seat//…', '/api/me')
    """
    return SEAT_LINK.sub(r"\1…", path)[:LONGEST_SHOWN]


def _address(scope: Scope) -> str:
    """Where somebody comes from; behind a trusted web server, what that says."""
    return house_of(str((scope.get("client") or ("",))[0]))


def _in_time(receive: Receive) -> Receive:
    """Whoever does not send the body of a request in time is refused."""
    until, whole = time.monotonic() + BODY_SECONDS, False

    async def received() -> Message:
        nonlocal whole
        if whole:
            return await receive()
        try:
            message = await asyncio.wait_for(receive(), max(0.01, until - time.monotonic()))
        except TimeoutError:
            raise No("too-slow", "this request did not come in whole in time") from None
        whole = not message.get("more_body", False)
        return message

    return received


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def _headers(scope: Scope) -> dict[str, str]:
    return {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}


def other_version(spoken: str) -> No:
    """What somebody is told who speaks another version of the messages."""
    return No("other-version", f"this house speaks {SPOKEN}, not {spoken[:40]!r}; get a client of this version (the messages are described at /schema)")


async def _turn_away(send: Send, no: No, code: int) -> None:
    """A socket that is closed again with a sentence."""
    await send({"type": "websocket.send", "text": msgspec.json.encode(wire.Refusal(problem=problem_of(no))).decode()})
    await send({"type": "websocket.close", "code": code})


async def _refuse(send: Send, no: No) -> None:
    await send({"type": "http.response.start", "status": status_of(problem_of(no)), "headers": [(b"content-type", b"application/json")]})
    await send({"type": "http.response.body", "body": msgspec.json.encode(problem_of(no))})

"""How a program comes to its seat: by the link of a table or of a seat, with a token or a new one.

The steps are written once as a generator of requests; whoever has a network carries them out (`blocking.py`, `waiting.py`).
"""

from __future__ import annotations

import re
from collections.abc import Generator
from typing import Any, NamedTuple, TypeAlias
from urllib.parse import urlsplit

import msgspec

from walpurgis import wire

from .denied import ClientError

LINK = re.compile(r"/(?:(?P<what>t|seat)/)?(?P<id>[A-Za-z0-9_-]{6,64})?/?")


class Place(NamedTuple):
    """Where a link leads: to a server, and there to a table or to a seat that is handed over."""

    server: str
    table: str | None
    seat_link: str | None


class Request(NamedTuple):
    """A request to be made, and the token to be shown with it."""

    method: str
    path: str
    body: Any
    token: str | None


class Seated(NamedTuple):
    """A program that has a seat at a table."""

    token: str
    table: wire.TableInfo


Steps: TypeAlias = Generator[Request, bytes, Seated]
"""Requests to be made one after the other; each is sent the body of its answer."""


def place_of(link: str) -> Place:
    """Read a link to a table (`http://host/t/ID`) or to a seat (`http://host/seat/TOKEN`).

    >>> place_of("http://localhost:8666/t/k3v9x2m4q7ab").table
    'k3v9x2m4q7ab'
    """
    try:
        parts = urlsplit(link)
        found = LINK.fullmatch(parts.path or "/")
    except ValueError:
        found = None
    if found is None or parts.scheme not in ("http", "https") or not parts.netloc or (found["what"] is None) != (found["id"] is None):
        raise ClientError(f"this is no link to a table or a seat: {link!r:.80}; they look like http://host/t/… and http://host/seat/…")
    server = f"{parts.scheme}://{parts.netloc}"
    return Place(server, found["id"] if found["what"] == "t" else None, found["id"] if found["what"] == "seat" else None)


def new_token(name: str) -> Request:
    """The request for a token; its answer is a `wire.Program`."""
    return Request("POST", "/api/programs", {"name": name}, None)


def sit_down(place: Place, name: str, token: str | None, seat: int | None) -> Steps:
    """Take the seat of a link, my own seat again, the seat asked for, or the first open one."""
    if place.table is None and place.seat_link is None:
        raise ClientError("this link leads to the house, but to no table")
    if token is None:
        token = msgspec.json.decode((yield new_token(name)), type=wire.Program).token
    if place.seat_link is not None:
        return Seated(token, _table((yield Request("POST", f"/api/seat-links/{place.seat_link}", None, token))))
    path = f"/api/tables/{place.table}"
    table = _table((yield Request("GET", path, None, token)))
    if any(one.mine and seat in (None, one.seat) for one in table.seats):
        return Seated(token, table)
    free = [one.seat for one in table.seats if one.kind == "open" and seat in (None, one.seat)]
    if not free:
        raise ClientError("no seat is open at this table" if seat is None else f"seat {seat} is not open at this table")
    return Seated(token, _table((yield Request("POST", f"{path}/seats", {"seat": free[0]}, token))))


def _table(body: bytes) -> wire.TableInfo:
    return msgspec.json.decode(body, type=wire.TableInfo)

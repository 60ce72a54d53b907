"""Finished games over HTTP: replays, records, uploads, and continuing from there.

A record holds everything, so nobody gets that of a running game; in a replay of a running game each guest sees what their own seats saw.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Annotated, Any, TypeVar

import msgspec
from litestar import Response, Router, get, post
from litestar.params import PathParameter, QueryParameter, RawBody

from walpurgis import wire
from walpurgis.engine import Event, Result

from . import queries
from .guest import Guest
from .lobby import Asking, TablePath, guest_of, visitor_of
from .problems import No
from .telling import line_of
from .visitor import Visitor
from .workers import Played, Shown, course, keep, not_too_long, show

T = TypeVar("T")
B = TypeVar("B", bound=wire.Body)
UPLOAD = 2 * 1024 * 1024
Whose = Annotated[str, QueryParameter(pattern=r"^([0-7]|public|all)$", description="a seat, `public` or `all`")]
First = Annotated[int, QueryParameter(ge=0, le=1_000_000, description="the number of the first moment wanted")]
KeyPath = Annotated[str, PathParameter(pattern=r"^[0-9a-f]{32}$", description="what a review is known by")]
Count = Annotated[int | None, QueryParameter(ge=1, le=1_000_000, description="how many moments; at most as many as fit on a page")]


@get("/tables/{table:str}/replay", summary="A game to walk through")
async def replay_table(request: Asking, table: TablePath, seat: Whose = "public", first: First = 0, count: Count = None) -> wire.ReplayPage:
    visitor = await visitor_of(request, table)
    sheet, own = visitor.sheet, visitor.sheet.own(visitor.guest)
    if not sheet.has_begun:
        raise No("wrong-phase", "nothing has been played here yet")
    finished = sheet.phase == "finished"
    wanted = _wanted(seat, len(sheet.seats))
    if not finished and (seat == "all" or any(n is not None and n not in own for n in wanted)):  # `all` shows the story uncut
        raise No("running", "while the game runs, only your own seats and the public view can be seen")
    played, names, chat = await _kept(visitor)
    shown = set(range(len(sheet.seats))) if finished else set(own)
    return await while_here(request, _page(visitor, played, names, chat, seat, sheet.result, shown, first, count))


@get("/tables/{table:str}/record", summary="The record of a finished game, as a file")
async def record(request: Asking, table: TablePath) -> Response[msgspec.Raw]:
    visitor = await visitor_of(request, table)
    if visitor.sheet.phase != "finished":
        raise No("running", "the record of a running game holds its secrets")
    played, _, _ = await _kept(visitor)
    with not_too_long():
        house, seconds = visitor.house, visitor.house.settings.record_seconds
        kept = await while_here(request, house.records.run(visitor.guest, keep, played, visitor.sheet.result, seconds))
    name = f"walpurgis-{visitor.sheet.game}-{visitor.sheet.id}.json"
    return Response(msgspec.Raw(kept), headers={"content-disposition": f'attachment; filename="{name}"'})


@get("/tables/{table:str}/course", summary="How the points of a finished game came about")
async def course_of(request: Asking, table: TablePath) -> list[wire.Standing]:
    visitor = await visitor_of(request, table)
    result = visitor.sheet.result
    if visitor.sheet.phase != "finished" or result is None:
        raise No("running", "while the game runs, nobody knows how it stands")
    played, _, _ = await _kept(visitor)
    with not_too_long():
        house, seconds = visitor.house, visitor.house.settings.record_seconds
        stood = await while_here(request, house.records.run_for_all(visitor.guest, f"course of {table}", course, played, result, seconds))
    return [wire.Standing(one.seq, one.points, None if one.heading is None else line_of(one.seq, one.heading)) for one in stood]


@get("/tables/{table:str}/review", summary="What the house thinks of a finished game")
async def review_table(request: Asking, table: TablePath) -> wire.ReviewState:
    visitor = await visitor_of(request, table)
    if visitor.sheet.phase != "finished":
        raise No("running", "while the game runs, nobody judges it")
    played, _, _ = await _kept(visitor)
    return await visitor.house.reviews.ask(visitor.guest, played)


@post("/review", status_code=200, request_max_body_size=UPLOAD, summary="What the house thinks of a game in a file")
async def review_upload(request: Asking, body: RawBody) -> wire.ReviewState:
    data = _sent(body, wire.Upload)
    guest = guest_of(request)
    return await guest.house.reviews.ask(guest.id, Played(bytes(data.record), is_foreign=True))


@get("/reviews/{key:str}", summary="How far a review is")
async def review_state(request: Asking, key: KeyPath) -> wire.ReviewState:
    return await guest_of(request).house.reviews.look(key)


@post("/replay", status_code=200, request_max_body_size=UPLOAD, summary="A record from a file, to walk through")
async def upload(request: Asking, body: RawBody, seat: Whose = "all", first: First = 0, count: Count = None) -> wire.ReplayPage:
    data = _sent(body, wire.Upload)
    page = _page(guest_of(request), Played(bytes(data.record), is_foreign=True), [], [], seat, None, None, first, count)
    return await while_here(request, page)


@post("/continue", request_max_body_size=UPLOAD, summary="Go on from a moment of a game, against bots")
async def go_on(request: Asking, body: RawBody) -> wire.TableInfo:
    data, guest = _sent(body, wire.ContinueFrom), guest_of(request)
    if data.table is not None:
        visitor = await guest.visit(data.table)
        if visitor.sheet.phase != "finished":
            raise No("running", "the game is not over yet")
        played, names, _ = await _kept(visitor)
    elif bytes(data.record) not in (b"", b"null"):
        played, names = Played(bytes(data.record), is_foreign=True), []
    else:
        raise No("malformed", "name a table, or send a record")
    return (await while_here(request, guest.go_on(played, names, data))).info()


def _sent(body: bytes, kind: type[B]) -> B:
    """A body that contains a record, unread: its contents are looked at in a worker process only. Skimming two megabytes takes a few milliseconds."""
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as fault:
        raise No("malformed", f"this cannot be read: {fault!s:.200}") from None


async def while_here(request: Asking, work: Coroutine[Any, Any, T]) -> T:
    """The result of what a browser waits for. If it goes away first, the work ends: nobody would see the outcome."""
    working, gone = asyncio.ensure_future(work), asyncio.ensure_future(_gone(request))
    try:
        await asyncio.wait({working, gone}, return_when=asyncio.FIRST_COMPLETED)
        if working.done():
            return working.result()
        raise No("gone", "nobody waits for this any more")
    finally:
        working.cancel()
        gone.cancel()


async def _gone(request: Asking) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


async def _kept(visitor: Visitor) -> tuple[Played, list[str], list[wire.ChatLine]]:
    """The record of a table with what was seen, the names of its seats, and its chat."""
    sheet = visitor.sheet
    async with visitor.house.db.reading() as connection:
        standing = await queries.standing_rows(connection, sheet.id, seen=True)
        chat = await queries.chat_of(connection, sheet.id, limit=10_000)
        # A replay counts the answers that stand; the chat is kept by rows, undone ones included.
        places = [row.seq for row in standing.rows]
    moved = [msgspec.structs.replace(line, seq=sum(seq <= line.seq for seq in places) - 1 if places else 0) for line in chat]
    return Played(msgspec.json.encode(standing.record_of(sheet)), standing.kept), [seat.name for seat in sheet.seats], moved


def _wanted(seat: str, count: int) -> list[int | None]:
    if seat == "public":
        return [None]
    if seat == "all":
        return [None, *range(count)]
    if int(seat) >= count:
        raise No("malformed", f"there is no seat {seat}")
    return [int(seat)]


async def _page(
    who: Guest | Visitor, played: Played, names: list[str], chat: list[wire.ChatLine], seat: str, result: Result | None,
    shown: set[int] | None, first: int, count: int | None,
) -> wire.ReplayPage:  # fmt: skip
    """A page of moments. Answers are shown of the seats in `shown` only, or of all."""
    guest = who.id if isinstance(who, Guest) else who.guest
    eyes = None if seat == "all" else [None if seat == "public" else int(seat)]
    with not_too_long():
        page = await who.house.records.run(guest, show, played, eyes, first, count, who.house.settings.record_seconds)
    wanted = _wanted(seat, page.seats)
    moments = [_moment(first + n, moment, wanted, set(range(page.seats)) if shown is None else shown) for n, moment in enumerate(page.moments)]
    ended = result or (page.moments[-1].result if page.moments else None)
    return wire.ReplayPage(page.game, names or [""] * page.seats, wanted[0], page.total, moments, chat, ended)


def _moment(seq: int, moment: Shown, wanted: list[int | None], shown: set[int]) -> wire.Moment:
    uncut = len(wanted) > 1
    cuts: list[Event | None] = list(moment.events) if uncut else [event.cut(wanted[0]) for event in moment.events]
    lines = [line_of(seq, event) for event in cuts if event is not None]
    answer = moment.answer if moment.seat in shown else None
    views = {str(seat): moment.views[seat] for seat in wanted if seat is not None} if uncut else {}
    return wire.Moment(seq, moment.seat, answer, lines, moment.views[wanted[0]], moment.waiting, views)


replays = Router("/api", route_handlers=[replay_table, record, course_of, review_table, review_upload, review_state, upload, go_on], tags=["records"])

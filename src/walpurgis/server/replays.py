"""Finished games over HTTP: replays, records, uploads, and going on from there.

A record holds everything, so that of a running game is given to nobody; of a replay of a running game each guest gets what their own seats saw.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Response, Router, get, post
from litestar.params import JSONBody, QueryParameter

from walpurgis.engine import Event, Record, Result

from . import queries, wire
from .house import House
from .lobby import Asking, TablePath, guest_of, visitor_of
from .problems import No
from .telling import line_of
from .visitor import Visitor
from .workers import Shown, not_too_long, show

UPLOAD = 2 * 1024 * 1024
Whose = Annotated[str, QueryParameter(pattern=r"^([0-7]|public|all)$", description="a seat, `public` or `all`")]
First = Annotated[int, QueryParameter(ge=0, le=1_000_000, description="the number of the first moment wanted")]
Count = Annotated[int | None, QueryParameter(ge=1, le=1_000_000, description="how many moments; all of them by default")]


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
    record, names, chat = await _kept(visitor)
    shown = set(range(record.seats)) if finished else set(own)
    return await _page(visitor.house, record, names, chat, seat, sheet.result, shown, first, count)


@get("/tables/{table:str}/record", summary="The record of a finished game, as a file")
async def record(request: Asking, table: TablePath) -> Response[dict[str, Any]]:
    visitor = await visitor_of(request, table)
    if visitor.sheet.phase != "finished":
        raise No("running", "the record of a running game holds its secrets")
    kept, _, _ = await _kept(visitor)
    name = f"walpurgis-{visitor.sheet.game}-{visitor.sheet.id}.json"
    return Response(msgspec.to_builtins(kept), headers={"content-disposition": f'attachment; filename="{name}"'})


@post("/replay", status_code=200, request_max_body_size=UPLOAD, summary="A record from a file, to walk through")
async def upload(request: Asking, data: JSONBody[wire.Upload], seat: Whose = "all", first: First = 0, count: Count = None) -> wire.ReplayPage:
    kept = queries.read_record(data.record)
    return await _page(guest_of(request).house, kept, [""] * kept.seats, [], seat, None, set(range(kept.seats)), first, count)


@post("/continue", request_max_body_size=UPLOAD, summary="Go on from a moment of a game, against bots")
async def go_on(request: Asking, data: JSONBody[wire.ContinueFrom]) -> wire.TableInfo:
    guest = guest_of(request)
    if data.table is not None:
        visitor = await guest.visit(data.table)
        if visitor.sheet.phase != "finished":
            raise No("running", "the game is not over yet")
        kept, names, _ = await _kept(visitor)
    elif data.record is not None:
        kept, names = queries.read_record(data.record), []
    else:
        raise No("malformed", "name a table, or send a record")
    return (await guest.go_on(kept, names, data)).info()


async def _kept(visitor: Visitor) -> tuple[Record, list[str], list[wire.ChatLine]]:
    """The record of a table, the names of its seats, and its chat."""
    sheet = visitor.sheet
    async with visitor.house.db.reading() as connection:
        standing = await queries.standing_rows(connection, sheet.id)
        chat = await queries.chat_of(connection, sheet.id, limit=10_000)
        # A replay counts the answers that stand; the chat is kept by rows, undone ones included.
        places = [row.seq for row in standing.rows]
    moved = [msgspec.structs.replace(line, seq=sum(seq <= line.seq for seq in places) - 1 if places else 0) for line in chat]
    return standing.record_of(sheet), [seat.name for seat in sheet.seats], moved


def _wanted(seat: str, count: int) -> list[int | None]:
    if seat == "public":
        return [None]
    if seat == "all":
        return [None, *range(count)]
    if int(seat) >= count:
        raise No("malformed", f"there is no seat {seat}")
    return [int(seat)]


async def _page(
    house: House, record: Record, names: list[str], chat: list[wire.ChatLine], seat: str, result: Result | None,
    shown: set[int], first: int, count: int | None,
) -> wire.ReplayPage:  # fmt: skip
    """A page of moments. Answers are shown of the seats in `shown` only."""
    wanted = _wanted(seat, record.seats)
    with not_too_long():
        moments = await house.workers.run(show, msgspec.json.encode(record), wanted, first, count, house.settings.record_seconds)
    pages = [_moment(first + n, moment, wanted, shown) for n, moment in enumerate(moments)]
    ended = result or (moments[-1].result if moments else None)
    return wire.ReplayPage(record.game, names, wanted[0], len(record.entries), pages, chat, ended)


def _moment(seq: int, moment: Shown, wanted: list[int | None], shown: set[int]) -> wire.Moment:
    uncut = len(wanted) > 1
    cuts: list[Event | None] = list(moment.events) if uncut else [event.cut(wanted[0]) for event in moment.events]
    lines = [line_of(seq, event) for event in cuts if event is not None]
    answer = moment.answer if moment.seat in shown else None
    views = {str(seat): moment.views[seat] for seat in wanted if seat is not None} if uncut else {}
    return wire.Moment(seq, moment.seat, answer, lines, moment.views[wanted[0]], moment.waiting, views)


replays = Router("/api", route_handlers=[replay_table, record, upload, go_on], tags=["records"])

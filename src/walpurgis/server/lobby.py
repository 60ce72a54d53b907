"""The lobby over HTTP. Routes only: what they do is in new_tables.py; bodies and replies are in wire.py."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import msgspec
from litestar import Request, Router, delete, get, patch, post, put
from litestar.params import JSONBody, PathParameter

from walpurgis.bots import bot_names
from walpurgis.engine import Say, game_named
from walpurgis.engine.about import about
from walpurgis.engine.game import shown

from . import new_tables, queries, wire
from .house import House
from .problems import No
from .table import Live

Asking: TypeAlias = Request[Any, Any, Any]
TablePath: TypeAlias = Annotated[str, PathParameter(pattern="^[a-z0-9]{6,16}$", description="the id of a table")]
SeatPath: TypeAlias = Annotated[int, PathParameter(ge=0, le=7, description="a seat, from 0")]
TokenPath: TypeAlias = Annotated[str, PathParameter(pattern="^[A-Za-z0-9_-]{8,64}$")]


def at(request: Asking) -> tuple[House, str]:
    """The house, and the guest who asks."""
    house: House = request.app.state.house
    return house, str(request.scope["walpurgis_guest"])  # type: ignore[typeddict-item]


async def seen(request: Asking, table: str) -> tuple[House, str, Live]:
    """The table, if this guest may see it."""
    house, guest = at(request)
    live = await house.at(table)
    if not live.sheet.may_see(guest):
        raise No("forbidden", "this table is for its players only")
    return house, guest, live


def info(live: Live, guest: str) -> wire.TableInfo:
    return live.sheet.info(guest, live.here)


@get("/me", summary="Who this browser is")
async def me(request: Asking) -> wire.Me:
    house, guest = at(request)
    async with house.db.reading() as connection:
        return await queries.me(connection, guest)


@patch("/me", summary="Give this browser a name and a language")
async def rename(request: Asking, data: JSONBody[wire.Rename]) -> wire.Me:
    house, guest = at(request)
    return await new_tables.rename(house, guest, data.name, data.language)


@get("/games", summary="The games of the house")
async def games() -> list[wire.GameInfo]:
    return [game_info(name) for name in shown()]


@get("/tables", summary="My tables, open tables, finished games")
async def lists(request: Asking) -> wire.Lists:
    house, guest = at(request)
    async with house.db.reading() as connection:
        found = await queries.lists(connection, guest)
    return wire.Lists(*([sheet.info(guest, house.live[sheet.id].here if sheet.id in house.live else ()) for sheet in some] for some in found))


@post("/tables", summary="Lay a table")
async def create(request: Asking, data: JSONBody[wire.NewTable]) -> wire.TableInfo:
    house, guest = at(request)
    return info(await new_tables.create(house, guest, data), guest)


@get("/tables/{table:str}", summary="One table")
async def table(request: Asking, table: TablePath) -> wire.TableInfo:
    _, guest, live = await seen(request, table)
    return info(live, guest)


@post("/tables/{table:str}/seats", status_code=200, summary="Sit down, or take my seat back")
async def take(request: Asking, table: TablePath, data: JSONBody[wire.TakeSeat]) -> wire.TableInfo:
    house, guest, live = await seen(request, table)
    await new_tables.take(house, live, guest, data)
    return info(live, guest)


@put("/tables/{table:str}/seats/{seat:int}", summary="Decide what a seat is, in the lobby")
async def arrange(request: Asking, table: TablePath, seat: SeatPath, data: JSONBody[wire.SeatWish]) -> wire.TableInfo:
    house, guest, live = await seen(request, table)
    await new_tables.arrange(house, live, guest, seat, data)
    return info(live, guest)


@delete("/tables/{table:str}/seats/{seat:int}", status_code=200, summary="Stand up")
async def leave(request: Asking, table: TablePath, seat: SeatPath) -> wire.TableInfo:
    house, guest, live = await seen(request, table)
    await new_tables.leave(house, live, guest, seat)
    return info(live, guest)


@post("/tables/{table:str}/start", status_code=200, summary="Begin")
async def start(request: Asking, table: TablePath) -> wire.TableInfo:
    house, guest, live = await seen(request, table)
    await new_tables.start(house, live, guest)
    return info(live, guest)


@post("/tables/{table:str}/rematch", summary="Once more")
async def rematch(request: Asking, table: TablePath) -> wire.TableInfo:
    house, guest, live = await seen(request, table)
    return info(await new_tables.rematch(house, live, guest), guest)


@post("/tables/{table:str}/seats/{seat:int}/link", summary="A link that moves my seat to another device")
async def link(request: Asking, table: TablePath, seat: SeatPath) -> wire.Link:
    house, guest, live = await seen(request, table)
    return wire.Link(await new_tables.link(house, live, guest, seat))


@post("/seat-links/{token:str}", status_code=200, summary="Bring the seat of a link to this browser")
async def follow(request: Asking, token: TokenPath) -> wire.TableInfo:
    house, guest = at(request)
    return info(await new_tables.follow(house, guest, token), guest)


def game_info(name: str) -> wire.GameInfo:
    """A game as the lobby offers it."""
    game = game_named(name)
    _, parts = msgspec.json.schema_components([game.Options])
    known, options = about(game), parts[game.Options.__name__]
    seats = list(game.seats)
    return wire.GameInfo(name, Say("title"), Say("blurb"), seats, game.usual, options, bot_names(game), known.minutes, known.weight, known.credits)


lobby = Router("/api", route_handlers=[me, rename, games, lists, create, table, take, arrange, leave, start, rematch, link, follow], tags=["lobby"])

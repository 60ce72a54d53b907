"""The lobby over HTTP. Routes only: what they do is in guest.py and visitor.py; bodies and replies are in wire.py."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, TypeAlias

import msgspec
from litestar import Request, Router, delete, get, patch, post, put
from litestar.params import JSONBody, PathParameter

from walpurgis import wire
from walpurgis.bots import Opponent, bot_names, gentle_opponent, opponents, rating, thinking_seconds
from walpurgis.bots.opponents import STRONGEST
from walpurgis.engine import AnyGame, Say, game_named
from walpurgis.engine.about import about
from walpurgis.engine.game import shown

from .guest import Guest
from .house import House
from .visitor import Visitor

Asking: TypeAlias = Request[Any, Any, Any]
TablePath: TypeAlias = Annotated[str, PathParameter(pattern="^[a-z0-9]{6,16}$", description="the id of a table")]
SeatPath: TypeAlias = Annotated[int, PathParameter(ge=0, le=7, description="a seat, from 0")]
TokenPath: TypeAlias = Annotated[str, PathParameter(pattern="^[A-Za-z0-9_-]{8,64}$")]


def guest_of(request: Asking) -> Guest:
    """The guest who asks."""
    return Guest(request.app.state.house, str(request.scope["walpurgis_guest"]))  # type: ignore[typeddict-item]


async def visitor_of(request: Asking, table: str) -> Visitor:
    """The guest who asks, at a table; No if they may not see it."""
    return await guest_of(request).visit(table)


@get("/me", summary="Who this browser is")
async def me(request: Asking) -> wire.Me:
    return await guest_of(request).me()


@patch("/me", summary="Give this browser a name and a language")
async def rename(request: Asking, data: JSONBody[wire.Rename]) -> wire.Me:
    return await guest_of(request).rename(data.name, data.language)


@post("/programs", summary="A token for a program that wants to take seats")
async def new_program(request: Asking, data: JSONBody[wire.NewProgram]) -> wire.Program:
    house: House = request.app.state.house
    program = Guest(house, house.sessions.new_program())
    return wire.Program(house.sessions.token(program.id), await program.rename(data.name, None))


@get("/games", summary="The games of the house")
async def games() -> list[wire.GameInfo]:
    return [game_info(name) for name in shown()]


@get("/tables", summary="My tables, open tables, finished games")
async def lists(request: Asking) -> wire.Lists:
    return await guest_of(request).lists()


@post("/tables", summary="Lay a table")
async def create(request: Asking, data: JSONBody[wire.NewTable]) -> wire.TableInfo:
    return (await guest_of(request).create(data)).info()


@get("/tables/{table:str}", summary="One table")
async def table(request: Asking, table: TablePath) -> wire.TableInfo:
    return (await visitor_of(request, table)).info()


@post("/tables/{table:str}/seats", status_code=200, summary="Sit down, or take my seat back")
async def take(request: Asking, table: TablePath, data: JSONBody[wire.TakeSeat]) -> wire.TableInfo:
    visitor = await visitor_of(request, table)
    await visitor.sit_down(data)
    return visitor.info()


@put("/tables/{table:str}/seats/{seat:int}", summary="Decide what a seat is, in the lobby")
async def arrange(request: Asking, table: TablePath, seat: SeatPath, data: JSONBody[wire.SeatWish]) -> wire.TableInfo:
    visitor = await visitor_of(request, table)
    await visitor.arrange(seat, data)
    return visitor.info()


@delete("/tables/{table:str}/seats/{seat:int}", status_code=200, summary="Stand up")
async def leave(request: Asking, table: TablePath, seat: SeatPath) -> wire.TableInfo:
    visitor = await visitor_of(request, table)
    await visitor.stand_up(seat)
    return visitor.info()


@post("/tables/{table:str}/start", status_code=200, summary="Begin")
async def start(request: Asking, table: TablePath) -> wire.TableInfo:
    visitor = await visitor_of(request, table)
    await visitor.start()
    return visitor.info()


@post("/tables/{table:str}/rematch", summary="Once more")
async def rematch(request: Asking, table: TablePath) -> wire.TableInfo:
    return (await (await visitor_of(request, table)).rematch()).info()


@post("/tables/{table:str}/put-away", status_code=200, summary="Put away a table of mine at which nobody else plays")
async def put_away(request: Asking, table: TablePath) -> wire.TableInfo:
    visitor = await visitor_of(request, table)
    await visitor.put_away()
    return visitor.info()


@post("/tables/{table:str}/end", status_code=200, summary="End a game that newer rules have stopped")
async def end(request: Asking, table: TablePath) -> wire.TableInfo:
    visitor = await visitor_of(request, table)
    await visitor.end()
    return visitor.info()


@post("/tables/{table:str}/seats/{seat:int}/link", summary="A link that moves my seat to another device")
async def link(request: Asking, table: TablePath, seat: SeatPath) -> wire.Link:
    return wire.Link(await (await visitor_of(request, table)).link(seat))


@post("/seat-links/{token:str}", status_code=200, summary="Bring the seat of a link to this browser")
async def follow(request: Asking, token: TokenPath) -> wire.TableInfo:
    return (await guest_of(request).follow_link(token)).info()


@cache
def game_info(name: str) -> wire.GameInfo:
    """A game as the lobby offers it."""
    game = game_named(name)
    _, parts = msgspec.json.schema_components([game.Options])
    known, options = about(game), parts[game.Options.__name__]
    seats = list(game.seats)
    family = [opponent_info(one, game) for one in opponents(game)]
    return wire.GameInfo(
        name, Say("title"), Say("blurb"), seats, game.usual, options, bot_names(game), known.minutes, known.weight, known.credits, family, gentle_opponent(game)
    )


def opponent_info(one: Opponent, game: AnyGame) -> wire.OpponentInfo:
    """An opponent as the lobby introduces it."""
    said, found = f"opponent-{one.name}", rating(one.name, game)
    measured, seconds = None if found is None else wire.RatingInfo(*found), thinking_seconds(one.bot)
    face = f"/faces/{one.name}.svg"
    return wire.OpponentInfo(one.name, Say(said), Say(f"{said}-title"), Say(f"{said}-temper"), face, one.level, STRONGEST, one.bot, seconds, measured)


ROUTES = [me, rename, new_program, games, lists, create, table, take, arrange, leave, start, rematch, put_away, end, link, follow]
lobby = Router("/api", route_handlers=ROUTES, tags=["lobby"])

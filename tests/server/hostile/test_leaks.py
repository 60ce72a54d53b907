"""A seat sees only what it may see, on the wire: whole random games, every frame of every seat and of a spectator.

Two tables are played side by side, and before every reveal each seat first answers differently at one of them: nobody else's frames may differ by a byte. And
every position of a game must be the very bytes that a world would send in which all that the receiver cannot know was redealt.
"""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.some_game import SECRETIVE
from walpurgis import wire
from walpurgis.bots import bot_named
from walpurgis.engine import Chance, Match, Record
from walpurgis.engine.entries import Given

from ..house import Browser, house, play_out
from .side_by_side import NOWHERE, SideBySide

PEOPLE = ["Anna", "Béla", "Carmilla", "Dorian", "Edda"]


@pytest.mark.parametrize(("game", "seats"), [("template", 2), ("template", 3), ("template", 4), *((name, seats) for name in SECRETIVE for seats in (2, 4))])
def test_nobody_learns_a_secret_answer_before_the_reveal(address: str, game: str, seats: int) -> None:
    async def scene() -> None:
        browsers = [Browser(address, name) for name in PEOPLE[: seats + 1]]
        tables = SideBySide(game, browsers, Chance(seats))
        await tables.come()
        await tables.play_out()
        assert tables.secrets >= seats - 1
        first, second = (browsers[0].get(f"/api/tables/{table}/record") for table in tables.tables)
        assert first == second  # what was undone left no trace in either

    asyncio.run(scene())


@pytest.mark.parametrize(("game", "seats"), [(name, seats) for name in ("template", *SECRETIVE) for seats in (2, 3, 4)])
def test_every_position_fits_a_world_dealt_anew(address: str, game: str, seats: int) -> None:
    async def scene() -> None:
        *players, spectator = browsers = [Browser(address, name) for name in PEOPLE[: seats + 1]]
        table = players[0].lay("me", *["open"] * (seats - 1), game=game, start=False, seed=seats)
        for seat, browser in enumerate(players[1:], 1):
            browser.post(f"/api/tables/{table}/seats", {"seat": seat})
        players[0].post(f"/api/tables/{table}/start")
        for browser in browsers:
            await browser.connect()
            await browser.watch(table)
        await play_out(table, *players, dice=seats)
        await spectator.send("unwatch", NOWHERE)
        kept = Record.read(msgspec.json.encode(players[0].get(f"/api/tables/{table}/record")))
        for seat, browser in enumerate(players):
            fits_worlds_dealt_anew(kept, table, seat, browser)
        fits_worlds_dealt_anew(kept, table, None, spectator)

    asyncio.run(scene())


def fits_worlds_dealt_anew(kept: Record, table: str, seat: int | None, browser: Browser) -> None:
    """Every position and every line that this browser was told is what its seat may know, and nothing else."""
    frames = {message["seq"]: frame for message, frame in zip(browser.heard, browser.frames, strict=True) if message["is"] == "position"}
    played, lines, told = set[int](), list[tuple[int, Any, Any]](), 0
    for seq, match in enumerate(Match.replaying(kept)):
        entry = kept.entries[seq - 1] if seq else None
        if isinstance(entry, Given):
            played.add(entry.seat)
        cuts = list(match.story_for(seat, told))
        told = len(match.story or ())
        lines += [(seq, *msgspec.json.decode(msgspec.json.encode([cut, cut.say()]))) for cut in cuts]
        world = match.fork()
        if not match.over:
            world.redeal(seat, 1000 + seq)
        assert frames.pop(seq).encode() == msgspec.json.encode(position(table, seq, seat, match, world, played))
    assert not frames
    assert [(line["seq"], line["event"], line["says"]) for line in browser.story(table)] == lines


def position(table: str, seq: int, seat: int | None, match: Match[Any], world: Match[Any], played: set[int]) -> wire.Position:
    """What a seat is sent: the view and the offer of a possible world; that others have answered is known to all."""
    offer = None if seat is None else world.offer(seat)
    return wire.Position(
        table=table, seq=seq, question=match.question, seat=seat, view=world.view(seat), offers=[] if offer is None else [offer],
        waiting=sorted(set(world.asks) - match.answered), answered=sorted(match.answered),
        may_undo=[seat] if seat in played and seat is not None and not match.over else [], over=match.over, result=match.result() if match.over else None,
    )  # fmt: skip


@pytest.mark.parametrize("game", ["template", *SECRETIVE])
def test_going_on_twice_from_one_moment_shows_the_same(tmp_path: Path, game: str) -> None:
    """Each time the server redeals the hidden things; bots wait, so that only what was dealt can make a difference."""
    kept = a_random_game(game, 3)

    async def scene(address: str) -> None:
        anna = await Browser(address, "Anna").connect()
        for seq in range(0, len(kept.entries), max(1, len(kept.entries) // 5)):
            seat = seq % 3
            told = []
            for _ in range(2):
                table = anna.post("/api/continue", {"seq": seq, "seat": seat, "record": msgspec.to_builtins(kept)}, 201)["id"]
                before = len(anna.frames)
                await anna.watch(table)
                page = anna.http.get(f"/api/tables/{table}/replay", params={"seat": seat}).text
                told.append([re.sub(r'"(created|updated)":"[^"]*"|"ref":\d+', "", text.replace(table, "")) for text in (*anna.frames[before:], page)])
            assert told[0] == told[1]

    with house(tmp_path, bot_pause=30.0, rate=1000) as address:
        asyncio.run(scene(address))


def a_random_game(game: str, seats: int) -> Record:
    match = Match.new(game, seats, 5)
    bots = [bot_named("random", match.game, seat) for seat in range(seats)]
    while not match.over:
        seat = min(match.asks)
        match.answer(seat, bots[seat].answer(match.sight(seat)))
    return match.record()

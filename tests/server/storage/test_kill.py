"""kill -9 in the middle of answers, again and again: nothing that was acknowledged is lost, nothing is applied twice, the record replays."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import msgspec
from websockets.exceptions import ConnectionClosed

from tests.some_game import SOME
from walpurgis.engine import Chance, Match, Record

from ..house import Browser, any_answer
from .process import Process

KILLS = 4
TABLES = 3


class Fast:
    """A browser with both seats of a table that answers as fast as it can, and remembers what was acknowledged."""

    def __init__(self, address: str, number: int) -> None:
        self.browser = Browser(address, f"Player {number}")
        self.table = self.browser.lay("me", "me", game=SOME, seed=number)
        self.dice = Chance(number)
        self.acknowledged: list[list[Any]] = []
        self.unsure: list[Any] | None = None
        """What was sent last, if no reply came."""

    async def play(self) -> None:
        """Until the server is gone, or the game is over."""
        try:
            await self.browser.connect()
            position = await self.browser.watch(self.table)
            self.settle(position["seq"])
            while not self.browser.position(self.table)["over"]:
                await self.answer()
        except (ConnectionClosed, OSError, EOFError):
            return

    def settle(self, seq: int) -> None:
        """What was sent last before the end is there or is not; whatever was acknowledged is there."""
        assert len(self.acknowledged) <= seq <= len(self.acknowledged) + (self.unsure is not None)
        if self.unsure is not None and seq > len(self.acknowledged):
            self.acknowledged.append(self.unsure)
        self.unsure = None

    async def answer(self) -> None:
        offer = self.browser.position(self.table)["offers"][0]
        answer = any_answer(offer, self.dice)
        self.unsure = [offer["seat"], answer]
        reply = await self.browser.send("answer", self.table, seat=offer["seat"], question=offer["question"], answer=answer)
        if reply["is"] == "done":
            self.acknowledged.append(self.unsure)
        else:
            assert reply["problem"]["kind"] == "not-offered" and offer["kind"] in ("some", "order"), reply
        self.unsure = None

    def entries(self) -> list[list[Any]]:
        """The answers of the record, and that it replays to the end that the players saw."""
        kept = Record.read(msgspec.json.encode(self.browser.get(f"/api/tables/{self.table}/record")))
        match = Match.replay(kept)
        assert match.over and match.result().scores == self.browser.position(self.table)["result"]["scores"]
        lines = self.browser.get(f"/api/tables/{self.table}/replay?seat=all")["moments"]
        assert sum(len(moment["lines"]) for moment in lines) == len(match.story or ())
        return [[entry.seat, msgspec.to_builtins(entry.answer)] for entry in kept.entries if hasattr(entry, "answer")]


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(database: str, tmp_path: Path) -> None:
    dice = random.Random(13)

    async def scene(server: Process) -> None:
        players = [Fast(server.address, number) for number in range(TABLES)]
        for _ in range(KILLS):
            enough = sum(len(player.acknowledged) for player in players) + dice.randint(3, 40)
            playing = asyncio.gather(*(player.play() for player in players))
            while sum(len(player.acknowledged) for player in players) < enough and not playing.done():
                await asyncio.sleep(dice.random() / 500)
            server.kill()
            await playing
            await asyncio.to_thread(server.start)
        await asyncio.gather(*(player.play() for player in players))
        for player in players:
            assert player.entries() == player.acknowledged

    with Process(tmp_path, database=database) as server:
        asyncio.run(scene(server))

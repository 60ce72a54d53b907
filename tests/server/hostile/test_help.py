"""Whoever asks for hints and undo without end keeps no bot waiting, and has one of each in progress."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from walpurgis.server import house as houses
from walpurgis.server import table as tables

from ..house import Browser, house, wait_until

A_WHILE = 30.0


def slow(*_: Any) -> Any:
    """Work that keeps its process busy."""
    time.sleep(A_WHILE)


def test_nobody_keeps_the_bots_waiting_with_hints_and_undo(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Seconds of somebody else's undo once stood between a bot and its answer: twenty a second of them stopped every bot of the house."""
    monkeypatch.setattr(houses, "think", slow)
    monkeypatch.setattr(tables, "undo", slow)

    async def scene(address: str) -> None:
        eve, began = await Browser(address, "Eve").connect(), time.monotonic()
        table = eve.lay("me", "me")
        await eve.watch(table)
        assert eve.socket is not None
        for n, what in enumerate(["hint", "undo"] * 5):
            await eve.socket.send(msgspec.json.encode({"do": what, "table": table, "ref": 100 + n, "seat": 0}).decode())
        for _ in range(8):  # the first of each is in progress; the others are refused at once, and wait nowhere
            reply = await eve.until(lambda m: m["is"] in ("done", "refused") and m["ref"] >= 100)
            assert reply["problem"]["kind"] == "too-fast" and "one at a time" in reply["problem"]["sentence"]
        bots = eve.lay("random", "random")
        await asyncio.to_thread(wait_until, lambda: eve.get(f"/api/tables/{bots}")["phase"] == "finished")
        assert time.monotonic() - began < A_WHILE
        await eve.close()

    with house(tmp_path) as address:
        asyncio.run(scene(address))

"""Scripted players who play on whatever happens to their server, and keep a ledger: alone on both seats, against a bot, or two browsers at one table.

They answer as fast as they can, say something now and then, undo now and then, and lay a new table when a game is over or has lasted for long. When the
server goes away they come back, to another process of the house if there is one.
"""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from itertools import count
from typing import Any, Literal, TypeAlias

import httpx
from websockets.exceptions import WebSocketException

from walpurgis.engine import Chance
from walpurgis.engine.game import shown
from walpurgis.server.storage import Database

from ..house import Browser, any_answer
from .ledger import Ledger, Stored, Wrong, check_replay, read

Kind: TypeAlias = Literal["alone", "bot", "pair"]
KINDS: tuple[Kind, ...] = ("alone", "pair", "bot")
GONE = (WebSocketException, OSError, EOFError, httpx.HTTPError, asyncio.TimeoutError)
PASSING = {"busy", "too-fast", "already-answered", "not-asked", "not-offered", "not-undoable", "wrong-phase"}
"""Refusals that a player may meet while things break. None of them may have been stored."""
UNSURE = {"unsure", "failed"}
"""Refusals after which nobody knows. Where the sentence says that nothing has changed, it must not be stored."""
LONGEST = 120
"""Answers after which a table is left: more tables are begun, which must not be lost either."""


class AtTable:
    """A table and the accounts of those who play there."""

    def __init__(self, table: str, ledgers: list[Ledger]) -> None:
        self.id, self.ledgers = table, ledgers
        self.over = self.replayed = False

    async def check(self, db: Database) -> Stored:
        """Hold the accounts, as they were before it was read, against what is stored."""
        before = [ledger.copy() for ledger in self.ledgers]
        stored = await read(db, self.id)
        for closed, ledger in zip(before, self.ledgers, strict=True):
            closed.check(stored, ledger)
        return stored


class Party:
    """One or two players who play game after game together; with `pause`, they think for this many seconds before each answer."""

    def __init__(self, number: int, kind: Kind, addresses: list[str], seed: int = 0, pause: float = 0.0) -> None:
        self.number, self.kind, self.addresses, self.pause = number, kind, addresses, pause
        self.players = [Player(self, n, seed) for n in range(2 if kind == "pair" else 1)]
        self.at: AtTable | None = None
        self.tables: list[AtTable] = []
        self.acknowledged = 0
        self.last = time.monotonic()
        """When something was last acknowledged."""
        self._laying = asyncio.Lock()
        self._games = shown()

    async def play(self) -> None:
        """For ever; Wrong when something is."""
        await asyncio.gather(*(player.play() for player in self.players))

    def has_acknowledged(self) -> None:
        self.acknowledged += 1
        self.last = time.monotonic()

    async def table(self) -> AtTable:
        """The table they play at; a new one if the last was left."""
        async with self._laying:
            if self.at is None:
                table = await self._lay()
                sitting = [[0], [1]] if self.kind == "pair" else [[0, 1]] if self.kind == "alone" else [[0]]
                self.at = AtTable(table, [Ledger(seats, alone=self.kind == "alone") for seats in sitting])
                self.tables.append(self.at)
                self.has_acknowledged()
            return self.at

    def leave(self, at: AtTable) -> None:
        if self.at is at:
            self.at = None

    async def _lay(self) -> str:
        game = self._games[(self.number + len(self.tables)) % len(self._games)]
        seats: list[Any] = [{"kind": "human", "mine": True}, {"kind": "human", "mine": True}]
        if self.kind != "alone":
            seats[1] = {"kind": "bot", "bot": "random"} if self.kind == "bot" else {"kind": "open"}
        undo = "off" if self.kind == "bot" else "free"
        owner = self.players[0]
        table = str((await owner.post("/api/tables", {"game": game, "seats": seats, "start": self.kind != "pair", "undo": undo}))["id"])
        if self.kind == "pair":
            await self.players[1].post(f"/api/tables/{table}/seats", {"seat": 1})
            await owner.post(f"/api/tables/{table}/start", None)
        return table


class Player:
    """One browser."""

    def __init__(self, party: Party, number: int, seed: int) -> None:
        self._party, self._number = party, number
        self._dice = Chance(seed * 1000 + party.number * 2 + number)
        self._addresses = count(party.number + number)
        self._words = count()
        self._browser: Browser | None = None

    async def play(self) -> None:
        while True:
            with suppress(*GONE):
                await self._come()
                while True:
                    await self._at_table(self._here, await self._party.table())
            if self._browser is not None:
                with suppress(*GONE):
                    async with asyncio.timeout(1):
                        await self._browser.close()
            await asyncio.sleep(0.05)

    @property
    def _here(self) -> Browser:
        if self._browser is None:
            raise EOFError
        return self._browser

    async def _come(self) -> None:
        """To the next process of the house."""
        address = self._party.addresses[next(self._addresses) % len(self._party.addresses)]
        if self._browser is None:
            self._browser = await asyncio.to_thread(_new_browser, address, f"Player {self._party.number}.{self._number}")
        self._browser.address, self._browser.http.base_url = address, httpx.URL(address)
        self._browser.heard.clear()
        self._browser.frames.clear()
        try:
            await self._browser.connect()
        except AssertionError:
            raise EOFError from None

    async def post(self, path: str, body: Any) -> Any:
        """The reply to a request; EOFError if it failed because something is broken."""
        reply = await asyncio.to_thread(lambda: self._here.http.post(path, json=body))
        if reply.is_success:
            return reply.json()
        if reply.status_code in (429, 503) or reply.json().get("kind") in UNSURE:
            raise EOFError
        raise Wrong(f"{path}: {reply.status_code} {reply.text[:300]}")

    # At a table --------------------------------------------------------------------------------------------------

    async def _at_table(self, browser: Browser, at: AtTable) -> None:
        """Until the game is over, or the table is left."""
        ledger = at.ledgers[self._number if self._party.kind == "pair" else 0]
        position = await self._look(browser, at)
        if position["seq"] < self._last(ledger):
            raise Wrong(f"table {at.id}: row {self._last(ledger)} was acknowledged, and the table is shown at row {position['seq']}")
        while self._party.at is at:
            await asyncio.sleep(self._party.pause)
            position = browser.position(at.id)
            if position["over"] or len(ledger.sent) >= LONGEST:
                at.over = at.over or position["over"]
                self._party.leave(at)
            elif not position["offers"]:
                with suppress(asyncio.TimeoutError):
                    async with asyncio.timeout(1):
                        await browser.next()
            elif ledger.sent and self._party.kind != "bot" and not self._dice.below(40):
                await self._undo(browser, at, ledger, position)
            elif not self._dice.below(25):
                await self._say(browser, at, ledger)
            else:
                await self._answer(browser, at, ledger, position)
        await browser.send("unwatch", at.id)
        browser.heard.clear()
        browser.frames.clear()

    async def _look(self, browser: Browser, at: AtTable) -> dict[str, Any]:
        reply = await browser.send("watch", at.id, since=-1)
        if reply["is"] != "done":
            _must_pass(at, reply)
            raise EOFError
        return browser.position(at.id)

    @staticmethod
    def _last(ledger: Ledger) -> int:
        """A row that must be there, as far as this player knows."""
        return max((sent.after + 1 for sent in ledger.sent if sent.acknowledged), default=0)

    async def _answer(self, browser: Browser, at: AtTable, ledger: Ledger, position: dict[str, Any]) -> None:
        offer = position["offers"][0]
        answer = any_answer(offer, self._dice)
        about = {"seat": offer["seat"], "question": offer["question"], "answer": answer}
        await self._send(browser, at, ledger, [offer["seat"], answer], position["seq"], "answer", about)

    async def _undo(self, browser: Browser, at: AtTable, ledger: Ledger, position: dict[str, Any]) -> None:
        seat = self._dice.pick(sorted(ledger.seats))
        await self._send(browser, at, ledger, ["undo", seat], position["seq"], "undo", {"seat": seat})

    async def _send(self, browser: Browser, at: AtTable, ledger: Ledger, entry: list[Any], seq: int, do: str, about: dict[str, Any]) -> None:
        """Send what makes a row, and write down what becomes of it. If no reply comes, nobody knows."""
        sent = ledger.send(entry, seq)
        reply = await browser.send(do, at.id, **about)
        if reply["is"] == "done":
            sent.acknowledged = True
            self._party.has_acknowledged()
        elif _must_pass(at, reply):
            ledger.refused(sent)
        if reply["is"] != "done" and reply["problem"]["kind"] not in ("not-offered", "not-undoable"):
            await asyncio.sleep(0.1)
            await self._look(browser, at)

    async def _say(self, browser: Browser, at: AtTable, ledger: Ledger) -> None:
        words = f"{self._party.number}.{self._number} says {next(self._words)}"
        ledger.said[words] = False
        reply = await browser.send("chat", at.id, text=words)
        if reply["is"] == "done":
            ledger.said[words] = True
            self._party.has_acknowledged()
        else:
            _must_pass(at, reply)


def _must_pass(at: AtTable, reply: dict[str, Any]) -> bool:
    """Whether the server has said that nothing has changed; Wrong if it refuses what must not be refused."""
    kind, sentence = reply["problem"]["kind"], reply["problem"]["sentence"]
    if kind not in PASSING | UNSURE:
        raise Wrong(f"table {at.id}: {reply}")
    return kind in PASSING or "nothing has changed" in sentence


def _new_browser(address: str, name: str) -> Browser:
    try:
        return Browser(address, name)
    except AssertionError:
        raise EOFError from None  # the house is not open yet, or not any more


async def check_all(parties: list[Party], db: Database) -> None:
    """Hold every table that was acknowledged against the database, and play each again once it was left."""
    for party in parties:
        for at in party.tables:
            stored = await at.check(db)
            if not at.replayed:
                await asyncio.to_thread(check_replay, stored)
                at.replayed = party.at is not at

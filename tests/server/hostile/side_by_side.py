"""Two tables played side by side by the same browsers, with the same seed and the same answers, to compare what everybody is told."""

from __future__ import annotations

import re
from typing import Any

from walpurgis.engine import Chance

from ..house import Browser, any_answer

NOWHERE = "a" * 12
_VARIES = re.compile(r'"(created|updated|at)":"[^"]*"|"ref":\d+')


class SideBySide:
    """Browser n sits on seat n at both tables; the last one only watches."""

    def __init__(self, game: str, browsers: list[Browser], dice: Chance) -> None:
        first, *others, _ = browsers
        seats, seed = ["me", *["open"] * len(others)], dice.below(1 << 20)
        self.tables = [first.lay(*seats, game=game, start=False, undo="free", seed=seed) for _ in range(2)]
        for table in self.tables:
            for seat, browser in enumerate(others, 1):
                browser.post(f"/api/tables/{table}/seats", {"seat": seat})
            first.post(f"/api/tables/{table}/start")
        self.browsers, self.dice = browsers, dice
        self.secrets = 0
        self._read = [0] * len(browsers)

    async def come(self) -> None:
        for browser in self.browsers:
            await browser.connect()
            for table in self.tables:
                await browser.watch(table)
        for browser in self.browsers:
            await browser.send("unwatch", NOWHERE)
        self._read = [len(browser.frames) for browser in self.browsers]  # who came later saw more people: from here on all is equal

    async def play_out(self) -> None:
        """Play to the end. Of every simultaneous question all but the last seat first answer differently at the two tables and undo that."""
        while not (position := self._position())["over"]:
            waiting = position["waiting"]
            for seat in waiting[:-1]:
                await self._keep_a_secret(seat)
            answer = self._any_answer(waiting[-1])
            for table in self.tables:
                await self._put_in(table, waiting[-1], answer)
            await self.compare()

    async def _keep_a_secret(self, seat: int) -> None:
        answer = self._any_answer(seat)
        keys = [choice["key"] for choice in self._offer(seat)["choices"] if choice["key"] != answer]
        await self._put_in(self.tables[0], seat, answer)
        await self._put_in(self.tables[1], seat, self.dice.pick(keys))
        await self.compare(but=seat)
        if self.secrets == 0:
            self.compare_replays(but=seat)
        self.secrets += 1
        for table in self.tables:
            assert (await self.browsers[seat].send("undo", table, seat=seat))["is"] == "done"
        await self.compare(but=seat)
        for table in self.tables:
            await self._put_in(table, seat, answer)
        await self.compare()

    async def compare(self, but: int | None = None) -> None:
        """What everybody was told since the last time is the same at both tables, byte for byte; one seat may be left out."""
        for n, browser in enumerate(self.browsers):
            await browser.send("unwatch", NOWHERE)  # its reply comes after everything that was waiting
            told = list(zip(browser.heard, browser.frames, strict=True))[self._read[n] :]
            self._read[n] = len(browser.frames)
            one, other = ([_alike(frame, table) for message, frame in told if message["table"] == table] for table in self.tables)
            assert n == but or one == other, f"browser {n} can tell the tables apart"
            assert one, f"browser {n} was told nothing"

    def compare_replays(self, but: int) -> None:
        """The same for what can be asked over HTTP while the game runs."""
        for n, browser in enumerate(self.browsers):
            if n == but:
                continue
            for whose in ("public", str(n)) if n < len(self.browsers) - 1 else ("public",):
                one, other = (_alike(browser.http.get(f"/api/tables/{table}/replay", params={"seat": whose}).text, table) for table in self.tables)
                assert one == other, f"browser {n} can tell the replays apart"

    def _position(self, seat: int = 0) -> dict[str, Any]:
        return self.browsers[seat].position(self.tables[0])

    def _offer(self, seat: int) -> dict[str, Any]:
        offer: dict[str, Any] = self._position(seat)["offers"][0]
        return offer

    def _any_answer(self, seat: int) -> Any:
        return any_answer(self._offer(seat), self.dice)

    async def _put_in(self, table: str, seat: int, answer: Any) -> None:
        question = self.browsers[seat].position(table)["question"]
        reply = await self.browsers[seat].send("answer", table, seat=seat, question=question, answer=answer)
        assert reply["is"] == "done", reply


def _alike(frame: str, table: str) -> str:
    """A frame without what may differ between two tables: their names, the moments, the numbers of replies."""
    return _VARIES.sub("", frame.replace(table, "table"))

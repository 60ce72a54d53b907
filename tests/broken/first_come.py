"""Broken: whose bid arrived last is noted on the table, while the others still think."""

from __future__ import annotations

from walpurgis.engine import Answer, Ask, all_of
from walpurgis.engine.domain import Number

from .sound import Mourner, Sound, Wake


class Hasty(Number):
    """Writes on the table when it is read."""

    t: Wake
    me: Mourner

    def read(self, answer: Answer) -> int:
        value = super().read(answer)
        self.t.roll = self.me.seat
        return value


class FirstCome(Sound):
    async def bid(self, t: Wake) -> None:
        await all_of({p.seat: Ask(p.seat, "bid", Hasty(0, 2, t, p), "", None, False) for p in t.players})
        t.players[t.roll].candles += 1


GAME = FirstCome()

"""Broken: whose bid arrived last is noted on the table, while the others still think."""

from __future__ import annotations

from walpurgis.engine import Answer
from walpurgis.engine.ask import AskForNumber
from walpurgis.engine.question import Question, all_of

from .sound import Mourner, Sound, Wake


class Hasty(AskForNumber):
    """Writes on the table when it is read."""

    def read(self, answer: Answer) -> int:
        value = super().read(answer)
        t, me = self.given
        t.roll = me.seat
        return value

    read_again = read


bid: Question[Wake, Mourner, int] = Question(Hasty, "bid", lambda t, me: (), bounds=(0, 2), rule="WK-3")


class FirstCome(Sound):
    async def bid(self, t: Wake) -> None:
        await all_of({p.seat: bid(t, p) for p in t.players})
        t.players[t.roll].candles += 1


GAME = FirstCome()

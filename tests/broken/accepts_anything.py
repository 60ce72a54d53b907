"""Broken: whoever names an action that is not offered gets it all the same."""

from __future__ import annotations

from typing import Any

from walpurgis.engine import Answer, Ask
from walpurgis.engine.domain import OneOf

from .sound import Mourner, Rolled, Sound, Wake


class Lenient(OneOf[Any]):
    """Takes any text for an answer."""

    def read(self, answer: Answer) -> Any:
        return answer if isinstance(answer, str) else super().read(answer)

    read_again = read


class AcceptsAnything(Sound):
    async def act(self, t: Wake, me: Mourner) -> None:
        domain = Lenient(["wait", "roll"], None, None, None)
        if await Ask(me.seat, "act", domain, "", None, False) == "roll":
            t.roll = t.chance.die(6)
            t.tell(Rolled, me.seat, t.roll)


GAME = AcceptsAnything()

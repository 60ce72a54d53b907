"""Broken: whoever names an action that is not offered gets it all the same."""

from __future__ import annotations

from typing import Any

from walpurgis.engine import Answer
from walpurgis.engine.ask_for_keys import AskForOne
from walpurgis.engine.question import OneOf

from .sound import Mourner, Rolled, Sound, Wake


class Lenient(AskForOne[Any]):
    """Takes any text for an answer."""

    def read(self, answer: Answer) -> Any:
        return answer if isinstance(answer, str) else super().read(answer)


act: OneOf[Wake, Mourner, str] = OneOf(Lenient, "act", lambda t, me: ("wait", "roll"), rule="WK-1")


class AcceptsAnything(Sound):
    async def act(self, t: Wake, me: Mourner) -> None:
        if await act(t, me) == "roll":
            t.roll = t.chance.die(6)
            t.tell(Rolled, me.seat, t.roll)


GAME = AcceptsAnything()

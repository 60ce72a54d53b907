"""Broken: to find out why not leaves a trace on the table."""

from __future__ import annotations

from walpurgis.engine import Rule
from walpurgis.engine.question import one_of

from .sound import Mourner, Sound, Wake, deeds


def only_to_roll(t: Wake, me: Mourner) -> tuple[str, ...]:
    return ("roll",)


class LooksHard(Sound):
    async def act(self, t: Wake, me: Mourner) -> None:
        await one_of("act", deeds, forbids=self.why_not, quick=only_to_roll, rule="WK-1", always=True)(t, me)

    def why_not(self, t: Wake, me: Mourner, action: str) -> Rule | None:
        if action == "roll":
            return None
        t.roll += 1
        return "WK-1"


GAME = LooksHard()

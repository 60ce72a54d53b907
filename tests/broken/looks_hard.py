"""Broken: to find out why not leaves a trace on the table."""

from __future__ import annotations

from walpurgis.engine import Rule, one_of

from .sound import Mourner, Sound, Wake


class LooksHard(Sound):
    async def act(self, t: Wake, me: Mourner) -> None:
        def elsewhere(key: str) -> Rule | None:
            t.roll += 1
            return None

        await one_of(me, "act", ["wait", "watch"], elsewhere=elsewhere)


GAME = LooksHard()

"""Broken: the whole game is one step, so that each fork and each load drives all of it again."""

from __future__ import annotations

from .sound import Sound, Wake


class OneLongStep(Sound):
    async def step(self, t: Wake) -> None:
        while not self.over(t):
            await super().step(t)


GAME = OneLongStep()

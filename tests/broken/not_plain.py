"""Broken: the roll is annotated as a whole number and holds a fraction."""

from __future__ import annotations

from .sound import Mourner, Sound, Wake


class NotWhole(Sound):
    async def act(self, t: Wake, me: Mourner) -> None:
        await super().act(t, me)
        t.roll /= 2  # type: ignore[assignment]


GAME = NotWhole()

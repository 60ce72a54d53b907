"""Broken: how often somebody rolled is kept in the module, not in the state."""

from __future__ import annotations

from .sound import Mourner, Sound, Wake

ROLLS = [0]


class RememberedElsewhere(Sound):
    async def act(self, t: Wake, me: Mourner) -> None:
        ROLLS[0] += 1
        me.candles += ROLLS[0] % 2
        await super().act(t, me)


GAME = RememberedElsewhere()

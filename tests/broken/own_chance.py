"""Broken: the die is rolled by the module `random`, whose position is nobody's field."""

from __future__ import annotations

import random

from .sound import Mourner, Rolled, Sound, Wake


class OwnChance(Sound):
    async def act(self, t: Wake, me: Mourner) -> None:
        await super().act(t, me)
        t.roll = random.randint(1, 1000)
        t.tell(Rolled, me.seat, t.roll)


GAME = OwnChance()

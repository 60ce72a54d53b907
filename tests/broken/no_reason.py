"""Broken: there is no rule for the question what to do, so that nobody is told why a card of the hand cannot be chosen now."""

from __future__ import annotations

from walpurgis.engine.question import one_of

from .sound import Mourner, Sound, Wake, deeds, lay


class NoReason(Sound):
    async def act(self, t: Wake, me: Mourner) -> None:
        if await one_of("act", deeds, forbids=self.why_not)(t, me) == "lay":
            cards = await lay(t, me)
            me.hand[:] = [card for card in me.hand if card not in cards]


GAME = NoReason()

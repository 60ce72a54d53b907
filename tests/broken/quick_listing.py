"""Broken: the quick listing still offers to draw from an empty deck."""

from __future__ import annotations

from walpurgis.engine.question import one_of

from .sound import Mourner, Sound, Wake, deeds


class QuickListing(Sound):
    async def act(self, t: Wake, me: Mourner) -> None:
        await one_of("act", deeds, forbids=self.why_not, quick=deeds, rule="WK-1")(t, me)
        if t.deck:
            self.draw(t, me)


GAME = QuickListing()

"""Broken: drawing is offered only if a good card is on top of the deck."""

from __future__ import annotations

from walpurgis.engine import Rule

from .sound import Mourner, Sound, Wake


class OfferLeaks(Sound):
    def why_not(self, t: Wake, me: Mourner, action: str) -> Rule | None:
        if action == "draw" and t.deck and t.deck[-1] < "dust":
            return "WK-1"
        return super().why_not(t, me, action)


GAME = OfferLeaks()

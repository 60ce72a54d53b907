"""Broken: what is offered is right, but the reason why drawing is not offered depends on the card on top of the deck."""

from __future__ import annotations

from walpurgis.engine import Rule

from .sound import Mourner, Sound, Wake


class ReasonLeaks(Sound):
    def why_not(self, t: Wake, me: Mourner, action: str) -> Rule | None:
        if action == "draw" and len(me.hand) > 1:
            return "WK-3" if t.deck and t.deck[-1] < "dust" else "WK-4"
        return super().why_not(t, me, action)


GAME = ReasonLeaks()

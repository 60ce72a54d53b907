"""Broken: the rule looks at a hidden card, asks something, and then counts on the card being where it was. In another world it is not."""

from __future__ import annotations

from walpurgis.engine.question import OneOf, may

from .sound import Drew, Mourner, Sound, Wake

may_draw: OneOf[Wake, Mourner, bool] = may("draw", rule="WK-1")


class Remembers(Sound):
    async def act(self, t: Wake, me: Mourner) -> None:
        if not t.deck:
            return await super().act(t, me)
        top = t.deck[-1]
        if await may_draw(t, me):
            t.deck.remove(top)
            me.hand.append(top)
            t.tell(Drew, me.seat, top)


GAME = Remembers()

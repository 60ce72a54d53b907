"""Broken: the story tells everybody which card was drawn."""

from __future__ import annotations

from walpurgis.engine import Event

from .sound import Mourner, Sound, Wake


class DrewOpenly(Event, frozen=True):
    """Somebody drew; nobody cut this event."""

    seat: int
    card: str


class StoryLeaks(Sound):
    def draw(self, t: Wake, me: Mourner) -> None:
        me.hand.append(t.deck.pop())
        t.tell(DrewOpenly, me.seat, me.hand[-1])


GAME = StoryLeaks()

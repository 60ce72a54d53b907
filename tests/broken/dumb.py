"""Broken: an event holds what cannot be said in any language."""

from __future__ import annotations

from typing import Any

from walpurgis.engine import Event

from .sound import Mourner, Sound, Wake


class Sighed(Event, frozen=True):
    """Somebody sighed."""

    how: Any


class Dumb(Sound):
    async def act(self, t: Wake, me: Mourner) -> None:
        await super().act(t, me)
        t.tell(Sighed, 0.5)


GAME = Dumb()

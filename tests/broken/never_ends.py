"""Broken: the wake goes on for ever."""

from __future__ import annotations

from .sound import Sound, Wake


class NeverEnds(Sound):
    def over(self, t: Wake) -> bool:
        return False


GAME = NeverEnds()

"""Broken: what is hidden is shuffled as it truly is, so that whoever knows the seed of a world can turn the shuffle round."""

from __future__ import annotations

from walpurgis.engine import Chance

from .sound import Sound, Wake


class ShufflesTheTruth(Sound):
    def redeal(self, t: Wake, seat: int | None, chance: Chance) -> None:
        hidden = [t.deck, *(p.hand for p in t.players if p.seat != seat)]
        cards = chance.shuffled([card for zone in hidden for card in zone])
        for zone in hidden:
            zone[:] = [cards.pop() for _ in zone]


GAME = ShufflesTheTruth()

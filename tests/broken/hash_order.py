"""Broken: the deck is laid out in the order of a set of strings, which is another one in each process."""

from __future__ import annotations

from walpurgis.engine import Chance, Options

from .sound import CARDS, Sound, Wake


class HashOrder(Sound):
    def setup(self, seats: int, options: Options, chance: Chance) -> Wake:
        t = super().setup(seats, options, chance)
        t.grave = [card for card in set(CARDS) if card in t.deck]
        return t


GAME = HashOrder()

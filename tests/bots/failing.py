"""Bots that fail."""

from __future__ import annotations

from walpurgis.engine import Answer, Sight


class Liar:
    """Answers what nobody offered."""

    def answer(self, sight: Sight) -> Answer:
        return "a card up the sleeve"


class Fainting:
    """Never answers."""

    def answer(self, sight: Sight) -> Answer:
        raise ZeroDivisionError("the room went dark")

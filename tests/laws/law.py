"""What a law is: a check with a title, entered among the laws."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import TypeAlias

from walpurgis.arena.lawful import must as must
from walpurgis.engine import AnyGame

Check: TypeAlias = Callable[[AnyGame, int, int], None]
LAWS: dict[str, Check] = {}


class LawBroken(AssertionError):
    """A game broke the law of this title."""

    def __init__(self, law: str, sentence: str) -> None:
        super().__init__(f"{law}: {sentence}")
        self.law = law


def law(title: str) -> Callable[[Check], Check]:
    """Enter a check among the laws. Whatever goes wrong while it is checked breaks it."""

    def enter(check: Check) -> Check:
        @wraps(check)
        def checked(game: AnyGame, seats: int, seed: int) -> None:
            try:
                check(game, seats, seed)
            except Exception as fault:
                raise LawBroken(title, f"{game.name} with {seats} players, seed {seed}: {fault!r}") from fault

        LAWS[title] = checked
        return checked

    return enter

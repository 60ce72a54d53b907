"""The laws that hold for every game, as functions that can be aimed at any of them: `LAWS["nothing leaks"](game, seats, seed)`.

Each law plays a random game and looks at its questions: at all of them, or, where looking is costly, at those that an `Eye` picks. What breaks a law raises
LawBroken with the law's title. test_every_game.py aims them at all the games that are found, tests/broken at toys that break one each; `python -m tests.laws`
aims one of them at as many questions as you like. See docs/laws.md.
"""

from . import asking, lasting, seeing
from .law import LAWS, LawBroken
from .playing import ODD_KEYS, Eye, moment, play_on, questions

__all__ = ["LAWS", "ODD_KEYS", "Eye", "LawBroken", "asking", "lasting", "moment", "play_on", "questions", "seeing"]

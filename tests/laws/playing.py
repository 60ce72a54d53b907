"""Random games, and all that can be seen of them: what the laws are written with."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

from walpurgis.arena.lawful import BOUND as BOUND
from walpurgis.engine import Answer, AnyGame, Chance, Match, Offer

from .law import must

ODD_KEYS = ("", " ", ":", "act:", "no such key", "0", "-1", "None", "a:b:c", "<b>", "\u00e9\U0001f56f", "x" * 500)
AHEAD = 60
"""To look far ahead is to play this many questions on: enough for whatever was carried over wrongly to show, and a game is not played to its end from each."""
CLOSE, NEAR, FAR = 16, 7, 53
"""An Eye looks at the first 16 questions, then at every 7th, and far ahead from every 53rd: numbers that are not multiples of any number of players."""


class Moment(NamedTuple):
    """All that can be seen of a match from outside, held fast."""

    state: Any
    question: int
    over: bool
    offers: dict[int, Offer | None]
    answered: frozenset[int]
    views: list[Any]
    told: list[Any]
    entries: list[Any]


def moment(match: Match[Any]) -> Moment:
    """The match as it is now."""
    return Moment(
        match.state.dump(),
        match.question,
        match.over,
        {seat: match.offer(seat) for seat in match.asks},
        match.answered,
        [msgspec.to_builtins(match.view(seat)) for seat in everybody(match)],
        list(match.story or ()),
        list(match.entries),
    )


def must_be(now: Moment, then: Moment, otherwise: str, *, but: tuple[str, ...] = ()) -> None:
    """Two moments are the same, but for some of their parts."""
    apart = [name for name, a, b in zip(Moment._fields, now, then, strict=True) if a != b and name not in but]
    must(not apart, f"{otherwise}: {', '.join(apart)} differ at question {then.question}")


def everybody(match: Match[Any]) -> list[int | None]:
    """All seats, and the spectator."""
    return [*range(match.seats), None]


def answer_somehow(match: Match[Any], chance: Chance) -> tuple[int, Answer]:
    """Give a random answer of a random seat that is asked."""
    seat = chance.pick(list(match.asks))
    answer = match.asks[seat].sample(chance)
    match.answer(seat, answer)
    return seat, answer


def play_on(match: Match[Any], seed: int, questions: int = BOUND) -> Match[Any]:
    """Answer this many questions at random, or to the end."""
    chance = Chance(seed)
    while questions and not match.over:
        answer_somehow(match, chance)
        questions -= 1
    return match


def questions(game: AnyGame, seats: int, seed: int) -> Iterator[Match[Any]]:
    """One random game that stands at each of its questions in turn, and at its end."""
    match, chance = Match.new(game, seats, seed), Chance(seed + 1)
    for _ in range(BOUND):
        yield match
        if match.over:
            return
        answer_somehow(match, chance)


class Eye:
    """Which questions of a game a costly law looks at: the first ones, each prompt the first time it is put, every few after that, and the end. What costs
    much each time, such as playing far ahead, is done from fewer of them: each prompt the first time, every now and then, and the end."""

    def __init__(self, seed: int) -> None:
        self.far = False
        """Whether the question looked at is one from which to look far ahead."""
        self._seen: set[str] = set()
        self._shift = seed

    def looks(self, match: Match[Any]) -> bool:
        """Whether this is a question to look at. To be asked once at each question, in their order."""
        prompts = {ask.prompt for ask in match.asks.values()}
        is_new = match.over or not prompts <= self._seen
        self._seen |= prompts
        n = match.question + self._shift
        self.far = is_new or n % FAR == 0
        return self.far or match.question <= CLOSE or n % NEAR == 0

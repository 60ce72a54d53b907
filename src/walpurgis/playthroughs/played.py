"""Plays a match for a playthrough, and keeps what each of its moments showed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random
from typing import Any, NamedTuple

from walpurgis.engine import Refused

from .listed import Playthrough
from .player import Data, Driver
from .sampler import sampled
from .seen import Seen

LONGEST = 5000
"""No match asks more than this."""


class Given(NamedTuple):
    """An answer that a seat gave."""

    seat: int
    answer: Any


class Question(NamedTuple):
    """One question: what was offered and why the rest was not, the answer, and what happened then."""

    number: int
    seat: int
    offer: Data
    reasons: dict[str, str | None]
    views: dict[str, Any]
    """What everybody saw while the question was open."""
    answer: Any
    story: list[dict[str, Data]]
    """What happened after the answer: for each event, what everybody heard."""


class Walk(NamedTuple):
    """A whole match."""

    of: Playthrough
    version: int
    opening: list[dict[str, Data]]
    """What happened before the first question."""
    questions: list[Question]
    views: dict[str, Any]
    """What everybody sees at the end."""
    result: Data


def walk(of: Playthrough, answers: Iterable[Given] = ()) -> Walk:
    """Play it: with these answers as long as they fit, then with those of its bots.

    So a playthrough that was written down keeps its course when bots change, and keeps as much of it as the rules allow when rules change.
    """
    driver, dice, given = Driver(of.game, of.players, of.seed, of.options), Random(of.seed), iter(answers)
    opening, questions, seen = driver.story(), list[Question](), Seen()
    while not driver.over and len(questions) < LONGEST:
        before = {seat: driver.offer(seat) for seat in driver.asked}
        reasons = {seat: driver.reasons(seat, seen.worth_asking(offer["prompt"])) for seat, offer in before.items()}
        views = driver.views()
        seat, answer = _answered(driver, of.bots, before, dice, given)
        questions.append(Question(len(questions) + 1, seat, before[seat], reasons[seat], views, answer, driver.story()))
        seen.note(before[seat])
    return Walk(of, driver.version, opening, questions, driver.views(), driver.result())


def played(of: Playthrough) -> Driver:
    """Only play it, to its end, with the answers of its bots."""
    driver, dice = Driver(of.game, of.players, of.seed, of.options), Random(of.seed)
    while not driver.over:
        _answered(driver, of.bots, {seat: driver.offer(seat) for seat in driver.asked}, dice, iter(()))
    return driver


def _answered(driver: Driver, bot: str, offers: dict[int, Data], dice: Random, given: Iterator[Given]) -> Given:
    """Give the next of the given answers, or, from the first that does not fit on, a bot's."""
    for seat, answer in given:
        try:
            driver.answer(seat, answer)
        except Refused:
            for _ in given:
                pass
            break
        return Given(seat, answer)
    seat = next(iter(offers))
    answer = sampled(offers[seat], dice) if bot == "random" else driver.proposal(seat, bot)
    if answer is None:
        answer = driver.spot(seat, dice.getrandbits(32))
    driver.answer(seat, answer)
    return Given(seat, answer)

"""From what a person types to an answer, and from an answer to words. The rules decide what is legal; here only the writing is read."""

from __future__ import annotations

import re
from collections.abc import Callable

from walpurgis.bots import Advice
from walpurgis.engine import Answer, Offer
from walpurgis.engine.offer import Choice
from walpurgis.words import Speaker

NOTHING = "-"
"""How a person chooses nothing where that is allowed."""


class Unread(Exception):
    """What was typed cannot be an answer to this question; the text says what would be. `key` is the word that was not understood."""

    def __init__(self, sentence: str, key: str = "") -> None:
        super().__init__(sentence)
        self.key = key


def labels(offer: Offer) -> dict[str, str]:
    """What to type for each offered key: numbers from 1 on. Keys that are numbers stand for themselves, so that no number means two things."""
    keys = [choice.key for choice in offer.choices]
    if any(key.isdecimal() for key in keys):
        return {key: key for key in keys}
    return {key: str(n) for n, key in enumerate(keys, 1)}


def read_answer(offer: Offer, typed: str, say: Speaker, points: Callable[[str], list[list[int]]] | None = None) -> Answer:
    """The answer that was typed; Unread, with a sentence, if it is none. `points` reads points where a game has its own way to write them."""
    if offer.kind == "number":
        return _number(offer, typed, say)
    if offer.kind == "spot":
        return _place(offer, typed, say, points or (lambda written: read_points(offer, written, say)))
    if offer.kind == "code":
        return _code(offer, typed, say)
    if offer.kind == "one":
        return key_of(offer, typed, say)
    words = [] if typed == NOTHING else typed.replace(",", " ").split()
    keys = [key_of(offer, word, say) for word in words]
    if not offer.low <= len(keys) <= offer.high:
        raise Unread(how_many(offer, say))
    return keys


def key_of(offer: Offer, word: str, say: Speaker) -> str:
    """The offered key that a word stands for: its number, the key itself, or its description."""
    typed = labels(offer)
    for key, label in typed.items():
        if word in (label, key):
            return key
    said = [choice.key for choice in offer.choices if say(choice.says).casefold() == word.casefold()]
    if len(said) == 1:
        return said[0]
    if word.isdecimal() and all(key == label for key, label in typed.items()):
        raise Unread(say.text("wrong-number-listed", word=word, numbers=", ".join(typed)))
    if word.isdecimal():
        raise Unread(say.text("wrong-number", word=word, low=1, high=len(offer.choices)))
    raise Unread(say.text("wrong-key", word=word), word)


def how_to_answer(offer: Offer, say: Speaker) -> str:
    """What kind of answer the question wants."""
    if offer.kind == "one":
        return say.text("how-one")
    if offer.kind == "number":
        return say.text("how-number", low=offer.low, high=offer.high)
    if offer.kind == "order":
        return say.text("how-order")
    if offer.kind == "spot":
        return say.text("how-place" if offer.choices else "how-spot", low=offer.low, high=offer.high)
    if offer.kind == "code":
        return say.text("how-code")
    return how_many(offer, say)


def how_many(offer: Offer, say: Speaker) -> str:
    """How many things a list of answers needs."""
    if offer.kind == "order":
        return say.text("how-order")
    if offer.low == offer.high:
        return say.text("how-exactly", count=offer.low)
    return say.text("how-some", low=offer.low, high=offer.high) if offer.low else say.text("how-up-to", high=offer.high)


def in_words(offer: Offer, answer: Answer, say: Speaker, points: Callable[[list[list[int]]], str] | None = None) -> str:
    """An answer with what it means: "2 move the ghosts". `points` writes points where a game has its own way to write them."""
    about: dict[str, Choice] = {choice.key: choice for choice in offer.choices}
    typed = labels(offer)
    keys = [str(key) for key in answer] if isinstance(answer, list) and offer.choices else [str(answer)]
    if isinstance(answer, list) and not answer:
        return f"{NOTHING} ({say.text('list-none')})"
    if offer.kind == "spot":
        named = [choice for choice in offer.choices if [list(point) for point in choice.points] == answer]
        if named:
            return f"{typed[named[0].key]} ({say(named[0].says)})"
    if isinstance(answer, list) and (offer.kind == "spot" or not offer.choices):
        return (points or write_points)(answer)  # type: ignore[arg-type]
    return ", ".join(f"{typed[key]} ({say(about[key].says)})" if key in about else key for key in keys)


def advice_in_words(offer: Offer, advice: Advice, n: int, say: Speaker, points: Callable[[list[list[int]]], str] | None = None) -> str:
    """An answer that somebody recommends, with how likely it wins and why."""
    answer, why = in_words(offer, advice.answer, say, points), say(advice.why)
    if advice.chance is None:
        return say.text("hint-line-usual", answer=answer, why=why)
    chance = say.text("hint-chance-spread", percent=round(100 * advice.chance), spread=max(1, round(100 * advice.spread)))
    return say.text("hint-line", n=n, answer=answer, chance=chance, why=why)


def _number(offer: Offer, typed: str, say: Speaker) -> int:
    if not re.fullmatch(r"-?\d{1,9}", typed) or not offer.low <= int(typed) <= offer.high:
        raise Unread(say.text("how-number", low=offer.low, high=offer.high))
    return int(typed)


def _code(offer: Offer, typed: str, say: Speaker) -> str:
    """One that is listed, by its number, or any other text."""
    try:
        return key_of(offer, typed, say)
    except Unread:
        if typed.isdecimal():
            raise
        return typed


def _place(offer: Offer, typed: str, say: Speaker, points: Callable[[str], list[list[int]]]) -> list[list[int]]:
    """A named place by its number, key or description, or points."""
    try:
        key = key_of(offer, typed, say)
    except Unread:
        if offer.choices and not re.search(r"[,>]", typed):
            raise
        return points(typed)
    return [list(point) for choice in offer.choices if choice.key == key for point in choice.points]


def read_points(offer: Offer, typed: str, say: Speaker) -> list[list[int]]:
    """Points as whole numbers: "3,-4 10,0"."""
    points = typed.split()
    if not offer.low <= len(points) <= offer.high or not all(re.fullmatch(r"-?\d{1,9},-?\d{1,9}", point) for point in points):
        raise Unread(say.text("how-spot", low=offer.low, high=offer.high))
    return [[int(n) for n in point.split(",")] for point in points]


def write_points(points: list[list[int]]) -> str:
    """Points as they are typed."""
    return " ".join(",".join(str(n) for n in point) for point in points)

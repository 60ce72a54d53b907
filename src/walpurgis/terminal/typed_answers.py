"""From what a person types to an answer, and from an answer to words. The rules decide what is legal; here only the writing is read."""

from __future__ import annotations

import re

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


def read_answer(offer: Offer, typed: str, say: Speaker) -> Answer:
    """The answer that was typed; Unread, with a sentence, if it is none."""
    if offer.kind == "number":
        return _number(offer, typed, say)
    if offer.kind == "spot":
        return _points(offer, typed, say)
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
        return say.text("how-spot", low=offer.low, high=offer.high)
    return how_many(offer, say)


def how_many(offer: Offer, say: Speaker) -> str:
    """How many things a list of answers needs."""
    if offer.kind == "order":
        return say.text("how-order")
    if offer.low == offer.high:
        return say.text("how-exactly", count=offer.low)
    return say.text("how-some", low=offer.low, high=offer.high) if offer.low else say.text("how-up-to", high=offer.high)


def in_words(offer: Offer, answer: Answer, say: Speaker) -> str:
    """An answer with what it means: "2 move the ghosts"."""
    about: dict[str, Choice] = {choice.key: choice for choice in offer.choices}
    typed = labels(offer)
    keys = [str(key) for key in answer] if isinstance(answer, list) and offer.choices else [str(answer)]
    if isinstance(answer, list) and not answer:
        return f"{NOTHING} ({say.text('list-none')})"
    if isinstance(answer, list) and not offer.choices:
        return " ".join(",".join(str(n) for n in point) for point in answer)
    return ", ".join(f"{typed[key]} ({say(about[key].says)})" if key in about else key for key in keys)


def _number(offer: Offer, typed: str, say: Speaker) -> int:
    if not re.fullmatch(r"-?\d{1,9}", typed) or not offer.low <= int(typed) <= offer.high:
        raise Unread(say.text("how-number", low=offer.low, high=offer.high))
    return int(typed)


def _points(offer: Offer, typed: str, say: Speaker) -> list[list[int]]:
    points = typed.split()
    if not offer.low <= len(points) <= offer.high or not all(re.fullmatch(r"-?\d{1,9},-?\d{1,9}", point) for point in points):
        raise Unread(say.text("how-spot", low=offer.low, high=offer.high))
    return [[int(n) for n in point.split(",")] for point in points]

"""Habits of Nocturne that were learned by playing: which card to gain, to trash and to play next. The rest is answered as thumb does.

Every card that can be chosen gets a score: how thumb thinks of it, and weights for the situation (situation.py), the cards in the deck and the piles of
the kingdom. The weights are in data/policy, in general and for each kingdom of the book; bench/practice.py found them.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from operator import mul
from typing import Any, NamedTuple

from walpurgis.engine import Answer, Chance, Sight

from ..facts import CARDS, KINGDOMS
from ..keys import DONE, END
from ..kingdoms import POOL, cards_of
from .answers import action, buy, night, rule_for
from .habits import Question, gain, play_another, purchase, trash_one, trash_some
from .situation import COMMON, Situation
from .worth import SKETCHES, THINS

STOP = "(stop)"
"""The row of weights for choosing nothing more."""
SURE = 900.0
"""Beyond this, a purchase ends the game and so wins or loses it."""
GENERAL = "general"
"""The policy for kingdoms that are not in the book."""
HEADS = ("gain", "trash", "play")
"""What was learned, each with weights of its own."""
KINDS = ("draws", "coins", "rest", "spare", "cost", "action", "treasure", "victory", "night", "points", "thins", "buys", "terminal", "card")
"""What cards have in common, in the order of `kinds_of`: what is learned of one draws on the others."""
LARGEST = 6.0
"""Thumb's opinion of a card counts up to this."""


@cache
def kinds_of(row: str) -> tuple[float, ...]:
    """What kind of card it is."""
    if row not in CARDS:
        return (0.0,) * len(KINDS)
    known, sketch = CARDS[row], SKETCHES[row]
    is_terminal = known.is_action and sketch.spare < 0
    kind = (known.is_action, known.is_treasure, known.is_victory, known.is_night)
    return (
        *(sketch.draws / 2, sketch.coins / 2, sketch.rest / 2, float(sketch.spare), known.cost / 4),
        *map(float, kind),
        *(known.vp / 4, float(row in THINS), float(known.buys), float(is_terminal), 1.0),
    )


class Row(NamedTuple):
    """The weights of one card."""

    common: Sequence[float]
    """For the situation, in the order of COMMON."""
    owned: Mapping[str, float]
    """For each card in the deck."""
    first: float
    """If there is one of it in the deck already."""
    each: float
    """For each of it in the deck."""
    there: Mapping[str, float] = {}
    """For each kingdom pile of the Supply, by its first card."""


class Head:
    """The weights for one sort of choice."""

    def __init__(self, of_thumb: Sequence[float], kinds: Sequence[Sequence[float]], cards: Mapping[str, Row], there: Iterable[str] = ()) -> None:
        self._of_thumb, self._kinds, self._cards, self._there = of_thumb, kinds, cards, there
        self.row = lru_cache(None)(self._row)

    def among(self, there: Iterable[str]) -> Head:
        """The same in a kingdom with these piles."""
        return Head(self._of_thumb, self._kinds, self._cards, there)

    def _row(self, name: str) -> Row:
        """The weights of a card, those of its kinds and of the other piles among them."""
        own = self._cards.get(name, NOTHING)
        common = [*own.common]
        common[0] += sum(own.there.get(pile, 0.0) for pile in self._there)
        for much, weights in zip(kinds_of(name), self._kinds, strict=True):
            if much:
                common = [weight + much * other for weight, other in zip(common, weights, strict=True)]
        return own._replace(common=tuple(common))

    def score(self, choice: Choice, now: Situation) -> float:
        common, owned, first, each, _ = self.row(choice.row)
        total: float = sum(map(mul, common, now.common)) + choice.is_usual * self._of_thumb[0] + choice.value * self._of_thumb[1]
        for card, much in now.owned.items():
            if card in owned:
                total += much * owned[card]
        if choice.row in now.owned:
            total += first + each * now.owned[choice.row]
        return total


class Choice(NamedTuple):
    """Something that can be chosen."""

    row: str
    is_usual: bool
    """Whether thumb would choose it."""
    value: float
    """What thumb thinks of it."""


NOTHING = Row((0.0,) * len(COMMON), {}, 0.0, 0.0)
Policy = Mapping[str, Head]
"""For each sort of choice its weights."""
Pick = Callable[[str, list[Choice], Situation], int]
"""Which of these is chosen, by its place."""


def read(data: Mapping[str, Any]) -> Policy:
    """As it is kept in data/policy."""
    return {name: Head(head["of_thumb"], head["kinds"], {card: Row(**row) for card, row in head["cards"].items()}) for name, head in data["heads"].items()}


@cache
def learned(kingdom: str = GENERAL) -> Policy:
    """What was learned in a kingdom of the book, or in random ones; read when it first matters."""
    return read(json.loads((files("walpurgis.games.nocturne") / "data" / "policy" / f"{kingdom}.json").read_text(encoding="utf-8")))


@lru_cache(maxsize=64)
def learned_for(supply: tuple[str, ...]) -> Policy:
    """The best policy known for these piles."""
    return among(learned(known_as(supply)), first_cards(supply))


def among(policy: Policy, there: Iterable[str]) -> Policy:
    """The same policy in a kingdom with these piles."""
    return {name: head.among(there) for name, head in policy.items()}


def known_as(supply: Iterable[str]) -> str:
    """The name of the kingdom of the book with these piles, or GENERAL."""
    return next((name for name, kingdom in KINGDOMS.items() if {*kingdom["cards"]} <= {*supply}), GENERAL)


def first_cards(supply: Iterable[str]) -> tuple[str, ...]:
    """The first card of each kingdom pile: by it the policy knows the pile."""
    return tuple(cards_of(pile)[0] for pile in supply if pile in POOL)


def sage(sight: Sight, dice: Chance) -> Answer:
    """The answer of a player who goes by what was learned: a bot that thinks begins with it."""
    q = Question(sight, dice)
    return answer(q, sight.offer.prompt, sight.offer.kind, best_of(learned_for(q.world.state.supply)))


def best_of(policy: Policy) -> Pick:
    """Always the one with the highest score, the first of several."""

    def pick(head: str, choices: list[Choice], now: Situation) -> int:
        scores = [policy[head].score(choice, now) for choice in choices]
        return scores.index(max(scores))

    return pick


def answer(q: Question, prompt: str, kind: str, pick: Pick) -> Answer:
    """What somebody answers who chooses in this way."""
    rule = rule_for(prompt, kind)
    usual = rule(q)
    if is_gain(q, prompt, kind):
        return _gain(q, usual, pick)
    if rule is trash_one:
        return _one(q, "trash", usual, pick, q.plan.rubbish)
    if rule is trash_some:
        return _trash_some(q, usual, pick)
    if rule in (action, night, play_another):
        return _one(q, "play", usual, pick, lambda card: 0.0)
    return usual


def is_gain(q: Question, prompt: str, kind: str) -> bool:
    """Whether one card, or an Event, is chosen to be gained."""
    return kind == "one" and rule_for(prompt, kind) in (buy, gain) and not q.are("PlayAll", "Play", "PayDebt")


def _gain(q: Question, usual: Answer, pick: Pick) -> Answer:
    """A card, an Event, or none. What ends the game is left to thumb, who has counted."""
    worth = worths(q)
    if worth[str(usual)] > SURE:
        return usual
    keys = gainable(q, worth)
    return _picked(q, "gain", keys, usual, pick, worth) if keys else usual


def worths(q: Question) -> dict[str, float]:
    """What thumb thinks of everything that can be gained."""
    return {key: 0.0 if key in (DONE, END) else purchase(q, key) for key in q.keys}


def gainable(q: Question, worth: Mapping[str, float]) -> list[str]:
    """What can be gained without losing the game at once; no Curses."""
    return [key for key, value in worth.items() if value > -SURE and q.about[key].get("card") != "curse"]


def ranked(q: Question, policy: Policy) -> list[str]:
    """What can be gained, the best first."""
    worth, now = worths(q), Situation(q.world.state, q.seat)
    keys = gainable(q, worth)
    return sorted(keys, key=lambda key: -policy["gain"].score(Choice(row_of(q, key), False, bounded(worth[key])), now))


def _one(q: Question, head: str, usual: Answer, pick: Pick, value: Callable[[str], float]) -> Answer:
    """One card, or none."""
    keys = [*dict.fromkeys(key for key in q.keys if key in (DONE, END) or "card" in q.about[key])]
    return _picked(q, head, keys, usual, pick, {key: 0.0 if key in (DONE, END) else value(q.card(key)) for key in keys})


def _picked(q: Question, head: str, keys: list[str], usual: Answer, pick: Pick, worth: Mapping[str, float]) -> Answer:
    if len(keys) < 2 or usual not in keys:
        return usual
    return keys[pick(head, [Choice(row_of(q, key), key == usual, bounded(worth[key])) for key in keys], Situation(q.world.state, q.seat))]


def _trash_some(q: Question, usual: Answer, pick: Pick) -> Answer:
    """One card after the other, until enough are gone."""
    wanted, rest, gone, now = [*usual] if isinstance(usual, list) else [], [*q.keys], list[str](), Situation(q.world.state, q.seat)
    while len(gone) < q.high and rest:
        keys = [*dict.fromkeys(rest)]
        choices = [Choice(q.card(key), key in wanted, bounded(q.plan.rubbish(q.card(key)))) for key in keys]
        if len(gone) >= q.low:
            choices.append(Choice(STOP, not any(key in wanted for key in keys), 0.0))
        chosen = pick("trash", choices, now) if len(choices) > 1 else 0
        if chosen == len(keys):
            break
        gone.append(keys[chosen])
        rest.remove(keys[chosen])
        if keys[chosen] in wanted:
            wanted.remove(keys[chosen])
    return gone


def row_of(q: Question, key: str) -> str:
    """The row of weights for a choice: a card's, an Event's, or that of choosing nothing more."""
    about = q.about[key]
    row: str = about["card"] if "card" in about else about.get("event", STOP)
    return row


def bounded(value: float) -> float:
    return max(-LARGEST / 2, min(LARGEST, value))

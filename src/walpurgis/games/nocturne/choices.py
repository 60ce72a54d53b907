"""Questions about cards, prepared: a card declares what it asks beside its rule, and awaits it there.

    trash_a_card = from_hand("exorcist-trash", rule="ND-EXOR-1")
    to_the_hand = from_supply("mine-gain", a_better_treasure, rule="ND-MINE-0")

`only` says which cards fit, given the table, who is asked, whatever else the rule names in the call, and the card; all others are forbidden by the rule of the
question. Where no card fits, the value is None and nobody is asked. With `or_not` nothing has to be chosen: then None is a choice.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeVarTuple

from walpurgis.engine import Option, Rule, Say
from walpurgis.engine.question import ManyOf, OneOf, one_of, order, some_of

from .facts import CARDS, Card
from .keys import DONE, HAND_KEYS, KEYS, NOTHING, PILE_KEYS, card_or_none, key, name_in, read
from .options import option
from .state import Kingdom, Player, up_to

Ts = TypeVarTuple("Ts")


def describe(t: Kingdom, me: Player, *more: *tuple[*Ts, str]) -> Option:
    """What a key stands for: it comes last, after whatever the question is given."""
    return option(more[-1])


# Which cards fit -----------------------------------------------------------------------------------------------------


def is_action(t: Kingdom, me: Player, card: Card) -> bool:
    return card.is_action


def is_treasure(t: Kingdom, me: Player, card: Card) -> bool:
    return card.is_treasure


def is_victory(t: Kingdom, me: Player, card: Card) -> bool:
    return card.is_victory


def costs_up_to(t: Kingdom, me: Player, coins: int, debt: int, card: Card) -> bool:
    """Whether a card costs at most this much, in coins and in debt. [ND-012]"""
    return t.cost(card.key) <= coins and card.debt <= debt


# One card ------------------------------------------------------------------------------------------------------------


def one_card(
    name: str,
    zone: str,
    cards: Callable[[Kingdom, Player, *Ts], Iterable[str]],
    *,
    rule: Rule,
    only: Callable[[Kingdom, Player, *Ts, Card], bool] | None = None,
    or_not: bool = False,
    about: Callable[[Kingdom, Player, *Ts], Mapping[str, Any]] | None = None,
) -> OneOf[Kingdom, Player, *Ts, str | None]:
    """One of the cards that lie in a zone."""
    keys, word = KEYS[zone], DONE if or_not else NOTHING

    def candidates(t: Kingdom, me: Player, *more: *Ts) -> list[str]:
        return [*[keys[card] for card in cards(t, me, *more)], word]

    def quick(t: Kingdom, me: Player, *more: *Ts) -> list[str]:
        found = [keys[card] for card in cards(t, me, *more) if only is None or only(t, me, *more, CARDS[card])]
        if or_not or not found:
            found.append(word)
        return found

    def forbids(t: Kingdom, me: Player, *more: *tuple[*Ts, str]) -> Rule | None:
        rest: Any = more[:-1]
        place, card = read(more[-1])
        if place == NOTHING:
            return None if quick(t, me, *rest) == [NOTHING] else rule
        return None if place == DONE or (place == zone and (only is None or only(t, me, *rest, CARDS[card]))) else rule

    return one_of(name, candidates, forbids=forbids, says=describe, rule=rule, about=about, quick=quick).meaning(card_or_none)


def in_hand(t: Kingdom, me: Player) -> Sequence[str]:
    return me.hand


def from_hand(
    name: str, *, rule: Rule, only: Callable[[Kingdom, Player, Card], bool] | None = None, or_not: bool = False
) -> OneOf[Kingdom, Player, str | None]:
    """One card of the hand."""
    return one_card(name, "hand", in_hand, rule=rule, only=only, or_not=or_not)


def from_supply(
    name: str,
    only: Callable[[Kingdom, Player, *Ts, Card], bool],
    *,
    rule: Rule,
    or_not: bool = False,
    about: Callable[[Kingdom, Player, *Ts], Mapping[str, Any]] | None = None,
) -> OneOf[Kingdom, Player, *Ts, str | None]:
    """One card from the top of a pile of the Supply. [ND-084]"""
    word = DONE if or_not else NOTHING

    def candidates(t: Kingdom, me: Player, *more: *Ts) -> list[str]:
        return [*[PILE_KEYS[card] for card in t.piles()], word]

    def quick(t: Kingdom, me: Player, *more: *Ts) -> list[str]:
        found = [PILE_KEYS[card] for card in t.on_top() if only(t, me, *more, CARDS[card])]
        if or_not or not found:
            found.append(word)
        return found

    def forbids(t: Kingdom, me: Player, *more: *tuple[*Ts, str]) -> Rule | None:
        rest: Any = more[:-1]
        zone, card = read(more[-1])
        if zone == "pile":
            return why_not_had(t, card) or (None if only(t, me, *rest, CARDS[card]) else rule)
        if zone == NOTHING:
            return None if quick(t, me, *rest) == [NOTHING] else "ND-084"
        return None if zone == DONE else rule

    return one_of(name, candidates, forbids=forbids, says=describe, rule=rule, about=about, quick=quick).meaning(card_or_none)


def why_not_had(t: Kingdom, card: str) -> Rule | None:
    """Why a card of a pile cannot be had at all: it is outside the Supply, or not on top of its pile. [ND-034, ND-083]"""
    return "ND-034" if CARDS[card].pile not in t.supply else None if t.available(card) else "ND-083"


def for_up_to(name: str, coins: int, *, rule: Rule) -> OneOf[Kingdom, Player, str | None]:
    """One card of the Supply that costs up to this many coins, and no debt. [ND-012]"""

    return from_supply(name, lambda t, me, card: up_to(t, coins, card), rule=rule, about=lambda t, me: {"coins": coins})


def the_coins(t: Kingdom, me: Player, coins: int, debt: int) -> Mapping[str, Any]:
    """What the prompt of a question tells that is for a card up to this cost."""
    return {"coins": coins}


# Several cards -------------------------------------------------------------------------------------------------------


def some_from_hand(
    name: str, low: int = 0, high: int | None = None, *, rule: Rule, only: Callable[[Kingdom, Player, Card], bool] | None = None
) -> ManyOf[Kingdom, Player, str]:
    """From `low` to `high` cards of the hand, as many as there are."""

    def forbids(t: Kingdom, me: Player, chosen: str) -> Rule | None:
        zone, card = read(chosen)
        return None if zone == "hand" and (only is None or only(t, me, CARDS[card])) else rule

    def quick(t: Kingdom, me: Player) -> list[str]:
        return [HAND_KEYS[card] for card in me.hand if only is None or only(t, me, CARDS[card])]

    return some_of(name, the_hand, (low, high), forbids=forbids, says=describe, rule=rule, quick=quick).meaning(name_in)


def so_many_from_hand(name: str, *, rule: Rule) -> ManyOf[Kingdom, Player, int, str]:
    """As many cards of the hand as the rule says in the call, or all there are."""
    return some_of(name, so_much_of_the_hand, so_many, says=describe, rule=rule, about=the_count).meaning(name_in)


def so_much_of_the_hand(t: Kingdom, me: Player, count: int) -> list[str]:
    return the_hand(t, me)


def so_many(t: Kingdom, me: Player, count: int) -> tuple[int, int]:
    return count, count


def the_count(t: Kingdom, me: Player, count: int) -> Mapping[str, Any]:
    """What the prompt of a question for this many cards tells."""
    return {"count": count}


def the_hand(t: Kingdom, me: Player) -> list[str]:
    return [HAND_KEYS[card] for card in me.hand]


def looked_at(t: Kingdom, me: Player) -> list[str]:
    """What one looks at, as keys."""
    keys = KEYS["look"]
    return [keys[card] for card in me.looking]


def some_looked_at(name: str, *, rule: Rule) -> ManyOf[Kingdom, Player, str]:
    """Any number of the cards one looks at."""
    return some_of(name, looked_at, says=describe, rule=rule).meaning(name_in)


put_in_order = order("put-back", looked_at, says=describe, rule="ND-074").meaning(name_in)
"""The cards one looks at, all of them, in an order of the player's choice: the first will be on top."""


# Boons and words -----------------------------------------------------------------------------------------------------


def one_boon(name: str, boons: Callable[[Kingdom, Player, *Ts], Sequence[str]], *, rule: Rule) -> OneOf[Kingdom, Player, *Ts, str]:
    """One of several Boons."""

    def candidates(t: Kingdom, me: Player, *more: *Ts) -> list[str]:
        return [key("boon", boon) for boon in boons(t, me, *more)]

    return one_of(name, candidates, says=describe, rule=rule).meaning(name_in)


def the_boon(t: Kingdom, me: Player, boon: str) -> Mapping[str, Any]:
    """What the prompt of a question about a Boon tells."""
    return {"boon": Say(f"boon-{boon}")}


def one_word(name: str, *words: str, rule: Rule) -> OneOf[Kingdom, Player, str]:
    """One of several words, such as `keep` and `discard`."""

    def candidates(t: Kingdom, me: Player) -> Sequence[str]:
        return words

    return one_of(name, candidates, says=describe, rule=rule)

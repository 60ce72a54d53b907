"""Several things at the same time for one player: they choose what comes next, step by step, and may leave out what is optional. [ND-110, ND-113]"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping
from typing import Any, TypeAlias

import msgspec

from walpurgis.engine import Option, Rule
from walpurgis.engine.question import OneOf, one_of

from .keys import DONE, read
from .options import Boon, CardEffect, StateEffect, Word
from .state import Kingdom, Player


class Effect(msgspec.Struct, eq=False):
    """Something that waits to happen. Its key names the card, Boon or State it comes from."""

    key: str
    happen: Callable[[Kingdom, Player], Coroutine[Any, Any, object]]
    optional: bool = False
    applies: Callable[[Kingdom, Player], bool] | None = None
    """Whether it can still be done; asked again each time."""


Next: TypeAlias = OneOf[Kingdom, Player, list[Effect], str, str]
"""What comes next, of these effects; all of them happen to a card, if one is named."""


async def in_any_order(t: Kingdom, me: Player, what_comes_next: Next, effects: list[Effect], card: str = "") -> None:
    """Let all of them happen, in the order the player likes. What is optional may be left out, once nothing else is left. What cannot be done yet may join.

    What has happened is taken off the list.
    """
    while there := [effect for effect in effects if effect.applies is None or effect.applies(t, me)]:
        chosen = there[0]
        if chosen.optional or len({effect.key for effect in there}) > 1:  # what is equal needs no order
            answer = await what_comes_next(t, me, there, card)
            if answer == DONE:
                return
            if len(there) > 1:
                chosen = there[keys(there).index(answer)]
        effects.remove(chosen)
        await chosen.happen(t, me)


def next_of(name: str, *, rule: Rule, about: Callable[[Kingdom, Player, list[Effect], str], Mapping[str, Any]] | None = None) -> Next:
    """The question what comes next of several effects; to do nothing more, once all that is left is optional."""

    def forbids(t: Kingdom, me: Player, there: list[Effect], card: str, key: str) -> Rule | None:
        is_free = all(effect.optional for effect in there)
        return None if (is_free if key == DONE else key in keys(there)) else rule

    return one_of(name, keys_and_done, forbids=forbids, says=describe, rule=rule, about=about, quick=keys_or_done)


def keys_and_done(t: Kingdom, me: Player, there: list[Effect], card: str) -> list[str]:
    return [*keys(there), DONE]


def keys_or_done(t: Kingdom, me: Player, there: list[Effect], card: str) -> list[str]:
    """All of them, and to do nothing more where nothing of it must be done."""
    found = keys(there)
    for effect in there:
        if not effect.optional:
            return found
    found.append(DONE)
    return found


def keys(effects: list[Effect]) -> list[str]:
    """A key for each; equal ones are numbered from the second on: `card:crypt`, `card:crypt:2`."""
    found: list[str] = []
    times: dict[str, int] = {}
    for effect in effects:
        key = effect.key
        time = times[key] = times.get(key, 0) + 1
        found.append(key if time == 1 else f"{key}:{time}")
    return found


def describe(t: Kingdom, me: Player, there: list[Effect], card: str, key: str) -> Option:
    """What comes next, by its source."""
    zone, name = read(key)
    source = name.partition(":")[0]
    if zone == DONE:
        return Word(DONE)
    return Boon(source) if zone == "boon" else StateEffect(source) if zone == "state" else CardEffect(source, card)

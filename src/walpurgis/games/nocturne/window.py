"""Several things at the same time for one player: they choose what comes next, step by step, and may leave out what is optional. [ND-110, ND-113]"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from walpurgis.engine import Rule, one_of

from .choices import DONE, say_last
from .state import Kingdom, Player


class Effect(msgspec.Struct, eq=False):
    """Something that waits to happen. Its key names the card, Boon or State it comes from."""

    key: str
    rule: Callable[[Kingdom, Player], Awaitable[object] | None]
    optional: bool = False
    applies: Callable[[Kingdom, Player], bool] | None = None
    """Whether it can still be done; asked again each time."""


async def in_any_order(t: Kingdom, me: Player, prompt: str, effects: list[Effect], rule: Rule = "ND-110", about: dict[str, Any] | None = None) -> None:
    """Let all of them happen, in the order the player likes. What is optional may be left out, once nothing else is left. What cannot be done yet may join.

    What has happened is taken off the list.
    """
    while there := applying(t, me, effects):
        chosen = there[0]
        if chosen.optional or (len(there) > 1 and len({effect.key for effect in there}) > 1):
            answer = await one_of(me, prompt, to_choose_from, of=(there,), say=say_last, rule=rule, about=about)
            if answer == DONE:
                return
            if len(there) > 1:
                chosen = there[keys(there).index(answer)]
        effects.remove(chosen)
        happen = chosen.rule
        waiting = happen(t, me)
        if waiting is not None:
            await waiting


def applying(t: Kingdom, me: Player, effects: list[Effect]) -> list[Effect]:
    """Those that can be done now."""
    there = []
    for effect in effects:
        applies = effect.applies
        if applies is None or applies(t, me):
            there.append(effect)
    return there


def to_choose_from(effects: list[Effect]) -> list[str]:
    """What comes next, or nothing more where all of it is optional."""
    found = keys(effects)
    for effect in effects:
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

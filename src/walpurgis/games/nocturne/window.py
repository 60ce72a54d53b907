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
    while there := possible(t, me, effects):
        chosen = there[0]
        if chosen.optional or (len(there) > 1 and len({effect.key for effect in there}) > 1):
            answer = await one_of(me, prompt, to_choose_from, of=(there,), say=say_last, rule=rule, about=about)
            if answer == DONE:
                return
            if len(there) > 1:
                chosen = there[keys(there).index(answer)]
        effects.remove(chosen)
        waiting = chosen.rule(t, me)
        if waiting is not None:
            await waiting


def possible(t: Kingdom, me: Player, effects: list[Effect]) -> list[Effect]:
    """Those that can be done now."""
    return [effect for effect in effects if effect.applies is None or effect.applies(t, me)]


def to_choose_from(effects: list[Effect]) -> list[str]:
    """What comes next, or nothing more where all of it is optional."""
    return [*keys(effects), DONE] if all(effect.optional for effect in effects) else keys(effects)


def keys(effects: list[Effect]) -> list[str]:
    """A key for each; equal ones are numbered from the second on: `card:crypt`, `card:crypt:2`."""
    found: list[str] = []
    for effect in effects:
        same = sum(key == effect.key or key.startswith(f"{effect.key}:") for key in found)
        found.append(f"{effect.key}:{same + 1}" if same else effect.key)
    return found

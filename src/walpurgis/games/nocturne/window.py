"""Several things at the same time for one player: they choose what comes next, step by step, and may leave out what is optional. [ND-110, ND-113]"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

from walpurgis.engine import Rule, one_of

from .choices import DONE, say
from .state import Player


class Effect(NamedTuple):
    """Something that waits to happen. Its key names the card, Boon or State it comes from."""

    key: str
    rule: Callable[[], Awaitable[Any] | None]
    optional: bool = False
    applies: Callable[[], bool] | None = None
    """Whether it can still be done; asked again each time."""


async def in_any_order(me: Player, prompt: str, effects: list[Effect], rule: Rule = "ND-110", about: dict[str, Any] | None = None) -> None:
    """Let all of them happen, in the order the player likes. What is optional may be left out, once nothing else is left. What cannot be done yet may join."""
    left = effects[:]
    while effects := [effect for effect in left if effect.applies is None or effect.applies()]:
        chosen = effects[0]
        if chosen.optional or (len(effects) > 1 and any(effect.key != chosen.key for effect in effects)):
            keys = [chosen.key] if len(effects) == 1 else _keys(effects)
            words = [DONE] if chosen.optional and all(effect.optional for effect in effects) else []
            answer = await one_of(me, prompt, [*keys, *words], say=say, rule=rule, about=about)
            if answer == DONE:
                return
            chosen = effects[keys.index(answer)]
        left.remove(chosen)
        waiting = chosen.rule()
        if waiting is not None:
            await waiting


def _keys(effects: list[Effect]) -> list[str]:
    """A key for each; equal ones are numbered from the second on: `card:crypt`, `card:crypt:2`."""
    keys: list[str] = []
    for effect in effects:
        same = sum(key == effect.key or key.startswith(f"{effect.key}:") for key in keys)
        keys.append(f"{effect.key}:{same + 1}" if same else effect.key)
    return keys

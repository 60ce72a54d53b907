"""How a battle ends. What ends it ends it at once: the rule that runs is left. [A-107, A-119]"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps

from walpurgis.engine.game import Step

from .state import Battlefield


class BattleEnds(Exception):
    """Raised where the battle ends; `step` catches it."""


def step(rule: Callable[[Battlefield], Step]) -> Callable[[Battlefield], Step]:
    """A step of the rules that may end the battle anywhere inside."""

    @wraps(rule)
    async def until_the_end(t: Battlefield) -> None:
        try:
            await rule(t)
        except BattleEnds:
            t.phase = "over"

    return until_the_end

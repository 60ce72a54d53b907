"""What a figure can be given an action for: a `Deed` for each kind of key of the main question.

Each chapter brings a table `DEEDS`; `actions.py` puts them together.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Literal, NamedTuple, TypeAlias

from walpurgis.engine import Rule

from .state import Battlefield, Figure
from .wording import Offered

Kind: TypeAlias = Literal["move", "close", "ranged", "special"]
"""The four kinds of action. [A-34]"""


class Deed(NamedTuple):
    """One kind of key, such as `close:a3>b2`. What stands behind the figure, here `b2`, is the third argument of its functions."""

    action: Kind
    objects: Callable[[Battlefield, Figure], Sequence[str]]
    """What could stand behind the figure, allowed or not: targets, books; `alone` for keys such as `move:a3`."""
    forbids: Callable[[Battlefield, Figure, str], Rule | None]
    """The rule of this kind of action that forbids it. What holds for all actions (tokens, actions left, whose figure) is looked at before."""
    says: Callable[[Battlefield, Figure, str], Offered]
    carry_out: Callable[[Battlefield, Figure, str], Coroutine[Any, Any, Sequence[Figure] | None]]
    """The action itself. Token and pushing damage follow by themselves, for the figure and for the others that are returned: the members of a formation."""
    joint: str = ">"
    """What stands between the figure and what is behind it."""
    is_free: bool = False
    """Whether it does not use the action total: Quickness. [A-118]"""
    attacks: bool = False
    """Whether it can lead to an attack: then Nature's Fury is rolled when it is declared. [S-139]"""
    despite_tokens: Callable[[Battlefield, Figure, str], bool] | None = None
    """Whether it is possible with two tokens, which otherwise nothing is: a two-bar browse. [A-38, S-120]"""


def alone(t: Battlefield, figure: Figure) -> Sequence[str]:
    """For keys that name nothing but the figure."""
    return ("",)

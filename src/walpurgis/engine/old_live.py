"""Options that a function lists whenever somebody looks: what lies in hidden zones may be dealt anew while a question about it is open.

They are keys and nothing else, and questions about them are the ones asked most often, so that little is done for each. What a rule gets is the key that was
chosen, or what `_means` makes of it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from .ask import Answer
from .errors import NotOffered
from .old_domain import OneOf, Ordering, SomeOf, list_of_keys


class Live:
    """What OneKey, SomeKeys and OrderedKeys have in common. `_all` is the function that lists the keys; `_seen` are those offered."""

    __slots__ = ()
    _all: Any
    _why_not: Any
    _of: tuple[Any, ...]
    _means: Callable[[str], Any] | None
    _beside: Any
    _seen: Any
    refusal: Any

    def keys(self) -> Sequence[str]:
        return self._seen or self._look()

    def _look(self) -> Sequence[str]:
        found: Sequence[str] = self._all(*self._of)
        if self._why_not is not None:
            found = [key for key in found if self._why_not(*self._of, key) is None]
        if self._beside is not None:
            found = [*found, self._beside[0]]
        self._seen = found
        return found

    def _pairs(self) -> list[tuple[str, str]]:
        return [(key, key) for key in self._all(*self._of)]

    def taken(self, keys: object) -> list[Any]:
        rest = [*self.keys()]
        for key in list_of_keys(keys):
            if key not in rest:
                raise NotOffered(f"{key!r} is not there that often") if key in self.keys() else self.refusal(key)
            rest.remove(key)
        return self.taken_again(keys)

    def taken_again(self, keys: Any) -> list[Any]:
        return [*keys] if self._means is None else [*map(self._means, keys)]


class OneKey(Live, OneOf[Any]):
    """Exactly one of the keys."""

    def read(self, answer: Answer) -> Any:
        if answer not in (self._seen or self._look()):
            raise self.refusal(answer)
        if self._beside is not None and answer == self._beside[0]:
            return None
        return answer if self._means is None else self._means(answer)  # type: ignore[arg-type]

    def read_again(self, answer: Answer) -> Any:
        if self._beside is not None and answer == self._beside[0]:
            return None
        return answer if self._means is None else self._means(answer)  # type: ignore[arg-type]

    def only(self) -> Answer | None:
        found = self._seen
        if not found:  # every question comes here once: where nothing is to be left out or added, `_look` is spared
            found = self._seen = self._all(*self._of) if self._why_not is None and self._beside is None else self._look()
        if not found or found[0] != found[-1]:
            return None
        return found[0] if found.count(found[0]) == len(found) else None


class SomeKeys(Live, SomeOf[Any]):
    """From `low` to `high` of the keys."""


class OrderedKeys(Live, Ordering[Any]):
    """All the keys, in an order of the player's choice."""

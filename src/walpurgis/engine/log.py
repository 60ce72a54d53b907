"""An append-only list that can be forked in constant time: a fork reads its parent's entries up to the fork and writes its own."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Generic, TypeVar

T = TypeVar("T")


class Log(Generic[T]):
    """Entries since the beginning; the common past of forks is shared, never copied."""

    __slots__ = ("_own", "_past", "_past_length", "append")
    _own: list[T]
    _past: Log[T] | None
    _past_length: int
    append: Callable[[T], None]
    """Write one more entry. It is the list's own `append`, since logs are written in the innermost loop."""

    def __init__(self, past: Log[T] | None = None, length: int | None = None) -> None:
        own: list[T] = []
        self._past = past
        self._past_length = 0 if past is None else past._past_length + len(past._own) if length is None else length
        self._own = own
        self.append = own.append

    @classmethod
    def of(cls, entries: Iterable[T]) -> Log[T]:
        """A log that begins with these entries."""
        log = cls()
        log._own.extend(entries)
        return log

    def __len__(self) -> int:
        return self._past_length + len(self._own)

    def __iter__(self) -> Iterator[T]:
        return iter(self.since(0))

    def since(self, start: int) -> list[T]:
        """The entries from number `start` on; costs what it returns (and a step for each fork in between)."""
        parts, log, end = list[list[T]](), self, len(self)
        while True:
            first = log._past_length
            parts.append(log._own[max(0, start - first) : max(0, end - first)])
            if start >= first or log._past is None:
                return [entry for part in reversed(parts) for entry in part]
            log, end = log._past, min(first, end)

    def cut(self, length: int) -> None:
        """Forget the entries from number `length` on; only what this log wrote itself can be forgotten."""
        del self._own[max(0, length - self._past_length) :]

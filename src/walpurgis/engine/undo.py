"""Undoing an answer: which answers are dropped, and whether that is free. It is until something hidden was revealed, chance was used or another seat answered.

Nobody flags that limit: it is found by looking at what the match was and is. Whether something hidden was revealed to the seat is found by trying:
in other worlds that it could not tell apart before its answer, the same answers must lead to the same view, the same story and the same question.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from .entries import Entry, Given, last_mended
from .errors import Limit, Refused

if TYPE_CHECKING:
    from .match import Match

WORLDS = 48
"""How many other worlds are tried. A card that is the same in 9 of 10 worlds is missed once in 150 times."""


class UndoPlan(msgspec.Struct, frozen=True):
    """What it means to undo the last answer of a seat."""

    stays: list[Entry]
    """What was put in and still counts afterwards."""
    falls: list[int]
    """The numbers of the entries that no longer count: the answer, and all that followed from it."""
    limit: Limit | None
    """Why it needs the others' consent, or cannot be done at all (`nothing-to-undo`, `rules-were-mended`); None if it is free."""


def undo_plan(match: Match[Any], seat: int, *, consent: bool) -> UndoPlan:
    """The plan for this seat. With the others' consent no limit is looked for."""
    entries = list(match.entries)
    at = next((n for n in range(len(entries) - 1, -1, -1) if _is_of(entries[n], seat)), None)
    if at is None:
        return UndoPlan(entries, [], "nothing-to-undo")
    if at < last_mended(entries):
        return UndoPlan(entries, [], "rules-were-mended")
    if seat in match.answered:
        return UndoPlan(entries[:at] + entries[at + 1 :], [at], None)
    return UndoPlan(entries[:at], [*range(at, len(entries))], None if consent else _limit(match, seat, entries, at))


def _is_of(entry: Entry, seat: int) -> bool:
    return isinstance(entry, Given) and entry.seat == seat


def _limit(match: Match[Any], seat: int, entries: list[Entry], at: int) -> Limit | None:
    """Why the answer at this place is not free to undo."""
    if any(not _is_of(entry, seat) for entry in entries[at + 1 :]):
        return "another-answered"
    before = match.as_it_was(at)
    if len(before.asks) + len(before.answered) > 1:
        return "others-have-shown"
    if before.state.chance != match.state.chance:
        return "chance-was-used"
    return "something-was-revealed" if _revealed(before, match, entries[at:], seat) else None


def _revealed(before: Match[Any], now: Match[Any], given: list[Entry], seat: int) -> bool:
    start = len(before.story or ())
    seen = now.view(seat), list(now.story_for(seat, start)), now.offer(seat)
    for seed in range(WORLDS):
        world = before.fork(listen=True)
        world.redeal(seat, seed)
        try:
            for entry in given:
                assert isinstance(entry, Given)
                world.answer(entry.seat, entry.answer)
        except Refused:
            return True
        if seen != (world.view(seat), list(world.story_for(seat, start)), world.offer(seat)):
            return True
    return False

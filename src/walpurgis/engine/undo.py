"""Taking an answer back. Free until something hidden was revealed, chance was used or another seat answered; after that the others must consent.

Nobody flags that limit: it is found by looking at what the match was and is. Whether something hidden was revealed to the seat is found by trying:
in other worlds that it could not tell apart before its answer, the same answers must lead to the same view, the same story and the same question.
"""

from __future__ import annotations

from typing import Any

import msgspec

from .errors import NotUndoable, Refused
from .match import Entry, Given, Match
from .records import record, replay

WORLDS = 48
"""How many other worlds are tried. A card that is the same in 9 of 10 worlds is missed once in 150 times."""


def undo(match: Match[Any], seat: int, *, consent: bool = False) -> None:
    """Take back the last answer of this seat, and all that followed from it. NotUndoable if there is none, or if it needs consent."""
    entries = list(match.entries)
    at = _last_answer(entries, seat)
    if at is None:
        raise NotUndoable("there is no answer of yours to take back")
    if seat in match.answered:
        _become(match, entries[:at] + entries[at + 1 :])
        return
    reason = None if consent else why_not_free(match, seat)
    if reason:
        raise NotUndoable(reason)
    _become(match, entries[:at])


def why_not_free(match: Match[Any], seat: int) -> str | None:
    """Why this seat's last answer cannot be taken back without the others' consent; None if it can."""
    entries = list(match.entries)
    at = _last_answer(entries, seat)
    if at is None:
        return "there is no answer of yours to take back"
    if seat in match.answered:
        return None
    if any(not isinstance(entry, Given) or entry.seat != seat for entry in entries[at + 1 :]):
        return "another player has answered since"
    before = replay(record(match), at, game=match.game, listen=match.story is not None)
    if len(before.asks) + len(before.answered) > 1:
        return "the others have shown what they chose"
    if before.state.chance != match.state.chance:
        return "chance has decided something since"
    if _revealed(before, match, entries[at:], seat):
        return "something hidden has been revealed since"
    return None


def _last_answer(entries: list[Entry], seat: int) -> int | None:
    return next((n for n in range(len(entries) - 1, -1, -1) if isinstance(entries[n], Given) and entries[n].seat == seat), None)


def _revealed(before: Match[Any], now: Match[Any], given: list[Entry], seat: int) -> bool:
    told = len(before.story or ())
    seen = now.view(seat), list(now.told(seat, told)), now.offer(seat)
    for seed in range(WORLDS):
        world = before.fork(listen=True)
        world.redeal(seat, seed)
        try:
            for entry in given:
                assert isinstance(entry, Given)
                world.answer(entry.seat, entry.answer)
        except Refused:
            return True
        if seen != (world.view(seat), list(world.told(seat, told)), world.offer(seat)):
            return True
    return False


def _become(match: Match[Any], entries: list[Entry]) -> None:
    """Let the match be what these entries make it."""
    again = replay(msgspec.structs.replace(record(match), entries=entries), game=match.game, listen=match.story is not None)
    for name in Match.__slots__:
        setattr(match, name, getattr(again, name))

"""What was told and seen at each moment of a game, kept beside its record, so that it can be watched when its rules are no longer there.

Rules change; what people saw does not. A record of the present rules is played again, and shows itself. One of older rules, or its part before the rules were
mended, is read: the story, the views of all seats, who had to answer, and how it ended.
"""

from __future__ import annotations

import lzma
from base64 import b64decode, b64encode
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from .entries import Given, last_mended
from .errors import BrokenData, BrokenRecord
from .game import AnyGame, Result, game_named
from .match import Match
from .saves import Record, Save, read_story, write_story
from .story import Event

MOST_BYTES = 128 << 20
"""How large the moments of one game may be when they are unpacked; the largest seen have 15 MB."""


class Kept(msgspec.Struct, frozen=True):
    """One moment as it was: the events that led to it, uncut; the views of a spectator and of each seat; who had to answer; how it ended, if it did."""

    story: msgspec.Raw
    views: list[msgspec.Raw]
    waiting: list[int]
    result: Result | None = None


class Moment(msgspec.Struct, frozen=True):
    """One moment of a record to be shown. `views` are those of a spectator and of each seat, as JSON, or none where nobody asked for them."""

    seat: int | None
    answer: Any
    events: list[Event]
    waiting: list[int]
    result: Result | None
    match: Match[Any] | None
    """The match at this moment, where its rules are the present ones. It moves on with the next moment."""
    kept: Kept | None = None

    def view(self, seat: int | None) -> Any:
        """What a seat saw: the view itself, or, under older rules, as JSON."""
        if self.match is not None:
            return self.match.view(seat)
        assert self.kept is not None
        return self.kept.views[0 if seat is None else seat + 1]


def moments(record: Record, upto: int | None = None, *, game: AnyGame | None = None, kept: list[Kept] | None = None) -> Iterator[Moment]:
    """Each moment of a record, from its start on. What older rules told is read in `kept`, or in the record itself; BrokenRecord if it is not there."""
    found = game or game_named(record.game)
    entries = record.entries[:upto]
    present = found.name != record.game or record.rules_at(len(entries)) == found.version
    start = last_mended(entries) if present else len(entries) + 1
    older = _older(record, found, start, kept) if start else []
    for n, one in enumerate(older):
        seat, answer = _put_in(record, n)
        yield Moment(seat, answer, read_story(found, one.story, older=True), one.waiting, one.result, None, one)
    if not present:
        return
    heard = 0
    for n, match in enumerate(Match.replaying(record, upto, game=game), start):
        told = match.story.since(heard) if match.story is not None else []
        heard += len(told)
        seat, answer = _put_in(record, n)
        yield Moment(seat, answer, told, sorted(match.asks), match.result() if match.over else None, match)


def _put_in(record: Record, n: int) -> tuple[int | None, Any]:
    """By whom the answer was that led to moment `n`, and which."""
    entry = record.entries[n - 1] if n else None
    return (entry.seat, entry.answer) if isinstance(entry, Given) else (None, None)


def _older(record: Record, game: AnyGame, count: int, kept: list[Kept] | None) -> list[Kept]:
    """The first moments of a record, as they were seen."""
    if kept is None and not record.kept:
        raise BrokenRecord(f"this record of {record.game!r:.40} cannot be set up{record.age(game)}: under other rules it would tell another story")
    found = unpack(record.kept) if kept is None else kept
    if len(found) < count or any(len(one.views) != record.seats + 1 for one in found):
        raise BrokenRecord(f"this record of {record.game!r:.40} does not hold what was seen at each of its moments")
    return found[:count]


def seen(match: Match[Any], told: Iterable[Event]) -> Kept:
    """This moment of a match, to be kept."""
    views = [msgspec.Raw(msgspec.json.encode(match.view(seat))) for seat in (None, *range(match.seats))]
    return Kept(msgspec.Raw(write_story(told)), views, sorted(match.asks), match.result() if match.over else None)


def with_kept(record: Record, *, game: AnyGame | None = None) -> Record:
    """A record that later versions of the rules can still show, since it holds what was seen; as it is, if some of that is not known any more."""
    try:
        all_of_it = [one.kept if one.match is None else seen(one.match, one.events) for one in moments(record, game=game)]
    except BrokenRecord:
        return record
    return msgspec.structs.replace(record, kept=pack(one for one in all_of_it if one is not None))


def saved(match: Match[Any]) -> str:
    """A save, together with what was seen so far: whatever becomes of the rules, its record can be watched from the beginning."""
    kept = Save.read(match.save())
    return msgspec.structs.replace(kept, record=with_kept(kept.record, game=match.game)).text()


def pack(all_of_it: Iterable[Kept]) -> str:
    """Moments as a short text."""
    return b64encode(lzma.compress(msgspec.json.encode(list(all_of_it)), preset=1)).decode()


def unpack(text: str) -> list[Kept]:
    """The moments in a text; BrokenRecord if there are none in it."""
    try:
        packed = lzma.LZMADecompressor(memlimit=MOST_BYTES)
        plain = packed.decompress(b64decode(text, validate=True), max_length=MOST_BYTES)
        if not packed.eof:
            raise BrokenData("it does not end")
        return msgspec.json.decode(plain, type=list[Kept])
    except (ValueError, EOFError, lzma.LZMAError, BrokenData) as fault:
        raise BrokenRecord(f"what was seen cannot be read in this record: {fault!s:.80}") from None

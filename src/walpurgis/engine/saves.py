"""What is written down of a match, as JSON: saves (where it stands and what was put in since), records (the whole game, to be replayed), and stories.

Neither a save nor a record is for a player's eyes while the match goes on: they hold everything. How a match is made from them is in match.py.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import Any, Union

import msgspec

from .entries import Entry
from .errors import BrokenData, BrokenRecord, BrokenSave, Refused
from .game import AnyGame, game_named, package_of
from .story import Event, events_of

RECORD_FORMAT = 1
SAVE_FORMAT = 2


class Record(msgspec.Struct, frozen=True):
    """A whole game: what it began with and everything that was put in. Replaying it tells the same story."""

    game: str
    version: int
    seats: int
    options: dict[str, Any]
    seed: int | None
    entries: list[Entry]
    origin: dict[str, Any] | None = None
    walpurgis_record: int = RECORD_FORMAT

    def text(self) -> str:
        """The record as JSON."""
        return msgspec.json.encode(self).decode()

    @classmethod
    def read(cls, text: str | bytes) -> Record:
        """The record in this text; BrokenRecord, with a sentence, if it is not one."""
        try:
            kept = msgspec.json.decode(text, type=Record)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as fault:
            raise BrokenRecord(f"this is not a record of a game: {fault}") from None
        if kept.walpurgis_record != RECORD_FORMAT:
            raise BrokenRecord(f"this record has format {kept.walpurgis_record}; this program reads format {RECORD_FORMAT}")
        return kept

    def age(self, game: AnyGame | None) -> str:
        """Says so, to be put into a sentence, if this record was made under other rules."""
        try:
            now = (game or game_named(self.game)).version
        except Refused:
            return ""
        return "" if now == self.version else f" (made with rules version {self.version}, this is version {now})"


class Save(msgspec.Struct, frozen=True):
    """A match left in the middle: its record so far, and where it stands. Without its past the record is empty and has no seed."""

    record: Record
    checkpoint: dict[str, Any]
    since: list[Entry]
    question: int
    over: bool
    story: msgspec.Raw
    walpurgis_save: int = SAVE_FORMAT

    def text(self) -> str:
        """The save as JSON."""
        return msgspec.json.encode(self).decode()

    @classmethod
    def read(cls, text: str | bytes) -> Save:
        """The save in this text; BrokenSave, with a sentence, if it is not one."""
        try:
            kept = msgspec.json.decode(text, type=Save)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as fault:
            raise BrokenSave(f"this is not a saved match: {fault}") from None
        if kept.walpurgis_save != SAVE_FORMAT:
            raise BrokenSave(f"this save has format {kept.walpurgis_save}; this program reads format {SAVE_FORMAT}")
        return kept


def write_story(events: Iterable[Event]) -> bytes:
    """Events as JSON: `read_story` reads them back."""
    return msgspec.json.encode([*events])


def read_story(game: AnyGame, story: msgspec.Raw | bytes | str) -> list[Event]:
    """The events of a game that `write_story` wrote down; BrokenData if they are not."""
    try:
        return _reader(package_of(game))(story)
    except msgspec.DecodeError as fault:
        raise BrokenData(f"its story cannot be read: {fault}") from None


@cache
def _reader(package: str) -> Callable[[msgspec.Raw | bytes | str], list[Event]]:
    """What reads the events of a package, all of them at once."""
    kinds: Any = Union[tuple(events_of(package)) or (Event,)]  # noqa: UP007 (put together here)
    return msgspec.json.Decoder(list[kinds]).decode

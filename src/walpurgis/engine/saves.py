"""What is written down of a match, as JSON: saves (where it stands and what was put in since), records (the whole game, to be replayed), and stories.

Neither a save nor a record is for a player's eyes while the match continues: they hold everything. How a match is made from them is in match.py.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import Any, Union

import msgspec

from .chance import Seed
from .entries import Entry, Mended, last_mended
from .errors import BrokenData, BrokenRecord, BrokenSave, Refused
from .game import AnyGame, game_named, package_of
from .mending import RulesMended
from .story import Event, events_of

RECORD_FORMAT = 2
"""Since 2 a record says which shape its states have, and may hold what was seen. Those of format 1 are read, too."""
SAVE_FORMAT = 3
"""Since 3 a save says under which rules it was made, and which answers had no choice. Those of format 2 are read under the same rules."""


class Record(msgspec.Struct, frozen=True):
    """A whole game: what it began with and everything that was put in. Replaying it tells the same story.

    `version` is that of the rules it began under; where they were mended on the way, an entry says so and holds the table as it stood. What was told and seen
    before that cannot be played again: it is read in `kept` (see kept.py).
    """

    game: str
    version: int
    seats: int
    options: dict[str, Any]
    seed: Seed | None
    entries: list[Entry]
    origin: dict[str, Any] | None = None
    shape: str = ""
    kept: str = ""
    walpurgis_record: int = RECORD_FORMAT

    @property
    def rules(self) -> int:
        """The version of the rules under which it ends."""
        return self.rules_at(len(self.entries))

    def rules_at(self, count: int) -> int:
        """The version of the rules that held after this many entries."""
        start = last_mended(self.entries[:count])
        last = self.entries[start - 1] if start else None
        return last.version if isinstance(last, Mended) else self.version

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
        if not 1 <= kept.walpurgis_record <= RECORD_FORMAT:
            raise BrokenRecord(f"this record has format {kept.walpurgis_record}; this program reads format {RECORD_FORMAT}")
        return kept

    def age(self, game: AnyGame | None) -> str:
        """Says so, to be put into a sentence, if this record was made under other rules."""
        return _age(self.game, self.rules, game)


class Save(msgspec.Struct, frozen=True):
    """A match left in the middle: its record so far, and where it stands. Without its past the record is empty and has no seed.

    `rules` and `shape` are those of the checkpoint.
    """

    record: Record
    checkpoint: dict[str, Any]
    since: list[Entry]
    question: int
    over: bool
    story: msgspec.Raw
    rules: int = 0
    shape: str = ""
    walpurgis_save: int = SAVE_FORMAT

    @property
    def version(self) -> int:
        """The version of the rules under which it was made."""
        return self.rules or self.record.version

    def age(self, game: AnyGame | None) -> str:
        """Says so, to be put into a sentence, if this save was made under other rules."""
        return _age(self.record.game, self.version, game)

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
        if not 2 <= kept.walpurgis_save <= SAVE_FORMAT:
            raise BrokenSave(f"this save has format {kept.walpurgis_save}; this program reads format {SAVE_FORMAT}")
        return kept


def _age(name: str, made: int, game: AnyGame | None) -> str:
    try:
        now = (game or game_named(name)).version
    except Refused:
        return ""
    return "" if now == made else f" (made with rules version {made}, this is version {now})"


def options_at(record: Record) -> dict[str, Any]:
    """The options as the rules have them under which a record ends."""
    last = next((entry for entry in reversed(record.entries) if isinstance(entry, Mended)), None)
    return record.options if last is None else last.options


def write_story(events: Iterable[Event]) -> bytes:
    """Events as JSON: `read_story` reads them back."""
    return msgspec.json.encode([*events])


def read_story(game: AnyGame, story: msgspec.Raw | bytes | str, *, older: bool = False) -> list[Event]:
    """The events of a game that `write_story` wrote down; BrokenData if they are not.

    Where older rules may have written them, what the game does not know any more is left out: nobody could say who may hear of it.
    """
    try:
        return _reader(package_of(game))(story)
    except msgspec.DecodeError as fault:
        if not older:
            raise BrokenData(f"its story cannot be read: {fault}") from None
    return [event for one in msgspec.json.decode(story, type=list[msgspec.Raw]) for event in _understood(game, one)]


def _understood(game: AnyGame, event: msgspec.Raw) -> list[Event]:
    try:
        return _reader(package_of(game))(b"[" + bytes(event) + b"]")
    except msgspec.DecodeError:
        return []


@cache
def _reader(package: str) -> Callable[[msgspec.Raw | bytes | str], list[Event]]:
    """What reads the events of a package, all of them at once."""
    kinds: Any = Union[(RulesMended, *events_of(package))]
    return msgspec.json.Decoder(list[kinds]).decode

"""Leaving a match and finding it again: saves (checkpoint and what was put in since) and records (the whole game, to be replayed).

A save without its past is loaded in time that does not grow with the game. A record holds options, seed, rules version and all answers; replaying it tells
the same story.
Both are JSON. Neither is for a player's eyes while the match goes on: they hold everything.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from typing import Any, Union

import msgspec

from .chance import Chance
from .errors import BrokenData, BrokenRecord, BrokenSave, Refused
from .game import AnyGame, game_named, options_of, package_of, seats_of
from .log import Log
from .match import Entry, Match, Redealt
from .story import Event, told_by

RECORD_FORMAT = 1
SAVE_FORMAT = 2


class Record(msgspec.Struct, frozen=True):
    """A whole game: what it began with and everything that was put in."""

    game: str
    version: int
    seats: int
    options: dict[str, Any]
    seed: int | None
    entries: list[Entry]
    origin: dict[str, Any] | None = None
    walpurgis_record: int = RECORD_FORMAT


class Save(msgspec.Struct, frozen=True):
    """A match left in the middle: its record so far, and where it stands. Without its past the record is empty and has no seed."""

    record: Record
    checkpoint: dict[str, Any]
    since: list[Entry]
    question: int
    over: bool
    story: msgspec.Raw
    walpurgis_save: int = SAVE_FORMAT


def record(match: Match[Any]) -> Record:
    """The record of a match so far."""
    if match._only is not None or (match.seed is None and match.origin is None):
        raise Refused("only a whole match can be kept, not a single rule or a possible world")
    origin = match.origin.dump() if match.origin is not None else None
    options = msgspec.to_builtins(match.options)
    return Record(match.game.name, match.game.version, match.seats, options, match.seed, list(match.entries), origin)


def write(thing: Record | Save) -> str:
    """A record or a save as JSON."""
    return msgspec.json.encode(thing).decode()


def save(match: Match[Any], *, past: bool = True) -> str:
    """The match as JSON: `load` finds it again at the same question.

    Without its past, what is saved does not grow with the game: where the match stands, but neither its record nor its story.
    """
    if not past and match._only is not None:
        raise Refused("only a whole match can be kept, not a single rule")
    so_far = record(match) if past else Record(match.game.name, match.game.version, match.seats, msgspec.to_builtins(match.options), None, [])
    story = told(match.story or ()) if past else msgspec.Raw(b"[]")
    return write(Save(so_far, match.checkpoint.dump(), match.since, match.question, match.over, story))


def told(events: Iterable[Event]) -> msgspec.Raw:
    """Events as JSON: `heard` reads them back."""
    return msgspec.Raw(msgspec.json.encode([*events]))


def heard(game: AnyGame, story: msgspec.Raw | bytes | str) -> list[Event]:
    """The events of a game that `told` wrote down; BrokenData if they are not."""
    try:
        return _reader(package_of(game))(story)
    except msgspec.DecodeError as fault:
        raise BrokenData(f"its story cannot be read: {fault}") from None


@cache
def _reader(package: str) -> Callable[[msgspec.Raw | bytes | str], list[Event]]:
    """What reads the events of a package, all of them at once."""
    kinds: Any = Union[tuple(told_by(package)) or (Event,)]  # noqa: UP007 (put together here)
    return msgspec.json.Decoder(list[kinds]).decode


def load(text: str | bytes, *, game: AnyGame | None = None, listen: bool = True) -> Match[Any]:
    """The match that `save` left; BrokenSave, with a sentence, if the text is not one. `game` spares looking the game up by its name."""
    try:
        kept = msgspec.json.decode(text, type=Save)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as fault:
        raise BrokenSave(f"this is not a saved match: {fault}") from None
    if kept.walpurgis_save != SAVE_FORMAT:
        raise BrokenSave(f"this save has format {kept.walpurgis_save}; this program reads format {SAVE_FORMAT}")
    try:
        match = _left(kept, game or game_named(kept.record.game))
        match.over, match.question = kept.over, kept.question
        match._resume(match.state.copy(), kept.since, trusting=False)
        match.entries = Log.of(kept.record.entries)
        _look_around(match)
        if listen:
            match.story = match.state.heard = Log.of(heard(match.game, kept.story))
    except Refused as fault:
        raise BrokenSave(f"this save of {kept.record.game!r:.40} does not fit{_age(kept.record, game)}: {fault}") from fault
    except Exception as fault:  # a state that is well formed but impossible may fail anywhere in the rules
        raise BrokenSave(f"this save of {kept.record.game!r:.40} cannot be played on{_age(kept.record, game)}: {fault!r}") from fault
    return match


def read(text: str | bytes) -> Record:
    """The record in this text; BrokenRecord, with a sentence, if it is not one."""
    try:
        kept = msgspec.json.decode(text, type=Record)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as fault:
        raise BrokenRecord(f"this is not a record of a game: {fault}") from None
    if kept.walpurgis_record != RECORD_FORMAT:
        raise BrokenRecord(f"this record has format {kept.walpurgis_record}; this program reads format {RECORD_FORMAT}")
    return kept


def replay(kept: Record, upto: int | None = None, *, game: AnyGame | None = None, listen: bool = True) -> Match[Any]:
    """Play a record again, whole or the first `upto` entries; BrokenRecord if its answers do not fit."""
    *_, match = replaying(kept, upto, game=game, listen=listen)
    return match


def replaying(kept: Record, upto: int | None = None, *, game: AnyGame | None = None, listen: bool = True) -> Iterator[Match[Any]]:
    """The match at the start and after each entry of a record (one match that moves on)."""
    try:
        match = _unplayed(kept, game, listen=listen)
        match._begin()
    except Exception as fault:  # a position that is well formed but impossible may fail anywhere in the rules
        raise BrokenRecord(f"this record of {kept.game!r:.40} cannot be set up{_age(kept, game)}: {fault}") from fault
    yield match
    for n, entry in enumerate(kept.entries[:upto]):
        try:
            if isinstance(entry, Redealt):
                match.redeal(entry.seat, entry.seed)
            else:
                match.answer(entry.seat, entry.answer)
        except Exception as fault:
            raise BrokenRecord(f"entry {n} of this record of {kept.game!r:.40} does not fit{_age(kept, game)}: {fault}") from fault
        yield match


def _look_around(match: Match[Any]) -> None:
    """See what everybody would see: a state that is well formed but impossible shows itself here, and not in the middle of a game."""
    for seat in (None, *range(match.seats)):
        match.view(seat)
    for seat in match.asks:
        match.offer(seat)
    match.result()


def _left(kept: Save, game: AnyGame) -> Match[Any]:
    """The match of a save, at the start of the step in which it was left."""
    so_far = kept.record
    if game.name != so_far.game:
        raise BrokenData(f"it belongs to another game than {game.name!r:.40}")
    if so_far.seed is None and so_far.origin is None and so_far.entries:
        raise BrokenData("it has neither a seed nor a position to begin with")
    seats, options = seats_of(game, so_far.seats), options_of(game, so_far.options)
    origin = None if so_far.origin is None else game.State.load(so_far.origin)
    return Match(game, options, seats, game.State.load(kept.checkpoint), seed=so_far.seed, origin=origin, listen=False)


def _unplayed(kept: Record, game: AnyGame | None, *, listen: bool) -> Match[Any]:
    """The match of a record before its first step."""
    game = game or game_named(kept.game)
    if game.name != kept.game:
        raise BrokenData(f"it belongs to another game than {game.name!r:.40}")
    if game.version != kept.version:
        raise BrokenData("under other rules it would tell another story")
    seats, options = seats_of(game, kept.seats), options_of(game, kept.options)
    if kept.origin is not None:
        state = game.State.load(kept.origin)
        return Match(game, options, seats, state, seed=kept.seed, origin=state.copy(), listen=listen)
    if kept.seed is None:
        raise BrokenData("it has neither a seed nor a position to begin with")
    return Match(game, options, seats, game.setup(seats, options, Chance(kept.seed)), seed=kept.seed, listen=listen)


def _age(kept: Record, game: AnyGame | None) -> str:
    """Says so if a record was made under other rules."""
    try:
        now = (game or game_named(kept.game)).version
    except Refused:
        return ""
    return "" if now == kept.version else f" (made with rules version {kept.version}, this is version {now})"

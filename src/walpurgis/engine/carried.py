"""What a save of older rules is under the present ones: its state, its options, and what was put in during the open step. match.py drives it on."""

from __future__ import annotations

from typing import Any

import msgspec

from .beginning import Beginning
from .entries import Entry, Mended, is_chosen
from .errors import BrokenData
from .game import AnyGame
from .mending import mended_options, mended_state, shape_of
from .saves import Save, options_at


class Carried:
    """A save, carried over; BrokenData, with a sentence, if that cannot be."""

    __slots__ = ("beginning", "game", "options", "past", "since", "state")

    past: list[Entry]
    """What was put in before the open step, as far as the save knows it."""
    since: list[Entry]
    """What was put in during the open step."""

    def __init__(self, kept: Save, game: AnyGame) -> None:
        if kept.walpurgis_save < 3:
            raise BrokenData("it was made before matches could be taken along to other rules")
        record = kept.record
        self.game = game
        self.since = [entry for entry in kept.since if is_chosen(entry)]
        self.past = record.entries[: max(0, len(record.entries) - len(self.since))]
        self.options: dict[str, Any] = msgspec.to_builtins(mended_options(game, kept.version, options_at(record)))
        self.state = mended_state(game, kept.version, kept.checkpoint)
        begun = Beginning.of(msgspec.structs.replace(record, options=self.options, origin=self.state.dump()), game)
        self.beginning = begun.without_past() if record.seed is None and record.origin is None else begun.after(record)

    def mended(self, fallen: int) -> Mended:
        """The entry that says so; this many answers of the open step did not fit any more."""
        state: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(self.state.dump()))  # as it is read again
        return Mended(self.game.version, shape_of(self.game), self.options, state, fallen)

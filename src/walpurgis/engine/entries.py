"""What is put into a match: answers, what was redealt, and where its rules were mended. Saves and records keep them as short lists: their fields can be
renamed, not moved."""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec

from .chance import Seed

WITHOUT_A_CHOICE = -1
"""In the place of the story's length: nobody gave this answer, since there was no other."""


class Given(msgspec.Struct, frozen=True, gc=False, array_like=True, tag="given"):
    """An answer given: by whom, which, and how long the story was before it."""

    seat: int
    answer: Any
    story_length: int = 0


class Redealt(msgspec.Struct, frozen=True, gc=False, array_like=True, tag="redealt"):
    """All that `seat` cannot know was redealt at this point."""

    seat: int | None
    seed: Seed
    story_length: int = 0


class Mended(msgspec.Struct, frozen=True, array_like=True, tag="mended"):
    """From here on the rules of this version hold. The table at the start of the step that was open, as they have it; what was put in during that step follows.

    `fallen`: this many answers to that step did not fit any more, and had to be given again.
    """

    version: int
    shape: str
    options: dict[str, Any]
    state: dict[str, Any]
    fallen: int = 0
    story_length: int = 0


Entry: TypeAlias = Given | Redealt | Mended


def is_chosen(entry: Entry) -> bool:
    """Whether somebody put this in: not an answer that was the only one."""
    return not (isinstance(entry, Given) and entry.story_length == WITHOUT_A_CHOICE)


def last_mended(entries: list[Entry]) -> int:
    """How many of these entries came before the present rules held: all up to the last mending. 0 if the rules never changed."""
    return next((n + 1 for n in range(len(entries) - 1, -1, -1) if isinstance(entries[n], Mended)), 0)

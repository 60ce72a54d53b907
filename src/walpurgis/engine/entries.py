"""What is put into a match: answers, and what was dealt anew. Saves and records keep them as short lists: their fields can be renamed, not moved."""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec


class Given(msgspec.Struct, frozen=True, gc=False, array_like=True, tag="given"):
    """An answer given: by whom, which, and how long the story was before it."""

    seat: int
    answer: Any
    story_length: int = 0


class Redealt(msgspec.Struct, frozen=True, gc=False, array_like=True, tag="redealt"):
    """All that `seat` cannot know was dealt anew at this point."""

    seat: int | None
    seed: int
    story_length: int = 0


Entry: TypeAlias = Given | Redealt

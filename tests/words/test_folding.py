"""Several events in one sentence. The table of examples is the one that the browser's own test reads."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from walpurgis.engine import Say, game_named
from walpurgis.words import LANGUAGES, speaker
from walpurgis.words.folding import folded

EXAMPLES: list[dict[str, Any]] = json.loads(Path(__file__).with_name("folding.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: " + ".join(says["id"] for says in example["told"]))
def test_what_one_player_does_is_folded_in_every_language(example: dict[str, Any], language: str) -> None:
    say = speaker(language, game_named(example["game"]))
    assert [say(one) for one in folded(msgspec.convert(example["told"], list[Say]), say)] == example["sentences"][language]

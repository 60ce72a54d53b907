"""One whole game of each kind is told in each language, word by word, with what belongs together in one sentence (`python tools/stories.py`)."""

from __future__ import annotations

from functools import cache

import pytest

from walpurgis.engine import Say, game_named
from walpurgis.words import LANGUAGES, speaker
from walpurgis.words.folding import folded

from .folders import GAMES, ROOT, said
from .tools import tool

STORIES = ROOT / "tests" / "stories"


@cache
def told_today() -> dict[str, str]:
    return dict(tool("stories").stories())


@pytest.mark.parametrize("file", sorted(file.name for file in STORIES.iterdir()))
def test_a_story_is_told_as_it_was_read_aloud(file: str) -> None:
    assert told_today()[file] == (STORIES / file).read_text(encoding="utf-8"), "read it, then write it anew with: python tools/stories.py"


def test_every_game_that_was_played_through_has_a_story_in_each_language() -> None:
    assert {file.name for file in STORIES.iterdir()} == set(told_today())
    assert len(told_today()) % len(LANGUAGES) == 0


def test_what_one_player_does_is_folded_into_one_sentence() -> None:
    say = speaker("en", game_named("nocturne"))
    raven, wolf = Say("seat-0"), Say("seat-1")
    clean, shuffled = Say("event-cleaned-up", {"who": raven}), Say("event-shuffled", {"who": raven})
    drew = Say("event-drew-unseen", {"who": raven, "count": 5})
    assert [say(one) for one in folded([clean, drew], say)] == ["Raven cleans up and draws 5 cards."]
    assert [say(one) for one in folded([clean, shuffled, drew], say)] == ["Raven cleans up, shuffles and draws 5 cards."]
    assert [say(one) for one in folded([shuffled, drew], say)] == ["Raven shuffles.", "Raven draws 5 cards."]
    other = Say("event-drew-unseen", {"who": wolf, "count": 5})
    assert [say(one) for one in folded([clean, other], say)] == ["Raven cleans up.", "Wolf draws 5 cards."]
    assert list(folded([], say)) == []


def test_every_folded_sentence_is_made_of_events_that_there_are() -> None:
    for folder in GAMES:
        messages = {sentence.name for sentence in said(folder, "en")}
        for name in messages:
            first, *others = name.split("--")
            assert all(event in messages for event in (first, *(f"event-{other}" for other in others))) or not others, name

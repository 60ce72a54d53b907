"""A review in the terminal: chances over the game, the dearest decisions in words, JSON for programs, and what is refused."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

from walpurgis.bots import bot_named, play
from walpurgis.cli import app
from walpurgis.engine import Match, game_named
from walpurgis.words import LANGUAGES

SMALL = "template"


@pytest.fixture
def badly_played(tmp_path: Path) -> Path:
    game = game_named(SMALL)
    match = Match.new(game, 2, seed=1)
    play(match, {seat: bot_named("random", game, seat + 1) for seat in range(2)})
    file = tmp_path / "game.json"
    file.write_bytes(msgspec.json.encode(match.record()))
    return file


def shown(*words: str) -> str:
    return CliRunner().invoke(app, ["review", *words], catch_exceptions=False).output


def test_a_review_tells_chances_and_the_dearest_decisions(badly_played: Path) -> None:
    text = shown(str(badly_played), "--lang", "en", "--plain")
    assert "Chance to win over the game\nNorth: move 0: " in text
    assert re.search(r"\n1\. Move \d+, (North|East) gives away \d\d% of the chance to win", text)
    for begin in ("   Asked: Which card do you play?", "   Chosen: ", "   Better: "):
        assert begin in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_in_every_language(language: str, badly_played: Path) -> None:
    text = shown(str(badly_played), "--lang", language, "--plain")
    assert "1. " in text and "$" not in text and "review-" not in text


def test_programs_get_it_as_json(badly_played: Path) -> None:
    found = msgspec.json.decode(shown(str(badly_played), "--json"))
    assert found["game"] == SMALL and found["decisions"][0]["better"][0]["chance"] > 0


def test_what_is_no_record_is_one_sentence(tmp_path: Path, refusal: object) -> None:
    assert callable(refusal)
    nonsense = tmp_path / "nonsense.json"
    nonsense.write_text("{}")
    assert "contains no game record" in refusal("review", str(nonsense), "--lang", "en")
    assert "There is no file" in refusal("review", str(tmp_path / "nothing.json"), "--lang", "en")


BROKEN: dict[str, dict[str, object]] = {
    "too many seats": {"seats": 9},
    "no seat": {"seats": 0},
    "an unknown option": {"options": {"x": 1}},
    "a seed that is none": {"seed": "a"},
    "another deal": {"seed": 987654},
    "a position that is none": {"origin": {"a": 1}},
    "a seat that is not asked": {"entries": [["given", 7, "end", 1]]},
    "an answer that is not offered": {"entries": [["given", 0, "nothing of the kind", 1]]},
    "an answer of another kind": {"entries": [["given", 0, {"a": 1}, 1]]},
    "other rules": {"version": 99},
    "an unknown game": {"game": "chess"},
}


@pytest.mark.parametrize("change", BROKEN.values(), ids=BROKEN)
def test_a_record_that_does_not_fit_is_one_sentence(change: dict[str, object], badly_played: Path, refusal: object) -> None:
    assert callable(refusal)
    record = msgspec.json.decode(badly_played.read_bytes())
    badly_played.write_bytes(msgspec.json.encode({**record, **change}))
    for language in ("en", "de"):
        refusal("review", str(badly_played), "--lang", language)


def test_a_record_that_goes_on_after_its_end_is_one_sentence(badly_played: Path, refusal: object) -> None:
    assert callable(refusal)
    record = msgspec.json.decode(badly_played.read_bytes())
    badly_played.write_bytes(msgspec.json.encode({**record, "entries": record["entries"] * 2}))
    assert f"{badly_played} contains no game record" in refusal("review", str(badly_played), "--lang", "en")

"""A new game from the template: found at once, and lawful."""

from __future__ import annotations

from pathlib import Path

import pytest

from walpurgis.engine import Refused
from walpurgis.terminal.new_game import make_game, prefix_of, title_of
from walpurgis.words import speaker

SAY = speaker("en")


@pytest.mark.parametrize("name", ["", "a", "Cats", "9lives", "black-cat", "black cat", "../cats", "class", "x" * 31, "chaträ"])
def test_bad_names_are_refused_with_a_sentence(name: str, tmp_path: Path) -> None:
    with pytest.raises(Refused, match="lower-case letters"):
        make_game(name, tmp_path, SAY)
    assert list(tmp_path.iterdir()) == []


def test_a_game_that_exists_is_not_made_again(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="already a game template"):
        make_game("template", tmp_path, SAY)


def test_a_folder_that_exists_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "cats").mkdir()
    with pytest.raises(Refused, match="already exists"):
        make_game("cats", tmp_path, SAY)
    assert list((tmp_path / "cats").iterdir()) == []


def test_the_name_is_in_place_everywhere(tmp_path: Path) -> None:
    folder = make_game("black_cat", tmp_path, SAY)
    text = {path.relative_to(folder).as_posix(): path.read_text(encoding="utf-8") for path in folder.rglob("*") if path.is_file()}
    assert not any("TP-" in content or "Template" in content or '"template"' in content for content in text.values())
    assert "class BlackCat" in text["black_cat/game.py"]
    assert 'name = "black_cat"' in text["black_cat/game.py"]
    for language in ("en", "fr", "de", "it", "es"):
        assert "\ntitle = Black Cat\n" in text[f"black_cat/text/{language}.ftl"]
        assert text[f"black_cat/rulebook/{language}.md"].startswith("# Black Cat\n")
        assert "**BC-1**" in text[f"black_cat/rulebook/{language}.md"]


def test_titles_and_numbers_come_from_the_name() -> None:
    assert title_of("black_cat") == "Black Cat"
    assert [prefix_of(name) for name in ("black_cat", "moon", "x2")] == ["BC", "MO", "X"]

"""A new game from the template: found at once, and lawful."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from walpurgis.engine import Refused
from walpurgis.terminal.new_game import make_game, prefix_of, title_of
from walpurgis.words import speaker

SAY = speaker("en")
ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("name", ["", "a", "Cats", "9lives", "black-cat", "black cat", "../cats", "class", "x" * 31, "chaträ"])
def test_bad_names_are_refused_with_a_sentence(name: str, tmp_path: Path) -> None:
    with pytest.raises(Refused, match="small letters"):
        make_game(name, tmp_path, SAY)
    assert list(tmp_path.iterdir()) == []


def test_a_game_that_exists_is_not_made_again(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="already a game sabbat"):
        make_game("sabbat", tmp_path, SAY)


def test_a_folder_that_exists_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "cats").mkdir()
    with pytest.raises(Refused, match="already there"):
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


def test_the_new_game_is_found_played_and_lawful(tmp_path: Path) -> None:
    """Made outside the house, installed as the command says, played by the arena, and held to the laws of every game."""
    folder = make_game("black_cat", tmp_path, SAY)
    site = tmp_path / "site"
    install = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet", "--no-build-isolation", "--no-deps", "--target", str(site)]
    subprocess.run([*install, str(folder)], check=True, capture_output=True, timeout=120)
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(site), os.environ.get("PYTHONPATH", "")]), "LC_ALL": "C.UTF-8"}
    walpurgis = str(Path(sys.executable).parent / "walpurgis")
    listed = subprocess.run([walpurgis, "games"], env=environment, capture_output=True, text=True, check=True, timeout=60)
    assert "black_cat: Black Cat" in listed.stdout
    arena = [walpurgis, "arena", "black_cat", "--bots", "random,random", "--games", "5", "--workers", "1"]
    assert "black_cat: 5 games" in subprocess.run(arena, env=environment, capture_output=True, text=True, check=True, timeout=60).stdout
    laws = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/test_every_game.py", "-k", "black_cat"]
    held = subprocess.run(laws, env=environment, cwd=ROOT, capture_output=True, text=True, timeout=300)
    assert held.returncode == 0, held.stdout[-3000:]
    assert " passed" in held.stdout

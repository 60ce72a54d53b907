"""Finding games, and what a match may be set up with."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from walpurgis.engine import Match, Result, game_named, games
from walpurgis.engine.errors import UnknownGame, UnknownOption, WrongSeats
from walpurgis.engine.game import package_of, shown

from .table import BareGame


def test_games_are_found_by_name_and_the_template_is_not_shown() -> None:
    assert game_named("template") is games()["template"]
    assert package_of(game_named("template")) == "walpurgis.games._template"
    assert "template" in games()
    assert "template" not in shown()
    assert list(games()) == sorted(games())


def test_an_unknown_game_is_refused_and_the_others_are_named() -> None:
    with pytest.raises(UnknownGame, match=f"no game 'whist'; there are {', '.join(shown())}"):
        Match.new("whist")


@pytest.mark.parametrize("seats", [0, 1, 5, -2, True, "3", 2.0, None])
def test_a_wrong_number_of_seats_is_refused(seats: Any) -> None:
    with pytest.raises(WrongSeats, match="template is for 2 to 4 players"):
        Match.new("template", seats)


def test_true_is_no_number_of_seats() -> None:
    with pytest.raises(WrongSeats, match="1 to 3 players, not True"):
        Match.new(BareGame(), True)


@pytest.mark.parametrize("options", [{"moon": 1}, {"hand": "3"}, {"hand": 4}, {"hand": 2.5}, {"hand": None}, [("hand", 3)], "hand=3", 7])
def test_options_that_do_not_exist_or_do_not_fit_are_refused(options: Any) -> None:
    with pytest.raises(UnknownOption, match="template"):
        Match.new("template", options=options)


def test_options_are_given_by_name_or_as_an_object_or_left_out() -> None:
    chosen = game_named("template").Options(hand=2)
    assert [Match.new("template", options=options).options.hand for options in ({"hand": 2}, chosen, None, {})] == [2, 2, 3, 3]


def test_a_game_without_options_says_so() -> None:
    with pytest.raises(UnknownOption, match="its options are: none"):
        Match.new(BareGame(), options={"hand": 2})


def test_equal_scores_share_the_place() -> None:
    result = Result.by_score([4, 7, 7, 1], [])
    assert (result.places, result.winners) == ([3, 1, 1, 4], [1, 2])


STRANGER = """
from tests.broken.sound import Sound
class Stranger(Sound):
    name = "stranger"
GAME = Stranger()
"""
LOOK = """
from walpurgis.engine import Match, games
from walpurgis.engine.game import shown
match = Match.new("stranger", 2)
print(*games(), "|", *shown(), "|", Match.load(match.save()).state == match.state)
"""


@pytest.mark.parametrize(("package", "entry"), [("stranger", "stranger"), ("guests/stranger", "guests")])
def test_a_game_of_another_package_is_found_by_its_entry_point(tmp_path: Path, package: str, entry: str) -> None:
    """The entry point names a game's package, or a package of such packages."""
    files = {f"{package}/__init__.py": "", f"{package}/game.py": STRANGER, f"{entry}/__init__.py": ""}
    files["strangers-1.0.dist-info/METADATA"] = "Metadata-Version: 2.1\nName: strangers\nVersion: 1.0\n"
    files["strangers-1.0.dist-info/entry_points.txt"] = f"[walpurgis.games]\nstrangers = {entry}\n"
    for name, text in files.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    look = f"import sys; sys.path[:0] = [{str(tmp_path)!r}, '.']\n{LOOK}"
    root = Path(__file__).parent.parent.parent
    said = subprocess.run([sys.executable, "-c", look], cwd=root, capture_output=True, text=True, check=True).stdout
    found, offered, same = (part.split() for part in said.split("|"))
    assert found == sorted([*games(), "stranger"])
    assert offered == sorted([*shown(), "stranger"])
    assert same == ["True"]

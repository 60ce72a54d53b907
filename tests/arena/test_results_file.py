"""Results are written as they come; an interrupted run goes on where it stopped, and says so if it cannot."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from tests.arena.full_disk import room_for
from walpurgis.arena import Report, Tournament, check, play_all, run
from walpurgis.arena.optional import MissingExtra
from walpurgis.arena.results_file import BadResults, ResultsFile

BOTS = ["thumb", "random"]


def into(file: Path, games: int = 8, seed: int = 4) -> Report:
    return play_all(Tournament.of("template", BOTS, games, seed), out=file).report


def numbers(file: Path) -> list[int]:
    return [json.loads(line)["number"] for line in file.read_text().splitlines()[1:]]


class Interrupted(Exception):
    pass


def interrupt(done: int, games: int) -> None:
    if done >= 3:
        raise Interrupted


def test_an_interrupted_run_goes_on_where_it_stopped(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    with pytest.raises(Interrupted):
        play_all(Tournament.of("template", BOTS, 8, 4), progress=interrupt, out=file)
    before = numbers(file)
    assert 3 <= len(before) < 8
    assert into(file) == run("template", BOTS, 8, 4)
    assert numbers(file)[: len(before)] == before
    assert sorted(numbers(file)) == list(range(8))


def test_a_line_that_was_not_written_whole_is_played_again(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    whole = into(file)
    file.write_bytes(file.read_bytes()[:-20])
    assert into(file) == whole
    assert sorted(numbers(file)) == list(range(8))


def test_a_file_whose_first_line_was_not_written_whole_is_begun_anew(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    whole = into(file)
    text = file.read_bytes()
    for torn in (1, 40, text.index(b"\n")):
        file.write_bytes(text[:torn])
        assert into(file) == whole
        assert file.read_bytes().startswith(text[: text.index(b"\n") + 1]) and sorted(numbers(file)) == list(range(8))


def test_more_games_can_be_added_and_fewer_looked_at(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    into(file)
    assert into(file, games=12) == run("template", BOTS, 12, 4)
    assert into(file, games=4) == run("template", BOTS, 4, 4)
    assert len(numbers(file)) == 12


def test_a_file_of_another_run_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    into(file)
    before = file.read_bytes()
    with pytest.raises(BadResults, match="another run: seed differ"):
        into(file, seed=5)
    with pytest.raises(BadResults, match="another run: type"):
        check("template", 3, 4, out=file)
    assert file.read_bytes() == before


@pytest.mark.parametrize("text", ["", "dear diary", "dear diary\n", '{"type": "games"}\n'])
def test_only_an_empty_file_or_one_of_results_is_written(tmp_path: Path, text: str) -> None:
    file = tmp_path / "run.jsonl"
    file.write_text(text)
    if not text:
        assert into(file).games == 8
        return
    with pytest.raises(BadResults, match="no file of results"):
        into(file)
    assert file.read_text() == text


def test_a_place_where_nothing_can_be_written_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadResults, match="cannot be written"):
        into(tmp_path / "nowhere" / "run.jsonl")


def test_two_runs_do_not_write_one_file(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    held = ResultsFile(file, Tournament.of("template", BOTS, 8, 4))
    with pytest.raises(BadResults, match="another run writes"):
        into(file)
    held.close()
    assert into(file).games == 8


def test_a_line_that_is_no_result_is_named(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    into(file)
    lines = file.read_text().splitlines()
    for wrong in ("{}", "[1, 2]", "dear diary", '{"bots": [0, 1], "number": "many"}'):
        file.write_text("\n".join([*lines[:3], wrong, *lines[3:]]) + "\n")
        with pytest.raises(BadResults, match="line 4 of"):
            into(file)


OUTCOME = {"bots": [0, 1], "number": 3, "sits": [1, 0], "scores": [1, 2], "places": [2, 1], "decisions": [3, 3]}
"""A game as it could be in the file."""


@pytest.mark.parametrize(
    "wrong",
    [
        {"bots": [0, 2]},  # there are two bots
        {"bots": [1, 1]},
        {"bots": [], "sits": [], "scores": [], "places": [], "decisions": []},
        {"number": -1},
        {"sits": [0, 1]},  # in game 3 they sit the other way round
        {"scores": [1]},
        {"places": [2, 1, 3]},
        {"places": [1, 0]},
        {"decisions": []},
        {"thought": [0.5]},
        {"first": 2},
        {"groups": [[2, "a", "b"]]},
        {"faults": [{"game": 3, "bot": 2, "seat": 0, "prompt": "play", "what": ""}]},
    ],
    ids=str,
)
def test_a_game_that_cannot_be_of_this_run_is_refused_with_its_line(tmp_path: Path, wrong: dict[str, object]) -> None:
    file = tmp_path / "run.jsonl"
    into(file)
    lines = file.read_text().splitlines()
    file.write_text("\n".join([*lines[:3], json.dumps(OUTCOME), *lines[3:]]) + "\n")
    assert into(file).games == 8
    file.write_text("\n".join([*lines[:3], json.dumps(OUTCOME | wrong), *lines[3:]]) + "\n")
    with pytest.raises(BadResults, match=r"line 4 of .* is no result"):
        into(file)


@pytest.mark.parametrize("wrong", ["[-1,2,3,[]]", "[0,3,3,[]]", "[0,2,-1,[]]"])
def test_random_games_that_cannot_be_of_this_run_are_refused_with_their_line(tmp_path: Path, wrong: str) -> None:
    file = tmp_path / "laws.jsonl"
    check("template", 2, 4, players=2, out=file)
    with file.open("a") as kept:
        kept.write(f"[5,2,3,[]]\n{wrong}\n")
    with pytest.raises(BadResults, match="line 5 of"):
        check("template", 2, 4, players=2, out=file)


def test_a_disk_that_fills_up_ends_the_run_with_a_sentence_and_loses_no_game_before(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    into(file, games=4)
    with room_for(1000), pytest.raises(BadResults, match=r"cannot be written \(File too large"):
        into(file, games=40)
    text = file.read_bytes()
    assert len(text) == 1000 and not text.endswith(b"\n")
    assert into(file, games=40) == run("template", BOTS, 40, 4)
    assert file.read_bytes().startswith(text[: text.rindex(b"\n") + 1]) and numbers(file) == list(range(40))


def test_a_disk_without_room_for_the_first_line_is_one_sentence_and_the_file_begun_anew(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    with room_for(20), pytest.raises(BadResults, match=r"cannot be written \(File too large"):
        into(file)
    assert not file.exists()
    file.write_bytes(b"")
    with room_for(20), pytest.raises(BadResults, match="cannot be written"):
        into(file)
    assert len(file.read_bytes()) <= 20, "a file that was there stays there"
    assert into(file) == run("template", BOTS, 8, 4)


def test_where_nothing_can_be_played_no_file_is_left_and_an_old_one_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    file, task = tmp_path / "run.jsonl", Tournament.of("template", BOTS, 8, 4)
    with pytest.raises(MissingExtra):
        play_all(task, out=file, ray="10.0.0.1:6379")
    assert not file.exists()
    whole = into(file)
    with pytest.raises(MissingExtra):
        play_all(task, out=file, ray="10.0.0.1:6379")
    assert into(file) == whole


@pytest.mark.parametrize("place", [".", "/dev/null"])
def test_what_is_no_file_is_refused(place: str) -> None:
    with pytest.raises(BadResults, match="is no file"):
        into(Path(place))

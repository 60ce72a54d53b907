"""What a run leaves behind when its disk is full, its reader gone or its user tired of waiting: files that are whole or not there, and one sentence."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from time import sleep

import pytest

from tests.arena.full_disk import room_for
from tests.typed import run
from walpurgis.arena import Tournament, play_all
from walpurgis.arena.whole_files import can_be_written, whole
from walpurgis.words import LANGUAGES, speaker

PROGRAM = [sys.executable, "-c", "from walpurgis.cli import main; main()"]
MATCH = ["arena", "template", "--bots", "thumb,random", "--workers", "1", "--lang", "en"]


def names(folder: Path) -> list[str]:
    return sorted(file.name for file in folder.iterdir())


def test_a_file_takes_its_place_when_everything_is_in(tmp_path: Path) -> None:
    file = tmp_path / "page"
    file.write_text("old")
    with whole(file) as beside:
        beside.write_text("new")
        assert file.read_text() == "old"
    assert file.read_text() == "new" and names(tmp_path) == ["page"]


def test_a_file_that_fails_halfway_leaves_the_old_one_and_nothing_beside_it(tmp_path: Path) -> None:
    file = tmp_path / "page"
    file.write_text("old")
    with pytest.raises(KeyboardInterrupt), whole(file) as beside:
        beside.write_text("ne")
        raise KeyboardInterrupt
    assert file.read_text() == "old" and names(tmp_path) == ["page"]


def test_a_link_stays_one_and_what_it_names_is_written(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to("page")
    with whole(tmp_path / "link") as beside:
        beside.write_text("new")
    assert (tmp_path / "link").is_symlink() and (tmp_path / "page").read_text() == "new"


def test_whether_a_file_can_be_written_is_found_out_without_leaving_anything(tmp_path: Path) -> None:
    can_be_written(tmp_path / "page")
    for wrong in (tmp_path / "nowhere" / "page", tmp_path / ("x" * 300)):
        with pytest.raises(OSError):
            can_be_written(wrong)
    assert names(tmp_path) == []


@pytest.mark.parametrize("option", ["--report", "--parquet"])
def test_without_room_for_a_file_the_old_one_stays_and_the_table_is_shown(tmp_path: Path, option: str) -> None:
    pytest.importorskip({"--report": "altair", "--parquet": "polars"}[option])
    file = tmp_path / "file"
    file.write_text("old")
    with room_for(1000):
        shown = run(*MATCH, "--games", "100", option, str(file))
    assert str(shown.exception) == f"{file} cannot be written (File too large)." and "template: 100 games" in shown.output
    assert "Written" not in shown.output and file.read_text() == "old" and names(tmp_path) == ["file"]


def test_a_full_disk_in_mid_run_is_one_sentence(tmp_path: Path, refusal: object) -> None:
    assert callable(refusal)
    with room_for(1000):
        said = refusal(*MATCH, "--games", "100", "--out", str(tmp_path / "run.jsonl"))
    assert said == f"walpurgis: {tmp_path / 'run.jsonl'} cannot be written (File too large).\n"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no disk here that is always full")
def test_results_that_find_no_room_are_one_sentence() -> None:
    environment = os.environ | {"WALPURGIS_LANG": "en"}
    with open("/dev/full", "w") as full:
        ended = subprocess.run([*PROGRAM, *MATCH, "--games", "2", "--json"], stdout=full, stderr=subprocess.PIPE, text=True, env=environment, timeout=60)
    assert (ended.returncode, ended.stderr) == (2, "walpurgis: There is no room left to write (No space left on device).\n")


def test_whoever_reads_may_go_and_the_files_are_written_without_a_word(tmp_path: Path) -> None:
    pytest.importorskip("polars")
    read, write = os.pipe()
    os.close(read)
    command = [*PROGRAM, *MATCH, "--games", "4", "--parquet", str(tmp_path / "run.parquet")]
    ended = subprocess.run(command, stdout=write, stderr=subprocess.PIPE, text=True, timeout=60)
    os.close(write)
    assert ended.stderr == "" and names(tmp_path) == ["run.parquet"]


@pytest.mark.parametrize("kept", [True, False])
def test_an_interrupted_run_says_what_to_do(tmp_path: Path, kept: bool) -> None:
    """Ctrl-C in a real process. The worker writes something beside the file, so that it can be seen from outside that games are played."""
    file, seen = tmp_path / "run.jsonl", tmp_path / "seen"
    program = tmp_path / "bot.py"
    program.write_text(f"open({str(seen)!r}, 'w')\nimport sys\nsys.stdin.read()\n")
    bots = "thumb,random" if kept else f"random,program:{sys.executable} {program}"
    command = [*PROGRAM, *MATCH, "--games", "1000000", "--bots", bots, *(["--out", str(file)] if kept else [])]
    going = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    until(lambda: file.exists() and file.read_bytes().count(b"\n") > 4 if kept else seen.exists())
    going.send_signal(signal.SIGINT)
    out, err = going.communicate(timeout=60)
    assert (going.returncode, out) == (130, "")
    if not kept:
        assert err == "Interrupted. No game was kept; with --out FILE, the same command could continue.\n"
        return
    assert err == f"Interrupted. The same command continues from {file}.\n"
    task = Tournament.of("template", ["thumb", "random"], 4)
    before = file.read_bytes()
    assert play_all(task, out=file).report == play_all(task).report
    assert before.startswith(file.read_bytes()), "nothing had to be played again"


def until(happened: Callable[[], bool]) -> None:
    """Wait for it, but not for ever."""
    for _ in range(600):
        if happened():
            return
        sleep(0.05)
    pytest.fail("it did not happen")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_to_do_is_said_in_every_language(language: str) -> None:
    say = speaker(language)
    assert "--out" in say.text("arena-interrupted") and "run.jsonl" in say.text("arena-interrupted-kept", file="run.jsonl")

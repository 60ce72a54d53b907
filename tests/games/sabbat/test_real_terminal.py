"""Sabbat Magica played with the real command in a real terminal."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Any

import pexpect  # type: ignore[import-untyped]
import pytest

from tests.terminal.real import ESCAPES, WALPURGIS, table

ASKED = "(?:Red|Green|Blue|Yellow) > $"
ASKED_IN_GERMAN = "(?:Rot|Grün|Blau|Gelb) > $"


def test_a_whole_game_by_always_answering_one_ends_with_the_account() -> None:
    game = table("play", "sabbat", "--seed", "9", "--bots", "random")
    for _ in range(400):
        if game.expect([ASKED, "Final scores"]) == 1:
            break
        game.sendline("1")
    game.expect("wins with|share the victory")
    game.expect("Enter leaves")
    game.sendline("")
    game.expect(pexpect.EOF)
    game.close()
    assert game.exitstatus == 0


@pytest.mark.parametrize("width", [80, 100])
def test_no_line_on_the_screen_is_wider_than_the_terminal(width: int) -> None:
    game = table("play", "sabbat", "--seed", "9", "--players", "2", width=width)
    game.expect(ASKED)
    assert game.before is not None
    lines = ESCAPES.sub("", game.before).splitlines()
    assert max(len(line) for line in lines) <= width
    assert any("Turgapel" in line for line in lines)
    game.sendline("quit")
    game.expect(pexpect.EOF)


def test_the_end_of_input_leaves_cleanly() -> None:
    game = table("play", "sabbat", "--seed", "9", "--players", "2")
    game.expect(ASKED)
    game.sendeof()
    game.expect("the match is not saved")
    game.expect(pexpect.EOF)
    game.close()
    assert game.exitstatus == 0


def test_an_interrupt_leaves_cleanly() -> None:
    game = table("play", "sabbat", "--seed", "9", "--players", "2")
    game.expect(ASKED)
    game.sendintr()
    game.expect("the match is not saved")
    game.expect(pexpect.EOF)
    game.close()
    assert game.exitstatus == 0


def secret_of_the_first(*words: str, terminal: str = "xterm-256color") -> Any:
    """Two people at one terminal; the first has sent five ghosts in secret, and nobody has passed the table yet."""
    game = table("play", "sabbat", "--seed", "9", "--players", "2", "--bots", "", *words, height=30, TERM=terminal)
    game.expect("Press Enter")
    game.sendline("")
    game.expect("> $")
    game.sendline("inv:5")
    game.expect("inv:5")
    return game


def test_a_plain_screen_is_wiped_too() -> None:
    game = secret_of_the_first("--plain")
    game.expect("Pass the table to")
    assert game.before.endswith("\x1b[2J\x1b[H\x1b[3J")
    game.close()


def test_a_screen_that_cannot_be_wiped_is_pushed_away() -> None:
    game = secret_of_the_first(terminal="dumb")
    game.expect("Pass the table to")
    assert game.before.count("\n") >= 30
    assert "\x1b" not in game.before
    game.close()


def test_the_arrow_keys_do_not_bring_back_what_another_person_typed() -> None:
    game = secret_of_the_first("--plain")
    game.expect("Press Enter")
    game.sendline("")
    game.expect("> $")
    game.send("\x1b[A")  # the key Up
    game.sendline("help")
    game.expect("leave the table")
    assert "help" in game.before
    assert "inv:5" not in game.before
    game.sendline("quit")
    game.expect(pexpect.EOF)


def test_the_language_comes_from_the_environment() -> None:
    game = table("play", "sabbat", "--seed", "9", "--players", "2", LC_ALL="de_DE.UTF-8", PYTHONUTF8="1")
    game.expect(ASKED_IN_GERMAN)
    game.sendline("quit")
    game.expect(pexpect.EOF)


@pytest.mark.parametrize("plain", [["--plain"], []], ids=["asked for", "in a pipe"])
def test_plain_output_has_no_escape_codes_and_no_boxes(plain: list[str]) -> None:
    words = ["play", "sabbat", "--seed", "9", "--players", "2", "--lang", "fr", *plain]
    done = subprocess.run([WALPURGIS, *words], input="3\n?\nboard\nquit\n", capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    assert all(sign == "\n" or " " <= sign <= "~" or (sign <= "\xff" and sign.isalpha()) for sign in done.stdout)
    assert "[SM-" in done.stdout


def test_a_saved_match_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    game = table("play", "sabbat", "--seed", "9", "--players", "2")
    game.expect(ASKED)
    game.sendline("inv:2")
    game.expect(ASKED)
    game.sendline(f"save {file}")
    game.expect(ASKED)
    game.sendline("quit")
    game.expect(pexpect.EOF)
    again = table("play", "sabbat", "--load", str(file))
    again.expect("What do you do with this action")
    again.sendline("log")
    again.expect("sends 2 ghosts")
    again.close()

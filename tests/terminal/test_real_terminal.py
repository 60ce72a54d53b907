"""A real terminal passed from hand to hand."""

from __future__ import annotations

from .real import table


def test_the_screen_is_wiped_before_it_is_passed_on() -> None:
    game = table("play", "template", "--seed", "4", "--players", "2", "--bots", "")
    game.expect("Pass the table to North")
    game.sendline("")
    game.expect(r"North: Which card do you play\?")
    game.expect(r"card (\d+)")
    assert game.match is not None
    game.sendline(game.match.group(1))
    game.expect("\x1b\\[3J")
    game.expect("Pass the table to East")
    game.sendline("")
    game.expect(r"East: Which card do you play\?")
    game.close()

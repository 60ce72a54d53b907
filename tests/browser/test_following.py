"""Following the others: the bar tells their turn, the log has turns and names, the last turns are shown again, the end says how it came about."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.some_game import SOME
from walpurgis.engine.game import shown

from .fixtures import Welcome
from .guest import Guest, play_out


def test_while_others_play_the_bar_tells_their_turn(welcome: Welcome) -> None:
    anna, bela = welcome().named("Anna"), welcome().named("Bela")
    table = anna.lay("me", "open", game="nocturne", start=False)
    bela.go(f"/t/{table}").page.get_by_role("button", name="Sit down").click()
    anna.go(f"/t/{table}").page.get_by_role("button", name="Start the game").click()
    anna.until(lambda: bool(anna.latest and anna.latest["waiting"]), "the game has begun")
    playing, waiting = (anna, bela) if anna.position["waiting"] == [0] else (bela, anna)
    name = "Anna" if playing is anna else "Bela"
    playing.asked()
    assert playing.answered(playing.page.get_by_role("button", name="Play all plain Treasures").first.click)
    expect(waiting.page.locator(".waiting .wait")).to_contain_text("Waiting for")
    expect(waiting.page.locator(".waiting .now .named").first).to_have_text(name)
    turn = waiting.page.locator(".drawer li.turn").last
    expect(turn.locator(".named")).to_have_text(name)
    expect(playing.page.locator(".drawer li.turn.mine").last).to_contain_text("you")


@pytest.mark.parametrize("game", shown())
def test_the_last_turns_are_shown_again_and_a_click_ends_it(game: str, guest: Guest) -> None:
    guest.go(f"/t/{guest.lay('me', 'random', game=game, undo='free')}").asked()

    def somebody_else_has_played() -> bool:
        """Bots are quick: what was heard is looked through, not only what holds now."""
        return guest.offer is not None and any(at["waiting"] == [1] for at in guest.of("position"))

    play_out(guest, until=somebody_else_has_played)
    guest.tool("What happened since my turn").click()
    skip = guest.page.get_by_role("button", name="Skip", exact=True)
    expect(skip).to_be_visible()
    skip.click()
    expect(skip).to_have_count(0)
    guest.asked()


def test_the_speed_is_kept(guest: Guest) -> None:
    guest.go(f"/t/{guest.lay('me', 'random')}").asked()
    guest.page.keyboard.press("s")
    speed = guest.page.get_by_label("Others’ turns")
    speed.select_option("slow")
    guest.page.reload()
    guest.asked()
    guest.page.keyboard.press("s")
    expect(speed).to_have_value("slow")


def test_the_winner_is_told_so_and_sees_how_the_points_came(guest: Guest) -> None:
    table = guest.lay("me", "random", game=SOME, undo="free")
    guest.go(f"/t/{table}").asked()
    play_out(guest)
    won = guest.position["result"]["places"][0] == 1
    expect(guest.prompt).to_contain_text(re.compile("^You (win|share)") if won else re.compile("wins? |share"))
    account = guest.page.locator(".account")
    expect(account.get_by_role("img", name="Points over the game")).to_be_visible()
    expect(account.locator("th.me")).to_contain_text("you")


def test_a_lesson_ends_in_a_game(guest: Guest) -> None:
    guest.go(f"/learn/{SOME}")
    end = guest.page.get_by_role("button", name="Play a real game")
    on = guest.page.get_by_role("button", name=re.compile("^(Go on|Continue|Skip|Next)"))
    for _ in range(400):
        expect(end.or_(on).first).to_be_visible()
        if end.count():
            break
        on.first.click()
    end.click()
    guest.asked()

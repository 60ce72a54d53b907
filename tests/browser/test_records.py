"""Finished games: watched again, kept as files, opened from files, gone on with; and the lesson made of a recorded game."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import expect

from tests.some_game import SOME

from .guest import Guest


def test_a_finished_game_is_watched_again_with_its_talk_at_its_place(guest: Guest) -> None:
    table = guest.lay("me", "thumb", game="template", seed=3)
    guest.go(f"/t/{table}")
    guest.tool("Chat").click()
    guest.page.get_by_label("Say something").fill("By candlelight, then.")
    guest.page.keyboard.press("Enter")
    expect(guest.page.locator(".chat li")).to_have_count(1)
    guest.play_on(50)
    told = guest.log()
    guest.page.get_by_role("link", name="Watch again").click()
    moment = guest.page.get_by_role("slider", name="Position in the game")
    expect(moment).to_have_value("0")
    expect(guest.lines).to_have_count(len(told))
    again = guest.lines.all_inner_texts()
    assert "Bruno draws a card." in told
    assert "Bruno draws a card." not in again  # the game is over, and nothing is secret any more
    expect(guest.page.locator(".drawer .said")).to_contain_text("By candlelight, then.")
    guest.page.get_by_role("button", name="Next step").click()
    expect(moment).to_have_value("1")
    guest.lines.last.click()
    expect(guest.page.locator(".account")).to_be_visible()
    guest.page.get_by_label("View as").select_option("1")
    guest.page.keyboard.press("Home")
    expect(guest.page.locator(".plain .card").first).to_be_visible()


def test_a_record_is_opened_walked_through_and_saved_again(guest: Guest, kept: Path) -> None:
    guest.go("/replay").page.locator("input[type=file]").set_input_files(kept)
    moment = guest.page.get_by_role("slider", name="Position in the game")
    expect(moment).to_have_value("0")
    guest.page.get_by_role("button", name="Play", exact=True).click()
    expect(moment).to_have_value(re.compile(r"^([2-9]|\d\d+)$"))  # it goes on by itself; a slow look may miss the 2
    guest.page.get_by_role("button", name="Pause").click()
    moment.press("End")
    expect(guest.page.locator(".account")).to_be_visible()
    with guest.page.expect_download() as saved:
        guest.page.get_by_role("button", name="Save the record").click()
    assert json.loads(Path(saved.value.path()).read_text(encoding="utf-8")) == json.loads(kept.read_text(encoding="utf-8"))


def test_one_goes_on_from_a_moment_of_a_record(guest: Guest, kept: Path) -> None:
    guest.go("/replay").page.locator("input[type=file]").set_input_files(kept)
    guest.page.get_by_role("slider", name="Position in the game").fill("20")
    guest.page.get_by_label("View as").select_option("1")
    guest.page.get_by_role("button", name="Continue from here against bots").click()
    guest.until(lambda: guest.offer is not None, "I am asked")
    guest.play_on(3)
    assert guest.position["seat"] == 1
    assert guest.position["seq"] > 20


def test_what_is_no_record_is_refused_kindly(guest: Guest, tmp_path: Path) -> None:
    nothing = tmp_path / "nothing.json"
    nothing.write_text("not a record", encoding="utf-8")
    guest.go("/replay").page.locator("input[type=file]").set_input_files(nothing)
    expect(guest.page.locator(".refusal")).to_contain_text("not a record")


def test_the_lesson_is_learnt_to_its_end(guest: Guest) -> None:
    guest.go(f"/learn/{SOME}")
    notes, count = guest.page.locator(".notes"), guest.page.locator(".notes .count")
    expect(count).to_be_visible()
    steps = 0
    while not notes.locator(".begin").count():
        shown = count.inner_text()
        go_on = notes.get_by_role("button", name="Continue")
        clicks = 0
        while count.inner_text() == shown:
            if go_on.count():
                go_on.click()
            else:
                guest.next_target(clicks).click()
            guest.drawn()
            clicks += 1
            assert clicks < 20, f"no way on from {shown}"
        steps += 1
    assert steps > 10
    notes.locator(".begin").click()
    expect(guest.page).to_have_url(re.compile(r"/t/"))

"""The review of a finished game: chances as a picture, the dearest decisions, and the way from each of them to its moment, by mouse and by keyboard."""

from __future__ import annotations

import json
import re
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import expect

from walpurgis.bots import bot_named, play
from walpurgis.engine import Match, game_named

from .fixtures import Welcome
from .guest import Guest
from .looks import axe_has_nothing_to_say

SMALL = "template"


@pytest.fixture(scope="module")
def badly_played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a small game in which both seats played at random, and somebody gave something away."""
    game = game_named(SMALL)
    match = Match.new(game, 2, seed=2)
    play(match, {seat: bot_named("random", game, seat + 1) for seat in range(2)})
    file = tmp_path_factory.mktemp("records") / "badly.json"
    file.write_bytes(msgspec.json.encode(match.record()))
    return file


def test_a_finished_table_leads_to_its_review(guest: Guest) -> None:
    guest.go(f"/t/{guest.lay('me', 'thumb', game=SMALL, seed=3)}")
    guest.play_on(50)
    guest.page.get_by_role("link", name="Review").click()
    picture = guest.page.get_by_role("img", name="Chance to win over the game")
    expect(picture).to_be_visible()
    assert re.search(r"\d+ %, .*\d+ %", picture.get_attribute("aria-label") or "")
    expect(guest.page.get_by_role("heading", name="The decisions that cost most")).to_be_visible()


@pytest.mark.parametrize("width", [1440, 390])
def test_a_decision_leads_to_its_moment_and_says_what_was_better(width: int, welcome: Welcome, badly_played: Path) -> None:
    guest = welcome(viewport={"width": width, "height": 844})
    guest.go("/replay").page.locator("input[type=file]").set_input_files(badly_played)
    slider = guest.page.get_by_role("slider", name="Position in the game")
    expect(slider).to_have_value("0")
    guest.page.keyboard.press("r")
    expect(guest.page.get_by_role("img", name="Chance to win over the game")).to_be_visible()
    decision = guest.page.locator(".review .decision").first
    moment = (decision.locator("small").inner_text()).removeprefix("Show move ")
    decision.focus()
    guest.page.keyboard.press("Enter")
    expect(decision).to_have_attribute("aria-expanded", "true")
    expect(slider).to_have_value(moment)
    expect(guest.page.locator(".review .more")).to_contain_text("Chosen: ")
    expect(guest.page.locator(".review .more li").first).to_contain_text("% to win")
    axe_has_nothing_to_say(guest, {"review": lambda: None})


def test_a_click_into_the_picture_goes_to_that_moment(guest: Guest, badly_played: Path) -> None:
    guest.go("/replay").page.locator("input[type=file]").set_input_files(badly_played)
    guest.page.get_by_role("slider", name="Position in the game").wait_for()
    guest.page.keyboard.press("r")
    area = guest.page.locator(".review .area")
    box = area.bounding_box()
    assert box is not None
    guest.page.mouse.click(box["x"] + box["width"] - 1, box["y"] + 5)
    end = len(json.loads(badly_played.read_text(encoding="utf-8"))["entries"])
    expect(guest.page.get_by_role("slider", name="Position in the game")).to_have_value(str(end))

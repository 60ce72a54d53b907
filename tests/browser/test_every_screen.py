"""Phones, narrow windows and 200 % zoom: nothing scrolls sideways, everything offered can be hit, nothing is lost."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.some_game import SOME
from walpurgis.lessons import taught

from .fixtures import Welcome
from .looks import PHONE, SIDEWAYS, ZOOMED, can_be_hit, can_be_seen, fits, play_on_a_small_screen


@pytest.mark.parametrize("screen", [PHONE, ZOOMED], ids=["phone", "zoomed"])
@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_no_page_scrolls_sideways(screen: dict[str, Any], locale: str, welcome: Welcome) -> None:
    guest = welcome(locale=locale, **screen)
    table = guest.lay("me", "thumb", "thumb", seed=6)
    lobby = guest.lay("me", "open", start=False)
    for path in ("/", f"/rules/{SOME}", "/about", "/replay", f"/t/{lobby}", f"/t/{table}", f"/replay/{table}", f"/learn/{SOME}"):
        guest.go(path)
        expect(guest.page.locator("h1, h2, .stage").first).to_be_attached()
        guest.drawn()
        assert (path, guest.page.evaluate(SIDEWAYS)) == (path, [])


@pytest.mark.parametrize("screen", [PHONE, ZOOMED], ids=["phone", "zoomed"])
def test_turns_are_played_and_whatever_is_offered_can_be_hit(screen: dict[str, Any], welcome: Welcome) -> None:
    guest = welcome(**screen)
    guest.go(f"/t/{guest.lay('me', 'thumb', seed=6)}")
    play_on_a_small_screen(guest, *([can_be_hit] if screen is PHONE else []))


@pytest.mark.parametrize("game", [game.name for game in taught()])
@pytest.mark.parametrize("locale", ["en-GB", "de-DE", "fr-FR"])
def test_on_a_tablet_every_step_of_a_lesson_shows_its_note(game: str, locale: str, welcome: Welcome) -> None:
    guest = welcome(locale=locale, viewport={"width": 1024, "height": 768})
    guest.go(f"/learn/{game}")
    notes = guest.page.locator(".notes")
    expect(notes).to_be_visible()
    for step in range(1, 60):
        guest.drawn()
        assert (step, guest.page.evaluate(SIDEWAYS)) == (step, [])
        can_be_seen(guest, notes)
        can_be_seen(guest, notes.locator(".note, .told, .btn"))
        if notes.locator(".begin").count():
            return
        notes.locator(".row .btn").last.click()
        expect(notes.locator(".count")).to_contain_text(str(step + 1))
    pytest.fail("the lesson has no end")


def test_on_a_phone_the_sheets_open_and_close(welcome: Welcome) -> None:
    guest = welcome(**PHONE)
    guest.go(f"/t/{guest.lay('me', 'thumb', seed=6)}")
    things = guest.page.locator(".mine .things")
    expect(things).to_be_hidden()
    guest.page.get_by_role("button", name="My area").click()
    expect(things).to_be_visible()
    fits(guest)
    guest.page.get_by_role("button", name="Minimise").click()
    expect(things).to_be_hidden()
    guest.page.get_by_role("button", name="Show or hide").first.click()
    expect(guest.page.locator(".rival .body").first).to_be_visible()
    fits(guest)
    guest.tool("Log").click()
    expect(guest.page.locator(".drawer")).to_be_in_viewport()
    guest.page.locator(".drawer").get_by_role("button", name="Close").click()
    expect(guest.page.locator(".drawer")).to_have_count(0)

"""Pictures of every page and of each phase at the table, on three screens and in two languages, kept in artifacts/screenshots to be looked at."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.some_game import SOME

from .fixtures import PICTURES, Welcome
from .guest import Guest

SCREENS = {"desk": (1440, 900), "tablet": (1024, 768), "phone": (390, 844)}
PHASES = {"invoke-first", "action", "magician", "effect", "ghosts", "arrive", "invoke", "bonus"}


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
@pytest.mark.parametrize("screen", SCREENS)
def test_every_page_sits_for_its_picture(screen: str, locale: str, welcome: Welcome, kept: Path) -> None:
    width, height = SCREENS[screen]
    guest = welcome(locale=locale, viewport={"width": width, "height": height}).named("Ann")

    def picture(name: str) -> None:
        guest.drawn()
        file = PICTURES / f"{name}-{screen}-{locale[:2]}.png"
        guest.page.screenshot(path=file)
        assert file.stat().st_size > 20_000, f"{file.name} is as good as empty"

    PICTURES.mkdir(parents=True, exist_ok=True)
    table = guest.lay("me", "thumb", "thumb", seed=6)
    lobby = guest.lay("me", "open", "thumb", start=False)
    for name, path, there in (
        ("home", "/", "article"), ("lobby", f"/t/{lobby}", ".seats"), ("rules", f"/rules/{SOME}", ".rule"), ("learn", f"/learn/{SOME}", ".notes"),
        ("about", "/about", "h1"),
    ):  # fmt: skip
        guest.go(path)
        expect(guest.page.locator(there).first).to_be_visible()
        picture(name)
    guest.go(f"/t/{table}")
    seen = phases(guest, picture)
    assert {"invoke-first", "action", "magician", "effect", "ghosts"} <= seen
    guest.go("/replay").page.locator("input[type=file]").set_input_files(kept)
    moment = guest.page.locator(".bar input[type=range]")
    moment.fill("90")
    picture("replay")
    moment.press("End")
    expect(guest.page.locator(".account")).to_be_visible()
    picture("account")


def phases(guest: Guest, picture: Callable[[str], None], most: int = 60) -> set[str]:
    """Play on, and take a picture of each kind of question when it comes first."""
    seen: set[str] = set()
    for turn in range(most):
        if seen >= PHASES:
            break
        guest.asked()
        assert guest.offer
        if guest.offer["prompt"] not in seen:
            seen.add(guest.offer["prompt"])
            picture(f"table-{guest.offer['prompt']}")
        guest.click_what_glows(turn)
    return seen

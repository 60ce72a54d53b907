"""The board of Sabbat Magica: a sign that comes and goes, and four players on a tablet."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.fixtures import Welcome, played, written
from tests.browser.guest import Guest
from tests.browser.looks import fits


@pytest.fixture(scope="session")
def boosted(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game of Sabbat Magica between two who choose blindly, up to where one of them has opened Booster, as a file."""
    games = (played("random", seed, lambda match: match.state.booster, "sabbat") for seed in itertools.count())
    return written(next(match for match in games if match.state.booster), tmp_path_factory)


def test_booster_has_its_sign_on_the_board_while_it_works(guest: Guest, boosted: Path) -> None:
    guest.go("/replay").page.locator("input[type=file]").set_input_files(boosted)
    moment, sign = guest.page.get_by_role("slider", name="Position in the game"), guest.page.locator(".board .booster")
    expect(moment).to_have_value("0")
    expect(sign).to_have_count(0)
    moment.press("End")
    expect(sign).to_contain_text("two steps")


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_on_a_tablet_four_players_see_the_question_the_board_and_their_things_at_once(locale: str, welcome: Welcome) -> None:
    guest = welcome(locale=locale, viewport={"width": 1024, "height": 768})
    guest.go(f"/t/{guest.lay('me', 'thumb', 'thumb', 'thumb', game='sabbat', seed=6)}").asked()
    assert guest.offer and guest.offer["prompt"].startswith("invoke")
    fits(guest)
    for part in (".prompt", ".board", ".mine .things"):
        expect(guest.page.locator(part)).to_be_in_viewport(ratio=0.99)

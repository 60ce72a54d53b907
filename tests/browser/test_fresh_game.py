"""A game that the built client has never heard of has its words, its rulebook and a table to play at in the browser."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.fresh import NAME, WAYS, fresh

from .fixtures import Welcome
from .serving import Serving


@pytest.fixture(scope="module", params=WAYS)
def house_with_it(request: pytest.FixtureRequest, house: Serving, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server that has the new game, with the client as it was built before."""
    made = fresh(request.param, tmp_path_factory.mktemp("fresh"))
    serving = Serving(tmp_path_factory.mktemp("data"), house.client, PYTHONPATH=made.path)
    serving.start()
    yield serving
    serving.stop()


def test_it_is_offered_with_its_words_and_played_to_the_end(house_with_it: Serving, welcome: Welcome) -> None:
    guest = welcome(house_with_it).named("Ann")
    card = guest.go("/").page.get_by_role("article").filter(has_text="Black Cat")
    expect(card).to_contain_text("the highest lights a candle")
    expect(card).to_contain_text("about 5 minutes")
    card.get_by_role("button", name="Play against bots").click()
    guest.asked()
    expect(guest.prompt).to_contain_text("Which card do you play?")
    guest.play_on(50)
    expect(guest.page.locator(".account")).to_contain_text("Candles")
    assert any("lights a candle with" in line for line in guest.log())


def test_it_speaks_the_language_of_the_reader_and_has_its_rulebook(house_with_it: Serving, welcome: Welcome) -> None:
    guest = welcome(house_with_it, locale="de-DE")
    guest.go(f"/t/{guest.lay('me', 'thumb', game=NAME, seed=2)}").asked()
    expect(guest.prompt).to_contain_text("Welche Karte")
    guest.go(f"/rules/{NAME}")
    expect(guest.page.locator("#BC-4")).to_contain_text("Hexe")

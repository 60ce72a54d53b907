"""Wherever I am in the house, I see that a table waits for me."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from walpurgis.server.sessions import NAMES

from .fixtures import Welcome


def test_a_table_that_waits_for_me_is_on_top_of_the_home_page_and_in_every_title(welcome: Welcome) -> None:
    guest = welcome()
    guest.go("/")
    expect(guest.page.get_by_role("heading", name="Your turn")).to_have_count(0)
    guest.go(f"/t/{guest.lay('me', 'random', seed=6)}").asked()
    expect(guest.page).to_have_title(re.compile("^● Your turn"))
    guest.tool("Walpurgis: home").click()
    guest.page.get_by_role("link", name="Walpurgis").click()
    expect(guest.page.get_by_role("heading", name="Your turn (1)")).to_be_in_viewport()
    expect(guest.page).to_have_title("(1) Walpurgis")
    assert guest.page.locator("#favicon").get_attribute("href") == "/favicon-turn.svg"
    guest.go("/about")
    expect(guest.page).to_have_title(re.compile(r"^\(1\) "))


def test_a_guest_has_a_name_before_choosing_one(welcome: Welcome) -> None:
    guest = welcome()
    guest.go("/")
    expect(guest.page.get_by_title("Change your name")).to_have_text(re.compile(rf":\s*({'|'.join(NAMES)})$"))

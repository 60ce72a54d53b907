"""Two people play a whole game of Sabbat Magica in two browsers by clicking what glows, while a third one watches."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import Welcome


def test_two_browsers_play_a_whole_game_by_clicking_what_glows(welcome: Welcome) -> None:
    ann, ben = welcome().named("Ann"), welcome().named("Ben")
    table = ann.lay("me", "open", start=False, seed=5)
    ann.go(f"/t/{table}")
    ben.go(f"/t/{table}").page.get_by_role("button", name="Sit down").click()
    ann.page.get_by_role("button", name="Start the game").click()
    clicks = 0
    while not ann.over:
        for someone in (ann, ben):
            if someone.offer:
                someone.click_what_glows(clicks)
                clicks += 1
        assert clicks < 3000
    for someone in (ann, ben):
        expect(someone.page.locator(".account")).to_be_visible()

"""Manners at the table: absent players, tables that are put away, limits that say what to do, what is unread, and a rematch that waits."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.some_game import SOME, title_of

from .fixtures import Welcome
from .guest import Guest
from .serving import Serving


def test_a_table_of_mine_is_put_away_from_the_home_page_after_a_question(guest: Guest) -> None:
    table = guest.lay("me", "random", seed=6)
    guest.go("/")
    mine = guest.page.locator("li").filter(has=guest.page.locator(f'a[href="/t/{table}"]'))
    mine.get_by_role("button", name="Put away").click()
    expect(mine.get_by_role("alert")).to_contain_text("for good")
    mine.get_by_role("button", name="Put away").click()
    expect(guest.page.locator(f'a[href="/t/{table}"]')).to_have_count(0)
    guest.go(f"/t/{table}")
    expect(guest.page.get_by_text("This table was put away.")).to_be_visible()


def test_a_limit_says_beside_the_button_what_to_do(welcome: Welcome, tmp_path: Path) -> None:
    serving = Serving(tmp_path, tables=1)
    serving.start()
    try:
        guest = welcome(serving)
        table = guest.lay("me", "random", seed=6)
        guest.go("/")
        card = guest.page.get_by_role("article").filter(has_text=title_of(SOME))
        card.get_by_role("button", name="Play against bots").click()
        guest.faults.clear()
        card.get_by_role("button", name="Just play").click()
        expect(card.get_by_role("alert")).to_contain_text("too many unfinished tables")
        guest.faults.clear()  # the browser notes in its console that the house said no
        card.get_by_role("link", name="Go to my tables").click()
        expect(guest.page.locator(f'a[href="/t/{table}"]').first).to_be_in_viewport()
    finally:
        serving.stop()


def test_the_bot_for_an_absent_player_is_asked_about_first_and_the_log_says_who_called_it(welcome: Welcome) -> None:
    ann, ben = welcome().named("Ann"), welcome().named("Ben")
    table = sit_down(ann, ben)
    ben.page.close()
    ann.page.get_by_role("button", name="Let a bot play").click()
    expect(ann.page.get_by_text("Ben has left the table.")).to_be_visible()
    ann.page.get_by_role("button", name="Cancel").click()
    expect(ann.page.get_by_text("Ben has left the table.")).to_have_count(0)
    ann.page.get_by_role("button", name="Let a bot play").click()
    ann.page.get_by_role("button", name="Let a bot play").click()
    expect(ann.page.locator(".drawer").get_by_text("Ann lets a bot fill in for Ben.")).to_be_visible()
    ann.go(f"/t/{table}")
    expect(ann.page.locator(".drawer").get_by_text("Ann lets a bot fill in for Ben.")).to_be_visible()


def test_my_own_lines_and_those_i_have_read_are_not_unread_after_a_reload(welcome: Welcome) -> None:
    ann, ben = welcome().named("Ann"), welcome().named("Ben")
    table = sit_down(ann, ben)
    say(ann, "Good evening.")
    expect(ben.tool("Chat").locator(".count")).to_have_text("1")
    ben.tool("Chat").click()
    for guest in (ann, ben):
        guest.go(f"/t/{table}")
        expect(guest.tool("Chat")).to_be_visible()
        guest.until(lambda guest=guest: bool(guest.of("chat")), "the talk is there")  # type: ignore[misc]
        guest.drawn()
        expect(guest.tool("Chat").locator(".count")).to_have_count(0)


def sit_down(ann: Guest, ben: Guest) -> str:
    table = ann.lay("me", "open", start=False)
    ann.go(f"/t/{table}")
    ben.go(f"/t/{table}")
    expect(ben.page.get_by_role("heading", name=f"Ann invites you to {title_of(SOME)}.")).to_be_visible()
    expect(ben.page.get_by_role("link", name="Rules")).to_be_visible()
    ben.page.get_by_role("button", name="Sit down").click()
    ann.page.get_by_role("button", name="Start the game").click()
    for guest in (ann, ben):
        guest.until(lambda guest=guest: guest.latest is not None, "the game has begun")  # type: ignore[misc]
    return table


def say(guest: Guest, words: str) -> None:
    guest.tool("Chat").click()
    guest.page.get_by_label("Say something").fill(words)
    guest.page.keyboard.press("Enter")
    expect(guest.page.locator(".chat li")).to_have_count(1)

"""The end of a game: it is seen at once, the board stays where it is, and the account beside it can be put away and fetched again, by hand and by key."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.some_game import SOME
from walpurgis.engine import Match
from walpurgis.engine.entries import Given
from walpurgis.engine.game import shown

from .fixtures import Welcome, played
from .guest import Guest
from .looks import PHONE, axe_has_nothing_to_say, fits

DESK: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
TABLET: dict[str, Any] = {"viewport": {"width": 1024, "height": 768}}
GAMES = shown()
PLACE = "(one) => { const { x, y, width, height } = one.getBoundingClientRect(); return { x, y: y + scrollY, width, height }; }"
"""Where something is on the page, wherever that is scrolled to."""


@pytest.fixture(scope="module")
def ended() -> dict[str, Match[Any]]:
    """Each game, between two rules of thumb, to its end."""
    return {name: played("thumb", 9, name=name) for name in GAMES}


def one_answer_before_the_end(guest: Guest, match: Match[Any]) -> str:
    """This guest sits where the last answer is given. That answer."""
    *before, last = match.record().entries
    assert isinstance(last, Given)
    wish = {"record": json.loads(match.record().text()), "seq": len(before), "seat": last.seat}
    reply = guest.context.request.post("/api/continue", data=wish, headers={"Origin": guest.address})
    guest.go(f"/t/{reply.json()['id']}").asked()
    return str(last.answer)


def answer_elsewhere(guest: Guest, key: str) -> None:
    """Give this answer in a second window: nothing is opened, pointed at or scrolled in the first one."""
    window = guest.context.new_page()
    window.goto(guest.page.url)
    choice, others = window.locator(f'.prompt [data-key="{key}"]'), window.get_by_role("button", name="List")
    expect(choice.or_(others).first).to_be_visible()
    if not choice.count():
        others.first.click()
    choice.click()
    guest.until(lambda: guest.over, "the game ends")
    window.close()
    guest.drawn()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("screen", [DESK, TABLET, PHONE], ids=["desk", "tablet", "phone"])
def test_the_end_is_seen_at_once_and_the_board_stays_where_it_is(game: str, screen: dict[str, Any], welcome: Welcome, ended: dict[str, Match[Any]]) -> None:
    guest = welcome(**screen)
    key = one_answer_before_the_end(guest, ended[game])
    board, account = guest.page.locator(".board"), guest.page.locator(".account")
    before = board.evaluate(PLACE)
    answer_elsewhere(guest, key)
    expect(guest.prompt).to_contain_text("win")
    for part in (guest.prompt, account.get_by_role("heading"), account.get_by_role("table"), guest.page.get_by_role("button", name="Rematch")):
        expect(part).to_be_in_viewport(ratio=0.99)
    assert board.evaluate(PLACE) == pytest.approx(before, abs=0.1)
    fits(guest)
    if screen is not PHONE:
        assert account.evaluate(PLACE)["x"] >= before["x"] + before["width"], "beside the board, not on it"


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
def test_axe_has_nothing_to_say_about_the_end(screen: dict[str, Any], welcome: Welcome, ended: dict[str, Match[Any]]) -> None:
    guest = welcome(**screen)
    for game in GAMES:
        answer_elsewhere(guest, one_answer_before_the_end(guest, ended[game]))
        put_away = guest.page.locator(".account").get_by_role("button", name="Close")
        axe_has_nothing_to_say(guest, {f"the account of {game}": put_away.wait_for, f"the end of {game}": put_away.click})


def test_the_account_is_put_away_and_fetched_again(welcome: Welcome, ended: dict[str, Match[Any]]) -> None:
    guest = welcome(**PHONE)
    answer_elsewhere(guest, one_answer_before_the_end(guest, ended[SOME]))
    account, laurels = guest.page.locator(".account"), guest.page.get_by_role("button", name="Final scores")
    account.get_by_role("button", name="Close").click()
    expect(account).to_have_count(0)
    expect(laurels).to_have_attribute("aria-expanded", "false")
    laurels.click()
    expect(account.get_by_role("table")).to_be_in_viewport(ratio=0.99)
    guest.page.reload()
    expect(account.get_by_role("table")).to_be_in_viewport(ratio=0.99)


def test_whoever_plays_by_keyboard_finds_the_focus_at_the_verdict_and_then_with_the_account(guest: Guest, ended: dict[str, Match[Any]]) -> None:
    one_answer_before_the_end(guest, ended[SOME])
    keys, account = guest.page.keyboard, guest.page.locator(".account")
    guest.press_digit(1)
    expect(account).to_be_visible()
    expect(guest.prompt).to_be_focused()
    expect(guest.page.get_by_role("status").first).to_contain_text(guest.prompt.inner_text())
    for closed in ("Log", "account"):
        keys.press("Escape")
        expect(guest.page.get_by_role("heading", name=closed)).to_have_count(0)
    expect(guest.page.get_by_role("button", name="Final scores")).to_be_focused()
    keys.press("Enter")
    expect(account.get_by_role("heading")).to_be_focused()


def test_a_replay_shows_the_account_beside_its_last_moment(guest: Guest, ended: dict[str, Match[Any]]) -> None:
    answer_elsewhere(guest, one_answer_before_the_end(guest, ended[SOME]))
    verdict = guest.prompt.inner_text()
    guest.page.get_by_role("link", name="Watch again").click()
    moment, account = guest.page.get_by_role("slider", name="Position in the game"), guest.page.locator(".account")
    moment.press("End")
    expect(account.get_by_role("table")).to_be_in_viewport(ratio=0.99)
    expect(guest.page.locator(".bar .told")).to_have_text(verdict)
    account.get_by_role("button", name="Close").click()
    expect(account).to_have_count(0)
    guest.tool("Final scores").click()
    expect(account).to_be_visible()
    moment.press("ArrowLeft")
    expect(account).to_have_count(0)

"""One person plays a whole game by keyboard only: from the front door to the final account, no pointer."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.some_game import SOME, title_of

from .fixtures import Welcome
from .guest import Guest

FOCUS = """() => {
  const at = document.activeElement;
  return at.matches('a, button') ? `${at.closest('article')?.querySelector('h2')?.textContent ?? ''} ${at.textContent}` : '';
}"""
ON_BOARD = """() => document.activeElement?.closest('.board, .mine') !== null && document.activeElement?.dataset.offered === 'true'"""


def tab_to(guest: Guest, name: str, most: int = 80) -> None:
    """Press Tab until the focus is on what has this name."""
    for _ in range(most):
        if name in str(guest.page.evaluate(FOCUS)):
            return
        guest.page.keyboard.press("Tab")
    raise AssertionError(f"Tab never leads to {name!r}")


def answer_by_keys(guest: Guest, turn: int) -> None:
    """Answer one question: mostly by the number of a choice, every third time by walking over the board with the arrows."""
    offer = guest.offer
    assert offer is not None
    keys = guest.page.keyboard
    if offer["kind"] == "one":
        if turn % 3 == 0:
            keys.press("b")
            keys.press(("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")[turn % 4])
            if guest.page.evaluate(ON_BOARD) and guest.answered(lambda: keys.press("Enter")):
                return
            keys.press("Escape")
        assert guest.press_digit(turn % min(len(offer["choices"]), 9) + 1), f"the digits do not answer {offer['prompt']}"
        return
    digit = 1
    if guest.page.locator('.choices > .fold[aria-expanded="false"]').count():  # a digit that nothing shows unfolds the rest
        keys.press(str(guest.page.locator(".choices [data-choice]").count() + 1))
    while not guest.page.locator(".choices > .btn.ember:not([disabled])").count():
        for _ in range(offer["choices"][digit - 1]["count"] if offer["low"] > len(offer["choices"]) else 1):
            keys.press(str(digit))
        digit += 1
    keys.press("p")
    tab_to(guest, "Done")
    assert guest.answered(lambda: keys.press("Enter"))


def test_a_whole_game_is_played_by_keyboard_only(welcome: Welcome) -> None:
    guest = welcome()
    guest.go("/")
    expect(guest.page.get_by_role("button", name="Play against bots").first).to_be_visible()
    tab_to(guest, f"{title_of(SOME)} Play against bots")
    guest.page.keyboard.press("Enter")
    expect(guest.page.get_by_role("button", name="Guided game")).to_be_focused()  # whoever is new is asked once
    tab_to(guest, "Just play")
    guest.page.keyboard.press("Enter")
    turn = 0
    while not guest.over:
        guest.until(lambda: guest.offer is not None or guest.over, "I am asked")
        if guest.offer:
            guest.asked()
            answer_by_keys(guest, turn)
            turn += 1
            assert turn < 1000
    expect(guest.page.locator(".account")).to_be_visible()
    tab_to(guest, "Watch again")
    guest.page.keyboard.press("Enter")
    expect(guest.page.get_by_role("slider", name="Position in the game")).to_be_visible()
    guest.page.keyboard.press("End")
    expect(guest.page.locator(".account")).to_be_visible()


def test_every_tool_has_its_key(guest: Guest) -> None:
    table = guest.lay("me", "thumb")
    guest.go(f"/t/{table}")
    guest.glowing.first.wait_for()
    keys, drawer = guest.page.keyboard, guest.page.locator(".drawer h2").first
    keys.press("c")
    expect(drawer).to_have_text("Chat")
    expect(guest.page.get_by_label("Say something")).to_be_focused()
    keys.press("Escape")
    keys.press("l")
    expect(drawer).to_have_text("Log")
    keys.press("?")
    expect(drawer).to_have_text("Rules")
    keys.press("F1")
    expect(guest.page.get_by_role("dialog")).to_contain_text("Help and keys")
    keys.press("Escape")
    expect(guest.page.get_by_role("dialog")).to_have_count(0)
    keys.press("h")
    expect(guest.page.locator(".hint li").first).to_be_visible()

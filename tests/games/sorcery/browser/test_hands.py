"""A turn of Sorcery by taps alone, by keys alone, with a finger that drags; rings on demand; and all of it in a low window without scrolling."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import CDPSession, expect

from tests.browser.fixtures import Welcome
from tests.browser.guest import Guest
from tests.browser.looks import PHONE, can_be_hit, can_be_seen, fits

from .test_sorcery import LED, begin_to_move, figure, mover, prompt, to_the_field

LAPTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 720}}
FOCUS = "() => { const here = document.activeElement; return here.getAttribute('role') ?? here.tagName.toLowerCase(); }"
OPTION = "() => document.getElementById(document.activeElement.getAttribute('aria-activedescendant'))?.textContent ?? ''"


def middle(guest: Guest, who: str) -> tuple[float, float]:
    box = guest.page.locator(f'.board [data-spot="{who}"]').bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def place(guest: Guest, who: str) -> tuple[int, int]:
    found = figure(guest, who)
    return found["x"], found["y"]


def test_a_warrior_is_moved_by_taps_alone(welcome: Welcome) -> None:
    guest = to_the_field(welcome(**PHONE))
    who = mover(guest)
    before = place(guest, who)
    guest.page.touchscreen.tap(*middle(guest, who))
    expect(guest.page.locator(".bubble")).to_be_visible()
    can_be_hit(guest)
    guest.answered(guest.page.locator(".bubble button", has_text="Move").first.tap)
    guest.until(lambda: prompt(guest) == "path", "a path is asked for")
    guest.page.wait_for_timeout(300)  # the camera comes to rest
    x, y = middle(guest, who)
    guest.page.touchscreen.tap(x, y - 80)
    confirm = guest.page.get_by_role("button", name="Confirm")
    expect(confirm).to_be_enabled()
    can_be_hit(guest)
    fits(guest)
    guest.answered(confirm.tap)
    assert place(guest, who) != before


def touch(line: CDPSession, kind: str, *at: tuple[float, float]) -> None:
    line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in at]})


def test_a_finger_that_drags_has_a_loupe_above_it(welcome: Welcome) -> None:
    guest = to_the_field(welcome(**PHONE))
    who = begin_to_move(guest)
    before = place(guest, who)
    guest.page.wait_for_timeout(300)
    guest.page.locator(f'.board [data-spot="{who}"]').scroll_into_view_if_needed()
    x, y = middle(guest, who)
    line = guest.context.new_cdp_session(guest.page)
    loupe = guest.page.locator(".loupe")
    touch(line, "touchStart", (x, y))
    for step in range(1, 7):
        touch(line, "touchMove", (x, y - 12 * step))
    expect(loupe).to_be_visible()
    box = loupe.bounding_box()
    assert box and not (box["x"] < x < box["x"] + box["width"] and box["y"] < y - 72 < box["y"] + box["height"]), "the loupe is not under the finger"
    touch(line, "touchEnd")
    expect(loupe).to_have_count(0)
    guest.answered(guest.page.get_by_role("button", name="Confirm").tap)
    assert place(guest, who) != before


def test_a_warrior_is_moved_by_keys_alone_through_named_moves(guest: Guest) -> None:
    """The focus goes where the next answer is, and back to the figure when its menu is put away."""
    to_the_field(guest)
    keys = guest.page.keyboard
    keys.press("b")
    who = guest.page.evaluate("() => document.activeElement.dataset.spot")
    keys.press("Enter")
    expect(guest.page.locator(".bubble button").first).to_be_focused()
    keys.press("Escape")
    expect(guest.page.locator(f'.board [data-spot="{who}"]')).to_be_focused()
    before = place(guest, who)
    keys.press("Enter")
    expect(guest.page.locator(".bubble button").first).to_be_focused()
    guest.answered(lambda: keys.press("Enter"))
    guest.until(lambda: prompt(guest) == "path", "a path is asked for")
    expect(guest.page.get_by_role("listbox")).to_be_focused()
    for _ in range(20):
        if "Towards objective" in guest.page.evaluate(OPTION):
            break
        keys.press("ArrowDown")
    assert "″" in guest.page.evaluate(OPTION), "a named move says how far it is"
    guest.drawn()
    guest.answered(lambda: keys.press("Enter"))
    assert place(guest, who) != before
    guest.asked()
    guest.until(lambda: guest.page.evaluate(FOCUS) != "body", "the focus is where the game goes on")


def test_rings_show_bedlam_and_charges(guest: Guest) -> None:
    to_the_field(guest, LED | {"armies": "100:APO1,STO2,NIN1;Q2"})
    rings = guest.page.locator(".auras circle")
    expect(rings).to_have_count(0)
    guest.page.get_by_role("button", name="Show auras").click()
    expect(guest.page.locator(".auras circle.bedlam")).to_have_count(1)
    charging = [one["id"] for one in guest.position["view"]["figures"] if "charge" in one["abilities"]]
    expect(guest.page.locator(".auras circle.charge")).to_have_count(len(charging))
    guest.page.get_by_role("button", name="Show auras").click()
    expect(rings).to_have_count(0)


def test_a_low_window_shows_all_that_a_decision_needs(welcome: Welcome) -> None:
    guest = to_the_field(welcome(**LAPTOP, locale="de-DE"))
    whole = "() => document.documentElement.scrollHeight <= innerHeight"
    assert guest.page.evaluate(whole)
    can_be_seen(guest, guest.page.locator(".soldier"))
    who = mover(guest)
    guest.page.locator(f'.board [data-spot="{who}"]').click()
    guest.answered(guest.page.locator(".bubble button").first.click)
    guest.until(lambda: prompt(guest) == "path", "a path is asked for")
    guest.page.locator("[role=option]").first.click()
    can_be_seen(guest, guest.page.locator(".foretold button, [role=listbox], .place"))
    assert guest.page.evaluate(whole)


LINES = """(label) => {
  const text = document.createRange();
  text.selectNodeContents(label);
  return new Set([...text.getClientRects()].map((line) => line.top)).size;
}"""


def test_a_warriors_card_on_a_phone_breaks_no_word_even_in_german(welcome: Welcome) -> None:
    guest = to_the_field(welcome(**PHONE | {"locale": "de-DE"}))
    guest.page.locator("[data-own]").first.focus()
    labels = guest.page.locator(".warrior tbody th span")
    expect(labels).to_have_count(4)
    assert [label.evaluate(LINES) for label in labels.all()] == [1, 1, 1, 1]
    fits(guest)

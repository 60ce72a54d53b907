"""Whatever one needs for a decision is in the window: no offered thing and no hand outside it, in low and narrow windows, with a hint open or not."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from walpurgis.engine.game import shown

from .fixtures import Welcome
from .guest import Guest

SIZES = [(1366, 650), (1280, 720), (1024, 768)]
OUTSIDE = """() => [...document.querySelectorAll('.prompt [data-choice], :is(.board, .mine) [data-offered="true"], .mine .things, .rail button')]
  .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('[data-gallery="true"]'))
  .map((one) => {
    const seen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    for (let at = one.parentElement; at && at !== document.body; at = at.parentElement) {
      if (getComputedStyle(at).overflowY === 'visible') continue;
      const box = at.getBoundingClientRect();
      seen.top = Math.max(seen.top, box.top);
      seen.bottom = Math.min(seen.bottom, box.bottom);
    }
    const box = one.getBoundingClientRect();
    const out = box.width > 0 && (box.left < -2 || box.top < seen.top - 2 || box.right > innerWidth + 2 || box.bottom > seen.bottom + 2);
    return out ? `${one.getAttribute('class')} ${one.textContent.trim().slice(0, 40)} ${Math.round(box.top)} to ${Math.round(box.bottom)}` : '';
  }).filter(Boolean)"""
"""What is outside the window or is cut. A gallery, such as the armies to choose from, may scroll by itself."""


def nothing_is_outside(guest: Guest, what: str) -> None:
    for width, height in SIZES:
        guest.page.set_viewport_size({"width": width, "height": height})
        guest.until(lambda: guest.page.evaluate(OUTSIDE) == [], f"{what}, {width} x {height}: {guest.page.evaluate(OUTSIDE)}")
        assert guest.page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 1, (what, width, height)


@pytest.mark.parametrize("game", shown())
@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_whatever_a_decision_needs_is_in_the_window(game: str, locale: str, welcome: Welcome) -> None:
    guest = welcome(locale=locale, viewport={"width": 1024, "height": 768})
    guest.go(f"/t/{guest.lay('me', 'thumb', seed=6, game=game)}")
    for answers in (0, 5):
        guest.play_on(answers)
        guest.asked()
        nothing_is_outside(guest, f"after {answers}")
    guest.page.keyboard.press("h")
    expect(guest.page.locator(".hint li").first).to_be_visible()
    nothing_is_outside(guest, "with a hint")


def test_the_header_steps_back_in_play_and_comes_when_it_is_called(guest: Guest) -> None:
    guest.go("/")
    expect(guest.page.locator("#app > header")).to_be_visible()
    guest.go(f"/t/{guest.lay('me', 'thumb', seed=6)}")
    guest.asked()
    expect(guest.page.locator("#app > header")).to_have_count(0)
    guest.page.locator("#house-menu").click()
    expect(guest.page.locator("#app > header").get_by_role("link", name="Walpurgis")).to_be_focused()
    guest.page.keyboard.press("Escape")
    expect(guest.page.locator("#app > header")).to_have_count(0)
    expect(guest.page.locator("#house-menu")).to_be_focused()

"""Whatever one needs for a decision is in the window: no offered thing and no hand outside it, in low and narrow windows, in every language, with a hint,
a guide or a lesson open or not.

Each game is played through by rules of thumb first. Of each kind of question the moment with most choices is looked at, in one browser."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from walpurgis.engine.game import shown
from walpurgis.lessons import taught

from .fixtures import Welcome
from .guest import Guest
from .looks import PHONE, fits
from .moments import moments, stand_at

SIZES = [(1366, 650), (1280, 720), (1024, 768)]
LANGUAGES = ["en", "fr", "de", "it", "es"]
OUTSIDE = """() => [...document.querySelectorAll('.prompt [data-choice], :is(.board, .mine, .side) [data-offered="true"], .mine .things, .rail button')]
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


SPEAK = """(language) => {
  if (document.documentElement.lang === language) return;
  const menu = document.querySelector('#house-menu');
  menu.click();
  requestAnimationFrame(() => {
    const choice = document.querySelector('#app > header select');
    choice.value = language;
    choice.dispatchEvent(new Event('change', { bubbles: true }));
    menu.click();
  });
}"""


def outside(guest: Guest, what: str) -> list[str]:
    """What is outside of one of the windows, in one of the languages, with what was looked at."""
    found = list[str]()
    for language in LANGUAGES:
        guest.page.evaluate(SPEAK, language)
        guest.page.wait_for_function("(language) => document.documentElement.lang === language && !document.querySelector('#app > header')", arg=language)
        for width, height in SIZES:
            guest.page.set_viewport_size({"width": width, "height": height})
            guest.drawn()
            seen: list[str] = guest.page.evaluate(OUTSIDE)
            if seen:  # some things are measured and drawn once more
                guest.page.wait_for_timeout(300)
                seen = guest.page.evaluate(OUTSIDE)
            more = guest.page.evaluate("document.documentElement.scrollHeight - innerHeight")
            if seen or more > 1:
                found.append(f"{what}, {language}, {width} x {height}: {more} px too high, {seen[:3]}")
    return found


@pytest.mark.parametrize("game", shown())
def test_whatever_a_decision_needs_is_in_the_window(game: str, welcome: Welcome) -> None:
    guest = welcome(viewport={"width": 1024, "height": 768}).go("/")
    found = list[str]()
    for n, (prompt, moment) in enumerate(moments(game).items()):
        table = stand_at(guest, moment)
        if not n:
            guest.page.evaluate("(table) => localStorage.setItem(`walpurgis-guided-${table}`, '{}')", table)
        guest.go(f"/t/{table}").asked()
        found += outside(guest, prompt + (" with a guide" if not n else ""))
        if n < 2:
            guest.page.keyboard.press("h")
            expect(guest.page.locator(".hint li").first).to_be_visible()
            found += outside(guest, prompt + " with a hint")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", [game.name for game in taught()])
def test_in_a_lesson_nothing_is_pushed_out_of_the_window(game: str, welcome: Welcome) -> None:
    guest = welcome(viewport={"width": 1024, "height": 768}).go(f"/learn/{game}")
    found = list[str]()
    for step in range(4):
        expect(guest.page.locator(".notes, .stage .note").first).to_be_visible()
        found += outside(guest, f"step {step}")
        guest.page.locator(".notes .row .btn").last.click()
    assert not found, "\n".join(found)


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_the_lobby_the_talk_is_in_sight(language: str, welcome: Welcome) -> None:
    guest = welcome(locale=language, viewport={"width": 1366, "height": 650})
    guest.go(f"/t/{guest.lay('me', 'open', 'thumb', start=False)}")
    for part in ("#chat-field", "#table-link", ".seats", ".parts .start"):
        expect(guest.page.locator(part)).to_be_in_viewport(ratio=1)


def test_editing_the_name_on_a_phone_does_not_widen_the_page(welcome: Welcome) -> None:
    guest = welcome(**PHONE)
    guest.go("/")
    guest.page.locator("header nav button").first.click()
    expect(guest.page.locator("header nav input").first).to_be_visible()
    fits(guest)

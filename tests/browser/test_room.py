"""Whatever one needs for a decision is in the window: no offered thing and no hand outside it, in low and narrow windows, in every language, with a hint, a guide
or a lesson open or not.

Each game is played through by rules of thumb first. Of each kind of question the moment with most choices is looked at, in one browser."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
import pytest
from playwright.sync_api import expect

from walpurgis.bots import bot_named
from walpurgis.engine import Match, game_named
from walpurgis.engine.game import shown
from walpurgis.lessons import taught

from .fixtures import Welcome
from .guest import Guest

SIZES = [(1366, 650), (1280, 720), (1024, 768)]
LANGUAGES = ["en", "fr", "de", "it", "es"]
KINDS = 5
"""How many kinds of questions of each game are looked at: those with most choices."""
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


@cache
def moments(game: str) -> dict[str, dict[str, Any]]:
    """For the kinds of questions with most choices: how a game is continued where it has most."""
    match = Match.new(game_named(game), 2, 6)
    bots = [bot_named("thumb", match.game, seat) for seat in range(2)]
    most = dict[str, tuple[int, int]]()
    while match.asks:
        seat = min(match.asks)
        offer = match.offer(0) if seat == 0 else None
        if offer is not None and len(offer.choices) > most.get(offer.prompt, (0, 0))[0]:
            most[offer.prompt] = (len(offer.choices), len(match.entries))
        match.answer(seat, bots[seat].answer(match.sight(seat)))
    record = msgspec.to_builtins(match.record())
    chosen = sorted(most, key=lambda prompt: most[prompt], reverse=True)[:KINDS]
    return {prompt: {"record": record, "seq": most[prompt][1], "seat": 0} for prompt in chosen}


def stand_at(guest: Guest, moment: dict[str, Any]) -> str:
    """A table that goes on from this moment."""
    reply = guest.context.request.post("/api/continue", data=moment, headers={"Origin": guest.address})
    assert reply.ok, reply.text()
    table: str = reply.json()["id"]
    return table


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

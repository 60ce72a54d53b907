"""What every page and every table must withstand: axe has nothing to say about it, nothing scrolls sideways, and a finger can hit whatever is offered."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, expect

from .guest import Guest

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
ZOOMED: dict[str, Any] = {"viewport": {"width": 720, "height": 450}, "device_scale_factor": 2}
FINGER = 44
"""Pixels that a finger needs."""

RUN = "() => axe.run(document, { resultTypes: ['violations'] })"
SIDEWAYS = """() => {
  const wide = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth <= wide) return [];
  return [...document.querySelectorAll('body *')].filter((one) => one.getBoundingClientRect().right > wide + 1)
    .map((one) => `${one.tagName}.${one.getAttribute('class')} ${Math.round(one.getBoundingClientRect().right)}`).slice(0, 8);
}"""
SMALL = """(least) => [...document.querySelectorAll('.prompt button, .bubble button, [data-offered="true"], .card.offered, .rail button, .handle button')]
  .filter((one) => one.checkVisibility({ visibilityProperty: true }))
  .map((one) => ({ what: one.getAttribute('aria-label') ?? one.textContent.trim(), box: one.getBoundingClientRect() }))
  .filter(({ box }) => box.width > 0 && (box.width < least - 0.5 || box.height < least - 0.5))
  .map(({ what, box }) => `${what}: ${Math.round(box.width)} x ${Math.round(box.height)}`)"""
UNSEEN = """(parts) => new Promise((tell) => {
  const eye = new IntersectionObserver((seen) => {
    eye.disconnect();
    tell(seen.filter((one) => one.intersectionRatio < 0.99).map((one) => `${one.target.getAttribute('class')}: ${one.target.textContent.trim().slice(0, 60)}`));
  });
  parts.length ? parts.forEach((part) => eye.observe(part)) : tell(['nothing is there']);
})"""

Looks = Mapping[str, Callable[[], object]]
"""What there is to look at, by name, and how one comes there from the one before."""


def page(guest: Guest, path: str, there: str) -> Callable[[], None]:
    """A look at a page, as soon as this can be seen there."""
    return lambda: expect(guest.go(path).page.locator(there).first).to_be_visible()


def axe_has_nothing_to_say(guest: Guest, looks: Looks) -> None:
    """Come to each of these in turn, and let axe look at it."""
    found: dict[str, list[str]] = {}
    for name, come in looks.items():
        come()
        guest.drawn()
        guest.page.evaluate(AXE.read_text(encoding="utf-8"))
        said: dict[str, Any] = guest.page.evaluate(RUN)
        found[name] = [f"{one['id']}: {node['html'][:160]} {node['failureSummary'][:200]}" for one in said["violations"] for node in one["nodes"][:4]]
    complaints = {name: said for name, said in found.items() if said}
    assert not complaints, complaints


def fits(guest: Guest) -> None:
    """Nothing scrolls sideways."""
    wide = guest.page.evaluate(SIDEWAYS)
    assert not wide, wide


def can_be_seen(guest: Guest, parts: Locator) -> None:
    """All of these are in view, whole; one look for all of them."""
    guest.until(lambda: not parts.evaluate_all(UNSEEN), f"{parts} can be seen")


def can_be_hit(guest: Guest) -> None:
    """Whatever is offered is as large as a finger."""
    assert guest.offer
    small = guest.page.evaluate(SMALL, FINGER)
    assert not small, f"{guest.offer['prompt']}: {small}"


def play_on_a_small_screen(guest: Guest, *claims: Callable[[Guest], None], clicks: int = 25) -> None:
    """Click what glows for a while; before each click nothing scrolls sideways, and all claims hold."""
    for turn in range(clicks):
        guest.asked()
        for claim in (fits, *claims):
            claim(guest)
        guest.click_what_glows(turn)

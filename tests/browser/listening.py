"""A turn of each game by ear: what the page's live region says, what is asked, and the names of the choices as a screen reader finds them, one after the other.

Usage: python -m tests.browser.listening     (writes docs/listening.md from the real page)
"""

from __future__ import annotations

import re
import tempfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import Locator, expect, sync_playwright

from tests.some_game import title_of
from walpurgis.bots import bot_named
from walpurgis.engine import Match, game_named
from walpurgis.engine.game import shown

from .fixtures import FLAGS
from .guest import PATIENCE, Guest
from .moments import stand_at
from .serving import Serving

FILE = Path(__file__).parents[2] / "docs" / "listening.md"
NAME = "Ann"
MOST_QUESTIONS, MOST_CHOICES = 7, 6
AFTER = {"nocturne": 60, "sabbat": 20, "ashes": 40, "sorcery": 40}
"""After how many answers of two rules of thumb the turn begins; in another game after a few."""
HEARD = "[aria-live][role=status].unseen"
NAMED = re.compile(r"""^- '?[\w/]+ "(?P<name>(?:[^"\\]|\\.)*)\"""")
INTRODUCTION = f"""# A turn by ear

What somebody hears who plays without seeing: for each game the questions of one turn, as the page's live region tells them, and the first choices as a
screen reader finds them with the Tab key. The drawings themselves are silent. What is offered says so first, or says what a click on it would do. Every choice
stands in the list of the question, too ("List all…"), where digits and arrows choose; `H` asks for a hint, `L` opens the log, `?` the rule of the question, and
`T` tells what happened since the last turn.

This page is written by `python -m tests.browser.listening` from the real page. A test holds each game to it: nothing that is offered lacks a name, and nothing
that is heard lacks its end. {NAME} plays against Ottilia.
"""


@cache
def beginning(game: str) -> dict[str, Any]:
    """How a game is continued where a turn of the first seat begins."""
    match = Match.new(game_named(game), 2, 6)
    bots = [bot_named("thumb", match.game, seat) for seat in range(2)]
    seat = -1
    while len(match.entries) < AFTER.get(game, 10) or 0 not in match.asks or seat == 0:
        seat = min(match.asks)
        match.answer(seat, bots[seat].answer(match.sight(seat)))
    return {"record": msgspec.to_builtins(match.record()), "seq": len(match.entries), "seat": 0}


def turn(guest: Guest, game: str) -> Iterator[str]:
    """The questions of one turn, each with what was heard before it and what can be reached."""
    guest.go(f"/t/{stand_at(guest, beginning(game))}")
    for _ in range(MOST_QUESTIONS):
        guest.asked()
        yield f"**Heard**: {heard(guest)}\n"
        yield from choices(guest)
        yield f"\n**{NAME} chooses**: {chosen(guest)}\n"
        if guest.offer is None:
            break
    yield f"**Heard**: {heard(guest)}\n"


def heard(guest: Guest) -> str:
    """What the live region of the table says now."""
    return one_line(guest.page.locator(HEARD).first.inner_text())


def choices(guest: Guest) -> Iterator[str]:
    """What is offered on the table and beside the question, by the names that a screen reader says, in its order."""
    found = [name for one in guest.glowing.or_(guest.buttons).all() if (name := spoken(one))]
    names = list(dict.fromkeys(found))
    yield from (f"- {name}" for name in names[:MOST_CHOICES])
    if len(names) > MOST_CHOICES:
        yield f"- and {len(names) - MOST_CHOICES} more"


def spoken(one: Locator) -> str:
    """The accessible name of something."""
    found = NAMED.match(one.aria_snapshot())
    return one_line(found["name"].replace('\\"', '"').replace("''", "'")) if found else ""


def chosen(guest: Guest) -> str:
    """Answer with the first choice of the list, and say what it was; what would end the turn comes last."""
    offer = guest.offer
    assert offer
    fold = guest.page.locator(".prompt .fold")
    if fold.count() and fold.get_attribute("aria-expanded") == "false":
        fold.click()
        guest.drawn()
    keys = sorted((choice["key"] for choice in offer["choices"]), key=lambda key: key.rpartition(":")[2] in ("end", "pass"))
    picked = keys[: max(1, offer["low"])] if offer["kind"] in ("some", "order") else keys[:1]
    names = list[str]()
    for key in picked:
        button = guest.page.locator(f'.prompt [data-choice][data-key="{key}"]')
        names.append(one_line(spoken(button)))
        button.focus()
        if key is picked[-1] and len(picked) == 1 and offer["kind"] not in ("some", "order"):
            guest.answered(lambda: guest.page.keyboard.press("Enter"))
        else:
            guest.page.keyboard.press("Enter")
    if offer["kind"] in ("some", "order"):
        guest.answered(lambda: guest.page.keyboard.press("Control+Enter"))
    return "; ".join(names)


def one_line(text: str) -> str:
    return re.sub(r"\s+", " ", text).strip()


def page(guest: Guest) -> str:
    """The whole of docs/listening.md."""
    parts = [INTRODUCTION]
    for game in shown():
        parts += [f"## {title_of(game)}\n", *turn(guest, game)]
    return "\n".join(parts).rstrip() + "\n"


def main() -> None:
    expect.set_options(timeout=PATIENCE)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        serving = Serving(Path(data))
        serving.start()
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
        try:
            FILE.write_text(page(Guest(browser, serving.address).named(NAME)), encoding="utf-8")
        finally:
            browser.close()
            serving.stop()


if __name__ == "__main__":
    main()

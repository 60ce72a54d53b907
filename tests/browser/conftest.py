"""Real Chromium against a real server. Every test gets fresh browsers; whatever their consoles complain of fails the test, and pictures are kept."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from walpurgis.bots import bot_named
from walpurgis.engine import Match, game_named, record, sight, write

from .cable import Cable
from .guest import PATIENCE, Guest
from .serving import CLIENT, Serving

PICTURES = Path(__file__).parents[2] / "artifacts" / "screenshots"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"]

Welcome = Callable[..., Guest]


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """The server of all browser tests that do not need one of their own."""
    if not (CLIENT / "index.html").is_file():
        pytest.fail("the browser client has not been built; build it with: make client", pytrace=False)
    serving = Serving(tmp_path_factory.mktemp("house"))
    serving.start()
    yield serving
    serving.stop()


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Debian's Chromium. It is closed after the last of these tests: while it runs, no other event loop can run in this thread."""
    chromium = shutil.which("chromium")
    if chromium is None:
        pytest.fail("the browser tests need Debian's chromium; install it with: apt-get install chromium", pytrace=False)
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def welcome(browser: Browser, house: Serving, request: pytest.FixtureRequest) -> Iterator[Welcome]:
    """Welcome a guest: a fresh browser at this house. In the end no console may have complained; a failed test leaves pictures."""
    guests: list[Guest] = []

    def come(at: Serving | Cable = house, **wishes: Any) -> Guest:
        guests.append(Guest(browser, at.address, **wishes))
        return guests[-1]

    failures = request.session.testsfailed
    yield come
    failed = request.session.testsfailed > failures
    faults = [fault for guest in guests for fault in guest.faults]
    for n, guest in enumerate(guests):
        if failed or faults:
            PICTURES.mkdir(parents=True, exist_ok=True)
            guest.page.screenshot(path=PICTURES / f"failed-{re.sub(r'[^a-z0-9]+', '-', request.node.name.lower())}-{n}.png")
        guest.close()
    assert not faults, "\n".join(faults)


@pytest.fixture
def guest(welcome: Welcome) -> Guest:
    return welcome()


@pytest.fixture(scope="session")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A whole game of Sabbat Magica between two rules of thumb, as a file."""
    game = game_named("sabbat")
    bots = [bot_named("thumb", game, seat) for seat in range(2)]
    match = Match.new(game, 2, 7)
    while match.asks:
        seat = min(match.asks)
        match.answer(seat, bots[seat].answer(sight(match, seat)))
    file = tmp_path_factory.mktemp("records") / "game.json"
    file.write_text(write(record(match)), encoding="utf-8")
    return file

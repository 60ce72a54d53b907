"""Real Chromium against a real server. Every test gets fresh browsers; whatever their consoles complain of fails the test, and pictures are kept.

A folder of browser tests takes everything from here into its conftest.py; the browser is closed after the last test of the folder.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.some_game import SOME
from walpurgis.bots import bot_named
from walpurgis.engine import Match, game_named

from .cable import Cable
from .guest import PATIENCE, Guest
from .serving import CLIENT, Serving

PICTURES = Path(__file__).parents[2] / "artifacts" / "screenshots"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"]

Welcome = Callable[..., Guest]
FAILED = pytest.StashKey[bool]()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Real browsers on shared machines: now and then a whole second is stolen from one of them. Each of these tests gets two more chances; the
    summary counts who needed it."""
    for item in items:
        if "browser" in item.path.parts:
            item.add_marker(pytest.mark.flaky(reruns=2))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Remember for the end of a test whether it has failed, this time."""
    report = yield
    item.stash[FAILED] = report.failed or (call.when != "setup" and item.stash.get(FAILED, False))
    return report


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

    yield come
    failed = request.node.stash.get(FAILED, False)
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
    """A whole game between two rules of thumb, as a file."""
    return written(played("thumb", 7), tmp_path_factory)


def played(bot: str, seed: int, until: Callable[[Match[Any]], bool] = lambda match: False, name: str = SOME) -> Match[Any]:
    game = game_named(name)
    bots = [bot_named(bot, game, seed + seat) for seat in range(2)]
    match = Match.new(game, 2, seed)
    while match.asks and not until(match):
        seat = min(match.asks)
        match.answer(seat, bots[seat].answer(match.sight(seat)))
    return match


def written(match: Match[Any], tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("records") / "game.json"
    file.write_text(match.record().text(), encoding="utf-8")
    return file

"""The pictures of the README, for every game that says in its module `pictures` which moment they show: in the browser a real server and Debian's chromium, in
the terminal what the next player sees. And the picture of its board on its card on the home page, from the real page.

Usage: python tools/pictures.py [--cards] [GAME ...]     (writes docs/pictures and games/<name>/web/card.jpg; without names those of all games;
                                                          with --cards only the pictures on the cards)
"""

from __future__ import annotations

import importlib
import importlib.util
import io
import os
import re
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from importlib.resources import files
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

import httpx
import msgspec
from playwright.sync_api import FloatRect, Page, sync_playwright
from rich.console import Console

from walpurgis.bots import bot_named
from walpurgis.engine import AnyGame, Match, game_named
from walpurgis.engine.game import package_of, shown
from walpurgis.terminal import Screen, Sitting

PICTURES = Path(__file__).resolve().parent.parent / "docs" / "pictures"
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run", "--force-color-profile=srgb"]
SEAT = 1
WIDTH = 100
"""Columns of the terminal."""


CARD = (1280, 800, "en-GB")
"""The window in which the picture for a card is taken. It is shown at half that size."""
CARD_SHAPE = 16 / 9


class Shot(NamedTuple):
    """One picture in the browser: where it goes, the record that leads to its moment; width, height and language; what is clicked before, if anything; and
    whether it is of the board alone, for a card."""

    file: Path
    kept: dict[str, Any]
    screen: tuple[int, int, str]
    click: str
    card: bool = False


def pictured(names: list[str]) -> list[tuple[AnyGame, ModuleType]]:
    """Those of these games that say what their pictures show."""
    found = ((game, f"{package_of(game)}.pictures") for game in map(game_named, names))
    return [(game, importlib.import_module(module)) for game, module in found if importlib.util.find_spec(module) is not None]


def played(match: Match[Any], there: Callable[[], bool], seed: int = 11) -> Match[Any]:
    """Rules of thumb play until this is so."""
    bots = {seat: bot_named("thumb", match.game, seed + seat) for seat in range(match.seats)}
    while not match.over and not there():
        seat = next(iter(match.asks))
        match.answer(seat, bots[seat].answer(match.sight(seat)))
    return match


def moment(game: AnyGame, pictures: ModuleType) -> Match[Any]:
    """The match at the moment that the game wants to show."""
    for seed in pictures.SEEDS:
        match = Match.new(game, pictures.SEATS, seed, pictures.OPTIONS)
        if not played(match, partial(is_there, match, pictures)).over:
            return match
    raise LookupError(f"{game.name}: no seed leads to the moment of its pictures")


def is_there(match: Match[Any], pictures: ModuleType) -> bool:
    return SEAT in match.asks and bool(pictures.there(match, SEAT))


def main() -> None:
    shots = list[Shot]()
    only_cards = "--cards" in sys.argv
    for game, pictures in pictured([name for name in sys.argv[1:] if name != "--cards"] or shown()):
        kept = msgspec.to_builtins(moment(game, pictures).record())
        shots.append(Shot(Path(str(files(package_of(game)))) / "web" / "card.jpg", kept, CARD, "", card=True))
        if only_cards:
            continue
        shots += [Shot(PICTURES / f"{name}.jpg", kept, screen, getattr(pictures, "CLICK", "")) for name, screen in pictures.SHOTS.items()]
        for name, answers in getattr(pictures, "TERMINAL", {}).items():
            draw(name, game, pictures, answers)
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory() as data:
        walpurgis = str(Path(sys.executable).with_name("walpurgis"))
        server = subprocess.Popen([walpurgis, "serve", "--port", str(port), "--data", data], env=os.environ | {"WALPURGIS_LOG": "json"})
        try:
            photograph(f"http://127.0.0.1:{port}", shots)
        finally:
            server.terminate()
            server.wait()


def draw(name: str, game: AnyGame, pictures: ModuleType, answers: int) -> None:
    """What the next player sees in the terminal after this many answers, as SVG without remote fonts."""
    match = Match.new(game, pictures.SEATS, pictures.SEEDS[0])
    played(match, lambda: len(match.entries) >= answers, seed=0)
    console = Console(width=WIDTH, record=True, file=io.StringIO(), force_terminal=True, color_system="truecolor", markup=False, highlight=False, emoji=False)
    sitting = Sitting(match, {}, Screen(console=console))
    seat = min(match.asks)
    sitting.told = {seat: len(match.story or ()) - 3}
    sitting.show_table(seat)
    sitting.tell_news(seat)
    offer = match.offer(seat)
    assert offer is not None
    sitting.put(offer)
    svg = re.sub(r"@font-face \{.*?\}", "", console.export_svg(title=f"walpurgis play {game.name}"), flags=re.DOTALL)
    svg = re.sub(r"<!-- Generated with Rich.*?-->", "", svg).replace("font-family: Fira Code, monospace", "font-family: monospace")
    (PICTURES / f"{name}.svg").write_text(svg, encoding="utf-8")


def photograph(house: str, shots: list[Shot]) -> None:
    """Continue from each record as seat 1, and look."""
    for _ in range(100):
        try:
            httpx.get(f"{house}/ready").raise_for_status()
            break
        except httpx.HTTPError:
            time.sleep(0.1)
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path="/usr/bin/chromium", args=ARGUMENTS)
        for file, kept, (width, height, locale), click, card in shots:
            scale = 0.5 if card else 1
            context = browser.new_context(viewport={"width": width, "height": height}, locale=locale, reduced_motion="reduce", device_scale_factor=scale)
            page = context.new_page()
            page.goto(house)
            wish = {"record": kept, "seq": len(kept["entries"]), "seat": SEAT}
            table = context.request.post(f"{house}/api/continue", data=wish, headers={"origin": house}).json()["id"]
            page.goto(f"{house}/t/{table}")
            page.locator("[aria-live]").first.wait_for(state="attached")
            page.wait_for_timeout(2500)
            if click:
                page.locator(click).first.click()
                page.wait_for_timeout(1000)
            page.screenshot(path=file, type="jpeg", quality=82 if card else 86, clip=middle_of_board(page) if card else None)
        browser.close()


def middle_of_board(page: Page) -> FloatRect:
    """As much of the board as a card shows, around its middle."""
    box = page.locator(".stage > .board").bounding_box()
    assert box is not None
    width, height = min(box["width"], box["height"] * CARD_SHAPE), min(box["height"], box["width"] / CARD_SHAPE)
    return {"x": box["x"] + (box["width"] - width) / 2, "y": box["y"] + (box["height"] - height) / 2, "width": width, "height": height}


if __name__ == "__main__":
    main()

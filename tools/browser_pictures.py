"""Pictures of the tables in the browser for the README: a real server, real games under way, Debian's chromium.

Usage: python tools/browser_pictures.py     (writes docs/pictures/table.jpg, phone.jpg, nocturne.jpg, ashes.jpg)
"""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import msgspec
from playwright.sync_api import sync_playwright

from walpurgis.bots import bot_named
from walpurgis.engine import Match

PICTURES = Path(__file__).resolve().parent.parent / "docs" / "pictures"
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run", "--force-color-profile=srgb"]
SHOTS = {
    "table": ("sabbat", 1440, 900, "en-GB"),
    "phone": ("sabbat", 390, 844, "de-DE"),
    "nocturne": ("nocturne", 1440, 1000, "en-GB"),
    "ashes": ("ashes", 1440, 900, "en-GB"),
}
SEAT = 1


def third_round() -> Match[Any]:
    """Rules of thumb play until seat 1 is about to move a ghost in the third round."""
    match = Match.new("sabbat", 3, 11, {"peoples": "GRB"})
    return played(match, lambda: match.state.round == 3 and match.asks[SEAT].prompt == "ghosts")


def a_later_turn() -> Match[Any]:
    """Rules of thumb play until seat 1 has an Action to play in a later turn, with Durations lying there."""
    match = Match.new("nocturne", 2, 6, {"kingdom": "midnight"})
    return played(match, lambda: match.state.turn > 16 and match.asks[SEAT].prompt == "action" and len(match.state.players[SEAT].play) > 0)


def crowded(match: Match[Any]) -> bool:
    return len(match.state.tiles) > 16 and match.asks[SEAT].prompt == "step" and len(list(match.asks[SEAT].answers())) > 3


def a_long_chase() -> Match[Any]:
    """Rules of thumb play until seat 1 can go several ways on a board full of paths."""
    for seed in range(1, 100):
        match = Match.new("ashes", 2, seed)
        played(match, partial(crowded, match))
        if not match.over:
            return match
    raise LookupError("no such moment")


def played(match: Match[Any], there: Callable[[], bool]) -> Match[Any]:
    """Play until seat 1 is asked and this is so."""
    bots = {seat: bot_named("thumb", match.game, 11 + seat) for seat in range(match.seats)}
    while not match.over and not (SEAT in match.asks and there()):
        seat = next(iter(match.asks))
        match.answer(seat, bots[seat].answer(match.sight(seat)))
    return match


def main() -> None:
    kept = {
        "sabbat": msgspec.to_builtins(third_round().record()),
        "nocturne": msgspec.to_builtins(a_later_turn().record()),
        "ashes": msgspec.to_builtins(a_long_chase().record()),
    }
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory() as data:
        walpurgis = str(Path(sys.executable).with_name("walpurgis"))
        server = subprocess.Popen([walpurgis, "serve", "--port", str(port), "--data", data], env=os.environ | {"WALPURGIS_LOG": "json"})
        try:
            photograph(f"http://127.0.0.1:{port}", kept)
        finally:
            server.terminate()
            server.wait()


def photograph(house: str, kept: dict[str, dict[str, Any]]) -> None:
    """Go on from each record as seat 1, and look."""
    for _ in range(100):
        try:
            httpx.get(f"{house}/ready").raise_for_status()
            break
        except httpx.HTTPError:
            time.sleep(0.1)
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path="/usr/bin/chromium", args=ARGUMENTS)
        for name, (game, width, height, locale) in SHOTS.items():
            context = browser.new_context(viewport={"width": width, "height": height}, locale=locale, reduced_motion="reduce", device_scale_factor=1)
            page = context.new_page()
            page.goto(house)
            wish = {"record": kept[game], "seq": len(kept[game]["entries"]), "seat": SEAT}
            table = context.request.post(f"{house}/api/continue", data=wish, headers={"origin": house}).json()["id"]
            page.goto(f"{house}/t/{table}")
            page.locator("[aria-live]").first.wait_for(state="attached")
            page.wait_for_timeout(2500)
            page.screenshot(path=PICTURES / f"{name}.jpg", type="jpeg", quality=86)
        browser.close()


if __name__ == "__main__":
    main()

"""A piece is dragged over all others, and the browser's trace tells what every frame cost; part of `page.py`.

`script` is the processor time of all scripts between two frames of the main thread, `work` that of everything it does: script, style, layout, painting.
`pause` is the time on the clock until the next frame, which busy neighbours make longer; the other two they do not.
"""

from __future__ import annotations

import importlib
import json
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import msgspec
from playwright.sync_api import Browser, Page

from walpurgis.bots import bot_named
from walpurgis.engine import AnyGame, Match
from walpurgis.engine.game import package_of

SEAT = 1
PIECE = ".board [data-spot]"
GLOWING = f'{PIECE}[role=button][data-offered="true"]'
SCREEN = {"width": 1440, "height": 900}
STEPS = 14
"""Of the hand, from one piece to the next."""
CATEGORIES = ["-*", "devtools.timeline", "disabled-by-default-devtools.timeline", "disabled-by-default-devtools.timeline.frame"]
FRAME = "BeginMainThreadFrame"
SCRIPT = {"FunctionCall", "EventDispatch", "FireAnimationFrame", "RunMicrotasks", "TimerFire", "EvaluateScript"}
WORK = {"RunTask"}


@dataclass
class Frame:
    """What one frame cost, in milliseconds."""

    script: float
    work: float
    pause: float


@dataclass
class Drag:
    """All frames of one drag, and over how many pieces it went."""

    pieces: int
    frames: list[Frame]


def drag(browser: Browser, address: str, kept: dict[str, Any]) -> Drag:
    """One fresh browser continues from a record, and drags."""
    context = browser.new_context(base_url=address, viewport=SCREEN, locale="en-GB")  # type: ignore[arg-type]
    page = context.new_page()
    page.goto("/")
    wish = {"record": kept, "seq": len(kept["entries"]), "seat": SEAT}
    table = context.request.post("/api/continue", data=wish, headers={"origin": address}).json()["id"]
    page.goto(f"/t/{table}")
    page.locator(GLOWING).first.wait_for()
    page.wait_for_timeout(1500)  # what still moves comes to rest
    places = way(page)
    page.mouse.move(*places[0])
    page.mouse.down()
    browser.start_tracing(page=page, categories=CATEGORIES)
    for (x, y), (u, v) in pairwise(places):
        for step in range(1, STEPS + 1):
            page.mouse.move(x + (u - x) * step / STEPS, y + (v - y) * step / STEPS)
            page.wait_for_timeout(12)
    trace = json.loads(browser.stop_tracing())["traceEvents"]
    page.mouse.up()
    context.close()
    return Drag(len(places), list(frames(trace)))


def record_of(game: AnyGame) -> dict[str, Any]:
    """The record of a match up to the moment that its pictures show; rules of thumb play."""
    pictures = importlib.import_module(f"{package_of(game)}.pictures")
    for seed in pictures.SEEDS:
        match = Match.new(game, pictures.SEATS, seed, pictures.OPTIONS)
        bots = {seat: bot_named("thumb", game, 11 + seat) for seat in range(match.seats)}
        while not match.over:
            if SEAT in match.asks and pictures.there(match, SEAT):
                kept: dict[str, Any] = msgspec.to_builtins(match.record())
                return kept
            seat = next(iter(match.asks))
            match.answer(seat, bots[seat].answer(match.sight(seat)))
    raise LookupError(f"{game.name}: no seed leads to the moment of its pictures")


def way(page: Page) -> list[tuple[float, float]]:
    """The middle of the glowing piece, and of all others in view, left to right."""
    here = page.locator(GLOWING).first.get_attribute("data-spot")
    found: list[list[Any]] = page.locator(PIECE).evaluate_all(
        """(pieces) => pieces.map((piece) => { const box = piece.getBoundingClientRect();
          return [piece.dataset.spot, box.x + box.width / 2, box.y + box.height / 2]; })"""
    )
    first = next((x, y) for spot, x, y in found if spot == here)
    return [first, *sorted((x, y) for spot, x, y in found if spot != here)]


def frames(trace: list[dict[str, Any]]) -> Iterator[Frame]:
    """The frames of the busiest main thread of the trace."""
    threads = [(event["pid"], event["tid"]) for event in trace if event["name"] == FRAME]
    if not threads:
        raise LookupError("the trace tells of no frames")
    main = max(set(threads), key=threads.count)
    own = sorted((event for event in trace if (event["pid"], event["tid"]) == main), key=lambda event: (event["ts"], -event.get("dur", 0)))
    starts = sorted({event["ts"] for event in own if event["name"] == FRAME})
    for start, end in pairwise(starts):
        within = [event for event in own if start <= event["ts"] < end and event["ph"] == "X"]
        yield Frame(spent(within, SCRIPT), spent(within, WORK), (end - start) / 1000)


def spent(events: list[dict[str, Any]], names: set[str]) -> float:
    """Milliseconds of processor in events of these names; what is inside another of them is not counted twice."""
    total, until = 0.0, 0.0
    for event in events:
        if event["name"] in names and event["ts"] >= until:
            total += event.get("tdur", event.get("dur", 0)) / 1000
            until = event["ts"] + event.get("dur", 0)
    return total

"""The table page in a real browser: what it weighs, how soon it is drawn, how soon a click is seen.

A server of its own on loopback with the built client, Debian's chromium, a fresh browser for each round; the median counts. What is loaded, and
how many bytes it has on the line, is taken from the browser itself: boards of other games count only if the page really asks for them.

A click counts from the time stamp of its event (the browser got the release of the mouse button) to the time at which the browser says that the first frame
with the next question was presented (Element Timing of its heading): over the socket, the stored answer, the new view, layout, painting and compositing.
No frame more, no frame less. The pointer is on the piece for a moment before, as a hand is. A click that only takes a piece in hand is not counted.

With `--drag`, for games in which a piece is dragged over open ground: at the moment that the game's pictures show, the glowing piece is dragged over all others
in turn, and the browser's own trace tells what every frame cost. See `dragging.py`.

Usage: python bench/page.py [--rounds 5] [--clicks 5] [--game NAME] [--drag]
"""

from __future__ import annotations

import argparse
import contextlib
import shutil
import statistics
import sys
from dataclasses import dataclass

from dragging import Drag, drag, record_of
from house import house
from playwright.sync_api import Browser, sync_playwright
from playwright.sync_api import TimeoutError as NothingCame

from walpurgis.engine import game_named
from walpurgis.engine.game import shown

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"]
OFFERED = ".board :is([data-offered=true], .card.offered)"
WATCH = f"""() => {{
  window.seen = [];
  new MutationObserver(() => {{
    for (const question of document.querySelectorAll('.ribbon h2:not([elementtiming])')) {{
      const one = {{ drawable: document.querySelector('{OFFERED}') !== null, made: 0, shown: 0 }};
      seen.push(one);
      question.setAttribute('elementtiming', String(seen.length - 1));
      requestAnimationFrame(() => scheduler.postTask(() => (one.made = performance.now()), {{ priority: 'user-blocking' }}));
    }}
  }}).observe(document, {{ subtree: true, childList: true }});
  new PerformanceObserver((entries) => {{
    for (const entry of entries.getEntries()) seen[Number(entry.identifier)].shown = entry.renderTime;
  }}).observe({{ type: 'element', buffered: true }});
  addEventListener('click', (event) => (window.clicked = {{ at: event.timeStamp, before: seen.length }}), {{ capture: true }});
}}"""
"""Every question is a heading of its own. It is made when the page has done its work for the frame with it, and shown when the browser says that this frame
stood on the screen. A click counts from the moment the browser got it."""
DRAWN = "() => seen.find((one) => one.drawable && one.shown)"
EFFECT = "() => seen.slice(clicked.before).filter((one) => one.shown).map((one) => [one.made - clicked.at, one.shown - clicked.at])[0]"
BUBBLE = ".board .bubble button"
ANSWER = f"{OFFERED}, .prompt [data-choice]"
"""What can be clicked: what a piece asks when it means several things, else pieces on the board, else the buttons beside the question."""
ASKED = f"() => document.querySelector('#prompt') && document.querySelector('{ANSWER}')"

SIZES = """() => Object.fromEntries([...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
  .map((entry) => [new URL(entry.name).pathname, entry.encodedBodySize]))"""
"""The bytes of everything that was loaded, as they came over the line."""


@dataclass
class Round:
    """What one fresh browser found."""

    paint: float
    drawn: float
    made: list[float]
    shown: list[float]
    sizes: dict[str, int]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--clicks", type=int, default=5, help="in each round")
    parser.add_argument("--game", default=shown()[0])
    parser.add_argument("--drag", action="store_true", help="drag a piece over all others instead")
    wishes = parser.parse_args()
    with house() as (address, _), sync_playwright() as play:
        chromium = shutil.which("chromium") or sys.exit("this needs Debian's chromium: apt-get install chromium")
        browser = play.chromium.launch(executable_path=chromium, args=FLAGS)
        if wishes.drag:
            kept = record_of(game_named(wishes.game))
            tell([drag(browser, address, kept) for _ in range(wishes.rounds)])
            return
        rounds = [look(browser, address, wishes.game, wishes.clicks) for _ in range(wishes.rounds)]
        browser.close()
    sizes = rounds[0].sizes
    fonts = sum(size for path, size in sizes.items() if path.endswith(".woff2"))
    print(f"weight       {sum(sizes.values()) / 1000:8.1f} KB compressed in {len(sizes)} files, {fonts / 1000:.1f} KB of it fonts")
    figures = {
        "first paint": [one.paint for one in rounds],
        "first draw": [one.drawn for one in rounds],
        "click, made": [time for one in rounds for time in one.made],
        "click, shown": [time for one in rounds for time in one.shown],
    }
    for name, times in figures.items():
        print(f"{name:12} {statistics.median(times):8.0f} ms   ({min(times):.0f} to {max(times):.0f}, {len(times)} times)")


def tell(drags: list[Drag]) -> None:
    """The frames of all drags together, and the worst of each."""
    print(f"drag over {drags[0].pieces} pieces, {sum(len(one.frames) for one in drags)} frames")
    for name, unit in (("script", "ms of processor"), ("work", "ms of processor"), ("pause", "ms to the next frame")):
        times = sorted(getattr(frame, name) for one in drags for frame in one.frames)
        longest = [max(getattr(frame, name) for frame in one.frames) for one in drags]
        print(f"{name:7} median {statistics.median(times):6.1f}   95 % {times[int(len(times) * 0.95)]:6.1f}   longest {statistics.median(longest):6.1f} {unit}")


def look(browser: Browser, address: str, game: str, clicks: int) -> Round:
    """One fresh browser opens a table of two against a bot, waits until it is drawn, and answers the first questions by clicks on what is offered."""
    context = browser.new_context(base_url=address, viewport={"width": 1440, "height": 900}, locale="en-GB")
    seats = [{"kind": "human", "mine": True}, {"kind": "bot"}]
    table = context.request.post("/api/tables", data={"game": game, "seats": seats, "start": True}, headers={"origin": address}).json()["id"]
    page = context.new_page()
    page.add_init_script(f"({WATCH})()")
    page.goto(f"/t/{table}")
    drawn: float = page.wait_for_function(DRAWN).json_value()["shown"]
    page.wait_for_load_state("networkidle")
    paint: float = page.evaluate("() => performance.getEntriesByName('first-contentful-paint')[0].startTime")
    sizes: dict[str, int] = page.evaluate(SIZES)
    times: list[tuple[float, float]] = []
    for _ in range(4 * clicks):
        page.wait_for_function(ASKED)
        page.wait_for_timeout(600)  # what still moves comes to rest
        target = next(found for found in map(page.locator, (BUBBLE, OFFERED, ANSWER)) if found.count()).first
        target.hover()
        page.wait_for_timeout(150)  # nobody presses in the very moment in which the pointer arrives
        target.click()
        with contextlib.suppress(NothingCame):  # a piece that was only taken in hand
            times.append(page.wait_for_function(EFFECT, timeout=1500).json_value())
        if len(times) == clicks:
            break
    context.close()
    return Round(paint, drawn, [made for made, _ in times], [shown for _, shown in times], sizes)


if __name__ == "__main__":
    main()

"""A person with a browser: what they see and click, every frame their socket carries, and everything their console complains of."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Request, WebSocket, expect

from tests.some_game import SOME

PATIENCE = 30_000
GLOWING = ':is(.board, .mine) :is([data-offered="true"], .card.offered):visible'
LOSS = re.compile(r"ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_\w+|ERR_NETWORK\w*|ERR_EMPTY_RESPONSE|ERR_SOCKET\w*|WebSocket connection to .* failed")
"""What a browser says when the network or the server is gone."""


class Guest:
    """One browser context with one page. Frames are kept as they came: what the server said, and what this browser said. Where the match stands is known from
    the latest socket only: after a reload nothing is known until the server has spoken again."""

    def __init__(self, browser: Browser, address: str, **wishes: Any) -> None:
        usual = {"viewport": {"width": 1440, "height": 900}, "locale": "en-GB", "reduced_motion": "reduce"}
        self.address = address
        self.context = browser.new_context(base_url=address, **(usual | wishes))
        self.context.set_default_timeout(PATIENCE)
        self.heard: list[dict[str, Any]] = []
        self.said: list[dict[str, Any]] = []
        self.sockets: list[WebSocket] = []
        self._news: list[dict[str, Any]] = []
        self._words: list[dict[str, Any]] = []
        self.faults: list[str] = []
        self._losing = False
        self.page: Page = self.context.new_page()
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.faults.append(f"page error: {error}"))
        self.page.on("requestfailed", self._failed)
        self.page.on("websocket", self._socket)

    # What the browser tells us -----------------------------------------------------------------------------------

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not (self._losing and LOSS.search(message.text)):
            self.faults.append(f"console {message.type}: {message.text} ({message.location.get('url', '')})")

    def _failed(self, request: Request) -> None:
        why = request.failure or ""
        if "ERR_ABORTED" not in why and not (self._losing and LOSS.search(why)):  # aborted: the page was left while it loaded
            self.faults.append(f"failed request: {request.method} {request.url}: {why}")

    def _socket(self, socket: WebSocket) -> None:
        self.sockets.append(socket)
        news, words = self._news, self._words = [], []

        def hear(frame: str | bytes) -> None:
            news.append(json.loads(frame))
            self.heard.append(news[-1])

        def say(frame: str | bytes) -> None:
            words.append(json.loads(frame))
            self.said.append(words[-1])

        socket.on("framereceived", hear)
        socket.on("framesent", say)

    @contextmanager
    def losing_the_line(self) -> Iterator[None]:
        """In here the network may fail without being a fault of ours."""
        self._losing = True
        yield
        self._losing = False

    # Going places ------------------------------------------------------------------------------------------------

    def go(self, path: str) -> Guest:
        self.page.goto(path)
        expect(self.page.locator("main")).not_to_be_empty()
        return self

    def named(self, name: str) -> Guest:
        reply = self.context.request.patch("/api/me", data={"name": name}, headers={"Origin": self.address})
        assert reply.ok, reply.text()
        return self

    def lay(self, *seats: str, game: str = SOME, start: bool = True, **wishes: Any) -> str:
        """A table of this guest; seats are "me", "open", or the name of a bot. Its id."""
        kinds: dict[str, dict[str, Any]] = {"me": {"kind": "human", "mine": True}, "open": {"kind": "open"}}
        wished = [kinds.get(seat) or {"kind": "bot", "bot": seat} for seat in seats]
        for seat, wish in enumerate(wished):
            if seats.count("me") > 1 and wish.get("mine"):
                wished[seat] = wish | {"name": f"Guest {seat + 1}"}
        reply = self.context.request.post("/api/tables", data={"game": game, "seats": wished, "start": start, **wishes}, headers={"Origin": self.address})
        assert reply.ok, reply.text()
        table: str = reply.json()["id"]
        return table

    # What there is to see ----------------------------------------------------------------------------------------

    def of(self, kind: str) -> list[dict[str, Any]]:
        """Every frame of a kind that came so far."""
        return [frame for frame in self.heard if frame["is"] == kind]

    @property
    def latest(self) -> dict[str, Any] | None:
        """The last position heard, if any was heard yet. The page may draw a position before its frame is reported here."""
        return next((frame for frame in reversed(self._news) if frame["is"] == "position"), None)

    @property
    def position(self) -> dict[str, Any]:
        """Where the match stands, as soon as this browser has heard of it."""
        self.until(lambda: self.latest is not None, "the table is there")
        assert self.latest is not None
        return self.latest

    @property
    def seq(self) -> int:
        """Where the match stands, as far as this browser knows."""
        return self.latest["seq"] if self.latest else -1

    @property
    def offer(self) -> dict[str, Any] | None:
        """What this browser is asked now."""
        at = self.latest
        return at["offers"][0] if at and at.get("offers") else None

    @property
    def over(self) -> bool:
        return bool(self.latest and self.latest.get("over"))

    @property
    def waiting(self) -> bool:
        """Whether an answer of ours is not acknowledged yet."""
        answers = [said["ref"] for said in self._words if said["do"] == "answer"]
        return bool(answers) and not any(heard.get("ref") == answers[-1] for heard in self._news)

    def until(self, claim: Callable[[], bool], what: str) -> None:
        """Wait until a claim about what was heard holds."""
        end, pause = time.monotonic() + PATIENCE / 1000, 4
        while not claim():
            assert time.monotonic() < end, f"waited in vain: {what}; {self.faults}"
            self.page.wait_for_timeout(pause)  # each look costs the browser something: who waits longer looks less often
            pause = min(2 * pause, 64)

    def drawn(self) -> None:
        """Wait until the page has drawn what it knows."""
        self.page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))")

    @property
    def prompt(self) -> Locator:
        return self.page.locator("#prompt")

    @property
    def glowing(self) -> Locator:
        """What is offered on the board and among my things, as far as it can be seen."""
        return self.page.locator(GLOWING)

    @property
    def buttons(self) -> Locator:
        """The choices beside the prompt."""
        return self.page.locator(".prompt [data-choice]:not([disabled])")

    def tool(self, name: str) -> Locator:
        return self.page.get_by_role("toolbar").get_by_role("button", name=name)

    @property
    def lines(self) -> Locator:
        """The lines of the log or of a replay."""
        return self.page.locator(".drawer ol .line")

    def asked(self) -> None:
        """Wait until I am asked, and what I may do can be seen."""
        self.until(lambda: self.offer is not None, "I am asked")
        self.glowing.or_(self.buttons).first.wait_for()
        self.drawn()

    # Playing -----------------------------------------------------------------------------------------------------

    def answered(self, act: Callable[[], None]) -> bool:
        """Do something; true if that sent an answer, which is then acknowledged and shown."""
        before = self.latest
        sent = len([said for said in self.said if said["do"] == "answer"])
        act()
        self.drawn()
        if len([said for said in self.said if said["do"] == "answer"]) == sent:
            return False
        self.until(lambda: not self.waiting and self.latest is not before, "the answer is acknowledged")
        self.drawn()
        return True

    def press_digit(self, digit: int) -> bool:
        """Answer by the digit of a choice; one that is folded away shows its digit after the first press. True if that was an answer."""
        return any(self.answered(lambda: self.page.keyboard.press(str(digit))) for _ in range(2))

    def click_what_glows(self, turn: int = 0) -> bool:
        """One click: on the board if something glows there, else beside the prompt. True if it was an answer."""
        return self.answered(lambda: self.next_target(turn).click())

    def next_target(self, turn: int) -> Locator:
        self.glowing.or_(self.buttons).first.wait_for()
        done = self.page.locator(".prompt .choices > .btn.ember:not([disabled])")
        if done.count():  # what was picked is enough
            return done.first
        bubble = self.page.locator(".bubble button")
        if bubble.count():
            return bubble.nth(turn % bubble.count())
        places = self.page.locator(f'{GLOWING}:not([aria-pressed="true"])')
        found = places.count()
        if found:
            return places.nth(turn % found)
        return self.buttons.nth(turn % self.buttons.count())

    def play_on(self, answers: int = 1) -> None:
        """Answer this many questions by clicking, waiting for the others in between."""
        clicks = 0
        while answers and not self.over:
            self.until(lambda: self.offer is not None or self.over, "somebody asks me")
            if self.offer:
                answers -= self.click_what_glows(clicks)
                clicks += 1
                assert clicks < 4000, "clicking what glows leads nowhere"

    def log(self) -> list[str]:
        """The lines of the log as they can be read."""
        scroll = self.tool("Log")
        if scroll.get_attribute("aria-pressed") != "true":
            scroll.click()
        self.lines.first.wait_for()
        self.drawn()
        return self.lines.all_inner_texts()

    def close(self) -> None:
        self.context.close()


def play_out(*guests: Guest, until: Callable[[], bool] | None = None) -> None:
    """All of them click what glows until the game is over, or until a claim holds."""
    clicks = 0
    while not guests[0].over and not (until and until()):
        guests[0].until(lambda: any(guest.offer for guest in guests) or guests[0].over, "somebody is asked")
        for guest in guests:
            if guest.offer:
                guest.click_what_glows(clicks)
                clicks += 1
        assert clicks < 3000, "clicking what glows leads nowhere"

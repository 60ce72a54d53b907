"""Made-up messages: well formed in every way the wire allows, or nearly so. Each gets one reply, never an unforeseen one, and the table stands."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine, Iterator
from typing import Any, TypeVar

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.some_game import SOME
from walpurgis.engine import Chance

from ..house import PATIENCE, Browser

T = TypeVar("T")
DEEDS = ["watch", "unwatch", "answer", "why", "hint", "undo", "consent", "resign", "stand-in", "chat"]
FIELDS = ["seat", "question", "answer", "key", "agree", "bot", "text", "since", "ref", "table", "do", "extra"]
TEXTS = st.text(max_size=30) | st.sampled_from(["", "1", "13", "inv:1", "\x00", "yes", "-1", "ü" * 80])
NUMBERS = st.integers(-2, 9) | st.integers(-(1 << 70), 1 << 70) | st.floats(allow_nan=False, allow_infinity=False)
PLAIN = st.none() | st.booleans() | NUMBERS | TEXTS
ANYTHING = st.recursive(PLAIN, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(TEXTS, inner, max_size=3), max_leaves=8)
SEATS, FLAGS = st.integers(0, 7), st.booleans()
FITTING: dict[str, dict[str, st.SearchStrategy[Any]]] = {
    "watch": {"since": st.integers(-1, 50)},
    "unwatch": {},
    "answer": {"seat": SEATS, "question": st.integers(0, 40), "answer": ANYTHING},
    "why": {"seat": SEATS, "key": TEXTS},
    "hint": {"seat": SEATS},
    "undo": {"seat": SEATS},
    "consent": {"seat": SEATS, "agree": FLAGS},
    "stand-in": {"seat": SEATS, "bot": FLAGS},
    "chat": {"text": TEXTS},
}


@st.composite
def messages(draw: st.DrawFn) -> dict[str, Any]:
    """A message that fits its kind, with perhaps one thing wrong."""
    deed = draw(st.sampled_from(list(FITTING)))
    message: dict[str, Any] = {"do": deed, **{name: draw(values) for name, values in FITTING[deed].items()}}
    match draw(st.sampled_from(["nothing", "nothing", "more", "less", "other"])):
        case "more":
            message[draw(st.sampled_from(FIELDS))] = draw(ANYTHING)
        case "less" if len(message) > 1:
            del message[draw(st.sampled_from([name for name in message if name != "do"]))]
        case "other":
            message["do"] = draw(st.sampled_from(DEEDS[:-3]) | TEXTS)
    return message


class Room:
    """Two browsers in a loop of their own, so that every example plays at the same table."""

    def __init__(self, address: str) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self.anna, self.bela = Browser(address, "Anna"), Browser(address, "Béla")
        self.table = self.anna.lay("me", "open", start=False, game=SOME)
        self.bela.post(f"/api/tables/{self.table}/seats", {"seat": 1})
        self.anna.post(f"/api/tables/{self.table}/start")
        self.dice = Chance(4)

    def run(self, scene: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(scene, self._loop).result(PATIENCE)

    def close(self) -> None:
        for browser in (self.anna, self.bela):
            self.run(browser.close())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(PATIENCE)


@pytest.fixture(scope="module")
def room(address: str) -> Iterator[Room]:
    made = Room(address)
    yield made
    made.close()


@settings(max_examples=150, derandomize=True, deadline=None, database=None, suppress_health_check=list(HealthCheck))
@given(made=st.lists(messages(), min_size=1, max_size=8))
def test_made_up_messages_never_bring_down_a_table(room: Room, made: list[dict[str, Any]]) -> None:
    async def scene() -> None:
        browser = await room.anna.connect()
        for message in made:
            reply = await reply_to(browser, {"table": room.table, **message})
            assert reply["is"] in ("done", "refused")
            if reply["is"] == "refused":
                assert reply["problem"]["kind"] not in ("failed", "rule-failed"), (message, reply)
        await browser.close()

    room.run(scene())


async def reply_to(browser: Browser, message: dict[str, Any]) -> dict[str, Any]:
    """The one reply to a message that may itself be wrong in its `ref`."""
    assert browser.socket is not None
    await browser.socket.send(msgspec.json.encode(message).decode())
    return await browser.until(lambda told: told["is"] in ("done", "refused"))


def test_after_all_that_the_game_goes_on(room: Room) -> None:
    """Whatever was undone, handed to bots or answered by chance before: both take their seats and play on."""

    async def scene() -> None:
        for seat, browser in enumerate((room.anna, room.bela)):
            await browser.connect()
            await browser.send("stand-in", room.table, seat=seat, bot=False)
            await browser.watch(room.table)
        for _ in range(20):
            for browser in (room.anna, room.bela):
                if browser.position(room.table)["offers"]:
                    assert (await browser.answer(room.table, room.dice))["is"] == "done"
                await browser.send("unwatch", "a" * 12)
        await room.anna.send("unwatch", "a" * 12)  # so that she has heard of the last answer
        assert room.anna.position(room.table)["seq"] == room.bela.position(room.table)["seq"]

    room.run(scene())

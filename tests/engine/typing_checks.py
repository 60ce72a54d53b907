"""What the type checker knows of an answer. mypy reads this file; nobody runs it."""

from __future__ import annotations

from typing import assert_type

from walpurgis.engine import all_of, may, number, one_of, order, some_of, spot
from walpurgis.engine.ask import Point

from .table import Card, Guest


async def answers_have_the_type_of_what_was_asked(me: Guest, cards: list[Card], names: list[str], guests: list[Guest]) -> None:
    assert_type(await one_of(me, "card", cards), Card)
    assert_type(await one_of(me, "name", names), str)
    assert_type(await one_of(me, "way", {"up": 1, "down": -1}), int)
    assert_type(await some_of(me, "cards", cards, 1, 2), list[Card])
    assert_type(await order(me, "order", cards), list[Card])
    assert_type(await number(me, "many", 0, 3), int)
    assert_type(await may(me, "stay"), bool)
    assert_type(await spot(me, "stand", lambda path: None, list), list[Point])
    assert_type(await all_of({guest.seat: number(guest, "bid", 0, 3) for guest in guests}), dict[int, int])
    assert_type(await all_of({guest.seat: one_of(guest, "show", cards) for guest in guests}), dict[int, Card])


async def what_has_no_key_is_no_option(me: Guest, things: list[object]) -> None:
    await one_of(me, "thing", things)  # type: ignore[type-var]

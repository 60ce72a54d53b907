"""What the type checker knows of an answer. mypy reads this file; nobody runs it."""

from __future__ import annotations

from typing import assert_type

from walpurgis.engine.ask import Place
from walpurgis.engine.offer import Point
from walpurgis.engine.question import OneOf, Question, all_of, code, may, number, one_of, order, some_of, spot

from .table import Bare, Card, Guest


def names(t: Bare, me: Guest) -> list[str]:
    return me.hand


def names_below(t: Bare, me: Guest, worth: int) -> list[str]:
    return me.hand


def card_of(name: str) -> Card:
    return Card(name)


def places(t: Bare, me: Guest) -> list[Place]:
    return []


stay: OneOf[Bare, Guest, bool] = may("stay")
many: Question[Bare, Guest, int] = number("many", (0, 3))


async def answers_have_the_type_of_what_was_asked(t: Bare, me: Guest) -> None:
    assert_type(await one_of("name", names)(t, me), str)
    assert_type(await one_of("name", names).if_any(t, me), str | None)
    assert_type(await one_of("card", names).meaning(card_of)(t, me), Card)
    assert_type(await one_of("card", names_below).meaning(card_of)(t, me, 3), Card)
    assert_type(await some_of("cards", names, (1, 2)).meaning(card_of)(t, me), list[Card])
    assert_type(await order("order", names)(t, me), list[str])
    assert_type(await code("army", names, forbids=lambda t, me, text: None).meaning(card_of)(t, me), Card)
    assert_type(await spot("stand", places, forbids=lambda t, me, path: None)(t, me), list[Point])
    assert_type(await many(t, me), int)
    assert_type(await stay(t, me), bool)
    assert_type(await all_of({guest.seat: many(t, guest) for guest in t.guests}), dict[int, int])
    assert_type(await all_of({guest.seat: one_of("card", names).meaning(card_of)(t, guest) for guest in t.guests}), dict[int, Card])


async def what_a_question_is_about_is_checked(t: Bare, me: Guest) -> None:
    await one_of("card", names_below)(t, me)  # type: ignore[call-arg]
    await one_of("card", names_below)(t, me, "three")  # type: ignore[arg-type]
    one_of("card", names_below, forbids=lambda t, me, key: None)  # type: ignore[arg-type, misc]

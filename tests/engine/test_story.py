"""Events and sentences as data."""

from __future__ import annotations

from typing import Annotated

from tests.broken import sound
from walpurgis.engine import Chance, Event, Named, Say
from walpurgis.engine.log import Log
from walpurgis.engine.story import events_of, kebab

from .table import Noted, table


class TurnedAway(Event, frozen=True):
    """Somebody was turned away at several doors."""

    seat: Annotated[int, Named("seat")]
    doors: list[Annotated[str, Named("door")]]
    times: int


def test_an_event_says_its_name_and_its_fields() -> None:
    said = TurnedAway(2, ["rg:tur", "oak"], 3).say()
    assert said == Say("event-turned-away", {"seat": Say("seat-2"), "doors": [Say("door-rg-tur"), Say("door-oak")], "times": 3})


def test_the_owner_learns_the_card_and_the_others_that_one_was_drawn() -> None:
    drew = sound.Drew(1, "ash")
    assert [drew.cut(seat) for seat in (0, 1, None)] == [sound.DrewUnseen(1), drew, sound.DrewUnseen(1)]
    assert Noted("x").cut(None) == Noted("x")


def test_nothing_is_built_when_nobody_listens() -> None:
    built = []

    def event(note: str) -> Event:
        built.append(note)
        return Noted(note)

    t = table()
    t.tell(event, "unheard")
    t.heard = Log()
    t.tell(event, "heard")
    assert built == ["heard"]
    assert list(t.heard) == [Noted("heard")]


def test_the_ear_is_not_part_of_the_state() -> None:
    t = table()
    t.heard = Log()
    assert t.copy().heard is None
    assert t.copy() == t
    assert set(t.dump()) == {"chance", "guests", "deck", "notes"}
    assert type(t).load(t.dump()).heard is None
    assert t.chance == Chance(7)


def test_names_of_classes_become_ids() -> None:
    assert [kebab(name) for name in ("Fought", "TurnedAway", "Drew2Cards")] == ["fought", "turned-away", "drew2-cards"]


def test_the_events_of_a_package_are_found() -> None:
    found = events_of("tests.broken")
    assert sound.Drew in found
    assert TurnedAway not in found
    assert [kind.__name__ for kind in found] == sorted(kind.__name__ for kind in found)

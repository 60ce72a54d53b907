"""State classes: what is plain, and that copy, dump, load and == agree on it."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import field
from typing import Any, Literal, NewType

import pytest
from hypothesis import given
from hypothesis import strategies as st

from walpurgis.engine import Plain, plain, without
from walpurgis.engine.errors import BrokenData, NotPlain

Key = NewType("Key", str)


@plain
class Nail(Plain):
    length: int
    bent: bool = False


@plain
class Coffin(Plain):
    wood: Key
    lid: Literal["open", "shut", 3]
    nails: list[Nail]
    grid: list[list[int]]
    by_side: dict[str, list[Nail]]
    marks: dict[int, int]
    carved: tuple[str, ...]
    rune: tuple[tuple[int, ...], ...]
    handle: Nail | None = None
    guest: str | None = None
    spare: list[Nail | None] = field(default_factory=list)


texts, numbers = st.text(max_size=5), st.integers(-(10**12), 10**12)
nails = st.builds(Nail, numbers, st.booleans())
coffins = st.builds(
    Coffin,
    texts,
    st.sampled_from(["open", "shut", 3]),
    st.lists(nails, max_size=3),
    st.lists(st.lists(numbers, max_size=3), max_size=3),
    st.dictionaries(texts, st.lists(nails, max_size=2), max_size=3),
    st.dictionaries(numbers, numbers, max_size=3),
    st.lists(texts, max_size=3).map(tuple),
    st.lists(st.lists(numbers, max_size=2).map(tuple), max_size=2).map(tuple),
    st.none() | nails,
    st.none() | texts,
    st.lists(st.none() | nails, max_size=3),
)


@given(coffins)
def test_what_is_copied_or_dumped_and_loaded_is_equal(coffin: Coffin) -> None:
    assert coffin.copy() == coffin
    assert Coffin.load(coffin.dump()) == coffin
    assert Coffin.load(json.loads(json.dumps(coffin.dump()))) == coffin


@given(coffins)
def test_a_copy_shares_nothing_that_can_change(coffin: Coffin) -> None:
    before, copy = coffin.dump(), coffin.copy()
    for nail in [*copy.nails, *(n for side in copy.by_side.values() for n in side), *(n for n in copy.spare if n), *([copy.handle] if copy.handle else [])]:
        nail.length += 1
    for row in copy.grid:
        row.append(0)
    for side in copy.by_side.values():
        side.clear()
    for changing in (copy.nails, copy.grid, copy.by_side, copy.marks, copy.spare):
        changing.clear()
    assert coffin.dump() == before


@given(coffins)
def test_a_dump_shares_nothing_with_the_object(coffin: Coffin) -> None:
    before, dump = coffin.copy(), coffin.dump()
    for thing in dump.values():
        if isinstance(thing, list | dict):
            thing.clear()
    assert coffin == before


def test_tuples_are_shared_between_copies() -> None:
    coffin = a_coffin()
    assert coffin.copy().carved is coffin.carved


def test_different_values_are_not_equal() -> None:
    assert Nail(1) != Nail(2)
    assert a_coffin().handle != a_coffin().nails[0]


@pytest.mark.parametrize(
    "kind", [float, set[int], object, Callable[[], int], int | bool, int | str | None, list, dict[bool, int], dict[Nail, int], bytes, tuple[int, int], Any]
)
def test_a_class_that_is_not_plain_is_refused_where_it_is_defined(kind: Any) -> None:
    body = {"__annotations__": {"field": kind}, "__module__": __name__}
    with pytest.raises(NotPlain, match=r"Loose\.field"):
        plain(type("Loose", (Plain,), body))


def test_a_tuple_of_what_can_change_is_refused() -> None:
    with pytest.raises(NotPlain, match="immutable"):
        plain(type("Loose", (Plain,), {"__annotations__": {"nails": tuple[Nail, ...]}, "__module__": __name__}))


def test_a_class_without_the_decorator_is_not_plain() -> None:
    bare = type("Bare", (Plain,), {})
    with pytest.raises(NotPlain):
        plain(type("Loose", (Plain,), {"__annotations__": {"bare": bare}, "__module__": __name__}))


def a_coffin() -> Coffin:
    return Coffin(Key("oak"), "open", [Nail(1)], [[1]], {"left": [Nail(2)]}, {1: 2}, ("a",), ((1,),), Nail(3))


@pytest.mark.parametrize(
    ("path", "value", "place"),
    [
        (["wood"], 3, "Coffin.wood should be str"),
        (["lid"], "ajar", "Coffin.lid should be one of"),
        (["lid"], 3.0, "Coffin.lid should be one of"),
        (["nails"], {}, "Coffin.nails should be a list"),
        (["nails", 0], None, r"Coffin.nails\[0\] should hold exactly length, bent"),
        (["nails", 0, "length"], True, r"Coffin.nails\[0\].length should be int"),
        (["nails", 0, "length"], 1.0, r"Coffin.nails\[0\].length should be int"),
        (["grid", 0, 0], "x", r"Coffin.grid\[0\]\[0\] should be int"),
        (["by_side"], [], "Coffin.by_side should be an object"),
        (["by_side", "left", 0, "bent"], 1, r"Coffin.by_side.left\[0\].bent should be bool"),
        (["marks"], {"one": 1}, "Coffin.marks should have whole numbers as names"),
        (["carved"], "a", "Coffin.carved should be a list"),
        (["rune", 0, 0], None, r"Coffin.rune\[0\]\[0\] should be int"),
        (["handle"], 4, "Coffin.handle should hold exactly"),
        (["guest"], 4, "Coffin.guest should be str"),
    ],
)
def test_a_broken_dump_is_refused_and_the_place_is_named(path: list[Any], value: Any, place: str) -> None:
    data = json.loads(json.dumps(a_coffin().dump()))
    inside: Any = data
    for step in path[:-1]:
        inside = inside[step]
    inside[path[-1]] = value
    with pytest.raises(BrokenData, match=place):
        Coffin.load(data)


@pytest.mark.parametrize("data", [None, [], 3, {}, {"length": 1}, {"length": 1, "bent": False, "rust": 1}])
def test_a_dump_must_have_exactly_the_fields(data: Any) -> None:
    with pytest.raises(BrokenData, match="Nail should hold exactly length, bent"):
        Nail.load(data)


def test_of_equal_things_in_a_tuple_one_is_taken_out() -> None:
    cards = ("rose", "skull", "rose")
    assert without(cards, "rose") == ("skull", "rose") and cards == ("rose", "skull", "rose")
    with pytest.raises(ValueError, match="not in tuple"):
        without(cards, "bone")


@plain
class Bell(Plain):
    __derived__ = ("each",)
    tolls: int
    ropes: int
    each: int = 0

    def derive(self) -> None:
        self.each = self.tolls // self.ropes


def test_what_follows_from_the_rest_is_copied_but_not_dumped_and_found_out_again() -> None:
    bell = Bell(12, 3, 99)
    assert bell.copy().each == 99
    assert bell.dump() == {"tolls": 12, "ropes": 3}
    assert Bell.load(bell.dump()).each == 4


def test_only_the_root_of_a_state_may_have_fields_that_follow_from_others() -> None:
    with pytest.raises(NotPlain, match=r"Loose\.bells: Bell has derived or transient fields"):
        plain(type("Loose", (Plain,), {"__annotations__": {"bells": list[Bell]}, "__module__": __name__}))


@pytest.mark.parametrize(
    ("path", "place"),
    [(["nails", 0], r"Coffin.nails\[0\]"), (["by_side", "left", 0], r"Coffin.by_side.left\[0\]"), (["handle"], "Coffin.handle"), ([], "Coffin")],
)
def test_a_name_too_many_or_too_few_is_found_wherever_it_is(path: list[Any], place: str) -> None:
    for wrong in ("rust", "bent", "guest"):
        data = json.loads(json.dumps(a_coffin().dump()))
        inside: Any = data
        for step in path:
            inside = inside[step]
        if wrong in inside:
            del inside[wrong]
        else:
            inside[wrong] = True
        with pytest.raises(BrokenData, match=f"^{place} should hold exactly "):
            Coffin.load(data)


@pytest.mark.parametrize("data", [{"tolls": 12, "ropes": 0}, {"tolls": 12, "ropes": 3, "each": 4}])
def test_a_dump_from_which_nothing_follows_or_that_says_too_much_is_refused(data: Any) -> None:
    with pytest.raises(BrokenData, match="Bell"):
        Bell.load(data)


def test_what_is_put_into_an_empty_part_of_a_copy_is_not_in_the_original() -> None:
    coffin = Coffin(Key("oak"), "open", [], [], {}, {}, (), ())
    twin = coffin.copy()
    twin.nails.append(Nail(1))
    twin.grid.append([1])
    twin.by_side["left"] = [Nail(1)]
    twin.marks[1] = 1
    twin.spare.append(None)
    assert coffin == Coffin(Key("oak"), "open", [], [], {}, {}, (), ())

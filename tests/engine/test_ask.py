"""What a player can be asked: each domain reads what it offers, and refuses the rest with a reason."""

from __future__ import annotations

from collections import Counter
from itertools import islice
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from walpurgis.engine import Chance, NotOffered, Rule, Say, all_of, may, number, one_of, order, some_of, spot
from walpurgis.engine.ask import Point
from walpurgis.engine.old_domain import Domain, Number, OneOf, Ordering, SomeOf

from .table import Bare, Card, Noted, play

keys = st.lists(st.sampled_from("abcd"), max_size=5)


def one(options: list[str], why_not: Any = None) -> OneOf[str]:
    return OneOf(options, why_not, None, None)


def unordered(answer: Any) -> Any:
    """A selection of the same things is the same selection."""
    return sorted(answer) if isinstance(answer, list) else answer


def consistent(domain: Domain[Any]) -> list[Any]:
    """The candidates of a domain, after looking whether its ways to answer agree."""
    found = list(domain.candidates())
    assert len({str(answer) for answer in found}) == len(found), "a candidate comes twice"
    for answer in found:
        assert domain.read(answer) == domain.read_again(answer)
    assert (domain.only() is not None) == (len(found) == 1)
    if len(found) == 1:
        assert unordered(domain.only()) == unordered(found[0])
    for seed in range(5 if found else 0):
        sample = domain.sample(Chance(seed))
        assert sample in found or Counter(sample) in [Counter(answer) for answer in found]  # type: ignore[arg-type]
        domain.read(sample)
    return found


@given(keys)
def test_one_of_offers_each_key_once(options: list[str]) -> None:
    assert consistent(one(options)) == list(dict.fromkeys(options))


@given(keys, st.integers(0, 4), st.none() | st.integers(0, 2))
@example(["a", "b"], 1, 0)
@example(["a", "a"], 1, 0)
def test_some_of_offers_each_selection_once(options: list[str], low: int, more: int | None) -> None:
    domain: SomeOf[str] = SomeOf(options, None, None, None, low=low, high=None if more is None else low + more)
    least, most = domain.bounds()
    assert all(least <= len(answer) <= most for answer in consistent(domain))


@given(st.lists(st.sampled_from("abc"), max_size=4))
def test_order_offers_each_order_once(options: list[str]) -> None:
    for answer in consistent(Ordering(options, None, None, None)):
        assert sorted(answer) == sorted(options)


@given(st.integers(-5, 5), st.integers(0, 5))
def test_a_number_offers_each_number_once(low: int, more: int) -> None:
    assert consistent(Number(low, low + more)) == list(range(low, low + more + 1))


@given(keys, keys, st.integers(0, 3), st.integers(0, 5))
def test_some_of_reads_a_list_just_if_it_is_a_selection_of_the_right_size(options: list[str], answer: list[str], low: int, more: int) -> None:
    domain: SomeOf[str] = SomeOf(options, None, None, None, low=low, high=low + more)
    least, most = domain.bounds()
    fits = not Counter(answer) - Counter(options) and least <= len(answer) <= most
    try:
        assert domain.read(list(answer)) == answer
    except NotOffered:
        assert not fits
    else:
        assert fits


@pytest.mark.parametrize(
    "domain",
    [one(["a", "b", "c"]), SomeOf(["a", "b", "b"], None, None, None, low=0, high=2), Ordering(["a", "b", "b"], None, None, None), Number(-1, 2)],
    ids=lambda domain: domain.kind,
)
def test_whatever_is_offered_is_sampled_sooner_or_later(domain: Domain[Any]) -> None:
    chance = Chance(3)
    tidy = unordered if domain.kind == "some" else lambda answer: answer
    samples = [tidy(domain.sample(chance)) for _ in range(300)]
    assert all(tidy(candidate) in samples for candidate in domain.candidates())


# Driven by a rule ----------------------------------------------------------------------------------------------------


def test_one_of_gives_the_thing_that_the_key_stands_for() -> None:
    async def rule(t: Bare) -> None:
        t.note((await one_of(t.guests[0], "card", [Card("ash", 3), Card("yew", 5)])).worth)

    t = play(rule)
    assert (t.asked, t.offered) == ("0 card", "ash, yew")
    t.choose("yew").is_quiet()
    assert t.t.notes == ["5"]


def test_options_given_by_name_give_the_values() -> None:
    async def rule(t: Bare) -> None:
        t.note(await one_of(t.guests[0], "way", {"up": 1, "down": -1}))

    assert play(rule).choose("down").t.notes == ["-1"]


def test_a_single_option_is_taken_without_asking_unless_the_rule_insists() -> None:
    async def rule(t: Bare) -> None:
        t.note(await one_of(t.guests[0], "card", ["ash"]))
        t.note(await number(t.guests[0], "many", 2, 2))
        t.note(await some_of(t.guests[0], "cards", ["ash", "yew"], 2, 2))
        t.note(await order(t.guests[0], "order", ["ash"]))
        t.note(await one_of(t.guests[0], "card", ["ash"], always=True))

    t = play(rule)
    assert t.t.notes == ["ash", "2", "['ash', 'yew']", "['ash']"]
    assert t.offered == "ash"
    t.choose("ash").is_quiet()


def test_some_of_takes_as_many_as_there_are_if_fewer() -> None:
    async def rule(t: Bare) -> None:
        t.note(*await some_of(t.guests[0], "cards", ["ash", "yew", "yew"], 1, 5))

    t = play(rule)
    t.refuses([]).refuses(["ash", "ash"]).refuses(["rue"]).refuses("ash").refuses(["ash", "yew", "yew", "yew"])
    offer = t.ask.offer()
    assert (offer.kind, offer.low, offer.high, [c.key for c in offer.choices]) == ("some", 1, 3, ["ash", "yew"])
    assert t.choose(["yew", "yew"]).t.notes == ["yew yew"]


def test_order_wants_all_of_them() -> None:
    async def rule(t: Bare) -> None:
        t.note(*await order(t.guests[0], "order", ["a", "b", "c"]))

    t = play(rule).refuses(["a", "b"]).refuses(["a", "b", "b"]).refuses(["a", "b", "c", "d"]).refuses("abc")
    assert t.choose(["c", "a", "b"]).t.notes == ["c a b"]


def test_a_number_is_whole_and_within_its_bounds() -> None:
    async def rule(t: Bare) -> None:
        t.note(await number(t.guests[0], "many", 1, 3, rule="R-1", about={"left": 3}))

    t = play(rule)
    for wrong in (0, 4, True, "2", 2.0, None, [2]):
        t.refuses(wrong)  # type: ignore[arg-type]
    assert t.offered == "1..3"
    assert (t.ask.offer().rule, t.ask.offer().says) == ("R-1", Say("ask-many", {"left": 3}))
    assert t.choose(2).t.notes == ["2"]


def test_may_is_yes_or_no() -> None:
    async def rule(t: Bare) -> None:
        t.note(await may(t.guests[0], "stay"), await may(t.guests[0], "stay"))

    t = play(rule)
    assert t.offered == "yes, no"
    assert t.refuses("maybe").choose("yes", "no").t.notes == ["True False"]


def in_the_garden(path: list[Point]) -> Rule | None:
    return "G-1" if any(abs(x) > 9 or abs(y) > 9 for x, y in path) else None


def test_a_spot_is_any_point_that_no_rule_forbids() -> None:
    async def rule(t: Bare) -> None:
        t.note(await spot(t.guests[0], "stand", in_the_garden, lambda: [[(0, 0)], [(20, 0)], [(3, 4)]]))

    t = play(rule)
    assert list(t.ask.answers()) == [[[0, 0]], [[3, 4]]]
    assert t.ask.sample(Chance(1)) in ([[0, 0]], [[3, 4]])
    t.refuses([[10, 0]], "G-1").refuses([]).refuses([[1, 1], [2, 2]]).refuses("1,1").refuses(["1", "1"])
    assert t.choose([[-7, 9]]).t.notes == ["[(-7, 9)]"]


def test_a_path_has_so_many_points() -> None:
    async def rule(t: Bare) -> None:
        t.note(await spot(t.guests[0], "walk", in_the_garden, list, low=2, high=3))

    t = play(rule).refuses([[0, 0]]).refuses([[0, 0]] * 4)
    assert t.match.fork().offer(0) == t.match.offer(0)
    assert t.choose([[0, 0], [1, 1], [2, 2]]).t.notes == ["[(0, 0), (1, 1), (2, 2)]"]


# Why not -------------------------------------------------------------------------------------------------------------


def test_why_not_filters_the_offer_and_explains_it() -> None:
    async def rule(t: Bare) -> None:
        heavy = lambda card: "W-1" if card.worth > 4 else None  # noqa: E731
        elsewhere = lambda key: "W-2" if key == "rue" else None  # noqa: E731
        t.note((await one_of(t.guests[0], "card", [Card("ash", 3), Card("bell", 4), Card("yew", 5)], why_not=heavy, elsewhere=elsewhere)).key)

    t = play(rule)
    assert t.offered == "ash, bell"
    assert [t.match.why_not(0, key) for key in ("ash", "yew", "rue", "moth", "")] == [None, "W-1", "W-2", None, None]
    assert t.match.why_not(1, "yew") is None
    t.refuses("yew", "W-1").refuses("rue", "W-2").refuses("moth").choose("bell").is_quiet()


def test_a_reason_is_found_when_somebody_looks_and_not_again_for_answers_already_given() -> None:
    asked: list[str] = []

    def counted(card: str) -> Rule | None:
        asked.append(card)
        return None

    async def rule(t: Bare) -> None:
        for _ in range(3):
            t.note(await one_of(t.guests[0], "card", ["ash", "yew"], why_not=counted))

    t = play(rule).choose("ash", "yew")
    assert asked == ["ash", "yew"] * 3, "each question computes its offer once, to see whether there is a choice"
    asked.clear()
    twin = t.match.fork()
    assert asked == [], "a fork drives the rule over answers that were read before"
    assert twin.offer(0) == t.match.offer(0)
    assert asked == ["ash", "yew"]


def test_a_refusal_says_what_was_wrong_in_few_words() -> None:
    with pytest.raises(NotOffered, match=r"^'x+") as refusal:
        one(["ash"]).read("x" * 10000)
    assert len(str(refusal.value)) < 150


# All at once ---------------------------------------------------------------------------------------------------------


async def secret_bids(t: Bare) -> None:
    bids = await all_of({g.seat: number(g, "bid", 0, 9 if g.seat else 0) for g in t.guests})
    t.note(bids)


def test_all_of_waits_for_everybody_and_takes_what_is_without_a_choice() -> None:
    t = play(secret_bids)
    assert t.asked == "1 bid, 2 bid"
    t.together({2: 7})
    assert (t.asked, t.t.notes, list(t.match.answered)) == ("1 bid", [], [2])
    t.together({1: 3}).is_quiet()
    assert t.t.notes == ["{0: 0, 1: 3, 2: 7}"]


def test_the_order_of_arrival_does_not_matter() -> None:
    one_way, other_way = play(secret_bids).together({1: 3, 2: 7}), play(secret_bids).together({2: 7, 1: 3})
    assert one_way.t == other_way.t
    assert one_way.told(Noted) == other_way.told(Noted)


def test_nobodys_answer_is_visible_before_all_are_in() -> None:
    t = play(secret_bids)
    before = [t.match.view(seat) for seat in (0, 1, 2, None)], t.match.offer(1), t.match.question, t.t.copy()
    t.together({2: 7})
    assert ([t.match.view(seat) for seat in (0, 1, 2, None)], t.match.offer(1), t.match.question, t.t) == before
    assert t.told(Noted) == []


def test_several_questions_where_nobody_has_a_choice_are_passed_over() -> None:
    async def rule(t: Bare) -> None:
        t.note(await all_of({g.seat: number(g, "bid", g.seat, g.seat) for g in t.guests}))
        t.note(await all_of({}))
        t.note(await may(t.guests[0], "stay"))

    t = play(rule)
    assert t.t.notes == ["{0: 0, 1: 1, 2: 2}", "{}"]
    twin = t.match.fork()
    twin.answer(0, "yes")
    assert twin.over
    assert twin.state.notes[2:] == ["True"]


def test_a_seat_cannot_be_asked_two_things_at_once() -> None:
    async def rule(t: Bare) -> None:
        await all_of({"first": may(t.guests[0], "a"), "second": may(t.guests[0], "b")})

    with pytest.raises(ValueError, match="two things at once"):
        play(rule)


def test_candidates_come_one_by_one() -> None:
    """Fifty things in any order: nobody counts them out to see the first."""
    everything = Ordering([f"k{n}" for n in range(50)], None, None, None)
    assert len(list(islice(everything.candidates(), 3))) == 3

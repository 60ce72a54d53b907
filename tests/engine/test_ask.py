"""What a player can be asked: each kind of question reads what it offers, and refuses the rest with a reason."""

from __future__ import annotations

from collections import Counter
from itertools import islice
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from walpurgis.engine import Chance, Option, Rule, Say
from walpurgis.engine.ask import Ask, Place
from walpurgis.engine.errors import NotAsked, NotOffered
from walpurgis.engine.offer import Point
from walpurgis.engine.question import all_of, code, may, number, one_of, order, some_of, spot

from .table import BARE, Asked, Bare, Card, Guest, Noted, keys_of, play, table

keys = st.lists(st.sampled_from("abcd"), max_size=5)
HOST = BARE.guests[0]


def one(options: list[str]) -> Ask[str]:
    return one_of("card", keys_of(*options))(BARE, HOST)


def some(options: list[str], low: int, high: int | None) -> Ask[list[str]]:
    return some_of("cards", keys_of(*options), (low, high))(BARE, HOST)


def in_order(options: list[str]) -> Ask[list[str]]:
    return order("order", keys_of(*options))(BARE, HOST)


def how_many(low: int, high: int) -> Ask[int]:
    question: Asked[int] = number("many", (low, high))
    return question(BARE, HOST)


def unordered(answer: Any) -> Any:
    """A selection of the same things is the same selection."""
    return sorted(answer) if isinstance(answer, list) else answer


def consistent(ask: Ask[Any]) -> list[Any]:
    """All answers to a question, after looking whether its ways to answer agree."""
    found = list(ask.answers())
    assert len({str(answer) for answer in found}) == len(found), "an answer comes twice"
    for answer in found:
        assert ask.read(answer) == ask.read_again(answer)
    assert (ask.only() is not None) == (len(found) == 1)
    if len(found) == 1:
        assert unordered(ask.only()) == unordered(found[0])
    for seed in range(5 if found else 0):
        sample = ask.sample(Chance(seed))
        assert sample in found or Counter(sample) in [Counter(answer) for answer in found]  # type: ignore[arg-type]
        ask.read(sample)
    return found


@given(keys)
def test_one_of_offers_each_key_once(options: list[str]) -> None:
    assert consistent(one(options)) == list(dict.fromkeys(options))


@given(keys, st.integers(0, 4), st.none() | st.integers(0, 2))
@example(["a", "b"], 1, 0)
@example(["a", "a"], 1, 0)
def test_some_of_offers_each_selection_once(options: list[str], low: int, more: int | None) -> None:
    ask = some(options, low, None if more is None else low + more)
    least, most = ask.bounds()
    assert all(least <= len(answer) <= most for answer in consistent(ask))


@given(st.lists(st.sampled_from("abc"), max_size=4))
def test_order_offers_each_order_once(options: list[str]) -> None:
    for answer in consistent(in_order(options)):
        assert sorted(answer) == sorted(options)


@given(st.integers(-5, 5), st.integers(0, 5))
def test_a_number_offers_each_number_once(low: int, more: int) -> None:
    assert consistent(how_many(low, low + more)) == list(range(low, low + more + 1))


@given(keys, keys, st.integers(0, 3), st.integers(0, 5))
def test_some_of_reads_a_list_just_if_it_is_a_selection_of_the_right_size(options: list[str], answer: list[str], low: int, more: int) -> None:
    ask = some(options, low, low + more)
    least, most = ask.bounds()
    fits = not Counter(answer) - Counter(options) and least <= len(answer) <= most
    try:
        assert ask.read(list(answer)) == answer
    except NotOffered:
        assert not fits
    else:
        assert fits


@pytest.mark.parametrize("ask", [one(["a", "b", "c"]), some(["a", "b", "b"], 0, 2), in_order(["a", "b", "b"]), how_many(-1, 2)], ids=lambda ask: ask.kind)
def test_whatever_is_offered_is_sampled_sooner_or_later(ask: Ask[Any]) -> None:
    chance = Chance(3)
    tidy = unordered if ask.kind == "some" else lambda answer: answer
    samples = [tidy(ask.sample(chance)) for _ in range(300)]
    assert all(tidy(answer) in samples for answer in ask.answers())


def test_answers_come_one_by_one() -> None:
    """Fifty things in any order: nobody counts them out to see the first."""
    assert len(list(islice(in_order([f"k{n}" for n in range(50)]).answers(), 3))) == 3


def test_equal_keys_are_one_choice_with_a_count_and_no_choice_alone() -> None:
    ask = one(["a", "a", "b"])
    assert [(choice.key, choice.count) for choice in ask.choices()] == [("a", 2), ("b", 1)]
    assert one(["a", "a"]).only() == "a"


def test_a_refusal_says_what_was_wrong_in_few_words() -> None:
    with pytest.raises(NotOffered, match=r"^'x+") as refusal:
        one(["ash"]).read("x" * 10000)
    assert len(str(refusal.value)) < 150


def test_what_was_chosen_stays_the_answerers_own() -> None:
    answer = ["b", "a"]
    ask = in_order(["a", "b"])
    assert ask.read(answer) == answer and ask.read(answer) is not answer


# Driven by a rule ----------------------------------------------------------------------------------------------------


def test_a_key_means_the_thing_that_it_stands_for() -> None:
    cards = {card.key: card for card in (Card("ash", 3), Card("yew", 5))}
    choose = one_of("card", keys_of(*cards)).meaning(cards.__getitem__)
    choose_some = some_of("cards", keys_of(*cards), (1, 2)).meaning(cards.__getitem__)

    async def rule(t: Bare) -> None:
        t.note((await choose(t, t.guests[0])).worth)
        t.note(sum(card.worth for card in await choose_some(t, t.guests[0])))

    t = play(rule)
    assert (t.asked, t.offered) == ("0 card", "ash, yew")
    t.choose("yew", ["yew", "ash"]).is_quiet()
    assert t.t.notes == ["5", "8"]


def test_a_single_option_is_taken_without_asking_unless_the_rule_insists() -> None:
    two: Asked[int] = number("many", (2, 2))
    two_always: Asked[int] = number("many", (2, 2), always=True)
    questions = [
        one_of("card", keys_of("ash")),
        two,
        some_of("cards", keys_of("ash", "yew"), (2, 2)),
        order("order", keys_of("ash")),
        one_of("card", keys_of("ash"), always=lambda t, me: False),
    ]
    insisting = [one_of("card", keys_of("ash"), always=True), one_of("card", keys_of("ash"), always=lambda t, me: me.seat == 0), two_always]

    async def rule(t: Bare) -> None:
        for question in [*questions, *insisting]:
            t.note(await question(t, t.guests[0]))  # type: ignore[operator]

    t = play(rule)
    assert t.t.notes == ["ash", "2", "['ash', 'yew']", "['ash']", "ash"]
    assert t.offered == "ash"
    t.choose("ash", "ash", 2).is_quiet()


def test_nothing_is_asked_where_nothing_is_offered() -> None:
    choose = one_of("card", lambda t, me: me.hand, forbids=lambda t, me, key: "W-1" if key == "rue" else None)

    async def rule(t: Bare) -> None:
        for guest in t.guests:
            t.note(await choose.if_any(t, guest))

    t = table()
    t.guests[1].hand = ["rue"]
    t.guests[2].hand = ["rue", "ash", "yew"]
    scene = play(rule, t)
    assert (scene.t.notes, scene.asked, scene.offered) == (["None", "None"], "2 card", "ash, yew")
    assert scene.choose("yew").t.notes == ["None", "None", "yew"]


def test_some_of_takes_as_many_as_there_are_if_fewer() -> None:
    choose = some_of("cards", keys_of("ash", "yew", "yew"), (1, 5))

    async def rule(t: Bare) -> None:
        t.note(*await choose(t, t.guests[0]))

    t = play(rule)
    t.refuses([]).refuses(["ash", "ash"]).refuses(["rue"]).refuses("ash").refuses(["ash", "yew", "yew", "yew"])
    offer = t.ask.offer()
    assert (offer.kind, offer.low, offer.high, [c.key for c in offer.choices]) == ("some", 1, 3, ["ash", "yew"])
    assert t.choose(["yew", "yew"]).t.notes == ["yew yew"]


def test_how_many_may_depend_on_the_table() -> None:
    choose = some_of("cards", keys_of("a", "b", "c"), lambda t, me: (me.seat, me.seat))
    many: Asked[int] = number("many", lambda t, me: (me.seat, 9))
    assert choose(BARE, BARE.guests[2]).bounds() == (2, 2)
    assert many(BARE, BARE.guests[2]).bounds() == (2, 9)


def test_order_wants_all_of_them() -> None:
    put = order("order", keys_of("a", "b", "c"))

    async def rule(t: Bare) -> None:
        t.note(*await put(t, t.guests[0]))

    t = play(rule).refuses(["a", "b"]).refuses(["a", "b", "b"]).refuses(["a", "b", "c", "d"]).refuses("abc")
    assert t.choose(["c", "a", "b"]).t.notes == ["c a b"]


def test_a_number_is_whole_and_within_its_bounds() -> None:
    many: Asked[int] = number("many", (1, 3), rule="R-1", about=lambda t, me: {"left": 3})

    async def rule(t: Bare) -> None:
        t.note(await many(t, t.guests[0]))

    t = play(rule)
    for wrong in (0, 4, True, "2", 2.0, None, [2]):
        t.refuses(wrong, "R-1")  # type: ignore[arg-type]
    assert t.offered == "1..3"
    assert (t.ask.offer().rule, t.ask.offer().says) == ("R-1", Say("ask-many", {"left": 3}))
    assert t.choose(2).t.notes == ["2"]


def test_may_is_yes_or_no() -> None:
    stay: Asked[bool] = may("stay")

    async def rule(t: Bare) -> None:
        t.note(await stay(t, t.guests[0]), await stay(t, t.guests[0]))

    t = play(rule)
    assert t.offered == "yes, no"
    assert t.refuses("maybe").choose("yes", "no").t.notes == ["True False"]


# Open ground and codes -----------------------------------------------------------------------------------------------


def in_the_garden(t: Bare, me: Guest, path: list[Point]) -> Rule | None:
    return "G-1" if any(abs(x) > 9 or abs(y) > 9 for x, y in path) else None


def corners(t: Bare, me: Guest) -> list[Place]:
    return [Place("well", Say("well"), [(0, 0)]), Place("moor", Say("moor"), [(20, 0)]), Place("oak", Say("oak"), [(3, 4)])]


stand = spot("stand", corners, forbids=in_the_garden, foresees=lambda t, me, path: {"steps": abs(path[0][0])}, rule="G-0")


def test_a_spot_is_any_point_that_no_rule_forbids() -> None:
    async def rule(t: Bare) -> None:
        t.note(await stand(t, t.guests[0]))

    t = play(rule)
    assert list(t.ask.answers()) == [[[0, 0]], [[3, 4]]]
    assert t.ask.sample(Chance(1)) in ([[0, 0]], [[3, 4]])
    t.refuses([[10, 0]], "G-1").refuses([], "G-0").refuses([[1, 1], [2, 2]], "G-0").refuses("1,1", "G-0").refuses(["1", "1"], "G-0")
    assert t.choose([[-7, 9]]).t.notes == ["[(-7, 9)]"]


def test_named_places_are_offered_with_their_points_and_left_out_with_a_reason() -> None:
    ask = stand(BARE, HOST)
    assert [(choice.key, choice.says.id, choice.points) for choice in ask.choices()] == [("well", "well", [(0, 0)]), ("oak", "oak", [(3, 4)])]
    assert [*ask.judged()] == [("well", None), ("moor", "G-1"), ("oak", None)]
    assert [ask.why_not(key) for key in ("well", "moor", "inn")] == [None, "G-1", None]


def test_what_would_follow_can_be_foreseen_unless_it_is_forbidden() -> None:
    ask = stand(BARE, HOST)
    assert ask.foresee([[-7, 9]]) == {"steps": 7}  # type: ignore[attr-defined]
    with pytest.raises(NotOffered, match="G-1"):
        ask.foresee([[10, 0]])  # type: ignore[attr-defined]


def test_a_match_foresees_for_the_seat_that_is_asked_and_nothing_changes() -> None:
    stay: Asked[bool] = may("stay")

    async def rule(t: Bare) -> None:
        await stand(t, t.guests[0])
        await stay(t, t.guests[0])

    t = play(rule)
    before = t.t.copy()
    assert t.match.foresee(0, [[-7, 9]], t.match.question) == {"steps": 7}
    for points in ([[10, 0]], [], "oak", [[0.5, 0]], [[0, 0]] * 10_000):
        with pytest.raises(NotOffered):
            t.match.foresee(0, points)  # type: ignore[arg-type]
    with pytest.raises(NotAsked):
        t.match.foresee(1, [[0, 0]])
    assert t.t == before
    with pytest.raises(NotOffered, match="place"):
        t.choose([[0, 0]]).match.foresee(0, [[0, 0]])


def test_a_path_has_so_many_points() -> None:
    walk = spot("walk", lambda t, me: [], (2, 3), forbids=in_the_garden)

    async def rule(t: Bare) -> None:
        t.note(await walk(t, t.guests[0]))

    t = play(rule).refuses([[0, 0]]).refuses([[0, 0]] * 4)
    assert t.match.fork().offer(0) == t.match.offer(0)
    assert t.choose([[0, 0], [1, 1], [2, 2]]).t.notes == ["[(0, 0), (1, 1), (2, 2)]"]


def test_a_code_is_a_prepared_text_or_any_other_that_no_rule_forbids() -> None:
    def why_not_deck(t: Bare, me: Guest, text: str) -> Rule | None:
        return None if text in ("storm", "frost") or text.startswith("own ") else "D-1"

    deck = code("deck", keys_of("storm", "frost", "fog"), forbids=why_not_deck, rule="D-0").meaning(str.upper)

    async def rule(t: Bare) -> None:
        t.note(await deck(t, t.guests[0]), await deck(t, t.guests[0]))

    t = play(rule).refuses("my own", "D-1").refuses("fog", "D-1").refuses("own " + "x" * 400, "D-0").refuses(["storm"], "D-0").refuses(7, "D-0")
    assert (t.offered, t.ask.offer().kind, t.ask.why_not("my own"), t.ask.why_not("own x")) == ("storm, frost", "code", "D-1", None)
    assert [*t.ask.answers()] == ["storm", "frost"]
    assert t.choose("own 1", "frost").t.notes == ["OWN 1 FROST"]


# All at once ---------------------------------------------------------------------------------------------------------

bid: Asked[int] = number("bid", lambda t, me: (0, 9 if me.seat else 0))


async def secret_bids(t: Bare) -> None:
    t.note(await all_of({g.seat: bid(t, g) for g in t.guests}))


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
    own_seat: Asked[int] = number("bid", lambda t, me: (me.seat, me.seat))
    stay: Asked[bool] = may("stay")

    async def rule(t: Bare) -> None:
        t.note(await all_of({g.seat: own_seat(t, g) for g in t.guests}))
        t.note(await all_of(dict[int, Ask[int]]()))
        t.note(await stay(t, t.guests[0]))

    t = play(rule)
    assert t.t.notes == ["{0: 0, 1: 1, 2: 2}", "{}"]
    twin = t.match.fork()
    twin.answer(0, "yes")
    assert twin.over
    assert twin.state.notes[2:] == ["True"]


def test_a_seat_cannot_be_asked_two_things_at_once() -> None:
    stay: Asked[bool] = may("stay")

    async def rule(t: Bare) -> None:
        await all_of({"first": stay(t, t.guests[0]), "second": stay(t, t.guests[0])})

    with pytest.raises(ValueError, match="two things at once"):
        play(rule)


def test_a_choice_carries_what_it_is_about() -> None:
    class LightCandle(Option, frozen=True):
        """To light a candle."""

        colour: str
        height: int

    light = one_of("light", keys_of("a", "b"), says=lambda t, me, key: LightCandle("black", ord(key)))
    first, _ = light(BARE, HOST).choices()
    assert first.about == {"is": "LightCandle", "colour": "black", "height": 97}
    assert first.says == Say("option-light-candle", {"colour": "black", "height": 97})

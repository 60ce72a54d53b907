"""Options given as a function: looked up when somebody looks, once, and again when hidden things were dealt anew."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from walpurgis.engine import Chance, NotOffered, Say, Settled, asking, one_of, order, some_of
from walpurgis.engine.happen import Seat
from walpurgis.engine.old_domain import Domain
from walpurgis.engine.old_live import OneKey

from .table import Bare, Guest, play

ME = Seat(0)


class Hand:
    """Keys that count how often they were looked up."""

    def __init__(self, *keys: str) -> None:
        self.keys, self.looks = list(keys), 0

    def __call__(self) -> list[str]:
        self.looks += 1
        return self.keys[:]


def test_nothing_is_looked_up_before_somebody_looks_and_then_only_once() -> None:
    hand = Hand("a", "b")
    ask = one_of(ME, "play", hand)
    assert hand.looks == 0
    assert ask.only() is None and ask.domain.read("b") == "b" and [choice.key for choice in ask.offer().choices] == ["a", "b"]
    assert hand.looks == 1


def test_what_was_dealt_anew_is_looked_up_again() -> None:
    hand = Hand("a", "b")
    domain = one_of(ME, "play", hand).domain
    assert domain.read("a") == "a"
    hand.keys = ["b", "c"]
    assert domain.read("a") == "a"  # nobody said that anything changed
    domain.look_again()
    assert domain.read("c") == "c"
    with pytest.raises(NotOffered):
        domain.read("a")


def test_an_answer_read_again_looks_nothing_up() -> None:
    hand = Hand("a", "b")
    assert one_of(ME, "play", hand).domain.read_again("b") == "b"
    assert some_of(ME, "drop", hand, 0, 2).domain.read_again(["b", "a"]) == ["b", "a"]
    assert order(ME, "sort", hand).domain.read_again(["b", "a"]) == ["b", "a"]
    assert hand.looks == 0


def test_equal_keys_are_one_choice_with_a_count_and_no_choice_alone() -> None:
    ask = one_of(ME, "play", Hand("a", "a", "b"))
    assert [(choice.key, choice.count) for choice in ask.offer().choices] == [("a", 2), ("b", 1)]
    assert one_of(ME, "play", Hand("a", "a")).only() == "a"
    assert one_of(ME, "play", Hand("a"), always=True).only() is None


def test_another_option_beside_the_keys_means_none() -> None:
    domain = one_of(ME, "play", Hand("a")).or_else("done", Say("option-done")).domain
    assert isinstance(domain, OneKey) and list(domain.keys()) == ["a", "done"]
    assert domain.read("done") is None and domain.read_again("done") is None
    assert domain.only() is None


def test_a_key_may_stand_for_something_else() -> None:
    domain = one_of(ME, "play", Hand("a", "b"), means=str.upper).or_else("done", Say("option-done")).domain
    assert (domain.read("a"), domain.read_again("b"), domain.read("done")) == ("A", "B", None)
    with pytest.raises(NotOffered):
        domain.read("A")


def test_all_functions_of_a_question_are_given_what_it_is_about() -> None:
    ask = one_of(
        ME,
        "buy",
        lambda hand, coins: hand.keys,
        of=(Hand("a", "b"), 4),
        why_not=lambda hand, coins, key: "R-1" if key == "b" and coins < 5 else None,
        elsewhere=lambda hand, coins, key: f"R-{coins}",
        say=lambda hand, coins, key: Say(f"{key}-{coins}"),
        about=lambda hand, coins: {"coins": coins},
        always=True,
    )
    assert [choice.says.id for choice in ask.offer().choices] == ["a-4"] and ask.offer().says.args == {"coins": 4}
    assert (ask.domain.why_not("b"), ask.domain.why_not("z")) == ("R-1", "R-4")


def test_what_is_settled_is_awaited_without_a_question() -> None:
    async def rule(t: Bare) -> None:
        t.note(await Settled("nothing"))

    assert play(rule).is_quiet().t.notes == ["nothing"]


def test_why_not_filters_and_explains() -> None:
    domain = one_of(ME, "play", Hand("a", "b"), why_not=lambda key: "R-1" if key == "a" else None, elsewhere=lambda key: "R-2").domain
    assert isinstance(domain, OneKey) and list(domain.keys()) == ["b"]
    assert (domain.why_not("a"), domain.why_not("b"), domain.why_not("z")) == ("R-1", None, "R-2")
    with pytest.raises(NotOffered) as refused:
        domain.read("a")
    assert refused.value.rule == "R-1"


def test_the_variables_of_a_prompt_are_asked_for_when_it_is_read() -> None:
    coins = [1]
    ask = one_of(ME, "buy", Hand("a", "b"), about=lambda: {"coins": coins[0]})
    coins[0] = 5
    assert ask.offer().says.args == {"coins": 5}


def told(domain: Domain[Any], answers: list[Any]) -> list[object]:
    """All that can be asked of a domain: what it offers, and what it makes of these answers."""

    def read(answer: Any) -> object:
        try:
            return domain.read(answer)
        except NotOffered as refused:
            return str(refused)

    return [
        domain.kind, domain.bounds(), domain.only(), [(choice.key, choice.count) for choice in domain.choices()], domain.sample(Chance(7)),
        [*domain.candidates()][:200], [read(answer) for answer in answers], domain.why_not("a"), domain.why_not("z"),
    ]  # fmt: skip


KEYS = st.lists(st.sampled_from("abc"), max_size=5)
ANSWERS = st.lists(st.one_of(st.lists(st.sampled_from("abcz"), max_size=4), st.sampled_from(["a", 3, None, [1], [["a"]]])), max_size=4)


@given(keys=KEYS, answers=ANSWERS, low=st.integers(0, 3), more=st.none() | st.integers(0, 3))
def test_several_keys_and_orders_listed_live_are_asked_like_those_that_are_not(keys: list[str], answers: list[Any], low: int, more: int | None) -> None:
    high = None if more is None else low + more
    assert told(some_of(ME, "drop", lambda: keys, low, high).domain, answers) == told(some_of(ME, "drop", keys, low, high).domain, answers)
    assert told(order(ME, "sort", lambda: keys).domain, answers) == told(order(ME, "sort", keys).domain, answers)


def test_several_keys_may_stand_for_something_else_and_stay_the_answerers_own() -> None:
    answer = ["b", "a"]
    some, sort = some_of(ME, "drop", Hand("a", "b"), 1, 2, means=str.upper).domain, order(ME, "sort", Hand("a", "b")).domain
    assert some.read(answer) == some.read_again(answer) == ["B", "A"]
    assert sort.read(answer) == answer and sort.read(answer) is not answer


def test_a_prepared_question_is_given_table_and_player_each_time() -> None:
    def notes(t: Bare, me: Guest) -> list[str]:
        return [*t.notes, f"{me.seat}"]

    ask_for_note = asking("note", notes, say=lambda t, me, key: Say(f"{key}-of-{me.seat}"), rule="R-1", about=lambda t, me: {"there": len(t.notes)})

    async def rule(t: Bare) -> None:
        t.note(await ask_for_note(t, t.guests[1]))
        t.note(await ask_for_note(t, t.guests[0]))

    scene = play(rule)
    assert scene.t.notes == ["1"]  # the only answer is given unasked
    offer = scene.match.offer(0)
    assert offer is not None and (offer.prompt, offer.rule, offer.says.args) == ("note", "R-1", {"there": 1})
    assert [(choice.key, choice.says.id) for choice in offer.choices] == [("1", "1-of-0"), ("0", "0-of-0")]
    assert scene.choose("0").is_quiet().t.notes == ["1", "0"]

"""Prepared questions: what their functions are given and when, what is left out and why."""

from __future__ import annotations

import pytest

from walpurgis.engine import Rule, Say
from walpurgis.engine.errors import NotOffered
from walpurgis.engine.question import one_of, order, some_of

from .table import BARE, Bare, Guest, keys_of, play, table

HOST = BARE.guests[0]


class Hand:
    """Keys that count how often they were looked up."""

    def __init__(self, *keys: str) -> None:
        self.keys, self.looks = list(keys), 0

    def __call__(self, t: Bare, me: Guest) -> list[str]:
        self.looks += 1
        return self.keys[:]


def not_a(t: Bare, me: Guest, key: str) -> Rule | None:
    return "R-1" if key == "a" else None


# When ----------------------------------------------------------------------------------------------------------------


def test_nothing_is_looked_up_before_somebody_looks_and_then_only_once() -> None:
    hand = Hand("a", "b")
    ask = one_of("play", hand)(BARE, HOST)
    assert hand.looks == 0
    assert ask.only() is None and ask.read("b") == "b" and [choice.key for choice in ask.offer().choices] == ["a", "b"]
    assert hand.looks == 1


def test_what_was_dealt_anew_is_looked_up_again() -> None:
    hand = Hand("a", "b")
    ask = one_of("play", hand)(BARE, HOST)
    assert ask.read("a") == "a"
    hand.keys = ["b", "c"]
    assert ask.read("a") == "a"  # nobody said that anything changed
    ask.look_again()
    assert ask.read("c") == "c"
    with pytest.raises(NotOffered):
        ask.read("a")


def test_an_answer_read_again_looks_nothing_up() -> None:
    hand = Hand("a", "b")
    assert one_of("play", hand)(BARE, HOST).read_again("b") == "b"
    assert some_of("drop", hand, (0, 2))(BARE, HOST).read_again(["b", "a"]) == ["b", "a"]
    assert order("sort", hand)(BARE, HOST).read_again(["b", "a"]) == ["b", "a"]
    assert hand.looks == 0


def test_a_reason_is_found_when_somebody_looks_and_not_again_for_answers_already_given() -> None:
    judged: list[str] = []

    def counted(t: Bare, me: Guest, card: str) -> Rule | None:
        judged.append(card)
        return None

    choose = one_of("card", keys_of("ash", "yew"), forbids=counted)

    async def rule(t: Bare) -> None:
        for _ in range(3):
            t.note(await choose(t, t.guests[0]))

    t = play(rule).choose("ash", "yew")
    assert judged == ["ash", "yew"] * 3, "each question computes its offer once, to see whether there is a choice"
    judged.clear()
    twin = t.match.fork()
    assert judged == [], "a fork drives the rule over answers that were read before"
    assert twin.offer(0) == t.match.offer(0)
    assert judged == ["ash", "yew"]


# What ----------------------------------------------------------------------------------------------------------------


def test_all_functions_of_a_question_are_given_what_it_is_about() -> None:
    def goods(t: Bare, me: Guest, coins: int) -> list[str]:
        return ["a", "b"]

    buy = one_of(
        "buy",
        goods,
        forbids=lambda t, me, coins, key: "R-1" if key == "b" and coins < 5 else None,
        says=lambda t, me, coins, key: Say(f"{key}-{coins}-{me.seat}"),
        about=lambda t, me, coins: {"coins": coins},
        always=lambda t, me, coins: coins == 4,
        rule="R-0",
    )
    ask = buy(BARE, HOST, 4)
    assert [choice.says.id for choice in ask.offer().choices] == ["a-4-0"] and ask.offer().says.args == {"coins": 4}
    assert (ask.only(), ask.why_not("b"), ask.rule, ask.prompt) == (None, "R-1", "R-0", "buy")
    assert (buy(BARE, HOST, 3).only(), [*buy(BARE, HOST, 5).keys()]) == ("a", ["a", "b"])


def test_the_variables_of_a_prompt_are_asked_for_when_it_is_read() -> None:
    coins = [1]
    ask = one_of("buy", keys_of("a", "b"), about=lambda t, me: {"coins": coins[0]})(BARE, HOST)
    coins[0] = 5
    assert ask.offer().says.args == {"coins": 5}


def test_a_key_may_stand_for_something_else() -> None:
    question = one_of("play", keys_of("a", "b"))
    ask = question.meaning(str.upper)(BARE, HOST)
    assert (ask.read("a"), ask.read_again("b"), question(BARE, HOST).read("a")) == ("A", "B", "a")
    with pytest.raises(NotOffered):
        ask.read("A")
    assert some_of("drop", keys_of("a", "b")).meaning(str.upper)(BARE, HOST).read(["b", "a"]) == ["B", "A"]


# Why not -------------------------------------------------------------------------------------------------------------


def test_what_is_forbidden_is_not_offered_and_refused_with_the_reason() -> None:
    ask = one_of("play", keys_of("a", "b"), forbids=not_a, rule="R-0")(BARE, HOST)
    assert [*ask.keys()] == ["b"] and [*ask.judged()] == [("a", "R-1"), ("b", None)]
    with pytest.raises(NotOffered) as refused:
        ask.read("a")
    assert refused.value.rule == "R-1"


def test_whatever_is_on_the_table_has_a_reason_and_what_is_not_there_has_none() -> None:
    t = table()
    t.guests[0].hand = ["rue", "salt"]

    def no_rue(t: Bare, me: Guest, key: str) -> Rule | None:
        return "R-2" if key == "rue" else not_a(t, me, key)

    ask = one_of("play", keys_of("a", "b"), forbids=no_rue, rule="R-0")(t, t.guests[0])
    reasons = {key: ask.why_not(key) for key in ("a", "b", "rue", "salt", "yew", "", "no such key")}
    assert reasons == {"a": "R-1", "b": None, "rue": "R-2", "salt": "R-0", "yew": None, "": None, "no such key": None}
    others = one_of("play", keys_of("a", "b"), forbids=no_rue, rule="R-0")(t, t.guests[1])
    assert others.why_not("rue") is None, "it lies in another's hand"


def test_a_quick_listing_is_what_is_offered() -> None:
    hand = Hand("a", "b", "c")
    ask = one_of("play", hand, forbids=not_a, quick=keys_of("b", "c"))(BARE, HOST)
    assert [*ask.keys()] == ["b", "c"] and hand.looks == 0
    assert ask.why_not("a") == "R-1"

"""Options given as a function: looked up when somebody looks, once, and again when hidden things were dealt anew."""

from __future__ import annotations

import pytest

from walpurgis.engine import NotOffered, Say, Settled, one_of, order, some_of
from walpurgis.engine.happen import Seat
from walpurgis.engine.live import OneKey

from .table import Bare, play

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

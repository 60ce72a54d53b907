"""Chance: every result equally likely, the same everywhere, and at a test's command."""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from collections.abc import Callable
from itertools import pairwise, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from walpurgis.engine import Chance
from walpurgis.engine.errors import BrokenData


def test_every_order_of_a_shuffle_comes_from_exactly_one_sequence_of_results() -> None:
    orders = Counter()  # type: Counter[str]
    for results in product(range(4), range(3), range(2), range(1)):
        chance = Chance(0)
        chance.dictate(*results)
        orders["".join(chance.shuffled("abcd"))] += 1
    assert len(orders) == 24
    assert set(orders.values()) == {1}


def test_every_thing_is_picked_by_exactly_one_result() -> None:
    picked = []
    for result in range(5):
        chance = Chance(0)
        chance.dictate(result)
        picked.append(chance.pick("abcde"))
    assert picked == list("abcde")


@pytest.mark.parametrize("sides", [2, 6, 13])
def test_a_die_is_fair_over_many_rolls(sides: int) -> None:
    chance = Chance(1)
    rolls = Counter(chance.die(sides) for _ in range(2000 * sides))
    assert sorted(rolls) == list(range(1, sides + 1))
    assert all(1800 < count < 2200 for count in rolls.values())


def test_neighbouring_seeds_do_not_resemble_each_other() -> None:
    firsts = Counter(Chance(seed).die(6) for seed in range(6000))
    assert all(850 < count < 1150 for count in firsts.values())


def test_results_are_the_same_on_every_machine() -> None:
    """They are BLAKE2b of their position, eight at a time, under a key made of the seed; the first are written down here."""
    chance = Chance(0)
    key = hashlib.blake2b(b"0").digest()
    first = hashlib.blake2b(b"0", key=key, person=b"walpurgis").digest()
    drawn = [chance.below(1 << 64) for _ in range(8)]
    assert drawn == [int.from_bytes(first[n : n + 8], "little") for n in range(0, 64, 8)]
    assert drawn[:2] == [0x3F82DE3D2B1E6357, 0xF893456B89C394B1]
    assert chance.shuffled("sabbat") == list("abtsab")


def test_seeds_of_256_bits_are_texts_that_survive_json() -> None:
    chance = Chance("ab" * 32)
    chance.die(6)
    again = Chance.load(json.loads(json.dumps(chance.dump())))
    assert again == chance and again.shuffled(range(40)) == chance.shuffled(range(40))
    assert Chance("ab" * 32).shuffled(range(40)) != Chance("ab" * 31 + "ac").shuffled(range(40))


def test_results_are_not_a_few_bits_of_a_seed_in_disguise() -> None:
    """No result of one seed is that of another at some other position, and no step from one to the next comes twice."""
    seen = {Chance(seed, used).below(1 << 64) for seed in range(64) for used in range(64)}
    assert len(seen) == 64 * 64
    steps = Counter((b - a) % (1 << 64) for a, b in pairwise(Chance(5, used).below(1 << 64) for used in range(500)))
    assert max(steps.values()) == 1


def test_a_position_can_be_entered_anywhere() -> None:
    chance = Chance(2026)
    assert [chance.below(1000) for _ in range(6)] == [Chance(2026, used).below(1000) for used in range(6)]


@given(st.integers(), st.integers(0, 50), st.integers(0, 300))
def test_a_shuffle_loses_nothing_and_moves_on_by_as_many_results(seed: int, used: int, n: int) -> None:
    chance = Chance(seed, used)
    shuffled = chance.shuffled(range(n))
    assert sorted(shuffled) == list(range(n))
    assert (chance.used, Chance(seed, used).shuffled(range(n))) == (used + n, shuffled)


@pytest.mark.parametrize("deal", [lambda n: Chance(n).shuffled("abcd"), lambda n: Chance(7, n).shuffled("abcd")], ids=["seeds", "positions"])
def test_every_order_is_equally_likely(deal: Callable[[int], list[str]]) -> None:
    """Over neighbouring seeds, and over neighbouring positions of one seed."""
    orders = Counter("".join(deal(n)) for n in range(24 * 500))
    assert len(orders) == 24
    assert all(400 < count < 600 for count in orders.values())


def test_each_card_of_a_thick_deck_may_come_to_any_place() -> None:
    """Sixty things are shuffled with more than one wide number."""
    deals = [Chance(seed).shuffled(range(60)) for seed in range(6000)]
    for card in (0, 31, 59):
        places = Counter(deal.index(card) for deal in deals)
        assert len(places) == 60 and all(60 < count < 145 for count in places.values())


def test_no_seed_is_too_small_to_shuffle_with() -> None:
    """Of thirty cards one follows the card it followed before, on average; with a number that is not mixed all of them would."""
    for seed in range(-3, 30):
        assert sum(b - a == 1 for a, b in pairwise(Chance(seed).shuffled(range(30)))) < 6


def test_one_shuffle_says_nothing_about_the_next() -> None:
    """Of forty cards one comes to the same place again, on average."""
    chance = Chance(11)
    deals = [chance.shuffled(range(40)) for _ in range(2001)]
    same = sum(a == b for one, two in pairwise(deals) for a, b in zip(one, two, strict=True))
    assert 1800 < same < 2200


@given(st.integers(), st.integers(0, 50), st.integers(1, 100))
def test_the_position_is_a_field(seed: int, used: int, n: int) -> None:
    chance = Chance(seed)
    for _ in range(used):
        chance.below(n)
    assert chance.used == used
    again = Chance.load(chance.dump())
    assert again == chance
    assert 0 <= chance.below(n) == again.below(n) < n


def test_dictated_results_come_first_and_then_chance_goes_on() -> None:
    chance, free = Chance(3), Chance(3)
    chance.dictate(5, 0)
    dictated = [chance.die(6), chance.die(6), chance.die(6)]
    assert dictated == [6, 1, [free.die(6) for _ in range(3)][2]]


def test_a_copy_has_its_own_dictated_results() -> None:
    chance = Chance(3)
    chance.dictate(1, 2)
    copy = chance.copy()
    copy.below(6)
    assert chance.dictated == (1, 2)


@pytest.mark.parametrize("result", [-1, 6])
def test_a_dictated_result_that_does_not_fit_is_refused(result: int) -> None:
    chance = Chance(3)
    chance.dictate(result)
    with pytest.raises(BrokenData, match="from 0 to 5"):
        chance.die(6)


def test_chance_needs_something_to_choose_from() -> None:
    with pytest.raises(ValueError, match="at least one"):
        Chance(3).pick([])


def test_a_branch_is_another_chance_and_the_same_each_time() -> None:
    one, two = Chance(3).branch(), Chance(3).branch()
    assert one == two
    assert one.seed != 3 and len(str(one.seed)) == 64

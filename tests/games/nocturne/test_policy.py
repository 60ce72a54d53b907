"""What was learned by playing: the policy, what it looks at, and how it is learned."""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import numpy as np
import pytest

from walpurgis.engine import Answer, Chance, Match, Sight
from walpurgis.engine.game import options_of
from walpurgis.games.nocturne.bench.practice import Learner, Step, Task, Weights, as_text, play, practise, with_advantages
from walpurgis.games.nocturne.bots import sage, thumb
from walpurgis.games.nocturne.bots.answers import action, buy, night, rule_for
from walpurgis.games.nocturne.bots.habits import gain, play_another, trash_one, trash_some
from walpurgis.games.nocturne.bots.policy import GENERAL, HEADS, KINDS, STOP, Choice, Head, Row, answer, best_of, kinds_of, learned, learned_for, read
from walpurgis.games.nocturne.bots.quick import AtAGlance, quick, quick_thumb
from walpurgis.games.nocturne.bots.situation import COMMON, MOST, Situation
from walpurgis.games.nocturne.facts import CARDS, KINGDOMS
from walpurgis.games.nocturne.game import GAME

LEARNED = (buy, gain, trash_one, trash_some, action, night, play_another)
"""The habits that were learned."""
POLICIES = [GENERAL, *KINGDOMS]


def match_in(kingdom: str, seed: int, seats: int = 2) -> Match[Any]:
    return Match.new(GAME, seats, seed, options_of(GAME, {"kingdom": kingdom}), listen=False)


def unordered(answer: Answer) -> object:
    """The same for the same cards in another order."""
    return Counter(map(str, answer)) if isinstance(answer, list) else answer


def situation(seed: int = 3) -> Situation:
    match = match_in("dusk", seed)
    return Situation(match.state, match.state.active)


# What it looks at ----------------------------------------------------------------------------------------------------


def test_a_situation_has_a_number_for_every_name() -> None:
    assert len(situation().common) == len(COMMON)


def test_at_the_beginning_nobody_is_ahead() -> None:
    now = dict(zip(COMMON, situation().common, strict=True))
    assert (now["lead"], now["ahead"], now["provinces"], now["first-turns"], now["size"]) == (0, 0, 1, 1, 0.5)
    assert now["rate"] == now["rival-rate"]
    assert now["villages"] == now["draws"] == now["thinning"] == now["more-buys"] == 1  # Blessed Village, Tragic Hero, Monastery, Tragic Hero


def test_cards_in_the_deck_are_counted_up_to_a_limit() -> None:
    match = match_in("dusk", 3)
    me = match.state.active
    before = Situation(match.state, me).owned
    match.state.players[me].discard += ("silver",) * (MOST + 3)
    assert Situation(match.state, me).owned == before | {"silver": MOST / 3}


def test_every_card_is_of_some_kind_and_choosing_nothing_is_of_none() -> None:
    assert all(len(kinds_of(card)) == len(KINDS) and kinds_of(card)[-1] == 1 for card in CARDS)
    assert not any(kinds_of(STOP))


# How it chooses ------------------------------------------------------------------------------------------------------


def test_a_score_is_the_sum_of_what_speaks_for_a_card() -> None:
    now = situation()
    kinds = [[0.0] * len(COMMON) for _ in KINDS]
    kinds[KINDS.index("card")][0] = 0.25
    common = [0.5, *[0.0] * (len(COMMON) - 1)]
    head = Head([2.0, 0.1], kinds, {"silver": Row(common, {"copper": 3.0}, 7.0, 9.0), "copper": Row(common, {}, 7.0, 9.0)})
    coppers = now.owned["copper"]
    assert head.score(Choice("silver", True, 4.0), now) == pytest.approx(0.5 + 0.25 + 2.0 + 0.4 + 3.0 * coppers)
    assert head.score(Choice("copper", False, 0.0), now) == pytest.approx(0.5 + 0.25 + 7.0 + 9.0 * coppers)
    assert head.score(Choice("gold", False, 0.0), now) == pytest.approx(0.25)


def test_who_has_learned_nothing_does_what_thumb_does() -> None:
    policy = Weights().policy()
    for kingdom in ("random", "dusk", "luftschloss"):
        match, chance = match_in(kingdom, 6), Chance(1)
        while not match.over:
            seat, ask = next(iter(match.asks.items()))
            usual = quick_thumb(match, ask, chance)
            theirs = answer(AtAGlance(match, ask, chance), ask.prompt, ask.kind, best_of(policy))
            assert unordered(theirs) == unordered(usual)
            match.answer(seat, usual)


@pytest.mark.parametrize("kingdom", ["random", "dusk", "midnight", "pooka-pranks"])
def test_at_a_glance_and_by_sight_the_answers_are_the_same(kingdom: str) -> None:
    match = match_in(kingdom, 9)
    for _ in range(120):
        if match.over:
            break
        seat, ask = next(iter(match.asks.items()))
        given = quick(match, ask, Chance(1))
        if rule_for(ask.prompt, ask.kind) in LEARNED:
            assert unordered(sage(match.sight(seat), Chance(1))) == unordered(given)
        match.answer(seat, given)


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_it_always_has_an_answer(seats: int) -> None:
    for seed in range(4):
        match, chance = Match.new(GAME, seats, seed, options_of(GAME, {"kingdom": "random", "colonies": seed == 0}), listen=False), Chance(seed)
        while not match.over:
            seat, ask = next(iter(match.asks.items()))
            match.answer(seat, quick(match, ask, chance))
            assert match.state.turn < 100 * seats


def wins(seeds: range, kingdom: str, ours: Callable[[Sight, Chance], Answer], theirs: Callable[[Sight, Chance], Answer]) -> int:
    """By how many games the one is ahead of the other, each seed from both seats."""
    ahead = 0
    for seed in seeds:
        for seat in (0, 1):
            match, chance = match_in(kingdom, seed), Chance(seed)
            while not match.over:
                asked = next(iter(match.asks))
                match.answer(asked, (ours if asked == seat else theirs)(match.sight(asked), chance))
            winners = match.result().winners
            ahead += (winners == [seat]) - (winners == [1 - seat])
    return ahead


@pytest.mark.parametrize("kingdom", ["random", "dusk"])
def test_what_was_learned_beats_thumb(kingdom: str) -> None:
    assert wins(range(40, 80), kingdom, sage, thumb) > 5


# What is kept --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", POLICIES)
def test_a_policy_says_how_it_was_made_and_knows_every_sort_of_choice(name: str) -> None:
    data = json.loads((files("walpurgis.games.nocturne") / "data" / "policy" / f"{name}.json").read_text(encoding="utf-8"))
    assert all("walpurgis.games.nocturne.bench.practice" in line for line in data["made_by"]) and data["made_by"]
    assert {*learned(name)} == {*HEADS}
    for head in data["heads"].values():
        assert len(head["kinds"]) == len(KINDS)
        assert all(len(row["common"]) == len(COMMON) and {*row["owned"]} <= {*CARDS} for row in head["cards"].values())


def test_a_kingdom_of_the_book_has_a_policy_of_its_own() -> None:
    assert learned_for(match_in("dusk", 1).state.supply) is learned("dusk")
    assert learned_for(match_in("random", 1).state.supply) is learned(GENERAL)


def test_weights_are_kept_as_they_were_and_small_ones_dropped() -> None:
    weights = Weights()
    weights.arrays["gain common"][3, 5], weights.arrays["gain owned"][3, :2], weights.arrays["gain self"][3] = 0.75, (0.5, 0.001), (0.25, -0.5)
    text = as_text({"made_by": ["by hand"], "heads": weights.data()})
    again = Weights.of(json.loads(text)["heads"])
    weights.arrays["gain owned"][3, 1] = 0
    assert all(np.array_equal(again.arrays[name], array) for name, array in weights.arrays.items())
    assert {*read(json.loads(text))} == {*HEADS}


# How it is learned ---------------------------------------------------------------------------------------------------


def test_a_step_is_good_if_hopes_rose_after_it() -> None:
    now = situation()
    steps = [Step("gain", [], now, 0, 0.0, hoped) for hoped in (0.5, 0.7, 0.6)]
    advantages = [advantage for _, advantage in reversed([*with_advantages(steps, 1.0)])]
    assert advantages == pytest.approx([0.2 + 0.97 * (-0.1 + 0.97 * 0.4), -0.1 + 0.97 * 0.4, 0.4])


def test_the_same_seed_plays_the_same_games() -> None:
    one, two = (play(Task(Weights(), Weights(), ["dusk"], 4, 5)) for _ in range(2))
    assert one.won == two.won
    assert all(np.array_equal(one.heads[head][name], array) for head in HEADS for name, array in two.heads[head].items())


def test_what_turned_out_well_becomes_likelier_and_what_did_not_less_so() -> None:
    played = play(Task(Weights(), Weights(), ["dusk"], 12, 5)).heads
    liked = Weights.of(Weights().data())
    steps = played["gain"]
    silver, gold = [*CARDS].index("silver"), [*CARDS].index("gold")
    chosen = steps["rows"][np.arange(len(steps["chosen"])), steps["chosen"]]
    steps["advantage"][:] = np.where(chosen == silver, 1.0, np.where(chosen == gold, -1.0, 0.0))
    learner = Learner(liked)
    learner.learn(played, 0.01)
    assert liked.arrays["gain common"][silver, 0] > 0 > liked.arrays["gain common"][gold, 0]


def test_practice_goes_on_until_time_is_up() -> None:
    wished = argparse.Namespace(minutes=0.02, book="dusk", batch=8, rate=0.01, workers=1, seed=1)
    found = [*practise(wished, Weights())]
    games, known, won = found[-1]
    assert games == 8 * len(found) and {*won} == {"dusk"} and all(np.isfinite(array).all() for array in known.arrays.values())

"""What was learned by playing: the policy, and what it looks at. How it is learned: test_practice.py."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest

from walpurgis.engine import Answer, Chance, Match, Sight
from walpurgis.engine.game import options_of
from walpurgis.games.nocturne.bots import sage, thumb
from walpurgis.games.nocturne.bots.answers import action, buy, night, rule_for
from walpurgis.games.nocturne.bots.habits import gain, play_another, trash_one, trash_some
from walpurgis.games.nocturne.bots.policy import GENERAL, HEADS, KINDS, STOP, Choice, Head, Row, answer, best_of, first_cards, kinds_of, learned, learned_for
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


def test_a_score_counts_the_other_piles_of_the_kingdom() -> None:
    now, kinds = situation(), [[0.0] * len(COMMON) for _ in KINDS]
    head = Head([0.0, 0.0], kinds, {"chapel": Row([0.0] * len(COMMON), {}, 0.0, 0.0, {"witch": 2.0, "moat": 0.5})})
    chapel = Choice("chapel", False, 0.0)
    assert [head.among(there).score(chapel, now) for there in ((), ("witch", "smithy"), ("witch", "moat"))] == [0.0, 2.0, 2.5]


def test_a_pile_is_known_by_its_first_card() -> None:
    supply = match_in("luftschloss", 1).state.supply
    first = first_cards(supply)
    assert len(first) == 10 and {"humble-castle", "catapult", "exorcist"} <= {*first}


def test_who_has_learned_nothing_does_what_thumb_does() -> None:
    policy = {head: Head([2.5, 0.5], [[0.0] * len(COMMON) for _ in KINDS], {}) for head in HEADS}
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
        assert all(len(row["common"]) == len(COMMON) and {*row["owned"], *row.get("there", {})} <= {*CARDS} for row in head["cards"].values())


@pytest.mark.parametrize(("kingdom", "name"), [("dusk", "dusk"), ("random", GENERAL)])
def test_a_kingdom_of_the_book_has_a_policy_of_its_own(kingdom: str, name: str) -> None:
    now, supply = situation(), match_in(kingdom, 1).state.supply
    for head, policy in learned_for(supply).items():
        known = learned(name)[head].among(first_cards(supply))
        assert all(policy.score(Choice(card, False, 1.0), now) == known.score(Choice(card, False, 1.0), now) for card in CARDS)

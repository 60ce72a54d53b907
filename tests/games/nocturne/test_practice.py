"""How habits of Nocturne are learned: games that are played for it, weights that move, and menus to begin with."""

from __future__ import annotations

import argparse
import json
import random
from collections import Counter

import numpy as np
import pytest

from walpurgis.engine import Chance
from walpurgis.games.nocturne.bench.curious import NEVER_WISHED, WISH, Curious, Played, Task, begun, play, result_of, wishes_for
from walpurgis.games.nocturne.bench.learner import PATIENCE, Critic, Learner, advantages, odds_of, slopes
from walpurgis.games.nocturne.bench.menus import Breeder, ByMenu, Menu, Trial, known_menu, lessons, won
from walpurgis.games.nocturne.bench.practice import as_text, practise
from walpurgis.games.nocturne.bench.weights import PLACES, Weights, mean_of
from walpurgis.games.nocturne.bots.policy import HEADS, STOP, read
from walpurgis.games.nocturne.bots.quick import quick_thumb
from walpurgis.games.nocturne.bots.situation import Situation
from walpurgis.games.nocturne.facts import CARDS, KINGDOMS

MENU = Menu((("cobbler", 1), ("shepherd", 2)), duchies=4, estates=2)


def a_few_games(kingdom: str = "dusk", games: int = 4) -> Played:
    return play(Task(Weights(), Weights(), [kingdom], games, 5))


# Weights -------------------------------------------------------------------------------------------------------------


def test_weights_are_kept_as_they_were_and_small_ones_dropped() -> None:
    weights = Weights()
    gain = weights.parts["gain"]
    gain.common[3, 5], gain.owned[3, :2], gain.there[3, :2], gain.copies[3] = 0.75, (0.5, 0.001), (-0.5, 0.001), (0.25, -0.5)
    text = as_text({"made_by": ["by hand"], "heads": weights.data()})
    again = Weights.of(json.loads(text)["heads"]).arrays()
    gain.owned[3, 1] = gain.there[3, 1] = 0
    assert all(np.array_equal(again[name], array) for name, array in weights.arrays().items())
    assert {*read(json.loads(text))} == {*HEADS}


def test_a_copy_of_weights_goes_its_own_way() -> None:
    weights = Weights()
    twin = weights.copy()
    twin.parts["play"].common[0, 0] = 1
    assert weights.parts["play"].common[0, 0] == 0
    assert mean_of([weights, twin]).parts["play"].common[0, 0] == 0.5


# Games to learn from -------------------------------------------------------------------------------------------------


def test_the_same_seed_plays_the_same_games() -> None:
    one, two = a_few_games(), a_few_games()
    assert one.won == two.won
    assert all(np.array_equal(one.steps[name], array) for name, array in two.steps.items())


def test_every_game_ends_with_its_last_step_and_has_one_outcome() -> None:
    steps = a_few_games(games=6).steps
    assert steps["is_last"].sum() == 6 and steps["is_last"][-1]
    ends = np.flatnonzero(steps["is_last"])
    for first, last in zip([0, *(ends[:-1] + 1)], ends, strict=True):
        assert len({*steps["outcome"][first : last + 1].tolist()}) == 1
        assert (steps["there"][first : last + 1].sum(1) == 10).all()


def test_a_wish_lasts_until_enough_are_owned() -> None:
    curious, t = Curious({}, random.Random(1), {"silver": 2}), begun("dusk", 1).state
    added = []
    for _ in range(3):
        added.append(curious.wish("gain", "silver", Situation(t, 0)))
        t.players[0].discard += ("silver",)
    assert added == [WISH, WISH, 0]
    assert curious.wish("trash", "silver", Situation(begun("dusk", 1).state, 0)) == curious.wish("gain", "gold", Situation(t, 0)) == 0


def test_wishes_are_for_cards_of_the_supply_and_not_for_what_everybody_knows() -> None:
    t, dice = begun("dusk", 1).state, random.Random(2)
    wished = {card for _ in range(200) for card in wishes_for(t, dice)}
    assert wished == {*t.supply} - {*NEVER_WISHED}


# Learning ------------------------------------------------------------------------------------------------------------


def test_a_step_is_good_if_hopes_rose_after_it() -> None:
    expected, outcome = np.array([0.5, 0.7, 0.6, 0.4], np.float32), np.array([1, 1, 1, 0], np.float32)
    found = advantages(expected, outcome, np.array([False, False, True, True]))
    assert found.tolist() == pytest.approx([0.2 + PATIENCE * (-0.1 + PATIENCE * 0.4), -0.1 + PATIENCE * 0.4, 0.4, -0.4])


def test_the_critic_expects_what_the_estimate_does_until_it_knows_better() -> None:
    steps = a_few_games(games=12).steps
    critic = Critic()
    features = critic.features(steps)
    assert critic.expects(features) == pytest.approx(np.clip(steps["hoped"], 0.005, 0.995), abs=1e-4)

    def surprise() -> float:
        expected = critic.expects(features)
        return float(-np.log(np.where(steps["outcome"] > 0.5, expected, 1 - expected)).mean())

    before = surprise()
    for _ in range(10):
        critic.learn(features, steps["outcome"])
    assert surprise() < before


def test_what_turned_out_well_becomes_likelier_and_what_did_not_less_so() -> None:
    steps, weights = a_few_games(games=12).steps, Weights()
    chosen = steps["rows"][np.arange(len(steps["chosen"])), steps["chosen"]]
    better = np.where(chosen == PLACES["silver"], 1.0, np.where(chosen == PLACES["gold"], -1.0, 0.0)) * (steps["head"] == HEADS.index("gain"))
    Learner(weights).follow(steps, better, 0.01)
    common = weights.parts["gain"].common[:, 0]
    assert common[PLACES["silver"]] > 0 > common[PLACES["gold"]]


def test_a_slope_is_the_slope_of_what_is_to_become_likelier() -> None:
    """Compared with what a small step of one weight changes."""
    steps = a_few_games(games=3).steps
    gain = {name: array[steps["head"] == HEADS.index("gain")] for name, array in steps.items()}
    part = Weights().parts["gain"]
    found = slopes(part, gain, odds_of(part, gain), np.ones(len(gain["chosen"])), 0.0)

    def surprise() -> float:
        odds = odds_of(part, gain)
        return float(-np.log(odds[np.arange(len(odds)), gain["chosen"]]).mean())

    card, other = PLACES["silver"], PLACES["copper"]
    for name, array, place in (("common", part.common, (card, 3)), ("owned", part.owned, (card, other)), ("there", part.there, (card, PLACES["fool"]))):
        before = surprise()
        array[place] += 0.01
        assert (surprise() - before) / 0.01 == pytest.approx(found[name][place] / len(gain["chosen"]), abs=2e-3)
        array[place] -= 0.01


def test_practice_goes_on_until_time_is_up() -> None:
    wished = argparse.Namespace(minutes=0.02, book="dusk", batch=8, rate=0.01, workers=1, seed=1)
    found = [*practise(wished, Weights())]
    games, known, victories = found[-1]
    assert games == 8 * len(found) and {*victories} <= {"dusk"} and all(np.isfinite(array).all() for array in known.arrays().values())


# Menus ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("offered", "provinces", "owned", "bought"),
    [
        ("province gold cobbler", 8, {}, "province"),
        ("gold cobbler shepherd silver", 8, {}, "cobbler"),
        ("gold cobbler shepherd silver", 8, {"cobbler": 1}, "shepherd"),
        ("gold cobbler shepherd silver", 8, {"cobbler": 1, "shepherd": 2}, "gold"),
        ("duchy gold", 5, {}, "gold"),
        ("duchy silver", 5, {}, "duchy"),
        ("duchy gold", 4, {}, "duchy"),
        ("estate silver", 2, {}, "estate"),
        ("copper", 8, {}, STOP),
    ],
)
def test_a_menu_is_bought_from_the_top(offered: str, provinces: int, owned: dict[str, int], bought: str) -> None:
    t = begun("dusk", 1).state
    t.left["province"] = provinces
    assert MENU.choice(offered.split(), t, owned) == bought


def test_who_buys_by_a_menu_buys_what_it_says() -> None:
    match, player, chance = begun("dusk", 3), ByMenu(MENU), Chance(1)
    while not match.over:
        seat, ask = next(iter(match.asks.items()))
        match.answer(seat, (player if seat == 0 else quick_thumb)(match, ask, chance))
    mine = Counter(match.state.players[0].cards())
    assert (
        mine["cobbler"] <= 1
        and mine["shepherd"] <= 2
        and not {*mine}
        - {"province", "duchy", "estate", "copper", "silver", "gold"}
        - {*("cobbler", "shepherd", "pasture", "lucky-coin", "will-o-wisp", "ghost", "curse")}
    )


def test_children_of_menus_are_menus_of_the_kingdom() -> None:
    breeder = Breeder("dusk", random.Random(3))
    menus = [MENU, breeder.any()]
    for _ in range(200):
        menus.append(breeder.child(menus))
    assert {card for menu in menus for card, _ in menu.slots} <= {*begun("dusk", 0).state.supply} and all(
        count > 0 for menu in menus for _, count in menu.slots
    )


@pytest.mark.parametrize("kingdom", [kingdom for kingdom in KINGDOMS if known_menu(kingdom)])
def test_a_menu_that_is_kept_beats_thumb(kingdom: str) -> None:
    menu = known_menu(kingdom)
    assert menu and won(Trial(kingdom, menu, range(40, 80))) > 44 and {card for card, _ in menu.slots} <= {*CARDS}


def test_what_is_bought_by_a_menu_can_be_learned() -> None:
    weights = Weights()
    learner, steps = Learner(weights), lessons("dusk", MENU, weights, range(12))
    assert (steps["head"] == HEADS.index("gain")).all()

    def right() -> float:
        return float((odds_of(weights.parts["gain"], steps).argmax(1) == steps["chosen"]).mean())

    before = right()
    for _ in range(60):
        learner.imitate(steps, 0.04)
    assert right() > max(before, 0.9)


def test_a_game_without_end_is_lost() -> None:
    match = begun("dusk", 1)
    match.state.turn = 1000
    assert result_of(match, 1, 0, (quick_thumb, quick_thumb)) == (0.0, 0.0)

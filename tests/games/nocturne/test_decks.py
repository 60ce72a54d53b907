"""What is learned of decks, and the estimate that goes by it."""

from __future__ import annotations

import tomllib
from importlib.resources import files

import pytest

from tests.games.nocturne.table import keys
from walpurgis.bench.logistic import Row, fitted, surprise
from walpurgis.engine import Match
from walpurgis.games.nocturne.bench.learning import PENALTY, as_weights, difference, positions, text_of
from walpurgis.games.nocturne.bots import worth
from walpurgis.games.nocturne.bots.decks import WEIGHTS, WHOLE, Holding, Stage
from walpurgis.games.nocturne.game import GAME
from walpurgis.games.nocturne.kingdoms import POOL, cards_of
from walpurgis.games.nocturne.state import Player

BEGINNING, END = Stage(1.0, 1 / 9), Stage(0.0, 1.0)


def holding(cards: str) -> Holding:
    """Somebody who owns these cards."""
    return Holding(Player(0, deck=keys(cards)))


def test_the_stage_goes_by_the_provinces_or_the_lowest_piles() -> None:
    supply = ("province", "silver", "moat", "smithy")
    full = {"province": 8, "silver": 40, "moat": 10, "smithy": 10}
    assert Stage.of(full, supply) == BEGINNING
    assert Stage.of({**full, "province": 0}, supply) == END
    assert Stage.of({**full, "silver": 1, "moat": 1, "smithy": 0}, supply).left == 0.25


@pytest.mark.parametrize("stage", [BEGINNING, END, Stage(0.4, 0.2)])
def test_a_value_is_the_sum_of_its_features_each_times_its_weight(stage: Stage) -> None:
    hand = holding("Copper x5, Silver x2, Gold, Fool, Estate x3, Province, Den of Sin")
    times = {"each": 0, "early": 1, "first": 2, "late": 2}
    total = 0.0
    for name, much in hand.features(stage).items():
        what, _, time = name.partition("|")
        total += much * (WEIGHTS.whole if what in WHOLE else WEIGHTS.cards)[what][times[time]]
    assert hand.value(WEIGHTS, stage) == pytest.approx(total)


@pytest.mark.parametrize(("better", "worse"), [("Gold", "Silver"), ("Silver", "Copper"), ("Den of Sin", "Copper")])
def test_early_a_better_card_makes_a_better_deck(better: str, worse: str) -> None:
    rest = "Copper x5, Silver, Estate x3, "
    assert holding(rest + better).value(WEIGHTS, BEGINNING) > holding(rest + worse).value(WEIGHTS, BEGINNING)


def test_a_duchy_is_bad_early_and_good_at_the_end() -> None:
    rest = "Copper x5, Silver x2, Gold, Estate x3"
    with_it, without = holding(f"{rest}, Duchy"), holding(f"{rest}, Silver")
    assert with_it.value(WEIGHTS, BEGINNING) < without.value(WEIGHTS, BEGINNING)
    assert with_it.value(WEIGHTS, END) > without.value(WEIGHTS, END)


def test_two_seats_alike_are_even_but_for_the_turn() -> None:
    match = Match.new(GAME, 2, 3, {"kingdom": "dusk"}, listen=False)
    first = match.state.active
    assert worth(match.state, first) + worth(match.state, 1 - first) == pytest.approx(1.0)
    assert 0.35 < worth(match.state, first) < 0.65


def test_all_kingdom_cards_were_met() -> None:
    assert {card for pile in POOL for card in cards_of(pile)[:1]} <= WEIGHTS.cards.keys()


# How it is learned ---------------------------------------------------------------------------------------------------


def test_a_game_is_noted_now_and_then_and_the_same_seed_notes_the_same() -> None:
    rows = [*positions("dusk", 4)]
    assert 0 < len(rows) < 60 and len({won for _, won in rows}) == 1
    assert rows == [*positions("dusk", 4)]


def test_who_owns_the_same_does_not_differ_but_for_the_table() -> None:
    found = difference(Match.new(GAME, 2, 3, {"kingdom": "dusk"}, listen=False).state)
    assert {name for name, much in found.items() if much} <= {"hand", "hand-early", "move", "move-late", "turns"}


def test_the_fit_finds_which_card_wins() -> None:
    rows: list[Row] = [({"gold|each": sign, "curse|each": 0.3 * sign * (number % 3 - 1)}, float(sign > 0)) for number in range(90) for sign in (1.0, -1.0)]
    found = fitted(rows, PENALTY)
    assert found["gold|each"] > 1 and abs(found["curse|each"]) < 0.3
    assert surprise(found, rows) < 0.5 < surprise({}, rows) == pytest.approx(1.0)


def test_what_was_learned_is_kept_as_it_was() -> None:
    found = as_weights({"gold|each": 0.5, "gold|first": 0.25, "points|late": 1.0, "move": 3.0})
    data = tomllib.loads(text_of(found, "Made by hand"))
    assert data["cards"] == {"gold": [0.5, 0.0, 0.25]} and data["whole"]["points"] == [0.0, 0.0, 1.0] and data["whole"].keys() == {*WHOLE}


def test_the_numbers_say_how_they_were_made() -> None:
    text = (files("walpurgis.games.nocturne") / "data" / "decks.toml").read_text(encoding="utf-8")
    assert text.startswith("# Made by: python -m walpurgis.games.nocturne.bench.learning ")

"""What `walpurgis balance nocturne` counts: kingdom by kingdom, whoever begins and every card of the kingdom."""

from __future__ import annotations

import pytest

from walpurgis.arena import balance
from walpurgis.arena.evenness import judge_of, variants_of
from walpurgis.engine import Match, Say, game_named
from walpurgis.games.nocturne.balance import shares
from walpurgis.games.nocturne.facts import KINGDOMS
from walpurgis.games.nocturne.state import Kingdom
from walpurgis.words import LANGUAGES, speaker

GAME = game_named("nocturne")


def ended(first: str, second: str) -> tuple[Kingdom, Kingdom]:
    """A game that seat 0 began and won by a Province; with one more card in each deck."""
    before = Match.new(GAME, 2, 1).state
    before.active = 0
    after = before.copy()
    after.players[0].deck += ("province", first)
    after.players[1].deck += (second,)
    return before, after


def test_a_card_counts_for_whoever_has_it_and_for_the_winner() -> None:
    counted = list(shares(*ended("monastery", "cobbler")))
    assert ("balance-first", 1.0) in counted
    gained = {says.args["card"].id: part for says, part in counted if isinstance(says, Say) and says.id == "balance-gained"}  # type: ignore[union-attr]
    held = {says.args["card"].id: part for says, part in counted if isinstance(says, Say) and says.id == "balance-held"}  # type: ignore[union-attr]
    assert gained == {"card-monastery": 1.0, "card-cobbler": 0.0}
    assert (held["card-monastery"], held["card-cobbler"], len(held)) == (1.0, 0.0, 10)


def test_every_kingdom_is_looked_at_unless_one_is_wished_for() -> None:
    judge = judge_of(GAME)
    usual, wished = {"kingdom": "dusk"}, {"kingdom": "midnight"}
    assert [laid["kingdom"] for laid in variants_of(GAME, judge, usual).values()] == list(KINGDOMS)
    assert variants_of(GAME, judge, wished) == {"": wished}


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_rows_can_be_said(language: str) -> None:
    say = speaker(language, GAME)
    rows = balance(GAME, games=1, seats=2, options={"kingdom": "midnight"})
    assert len(rows) > 10
    assert all(say(row.says) if isinstance(row.says, Say) else say.text(row.says) for row in rows)
    assert all(say.text(f"kingdom-{name}") for name in KINGDOMS)

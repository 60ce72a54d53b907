"""The conformance suite: every law holds for every game that is found, with every number of players. See docs/laws.md."""

from __future__ import annotations

import gc
import sys
from importlib.resources import files
from itertools import islice

import pytest

from tests.laws import LAWS, ODD_KEYS, Eye, questions
from walpurgis.engine import games
from walpurgis.engine.game import package_of

SMALL = 50
"""A random game with fewer questions than this is small."""


def is_small(name: str, seats: int) -> bool:
    """A game that fails is small, too: the laws say what is wrong with it."""
    try:
        return sum(1 for _ in islice(questions(games()[name], seats, 1), SMALL)) < SMALL
    except Exception:
        return True


TABLES = {(name, seats): () if is_small(name, seats) else (pytest.mark.long,) for name, game in games().items() for seats in game.seats}
ALL_TABLES = [pytest.param(*at, marks=marks) for at, marks in TABLES.items()]
HASH = "hash seeds do not matter"


def seeds(seats: int) -> tuple[int, ...]:
    """Two games for each law, and one where many players make it long."""
    return (1,) if seats > 3 else (1, 2)


@pytest.mark.parametrize(("law", "name", "seats"), [pytest.param(law, *at, marks=marks) for law in LAWS if law != HASH for at, marks in TABLES.items()])
def test_the_law_holds(law: str, name: str, seats: int) -> None:
    for seed in seeds(seats):
        LAWS[law](games()[name], seats, seed)


@pytest.mark.parametrize("name", games())
def test_hash_seeds_do_not_matter_with_any_number_of_players(name: str) -> None:
    """One test a game: the two processes that are compared play with all numbers of players."""
    for seats in games()[name].seats:
        LAWS[HASH](games()[name], seats, 1)


@pytest.mark.parametrize(("name", "seats"), ALL_TABLES)
def test_every_rule_that_is_cited_has_a_number_in_the_rulebook(name: str, seats: int) -> None:
    """The rule behind every question, and, where an eye looks, the reason for whatever was offered before and is not offered now."""
    game = games()[name]
    rulebook = (files(package_of(game)) / "rulebook" / "en.md").read_text(encoding="utf-8")
    keys, cited = dict.fromkeys(ODD_KEYS), dict[str, None]()
    for seed in seeds(seats):
        eye = Eye(seed)
        for match in questions(game, seats, seed):
            looks = eye.looks(match)
            for seat, ask in match.asks.items():
                keys |= dict.fromkeys(choice.key for choice in ask.choices())
                cited |= dict.fromkeys([ask.rule, *(match.why_not(seat, key) or "" for key in (keys if looks else ()))])
    cited.pop("", None)
    assert cited
    assert [rule for rule in cited if f"**{rule}**" not in rulebook] == []


@pytest.mark.parametrize(("name", "seats"), ALL_TABLES)
def test_a_match_is_let_go_at_once_at_every_question(name: str, seats: int) -> None:
    """Nothing that a question holds may hold the question: the garbage collector does not follow questions, and forks should not wait for it."""
    gc.disable()
    try:
        for match in islice(questions(games()[name], seats, 1), 300):
            fork = match.fork()
            assert fork.asks.keys() == match.asks.keys()
            chance = fork.state.chance  # each table has its own, and lets it go with itself
            del fork
            assert sys.getrefcount(chance) == 2, f"kept alive by {[ask.prompt for ask in match.asks.values()]}"
    finally:
        gc.enable()


def test_the_template_and_at_least_one_game_are_found() -> None:
    assert "template" in games()
    assert len(games()) >= 2

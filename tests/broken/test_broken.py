"""Each law is shown to fail: a toy that breaks it is found out, by that law and by no other than those it must break with it."""

from __future__ import annotations

import importlib
import pkgutil

import pytest

import tests.broken
from tests.laws import LAWS, LawBroken
from walpurgis.engine import AnyGame

LEAKS, WORLDS, FOUND, FORKS = "nothing leaks", "possible worlds tell nothing", "found again", "forks go their own way"
RECORD, ARRIVAL, OFFERED, LOOKING = (
    "a record tells the same story",
    "the order of arrival does not matter",
    "what is offered is the law",
    "looking changes nothing",
)
HASH, FORBIDS = "hash seeds do not matter", "what is offered is what nothing forbids"

BREAKS = {
    "accepts_anything": [OFFERED],
    "dumb": ["everything can be said"],
    "first_come": [ARRIVAL],
    "hash_order": [HASH],
    "looks_hard": [LOOKING, OFFERED, LEAKS],  # a refusal looks for a reason, and so does who compares two worlds
    "names_anything": [FORBIDS],
    "never_ends": ["it ends"],
    "no_reason": [FORBIDS],
    "not_plain": ["state is plain", FOUND],
    "offer_leaks": [LEAKS, WORLDS],
    "one_long_step": ["an answer costs the same late in the game"],
    "own_chance": [FOUND, FORKS, RECORD],
    "quick_listing": [FORBIDS, OFFERED],
    "reason_leaks": [LEAKS],
    "remembered_elsewhere": [FOUND, FORKS, RECORD],
    "remembers": [LEAKS],
    "shuffles_the_truth": ["worlds do not depend on the truth"],
    "story_leaks": [LEAKS],
    "view_leaks": [LEAKS, WORLDS],
    "view_shares": [LOOKING],
}


def toy(name: str) -> AnyGame:
    game: AnyGame = importlib.import_module(f"tests.broken.{name}").GAME
    return game


@pytest.mark.parametrize(("name", "law"), [(name, law) for name, laws in BREAKS.items() for law in laws])
def test_the_toy_is_found_out_by_the_law_it_breaks(name: str, law: str) -> None:
    with pytest.raises(LawBroken) as broken:
        for seed in (1, 2, 3):
            LAWS[law](toy(name), 3, seed)
    assert broken.value.law == law
    assert broken.value.__cause__ is not None


@pytest.mark.parametrize("name", [name for name in BREAKS if name not in ("own_chance", "remembered_elsewhere", "never_ends")])
def test_the_toy_keeps_the_other_laws(name: str) -> None:
    """But for three: what lives outside the state, or for ever, breaks nearly everything else as well."""
    for law, check in LAWS.items():
        if law not in [*BREAKS[name], HASH]:
            check(toy(name), 3, 1)


@pytest.mark.parametrize("law", LAWS)
@pytest.mark.parametrize("seats", [2, 3])
def test_the_sound_toy_keeps_every_law(law: str, seats: int) -> None:
    LAWS[law](toy("sound"), seats, 1)


def test_every_law_has_a_toy_that_breaks_it_and_every_toy_a_law() -> None:
    assert {law for laws in BREAKS.values() for law in laws} == set(LAWS)
    toys = {module.name for module in pkgutil.iter_modules(tests.broken.__path__)} - {"sound", "test_broken"}
    assert toys == set(BREAKS)

"""Every game ends, and every walk does: random games in all modes, and random walks over boards full of paths. [T-TERM]"""

from __future__ import annotations

import random
from itertools import groupby
from typing import Any

import pytest

from walpurgis.engine import Match
from walpurgis.games.ashes.board import BACK, FACES, NEXT, PLAIN, SPACES
from walpurgis.games.ashes.events import Walked
from walpurgis.games.ashes.facts import CHARACTERS
from walpurgis.games.ashes.game import GAME
from walpurgis.games.ashes.state import Night

from .table import Play, night

SWITCHES = ("grace_turn", "ks_quicksand", "ks_rifle", "ks_bear", "ks_thief")
FACE_OF = {ends: face for faces in FACES.values() for face in faces for ends in (face, face[::-1])}
ROUTE = 100
"""No route is longer than the board has spaces."""


def some_options(rng: random.Random) -> dict[str, Any]:
    chosen: dict[str, Any] = {name: rng.random() < 0.5 for name in SWITCHES}
    chosen |= {
        "turn_limit": rng.choice((10, 30, 60)),
        "first_turn_cards": rng.choice((0, 2, 3)),
        "first_turn_tokens": rng.choice((0, 1, 3)),
        "faction": rng.choice("HV"),
    }
    return chosen | {"thief_replaces": rng.choice("DMR"), "thief_ability": rng.choice(("inherit", "none"))}


def answer(rng: random.Random, keys: list[str]) -> str:
    """Any kind of answer first, then one of that kind; to do nothing is rarely the choice."""
    kinds = {kind: list(some) for kind, some in groupby(sorted(keys), key=lambda key: key.partition(":")[0])}
    if len(kinds) > 1 and rng.random() < 0.9:
        kinds.pop("pass", None)
    return rng.choice(kinds[rng.choice(list(kinds))])


def wandered(match: Match[Night], rng: random.Random, questions: int) -> Match[Night]:
    """A match played by chance to its end, in this many questions at most."""
    for _ in range(questions):
        if match.over:
            return match
        seat, ask = next(iter(match.asks.items()))
        match.answer(seat, answer(rng, list(map(str, ask.answers()))))
    raise AssertionError(f"no end in {questions} questions")


def ended_well(match: Match[Night]) -> bool:
    """Somebody won, before the last turn was over, and no route was too long."""
    t = match.state
    in_time = t.alone or t.turn <= t.turn_limit
    return bool(t.winner) and in_time and all(len(event.path.split()) <= ROUTE for event in match.story or () if isinstance(event, Walked))


@pytest.mark.parametrize("seats", range(1, 7))
def test_random_games_end(seats: int) -> None:
    """[T-TERM]"""
    for seed in range(30):
        rng = random.Random(seed)
        assert ended_well(wandered(Match.new(GAME, seats, seed, some_options(rng), keep=False), rng, 5000))


@pytest.mark.parametrize("seats", range(2, 7))
def test_random_games_in_which_somebody_holds_the_chosen_end_too(seats: int) -> None:
    """[T-TERM, AA-EN-6]"""
    reasons = set()
    for seed in range(8):
        rng = random.Random(seed)
        t: Night = Match.new(GAME, seats, seed, some_options(rng), listen=False).state.copy()
        t.chosen = rng.choice(t.factions["V"].characters)
        match = wandered(Match.standing(GAME, t, seats, GAME.Options()), rng, 5000)
        assert ended_well(match)
        reasons.add(match.state.reason)
    assert len(reasons) > 1


def crowded(seed: int) -> Play:
    """A board whose every plain space has a tile, with figures here and there."""
    rng = random.Random(seed)
    kinds = rng.sample("S" * 40 + "C" * 40, len(PLAIN))
    tiles = ", ".join(f"{space} {rng.choice(FACES[kind])}" for space, kind in zip(PLAIN, kinds, strict=True))
    where = rng.sample([space for space in SPACES if space in PLAIN], 6)
    figures = ", ".join(f"{who} {space} {rng.choice('NESW')}" for who, space in zip("DMROST", where, strict=True))
    return night(figures, tiles=tiles, chosen=rng.choice(("A1", "E5", "D", "O")))


def test_walks_on_a_crowded_board_end_and_enter_no_space_twice() -> None:
    """[T-TERM, AA-MV-7]"""
    for seed in range(40):
        rng = random.Random(seed)
        laid = crowded(seed)
        for who in (*CHARACTERS["H"], *CHARACTERS["V"]):
            t = laid.activate(who)
            start = t.t.at[who]
            wandered(t.match, rng, 100)
            route = [start, *t.route.split()]
            assert len(route) == len(set(route)) <= ROUTE


def meander(rng: random.Random) -> tuple[list[str], list[str]]:
    """A long path over plain spaces that never meets itself: its spaces, and its tiles from the second space on."""
    spaces, ways = [rng.choice([space for space in PLAIN if set(PLAIN) & set(NEXT[space].values())])], [""]
    while some := [(way, there) for way, there in NEXT[spaces[-1]].items() if there in PLAIN and there not in spaces]:
        way, there = rng.choice(some)
        spaces.append(there)
        ways.append(way)
    onward = [*ways[1:], rng.choice([way for way in "NESW" if way != BACK[ways[-1]]])]
    return spaces, [f"{space} {FACE_OF[BACK[way] + out]}" for space, way, out in list(zip(spaces, ways, onward, strict=True))[1:]]


def test_a_long_path_is_followed_to_its_end() -> None:
    """[AA-MV-2, AA-MV-3, T-TERM]"""
    longest = 0
    for seed in range(60):
        spaces, tiles = meander(random.Random(seed))
        first = next(way for way, there in NEXT[spaces[0]].items() if there == spaces[1])
        t = night(f"D {spaces[0]}", tiles=", ".join(tiles), portals="").activate("D").choose(f"go:{first}")
        assert t.route.split()[: len(spaces) - 1] == spaces[1:]
        longest = max(longest, len(spaces))
    assert longest > 20

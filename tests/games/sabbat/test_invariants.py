"""What holds at every question of every game, and how many actions a game has. Games are played at random over all numbers of players and options."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from tests.games.sabbat.table import at_random
from walpurgis.engine import Chance, Match, game_named
from walpurgis.games.sabbat.board import BRIDGE, FIRST_CARD, GATES, GHOSTS, GRAVEYARD, POWERS, ROUNDS, SQUARES, TERROR_MAX, TILES, TIME
from walpurgis.games.sabbat.events import CardTurned, RoundBegan
from walpurgis.games.sabbat.state import Manor, Player

SWITCHES: list[dict[str, Any]] = [
    {"use_powers": use_powers, "power_uses": uses, "vp_floor_zero": floor, "roomy_gardens": roomy}
    for use_powers, uses, floor, roomy in product([True, False], ["card", "round", "game", "trigger"], [False, True], [False, True])
    if use_powers or uses == "round"
]


def some_games(seats: int, options: dict[str, Any], seeds: range = range(4)) -> Iterator[Match[Manor]]:
    for seed in seeds:
        yield from at_random(Match.new("sabbat", seats, seed, options), seed)


def check_ghosts(t: Manor, p: Player) -> None:
    """Seven ghosts, at most one in each location, and one of them perhaps between two places."""
    homes = [place for place, there in t.ghosts.items() if p.seat in there]
    assert p.bridge + p.graveyard + len(homes) + (p.seat in t.limbo) == GHOSTS
    assert p.bridge >= 0 and p.graveyard >= 0


def check_player(t: Manor, p: Player) -> None:
    assert 0 <= p.terror <= TERROR_MAX
    assert p.chimera >= 0
    assert all(count >= 0 for store in (p.h2, p.h1, p.zone) for count in store.values())
    assert not p.magician or p.magician in SQUARES
    assert p.power in ("", *POWERS[p.people])
    assert t.use_powers or not p.power
    assert p.vp >= 0 or not t.vp_floor_zero


def check_table(t: Manor) -> None:
    for place, there in t.ghosts.items():
        assert len(there) <= t.places(place), f"{place} is over-full"
        assert len(set(there)) == len(there), f"two of one colour in {place}"
    assert sorted(t.order) == list(range(len(t.players)))
    assert sorted(t.grid) == sorted(TILES)
    assert sorted(t.gates + t.gates_out) == sorted(GATES)
    assert len(t.mirrors) == 16 and set(t.mirrors.values()) <= {0, 1, 2}
    squares = [p.magician for p in t.players if p.magician]
    assert len(set(squares)) == len(squares), "two magicians on one square"
    assert 1 <= t.round <= ROUNDS and 0 <= t.turn < len(t.players)


def check_action(t: Manor) -> None:
    """What is noted about the ghosts of an action is so, and is gone with it."""
    if t.phase == "ghosts":
        assert 0 <= t.ready <= t.active.bridge
        assert all(place in (BRIDGE, GRAVEYARD) or t.active.seat in (*t.ghosts[place], *t.limbo) for place in t.moved)
    else:
        assert (t.ready, t.moved, t.booster, t.limbo) == (0, (), False, {})
    assert len(t.limbo) <= 1
    if t.protected:
        elf = next(p for p in t.players if p.people == "G")
        assert elf.seat in t.ghosts[t.protected] and elf.power == "sec"


@pytest.mark.parametrize("switches", SWITCHES, ids=lambda s: "-".join(str(value) for value in s.values()))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_at_every_question_the_table_is_sound(seats: int, switches: dict[str, Any]) -> None:
    """[SM-T-120, SM-G-2, SM-G-4, SM-G-5]"""
    for match in some_games(seats, switches):
        t = match.state
        check_table(t)
        check_action(t)
        for p in t.players:
            check_ghosts(t, p)
            check_player(t, p)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_offer_can_be_answered_and_says_what_it_is(seats: int) -> None:
    """What is offered has different keys, each with a sentence, and none of them has a reason against it."""
    for match in some_games(seats, {}):
        for ask in match.asks.values():
            choices = ask.offer().choices
            keys = [choice.key for choice in choices]
            assert len(set(keys)) == len(keys) > 0 or ask.kind == "number"
            assert all(choice.says.id for choice in choices)
            assert all(ask.why_not(key) is None for key in keys)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_is_asked_where_there_is_no_choice(seats: int) -> None:
    """A single option is taken without a question; only the end of moving ghosts is said by the player."""
    for match in some_games(seats, {}):
        for ask in match.asks.values():
            assert ask.only() in (None, "gho:end")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_time_cards_are_turned_one_a_round_and_never_twice(seats: int) -> None:
    """[SM-G-1, SM-A2-1, SM-S-6]"""
    for seed in range(3):
        for match in at_random(Match.new("sabbat", seats, seed), seed):
            t, story = match.state, list(match.story or ())
            turned = [event.card for event in story if isinstance(event, CardTurned)]
            assert sorted([*turned, *t.time_pile, t.time_removed]) == sorted(TIME)
        assert [event.round for event in story if isinstance(event, RoundBegan)] == [1, 2, 3, 4, 5, 6]
        assert turned[0] == FIRST_CARD and len(turned) == ROUNDS and not t.time_pile


@pytest.mark.parametrize(("removed", "actions"), [("dar", 20), ("car", 20), ("har", 19), ("hal", 19), ("foo", 18), ("nat", 18)])
def test_the_removed_card_decides_how_many_actions_there_are(removed: str, actions: int) -> None:
    """[SM-B-1, SM-T-91]"""
    game = game_named("sabbat")
    options = game.Options(use_powers=False)
    t: Manor = game.setup(3, options, Chance(1))
    t.time_pile = tuple(card for card in TIME if card not in (FIRST_CARD, removed))
    t.time_removed = removed
    count: Counter[int] = Counter()
    for match in at_random(Match.standing(game, t, 3, options), 7):
        count.update(seat for seat, ask in match.asks.items() if ask.prompt == "action")
    assert count == {0: actions, 1: actions, 2: actions}


def test_if_everybody_passes_the_rounds_go_by_all_the_same() -> None:
    """[SM-B-3, SM-B-1, SM-E-1]"""
    match: Match[Manor] = Match.new("sabbat", 4, 3, {"use_powers": False})
    while not match.over:
        for seat, ask in list(match.asks.items()):
            keys = [choice.key for choice in ask.offer().choices]
            match.answer(seat, "act:pass" if "act:pass" in keys else keys[0])
    assert match.state.round == ROUNDS
    assert all(p.graveyard == GHOSTS and not p.magician for p in match.state.players)

"""What must hold at every question of Sorcery is noticed when it does not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from walpurgis.bots.bot import Bot
from walpurgis.engine import Chance, Match
from walpurgis.games.sorcery.domains import DOMAINS
from walpurgis.games.sorcery.game import GAME
from walpurgis.games.sorcery.spells import SPELLS
from walpurgis.games.sorcery.state import Battlefield, Working
from walpurgis.games.sorcery.warriors import WARRIORS

from .disorder import RADIUS, TOLERANCE, Cards, Restless, wrongs
from .table import battle


def _free_place(dice: Chance, places: list[tuple[int, int]]) -> tuple[int, int]:
    """Somewhere in the middle of the board, apart from everybody else."""
    while True:
        x, y = 4000 + dice.below(16000), 4000 + dice.below(16000)
        if all((x - a) ** 2 + (y - b) ** 2 > (2 * RADIUS + TOLERANCE) ** 2 for a, b in places):
            return x, y


def brawl(seed: int) -> Match[Any]:
    """Warriors of two to four players in the middle of everything: close together, battered, with any books and any ground."""
    dice = Chance(seed)
    players = 2 + dice.below(3)
    places: list[tuple[int, int]] = []
    figures = []
    for number in range(players * (3 + dice.below(3))):
        x, y = _free_place(dice, places)
        places.append((x, y))
        warrior = dice.pick(sorted(WARRIORS.values(), key=lambda w: w.id))
        click = 1 + dice.below(3)
        books = "".join(f"+B6({'.'.join(dice.shuffled(sorted(SPELLS))[:4])})" for _ in range(dice.below(warrior.slots + 1)))
        air = " ^" if warrior.speed_type == "wing" and dice.below(3) == 0 else ""
        figures.append(f"{'ABCD'[number % players]}:{warrior.id} {x / 1000},{y / 1000} {dice.pick('NESW')} #{click} *{dice.below(3)}{air}{books}")
    ground = dice.pick(["", "wood 2,2-8,7, hill 14,12-21,18", "pool 10,2-16,6, mist 2,14-8,18, wall 8,22-14,23", "wall 2,2-8,3, wood 15,15-21,20"])
    weather = dice.pick(["", "", *sorted(DOMAINS)])
    return battle(
        *figures,
        players=players,
        board=24,
        total=dice.pick([100, 200, 300]),
        terrain=ground,
        objectives="12,12 6,12 18,12",
        turn_limit=6,
        teams=players == 4 and dice.below(2) == 0,
        domains=[weather] if weather else [],
    ).match


def play_through(match: Match[Any], seed: int, thinks: int, most: int = 10**9) -> Match[Any]:
    """A whole game, or its first questions; the first thing that is wrong ends it with an error."""
    minds: list[Bot] = [Restless(seed * 10 + seat, thinks) for seat in range(match.seats)]
    cards = Cards()
    list(cards(match.state))
    while not match.over and most:
        seat = next(iter(match.asks))
        sight = match.sight(seat)
        answer = minds[seat].answer(sight)
        match.answer(seat, answer)
        assert not (found := wrongs(match.state, cards)), f"after {answer!r} to {sight.offer.prompt!r} (question {match.question}, seed {seed}): {found}"
        most -= 1
    return match


@pytest.mark.parametrize("seed", range(6))
def test_a_brawl_never_leaves_the_table_in_disorder(seed: int) -> None:
    """[A-11, A-38, A-48, A-53, A-56, A-81, A-82, A-84, A-92, A-102, A-106, A-120, A-145, A-169, A-172, S-2, S-34, S-58, S-67, S-107, S-124]"""
    assert play_through(brawl(seed), seed, thinks=20 * seed).over


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"build_total": 100, "table": "players", "domains": True}),
        (2, {"build_total": 300, "table": "walls"}),
        (3, {"build_total": 150, "domains": True}),
        (4, {"build_total": 200, "teams": True}),
    ],
)
def test_a_whole_game_never_leaves_the_table_in_disorder(seats: int, options: dict[str, Any]) -> None:
    """The same from the choice of armies on. [A-29, A-48, A-53, A-120, A-191, A-193, S-20, S-107]"""
    match = Match.new(GAME, seats, seats, {"turn_limit": 6, **options})
    assert play_through(match, seats, thinks=60).over


def _stack(t: Battlefield) -> None:
    t.figures["b1"].put(t.figures["a1"].at)


def _push_off(t: Battlefield) -> None:
    t.figures["b1"].put((300, 300))


def _tire(t: Battlefield) -> None:
    t.figures["b1"].tokens = 3


def _tear_away(t: Battlefield) -> None:
    t.figures["b1"].status, t.figures["b1"].captor = "captive", "a1"


def _lose_a_card(t: Battlefield) -> None:
    t.tomes["k1"].stack = ("P20",)


def _copy_a_card(t: Battlefield) -> None:
    t.workings.append(Working("g1", "P20", "k1", "a1", 0, x=18000, y=19130))


def _turn_nothing_down(t: Battlefield) -> None:
    t.tomes["k1"].stack, t.tomes["k1"].is_down = (), True


def _forget_the_dead(t: Battlefield) -> None:
    t.figures["a1"].status = "gone"


@pytest.mark.parametrize("spoil", [_stack, _push_off, _tire, _tear_away, _lose_a_card, _copy_a_card, _turn_nothing_down, _forget_the_dead])
def test_disorder_is_noticed(spoil: Callable[[Battlefield], None]) -> None:
    """The laws above do not hold for whatever lies on the table. [D-27, S-107]"""
    t = battle("A:DEL3 18,18 N+B3(P01.P20)", "B:DEL2 18,24 S").t
    cards = Cards()
    assert wrongs(t, cards) == []
    spoil(t)
    assert wrongs(t, cards)

"""When the game ends, who has won, and what counts."""

from __future__ import annotations

import pytest

from .table import Setting, table


def last_of(players: int = 2, **left: int) -> Setting:
    """Somebody is about to buy a Copper, which ends the turn; this many cards are left in these piles."""
    return table(players=players, phase="buy", kingdom="Exorcist, Vampire, Leprechaun, Settlers").piles(**left).long()


def test_the_last_province_ends_the_game_at_the_end_of_the_turn() -> None:
    """[ND-140]"""
    t = table(phase="buy", coins=16, buys=2).piles(province=1).long().go("pile:province")
    assert not t.match.over  # one Buy is left
    assert t.choose("end").is_quiet().t.phase == "end"


def test_the_last_colony_ends_it_too() -> None:
    """[ND-140, ND-024]"""
    table(phase="buy", coins=11, colonies=True).piles(colony=1).long().go("pile:colony").is_quiet()


@pytest.mark.parametrize(("players", "empty", "over"), [(2, 2, False), (2, 3, True), (4, 3, True), (5, 3, False), (5, 4, True), (6, 3, False), (6, 4, True)])
def test_three_empty_piles_end_it_or_four_with_five_or_six_players(players: int, empty: int, over: bool) -> None:
    """[ND-140, ND-S-240]"""
    piles = dict(zip(("duchy", "village", "smithy", "settlers"), [0] * empty, strict=False))
    assert last_of(players, **piles).go("pile:copper").match.over is over


def test_all_piles_of_the_supply_count_and_no_others() -> None:
    """[ND-141, ND-S-241]"""
    last_of(curse=0, copper=1, settlers=0).go("pile:copper").is_quiet()
    assert not last_of(imp=0, wish=0, bat=0, ghost=0, curse=0, duchy=0).go("pile:copper").match.over


def test_a_finished_game_has_no_extra_turn() -> None:
    """[ND-142, ND-055, ND-S-239]"""
    t = table("Outpost", coins=8).piles(province=1).long().play("Outpost").choose("pile:province").is_quiet()
    assert not t.t.extra


def test_cards_tokens_and_states_make_the_score() -> None:
    """[ND-143, ND-147]"""
    t = table("Estate, Duchy", deck="Province", discard="Curse, Curse", in_play="Copper").has(0, vp=5, misery=1).go()
    assert t.points() == 1 + 3 + 6 - 2 + 5 - 2
    assert table("Colony", deck="Province", colonies=True).has(0, misery=2).go().points() == 10 + 6 - 4


def test_the_account_adds_up() -> None:
    """[ND-143]"""
    result = table("Estate, Duchy", discard="Curse").has(0, vp=2).has(1, misery=1).go().match.result()
    assert [sum(line.points[seat] for line in result.account) for seat in range(2)] == result.scores == [5, -2]


def test_the_highest_score_wins() -> None:
    """[ND-144]"""
    result = table("Duchy", you="Estate", players=3).go().match.result()
    assert (result.scores, result.places, result.winners) == ([3, 1, 0], [1, 2, 3], [0])


def test_among_equals_who_had_fewer_turns_wins() -> None:
    """[ND-144]"""
    t = table().go()
    assert t.me.turns == 1 and t.you.turns == 0
    assert t.match.result().places == [2, 1]


def test_equal_points_and_equal_turns_share_the_victory() -> None:
    """[ND-144]"""
    t = table().long().go().end_turn()
    assert [p.turns for p in t.t.players] == [1, 1]
    assert t.match.result().winners == [0, 1]


def test_extra_turns_do_not_count() -> None:
    """[ND-144, ND-OUTPOST-3]"""
    t = table("Outpost").long().play("Outpost").end_turn()
    assert t.t.extra and t.me.turns == 1
    assert t.end_turn().end_turn().me.turns == 2

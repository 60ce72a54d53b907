"""The turn: phases, actions, tokens and pushing, the end phase, whose turn is next."""

from __future__ import annotations

import pytest

from walpurgis.games.sorcery.actions import why_not_act
from walpurgis.games.sorcery.events.turn import RoundBegan, TranceRolled, TurnBegan

from .table import Play, battle, point

WARDEN, REAVER = "A:DEL2 18,10 N", "B:APO1 18,30 S"


def why_not(t: Play, key: str) -> str | None:
    """What forbids an action of the active player, whatever is asked now."""
    return why_not_act(t.t, t.t.me, key)


def test_a_turn_has_three_phases_and_the_next_player_follows() -> None:
    """[A-30, A-33, A-110]"""
    t = battle(WARDEN, REAVER, phase="command")
    assert t.t.phase == "action"  # nothing happens in this command phase
    t.choose("end")
    assert (t.t.phase, t.asked) == ("finish", "0 finish")
    t.choose("end")
    assert (t.t.active, t.t.round, t.asked) == (1, 1, "1 act")
    t.end_turn()
    assert (t.t.active, t.t.round) == (0, 2)
    assert [event.round for event in t.told(RoundBegan)] == [2]


def test_turns_go_clockwise_past_whoever_is_out() -> None:
    """[A-30, A-106, A-191]"""
    t = battle(WARDEN, "B:NIN1 5,18", REAVER.replace("B:", "C:"), "D:NIN1 30,18", players=4)
    t.t.players[1].is_out = True
    t.end_turn()
    assert t.t.active == 2
    t.end_turn().end_turn()
    assert (t.t.active, t.t.round) == (0, 2)


def test_the_action_total_is_used_up_by_declaring_and_counted_anew_each_turn() -> None:
    """[A-23, A-32, A-118, SX-14]"""
    t = battle(WARDEN, "A:BLO1 12,10 N", "A:NIN1 24,10 N", REAVER)
    t.choose("turn:a1", [[18000, 20000]])
    assert t.t.actions == 1
    t.choose("turn:a2", [[12000, 20000]])
    assert t.t.actions == 0
    assert why_not(t, "move:a3") == "A-32"
    assert t.why_not("move:a3") == "A-33"  # nothing is left to be done, so the end phase has begun


def test_each_action_goes_to_another_warrior() -> None:
    """[A-32, A-112]"""
    t = battle(WARDEN, "A:BLO1 12,10 N", REAVER).choose("turn:a1", [[18000, 20000]])
    assert t.why_not("move:a1") == "A-32"
    assert t.offers("move:a2")


def test_fewer_actions_may_be_used_and_the_rest_is_lost() -> None:
    """[A-32]"""
    t = battle(WARDEN, REAVER).end_turn().end_turn()
    assert t.t.actions == 2


@pytest.mark.parametrize(("total", "actions"), [(100, 1), (150, 1), (200, 2), (300, 3)])
def test_one_action_for_each_hundred_points(total: int, actions: int) -> None:
    """[A-23, A-193]"""
    assert battle(WARDEN, REAVER, total=total).t.actions == actions


def test_there_is_no_action_for_passing() -> None:
    """[A-34]"""
    t = battle(WARDEN, REAVER)
    assert not any(key.startswith("pass") for key in t.offered.split(", "))
    t.refuses("pass:a1", "A-34")


def test_nobody_acts_with_the_figures_of_another() -> None:
    """[A-30]"""
    battle(WARDEN, REAVER).refuses("move:b1", "A-30")


# Tokens and pushing --------------------------------------------------------------------------------------------------


def test_tokens_and_pushing_over_three_turns() -> None:
    """[A-35, A-36, A-38, A-39, A-41, A-110, SX-9]"""
    t = battle(WARDEN, REAVER).choose("turn:a1", [[18000, 20000]])
    assert t.look("a1") == "#1 *1"
    t.choose("end", "end").end_turn()
    t.choose("turn:a1", [[18000, 0]])
    assert t.look("a1") == "#2 *2"
    t.choose("end", "end").end_turn()
    assert why_not(t, "move:a1") == "A-38"
    t.end_turn()
    assert t.look("a1") == "#2"


def test_no_ability_reduces_pushing_damage() -> None:
    """[A-40, A-123, SX-10]"""
    assert battle("A:FOR1 18,10 N *1", REAVER).choose("turn:a1", [[18000, 20000]]).look("a1") == "#2 *2"


def test_whoever_is_driven_to_the_skulls_falls_after_its_action() -> None:
    """[A-39, A-114, SX-11]"""
    t = battle("A:FOR1 18,10 N #5*1", "A:NIN1 10,10", REAVER).choose("turn:a1", [[18000, 20000]])
    assert t.look("a1") == "gone"


def test_tokens_leave_only_figures_that_were_given_no_action() -> None:
    """[A-33, A-41, A-110]"""
    t = battle("A:DEL2 18,10 N *1", "A:BLO1 12,10 N *1", REAVER).choose("turn:a1", [[18000, 20000]])
    t.choose("end", "end")
    assert (t.look("a1"), t.look("a2")) == ("#2 *2", "#1")


# Magestone Trance ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("dice", "rolls", "damage", "look"),
    [([4, 4, 5, 4], [8, 9], 1, "#3 *2"), ([4, 4, 2, 1], [8, 3], 2, "#4 *2"), ([4, 5], [9], 0, "#2 *2")],
)
def test_a_trance_gives_a_second_action_and_costs_pushing_damage(dice: list[int], rolls: list[int], damage: int, look: str) -> None:
    """[S-90, S-140, SX-89]"""
    t = battle("A:CHA2 18,10 N", REAVER, dice=dice).choose("turn:a1", [[18000, 20000]])
    assert t.look("a1") == "#1 *1"
    t.choose("turn:a1", [[18000, 0]])
    event = t.told(TranceRolled)[0]
    assert (event.rolls, event.damage, event.needed, t.look("a1"), t.t.actions) == (rolls, damage, 9, look, 0)


def test_there_is_no_third_action_and_none_without_actions_or_with_two_tokens() -> None:
    """[S-90, S-140, A-38]"""
    shaman = "A:CHA2 18,10 N"
    t = battle(shaman, REAVER, total=300, dice=[6, 6]).choose("turn:a1", [[18000, 20000]]).choose("turn:a1", [[18000, 0]])
    assert why_not(t, "move:a1") == "A-32"
    t = battle(shaman, REAVER, total=100).choose("turn:a1", [[18000, 20000]])
    assert why_not(t, "move:a1") == "A-32"
    assert why_not(battle(shaman + " *1", REAVER).choose("turn:a1", [[18000, 20000]]), "move:a1") == "A-38"


# The last round ------------------------------------------------------------------------------------------------------


def test_the_game_ends_after_the_last_turn_of_the_last_round() -> None:
    """[A-107, A-194]"""
    t = battle(WARDEN, REAVER, in_round=12, objectives="18,10")
    t.end_turn()
    assert not t.match.over
    t.end_turn()
    assert t.match.over
    assert (t.t.winners, t.t.reason) == ((0,), "objectives")


def test_a_turn_is_told() -> None:
    """[A-30]"""
    t = battle(WARDEN, REAVER).end_turn()
    assert [(event.seat, event.actions) for event in t.told(TurnBegan)] == [(1, 2)]


def test_a_token_by_a_spell_pushes_nobody_but_keeps_its_bearer_from_acting_for_a_turn() -> None:
    """[A-38, A-116, A-110, P-02, SX-12]"""
    t = battle("A:DEL2 18,10 N *1", "A:NIN1 2,2", "B:DEL1 18,18 S +B3(P02)", active="B", dice=[6, 5]).choose("cast:b1/k1").end_turn()
    assert (t.look("a1"), t.of("move:")) == ("#1 *2", "move:a2")
    assert {t.why_not(f"{kind}:a1") for kind in ("move", "turn")} == {"A-38"}
    t.end_turn()
    assert t.look("a1") == "#1"


def test_who_was_moved_by_gate_step_cannot_act_but_rests() -> None:
    """[A-117, P-06, SX-16]"""
    t = battle("A:DEL3 18,10 N +B3(P06)", "A:DEL2 18,11.255 N *1", "A:NIN1 2,2", "B:APO1 30,30").choose("cast:a1/k1", [point(18, 15), point(18, 30)])
    assert (t.why_not("move:a2"), t.look("a2")) == ("P-06", "#1 *1")
    t.end_turn()
    assert (t.look("a1"), t.look("a2")) == ("#1 *1", "#1")

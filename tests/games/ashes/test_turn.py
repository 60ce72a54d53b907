"""The turn and its phases, what the Society's card does at its end, and how the night ends. [AA-T, AA-P4, AA-EN]"""

from __future__ import annotations

import pytest

from walpurgis.games.ashes.events import SocietyRevealed, TurnBegan

from .table import night


def test_a_turn_has_four_phases_in_order() -> None:
    """[AA-T-1]"""
    t = night("D C8", phase="tokens", tokens="M bm.1", hand="GS1", points="18 20", card="S03")
    asked = []
    while t.ask.seat == 0:
        asked.append(t.ask.prompt)
        assert (t.where("SA"), len(t.me.hand)) == (("D9", 3) if t.ask.prompt == "heal" else ("away", 1))
        t.choose("pass")
    assert asked == ["token", "effect", "main", "heal"]
    assert t.where("SA") == "D9" and t.asked == "1 token" and t.points("H") == 17


def test_the_player_to_the_left_goes_next_always_of_the_other_faction() -> None:
    """[AA-T-2]"""
    t = night(phase="tokens", players=4)
    while len(t.told(TurnBegan)) < 5:
        t.choose("pass")
    assert [(event.seat, event.side) for event in t.told(TurnBegan)] == [(1, "V"), (2, "H"), (3, "V"), (0, "H"), (1, "V")]


def test_the_turn_of_a_society_player_replaces_the_end_of_turn() -> None:
    """[AA-T-3]"""
    t = night(phase="refill", players=3, card="S03", society_hand="S01, S15")
    assert t.asked == "2 society-portal" and t.t.chosen == "B2" and t.where("SA") == "away"
    t.choose("pass", "use:S01")
    while t.ask.seat == 2:
        t.choose("pass" if t.offers("pass") else t.offered.split(", ")[0])
    assert t.asked == "1 token" and t.t.chosen == "B2" and not t.told(SocietyRevealed)


def test_five_players_wait_for_the_society_after_every_turn() -> None:
    """[AA-T-3, AA-T-2]"""
    t = night(phase="refill", players=5, seat=3)
    assert t.asked == "4 society-portal"
    while t.ask.seat == 4:
        t.choose("pass" if t.offers("pass") else t.offered.split(", ")[0])
    assert t.asked == "0 token"


def test_the_game_stops_in_the_middle_of_a_walk() -> None:
    """[AA-T-4]"""
    t = night("M C9, O D8 N", tiles="C9 NS, D8 EW, C7 NS", points="20 4").activate("M").choose("go:N", "atk:E").is_quiet()
    assert t.ended == "H annihilation" and t.where("M") == "C8 E"


def test_the_game_stops_before_the_end_of_the_turn() -> None:
    """[AA-T-4]"""
    t = night("M C8", tiles="C7 NS, C6 NS", points="2 20", hand="M1, GS1").choose("act:M1", "pass", "go:N").is_quiet()
    assert t.ended == "V annihilation" and t.t.chosen == "A1" and t.t.turn == 2


def test_every_choice_is_the_active_players_but_the_defence() -> None:
    """[AA-T-5]"""
    t = night("D C8, O D8", tiles="D8 EW", hand="D1, GS3", foe="GS1").choose("act:D1", "pass")
    assert t.asked == "0 step"
    assert t.choose("atk:E").asked == "1 defend"
    assert t.choose("def:GS1").asked == "0 counter"


# The Society's card --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("figures", "space"),
    [("M C8", "H7"), ("M H7", "C4"), ("O H7, M C4", "B7"), ("O H7, M C4, D B7", "D9")],
)
def test_an_occupied_number_sends_the_figure_to_the_next(figures: str, space: str) -> None:
    """[AA-P4-5, E1]"""
    t = night(figures, phase="refill", card="S04")
    assert t.t.at["SA"] == space and t.t.at["SB"] == "G8"


def test_the_used_card_is_discarded_and_the_next_lies_open() -> None:
    """[AA-P4-6, AA-S-4, E3]"""
    t = night(phase="refill", card="S04")
    coming = t.match.origin.society_deck[-2]  # type: ignore[union-attr]
    assert t.t.society_discard == ("S04",) and t.t.society_deck[-1] == coming
    assert [event.card for event in t.told(SocietyRevealed)] == [coming]


# The end of the night ------------------------------------------------------------------------------------------------


def test_each_faction_wins_in_its_own_base() -> None:
    """[AA-EN-1, E6]"""
    t = night("M A8, D B9, R B10", tiles="A8 NS", chosen="M").activate("M").choose("go:S").is_quiet()
    assert t.ended == "H base" and t.t.phase == "end"
    t = night("T H1, O I2, S J2", tiles="H1 EW", chosen="T", side="V").activate("T").choose("go:E").is_quiet()
    assert t.ended == "V base"


def test_without_the_chosen_the_base_is_just_home() -> None:
    """[AA-EN-1]"""
    t = night("M A8, D B9, R B10", tiles="A8 NS", chosen="D").activate("M").choose("go:S").is_quiet()
    assert t.ended == "" and t.where("M") == "A9 S"


@pytest.mark.parametrize(("points", "winner"), [("20 1", "H"), ("20 2", "H"), ("20 3", "H"), ("20 4", "")])
def test_a_faction_at_zero_has_lost(points: str, winner: str) -> None:
    """[AA-EN-2]"""
    t = night("D C8, O D8 W", tiles="D8 EW", points=points).activate("D").choose("atk:E").is_quiet()
    assert t.t.winner == winner and t.t.reason == ("annihilation" if winner else "")


def test_on_the_last_space_the_society_wins() -> None:
    """[AA-EN-3, AA-P4-3, E6, T49]"""
    t = night(phase="refill", chosen="I9").is_quiet()
    assert t.ended == "SS last-space" and t.t.chosen == "J10"
    assert night(phase="refill", chosen="H8").ended == ""


def test_six_turns_with_the_chosen_win_for_the_society_player() -> None:
    """[AA-EN-4, AA-SS-16]"""
    for held, ended in ((4, ""), (5, "SS six-turns")):
        t = night("SA C4, SB D3", phase="society", players=3, chosen="SA", society_hand="S15, S16").having(held=held)
        while not t.match.over and t.ask.seat == 2:
            t.choose("pass" if t.offers("pass") else t.offered.split(", ")[0])
        assert t.ended == ended and t.t.held == held + 1


@pytest.mark.parametrize(("points", "ended"), [("1 1", "SS annihilation"), ("1 2", "V annihilation"), ("2 1", "H annihilation"), ("2 2", "")])
def test_if_both_fall_at_once_the_society_wins(points: str, ended: str) -> None:
    """[AA-EN-5, T54]"""
    assert night("SA C6, M B5, O D7", phase="refill", points=points, power="D 0, M 0, R 0").ended == ended


@pytest.mark.parametrize(
    ("turn", "points", "ended"),
    [(60, "12 9", "H dawn"), (60, "9 12", "V dawn"), (60, "9 9", "SS dawn"), (59, "12 9", "")],
)
def test_dawn_breaks_after_the_sixtieth_turn(turn: int, points: str, ended: str) -> None:
    """[AA-EN-6, T56]"""
    t = night(phase="refill", turn=turn, points=points, power="D 0, M 0, R 0")
    assert t.ended == ended


def test_dawn_can_be_set_earlier() -> None:
    """[AA-EN-6]"""
    assert night(phase="refill", turn=20, points="20 19", turn_limit=20).ended == "H dawn"


def test_dawn_waits_for_the_turn_of_a_society_player() -> None:
    """[AA-EN-6]"""
    t = night(phase="refill", turn=60, points="20 19", players=3)
    assert t.asked == "2 society-portal" and t.ended == ""
    while not t.match.over and t.ask.seat == 2:
        t.choose("pass" if t.offers("pass") else t.offered.split(", ")[0])
    assert t.ended == "H dawn"


def test_a_team_wins_and_loses_together() -> None:
    """[AA-EN-7]"""
    t = night("M A8, D B9, R B10", tiles="A8 NS", chosen="M", players=5).activate("M").choose("go:S")
    assert t.match.result().scores == [1, 0, 1, 0, 0] and t.match.result().places == [1, 2, 1, 2, 2]
    t = night(phase="refill", chosen="I9", players=3)
    assert t.match.result().scores == [0, 0, 1]
    t = night(phase="refill", chosen="I9", players=4)
    assert t.match.result().scores == [0, 0, 0, 0]


def test_the_result_says_who_won_and_why() -> None:
    """[AA-EN-7]"""
    result = night(phase="refill", chosen="I9").match.result()
    assert result.verdict is not None and result.verdict.id == "verdict-SS-last-space"
    assert night().match.result().verdict is None

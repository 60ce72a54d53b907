"""Two, four or six players in two teams: what they share and what not. [AA-TM]"""

from __future__ import annotations

from typing import Any

import pytest

from walpurgis.engine import Match
from walpurgis.games.ashes.facts import AWAY
from walpurgis.games.ashes.game import GAME
from walpurgis.games.ashes.state import Night

from .table import Play, night


def four(figures: str = "", **scene: Any) -> Play:
    """Four at the table; seat 0 is at turn, seat 2 is on the same side."""
    return night(figures, players=4, **scene)


def turn_of(t: Play) -> str:
    """Pass through a whole turn; whose it was, and all that was asked."""
    seat, prompts = t.t.active, []
    while t.t.active == seat and not t.match.over:
        prompts.append(t.ask.prompt)
        t.choose("pass")
    return f"{seat}: {' '.join(prompts)}"


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_seats_alternate_and_every_player_takes_the_same_turn(seats: int) -> None:
    """[AA-TM-1, AA-S-20, AA-T-2]"""
    t = night(players=seats, phase="tokens", chosen="M")
    assert [p.side for p in t.t.players] == ["H", "V"] * (seats // 2)
    assert [turn_of(t) for _ in range(seats + 1)] == ["0: token", *(f"{seat}: token" for seat in range(1, seats)), "0: token main"]


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_the_society_acts_by_itself_after_every_players_turn(seats: int) -> None:
    """[AA-TM-1]"""
    t = night(players=seats, phase="tokens", chosen="M").having(society_deck=["S15", "S03", "S02", "S01"])
    spaces = []
    for _ in range(3):
        turn_of(t)
        spaces.append(t.where("SA"))
    assert spaces == ["C4", "G2", "D9"]


def test_a_player_uses_every_figure_token_and_track_of_the_faction() -> None:
    """[AA-TM-2]"""
    t = four(phase="tokens").having(active=2)
    assert t.asked == "2 token"
    t.choose("tok:D>bm.1", "tok:M>bm.2", "tok:R>bm.3")
    assert t.asked == "2 effect"
    t.choose("eff:bm.1")
    assert t.asked == "2 pay" and t.offered == "pay:D, pay:M, pay:R"
    t.choose("pay:R")
    assert len(t.t.players[2].upgrades) == 1 and t.t.players[0].upgrades == ()


def test_a_player_uses_only_the_own_hand_and_the_own_upgrade_cards() -> None:
    """[AA-TM-2]"""
    t = four(hand="GS1", upgrades="U1").having(2, hand=["GC1"], upgrades=["U2"])
    assert t.of("act") == "act:GS1" and t.of("upg") == "upg:U1"
    t.refuses("act:GC1", "AA-TM-2").refuses("upg:U2", "AA-TM-2")


def test_the_next_player_defends_with_the_own_hand() -> None:
    """[AA-TM-2, AA-AT-4]"""
    t = four("D D7, O D8", tiles="D7 NS, D8 NS", foe="GS1").having(3, hand=["GS2"]).activate("D").choose("atk:S")
    assert t.asked == "1 defend" and t.offered == "def:GS1, take"


def test_each_player_may_play_an_upgrade_card_in_the_own_turn() -> None:
    """[AA-TM-3]"""
    t = four(upgrades="U1, U2", hand="GS1").having(2, upgrades=["U3"])
    t.choose("upg:U1", "ico:strike", "who:M").refuses("upg:U2", "AA-P1-8").choose("pass")
    turn_of(t)
    t.choose("pass")
    assert t.asked == "2 main" and t.of("upg") == "upg:U3"


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_walk_over_the_board_takes_nine_turns_whatever_the_number_of_players(seats: int) -> None:
    """[AA-TM-3, AA-SS-2, AA-B-2]"""
    away = AWAY[seats]
    t = night(players=seats, phase="tokens", turn=1, away=away, society_hand="S15, S16")
    while not t.match.over:
        t.choose("pass" if t.offers("pass") else t.offered.split(", ")[0])
    assert t.ended == "SS last-space" and t.t.turn == away + 9


def test_players_of_a_faction_share_deck_discard_row_points_and_tracks() -> None:
    """[AA-S-21, AA-TM-2]"""
    match: Match[Night] = Match.new(GAME, 6, 3)
    human = match.state.factions["H"]
    hands = [card for seat in (0, 2, 4) for card in match.state.players[seat].hand]
    assert len(hands) == 9 and len(human.deck) == 18 and not set(hands) & set(human.deck)


def test_a_team_wins_together() -> None:
    """[AA-EN-7, AA-TM-1]"""
    t = four("M A8, D B9, R B10", chosen="M").activate("M").choose("go:S").is_quiet()
    assert t.match.result().winners == [0, 2] and t.match.result().scores == [1, 0, 1, 0]

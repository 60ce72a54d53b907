"""What can be agreed on before a match, and what holds by default."""

from __future__ import annotations

from typing import Any

import pytest

from walpurgis.engine import Match
from walpurgis.engine.errors import UnknownOption
from walpurgis.games.ashes.game import GAME, Settings
from walpurgis.games.ashes.state import Night

from .table import Play, night

HOMEWARD = "F5 EW, D5 EW, C5 EW, B6 NW, A6 SE, A7 NS, A8 NS"
"""A path from the other side of the diagonal, over E5, to the Humans' base."""


def test_by_default_the_game_is_the_printed_one() -> None:
    """[AA-EN-6, AA-KS-1]"""
    match: Match[Night] = Match.new(GAME, 2, 1)
    assert match.state.switches == () and match.state.thief == ""
    assert match.state.turn_limit == 60 and match.state.first_turn_cards == 3 and match.state.first_turn_tokens == 1
    assert Settings() == Settings(faction="H", turn_limit=60, first_turn_cards=3, first_turn_tokens=1, thief_replaces="R", thief_ability="inherit")


@pytest.mark.parametrize(
    "wrong", [{"turn_limit": 9}, {"first_turn_cards": 4}, {"first_turn_tokens": 4}, {"thief_replaces": "O"}, {"faction": "SS"}, {"no_such": True}]
)
def test_other_values_are_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(UnknownOption):
        Match.new(GAME, 2, 1, wrong)


def test_dawn_can_break_sooner() -> None:
    """[AA-EN-6]"""
    assert night(phase="refill", turn=10, turn_limit=10, chosen="M", points="20 19").is_quiet().ended == "H dawn"
    assert night(phase="refill", turn=9, turn_limit=10, chosen="M", points="20 19").ended == ""


# Grace turn ----------------------------------------------------------------------------------------------------------


def carried_home(**options: Any) -> Play:
    """The Doctor captures the Chosen and runs on along the path that leads home."""
    return night("D F5, M B9, R B10", tiles=HOMEWARD, chosen="E5", **options).activate("D").choose("cap:W", "go:W")


def test_normally_whoever_catches_the_chosen_may_carry_her_home_at_once() -> None:
    """[AA-EN-1, AA-DG-5]"""
    assert carried_home().is_quiet().ended == "H base"


def test_with_the_grace_turn_the_base_is_closed_in_that_turn() -> None:
    """[AA-MV-9]"""
    t = carried_home(grace_turn=True).is_quiet()
    assert t.where("D") == "A8 S" and t.t.chosen == "D" and t.ended == ""


def test_caught_in_passing_she_cannot_be_brought_home_in_the_same_movement() -> None:
    """[AA-MV-9, AA-DG-5]"""
    t = night("D F5, M B9, R B10", tiles=HOMEWARD, chosen="E5", grace_turn=True).activate("D").choose("go:W").is_quiet()
    assert t.where("D") == "A8 S" and t.t.chosen == "D"


def test_in_the_next_turn_the_base_is_open_again() -> None:
    """[AA-MV-9]"""
    scene = night("D A8, M B9, R B10", tiles="A8 NS, A7 NS", chosen="D", grace_turn=True)
    assert not scene.having(caught=2).activate("D").offers("go:S")
    assert scene.having(caught=1).activate("D").choose("go:S").is_quiet().ended == "H base"


def test_with_the_grace_turn_a_step_does_not_lead_home_either() -> None:
    """[AA-UP-7]"""
    scene = night("D A8, M B9, R B10", tiles="A7 NS", chosen="D", upgrades="U4", hand="GS1", grace_turn=True)
    t = scene.having(caught=2).choose("upg:U4", "ico:step")
    assert t.asked == "0 main" and t.where("D") == "A7 N"  # there was no other step


# First turn ----------------------------------------------------------------------------------------------------------


def test_the_first_player_may_be_held_to_fewer_cards_in_the_very_first_turn() -> None:
    """[AA-P2-1]"""
    t = night(hand="GS1, GC1, GS2", turn=1, first_turn_cards=2).choose("act:GS1", "pass", "act:GC1", "pass")
    t.refuses("act:GS2", "AA-P2-1")
    assert t.offers("xch:GS2>1")  # an exchange plays no card
    t = night(hand="GS1, GC1, GS2", turn=2, first_turn_cards=2).choose("act:GS1", "pass", "act:GC1", "pass")
    assert t.offers("act:GS2")


def test_with_the_option_no_card_is_played_in_the_very_first_turn() -> None:
    """[AA-P2-1]"""
    t = night(hand="GS1, GC1, GS2", turn=1, first_turn_cards=0)
    assert t.of("act") == ""
    assert t.why_not("act:GS1") == "AA-P2-1"
    assert night(hand="GS1", turn=2, first_turn_cards=0).of("act") == "act:GS1"


def test_normally_all_three_cards_can_be_played_in_the_first_turn() -> None:
    """[AA-P2-1]"""
    assert night(hand="GS1, GC1, GS2", turn=1).choose("act:GS1", "pass", "act:GC1", "pass").offers("act:GS2")


def test_those_who_begin_move_one_token_in_the_very_first_turn() -> None:
    """[AA-P1-3]"""
    t = night(phase="tokens", hand="GS1", turn=1)
    assert t.asked == "0 token" and t.offers("tok:D>seer") and t.offers("tok:M>al.M")
    t.choose("tok:M>seer")
    assert t.asked == "0 main" and t.t.tokens == {"D": "", "M": "seer", "R": "", "O": "", "S": "", "T": ""}


@pytest.mark.parametrize(("players", "seat", "side"), [(2, 1, "V"), (6, 1, "V"), (6, 2, "H")])
def test_from_the_second_turn_on_every_token_may_move(players: int, seat: int, side: str) -> None:
    """[AA-P1-3] Of the beginning team, too, only the player who begins is held back."""
    who, another = ("M", "R") if side == "H" else ("S", "T")
    t = night(phase="tokens", players=players, side=side, seat=seat, turn=seat + 1, hand="GS1").choose(f"tok:{who}>seer")
    assert t.asked == f"{seat} token" and t.offers(f"tok:{another}>myst")


@pytest.mark.parametrize("tokens", [0, 1, 2, 3])
def test_so_many_tokens_move_in_the_first_turn_as_was_agreed_on(tokens: int) -> None:
    """[AA-P1-3]"""
    t = night(phase="tokens", hand="GS1", turn=1, first_turn_tokens=tokens)
    for key in ("tok:D>seer", "tok:M>alch", "tok:R>bm.1")[:tokens]:
        t.choose(key)
    assert t.asked == ("0 effect" if tokens == 3 else "0 main")  # the market can be paid, Seer and Alchemist cannot


# Theft from afar, and the side alone ---------------------------------------------------------------------------------


def test_a_strike_takes_the_chosen() -> None:
    """[AA-UP-8]"""
    t = night("D D6, O D2, T J6", upgrades="U1", hand="GS1", chosen="O").choose("upg:U1", "ico:strike", "who:D")
    assert t.t.chosen == "D" and t.points("V") == 18


def test_a_strike_on_others_takes_nobody_from_the_carrier() -> None:
    """[AA-UP-8]"""
    t = night("D D6, O D2, S G4", upgrades="U1", hand="GS1", chosen="S").choose("upg:U1", "ico:strike", "who:D")
    assert t.t.chosen == "S" and t.points("V") == 19


@pytest.mark.parametrize(("faction", "characters"), [("H", ("D", "M", "R")), ("V", ("O", "S", "T"))])
def test_alone_one_leads_the_chosen_faction(faction: str, characters: tuple[str, ...]) -> None:
    """[AA-S-40]"""
    match: Match[Night] = Match.new(GAME, 1, 1, {"faction": faction})
    assert [p.side for p in match.state.players] == [faction]
    assert match.state.factions[faction].characters == characters and list(match.state.factions) == [faction]

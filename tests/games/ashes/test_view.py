"""Who sees what: hands, decks, what was scried, the Society's cards; in the view and in the story. [AA-TM-4]"""

from __future__ import annotations

from typing import Any, cast

import msgspec
import pytest

from walpurgis.engine import Chance
from walpurgis.games.ashes.events import (
    Drew,
    Refilled,
    SawSeer,
    Scried,
    ScryOrdered,
    SeerAsked,
    SocietyDiscarded,
    SocietyDrewOne,
    SocietyPlayed,
    SocietyRevealed,
)
from walpurgis.games.ashes.state import redeal
from walpurgis.games.ashes.view import Figure, Portal, Seen

from .table import Play, night

EVERYBODY = [None, 0, 1, 2, 3, 4]
"""The seats of a table of five, and somebody who only watches."""


def seen(t: Play, seat: int | None) -> Seen:
    return cast(Seen, t.match.view(seat))


def five(figures: str = "", **scene: Any) -> Play:
    """Humans on the seats 0 and 2, Vampires on 1 and 3, the Society on 4; everybody holds cards."""
    settings: dict[str, Any] = {"hand": "GS1, GC1", "foe": "GS2", "upgrades": "U1", "society_hand": "S01, S02", **scene}
    return night(figures, players=5, **settings).having(2, hand=["M1", "M2", "M3"]).having(3, hand=["O1"])


# Hands ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seat", "hands"), [(0, {0, 2}), (2, {0, 2}), (1, {1, 3}), (3, {1, 3}), (4, {4}), (None, set())])
def test_a_hand_is_seen_by_its_owner_and_the_team_mates(seat: int | None, hands: set[int]) -> None:
    """[AA-TM-4, AA-S-21]"""
    view = seen(five(), seat)
    assert {shown.seat for shown in view.seats if shown.hand is not None} == hands
    assert [shown.cards for shown in view.seats] == [2, 1, 3, 1, 2]  # how many, everybody sees


def test_a_team_mates_hand_is_shown_as_it_is() -> None:
    """[AA-TM-4]"""
    assert [shown.hand for shown in seen(five(), 0).seats] == [["GS1", "GC1"], None, ["M1", "M2", "M3"], None, None]


@pytest.mark.parametrize("seat", EVERYBODY)
def test_open_things_are_seen_by_all(seat: int | None) -> None:
    t = five("M C7 E, SA G2", tiles="C7 NS", traps="E3", points="12 -1", power="M 5", tokens="M bm.1", chosen="M")
    t = t.having(held=2, bears=["C7"]).having("H", discard=["GS6"], row=["U4", "", "U5"], upgrade_discard=["U9"], sand="C8", sand_ready=True)
    view = seen(t, seat)
    human, vampire = view.factions["H"], view.factions["V"]
    assert view.figures["M"] == Figure("C7", "E") and view.figures["SA"] == Figure("G2")
    assert view.tiles == {"C7": "NS"} and view.supply == {"S": 39, "C": 40} and view.traps == ["E3"] and view.bears == ["C7"]
    assert view.portals["P1"] == Portal("C6|C7", "H") and view.portals["P4"] == Portal("F3|G3", "V")
    assert (human.points, vampire.points) == (12, 0) and human.power["M"] == 5 and human.tokens["M"] == "bm.1"
    assert human.discard == ["GS6"] and human.row == ["U4", "", "U5"] and human.upgrade_discard == ["U9"]
    assert view.seats[0].upgrades == ["U1"] and human.sand == "C8" and human.sand_ready
    assert view.society is not None and view.society.held == 2 and view.society.traps_left == 5 and view.chosen == "M"


@pytest.mark.parametrize("seat", EVERYBODY)
def test_of_decks_only_the_height_is_seen(seat: int | None) -> None:
    t = five()
    view = seen(t, seat)
    for side, faction in t.t.factions.items():
        assert view.factions[side].deck == len(faction.deck) and view.factions[side].upgrade_deck == len(faction.upgrade_deck)
    assert view.society is not None and view.society.deck == len(t.t.society_deck)


# Scry ----------------------------------------------------------------------------------------------------------------


def scrying() -> Play:
    t = five(upgrades="U3").having("H", upgrade_deck=["U4", "U5", "U6", "U9"])
    return t.choose("upg:U3", "ico:scry")


@pytest.mark.parametrize(("seat", "known"), [(0, ["U9", "U6"]), (2, ["U9", "U6"]), (1, None), (3, None), (4, None), (None, None)])
def test_scried_cards_are_seen_by_the_own_faction(seat: int | None, known: list[str] | None) -> None:
    """[AA-UP-2, AA-TM-4]"""
    assert seen(scrying(), seat).factions["H"].scried == known


def test_the_own_faction_learns_the_new_order_the_others_only_that_somebody_looked() -> None:
    """[AA-UP-2, AA-TM-4]"""
    t = scrying().choose("ord:21")
    assert seen(t, 2).factions["H"].scried == ["U6", "U9"]
    ordered = ScryOrdered("H", "HU6", "HU9", [0, 2])
    for seat in EVERYBODY:
        told = list(t.match.story_for(seat))
        assert Scried("H", 0) in told
        assert (ordered in told) == (seat in (0, 2))


def test_what_was_scried_is_known_until_it_is_taken() -> None:
    """[AA-UP-2, AA-P3-2]"""
    t = scrying().choose("ord:12", "pass", "xch:GS1>2", "pass")
    assert t.t.factions["H"].row[1] == "U9" and seen(t, 0).factions["H"].scried == ["U6"]


# The Society's cards -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_in_the_automatic_game_the_top_card_lies_open_to_all(seat: int | None) -> None:
    """[AA-S-4, AA-P4-6]"""
    society = seen(night("M D9", hand="GS1", card="S03"), seat).society
    assert society is not None and society.card == "S03" and not society.played
    assert society.goals == {"SA": "G8", "SB": "I4"}  # where it would send the figures now


@pytest.mark.parametrize("seat", EVERYBODY)
def test_with_a_society_player_no_card_lies_open(seat: int | None) -> None:
    """[AA-S-31]"""
    society = seen(five(card="S03"), seat).society
    assert society is not None and society.card == "" and society.goals == {} and society.played


@pytest.mark.parametrize("seat", EVERYBODY)
def test_the_card_drawn_for_a_capture_is_seen_by_the_society_alone(seat: int | None) -> None:
    """[AA-SS-14]"""
    t = five("SA E3, O F3", phase="grasp", chosen="O", card="S07")
    society = seen(t, seat).society
    assert t.asked == "4 extra" and society is not None and society.drawn == ("S07" if seat == 4 else "")
    assert (SocietyDrewOne() in list(t.match.story_for(seat))) == (seat != 4)
    t.choose("pass")
    assert SocietyDiscarded("S07") in list(t.match.story_for(seat))


@pytest.mark.parametrize("seat", EVERYBODY)
def test_used_cards_are_shown_to_all(seat: int | None) -> None:
    """[AA-SS-4]"""
    t = five(phase="use").choose("use:S01")
    society = seen(t, seat).society
    assert society is not None and society.numbers == [1, 5] and society.icons == ["trap"] and society.discard == ["S01"]
    assert SocietyPlayed(["S01"]) in list(t.match.story_for(seat))


# The story -----------------------------------------------------------------------------------------------------------


def test_who_draws_what_is_told_to_the_team_how_many_to_all() -> None:
    """[AA-TM-4, AA-P3-1]"""
    t = five(phase="refill").having("H", deck=["R1"])
    for seat in EVERYBODY:
        told = [event for event in t.match.story_for(seat) if isinstance(event, Refilled | Drew)]
        assert told == [Refilled("H", 0, ["R1"], [0, 2]) if seat in (0, 2) else Drew("H", 0, 1)]


def test_the_card_of_the_seer_is_told_to_the_team() -> None:
    """[AA-TM-4, AA-P1-9]"""
    t = five(phase="effects", tokens="M seer", power="M 3").having("H", deck=["R1"]).choose("eff:seer")
    for seat in EVERYBODY:
        told = [event for event in t.match.story_for(seat) if isinstance(event, SawSeer | SeerAsked)]
        assert told == [SawSeer("H", 0, "R1", [0, 2]) if seat in (0, 2) else SeerAsked("H", 0)]


def test_the_revealed_card_is_told_to_all() -> None:
    """[AA-P4-6]"""
    t = night(phase="refill").having(society_deck=["S04", "S05", "S06"])
    assert all(SocietyRevealed("S05") in list(t.match.story_for(seat)) for seat in (None, 0, 1))


def test_only_the_defender_is_offered_the_defence() -> None:
    """[AA-AT-5]"""
    t = night("D D7, O D8", tiles="D7 NS, D8 NS", foe="GS1").activate("D").choose("atk:S")
    assert t.asked == "1 defend" and t.match.offer(0) is None


# Possible worlds -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", EVERYBODY)
def test_the_view_does_not_tell_how_hidden_cards_lie(seat: int | None) -> None:
    """[AA-TM-4]"""
    t = scrying()
    before = msgspec.json.encode(seen(t, seat))
    hands, decks = set(), set()
    for n in range(30):
        redeal(t.t, seat, Chance(n))
        assert msgspec.json.encode(seen(t, seat)) == before
        hands.add(tuple(tuple(p.hand) for p in t.t.players))
        decks.add(tuple(t.t.factions["H"].upgrade_deck[-2:]))
    assert len(hands) > 20  # the hands that this seat does not see may be any
    assert (len(decks) == 1) == (seat in (0, 2))  # a faction knows what it has scried


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_the_revealed_card_stays_on_top_in_every_world(seat: int | None) -> None:
    """[AA-S-4]"""
    t = night(hand="GS1", card="S03")
    below = set()
    for n in range(20):
        redeal(t.t, seat, Chance(n))
        assert t.t.society_deck[-1] == "S03" and len(set(t.t.society_deck)) == 18
        below.add(t.t.society_deck[-2])
    assert len(below) > 5


def test_the_others_cannot_know_the_card_drawn_for_a_capture() -> None:
    """[AA-SS-14]"""
    t = five("SA E3, O F3", phase="grasp", chosen="O", card="S07")
    drawn = set()
    for n in range(30):
        redeal(t.t, 0, Chance(n))
        assert len({*t.t.society_deck, *t.t.players[4].hand, t.t.drawn}) == 18
        drawn.add(t.t.drawn)
    assert len(drawn) > 5
    t.match.redeal(0, seed=5)
    assert t.offered == f"use:{t.t.drawn}, pass"  # in a possible world that card is the one in question


def test_alone_only_the_two_open_ghoul_cards_and_the_discards_are_seen() -> None:
    """[AA-SO-2]"""
    t = night(players=1, hand="GS1").having(ghoul_open=["G-34", "G-18"], ghoul_deck=["G-12", "G-56"], ghoul_discard=["G-78"])
    view = seen(t, 0)
    assert view.ghoul_cards == ["G-34", "G-18"] and view.ghouls_next == ["g3", "g4", "g1", "g8"]
    assert view.ghoul_discard == ["G-78"] and view.ghoul_deck == 2 and view.society is None
    assert "G-12" not in msgspec.json.encode(view).decode()


def test_at_the_end_all_hands_are_open() -> None:
    t = five(phase="end").having(winner="H", reason="dawn")
    assert all(shown.hand is not None for shown in seen(t, None).seats)

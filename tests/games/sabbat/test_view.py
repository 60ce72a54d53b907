"""What is hidden: the time cards to come, the removed one, and the invocation before the common reveal. All else is open."""

from __future__ import annotations

from typing import cast

import msgspec
import pytest

from tests.games.sabbat.table import Play, kept, table
from walpurgis.engine import Chance, Match
from walpurgis.games.sabbat.events import Invoked, OrderSet
from walpurgis.games.sabbat.state import Manor, redeal
from walpurgis.games.sabbat.view import Board, Seen

SEATS = [None, 0, 1, 2]


def seen(t: Play | Match[Manor], seat: int | None) -> Seen:
    match = t.match if isinstance(t, Play) else t
    return cast(Seen, match.view(seat))


def in_round_three() -> Play:
    return table("R>G>B", round=3, card="hal", phase="act", can="R B", tur="G").has("G", bridge=2).go_on()


@pytest.mark.parametrize("seat", SEATS)
def test_the_time_cards_to_come_are_seen_by_nobody(seat: int | None) -> None:
    t = in_round_three()
    view = seen(t, seat)
    assert set(view.time_unseen) == {*t.t.time_pile, t.t.time_removed}
    assert view.time_removed == ""
    assert view.time_card == "hal"


@pytest.mark.parametrize("seat", SEATS)
def test_the_view_does_not_tell_how_the_hidden_cards_lie(seat: int | None) -> None:
    t = in_round_three()
    before, lay = msgspec.json.encode(seen(t, seat)), [*t.t.time_pile, t.t.time_removed]
    removed = set()
    for n in range(40):
        redeal(t.t, seat, Chance(n))
        assert sorted([*t.t.time_pile, t.t.time_removed]) == sorted(lay)
        assert msgspec.json.encode(seen(t, seat)) == before
        removed.add(t.t.time_removed)
    assert removed == set(lay)  # each of them may be the one


def test_the_removed_card_is_shown_at_the_end() -> None:
    t = table("R>B", round=6, phase="stewardship").go_on().is_quiet()
    assert seen(t, None).time_removed == t.t.time_removed != ""


def test_in_round_six_the_removed_card_is_the_only_one_unseen() -> None:
    t = table("R>B", round=6).go_on()
    assert seen(t, 0).time_unseen == (t.t.time_removed,)


@pytest.mark.parametrize("seat", [None, 1, 2])
def test_a_choice_in_the_invocation_is_hidden_until_all_have_chosen(seat: int | None) -> None:
    """[SM-A2-3, SM-A2-4]"""
    match: Match[Manor] = Match.new("sabbat", 3, 4)
    before, story = seen(match, seat), list(match.story_for(seat))
    match.answer(0, "inv:5")
    assert seen(match, seat) == before
    assert list(match.story_for(seat)) == story
    assert match.answered == {0}  # that is all the others know
    match.answer(2, "inv:1")
    assert list(match.story_for(seat)) == story
    match.answer(1, "inv:0")
    assert [event.sent for event in match.story_for(seat) if isinstance(event, Invoked)] == [5, 0, 1]
    assert any(isinstance(event, OrderSet) for event in match.story_for(seat))


def test_the_canteen_declined_is_hidden_too() -> None:
    """[SM-A2-3, SM-A2-7]"""
    t = table("R>B", phase="study", can="R B").go_on()
    before = seen(t, t["B"].seat)
    t.invoke(R="inv:1:nc")
    assert seen(t, t["B"].seat) == before


def test_everybody_sees_the_same() -> None:
    t = in_round_three()
    assert all(seen(t, seat) == seen(t, None) for seat in SEATS)


def test_a_players_board_is_open() -> None:
    t = table("R>G>B", powers=True, can="R B").has(
        "G", terror=5, vp=-3, h2="s1", h1="r2", zone="g1 m1", cursed=True, chimera=2, at="b3", bridge=4, power="lux", power_used=True
    )
    play = t.action("R")
    board = Board(
        seat=2,
        people="G",
        terror=5,
        vp=-3,
        h2=kept("s1"),
        h1=kept("r2"),
        zone=kept("g1 m1"),
        cursed=True,
        chimera=2,
        magician="b3",
        bridge=4,
        graveyard=3,
        power="lux",
        powers_left=("lux",),
        power_ready=False,
    )
    assert seen(play, 0).players[2] == board


def test_an_unopened_player_has_three_cards_and_one_is_ready() -> None:
    """[SM-S-11, SM-P-2]"""
    board = seen(table("R>B", powers=True).action("R"), None).players[1]
    assert (board.people, board.power, board.powers_left, board.power_ready) == ("R", "", ("bat", "sed", "imm"), True)


def test_without_powers_no_cards_are_shown() -> None:
    """[SM-S-11]"""
    board = seen(table("R>B").action("R"), None).players[1]
    assert (board.powers_left, board.power_ready) == ((), False)


def test_the_table_is_open() -> None:
    t = table("R>G>B", round=3, card="hal", lap=2, protected="tur", can="R B", tur="G").mirrors(cracked="Na", broken="E4").tiles(a1="t_tub")
    view = seen(t.gates(nes="sr").go_on(), 1)
    assert (view.round, view.rounds, view.phase, view.lap, view.actions) == (3, 6, "act", 2, 3)
    assert (view.order, view.active, view.slots) == ((1, 2, 0), 1, ("*", "V1", "T2", "T1"))
    assert (view.grid[0], view.gates[1], len(view.gates_out)) == ("t_tub", "sr", 2)
    assert (view.mirrors["Na"], view.mirrors["E4"], view.mirrors["Sb"]) == (1, 2, 0)
    assert (view.ghosts["gd:can"], view.ghosts["rg:tur"], view.ghosts["rg:gin"]) == ((1, 0), (2,), ())
    assert (view.region_places, view.garden_places, view.protected) == (2, 2, "rg:tur")


def test_bonuses_taken_are_open() -> None:
    t = table("R>G>B", round=3, card="hal", phase="bonus").go_on("bon:2")
    assert (seen(t, None).bonus_taken, seen(t, None).active) == ({2: t["R"].seat}, t["G"].seat)


def test_an_action_in_progress_is_open() -> None:
    t = table("B>R", powers=True, tur="B", fri="R").has("B", bridge=2).action("B", "act:gho", "pow:boo", "gho:br>gd:can")
    view = seen(t, t["R"].seat)
    assert (view.booster, view.ready, view.moved, view.active) == (True, 1, ("gd:can",), t["B"].seat)


def test_a_ghost_on_its_way_is_open() -> None:
    t = table("B>R", tur="R", gri="B").action("B", "act:gho", "gho:rg:gri>rg:tur")
    assert seen(t, None).limbo == {t["B"].seat: "rg:tur"}


def test_nobody_is_active_while_all_choose() -> None:
    assert seen(Match.new("sabbat", 2, 1), None).active is None


def test_a_view_is_a_picture_and_not_the_table() -> None:
    t = in_round_three()
    view = seen(t, 0)
    view.ghosts.clear()
    view.bonus_taken.clear()
    view.mirrors.clear()
    view.players[0].h2.clear()
    assert t.at("can") == "R B" and t.order == "R>G>B"
    assert len(t.t.mirrors) == 16 and len(t.t.players[0].h2) == 4

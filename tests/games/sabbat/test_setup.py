"""Set-up: who plays, what lies on the boards before the first round, and what chance decides."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from walpurgis.engine import Chance, Match
from walpurgis.engine.errors import UnknownOption, WrongSeats
from walpurgis.games.sabbat import board
from walpurgis.games.sabbat.game import GAME, Settings
from walpurgis.games.sabbat.state import Manor
from walpurgis.games.sabbat.view import view

from .table import Play, table

SIX_OTHERS = ["car", "dar", "foo", "hal", "har", "nat"]
TEN_GATES = ["gm", "rg", "rgm", "rm", "sg", "sgm", "sm", "sr", "srg", "srm"]


def laid(seats: int = 2, seed: int = 1, **options: object) -> Manor:
    """The table before the first step."""
    return GAME.setup(seats, Settings(**options), Chance(seed))  # type: ignore[arg-type]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_players_take_different_peoples(seats: int) -> None:
    """[SM-S-1]"""
    for seed in range(20):
        peoples = [p.people for p in laid(seats, seed).players]
        assert len(peoples) == len(set(peoples)) == seats and set(peoples) <= set("BRYG")


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_no_other_number_can_play(seats: int) -> None:
    """[SM-S-1]"""
    with pytest.raises(WrongSeats):
        Match.new("sabbat", seats=seats)


def test_peoples_can_be_chosen_in_the_order_of_the_seats() -> None:
    """[SM-S-1]"""
    assert [p.people for p in laid(3, peoples="GBY").players] == ["G", "B", "Y"]


@pytest.mark.parametrize("peoples", ["RR", "RBY", "RBYG"])
def test_two_players_cannot_share_a_people_nor_bring_too_many(peoples: str) -> None:
    """[SM-S-1]"""
    with pytest.raises(UnknownOption):
        laid(2, peoples=peoples)


def test_every_people_can_be_dealt_to_every_seat() -> None:
    """[SM-S-1]"""
    dealt = {(p.seat, p.people) for seed in range(80) for p in laid(4, seed).players}
    assert len(dealt) == 16


def test_the_drawbridge_lies_between_the_gardens_of_the_manor_and_the_regions() -> None:
    """[SM-S-2]"""
    t = table("R>B", can="R", vad="R").has("R", bridge=1, h2="s1 r1 g1 m1").action("R", "act:gho")
    keys = [key.removeprefix("gho:") for key in t.offered.split(", ") if ">" in key]
    ways = {(origin[:2], to[:2]) for origin, _, to in (key.partition(">") for key in keys)}
    assert ways == {("br", "gd"), ("br", "rg"), ("gd", "br"), ("rg", "br"), ("gd", "gd"), ("rg", "rg")}


def test_sixteen_manor_tiles_lie_open_one_on_each_square() -> None:
    """[SM-S-3]"""
    t = laid()
    assert Counter(t.grid) == {"t_s": 3, "t_r": 3, "t_g": 3, "t_m": 3, "t_gri": 1, "t_clo": 1, "t_ter": 1, "t_tub": 1}
    assert view(t, None).grid == t.grid and len(board.SQUARES) == 16
    assert len({laid(2, seed).grid for seed in range(20)}) == 20


def test_eight_gates_lie_on_the_regions_and_two_open_beside_the_board() -> None:
    """[SM-S-4, SM-X-11]"""
    t = laid()
    assert (len(t.gates), len(t.gates_out)) == (8, 2)
    assert sorted(t.gates + t.gates_out) == TEN_GATES
    seen = view(t, 0)
    assert (seen.gates, seen.gates_out) == (t.gates, t.gates_out)
    assert {gate for seed in range(60) for gate in laid(2, seed).gates_out} == set(TEN_GATES)


def test_all_sixteen_mirrors_start_intact() -> None:
    """[SM-S-5, SM-X-12]"""
    assert list(laid().mirrors.values()) == [0] * 16


def test_full_moon_is_the_first_card_and_five_of_the_other_six_wait_hidden() -> None:
    """[SM-S-6, SM-X-12]"""
    t = laid()
    assert (t.round, t.time_card, len(t.time_pile)) == (1, "ful", 5)
    assert sorted([*t.time_pile, t.time_removed]) == SIX_OTHERS
    assert {laid(2, seed).time_removed for seed in range(60)} == set(SIX_OTHERS)


def test_nobody_sees_the_pile_or_the_removed_card() -> None:
    """[SM-S-6]"""
    t = laid()
    other = t.copy()
    other.time_pile, other.time_removed = (t.time_removed, *t.time_pile[1:]), t.time_pile[0]
    assert t != other
    assert all(view(t, seat) == view(other, seat) for seat in (None, 0, 1))


def test_magicians_start_off_the_grid() -> None:
    """[SM-S-7]"""
    assert [p.magician for p in laid(4).players] == [""] * 4


def test_all_ghosts_start_in_the_graveyard() -> None:
    """[SM-S-8, SM-X-12]"""
    t = laid(4)
    assert [(p.graveyard, p.bridge, t.homes(p)) for p in t.players] == [(7, 0, [])] * 4


def test_players_start_with_three_terror_and_nothing_else() -> None:
    """[SM-S-9, SM-X-12]"""
    for p in laid(4).players:
        assert (p.terror, p.vp, p.cursed, p.chimera) == (3, 0, False, 0)
        assert not any((*p.h2.values(), *p.h1.values(), *p.zone.values()))


def test_the_start_order_is_random() -> None:
    """[SM-S-10]"""
    assert {tuple(laid(3, seed).order) for seed in range(80)} == set(permutations(range(3)))


def test_the_start_order_only_breaks_ties_in_the_first_invocation() -> None:
    """[SM-S-10]"""
    t = table("Y>R>B", round=1, phase="study").go_on().invoke(Y="inv:3", R="inv:3", B="inv:1")
    assert t.order == "B>Y>R"


def test_each_player_has_the_three_power_cards_of_the_people() -> None:
    """[SM-S-11]"""
    seen = view(laid(4, peoples="GYRB"), None)
    assert [p.powers_left for p in seen.players] == [("lux", "app", "sec"), ("dop", "tel", "fir"), ("bat", "sed", "imm"), ("boo", "spe", "fre")]


@pytest.mark.parametrize(("options", "offered"), [({}, True), ({"use_powers": False}, False)])
def test_power_cards_are_in_play_unless_switched_off(options: dict[str, object], offered: bool) -> None:
    """[SM-S-11]"""
    t = Play(Match.new("sabbat", seats=2, seed=1, options={"peoples": "GB", **options}))
    t.invoke(G="inv:0", B="inv:7")
    assert t.who == "G" and t.offers("pow:lux") is offered


def test_chance_decides_order_then_tiles_then_gates_then_time_cards() -> None:
    """[SM-S-12]"""
    chance = Chance(1)
    chance.dictate(2, 0, 0)  # the third player, then the first, then the second
    chance.dictate(15, *[0] * 15)  # the last tile on a1
    chance.dictate(9, *[0] * 9)  # the last gate on Turgapel
    chance.dictate(5, *[0] * 5)  # the last time card is removed
    t = GAME.setup(3, Settings(peoples="BRY"), chance)
    assert (t.order, t.grid[0], t.gates[0], t.time_removed) == ((2, 0, 1), "t_tub", "rgm", "dar")
    assert not chance.dictated and chance.used == 3 + 16 + 10 + 6


def test_the_same_seed_lays_the_same_table() -> None:
    """[SM-S-12]"""
    assert laid(4, 7) == laid(4, 7) != laid(4, 8)


@pytest.mark.parametrize(("seats", "region", "garden", "roomy"), [(2, 1, 1, 2), (3, 2, 2, 2), (4, 3, 3, 3)])
def test_the_number_of_players_opens_places(seats: int, region: int, garden: int, roomy: int) -> None:
    t = laid(seats)
    assert (t.places("rg:tur"), t.places("gd:can")) == (region, garden)
    assert laid(seats, roomy_gardens=True).places("gd:can") == roomy


def test_gardens_and_regions_lie_in_closed_rings() -> None:
    gardens = ["gla", "cry", "can", "tra", "alc", "zen"]
    regions = ["tur", "nes", "gin", "vad", "fri", "val", "ber", "gri"]
    for kind, ring in (("gd", gardens), ("rg", regions)):
        for here, after in zip(ring, ring[1:] + ring[:1], strict=True):
            assert board.NEXT_TO[f"{kind}:{here}"][1] == f"{kind}:{after}"
            assert board.NEXT_TO[f"{kind}:{after}"][0] == f"{kind}:{here}"


def test_time_cards_are_those_of_the_game() -> None:
    assert {name: (card.actions, " ".join(card.slots)) for name, card in board.TIME.items()} == {
        "ful": (4, ""),
        "foo": (4, "T2 V2 * *"),
        "nat": (4, "s r g m"),
        "har": (3, "V2 T2 V1 T1"),
        "hal": (3, "* V1 T2 T1"),
        "car": (2, "* * T2 T2"),
        "dar": (2, "* * V2 V2"),
    }

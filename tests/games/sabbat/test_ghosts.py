"""B2, moving the ghosts: which moves there are, what the gates cost, and what a return to the drawbridge brings."""

from __future__ import annotations

import pytest

from walpurgis.games.sabbat.board import GARDENS, NEXT_TO, REGIONS

from .table import Play, table

ALL_GARDENS = [f"gho:br>{garden}" for garden in GARDENS]


def from_here(t: Play, origin: str) -> str:
    """Where a ghost from here may go: "br gd:can"."""
    return " ".join(key.partition(">")[2] for key in t.offered.split(", ") if key.startswith(f"gho:{origin}>"))


def test_every_ghost_outside_the_graveyard_may_move_once() -> None:
    """[SM-B2-1]"""
    t = table("R>B", can="R", tur="R").has("R", bridge=1).action("R", "act:gho")
    t.choose("gho:gd:can>gd:cry", "gho:rg:tur>rg:gri", "gho:br>gd:zen")
    assert (t.offered, t.at("cry"), t.at("gri"), t.at("zen")) == ("gho:end", "R", "R", "R")


@pytest.mark.parametrize("again", ["gho:gd:cry>br", "gho:gd:cry>gd:gla", "gho:gd:cry>gd:can"])
def test_no_ghost_moves_twice_in_one_action(again: str) -> None:
    """[SM-B2-1]"""
    table("R>B", can="R").action("R", "act:gho", "gho:gd:can>gd:cry").refuses(again, "SM-B2-1")


def test_a_ghost_that_came_from_the_drawbridge_has_moved() -> None:
    """[SM-B2-1]"""
    t = table("R>B").has("R", bridge=1).action("R", "act:gho", "gho:br>gd:can")
    t.refuses("gho:gd:can>br", "SM-B2-1").refuses("gho:br>gd:zen", "SM-B2-1")
    assert t.offered == "gho:end"


def test_an_attacker_has_moved_too() -> None:
    """[SM-B2-1]"""
    t = table("R>B", can="B").has("R", bridge=1).action("R", "act:gho", "gho:br>gd:can", "arr:fight")
    t.refuses("gho:gd:can>br", "SM-B2-1")


def test_ghosts_may_move_in_any_order_and_as_many_as_one_likes() -> None:
    """[SM-B2-1]"""
    t = table("R>B", can="R", tur="R").has("R", bridge=2).action("R", "act:gho", "gho:br>gd:zen", "gho:rg:tur>br")
    assert (t.at("can"), t["R"].bridge) == ("R", 2)
    assert t.offers("gho:br>gd:gla") and t.offers("gho:gd:can>gd:cry") and t.offers("gho:end")
    t.choose("gho:end").is_quiet()
    assert (t.at("can"), t.at("zen"), t.at("tur")) == ("R", "R", "")


def test_the_result_of_one_move_is_seen_before_the_next() -> None:
    """[SM-B2-1]"""
    t = table("R>B", can="R", cry="R").action("R", "act:gho").refuses("gho:gd:can>gd:cry", "SM-G-4")
    t.choose("gho:gd:cry>gd:gla")
    assert t.offers("gho:gd:can>gd:cry")


@pytest.mark.parametrize("number", [1, 2, 5])
def test_from_the_drawbridge_as_many_ghosts_go_as_stood_there(number: int) -> None:
    """[SM-B2-1, SM-B2-2]"""
    t = table("R>B").has("R", bridge=number).action("R", "act:gho", *ALL_GARDENS[:number])
    assert (t.offered, t["R"].bridge) == ("gho:end", 0)


def test_from_the_drawbridge_to_any_garden() -> None:
    """[SM-B2-2]"""
    t = table("R>B").has("R", bridge=1).action("R", "act:gho")
    assert t.offered == ", ".join([*ALL_GARDENS, "gho:end"])


def test_from_the_drawbridge_to_any_region_whose_gate_can_be_paid() -> None:
    """[SM-B2-2, SM-B2-7]"""
    t = table("R>B").has("R", bridge=1, h2="s1 r1 g1 m1").action("R", "act:gho")
    assert from_here(t, "br") == " ".join((*GARDENS, *REGIONS))


@pytest.mark.parametrize("here", [*GARDENS, *REGIONS])
def test_from_a_garden_or_region_to_the_drawbridge_or_a_neighbour(here: str) -> None:
    """[SM-B2-2, SM-B2-3]"""
    t = table("R>B").ghosts(**{here[3:]: "R"}).has("R", h2="s1 r1 g1 m1").action("R", "act:gho")
    assert from_here(t, here) == " ".join(("br", *NEXT_TO[here]))


def test_a_garden_has_two_neighbours_and_the_drawbridge_but_no_region() -> None:
    """[SM-B2-2, SM-B2-3, SM-T-44]"""
    t = table("R>B", can="R").action("R", "act:gho")
    assert from_here(t, "gd:can") == "br gd:cry gd:tra"
    t.refuses("gho:gd:can>rg:tur", "SM-B2-3").refuses("gho:gd:can>gd:zen", "SM-B2-2")


def test_a_region_has_no_way_to_a_garden_or_a_far_region() -> None:
    """[SM-B2-2, SM-B2-3]"""
    t = table("R>B", tur="R").has("R", h2="s1 r1 g1 m1").action("R", "act:gho")
    t.refuses("gho:rg:tur>gd:can", "SM-B2-3").refuses("gho:rg:tur>rg:gin", "SM-B2-2")


def test_nobody_moves_into_or_out_of_the_graveyard() -> None:
    """[SM-B2-3]"""
    t = table("R>B", can="R").has("R", bridge=1).action("R", "act:gho")
    t.refuses("gho:gd:can>gy", "SM-B2-3").refuses("gho:br>gy", "SM-B2-3").refuses("gho:gy>gd:zen", "SM-A2-5")


def test_a_neighbouring_region_asks_no_fee() -> None:
    """[SM-B2-2, SM-T-42]"""
    t = table("R>B", tur="R").action("R", "act:gho", "gho:rg:tur>rg:gri")
    assert (t.at("tur"), t.at("gri"), t.zone("R")) == ("", "R", "")


def test_a_neighbouring_region_takes_no_fee_from_who_could_pay() -> None:
    """[SM-B2-2]"""
    t = table("R>B", tur="R").has("R", h2="s1 r1 g1 m1").action("R", "act:gho", "gho:rg:tur>rg:gri")
    assert (t.h2("R"), t.zone("R")) == ("s1 r1 g1 m1", "")


def test_an_own_ghost_next_door_closes_only_that_door() -> None:
    """[SM-B2-2, SM-G-4, SM-T-43]"""
    t = table("R>B", tur="R", gri="R").action("R", "act:gho").refuses("gho:rg:tur>rg:gri", "SM-G-4")
    assert from_here(t, "rg:tur") == "br rg:nes"


@pytest.mark.parametrize(
    ("zen", "from_region", "from_garden"),
    [("", 1, 1), ("R", 2, 2), ("B R", 2, 1), ("B Y R", 1, 1), ("B", 1, 1)],
    ids=["no ghost", "place 1", "place 2", "place 3", "others only"],
)
def test_a_return_gives_one_terror_or_two_with_the_zen_garden(zen: str, from_region: int, from_garden: int) -> None:
    """[SM-B2-4]"""
    t = table("R>B>Y>G", tur="R", can="R", zen=zen).has("R", terror=0).action("R", "act:gho", "gho:rg:tur>br")
    assert t["R"].terror == from_region
    assert t.choose("gho:gd:can>br")["R"].terror == from_region + from_garden


def test_the_zen_garden_doubles_every_return() -> None:
    """[SM-B2-4, SM-T-49]"""
    t = table("R>B", zen="R", can="R", tra="R").has("R", terror=0).action("R", "act:gho", "gho:gd:can>br")
    assert t["R"].terror == 2
    assert t.choose("gho:gd:tra>br")["R"].terror == 4


@pytest.mark.parametrize("zen", ["R", "B R"])
def test_the_ghost_that_leaves_the_zen_garden_brings_one(zen: str) -> None:
    """[SM-B2-4]"""
    t = table("R>B", zen=zen).has("R", terror=3).action("R", "act:gho", "gho:gd:zen>br")
    assert t["R"].terror == 4


def test_the_zen_garden_no_longer_helps_once_its_ghost_has_left() -> None:
    """[SM-B2-4, SM-T-51]"""
    t = table("R>B", zen="R", tur="R").has("R", terror=0).action("R", "act:gho", "gho:gd:zen>gd:gla", "gho:rg:tur>br")
    assert t["R"].terror == 1


def test_a_ghost_leaves_a_region_with_one_terror_and_the_others_move_up() -> None:
    """[SM-B2-4, SM-B2-6, SM-T-48]"""
    t = table("R>B>G>Y", fri="R B G").has("R", terror=3).action("R", "act:gho", "gho:rg:fri>br")
    assert (t.at("fri"), t["R"].terror, t["R"].bridge) == ("B G", 4, 1)


def test_a_returned_ghost_goes_out_again_only_in_a_later_action() -> None:
    """[SM-B2-5, SM-B2-11, SM-T-52]"""
    t = table("R>B", can="R").go_on("act:gho", "gho:gd:can>br").refuses("gho:br>gd:zen", "SM-B2-5")
    assert t.offered == "gho:end"
    t.choose("gho:end", "act:pass", "act:gho", "gho:br>gd:zen")
    assert t.at("zen") == "R"


def test_a_returned_ghost_does_not_keep_the_others_on_the_drawbridge() -> None:
    """[SM-B2-5]"""
    t = table("R>B", can="R").has("R", bridge=1).action("R", "act:gho", "gho:gd:can>br", "gho:br>gd:zen")
    assert (t.offered, t["R"].bridge) == ("gho:end", 1)


def test_the_mover_leaves_before_its_arrival_is_decided() -> None:
    """[SM-B2-6]"""
    t = table("B>R>Y", tra="R B", can="B Y").has("R", terror=9).action("R", "act:gho", "gho:gd:tra>gd:can")
    assert (t.ask.prompt, t.at("tra")) == ("arrive", "B")
    assert t.choose("arr:fight")["R"].vp == 4  # its own training ground no longer counts


@pytest.mark.parametrize(
    ("h2", "h1", "may"),
    [("s1 r3", "", False), ("s1 r1 g1", "", True), ("s1", "r1 g1", True), ("", "s1 r1 g1", True), ("s1 r1", "m5", False)],
)
def test_the_gate_opens_only_for_the_full_fee(h2: str, h1: str, may: bool) -> None:
    """[SM-B2-7, SM-T-41]"""
    t = table("R>B").gates(tur="srg").has("R", bridge=1, h2=h2, h1=h1).action("R", "act:gho")
    assert t.offers("gho:br>rg:tur") is may
    assert t.why_not("gho:br>rg:tur") == (None if may else "SM-B2-7")


def test_zone_and_chimeras_do_not_pay_a_gate() -> None:
    """[SM-B2-7]"""
    t = table("R>B").gates(nes="sr").has("R", bridge=1, zone="s2 r2", chimera=2, cursed=True).action("R", "act:gho")
    t.refuses("gho:br>rg:nes", "SM-B2-7")


def test_the_fee_goes_to_the_own_approval_zone() -> None:
    """[SM-B2-7]"""
    t = table("R>B").gates(nes="sgm").has("R", bridge=1, h2="s2 g1", h1="m1 r1", zone="s1").action("R", "act:gho", "gho:br>rg:nes")
    assert (t.at("nes"), t.zone("R"), t.h2("R"), t.h1("R")) == ("R", "s2 g1 m1", "s1", "r1")
    assert t.zone("B") == ""


@pytest.mark.parametrize(("key", "h2", "h1"), [("pay:s1g2", "s1", ""), ("pay:s2g2", "", "s1")])
def test_the_owner_chooses_the_store_of_each_resource(key: str, h2: str, h1: str) -> None:
    """[SM-B2-7]"""
    t = table("R>B").gates(nes="sg").has("R", bridge=1, h2="s1 g1", h1="s1").action("R", "act:gho", "gho:br>rg:nes")
    assert (t.ask.prompt, t.offered) == ("pay", "pay:s1g2, pay:s2g2")
    t.choose(key)
    assert (t.h2("R"), t.h1("R"), t.zone("R"), t.at("nes")) == (h2, h1, "s1 g1", "R")


def test_the_fee_is_paid_before_the_arrival_is_decided() -> None:
    """[SM-B2-8]"""
    t = table("R>B", nes="B").gates(nes="sr").has("R", bridge=1, h2="s1 r1").action("R", "act:gho", "gho:br>rg:nes")
    assert (t.ask.prompt, t.zone("R"), t.h2("R")) == ("arrive", "s1 r1", "")


def test_the_fee_stays_paid_when_the_ghost_is_turned_away() -> None:
    """[SM-B2-8]"""
    t = table("R>B", nes="B").gates(nes="sr").has("R", bridge=1, h2="s1 r1").action("R", "act:gho", "gho:br>rg:nes", "arr:away")
    assert (t.zone("R"), t.h2("R"), t["R"].graveyard) == ("s1 r1", "", 7)


def test_gates_stay_where_they_are() -> None:
    """[SM-B2-7]"""
    t = table("R>B").gates(nes="sr").has("R", bridge=1, h2="s1 r1").go_on("act:gho")
    gates = t.t.gates
    t.choose("gho:br>rg:nes").idle_until(lambda manor: False)
    assert t.t.gates == gates


def test_the_drawbridge_has_no_places_and_no_limit() -> None:
    """[SM-B2-9]"""
    t = table("R>B>Y>G", can="R").has("R", bridge=6, terror=9)
    for people in "BYG":
        t.has(people, bridge=7)
    play = t.action("R", "act:gho", "gho:gd:can>br")
    assert play["R"].bridge == 7


def test_nobody_is_attacked_on_the_drawbridge() -> None:
    """[SM-B2-9]"""
    t = table("R>B", can="R").has("R", terror=9).has("B", bridge=3).action("R", "act:gho", "gho:gd:can>br")
    assert (t.ask.prompt, t.offered) == ("ghosts", "gho:end")  # no arrival to decide
    assert (t["B"].bridge, t["R"].vp) == (3, 0)


def test_ghosts_may_be_chosen_with_nothing_to_move() -> None:
    """[SM-B2-10]"""
    t = table("R>B").go_on()
    assert t.offers("act:gho")
    t.choose("act:gho")
    assert (t.who, t.offered) == ("R", "gho:end")  # the end of an action is always asked for
    assert t.choose("gho:end").who == "B"


def test_ending_at_once_changes_nothing_and_spends_the_action() -> None:
    """[SM-B2-10, SM-T-54]"""
    t = table("R>B", can="R").has("R", bridge=2).go_on()
    before = t.t.copy()
    t.choose("act:gho", "gho:end")
    assert (t.who, t.t.players, t.t.ghosts) == ("B", before.players, before.ghosts)


def test_the_marks_of_moved_ghosts_are_cleared_at_the_end_of_the_action() -> None:
    """[SM-B2-11]"""
    t = table("R>B", can="R").go_on("act:gho", "gho:gd:can>gd:cry")
    assert [*t.t.moved] == ["gd:cry"]
    t.choose("gho:end")
    assert (t.t.moved, t.t.ready) == ((), 0)
    t.choose("act:gho", "gho:end", "act:gho", "gho:gd:cry>gd:gla")
    assert t.at("gla") == "R"

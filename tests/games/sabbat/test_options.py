"""What can be chosen before a match: peoples, POWER cards, the floor of the score, roomy gardens."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from tests.games.sabbat.table import at_random, table
from walpurgis.engine import Match
from walpurgis.engine.errors import UnknownOption, WrongSeats
from walpurgis.games.sabbat.state import Manor
from walpurgis.games.sabbat.stewardship import food
from walpurgis.games.sabbat.study import curse, study


def new(seats: int = 2, seed: int = 1, **options: Any) -> Match[Manor]:
    return Match.new("sabbat", seats, seed, options)


def offers_of_a_random_game(seats: int, seed: int, **options: Any) -> Iterator[list[str]]:
    """The keys of every offer in a game played at random."""
    for match in at_random(new(seats, seed, **options), seed):
        for ask in match.asks.values():
            yield [choice.key for choice in ask.offer().choices]


# POWER cards on and off -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_without_powers_no_power_is_ever_offered(seats: int) -> None:
    """[SM-S-11, SM-T-119]"""
    kinds = {key.split(":")[0] for seed in range(5) for keys in offers_of_a_random_game(seats, seed, use_powers=False) for key in keys}
    assert {"act", "gho", "mag", "inv"} <= kinds
    assert not kinds & {"pow", "sec", "imm", "app"}


def test_without_powers_there_are_no_flights_and_no_teleports() -> None:
    """[SM-S-11, SM-T-119]"""
    for seed in range(5):
        for keys in offers_of_a_random_game(4, seed, use_powers=False):
            assert not any(key.endswith(":bat") or key.startswith("gho:tel") for key in keys)


def test_with_powers_by_default_every_card_is_offered_sooner_or_later() -> None:
    """[SM-S-11]"""
    found: set[str] = set()
    for peoples, seed in product(["RB", "GY"], range(20)):
        for keys in offers_of_a_random_game(2, seed, peoples=peoples):
            found |= {key.split(":")[1] if key.startswith("pow:") else key.split(":")[0] for key in keys}
            found |= {"bat" for key in keys if key.endswith(":bat")} | {"tel" for key in keys if key.startswith("gho:tel")}
    assert {"lux", "app", "sec", "dop", "tel", "fir", "bat", "sed", "imm", "boo", "spe", "fre"} <= found


def test_without_powers_the_reason_names_the_module() -> None:
    """[SM-S-11]"""
    table("B>R", tur="B").action("B", "act:gho").refuses("pow:fre", "SM-S-11").refuses("pow:boo", "SM-S-11")


# How often a card works -------------------------------------------------------------------------------------------


def test_single_use_a_card_is_spent_for_the_game() -> None:
    """[SM-P-3]"""
    t = table("B>R", powers=True, power_uses="game", card="car", pile="nat", round=3, tur="B", gri="R").go_on("act:gho", "pow:fre")
    t.refuses("pow:fre", "SM-P-3").idle_until(lambda m: m.round == 4 and m.phase == "act")
    assert t.who == "B"
    t.choose("act:gho").refuses("pow:fre", "SM-P-3").refuses("pow:boo", "SM-P-1")


def test_single_use_a_card_not_opened_yet_stays_fresh() -> None:
    """[SM-P-3]"""
    t = table("G>R", powers=True, power_uses="game", round=3, phase="study", tur="G").play(study)
    assert t.offered == "sec:rg:tur, sec:no"


def test_on_every_trigger_a_card_works_in_each_own_action() -> None:
    """[SM-P-3]"""
    t = table("B>R", powers=True, power_uses="trigger").has("B", terror=0).go_on("act:gho", "pow:fre")
    t.refuses("pow:fre", "SM-P-3")  # once in this action
    t.choose("gho:end", "act:pass", "act:gho", "pow:fre")
    assert t["B"].terror == 6


def test_on_every_trigger_luxuriance_stays_at_once_a_round() -> None:
    """[SM-P-3]"""
    t = table("G>R", powers=True, power_uses="trigger").go_on("pow:lux", ["s", "s"], "act:pass", "act:pass")
    assert (t.who, t.offered) == ("G", "act:mag, act:gho, act:pass")


def test_on_every_trigger_each_expelled_minion_may_reappear() -> None:
    """[SM-P-3]"""
    t = table("B>R", powers=True, power_uses="trigger", tur="R", gri="B", gin="R", vad="B")
    play = t.action("B", "act:gho", "gho:rg:gri>rg:tur", "arr:fight", "imm:rg:fri", "gho:rg:vad>rg:gin", "arr:fight")
    assert (play.who, play.ask.prompt) == ("R", "immortality")


def test_on_every_trigger_the_other_two_cards_are_out_all_the_same() -> None:
    """[SM-P-1, SM-P-3]"""
    t = table("B>R", powers=True, power_uses="trigger", tur="B").action("B", "act:gho", "pow:boo").refuses("pow:fre", "SM-P-1")
    assert t["B"].power == "boo"


# Victory points below zero ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("floor", "vp"), [(False, -2), (True, 0)])
def test_the_curse_stops_at_zero_only_if_so_chosen(floor: bool, vp: int) -> None:
    """[SM-G-10]"""
    t = table("R>B", vp_floor_zero=floor).has("R", vp=3, cursed=True).play(curse)
    assert t["R"].vp == vp


@pytest.mark.parametrize(("floor", "vp"), [(False, -1), (True, 0)])
def test_hunger_stops_at_zero_only_if_so_chosen(floor: bool, vp: int) -> None:
    """[SM-G-10, SM-C1-3]"""
    t = table("R>B", vp_floor_zero=floor).has("R", vp=1, bridge=2, terror=0).play(food)
    assert t["R"].vp == vp


def test_the_floor_takes_nothing_from_those_above_it() -> None:
    t = table("R>B", vp_floor_zero=True).has("R", vp=9, cursed=True).play(curse)
    assert t["R"].vp == 4


# Places -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "gardens", "roomy", "regions"), [(2, 1, 2, 1), (3, 2, 2, 2), (4, 3, 3, 3)])
def test_roomy_gardens_have_one_place_more_with_two_players(seats: int, gardens: int, roomy: int, regions: int) -> None:
    usual, wide = new(seats).state, new(seats, roomy_gardens=True).state
    assert (usual.garden_places, usual.region_places) == (gardens, regions)
    assert (wide.garden_places, wide.region_places) == (roomy, regions)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_gardens_and_regions_alike_gain_a_place_with_each_player_and_can_be_full(seats: int) -> None:
    """[SM-AR-3]"""
    t = new(seats).state
    assert t.garden_places == t.region_places == seats - 1


def test_with_two_players_the_second_ghost_in_a_garden_must_fight_or_go() -> None:
    """[SM-AR-3, SM-F-7]"""
    t = table("R>B", can="R", cry="B").has("B", terror=2).action("B", "act:gho", "gho:gd:cry>gd:can")
    assert t.offered == "arr:fight, arr:away"
    assert t.choose("arr:fight").at("can") == "B"


# Peoples ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("peoples", ["BR", "GY", "RGB", "YGRB"])
def test_the_peoples_sit_as_chosen(peoples: str) -> None:
    """[SM-S-1]"""
    assert "".join(p.people for p in new(len(peoples), peoples=peoples).state.players) == peoples


def test_random_peoples_differ_from_seat_to_seat_and_from_match_to_match() -> None:
    """[SM-S-1]"""
    seatings = ["".join(p.people for p in new(3, seed).state.players) for seed in range(20)]
    assert all(len(set(seating)) == 3 for seating in seatings)
    assert len(set(seatings)) > 5


def test_choosing_the_peoples_changes_nothing_else() -> None:
    """[SM-S-12]"""
    chosen, by_chance = new(2, 5, peoples="GR").state, new(2, 5).state
    assert (chosen.order, chosen.grid, chosen.gates, chosen.time_pile) == (by_chance.order, by_chance.grid, by_chance.gates, by_chance.time_pile)


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"peoples": "BRY"}),  # too many
        (3, {"peoples": "BR"}),  # too few
        (2, {"peoples": "BB"}),  # the same twice
        (2, {"peoples": "BX"}),
        (2, {"peoples": ""}),
        (2, {"peoples": "br"}),
        (2, {"peoples": None}),
        (2, {"use_powers": "yes"}),
        (2, {"use_powers": 1}),
        (2, {"power_uses": "always"}),
        (2, {"power_uses": ""}),
        (2, {"vp_floor_zero": 0}),
        (2, {"roomy_gardens": "no"}),
        (2, {"moon": "full"}),
    ],
)
def test_bad_options_are_refused(seats: int, options: dict[str, Any]) -> None:
    with pytest.raises(UnknownOption, match="sabbat"):
        Match.new("sabbat", seats, 1, options)


@pytest.mark.parametrize("options", [["use_powers"], "use_powers", 3])
def test_options_are_given_by_name(options: object) -> None:
    with pytest.raises(UnknownOption, match="by name"):
        Match.new("sabbat", 2, 1, options)


@pytest.mark.parametrize("seats", [0, 1, 5, -2, True, "2", None, 2.0])
def test_only_two_to_four_can_play(seats: Any) -> None:
    """[SM-S-1]"""
    with pytest.raises(WrongSeats, match="2 to 4"):
        Match.new("sabbat", seats)

"""Attack, defence, counter-attack, and what the characters can do. [AA-AT, AA-AB]"""

from __future__ import annotations

from typing import Any

import pytest

from walpurgis.games.ashes.ending import gain
from walpurgis.games.ashes.view import view

from .table import Play, night

SUN, MOON, BLOOD = "GS1", "GS3", "GS5"
SYMBOL = {"sun": SUN, "moon": MOON, "blood": BLOOD}


def duel(attacker: str, defender: str, looks: str = "W", **more: Any) -> Play:
    """An attacker on the crossroads C8 strikes at a defender east of it on D8."""
    side = "H" if attacker in "DMR" else "V"
    return night(f"{attacker} C8, {defender} D8 {looks}", tiles="D8 EW", side=side, **more).activate(attacker).choose("atk:E")


# Whom, and from where ------------------------------------------------------------------------------------------------


def test_an_enemy_next_door_is_attacked_over_a_free_path() -> None:
    """[AA-AT-1, AA-PO-5]"""
    assert night("D C8, O D8", tiles="D8 EW").activate("D").offered == "atk:E, pass"
    assert night("D C8, O C6", tiles="C6 NS, C7 NS, B8 EW", portals="").activate("D").of("atk") == ""


@pytest.mark.parametrize("face", ["NS", "NE", "SE"])
def test_the_defenders_tile_must_be_open_too(face: str) -> None:
    """[AA-AT-1]"""
    night("D C8, O D8", tiles=f"D8 {face}, C7 NS").activate("D").refuses("atk:E", "AA-AT-1")


def test_bare_ground_under_an_enemy_is_open() -> None:
    """[AA-AT-1, AA-MV-1]"""
    assert night("D C8, O D8").activate("D").offered == "atk:E, pass"


def test_a_figure_in_its_base_is_not_safe() -> None:
    """[AA-AT-1, AA-MV-1]"""
    t = night("M A9, O A8", tiles="A8 NS", side="V").activate("O").choose("atk:S").is_quiet()
    assert t.points("H") == 16


@pytest.mark.parametrize("figure", ["R", "SA"])
def test_only_enemies_can_be_attacked(figure: str) -> None:
    """[AA-AT-2]"""
    night(f"D C8, {figure} D8", tiles="D8 EW, C7 NS").activate("D").refuses("atk:E", "AA-AT-2")


def test_the_chosen_is_no_target() -> None:
    """[AA-AT-2]"""
    night("D D5", tiles="D5 EW", chosen="E5").activate("D").refuses("atk:E", "AA-AT-2")


@pytest.mark.parametrize(("looks", "loss"), [("W", 3), ("N", 3), ("S", 3), ("E", 4)])
def test_an_attack_from_behind_hurts_more(looks: str, loss: int) -> None:
    """[AA-AT-3, AA-AT-5]"""
    assert duel("D", "O", looks).is_quiet().points("V") == 20 - loss


# Defence -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "active", "defender"), [(2, 0, 1), (2, 1, 0), (4, 2, 3), (4, 3, 0), (6, 1, 2), (3, 1, 0), (5, 3, 0), (5, 1, 2)])
def test_the_next_player_of_the_other_faction_defends(players: int, active: int, defender: int) -> None:
    """[AA-AT-4, AA-T-5]"""
    who = "D" if active % 2 == 0 else "O"
    t = night("D C8, O D8", tiles="D8 EW", players=players, seat=active, foe=SUN).activate(who).choose("atk:E" if who == "D" else "atk:W")
    assert t.asked == f"{defender} defend"


@pytest.mark.parametrize(
    ("attacker", "defender", "symbol"),
    [
        ("D", "O", "sun"), ("D", "S", "moon"), ("D", "T", "blood"), ("M", "O", "moon"), ("M", "S", "blood"), ("M", "T", "sun"),
        ("R", "O", "blood"), ("R", "S", "sun"), ("R", "T", "moon"), ("O", "D", "sun"), ("O", "M", "moon"), ("O", "R", "blood"),
        ("S", "D", "moon"), ("S", "M", "blood"), ("S", "R", "sun"), ("T", "D", "blood"), ("T", "M", "sun"), ("T", "R", "moon"),
    ],
)  # fmt: skip
def test_only_the_symbol_of_the_table_defends(attacker: str, defender: str, symbol: str) -> None:
    """[AA-AT-5]"""
    t = duel(attacker, defender, foe=f"{SUN}, {MOON}, {BLOOD}")
    assert t.offered == f"def:{SYMBOL[symbol]}, take"
    t.choose(f"def:{SYMBOL[symbol]}").is_quiet()
    assert (t.points("H"), t.points("V")) == (20, 20)


def test_without_the_symbol_nobody_is_asked() -> None:
    """[AA-AT-5]"""
    t = duel("D", "O", foe=f"{MOON}, {BLOOD}").is_quiet()
    assert t.points("V") == 17


def test_nobody_is_obliged_to_defend() -> None:
    """[AA-AT-5, T24]"""
    t = duel("D", "O", hand=MOON, foe=SUN).choose("take").is_quiet()
    assert t.points("V") == 17 and t.t.players[1].hand == (SUN,)


def test_a_defence_is_answered_by_a_counter_attack() -> None:
    """[AA-AT-5, AA-AT-6, AA-AT-7, E2, T23]"""
    t = duel("D", "O", hand=f"{MOON}, {SUN}", foe=f"{SUN}, {MOON}").choose(f"def:{SUN}")
    assert t.asked == "0 counter" and t.offered == f"ctr:{MOON}, pass" and t.points("V") == 20
    t.choose(f"ctr:{MOON}").is_quiet()
    assert t.points("V") == 18
    assert t.t.factions["H"].discard == (MOON,) and t.t.factions["V"].discard == (SUN,)


def test_a_counter_attack_may_be_let_be_and_needs_its_symbol() -> None:
    """[AA-AT-6]"""
    t = duel("D", "O", hand=MOON, foe=SUN).choose(f"def:{SUN}", "pass").is_quiet()
    assert t.points("V") == 20 and t.t.players[0].hand == (MOON,)
    duel("D", "O", hand=f"{SUN}, {BLOOD}", foe=SUN).choose(f"def:{SUN}").is_quiet()


def test_there_is_one_counter_attack_only_and_nobody_cancels_it() -> None:
    """[AA-AT-6, AA-AT-7]"""
    t = duel("D", "O", hand=f"{MOON}, GC3", foe=f"{SUN}, GC1, {MOON}").choose(f"def:{SUN}", f"ctr:{MOON}").is_quiet()
    assert t.points("V") == 18 and t.t.players[0].hand == ("GC3",)


@pytest.mark.parametrize(
    ("attacker", "defender", "defence", "symbol"),
    [
        ("D", "O", "sun", "moon"), ("D", "S", "moon", "blood"), ("D", "T", "blood", "sun"), ("M", "O", "moon", "sun"), ("M", "S", "blood", "moon"),
        ("M", "T", "sun", "blood"), ("R", "O", "blood", "blood"), ("R", "S", "sun", "sun"), ("R", "T", "moon", "moon"), ("O", "D", "sun", "moon"),
        ("O", "M", "moon", "blood"), ("S", "D", "moon", "sun"), ("S", "M", "blood", "moon"),
    ],
)  # fmt: skip
def test_only_the_symbol_of_the_other_table_counters(attacker: str, defender: str, defence: str, symbol: str) -> None:
    """[AA-AT-6]"""
    t = duel(attacker, defender, hand=f"{SUN}, {MOON}, {BLOOD}", foe=SYMBOL[defence]).choose(f"def:{SYMBOL[defence]}")
    assert t.offered == f"ctr:{SYMBOL[symbol]}, pass"


@pytest.mark.parametrize(("looks", "loss"), [("W", 2), ("N", 3), ("S", 3), ("E", 4)])
def test_the_direction_decides_what_a_counter_attack_costs(looks: str, loss: int) -> None:
    """[AA-AT-7]"""
    t = duel("D", "O", looks, hand=MOON, foe=SUN).choose(f"def:{SUN}", f"ctr:{MOON}").is_quiet()
    assert t.points("V") == 20 - loss


# What a blow costs ---------------------------------------------------------------------------------------------------


def test_a_blow_takes_the_chosen() -> None:
    """[AA-AT-8]"""
    t = duel("D", "O", chosen="O").is_quiet()
    assert t.t.chosen == "D" and t.points("V") == 17


def test_so_does_a_counter_attack() -> None:
    """[AA-AT-8]"""
    t = duel("D", "O", chosen="O", hand=MOON, foe=SUN).choose(f"def:{SUN}", f"ctr:{MOON}").is_quiet()
    assert t.t.chosen == "D" and t.points("V") == 18


def test_a_successful_defence_keeps_her() -> None:
    """[AA-AT-8, T31]"""
    t = duel("D", "O", chosen="O", hand=MOON, foe=SUN).choose(f"def:{SUN}", "pass").is_quiet()
    assert t.t.chosen == "O"


def test_a_blow_at_another_does_not_take_her() -> None:
    """[AA-AT-8]"""
    assert duel("D", "S", chosen="O").is_quiet().t.chosen == "O"


def test_a_loss_counts_in_full_and_zero_is_the_end() -> None:
    """[AA-AT-9, AA-EN-2, T32]"""
    t = duel("D", "O", points="20 3").is_quiet()
    assert t.ended == "H annihilation"
    t = duel("D", "O", "E", points="20 3").is_quiet()
    assert t.points("V") == -1 and view(t.t, 0).factions["V"].points == 0


def test_points_never_rise_above_twenty() -> None:
    """[AA-AT-9, AA-AB-1]"""
    assert night(phase="refill", points="20 18").asked == "1 token"
    t = night(phase="refill", points="19 18").choose("heal:D")
    assert t.points("H") == 20
    gain(t.t, "V", 5)
    assert t.points("V") == 20


def test_a_defence_costs_a_card_of_the_next_turn() -> None:
    """[AA-AT-10, T34]"""
    t = night("D C8, O D8", tiles="D8 EW", hand="D1", foe=f"{SUN}, {MOON}, {BLOOD}").choose("act:D1", "pass", "atk:E", f"def:{SUN}")
    assert t.asked == "1 token" and t.me.hand == (MOON, BLOOD)


# Abilities -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("side", "points", "own"), [("H", "18 17", "DMR"), ("V", "17 18", "OST")])
def test_healing_turns_power_into_a_point(side: str, points: str, own: str) -> None:
    """[AA-AB-1, AA-P4-9]"""
    t = night(phase="refill", side=side, points=points, power=f"{own[2]} 1")
    assert t.ask.prompt == "heal" and len(t.me.hand) == 3
    assert t.offered == f"heal:{own[0]}, heal:{own[1]}, pass"
    t.choose(f"heal:{own[1]}")
    assert t.points(side) == 19 and t.t.power[own[1]] == 0
    assert t.ask.prompt == "token" and t.t.turn == 3


def test_healing_may_be_let_be_and_needs_two_levels_of_one_track() -> None:
    """[AA-AB-1]"""
    assert night(phase="refill", points="18 20").choose("pass").points("H") == 18
    assert night(phase="refill", points="18 20", power="D 1, M 1, R 1").asked == "1 token"


def test_major_and_sryz_hit_harder_and_are_hit_harder() -> None:
    """[AA-AB-2, AA-AT-11]"""
    assert duel("M", "O").is_quiet().points("V") == 16
    assert duel("M", "S", "E").is_quiet().points("V") == 14
    assert duel("S", "D").is_quiet().points("H") == 16
    assert duel("O", "M").is_quiet().points("H") == 16
    assert duel("D", "O").is_quiet().points("V") == 17


def test_an_attack_on_sryz_from_the_side() -> None:
    """[AA-AB-2, T26]"""
    assert duel("D", "S", "N").is_quiet().points("V") == 16


def test_their_strength_counts_for_counter_attacks_and_not_for_portals() -> None:
    """[AA-AB-2]"""
    t = duel("M", "S", hand=MOON, foe=BLOOD).choose(f"def:{BLOOD}", f"ctr:{MOON}").is_quiet()
    assert t.points("V") == 16
    assert night("M C8", tiles="C7 NS, C6 NS").activate("M").choose("go:N").points("H") == 18


@pytest.mark.parametrize(("attacker", "defence"), [("O", BLOOD), ("S", SUN), ("T", MOON)])
def test_the_reverend_suffers_no_counter_attack(attacker: str, defence: str) -> None:
    """[AA-AB-3, T27]"""
    t = duel(attacker, "R", hand=f"{SUN}, {MOON}, {BLOOD}", foe=defence).choose(f"def:{defence}").is_quiet()
    assert t.points("H") == 20


def test_the_reverend_can_be_hit_all_the_same() -> None:
    """[AA-AB-3]"""
    assert duel("T", "R").is_quiet().points("H") == 17


def test_thorne_counters_with_any_symbol() -> None:
    """[AA-AB-4, T28]"""
    t = duel("T", "D", hand=SUN, foe=BLOOD).choose(f"def:{BLOOD}")
    assert t.offered == f"ctr:{SUN}, pass"
    assert t.choose(f"ctr:{SUN}").is_quiet().points("H") == 18


def test_thorne_has_no_such_gift_in_defence() -> None:
    """[AA-AB-4, T29]"""
    t = duel("R", "T", "N", hand=MOON, foe=f"{SUN}, {MOON}")
    assert t.offered == f"def:{MOON}, take"
    assert t.choose(f"def:{MOON}", f"ctr:{MOON}").is_quiet().points("V") == 17

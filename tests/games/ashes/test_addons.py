"""The add-ons: quicksand, the Major's Rifle, the Bear Trap, the thief, and what only looks different. [AA-KS]"""

from __future__ import annotations

from typing import Any

import pytest

from walpurgis.engine import Match
from walpurgis.games.ashes.events import BearTrapSprung, CounterFailed, Pushed, Sank, Trapped
from walpurgis.games.ashes.facts import ACTIONS, icons_of
from walpurgis.games.ashes.game import GAME
from walpurgis.games.ashes.state import Night

from .table import Play, night

T01 = "A8 NS, A7 NS, A6 SE, B6 NW"


def sandy(phase: str = "effects", figures: str = "", **scene: Any) -> Play:
    """A table with quicksand, after the outer spaces."""
    return night(figures, phase=phase, ks_quicksand=True, **scene)


# Quicksand -----------------------------------------------------------------------------------------------------------


def test_quicksand_is_bought_with_three_levels_once_a_turn_after_the_outer_spaces() -> None:
    """[AA-KS-1]"""
    t = sandy("tokens", power="M 6, D 3", hand="GS1").choose("pass")
    assert t.asked == "0 quicksand" and t.offered == "qbuy:D, qbuy:M, pass"
    t.choose("qbuy:M").refuses("qbuy:D", "AA-KS-1")
    assert t.t.power["M"] == 3 and t.t.factions["H"].sand_ready


def test_none_can_be_bought_while_one_is_ready_even_in_a_later_turn() -> None:
    """[AA-KS-1]"""
    t = sandy(power="M 6").having("H", sand_ready=True)
    assert "qbuy" not in t.offered
    t = sandy(power="M 6").having("H", sand="C8")
    assert t.offered == "qbuy:M, pass"  # one on the board does not matter
    t = sandy(power="M 6").choose("qbuy:M", "qput:C8")
    assert "qbuy" not in t.of("q")  # bought this turn, placed, and no second


def test_without_the_option_there_is_no_quicksand() -> None:
    """[AA-KS-1]"""
    assert night(phase="effects", power="M 6", hand="GS1").asked == "0 main"


def test_quicksand_goes_only_on_a_crossroads_without_figure_trap_or_quicksand() -> None:
    """[AA-KS-2]"""
    t = sandy("effects", "M D6, SA F4", players=3, traps="H3").having("H", sand_ready=True).having("V", sand="C8")
    assert t.of("qput") == "qput:B5, qput:E7, qput:F9, qput:E2, qput:G5, qput:I6"
    t.refuses("qput:C7", "AA-KS-2").refuses("qput:C8", "AA-KS-2")


def test_it_is_placed_in_phase_one_or_between_cards() -> None:
    """[AA-KS-2]"""
    t = sandy().having("H", sand_ready=True).choose("qput:C8")
    assert t.t.factions["H"].sand == "C8" and not t.t.factions["H"].sand_ready
    t = sandy("actions", hand="GS1").having("H", sand_ready=True).choose("qput:E7")
    assert t.t.factions["H"].sand == "E7" and t.asked == "0 main"


def test_a_new_one_is_not_placed_before_the_old_one_is_gone() -> None:
    """[AA-KS-2]"""
    t = sandy("actions", hand="GS1").having("H", sand_ready=True, sand="C8")
    t.refuses("qput:E7", "AA-KS-2")


@pytest.mark.parametrize("owner", ["H", "V"])
def test_whoever_comes_onto_quicksand_stops_without_loss_and_it_is_gone(owner: str) -> None:
    """[AA-KS-3, T63]"""
    t = sandy("actions", "M C9", tiles="C9 NS, C7 NS", hand="GS1").having(owner, sand="C8").activate("M").choose("go:N").is_quiet()
    assert t.where("M") == "C8 N" and t.points("H") == 20
    assert t.t.factions[owner].sand == "" and t.told(Sank) == [Sank("M", "C8")]


def test_after_sinking_one_may_still_attack() -> None:
    """[AA-KS-3]"""
    t = sandy("actions", "M C9, O C7", tiles="C9 NS, C7 NS, D8 EW", hand="GS1").having("V", sand="C8").activate("M").choose("go:N")
    assert t.offered == "atk:N, pass"


def test_quicksand_is_walked_like_a_crossroads() -> None:
    """[AA-KS-3, AA-MV-1]"""
    t = sandy("actions", "M B8", tiles="B8 EW", hand="GS1").having("V", sand="C8").activate("M").choose("go:E").is_quiet()
    assert t.where("M") == "C8 E"


# The Major's Rifle ---------------------------------------------------------------------------------------------------


def riflemen(figures: str = "D C7, O C6 S", **scene: Any) -> Play:
    """The Doctor attacks Otis from the front; the Humans hold a rifle."""
    settings: dict[str, Any] = {"tiles": "C7 NS, C6 NS", "upgrades": "U11, U1", "portals": "", **scene}
    return night(figures, ks_rifle=True, **settings).activate("D").choose("atk:N")


def test_two_rifles_are_among_the_human_upgrade_cards() -> None:
    """[AA-KS-10]"""
    match: Match[Night] = Match.new(GAME, 2, 1, {"ks_rifle": True})
    human, vampire = match.state.factions["H"], match.state.factions["V"]
    assert {"U11", "U12"} <= {*human.row, *human.upgrade_deck} and len([*human.row, *human.upgrade_deck]) == 12
    assert len([*vampire.row, *vampire.upgrade_deck]) == 10 and icons_of("H", "U11") == ("rifle",)


def test_while_humans_attack_the_vampire_is_moved_one_space_and_turned_at_will() -> None:
    """[AA-KS-10, AA-KS-12]"""
    t = riflemen()
    assert t.points("V") == 20 and t.asked == "0 rifle"  # before the defence
    assert {key[4:6] for key in t.of("rif").split(", ")} == {"C6", "C5", "D6", "B6"} and t.offers("rif:C5/N") and t.offers("rif:C5/W")
    t.choose("rif:D6/W")
    assert t.where("O") == "D6 W" and t.told(Pushed) == [Pushed("O", "D6", "W")]
    assert t.me.upgrades == ("U1",) and t.t.factions["H"].upgrade_discard == ("U11",)
    assert t.points("V") == 17 and t.asked == "0 step"  # the attack went on, aslant, and so from the side


def test_the_rifle_turns_its_target_so_that_it_is_hit_in_the_back() -> None:
    """[AA-KS-12, AA-AT-3]"""
    t = riflemen().refuses("rif:C6/S", "AA-KS-12").choose("rif:C6/N")
    assert t.where("O") == "C6 N" and t.points("V") == 16
    assert riflemen().choose("rif:C5/N").points("V") == 16  # pushed straight away, and still from behind
    assert riflemen().choose("rif:C5/S").points("V") == 17


def test_the_vampire_may_defend_itself_after_the_rifle_has_spoken() -> None:
    """[AA-KS-12, AA-AT-5]"""
    t = riflemen(foe="GS1", hand="GS3").choose("rif:C6/N")
    assert t.asked == "1 defend"
    assert t.choose("def:GS1", "ctr:GS3").points("V") == 16  # a counter-attack from the rear


def test_the_rifle_may_stay_silent() -> None:
    """[AA-KS-12]"""
    t = riflemen().choose("pass")
    assert t.asked == "0 step" and t.where("O") == "C6 S" and t.me.upgrades == ("U11", "U1")


def test_nobody_is_pushed_onto_a_figure_a_base_or_the_diagonal() -> None:
    """[AA-KS-10, AA-KS-12]"""
    t = riflemen("D D6, O D5 S, M C5", tiles="D5 NS")
    assert {key[4:6] for key in t.of("rif").split(", ")} == {"D5"}  # D4 and E5 are the diagonal, the Major stands on C5: it only turns
    t = riflemen("D H3, O H2 S, S I1, T J2", tiles="H2 NS")
    assert {key[4:6] for key in t.of("rif").split(", ")} == {"H2", "H1", "G2"}  # I2 is free, but a base space


def test_a_vampire_pushed_onto_a_trap_neither_springs_nor_removes_it() -> None:
    """A trap is for those who come by a path. [AA-KS-12, AA-SS-18]"""
    t = riflemen(traps="D6").choose("rif:D6/W")
    assert t.where("O") == "D6 W" and t.points("V") == 17 and t.t.traps == ("D6",)  # the attack has cost three
    assert not t.told(Trapped)


def test_a_vampire_pushed_into_quicksand_leaves_it_where_it_is() -> None:
    """[AA-KS-12, AA-KS-3]"""
    t = night("D C6, O C7 N", tiles="C6 NS, C7 NS", upgrades="U11", portals="", ks_rifle=True, ks_quicksand=True).having("H", sand="C8")
    t = t.activate("D").choose("atk:S", "rif:C8/N")
    assert t.where("O") == "C8 N" and t.t.factions["H"].sand == "C8" and not t.told(Sank)


def test_the_rifle_is_no_card_to_be_played_otherwise() -> None:
    """[AA-KS-12]"""
    t = night(upgrades="U11", hand="GS1", ks_rifle=True).refuses("upg:U11", "AA-KS-12")
    assert t.of("upg") == ""


def test_it_is_the_one_upgrade_card_of_the_turn() -> None:
    """[AA-KS-12, AA-P1-8]"""
    assert riflemen(upgrades="U12").choose("rif:C5/N").t.upgraded == (0,)
    t = night("D C7, O C6 S", tiles="C7 NS, C6 NS", upgrades="U11", portals="", ks_rifle=True).having(upgraded=[0]).activate("D")
    assert t.choose("atk:N").asked == "0 step"


def vampires_counter(**scene: Any) -> Play:
    """Otis attacks the Doctor, who defends; Otis counter-attacks. The Humans hold a rifle."""
    t = night("D C7 N, O C6", side="V", tiles="C7 NS, C6 NS", hand="GS3", foe="GS1", portals="", ks_rifle=True, **scene)
    return t.activate("O").choose("atk:S", "def:GS1", "ctr:GS3")


def test_the_rifle_breaks_a_counter_attack_of_the_vampires() -> None:
    """[AA-KS-11, AA-KS-12]"""
    t = vampires_counter(foe_upgrades="U11")
    assert t.asked == "0 rifle" and t.points("H") == 20  # before its damage
    t.choose("rif:C5/N")
    assert t.points("H") == 20 and t.told(CounterFailed) == [CounterFailed("O", "D")]
    assert t.t.players[0].upgrades == () and t.t.players[1].hand == ()  # the card for the counter-attack is spent


def test_without_the_rifle_the_counter_attack_hits() -> None:
    """[AA-KS-11]"""
    assert vampires_counter().is_quiet().points("H") == 18
    assert vampires_counter(foe_upgrades="U11").choose("pass").is_quiet().points("H") == 18


def test_vampire_attacks_that_hit_leave_the_rifle_silent() -> None:
    """[AA-KS-12]"""
    t = night("D C7 N, O C6", side="V", tiles="C7 NS, C6 NS", foe_upgrades="U11", portals="", ks_rifle=True).activate("O").choose("atk:S")
    assert t.is_quiet().points("H") == 17


# The Bear Trap -------------------------------------------------------------------------------------------------------


def test_two_bear_traps_are_among_the_vampire_upgrade_cards() -> None:
    """[AA-KS-20]"""
    match: Match[Night] = Match.new(GAME, 2, 1, {"ks_bear": True})
    human, vampire = match.state.factions["H"], match.state.factions["V"]
    assert {"U11", "U12"} <= {*vampire.row, *vampire.upgrade_deck} and len([*human.row, *human.upgrade_deck]) == 10


def test_a_bear_trap_is_set_on_a_tile_without_a_figure_or_another_trap() -> None:
    """[AA-KS-20]"""
    t = night("M A7", side="V", tiles=T01, upgrades="U11", hand="GS1", ks_bear=True).having(bears=["B6"]).choose("upg:U11", "ico:bear")
    assert t.offered == "bear:A6, bear:A8"
    t.choose("bear:A8")
    assert t.t.bears == ("B6", "A8") and t.t.factions["V"].upgrade_discard == ("U11",)


def test_a_human_who_comes_onto_it_stops_and_loses_two_points() -> None:
    """[AA-KS-20, T64]"""
    t = night("M A9", tiles=T01, hand="GS1", ks_bear=True).having(bears=["A7"]).activate("M").choose("go:N").is_quiet()
    assert t.where("M") == "A7 N" and t.points("H") == 18
    assert t.t.bears == () and t.t.tiles["A7"] == "NS" and t.told(BearTrapSprung) == [BearTrapSprung("M", "A7")]


def test_a_vampire_passes_over_it() -> None:
    """[AA-KS-20, T64]"""
    t = night("O A8", side="V", tiles=T01, hand="GS1", ks_bear=True).having(bears=["A7"]).activate("O").choose("go:N").is_quiet()
    assert t.where("O") == "B5 N" and t.points("V") == 20 and t.t.bears == ("A7",)


def test_a_human_sent_by_the_vampires_steps_into_it_too() -> None:
    """[AA-KS-20, AA-P2-8]"""
    t = night("M A9", side="V", tiles="A7 NS", hand="GS1", ks_bear=True).having(bears=["A7"]).choose("act:GS1", "put:A8=NS", "who:M", "go:N")
    assert t.where("M") == "A7 N" and t.points("H") == 18


# The thief -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("replaced", ["D", "M", "R"])
def test_the_thief_comes_with_five_cards_in_place_of_a_human(replaced: str) -> None:
    """[AA-KS-30]"""
    match: Match[Night] = Match.new(GAME, 2, 1, {"ks_thief": True, "thief_replaces": replaced})
    human = match.state.factions["H"]
    cards = sorted([*human.deck, *match.state.players[0].hand])
    assert len(cards) == 27 and not [card for card in cards if card[0] == replaced]
    assert [card for card in cards if card[0] == "K"] == [f"K{replaced}{n}" for n in range(1, 6)]
    assert "K" in human.characters and replaced not in human.characters
    assert match.state.power["K"] == 2 and match.state.tokens["K"] == ""


def test_the_thiefs_cards_have_their_own_tiles_and_the_symbols_of_the_cards_replaced() -> None:
    """[AA-KS-30]"""
    for replaced in "DMR":
        cards = [ACTIONS[f"K{replaced}{n}"] for n in range(1, 6)]
        assert [card.tiles for card in cards] == ["SC", "CC", "SC", "SS", "SCC"]
        assert [card.symbol for card in cards] == [ACTIONS[f"{replaced}{n}"].symbol for n in range(1, 6)]
    assert [ACTIONS[f"R{n}"].symbol for n in range(1, 6)] == ["blood", "blood", "sun", "sun", "moon"]


def test_the_thief_uses_the_ally_zone_and_the_cards_of_the_own_name() -> None:
    """[AA-KS-30]"""
    t = night(phase="tokens", ks_thief=True).choose("tok:K>al.K", "pass")
    assert t.t.power["K"] == 3
    t = night("K D8", hand="KR4", ks_thief=True).choose("act:KR4")
    assert t.asked == "0 tiles" and t.t.tiles_left == "SS" and t.offers("put:C7=NS")


def test_the_thief_stands_in_the_tables_where_the_other_stood() -> None:
    """[AA-KS-30]"""
    t = night("K C7, T C6 S", tiles="C7 NS, C6 NS", foe="GS1, GS3, GS5", portals="", ks_thief=True).activate("K").choose("atk:N")
    assert t.offered == "def:GS3, take"  # the Reverend against Thorne: moon


@pytest.mark.parametrize(("ability", "asked"), [("inherit", ""), ("none", "1 counter")])
def test_the_thief_has_the_ability_of_the_replaced_or_none(ability: str, asked: str) -> None:
    """In the Reverend's place he suffers no counter-attacks. [AA-KS-30, AA-AB-3]"""
    t = night("K C7, O C6", side="V", tiles="C7 NS, C6 NS", hand="GS1", foe="GS5", portals="", ks_thief=True, thief_ability=ability)
    assert t.activate("O").choose("atk:S", "def:GS5").asked == asked


@pytest.mark.parametrize(("ability", "loss"), [("inherit", 4), ("none", 3)])
def test_in_the_majors_place_the_thief_is_as_mighty_or_not(ability: str, loss: int) -> None:
    """[AA-KS-30, AA-AB-2]"""
    t = night("K C7, O C6 S", tiles="C7 NS, C6 NS", portals="", ks_thief=True, thief_replaces="M", thief_ability=ability).activate("K")
    assert t.choose("atk:N").points("V") == 20 - loss


@pytest.mark.parametrize(("ability", "asked"), [("inherit", "0 heal"), ("none", "1 token")])
def test_in_the_doctors_place_the_thief_heals_or_not(ability: str, asked: str) -> None:
    """[AA-KS-30, AA-AB-1]"""
    assert night(phase="refill", points="15 20", ks_thief=True, thief_replaces="D", thief_ability=ability).asked == asked


# Looks ---------------------------------------------------------------------------------------------------------------


def test_gargoyle_and_score_figures_change_nothing_but_their_looks() -> None:
    """[AA-KS-40]"""
    plain: Match[Night] = Match.new(GAME, 2, 5)
    dressed: Match[Night] = Match.new(GAME, 2, 5, {"ks_gargoyle": True, "ks_score": True})
    assert dressed.state.switches == ("ks_gargoyle", "ks_score")
    for match in (plain, dressed):
        while match.question < 150 and not match.over:
            seat, ask = next(iter(match.asks.items()))
            match.answer(seat, ask.offer().choices[match.question % len(ask.offer().choices)].key)
    dressed.state.switches = ()
    assert dressed.state == plain.state

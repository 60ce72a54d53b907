"""Why something is not offered: the reason is about that thing, and what is not there has none."""

from __future__ import annotations

import pytest

from walpurgis.engine import Match, Say

from .table import night


def test_a_card_that_is_not_in_the_hand_has_no_reason() -> None:
    t = night(hand="GS1")
    assert t.why_not("act:D1") is None and t.why_not("xch:D1>1") is None and t.why_not("upg:U1") is None


def test_a_team_mates_card_is_seen_but_not_mine_to_play() -> None:
    """[AA-TM-2]"""
    t = night(players=4, hand="GS1").having(2, hand=["GC1"], upgrades=["U2"])
    assert t.why_not("act:GC1") == "AA-TM-2" and t.why_not("upg:U2") == "AA-TM-2"
    assert t.why_not("act:GS1") is None  # it is offered


def test_an_enemys_cards_are_nobodys_to_ask_about() -> None:
    t = night(hand="GS1", foe="GC1", foe_upgrades="U2")
    assert t.why_not("act:GC1") is None and t.why_not("upg:U2") is None


@pytest.mark.parametrize(
    ("key", "rule"),
    [("act:GC1", "AA-P2-1"), ("xch:GC1>1", "AA-P2-2"), ("upg:U9", "AA-P2-3"), ("tok:M>seer", "AA-P1-3"), ("eff:seer", "AA-P1-5"), ("por:P1", "AA-P1-11")],
)
def test_while_a_card_is_carried_out_the_reason_says_when_other_things_are_done(key: str, rule: str) -> None:
    """[AA-P2-1 to AA-P2-3]"""
    t = night("D C8", hand="D1, GC1", upgrades="U9").choose("act:D1")
    assert t.asked == "0 tiles" and t.why_not(key) == rule


def test_a_character_card_works_only_around_its_character() -> None:
    """[AA-P2-9]"""
    t = night("D C6", tiles="F5 EW", hand="D2").choose("act:D2")
    assert t.why_not("put:F8=NS") == "AA-P2-9" and t.why_not("rot:F5=NS") == "AA-P2-9"
    assert t.why_not("rot:F5=NE") == "AA-P2-6" and t.why_not("put:C7=NE") == "AA-P2-4"


def test_a_card_works_on_each_space_once() -> None:
    """[AA-P2-9]"""
    t = night("D C6", hand="D2").choose("act:D2", "put:C7=NS")
    assert t.why_not("rot:C7=EW") == "AA-P2-9" and t.why_not("put:C7=EW") == "AA-P2-5"


def test_nobody_goes_anywhere_while_nobody_walks() -> None:
    assert night(hand="GS1").why_not("go:N") is None


def test_a_card_without_the_symbol_does_not_defend() -> None:
    """[AA-AT-5] The Doctor against Otis: a sun."""
    t = night("D D7, O D8", tiles="D7 NS, D8 NS", foe="GS1, GS3").activate("D").choose("atk:S")
    assert t.asked == "1 defend" and t.offered == "def:GS1, take"
    assert t.why_not("def:GS3") == "AA-AT-5" and t.why_not("def:GS5") is None


@pytest.mark.parametrize(("place", "rule"), [("bm.1", "AA-P1-1"), ("al.M", "AA-P1-5"), ("seer", "AA-P1-9")])
def test_a_place_that_gives_nothing(place: str, rule: str) -> None:
    """[AA-P1-1, AA-P1-5, AA-P1-9]"""
    t = night(phase="effects", tokens="M seer, D myst", power="D 0, M 0, R 0")
    assert t.asked == "0 effect" and t.why_not(f"eff:{place}") == rule


def test_who_cannot_pay_the_seer() -> None:
    """[AA-P1-9]"""
    t = night(phase="effects", tokens="M seer", power="D 3, M 4, R 2", hand="GS1").choose("eff:seer")
    assert t.offered == "pay:D, pay:M" and t.why_not("pay:R") == "AA-P1-9"


def test_quicksand_and_traps_are_not_on_a_table_without_them() -> None:
    t = night(hand="GS1")
    assert t.why_not("qput:C8") is None and t.why_not("trap:C7") is None


def test_an_upgrade_has_the_icons_that_it_shows_and_no_others() -> None:
    """[AA-UP-1]"""
    t = night(hand="GS1", upgrades="U9").choose("upg:U9", "ico:power", "pow:M")
    assert t.asked == "0 icon" and t.why_not("ico:power") == "AA-UP-1" and t.why_not("ico:strike") is None


def test_the_societys_figures_must_go_before_anything_else_when_they_are_lifted() -> None:
    """[AA-SS-6]"""
    t = night("SA C4, SB D3", players=3, phase="use", society_hand="S01, S02", tiles="D7 NS").choose("use:S01+S02", "mov:SA>5")
    assert t.offered == "mov:SB>1, mov:SB>6, mov:SB>2" and t.why_not("trap:E3") == "AA-SS-6"


def test_solitaire_has_no_market() -> None:
    """[AA-S-42]"""
    t = night(players=1, hand="M1")
    assert t.why_not("xch:M1>1") == "AA-S-42" and t.why_not("tok:M>seer") is None


def test_an_enemys_token_is_not_one_of_your_three() -> None:
    """[AA-P1-3, AA-P1-4]"""
    t = night(phase="tokens")
    assert t.asked == "0 token" and t.why_not("tok:O>seer") == "AA-P1-3" and t.why_not("tok:D>al.M") == "AA-P1-4"


def test_the_rule_on_paying_is_that_of_the_place() -> None:
    """[AA-P1-7, AA-P1-9]"""
    t = night(phase="effects", tokens="M seer, D bm.1", power="D 3, M 4, R 2", hand="GS1")
    assert t.choose("eff:seer").ask.rule == "AA-P1-9"
    t = night(phase="effects", tokens="M seer, D bm.1", power="D 3, M 4, R 2", hand="GS1")
    assert t.choose("eff:bm.1").ask.rule == "AA-P1-7"


def test_the_board_ends_at_its_rim_and_at_the_citadels() -> None:
    """[AA-B-1, AA-B-4]"""
    t = night("M A9", tiles="A8 NS").activate("M")
    assert t.why_not("go:W") == "AA-B-1" and t.why_not("go:S") == "AA-B-4"


def test_whatever_ended_the_movement_is_the_reason_not_to_go_on() -> None:
    """[AA-PO-2, AA-MV-6]"""
    struck = night("M C9, O D8 N", tiles="C9 NS, D8 EW, C7 NS", portals="P1 C7|C8").activate("M").choose("go:N", "go:N")
    assert struck.offered == "atk:E, pass" and struck.points("H") == 18 and struck.why_not("go:N") == "AA-PO-2"
    trapped = night("M C9, O D8 N", tiles="C9 NS, D8 EW, C7 NS", traps="C8", players=3).activate("M").choose("go:N")
    assert trapped.offered == "atk:E, pass" and trapped.why_not("go:N") == "AA-MV-6"


def test_who_has_attacked_by_a_generic_card_must_still_walk_over_its_tile() -> None:
    """[AA-P2-7]"""
    t = night("M C4, O B4 N", tiles="B4 EW, C5 NS", chosen="D4").activate("M", must="C5").choose("atk:W")
    assert t.offered == "go:S, cap:E" and t.why_not("pass") == "AA-P2-7"


def test_a_vampire_is_not_pushed_onto_another_figure() -> None:
    """[AA-KS-10, AA-KS-12]"""
    t = night("D C7, O C6 S, T D6", tiles="C7 NS, C6 NS", upgrades="U11", portals="", ks_rifle=True).activate("D").choose("atk:N")
    assert t.asked == "0 rifle" and t.why_not("rif:C7/N") == t.why_not("rif:D6/N") == t.why_not("rif:C8/N") == "AA-KS-10"
    t = night("D B7, O B8 S, M A9, R B10", tiles="B7 NS, B8 NS", upgrades="U11", portals="", ks_rifle=True).activate("D").choose("atk:S")
    assert t.why_not("rif:B9/N") == "AA-KS-12"  # a base, and free


@pytest.mark.parametrize(("key", "rule"), [("por:P1", "AA-SS-3"), ("rot:D7=EW", "AA-SS-10"), ("cnv:D7=NE", "AA-SS-8")])
def test_the_society_has_rules_of_its_own_for_portals_and_tiles(key: str, rule: str) -> None:
    """[AA-SS-3, AA-SS-8, AA-SS-10]"""
    t = night("SA C4, SB D3", players=3, phase="use", society_hand="S01, S02", tiles="D7 NS")
    assert t.ask.prompt == "society-cards" and t.why_not(key) == rule


def test_alone_one_starts_on_the_other_side() -> None:
    """[AA-S-40]"""
    match = Match.new("ashes", 1, 0)
    assert match.asks[0].rule == match.why_not(0, "fig:D@A9") == "AA-S-40"


def test_a_choice_names_places_as_the_view_does() -> None:
    """[AA-P1-2]"""
    t = night(phase="tokens", tokens="D bm.3")
    places = {choice.key: choice.about["place"] for choice in t.ask.offer().choices if choice.about["is"] == "Token"}
    assert places["tok:M>bm.1"] == "bm.1" and places["tok:M>al.M"] == "al.M" and {key.partition(">")[2] for key in places} == {*places.values()}
    used = night(phase="effects", tokens="D bm.3", power="D 3").ask.offer().choices[0]
    assert used.about == {"is": "Effect", "place": "bm.3"} and used.says.args["place"] == Say("outer-bm-3")


def test_where_a_tile_lies_matters_before_what_it_shows() -> None:
    """[AA-P2-9, AA-P2-6]"""
    t = night("D C6", tiles="F8 EW, C5 NE", hand="D2").choose("act:D2")  # two straights
    assert t.why_not("put:G9=NE") == "AA-P2-9" and t.why_not("rot:F8=EW") == "AA-P2-9" and t.why_not("rot:C5=NE") == "AA-P2-6"

"""B, skulduggery: how many actions there are, who has them, and what an action is."""

from __future__ import annotations

import pytest

from walpurgis.games.sabbat.events import Passed

from .table import Play, table


def turns(t: Play) -> str:
    """Everybody passes to the end of the round: who had an action, in order."""
    before = t.t.round
    had = ""
    while t.t.round == before and t.ask.prompt == "action" and len(had) < 20:  # no round has so many
        had += t.who
        t.choose("act:pass")
    return had


@pytest.mark.parametrize(("card", "actions"), [("ful", 4), ("foo", 4), ("nat", 4), ("har", 3), ("hal", 3), ("car", 2), ("dar", 2)])
def test_the_time_card_gives_as_many_passes_as_it_says(card: str, actions: int) -> None:
    """[SM-B-1]"""
    assert turns(table("Y>B>R", card=card).go_on()) == "YBR" * actions


def test_the_first_round_has_four_actions_each() -> None:
    """[SM-B-1, SM-T-17]"""
    t = table("R>B", round=1, phase="study").go_on().invoke(R="inv:0", B="inv:0")
    assert turns(t) == "RB" * 4


def test_an_action_is_the_magician_or_the_ghosts_or_nothing() -> None:
    """[SM-B-2]"""
    t = table("R>B").has("R", bridge=1, at="b2").go_on()
    assert t.offered == "act:mag, act:gho, act:pass"


def test_with_the_magician_no_ghost_moves() -> None:
    """[SM-B-2]"""
    t = table("R>B").has("R", bridge=1, at="b2").tiles(c2="t_s").go_on("act:mag")
    assert {key.partition(":")[0] for key in t.offered.split(", ")} == {"mag"}
    t.choose("mag:c2")
    assert t.offered == "eff:tile, eff:none"
    t.choose("eff:tile")
    assert (t.who, t["R"].bridge) == ("B", 1)


def test_with_the_ghosts_no_magician_moves() -> None:
    """[SM-B-2]"""
    t = table("R>B").has("R", bridge=2, at="b2").go_on("act:gho")
    assert {key.partition(":")[0] for key in t.offered.split(", ")} == {"gho"}
    t.choose("gho:br>gd:can", "gho:br>gd:zen", "gho:end")
    assert (t.who, t["R"].magician) == ("B", "b2")


def test_a_passed_action_is_lost_not_saved() -> None:
    """[SM-B-3]"""
    t = table("R>B", card="car").go_on("act:pass")
    assert (t.who, len(t.told(Passed))) == ("B", 1)
    assert turns(t) == "BRB"  # still one action in the second pass


def test_a_pass_changes_nothing_else() -> None:
    """[SM-B-3]"""
    setting = table("R>B", can="B").has("R", bridge=1, at="b2", h2="s1")
    before = setting.action("R").t.copy()
    after = setting.action("R", "act:pass").is_quiet().t
    assert (after.players, after.ghosts, after.mirrors) == (before.players, before.ghosts, before.mirrors)


def test_everybody_may_pass_and_the_round_ends_normally() -> None:
    """[SM-B-3]"""
    t = table("R>B", card="dar").go_on()
    assert turns(t) == "RBRB"
    assert (t.t.round, t.t.phase) == (3, "study")


def test_the_magician_may_be_moved_in_every_pass() -> None:
    """[SM-B-4]"""
    t = table("R>B", round=1).go_on()
    for square in ("a1", "b1", "c1", "d1"):
        t.choose("act:mag", f"mag:{square}", "eff:none", "act:pass")
        assert t["R"].magician == square


def test_the_ghosts_may_be_moved_in_every_pass() -> None:
    """[SM-B-4]"""
    t = table("R>B", round=1).has("R", bridge=4).go_on()
    for garden in ("gla", "cry", "can", "tra"):
        t.choose("act:gho", f"gho:br>gd:{garden}", "gho:end", "act:pass")
        assert t.at(garden) == "R"


def test_an_action_is_finished_before_the_next_player_acts() -> None:
    """[SM-B-5]"""
    t = table("R>B>Y", can="B", tur="B").gates(tur="sr").has("R", terror=10, bridge=2, h1="s1", h2="s1 r1").go_on()
    for answer in ("act:gho", "gho:br>gd:can", "arr:fight", "gho:br>rg:tur", "pay:s1r2", "arr:fight", "gho:end"):
        assert t.who == "R"
        t.choose(answer)
    assert t.who == "B"


def test_only_gift_of_immortality_lets_another_player_decide_inside_an_action() -> None:
    """[SM-B-5]"""
    t = table("B>R", powers=True, tur="R", gri="B").has("B", terror=9).go_on("act:gho", "gho:rg:gri>rg:tur", "arr:fight")
    assert (t.who, t.ask.prompt) == ("R", "immortality")
    t.choose("imm:no")
    assert (t.who, t.ask.prompt) == ("B", "ghosts")


def test_magicians_and_ghosts_stay_when_a_new_round_begins() -> None:
    """[SM-B-1]"""
    t = table("R>B", card="car").has("R", terror=9, at="b2").ghosts(can="R", tur="R").go_on().idle_until(lambda manor: manor.round == 3)
    assert (t.t.lap, t.t.turn, t["R"].magician, t.at("can"), t.at("tur")) == (1, 0, "b2", "R", "R")


def test_what_belongs_to_another_moment_says_so() -> None:
    """[SM-B-2]"""
    t = table("R>B").has("R", bridge=1).action("R")
    for key in ("mag:d4", "gho:br>gd:can"):
        t.refuses(key, "SM-B-2")  # first choose between magician and ghosts
    t.choose("act:mag").refuses("gho:br>gd:can", "SM-B-2").refuses("act:gho", "SM-B-2")


def test_keys_that_name_nothing_have_no_rule() -> None:
    t = table("R>B").has("R", bridge=1).action("R", "act:gho")
    for key in ("gho:zz>qq", "nonsense", "gho:br>gd:zzz"):
        t.refuses(key, None)

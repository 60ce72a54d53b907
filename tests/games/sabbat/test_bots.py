"""The rules of thumb of Sabbat Magica: always an answer, and a good one."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.sabbat.table import Play, at_random, table
from walpurgis.arena import run
from walpurgis.bots import bot_named
from walpurgis.engine import Answer, Match
from walpurgis.games.sabbat.game import GAME
from walpurgis.games.sabbat.stewardship import approval, food

GAMES, ENOUGH = 60, 60
"""Some questions are rare at random: many games, but of each kind of question only the first ones go to the thumb."""


def test_thumb_has_a_legal_answer_to_every_question_of_random_games() -> None:
    asked: Counter[str] = Counter()
    for seed in range(GAMES):
        thumb = bot_named("thumb", GAME, seed)
        for match in at_random(Match.new(GAME, 2 + seed % 3, seed, listen=False), seed):
            for seat, ask in match.asks.items():
                asked[ask.prompt] += 1
                if asked[ask.prompt] <= ENOUGH:
                    ask.read(thumb.answer(match.sight(seat)))
    assert len(asked) > 15


def says(t: Play) -> Answer:
    """What the thumb answers where this scene stands."""
    answer = bot_named("thumb", GAME, seed=1).answer(t.match.sight(t.ask.seat))
    t.ask.read(answer)
    return answer


def test_thumb_takes_back_what_the_alchemist_gives() -> None:
    t = table("R>B", alc="R").has("R", zone="s1 r1 g1 m1").play(approval)
    back = says(t)
    assert isinstance(back, list) and len(back) == 2


def test_thumb_pays_with_what_would_spoil_first() -> None:
    t = table("R>B").gates(fri="sg").has("R", bridge=1, h1="s1 g1", h2="s1 g1").action("R", "act:gho", "gho:br>rg:fri")
    assert says(t) == "pay:s1g1"


def test_thumb_lets_a_minion_reappear_in_the_dearest_region_left() -> None:
    t = (
        table("B>R", powers=True, tur="R", vad="R", gri="B")
        .has("B", terror=5)
        .has("R", terror=3, power="imm")
        .action("B", "act:gho", "gho:rg:gri>rg:tur", "arr:fight")
    )
    assert (t.ask.prompt, says(t)) == ("immortality", "imm:rg:nes")


def test_thumb_burns_a_ghost_that_could_still_go_out_but_saves_nobody_its_food() -> None:
    def scene(lap: int, order: str) -> Play:
        t = table(order, powers=True, lap=lap).has("Y", at="a1", power="fir").has("R", at="c2", bridge=1, terror=3)
        return t.action("Y", "act:mag", "mag:b2", "eff:none")

    assert says(scene(1, "Y>R")) == says(scene(4, "Y>R")) == says(scene(1, "R>Y")) == "pow:fir"
    assert says(scene(4, "R>Y")) == "end1"  # Red has acted for the last time this round


def test_thumb_protects_its_dearest_place_once_secret_area_is_open() -> None:
    t = table("G>B", powers=True, phase="study", tur="G", fri="G", can="G").has("G", power="sec").go_on()
    assert (t.ask.prompt, says(t)) == ("secret-area", "sec:rg:tur")
    t = table("G>B", powers=True, phase="study", tur="G").go_on()
    assert (t.ask.prompt, says(t)) == ("secret-area", "sec:no")


def test_thumb_uses_booster_once_it_is_open() -> None:
    t = table("B>R", powers=True, tur="B").has("B", power="boo").action("B", "act:gho")
    assert says(t) == "pow:boo"


def test_thumb_lets_the_drawbridge_starve_before_a_region() -> None:
    t = table("R>B", tur="R", can="B R", phase="stewardship").has("R", terror=0, bridge=2).play(food)
    assert (t.ask.prompt, says(t)) == ("feed", ["br", "br", "gd:can"])


def test_thumb_sends_its_ghost_through_the_gate_it_can_pay_in_the_last_action() -> None:
    t = table("R>B", lap=4, round=3).gates(tur="sg", fri="rm").has("R", terror=5, bridge=1, h1="s1 g1 r1 m1", at="a1").action("R")
    assert says(t) == "act:gho"
    assert says(t.choose("act:gho")) == "gho:br>rg:tur"


def test_thumb_drives_out_a_later_player_rather_than_being_turned_away() -> None:
    t = table("R>B", tur="B", gri="R").has("R", terror=6).has("B", terror=6).action("R", "act:gho", "gho:rg:gri>rg:tur")
    assert says(t) == "arr:fight"


def test_thumb_lifts_its_curse_with_the_grimoire() -> None:
    t = table("R>B", round=5, lap=4).tiles(b2="t_gri").has("R", terror=9, cursed=True, at="a1").action("R", "act:mag")
    assert says(t) == "mag:b2"
    assert says(t.choose("mag:b2")) == "eff:tile"


def test_thumb_turns_what_it_has_twice_into_what_it_lacks() -> None:
    t = table("R>B").gates(tur="sg").tiles(b2="t_tub").has("R", bridge=1, h2="s2", at="a1").action("R", "act:mag", "mag:b2", "eff:tile")
    assert (t.ask.prompt, says(t)) == ("test-tube-2h", 1)
    assert says(t.choose(1)) != ["s"]


def test_thumb_goes_on_with_what_somebody_else_put_into_the_test_tube() -> None:
    """It would have given another kind, of which there is more; what is given is never received."""
    t = table("R>B").gates(tur="sg").tiles(b2="t_tub").has("R", bridge=1, h2="g1", h1="s4 m2", at="a1").action("R", "act:mag", "mag:b2", "eff:tile", "tub:g")
    assert t.ask.prompt == "test-tube-into-2h"
    t.choose(says(t))


@pytest.mark.parametrize("bots", [["thumb", "random"], ["random", "thumb", "random"], ["random", "random", "random", "thumb"]])
def test_thumb_beats_random_bots_by_far(bots: list[str]) -> None:
    found = run("sabbat", bots, games=6, seed=11)
    thumb = found.standings[bots.index("thumb")]
    assert thumb.wins >= 5
    assert all(thumb.mean_score > 40 + other.mean_score for other in found.standings if other is not thumb)
    assert not found.faults


def test_thumbs_among_themselves_reach_sensible_scores() -> None:
    found = run("sabbat", ["thumb", "thumb"], games=6, seed=12)
    assert all(standing.mean_score > 25 for standing in found.standings)
    assert not found.faults


@pytest.mark.parametrize("options", [{"use_powers": False}, {"power_uses": "trigger"}, {"vp_floor_zero": True, "roomy_gardens": True}])
def test_thumb_knows_every_option_of_the_game(options: dict[str, object]) -> None:
    found = run("sabbat", ["thumb", "thumb", "random"], games=2, seed=13, options=options)
    assert not found.faults and not found.broken_off


def test_thumb_plays_the_same_game_from_the_same_seed() -> None:
    assert run("sabbat", ["thumb", "thumb"], games=2, seed=14) == run("sabbat", ["thumb", "thumb"], games=2, seed=14)

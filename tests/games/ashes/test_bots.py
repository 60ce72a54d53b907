"""The rules of thumb of Ashes to Ashes: always an answer, a sensible one, soon, and far better than chance."""

from __future__ import annotations

from pathlib import Path
from time import process_time
from typing import Any

import pytest

from tests.games.ashes.table import Play, night
from walpurgis.arena import run
from walpurgis.bots import bot_named, play
from walpurgis.engine import Answer, Chance, Match
from walpurgis.games.ashes import game
from walpurgis.games.ashes.bots import ANSWERS, careful, quick, thumb
from walpurgis.games.ashes.bots.quick import QUICKLY
from walpurgis.games.ashes.bots.reach import FAR, TILE, Field, homewards, next_to
from walpurgis.games.ashes.game import GAME

ROAD = "A8 NS, A7 NS, A6 SE, B6 NW"
"""From A9 to the crossroads B5."""
GAME_TEXT = Path(game.__file__).parent / "text" / "en.ftl"
ADD_ONS = dict.fromkeys(("ks_quicksand", "ks_rifle", "ks_bear", "ks_thief", "ks_gargoyle", "ks_score", "grace_turn"), True)


def says(t: Play) -> Answer:
    """What the thumb answers where this scene stands."""
    answer = thumb(t.match.sight(t.ask.seat), Chance(1))
    t.ask.read(answer)
    return answer


def plays_on(t: Play) -> Play:
    """Let a thumb play for whoever is asked until the turn of this seat is over."""
    turn = t.t.turn
    while not t.match.over and t.t.turn == turn:
        t.choose(says(t))
    return t


# Distances -----------------------------------------------------------------------------------------------------------


def test_a_laid_road_is_no_distance() -> None:
    t = night("M B5, D B9, R B10", tiles=ROAD).t
    assert Field(t, "H", homewards(t, "M")).of("B5") == 0


@pytest.mark.parametrize(("spoilt", "tiles"), [("A7", 1), ("A7 EW", 1), ("A7 SE", None)])
def test_missing_and_wrong_tiles_are_counted(spoilt: str, tiles: int | None) -> None:
    """One that lies wrong is turned; one of the wrong kind must be walked around."""
    laid = ROAD.replace("A7 NS", spoilt) if " " in spoilt else ROAD.replace("A7 NS, ", "")
    t = night("M B5, D B9, R B10", tiles=laid).t
    far = Field(t, "H", homewards(t, "M")).of("B5")
    assert far == tiles * TILE if tiles else TILE < far < FAR


def test_a_portal_that_hurts_is_no_way() -> None:
    """[AA-PO-2] C6|C7 is dark: no way for Humans, but for Vampires."""
    t = night("M C7, O C8", tiles="C7 NS, C6 NS, C5 NS", portals="P1 C6|C7").t
    goal = "C5"
    assert Field(t, "H", next_to(t, "H", goal)).of("C7") > 0
    assert Field(t, "V", next_to(t, "V", goal)).of("C7") == 0


# Winning -------------------------------------------------------------------------------------------------------------


def test_walks_home_with_the_chosen_when_a_path_is_there() -> None:
    t = night("M B5, D B9, R B10", tiles=ROAD, hand="M1", chosen="M")
    assert plays_on(t).ended == "H base"


def test_closes_the_gap_and_walks_home() -> None:
    t = night("M B5, D B9, R B10", tiles=ROAD.replace("A7 NS, ", ""), hand="GS1, D2", chosen="M")
    assert plays_on(t).ended == "H base"


def test_catches_the_chosen_and_runs_home_in_one_turn() -> None:
    """Both cards are the Major's: one for the capture, one for the way."""
    t = night("M B5, D B9, R B10", tiles=f"{ROAD}, C5 NW", hand="M2, M4", chosen="C3")
    assert plays_on(t).ended == "H base"


def test_takes_her_when_she_stands_beside() -> None:
    t = night("D D5", tiles="D5 EW", chosen="E5").activate("D")
    assert says(t) == "cap:E"


def test_attacks_whoever_carries_her_first() -> None:
    t = night("D C8, O C7, S D8", tiles="C7 NS, D8 EW", chosen="S", portals="").activate("D")
    assert says(t) == "atk:E"


# Caution -------------------------------------------------------------------------------------------------------------


def test_does_not_run_into_a_portal_that_hurts() -> None:
    """[AA-PO-2] To the north is the dark portal, to the south a crossroads."""
    t = night("M C7", tiles="C7 NS, C6 NS, C5 NS", portals="P1 C6|C7", chosen="C3").activate("M")
    assert t.offers("go:N") and says(t) != "go:N"


def test_defends_the_chosen_but_not_every_point() -> None:
    """[AA-AT-5, AA-AT-8] Otis is struck by the Doctor; a sun would cancel it."""
    for chosen, points, answer in (("O", "20 20", "def:GS1"), ("A1", "20 20", "take"), ("A1", "20 3", "def:GS1")):
        t = night("D C8, O C7 S", tiles="C7 NS", foe="GS1", chosen=chosen, points=points, portals="").activate("D").choose("atk:N")
        assert t.asked == "1 defend" and says(t) == answer


def test_counters_for_the_chosen() -> None:
    """[AA-AT-6] A moon answers the defence."""
    t = night("D C8, O C7 N", tiles="C7 NS", hand="GS3", foe="GS1", chosen="O", portals="").activate("D").choose("atk:N", "def:GS1")
    assert says(t) == "ctr:GS3"


def test_breaks_the_road_of_an_enemy_who_carries_her() -> None:
    """Otis could walk home along row 2 at his next turn."""
    t = night("O F2 E", tiles="F2 EW, G2 EW, H2 EW", hand="GS1", chosen="O", portals="")
    plays_on(t)
    assert Field(t.t, "V", homewards(t.t, "O"), own=("O",)).of(t.t.at["O"]) > 0


def test_heals_when_points_are_dear() -> None:
    """[AA-AB-1]"""
    assert says(night(phase="refill", points="5 20", power="M 4")) == "heal:M"
    assert says(night(phase="refill", points="19 20", power="M 4")) == "pass"


def test_a_strike_is_made_where_it_hits() -> None:
    """[AA-UP-4] Otis stands in the Major's row."""
    t = night("M D6, O J6", upgrades="U1")
    assert says(t) == "upg:U1"
    assert says(t.choose("upg:U1", "ico:strike")) == "who:M"


def test_tokens_make_the_seer_payable_at_once() -> None:
    """[AA-P1-6, AA-P1-9] With two levels each, a zone and the Seer give a card more in the same turn."""
    t = night(phase="tokens", hand="M1, GS1, GC1")
    while t.ask.prompt == "token":
        t.choose(says(t))
    payer = next(who for who, place in t.t.tokens.items() if place == f"al.{who}")
    assert "seer" in t.t.tokens.values() and "myst" in t.t.tokens.values() and t.t.power[payer] == 3


def test_a_single_token_goes_where_the_enemy_could() -> None:
    """[AA-P1-3] In the very first turn it takes the Seer's place; a zone is never taken by others."""
    assert says(night(phase="tokens", hand="M1, GS1, GC1", turn=1)) in ("tok:D>seer", "tok:M>seer", "tok:R>seer")


def test_the_mystic_bars_the_enemys_road() -> None:
    """[AA-P1-11] The Vampires need tiles for a way other than the open one."""
    t = night("O H3", tiles="G3 EW, F3 EW, E3 EW", phase="tokens", chosen="B2", portals="P1 C6|C7")
    while t.ask.prompt != "edge":
        t.choose(says(t))
    assert str(says(t)).partition(">")[2] in ("F3|G3", "E3|F3", "D3|E3")


# The Society, solitaire ----------------------------------------------------------------------------------------------


def test_the_society_goes_where_the_chosen_is_carried() -> None:
    """[AA-SS-12] The Major carries her beside space 2."""
    t = night("M B6, SA G8, SB H7", tiles="B6 NS", players=3, society_hand="S06, S11", chosen="M", phase="use")
    while t.ask.seat == 2 and t.ask.prompt in ("society-cards", "scheme"):
        t.choose(says(t))
    assert t.t.chosen in ("SA", "SB")


def test_nobody_waits_where_a_ghoul_will_come() -> None:
    """[AA-SO-12] Ghoul 1 is next to the Major and acts in the coming turn."""
    t = night("M C6, g1 C5, g2 A1", tiles="C6 EW", players=1, hand="M1").having(ghoul_open=["G-12", "G-34"])
    assert plays_on(t).ended == ""


# Whole games ---------------------------------------------------------------------------------------------------------


def test_thumb_beats_random() -> None:
    """A game that the Society wins is not a win."""
    report = run("ashes", ["thumb", "random"], games=8)
    assert report.faults == [] and report.standings[0].wins >= 7


@pytest.mark.parametrize("seats", range(1, 7))
def test_thumb_is_never_stuck(seats: int) -> None:
    """With all add-ons, where one seat does whatever it likes, so that the others see much."""
    match = Match.new(GAME, seats, seats, {"turn_limit": 10, **ADD_ONS}, listen=False)
    play(match, {seat: bot_named("random" if seats > 1 and seat == 1 else "thumb", GAME, seat) for seat in range(seats)})
    assert match.over


def test_every_prompt_has_an_answer() -> None:
    """All prompts of the English texts."""
    text = GAME_TEXT.read_text(encoding="utf-8")
    prompts = {line.partition(" ")[0].removeprefix("ask-") for line in text.splitlines() if line.startswith("ask-")}
    assert prompts <= set(ANSWERS)


def test_thumb_is_quick() -> None:
    """A bot of the server has a time limit: no answer takes a quarter of a second of work, the mean far less."""
    match = Match.new(GAME, 2, 5, {"turn_limit": 10}, listen=False)
    times = []
    while not match.over:
        seat = next(iter(match.asks))
        seen = match.sight(seat)
        start = process_time()
        answer = thumb(seen, Chance(match.question))
        times.append(process_time() - start)
        match.answer(seat, answer)
    assert max(times) < 0.25 and sum(times) / len(times) < 0.025


def test_the_same_dice_give_the_same_game() -> None:
    def record(seed: int) -> list[Any]:
        match = Match.new(GAME, 1, 11, listen=False)
        play(match, {0: bot_named("thumb", GAME, seed)})
        return [entry.answer for entry in match.entries if hasattr(entry, "answer")]

    assert record(1) == record(1)


def test_nobody_plays_in_a_hurry_alone() -> None:
    """In playouts of solitaire the quick player does what thumb does in that world: one mistake is the end."""
    match, dice, hurried = Match.new(GAME, 1, seed=4, listen=False), Chance(1), 0
    for _ in range(40):
        ask = match.asks[0]
        answer = quick(match, ask, dice)
        assert answer == careful(match, ask, dice)
        hurried += ask.prompt in QUICKLY
        match.answer(0, answer)
    assert hurried

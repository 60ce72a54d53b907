"""The sage of Ashes to Ashes plans whole turns: scenes in which it wins and thumb does not, and games to their ends."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.ashes.table import Play, night
from walpurgis.bots import bot_named
from walpurgis.bots.brought import RuleOfThumb
from walpurgis.engine import Answer, Chance, Match
from walpurgis.engine.game import options_of
from walpurgis.games.ashes.bots import sage, thumb
from walpurgis.games.ashes.bots.turns import Turns
from walpurgis.games.ashes.game import GAME

HIDDEN = "P2 D8|E8, P3 D6|D7, P5 H4|H5, P6 F4|G4"
"""Portals that stand where they began."""
WON_IN_A_TURN = {
    "catches her and runs": (
        "M A9 N, T I1 W, O F4 W, S G3 W, R B9 W, D C5 E",
        "B8 NS, B7 NS, B6 NS, J3 NW, I3 EW, G3 EW, H2 SE, C10 NW, C9 SW, C5 EW",
        "GS2, S1, S4",
        "D4",
        "P1 C6|C7, P4 B1|B2",
    ),
    "builds, catches, runs": (
        "D A9 N, S J2 S, O I1 E, T H2 W, R B9 S, M C10 E",
        "B8 NS, B1 SW, I3 NW, H2 EW, H1 SE, G3 EW, E4 EW, F3 SE, C9 NW, C10 NW",
        "GC2, O5, O1",
        "D4",
        "P1 C6|C7, P4 B1|B2",
    ),
    "brings her home around a portal": (
        "O I1 W, T J2 S, D B9 N, M A9 N, R B10 E, S E4 W",
        "H2 EW, I3 NW, G3 SE, G4 EW, E4 EW, B8 SE, C7 NS, F5 NW, D5 NE, D3 SW, G2 NE, G1 NS",
        "O4, GS6, S1",
        "S",
        "P4 F3|G3, P1 G3|H3",
    ),
    "brings her home from afar": (
        "S I1 W, M B10 E, O C4 S, T J3 S, D A8 N, R C7 S",
        "H2 EW, G2 EW, F2 EW, B8 NS, B7 NS, B6 SE, D2 EW, C2 SE, C4 NE, J3 NS, A8 SE, C6 SW, C7 NE",
        "GC1, O5, S4",
        "O",
        "P4 F3|G3, P1 E2|F2",
    ),
}
ADD_ONS = dict.fromkeys(("ks_quicksand", "ks_rifle", "ks_bear", "ks_thief", "ks_gargoyle", "ks_score", "grace_turn"), True)


def plays_on(t: Play, player: RuleOfThumb) -> Play:
    """Let a player go on until the turn is over."""
    turn = t.t.turn
    while not t.match.over and t.t.turn == turn:
        t.choose(player(t.match.sight(t.ask.seat), Chance(1)))
    return t


def says(t: Play) -> Answer:
    answer = sage(t.match.sight(t.ask.seat), Chance(1))
    t.ask.read(answer)
    return answer


def scene(name: str) -> Play:
    figures, tiles, hand, chosen, portals = WON_IN_A_TURN[name]
    return night(figures, tiles=tiles, side="V", hand=hand, chosen=chosen, portals=f"{HIDDEN}, {portals}")


# Whole turns ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", WON_IN_A_TURN)
def test_wins_in_one_turn_where_thumb_does_not(name: str) -> None:
    assert plays_on(scene(name), sage).ended == "V base"
    t = plays_on(scene(name), thumb)
    assert not t.match.over


def test_what_was_planned_is_not_done_on_another_table() -> None:
    """The same cards in the same turn at two tables: what was planned at one of them is of no use at the other."""
    name = "catches her and runs"
    first = scene(name)
    first.choose(says(first))
    figures, tiles, hand, chosen, portals = WON_IN_A_TURN[name]
    other = night(figures.replace("S G3 W", "S H3 W"), tiles=tiles, side="V", hand=hand, chosen=chosen, portals=f"{HIDDEN}, {portals}")
    plays_on(other, sage)
    plays_on(first, sage)
    assert first.ended == "V base"


# Upgrade cards -------------------------------------------------------------------------------------------------------


def test_strikes_whoever_holds_the_chosen() -> None:
    """[AA-UP-4, AA-UP-8] The Doctor would hit two, the Reverend only Otis: but Otis has her."""
    t = night("D C5, R E7, M B10, O J7, S C2, T H5", upgrades="U1", chosen="O", portals="").choose("upg:U1", "ico:strike")
    assert thumb(t.match.sight(0), Chance(1)) == "who:D"
    assert says(t) == "who:R"


def test_keeps_a_strike_for_when_it_matters() -> None:
    """One point is less than a card that may take the Chosen from the enemy."""
    t = night("D D6, O J6", upgrades="U1")
    assert thumb(t.match.sight(0), Chance(1)) == "upg:U1"
    assert says(t) != "upg:U1"


# The Society ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("holder", ["M E8 N", "T J7 N"])
def test_the_society_sets_a_trap_beside_whoever_holds_her_and_goes_there(holder: str) -> None:
    """[AA-SS-6, AA-SS-9, AA-SS-12] Only a trap that is set in the same turn leads there; thumb looks at one scheme at a time."""

    def after(player: RuleOfThumb) -> str:
        t = night(f"{holder}, SA C4, SB D3", tiles="E8 NS, J7 NS", players=3, phase="use", society_hand="S15, S16", chosen=holder[0], portals="")
        while t.ask.seat == 2 and t.ask.prompt in ("society-cards", "scheme", "grasp"):
            t.choose(player(t.match.sight(2), Chance(1)))
        return t.t.holder

    assert after(thumb) == holder[0]
    assert after(sage) in ("SA", "SB")


# Games ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "options"), [(1, {}), (1, {"faction": "V"}), (2, {}), (2, ADD_ONS), (3, {}), (4, {"grace_turn": True})])
def test_plays_to_the_end(seats: int, options: dict[str, Any]) -> None:
    match, dice = Match.new(GAME, seats, 11, options_of(GAME, options), listen=False), Chance(1)
    while not match.over:
        seat = next(iter(match.asks))
        match.answer(seat, sage(match.sight(seat), dice))
    assert match.result().winners or match.state.winner in ("G", "SS")


def test_a_bot_that_thinks_says_what_the_sage_says() -> None:
    """Nothing else is promising, so it answers without a playout."""
    t = scene("catches her and runs")
    sight = t.match.sight(t.ask.seat)
    assert bot_named("search:1", GAME, 1).answer(sight) == sage(sight, Chance(1))


def test_lines_leave_the_table_as_it_was() -> None:
    t = scene("builds, catches, runs").t
    before = t.copy()
    lines = Turns("V", 4, 4).all(Turns("V", 4, 4).begin(t, t.me.hand, ()))
    assert lines and lines[0].value >= lines[-1].value
    assert t == before

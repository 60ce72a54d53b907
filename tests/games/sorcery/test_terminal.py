"""Sorcery in the terminal: the battlefield as a picture, and the same facts as lines."""

from __future__ import annotations

import re
import unicodedata
from functools import cache, partial

import pytest
from rich.cells import cell_len

from tests.games.sorcery.table import Play, battle
from tests.terminal import hands
from tests.terminal.hands import screen, written
from walpurgis.bots import bot_named
from walpurgis.engine import Chance, Match, View
from walpurgis.games.sorcery.game import GAME
from walpurgis.games.sorcery.state import Battlefield
from walpurgis.words import LANGUAGES, speaker

TYPOGRAPHY = "\u2019\u202f\u00a0\u2212\u2026\u201e\u201c\u201d\u2014\u2013\u2033\n"
PHASES = {"armies", "terrain", "objectives", "bookmarks", "deploy", "command", "action", "finish", "over"}

drawn, lines = partial(hands.drawn, GAME), partial(hands.lines, GAME)


@cache
def views() -> list[View]:
    """Views of games by chance and by rules of thumb, with every number of players, from beginning to end: the first of each phase, and some others."""
    found = []
    for seats, options, clever in [
        (2, {"build_total": 200, "table": "walls", "domains": True, "turn_limit": 6}, True),
        (3, {"build_total": 100, "table": "players", "turn_limit": 6}, False),
        (4, {"build_total": 100, "teams": True, "open_books": True, "turn_limit": 6}, True),
    ]:
        match, chance, met = Match.new("sorcery", seats, seats, options), Chance(seats), set[str]()
        bots = [bot_named("thumb", GAME, seat) for seat in range(seats)]
        while not match.over:
            seat, ask = next(iter(match.asks.items()))
            if match.state.phase not in met or len(match.entries) % 60 == 0:
                met.add(match.state.phase)
                found.append(match.view(seat))
            match.answer(seat, bots[seat].answer(match.sight(seat)) if clever else ask.sample(chance))
        found += [match.view(0), match.view(None)]
    return found


def both(t: Play, seat: int | None = 0) -> tuple[str, str]:
    """The words of the full picture, below the map, and the lines."""
    view = t.match.view(seat)
    rows = drawn(view, width=130, full=True).splitlines()
    top, end = (next(n for n, row in enumerate(rows) if corner in row) for corner in "┌└")
    return " ".join(" ".join([*rows[:top], *rows[end + 1 :]]).split()), lines(view)


def small_map(t: Play) -> list[str]:
    """The rows of the small map, without its frame."""
    rows = drawn(t.match.view(0)).splitlines()
    return [row[3:39] for row in rows if re.match(r"[ \d]{2}│", row)]


# The picture ---------------------------------------------------------------------------------------------------------


def test_every_phase_is_drawn() -> None:
    assert {view.phase for view in views()} == PHASES  # type: ignore[attr-defined]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [60, 80, 120])
def test_no_line_is_wider_than_the_terminal(language: str, width: int) -> None:
    for n, view in enumerate(views()):
        for line in drawn(view, language, width, full=n % 2 == 0).splitlines():
            assert cell_len(line) <= width, line


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sign_is_wide_and_no_symbol_is_of_doubtful_width(language: str) -> None:
    for sign in {sign for view in views()[::3] for sign in drawn(view, language, full=True)}:
        assert unicodedata.east_asian_width(sign) not in "WF", sign
        assert sign < "\u0250" or "\u2500" <= sign < "\u2580" or sign in TYPOGRAPHY, f"{sign!r}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_plain_lines_hold_letters_and_ascii_signs_only(language: str) -> None:
    for view in views():
        paper = screen()
        paper.say(lines(view, language))
        text = written(paper)
        assert "?" not in text, "a sign was lost"
        assert all(sign == "\n" or " " <= sign <= "~" or (sign <= "\xff" and sign.isalpha()) for sign in text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_map_is_never_torn_by_long_words(language: str) -> None:
    for view in views():
        rows = drawn(view, language, 80).splitlines()
        assert sum(bool(re.match(r"[ \d]{2}│.{36}│", row)) for row in rows) == 18
        full = drawn(view, language, 80, full=True).splitlines()
        assert sum(bool(re.match(r"[ \d]{2}│.{72}│", row)) for row in full) == 36


def test_a_sign_is_an_inch_wide_and_two_inches_high() -> None:
    t = battle("A:DEL2 18,18 N", "B:APO1 6,35 S")
    rows = small_map(t)
    assert rows[8][17:20] == "A1^"  # two inches a row, from the north
    assert rows[0][5:8] == "B1v"
    assert [len(row) for row in rows] == [36] * 18


@pytest.mark.parametrize(("look", "signs"), [("N", "A1^"), ("E", "A1>"), ("S", "A1v"), ("W", "<A1")])
def test_a_figure_shows_where_it_looks(look: str, signs: str) -> None:
    t = battle(f"A:DEL2 12,12 {look}", "B:APO1 30,30 S")
    assert any(signs in row for row in small_map(t))
    direction = {"N": "north", "E": "east", "S": "south", "W": "west"}[look]
    assert all(f"at 12,12, facing {direction}" in text for text in both(t))


@pytest.mark.parametrize(("place", "signs"), [("6,6", "A1/"), ("6,30", "A1\\"), ("30,30", "/A1"), ("30,6", "\\A1")])
def test_a_slanted_look_is_a_stroke_away_from_the_label(place: str, signs: str) -> None:
    t = battle(f"A:DEL2 {place}", "B:APO1 18,2 S")  # without a direction it looks to the centre
    assert any(signs in row for row in small_map(t))


def test_figures_in_contact_keep_their_labels() -> None:
    t = battle("A:DEL2 18,18 N", "A:DEL2 19.255,18 N", "A:BLO1 16.745,18 N", "B:APO1 18,19.255 S")
    text = "\n".join(small_map(t))
    assert all(label in text for label in ("A1^", "A2^", "A3^", "B1v"))
    assert "touches A2, A3, B1" in drawn(t.match.view(0))
    assert "touches A2, A3, B1" in lines(t.match.view(0))


def test_terrain_is_shaded_by_its_kind_and_named_with_its_corners() -> None:
    t = battle("A:DEL2 2,2 N", "B:APO1 30,30 S", terrain="wood 6,20-12,25, ruin 20,20-24,24, hill 6,6-12,11, pool 20,6-25,10, wall 28,14-34,15")
    rows = small_map(t)
    assert rows[6][6:12] == "::::::"
    assert rows[6][20:24] == "####"
    assert rows[13][6:12] == "======"
    assert rows[13][20:25] == "~~~~~"
    assert "######" in rows[10]
    for text in both(t):
        assert "t1 wood: hindering terrain, 6,20 to 12,25" in text
        assert "t5 wall: blocking terrain, 28,14 to 34,15" in text and "structural point" in text


def test_objectives_glyphs_and_books_lie_on_the_map() -> None:
    t = battle("A:DEL1 18,4 N +B1(P01.P30)", "B:APO1 18,30 S", objectives="18,18 6,18", workings=["P20 at 12,12 by a1 from k1"], active="A")
    t.t.objectives[1].holder = 1
    text = "\n".join(small_map(t))
    assert "o1" in text and "o2" in text and "*" in text
    for told in both(t):
        assert "O1 18,18 nobody" in told and "O2 6,18 Wolf" in told
        assert "Glyph of Warding: glyph, at 12,12, cast by Master (A1)" in told


# What is told --------------------------------------------------------------------------------------------------------


def test_the_turn_is_a_line_with_what_is_left() -> None:
    t = battle("A:DEL2 18,18 N", "B:APO1 30,30 S", in_round=3)
    assert drawn(t.match.view(0)).startswith("Round 3 of 12  Raven  Action phase  2 actions left")
    assert lines(t.match.view(0)).startswith("Round 3 of 12, Raven, Action phase, 2 actions left\n")
    last = battle("A:DEL2 18,18 N", "B:APO1 30,30 S", in_round=12)
    assert "the last round" in drawn(last.match.view(0))


def test_a_figure_is_told_with_click_values_tokens_and_abilities() -> None:
    t = battle("A:DEL1 18,18 N #2 *1", "B:APO1 30,30 S")
    assert "A1  Master 2/6 * 7/9/15/1 10:2" in drawn(t.match.view(0))
    wanted = "click 2 of 6; speed 7, attack 9, defense 15, damage 1, range 10, ranged damage 2; 1 token; Magic Blast"
    assert wanted in lines(t.match.view(0))
    assert "Magic Blast" in both(t)[0]


def test_who_flies_who_is_captive_and_who_has_fallen_is_told() -> None:
    t = battle("A:STO2 10,10 N", "A:DRA1 18,18 N ^", "B:APO1 11.255,10 W", "B:BLO1 30,30 S")
    t.t.figures["b1"].status, t.t.figures["b1"].captor = "captive", "a1"
    t.t.figures["b2"].status = "gone"
    for text in both(t):
        assert "in the air" in text
        assert "leads captive B1" in text and "captive of A1" in text
        assert "Fallen: Acolyte (B2)" in text


def test_own_books_lie_open_with_the_text_of_the_bookmark_and_others_stay_closed() -> None:
    """[S-106]"""
    t = battle("A:DEL1 18,18 N +B1(P01.P20.P30)", "B:DEL1 18,30 S +B1(P25.P01)")
    say = speaker("en", GAME)
    for text in both(t, 0):
        assert "k1 Apprentice’s Primer, Master (A1): [Emberlance], Glyph of Warding" in text
        assert f"Emberlance (sorcery, 2 pages, 2 bars): {say.text('spell-P01-text')}" in " ".join(text.split())
        assert "k2 Apprentice’s Primer, Master (B1): closed, 2 spells" in text
        assert say.text("spell-P25") not in text
    for text in both(t, None):
        assert "Emberlance" not in text and "closed, 3 spells" in text


def test_what_others_have_shown_of_a_book_is_told() -> None:
    """[S-106, S-107]"""
    t = battle("A:DEL1 18,18 N", "B:DEL1 18,30 S +B1(P25.P01.P30)")
    t.k("k1").shown, t.k("k1").is_down = ("P25",), True
    for text in both(t, 0):
        assert "closed, 3 spells; seen so far: Glyph of Focus; face down on top: Glyph of Focus" in text


def test_the_spell_in_the_air_is_told() -> None:
    t = battle("A:DEL1 18,18 N +B1(P01.P30)", "B:DEL1 18,24 S +B1(P25.P01)").choose("cast:a1/k1")
    assert t.ask.prompt == "counter"
    assert all("Being cast: Emberlance, by Master (A1) at B1" in text for text in both(t, 1))


def test_where_armies_deploy_is_told() -> None:
    """[A-28]"""
    match = Match.new("sorcery", 2, 3, {"build_total": 100, "armies": "Q1;Q2"})
    chance = Chance(1)
    while match.state.phase != "deploy":
        seat, ask = next(iter(match.asks.items()))
        match.answer(seat, ask.sample(chance))
    t: Battlefield = match.state
    assert t.board == 24_000
    text = lines(match.view(0))
    assert "Raven deploys: 8,0 to 16,3" in text and "Wolf deploys: 8,21 to 16,24" in text
    assert "not yet deployed" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_full_table_explains_its_signs(language: str) -> None:
    text = drawn(battle("A:DEL2 18,18 N", "B:APO1 30,30 S").match.view(0), language, 500, full=True)
    for sign in ("A3/", "\\A3", "7/9/15/1", ": " + speaker(language, GAME).text("terrain-hindering")):
        assert sign in text

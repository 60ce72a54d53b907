"""Sorcery played in the terminal: orders figure by figure, places that are typed and tried, armies by code, whole games."""

from __future__ import annotations

import re
from functools import partial
from pathlib import Path

import pytest
from rich.cells import cell_len

from tests.games.sorcery.table import Play, battle
from tests.terminal import hands
from tests.terminal.hands import against_a_bot, screen, written
from tests.terminal.test_watching import seen
from walpurgis.bots import bot_named
from walpurgis.engine import Chance, Match, Record
from walpurgis.games.sorcery.actions import DEEDS
from walpurgis.games.sorcery.command import ITEMS
from walpurgis.games.sorcery.foresight import FORESEEN
from walpurgis.games.sorcery.game import GAME
from walpurgis.games.sorcery.terminal.pieces import words
from walpurgis.games.sorcery.terminal.pointing import TOLD
from walpurgis.terminal import Sitting
from walpurgis.words import LANGUAGES

QUICK = {"build_total": 100, "turn_limit": 6, "armies": "Q1;Q2"}
OWN = "100:DEL1+B1(P01.P20),2xBLO1,NIN1"
lines = partial(hands.lines, GAME)


def put(t: Play, plain: bool, language: str = "en", width: int = 80) -> str:
    """The open question as the terminal puts it."""
    offer = t.match.offer(next(iter(t.match.asks)))
    assert offer is not None
    paper = screen(width=width, plain=plain)
    Sitting(t.match, {}, paper, language).put(offer)
    return written(paper)


def typing(t: Play, *typed: str, seat: int = 0, language: str = "en") -> str:
    """Type to the open question of a seat, and read what comes; the table is left when nothing more is typed."""
    paper = screen([*typed, "quit"])
    sitting = Sitting(t.match, {1: bot_named("random", GAME, 1)}, paper, language, looking=seat)
    offer = t.match.offer(seat)
    assert offer is not None
    for line in typed:
        sitting.act_on(seat, offer, line)
    return written(paper)


def marching() -> Play:
    """A warrior that moves up to 8 inches, with an opponent at a distance."""
    return battle("A:DEL2 18,10 N", "B:APO1 18,20 S", "B:BLO1 30,10 W").choose("move:a1")


# Questions -----------------------------------------------------------------------------------------------------------


def test_orders_are_listed_figure_by_figure() -> None:
    t = battle("A:DEL1 18,18 N +B1(P01.P30)", "A:DEL2 16,18 N", "A:BLO1 20,18 N", "B:APO1 18,26 S", "B:BLO1 16,19.255 S")
    picture, text = put(t, plain=False), put(t, plain=True)
    assert re.search(r"Master \(A1\)\n.*\b1 move 7″", picture)
    assert "cast Emberlance" in picture and "browse k1" in picture
    assert re.search(r"Warden \(A2\): \d+ .*attack B2 \d+\+ \d+%", text)
    offer = t.match.offer(0)
    assert offer is not None
    for n in range(1, len(offer.choices) + 1):
        assert re.search(rf"\b{n} ", picture) and re.search(rf"\b{n}[: ]", text)


def test_every_order_has_a_short_name() -> None:
    for language in LANGUAGES:
        assert all(words(language).knows(f"short-deed-{kind}") for kind in DEEDS)
        assert all(words(language).knows(f"short-deed-{kind}") for kind in ITEMS if kind != "storm")  # a storm has no figure


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_of_whole_games_fit_the_terminal(language: str) -> None:
    for seats, options in ((2, {"build_total": 200}), (3, {"build_total": 100, "table": "players"})):
        match, chance, met = Match.new("sorcery", seats, seats, {**options, "turn_limit": 6}), Chance(seats), set[str]()
        while not match.over:
            seat, ask = next(iter(match.asks.items()))
            if ask.prompt not in met or len(match.entries) % 25 == 0:
                met.add(ask.prompt)
                offer = match.offer(seat)
                assert offer is not None
                paper = screen(width=80, plain=False)
                Sitting(match, {}, paper, language).put(offer)
                assert all(cell_len(line) <= 80 for line in written(paper).splitlines()), offer.prompt
            match.answer(seat, ask.sample(chance))


def test_many_places_stand_in_rows() -> None:
    match = Match.new("sorcery", 2, 3, {"build_total": 200, "armies": "A1;A5", "table": "field"})
    t = Play(match)
    while t.ask.prompt != "deploy":
        match.answer(t.ask.seat, t.ask.sample(Chance(1)))
    key = next(key for key in t.offered.split(", ") if key.startswith("fig:"))
    t.choose(key)
    text = put(t, plain=True)
    assert "Places, in inches from the west and from the south edge:\n1: 18," in text
    assert len(put(t, plain=False).splitlines()) < 20


# Armies --------------------------------------------------------------------------------------------------------------


def test_an_army_is_chosen_by_its_number_or_typed_as_a_code() -> None:
    """[D-86, D-87]"""
    for typed, first in (("2", "MER2"), ("q2", "MER2"), (OWN, "DEL1")):
        match = Match.new("sorcery", 2, 3, {"build_total": 100})
        t = Play(match)
        assert "Spire Patrol (96 points) (Q1): 2 x Delphana Master + Apprentice's Primer; 2 x Circle Thrall" in put(t, plain=True)
        typing(t, typed)
        match.answer(1, "Q1")
        assert match.state.figures["a1"].warrior == first


def test_an_army_that_breaks_a_rule_is_refused_with_the_rule() -> None:
    """[A-18, A-20]"""
    for code, rule in (("100:4xDEL1", "A-18"), ("100:DEL3,DEL3", "A-18"), ("hello", "D-87")):
        t = Play(Match.new("sorcery", 2, 3, {"build_total": 100}))
        assert rule in typing(t, code)
        assert 0 in t.match.asks


# Places and paths ----------------------------------------------------------------------------------------------------


def test_a_path_is_answered_by_the_number_of_a_named_move() -> None:
    """[D-46]"""
    t = marching()
    offer = t.match.offer(0)
    assert offer is not None
    number = next(n for n, choice in enumerate(offer.choices, 1) if choice.key == "on:n")
    typing(t, str(number))
    assert t.where("a1") == "18,18"


@pytest.mark.parametrize(
    ("typed", "where", "faces"),
    [
        ("18,13.5 20.25,13.5 >b2", "20.25,13.5", "b2"),
        ("18,13 >n", "18,13", "north"),
        ("18,13 > W", "18,13", "west"),
        ("18,13 >19,13", "18,13", "east"),
        (">b2", "18,10", "b2"),
    ],
)
def test_a_path_is_typed_in_inches_with_where_to_look(typed: str, where: str, faces: str) -> None:
    """[D-38]"""
    t = marching()
    typing(t, typed)
    assert t.where("a1") == where
    figure = t.f("a1")
    if faces == "b2":
        x, y = 30_000 - figure.x, 10_000 - figure.y
        assert abs(figure.fx * y - figure.fy * x) <= 30_000 and figure.fx * x >= 0
    else:
        assert f"at {where}, facing {faces}" in lines(t.match.view(0))


def test_without_a_look_the_nearest_opponent_is_faced() -> None:
    """[D-47]"""
    t = marching()
    typing(t, "18,14")
    assert "at 18,14, facing north" in lines(t.match.view(0))
    t = marching()
    typing(t, "25,10")
    assert "at 25,10, facing east" in lines(t.match.view(0))


def test_a_forbidden_path_is_refused_with_the_rule_and_nothing_is_lost() -> None:
    """[A-47, A-53]"""
    t = marching()
    text = typing(t, "18,18.5", "0.1,10", "18,13 >b9", "18,13,4", "far away", ">n >s")
    assert "A-47" in text and "A-53" in text
    assert 'Nobody can face "b9"' in text
    assert text.count("Type a number, or up to 6 places in inches") >= 3
    assert t.ask.prompt == "path"


def test_a_free_spin_is_answered_with_a_direction() -> None:
    """[A-128]"""
    t = battle("A:DEL2 18,10 N", "B:APO1 18,15 N").choose("move:a1").go((18, 13.8))
    assert t.ask.prompt == "spin"
    assert "Type a number, or > and a figure" in put(t, plain=True)
    typing(t, ">e", seat=1)
    assert "at 18,15, facing east" in lines(t.match.view(0))


def test_trying_shows_what_would_follow_and_changes_nothing() -> None:
    """[D-57, D-63]"""
    t = marching()
    before = t.match.state.copy()
    text = typing(t, "try 18,18.5", "try 18,13 20,13 >b1", "try 18,18", "try", "try nonsense")
    assert "A-47" in text
    assert "That is possible.\nPath: 18,10 > 18,13 > 20,13\n" in text
    assert 'Used: 5.0"\nLeft: 3.0"' in text
    assert "try PLACE: see what" in text
    assert t.match.state == before and t.ask.prompt == "path"


def test_trying_tells_contacts_and_chances() -> None:
    """[D-63, D-64]"""
    t = battle("A:DEL2 18,10 N", "B:APO1 18,15 N").choose("move:a1")
    text = typing(t, "try 18,14.5")
    assert "Stopped by: B1" in text and "Touches: B1 from behind" in text and "Free spin for: B1" in text
    assert re.search(r"Close combat: B1 \d+\+ \d+%", text)


def test_every_fact_of_a_preview_is_told() -> None:
    """[D-63]"""
    for kind in FORESEEN:
        assert {*kind.__struct_fields__} <= {*TOLD, "touching"}  # whom it touches is told with the sides, as contacts
    for language in LANGUAGES:
        assert all(words(language).knows(f"short-try-{name.replace('_', '-')}") for name in TOLD)


def test_there_is_nothing_to_try_where_no_place_is_asked_for() -> None:
    t = battle("A:DEL2 18,10 N", "B:APO1 18,20 S")
    assert "There is nothing to try here" in typing(t, "try 18,12")


# Commands ------------------------------------------------------------------------------------------------------------


def test_a_hint_for_a_path_is_a_named_move_or_in_inches() -> None:
    text = typing(marching(), "hint")
    assert re.search(r"An experienced player would consider:\s+1\. (\d+ \(|[\d.]+,[\d.]+ )", text)


def test_spells_and_abilities_are_looked_up_by_name_or_key() -> None:
    t = battle("A:DEL1 18,18 N +B1(P01.P30)", "B:APO1 18,30 S")
    for typed in ("? Emberlance", "? P01", "?emberlance"):
        assert "Emberlance (sorcery, 2 pages, 2 bars): Make a ranged combat attack" in typing(t, typed)
    assert "Charge: With a close combat action" in typing(t, "? Charge")
    assert "A-47" in typing(marching(), "?")


def test_a_move_is_taken_back_saved_loaded_and_replayed(tmp_path: Path) -> None:
    kept, file = tmp_path / "kept.json", tmp_path / "record.json"
    text, sitting = against_a_bot("1", "1", "undo", f"save {kept}", "quit", game="sorcery", options=QUICK)
    assert "Undone." in text
    assert Match.load(kept.read_bytes()).state == sitting.match.state
    again, found = against_a_bot(f"load {kept}", *["1"] * 400, f"record {file}", game="sorcery", options=QUICK)
    assert f"The match in {kept} continues." in again
    assert found.match.over
    assert Match.replay(Record.read(file.read_bytes())).state == found.match.state
    story = seen(found.match.record())
    assert "Round 2 of 6" in story and "Final scores" in story
    assert "Answer 5 of" in seen(found.match.record(), "5", "board", "q", step=True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_played_by_always_answering_one(language: str) -> None:
    text, sitting = against_a_bot(*["1"] * 600, game="sorcery", language=language, options=QUICK)
    assert sitting.match.over
    verdict = sitting.match.result().verdict
    assert verdict is not None
    assert sitting.say(verdict).replace("\u2019", "'").replace("\u202f", " ") in text


def test_a_game_goes_on_from_the_middle_of_a_record() -> None:
    """Whoever watches may take over."""
    match, chance = Match.new("sorcery", 2, 5, QUICK), Chance(5)
    while not match.over:
        seat, ask = next(iter(match.asks.items()))
        match.answer(seat, ask.sample(chance))
    half = Match.replay(match.record(), len(match.entries) // 2)
    sitting = Sitting(half, {1: bot_named("random", GAME, 1)}, screen(["1"] * 400), bot_names=["random"])
    sitting.play()
    assert half.over

"""Ashes to Ashes played in the terminal: questions about many spaces, whole games of two and of one."""

from __future__ import annotations

import re
from pathlib import Path

import pexpect  # type: ignore[import-untyped]
import pytest
from rich.cells import cell_len

from tests.games.ashes.table import Play, night
from tests.games.ashes.test_terminal import ADD_ONS
from tests.terminal import real
from tests.terminal.hands import against_a_bot, screen, written
from tests.terminal.test_watching import seen
from walpurgis.bots import bot_named
from walpurgis.engine import Chance, Match, Record
from walpurgis.games.ashes.game import GAME
from walpurgis.terminal import Sitting
from walpurgis.words import LANGUAGES

# Questions ----------------------------------------------------------------------------------------------------------


def put(t: Play, plain: bool, language: str = "en", width: int = 80) -> str:
    offer = t.match.offer(next(iter(t.match.asks)))
    assert offer is not None
    paper = screen(width=width, plain=plain)
    Sitting(t.match, {}, paper, language).put(offer)
    return written(paper)


def everywhere() -> Play:
    """A curve may be laid all over the board: more than two hundred answers."""
    return night(tiles="A8 NS, B6 NW", hand="GC1").choose("act:GC1")


def test_answers_all_over_the_board_are_listed_space_by_space() -> None:
    t = everywhere()
    offer = t.match.offer(0)
    assert offer is not None and len(offer.choices) > 200
    picture, text = put(t, plain=False), put(t, plain=True)
    assert len(picture.splitlines()) < 30
    assert re.search(r"B1 +1└ +2┌ +3┐ +4┘ +C1 +5└", picture)
    assert "Place a tile (such as put:B1=NE):\nB1: 1 curve, north to east; 2 curve, south to east; 3 curve, south to west; 4 curve, north to west\n" in text
    assert "Turn a tile (such as rot:B6=NE):\nB6: " in text
    for n in range(1, len(offer.choices) + 1):
        assert re.search(rf"\b{n}[└┌┐┘ ]", picture)
        assert re.search(rf"\b{n}[: ]", text)


def test_such_an_answer_is_given_by_number_or_by_key() -> None:
    for typed in ("7", "put:C1=SW"):
        t = everywhere()
        paper = screen([typed])
        Sitting(t.match, {1: bot_named("random", GAME, 1)}, paper).ask(0)
        assert t.t.tiles["C1"] == "SW"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 120])
def test_questions_of_random_games_fit_the_terminal(language: str, width: int) -> None:
    for seats in (1, 2, 3):
        match, chance = Match.new("ashes", seats, seats, ADD_ONS), Chance(seats)
        while not match.over:
            seat, ask = next(iter(match.asks.items()))
            offer = match.offer(seat)
            assert offer is not None
            if len(offer.choices) > 16 or len(match.entries) % 9 == 0:
                paper = screen(width=width, plain=False)
                Sitting(match, {}, paper, language).put(offer)
                assert all(cell_len(line) <= width for line in written(paper).splitlines()), offer.prompt
            match.answer(seat, ask.sample(chance))


def test_portals_and_traps_are_listed_by_edge_and_space() -> None:
    edges = night(tokens="M myst", phase="effects", power="M 0, D 0, R 0").choose("eff:myst").choose("por:P1")
    for plain in (False, True):
        text = put(edges, plain)
        assert "Portal that hurts: Vampires (such as por:P1>" in text
        assert re.search(r"\b1 \w+\|\w+", text)
    traps = night(players=3, phase="use", society_hand="S01")  # the only card is used without asking
    assert "Set a trap (such as trap:" in put(traps, plain=False)
    assert "mov:S" in put(traps, plain=False)
    full = night(players=3, phase="use", society_hand="S01", traps="D2, E3, G4, C5, C7, E9")
    assert "Move the trap from D2 (such as trapm:D2>" in put(full, plain=True)


# Whole games --------------------------------------------------------------------------------------------------------


def alone(*typed: str, seed: int = 5, language: str = "en", plain: bool = True, faction: str = "H") -> tuple[str, Sitting]:
    """One person, no bot."""
    sitting = Sitting(Match.new("ashes", 1, seed, {"faction": faction}), {}, screen(typed, plain=plain), language)
    sitting.play()
    return written(sitting.screen), sitting


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_played_by_always_answering_one(language: str) -> None:
    text, sitting = against_a_bot(*["1"] * 1500, game="ashes", language=language)
    assert sitting.match.over
    verdict = sitting.match.result().verdict
    assert verdict is not None
    assert sitting.say(verdict).replace("\u2019", "'").replace("\u202f", " ") in text
    assert sitting.say.text("account-total") not in text.partition(sitting.say.text("account-heading"))[2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_solitaire_is_played_by_always_answering_one(language: str) -> None:
    for plain in (True, False):
        text, sitting = alone(*["1"] * 300, language=language, plain=plain, faction="V")
        assert sitting.match.over
        assert ": the bot" not in text
        assert "Pass the table" not in text
        account = text.partition(sitting.say.text("account-heading"))[2]
        verdict = sitting.match.result().verdict
        assert verdict is not None
        assert " ".join(sitting.say(verdict).split())[:40].replace("\u2019", "'") in " ".join(account.split()).replace("\u2019", "'")


def test_a_solitaire_is_saved_loaded_taken_back_and_replayed(tmp_path: Path) -> None:
    kept, game = tmp_path / "alone.json", tmp_path / "record.json"
    text, sitting = alone("fig:D@I1", "undo", "fig:M@I1", "fig:D@I2", f"save {kept}", "quit")
    assert "Undone." in text
    assert sitting.match.state.at["M"] == "I1"
    assert f"walpurgis play ashes --load {kept} --bots ''\n" in text
    assert Match.load(kept.read_bytes()).state == sitting.match.state
    again, found = alone(f"load {kept}", *["1"] * 300, f"record {game}", seed=6)
    assert f"The match in {kept} continues." in again
    assert found.match.over and found.match.state.at.keys() >= {"M", "D"}
    assert Match.replay(Record.read(game.read_bytes())).state == found.match.state
    story = seen(found.match.record())
    assert "A game for one player, " in story
    assert "The Major starts on I1." in story
    assert "Final scores" in story
    assert "Answer 3 of" in seen(found.match.record(), "3", "board", "q", step=True)


@pytest.mark.parametrize(("words", "width"), [(["--bots", "random"], 80), (["--players", "1"], 120)], ids=["two", "alone"])
def test_a_whole_game_in_a_real_terminal(words: list[str], width: int) -> None:
    game = real.table("play", "ashes", "--seed", "5", *words, width=width)
    shown = ""
    for n in range(600):
        ended = game.expect([r"Candle \(Humans\) > $", "Final scores"])
        shown += game.before
        if ended:
            break
        game.sendline("board" if n == 3 else "1")
    game.expect("leaves")
    account = game.before
    game.sendline("")
    game.expect(pexpect.EOF)
    game.close()
    assert game.exitstatus == 0
    rows = real.ESCAPES.sub("", shown).splitlines()
    assert max(len(row) for row in rows) <= width
    assert any("A   B   C   D   E   F   G   H   I   J" in row for row in rows)
    assert re.search(r"wins?\b", account)

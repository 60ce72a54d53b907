"""A sitting: what is shown, what can be typed, and what stays secret."""

from __future__ import annotations

import itertools
import re
import shlex
from functools import partial
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tests.terminal import hands
from tests.terminal.hands import screen, written
from walpurgis.bots import bot_named
from walpurgis.cli import app
from walpurgis.engine import Match, Record, game_named
from walpurgis.terminal import Sitting
from walpurgis.words import LANGUAGES

against_a_bot, together = partial(hands.against_a_bot, game="sabbat"), partial(hands.together, game="sabbat")
ALWAYS_ONE = ["1"] * 400


def test_a_whole_game_is_played_by_always_answering_one() -> None:
    text, sitting = against_a_bot(*ALWAYS_ONE)
    assert sitting.match.over
    assert "Final scores" in text
    assert "1st:" in text
    assert "2nd:" in text
    assert text.count("This is the last round.") == 1


def test_the_account_tells_words_from_points() -> None:
    text, _ = against_a_bot(*ALWAYS_ONE, language="de")
    assert re.search(r"Chimären, je 5 SP: \d", text)


def test_the_game_without_a_drawing_of_its_own_is_played_in_all_languages() -> None:
    for language in LANGUAGES:
        text, sitting = against_a_bot(*(str(n) for n in [*range(13, 0, -1)] * 8), game="template", language=language)
        assert sitting.match.over, text


def test_the_end_of_input_is_a_clear_line() -> None:
    text, sitting = against_a_bot("2")
    assert not sitting.match.over
    assert text.rstrip().endswith("the match is not saved. Next time, save FILE does that.")


def test_quit_asks_nothing_and_says_how_to_save() -> None:
    text, sitting = against_a_bot("quit", "2")
    assert "save FILE" in text
    assert len(sitting.match.entries) <= 1  # the bot has chosen, the person has not


def test_a_question_mark_shows_the_rule_behind_the_question() -> None:
    text, _ = against_a_bot("?")
    assert "[SM-A2-3] " in text


@pytest.mark.parametrize("typed", ["? mirror", "?mirror", "rules mirror"])
def test_a_word_is_found_in_the_rulebook(typed: str) -> None:
    text, _ = against_a_bot(typed)
    assert "[SM-S-5] All 16 mirrors start intact." in text


def test_a_rule_is_found_by_its_number_and_a_chapter_by_its_name() -> None:
    text, _ = against_a_bot("rules sm-s-5", "rules A1", "rules", "rules xyzzy")
    assert "[SM-S-5]" in text
    assert "[SM-A1-2]" in text
    assert "  A1: " in text
    assert 'does not mention "xyzzy"' in text


def test_why_cites_the_rule_that_forbids_a_thing() -> None:
    text, _ = against_a_bot("inv:2", "act:gho", "why gho:br>rg:tur", "gho:br>rg:tur", "why 1", "why nonsense")
    assert text.count("[SM-B2-7]") == 2
    assert "gho:br>rg:tur is not an option because of this rule:" in text
    assert "is an option: from the drawbridge" in text
    assert "nonsense is not an option here, and no rule is known to say why." in text


def test_a_hint_names_the_best_three_answers_with_their_chances_and_why() -> None:
    text, _ = against_a_bot("hint")
    _, heading, rest = text.partition("An experienced player would consider:")
    assert heading and len(re.findall(r"\n[123]\. \d+ \(send \w+(?: ghosts?)?\): \d+% to win \(\+- \d+\)\. (This|There) .*\.", rest)) == 3
    assert "compare each choice with the others" in rest


def test_an_answer_is_taken_back_as_long_as_that_is_free() -> None:
    text, _ = against_a_bot("undo", "inv:2", "act:mag", "undo")
    assert "you have nothing to undo" in text
    assert text.count("What do you do with this action?") == 2
    assert "Undone." in text


def test_what_was_shown_cannot_be_taken_back() -> None:
    text, _ = against_a_bot("inv:2", "undo")
    assert "That can't be undone: " in text
    assert "Undone." not in text


@pytest.mark.parametrize("typed", ["99", "dance", "1 2", "act:nothing", "-3"])
def test_wrong_input_is_refused_with_a_sentence_and_changes_nothing(typed: str) -> None:
    text, sitting = against_a_bot("inv:2", typed)
    untouched, other = against_a_bot("inv:2")
    assert sitting.match.state == other.match.state
    assert len(text) > len(untouched)


def test_a_match_is_saved_and_found_again(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    text, sitting = against_a_bot("inv:2", f"save {file}")
    assert f"walpurgis play sabbat --load {file} --bots random\n" in text
    assert Match.load(file.read_bytes()).state == sitting.match.state
    again, found = against_a_bot("inv:3", f"load {file}", "log 3", seed=5)
    assert found.match.state == sitting.match.state
    assert f"The match in {file} continues." in again


def test_a_match_of_people_only_goes_on_without_bots(tmp_path: Path) -> None:
    """The command that is printed seats everybody as they sat, and can be pasted into a shell."""
    file = tmp_path / "our evening.json"
    text, _ = together("", f"save {file}")
    assert f"walpurgis play sabbat --load '{file}' --bots ''\n" in text
    command = text.partition("To continue: walpurgis ")[2].partition("\n")[0]
    again = CliRunner().invoke(app, [*shlex.split(command), "--lang", "en"])
    assert again.output.count(": a person") == 2
    assert "the bot" not in again.output


def test_files_that_cannot_be_read_or_written_are_named(tmp_path: Path) -> None:
    broken = tmp_path / "broken.json"
    broken.write_text("{}")
    missing = tmp_path / "no" / "where.json"
    text, sitting = against_a_bot(f"save {missing}", f"load {missing}", f"load {broken}", "save", "load")
    assert f"{missing} could not be written (No such file or directory)." in text
    assert f"There is no file {missing}." in text
    assert f"{broken} contains no match that can be continued here (this is not a saved match" in text
    assert not sitting.match.over


def test_a_match_for_more_players_is_not_loaded_here(tmp_path: Path) -> None:
    file = tmp_path / "three.json"
    together("", f"save {file}", seats=3)
    text, sitting = against_a_bot(f"load {file}")
    assert "That match has 3 players" in text
    assert sitting.match.seats == 2


def test_the_log_tells_what_happened() -> None:
    text, _ = against_a_bot("inv:2", "log 2", "log")
    assert text.count("- Round 1, Full Moon: 4 actions each.") == 2  # once as news, once in the long log
    assert text.count("Order of play: ") >= 3


def test_the_table_is_shown_on_demand() -> None:
    text, _ = against_a_bot("board")
    assert text.count("Turgapel: 4 VP") == 2


def test_the_language_changes_in_mid_game() -> None:
    text, sitting = against_a_bot("lang de", "lang xx", "lang fr")
    assert "Der Tisch spricht jetzt Deutsch." in text
    assert "lang KÜRZEL" in text
    assert "La table parle maintenant français." in text
    assert sitting.language == "fr"


def test_help_names_every_command() -> None:
    text, _ = against_a_bot("help")
    for word in ("?", "rules", "why", "hint", "undo", "board", "log", "save", "load", "record", "lang", "quit"):
        assert f"\n{word}" in text


def test_the_record_is_written_at_the_end(tmp_path: Path) -> None:
    one, other = tmp_path / "one.json", tmp_path / "other.json"
    _, sitting = against_a_bot(*ALWAYS_ONE, f"record {one}", record=other)
    for file in (one, other):
        assert Match.replay(Record.read(file.read_bytes())).state == sitting.match.state


def test_a_record_can_be_written_in_mid_game(tmp_path: Path) -> None:
    file = tmp_path / "so far.json"
    text, sitting = against_a_bot("inv:2", f"record {file}")
    assert not sitting.match.over
    assert Match.replay(Record.read(file.read_bytes())).state == sitting.match.state
    assert f"walpurgis replay '{file}'\n" in text


def test_bots_alone_play_to_the_end_and_are_told() -> None:
    game = game_named("sabbat")
    sitting = Sitting(Match.new(game, 2, 3), {seat: bot_named("random", game, seat) for seat in range(2)}, screen(), "en", ["random", "random"])
    sitting.play()
    text = written(sitting.screen)
    assert "sit back and watch" in text
    assert "Round 6 begins." in text
    assert "Final scores" in text


def test_people_pass_the_table_and_see_nothing_of_a_secret_choice() -> None:
    """What is written for the second player before all have chosen never tells what the first one chose."""
    text, sitting = together("", "inv:5", "", "board", "log", "why inv:7", "hint", "undo", "inv:1", "")
    first, second = sitting.name(0), sitting.name(1)
    _, _, for_the_second = text.partition(f"Pass the table to {second}.")
    before, revealed, _ = for_the_second.partition(f"{first} sends 5 ghosts")
    assert revealed
    assert "sends" not in before
    assert f"{first} >" not in before
    chosen_otherwise, _ = together("", "inv:3", "", "board", "log", "why inv:7", "hint", "undo", "inv:1", "")
    _, _, other = chosen_otherwise.partition(f"Pass the table to {second}.")
    assert other.partition(f"{first} sends 3 ghosts")[0] == before


def test_the_hand_of_another_is_never_shown() -> None:
    """In the template, cards are seen by their owner alone: what is written for one seat is the same whatever the other holds."""
    match = Match.new("template", 2, 8)
    other = match.fork(listen=True)
    other.redeal(0, 99)
    assert match.view(1) != other.view(1)
    texts = []
    for world in (match, other):
        sitting = Sitting(world, {}, screen(["", "board", "log", "help"]), "en")
        sitting.play()
        texts.append(written(sitting.screen))
    assert texts[0] == texts[1]


def test_everybody_is_told_everything_since_their_last_look() -> None:
    """Whoever passes the table on misses nothing: both readers are told the same public story in the end."""
    answers = list(itertools.chain.from_iterable([["", "1"]] * 400))
    text, sitting = together(*answers)
    assert sitting.match.over
    assert text.count("Round 2 begins.") == 2
    assert text.count("Final scores") == 1

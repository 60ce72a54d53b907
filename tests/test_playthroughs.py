"""The golden playthroughs: what was written down is what is played now. See CONTRIBUTING.md for what to do when one of these fails."""

from __future__ import annotations

from pathlib import Path

import pytest

from walpurgis.engine import games
from walpurgis.playthroughs import Playthrough, judge, page, playthroughs_of, walk
from walpurgis.playthroughs.judge import meaning
from walpurgis.playthroughs.listed import all_playthroughs
from walpurgis.playthroughs.page import answers_in, course, head_of, wordless

FOLDER = Path(__file__).parent / "playthroughs"
CANDLES = Playthrough("template", "for-a-test", 3, seed=5)


@pytest.mark.parametrize("of", all_playthroughs(), ids=lambda of: of.file)
def test_the_playthrough_is_as_it_was_written_down(of: Playthrough) -> None:
    """A fresh game that was never written down is only played to its end, twice alike."""
    file = FOLDER / of.file
    if not file.exists():
        assert not list(FOLDER.glob(f"{of.game}-*.txt")), f"{of.file} is missing: run `make playthroughs`"
        assert page(walk(of)) == page(walk(of))
        return
    judged = judge(of, file.read_text(encoding="utf-8"))
    assert not judged, str(judged)


@pytest.mark.parametrize("name", games())
def test_every_number_of_players_has_a_playthrough(name: str) -> None:
    assert {of.players for of in playthroughs_of(games()[name])} == set(games()[name].seats)


def test_no_playthrough_is_left_over() -> None:
    listed = {of.file for of in all_playthroughs()}
    assert [file.name for file in FOLDER.glob("*.txt") if file.name not in listed] == [], "not listed by any game: run `make playthroughs`"


def test_a_playthrough_is_played_again_from_its_page() -> None:
    """Whoever chose the answers at first."""
    first = walk(CANDLES._replace(bots="thumb"))
    again = walk(CANDLES, answers_in(page(first)))
    assert course(again) == course(first)
    assert course(walk(CANDLES)) != course(first)


def test_answers_that_no_longer_fit_are_replaced_from_there_on() -> None:
    written = page(walk(CANDLES))
    answers = answers_in(written)
    spoilt = [*answers[:4], answers[4]._replace(answer="no such card"), *answers[5:]]
    played = walk(CANDLES, spoilt)
    assert [(q.seat, q.answer) for q in played.questions[:4]] == answers[:4]
    assert played.result["places"]


def test_only_words_changed() -> None:
    written = page(walk(CANDLES))
    changed = written.replace("the Witch (13)", "the old Witch (13)")
    assert changed != written
    assert wordless(changed) == wordless(written)
    judged = judge(CANDLES, changed)
    assert "only words changed" in judged.verdict
    assert "old Witch" in judged.difference


def test_a_changed_course_needs_a_raised_version() -> None:
    """An offer that was another one when it was written down."""
    written = page(walk(CANDLES))
    head = head_of(written)
    other = written.replace(head.course, "0" * len(head.course))
    assert "course changed, version did not" in judge(CANDLES, other).verdict
    older = other.replace(f"rules version: {head.version}", f"rules version: {head.version - 1}")
    assert f"the rules changed, from version {head.version - 1} to {head.version}" in judge(CANDLES, older).verdict


def test_a_changed_view_is_no_changed_course() -> None:
    written = page(walk(CANDLES))
    head = head_of(written)
    assert "the course is the same" in judge(CANDLES, written.replace(head.details, "0" * len(head.details))).verdict
    assert meaning(written, written, "template").startswith("only words changed")


def test_an_end_that_is_no_longer_reached_is_told() -> None:
    of = CANDLES._replace(ends="The candles go out.")
    assert "no longer ends with" in judge(of, page(walk(of))).verdict


def test_the_first_difference_names_its_question() -> None:
    written = page(walk(CANDLES))
    judged = judge(CANDLES, written.replace("\n3. ", "\n33. "))
    assert "was 33. " in judged.difference
    assert "now 3. " in judged.difference

"""Saves and records: found again at the same question, and refused with a sentence when they are not what they claim to be."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.broken import sound
from tests.laws import moment, play_on, questions
from tests.some_game import SOME
from walpurgis.engine import Match, Record, Refused, game_named
from walpurgis.engine.errors import AlreadyAnswered, BrokenRecord, BrokenSave
from walpurgis.engine.question import Question, number

from .table import Bare, BareGame, may_they, play, table


def in_the_middle(questions: int = 7) -> Match[Any]:
    return play_on(Match.new("template", 3, 5), 5, questions)


def test_a_save_is_found_again_in_another_place() -> None:
    match = in_the_middle()
    again = Match.load(match.save().encode())
    assert moment(again) == moment(match)
    assert moment(play_on(again, 1)) == moment(play_on(match, 1))


def test_a_finished_match_is_found_again() -> None:
    match = play_on(in_the_middle(), 1)
    assert moment(Match.load(match.save())) == moment(match)


def test_a_save_is_loaded_without_its_story_if_nobody_listens() -> None:
    again = Match.load(in_the_middle().save(), listen=False)
    assert again.story is None
    assert play_on(again, 1).over


def test_a_save_without_its_past_stands_at_the_same_question_and_tells_nothing_of_before() -> None:
    match = in_the_middle()
    again = Match.load(match.save(past=False))
    now, then = moment(again), moment(match)
    assert (now.state, now.question, now.offers, now.answered, now.views) == (then.state, then.question, then.offers, then.answered, then.views)
    assert (again.seed, again.origin, now.told, now.entries) == (None, None, [], [])
    assert play_on(again.fork(), 1).state == play_on(again, 1).state == play_on(match, 1).state
    with pytest.raises(Refused, match="only a whole match"):
        again.record()


def test_a_save_without_its_past_does_not_grow_with_the_game() -> None:
    sizes = [len(match.save(past=False)) for match in questions(game_named(SOME), 3, 1)]
    assert max(sizes) < 2 * min(sizes)


def test_a_save_keeps_what_was_dealt_anew() -> None:
    match = in_the_middle()
    match.redeal(0, 3)
    assert moment(Match.load(match.save())) == moment(match)
    assert moment(Match.replay(match.record())) == moment(match)
    play_on(match, 2, 4)
    assert moment(Match.replay(match.record())) == moment(match)


def test_a_match_that_began_in_the_middle_is_replayed_from_there() -> None:
    async def step(t: Bare) -> None:
        t.note(await may_they("stay")(t, t.guests[0]))
        t.note("next")

    state, game = table(), BareGame(step, step)
    state.note("set by hand")
    match = Match.standing(game, state, 3, game.Options())
    match.answer(0, "yes")
    again = Match.replay(Record.read(match.record().text()), game=game)
    assert again.state == match.state
    assert again.state.notes == ["set by hand", "True", "next"]
    assert Match.load(match.save(), game=game).state == match.state


def test_a_record_can_be_watched_step_by_step() -> None:
    match = in_the_middle(6)
    seen = [len(m.entries) for m in Match.replaying(match.record())]
    assert seen == list(range(7))
    assert len(Match.replay(match.record(), 4).entries) == 4


def test_a_single_rule_is_neither_saved_nor_recorded() -> None:
    async def rule(t: Bare) -> None:
        await may_they("stay")(t, t.guests[0])

    t = play(rule)
    for keep in (Match.save, Match.record):
        with pytest.raises(Refused, match="only a whole match"):
            keep(t.match)


def test_a_world_without_a_past_is_not_saved_later_either() -> None:
    world = in_the_middle().fork()
    world.forget_the_past()
    play_on(world, 1)
    with pytest.raises(Refused, match="only a whole match"):
        world.save()


# Written before -----------------------------------------------------------------------------------------------------

BEFORE = Path(__file__).parent / "before"
"""Texts of one moment of Wake, as programs wrote them: two answers in the open step, one of them in secret, and hands redealt.

Those without a number are of November 2026, before saves said under which rules they were made; the others are of release 0.1.0.
"""


@pytest.mark.parametrize("file", ["save.json", "save-3.json"])
def test_a_save_of_an_earlier_program_is_found_again(file: str) -> None:
    match = Match.load((BEFORE / file).read_bytes(), game=sound.GAME)
    assert (match.question, len(match.entries), list(match.asks), len(match.story or ())) == (10, 17, [0, 1, 2], 13)
    assert match.save() == (BEFORE / "save-3.json").read_text(encoding="utf-8").strip()
    assert play_on(match, 3).over


@pytest.mark.parametrize("file", ["save-without-past.json", "save-without-past-3.json"])
def test_a_save_without_its_past_of_an_earlier_program_is_found_again(file: str) -> None:
    match = Match.load((BEFORE / file).read_bytes(), game=sound.GAME)
    assert match.save(past=False) == (BEFORE / "save-without-past-3.json").read_text(encoding="utf-8").strip()
    assert match.state == Match.load((BEFORE / "save.json").read_bytes(), game=sound.GAME).state


@pytest.mark.parametrize("file", ["record.json", "record-2.json"])
def test_a_record_of_an_earlier_program_is_replayed(file: str) -> None:
    match = Match.replay(Record.read((BEFORE / file).read_bytes()), game=sound.GAME)
    assert match.record().text() == (BEFORE / "record-2.json").read_text(encoding="utf-8").strip()
    assert moment(match) == moment(Match.load((BEFORE / "save.json").read_bytes(), game=sound.GAME))


def test_a_loaded_match_may_go_on_with_another_number_for_its_question() -> None:
    match = in_the_middle()
    again = Match.load(match.save(), question=90)
    seat, ask = next(iter(again.asks.items()))
    with pytest.raises(AlreadyAnswered):
        again.answer(seat, next(ask.answers()), match.question)
    again.answer(seat, next(ask.answers()), 90)
    assert again.fork().question == again.question == Match.load(again.save()).question >= 90


# Broken --------------------------------------------------------------------------------------------------------------

NOT_A_SAVE: list[str | bytes] = ["", "a match", "[]", "null", "{}", '{"walpurgis_save": 1}', b"\xff\xfe", "\ud800", '{"record":' * 100_000]


@pytest.mark.parametrize("text", NOT_A_SAVE, ids=lambda text: repr(text[:20]))
def test_what_is_no_save_or_record_is_refused(text: str | bytes) -> None:
    with pytest.raises(BrokenSave, match="not a saved match"):
        Match.load(text)
    with pytest.raises(BrokenRecord, match="not a record"):
        Record.read(text)


@pytest.mark.parametrize("part", [0.1, 0.5, 0.9, 0.999])
def test_what_is_cut_off_is_refused(part: float) -> None:
    saved, recorded = in_the_middle().save(), in_the_middle().record().text()
    with pytest.raises(BrokenSave):
        Match.load(saved[: int(len(saved) * part)])
    with pytest.raises(BrokenRecord):
        Record.read(recorded[: int(len(recorded) * part)])


def test_a_save_is_no_record_and_a_record_no_save() -> None:
    with pytest.raises(BrokenRecord):
        Record.read(in_the_middle().save())
    with pytest.raises(BrokenSave):
        Match.load(in_the_middle().record().text())


Tamper = Callable[[Any], object]


def tampered(text: str, tamper: Tamper) -> str:
    kept = msgspec.json.decode(text)
    tamper(kept)
    return msgspec.json.encode(kept).decode()


SAVES: dict[str, tuple[Tamper, str]] = {
    "another format": (lambda s: s.update(walpurgis_save=1), "format 1"),
    "an unknown game": (lambda s: s["record"].update(game="chess"), "no game 'chess'"),
    "another game": (lambda s: s["record"].update(game=SOME), "does not fit"),
    "another number of seats": (lambda s: s["record"].update(seats=9), "2 to 4 players"),
    "an unknown option": (lambda s: s["record"].update(options={"moon": 1}), "moon"),
    "an option out of bounds": (lambda s: s["record"].update(options={"hand": 9}), "hand"),
    "no beginning": (lambda s: s["record"].update(seed=None), "neither a seed nor a position"),
    "a field of another type": (lambda s: s["checkpoint"].update(round="one"), r"Room\.round should be int"),
    "a field too many": (lambda s: s["checkpoint"].update(moon=1), "Room should hold exactly"),
    "a card that is a number": (lambda s: s["checkpoint"]["players"][1]["hand"].append(4), r"Room\.players\[1\]\.hand\[2\] should be str"),
    "an empty table": (lambda s: s["checkpoint"].update(players=[]), "cannot be played on"),
    "a card that is no card": (lambda s: s["checkpoint"]["players"][s["since"][0][1]].update(hand=["x", "y"]), "not offered"),
    "an answer that is not offered": (lambda s: s["since"].__setitem__(0, ["given", s["since"][0][1], "99", 0]), "not offered"),
    "an answer of somebody else": (lambda s: s["since"].__setitem__(0, ["given", 7, "1", 0]), "seat 7 is not asked"),
    "an answer twice": (lambda s: s["since"].append(s["since"][0]), "answered already"),
    "an entry of another kind": (lambda s: s["since"].append(["undone", 1]), "not a saved match"),
    "a story that cannot be read": (lambda s: s["story"].append({"is": "Flew"}), "story"),
    "a story that is none": (lambda s: s.update(story=7), "story"),
}


@pytest.mark.parametrize("what", SAVES)
def test_a_save_that_was_tampered_with_is_refused_with_a_sentence(what: str) -> None:
    tamper, sentence = SAVES[what]
    match = in_the_middle()
    assert match.since, "the test needs an answer in the open step"
    with pytest.raises(BrokenSave, match=sentence):
        Match.load(tampered(match.save(), tamper))


EMPTY: dict[str, Any] = {"chance": {"seed": 1, "used": 0, "dictated": []}, "players": [], "deck": [], "round": 1}


def test_a_save_with_an_answer_that_a_rule_forbids_is_refused() -> None:
    """The Witch is in the hand, but does not come in the first round."""
    match = next(m for seed in range(50) if "13" in (m := Match.new("template", 3, seed)).state.players[0].hand)
    match.answer(0, next(match.asks[0].answers()))
    with pytest.raises(BrokenSave, match="TP-4 forbids it"):
        Match.load(tampered(match.save(), lambda s: s["since"].__setitem__(0, ["given", 0, "13", 0])))


RECORDS: dict[str, tuple[Tamper, str]] = {
    "another format": (lambda r: r.update(walpurgis_record=3), "format 3"),
    "an unknown game": (lambda r: r.update(game="chess"), "no game 'chess'"),
    "another game": (lambda r: r.update(game=SOME), "cannot be set up"),
    "another number of seats": (lambda r: r.update(seats=1), "2 to 4 players"),
    "an unknown option": (lambda r: r.update(options={"moon": 1}), "moon"),
    "no beginning": (lambda r: r.update(seed=None), "neither a seed nor a position"),
    "a broken position": (lambda r: r.update(origin={}), "Room should hold exactly"),
    "an impossible position": (lambda r: r.update(origin=EMPTY), "cannot be set up"),
    "an answer that is not offered": (lambda r: r["entries"].__setitem__(2, ["given", r["entries"][2][1], "99", 0]), "entry 2 .* not offered"),
    "an answer of somebody else": (lambda r: r["entries"].__setitem__(2, ["given", 7, "1", 0]), "entry 2 .* seat 7"),
    "an answer of another type": (lambda r: r["entries"].__setitem__(2, ["given", r["entries"][2][1], {"a": [1]}, 0]), "entry 2"),
    "answers after the end": (lambda r: r["entries"].extend([["given", 0, "1", 0]] * 40), "entry"),
}


@pytest.mark.parametrize("what", RECORDS)
def test_a_record_that_was_tampered_with_is_refused_with_a_sentence(what: str) -> None:
    tamper, sentence = RECORDS[what]
    with pytest.raises(BrokenRecord, match=sentence):
        Match.replay(Record.read(tampered(in_the_middle().record().text(), tamper)))


high_bid: Question[sound.Wake, sound.Mourner, int] = number("bid", (3, 9))


class Reprinted(sound.Sound):
    """Wake in its second edition: a bid may not be zero."""

    version = 2

    async def bid(self, t: sound.Wake) -> None:
        me = t.players[0]
        me.bid = await high_bid(t, me)


def test_a_record_of_other_rules_is_not_replayed_under_these() -> None:
    match = play_on(Match.new(sound.GAME, 2, 4), 3, 40)
    with pytest.raises(BrokenRecord, match="rules version 1, this is version 2"):
        Match.replay(match.record(), game=Reprinted())


def test_a_game_given_must_be_the_game_of_the_record() -> None:
    with pytest.raises(BrokenRecord, match="another game"):
        Match.replay(in_the_middle().record(), game=game_named(SOME))

"""Matches outlive the rules they began under: a toy game in four releases, and the template with another shape of state."""

from __future__ import annotations

from dataclasses import field
from typing import Any

import msgspec
import pytest

from tests.laws import moment, play_on
from tests.mended.releases import RELEASES, answer_one, begun
from walpurgis.engine import Chance, Match, Plain, Record, Table, plain
from walpurgis.engine.entries import Given, Mended
from walpurgis.engine.errors import AlreadyAnswered, BrokenRecord, BrokenSave, NotUndoable
from walpurgis.engine.kept import moments, unpack, with_kept
from walpurgis.engine.mending import RulesMended, shape
from walpurgis.engine.saves import Save
from walpurgis.games._template.game import Template

ONE, TWO, THREE, FOUR = RELEASES.values()
IN_A_STEP = 7
"""Answers after which the open step has three of them: both have poured, and the first has lit a lantern."""


def under(game: Any, match: Match[Any]) -> Match[Any]:
    """A match, saved and found again under other rules."""
    return Match.load(match.save(), game=game)


def test_a_save_says_under_which_rules_and_which_shape_of_state_it_was_made() -> None:
    kept, record = Save.read(begun(1, answers=3).save()), begun(1).record()
    assert (kept.rules, kept.shape, record.version, record.shape) == (1, shape(ONE.State), 1, shape(ONE.State))
    assert len({shape(game.State) for game in (ONE, TWO, THREE)}) == 3 and shape(THREE.State) == shape(FOUR.State)


def test_fields_with_a_default_are_filled_by_themselves() -> None:
    match = begun(1, answers=IN_A_STEP)
    again = under(TWO, match)
    assert again.state.wind == 0 and [keeper.soot for keeper in again.state.keepers] == [0, 0]
    assert [keeper.lit for keeper in again.state.keepers] == [keeper.lit for keeper in match.state.keepers]
    assert again.state.chance == match.state.chance and list(again.asks) == list(match.asks)


def test_an_upgrade_leads_from_one_dump_to_the_next_however_many_releases_lie_between() -> None:
    match = begun(1, answers=IN_A_STEP)
    assert under(THREE, match).state == under(THREE, under(TWO, match)).state
    again = under(THREE, match)
    assert again.state.keepers[0].lit == {"red": 1, "green": 1} and again.state.cask == match.state.barrel
    assert again.options == THREE.Options(rounds=5)
    assert play_on(again, 3).over


def test_the_open_step_is_driven_again_and_the_story_says_where() -> None:
    match = begun(1, answers=IN_A_STEP)
    again = under(TWO, match)
    assert [type(event).__name__ for event in again.story or ()][-1] == "RulesMended" and len(again.story or ()) == len(match.story or ()) + 1
    put_in = list(again.entries)
    assert [type(entry).__name__ for entry in put_in] == ["Given"] * 4 + ["Mended"] + ["Given"] * 3
    assert [entry.answer for entry in put_in if isinstance(entry, Given)] == [entry.answer for entry in match.entries if isinstance(entry, Given)]
    with pytest.raises(AlreadyAnswered):
        again.answer(1, "green", match.question)


def test_an_answer_that_does_not_fit_falls_and_is_counted() -> None:
    match = begun(2, answers=6)
    match.answer(0, "blue")
    match.answer(1, "blue")
    assert under(THREE, match).state.night == match.state.night, "the step is over: nothing is played again"
    match = begun(2, answers=6)
    match.answer(0, "blue")
    again = under(THREE, match)
    assert list(again.asks) == [0] and again.story is not None and list(again.story)[-1] == RulesMended(3, 1)
    assert [entry.answer for entry in list(again.entries)[-2:] if isinstance(entry, Given)] == [1, 1]


def test_a_match_that_is_over_stays_so() -> None:
    match = play_on(begun(1), 3)
    again = under(THREE, match)
    assert again.over and again.result().scores == match.result().scores


def test_a_mended_match_is_saved_forked_replayed_and_recorded_like_any_other() -> None:
    again = under(THREE, under(TWO, begun(1, answers=IN_A_STEP)))
    for _ in range(3):
        answer_one(again)
    found, fork = Match.load(again.save(), game=THREE), again.fork(listen=True)
    assert moment(found) == moment(again) == moment(fork)
    replayed = Match.replay(Record.read(again.record().text()), game=THREE)
    assert replayed.state == again.state and replayed.record().version == 1 and replayed.record().rules == 3
    assert moment(play_on(found, 5)) == moment(play_on(again, 5))
    without = Match.load(again.save(past=False), game=THREE)
    assert without.state == again.state


def test_undo_reaches_into_the_open_step_and_no_further() -> None:
    again = under(TWO, begun(1, answers=IN_A_STEP))
    story = len(again.story or ())
    again.undo(0, consent=True)
    assert list(again.asks) == [0] and again.asks[0].prompt == "light"
    answer_one(again)
    assert len(again.story or ()) >= story, "what was told before stays told"
    for seat in (0, 1, 0):
        again.undo(seat, consent=True)
    assert len(again.asks) == 2
    with pytest.raises(NotUndoable) as refused:
        again.undo(0, consent=True)
    assert refused.value.limit == "rules-were-mended"


def test_an_undo_that_is_free_is_free_after_a_mending() -> None:
    again = under(TWO, begun(1, answers=5))
    assert again.undo_plan(0).limit is None, "the other seat has not answered, and nothing was revealed"


def test_what_cannot_be_upgraded_says_why() -> None:
    with pytest.raises(BrokenSave, match="nothing leads from version 3 of the rules to the next"):
        under(FOUR, begun(3, answers=3))
    with pytest.raises(BrokenSave, match="version 3 of the rules is newer than this program"):
        under(TWO, begun(3, answers=3))


@plain
class Bare(Table):
    deck: list[str]


class Leftover(Template):
    """The template in its next edition, whose state has lost its players: nothing says what becomes of them."""

    version = Template.version + 1

    State: Any = Bare


def test_nothing_is_dropped_silently() -> None:
    with pytest.raises(BrokenSave, match="should hold exactly"):
        under(Leftover(), Match.new("template", 2, 1))


@plain
class Guest(Plain):
    seat: int
    hand: list[str] = field(default_factory=list)
    candles: int = 0
    matches: int = 3


@plain
class Hall(Table):
    players: list[Guest]
    deck: list[str]
    round: int = 1
    shown: list[str] = field(default_factory=list)
    draught: bool = False

    def names(self, seat: int, key: str) -> bool:
        return key in self.players[seat].hand


class Candles(Template):
    """The template in its next edition: a draught, and matches in everybody's pocket."""

    version = Template.version + 1
    State: Any = Hall

    def setup(self, seats: int, options: Any, chance: Chance) -> Any:
        room = super().setup(seats, options, chance)
        return Hall(chance, [Guest(p.seat, p.hand) for p in room.players], room.deck)


@pytest.mark.parametrize("answers", range(9))
def test_the_template_is_carried_over_at_every_question(answers: int) -> None:
    match = play_on(Match.new("template", 3, 5), 5, answers)
    again = under(Candles(), match)
    assert (again.view(None), list(again.asks), again.answered) == (match.view(None), list(match.asks), match.answered)
    assert play_on(again, 2).over


def test_a_record_is_shown_as_it_was_seen_when_its_rules_are_gone() -> None:
    match = play_on(begun(1), 3)
    kept = with_kept(match.record(), game=ONE)
    before = [(msgspec.to_builtins(one.view(0)), one.waiting) for one in moments(kept, game=ONE)]
    after = list(moments(Record.read(kept.text()), game=FOUR))
    assert [(msgspec.json.decode(one.view(0)), one.waiting) for one in after] == before and len(after) == len(kept.entries) + 1
    assert after[-1].result == match.result() and after[3].answer == kept.entries[2].answer  # type: ignore[union-attr]
    assert len(list(moments(kept, 4, game=FOUR))) == 5
    with pytest.raises(BrokenRecord, match="under other rules it would tell another story"):
        list(moments(match.record(), game=TWO))


def test_what_was_seen_before_a_mending_is_read_and_what_came_after_is_played() -> None:
    match = begun(1, answers=IN_A_STEP)
    saved = Save.read(match.save())
    saved = msgspec.structs.replace(saved, record=with_kept(saved.record, game=ONE))
    again = play_on(Match.load(saved.text(), game=TWO), 3)
    record = with_kept(again.record(), game=TWO)
    shown = list(moments(record, game=TWO))
    assert [one.match is None for one in shown] == [True] * 5 + [False] * (len(record.entries) - 4)
    assert sum(isinstance(event, RulesMended) for one in shown for event in one.events) == 1
    assert len(unpack(record.kept)) == len(record.entries) + 1, "whoever comes later can show it all"
    assert len(list(moments(record, game=FOUR))) == len(record.entries) + 1


def test_what_was_seen_is_refused_with_a_sentence_if_it_is_not_that() -> None:
    record = with_kept(play_on(begun(1), 3).record(), game=ONE)
    for kept in ("?", "AAAA", record.kept[: len(record.kept) // 2], with_kept(begun(1, 3).record(), game=ONE).kept):
        with pytest.raises(BrokenRecord):
            list(moments(msgspec.structs.replace(record, kept=kept), game=FOUR))


def test_a_mending_in_a_record_must_fit_its_rules() -> None:
    record = under(TWO, begun(1, answers=IN_A_STEP)).record()
    at = next(n for n, entry in enumerate(record.entries) if isinstance(entry, Mended))
    entry: Any = record.entries[at]
    changes: list[dict[str, Any]] = [{"version": 9}, {"state": {}}, {"options": {"moon": 1}}, {"state": entry.state | {"keepers": []}}]
    for change in changes:
        entries = [*record.entries[:at], msgspec.structs.replace(entry, **change), *record.entries[at + 1 :]]
        with pytest.raises(BrokenRecord):
            Match.replay(msgspec.structs.replace(record, entries=entries), game=TWO)

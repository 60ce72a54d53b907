"""Taking back: free in one's own action, until chance, another seat or something hidden has spoken."""

from __future__ import annotations

import pytest

from tests.laws import moment
from walpurgis.engine import Match
from walpurgis.engine.errors import NotUndoable
from walpurgis.engine.question import all_of

from .table import Bare, BareGame, how_many, may_they, which


async def own_action(t: Bare) -> None:
    """Two questions to the same seat, about what is open."""
    me = t.guests[0]
    t.note("went", await which("way", "north", "south")(t, me))
    t.note("stayed", await may_they("stay")(t, me))
    await may_they("sleep")(t, me)
    t.note("next")


async def a_die(t: Bare) -> None:
    await may_they("roll")(t, t.guests[0])
    t.note("rolled", t.chance.die(6))
    await may_they("sleep")(t, t.guests[0])
    t.note("next")


async def the_others_turn(t: Bare) -> None:
    for guest in t.guests:
        t.note(guest.seat, await may_they("stay")(t, guest))
    await may_they("sleep")(t, t.guests[0])
    t.note("next")


async def a_card(t: Bare) -> None:
    """Yes draws the top card of the hidden deck, no draws none."""
    me = t.guests[0]
    if await may_they("draw")(t, me):
        me.hand.append(t.deck.pop())
    await may_they("sleep")(t, me)
    t.note("next")


async def a_glimpse(t: Bare) -> None:
    """The question alone gives a hidden card away."""
    me = t.guests[0]
    await may_they("peek")(t, me)
    await which("guess", "c0", "c1", t.deck[-1])(t, me)
    t.note("next")


async def secret_bids(t: Bare) -> None:
    t.note(await all_of({g.seat: how_many("bid", 0, 9)(t, g) for g in t.guests}))
    await may_they("sleep")(t, t.guests[0])
    t.note("next")


async def one_is_forced(t: Bare) -> None:
    t.note(await may_they("stay")(t, t.guests[0]))
    t.note(await all_of({g.seat: how_many("bid", 0, 9 * g.seat)(t, g) for g in t.guests}))
    t.note("next")


def test_an_answer_in_ones_own_action_is_free_to_take_back() -> None:
    match = Match.new(BareGame(own_action), 3, 5)
    moments = [moment(match)]
    for answer in ("north", "yes"):
        match.answer(0, answer)
        moments.append(moment(match))
    for then in reversed(moments[:-1]):
        assert match.undo_plan(0).limit is None
        match.undo(0)
        assert moment(match) == then
    match.answer(0, "south")
    assert match.state.notes == ["went south"]


def test_taking_back_reaches_over_the_end_of_a_step() -> None:
    match = Match.new(BareGame(own_action, own_action), 3, 5)
    for answer in ("north", "yes"):
        match.answer(0, answer)
    then = moment(match)
    match.answer(0, "no")
    assert match.state.notes[-1] == "next"
    match.undo(0)
    assert moment(match) == then


@pytest.mark.parametrize(
    ("game", "answers", "reason"),
    [
        (BareGame(a_die), [(0, "yes")], "chance has decided"),
        (BareGame(the_others_turn), [(0, "yes"), (1, "no")], "another player has answered"),
        (BareGame(a_card), [(0, "yes")], "something hidden has been revealed"),
        (BareGame(a_glimpse), [(0, "yes")], "something hidden has been revealed"),
        (BareGame(secret_bids), [(1, 3), (2, 4), (0, 5)], "the others have shown"),
    ],
    ids=["chance", "another seat", "a reveal", "a question that reveals", "secret answers shown"],
)
def test_after_that_it_needs_the_others_consent(game: BareGame, answers: list[tuple[int, str | int]], reason: str) -> None:
    match = Match.new(game, 3, 5)
    moments = {}
    for seat, answer in answers:
        moments[seat] = moment(match)
        match.answer(seat, answer)
    now = moment(match)
    with pytest.raises(NotUndoable, match=reason):
        match.undo(0)
    assert moment(match) == now
    match.undo(0, consent=True)
    assert moment(match) == moments[0]


@pytest.mark.parametrize(
    ("game", "answers", "falls", "limit"),
    [
        (BareGame(own_action), [(0, "north"), (0, "yes")], [1], None),
        (BareGame(a_die), [(0, "yes")], [0], "chance-was-used"),
        (BareGame(the_others_turn), [(0, "yes"), (1, "no")], [0, 1], "another-answered"),
        (BareGame(a_card), [(0, "yes")], [0], "something-was-revealed"),
        (BareGame(secret_bids), [(1, 3), (2, 4), (0, 5)], [2], "others-have-shown"),
        (BareGame(secret_bids), [(1, 3), (0, 5), (2, 4)], [1, 2], "another-answered"),
        (BareGame(secret_bids), [(0, 3), (1, 4)], [0], None),
        (BareGame(the_others_turn), [], [], "nothing-to-undo"),
    ],
)
def test_the_plan_says_what_falls_what_stays_and_why_it_is_not_free(
    game: BareGame, answers: list[tuple[int, str | int]], falls: list[int], limit: str | None
) -> None:
    match = Match.new(game, 3, 5)
    for seat, answer in answers:
        match.answer(seat, answer)
    now, plan = moment(match), match.undo_plan(0)
    assert (plan.falls, plan.limit) == (falls, limit)
    assert plan.stays == [entry for n, entry in enumerate(match.entries) if n not in falls]
    assert match.undo_plan(0, consent=True).limit == ("nothing-to-undo" if limit == "nothing-to-undo" else None)
    assert moment(match) == now
    if limit is not None:
        with pytest.raises(NotUndoable) as refusal:
            match.undo(0)
        assert (refusal.value.limit, refusal.value.code) == (limit, "not-undoable")
    if limit != "nothing-to-undo":
        match.undo(0, consent=True)
        assert list(match.entries) == plan.stays


def test_not_to_draw_reveals_nothing() -> None:
    match = Match.new(BareGame(a_card), 3, 5)
    match.answer(0, "no")
    assert match.undo_plan(0).limit is None


def test_a_reveal_is_found_even_if_nobody_listens() -> None:
    for rule, answer, free in ((a_card, "no", True), (a_card, "yes", False), (own_action, "north", True)):
        match = Match.new(BareGame(rule), 3, 5, listen=False)
        match.answer(0, answer)
        assert (match.undo_plan(0).limit is None) == free


def test_an_answer_that_is_still_secret_is_free_to_withdraw() -> None:
    match = Match.new(BareGame(secret_bids), 3, 5)
    match.answer(1, 3)
    match.answer(2, 4)
    match.undo(1)
    assert (sorted(match.answered), list(match.asks)) == ([2], [0, 1])
    match.answer(1, 9)
    match.answer(0, 5)
    assert match.state.notes == ["{0: 5, 1: 9, 2: 4}"]


def test_who_had_no_choice_has_nothing_to_withdraw() -> None:
    """Seat 0 must bid 0: its last answer is the one before, which the others have built on."""
    match = Match.new(BareGame(one_is_forced), 3, 5)
    match.answer(0, "yes")
    match.answer(1, 3)
    now = moment(match)
    with pytest.raises(NotUndoable, match="another player has answered"):
        match.undo(0)
    assert moment(match) == now


def test_who_has_not_answered_has_nothing_to_take_back() -> None:
    match = Match.new(BareGame(the_others_turn), 3, 5)
    match.answer(0, "yes")
    with pytest.raises(NotUndoable, match="nothing to undo"):
        match.undo(1, consent=True)
    assert match.undo_plan(2).limit is not None


def test_the_end_can_be_taken_back() -> None:
    match = Match.new(BareGame(own_action), 3, 5)
    for answer in ("north", "yes"):
        match.answer(0, answer)
    then = moment(match)
    match.answer(0, "yes")
    assert match.over
    match.undo(0)
    assert moment(match) == then

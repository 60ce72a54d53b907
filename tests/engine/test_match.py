"""A match: who may answer what and when, forks, and what happens when a rule fails."""

from __future__ import annotations

import pytest

from tests.broken import sound
from tests.laws import moment, play_on
from walpurgis.engine import Match, Refused
from walpurgis.engine.errors import AlreadyAnswered, NotAsked, NotOffered, RuleFailed
from walpurgis.engine.question import all_of, one_of, some_of

from .table import Bare, BareGame, Noted, how_many, keys_of, may_they, play, table, which


async def ask_each(t: Bare) -> None:
    for guest in t.guests:
        t.note(guest.seat, await may_they("stay")(t, guest))
    t.note("next")


def test_only_the_seat_that_is_asked_may_answer() -> None:
    match = Match.new(BareGame(ask_each), 3)
    for seat in (1, 2, 3, -1):
        with pytest.raises(NotAsked, match="waits for seat 0"):
            match.answer(seat, "yes")
    match.answer(0, "yes")
    assert list(match.asks) == [1]


def test_an_answer_meets_the_question_it_names_or_none() -> None:
    match = Match.new(BareGame(ask_each), 1)
    assert match.question == 1
    with pytest.raises(NotAsked, match="not been asked yet"):
        match.answer(0, "yes", 2)
    with pytest.raises(AlreadyAnswered):
        match.answer(0, "yes", 0)
    match.answer(0, "yes", 1)
    with pytest.raises(NotAsked, match="over"):
        match.answer(0, "yes", 1)


def test_an_answer_to_a_secret_question_is_given_once() -> None:
    async def rule(t: Bare) -> None:
        t.note(await all_of({g.seat: how_many("bid", 0, 9)(t, g) for g in t.guests}))

    t = play(rule).together({1: 4})
    with pytest.raises(AlreadyAnswered):
        t.match.answer(1, 5)
    t.together({0: 1, 2: 2}).is_quiet()
    assert t.t.notes == ["{0: 1, 1: 4, 2: 2}"]


def test_the_list_of_an_answer_stays_the_callers_own() -> None:
    async def rule(t: Bare) -> None:
        t.note(*await some_of("cards", keys_of("ash", "yew"))(t, t.guests[0]))
        await may_they("stay")(t, t.guests[0])

    t, answer = play(rule), ["ash"]
    t.choose(answer)
    answer.append("moth")
    assert [entry.answer for entry in t.match.since] == [["ash"]]  # type: ignore[union-attr]
    assert t.match.fork().state.notes == ["ash"]


def test_a_view_cut_and_the_result_are_there_at_any_time() -> None:
    match = Match.new(BareGame(ask_each), 2)
    match.answer(0, "no")
    assert list(match.story_for(None)) == [Noted("0 False")]
    assert list(match.story_for(None, 1)) == []
    assert match.result().scores == [2, 2]
    assert match.result().winners == [0, 1]


def test_without_a_listener_no_story_is_told() -> None:
    match = Match.new(BareGame(ask_each), 1, listen=False)
    match.answer(0, "yes")
    assert match.story is None
    assert list(match.story_for(0)) == []


# Rules that fail -----------------------------------------------------------------------------------------------------


def failing(at: str) -> BareGame:
    """Two steps with two questions each; the answer `fall` makes the rule fail there."""

    async def step(t: Bare) -> None:
        for n in range(2):
            t.guests[0].hand.append("touched")
            answer = await which("dare", "stand", "fall")(t, t.guests[0])
            t.note("dared", answer)
            t.deck.clear()
            if answer == "fall" and at == "inside":
                raise KeyError("a fault of the rule")
            t.chance.die(6)
            t.note("rolled", n)
        t.note("next")

    async def second(t: Bare) -> None:
        if at == "after a step" and "dared fall" in t.notes:
            raise KeyError("a fault of the rule")
        await step(t)

    return BareGame(step, second)


@pytest.mark.parametrize(
    ("at", "before"),
    [("inside", 0), ("inside", 1), ("inside", 2), ("inside", 3), ("after a step", 1)],
    ids=["at the first question", "in the middle of a step", "after a step boundary", "at the last question", "at the start of the next step"],
)
@pytest.mark.parametrize("keep", [True, False])
def test_a_rule_that_fails_leaves_the_match_exactly_as_it_was(at: str, before: int, keep: bool) -> None:
    match = Match.new(failing(at), 2, 5, keep=keep)
    for _ in range(before):
        match.answer(0, "stand")
    then, untouched, since = moment(match), match.fork(listen=True), match.since
    with pytest.raises(RuleFailed, match="bare failed on 'fall' by seat 0") as failure:
        match.answer(0, "fall")
    assert isinstance(failure.value.__cause__, KeyError)
    assert moment(match) == then
    assert match.since == since
    for going_on in (match, untouched):
        play_on_standing(going_on)
    assert moment(match) == moment(untouched)


def test_a_rule_that_fails_where_nobody_ever_looked_back_leaves_the_match_as_it_was() -> None:
    deaf, other = (Match.new(failing("inside"), 2, 5, keep=False) for _ in range(2))
    for match in (deaf, other):
        match.answer(0, "stand")
    with pytest.raises(RuleFailed):
        deaf.answer(0, "fall")
    assert moment(deaf) == moment(other)
    for match in (deaf, other):
        play_on_standing(match)
    assert moment(deaf) == moment(other)


def play_on_standing(match: Match[Bare]) -> None:
    while not match.over:
        match.answer(0, "stand")


def test_a_rule_that_fails_on_the_last_of_several_answers_keeps_the_others() -> None:
    async def rule(t: Bare) -> None:
        bids = await all_of({g.seat: how_many("bid", 0, 9)(t, g) for g in t.guests})
        if bids[0] == bids[1]:
            raise ZeroDivisionError
        t.note(bids)

    t = play(rule).together({1: 4, 2: 2})
    with pytest.raises(RuleFailed):
        t.match.answer(0, 4)
    assert (t.asked, sorted(t.match.answered)) == ("0 bid", [1, 2])
    assert t.together({0: 3}).t.notes == ["{0: 3, 1: 4, 2: 2}"]


def test_a_refusal_inside_a_rule_is_a_fault_of_the_rule() -> None:
    async def rule(t: Bare) -> None:
        await may_they("stay")(t, t.guests[0])
        raise NotOffered("not a player's mistake")

    with pytest.raises(RuleFailed):
        play(rule).choose("yes")


# Steps that just happen ---------------------------------------------------------------------------------------------


def happens(t: Bare) -> None:
    t.note("rolled", t.chance.die(6))
    if "False" in " ".join(t.notes):
        raise KeyError("a fault of the rule")
    t.note("next")


@pytest.mark.parametrize("keep", [True, False])
def test_steps_that_ask_nothing_happen_before_between_and_after_the_others(keep: bool) -> None:
    match = Match.new(BareGame(happens, ask_each, happens, happens, ask_each, happens), 2, 5, keep=keep)
    for _ in range(4):
        assert moment(match.fork(listen=True)) == moment(match)
        match.answer(next(iter(match.asks)), "yes")
    assert match.over and match.state.notes.count("next") == 6
    assert moment(match.fork(listen=True)) == moment(match)
    assert moment(Match.replay(match.record(), game=match.game)) == moment(match)


def test_coming_back_to_a_question_repeats_no_step_that_asked_nothing() -> None:
    match = Match.new(BareGame(ask_each, happens, ask_each), 1, 5)
    match.answer(0, "yes")
    assert match.checkpoint.notes.count("next") == 2 and match.since == []


def test_a_step_that_fails_without_asking_leaves_the_match_as_it_was() -> None:
    match = Match.new(BareGame(ask_each, happens), 2, 5)
    match.answer(0, "yes")
    then = moment(match)
    with pytest.raises(RuleFailed):
        match.answer(1, "no")
    assert moment(match) == then
    match.answer(1, "yes")
    assert match.over


# Forks and worlds ----------------------------------------------------------------------------------------------------


def test_a_fork_without_listener_plays_the_same() -> None:
    match = play_on(Match.new(sound.GAME, 3, 4), 4, 20)
    deaf = match.fork()
    assert deaf.story is None
    assert play_on(deaf, 1).state == play_on(match, 1).state


def test_a_match_that_keeps_no_checkpoints_is_forked_all_the_same() -> None:
    kept, unkept = (Match.new(sound.GAME, 3, 4, keep=keep) for keep in (True, False))
    for seed in range(30):
        assert moment(unkept) == moment(kept)
        assert moment(play_on(unkept.fork(listen=True), seed)) == moment(play_on(kept.fork(listen=True), seed))
        play_on(kept, seed, 1)
        play_on(unkept, seed, 1)
    assert (unkept.checkpoint, unkept.since) == (kept.checkpoint, kept.since)


def test_a_fork_of_what_is_over_is_over() -> None:
    match = play_on(Match.new(sound.GAME, 2, 4), 4)
    assert moment(match.fork(listen=True)) == moment(match)


def test_forks_of_forks_may_be_as_deep_as_a_search_goes() -> None:
    match = Match.new(sound.GAME, 2, 4)
    deep = match
    for _ in range(3000):
        deep = deep.fork(listen=True)
    assert moment(deep) == moment(match)


def test_a_fork_at_a_secret_question_keeps_the_answers_that_are_in() -> None:
    async def rule(t: Bare) -> None:
        t.note(await all_of({g.seat: how_many("bid", 0, 9)(t, g) for g in t.guests}))

    t = play(rule).together({1: 4})
    twin = t.match.fork()
    assert (list(twin.asks), list(twin.answered)) == ([0, 2], [1])


def test_a_secret_question_that_is_asked_again_forgets_the_first_answers() -> None:
    async def rule(t: Bare) -> None:
        bids = all_of({g.seat: how_many("bid", 0, 9)(t, g) for g in t.guests})
        t.note(await bids)
        t.note(await bids)

    t = play(rule).together({0: 1, 1: 2, 2: 3})
    assert t.match.answered == frozenset() and list(t.match.asks) == [0, 1, 2]
    t.together({2: 6, 1: 5, 0: 4}).is_quiet()
    assert t.t.notes == ["{0: 1, 1: 2, 2: 3}", "{0: 4, 1: 5, 2: 6}"]


def test_a_match_that_hands_over_its_story_goes_on_the_same_and_knows_nothing_of_before() -> None:
    match, other = (play_on(Match.new(sound.GAME, 3, 4), 4, 20) for _ in range(2))
    told = list(match.story or ())
    assert told and match.hand_over() == told
    assert (list(match.entries), list(match.story or ()), match.seed, match.hand_over()) == ([], [], None, [])
    with pytest.raises(Refused, match="only a whole match"):
        match.record()
    assert Match.load(match.save(past=False), game=sound.GAME).state == match.fork().state == match.state == other.state
    play_on(match, 1)
    play_on(other, 1)
    assert match.state == other.state and match.hand_over() == list(other.story or ())[len(told) :]


async def show_a_card(t: Bare) -> None:
    """All show a card of their hands at once. Who has one card only has no choice."""
    shown = await all_of({g.seat: one_of("show", lambda t, me: me.hand)(t, g) for g in t.guests})
    for guest in t.guests:
        guest.hand.remove(shown[guest.seat])
    t.note(shown)


def shown() -> Bare:
    t = table(["a", "b", "c", "d", "e"])
    t.guests[0].hand, t.guests[1].hand, t.guests[2].hand = ["f", "g"], ["h"], ["i", "j"]
    return t


def test_dealing_anew_takes_back_what_others_chose_in_secret() -> None:
    t = play(show_a_card, shown()).together({2: "i"})
    t.match.redeal(0, 3)
    assert t.asked == "0 show, 2 show"
    assert t.offered_to(0) == "f, g"


def test_dealing_anew_changes_what_others_show_without_a_choice() -> None:
    for seed in range(20):
        t = play(show_a_card, shown()).together({2: "i"})
        t.match.redeal(0, seed)
        other, mine = t.t.guests[1].hand[0], t.t.guests[2].hand[0]
        t.together({2: mine, 0: "f"}).is_quiet()
        assert t.t.notes == [str({0: "f", 1: other, 2: mine})]


def test_dealing_anew_keeps_what_the_seat_itself_chose() -> None:
    t = play(show_a_card, shown()).together({0: "g"})
    t.match.redeal(0, 3)
    assert (t.asked, list(t.match.answered)) == ("2 show", [0])


def test_a_world_without_a_past_is_forked_again_after_its_next_step() -> None:
    world = Match.new(sound.GAME, 2, 4).fork()
    world.forget_the_past()
    with pytest.raises(Refused, match="possible world"):
        world.fork()
    turn = world.state.turn
    while world.state.turn == turn:
        play_on(world, 1, 1)
    assert world.fork().state == world.state

"""The laws that hold for every game, as functions that can be aimed at any of them: `LAWS["nothing leaks"](game, seats, seed)`.

Each law plays a random game and looks at every question of it. What breaks a law raises LawBroken with the law's title. test_every_game.py aims them at all the
games that are found, tests/broken at toys that break one each. See docs/laws.md.
"""

from __future__ import annotations

import hashlib
import importlib
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import wraps
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

import msgspec

from walpurgis.engine import Answer, AnyGame, Ask, Chance, Match, Offer, Record, Refused, Say
from walpurgis.engine.entries import Given
from walpurgis.engine.errors import AlreadyAnswered, NotAsked, NotOffered

BOUND = 1500
"""A random game that asks more than this does not end."""
STEP = 150
"""A step in which more than this is answered is not small."""
ODD_KEYS = ("", " ", ":", "act:", "no such key", "0", "-1", "None", "a:b:c", "<b>", "\u00e9\U0001f56f", "x" * 500)

Check: TypeAlias = Callable[[AnyGame, int, int], None]
LAWS: dict[str, Check] = {}


class LawBroken(AssertionError):
    """A game broke the law of this title."""

    def __init__(self, law: str, sentence: str) -> None:
        super().__init__(f"{law}: {sentence}")
        self.law = law


def law(title: str) -> Callable[[Check], Check]:
    """Enter a check among the laws. Whatever goes wrong while it is checked breaks it."""

    def enter(check: Check) -> Check:
        @wraps(check)
        def checked(game: AnyGame, seats: int, seed: int) -> None:
            try:
                check(game, seats, seed)
            except Exception as fault:
                raise LawBroken(title, f"{game.name} with {seats} players, seed {seed}: {fault!r}") from fault

        LAWS[title] = checked
        return checked

    return enter


def must(claim: bool, otherwise: str) -> None:
    if not claim:
        raise AssertionError(otherwise)


# Looking and playing --------------------------------------------------------------------------------------------------


class Moment(NamedTuple):
    """All that can be seen of a match from outside, held fast."""

    state: Any
    question: int
    over: bool
    offers: dict[int, Offer | None]
    answered: frozenset[int]
    views: list[Any]
    told: list[Any]
    entries: list[Any]


def moment(match: Match[Any]) -> Moment:
    """The match as it is now."""
    return Moment(
        match.state.dump(),
        match.question,
        match.over,
        {seat: match.offer(seat) for seat in match.asks},
        match.answered,
        [msgspec.to_builtins(match.view(seat)) for seat in everybody(match)],
        list(match.story or ()),
        list(match.entries),
    )


def must_be(now: Moment, then: Moment, otherwise: str, *, but: tuple[str, ...] = ()) -> None:
    """Two moments are the same, but for some of their parts."""
    apart = [name for name, a, b in zip(Moment._fields, now, then, strict=True) if a != b and name not in but]
    must(not apart, f"{otherwise}: {', '.join(apart)} differ at question {then.question}")


def everybody(match: Match[Any]) -> list[int | None]:
    """All seats, and the spectator."""
    return [*range(match.seats), None]


def answer_somehow(match: Match[Any], chance: Chance) -> tuple[int, Answer]:
    """Give a random answer of a random seat that is asked."""
    seat = chance.pick(list(match.asks))
    answer = match.asks[seat].sample(chance)
    match.answer(seat, answer)
    return seat, answer


def play_on(match: Match[Any], seed: int, questions: int = BOUND) -> Match[Any]:
    """Answer so many questions at random, or to the end."""
    chance = Chance(seed)
    while questions and not match.over:
        answer_somehow(match, chance)
        questions -= 1
    return match


def questions(game: AnyGame, seats: int, seed: int) -> Iterator[Match[Any]]:
    """One random game that stands at each of its questions in turn, and at its end."""
    match, chance = Match.new(game, seats, seed), Chance(seed + 1)
    for _ in range(BOUND):
        yield match
        if match.over:
            return
        answer_somehow(match, chance)


# The laws -------------------------------------------------------------------------------------------------------------


@law("state is plain")
def state_is_plain(game: AnyGame, seats: int, seed: int) -> None:
    """copy, dump, load and == agree, through JSON as well."""
    for match in questions(game, seats, seed):
        t, text = match.state, msgspec.json.encode(match.state.dump())
        again = game.State.load(msgspec.json.decode(text))
        must(t.copy() == t and again == t, "a copy, or what was dumped and loaded, is not equal")
        must(msgspec.json.encode(again.dump()) == text, "what was loaded is dumped otherwise")


@law("looking changes nothing")
def looking_changes_nothing(game: AnyGame, seats: int, seed: int) -> None:
    """Views, offers, reasons and results are computed without a trace, and a view is the reader's own."""
    for match in questions(game, seats, seed):
        before = match.state.dump()
        for seat in everybody(match):
            wreck(match.view(seat))
        for seat, ask in match.asks.items():
            match.offer(seat)
            for key in [*ODD_KEYS, *(key for key, _ in ask.judged())]:
                match.why_not(seat, key)
        must(len(match.result().scores) == len(match.result().places) == seats, "the result is not for all seats")
        must(match.state.dump() == before, "somebody looked at the table and it changed")


def wreck(thing: Any) -> None:
    """Empty all the lists and dicts that can be reached from a view."""
    inside = thing.values() if isinstance(thing, dict) else thing if isinstance(thing, list | tuple) else []
    for part in [getattr(thing, name) for name in thing.__struct_fields__] if isinstance(thing, msgspec.Struct) else list(inside):
        wreck(part)
    if isinstance(thing, list | dict):
        thing.clear()


@law("everything can be said")
def everything_can_be_said(game: AnyGame, seats: int, seed: int) -> None:
    """Offers, views, choices and events survive the wire; what is sampled or proposed is accepted; what is offered has no reason against it."""
    for match in questions(game, seats, seed):
        must(match.over or bool(match.asks), "nobody is asked and the match is not over")
        for seat in everybody(match):
            msgspec.json.encode(match.view(seat))
        for seat, ask in match.asks.items():
            offer = ask.offer(match.question)
            must(msgspec.json.decode(msgspec.json.encode(offer), type=Offer) == offer, f"{offer} is not the same after the wire")
            must(all(match.why_not(seat, choice.key) is None for choice in offer.choices), f"there is a reason against what {ask} offers")
            ask.read(next(ask.answers()))
            ask.read(ask.sample(Chance(seed + match.question)))
        for event in match.story.since(match.entries.since(len(match.entries) - 1)[0].story_length) if match.story and len(match.entries) else ():
            must(msgspec.json.decode(msgspec.json.encode(event.say()), type=Say) == event.say(), f"{event} cannot be said")


@law("what is offered is the law")
def what_is_offered_is_the_law(game: AnyGame, seats: int, seed: int) -> None:
    """Whatever lies outside the offer is refused by its own kind of refusal and changes nothing."""
    for match in questions(game, seats, seed):
        before = moment(match)
        for seat in [-1, *range(seats + 1)]:
            if seat not in match.asks:
                refused(match, seat, "no such key", None, NotAsked if match.over or not 0 <= seat < seats else (NotAsked, AlreadyAnswered))
        for seat, ask in list(match.asks.items()):
            for wrong in outside(ask):
                refused(match, seat, wrong, None, NotOffered)
            right = ask.sample(Chance(seed))
            refused(match, seat, right, match.question - 1, AlreadyAnswered)
            refused(match, seat, right, match.question + 1, NotAsked)
        must_be(moment(match), before, "a refusal left a trace")


def refused(match: Match[Any], seat: int, answer: Any, question: int | None, kind: type[Refused] | tuple[type[Refused], ...]) -> None:
    try:
        match.answer(seat, answer, question)
    except kind as refusal:
        must(bool(str(refusal)), "a refusal without a sentence")
    else:
        raise AssertionError(f"{answer!r} by seat {seat} was accepted")


def outside(ask: Ask[Any]) -> list[Any]:
    """Answers that this question does not offer."""
    offer = ask.offer()
    keys = [choice.key for choice in offer.choices]
    left_out = [key for key, rule in ask.judged() if rule is not None]
    never: list[Any] = [None, True, 1.5, {"key": "no such key"}, [["no", "point"]], [None]]
    if offer.kind == "one":
        return [*never, *(key for key in ODD_KEYS if key not in keys), *left_out, 0, [], keys[:1]]
    if offer.kind == "some":
        too_few = [keys[: offer.low - 1]] if offer.low else []
        return [*never, 0, *keys[:1], ["no such key"], *([key] for key in left_out), (keys or [""]) * (offer.high + 1), *too_few]
    if offer.kind == "order":
        every = [choice.key for choice in offer.choices for _ in range(choice.count)]
        return [*never, 0, *keys[:1], every[1:], [*every[1:], "no such key"], [*every, *every[:1]]]
    if offer.kind == "number":
        return [*never, offer.low - 1, offer.high + 1, float(offer.low), str(offer.low), [offer.low]]
    return [*never, 0, "0,0", [[0, 0]] * (offer.high + 1), [[0.5, 0]]]


@law("what is offered is what nothing forbids")
def what_is_offered_is_what_nothing_forbids(game: AnyGame, seats: int, seed: int) -> None:
    """Among the candidates, what no rule forbids is offered and nothing else. All that is left out, and whatever else is on the table, has a reason; what is
    not there has none."""
    keys: dict[str, None] = dict.fromkeys(ODD_KEYS)
    for match in questions(game, seats, seed):
        for seat, ask in match.asks.items():
            judged, offered = [*ask.judged()], [*ask.keys()]
            allowed = [key for key, rule in judged if rule is None]
            must(sorted(offered) == sorted(allowed), f"{ask} offers {offered}, but nothing forbids {allowed}")
            candidates = dict.fromkeys(key for key, _ in judged)
            keys |= candidates
            for key in keys:
                reason = match.why_not(seat, key)
                if key in offered or not (key in candidates or (match.state.names(seat, key) and key not in ODD_KEYS)):
                    must(reason is None, f"{ask} gives the reason {reason} for {key!r}, which is {'offered' if key in offered else 'not there'}")
                else:
                    must(reason is not None, f"{ask} gives no reason for {key!r}")


@law("nothing leaks")
def nothing_leaks(game: AnyGame, seats: int, seed: int) -> None:
    """Deal anew what a seat cannot know: its view, its question, the reasons it is given and its story are the same, and the world goes on without a fault.

    After the same answer in both worlds the story tells the seat no difference that its view does not show.
    """
    keys: dict[str, None] = dict.fromkeys(ODD_KEYS)
    for match in questions(game, seats, seed):
        keys |= dict.fromkeys(key for ask in match.asks.values() for key in [*ask.keys(), *(key for key, _ in ask.judged())])
        dice = Chance(seed * 1009 + match.question)
        for seat in everybody(match):
            world = match.fork(listen=True)
            world.redeal(seat, dice.below(1 << 30))
            asked = set(match.asks) | match.answered, set(world.asks) | world.answered
            must(asked[0] == asked[1], f"who is asked tells seat {seat} what it cannot know at question {match.question}")
            must(match.view(seat) == world.view(seat), f"seat {seat} sees what it cannot know at question {match.question}")
            must(list(match.story_for(seat)) == list(world.story_for(seat)), f"the story changed for seat {seat}")
            if seat is not None and seat in match.asks:
                must(match.offer(seat) == world.offer(seat), f"what seat {seat} is offered tells what it cannot know: {match.offer(seat)}")
                must([*match.asks[seat].judged()] == [*world.asks[seat].judged()], f"what is considered for seat {seat} tells what it cannot know")
                must(all(match.why_not(seat, key) == world.why_not(seat, key) for key in keys), f"seat {seat} is given a reason that it cannot know")
            if not match.over:
                same_answer_in_both(match.fork(listen=True), world, seat, dice)
                play_on(world, seed, 12)


def same_answer_in_both(true: Match[Any], world: Match[Any], seat: int | None, dice: Chance) -> None:
    told = len(true.story or ())
    who, answer = answer_somehow(true, dice)
    try:
        world.answer(who, answer)
    except NotOffered:
        must(who != seat, f"seat {seat} cannot answer {answer!r} in a world that it cannot tell apart")
        return
    if true.question == world.question and true.view(seat) == world.view(seat):
        must(
            list(true.story_for(seat, told)) == list(world.story_for(seat, told)),
            f"the story tells seat {seat} more than it sees: {list(true.story_for(seat, told))}",
        )


@law("possible worlds tell nothing")
def possible_worlds_tell_nothing(game: AnyGame, seats: int, seed: int) -> None:
    """A world made for a bot has no past, is the same for the same seed, and can be played to its end."""
    for match in questions(game, seats, seed):
        before = moment(match)
        for seat in match.asks:
            seen = match.sight(seat)
            world, again = seen.world(seed), seen.world(seed)
            must(not list(world.entries) and not world.since and world.story is None, "a possible world remembers")
            must(world.seed is None and world.origin is None and not can_be_saved(world), "a possible world knows where it came from")
            must(world.view(seat) == seen.view and world.offer(seat) == seen.offer, f"seat {seat} can tell the world apart")
            must_be(moment(again), moment(world), "the same seed made two worlds")
            play_on(world, seed, 40)
        must_be(moment(match), before, "looking into possible worlds changed the true one")


def can_be_saved(match: Match[Any]) -> bool:
    try:
        match.save()
    except Refused:
        return False
    return True


@law("found again")
def found_again(game: AnyGame, seats: int, seed: int) -> None:
    """save -> load -> the same question, with the same past and the same future."""
    for match in questions(game, seats, seed):
        before, text = moment(match), match.save()
        again = Match.load(text, game=game)
        must_be(moment(again), before, "a loaded match stands elsewhere")
        must(again.save() == text, "a loaded match is saved otherwise")
        if match.question % 8 == 1:
            must_be(moment(play_on(again, seed)), moment(play_on(match.fork(listen=True), seed)), "a loaded match goes on otherwise")
        must_be(moment(match), before, "saving and loading changed the match")


@law("forks go their own way")
def forks_go_their_own_way(game: AnyGame, seats: int, seed: int) -> None:
    """A fork equals its match, neither changes when the other plays on, and two forks that get the same answers end alike."""
    left: tuple[Match[Any], Moment] | None = None
    for match in questions(game, seats, seed):
        if left is not None:
            must_be(moment(left[0]), left[1], "a fork changed when its match played on")
        before = moment(match)
        twin = match.fork(listen=True)
        must_be(moment(twin), before, "a fork stands elsewhere")
        far = BOUND if match.question % 8 == 1 else 4
        first, second = (moment(play_on(match.fork(listen=True), seed, far)) for _ in range(2))
        must_be(second, first, "two forks with the same answers parted")
        must_be(moment(match), before, "a match changed when its fork played on")
        left = twin, before


@law("a record tells the same story")
def a_record_tells_the_same_story(game: AnyGame, seats: int, seed: int) -> None:
    """Replaying a record, after taking an answer back as well, gives the same state, the same entries and the same events."""
    before: Moment | None = None
    for match in questions(game, seats, seed):
        now = moment(match)
        if before is not None and (match.question % 8 == 1 or match.over):
            must_be(moment(Match.replay(Record.read(match.record().text()), game=game)), now, "a record was replayed otherwise")
            last = match.entries.since(len(match.entries) - 1)[0]
            assert isinstance(last, Given)
            twin = match.fork(listen=True)
            twin.undo(last.seat, consent=True)
            must_be(moment(twin), before, "taking an answer back led elsewhere")
            twin.answer(last.seat, last.answer)
            must_be(moment(Match.replay(twin.record(), game=game)), now, "the same answer after taking it back led elsewhere")
        before = now


@law("the order of arrival does not matter")
def the_order_of_arrival_does_not_matter(game: AnyGame, seats: int, seed: int) -> None:
    """Simultaneous answers are nobody's to see before all are in, and give the same whoever is first."""
    for match in questions(game, seats, seed):
        if len(match.asks) < 2:
            continue
        dice = Chance(seed + match.question)
        answers = {seat: ask.sample(dice) for seat, ask in match.asks.items()}
        ends = []
        for seats_in_order in (list(answers), list(answers)[::-1], dice.shuffled(list(answers))):
            twin, before = match.fork(listen=True), moment(match)
            for seat in seats_in_order:
                must_be(moment(twin), before, "an answer showed before all were in", but=("offers", "answered", "entries"))
                twin.answer(seat, answers[seat])
            ends.append(moment(twin))
        for end in ends[1:]:
            must_be(end, ends[0], "it mattered who answered first", but=("entries",))


@law("it ends")
def it_ends(game: AnyGame, seats: int, seed: int) -> None:
    """A random game ends within a bound, with a place for everybody. Nobody may be first only where the game says in words who won."""
    *_, match = questions(game, seats, seed)
    must(match.over, f"still not over after {BOUND} questions")
    result = match.result()
    must(len(result.places) == seats and min(result.places) >= 1, "somebody has no place")
    must(1 in result.places or result.verdict is not None, "nobody is first")


@law("an answer costs the same late in the game")
def an_answer_costs_the_same_late_in_the_game(game: AnyGame, seats: int, seed: int) -> None:
    """What has to be driven again to come back to a question is what was answered in one small step."""
    longest = total = 0
    for match in questions(game, seats, seed):
        longest, total = max(longest, len(match.since)), len(match.entries)
    must(longest <= STEP and (total < 20 or longest <= total // 2), f"a step held {longest} of {total} answers")


@law("hash seeds do not matter")
def hash_seeds_do_not_matter(game: AnyGame, seats: int, seed: int) -> None:
    """Two processes with different PYTHONHASHSEED play the same game."""
    first, second = (elsewhere(type(game).__module__, seats, seed, hash_seed) for hash_seed in (1, 2))
    must(first == second and len(first) == 64, "another hash seed made another game")


def elsewhere(module: str, seats: int, seed: int, hash_seed: int) -> str:
    """The digest of a random game of this module's GAME, played in another process."""
    environment = {**os.environ, "PYTHONHASHSEED": str(hash_seed)}
    command = [sys.executable, "-m", "tests.laws", module, str(seats), str(seed)]
    return subprocess.run(command, env=environment, cwd=Path(__file__).parent.parent, check=True, capture_output=True, text=True).stdout.strip()


def digest(game: AnyGame, seats: int, seed: int) -> str:
    """Everything about a few random games, in one number."""
    found = hashlib.sha256()
    for n in range(seed, seed + 4):
        match = play_on(Match.new(game, seats, n), n)
        found.update(match.record().text().encode())
        found.update(msgspec.json.encode([repr(moment(match)), match.state.dump()]))
    return found.hexdigest()


if __name__ == "__main__":
    module, seats, seed = sys.argv[1:]
    sys.stdout.write(digest(importlib.import_module(module).GAME, int(seats), int(seed)))

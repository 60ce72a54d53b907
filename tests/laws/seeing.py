"""Laws about looking: it changes nothing, and shows a seat no more than it may see."""

from __future__ import annotations

from typing import Any

import msgspec

from walpurgis.engine import AnyGame, Chance, Match, Refused
from walpurgis.engine.errors import NotOffered

from .law import law, must
from .playing import ODD_KEYS, Eye, answer_somehow, everybody, moment, must_be, play_on, questions


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


@law("nothing leaks")
def nothing_leaks(game: AnyGame, seats: int, seed: int) -> None:
    """Redeal what a seat cannot know: its view, its question, the reasons it is given and its story are the same, and the world continues without a fault.

    After the same answer in both worlds the story tells the seat no difference that its view does not show.
    """
    keys, eye = dict[str, None].fromkeys(ODD_KEYS), Eye(seed)
    for match in questions(game, seats, seed):
        keys |= dict.fromkeys(key for ask in match.asks.values() for key in [*ask.keys(), *(key for key, _ in ask.judged())])
        if not eye.looks(match):
            continue
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
    world.state.chance = true.state.chance.copy()  # the same dice, so that what differs comes from what is hidden
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
    eye = Eye(seed)
    for match in filter(eye.looks, questions(game, seats, seed)):
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


@law("worlds do not depend on the truth")
def worlds_do_not_depend_on_the_truth(game: AnyGame, seats: int, seed: int) -> None:
    """Equal seeds give equal worlds from any two truths that a seat cannot tell apart: whoever knows the seed of a world learns nothing from it."""
    eye = Eye(seed)
    for match in filter(eye.looks, questions(game, seats, seed)):
        for seat in everybody(match):
            other = match.fork()
            other.redeal(seat, seed + match.question + 1)
            worlds = []
            for truth in (match, other):
                world = truth.fork()
                world.redeal(seat, seed)
                worlds.append(world.state.dump())
            must(worlds[0] == worlds[1], f"a possible world of seat {seat} tells how things truly lie at question {match.question}")


def can_be_saved(match: Match[Any]) -> bool:
    try:
        match.save()
    except Refused:
        return False
    return True

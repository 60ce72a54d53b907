"""Laws about questions: what is offered, what is refused, why, and in which order answers come."""

from __future__ import annotations

from typing import Any

import msgspec

from walpurgis.engine import AnyGame, Ask, Chance, Match, Offer, Refused, Say
from walpurgis.engine.errors import AlreadyAnswered, NotAsked, NotOffered

from .law import law, must
from .playing import ODD_KEYS, everybody, moment, must_be, questions


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
    """Whatever is outside the offer is refused by its own kind of refusal and changes nothing."""
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
    not there has none. Of a question for a text every text is there."""
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
                if ask.kind == "code":
                    must((reason is None) == accepts(ask, key), f"{ask} gives the reason {reason} for {key!r}")
                elif key in offered or not (key in candidates or (match.state.names(seat, key) and key not in ODD_KEYS)):
                    must(reason is None, f"{ask} gives the reason {reason} for {key!r}, which is {'offered' if key in offered else 'not there'}")
                else:
                    must(reason is not None, f"{ask} gives no reason for {key!r}")


def accepts(ask: Ask[Any], text: str) -> bool:
    """Whether this text, which need not be a prepared one, is an answer."""
    try:
        ask.read(text)
    except NotOffered:
        return False
    return True


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

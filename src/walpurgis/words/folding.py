"""A story in sentences: what happened, one line after the other, with what belongs together folded into one.

A game folds two events of the same player by having a message for both, `event-<first>--<second>`: "Raven cleans up and draws 5 cards." Three are folded by
`event-<first>--<second>--<third>`. Its variables are those of all of them. An event that comes several times in a row for the same player, `event-<it>--<it>`,
is told once, as it was the last time: "Otis walks to G5."
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from walpurgis.engine import Event, Say

from .speaker import Speaker

FAMILY = "event-"


def told(events: Iterable[Event], say: Speaker) -> Iterator[str]:
    """The sentences of a story."""
    yield from (say(says) for says in folded((event.say() for event in events), say))


def folded(story: Iterable[Say], say: Speaker) -> Iterator[Say]:
    """The same story with fewer sentences, where the game has one for several events."""
    last: Say | None = None
    for says in story:
        both = last and _both(last, says, say)
        if last is not None and not both:
            yield last
        last = both or says
    if last is not None:
        yield last


def _both(first: Say, second: Say, say: Speaker) -> Say | None:
    """One sentence for both; None if there is none, or if they speak of different players or things."""
    name = second.id.removeprefix(FAMILY)
    again = f"{second.id}--{name}"
    if first.id in (second.id, again):
        message, same = again, list(second.args)[:1]
    else:
        message, same = f"{first.id}--{name}", [each for each in second.args if each in first.args]
    if not say.knows(message) or any(first.args.get(each) != second.args[each] for each in same):
        return None
    return Say(message, {**first.args, **second.args})

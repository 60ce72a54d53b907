"""Played matches as examples to learn from: at each small choice of each player, what was seen, what was open, what was taken, and how it ended."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from typing import NamedTuple

from walpurgis.engine import Match, Record
from walpurgis.engine.entries import Given

from .episode import Episode, rewards_of
from .stepper import NotOpen


class Example(NamedTuple):
    """One small choice that somebody made."""

    seat: int
    prompt: str
    observation: array[float]
    mask: bytes
    action: int
    reward: float
    """What the seat got in the end."""


def examples_of(record: Record) -> Iterator[Example]:
    """The small choices of a record, in order. An answer that cannot be given in small choices, such as a place of a player's own, is left out.

    BrokenRecord if the record does not fit its game, as for a match that was played under other rules.
    """
    *_, last = Match.replaying(record, listen=False)
    rewards = rewards_of(last.result()) if last.over else [0.0] * last.seats
    for match, entry in zip(Match.replaying(record, listen=False), record.entries, strict=False):
        if not isinstance(entry, Given):
            continue
        episode = Episode.at(match)
        stepper = episode.stepper(entry.seat)
        assert stepper is not None
        try:
            actions = stepper.actions_for(entry.answer)
        except NotOpen:
            continue
        for action in actions:
            yield Example(entry.seat, stepper.ask.prompt, episode.observe(entry.seat), stepper.node.mask, action, rewards[entry.seat])
            stepper.take(action)

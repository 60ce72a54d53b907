"""The table of Nocturne as short lines of text, for screen readers and pipes: one's own hand first, then the players, then the piles."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from walpurgis.engine import Say
from walpurgis.words import Speaker

from ..view import Seen
from .facts import Fact, basic, below, beside_the_supply, burdens, counts, in_front_of, kingdom, left, means, mine, phases
from .pieces import named, price, words


def lines(view: Seen, say: Speaker) -> Iterator[str]:
    """Every fact of the picture, in words."""
    say = words(say.language)
    for label, value in _facts(view, say):
        yield say.text("labelled", label=label, value=value) if label else value


def _facts(view: Seen, say: Speaker) -> Iterator[Fact]:
    yield from _turn(view, say)
    yield from mine(view, say)
    for mat in view.players:
        who = named(say, str(mat.seat), "seat")
        yield who, ", ".join(counts(mat, say))
        for about, value in in_front_of(mat, say):
            yield f"{who}, {about}", value
    yield say.text("short-basic"), say.apart(f"{named(say, pile.card)} {price(pile.cost, pile.debt)}, {left(pile, say)}" for pile in basic(view))
    for cost, piles in groupby(kingdom(view, say), lambda pile: price(pile.cost, pile.debt)):
        yield f"{say.text('short-kingdom')}, {cost}", say.apart(f"{named(say, pile.card)}, {left(pile, say)}" for pile in piles)
    yield from below(view, say)
    yield from beside_the_supply(view, say)
    yield say.text("short-code"), view.code


def _turn(view: Seen, say: Speaker) -> Iterator[Fact]:
    """Whose turn it is, and what is left to do in it."""
    now = [phase for phase, is_now in phases(view, say) if is_now]
    if view.phase != "end":
        now = [
            say.text("short-turn", turn=view.players[view.active].turns),
            *([say.text("short-extra")] if view.extra else []),
            say(Say(f"seat-{view.active}")),
            *now,
        ]
    yield "", ", ".join([*now, *(f"{about} {count}" for about, count in means(view, say))])
    for burden in burdens(view, say):
        yield "", burden

"""A player with more patience than thumb: it plans whole turns (turns.py), for the Society with what may follow (conspiracy.py).

It remembers nothing: while a card is being played, the rest of it is planned anew, so that the same table always gets the same answer.
"""

from __future__ import annotations

from typing import Any

from walpurgis.engine import Answer, Ask, Chance, Match, Sight

from ..board import KIND_OF
from ..facts import PASS
from ..state import Night
from . import conspiracy, habits
from .answers import ANSWERS, walks
from .deeds import Deed
from .habits import Habit, Question
from .plans import Guess, Outlook, looks, spread, with_card
from .turns import Line, Turns, struck

WIDTH, BREADTH = 30, 20
"""This many lines are kept after each deed, and this many deeds are tried after each."""
FIRST = 14
"""This many deeds are tried with what is left of a card."""


def sage(sight: Sight, dice: Chance) -> Answer:
    """The answer of a player who plans whole turns."""
    world = sight.world(dice.below(1 << 62))
    about = {choice.key: choice.about for choice in sight.offer.choices}
    q = Question(world.state, world.state.players[sight.seat], [*about], about, sight.offer.about)
    return PATIENTLY.get(sight.offer.prompt, ANSWERS[sight.offer.prompt])(q)


def promising(world: Match[Night], ask: Ask[Any], dice: Chance) -> list[Answer]:
    """Nothing but what the sage says: it has compared whole turns, and playouts have not known better so far (decision 33)."""
    return []


# Plans ---------------------------------------------------------------------------------------------------------------


def main(q: Question) -> Answer:
    """The first thing of the best turn; at last, what is of no more use."""
    cards = [q.about[key]["card"] for key in q.of("Act")]
    turns = Turns(q.side, WIDTH, BREADTH)
    start = turns.begin(q.t, cards, q.me.upgrades)
    line = max([start, *turns.all(start)], key=value)
    return line.first if line.first in q.keys else habits.at_last(q)


def seer(q: Question) -> Answer:
    """The same; a card must be played."""
    turns = Turns(q.side, WIDTH, BREADTH)
    lines = [line for line in turns.all(turns.begin(q.t, [q.about[key]["card"] for key in q.of("Act")], q.me.upgrades)) if line.first in q.keys]
    return max(lines, key=value).first if lines else q.keys[0]


def tiles(q: Question) -> Answer:
    """The first tile of the best deed with what is left of the card."""
    t = q.t
    deed = best_deed(q, [*with_card(Outlook(t, q.side), t.card, t.tiles_left, tuple(t.worked))])
    return deed.ops[0] if deed.ops and deed.ops[0] in q.keys else PASS if PASS in q.keys else q.keys[0]


def who(q: Question) -> Answer:
    """Whoever does best by walking over the tile."""
    names = [q.about[key]["who"] for key in q.of("Send")]
    deed = best_deed(q, [*(guess for name in names for guess in walks(q, name, q.t.worked[-1])), Guess(0.0, Deed(q.t.card))])
    return f"who:{deed.who}" if deed.who else PASS


def step(q: Question) -> Answer:
    """Take the Chosen, strike, then walk the best way."""
    captures, attacks = q.of("Capture"), q.of("Attack")
    if captures:
        return captures[0]
    if attacks:
        return max(attacks, key=lambda key: habits.blow(q, key))
    stay = [Guess(0.0, Deed(q.t.card))] if PASS in q.keys else []
    deed = best_deed(q, [*walks(q, q.t.walker, q.t.must), *stay])
    key = f"go:{deed.turn}" if deed.who and deed.path else PASS
    return key if key in q.keys else q.keys[0]


def kind(q: Question) -> Answer:
    """The kind of tile that does best for the card of somebody at home."""
    deed = best_deed(q, looks(q.t, q.side, [q.t.card]))
    key = f"kind:{KIND_OF[deed.ops[0][-2:]]}" if deed.ops else ""
    return key if key in q.keys else q.keys[0]


def strike(q: Question) -> Answer:
    """Whoever strikes best, with what follows."""
    turns = Turns(q.side, WIDTH, BREADTH)
    return max(q.keys, key=lambda key: turns.best(struck(q.t, q.about[key]["who"]), q.me.hand, ()).value)


def value(line: Line) -> float:
    return line.value


def best_deed(q: Question, guesses: list[Guess]) -> Deed:
    """The best of these deeds with one card, with what can follow."""
    guesses.sort(key=lambda guess: -guess.bonus)
    few = spread(guesses, FIRST)
    if len(few) == 1:
        return few[0].deed
    turns = Turns(q.side, WIDTH, BREADTH)
    line = max(turns.all(turns.begin(q.t, q.me.hand, q.me.upgrades), few), key=value)
    assert line.deed is not None
    return line.deed


PATIENTLY: dict[str, Habit] = {
    "main": main,
    "seer": seer,
    "tiles": tiles,
    "generic": tiles,
    "who": who,
    "step": step,
    "kind": kind,
    "strike": strike,
    **conspiracy.PATIENTLY,
}

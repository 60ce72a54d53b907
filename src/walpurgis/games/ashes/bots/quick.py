"""A quick player of Ashes to Ashes, for playouts: it tries out a few deeds, each by itself, where thumb plans its whole hand. All else it does by rules of
thumb."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from walpurgis.engine import Answer, Ask, Chance, Match

from ..facts import PASS
from ..state import Night
from . import habits
from .answers import ANSWERS, TRIFLE, walks
from .deeds import Deed
from .habits import Question
from .plans import Guess, Outlook, Plan, best, looks, spread, value_of, with_card

FEW = 3
"""This many deeds are tried on copies of the table, each by itself."""
NOTHING: Mapping[str, Mapping[str, Any]] = {}


def quick(world: Match[Night], ask: Ask[Any], dice: Chance) -> Answer:
    """The answer of a player in a hurry. The world is looked at, and left as it is. Nobody can be in a hurry who flees from ghouls: one mistake is the end."""
    t = world.state
    if t.alone:
        return careful(world, ask, dice)
    me = t.players[ask.seat]
    if ask.prompt in ("tiles", "generic"):  # there is so much to choose from that describing it takes longest
        return tiles(Question(t, me, [*ask.keys()], NOTHING, NOTHING))
    return QUICKLY.get(ask.prompt, ANSWERS[ask.prompt])(question(t, ask))


def careful(world: Match[Night], ask: Ask[Any], dice: Chance) -> Answer:
    """The answer of thumb, which plans its whole hand, to a seat that has just this world in mind."""
    return ANSWERS[ask.prompt](question(world.state, ask))


def question(t: Night, ask: Ask[Any]) -> Question:
    offer = ask.offer()
    about = {choice.key: choice.about for choice in offer.choices}
    return Question(t, t.players[ask.seat], [*about], about, offer.about)


def main(q: Question) -> Answer:
    """The card that does best; at last, what is of no more use."""
    plan = best_card(q)
    return f"act:{plan.deed.card}" if plan is not None and plan.value > value_of(q.t, q.side) + TRIFLE else habits.at_last(q)


def seer(q: Question) -> Answer:
    plan = best_card(q)
    return f"act:{plan.deed.card}" if plan is not None else q.keys[0]


def best_card(q: Question) -> Plan | None:
    return best_of(q, looks(q.t, q.side, [q.about[key]["card"] for key in q.of("Act")]))


def best_of(q: Question, guesses: list[Guess]) -> Plan | None:
    """The best of the few that look most promising, as the table lies after it."""
    guesses.sort(key=lambda guess: -guess.bonus)
    return best(q.t, q.side, spread(guesses, FEW), (), (FEW,))


def tiles(q: Question) -> Answer:
    """The next tile of what does best; none if the figure should just go."""
    t = q.t
    plan = best_of(q, [*with_card(Outlook(t, q.side), t.card, t.tiles_left, tuple(t.worked))])
    key = plan.deed.ops[0] if plan is not None and plan.deed.ops else PASS
    return key if key in q.keys else PASS if PASS in q.keys else q.keys[0]


def who(q: Question) -> Answer:
    """Whoever walks best over the tile, or nobody."""
    names = [q.about[key]["who"] for key in q.of("Send")]
    plan = best_of(q, [*(guess for name in names for guess in walks(q, name, q.t.worked[-1])), Guess(0.0, Deed(q.t.card))])
    return f"who:{plan.deed.who}" if plan is not None and plan.deed.who else PASS


def step(q: Question) -> Answer:
    """Take the Chosen, strike, then walk the best way; or stay."""
    captures = q.of("Capture")
    if captures:
        return captures[0]
    attacks = q.of("Attack")
    if attacks:
        return max(attacks, key=lambda key: habits.blow(q, key))
    stay = [Guess(0.0, Deed(q.t.card))] if PASS in q.keys else []
    plan = best_of(q, [*walks(q, q.t.walker, q.t.must), *stay])
    key = f"go:{plan.deed.turn}" if plan is not None and plan.deed.who else PASS
    return key if key in q.keys else q.keys[0]


QUICKLY = {"main": main, "seer": seer, "who": who, "step": step}

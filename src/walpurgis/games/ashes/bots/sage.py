"""A player with more patience than thumb: it plans whole turns (turns.py), for the Society with what may follow (conspiracy.py).

What it plans with a card it carries out to the end: the plan is remembered while the card is being played.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Any, NamedTuple

from walpurgis.engine import Answer, Ask, Chance, Match, Sight

from ..board import KIND_OF, NEXT
from ..facts import PASS
from ..state import Night, Player
from . import conspiracy, habits
from .answers import ANSWERS, walks
from .deeds import Deed
from .habits import Habit, Question
from .plans import Guess, Outlook, looks, spread, with_card
from .turns import Line, Turns, struck

WIDTH, BREADTH = 30, 20
"""So many lines go on after each deed, and so many deeds are tried after each."""
FIRST = 14
"""So many deeds are tried with what is left of a card."""


def sage(sight: Sight, dice: Chance) -> Answer:
    """The answer of a player who plans whole turns."""
    world = sight.world(dice.below(1 << 62))
    about = {choice.key: choice.about for choice in sight.offer.choices}
    q = Question(world.state, world.state.players[sight.seat], [*about], about, sight.offer.about)
    return PATIENTLY.get(sight.offer.prompt, ANSWERS[sight.offer.prompt])(q)


def promising(world: Match[Night], ask: Ask[Any], dice: Chance) -> list[Answer]:
    """Nothing but what the sage says: it has compared whole turns, and playouts have not known better so far (decision 27)."""
    return []


# Plans ---------------------------------------------------------------------------------------------------------------


def main(q: Question) -> Answer:
    """The first thing of the best turn; at last, what is of no more use."""
    cards = [q.about[key]["card"] for key in q.of("Act")]
    turns = Turns(q.side, WIDTH, BREADTH)
    start = turns.begin(q.t, cards, q.me.upgrades)
    line = max([start, *turns.all(start)], key=value)
    if line.first in q.keys:
        remember(q, line)
        return line.first
    return habits.at_last(q)


def seer(q: Question) -> Answer:
    """The same; a card must be played."""
    turns = Turns(q.side, WIDTH, BREADTH)
    lines = [line for line in turns.all(turns.begin(q.t, [q.about[key]["card"] for key in q.of("Act")], q.me.upgrades)) if line.first in q.keys]
    if not lines:
        return q.keys[0]
    line = max(lines, key=value)
    remember(q, line)
    return line.first


def tiles(q: Question) -> Answer:
    """The next tile of what was planned, or of the best deed with what is left of the card."""
    t = q.t
    deed = remembered(q)
    if deed is not None:
        left = [op for op in deed.ops if space_of(op) not in t.worked]
        if not left or left[0] in q.keys:
            return left[0] if left else PASS
    deed = best_deed(q, [*with_card(Outlook(t, q.side), t.card, t.tiles_left, tuple(t.worked))])
    return deed.ops[0] if deed.ops and deed.ops[0] in q.keys else PASS if PASS in q.keys else q.keys[0]


def who(q: Question) -> Answer:
    """Whoever was to walk over the tile, or does best."""
    deed = remembered(q)
    if deed is None or (deed.who and f"who:{deed.who}" not in q.keys):
        names = [q.about[key]["who"] for key in q.of("Send")]
        deed = best_deed(q, [*(guess for name in names for guess in walks(q, name, q.t.worked[-1])), Guess(0.0, Deed(q.t.card))])
    return f"who:{deed.who}" if deed.who else PASS


def step(q: Question) -> Answer:
    """Take the Chosen, strike, then walk the way that was planned; or the best one."""
    captures, attacks = q.of("Capture"), q.of("Attack")
    if captures:
        return captures[0]
    if attacks:
        return max(attacks, key=lambda key: habits.blow(q, key))
    deed = remembered(q)
    if deed is not None and (key := onward(q, deed)) in q.keys:
        return key
    stay = [Guess(0.0, Deed(q.t.card))] if PASS in q.keys else []
    deed = best_deed(q, [*walks(q, q.t.walker, q.t.must), *stay])
    key = f"go:{deed.turn}" if deed.who and deed.path else PASS
    return key if key in q.keys else q.keys[0]


def onward(q: Question, deed: Deed) -> str:
    """The step that follows on the way that was planned; empty where the figure has left it."""
    here = q.t.at[q.t.walker]
    if deed.who != q.t.walker or not deed.path:
        return PASS
    if here == q.t.walked[0]:
        return f"go:{deed.turn}"
    if here not in deed.path[:-1]:
        return ""
    following = deed.path[deed.path.index(here) + 1]
    return next((f"go:{way}" for way, there in NEXT[here].items() if there == following), "")


def kind(q: Question) -> Answer:
    """The kind of tile that was planned for the card of somebody at home."""
    deed = remembered(q) or best_deed(q, looks(q.t, q.side, [q.t.card]))
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


# Memory --------------------------------------------------------------------------------------------------------------


class Planned(NamedTuple):
    """A deed, and the table when its card was about to be played."""

    deed: Deed
    tiles: dict[str, str]
    at: dict[str, str]

    def stands(self, t: Night) -> bool:
        """Whether nothing has changed but what the deed itself changes."""
        worked = {space_of(op) for op in self.deed.ops}
        others = {figure: space for figure, space in self.at.items() if figure != self.deed.who}
        return {space: face for space, face in self.tiles.items() if space not in worked} == {
            space: face for space, face in t.tiles.items() if space not in worked
        } and all(t.at.get(figure) == space for figure, space in others.items())


_PLANS: OrderedDict[object, Planned] = OrderedDict()
MANY = 64
"""So many plans are remembered: one for each card being played at any table."""


def remember(q: Question, line: Line) -> None:
    """What is planned with the card that is about to be played."""
    deed = line.deed
    if deed is None or line.first != f"act:{deed.card}":
        return
    _PLANS[moment(q.t, q.me, deed.card)] = Planned(deed, dict(q.t.tiles), dict(q.t.at))
    while len(_PLANS) > MANY:
        _PLANS.popitem(last=False)


def remembered(q: Question) -> Deed | None:
    """What was planned with the card being played, if the table is as it was then."""
    planned = _PLANS.get(moment(q.t, q.me, q.t.card))
    return planned.deed if planned is not None and planned.stands(q.t) else None


def moment(t: Night, me: Player, card: str) -> object:
    """What tells this card of this turn from others, and does not change while it is being played."""
    hand = tuple(sorted(one for one in me.hand if one != card))
    return me.seat, t.mode, t.turn, card, hand, me.upgrades, t.ghoul_open, tuple(faction.row for faction in t.factions.values())


def space_of(op: str) -> str:
    """The space of a tile that is laid or turned."""
    return op[4:].partition("=")[0]

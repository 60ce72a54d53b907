"""Rules of thumb for Ashes to Ashes: what `walpurgis play` and the arena call `thumb`.

A thumb looks at one possible world, tries what its cards can bring about on copies of the table, and takes what leaves its side best off. Here is the action
phase, and which habit answers which prompt; what to do around the board is in habits.py, the Society's part in plots.py, solitaire in flight.py.
"""

from __future__ import annotations

from walpurgis.engine import Answer, Chance, Sight

from ..board import KIND_OF
from ..facts import PASS, SIDE_OF
from . import habits, plots
from .deeds import Deed, Walks
from .flight import bait, lure
from .habits import Habit, Question
from .plans import Guess, Outlook, Plan, best, looks, spread, value_of, with_card

WIDTHS = ((0,), (6,), (5, 3), (5, 2, 1), (4, 1, 1))
"""How many deeds are tried with the first, second and third card, by the number of cards in hand."""
NARROW = ((5,), (4, 1))
"""The same while a card is being carried out, without cards left and with some."""
FLEEING = ((14,), (9, 4))
"""The same in solitaire, where one mistake is the end."""
ALONE = ((0,), (12,), (9, 5), (8, 4, 2), (8, 3, 2))
"""WIDTHS in solitaire."""
TRIFLE = 0.5
"""A card is not played for less."""


def thumb(sight: Sight, dice: Chance) -> Answer:
    """The answer of a player who plans one turn ahead."""
    world = sight.world(dice.below(1 << 62))
    about = {choice.key: choice.about for choice in sight.offer.choices}
    q = Question(world.state, world.state.players[sight.seat], [*about], about, sight.offer.about)
    return ANSWERS[sight.offer.prompt](q)


# The action phase ----------------------------------------------------------------------------------------------------


def main(q: Question) -> Answer:
    """An upgrade card that helps; the best card; at last, what is of no more use."""
    upgrade = habits.upgrade_to_play(q)
    if upgrade:
        return upgrade
    plan = best_card(q)
    if plan is not None and plan.value > value_of(q.t, q.side) + TRIFLE:
        return f"act:{plan.deed.card}"
    return habits.at_last(q)


def seer(q: Question) -> Answer:
    """The best card; one must be played."""
    plan = best_card(q)
    return f"act:{plan.deed.card}" if plan is not None else q.keys[0]


def best_card(q: Question) -> Plan | None:
    """The best thing to do with one of the cards that may be played."""
    cards = [q.about[key]["card"] for key in q.of("Act")]
    widths = (ALONE if q.t.alone else WIDTHS)[min(len(WIDTHS) - 1, len(cards))]
    return best(q.t, q.side, spread(looks(q.t, q.side, cards), widths[0]), cards, widths)


def rest_of_card(q: Question) -> Plan | None:
    """The best to do with what is left of the card being carried out."""
    t = q.t
    guesses = sorted(with_card(Outlook(t, q.side), t.card, t.tiles_left, tuple(t.worked)), key=lambda guess: -guess.bonus)
    widths = narrow(q)
    return best(t, q.side, spread(guesses, widths[0]), q.me.hand, widths)


def narrow(q: Question) -> tuple[int, ...]:
    """How many deeds are tried while a card is being carried out."""
    return (FLEEING if q.t.alone else NARROW)[bool(q.me.hand)]


def tiles(q: Question) -> Answer:
    """The next tile of the best deed; none if the figure should just go."""
    plan = rest_of_card(q)
    return plan.deed.ops[0] if plan is not None and plan.deed.ops else PASS


def who(q: Question) -> Answer:
    """Whoever walks best over the tile, or nobody."""
    names = [q.about[key]["who"] for key in q.of("Send")]
    guesses = [guess for name in names for guess in walks(q, name, q.t.worked[-1])]
    deed = choose(q, [*guesses, Guess(0.0, Deed(q.t.card))])
    return f"who:{deed.who}" if deed.who else PASS


def step(q: Question) -> Answer:
    """Take the Chosen, strike, then walk the best way; or stay."""
    captures = q.of("Capture")
    if captures:
        return captures[0]
    attacks = q.of("Attack")
    if attacks:
        return max(attacks, key=lambda key: habits.blow(q, key))
    guesses = walks(q, q.t.walker, q.t.must)
    if PASS in q.keys:
        guesses.append(Guess(0.0, Deed(q.t.card)))
    deed = choose(q, guesses)
    key = f"go:{deed.turn}" if deed.who else PASS
    return key if key in q.keys else q.keys[0]


def walks(q: Question, name: str, must: str) -> list[Guess]:
    """The walks of a figure as the paths lie, those that include a space if there are any."""
    t = q.t
    view = Outlook(t, q.side)
    walked = t.walked if t.walker else ()
    deeds = Walks(t, t.card, name, ()).all(walked=walked)
    if must and must not in walked:
        deeds = [deed for deed in deeds if must in deed.path] or deeds
    return [Guess(view.judge(deed) if SIDE_OF[name] == q.side else 0.0, deed) for deed in deeds]


def choose(q: Question, guesses: list[Guess]) -> Deed:
    """The best of these deeds."""
    guesses.sort(key=lambda guess: -guess.bonus)
    widths = narrow(q)
    few = spread(guesses, 2 * widths[0])
    if len(few) == 1:
        return few[0].deed
    plan = best(q.t, q.side, few, q.me.hand, (2 * widths[0], *widths[1:]))
    assert plan is not None
    return plan.deed


# Solitaire -----------------------------------------------------------------------------------------------------------


def kind(q: Question) -> Answer:
    """The kind of tile with which the card of somebody at home helps most."""
    deed = choose(q, looks(q.t, q.side, [q.t.card]))
    return f"kind:{KIND_OF[deed.ops[0][-2:]]}" if deed.ops else q.keys[0]


def near(q: Question) -> Answer:
    """Whom a ghoul follows."""
    prey = {q.about[key]["who"]: key for key in q.keys}
    return prey[bait(q.t, q.t.at[q.t.ghouls_to_act[0]], [*prey])]


def ghoul(q: Question) -> Answer:
    """Where it goes."""
    spaces = {q.about[key]["space"]: key for key in q.keys}
    return spaces[lure(q.t, [*spaces])]


ANSWERS: dict[str, Habit] = {
    "main": main,
    "seer": seer,
    "tiles": tiles,
    "generic": tiles,
    "who": who,
    "step": step,
    **habits.ANSWERS,
    **plots.ANSWERS,
    "kind": kind,
    "near": near,
    "ghoul": ghoul,
}
"""The rule for each prompt."""

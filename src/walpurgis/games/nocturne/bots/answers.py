"""Rules of thumb for Nocturne: what `walpurgis play` and the arena call `thumb`.

A thumb buys money and what helps it, then Provinces. It knows its view, its question, and which cards everybody owns. Here are the three phases, and which
habit answers which prompt; the habits are in habits.py, and what cards are worth is in worth.py.
"""

from __future__ import annotations

from collections.abc import Callable

from walpurgis.engine import Answer, Chance, Sight

from ..facts import CARDS
from ..keys import END
from .habits import (
    Question,
    Rule,
    as_offered,
    best_boon,
    best_on_top,
    best_to_draw,
    blessed_village,
    cellar,
    crypt,
    discard,
    do_without,
    earth,
    first,
    gain,
    gained,
    if_so,
    into_hand,
    is_cheap,
    library,
    loot,
    lowest,
    merit,
    mine,
    pixie,
    play_another,
    pooka,
    purchase,
    sacrifice,
    sift,
    small_castle,
    sprawling_castle,
    start,
    trash_one,
    trash_some,
    upgrade,
    yes,
    zombie_apprentice,
    zombie_spy,
)
from .worth import SKETCHES


def thumb(sight: Sight, dice: Chance) -> Answer:
    """The answer of a player who likes money and Provinces. To a question without a rule of its own, whatever is usual for its kind."""
    return rule_for(sight.offer.prompt, sight.offer.kind)(Question(sight, dice))


def rule_for(prompt: str, kind: str) -> Rule:
    """Which rule answers a question: that of its prompt, or whatever is usual for its kind."""
    return ANSWERS.get(prompt, USUALLY[kind])


# The Action phase ----------------------------------------------------------------------------------------------------


AFTER_OTHERS = ("cellar", "shepherd", "cursed-village", "conclave", "secret-cave", "wish")
"""Among the Actions that leave an Action, those that wait for the cards the others draw."""


def action(q: Question) -> Answer:
    """First what leaves an Action, then, with Actions to spare, what draws; the last Action goes to the best card."""

    def rank(card: str) -> tuple[float, ...]:
        sketch = SKETCHES[card]
        if sketch.spare > 0 or (sketch.spare == 0 and CARDS[card].actions):
            return 2, card not in AFTER_OTHERS, sketch.spare, sketch.draws, merit(q, card)
        return 1, sketch.draws if q.seen.actions > 1 else 0, merit(q, card)

    there = [key for key in q.are("Card") if merit(q, q.card(key)) > 0]
    return max(there, key=lambda key: rank(q.card(key)), default=END)


# The Buy phase -------------------------------------------------------------------------------------------------------

TREASURES = ("lucky-coin", "idol", "goat", "magic-lamp")
"""Treasures with a text, in the order they are played, after all the others."""


def buy(q: Question) -> Answer:
    """All Treasures, Cursed Gold only for something better; debt; then the best card or Event there is."""
    if everything := q.are("PlayAll"):
        return everything[0]
    treasures = q.are("Play")
    if harmless := [key for key in treasures if q.card(key) != "cursed-gold"]:
        return min(harmless, key=lambda key: TREASURES.index(q.card(key)) if q.card(key) in TREASURES else -1)
    if treasures and worth_a_curse(q):
        return treasures[0]
    if debt := q.are("PayDebt"):
        return debt[0]
    value, key = max(((purchase(q, key), key) for key in q.are("Buy", "BuyForDebt", "BuyEvent")), default=(0.0, END))
    if "devils-workshop" in q.seen.hand and not q.me.gained and value < q.plan.worth("gold"):
        return END  # at Night there will be a Gold instead
    return key if value > 0 else END


def worth_a_curse(q: Question) -> bool:
    """Whether three coins more make a difference worth a Curse."""
    if not q.seen.buys:
        return False

    def best(coins: int) -> float:
        return max((q.plan.worth(pile.card) for pile in q.seen.supply if pile.left and pile.cost <= coins), default=0.0)

    now = q.seen.coins
    return max(0.0, best(now + CARDS["cursed-gold"].coins)) > max(0.0, best(now)) + 1.0


# The Night -----------------------------------------------------------------------------------------------------------

NIGHTS = (
    "devils-workshop", "vampire", "exorcist", "bat", "changeling", "monastery", "raider", "den-of-sin", "cobbler", "ghost-town", "guardian", "werewolf",
    "crypt", "night-watchman", "ghost",
)  # fmt: skip
"""Night cards in the order they are played: those that gain first, those that look at the next hand last."""
BY_NIGHT: dict[str, Callable[[Question], bool]] = {
    "exorcist": lambda q: q.has_rubbish(q.seen.hand),
    "bat": lambda q: q.has_rubbish(q.seen.hand),
    "monastery": lambda q: q.me.gained > 0,
    "changeling": lambda q: any(card in q.me.play for card in ("gold", "platinum", "den-of-sin", "cobbler", "raider", "idol")),
    "crypt": lambda q: any(CARDS[card].is_treasure for card in q.me.play),
    "ghost": lambda q: any(CARDS[card].is_action for card in q.plan.deck.cards),
}
"""When a Night card makes sense; the others always do."""


def night(q: Question) -> Answer:
    """One after the other, those that make sense."""
    there = {q.card(key): key for key in q.are("Card")}
    return next((there[card] for card in NIGHTS if card in there and (card not in BY_NIGHT or BY_NIGHT[card](q))), END)


# Every prompt --------------------------------------------------------------------------------------------------------


USUALLY: dict[str, Rule] = {"one": first, "some": discard, "order": as_offered, "number": lowest}
"""What to answer to a question of each kind, if nothing better is known."""
ANSWERS: dict[str, Rule] = {
    "action": action,
    "buy": buy,
    "night": night,
    "start": start,
    "gained": gained,
    "put-back": best_on_top,
    "mine-trash": mine,
    "sacrifice": sacrifice,
    "cellar": cellar,
    "crypt": crypt,
    "bandit": loot,
    "pooka": pooka,
    "earth": earth,
    "moneylender": first,
    "pixie": pixie,
    "blessed-village": blessed_village,
    "library": library,
    "zombie-spy": zombie_spy,
    "zombie-apprentice": zombie_apprentice,
    "small-castle": small_castle,
    "sprawling-castle": sprawling_castle,
    "remodel-trash": upgrade(2),
    "hound": yes,
    "vassal": yes,
    "sacred-grove": yes,
    "moat": first,
    "sky": if_so(is_cheap),
    "secret-cave": if_so(lambda q: len(q.seen.hand) >= 3 and q.cost_of_three() <= 1),
    "engineer-trash": if_so(lambda q: q.plan.horizon <= 4),
    **dict.fromkeys(("throne-room", "conclave", "imp", "necromancer"), play_another),
    **dict.fromkeys(("druid", "fool"), best_boon),
    **dict.fromkeys(("harbinger", "moon"), best_to_draw),
    **dict.fromkeys(("archive", "crypt-back", "settlers", "bustling-village"), into_hand),
    **dict.fromkeys(("chapel", "sentry-trash", "cemetery", "bat", "temple"), trash_some),
    **dict.fromkeys(("flame", "goat", "monastery", "exorcist-trash", "catapult"), trash_one),
    **dict.fromkeys(("sun", "night-watchman", "sentry-discard"), sift),
    **dict.fromkeys(("lost-in-the-woods", "fear", "haunting", "raider", "bureaucrat", "haven", "artisan-deck", "haunted-mirror"), do_without),
    **dict.fromkeys(("workshop", "remodel-gain", "mine-gain", "artisan-gain", "earth-gain", "engineer", "banquet", "changeling", "cobbler"), gain),
    **dict.fromkeys(("devils-workshop", "exorcist-gain", "vampire", "tragic-hero", "wish", "zombie-mason", "locusts"), gain),
    **dict.fromkeys(("opulent-castle", "shepherd"), as_offered),
}
"""The rule for each prompt."""

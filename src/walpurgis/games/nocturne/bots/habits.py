"""The habits of a bot of Nocturne: what it knows when it is asked, and how it answers everything but the three phases, which are in answers.py.

Questions that are alike share a habit: what to gain, what to trash, what to do without.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, TypeAlias, cast

from walpurgis.engine import Answer, Chance, Match, Sight

from ..facts import CARDS
from ..keys import DONE
from .worth import CROWNS, MERITS, SKETCHES, THRIFT, Plan

if TYPE_CHECKING:
    from ..state import Kingdom
    from ..view import Seen

DEAD = 0.05
"""What an Action is good for that cannot be played any more."""
A_CLASH = 0.5
"""What a terminal Action is good for, when another one will be played."""
CRYPT = 3
"""This many Treasures go into a Crypt at most: each one comes back a turn later than the one before."""


class Question:
    """What is asked, and what the seat knows."""

    __slots__ = ("_dice", "_plan", "_sight", "_world", "about", "high", "keys", "low", "me", "seat", "seen")

    def __init__(self, sight: Sight, dice: Chance) -> None:
        offer = sight.offer
        self._sight, self._dice = sight, dice
        self._world: Match[Kingdom] | None = None
        self._plan: Plan | None = None
        self.seat, self.low, self.high = sight.seat, offer.low, offer.high
        self.about = {choice.key: choice.about for choice in offer.choices}
        self.keys = [choice.key for choice in offer.choices]
        if offer.kind != "one":
            self.keys = [choice.key for choice in offer.choices for _ in range(choice.count)]
        self.seen: Seen = cast("Seen", sight.view)
        self.me = self.seen.players[sight.seat]

    @property
    def plan(self) -> Plan:
        if self._plan is None:
            self._plan = Plan(self.seen, self.my_cards)
        return self._plan

    @property
    def world(self) -> Match[Kingdom]:
        """A possible world. Where cards lie is not the same in all of them; who owns which is, and everybody can know it who has counted."""
        if self._world is None:
            self._world = self._sight.world(self._dice.below(1 << 62))
        return self._world

    def my_cards(self) -> list[str]:
        return self.world.state.players[self.seat].cards()

    @property
    def my_turn(self) -> bool:
        return self.seen.active == self.seat

    def are(self, *kinds: str) -> list[str]:
        """The keys of the choices of these kinds."""
        return [key for key in self.keys if self.about[key].get("is") in kinds]

    def card(self, key: str) -> str:
        """The card that a choice is about."""
        card: str = self.about[key]["card"]
        return card

    def find(self, card: str) -> str | None:
        """The key of the choice that is about this card, if there is one."""
        return next((key for key in self.keys if self.about[key].get("card") == card), None)

    def lead(self, points: float) -> bool:
        """Whether I would win if the game ended after this turn with this many points more."""
        result = self.world.result()
        mine = result.scores[self.seat] + points
        turns = [mat.turns for mat in self.seen.players]
        return all((mine, -self.me.turns) >= (score, -turns[seat]) for seat, score in enumerate(result.scores) if seat != self.seat)

    # What the cards in hand are good for -------------------------------------------------------------------------

    def use(self, card: str) -> float:
        """What a card of the hand is good for in this turn, or in the next one if this is another player's."""
        known = CARDS[card]
        if card == "faithful-hound" and not (self.my_turn and self.seen.actions):
            return -0.2
        if known.is_action:
            actions = self.seen.actions if self.my_turn else 1
            if self.my_turn and (self.seen.phase not in ("start", "action") or not actions):
                return MERITS[card] if known.is_night else DEAD
            if SKETCHES[card].spare >= 0:
                return 1.5 + MERITS[card]
            rivals = [other for other in self.seen.hand if CARDS[other].is_action and SKETCHES[other].spare < 0]
            best = sum(MERITS[other] > MERITS[card] for other in rivals) < actions
            return MERITS[card] if best else A_CLASH
        if known.is_treasure or known.is_night:
            return MERITS[card]
        return -0.1 if card == "curse" else 0.0

    def least(self, count: int) -> list[str]:
        """The keys of the cards that are missed least."""
        return sorted((key for key in self.keys if key != DONE), key=lambda key: self.use(self.card(key)))[:count]

    def cost_of_three(self) -> float:
        """What the three cards of the hand that are missed least would yield."""
        return sum(sorted(self.use(card) for card in self.seen.hand)[:3])

    def has_rubbish(self, hand: Sequence[str]) -> bool:
        return any(self.plan.rubbish(card) > 0 for card in hand)


Rule: TypeAlias = Callable[[Question], Answer]


# Actions -------------------------------------------------------------------------------------------------------------


def has(*cards: str) -> Callable[[Question, list[str]], bool]:
    return lambda q, hand: any(card in cards for card in hand)


def has_action(q: Question, hand: list[str]) -> bool:
    return any(CARDS[card].is_action for card in hand)


def has_victory(q: Question, hand: list[str]) -> bool:
    return any(CARDS[card].is_victory for card in hand)


IF: dict[str, Callable[[Question, list[str]], bool]] = {
    "chapel": Question.has_rubbish,
    "temple": Question.has_rubbish,
    "sacrifice": Question.has_rubbish,
    "catapult": Question.has_rubbish,
    "remodel": lambda q, hand: q.has_rubbish(hand) or (q.plan.horizon < 6 and "gold" in hand),
    "moneylender": has("copper"),
    "mine": has("copper", "silver"),
    "pooka": has("copper", "goat", "haunted-mirror", "magic-lamp"),
    "throne-room": has_action,
    "shepherd": has_victory,
    "opulent-castle": has_victory,
    "small-castle": has("humble-castle"),
    "fool": lambda q, hand: q.seen.woods != q.seat,
    "leprechaun": lambda q, hand: q.plan.horizon > 2,
    "library": lambda q, hand: len(hand) < 6,
    "outpost": lambda q, hand: not q.seen.extra,
    "tactician": lambda q, hand: len(hand) > 0 and q.seen.coins + sum(q.use(card) for card in hand) < 6,
}
"""When it makes sense to play a card, by the rest of the hand; the others always do."""


def merit(q: Question, card: str) -> float:
    """What playing this Action yields now; 0 if it makes no sense."""
    if card in IF:
        hand = [*q.seen.hand]
        if card in hand:
            hand.remove(card)
        if not IF[card](q, hand):
            return 0.0
    return MERITS[card] + 0.1


def play_another(q: Question) -> Answer:
    """The best Action to be played by another card, if any makes sense."""
    there = [key for key in q.keys if key != DONE and merit(q, q.card(key)) > 0]
    return max(there, key=lambda key: merit(q, q.card(key)) + SKETCHES[q.card(key)].spare) if there else q.keys[-1]


# What comes and what goes --------------------------------------------------------------------------------------------


def gain(q: Question) -> Answer:
    """The card that is worth most; none, if that is allowed and none is worth anything."""
    value, key = max((purchase(q, key), key) for key in q.keys if key != DONE)
    return DONE if value <= 0 and DONE in q.keys else key


def trash_one(q: Question) -> Answer:
    """The worst card; none, if that is allowed and all are good."""
    value, key = max((q.plan.rubbish(q.card(key)), key) for key in q.keys if key != DONE)
    return DONE if value <= 0 and DONE in q.keys else key


def trash_some(q: Question) -> Answer:
    """All that should go, but Coppers only while there is money enough; the worst ones, if something must."""
    worst = sorted(q.keys, key=lambda key: -q.plan.rubbish(q.card(key)))
    bad = [key for key in worst if q.plan.rubbish(q.card(key)) > 0 and q.card(key) != "copper"]
    coppers = [key for key in worst if q.plan.rubbish(q.card(key)) > 0 and q.card(key) == "copper"]
    bad += coppers[: max(0, int(q.plan.deck.money - THRIFT))]
    return (bad if len(bad) >= q.low else worst[: q.low])[: q.high]


def upgrade(by: int) -> Rule:
    """The card that can be traded for the best other one costing up to this much more."""

    def rule(q: Question) -> Answer:
        def gains(card: str) -> float:
            coins = CARDS[card].cost + by
            best = max((worth_gaining(q, pile.card) for pile in q.seen.supply if pile.left and pile.cost <= coins and not pile.debt), default=0.0)
            return best + q.plan.rubbish(card)

        return max((key for key in q.keys if key != DONE), key=lambda key: gains(q.card(key)))

    return rule


def mine(q: Question) -> Answer:
    """Copper becomes Silver, Silver becomes Gold."""
    return q.find("silver") or q.find("copper") or DONE


def sacrifice(q: Question) -> Answer:
    """What is least of use; Treasures and Victory cards yield something."""
    return max(q.keys, key=lambda key: q.plan.rubbish(q.card(key)) + 1.5 * (CARDS[q.card(key)].is_treasure or CARDS[q.card(key)].is_victory))


def discard(q: Question) -> Answer:
    """As few as must be, of those that are missed least."""
    return q.least(q.low)


def do_without(q: Question) -> Answer:
    """The one card that is missed least."""
    return q.least(1)[0]


def sift(q: Question) -> Answer:
    """Whatever is worse than the average card of the deck."""
    return [key for key in q.keys if worth_drawing(q.card(key)) < q.plan.deck.rate]


def worth_drawing(card: str) -> float:
    """What a card will be good for in a later hand."""
    known = CARDS[card]
    return MERITS[card] + 0.5 * (SKETCHES[card].spare >= 0) if known.is_action else MERITS[card] if known.is_treasure or known.is_night else 0.0


def cellar(q: Question) -> Answer:
    """Whatever is of no use in this hand."""
    return [key for key in q.keys if q.use(q.card(key)) < 0.9]


def best_on_top(q: Question) -> Answer:
    return sorted(q.keys, key=lambda key: -worth_drawing(q.card(key)))


def best_to_draw(q: Question) -> Answer:
    """The best card, if it is better than most."""
    there = [key for key in q.keys if key != DONE]
    best = max(there, key=lambda key: worth_drawing(q.card(key)), default=DONE)
    return DONE if best == DONE or (DONE in q.keys and worth_drawing(q.card(best)) < 1.5) else best


def into_hand(q: Question) -> Answer:
    """The card that is of most use now; whatever may be taken is taken."""
    return max((key for key in q.keys if key != DONE), key=lambda key: q.use(q.card(key)), default=DONE)


def loot(q: Question) -> Answer:
    """The poorest Treasure is given up."""
    return min(q.keys, key=lambda key: CARDS[q.card(key)].cost)


def crypt(q: Question) -> Answer:
    """The best Treasures, but not too many."""
    return sorted(q.keys, key=lambda key: -MERITS[q.card(key)])[:CRYPT]


def pooka(q: Question) -> Answer:
    """The poorest Treasure, but no Silver or better."""
    key = min((key for key in q.keys if key != DONE), key=lambda key: MERITS[q.card(key)])
    return key if MERITS[q.card(key)] < 2 else DONE


def earth(q: Question) -> Answer:
    """A Copper for something better, as long as there is time to use it."""
    return (q.find("copper") if q.plan.horizon > 3 else None) or DONE


# What is worth gaining ---------------------------------------------------------------------------------------------


def purchase(q: Question, key: str) -> float:
    """What a purchase is worth: a card, or an Event."""
    about = q.about[key]
    return q.plan.event(about["event"]) if "event" in about else worth_gaining(q, about["card"])


def worth_gaining(q: Question, card: str) -> float:
    """What it is worth to gain this card. One that ends the game is worth all or nothing."""
    if ends_the_game(q, card):
        return 1000.0 if q.lead(CARDS[card].vp) else -1000.0
    return q.plan.worth(card)


def ends_the_game(q: Question, card: str) -> bool:
    """Whether this is the last card of a pile whose end is the end."""
    left = q.plan.left
    return left.get(card) == 1 and (card in CROWNS or 1 + sum(not count for count in left.values()) >= q.plan.limit)


# Words, Boons and orders ---------------------------------------------------------------------------------------------


def yes(q: Question) -> Answer:
    return "yes"


def if_so(claim: Callable[[Question], bool]) -> Rule:
    return lambda q: "yes" if claim(q) else "no"


BOONS = {"mountain": 1.4, "field": 1.2, "swamp": 1.1, "sea": 1.1, "forest": 1.0, "wind": 0.95, "river": 0.9, "sun": 0.7, "moon": 0.6, "earth": 0.5}
"""What Boons are worth at any time; Flame and Sky depend on the hand."""
LATER = ("field", "forest", "sea", "wind", "earth", "flame", "sky")
"""Boons that are worth more at the start of a turn than in the middle of buying."""


def boon_worth(q: Question, boon: str) -> float:
    if boon == "flame":
        return 1.3 if q.has_rubbish(q.seen.hand) else 0.0
    if boon == "sky":
        return 1.5 if is_cheap(q) else 0.0
    return BOONS[boon]


def is_cheap(q: Question) -> bool:
    """Whether three cards can be spared for a Gold."""
    return len(q.seen.hand) >= 3 and q.cost_of_three() <= 2


def best_boon(q: Question) -> Answer:
    return max(q.keys, key=lambda key: boon_worth(q, q.about[key]["boon"]))


def pixie(q: Question) -> Answer:
    """Twice a good Boon is better than a Pixie."""
    return "yes" if boon_worth(q, q.seen.boon_discard[-1]) >= 0.9 else "no"


def blessed_village(q: Question) -> Answer:
    return "later" if q.seen.boons_open[-1] in LATER and q.seen.phase != "action" else "now"


def start(q: Question) -> Answer:
    """All in the order they are offered; the woods last, and only with a card that is of no use."""
    woods, others = q.are("StateEffect"), q.are("CardEffect", "Boon")
    if others:
        return others[0]
    return woods[0] if min(q.use(card) for card in q.seen.hand) < 0.6 else DONE


def gained(q: Question) -> Answer:
    """What the card does; on the deck with it if it is good; a Changeling only if that is better."""
    card: str = q.about[q.keys[0]]["to"]
    if own := q.find(card):
        return own
    changeling, tracker = q.find("changeling"), q.find("tracker")
    if changeling and not CARDS[card].is_victory and worth_drawing(card) < MERITS["changeling"]:
        return changeling
    return tracker if tracker and worth_drawing(card) > 1.5 else DONE


def library(q: Question) -> Answer:
    return "keep" if q.seen.actions else "aside"


def zombie_spy(q: Question) -> Answer:
    return "discard" if worth_drawing(q.seen.looking[0]) < 1 else "keep"


def small_castle(q: Question) -> Answer:
    return min(q.keys, key=lambda key: CARDS[q.about[key]["card"]].cost if "card" in q.about[key] else 99)


def sprawling_castle(q: Question) -> Answer:
    return "duchy" if q.plan.left["duchy"] else "estates"


def zombie_apprentice(q: Question) -> Answer:
    """A cheap Action for three cards."""
    key = min((key for key in q.keys if key != DONE), key=lambda key: MERITS[q.card(key)])
    return key if MERITS[q.card(key)] < 1.5 else DONE


# What is usual -----------------------------------------------------------------------------------------------------


def first(q: Question) -> Answer:
    return q.keys[0]


def lowest(q: Question) -> Answer:
    return q.low


def as_offered(q: Question) -> Answer:
    return q.keys[:]

"""The table of Nocturne: what is where, small questions about it, and how what a seat cannot know is redealt. What a seat sees is in view.py.

Cards are names: two Coppers are the same to every rule. Where a rule speaks of "this card", `This` in playing.py knows whether it is still where it was.
They lie in tuples, and so does all that seldom changes: copies of the table share them, which makes a copy quick.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator, Sequence
from dataclasses import field
from functools import lru_cache
from typing import Literal, TypeAlias

from walpurgis.engine import Chance, Plain, Table, plain

from .facts import CARDS, EVENTS, Card
from .keys import END, PILE_KEYS, key, read
from .kingdoms import cards_of

Mark: TypeAlias = Literal["deluded", "envious", "merchant", "silver", "tracker", "outpost", "late"]


@plain
class Later(Plain):
    """Something a card in play will do at the start of a turn of its owner, with the cards that are set aside for it."""

    card: str
    aside: list[str] = field(default_factory=list)


@plain
class Stay(Plain):
    """A Duration card that stays in play, with what is left for it to do: one entry for each time it was played."""

    number: int
    card: str
    later: list[Later] = field(default_factory=list)


@plain
class Tie(Plain):
    """A card that stays in play with the Duration cards it played. [ND-132]"""

    card: str
    stays: list[int] = field(default_factory=list)


@plain
class Player(Plain):
    """One player's cards and what lies in front of them. In deck and discard pile the top is the last."""

    seat: int
    deck: tuple[str, ...] = ()
    hand: tuple[str, ...] = ()
    discard: tuple[str, ...] = ()
    play: tuple[str, ...] = ()
    """Everything in play, Duration cards of earlier turns included."""
    stays: list[Stay] = field(default_factory=list)
    ties: list[Tie] = field(default_factory=list)
    stayed: int = 0
    """How many Stays there have been: the number of the next."""
    looking: tuple[str, ...] = ()
    """Cards off the deck that only their owner looks at, while an effect runs; the next one to be put back or drawn is the last."""
    shown: tuple[str, ...] = ()
    """Cards that lie open for all while an effect runs."""
    hounds: int = 0
    """Faithful Hounds set aside until the end of the turn."""
    boons: tuple[str, ...] = ()
    """Boons kept until Clean-up."""
    waiting: tuple[str, ...] = ()
    """Boons to be received at the start of the next turn."""
    rivers: int = 0
    """Cards to draw at the end of this turn."""
    delusion: str = ""
    """The State Deluded or Envious, or none."""
    misery: int = 0
    """1 Miserable, 2 Twice Miserable."""
    guarded: bool = False
    vp: int = 0
    debt: int = 0
    gained: int = 0
    """Cards gained since this player's last turn began."""
    turns: int = 0
    opened: tuple[str, ...] = ()
    """Cards this player has laid open for all since their last turn began, in order: revealed, or seen on top of the discard pile for a moment."""
    opened_before: tuple[str, ...] = ()
    """The same in the round before."""
    looked: tuple[str, ...] = ()
    """Own cards that this player alone has seen since their last turn began, in order: drawn, looked at, or found in the discard pile."""
    looked_before: tuple[str, ...] = ()
    """The same in the round before."""
    fresh: tuple[str, ...] = ()
    """Cards just gained, as `place:card`, while it is still open what happens to them: everybody knows where they lie."""

    def staying(self) -> tuple[str, ...]:
        """The cards in play that Clean-up leaves there: Durations with something left to do, and what is tied to them. [ND-130 to ND-133]"""
        if not self.stays:
            return ()
        return (*(stay.card for stay in self.stays if stay.later), *(tie.card for tie in self.ties if self.holds(tie)))

    def holds(self, tie: Tie) -> bool:
        """Whether one of the Duration cards of a tie still has something to do."""
        return any(stay.later for stay in self.stays if stay.number in tie.stays)

    def aside(self) -> list[str]:
        """The cards that are set aside for a later turn."""
        return [card for stay in self.stays for later in stay.later for card in later.aside]

    def cards(self) -> list[str]:
        """All the cards this player owns, wherever they lie. [ND-010]"""
        hounds = ["faithful-hound"] * self.hounds
        return [*self.deck, *self.hand, *self.discard, *self.play, *self.looking, *self.shown, *self.aside(), *hounds]


@plain
class Kingdom(Table):
    """Everything on the table."""

    __derived__ = ("shelves", "ending")
    players: list[Player]
    supply: tuple[str, ...]
    """The piles of the Supply, by the name of their cheapest card, or `castles`: first the basic ones, then the kingdom."""
    left: dict[str, int]
    """How many cards each pile has, those outside the Supply included."""
    shelves: tuple[tuple[str, ...], ...] = ()
    """For each number of coins the keys of what can be bought for it: cards on top of their piles, the cheapest first, Events, and to buy nothing more.
    See `price_the_piles`."""
    ending: bool = False
    """The game ends with this turn, unless an empty pile gets a card back."""
    stacks: dict[str, list[str]] = field(default_factory=dict)
    """The cards of mixed piles; the top is the last."""
    events: tuple[str, ...] = ()
    landmarks: tuple[str, ...] = ()
    trash: tuple[str, ...] = ()
    face_down: tuple[str, ...] = ()
    """Those in the trash that have been turned over this turn."""
    boon_deck: tuple[str, ...] = ()
    boon_discard: tuple[str, ...] = ()
    boons_open: tuple[str, ...] = ()
    """Boons that lie open while somebody receives them."""
    druid: tuple[str, ...] = ()
    hex_deck: tuple[str, ...] = ()
    hex_discard: tuple[str, ...] = ()
    hexes_open: tuple[str, ...] = ()
    woods: int = -1
    """The seat that is Lost in the Woods."""
    temple: int = 0
    """Tokens on the Temple pile."""
    active: int = 0
    turn: int = 0
    phase: str = "dealt"
    actions: int = 1
    buys: int = 1
    coins: int = 0
    has_bought: bool = False
    marks: tuple[Mark, ...] = ()
    """What has happened this turn that matters later in it: `deluded` or `envious` was returned, a `merchant` (each of them), `silver`, `tracker` or `outpost`
    was played, or something comes `late`, at the end: a Boon goes back, a River is drawn, a Hound returns."""
    extra: bool = False
    """This is an extra turn."""
    cheaper: int = 0
    """How many coins less everything costs."""
    switches: tuple[str, ...] = ()
    """Where this table plays otherwise than usual: `tracker-this-turn`, `outpost-printed`, `forum-gain`, `hide-counts`."""

    @property
    def me(self) -> Player:
        """The player whose turn it is."""
        return self.players[self.active]

    def others(self, me: Player) -> list[Player]:
        """The other players, clockwise from the left of `me`. [ND-111]"""
        return self.players[me.seat + 1 :] + self.players[: me.seat]

    def cost(self, card: str) -> int:
        """The coins a card costs now, never below 0. [ND-015]"""
        cost = CARDS[card].cost
        return cost if not self.cheaper else max(0, cost - self.cheaper)

    def top(self, pile: str) -> str:
        """The card on top of a pile that is not empty."""
        stack = self.stacks.get(pile)
        return stack[-1] if stack else pile

    def on_top(self) -> Iterator[str]:
        """The cards of the Supply that can be had: the top of each pile. [ND-035, ND-083]"""
        left, stacks = self.left, self.stacks
        for pile in self.supply:
            if left[pile]:
                yield stacks[pile][-1] if pile in stacks else pile

    def piles(self) -> Iterator[str]:
        """The card that each pile shows, inside the Supply or outside: the top one, or the last there was."""
        for pile in self.left:
            yield self.top(pile) if self.left[pile] else cards_of(pile)[-1]

    def names(self, seat: int, key: str) -> bool:
        """Whether a key names a card, Boon, State, Event or debt that this seat sees and can point at. [ND-I-2 to ND-I-4]"""
        zone, name = read(key)
        return zone in IN_SIGHT and name in IN_SIGHT[zone](self, self.players[seat])

    def states(self, p: Player) -> list[str]:
        """The States in front of a player. [ND-150]"""
        states: list[str] = [p.delusion] if p.delusion else []
        if p.misery:
            states.append(("miserable", "twice-miserable")[p.misery - 1])
        if self.woods == p.seat:
            states.append("lost-in-the-woods")
        return states

    def available(self, card: str) -> bool:
        """Whether this card is on top of its pile, inside the Supply or outside."""
        pile = CARDS[card].pile
        return self.left.get(pile, 0) > 0 and self.top(pile) == card

    def empty_piles(self) -> int:
        """How many piles of the Supply are empty. [ND-141]"""
        return sum([not self.left[pile] for pile in self.supply])

    def price_the_piles(self) -> None:
        """Find out what is for sale, and whether the game ends: at the beginning, and whenever another card lies on top of a pile, or none.

        So nobody has to go through the piles at each purchase, or at the end of each turn.
        """
        self.shelves = priced(tuple(self.on_top()), self.events, self.cheaper)
        self.ending = self._ends()

    derive = price_the_piles

    def _ends(self) -> bool:
        """The Provinces are gone, or the Colonies, or three piles (four with five or six players). [ND-140 to ND-142]"""
        return not self.left["province"] or self.left.get("colony") == 0 or self.empty_piles() >= (3 if len(self.players) < 5 else 4)

    def in_own_buy_phase(self, me: Player) -> bool:
        return me.seat == self.active and self.phase == "buy"


IN_SIGHT: dict[str, Callable[[Kingdom, Player], Container[str]]] = {
    "hand": lambda t, p: p.hand,
    "play": lambda t, p: p.play,
    "look": lambda t, p: p.looking,
    "shown": lambda t, p: p.shown,
    "aside": lambda t, p: p.aside(),
    "discard": lambda t, p: p.discard[-1:],
    "pile": lambda t, p: [*t.piles(), *(card for stack in t.stacks.values() for card in stack)],
    "trash": lambda t, p: t.trash,
    "event": lambda t, p: t.events,
    "boon": lambda t, p: (*t.druid, *t.boons_open, *p.boons, *p.waiting),
    "state": lambda t, p: t.states(p),
    "debt": lambda t, p: [str(n + 1) for n in range(p.debt)],
}
"""What a player sees in each zone that a key can name."""


@lru_cache(512)
def priced(cards: tuple[str, ...], events: tuple[str, ...], cheaper: int) -> tuple[tuple[str, ...], ...]:
    """The shelves of a shop that has these cards and Events, for each number of coins up to the highest price."""
    prices = {PILE_KEYS[card]: max(0, CARDS[card].cost - cheaper) for card in cards}
    goods = sorted(prices, key=prices.__getitem__)
    prices |= {key("event", event): EVENTS[event]["cost"] for event in events}
    goods += [key("event", event) for event in events]
    return tuple([(*[wanted for wanted in goods if prices[wanted] <= coins], END) for coins in range(max(prices.values(), default=0) + 1)])


def costs_less(a: Card, b: Card, t: Kingdom) -> bool:
    """Whether `a` costs less than `b`: no part is greater and one is smaller. [ND-012, ND-013]"""
    return t.cost(a.key) <= t.cost(b.key) and a.debt <= b.debt and (t.cost(a.key) < t.cost(b.key) or a.debt < b.debt)


def up_to(t: Kingdom, coins: int, card: Card) -> bool:
    """Whether a card costs up to this many coins, and no debt. [ND-012]"""
    return t.cost(card.key) <= coins and not card.debt


UNSEEN_ASIDE = ("archive", "haven")
"""Whose cards are set aside without the others seeing them."""
FACE_DOWN_ASIDE = (*UNSEEN_ASIDE, "crypt")
"""Whose cards lie face down. What goes under a Crypt is seen while it is in play; what is left there later is not. [ND-CRYPT-2, ND-I-6, ND-I-12]"""


def redeal(t: Kingdom, seat: int | None, chance: Chance) -> None:
    """Redeal what a seat cannot know: the order of its own deck; of the others hand, deck, discard pile below its top, what they look at and what lies face
    down; the Boons and Hexes to come. Everybody keeps their own cards, which are sorted first: how they truly lie must not show. [ND-I-1 to ND-I-6]
    """
    for p in t.players:
        zones = {"deck": [*p.deck]}
        top: tuple[str, ...] = ()
        if p.seat != seat:
            top = p.discard[-1:]
            zones |= {"hand": [*p.hand], "discard": [*p.discard[:-1]], "looking": [*p.looking]}
        known = _known(p, zones)
        hidden, crypts = [*zones.values()], list[list[str]]()
        if p.seat != seat:
            hidden += _aside(p, UNSEEN_ASIDE)
            crypts = _aside(p, ("crypt",))
        cards = sorted(card for zone in (*hidden, *crypts) for card in zone)
        if crypts:
            cards = _deal_crypts(crypts, cards, chance)
        cards = chance.shuffled(cards)
        for zone in hidden:
            zone[:] = [cards.pop() for _ in zone]
        for place, card in known:
            zones[place].append(card)
        for place, zone in zones.items():
            setattr(p, place, tuple(zone))
        p.discard += top
    t.boon_deck = tuple(chance.shuffled(sorted(t.boon_deck)))
    t.hex_deck = tuple(chance.shuffled(sorted(t.hex_deck)))


def _known(p: Player, zones: dict[str, list[str]]) -> list[tuple[str, str]]:
    """Take the cards just gained out of hidden zones, since everybody knows where they lie; with the zones they belong to."""
    known = []
    for place, _, card in (entry.partition(":") for entry in p.fresh):
        if card in zones.get(place, ()):
            zones[place].remove(card)
            known.append((place, card))
    return known


def _deal_crypts(crypts: list[list[str]], cards: list[str], chance: Chance) -> list[str]:
    """Under a Crypt there are Treasures only: they are dealt first, from all hidden Treasures. Returns the cards that are left."""
    treasures = chance.shuffled([card for card in cards if CARDS[card].is_treasure])
    for crypt in crypts:
        crypt[:] = [treasures.pop() for _ in crypt]
    return [*sorted(treasures), *(card for card in cards if not CARDS[card].is_treasure)]


def _aside(p: Player, whose: Sequence[str]) -> list[list[str]]:
    """What lies aside for these cards, heap by heap."""
    return [later.aside for stay in p.stays for later in stay.later if later.card in whose]

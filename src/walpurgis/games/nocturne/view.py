"""What a seat sees of Nocturne, by whitelist. [ND-I-1 to ND-I-13]

Cards lie in tuples, which cannot be changed; so a view shares them with the table, and a view is built quickly.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from itertools import repeat
from typing import Annotated

import msgspec

from walpurgis.engine import Named, View

from .facts import CARDS, EVENTS
from .kingdoms import CODES, cards_of
from .scoring import points
from .state import FACE_DOWN_ASIDE, Kingdom, Later, Player


class Pile(msgspec.Struct, frozen=True):
    """A pile as everybody sees it: the card on top (or the last one there was), what it costs now, how many are left."""

    pile: str
    card: str
    cost: int
    debt: int
    left: int
    tokens: int = 0
    below: tuple[str, ...] = ()
    """In a mixed pile, the cards below the top one, the next one first."""


class Aside(msgspec.Struct, frozen=True):
    """Something that waits for a later turn, with the cards set aside for it: their names where this seat may know them, else only how many."""

    card: str
    cards: tuple[str, ...]
    count: int


class Mat(msgspec.Struct, frozen=True):
    """A player's side of the table."""

    seat: Annotated[int, Named("seat")]
    deck: int | None
    hand: int
    discard: int | None
    discard_top: str
    play: tuple[str, ...]
    staying: tuple[str, ...]
    """Which of the cards in play stay at the end of this turn."""
    aside: tuple[Aside, ...]
    hounds: int
    shown: tuple[str, ...]
    boons: tuple[str, ...]
    waiting: tuple[str, ...]
    states: tuple[str, ...]
    guarded: bool
    vp: int
    debt: int
    gained: int
    turns: int
    opened: tuple[str, ...]
    """What this player has laid open for all lately, in order: since the last but one of their turns began."""
    cards: dict[str, int]
    """All cards of the player, when the game is over; else nothing."""
    points: dict[str, int]


class Seen(View, frozen=True):
    """What one seat sees. A spectator has no hand."""

    seat: Annotated[int, Named("seat")] | None
    turn: int
    active: Annotated[int, Named("seat")]
    extra: bool
    phase: str
    actions: int
    buys: int
    coins: int
    has_bought: bool
    deluded: bool
    envious: bool
    supply: tuple[Pile, ...]
    beside: tuple[Pile, ...]
    """Piles outside the Supply."""
    events: dict[str, int]
    """Events and what they cost."""
    landmarks: tuple[str, ...]
    code: str
    """The kingdom as a short code, to share it."""
    trash: tuple[str, ...]
    face_down: tuple[str, ...]
    boon_deck: int
    boon_discard: tuple[str, ...]
    boons_open: tuple[str, ...]
    druid: tuple[str, ...]
    hex_deck: int
    hex_discard: tuple[str, ...]
    hexes_open: tuple[str, ...]
    woods: int | None
    has_fate: bool
    has_doom: bool
    players: tuple[Mat, ...]
    hand: tuple[str, ...]
    looking: tuple[str, ...]
    looked: tuple[str, ...]
    """One's own cards drawn or looked at lately, in order: since the last but one of one's own turns began."""


def view(t: Kingdom, seat: int | None) -> Seen:
    """Counts for everybody, cards for their owner; when the game is over, all the cards. [ND-I-13]"""
    me = None if seat is None else t.players[seat]
    supply, beside = _piles(t)
    return Seen(
        seat=seat,
        turn=t.turn,
        active=t.active,
        extra=t.extra,
        phase=t.phase,
        actions=t.actions,
        buys=t.buys,
        coins=t.coins,
        has_bought=t.has_bought,
        deluded="deluded" in t.marks,
        envious="envious" in t.marks,
        supply=supply,
        beside=beside,
        events={event: EVENTS[event]["cost"] for event in t.events},
        landmarks=t.landmarks,
        code=_code(t.supply, t.events, t.landmarks),
        trash=t.trash,
        face_down=t.face_down,
        boon_deck=len(t.boon_deck),
        boon_discard=t.boon_discard,
        boons_open=t.boons_open,
        druid=t.druid,
        hex_deck=len(t.hex_deck),
        hex_discard=t.hex_discard,
        hexes_open=t.hexes_open,
        woods=None if t.woods < 0 else t.woods,
        has_fate=bool(t.boon_deck or t.boon_discard or t.boons_open or t.druid),
        has_doom=bool(t.hex_deck or t.hex_discard or t.hexes_open),
        players=tuple([_mat(t, p, seat) for p in t.players]),
        hand=() if me is None else tuple(sorted(me.hand, key=_PLACES.__getitem__)),
        looking=() if me is None else me.looking[::-1],
        looked=() if me is None else me.looked_before + me.looked,
    )


@lru_cache(256)
def _code(supply: tuple[str, ...], events: tuple[str, ...], landmarks: tuple[str, ...]) -> str:
    """The codes of piles, events and landmarks; those that are in every kingdom have none."""
    return ".".join(CODES[name] for name in (*supply, *events, *landmarks) if name in CODES)


def pile_as_seen(t: Kingdom, pile: str) -> Pile:
    stack = t.stacks.get(pile)
    return _pile(pile, t.left[pile], None if stack is None else tuple(stack), t.cheaper, t.temple)


@lru_cache(1 << 12)
def _pile(pile: str, left: int, stack: tuple[str, ...] | None, cheaper: int, temple: int) -> Pile:
    """A pile, mixed if it has a stack. The same ones are shown again and again. [ND-015]"""
    card, below = pile, tuple[str, ...]()
    if stack is not None:  # an empty mixed pile is known by its last card
        card, below = stack[-1] if stack else cards_of(pile)[-1], stack[-2::-1]
    return Pile(pile, card, max(0, CARDS[card].cost - cheaper), CARDS[card].debt, left, temple if pile == "temple" else 0, below)


def _piles(t: Kingdom) -> tuple[tuple[Pile, ...], tuple[Pile, ...]]:
    """The piles of the Supply, and those beside it."""
    stacks = tuple([(pile, tuple(stack)) for pile, stack in t.stacks.items()])
    return _laid_out(t.supply, tuple(t.left), tuple(t.left.values()), stacks, t.cheaper, t.temple)


@lru_cache(1 << 10)
def _laid_out(
    supply: tuple[str, ...], piles: tuple[str, ...], left: tuple[int, ...], stacks: tuple[tuple[str, tuple[str, ...]], ...], cheaper: int, temple: int
) -> tuple[tuple[Pile, ...], tuple[Pile, ...]]:
    """They change only when a card leaves one, or with the prices; in between somebody looks at them many times."""
    seen = dict(zip(piles, map(_pile, piles, left, map(dict(stacks).get, piles), repeat(cheaper), repeat(temple)), strict=True))
    return tuple([seen.pop(pile) for pile in supply]), tuple(seen.values())


def _mat(t: Kingdom, p: Player, seat: int | None) -> Mat:
    over, mine = t.phase == "end", p.seat == seat
    hidden = "hide-counts" in t.switches
    return Mat(
        seat=p.seat,
        deck=None if hidden and not mine else len(p.deck),
        hand=len(p.hand),
        discard=None if hidden else len(p.discard),
        discard_top=p.discard[-1] if p.discard else "",
        play=p.play,
        staying=p.staying(),
        aside=tuple([_aside(later, mine) for stay in p.stays for later in stay.later]) if p.stays else (),
        hounds=p.hounds,
        shown=p.shown,
        boons=p.boons,
        waiting=p.waiting,
        states=tuple(t.states(p)),
        guarded=p.guarded,
        vp=p.vp,
        debt=p.debt,
        gained=p.gained if p.seat == t.active else 0,
        turns=p.turns,
        opened=p.opened_before + p.opened,
        cards=dict(sorted(Counter(p.cards()).items())) if over else {},
        points=points(p) if over else {},
    )


def _aside(later: Later, mine: bool) -> Aside:
    known = mine or later.card not in FACE_DOWN_ASIDE
    return Aside(later.card, tuple(sorted(later.aside)) if known else (), len(later.aside))


def _place(card: str) -> tuple[bool, bool, bool, int, str]:
    """How a hand is sorted: Actions, Treasures, Night cards, then the rest; dear ones first."""
    known = CARDS[card]
    return not known.is_action, not known.is_treasure, not known.is_night, -known.cost, card


_PLACES = {card: place for place, card in enumerate(sorted(CARDS, key=_place))}

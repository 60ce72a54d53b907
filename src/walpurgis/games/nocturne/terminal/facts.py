"""What there is to tell about the table, each fact as what it is about, and what is the case. The picture and the lines show the same."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TypeAlias

from walpurgis.engine import Say
from walpurgis.words import Speaker

from ..facts import CARDS
from ..printed import PRINTED
from ..view import Aside, Mat, Pile, Seen
from .pieces import all_named, named, price

Fact: TypeAlias = tuple[str, str]

PHASES = ("action", "buy", "night")
"""What a turn consists of as long as nothing else is going on."""
MONEY_AND_POINTS = PRINTED.basic


def basic(view: Seen) -> list[Pile]:
    """Treasures, Victory cards and Curses, each from cheap to dear."""
    piles = [pile for pile in view.supply if pile.pile in MONEY_AND_POINTS]
    return sorted(piles, key=lambda pile: (not CARDS[pile.card].is_treasure, not CARDS[pile.card].is_victory, pile.cost))


def kingdom(view: Seen, say: Speaker) -> list[Pile]:
    """The other piles of the Supply, from cheap to dear."""
    piles = [pile for pile in view.supply if pile.pile not in MONEY_AND_POINTS]
    return sorted(piles, key=lambda pile: (pile.cost, pile.debt, named(say, pile.card)))


def phases(view: Seen, say: Speaker) -> list[tuple[str, bool]]:
    """The phases of the turn, each with whether it is now."""
    shown = PHASES if view.phase in PHASES else (view.phase,)
    return [(say(Say(f"phase-{phase}")), phase == view.phase) for phase in shown]


def means(view: Seen, say: Speaker) -> list[Fact]:
    """What the player whose turn it is may still do and spend."""
    if view.phase == "end":
        return []
    return [(say.text("short-actions"), str(view.actions)), (say.text("short-buys"), str(view.buys)), (say.text("short-coins"), f"${view.coins}")]


def burdens(view: Seen, say: Speaker) -> list[str]:
    """What holds for the rest of this turn."""
    return [say.text(f"short-{name}-now") for name, holds in (("deluded", view.deluded), ("envious", view.envious)) if holds]


def beside_the_supply(view: Seen, say: Speaker) -> Iterator[Fact]:
    """Other piles, Events, Landmarks, the trash, Boons and Hexes."""
    empty = sum(not pile.left for pile in view.supply)
    if empty:
        yield say.text("short-empty-piles"), str(empty)
    if view.beside:
        yield say.text("short-beside"), say.apart(f"{named(say, pile.card)} {price(pile.cost, pile.debt)}, {left(pile, say)}" for pile in view.beside)
    if view.events:
        yield say.text("short-events"), ", ".join(f"{named(say, event, 'event-card')} {price(cost)}" for event, cost in view.events.items())
    if view.landmarks:
        yield say.text("short-landmarks"), all_named(say, view.landmarks, "landmark")
    yield say.text("short-trash"), _trash(view, say)
    if view.has_fate:
        yield say.text("short-boons"), _deck(view.boon_deck, view.boon_discard, view.boons_open, "boon", say)
    if view.druid:
        yield say.text("short-druid"), all_named(say, view.druid, "boon")
    if view.has_doom:
        yield say.text("short-hexes"), _deck(view.hex_deck, view.hex_discard, view.hexes_open, "hex", say)


def left(pile: Pile, say: Speaker) -> str:
    """How many cards a pile has, and what else lies there."""
    count = say.text("short-left", count=pile.left) if pile.left else say.text("short-empty")
    return f"{count}, {say.text('short-tokens', count=pile.tokens)}" if pile.tokens else count


def below(view: Seen, say: Speaker) -> Iterator[Fact]:
    """What comes next in the piles of more than one card."""
    for pile in view.supply:
        if pile.below:
            yield say.text("short-below", card=Say(f"card-{pile.card}")), all_named(say, pile.below)


def counts(mat: Mat, say: Speaker) -> Iterator[str]:
    """What can be counted in front of a player: cards, tokens, debt."""
    for where, count in (("hand", mat.hand), ("deck", mat.deck), ("discard", mat.discard)):
        on_top = f" ({say.text('short-on-top', card=Say(f'card-{mat.discard_top}'))})" if where == "discard" and mat.discard_top else ""
        yield f"{say.text(f'short-{where}')} {say.text('short-unknown') if count is None else count}{on_top}"
    if mat.vp:
        yield say.text("short-tokens", count=mat.vp)
    if mat.debt:
        yield say.text("short-debt", count=mat.debt)


def in_front_of(mat: Mat, say: Speaker) -> Iterator[Fact]:
    """What lies open in front of a player, Duration cards that stay apart from the others; at the end, all the cards with their points."""
    played = Counter(mat.play)
    staying = played & Counter(mat.staying)
    things = [
        ("in-play", all_named(say, (played - staying).elements())),
        ("staying", all_named(say, staying.elements())),
        ("aside", ", ".join(_aside(mat, say))),
        ("shown", all_named(say, mat.shown)),
        ("kept", all_named(say, mat.boons, "boon")),
        ("waiting", all_named(say, mat.waiting, "boon")),
        ("states", all_named(say, mat.states, "state")),
        ("guarded", named(say, "guardian") if mat.guarded else ""),
        ("gained", str(mat.gained or "")),
        ("all-cards", ", ".join(_worth(card, count, mat.points[card], say) for card, count in mat.cards.items())),
    ]
    yield from ((say.text(f"short-{about}"), value) for about, value in things if value)


def mine(view: Seen, say: Speaker) -> Iterator[Fact]:
    """What only this seat sees: the hand, and the cards off the deck it looks at, the next one first."""
    if view.seat is None or view.phase == "end":
        return
    yield say.text("short-my-hand"), all_named(say, view.hand) or say.text("list-none")
    if view.looking:
        yield say.text("short-looking"), all_named(say, view.looking)


def _trash(view: Seen, say: Speaker) -> str:
    """The trash; cards that were turned over apart."""
    down = Counter(view.face_down)
    parts = [all_named(say, (Counter(view.trash) - down).elements())]
    if view.face_down:
        parts.append(f"{say.text('short-face-down')} {all_named(say, down.elements())}")
    return say.apart(part for part in parts if part) or say.text("list-none")


def _deck(count: int, discarded: tuple[str, ...], opened: tuple[str, ...], family: str, say: Speaker) -> str:
    """A deck of Boons or Hexes."""
    parts = [say.text("short-left", count=count)]
    parts += [f"{say.text('short-open')} {all_named(say, opened, family)}"] if opened else []
    parts += [f"{say.text('short-discarded')} {all_named(say, discarded, family)}"] if discarded else []
    return say.apart(parts)


def _aside(mat: Mat, say: Speaker) -> Iterator[str]:
    """Cards that are set aside, and what still waits though its card has left the table."""
    for aside in mat.aside:
        if aside.count or aside.card not in mat.play:
            yield named(say, aside.card) + (f" ({_inside(aside, say)})" if aside.count else "")
    if mat.hounds:
        yield all_named(say, ["faithful-hound"] * mat.hounds)


def _inside(aside: Aside, say: Speaker) -> str:
    return all_named(say, aside.cards) if aside.cards else say.text("short-cards", count=aside.count)


def _worth(card: str, count: int, points: int, say: Speaker) -> str:
    cards = all_named(say, [card] * count)
    return f"{cards} ({points} {say.text('short-vp')})" if points else cards

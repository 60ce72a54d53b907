"""What is true of every battlefield, as laws that say what is wrong with one; and a player who takes whatever is offered. For tests and `soak.py`."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator
from itertools import combinations

from walpurgis.bots.bot import Random, Thumb
from walpurgis.engine import Answer, Chance, Sight
from walpurgis.games.sorcery.game import GAME
from walpurgis.games.sorcery.spells import SPELLS
from walpurgis.games.sorcery.standing import touching
from walpurgis.games.sorcery.state import Battlefield, Figure

RADIUS = 625
TOLERANCE = 10
"""Bases may overlap by this many mil, and stand so far off the edge. [D-27]"""


def distance(one: Figure, other: Figure) -> float:
    return math.hypot(one.x - other.x, one.y - other.y)


def standing(t: Battlefield) -> list[Figure]:
    return [f for f in t.figures.values() if f.is_there]


def bases(t: Battlefield) -> Iterator[str]:
    """Nobody overlaps anybody on the same level, stands off the board or in what blocks. [A-48, A-53, A-56, A-92, A-145, D-27, D-34]"""
    for one, other in combinations(standing(t), 2):
        if (one.status == "air") == (other.status == "air") and distance(one, other) < 2 * RADIUS - TOLERANCE - 1:
            yield f"{one.id} and {other.id} overlap: {distance(one, other):.0f}"
    for f in standing(t):
        if not all(RADIUS - TOLERANCE <= value <= t.board - RADIUS + TOLERANCE for value in f.at):
            yield f"{f.id} is off the board at {f.at}"
        for piece in t.features:
            if f.status != "air" and (piece.piece == "ruin" or piece.structure > 0):
                aside = max(piece.left - f.x, 0, f.x - piece.right)
                along = max(piece.bottom - f.y, 0, f.y - piece.top)
                if math.hypot(aside, along) < RADIUS - TOLERANCE - 1:
                    yield f"{f.id} stands in {piece.piece}"


def dials(t: Battlefield) -> Iterator[str]:
    """Tokens, clicks and actions stay in their bounds. [A-11, A-32, A-38, A-118]"""
    for f in t.figures.values():
        if f.tokens not in (0, 1, 2):
            yield f"{f.id} has {f.tokens} tokens"
        if f.is_there and (f.click < 1 or f.is_at_the_skulls):
            yield f"{f.id} shows click {f.click}"
        if f.given not in (0, 1, 2):
            yield f"{f.id} was given {f.given} actions"
    if not 0 <= t.actions <= t.action_total + 1:
        yield f"{t.actions} actions are left"


def captives(t: Battlefield) -> Iterator[str]:
    """A captive has no tokens, bears and wields nothing, and touches the able captor on the ground that holds it alone. [A-81, A-82, A-84, A-169, A-172]"""
    for f in t.figures.values():
        if (f.status == "captive") != bool(f.captor):
            yield f"{f.id} is {f.status}, its captor is {f.captor!r}"
    held = [f for f in t.figures.values() if f.captor]
    if len({f.captor for f in held}) < len(held):
        yield "a captor holds two"
    for f in held:
        captor = t.figures[f.captor]
        if captor.status != "ground" or not captor.is_able:
            yield f"{captor.id}, who holds {f.id}, is {captor.status} at click {captor.click}"
        if not 2 * RADIUS - TOLERANCE - 1 <= distance(f, captor) <= 2 * RADIUS + TOLERANCE + 1:
            yield f"{captor.id} does not touch its captive {f.id}: {distance(f, captor):.0f}"
        if f.tokens or t.working_on(f) or t.tomes_of(f):
            yield f"the captive {f.id} has something left"


def spells(t: Battlefield) -> Iterator[str]:
    """Cards lie where they can lie, enchantments hang on figures that stand there, books are held by free hands. [S-2, S-67, S-107, S-124, A-102]"""
    for tome in t.tomes.values():
        if tome.is_down and not tome.stack:
            yield f"{tome.id} has no card, and it is face down"
        if tome.wielder and t.figures[tome.wielder].status not in ("reserve", "ground", "air"):
            yield f"{tome.id} is wielded by {tome.wielder}, who is {t.figures[tome.wielder].status}"
        if not tome.wielder and not all(0 <= value <= t.board for value in tome.at):
            yield f"{tome.id} lies off the board"
    for f in t.figures.values():
        if len(t.tomes_of(f)) > f.printed.slots:
            yield f"{f.id} has too many books"
    on = Counter((w.target, w.spell) for w in t.workings if w.target)
    for (target, spell), times in on.items():
        if times > 1 or t.figures[target].status not in ("ground", "air"):
            yield f"{spell} is {times} times on {target}, who is {t.figures[target].status}"


def sky(t: Battlefield) -> Iterator[str]:
    """Figures in the air touch nothing. [A-42, A-145]"""
    for f in standing(t):
        if f.status == "air" and (touching(t, f) or any(f in touching(t, other) for other in standing(t))):
            yield f"{f.id} is in the air and touches somebody"


def players(t: Battlefield) -> Iterator[str]:
    """Nothing is left of a player who is out; nobody able means out. [A-106, A-120]"""
    for p in t.players:
        if p.is_out and len(t.players) > 2 and t.phase != "over":
            if t.own(p.seat) or any(o.holder == p.seat for o in t.objectives) or any(w.seat == p.seat and not w.target for w in t.workings):
                yield f"something is left of seat {p.seat}"
        elif t.phase in ("command", "action", "finish", "end") and not t.acting and not p.is_out and not any(f.is_able for f in t.own(p.seat)):
            yield f"seat {p.seat} has nobody able and is not out"


class Cards:
    """Each spell card is once somewhere: in its stack, in play, or, if it is an illusion that was in play, out of the game. [S-20, S-34, S-36, S-58]"""

    def __init__(self) -> None:
        self.all: dict[str, list[str]] = {}
        self.out: dict[str, list[str]] = {}

    def __call__(self, t: Battlefield) -> Iterator[str]:
        for tome in t.tomes.values():
            in_play = [w.spell for w in t.workings if w.tome == tome.id]
            here = sorted([*tome.stack, *in_play])
            if t.casting is not None and t.casting.tome == tome.id and t.casting.spell not in here:
                here = sorted([*here, t.casting.spell])
            if tome.id not in self.all:
                self.all[tome.id], self.out[tome.id] = here, []
            gone = sorted((Counter(self.all[tome.id]) - Counter(self.out[tome.id]) - Counter(here)).elements())
            for spell in gone:
                if SPELLS[spell].type != "illusion":
                    yield f"{spell} of {tome.id} is lost"
                self.out[tome.id].append(spell)
            if sorted([*here, *self.out[tome.id]]) != self.all[tome.id]:
                yield f"{tome.id} holds {here} and lost {self.out[tome.id]}, of {self.all[tome.id]}"


def wrongs(t: Battlefield, cards: Cards) -> list[str]:
    """All that is wrong with a battlefield."""
    return [wrong for law in (bases, dials, captives, spells, sky, players, cards) for wrong in law(t)]


class Restless:
    """Takes whatever is offered, at random, but never ends a turn while anything else is left; now and then it thinks, so that armies meet."""

    def __init__(self, seed: int, thinks: int) -> None:
        self.dice, self.thinks = Chance(seed), thinks
        self.random, self.thumb = Random(GAME, seed + 1), Thumb(GAME, seed + 2)

    def answer(self, sight: Sight) -> Answer:
        if self.dice.below(100) < self.thinks:
            return self.thumb.answer(sight)
        rest = [choice.key for choice in sight.offer.choices if choice.key not in ("end", "go", "no")]
        if sight.offer.kind == "one" and rest:
            kinds = sorted({key.partition(":")[0] for key in rest})
            kind = self.dice.pick(kinds)
            return self.dice.pick([key for key in rest if key.partition(":")[0] == kind])
        return self.random.answer(sight)

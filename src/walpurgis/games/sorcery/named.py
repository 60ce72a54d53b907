"""Named moves: ways that the table proposes for a movement, each with a sentence, for lists, keyboards and bots. [D-46, D-47]

A pure function of the table, in a fixed order. Everything proposed is allowed, and any other legal way may be answered as well.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from walpurgis.engine.ask import Place
from walpurgis.engine.plane import Point, distance_squared

from .named_contact import Proposal, aids, books, glyphs, hits, objectives, pairs
from .named_ground import afar, aims, hiding_places, marches, retreats, stays
from .scouting import Scout
from .state import Battlefield, Figure, Player
from .ways import Manner

MOST = 48
"""At most this many are proposed."""
TOO_NEAR = 400
"""A way that ends nearer than this to an earlier one of the same kind is left out, in mil."""


class _Kind(NamedTuple):
    """A kind of proposals, and how many of the 48 it has for sure: what another kind does not need is left to the first that does."""

    find: Callable[[Scout], Iterator[Proposal]]
    share: int
    in_a_rush: bool = False
    """Whether it is looked for in a charge or surge, which must end in contact with an opponent. [A-138]"""


KINDS = (
    _Kind(stays, 3, in_a_rush=True),
    _Kind(hits, 16, in_a_rush=True),
    _Kind(pairs, 3, in_a_rush=True),
    _Kind(aids, 3),
    _Kind(objectives, 3),
    _Kind(books, 2),
    _Kind(glyphs, 1),
    _Kind(aims, 4),
    _Kind(afar, 3),
    _Kind(hiding_places, 1),
    _Kind(retreats, 1),
    _Kind(marches, 8, in_a_rush=True),
)
"""In the order in which they are listed. [D-46]"""


def named_moves(t: Battlefield, me: Player, figure: Figure, manner: Manner) -> list[Place]:
    """What the table proposes for this movement. [D-46]"""
    scout = Scout(t, me, figure, manner)
    rushes = "A-138" in manner.ends
    kinds = [kind for kind in KINDS if kind.in_a_rush or not rushes]
    found = [[*kind.find(scout)] if kind.find is stays else _apart(kind.find(scout)) for kind in kinds]
    chosen = _shared_out(found, [kind.share for kind in kinds])
    return [Place(proposal.key, proposal.says().say(), [*proposal.trip.points]) for proposal in chosen]


def _apart(proposals: Iterable[Proposal]) -> list[Proposal]:
    """Those that end far enough from all before them."""
    kept: list[Proposal] = []
    ends: list[Point] = []
    for proposal in proposals:
        if all(distance_squared(proposal.trip.end, end) >= TOO_NEAR**2 for end in ends):
            kept.append(proposal)
            ends.append(proposal.trip.end)
    return kept


def _shared_out(found: list[list[Proposal]], shares: list[int]) -> list[Proposal]:
    """At most 48 of them: the share of each kind, and where there is room, more of the first ones."""
    room = MOST - sum(min(len(some), share) for some, share in zip(found, shares, strict=True))
    chosen: list[Proposal] = []
    for some, share in zip(found, shares, strict=True):
        more = min(max(len(some) - share, 0), room)
        room -= more
        chosen += some[: share + more]
    return chosen

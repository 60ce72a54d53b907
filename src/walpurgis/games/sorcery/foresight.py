"""What a path would do, for whoever wants to try it first: the settled way, what follows at its end, and what could be done from there. [D-57, D-63]"""

from __future__ import annotations

from collections.abc import Sequence

from walpurgis.engine.plane import Point

from .arriving import may_spin, poles_at
from .glyphs import ForeseenGlyph
from .odds import as_if
from .sights import Foreseen, Journeyed, foreseen
from .state import Battlefield, Figure, Player
from .ways import Manner, settled

FORESEEN = (Foreseen, ForeseenGlyph)
"""All that a question of this game may answer to whoever tries."""


def foresee_move(t: Battlefield, me: Player, figure: Figure, manner: Manner, points: Sequence[Point]) -> Foreseen:
    """What a path would do that nothing forbids. It is the way that would be carried out; of a formation the leader's end is shown. [D-39]"""
    way = settled(t, figure, manner, points)
    walk = way.walk
    ghost = as_if(figure, walk.end, way.facing)
    ghost.status = manner.level
    is_movement = not way.turns_only
    spins = [other.id for other in t.opponents(figure.seat) if is_movement and may_spin(t, other, [ghost])]
    poles = [other.id for other in poles_at(t, ghost)] if is_movement else []
    left = max(manner.longest - walk.length, 0)
    return foreseen(t, me, ghost, Journeyed(walk.path, walk.length, left, [*walk.contact, *walk.terrain], way.captive, spins, poles))

"""Events of movement: paths, breaking away, soaring, free spins, and what waits at the end of a path."""

from __future__ import annotations

from typing import Annotated

from walpurgis.engine.offer import Point
from walpurgis.engine.story import Unsaid

from ..wording import Inches, PieceName, Seat, Told, Unit

Path = Annotated[list[Point], Unsaid()]
"""The start, then every place up to the end, for boards to draw."""


class Moved(Told, frozen=True):
    """A figure moved by itself."""

    who: Unit
    inches: Inches
    path: Path


class Shifted(Told, frozen=True):
    """A figure was moved by somebody else: levitated, stepped through a gate, confused."""

    who: Unit
    seat: Seat
    inches: Inches
    path: Path


class FormationMoved(Told, frozen=True):
    who: list[Unit]
    inches: Inches
    path: Path
    """Of the leader."""


class Regrouped(Told, frozen=True):
    """A member of a formation took a place other than that of the block."""

    who: Unit
    path: Path


class Turned(Told, frozen=True):
    who: Unit


class Met(Told, frozen=True):
    """At the end of a movement it touches opposing figures."""

    who: Unit
    others: list[Unit]


class Halted(Told, frozen=True):
    """Terrain ended the movement."""

    who: Unit
    piece: PieceName


class HaltedByFire(Told, frozen=True):
    """Ground that a Glyph of Cinders made hindering ended the movement."""

    who: Unit


class TookOff(Told, frozen=True):
    who: Unit


class Landed(Told, frozen=True):
    who: Unit


class ForcedDown(Told, frozen=True):
    """Soaring was forbidden, and it had to land."""

    who: Unit


class BrokeAway(Told, frozen=True):
    """The die reached the number that was needed."""

    who: Unit
    die: int
    needed: int


class HeldFast(Told, frozen=True):
    """The die did not: whoever wanted to move stays."""

    who: Unit
    die: int
    needed: int


class Spun(Told, frozen=True):
    """A free spin."""

    who: Unit


class Impaled(Told, frozen=True):
    """It ended its movement in front of a Pole Arm."""

    who: Unit
    by: Unit


class Scorched(Told, frozen=True):
    """It ended its movement near a Glyph of Cinders."""

    who: Unit


class BroughtHome(Told, frozen=True):
    """A captor brought its captive home."""

    who: Unit
    captive: Unit

"""Choices of movement: orders to move, and the named ways to do so; and what the questions for a path are about."""

from __future__ import annotations

from typing import Annotated

from walpurgis.engine import Named
from walpurgis.engine.story import Unsaid

from ..wording import Asked, Inches, Offered, Unit

Side = Annotated[str, Named("flank")]
Direction = Annotated[str, Named("heading")]


# Orders --------------------------------------------------------------------------------------------------------------


class Move(Offered, frozen=True):
    who: Unit
    inches: int


class BreakAway(Offered, frozen=True):
    """Move, after a roll."""

    who: Unit
    inches: int
    needed: int


class Turn(Offered, frozen=True):
    who: Unit


class DoubleTime(Offered, frozen=True):
    who: Unit
    inches: int


class TakeOff(Offered, frozen=True):
    who: Unit
    inches: int


class Land(Offered, frozen=True):
    who: Unit
    inches: int


class Quicken(Offered, frozen=True):
    """Move without using an action."""

    who: Unit
    inches: int


class QuickenDoubleTime(Offered, frozen=True):
    who: Unit
    inches: int


class QuickenSoaring(Offered, frozen=True):
    """Take off or land without using an action."""

    who: Unit
    inches: int


class LeadFormation(Offered, frozen=True):
    who: Unit


class TakeAlong(Offered, frozen=True):
    """One more member of a formation."""

    who: Unit


class SetOut(Offered, frozen=True):
    """The formation is complete."""

    count: int


class Levitate(Offered, frozen=True):
    who: Unit
    target: Unit


# Named ways ----------------------------------------------------------------------------------------------------------


class StayFacing(Offered, frozen=True):
    target: Unit


class March(Offered, frozen=True):
    heading: Direction
    inches: Inches


class Face(Offered, frozen=True):
    target: Unit


class KeepFacing(Offered, frozen=True):
    pass


# What is asked -------------------------------------------------------------------------------------------------------


class Journey(Asked, frozen=True):
    """For a path: who goes how far."""

    who: Unit
    inches: int
    straight: Annotated[bool, Unsaid()]
    """Whether it is one straight line of which only the end counts."""
    level: Annotated[str, Unsaid()]
    """Where it is afterwards: on the ground or in the air."""


class Facing(Asked, frozen=True):
    """For a facing."""

    who: Unit


class Gathering(Asked, frozen=True):
    """For the next member of a formation."""

    who: Unit
    count: int
    """How many there are so far."""

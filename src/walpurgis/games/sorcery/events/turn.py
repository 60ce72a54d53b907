"""Events of rounds and turns, of the command phase, of tokens and of the end phase."""

from __future__ import annotations

from typing import Annotated, ClassVar

from walpurgis.engine.story import Unsaid

from ..wording import Ability, Seat, Told, Unit


class RoundBegan(Told, frozen=True):
    heading: ClassVar[bool] = True

    round: int
    rounds: int


class TurnBegan(Told, frozen=True):
    heading: ClassVar[bool] = True

    seat: Seat
    actions: int


class CommandRolled(Told, frozen=True):
    """A roll for one more action."""

    who: Unit
    die: int
    needed: int
    more: int
    """How many actions it brought."""


class Poisoned(Told, frozen=True):
    who: Unit
    targets: list[Unit]


class Siphoned(Told, frozen=True):
    """A friend took pushing damage, and the cultist got rid of a token."""

    who: Unit
    friend: Unit


class Tapped(Told, frozen=True):
    who: Unit
    target: Unit
    ability: Ability


class Renewed(Told, frozen=True):
    """A Glyph of Renewal healed somebody."""

    who: Unit


class StormRolled(Told, frozen=True):
    """The die of a Magestone Storm."""

    seat: Seat
    die: int
    strikes: int
    """1 if it strikes."""


class FuryRolled(Told, frozen=True):
    """Nature's Fury: the die, and what it had to stay within."""

    who: Unit
    die: int
    needed: int
    rages: int
    """1 if the bonus is added."""


class TranceRolled(Told, frozen=True):
    """Magestone Trance: the sums of two dice, and the value they should reach."""

    who: Unit
    rolls: Annotated[list[int], Unsaid()]
    needed: int
    damage: int


class BargainTaken(Told, frozen=True):
    """The Ninefold Bargain takes its price."""

    who: Unit


class HeatFelled(Told, frozen=True):
    """A heat wave eliminates the demoralized."""

    who: list[Unit]


class ObjectiveTaken(Told, frozen=True):
    seat: Seat
    objective: str

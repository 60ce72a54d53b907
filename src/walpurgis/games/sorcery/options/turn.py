"""Choices of the turn: the command phase, and ending things."""

from __future__ import annotations

from ..wording import Ability, Book, Offered, Unit


class Poison(Offered, frozen=True):
    who: Unit


class RollCommand(Offered, frozen=True):
    who: Unit


class Siphon(Offered, frozen=True):
    who: Unit
    friend: Unit


class Tap(Offered, frozen=True):
    who: Unit
    target: Unit
    ability: Ability


class Renew(Offered, frozen=True):
    who: Unit


class FaceStorm(Offered, frozen=True):
    """To roll for the Magestone Storm."""


class GoOn(Offered, frozen=True):
    """To move on to the action phase."""


class EndActions(Offered, frozen=True):
    """To give no more actions."""

    left: int
    """Actions that would be lost."""


class PayBargain(Offered, frozen=True):
    who: Unit


class FeelHeat(Offered, frozen=True):
    """To let the heat wave strike."""


class EndTurn(Offered, frozen=True):
    pass


class BrowseFreely(Offered, frozen=True):
    """To browse a book whose bookmark costs one bar."""

    who: Unit
    book: Book

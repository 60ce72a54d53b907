"""Choices of the set-up, and what its questions are about."""

from __future__ import annotations

from typing import Annotated

from walpurgis.engine import Named
from walpurgis.engine.story import Unsaid

from ..wording import Asked, Book, Inches, Offered, PieceName, Unit

ArmyName = Annotated[str, Named("army")]


class TakeArmy(Offered, frozen=True):
    """To lead a prepared army."""

    army: ArmyName
    points: int
    code: Annotated[str, Unsaid()]


class OwnArmy(Offered, frozen=True):
    """To lead an army of one's own."""

    points: int
    code: str


class LayTerrain(Offered, frozen=True):
    """To place a piece of terrain, so wide and so deep."""

    piece: PieceName
    width: Inches
    depth: Inches


class PassTerrain(Offered, frozen=True):
    """To leave one piece out."""


class AtSpot(Offered, frozen=True):
    """A place, in inches from the western and the southern edge."""

    east: Inches
    north: Inches


class BesideFriend(Offered, frozen=True):
    """A place that touches a friend already deployed: to the left, to the right or behind, as the player sees it."""

    friend: Unit
    where: Annotated[str, Named("beside")]


class DeployLine(Offered, frozen=True):
    """To deploy all the rest in a prepared line."""

    count: int


class DeployFigure(Offered, frozen=True):
    who: Unit


# What questions are about --------------------------------------------------------------------------------------------


class ArmyAsked(Asked, frozen=True):
    """For how many points an army is wanted, and whether it may bring a domain."""

    points: int
    domains: Annotated[bool, Unsaid()]


class TerrainAsked(Asked, frozen=True):
    """How many pieces this player may still place, this one included."""

    left: int


class TerrainPlaceAsked(Asked, frozen=True):
    """Which piece is being placed, and how it lies."""

    piece: PieceName
    width: Annotated[int, Unsaid()]
    depth: Annotated[int, Unsaid()]


class BookmarkAsked(Asked, frozen=True):
    """Whose book it is, and which one."""

    who: Unit
    book: Book


class DeployAsked(Asked, frozen=True):
    """How many figures are still to be deployed."""

    left: int


class PlaceAsked(Asked, frozen=True):
    """Which figure is being deployed."""

    who: Unit

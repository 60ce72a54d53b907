"""What the choices of Ashes to Ashes are about, as data. Each has its sentence in text/*.ftl: `option-<name>`. At the end, what the questions of a duel are
about."""

from __future__ import annotations

from typing import Annotated

from walpurgis.engine import Option, Say
from walpurgis.engine.story import Topic, Unsaid

from .events import Card, Direction, Face, Flank, Icon, Place, Side, SocietyCard, Space, Symbol, Upgrade, Who, between


class PutFigure(Option, frozen=True):
    """A figure on its starting space."""

    who: Who
    space: Space


# Phase 1 ------------------------------------------------------------------------------------------------------------


class Token(Option, frozen=True):
    who: Who
    place: Place


class TokenBack(Option, frozen=True):
    who: Who


class EndTokens(Option, frozen=True):
    pass


class Effect(Option, frozen=True):
    place: Place


class EndEffects(Option, frozen=True):
    pass


class Pay(Option, frozen=True):
    who: Who


class GiveUpgrade(Option, frozen=True):
    upgrade: Upgrade


class Portal(Option, frozen=True):
    portal: str


class NoPortal(Option, frozen=True):
    pass


class Edge(Option, frozen=True):
    portal: str
    edge: str
    side: Side
    """Whom the portal hurts there."""

    def say(self) -> Say:
        said = super().say()
        return Say(said.id, {**said.args, "edge": between(self.edge)})


class BuySand(Option, frozen=True):
    who: Who
    cost: int


class Sand(Option, frozen=True):
    space: Space


class NoSand(Option, frozen=True):
    pass


# Phase 2 ------------------------------------------------------------------------------------------------------------


class Act(Option, frozen=True):
    """To play an action card."""

    card: Card


class Exchange(Option, frozen=True):
    card: Card
    upgrade: Upgrade


class PlayUpgrade(Option, frozen=True):
    upgrade: Upgrade


class EndActions(Option, frozen=True):
    pass


class Kind(Option, frozen=True):
    """A kind of tile: S or C."""

    kind: str


class LayTile(Option, frozen=True):
    space: Space
    face: Face


class TurnTile(Option, frozen=True):
    space: Space
    face: Face


class ChangeTile(Option, frozen=True):
    """To the other kind."""

    space: Space
    face: Face


class RemoveTile(Option, frozen=True):
    space: Space


class NoTile(Option, frozen=True):
    pass


class Send(Option, frozen=True):
    """Whom to activate after a generic card."""

    who: Who


class Nobody(Option, frozen=True):
    pass


# An activation ------------------------------------------------------------------------------------------------------


class Go(Option, frozen=True):
    """Where a route leads, and what it costs. How it ends is what it is."""

    direction: Direction
    end: Space
    path: str
    """All spaces in order, with blanks between."""
    cost: int


class GoEnd(Go, frozen=True):
    """To where the path ends."""


class GoBranch(Go, frozen=True):
    """To the next choice of direction."""


class GoPortal(Go, frozen=True):
    pass


class GoTrap(Go, frozen=True):
    pass


class GoChosen(Go, frozen=True):
    """Over the space of the Chosen."""


class GoClash(Go, frozen=True):
    """Up to an enemy behind the diagonal, who must be attacked."""


class GoHome(Go, frozen=True):
    pass


class GoVictory(Go, frozen=True):
    pass


class Stop(Option, frozen=True):
    pass


class Attack(Option, frozen=True):
    who: Who
    target: Who
    flank: Flank
    symbol: Symbol
    damage: int


class Capture(Option, frozen=True):
    pass


class Defend(Option, frozen=True):
    card: Card


class Take(Option, frozen=True):
    """Not to defend."""

    damage: int


class Counter(Option, frozen=True):
    card: Card


class NoCounter(Option, frozen=True):
    pass


class Push(Option, frozen=True):
    space: Space
    direction: Direction


class NoRifle(Option, frozen=True):
    pass


# Upgrade cards ------------------------------------------------------------------------------------------------------


class UseIcon(Option, frozen=True):
    icon: Icon


class EndIcons(Option, frozen=True):
    pass


class Strike(Option, frozen=True):
    who: Who
    damage: int


class Power(Option, frozen=True):
    who: Who


class Scry(Option, frozen=True):
    first: Upgrade
    second: Upgrade


class Shove(Option, frozen=True):
    who: Who
    space: Space


class OneStep(Option, frozen=True):
    who: Who
    space: Space


class OneStepPortal(Option, frozen=True):
    """Into a portal that hurts."""

    who: Who
    space: Space
    cost: int


class Bear(Option, frozen=True):
    space: Space


# Phases 3 and 4, the Society, solitaire -----------------------------------------------------------------------------


class Heal(Option, frozen=True):
    who: Who


class NoHeal(Option, frozen=True):
    pass


class Use(Option, frozen=True):
    """The Society's cards to use."""

    cards: list[SocietyCard]


class NoCards(Option, frozen=True):
    pass


class Discard(Option, frozen=True):
    pass


class SchemeMove(Option, frozen=True):
    who: Who
    space: Space
    number: int


class SchemeTrap(Option, frozen=True):
    who: Who
    space: Space
    number: int


class Trap(Option, frozen=True):
    space: Space


class MoveTrap(Option, frozen=True):
    origin: Space
    space: Space


class EndSchemes(Option, frozen=True):
    pass


class Grasp(Option, frozen=True):
    who: Who


class Near(Option, frozen=True):
    who: Who


class Ghoul(Option, frozen=True):
    """Where a ghoul steps."""

    space: Space


# Duels --------------------------------------------------------------------------------------------------------------


class Blow(Topic, frozen=True):
    """An attack that can be cancelled with a card of that symbol."""

    who: Who
    target: Who
    flank: Flank
    symbol: Symbol
    damage: int


class CounterBlow(Topic, frozen=True):
    """A counter-attack for a card of that symbol; without one, for any card."""

    who: Annotated[str, Unsaid()]
    target: Who
    flank: Annotated[str, Unsaid()]
    symbol: Annotated[str, Unsaid()]
    damage: int

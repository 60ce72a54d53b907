"""Events of attacks, captures, healing and the abilities that come into them."""

from __future__ import annotations

from typing import Annotated

from walpurgis.engine import Named

from ..wording import Modifier, PieceName, Told, Unit

AttackName = Annotated[str, Named("attack")]


# The roll ------------------------------------------------------------------------------------------------------------


class AttackRolled(Told, frozen=True):
    """Two dice, the attack value, its modifiers, and the result after the rule of 3."""

    who: Unit
    attack: AttackName
    one: int
    two: int
    value: int
    modifiers: list[Modifier]
    total: int


class Borrowed(Told, frozen=True):
    """Bedlam: the attack value of another figure is used."""

    who: Unit
    lender: Unit
    value: int


class Defended(Told, frozen=True):
    """Defend: the defense of a friend in contact is used."""

    who: Unit
    lender: Unit
    value: int


class Hit(Told, frozen=True):
    """The result reached the defense of a figure, or two sixes made that unnecessary."""

    who: Unit
    total: int
    defense: int
    modifiers: list[Modifier]


class Missed(Told, frozen=True):
    """The result did not reach the defense of a figure, or two ones spoilt it."""

    who: Unit
    total: int
    defense: int
    modifiers: list[Modifier]


class CriticalHit(Told, frozen=True):
    who: Unit


class CriticalMiss(Told, frozen=True):
    who: Unit


class DodgeRolled(Told, frozen=True):
    """A figure that was hit tried to dodge."""

    who: Unit
    die: int
    needed: int
    dodged: int
    """1 if it did."""


# The outcome ------------------------------------------------------------------------------------------------------


class WeaponRolled(Told, frozen=True):
    """The die of Weapon Master, and the damage it makes."""

    who: Unit
    die: int
    damage: int


class BlastRolled(Told, frozen=True):
    """The die of Magic Blast, and the damage it makes."""

    who: Unit
    die: int
    damage: int


class Retaliated(Told, frozen=True):
    """Magic Retaliation strikes back."""

    who: Unit
    attacker: Unit


class Drank(Told, frozen=True):
    """Vampirism: a hit does the attacker good."""

    who: Unit


class Frozen(Told, frozen=True):
    """Magic Freeze put a token on a figure."""

    who: Unit
    tokens: int


class Captured(Told, frozen=True):
    who: Unit
    captor: Unit


class WallStruck(Told, frozen=True):
    """Constructed terrain lost structural points; 0 left: it is rubble."""

    piece: PieceName
    damage: int
    structure: int


class WallHeld(Told, frozen=True):
    """An attack on constructed terrain failed."""

    piece: PieceName


# Powers --------------------------------------------------------------------------------------------------------------


class HealingRolled(Told, frozen=True):
    """Two dice and the attack value, against the defense of whoever is to be healed."""

    who: Unit
    target: Unit
    one: int
    two: int
    value: int
    modifiers: list[Modifier]
    total: int
    defense: int
    helped: int
    """1 if it was enough."""


class MagicHealingRolled(Told, frozen=True):
    """The die of Magic Healing, and the clicks it heals."""

    who: Unit
    die: int
    clicks: int


class RegenerationRolled(Told, frozen=True):
    who: Unit
    die: int
    clicks: int


class Raised(Told, frozen=True):
    """Necromancy brought somebody back."""

    who: Unit
    by: Unit


class Confused(Told, frozen=True):
    """Magic Confusion: the attacker leads its target about."""

    who: Unit
    by: Unit

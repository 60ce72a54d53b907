"""Choices of attacks, captures, healing and the other powers. Those on one figure say what they need on two dice, and the chance in per cent. [D-63, D-64]"""

from __future__ import annotations

import msgspec

from walpurgis.engine import Say

from ..wording import Asked, Offered, PieceName, Unit


class OnTarget(Offered, frozen=True):
    """An attack on one figure."""

    who: Unit
    target: Unit
    needed: int
    chance: int


# Close combat --------------------------------------------------------------------------------------------------------


class AttackClose(OnTarget, frozen=True):
    pass


class Capture(OnTarget, frozen=True):
    pass


class Charge(Offered, frozen=True):
    who: Unit


class Surge(Offered, frozen=True):
    who: Unit


class AttackWall(Offered, frozen=True):
    """An attack on constructed terrain with the sword."""

    who: Unit
    piece: PieceName
    needed: int
    chance: int


class ShootWall(Offered, frozen=True):
    """An attack on constructed terrain with bow or wand."""

    who: Unit
    piece: PieceName
    needed: int
    chance: int


# Ranged combat -------------------------------------------------------------------------------------------------------


class Shoot(OnTarget, frozen=True):
    pass


class ShootSeveral(Offered, frozen=True):
    who: Unit
    targets: int
    """The most that may be named."""


class Volley(OnTarget, frozen=True):
    """A ranged combat formation; the number is for the least possible."""


class Blast(OnTarget, frozen=True):
    pass


class Freeze(OnTarget, frozen=True):
    pass


class Flame(OnTarget, frozen=True):
    pass


class Confuse(OnTarget, frozen=True):
    pass


class Shockwave(Offered, frozen=True):
    who: Unit
    reach: int
    opponents: int
    friends: int
    """How many of each are near enough."""


class Bound(Offered, frozen=True):
    who: Unit


class Join(Offered, frozen=True):
    """Join a ranged combat formation."""

    who: Unit


class NoMore(Offered, frozen=True):
    """The formation is complete."""


# Powers --------------------------------------------------------------------------------------------------------------


class Heal(OnTarget, frozen=True):
    pass


class MagicHeal(OnTarget, frozen=True):
    pass


class Regenerate(Offered, frozen=True):
    who: Unit


class Raise(Offered, frozen=True):
    who: Unit


class Return(Offered, frozen=True):
    """An eliminated warrior that may come back."""

    who: Unit
    points: int


class RaiseBeside(Offered, frozen=True):
    """A place beside whoever calls, this many degrees clockwise from north."""

    degrees: int


# Who gets how much ---------------------------------------------------------------------------------------------------


class Damages(msgspec.Struct, frozen=True):
    """What one figure gets of the damage."""

    who: Unit
    amount: int

    def say(self) -> Say:
        return Say("damages", {"who": self.who.say(), "amount": self.amount})


class SplitDamage(Offered, frozen=True):
    """One way to share out the damage of an attack."""

    shares: tuple[Damages, ...]

    def say(self) -> Say:
        return Say("option-split-damage", {"shares": [share.say() for share in self.shares]})


# What questions are about --------------------------------------------------------------------------------------------


class Attacking(Asked, frozen=True):
    """Whose attack it is."""

    who: Unit


class Aiming(Asked, frozen=True):
    """A formation or a shot at several."""

    who: Unit
    most: int


class Striking(Asked, frozen=True):
    """An attack in close combat: on whom."""

    who: Unit
    target: Unit
    damage: int


class Calling(Asked, frozen=True):
    """Necromancy: who calls."""

    who: Unit


class Placing(Asked, frozen=True):
    """Necromancy: who returns beside whom."""

    who: Unit
    caller: Unit

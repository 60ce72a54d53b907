"""Nature's Fury: the die that a Storm Druid rolls when it is given an action that can lead to an attack. [S-88, S-139]"""

from __future__ import annotations

from .dials import highest_bonus, values
from .events.turn import FuryRolled
from .state import Battlefield, Figure
from .values import has_power
from .wording import unit


def rages(t: Battlefield, figure: Figure) -> bool:
    """A die not above the unmodified damage value adds the bonus to the attacks of this action. [S-88, S-139]"""
    if not has_power(figure, "natures-fury") or not highest_bonus(figure.printed):
        return False
    die, most = t.chance.die(6), values(figure.printed, figure.click).damage
    t.tell(FuryRolled, unit(figure), die, most, int(die <= most))
    return die <= most

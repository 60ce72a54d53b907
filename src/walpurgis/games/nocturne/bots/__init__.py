"""The bots of Nocturne. `thumb` plays by rules of thumb; `sage`, by what was learned from many games, is where bots that think
ahead begin; `quick` and `worth` are for them, too, and `counted` for hints that say why. All are found here by their names."""

from .answers import ANSWERS, thumb
from .counted import counted
from .estimate import LOOKAHEAD, features, turn, worth
from .policy import sage
from .quick import promising, quick

__all__ = ["ANSWERS", "LOOKAHEAD", "counted", "features", "promising", "quick", "sage", "thumb", "turn", "worth"]

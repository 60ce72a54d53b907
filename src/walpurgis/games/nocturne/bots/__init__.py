"""The bots of Nocturne. `thumb` plays by rules of thumb; `sage`, `quick` and `worth` are for bots that think ahead, `learnable` and `player_with` for learning
the numbers they play by, `counted` for hints that say why. All are found here by their names."""

from .answers import ANSWERS, sage, thumb
from .counted import counted
from .estimate import LOOKAHEAD, features, turn, worth
from .quick import player_with, promising, quick
from .taste import learnable

__all__ = ["ANSWERS", "LOOKAHEAD", "counted", "features", "learnable", "player_with", "promising", "quick", "sage", "thumb", "turn", "worth"]

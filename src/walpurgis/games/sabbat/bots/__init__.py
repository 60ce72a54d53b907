"""The bots of Sabbat Magica. `thumb` plays by rules of thumb; `worth` is for bots that think ahead. Both are found here by their names."""

from .answers import ANSWERS, thumb
from .estimate import LOOKAHEAD, features, turn, worth

__all__ = ["ANSWERS", "LOOKAHEAD", "features", "thumb", "turn", "worth"]

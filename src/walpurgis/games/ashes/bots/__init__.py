"""The bots of Ashes to Ashes. `thumb` plays by rules of thumb; `worth` is for bots that think ahead. Both are found here by their names."""

from .answers import ANSWERS, thumb
from .estimate import LOOKAHEAD, features, turn, worth
from .quick import quick

__all__ = ["ANSWERS", "LOOKAHEAD", "features", "quick", "thumb", "turn", "worth"]

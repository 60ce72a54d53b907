"""The bots of Ashes to Ashes. `thumb` plays by rules of thumb; `worth` is for bots that think ahead. Both are found here by their names."""

from .answers import ANSWERS, thumb
from .estimate import LOOKAHEAD, features, turn, worth
from .quick import careful, quick

__all__ = ["ANSWERS", "LOOKAHEAD", "careful", "features", "quick", "thumb", "turn", "worth"]

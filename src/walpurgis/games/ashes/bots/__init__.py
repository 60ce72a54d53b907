"""The bots of Ashes to Ashes. `thumb` plays by rules of thumb; `worth` is for bots that think ahead,
`counted` for hints that say why. All are found here by their names."""

from .answers import ANSWERS, thumb
from .counted import counted
from .estimate import LOOKAHEAD, features, turn, worth
from .quick import careful, quick

__all__ = ["ANSWERS", "LOOKAHEAD", "careful", "counted", "features", "quick", "thumb", "turn", "worth"]

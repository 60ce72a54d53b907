"""The bots of Ashes to Ashes. `thumb` plays by rules of thumb, `sage` plans whole turns; `worth` is for bots that think ahead,
`counted` for hints that say why. All are found here by their names."""

from .answers import ANSWERS, thumb
from .counted import counted
from .estimate import LOOKAHEAD, features, turn, worth
from .quick import careful, quick
from .sage import promising, sage

__all__ = ["ANSWERS", "LOOKAHEAD", "careful", "counted", "features", "promising", "quick", "sage", "thumb", "turn", "worth"]

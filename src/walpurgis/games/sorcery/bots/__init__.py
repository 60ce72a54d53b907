"""The bots of Sorcery. `thumb` plays by rules of thumb, `sage` looks a turn ahead; `worth` and `promising` are for bots that think further,
`counted` for hints that say why. All are found here by their names."""

from .answers import ANSWERS, thumb
from .counted import counted
from .estimate import LOOKAHEAD, features, turn, worth
from .quick import quick
from .sage import promising, sage

__all__ = ["ANSWERS", "LOOKAHEAD", "counted", "features", "promising", "quick", "sage", "thumb", "turn", "worth"]

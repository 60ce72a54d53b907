"""Play in a terminal: the table drawn, questions with numbered answers, the rule behind each of them one keystroke away.

`Sitting` is a match with people and bots around it; `Screen` is where it is shown; `drawing_of` finds out how a game looks. The command line (cli.py) only
puts these together.
"""

from .drawing import Drawing, drawing_of
from .screen import Screen
from .sitting import Sitting

__all__ = ["Drawing", "Screen", "Sitting", "drawing_of"]

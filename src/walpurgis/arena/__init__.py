"""Matches in bulk: who wins how often, with how many points, and how certain that is. See `run` and `Report`; `check` plays random games with the laws on. How
even a game is, by its own measure, is measured in `evenness.py`.

What is to be played is in `tournament.py`, where in `pools.py`, what one game gives in `one_game.py` and `outcome.py`. Nothing is printed here, and
no game is known by name.
"""

from .errands import Limits
from .evenness import NoBalance, Row, balance
from .laws_report import LawsReport
from .outcome import Fault, Outcome
from .report import Met, Report
from .run import Results, check, play_all, run
from .standings import Seated, Standing
from .tournament import Form, NoGames, Sure, Tournament

__all__ = [
    "Fault",
    "Form",
    "LawsReport",
    "Limits",
    "Met",
    "NoBalance",
    "NoGames",
    "Outcome",
    "Report",
    "Results",
    "Row",
    "Seated",
    "Standing",
    "Sure",
    "Tournament",
    "balance",
    "check",
    "play_all",
    "run",
]

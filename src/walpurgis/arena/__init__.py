"""Matches in bulk: who wins how often, with how many points, and how sure that is. See `run` and `Report`; statistics are in `statistics.py`.

Nothing is printed here, and no game is known by name.
"""

from .report import Fault, Report, Seated, Standing
from .run import NoGames, run

__all__ = ["Fault", "NoGames", "Report", "Seated", "Standing", "run"]

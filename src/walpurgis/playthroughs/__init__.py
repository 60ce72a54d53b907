"""The net under the games: golden playthroughs, and the comparison of two versions of the house.

A playthrough is one match, written down so that a person can review it (`listed.py` finds them, `played.py` plays, `page.py` writes, `judge.py` compares).
`walpurgis diff OLD NEW` plays the same matches in two versions (`player.py` runs in each, `diff.py` compares, `kinds.py` names what differs).
"""

from .judge import Judgement, judge
from .listed import Playthrough, playthroughs_of
from .page import page
from .played import walk

__all__ = ["Judgement", "Playthrough", "judge", "page", "playthroughs_of", "walk"]

"""The basic Treasures that something else may change: Silver and Gold. [ND-153, ND-MERCH-1]"""

from __future__ import annotations

from ..facts import card
from ..playing import This
from ..state import Kingdom, Player


@card
async def silver(t: Kingdom, me: Player, this: This) -> None:
    """The turn's first Silver brings a coin for each Merchant. While Envious it is worth one. [ND-153, ND-MERCH-0, ND-ENVY-1]"""
    if "silver" not in t.marks:
        t.coins += t.marks.count("merchant")
        t.marks += ("silver",)
    if "envious" in t.marks:
        t.coins -= 1


@card
async def gold(t: Kingdom, me: Player, this: This) -> None:
    """While Envious it is worth one. [ND-153]"""
    if "envious" in t.marks:
        t.coins -= 2

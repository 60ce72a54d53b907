"""How the night ends, and the points that bring it about. Whatever ends the game ends it at once: the rule that runs is left. [AA-T-4]"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps

from walpurgis.engine.game import Step

from .board import OTHER, SIDES
from .events import CameHome, Ended, PointsGained, PointsLost
from .facts import POINTS, SIDE_OF, SOCIETY
from .state import Night


class NightEnds(Exception):
    """Raised where the game ends; `step` catches it."""


def step(rule: Callable[[Night], Step]) -> Callable[[Night], Step]:
    """A step of the rules that may end the game anywhere inside."""

    @wraps(rule)
    async def until_the_end(t: Night) -> None:
        try:
            await rule(t)
        except NightEnds:
            t.phase = "end"

    return until_the_end


def end(t: Night, winner: str, reason: str) -> None:
    """The game is over now. [AA-EN-7]"""
    t.winner, t.reason = winner, reason
    t.tell(Ended, f"{winner}-{reason}")
    raise NightEnds


def lose(t: Night, side: str, amount: int) -> None:
    """A faction loses points, in full; at zero it has lost the game. [AA-AT-9, AA-EN-2]"""
    lose_together(t, {side: amount})


def lose_together(t: Night, losses: dict[str, int]) -> None:
    """Losses at the same moment; if they finish both factions the Society wins. [AA-EN-5]"""
    for side, amount in losses.items():
        if amount:
            faction = t.factions[side]
            faction.points -= amount
            t.tell(PointsLost, side, amount, max(0, faction.points))
    fallen = [side for side in SIDES if t.factions[side].points <= 0]
    if len(fallen) == len(SIDES):
        end(t, SOCIETY, "annihilation")
    elif fallen:
        end(t, OTHER[fallen[0]], "annihilation")


def gain(t: Night, side: str, amount: int) -> None:
    """Points come back, never above the start. [AA-AT-9]"""
    faction = t.factions[side]
    gained = min(amount, POINTS - faction.points)
    if gained:
        faction.points += gained
        t.tell(PointsGained, side, gained, faction.points)


def enter_base(t: Night, who: str) -> None:
    """With the Chosen in one's own base the game is won; alone, a figure is safe there. [AA-EN-1, AA-SO-11, AA-SO-13]"""
    if t.alone:
        t.put(who, "")
        t.home += (who,)
        t.tell(CameHome, who)
        if len(t.home) == len(t.mine.characters):
            end(t, "P", "escape")
    elif t.chosen == who:
        end(t, SIDE_OF[who], "base")


def dawn(t: Night) -> None:
    """After the last turn dawn breaks: more points win, equal points let the Society win. [AA-EN-6]"""
    if t.turn_limit and t.turn >= t.turn_limit:
        human, vampire = (t.factions[side].points for side in SIDES)
        end(t, SOCIETY if human == vampire else "H" if human > vampire else "V", "dawn")

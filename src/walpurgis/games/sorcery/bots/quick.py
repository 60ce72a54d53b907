"""The same rules of thumb for playouts of Sorcery: they look at the possible world itself instead of making another one for each question."""

from __future__ import annotations

from typing import Any

from walpurgis.engine import Answer, Ask, Chance, Match

from ..state import Battlefield
from .answers import ANSWERS, Question, first


def quick(world: Match[Battlefield], ask: Ask[Any], dice: Chance) -> Answer:
    """What thumb would say to a seat that has just this world in mind."""
    t = world.state
    return ANSWERS.get(ask.prompt, first)(Question(t, t.players[ask.seat], ask.offer(), dice))

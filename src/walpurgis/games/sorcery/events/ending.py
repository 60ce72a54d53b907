"""Events of spells that end, and of the end of the battle."""

from __future__ import annotations

from typing import Annotated

from walpurgis.engine import Named

from ..wording import DomainName, Seat, Spell, Told

Verdict = Annotated[str, Named("verdict")]


class SpellEnded(Told, frozen=True):
    """A spell in play ended; its card is at the bottom of its stack, or out of the game."""

    spell: Spell


class DomainEntered(Told, frozen=True):
    domain: DomainName


class DomainCanceled(Told, frozen=True):
    domain: DomainName


class Ended(Told, frozen=True):
    """The battle is over: who won, and why."""

    winners: list[Seat]
    verdict: Verdict

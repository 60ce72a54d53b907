"""Mage Knight: Sorcery: options, set-up, the steps in order, end and result."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Literal

import msgspec

from walpurgis.engine import AccountLine, Chance, Options, Result, Say
from walpurgis.engine.game import Step

from . import setup
from .actions import action
from .command import command
from .facts import NUMBERS, BuildTotal
from .redeal import redeal
from .state import Battlefield, Phase
from .turn import end_phase, finish
from .victory import ahead, objectives_of, victory_points
from .view import view


class Settings(Options, frozen=True):
    """What can be chosen before a match."""

    build_total: BuildTotal = NUMBERS.build_total
    board: Literal[0, 24, 30, 36] = 0
    """Inches; 0: the usual size for the build total."""
    turn_limit: Annotated[int, msgspec.Meta(ge=NUMBERS.turn_limits[0], le=NUMBERS.turn_limits[1])] = NUMBERS.turn_limit
    table: Literal["random", "players", "field", "crossroads", "hill", "marsh", "walls", "clearing", "glade"] = "random"
    domains: bool = False
    open_books: bool = NUMBERS.open_books
    teams: bool = False
    armies: Annotated[str, msgspec.Meta(max_length=2000)] = ""
    """Armies by seat, prepared ones or codes, with semicolons between them; empty: everybody chooses."""


STEPS: dict[Phase, Callable[[Battlefield], Step]] = {**setup.STEPS, "command": command, "action": action, "end": end_phase, "finish": finish}
"""The small steps of the game, by the phase they belong to. Each sets the phase that comes after it."""


class Sorcery:
    """Mage Knight: Sorcery, as the engine sees it."""

    name = "sorcery"
    seats = range(2, 5)
    usual = 2
    version = 2
    State = Battlefield
    Options = Settings
    view = staticmethod(view)
    redeal = staticmethod(redeal)

    def setup(self, seats: int, options: Settings, chance: Chance) -> Battlefield:
        return setup.lay_out(seats, options, chance)

    def step(self, t: Battlefield) -> Step:
        return STEPS[t.phase](t)

    def over(self, t: Battlefield) -> bool:
        return t.phase == "over"

    def result(self, t: Battlefield) -> Result:
        """Whoever won is first, all others second; in a draw those are first whom nobody beats. The account: objectives, then victory points.
        [A-108, A-109, A-196]"""
        sides = [t.side(p.seat) for p in t.players]
        objectives, points = [objectives_of(t, side) for side in sides], [victory_points(t, side) for side in sides]
        first, _ = ahead(t)
        places = [1 if side in first else 2 for side in sides]
        account = [AccountLine(Say("account-objectives"), objectives), AccountLine(Say("account-points"), points)]
        return Result(points, places, account, self._verdict(t))

    def _verdict(self, t: Battlefield) -> Say | None:
        """Who won, and by what."""
        if not t.winners:
            return Say(f"verdict-{t.reason}") if t.reason else None
        return Say(f"won-{t.reason}", {"winners": [Say(f"seat-{seat}") for seat in t.winners]})


GAME = Sorcery()

"""What an environment is set up with: a game, its players and options, checked once; and the seeds of its episodes."""

from __future__ import annotations

import random
from collections.abc import Mapping
from operator import index
from typing import Any, Literal, TypeAlias

from walpurgis.engine import AnyGame, Refused
from walpurgis.engine.game import options_of, seats_of

from .episode import Episode
from .render import RENDER_MODES
from .stepper import NotOpen

Illegal: TypeAlias = Literal["refuse", "first"]
"""What becomes of an action outside the mask: it is refused with an error, or, for learners that know no masks, the first open one is taken instead."""
PASSED_BY_TESTS = "options"
"""PettingZoo's own tests reset with `{"options": 1}`; that is not an option of any game."""


class UnknownMode(Refused):
    """A render mode that there is not."""

    code = "unknown-mode"


class Setting:
    """A game with this many players and such options; refused if it cannot be played that way."""

    def __init__(self, game: AnyGame, players: int | None, options: Mapping[str, Any] | None, render_mode: str | None) -> None:
        self.game, self.players = game, seats_of(game, game.usual if players is None else players)
        self.options = dict(options or {})
        options_of(game, self.options)
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise UnknownMode(f"there is no render mode {render_mode!r:.40}; there are {', '.join(RENDER_MODES)}")

    def episode(self, seed: int, more: Mapping[str, Any] | None = None, *, keep: bool = False) -> Episode:
        """A new episode; `more` options go before those of the setting. UnknownOption if the game has no such option."""
        options = self.options | {name: value for name, value in (more or {}).items() if name != PASSED_BY_TESTS}
        return Episode(self.game, self.players, seed, options, keep=keep)


def taken(episode: Episode, seat: int, action: object, illegal: Illegal) -> int:
    """The action that is taken for this request; NotOpen if there is none."""
    mask = episode.mask(seat)
    try:
        number = index(action)  # type: ignore[arg-type]
    except TypeError:
        number = -1
    if 0 <= number < len(mask) and mask[number]:
        return number
    if illegal == "refuse" or episode.over:
        raise NotOpen(episode.refusal(seat, action))
    return mask.index(1)


class Seeds:
    """The seeds of episode after episode: by chance, or in a row that begins with the seed last named."""

    def __init__(self) -> None:
        self._row = random.Random()

    def next(self, seed: int | None = None) -> int:
        """The seed of the next episode; a seed that is named starts a new row."""
        if seed is not None:
            self._row = random.Random(int(seed))
        return self._row.getrandbits(62)

"""Every game as an environment of Gymnasium: one seat learns, bots play the others. Many at once are in side_by_side.py, where both are registered."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from walpurgis.bots import Bot, bot_named, play
from walpurgis.engine import AnyGame, games
from walpurgis.engine.errors import UnknownOption

from .episode import Episode
from .render import RENDER_MODES, Frame, render
from .setting import Illegal, Seeds, Setting, taken
from .stepper import NotOpen
from .vectors import Observation, mask_of, spaces_of, vector_of

RESET_OPTIONS = ("opponents", "seat", "game")


class SeatEnv(gymnasium.Env[Observation, Any]):
    """One seat of a game. Opponents are bots by name, one for all or one for each other seat; also at reset, as are the seat and the game's own options:

    env.reset(seed=7, options={"opponents": ["thumb", "random"], "seat": 1, "game": {"use_powers": False}})

    Gymnasium's own checker knows no masks; with `illegal="first"` it finds nothing to say.
    """

    metadata = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012 - as Gymnasium has it

    def __init__(
        self,
        game: str | AnyGame,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        opponents: str | Sequence[str] = "random",
        seat: int = 0,
        render_mode: str | None = None,
        illegal: Illegal = "refuse",
    ) -> None:
        found = games()[game] if isinstance(game, str) else game
        self.setting = Setting(found, players, options, render_mode)
        self.render_mode, self.seat, self.opponents = render_mode, seat, opponents
        self.observation_space, self.action_space = spaces_of(found, self.setting.players)
        self.illegal = illegal
        self.episode: Episode | None = None
        self._seeds, self._frame = Seeds(), Frame()
        self._seated(opponents, seat, 0)

    def _seated(self, opponents: str | Sequence[str], seat: int, seed: int) -> dict[int, Bot]:
        """The bots on the other seats; refused if there is none of that name, or if they are too few or too many."""
        others = self.setting.players - 1
        if not 0 <= seat <= others:
            raise UnknownOption(f"the learner's seat should be from 0 to {others}, not {seat!r:.40}")
        names = [opponents] * others if isinstance(opponents, str) else [*opponents]
        if len(names) == 1:
            names *= others
        if len(names) != others:
            raise UnknownOption(f"{self.setting.game.name} with {others + 1} players has {others} opponents, not {len(names)}: {', '.join(names)}")
        seats = [other for other in range(others + 1) if other != seat]
        return {other: bot_named(name, self.setting.game, seed + other + 1) for other, name in zip(seats, names, strict=True)}

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        wished = dict(options or {})
        unknown = [name for name in wished if name not in RESET_OPTIONS]
        if unknown:
            raise UnknownOption(f"a reset knows the options {', '.join(RESET_OPTIONS)}, not {unknown[0]!r:.40}")
        seat, dealt = wished.get("seat", self.seat), self._seeds.next(seed)
        bots = self._seated(wished.get("opponents", self.opponents), seat, dealt)
        episode = self.setting.episode(dealt, wished.get("game"), keep=True)
        self.learner, self.bots, self.episode = seat, bots, episode
        play(episode.match, bots)
        episode.refresh()
        return self._seen(), self._info()

    def _begun(self) -> Episode:
        if self.episode is None:
            raise NotOpen("nothing is open before the first reset")
        return self.episode

    def _seen(self) -> Observation:
        return {"observation": vector_of(self._begun(), self.learner), "action_mask": self.action_masks()}

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks()}

    def action_masks(self) -> NDArray[np.int8]:
        """The actions that are open now."""
        return mask_of(self._begun(), self.learner)

    def structured(self) -> dict[str, Any]:
        """What the learner may know, as plain data: see `Episode.structured`."""
        return self._begun().structured(self.learner)

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        episode = self._begun()
        if episode.act(self.learner, taken(episode, self.learner, action, self.illegal)):
            play(episode.match, self.bots)
            episode.refresh()
        over = episode.over
        return self._seen(), episode.rewards()[self.learner] if over else 0.0, over, False, self._info()

    def render(self) -> Any:
        """What the learner sees."""
        return None if self.render_mode is None else render(self.setting.game, self._begun().match.view(self.learner), self.render_mode, self._frame)

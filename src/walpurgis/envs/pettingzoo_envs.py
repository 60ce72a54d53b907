"""Every game as environments of PettingZoo: turn by turn (AEC), and in parallel, where all who are asked choose at the same time.

Agents are `player_0`, `player_1` ..., by seat. An observation is a dictionary of `observation`, numbers from -1 to 1, and `action_mask`; the mask of those
who act is in the infos, too. Rewards come at the end. What cells and actions mean is told in docs/envs.md.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from walpurgis.engine import Answer, AnyGame

from .render import RENDER_MODES, Frame, render
from .setting import Illegal, Seeds, Setting, taken
from .spelling import WAIT
from .vectors import Observation, mask_of, spaces_of, vector_of


class _Table:
    """What both kinds of environments have in common: a table of agents, at which episode after episode is played."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": RENDER_MODES, "render_fps": 1}

    def __init__(
        self,
        game: AnyGame,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        illegal: Illegal = "refuse",
        keep: bool = False,
    ) -> None:
        """With `keep`, bots can try things in possible worlds; without, episodes are a little faster."""
        self.setting = Setting(game, players, options, render_mode)
        self.render_mode, self.max_cycles, self.illegal, self.keep = render_mode, max_cycles, illegal, keep
        self.metadata = {**type(self).metadata, "name": f"{game.name}_v0", "is_parallelizable": False}  # type: ignore[misc]
        self.possible_agents = [f"player_{seat}" for seat in range(self.setting.players)]
        self.agents: list[str] = []
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._seeds, self._frame = Seeds(), Frame()
        found = {agent: spaces_of(game, self.setting.players) for agent in self.possible_agents}
        self.observation_spaces = {agent: space for agent, (space, _) in found.items()}
        self.action_spaces = {agent: actions for agent, (_, actions) in found.items()}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def __getattr__(self, name: str) -> Any:
        """Only what is not there is looked for here: nothing is dealt before the first reset."""
        if name in ("agent_selection", "episode", "infos", "rewards", "steps", "terminations", "truncations"):
            raise AttributeError(f"there is no {name} before the first reset")
        raise AttributeError(f"{type(self).__name__} has no attribute {name!r}")

    def _deal(self, seed: int | None, options: Mapping[str, Any] | None) -> None:
        self.episode = self.setting.episode(self._seeds.next(seed), options, keep=self.keep)
        self.agents = self.possible_agents[:]
        self.steps = 0

    def observe(self, agent: str) -> Observation:
        seat = self.seat_of[agent]
        return {"observation": vector_of(self.episode, seat), "action_mask": mask_of(self.episode, seat)}

    def structured(self, agent: str) -> dict[str, Any]:
        """What an agent may know, as plain data: see `Episode.structured`."""
        return self.episode.structured(self.seat_of[agent])

    def _open(self, seat: int, action: Any) -> int:
        return taken(self.episode, seat, action, self.illegal)

    def _is_cut_off(self) -> bool:
        return self.max_cycles is not None and self.steps >= self.max_cycles

    def render(self) -> Any:
        """What the player to act sees; at the end, what the first one does."""
        if self.render_mode is None:
            return None
        seat = next(iter(self.episode.asked), 0)
        return render(self.setting.game, self.episode.match.view(seat), self.render_mode, self._frame)

    def close(self) -> None:
        """There is nothing to close."""


class TurnEnv(_Table, AECEnv[str, Observation, int | None]):  # type: ignore[misc]
    """A game turn by turn. Those who choose at the same time are asked one after the other; none of them sees what another chose before all have."""

    def __init__(self, *args: Any, **more: Any) -> None:
        _Table.__init__(self, *args, **more)
        self._cumulative_rewards: dict[str, float] = {}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._deal(seed, options)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: dict[str, Any]() for agent in self.agents}
        self._skip_agent_selection = None
        self._select()

    def _select(self) -> None:
        ask = self.episode.match.ask
        seat = next(iter(self.episode.match.asks)) if ask is None else ask.seat
        self.agent_selection = agent = self.possible_agents[seat]
        self.infos[agent] = {"action_mask": mask_of(self.episode, seat)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self.seat_of[agent]
        self.episode.act(seat, action if type(action) is int and self.illegal == "refuse" else self._open(seat, action))
        self._moved_on(agent)

    def answer(self, answer: Answer) -> None:
        """Let the agent whose turn it is answer its question as a whole, not in small choices: for bots of the house, and for people."""
        agent = self.agent_selection
        self.episode.match.answer(self.seat_of[agent], answer)
        self.episode.refresh()
        self._moved_on(agent)

    def _moved_on(self, agent: str) -> None:
        self.steps += 1
        self.infos[agent] = {}
        if self.episode.over:
            self.rewards = dict(zip(self.possible_agents, self.episode.rewards(), strict=True))
            self._cumulative_rewards = dict(self.rewards)
            self.terminations = dict.fromkeys(self.agents, True)
            return
        if self._is_cut_off():
            self.truncations = dict.fromkeys(self.agents, True)
        self._select()


class TogetherEnv(_Table, ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """A game in which all act at each step. Whoever is not asked can only wait: action 0."""

    def __init__(self, *args: Any, **more: Any) -> None:
        _Table.__init__(self, *args, **more)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self._deal(seed, options)
        return self._seen()

    def _seen(self) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        seen = {agent: self.observe(agent) for agent in self.agents}
        return seen, {agent: {"action_mask": one["action_mask"]} for agent, one in seen.items()}

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        agents = self.agents
        chosen = {seat: self._open(seat, actions.get(agent, WAIT)) for seat, agent in enumerate(agents)}
        for seat in self.episode.asked:
            self.episode.act(seat, chosen[seat])
        self.steps += 1
        rewards = dict(zip(agents, self.episode.rewards(), strict=True))
        over, cut_off = self.episode.over, self._is_cut_off()
        seen, infos = self._seen()
        if over or cut_off:
            self.agents = []
        return seen, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, cut_off and not over), infos

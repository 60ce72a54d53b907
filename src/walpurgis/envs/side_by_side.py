"""Many seats of a game side by side, in one process or shared out among several: an environment of Gymnasium's vector API.

    envs = gymnasium.make_vec("walpurgis/NAME-v0", num_envs=64, processes=2)

Gymnasium's own AsyncVectorEnv has a process for each environment and sends each observation, so that messages cost more than games. Here a process plays many
games for one message, and observations, masks, rewards and actions are in memory that all processes share. Episodes that are over start over at the next
step, as is usual there (`AutoresetMode.NEXT_STEP`).
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Sequence
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from walpurgis.engine import AnyGame, Refused
from walpurgis.engine.errors import UnknownOption

from .gymnasium_env import SeatEnv
from .stepper import NotOpen
from .vectors import Observation

Steps = tuple[Observation, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]
FAREWELL = 5.0
"""Seconds that a process has to end."""


class Shared(NamedTuple):
    """What environments and their learner read and write, a row for each environment, as arrays or as memory from which arrays are made."""

    observation: Any
    action_mask: Any
    reward: Any
    over: Any
    action: Any

    @classmethod
    def memory(cls, rows: int, cells: int, actions: int) -> Shared:
        """Empty memory that can be handed to other processes."""
        kinds = (("f", cells), ("b", actions), ("d", 1), ("b", 1), ("q", 1))
        return cls(*[multiprocessing.RawArray(kind, rows * width) for kind, width in kinds])

    def arrays(self, rows: int) -> Shared:
        """Arrays upon this memory."""
        kinds = (np.float32, np.int8, np.float64, np.bool_, np.int64)
        made: list[NDArray[Any]] = [np.frombuffer(memory, kind) for memory, kind in zip(self, kinds, strict=True)]
        return Shared(made[0].reshape(rows, -1), made[1].reshape(rows, -1), *made[2:])


class Games:
    """Some of the environments: those of one process."""

    def __init__(self, first: int, number: int, shared: Shared, wishes: dict[str, Any]) -> None:
        self.envs = [SeatEnv(**wishes) for _ in range(number)]
        self.first, self.shared = first, shared

    def reset(self, seeds: Sequence[int | None], options: dict[str, Any] | None) -> None:
        for row, env in enumerate(self.envs, self.first):
            seen, _ = env.reset(seed=seeds[row], options=options)
            self._write(row, seen, 0.0, over=False)

    def step(self) -> None:
        """Take the actions that are in the shared memory; where an episode is over, begin the next one instead."""
        shared = self.shared
        for row, env in enumerate(self.envs, self.first):
            if shared.over[row]:
                seen, _ = env.reset()
                self._write(row, seen, 0.0, over=False)
            else:
                seen, reward, over, _, _ = env.step(shared.action[row])
                self._write(row, seen, reward, over=over)

    def _write(self, row: int, seen: Observation, reward: float, *, over: bool) -> None:
        shared = self.shared
        shared.observation[row], shared.action_mask[row] = seen["observation"], seen["action_mask"]
        shared.reward[row], shared.over[row] = reward, over


def _work(pipe: Connection, first: int, number: int, memory: Shared, rows: int, wishes: dict[str, Any]) -> None:
    """One process: do what comes through the pipe, and say when it is done or why it is not."""
    games = Games(first, number, memory.arrays(rows), wishes)
    while (order := pipe.recv()) is not None:
        try:
            getattr(games, order[0])(*order[1:])
        except Refused as refusal:
            pipe.send(refusal)
        else:
            pipe.send(None)


class SideBySide(VectorEnv[Observation, NDArray[np.int64], NDArray[Any]]):
    """This many environments; with several processes each of them plays a part. Without `copy`, what is seen is in the shared memory itself, and is another
    after the next step: quicker, for learners who do not keep it."""

    def __init__(self, num_envs: int, game: str | AnyGame, processes: int = 1, copy: bool = True, **wishes: Any) -> None:
        if not 1 <= processes <= num_envs:
            raise UnknownOption(f"{num_envs} environments can be shared out among 1 to {num_envs} processes, not {processes!r:.40}")
        wishes["game"] = game
        one = SeatEnv(**wishes)  # refused here, not in another process, if it cannot be played that way
        self.num_envs, self.render_mode, self.illegal, self.copy = num_envs, one.render_mode, one.illegal, copy
        self.metadata = {**SeatEnv.metadata, "autoreset_mode": AutoresetMode.NEXT_STEP}
        self.single_observation_space, self.single_action_space = one.observation_space, one.action_space
        self.observation_space, self.action_space = batch_space(one.observation_space, num_envs), batch_space(one.action_space, num_envs)
        spaces: Any = one.observation_space
        memory = Shared.memory(num_envs, spaces["observation"].shape[0], spaces["action_mask"].shape[0])
        self._shared, self._is_dealt = memory.arrays(num_envs), False
        self._here = Games(0, num_envs, self._shared, wishes) if processes == 1 else None
        self._processes: list[tuple[Any, Connection]] = []
        parts = np.array_split(np.arange(num_envs), processes) if processes > 1 else []
        for part in parts:
            ours, theirs = multiprocessing.Pipe()
            process = multiprocessing.Process(target=_work, args=(theirs, int(part[0]), len(part), memory, num_envs, wishes), daemon=True)
            process.start()
            self._processes.append((process, ours))

    def _all(self, name: str, *more: Any) -> None:
        """Let all do something, and wait until it is done."""
        if self._here is not None:
            getattr(self._here, name)(*more)
            return
        for _, pipe in self._processes:
            pipe.send((name, *more))
        refusals = [said for _, pipe in self._processes if (said := pipe.recv()) is not None]
        if refusals:
            raise refusals[0]

    def reset(self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, dict[str, Any]]:
        """Start over everywhere; with a seed, the environments get this one, the next and so on."""
        seeds = [None if seed is None else seed + n for n in range(self.num_envs)] if seed is None or isinstance(seed, int) else [*seed]
        if len(seeds) != self.num_envs:
            raise UnknownOption(f"{self.num_envs} environments need as many seeds, not {len(seeds)}")
        self._all("reset", seeds, options)
        self._is_dealt = True
        seen = self._seen()
        return seen, self._infos(seen)

    def step(self, actions: NDArray[np.int64]) -> Steps:
        """One small choice in each environment. NotOpen if one of the actions is not open: nothing has changed then, in none of them."""
        shared = self._shared
        shared.action[:] = self._open(actions)
        self._all("step")
        seen = self._seen()
        return seen, shared.reward.copy(), shared.over.copy(), np.zeros(self.num_envs, np.bool_), self._infos(seen)

    def _open(self, actions: Any) -> NDArray[np.int64]:
        """The actions, if all of them can be taken."""
        if not self._is_dealt:
            raise NotOpen("nothing is open before the first reset")
        taken = np.asarray(actions)
        if taken.shape != (self.num_envs,) or taken.dtype.kind not in "iu":
            raise NotOpen(f"{self.num_envs} environments need as many whole numbers as actions, not {actions!r:.80}")
        if self.illegal == "refuse":
            mask = self._shared.action_mask
            known = (taken >= 0) & (taken < mask.shape[1])
            is_open = known & (mask[np.arange(self.num_envs), np.where(known, taken, 0)] > 0)
            shut = (~(is_open | self._shared.over)).nonzero()[0]
            if len(shut):
                row = int(shut[0])
                raise NotOpen(f"action {taken[row]} is not open in environment {row}; open are {', '.join(map(str, mask[row].nonzero()[0][:8]))}")
        return taken.astype(np.int64)

    def _seen(self) -> Observation:
        seen: Observation = {"observation": self._shared.observation, "action_mask": self._shared.action_mask}
        return {name: cells.copy() for name, cells in seen.items()} if self.copy else seen

    def action_masks(self) -> NDArray[np.int8]:
        """The actions that are open now, a row for each environment."""
        masks: NDArray[np.int8] = self._shared.action_mask.copy()
        return masks

    def _infos(self, seen: Observation) -> dict[str, Any]:
        """As Gymnasium has them: the masks, and for which environments there are some."""
        return {"action_mask": seen["action_mask"], "_action_mask": np.ones(self.num_envs, np.bool_)}

    def close_extras(self, **_: Any) -> None:
        """End the processes."""
        for process, pipe in self._processes:
            if process.is_alive():
                pipe.send(None)
        for process, _pipe in self._processes:
            process.join(FAREWELL)
            if process.is_alive():
                process.kill()
        self._processes = []


def known_as(name: str) -> str:
    """The name under which Gymnasium knows a game, such as `walpurgis/Template-v0`."""
    return f"walpurgis/{name.title()}-v0"


def register(names: Sequence[str]) -> None:
    """Make games known to Gymnasium: one seat with `make`, many with `make_vec`."""
    for name in names:
        if known_as(name) not in gymnasium.registry:
            gymnasium.register(
                id=known_as(name),
                entry_point=f"{SeatEnv.__module__}:SeatEnv",
                vector_entry_point=f"{__name__}:SideBySide",
                kwargs={"game": name},
                disable_env_checker=True,
            )

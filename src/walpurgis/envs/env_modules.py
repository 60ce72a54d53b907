"""The modules `walpurgis.envs.<game>_v0`: one for each game that is found, made when it is imported. So no game has to be named, and none can be forgotten."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from functools import partial
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType

from walpurgis.engine import game_named, games
from walpurgis.engine.game import shown

VERSION = "_v0"
"""The version of the interface; that of the rules is the game's own."""


def env_names() -> list[str]:
    """The modules there are for the games that players are shown."""
    return [f"{name}{VERSION}" for name in shown()]


class Finder(MetaPathFinder, Loader):
    """Finds and fills the modules of games."""

    def __init__(self, package: str) -> None:
        self.package = package

    @classmethod
    def install(cls, package: str) -> None:
        """Once in a process."""
        if not any(isinstance(finder, Finder) for finder in sys.meta_path):
            sys.meta_path.append(cls(package))

    def find_spec(self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        package, _, name = fullname.rpartition(".")
        if package != self.package or not name.endswith(VERSION):
            return None
        return ModuleSpec(fullname, self) if name.removesuffix(VERSION) in games() else None

    def exec_module(self, module: ModuleType) -> None:
        """`env` plays turn by turn, `parallel_env` at the same time: see pettingzoo_envs.py. `raw_env` is `env`: it needs no wrappers."""
        from . import pettingzoo_envs as made

        game = game_named(module.__name__.rpartition(".")[2].removesuffix(VERSION))
        module.__doc__ = f"{game.name} as environments of PettingZoo: env (also called raw_env) and parallel_env."
        vars(module).update(env=partial(made.TurnEnv, game), raw_env=partial(made.TurnEnv, game), parallel_env=partial(made.TogetherEnv, game))

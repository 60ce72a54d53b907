"""Learning environments: every game that is found, for PettingZoo, Gymnasium and OpenSpiel. Needs the extra `rl`.

    from walpurgis.envs import sabbat_v0          # any game by its name, of the house or from elsewhere
    env = sabbat_v0.env(players=3, options={"use_powers": False})

    import gymnasium, walpurgis.envs
    env = gymnasium.make("walpurgis/NAME-v0", opponents=["thumb"])

No game is named in here: the modules `<game>_v0` are made when somebody asks for them (`env_modules.py`). What all of them are made of knows no library:
`episode.py` plays a match in small choices (`stepper.py`, `spelling.py`) and turns what a seat may see into numbers (`form.py`, `encoder.py`).
"""

from __future__ import annotations

import importlib
import importlib.util
from types import ModuleType

from .env_modules import VERSION, Finder, env_names

Finder.install(__name__)


def __getattr__(name: str) -> ModuleType:
    if name.endswith(VERSION) and not name.startswith("_"):
        try:
            return importlib.import_module(f"{__name__}.{name}")
        except ModuleNotFoundError as fault:
            raise AttributeError(str(fault)) from fault
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return [*globals(), *env_names()]


if importlib.util.find_spec("gymnasium") is not None:
    from walpurgis.engine import games

    from .side_by_side import register

    register([*games()])

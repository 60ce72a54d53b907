"""The facts of a game: its `data/*.toml`, read once when the game is imported. The only file that rules ever read."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any


def facts(package: str, name: str) -> dict[str, Any]:
    """The table of facts `data/<name>.toml` of a game's package."""
    return tomllib.loads((files(package) / "data" / f"{name}.toml").read_text(encoding="utf-8"))

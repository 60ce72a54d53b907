"""What was begun under earlier releases, as this one has it."""

from __future__ import annotations

from typing import Any


def from_two(tower: dict[str, Any]) -> dict[str, Any]:
    """Lanterns had no colour until now: they were red. The barrel is called a cask."""
    for keeper in tower["keepers"]:
        keeper["lit"] = {"red": keeper["lit"]}
    tower["cask"] = tower.pop("barrel")
    return tower


def options_from_two(options: dict[str, Any]) -> dict[str, Any]:
    return {"rounds": options["nights"]}


UPGRADES = {2: from_two}
OPTIONS = {2: options_from_two}

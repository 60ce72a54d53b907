"""A package of Walpurgis carries the built browser client. Without it the build fails: it does not ship an empty table."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientHook(BuildHookInterface):  # type: ignore[type-arg]
    """Puts web/dist into the wheel as walpurgis/server/client."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return  # a checkout serves web/dist itself
        client = Path(self.root) / "web" / "dist"
        if not (client / "index.html").is_file():
            raise FileNotFoundError("the browser client has not been built: run `make client` first")
        build_data["force_include"][str(client)] = "walpurgis/server/client"

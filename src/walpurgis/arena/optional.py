"""Libraries that only some people want, loaded when they are asked for. Where one is missing, a sentence says which extra has it."""

from __future__ import annotations

import importlib
from typing import Any

from walpurgis.engine import Refused


class MissingExtra(Refused):
    """Something was asked for that needs an extra which is not installed."""

    code = "missing-extra"

    def __init__(self, extra: str, module: str) -> None:
        super().__init__(f"this needs {module}: pip install 'walpurgis[{extra}]'")
        self.extra = extra


def needed(extra: str, module: str) -> Any:
    """The module; MissingExtra if it is not installed."""
    try:
        return importlib.import_module(module)
    except ImportError as fault:
        raise MissingExtra(extra, module.partition(".")[0]) from fault

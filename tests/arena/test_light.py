"""The core stays light: what only some people want is loaded when it is asked for."""

from __future__ import annotations

import subprocess
import sys

HEAVY = ("polars", "altair", "vl_convert", "openskill", "ray", "jinja2")


def test_neither_the_command_line_nor_a_worker_loads_what_only_the_extras_bring() -> None:
    modules = "walpurgis.cli, walpurgis.arena, walpurgis.arena.worker, walpurgis.terminal.arena_runs"
    code = f"import sys, {modules}; print([name for name in {HEAVY!r} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"

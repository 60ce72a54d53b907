"""The lock files hold everything, with hashes, for every system, and no address. How they are made: tools/lock.py."""

from __future__ import annotations

import json
import re
import runpy
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent
blocks: Callable[[str], dict[str, str]] = runpy.run_path(str(ROOT / "tools" / "lock.py"))["blocks"]
LOCKS = ["requirements.lock", "requirements-dev.lock", "requirements-node.lock"]


def names(lock: str) -> set[str]:
    return {re.sub(r"[-_.]+", "-", name).lower() for name in blocks((ROOT / lock).read_text())}


def npm_lock() -> dict[str, dict[str, Any]]:
    packages: dict[str, dict[str, Any]] = json.loads((ROOT / "web" / "package-lock.json").read_text())["packages"]
    return packages


@pytest.mark.parametrize("lock", LOCKS)
def test_every_requirement_has_one_version_and_its_hashes(lock: str) -> None:
    text = (ROOT / lock).read_text()
    assert blocks(text) and "://" not in text and "--find-links" not in text and "+cpu" not in text
    for name, block in blocks(text).items():
        assert re.match(rf"{re.escape(name)}==\S+( ; [^\\]+)? \\\n", block), block[:80]
        assert re.search(r"--hash=sha256:[0-9a-f]{64}", block), name


def test_everything_the_project_asks_for_is_locked() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    extras = project["optional-dependencies"]

    def asked(wishes: list[str]) -> set[str]:
        return {re.sub(r"[-_.]+", "-", re.split(r"[\[<>=!~; ]", wish)[0]).lower() for wish in wishes}

    assert asked([*project["dependencies"], *extras["postgres"], *extras["redis"]]) <= names("requirements.lock")
    assert asked(extras["dev"]) <= names("requirements.lock") | names("requirements-dev.lock")
    assert (ROOT / "requirements-dev.lock").read_text().startswith("-r requirements.lock\n")
    run, dev = (blocks((ROOT / lock).read_text()) for lock in ("requirements.lock", "requirements-dev.lock"))
    assert not [name for name in run.keys() & dev.keys() if run[name] == dev[name]], "named twice in the same words"


def test_the_lock_of_the_client_has_hashes_and_no_addresses() -> None:
    packages = {where: package for where, package in npm_lock().items() if where}
    assert packages
    assert [where for where, package in packages.items() if not package.get("integrity", "").startswith("sha512-")] == []
    assert [where for where, package in packages.items() if "resolved" in package] == []


def test_the_lock_of_the_client_names_the_packages_of_every_system() -> None:
    """`npm ci` refuses a lock that lacks one, on any machine."""
    packages = npm_lock()
    missing = [
        f"{wish} of {where}"
        for where, package in packages.items()
        for wish in package.get("optionalDependencies", {})
        if f"node_modules/{wish}" not in packages and f"{where}/node_modules/{wish}" not in packages
    ]
    assert missing == []
    systems = {system for package in packages.values() for system in package.get("os", [])}
    assert {"linux", "darwin", "win32"} <= systems

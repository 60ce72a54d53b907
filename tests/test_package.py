"""A package without the browser client must not be built; with it, the client is inside."""

from __future__ import annotations

import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

from walpurgis.engine import games
from walpurgis.engine.game import package_of

ROOT = Path(__file__).parent.parent


def build(checkout: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", "hatchling", "build", "-t", "wheel"], cwd=checkout, capture_output=True, text=True, check=False)


def checkout_without_client(folder: Path) -> Path:
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, folder / name)
    shutil.copytree(ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("__pycache__"))
    return folder


def test_a_package_without_the_client_is_not_built(tmp_path: Path) -> None:
    built = build(checkout_without_client(tmp_path))
    assert built.returncode != 0
    assert "the browser client has not been built" in built.stderr + built.stdout


def test_a_package_carries_the_client(tmp_path: Path) -> None:
    checkout = checkout_without_client(tmp_path)
    (checkout / "web" / "dist").mkdir(parents=True)
    (checkout / "web" / "dist" / "index.html").write_text("<!doctype html>")
    built = build(checkout)
    assert built.returncode == 0, built.stderr
    [wheel] = (checkout / "dist").glob("*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert "walpurgis/server/client/index.html" in names
    for game in games().values():
        assert f"{package_of(game).replace('.', '/')}/rulebook/fr.md" in names
    assert [name for name in names if name.endswith((".svelte", ".ts", "tutorial.json"))] == []

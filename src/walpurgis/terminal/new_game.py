"""`walpurgis new-game`: the template copied under a new name, inside the house or as a small package of its own."""

from __future__ import annotations

import keyword
import re
from importlib.resources import files
from pathlib import Path

from walpurgis.engine import game_named, games
from walpurgis.engine.game import package_of
from walpurgis.words import Speaker

from .refusals import Told

TEMPLATE = "template"
COPIED = (".py", ".ftl", ".md", ".toml")

PYPROJECT = """[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"

[project]
name = "walpurgis-{dashed}"
version = "0.1.0"
description = "{title}, a game for Walpurgis."
requires-python = ">=3.11"
dependencies = ["walpurgis"]

[project.entry-points."walpurgis.games"]
{name} = "{name}"

[tool.hatch.build.targets.wheel]
packages = ["{name}"]
"""


class BadName(Told):
    """A name that a game cannot have."""


def make_game(name: str, into: Path | None, say: Speaker) -> Path:
    """Copy the template; the folder of the new game, or of its package if it lives outside the house."""
    if not re.fullmatch(r"[a-z][a-z0-9_]{1,29}", name) or keyword.iskeyword(name):
        raise BadName(say.text("refused-game-name", name=name))
    if name in games():
        raise BadName(say.text("refused-game-exists", name=name))
    template = Path(str(files(package_of(game_named(TEMPLATE)))))
    folder = template.parent / name if into is None else into / name
    if folder.exists():
        raise BadName(say.text("refused-folder-exists", folder=str(folder)))
    try:
        _copy(template, folder if into is None else folder / name, name)
        if into is not None:
            about = PYPROJECT.format(name=name, dashed=name.replace("_", "-"), title=title_of(name))
            (folder / "pyproject.toml").write_text(about, encoding="utf-8")
    except OSError as fault:
        raise Told(say.text("file-not-written", file=str(fault.filename), reason=fault.strerror or str(fault))) from None
    return folder


def title_of(name: str) -> str:
    """`black_cat` -> `Black Cat`."""
    return name.replace("_", " ").title()


def prefix_of(name: str) -> str:
    """The letters that the numbers of its rules begin with: `black_cat` -> `BC`, `moon` -> `MO`."""
    words = re.findall(r"[a-z]+", name)
    return ("".join(word[0] for word in words) if len(words) > 1 else words[0][:2]).upper()


def _copy(template: Path, folder: Path, name: str) -> None:
    for source in sorted(template.rglob("*")):
        if source.suffix in COPIED and source.is_file():
            target = folder / source.relative_to(template)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(_renamed(source.read_text(encoding="utf-8"), source, name), encoding="utf-8")


def _renamed(text: str, source: Path, name: str) -> str:
    """The text of a file of the template with the new name in it: numbers of rules, class, game, title."""
    title = title_of(name)
    if source.name == "__init__.py":
        return f'"""{title}: what it is about, in two or three lines."""\n'
    text = re.sub(r"\bTP-", f"{prefix_of(name)}-", text)
    if source.suffix == ".py":
        text = re.sub(r"\bTemplate\b", title.replace(" ", ""), text)
        return text.replace(f'"{TEMPLATE}"', f'"{name}"').replace("Candles", title)
    if source.suffix == ".ftl":
        text = re.sub(r"\A# Candles", f"# {title}", text)
        return re.sub(r"^title = .*$", f"title = {title}", text, flags=re.MULTILINE)
    return re.sub(r"\A# .*$", f"# {title}", text, flags=re.MULTILINE)

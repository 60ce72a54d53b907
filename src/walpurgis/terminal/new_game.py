"""`walpurgis new-game`: the template copied under a new name, with its tests, inside the house or as a small package of its own.

Inside a checkout the game is in `src/walpurgis/games/<name>` and its tests in `tests/games/<name>`; nothing else is written, so deleting the two deletes it.
"""

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

FRONT = '''"""{title}: what it is about, in two or three lines."""\n'''

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
    tests = template.parents[3] / "tests" / "games" / TEMPLATE
    folder = template.parent / name if into is None else into / name
    if folder.exists():
        raise BadName(say.text("refused-folder-exists", folder=str(folder)))
    package, rules = (f"{package_of(game_named(TEMPLATE)).rpartition('.')[0]}.{name}", folder) if into is None else (name, folder / name)
    try:
        _copy(template, rules, name, package)
        if tests.is_dir():
            _copy(tests, tests.parent / name if into is None else folder / "tests", name, package)
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


def _copy(template: Path, folder: Path, name: str, package: str) -> None:
    """Copy a folder of the template; `package` is what the new game is imported as."""
    for source in sorted(template.rglob("*")):
        if source.suffix in COPIED and source.is_file():
            target = folder / source.relative_to(template).with_name(source.name.replace("candles", name))
            target.parent.mkdir(parents=True, exist_ok=True)
            text = source.read_text(encoding="utf-8")
            is_front = text and source == template / "__init__.py"
            target.write_text(FRONT.format(title=title_of(name)) if is_front else _renamed(text, source, name, package), encoding="utf-8")


def _renamed(text: str, source: Path, name: str, package: str) -> str:
    """The text of a file of the template with the new name in it: numbers of rules, class, game, title."""
    title = title_of(name)
    text = re.sub(r"\bTP-", f"{prefix_of(name)}-", text)
    if source.suffix == ".py":
        text = re.sub(r"\bTemplate\b", title.replace(" ", ""), text)
        text = text.replace(package_of(game_named(TEMPLATE)), package).replace(f'"{TEMPLATE}"', f'"{name}"')
        return text.replace("Candles, the template", title).replace("Candles", title)
    if source.suffix == ".ftl":
        text = re.sub(r"\A# Candles", f"# {title}", text)
        return re.sub(r"^title = .*$", f"title = {title}", text, flags=re.MULTILINE)
    return text if source.suffix == ".toml" else re.sub(r"\A# .*$", f"# {title}", text, flags=re.MULTILINE)

"""Law 1: the rules are pure. Read from the source of the engine and of all the games in the house; imports point one way."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import walpurgis

HOUSE = Path(walpurgis.__file__).parent
ROOT = Path(__file__).parent.parent
PURE = sorted(path for part in ("engine", "games") for path in (HOUSE / part).rglob("*.py") if "bench" not in path.parts)
IMPURE = {
    "asyncio", "datetime", "io", "logging", "os", "pathlib", "random", "secrets", "socket", "subprocess", "sys", "threading", "time", "uuid",
}  # fmt: skip
CALLS = {"open", "print", "input", "id", "hash", "globals", "eval"}
WRITES = {"append", "extend", "insert", "pop", "remove", "clear", "update", "setdefault", "add", "discard", "sort", "reverse", "popitem"}


def faults(source: str) -> list[str]:
    """What in this source is not pure, each with its line."""
    tree = ast.parse(source)
    found = [f"{getattr(node, 'lineno', '?')}: {fault}" for node in ast.walk(tree) for fault in _faults(node)]
    return found + _writes_to_the_module(tree)


def _faults(node: ast.AST) -> list[str]:
    match node:
        case ast.Import(names=names):
            return [f"imports {name.name}" for name in names if name.name.partition(".")[0] in IMPURE]
        case ast.ImportFrom(module=str(module), level=0) if module.partition(".")[0] in IMPURE:
            return [f"imports {module}"]
        case ast.Global(names=globals_):
            return [f"writes the global {name}" for name in globals_]
        case ast.Call(func=ast.Name(id=name)) if name in CALLS:
            return [f"calls {name}"]
        case ast.For(iter=things) | ast.AsyncFor(iter=things) | ast.comprehension(iter=things) | ast.Starred(value=things) if _is_set(things):
            return ["goes through a set"]
        case ast.Call(func=ast.Name(id="list" | "tuple" | "iter" | "enumerate" | "next"), args=[things, *_]) if _is_set(things):
            return ["goes through a set"]
    return []


def _is_set(node: ast.AST) -> bool:
    match node:
        case ast.Set() | ast.SetComp() | ast.Call(func=ast.Name(id="set" | "frozenset")):
            return True
        case ast.BinOp(left=left, op=ast.BitOr() | ast.BitAnd() | ast.Sub() | ast.BitXor(), right=right):
            return _is_set(left) or _is_set(right)
    return False


def _writes_to_the_module(tree: ast.Module) -> list[str]:
    """Places in functions that change a list, dict or set of the module."""
    targets = [t for n in tree.body if isinstance(n, ast.Assign | ast.AnnAssign) for t in (n.targets if isinstance(n, ast.Assign) else [n.target])]
    shared = {target.id for target in targets if isinstance(target, ast.Name)}
    found = []
    for function in (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)):
        for node in ast.walk(function):
            match node:
                case ast.Call(func=ast.Attribute(value=ast.Name(id=name), attr=verb)) if name in shared and verb in WRITES:
                    found.append(f"{node.lineno}: changes {name} of the module")
                case ast.Subscript(value=ast.Name(id=name), ctx=ast.Store() | ast.Del()) if name in shared:
                    found.append(f"{node.lineno}: changes {name} of the module")
    return found


@pytest.mark.parametrize("path", PURE, ids=lambda path: str(path.relative_to(HOUSE)))
def test_the_rules_are_pure(path: Path) -> None:
    assert faults(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    ("source", "fault"),
    [
        ("import random", "1: imports random"),
        ("import os.path", "1: imports os.path"),
        ("from time import monotonic", "1: imports time"),
        ("def rule(t):\n    global ROUNDS", "2: writes the global ROUNDS"),
        ("def rule(t):\n    print(t)", "2: calls print"),
        ("open('cards.toml')", "1: calls open"),
        ("for card in {'a', 'b'}: pass", "1: goes through a set"),
        ("for card in set(hand) - {'a'}: pass", "1: goes through a set"),
        ("def rule(hand):\n    return list(set(hand))", "2: goes through a set"),
        ("SEEN = []\ndef rule(t):\n    SEEN.append(t)", "3: changes SEEN of the module"),
        ("SEEN = {}\ndef rule(t):\n    SEEN[t] = 1", "3: changes SEEN of the module"),
    ],
)
def test_what_is_not_pure_is_found(source: str, fault: str) -> None:
    assert faults(source) == [fault]


def test_a_comprehension_over_a_set_is_found() -> None:
    assert len(_faults(ast.parse("[c for c in frozenset(hand)]", mode="eval").body.generators[0])) == 1  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    "source", ["if card in {'a', 'b'}: pass", "different = len(set(hand))", "for card in sorted(set(hand)): pass", "def rule(t):\n    t.deck.append(1)"]
)
def test_what_is_pure_is_left_alone(source: str) -> None:
    assert faults(source) == []


# Imports point one way -----------------------------------------------------------------------------------------------


def lint_imports(folder: Path, *more: str) -> subprocess.CompletedProcess[str]:
    """Run import-linter in a folder."""
    run = "import sys; sys.path.insert(0, '.'); from importlinter.cli import lint_imports_command as lint; lint()"
    return subprocess.run([sys.executable, "-c", run, "--no-cache", *more], cwd=folder, capture_output=True, text=True, check=False)


def test_imports_point_one_way() -> None:
    linted = lint_imports(ROOT)
    assert linted.returncode == 0, linted.stdout


BACKWARDS = """
[importlinter]
root_package = coven
[importlinter:contract:layers]
name = Imports point one way
type = layers
layers =
    coven.games
    coven.engine
"""


@pytest.mark.parametrize(("engine_imports", "kept"), [("", True), ("import coven.games", False)])
def test_an_import_that_points_the_other_way_is_found(tmp_path: Path, engine_imports: str, kept: bool) -> None:
    for name, source in {"__init__": "", "games": "import coven.engine", "engine": engine_imports}.items():
        path = tmp_path / "coven" / f"{name}.py"
        path.parent.mkdir(exist_ok=True)
        path.write_text(source, encoding="utf-8")
    (tmp_path / "contracts.ini").write_text(BACKWARDS, encoding="utf-8")
    linted = lint_imports(tmp_path, "--config", "contracts.ini")
    assert (linted.returncode == 0) == kept, linted.stdout + linted.stderr
    assert ("coven.engine is not allowed to import coven.games" in linted.stdout) != kept

"""Which rules the tests prove: the ids in brackets in the docstrings of tests, against the rulebook. Ids that nobody numbered are found, too."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import NamedTuple

from walpurgis.engine import AnyGame, Refused
from walpurgis.engine.game import package_of

from .rulebook import rulebook

BRACKETS = re.compile(r"\[([^\[\]]+)\]")
SPAN = re.compile(r"([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*)-(\d+) to (?:\1-)?(\d+)")
SCENARIO = re.compile(r"([A-Z]+-[XTISD])-\d+")
"""Numbers of scenes, tests, invariants and decisions: they are not rules, unless the rulebook has a chapter of that letter."""


class Coverage(NamedTuple):
    """How the rulebook and the tests agree."""

    rules: int
    unproved: list[str]
    """Ids of the rulebook that no test names."""
    unknown: list[str]
    """Ids that a test or the game's source names and the rulebook lacks, with the place."""


class Cited(NamedTuple):
    """An id and where it is named."""

    rule: str
    place: str


def coverage_of(game: AnyGame, tests: Path) -> Coverage:
    """Compare the rulebook of a game with the tests below a folder, and with the game's own source."""
    if not tests.is_dir():
        raise Refused(f"there is no folder {tests} with tests")
    book = rulebook(game)
    prefixes = frozenset(rule.partition("-")[0] for rule in book.statements)
    proved = list(_of_game(cited_by_tests(tests), prefixes))
    named = [*proved, *_of_game(cited_by_source(game), prefixes)]
    proved_ids = {cited.rule for cited in proved}
    chapters = {rule.rpartition("-")[0] for rule in book.statements}
    unknown = dict.fromkeys(f"{cited.rule} ({cited.place})" for cited in named if cited.rule not in book and not _is_scenario(cited.rule, chapters))
    return Coverage(len(book.statements), [rule for rule in book.statements if rule not in proved_ids], list(unknown))


def _is_scenario(rule: str, chapters: set[str]) -> bool:
    found = SCENARIO.fullmatch(rule)
    return found is not None and found[1] not in chapters


def cited_by_tests(tests: Path) -> Iterator[Cited]:
    """The ids in the docstrings of test functions."""
    for path in sorted(tests.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test"):
                yield from (Cited(rule, f"{path.name}: {node.name}") for rule in ids_in(ast.get_docstring(node) or ""))


def cited_by_source(game: AnyGame) -> Iterator[Cited]:
    """The ids that the source of a game names: in brackets in docstrings, and as strings of their own."""
    for path in _sources(files(package_of(game))):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                ids = [node.value] if re.fullmatch(r"[A-Z]+(-[A-Z0-9]+)*-\d+", node.value) else ids_in(node.value)
                yield from (Cited(rule, f"{path.name}, line {node.lineno}") for rule in ids)


def _sources(folder: Traversable) -> Iterator[Traversable]:
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            yield from _sources(entry)
        elif entry.name.endswith(".py"):
            yield entry


def ids_in(docstring: str) -> list[str]:
    """The ids named in brackets.

    >>> ids_in("A fight costs terror. [SM-F-2, SM-X-7] Others: [SM-G-1 to SM-G-3]")
    ['SM-F-2', 'SM-X-7', 'SM-G-1', 'SM-G-2', 'SM-G-3']
    """
    return [rule for inside in BRACKETS.findall(docstring) for part in inside.split(",") for rule in _span(part.strip())]


def _span(part: str) -> list[str]:
    if span := SPAN.fullmatch(part):
        return [f"{span[1]}-{n:0{len(span[2])}}" for n in range(int(span[2]), int(span[3]) + 1)]
    return [part] if re.fullmatch(r"[A-Z]+(-[A-Z0-9]+)+", part) else []


def _of_game(cited: Iterator[Cited], prefixes: frozenset[str]) -> Iterator[Cited]:
    return (one for one in cited if one.rule.partition("-")[0] in prefixes)

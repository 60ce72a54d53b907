"""Questions with answers all over the board: listed space by space, so that a hundred answers fill a few lines."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from walpurgis.engine import Offer
from walpurgis.engine.offer import Choice
from walpurgis.terminal.screen import EMBER
from walpurgis.words import Speaker

from ..board import SECTION_OF_EDGE
from .pieces import LINES, PATH, named

MANY = 16
"""This many answers still stand one below the other."""
ON_A_SPACE = re.compile(r"(put|rot|cnv|rem|trap|bear|qput):(\w+)(?:=(\w+))?")
ON_AN_EDGE = re.compile(r"por:\w+>(\w+\|\w+)")
TRAP_MOVED = re.compile(r"trapm:(\w+)>(\w+)")


class Work(NamedTuple):
    """Something to do on a space or an edge: what, where, with which face of a tile; and what to type for it."""

    deed: str
    where: str
    face: str
    typed: str
    key: str


def by_space(offer: Offer, typed: Mapping[str, str], say: Speaker, width: int) -> tuple[RenderableType, list[str]] | None:
    """The answers as a picture and as lines; None where there are few of them, or none about spaces."""
    works = [work for choice in offer.choices if (work := _work(choice.key, typed[choice.key]))]
    if len(works) <= MANY:
        return None
    known = {work.key for work in works}
    others = [choice for choice in offer.choices if choice.key not in known]
    picture: list[RenderableType] = []
    lines: list[str] = []
    for deed in dict.fromkeys(work.deed for work in works):
        there = [work for work in works if work.deed == deed]
        heading = say.text("short-such-as", deed=_deed(deed, say), key=there[0].key)
        picture += [Text(heading), Padding(Columns(_cells(there), padding=(0, 2), equal=True), (0, 0, 0, 2))]
        lines += [heading, *_lines(there, say)]
    picture += [_other(choice, typed, say) for choice in others]
    lines += [f"{typed[choice.key]}: {say(choice.says)} ({choice.key})" for choice in others]
    return Group(*picture), lines


def _work(key: str, typed: str) -> Work | None:
    if match := ON_A_SPACE.fullmatch(key):
        return Work(match[1], match[2], match[3] or "", typed, key)
    if match := ON_AN_EDGE.fullmatch(key):
        return Work(f"por-{SECTION_OF_EDGE[match[1]]}", match[1], "", typed, key)
    if match := TRAP_MOVED.fullmatch(key):
        return Work(f"trapm-{match[1]}", match[2], "", typed, key)
    return None


def _deed(deed: str, say: Speaker) -> str:
    """The heading of a group of answers."""
    what, _, about = deed.partition("-")
    if what == "por":
        return say.text("short-deed-por", side=named(say, about, "side"))
    return say.text(f"short-deed-{what}", space=about)


def _cells(works: list[Work]) -> Iterator[Text]:
    """One cell a space: "C9  12│  13─" for faces of tiles, "12 D7" where there is one thing to do."""
    for where, there in _grouped(works):
        if not there[0].face:
            yield Text.assemble((there[0].typed, f"bold {EMBER}"), f" {where}")
        else:
            yield Text(f"{where:<3}").append_text(Text().join(Text.assemble((f"{w.typed:>4}", f"bold {EMBER}"), (LINES[w.face], PATH)) for w in there))


def _lines(works: list[Work], say: Speaker) -> Iterator[str]:
    if not works[0].face:
        yield ", ".join(f"{work.typed} {work.where}" for work in works)
        return
    for where, there in _grouped(works):
        yield f"{where}: " + say.apart(f"{work.typed} {named(say, work.face, 'face')}" for work in there)


def _grouped(works: list[Work]) -> list[tuple[str, list[Work]]]:
    return [(where, [work for work in works if work.where == where]) for where in dict.fromkeys(work.where for work in works)]


def _other(choice: Choice, typed: Mapping[str, str], say: Speaker) -> Text:
    return Text.assemble((f" {typed[choice.key]}", f"bold {EMBER}"), f"  {say(choice.says)}  ", (choice.key, "dim"))

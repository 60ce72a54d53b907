"""One apostrophe, one minus, and the narrow spaces of French, in all folders; `python tools/punctuation.py --write` mends what is wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from .folders import FOLDERS, ROOT, RULEBOOKS
from .tools import tool

PUNCTUATION = tool("punctuation")


def test_all_folders_are_looked_at() -> None:
    looked_at = {path.parent for path, _ in PUNCTUATION.texts()}
    assert {*FOLDERS, *RULEBOOKS} <= looked_at


@pytest.mark.parametrize("path", [path for path, _ in PUNCTUATION.texts()], ids=lambda path: str(path.relative_to(ROOT)))
def test_every_line_has_the_right_signs(path: Path) -> None:
    assert list(PUNCTUATION.faults(path, path.name[:2])) == []


@pytest.mark.parametrize(
    ("language", "wrong", "right"),
    [
        ("en", "Red's ghost: -{ $vp } VP", "Red’s ghost: −{ $vp } VP"),
        ("en", "walpurgis play --seed 7, a half-moon, x-1", "walpurgis play --seed 7, a half-moon, x-1"),
        ("fr", "Qui va là? L'ogre: { $who }!", "Qui va là\u202f? L’ogre\u202f: { $who }\u202f!"),
        ("fr", "« oui »: 3 ; { $a }:", "«\u202foui\u202f»\u202f: 3\u202f; { $a }\u202f:"),
        ("fr", "help, ? MOT, sqlite:///DOSSIER, A1;A5, à 12:30", "help, ? MOT, sqlite:///DOSSIER, A1;A5, à 12:30"),
        ("de", "Wie geht's: gut!", "Wie geht’s: gut!"),
    ],
)
def test_signs_are_mended_and_what_is_typed_stays(language: str, wrong: str, right: str) -> None:
    assert PUNCTUATION.mended(wrong, language) == right
    assert PUNCTUATION.mended(right, language) == right

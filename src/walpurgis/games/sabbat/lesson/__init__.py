"""The lesson of Sabbat Magica, as walpurgis.lessons records it.

The learner's moves are chosen here so that each shows something; the rival plays by its rules of thumb.
"""

from __future__ import annotations

from typing import Any

from walpurgis.lessons import LEARNER, Lesson

NAMES = ["web-lesson-you", "web-lesson-rival"]
SQUARES = [f"{column}{row}" for row in "1234" for column in "abcd"]
REGIONS = ["tur", "nes", "gin", "vad", "fri", "val", "ber", "gri"]


def tiles_wanted(lesson: Lesson) -> tuple[str, str, str] | None:
    """Two neighbouring squares whose resources open a gate of two, and that region."""
    view: Any = lesson.match.view(LEARNER)
    for region, gate in zip(REGIONS, view.gates, strict=True):
        if len(gate) != 2:
            continue
        for here, one in zip(SQUARES, view.grid, strict=True):
            for there, two in zip(SQUARES, view.grid, strict=True):
                near = max(abs(ord(here[0]) - ord(there[0])), abs(int(here[1]) - int(there[1]))) == 1
                if near and {one, two} == {f"t_{kind}" for kind in gate}:
                    return here, there, region
    return None


def plan(here: str, there: str, region: str) -> list[tuple[str, str | None, list[str]]]:
    """The learner's first round: the question, the note, and the answers wished for, best first."""
    border = [f"mag:{square}" for square in SQUARES if square[0] in "ad" or square[1] in "14"]
    return [
        ("invoke-first", "lesson-invoke", ["inv:2"]),
        ("action", "lesson-action", ["act:mag"]),
        ("magician", "lesson-magician", [f"mag:{here}"]),
        ("effect", "lesson-tile", ["eff:tile"]),
        ("action", None, ["act:mag"]),
        ("magician", None, [f"mag:{there}"]),
        ("effect", None, ["eff:tile"]),
        ("action", "lesson-ghosts", ["act:gho"]),
        ("ghosts", "lesson-region", [f"gho:br>rg:{region}"]),
        ("arrive", "lesson-arrive", ["arr:free"]),
        ("ghosts", "lesson-garden", ["gho:br>gd:zen", "gho:br>gd:gla", "gho:br>gd:cry"]),
        ("arrive", None, ["arr:free"]),
        ("ghosts", None, ["gho:end"]),
        ("action", None, ["act:mag"]),
        ("magician", None, border),
        ("effect", "lesson-mirror", ["eff:mir:"]),
    ]


def play(seed: int) -> Lesson | None:
    """The lesson with this seed, or None if the cards lie badly for it."""
    lesson = Lesson(seed, "sabbat", {"peoples": "GR", "use_powers": False})
    wanted = tiles_wanted(lesson)
    if wanted is None:
        return None
    lesson.show("lesson-manor")
    for n, (prompt, note, wishes) in enumerate(plan(*wanted)):
        lesson.let_rival_play()
        if n == 1:
            lesson.show("lesson-order")
        if lesson.prompt != prompt and prompt in ("arrive", "ghosts"):
            continue  # with a single answer left, nobody is asked
        if lesson.prompt != prompt or not lesson.ask(note, *wishes):
            return None
    lesson.let_rival_play()
    if lesson.prompt != "invoke" or lesson.match.view(LEARNER).players[LEARNER].vp < 3:  # type: ignore[attr-defined]
        return None
    lesson.show("lesson-scored")
    if not lesson.ask(None, "inv:2"):
        return None
    lesson.let_rival_play()
    if not lesson.ask("lesson-bonus", "bon:"):
        return None
    lesson.show("lesson-last")
    return lesson if {"lesson-region", "lesson-garden", "lesson-mirror"} <= lesson.noted else None

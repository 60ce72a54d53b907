"""Plays the game of the lesson of Sabbat Magica and writes it to src/games/sabbat/tutorial.json: `python web/tools/lesson.py`.

The learner's moves are chosen here so that each shows something; the rival plays by its rules of thumb. What the client gets is plain: a view, what was told,
the question with its answer, and the message of the note.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from walpurgis.bots import bot_named
from walpurgis.engine import Match, Offer, game_named

LEARNER, RIVAL = 0, 1
TARGET = Path(__file__).parents[1] / "src" / "games" / "sabbat" / "tutorial.json"


def first(offer: Offer, *wishes: str) -> str | None:
    """The first key offered that begins with one of the wishes, in the order of the wishes."""
    keys = [choice.key for choice in offer.choices]
    return next((key for wish in wishes for key in keys if key.startswith(wish)), None)


class Lesson:
    """The lesson as it is being played."""

    def __init__(self, seed: int, game: str = "sabbat", options: dict[str, Any] | None = None) -> None:
        self.game = game_named(game)
        self.match = Match.new(self.game, 2, seed, options or {"peoples": "GR", "use_powers": False})
        self.rival = bot_named("thumb", self.game, seed)
        self.steps: list[dict[str, Any]] = []
        self.told = 0
        self.noted: set[str] = set()

    def show(self, note: str | None, answer: str | list[str] | None = None) -> None:
        """One step: what is on the table, what was told since the last one, and what the learner is to answer."""
        lines = list(self.match.told(LEARNER, self.told))
        self.told += len(lines)
        note = None if note in self.noted else note
        self.noted |= {note} if note else set()
        offer = self.match.offer(LEARNER) if answer is not None else None
        right = answer if isinstance(answer, list) else [answer]
        self.steps.append(
            {
                "note": note,
                "view": self.match.view(LEARNER),
                "lines": [{"seq": len(self.steps), "says": line.say(), "event": type(line).__name__, "pieces": []} for line in lines],
                "offer": None if offer is None else msgspec.structs.replace(offer, choices=[c for c in offer.choices if c.key in right]),
                "answer": answer,
            }
        )

    def ask(self, note: str | None, *wishes: str) -> bool:
        """Show the learner's question and give the wished answer; False if it is not offered."""
        offer = self.match.offer(LEARNER)
        key = None if offer is None else first(offer, *wishes)
        if key is None:
            return False
        self.show(note, key)
        self.match.answer(LEARNER, key)
        return True

    def let_rival_play(self) -> None:
        """The rival answers until the learner is asked."""
        while self.match.offer(LEARNER) is None and self.match.asks:
            self.match.answer(RIVAL, self.rival.answer(self.match.sight(RIVAL)))

    @property
    def prompt(self) -> str:
        offer = self.match.offer(LEARNER)
        return "" if offer is None else offer.prompt


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
    lesson = Lesson(seed)
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


SQUARES = [f"{column}{row}" for row in "1234" for column in "abcd"]
REGIONS = ["tur", "nes", "gin", "vad", "fri", "val", "ber", "gri"]


def record(play: Callable[[int], Lesson | None], names: list[str], target: Path) -> int:
    """Write the lesson of the first seed with which it goes as it should. With `--check` nothing is written: is the file what the rules give today?"""
    seed, lesson = next(((seed, lesson) for seed in range(1, 5000) if (lesson := play(seed)) is not None), (0, None))
    if lesson is None:
        sys.stdout.write("no seed gives this lesson\n")
        return 1
    text = msgspec.json.encode({"names": names, "seat": LEARNER, "steps": lesson.steps}) + b"\n"
    if "--check" in sys.argv:
        fits = target.read_bytes() == text
        sys.stdout.write("" if fits else f"{target.parent.name}: the lesson is not what the rules give today; record it anew with: make lessons\n")
        return 0 if fits else 1
    target.write_bytes(text)
    sys.stdout.write(f"seed {seed}: {len(lesson.steps)} steps, {sum(bool(step['note']) for step in lesson.steps)} notes, {len(text)} B\n")
    return 0


if __name__ == "__main__":
    sys.exit(record(play, ["web-lesson-you", "web-lesson-rival"], TARGET))

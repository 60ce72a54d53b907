"""How the lesson of a game is recorded. A game tells its own in its module `lesson`: `play(seed)` gives the lesson, or None where the deal does not suit it,
and `NAMES` the messages that name the learner and the rival. `tools/lessons.py` writes them all.

What the client gets is plain: a view, what was told, the question with its answer, and the message of the note.
"""

from __future__ import annotations

import importlib
import importlib.util
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec

from walpurgis.bots import bot_named
from walpurgis.engine import Answer, AnyGame, Match, Offer, game_named, games
from walpurgis.engine.game import package_of

LEARNER, RIVAL = 0, 1


def first(offer: Offer, *wishes: str) -> str | None:
    """The first key offered that begins with one of these beginnings, in their order."""
    keys = [choice.key for choice in offer.choices]
    return next((key for wish in wishes for key in keys if key.startswith(wish)), None)


def meant(offer: Offer, key: str) -> Answer:
    """What choosing a key means as an answer: a named place is answered by its points."""
    points = next((choice.points for choice in offer.choices if choice.key == key), [])
    return [[x, y] for x, y in points] if offer.kind == "spot" else key


class Lesson:
    """The lesson as it is being played."""

    def __init__(self, seed: int, game: str, options: dict[str, Any] | None = None) -> None:
        self.game = game_named(game)
        self.match = Match.new(self.game, 2, seed, options)
        self.rival = bot_named("thumb", self.game, seed)
        self.steps: list[dict[str, Any]] = []
        self.told = 0
        self.noted: set[str] = set()

    def show(self, note: str | None, answer: Answer | None = None) -> None:
        """One step: what is on the table, what was told since the last one, and what the learner is to answer."""
        lines = list(self.match.story_for(LEARNER, self.told))
        self.told += len(lines)
        note = None if note in self.noted else note
        self.noted |= {note} if note else set()
        offer = self.match.offer(LEARNER) if answer is not None else None
        right = answer if isinstance(answer, list) else [answer]
        choices = [] if offer is None else [c for c in offer.choices if c.key in right or (c.points and meant(offer, c.key) == answer)]
        self.steps.append(
            {
                "note": note,
                "view": self.match.view(LEARNER),
                "lines": [{"seq": len(self.steps), "says": line.say(), "event": line, "heading": line.heading} for line in lines],
                "offer": None if offer is None else msgspec.structs.replace(offer, choices=choices),
                "answer": answer,
            }
        )

    def ask(self, note: str | None, *wishes: str) -> bool:
        """Show the learner's question and give the answer asked for; False if it is not offered."""
        offer = self.match.offer(LEARNER)
        key = None if offer is None else first(offer, *wishes)
        if key is None:
            return False
        assert offer is not None
        answer = meant(offer, key)
        self.show(note, answer)
        self.match.answer(LEARNER, answer)
        return True

    def let_rival_play(self) -> None:
        """The rival answers until the learner is asked."""
        while self.match.offer(LEARNER) is None and self.match.asks:
            self.match.answer(RIVAL, self.rival.answer(self.match.sight(RIVAL)))

    @property
    def prompt(self) -> str:
        offer = self.match.offer(LEARNER)
        return "" if offer is None else offer.prompt


def taught() -> list[AnyGame]:
    """The games with a lesson."""
    return [game for game in games().values() if importlib.util.find_spec(f"{package_of(game)}.lesson") is not None]


def recorded(game: AnyGame) -> bytes:
    """The lesson of a game, with the first seed with which it goes as it should."""
    told = importlib.import_module(f"{package_of(game)}.lesson")
    lesson: Lesson | None = next((found for seed in range(1, 5000) if (found := told.play(seed)) is not None), None)
    if lesson is None:
        raise LookupError(f"{game.name}: no seed gives the lesson")
    return msgspec.json.encode({"names": told.NAMES, "seat": LEARNER, "steps": lesson.steps}) + b"\n"


def written(game: AnyGame) -> Path:
    """Where the lesson of a game is for the client."""
    return Path(str(files(package_of(game)) / "lesson" / "tutorial.json"))

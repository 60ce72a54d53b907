"""Tells one whole game of each kind in each language: `python tools/stories.py [FOLDER]` writes tests/stories/<game>-<language>.txt, to be read aloud.

The games are those of the playthroughs: the one that a game's list names for it, or the first, as a spectator hears it.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from walpurgis.engine import Event, Match, game_named, games
from walpurgis.playthroughs.listed import Playthrough, playthroughs_of
from walpurgis.playthroughs.page import answers_in
from walpurgis.words import LANGUAGES, speaker
from walpurgis.words.folding import told

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "tests" / "stories"
PLAYED = ROOT / "tests" / "playthroughs"


def played(of: Playthrough) -> Match[Any]:
    """The match with the answers that were written down."""
    match = Match.new(of.game, of.players, of.seed, options=of.options)
    for given in answers_in((PLAYED / of.file).read_text(encoding="utf-8")):
        match.answer(given.seat, given.answer)
    return match


def story(match: Match[Any], language: str) -> str:
    """All that a spectator hears, a line for each sentence; an empty line before each new part."""
    say, lines = speaker(language, match.game), list[str]()
    for part in parts(match):
        lines += [*([""] if lines else []), *told(part, say)]
    return "\n".join(lines) + "\n"


def parts(match: Match[Any]) -> Iterator[list[Event]]:
    """The events from one heading to the next."""
    part: list[Event] = []
    for event in match.story_for(None):
        if event.heading and part:
            yield part
            part = []
        part.append(event)
    yield part


def stories() -> Iterator[tuple[str, str]]:
    """The name and the text of each file, for every game of which a playthrough was written."""
    for name in games():
        listed = playthroughs_of(game_named(name))
        chosen = next((one for one in listed if one.story), listed[0])
        if (PLAYED / chosen.file).is_file():
            match = played(chosen)
            yield from ((f"{name}-{language}.txt", story(match, language)) for language in LANGUAGES)


def main() -> None:
    """Write them all."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in stories():
        (folder / name).write_text(text, encoding="utf-8")
        print(f"{name}: {text.count(chr(10))} lines")


if __name__ == "__main__":
    main()

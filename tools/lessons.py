"""Records the lessons of all games: `python tools/lessons.py`. With `--check` nothing is written: are they what the rules give today?"""

from __future__ import annotations

import sys

from walpurgis.lessons import recorded, taught, written


def main() -> int:
    stale = 0
    for game in taught():
        text, target = recorded(game), written(game)
        if "--check" not in sys.argv:
            target.write_bytes(text)
            print(f"{game.name}: {len(text)} B")
        elif not target.is_file() or target.read_bytes() != text:
            stale = 1
            print(f"{game.name}: the lesson is not what the rules give today; record it anew with: make lessons")
    return stale


if __name__ == "__main__":
    sys.exit(main())

"""Names the games whose files were touched since a commit: `python tools/touched.py [SINCE]`, one folder of tests/games a line. `make check` tests their rules.

Touched is what git has as changed, new or committed since SINCE; if none is named, since this branch left `main`. A game is a folder below
src/walpurgis/games or tests/games, whatever it is called.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
OF_A_GAME = re.compile(r"(?:src/walpurgis|tests)/games/_?(\w+)/")


def git(*words: str) -> list[str]:
    """The lines that git writes; none if it fails, as in an unpacked archive."""
    done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout.splitlines() if done.returncode == 0 else []


def since_main() -> str:
    """The commit at which this branch left `main`, here or where it was cloned from."""
    left = [commit for main in ("main", "origin/main") for commit in git("merge-base", "HEAD", main)]
    return left[0] if left else "HEAD"


def games_in(files: Iterable[str]) -> list[str]:
    """The games to which these files belong, each once."""
    return sorted({found[1] for file in files if (found := OF_A_GAME.match(file))})


def main() -> None:
    since = sys.argv[1] if sys.argv[1:] else since_main()
    files = [*git("diff", "--name-only", since), *git("ls-files", "--others", "--exclude-standard")]
    print("\n".join(game for game in games_in(files) if (ROOT / "tests" / "games" / game).is_dir()))


if __name__ == "__main__":
    main()

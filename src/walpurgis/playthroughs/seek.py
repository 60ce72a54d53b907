"""`python -m walpurgis.playthroughs.seek [NAME …]`: seeds with which playthroughs end as they must, where the listed ones do not.

To be run when chance or rules have changed. Seeds are tried from 0 on, with the bots of the page; what is found goes into the playthroughs.toml of the game.
"""

from __future__ import annotations

import sys

from .listed import Playthrough, all_playthroughs
from .page import page
from .played import Walk, played, walk

MOST = 20_000


def ends_well(text: str, of: Playthrough) -> bool:
    """Whether the last page has the sentence that it must have."""
    return of.ends in text.rpartition("> seat")[2]


def seek(of: Playthrough, most: int = MOST) -> int | None:
    """The first seed with which a playthrough ends as it must; None if there is none among this many."""
    for seed in (of.seed, *(n for n in range(most) if n != of.seed)):
        wished = of._replace(seed=seed)
        if (" = " in of.ends or of.ends in _told(wished)) and ends_well(page(walk(wished)), of):
            return seed
    return None


def _told(of: Playthrough) -> str:
    """Its story and result, without the views: found much sooner than the whole page."""
    match = played(of)
    return page(Walk(of, match.version, match.story(), [], match.views(), match.result()))


def main(names: list[str]) -> None:
    """Say for each playthrough that must end in a certain way which seed it needs."""
    for of in all_playthroughs():
        if not of.ends or (names and of.file.removesuffix(".txt") not in names):
            continue
        seed = seek(of)
        said = "stays" if seed == of.seed else f"none up to {MOST}" if seed is None else f"seed = {seed}"
        sys.stdout.write(f"{of.file.removesuffix('.txt')}: {said}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1:])

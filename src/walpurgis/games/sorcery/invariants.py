"""What holds at every question of Sorcery. Looked at in random games by `walpurgis arena sorcery --laws`."""

from __future__ import annotations

from collections.abc import Iterator

from .state import Battlefield


def broken(before: Battlefield, now: Battlefield) -> Iterator[str]:
    """A sentence for each that does not hold."""
    for key, figure in now.figures.items():
        if key != figure.id:
            yield f"the figure {figure.id} is kept as {key}"
    if now.actions < 0:
        yield f"there are {now.actions} actions left"

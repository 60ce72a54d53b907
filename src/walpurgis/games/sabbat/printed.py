"""What is printed on the boards of Sabbat Magica, for those who draw them: names in the order in which they lie, and the numbers beside them."""

from __future__ import annotations

import msgspec

from .board import COLUMNS, GARDEN_BONUS, GARDENS, MIRRORS, NUMBERS, REGION_VP, REGIONS, RESOURCES, ROWS, SQUARES, TERROR_MAX


class Printed(msgspec.Struct, frozen=True):
    """Facts of the boards that never change."""

    resources: tuple[str, ...]
    columns: list[str]
    rows: list[str]
    squares: tuple[str, ...]
    mirrors: list[str]
    mirror_terror: list[int]
    """What cracking a mirror gives, and what breaking it gives."""
    gardens: tuple[str, ...]
    """In a closed ring, clockwise."""
    garden_bonus: list[int]
    """What the places of a garden give, the first one first."""
    regions: tuple[str, ...]
    """In a closed ring, counter-clockwise from the upper right."""
    region_vp: dict[str, int]
    terror_max: int


PRINTED = Printed(
    resources=RESOURCES,
    columns=list(COLUMNS),
    rows=list(ROWS),
    squares=SQUARES,
    mirrors=list(MIRRORS),
    mirror_terror=NUMBERS["mirror_terror"],
    gardens=GARDENS,
    garden_bonus=GARDEN_BONUS,
    regions=REGIONS,
    region_vp=REGION_VP,
    terror_max=TERROR_MAX,
)

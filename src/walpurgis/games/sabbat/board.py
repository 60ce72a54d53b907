"""The boards of Sabbat Magica as constants: squares, mirrors, gardens, regions, and what neighbours what. All facts come from data/*.toml."""

from __future__ import annotations

from typing import NamedTuple

from walpurgis.engine import facts

_BOARD = facts(__package__, "board")
_CARDS = facts(__package__, "cards")


class TimeCard(NamedTuple):
    """A time card: how many actions each player has, and the four bonuses (none on the first)."""

    actions: int
    slots: tuple[str, ...]


RESOURCES: tuple[str, ...] = tuple(_BOARD["resources"])
CHIMERA = "c"
COLUMNS: str = _BOARD["columns"]
ROWS: str = _BOARD["rows"]
SQUARES: tuple[str, ...] = tuple(column + row for row in ROWS for column in COLUMNS)
TILES: tuple[str, ...] = tuple(tile for tile, count in _BOARD["tiles"].items() for _ in range(count))
GATES: tuple[str, ...] = tuple(_BOARD["gates"])

BRIDGE, GRAVEYARD = "br", "gy"
GARDENS: tuple[str, ...] = tuple(f"gd:{name}" for name in _BOARD["gardens"])
REGIONS: tuple[str, ...] = tuple(f"rg:{name}" for name in _BOARD["regions"])
PLACES_OF: dict[str, list[int]] = _BOARD["places"]
REGION_VP: dict[str, int] = {f"rg:{name}": vp for name, vp in _BOARD["region_vp"].items()}

TIME: dict[str, TimeCard] = {name: TimeCard(card["actions"], tuple(card["slots"])) for name, card in _CARDS["time"].items()}
BONUSES: dict[str, dict[str, tuple[int, str]]] = {
    card: {
        f"bon:{slot}:{kind}" if what == "*" else f"bon:{slot}": (slot, kind)
        for slot, what in enumerate(time.slots, 1)
        for kind in ((*RESOURCES, CHIMERA) if what == "*" else (what,))
    }
    for card, time in TIME.items()
}
"""The bonuses of each time card by key: slot, and what there is to gain. Where it is any resource, somebody may ask for a chimera; it is never given."""
FIRST_CARD: str = _CARDS["first"]
PEOPLES: tuple[str, ...] = tuple(_CARDS["peoples"])
POWERS: dict[str, list[str]] = _CARDS["powers"]
USES: dict[str, tuple[int, int]] = {power: (two, more) for power, (two, more) in _CARDS["uses"].items()}
"""In how many rounds of a game each POWER card may be used: with two players, and with more. [SM-P-3]"""

NUMBERS = _BOARD["numbers"]
ROUNDS: int = NUMBERS["rounds"]
GHOSTS: int = NUMBERS["ghosts"]
TERROR_START: int = NUMBERS["terror_start"]
TERROR_MAX: int = NUMBERS["terror_max"]
GARDEN_BONUS: list[int] = NUMBERS["garden_bonus"]
CURSE_VP: int = NUMBERS["curse_vp"]
CHIMERA_VP: int = NUMBERS["chimera_vp"]


def is_region(location: str) -> bool:
    return location.startswith("rg:")


def _touching(square: str) -> tuple[str, ...]:
    column, row = COLUMNS.index(square[0]), ROWS.index(square[1])
    near = [(c, r) for r in range(row - 1, row + 2) for c in range(column - 1, column + 2) if (c, r) != (column, row)]
    return tuple(COLUMNS[c] + ROWS[r] for c, r in near if 0 <= c < len(COLUMNS) and 0 <= r < len(ROWS))


def _ring(names: tuple[str, ...], steps: int) -> dict[str, tuple[str, ...]]:
    return {name: (names[n - steps], names[(n + steps) % len(names)]) for n, name in enumerate(names)}


def _mirrors() -> dict[str, str]:
    top, bottom = ROWS[0], ROWS[-1]
    left, right = COLUMNS[0], COLUMNS[-1]
    return {f"N{c}": c + top for c in COLUMNS} | {f"S{c}": c + bottom for c in COLUMNS} | {f"W{r}": left + r for r in ROWS} | {f"E{r}": right + r for r in ROWS}


TOUCHING: dict[str, tuple[str, ...]] = {square: _touching(square) for square in SQUARES}
"""The up to eight squares around each square."""

MIRRORS: dict[str, str] = _mirrors()
"""Each mirror with the one square it is reached from."""

IN_REACH: dict[str, tuple[str, ...]] = {s: tuple(m for m, square in MIRRORS.items() if square == s) for s in SQUARES}
"""The mirrors in reach of each square."""

NEXT_TO: dict[str, tuple[str, ...]] = _ring(GARDENS, 1) | _ring(REGIONS, 1)
"""The two neighbours of each garden and region in its ring."""

TWO_AWAY: dict[str, tuple[str, ...]] = _ring(GARDENS, 2) | _ring(REGIONS, 2)
"""What lies two steps away in the ring."""

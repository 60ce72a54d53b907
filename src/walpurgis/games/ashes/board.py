"""The board of Ashes to Ashes as constants: spaces, sides, edges, sections, and what lies next to what. All facts come from data/board.toml."""

from __future__ import annotations

from walpurgis.engine import facts

_BOARD = facts(__package__, "board")

COLUMNS: str = _BOARD["columns"]
ROWS: int = _BOARD["rows"]
SPACES: tuple[str, ...] = tuple(f"{column}{row}" for row in range(1, ROWS + 1) for column in COLUMNS)
"""All spaces in reading order."""

SIDES = ("H", "V")
OTHER = {"H": "V", "V": "H"}
DIRECTIONS = "NESW"
BACK = {"N": "S", "E": "W", "S": "N", "W": "E"}
_OFFSETS = {"N": (-1, 0), "NE": (-1, 1), "E": (0, 1), "SE": (1, 1), "S": (1, 0), "SW": (1, -1), "W": (0, -1), "NW": (-1, -1)}
CORNERS = ("NE", "SE", "SW", "NW")

CITADELS: dict[str, str] = _BOARD["citadels"]
BASES: dict[str, tuple[str, ...]] = {side: tuple(spaces) for side, spaces in _BOARD["bases"].items()}
BASE_OF: dict[str, str] = {space: side for side, spaces in BASES.items() for space in spaces}
"""Whose base a base space belongs to."""
FACINGS: dict[str, str] = _BOARD["facings"]
CROSSROADS: tuple[str, ...] = tuple(_BOARD["crossroads"])
NUMBERED: tuple[str, ...] = tuple(_BOARD["numbered"])
PORTALS: dict[str, str] = _BOARD["portals"]
SUPPLY: dict[str, int] = _BOARD["supply"]
FACES: dict[str, tuple[str, ...]] = {kind: tuple(faces) for kind, faces in _BOARD["faces"].items()}
KIND_OF: dict[str, str] = {face: kind for kind, faces in FACES.items() for face in faces}
OTHER_KIND = {"S": "C", "C": "S"}

MARKET: tuple[str, ...] = tuple(_BOARD["outer"]["market"])
SEER, ALCHEMIST, MYSTIC = _BOARD["outer"]["others"]
OUTER: tuple[str, ...] = (*MARKET, SEER, ALCHEMIST, MYSTIC)
"""The places around the board that any ally token may take. Each faction has its own set of them. [AA-P1-2]"""


def place(space: str) -> tuple[int, int]:
    """Row and column of a space, from 1."""
    return int(space[1:]), COLUMNS.index(space[0]) + 1


def space_at(row: int, column: int) -> str | None:
    """The space there; None off the board."""
    return f"{COLUMNS[column - 1]}{row}" if 1 <= row <= ROWS and 1 <= column <= len(COLUMNS) else None


_PLACES = {space: place(space) for space in SPACES}


def mirrored(space: str) -> str:
    """The space on the other side of the diagonal."""
    row, column = place(space)
    return f"{COLUMNS[row - 1]}{column}"


def distance(a: str, b: str) -> int:
    """How many steps lie between two spaces, whatever is on them."""
    (row, column), (row2, column2) = _PLACES[a], _PLACES[b]
    return abs(row - row2) + abs(column - column2)


def bearing(here: str, there: str) -> str:
    """The direction in which a space lies, straight on however far away; empty if it lies aslant."""
    (row, column), (row2, column2) = _PLACES[here], _PLACES[there]
    if column == column2:
        return "N" if row2 < row else "S"
    return "" if row != row2 else "W" if column2 < column else "E"


def _towards(space: str, direction: str) -> str | None:
    (row, column), (down, right) = place(space), _OFFSETS[direction]
    there = space_at(row + down, column + right)
    return None if there in CITADELS.values() else there


def beside_citadel(space: str, direction: str) -> bool:
    """Whether a citadel lies that way, and not the rim of the board. [AA-B-4]"""
    (row, column), (down, right) = place(space), _OFFSETS[direction]
    return space_at(row + down, column + right) in CITADELS.values()


def _section(space: str) -> str:
    row, column = place(space)
    return "" if row == column else "H" if row > column else "V"


def edge(a: str, b: str) -> str:
    """The name of the edge between two neighbours, in reading order."""
    return f"{a}|{b}" if place(a) < place(b) else f"{b}|{a}"


NEXT: dict[str, dict[str, str]] = {s: {d: there for d in DIRECTIONS if (there := _towards(s, d))} for s in SPACES}
"""The neighbour of each space in each direction; a citadel is nobody's neighbour. [AA-B-4]"""
DIAGONALLY: dict[str, dict[str, str]] = {s: {d: there for d in CORNERS if (there := _towards(s, d))} for s in SPACES}
AROUND: dict[str, tuple[str, ...]] = {s: tuple(there for d in _OFFSETS if (there := _towards(s, d))) for s in SPACES}
"""The up to eight spaces around each space."""
LINES: dict[str, frozenset[str]] = {s: frozenset(o for o in SPACES if o != s and (o[0] == s[0] or o[1:] == s[1:])) for s in SPACES}
"""The row and the column of each space, up to the ends of the board."""

DIAGONAL: tuple[str, ...] = tuple(s for s in SPACES if not _section(s))
"""The central diagonal, from the first space to the last. [AA-B-1]"""
ON_DIAGONAL = frozenset(DIAGONAL)
LAST_SPACE = DIAGONAL[-1]
SECTION: dict[str, str] = {s: _section(s) for s in SPACES}
"""Whose section a space belongs to; the diagonal is nobody's. [AA-B-3]"""
RING = frozenset(s for s in SPACES if {1, ROWS} & set(place(s)))
"""The outer border. [AA-B-8]"""
PLAIN: tuple[str, ...] = tuple(s for s in SPACES if s not in (*DIAGONAL, *CITADELS.values(), *BASE_OF, *CROSSROADS))
"""Where path tiles may lie when the Chosen walks. [AA-B-9]"""
PLAIN_ALONE: tuple[str, ...] = tuple(s for s in SPACES if s in (*PLAIN, *DIAGONAL))
"""Where path tiles may lie in solitaire. [AA-B-9, AA-SO-9]"""
ALWAYS_OPEN = frozenset((*CROSSROADS, *BASE_OF))
"""Spaces open on all four sides, whatever lies on them."""
TRAP_SPACES: tuple[str, ...] = tuple(s for s in SPACES if s not in RING and s in (*PLAIN, *CROSSROADS))
"""Where a trap may lie: not on the outer border. [AA-SS-9]"""

EDGE: dict[str, dict[str, str]] = {s: {d: edge(s, there) for d, there in NEXT[s].items()} for s in SPACES}
"""The edge of each space in each direction."""
SECTION_OF_EDGE: dict[str, str] = {name: SECTION[(ends := name.split("|"))[0]] or SECTION[ends[1]] for s in SPACES for name in EDGE[s].values()}
"""An edge of the diagonal belongs to the neighbour's section. [AA-B-3]"""
ENDS: dict[str, tuple[str, ...]] = {name: tuple(name.split("|")) for name in SECTION_OF_EDGE}
"""The two spaces of each edge."""
PORTAL_EDGES: dict[str, tuple[str, ...]] = {
    side: tuple(name for name, section in SECTION_OF_EDGE.items() if section == side and not RING.issuperset(ENDS[name])) for side in SIDES
}
"""Where portals may be put in each section, before figures and other portals are counted: 72 edges. [AA-P1-12]"""

"""The ground: pieces of terrain, where they and the objectives may lie, where armies deploy, and battlefields ready to be played on. From data/fields.toml.

Lengths are in mil. What terrain does to movement and lines of fire is not told here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, NamedTuple, TypeAlias

from walpurgis.engine import Rule
from walpurgis.engine.plane import INCH, Point, distance_squared

from .facts import NUMBERS, Fact, WrongFacts, insist, read, table

Side: TypeAlias = Literal["south", "west", "north", "east"]
SIDES: dict[int, tuple[Side, ...]] = {2: ("south", "north"), 3: ("south", "west", "north"), 4: ("south", "west", "north", "east")}
"""Where the players of a game for this many sit, in the order of their turns, clockwise. [A-191]"""


class Rect(NamedTuple):
    """A rectangle along the edges of the battlefield."""

    left: int
    bottom: int
    right: int
    top: int

    @property
    def sides(self) -> tuple[int, int]:
        return self.right - self.left, self.top - self.bottom

    def holds(self, point: Point) -> bool:
        """Whether a point lies in it or on its border."""
        return self.left <= point[0] <= self.right and self.bottom <= point[1] <= self.top

    def gap_squared(self, other: Rect) -> int:
        """The square of the distance of two rectangles; 0 if they touch or overlap."""
        across = max(self.left - other.right, other.left - self.right, 0)
        along = max(self.bottom - other.top, other.bottom - self.top, 0)
        return across**2 + along**2


class Piece(Fact, frozen=True):
    """A piece of terrain: its kind, its sides, and how many lie ready where players place them. [A-89 to A-95]"""

    kind: Literal["hindering", "blocking", "elevated", "water", "concealing", "constructed"]
    size: tuple[int, int]
    ready: int
    structure: int = 0
    """Structural points of constructed terrain."""
    any_size: bool = False
    """Whether it may be smaller than others."""


class Laid(Fact, frozen=True):
    """A piece that lies somewhere."""

    piece: str
    corners: Rect


class Field(Fact, frozen=True):
    """A battlefield: for how many players, how wide and deep, what lies on it, and the centres of its objectives."""

    name: str
    players: Literal[2, 3, 4]
    board: int
    objectives: tuple[Point, ...]
    terrain: tuple[Laid, ...] = ()


def deployment_area(board: int, side: Side) -> Rect:
    """Where the army of a side deploys: along its edge, and not near the other edges. [A-28]

    >>> deployment_area(36_000, "north")
    Rect(left=8000, bottom=33000, right=28000, top=36000)
    """
    deep, near, far = NUMBERS.deploy_depth * INCH, NUMBERS.deploy_side_gap * INCH, board - NUMBERS.deploy_side_gap * INCH
    areas: dict[Side, Rect] = {
        "south": Rect(near, 0, far, deep),
        "west": Rect(0, near, deep, far),
        "north": Rect(near, board - deep, far, board),
        "east": Rect(board - deep, near, board, far),
    }
    return areas[side]


def objectives_for(players: int) -> int:
    """How many objectives there are. [A-27, A-192]"""
    return max(players + 1, NUMBERS.objectives_least)


def why_not_terrain(board: int, players: int, laid: Laid, others: Sequence[Laid]) -> Rule | None:
    """The rule that forbids a piece there: it is as large as it is, either way round, lies on the battlefield and out of the deployment areas, and keeps its
    distance from other pieces. [A-26, A-53]"""
    piece, ground = PIECES[laid.piece], laid.corners
    if min(ground) < 0 or max(ground) > board:
        return "A-53"
    if ground.sides not in (piece.size, piece.size[::-1]):
        return "A-26"
    if any(_overlap(ground, deployment_area(board, side)) for side in SIDES[players]):
        return "A-26"
    return "A-26" if any(ground.gap_squared(other.corners) < (NUMBERS.terrain_gap * INCH) ** 2 for other in others) else None


def why_not_objective(board: int, place: Point, others: Sequence[Point]) -> Rule | None:
    """The rule that forbids an objective there: the first lies in the centre, the others away from the edges and from each other. [A-27, A-192]"""
    if not others:
        return None if place == (board // 2, board // 2) else "A-27"
    edge = NUMBERS.objective_edge * INCH
    near_an_edge = not Rect(edge, edge, board - edge, board - edge).holds(place)
    return "A-27" if near_an_edge or any(distance_squared(place, other) < (NUMBERS.objective_gap * INCH) ** 2 for other in others) else None


def read_pieces(raw: Mapping[str, Any]) -> dict[str, Piece]:
    """All pieces by name, of a size that is allowed. [A-26]"""
    pieces = {name: read(Piece, known, name) for name, known in raw.items()}
    for name, piece in pieces.items():
        area = piece.size[0] * piece.size[1]
        fits = NUMBERS.terrain_least * INCH**2 <= area <= NUMBERS.terrain_most * INCH**2
        insist(area > 0 and (piece.any_size or fits), f"{name}: a piece covers {NUMBERS.terrain_least} to {NUMBERS.terrain_most} square inches")
        insist((piece.kind == "constructed") == (piece.structure > 0), f"{name}: constructed terrain has structural points")
    return pieces


def read_fields(raw: Mapping[str, Any]) -> dict[str, Field]:
    """All prepared battlefields by name, each laid as players would have to lay it."""
    return {name: _checked(read(Field, {"name": name, **known}, name)) for name, known in raw.items()}


def _checked(field: Field) -> Field:
    insist(field.board in [inches * INCH for inches in NUMBERS.boards], f"{field.name}: there is no board of {field.board} mil")
    insist(len(field.objectives) == objectives_for(field.players), f"{field.name}: it should have {objectives_for(field.players)} objectives")
    for n, laid in enumerate(field.terrain):
        insist(laid.piece in PIECES, f"{field.name}: there is no piece {laid.piece}")
        _allowed(field.name, laid.piece, why_not_terrain(field.board, field.players, laid, field.terrain[:n]))
    for n, place in enumerate(field.objectives):
        _allowed(field.name, "an objective", why_not_objective(field.board, place, field.objectives[:n]))
    return field


def _allowed(field: str, what: str, rule: Rule | None) -> None:
    if rule is not None:
        raise WrongFacts(f"{field}: {rule} forbids {what} there")


def _overlap(one: Rect, other: Rect) -> bool:
    return one.left < other.right and other.left < one.right and one.bottom < other.top and other.bottom < one.top


_GROUND = table("fields")
PIECES: dict[str, Piece] = read_pieces(_GROUND["pieces"])
FIELDS: dict[str, Field] = read_fields(_GROUND["fields"])
"""The prepared battlefields. [A-201]"""


def fields_for(players: int, board: int) -> list[Field]:
    """The prepared battlefields for this many players on a board of that size."""
    return [field for field in FIELDS.values() if (field.players, field.board) == (players, board)]

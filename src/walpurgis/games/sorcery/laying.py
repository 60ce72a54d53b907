"""Laying the battlefield: a prepared one, or piece by piece and objective by objective by the players. [A-25 to A-27, A-201]"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from walpurgis.engine import Option, Rule
from walpurgis.engine.ask import Place
from walpurgis.engine.plane import INCH, Point
from walpurgis.engine.question import one_of, spot

from .ending import step
from .events.setup import CentreLaid, FieldLaid, NoFieldFits, ObjectiveLaid, TerrainLaid, TerrainPassed
from .facts import NUMBERS
from .fields import FIELDS, PIECES, Field, Laid, Rect, fields_for, objectives_for, why_not_objective, why_not_terrain
from .forces import in_force
from .options.setup import LayTerrain, PassTerrain, TerrainAsked, TerrainPlaceAsked
from .spots import at_spot, seen_from, spread
from .state import Battlefield, Feature, Objective, Player
from .wording import inches

DRAWN, BY_PLAYERS = "random", "players"
"""Settings of the table: a prepared battlefield is drawn; the players lay it."""
PASS = "pass"
NAMED_APART = 5 * INCH
"""Places proposed for terrain and objectives are so far from each other."""


# Terrain -------------------------------------------------------------------------------------------------------------


@step
async def lay_terrain(t: Battlefield) -> None:
    """A prepared battlefield lies there at once. Else the next player places a piece or passes, until each has had two chances. [A-25, A-201]"""
    if t.table == DRAWN:
        draw_field(t)
    if t.table in FIELDS:
        lay_field(t, FIELDS[t.table])
        t.phase, t.active = "bookmarks", t.order[0]
        return
    player = _next_to_lay(t)
    t.active = player.seat
    key = await choose_terrain(t, player)
    if key == PASS:
        t.tell(TerrainPassed, player.seat)
    else:
        [centre] = await choose_centre(t, player, key)
        lay(t, _read(key).laid_at(centre))
        t.tell(TerrainLaid, player.seat, _read(key).piece, inches(centre[0]), inches(centre[1]))
    player.placed += 1
    if all(p.placed == NUMBERS.terrain_each for p in t.players):
        t.phase = "objectives"


def draw_field(t: Battlefield) -> None:
    """Draw a prepared battlefield for this board and this many players; where none fits, the players lay it. [A-201]"""
    fitting = fields_for(len(t.players), t.board)
    if fitting:
        t.table = t.chance.pick(fitting).name
    else:
        t.table = BY_PLAYERS
        t.tell(NoFieldFits)


def lay_field(t: Battlefield, field: Field) -> None:
    """Lay a prepared battlefield, terrain and objectives. [A-201]"""
    for laid in field.terrain:
        lay(t, laid)
    for place in field.objectives:
        put_objective(t, place)
    t.tell(FieldLaid, field.name)


def lay(t: Battlefield, laid: Laid) -> None:
    """Lay a piece; the domains in play make constructed terrain stronger or weaker. [A-95, C-GALE-1, C-BORDER-1]"""
    structure = PIECES[laid.piece].structure
    if structure:
        structure += sum(domain.structure for _, domain in in_force(t))
    t.features.append(Feature(f"t{len(t.features) + 1}", laid.piece, *laid.corners, structure))


def _next_to_lay(t: Battlefield) -> Player:
    """In turn order, so that nobody is two pieces ahead. [A-199]"""
    least = min(player.placed for player in t.players)
    return next(t.players[seat] for seat in t.order if t.players[seat].placed == least)


class Turned(NamedTuple):
    """A piece as a key names it: `ter:wood/90`, a wood turned by a quarter. [D-33]"""

    piece: str
    degrees: str

    @property
    def size(self) -> tuple[int, int]:
        width, depth = PIECES[self.piece].size
        return (width, depth) if self.degrees == "0" else (depth, width)

    def laid_at(self, centre: Point) -> Laid:
        width, depth = self.size
        left, bottom = centre[0] - width // 2, centre[1] - depth // 2
        return Laid(self.piece, Rect(left, bottom, left + width, bottom + depth))


def _read(key: str) -> Turned:
    piece, _, degrees = key.removeprefix("ter:").partition("/")
    return Turned(piece, degrees)


def _terrain(t: Battlefield, me: Player) -> Sequence[str]:
    """Each piece both ways round, unless it is square; or none."""
    pieces = [f"ter:{name}/{turn}" for name, piece in PIECES.items() for turn in (("0",) if piece.size[0] == piece.size[1] else ("0", "90"))]
    return [*pieces, PASS]


def _why_not_terrain(t: Battlefield, me: Player, key: str) -> Rule | None:
    """A piece that still lies ready, and for which there is a place. [A-26, C-8]"""
    if key == PASS:
        return None
    if key not in _terrain(t, me):
        return "A-25"
    piece = _read(key).piece
    if sum(feature.piece == piece for feature in t.features) >= PIECES[piece].ready:
        return "C-8"
    return "A-26" if next(_free_centres(t, me, key), None) is None else None


def _say_terrain(t: Battlefield, me: Player, key: str) -> Option:
    if key == PASS:
        return PassTerrain()
    turned = _read(key)
    return LayTerrain(turned.piece, inches(turned.size[0]), inches(turned.size[1]))


def _about_terrain(t: Battlefield, me: Player) -> TerrainAsked:
    return TerrainAsked(NUMBERS.terrain_each - me.placed)


choose_terrain = one_of("terrain", _terrain, forbids=_why_not_terrain, says=_say_terrain, rule="A-25", about=_about_terrain)


def _free_centres(t: Battlefield, me: Player, key: str) -> Iterator[Point]:
    """Where this piece could lie, inch by inch as the player sees it."""
    size = _read(key).size
    wide, deep = size if me.edge in ("south", "north") else size[::-1]
    for far in range(deep // 2, t.board, INCH):
        for across in range(wide // 2, t.board, INCH):
            centre = seen_from(me.edge, t.board, across, far)
            if _why_not_centre(t, me, key, [centre]) is None:
                yield centre


def _centres(t: Battlefield, me: Player, key: str) -> list[Place]:
    return [at_spot(centre) for centre in spread(_free_centres(t, me, key), NAMED_APART)]


def _why_not_centre(t: Battlefield, me: Player, key: str, points: list[Point]) -> Rule | None:
    others = [Laid(feature.piece, Rect(feature.left, feature.bottom, feature.right, feature.top)) for feature in t.features]
    return why_not_terrain(t.board, len(t.players), _read(key).laid_at(points[0]), others)


def _foresee_terrain(t: Battlefield, me: Player, key: str, points: list[Point]) -> dict[str, Any]:
    """Where its corners would be."""
    return {"corners": [*_read(key).laid_at(points[0]).corners]}


def _about_centre(t: Battlefield, me: Player, key: str) -> TerrainPlaceAsked:
    return TerrainPlaceAsked(_read(key).piece, *_read(key).size)


choose_centre = spot("terrain-place", _centres, forbids=_why_not_centre, foresees=_foresee_terrain, rule="A-26", about=_about_centre)


# Objectives ----------------------------------------------------------------------------------------------------------


@step
async def lay_objective(t: Battlefield) -> None:
    """The first objective lies in the centre, and then each player places one. [A-27, A-192]"""
    if not t.objectives:
        put_objective(t, (t.board // 2, t.board // 2))
        t.tell(CentreLaid)
    player = t.players[t.order[len(t.objectives) - 1]]
    t.active = player.seat
    [place] = await choose_objective(t, player)
    objective = put_objective(t, place)
    t.tell(ObjectiveLaid, player.seat, objective.id.upper(), inches(place[0]), inches(place[1]))
    if len(t.objectives) == objectives_for(len(t.players)):
        t.phase, t.active = "bookmarks", t.order[0]


def put_objective(t: Battlefield, place: Point) -> Objective:
    objective = Objective(f"o{len(t.objectives) + 1}", *place)
    t.objectives.append(objective)
    return objective


def _objective_places(t: Battlefield, me: Player) -> list[Place]:
    """Inch by inch within the edges, thinned out. However the others were placed, one of these is always free."""
    lanes = range(NUMBERS.objective_edge * INCH, t.board - NUMBERS.objective_edge * INCH + 1, INCH)
    grid = (seen_from(me.edge, t.board, across, far) for far in lanes for across in lanes)
    return [at_spot(place) for place in spread((place for place in grid if _why_not_objective(t, me, [place]) is None), NAMED_APART)]


def _why_not_objective(t: Battlefield, me: Player, points: list[Point]) -> Rule | None:
    return why_not_objective(t.board, points[0], [objective.at for objective in t.objectives])


choose_objective = spot("objective", _objective_places, forbids=_why_not_objective, rule="A-27")

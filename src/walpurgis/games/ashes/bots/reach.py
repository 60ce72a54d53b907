"""How far it is for a bot, counted in tiles: the fewest that must be laid or turned until a path leads from a space to a goal.

A field is worked out backwards from its goals, over the ways to leave a space. It takes the paths as they lie, knows portals, figures, traps and the diagonal,
and forgets whose turn it is. Nothing is changed here; what the distances are worth is in worth.py.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from ..board import BACK, BASE_OF, BASES, CROSSROADS, DIAGONAL, DIRECTIONS, EDGE, FACES, KIND_OF, NEXT, ON_DIAGONAL, PLAIN_ALONE, SECTION_OF_EDGE, SPACES
from ..facts import SIDE_OF, SOCIETY_FIGURES
from ..state import Night

Exit: TypeAlias = int
"""A space and the direction in which it is left, as a number."""

TILE = 2
"""Distances are counted in half tiles."""
FAR = 18 * TILE
"""No goal is further than this: distances are not followed beyond it."""
FRIEND, FOE, HOOD = 4, 6, 2
"""What a figure in the way counts for: they may move, the Society's soonest."""
TRAP, SAND, BEAR = 3, 2, 4
"""What it counts to be stopped, and hurt."""
FACE_OF: dict[str, str] = {joined: face for faces in FACES.values() for face in faces for joined in (face, face[::-1])}
"""The tile that joins two sides."""
_EXITS = [(space, way) for space in SPACES for way in DIRECTIONS]
EXIT: dict[str, dict[str, Exit]] = {space: {way: 4 * n + k for k, way in enumerate(DIRECTIONS)} for n, space in enumerate(SPACES)}


class Entry(NamedTuple):
    """A way onto a space by one of its sides: from which exit, over which space of the diagonal, and the tile that leads on."""

    origin: Exit
    middle: str
    face: str
    kind: str


def _crossed(space: str, way: str, alone: bool) -> tuple[str, str, tuple[str, ...]]:
    """Where an exit leads: the space, the space of the diagonal on the way, and the edges."""
    there = NEXT[space].get(way, "")
    if there in ON_DIAGONAL and not alone:
        return NEXT[there].get(way, ""), there, (EDGE[space][way], EDGE[there].get(way, ""))
    return there, "", (EDGE[space].get(way, ""),)


def _entries(space: str, out: str, alone: bool) -> tuple[Entry, ...]:
    """The ways onto a space for one who leaves it in that direction."""
    found = []
    for side in DIRECTIONS:
        origin, middle, _ = _crossed(space, side, alone)
        if side != out and origin:
            face = FACE_OF[side + out]
            found.append(Entry(EXIT[origin][BACK[side]], middle, face, KIND_OF[face]))
    return tuple(found)


ENTRIES = {alone: [_entries(space, out, alone) for space, out in _EXITS] for alone in (False, True)}
_OVER: dict[str, list[Exit]] = {}
"""The exits that lead over each edge, while the Chosen walks."""
for _space, _way in _EXITS:
    for _edge in _crossed(_space, _way, alone=False)[2]:
        _OVER.setdefault(_edge, []).append(EXIT[_space][_way])
_CROSSROADS = frozenset(CROSSROADS)
_GROUND = {alone: frozenset(space for space in PLAIN_ALONE if alone or space not in ON_DIAGONAL) for alone in (False, True)}


class Field:
    """The distance from every exit to the nearest goal, for one side, as far as it was worked out."""

    __slots__ = ("after", "exits", "t")

    def __init__(self, t: Night, side: str, goals: dict[Exit, int], *, own: Collection[str] = (), seek: Collection[str] = (), enough: int = 1) -> None:
        """`goals` are exits with what is still to be added there; `own` are figures that do not stand in the way. With `seek`, the field ends as soon as
        enough of these spaces were reached."""
        self.t = t
        barred = frozenset([edge for edge in t.portals if SECTION_OF_EDGE[edge] == side])
        lies, stands = frozenset(t.tiles.items()), frozenset(t.standing.items())
        stops = tuple(_stops(t, side).items())
        self.exits, self.after = _spread(t.alone, side, tuple(goals.items()), barred, lies, stands, stops, frozenset(own), frozenset(seek), enough)

    def of(self, space: str) -> int:
        """How far it is for a figure on that space."""
        exits = self.exits
        if space in ON_DIAGONAL and not self.t.alone:
            return min([exits[EXIT[there][way]] for way, there in NEXT[space].items()])
        here = EXIT[space]
        return min([exits[here[way]] for way in self.t.tiles.get(space, DIRECTIONS)])

    def road(self, space: str) -> list[tuple[str, str]]:
        """The shortest way from a space on: each space with the tile that belongs there, the last one with the exit to the goal."""
        here = min((EXIT[space][way] for way in self.t.tiles.get(space, DIRECTIONS)), key=self.exits.__getitem__)
        found = []
        while (onward := self.after[here]) >= 0:
            entry = next(entry for entry in ENTRIES[self.t.alone][onward] if entry.origin == here)
            found.append((_EXITS[onward][0], entry.face))
            here = onward
        return found


@lru_cache(maxsize=1024)
def _spread(
    alone: bool,
    side: str,
    goals: tuple[tuple[Exit, int], ...],
    portals: frozenset[str],
    lies: frozenset[tuple[str, str]],
    stands: frozenset[tuple[str, str]],
    halts: tuple[tuple[str, int], ...],
    own: frozenset[str],
    seek: frozenset[str],
    enough: int,
) -> tuple[list[int], list[int]]:
    """The distance of each exit, and the exit after it on the way. Plans meet the same table again and again: cards can be played in any order."""
    tiles, standing, stops = dict(lies), dict(stands), dict(halts)
    exits, after = [FAR] * len(_EXITS), [-1] * len(_EXITS)
    crossroads, entries, ground, kind_of, names = _CROSSROADS, ENTRIES[alone], _GROUND[alone], KIND_OF, _EXITS
    done = bytearray(len(_EXITS))
    for edge in portals:
        for barred in _OVER[edge]:
            done[barred] = 1
    sought = set(seek)
    enough = len(sought) - enough
    waiting: list[list[tuple[Exit, Exit]]] = [[] for _ in range(FAR)]
    for goal, far in goals:
        if far < FAR:
            done[goal] = 0
            waiting[far].append((goal, -1))
    for far, reached in enumerate(waiting):
        for here, onward in reached:
            if done[here]:
                continue
            done[here] = 1
            exits[here] = far
            after[here] = onward
            space, way = names[here]
            tile = tiles.get(space)
            if space in sought and way in (tile or DIRECTIONS):
                sought.discard(space)
                if len(sought) <= enough:
                    return exits, after
            cost = far + stops[space] if space in stops else far
            figure = standing.get(space)
            if figure is not None and figure not in own:
                cost += HOOD if figure in SOCIETY_FIGURES else FRIEND if SIDE_OF.get(figure) == side else FOE
            if tile is None and space not in crossroads and space not in stops:
                if space not in ground:
                    continue
                if figure is None or figure not in SIDE_OF:
                    cost += TILE
            for origin, middle, face, kind in entries[here]:
                if done[origin]:
                    continue
                total = cost
                if tile is not None and tile != face:
                    if figure is not None or kind_of[tile] != kind:
                        continue
                    total += TILE
                if middle and middle in standing:
                    total += FRIEND
                if total < FAR:
                    waiting[total].append((origin, here))
    return exits, after


def _stops(t: Night, side: str) -> dict[str, int]:
    """The spaces that stop a figure on its way, and what that counts."""
    found = dict.fromkeys(t.traps, TRAP)
    for faction in t.factions.values():
        if faction.sand:
            found[faction.sand] = SAND
    return found | dict.fromkeys(t.bears, BEAR) if side == "H" else found


# Goals ---------------------------------------------------------------------------------------------------------------


def next_to(t: Night, side: str, space: str, far: int = 0) -> dict[Exit, int]:
    """The exits that lead straight to a space, where no portal hurts."""
    return {EXIT[there][BACK[way]]: far for way, there in NEXT[space].items() if there not in BASE_OF and not t.hurts(space, way, side)}


def homewards(t: Night, who: str) -> dict[Exit, int]:
    """The exits that lead into one's own base, where nobody blocks it; a base closed for this turn counts, since the next one comes."""
    side = SIDE_OF[who]
    goals = {}
    for home in BASES[side]:
        if home not in t.standing:
            for way, there in NEXT[home].items():
                if there not in BASE_OF and not t.hurts(home, way, side):
                    goals[EXIT[there][BACK[way]]] = 0
    return goals


def along_her_way(t: Night, side: str, soon: int, late: int) -> dict[Exit, int]:
    """The exits to where the Chosen will be after this many turns, and after each two more; what is later counts `late` more each time."""
    goals: dict[Exit, int] = {}
    first = DIAGONAL.index(t.chosen) + soon if t.chosen else max(0, soon - t.away)
    for number, place in enumerate(range(first, len(DIAGONAL) - 1, 2)):
        for goal in next_to(t, side, DIAGONAL[place]):
            goals.setdefault(goal, late * number)
    return goals

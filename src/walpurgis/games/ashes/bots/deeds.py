"""What a card can bring about: tiles laid or turned around a figure, and the walk that follows. Bots choose among these; nothing is judged here.

A deed is found by walking: where the path ends, a tile that the card gives is tried, and the walk continues over it. Only tiles on the walker's way are tried.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from contextlib import suppress
from typing import NamedTuple

from ..board import BACK, FACES, KIND_OF, NEXT, ON_DIAGONAL
from ..combat import free_path, take_the_chosen
from ..ending import NightEnds
from ..facts import SIDE_OF, SOCIETY_FIGURES
from ..paths import BIT, Leg, bits, leg
from ..state import Night
from ..tiles import ground, read_work, work
from ..walking import arrive, run_into

PATIENCE = 300
"""This many spaces are visited for one figure with one card."""


class Deed(NamedTuple):
    """What is done with one card."""

    card: str
    ops: tuple[str, ...] = ()
    """Keys of tiles laid or turned, in order."""
    who: str = ""
    path: tuple[str, ...] = ()
    """The spaces walked; with none of them the figure stays."""
    turn: str = ""
    """The first direction."""
    facing: str = ""
    struck: bool = False
    caught: bool = False
    """Whether the Chosen can be taken on the way."""
    met: tuple[str, ...] = ()
    """The enemies that can be attacked on the way."""


class Walks:
    """The walks of one figure with the tiles of one card, on a table that may be scribbled on."""

    def __init__(self, t: Night, card: str, who: str, area: Collection[str], *, whole: bool = False) -> None:
        """`area` is where tiles may be worked; with `whole`, only walks that use up all tiles are wanted."""
        self.t, self.card, self.who, self.whole = t, card, who, whole
        allowed = ground(t)
        self.area = frozenset(space for space in area if space in allowed and space not in t.standing and space not in t.traps)
        self.side = SIDE_OF[who]
        self.fights = not t.alone and self.side == t.me.side
        self.hers = t.at.get(t.chosen, "") if t.chosen in SOCIETY_FIGURES else t.chosen if t.chosen in NEXT else ""
        self.enemies = frozenset(t.enemies(self.side)) if self.fights else frozenset[str]()
        self.patience = PATIENCE
        self.found: list[Deed] = []

    def all(self, kinds: str = "", walked: Collection[str] = ()) -> list[Deed]:
        """Every walk that the tiles allow, up to a number."""
        start, tiles = self.t.at[self.who], self.t.tiles
        stays = Deed(self.card, who=self.who, facing=self.t.facing.get(self.who, ""))
        been = bits((start, *walked))
        self._at(start, been, kinds, stays)
        lies = tiles.get(start)
        if self.whole and not self.t.alone and lies and KIND_OF[lies] in kinds:  # the tile under its feet may be turned, too
            for face in FACES[KIND_OF[lies]]:
                if face != lies:
                    tiles[start] = face
                    self._at(start, been, kinds.replace(KIND_OF[lies], "", 1), stays._replace(ops=(f"rot:{start}={face}",)))
            tiles[start] = lies
        return self.found

    def _at(self, here: str, walked: int, kinds: str, so_far: Deed) -> None:
        """Look around on a space, then continue in every direction."""
        t = self.t
        self.patience -= 1
        if self.patience < 0:
            return
        if self.fights:
            so_far = self._look_around(here, so_far)
        sides = t.open_sides(here)
        onward = [there for direction in sides if (there := leg(t, self.who, here, direction)) and not there.enters & walked]
        if so_far.path and all(there.crosses for there in onward):  # nobody has to cross the diagonal
            self._keep(kinds, so_far)
        for there in onward:
            self._go(there, walked, kinds, so_far)
        if not kinds:
            return
        for direction in sides:
            space = self._ahead(here, direction)
            if space in self.area and not BIT[space] & walked and all(op[4:].partition("=")[0] != space for op in so_far.ops):
                for op, kind in self._works(space, BACK[direction], kinds):
                    before = t.tiles.get(space)
                    t.tiles[space] = op[-2:]
                    laid = leg(t, self.who, here, direction)
                    if laid is not None and not laid.enters & walked:
                        self._go(laid, walked, kinds.replace(kind, "", 1), so_far._replace(ops=(*so_far.ops, op)))
                    if before is None:
                        del t.tiles[space]
                    else:
                        t.tiles[space] = before

    def _ahead(self, here: str, direction: str) -> str:
        """The space where a tile would continue the path."""
        there = NEXT[here].get(direction, "")
        if there in ON_DIAGONAL and not self.t.alone:
            return NEXT[there].get(direction, "")
        return there

    def _works(self, space: str, side: str, kinds: str) -> Iterator[tuple[str, str]]:
        """The ways to lay or turn a tile so that it can be entered by that side."""
        lies = self.t.tiles.get(space)
        for kind in FACES:
            if kind in kinds and (KIND_OF[lies] == kind if lies else self.t.supply[kind] > 0):
                for face in FACES[kind]:
                    if side in face and face != lies:
                        yield f"{'rot' if lies else 'put'}:{space}={face}", kind

    def _go(self, there: Leg, walked: int, kinds: str, so_far: Deed) -> None:
        caught = so_far.caught or self.t.chosen in there.spaces
        path, turn = so_far.path + there.spaces, so_far.turn or there.direction
        so_far = so_far._replace(path=path, turn=turn, facing=there.direction, caught=caught, struck=there.struck)
        if there.ends:
            self._keep(kinds, so_far)
        else:
            self._at(there.spaces[-1], walked | there.enters, kinds, so_far)

    def _keep(self, kinds: str, deed: Deed) -> None:
        if not (self.whole and kinds):
            self.found.append(deed)

    def _look_around(self, here: str, so_far: Deed) -> Deed:
        """Who can be attacked from here, and whether the Chosen can be taken."""
        t = self.t
        for direction in t.open_sides(here):
            there = NEXT[here].get(direction, "")
            if there and there == self.hers and not t.hurts(here, direction, self.side):
                so_far = so_far._replace(caught=True)
            elif (met := t.standing.get(there, "")) in self.enemies and met not in so_far.met and free_path(t, self.who, here, direction):
                so_far = so_far._replace(met=(*so_far.met, met))
        return so_far


def carried_out(t: Night, deed: Deed) -> Night:
    """A copy of the table after a deed, attacks left out."""
    after = t.copy()
    for op in deed.ops:
        work(after, read_work(op))
    who = deed.who
    if not who:
        return after
    if deed.caught:
        take_the_chosen(after, who)
    if deed.path:
        after.put(who, deed.path[-1], deed.facing)
    with suppress(NightEnds):
        if deed.struck:
            run_into(after, who, deed.facing)
        elif deed.path:
            arrive(after, who, deed.path[-1])
    return after

"""Path tiles: where they may be placed, how they may be rotated, removed and changed. [AA-P2-5, AA-P2-6, AA-P2-9, AA-P1-10]"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable
from typing import NamedTuple

from walpurgis.engine import Option, Rule, without

from .board import FACES, KIND_OF, OTHER_KIND, PLAIN, PLAIN_ALONE, SPACES
from .events import TileChanged, TilePlaced, TileRemoved, TileTurned
from .options import ChangeTile, LayTile, RemoveTile, TurnTile
from .state import Night

_PLAIN, _PLAIN_ALONE = frozenset(PLAIN), frozenset(PLAIN_ALONE)
PUT = {space: {kind: tuple(f"put:{space}={face}" for face in faces) for kind, faces in FACES.items()} for space in PLAIN_ALONE}
TURN = {space: {old: tuple(f"rot:{space}={face}" for face in FACES[kind] if face != old) for old, kind in KIND_OF.items()} for space in PLAIN_ALONE}
CHANGE = {space: {old: tuple(f"cnv:{space}={face}" for face in FACES[OTHER_KIND[kind]]) for old, kind in KIND_OF.items()} for space in PLAIN_ALONE}
"""The keys of all that can be done to a tile, prepared."""
PUT_ANYWHERE = {
    alone: {kind: tuple(key for space in spaces for key in PUT[space][kind]) for kind in FACES} for alone, spaces in ((False, PLAIN), (True, PLAIN_ALONE))
}
"""The keys for placing a tile of a kind on any space where tiles may lie."""


class Work(NamedTuple):
    """What is done to a tile: laid (put), turned (rot), changed to the other kind (cnv) or removed (rem)."""

    how: str
    space: str
    face: str = ""


def read_work(key: str) -> Work:
    """What `put:C9=EW` and the like mean."""
    return _WORKS.get(key) or _read(key)


def _read(key: str) -> Work:
    how, _, rest = key.partition(":")
    space, _, face = rest.partition("=")
    return Work(how, space, face)


_WORKS = {key: _read(key) for ways in (PUT, TURN, CHANGE) for faces in ways.values() for keys in faces.values() for key in keys}
"""Prepared, since tiles are laid and turned all the time."""


def say_work(key: str) -> Option:
    """What is done to a tile, as a choice."""
    how, space, face = read_work(key)
    return RemoveTile(space) if how == "rem" else _OPTIONS[how](space, face)


def ground(t: Night) -> frozenset[str]:
    """Where tiles may lie at all. [AA-B-9]"""
    return _PLAIN_ALONE if t.alone else _PLAIN


# What is forbidden --------------------------------------------------------------------------------------------------


def why_not_lay(t: Night, kinds: str, area: Container[str], space: str, face: str) -> Rule | None:
    """A tile of a kind that the card shows and that is left, on a free space of the area. [AA-P2-4, AA-P2-5, AA-P2-9, AA-P2-11, AA-SO-9]"""
    if space not in ground(t):
        return "AA-SO-9" if t.alone else "AA-P2-5"
    if space in t.tiles or space in t.standing or space in t.traps:
        return "AA-P2-5"
    if space not in area:
        return "AA-P2-9"
    if KIND_OF[face] not in kinds:
        return "AA-P2-4"
    return None if t.supply[KIND_OF[face]] else "AA-P2-11"


def why_not_turn(t: Night, kinds: str, area: Container[str], space: str, face: str) -> Rule | None:
    """A tile of the kinds shown, in the area, under a figure or not; it must lie otherwise than before. [AA-P2-6, AA-P2-9]"""
    lies = t.tiles.get(space)
    if lies is None or KIND_OF[lies] != KIND_OF[face] or KIND_OF[lies] not in kinds:
        return "AA-P2-6"
    if space not in area:
        return "AA-P2-9"
    return "AA-P2-6" if lies == face else None


def can_change(t: Night, space: str, face: str) -> bool:
    """Whether a tile without a figure can be replaced by one of the other kind: the supply must have it. [AA-P1-10, AA-SS-8]"""
    lies = t.tiles.get(space)
    return lies is not None and KIND_OF[face] != KIND_OF[lies] and space not in t.standing and t.supply[KIND_OF[face]] > 0


def can_remove(t: Night, space: str) -> bool:
    """Whether a tile lies there without a figure. [AA-P1-10]"""
    return space in t.tiles and space not in t.standing


# Keys ---------------------------------------------------------------------------------------------------------------


def placements(t: Night, kind: str, spaces: Iterable[str]) -> list[str]:
    """The keys for placing a tile of this kind on one of the spaces. [AA-P2-5, AA-P2-11]"""
    if not t.supply[kind]:
        return []
    allowed, tiles, standing, traps = ground(t), t.tiles, t.standing, t.traps
    return [key for space in spaces if space in allowed and space not in tiles and space not in standing and space not in traps for key in PUT[space][kind]]


def turns(t: Night, kinds: str, spaces: Iterable[str]) -> list[str]:
    """The keys for rotating a tile of these kinds on one of the spaces. [AA-P2-6]"""
    tiles = t.tiles
    return [key for space in spaces if space in tiles and KIND_OF[tiles[space]] in kinds for key in TURN[space][tiles[space]]]


def changes(t: Night) -> list[str]:
    """The keys for replacing a tile by the other kind, where that can be done. [AA-P1-10, AA-SS-8]"""
    tiles, given = t.tiles, {kind for kind, other in OTHER_KIND.items() if t.supply[other]}
    return [key for space in tiled(t) if KIND_OF[tiles[space]] in given and space not in t.standing for key in CHANGE[space][tiles[space]]]


def removals(t: Night) -> list[str]:
    """The keys for removing a tile, where that can be done. [AA-P1-10]"""
    return [f"rem:{space}" for space in tiled(t) if space not in t.standing]


def all_turns(t: Night) -> list[str]:
    """The keys for turning any tile that lies on the board."""
    return [key for space in tiled(t) for key in TURN[space][t.tiles[space]]]


def all_changes(t: Night) -> list[str]:
    """The keys for replacing any tile that lies on the board by the other kind."""
    return [key for space in tiled(t) for key in CHANGE[space][t.tiles[space]]]


def all_removals(t: Night) -> list[str]:
    """The keys for removing any tile that lies on the board."""
    return [f"rem:{space}" for space in tiled(t)]


_RANK = {space: n for n, space in enumerate(SPACES)}


def in_reading_order(spaces: Iterable[str]) -> list[str]:
    return sorted(spaces, key=_RANK.__getitem__)


def tiled(t: Night) -> list[str]:
    """The spaces with a tile, in reading order."""
    return in_reading_order(t.tiles)


# Work ---------------------------------------------------------------------------------------------------------------


def work(t: Night, deed: Work) -> None:
    """Do something to a tile."""
    _DEEDS[deed.how](t, deed.space, deed.face)


def lay(t: Night, space: str, face: str) -> None:
    """From the supply onto a space. [AA-P2-5]"""
    t.supply[KIND_OF[face]] -= 1
    t.tiles[space] = face
    t.tell(TilePlaced, space, face)


def turn(t: Night, space: str, face: str) -> None:
    """[AA-P2-6]"""
    t.tiles[space] = face
    t.tell(TileTurned, space, face)


def change(t: Night, space: str, face: str) -> None:
    """Replace a tile by one of the other kind. [AA-P1-10, AA-SS-8]"""
    t.supply[KIND_OF[t.tiles[space]]] += 1
    t.supply[KIND_OF[face]] -= 1
    t.tiles[space] = face
    t.tell(TileChanged, space, face)


def take_away(t: Night, space: str, _: str) -> None:
    """[AA-P1-10]"""
    remove(t, space)
    t.tell(TileRemoved, space)


_DEEDS: dict[str, Callable[[Night, str, str], None]] = {"put": lay, "rot": turn, "cnv": change, "rem": take_away}
_OPTIONS = {"put": LayTile, "rot": TurnTile, "cnv": ChangeTile}


def remove(t: Night, space: str) -> None:
    """Back to the supply, and a bear trap with it. [AA-P1-10, AA-KS-20]"""
    t.supply[KIND_OF[t.tiles.pop(space)]] += 1
    if space in t.bears:
        t.bears = without(t.bears, space)

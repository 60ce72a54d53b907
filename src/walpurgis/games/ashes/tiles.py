"""Path tiles: where they may be placed, how they may be rotated, removed and changed. [AA-P2-5, AA-P2-6, AA-P2-9, AA-P1-10]"""

from __future__ import annotations

from collections.abc import Iterable

from walpurgis.engine import Rule, Say, without

from .board import FACES, KIND_OF, OTHER_KIND, PLAIN, PLAIN_ALONE, SPACES
from .events import TileChanged, TilePlaced, TileRemoved, TileTurned
from .state import Night

_PLAIN, _PLAIN_ALONE = frozenset(PLAIN), frozenset(PLAIN_ALONE)
PUT = {space: {kind: tuple(f"put:{space}={face}" for face in faces) for kind, faces in FACES.items()} for space in PLAIN_ALONE}
TURN = {space: {old: tuple(f"rot:{space}={face}" for face in FACES[kind] if face != old) for old, kind in KIND_OF.items()} for space in PLAIN_ALONE}
CHANGE = {space: {old: tuple(f"cnv:{space}={face}" for face in FACES[OTHER_KIND[kind]]) for old, kind in KIND_OF.items()} for space in PLAIN_ALONE}
"""The keys of all that can be done to a tile, prepared."""


def ground(t: Night) -> frozenset[str]:
    """Where tiles may lie at all. [AA-B-9]"""
    return _PLAIN_ALONE if t.alone else _PLAIN


def placements(t: Night, kind: str, spaces: Iterable[str]) -> list[str]:
    """The keys for placing a tile of this kind on one of the spaces. [AA-P2-5, AA-P2-11]"""
    if not t.supply[kind]:
        return []
    allowed, tiles, standing, traps = ground(t), t.tiles, t.standing, t.traps
    return [key for space in spaces if space in allowed and space not in tiles and space not in standing and space not in traps for key in PUT[space][kind]]


def turns(t: Night, kinds: str, spaces: Iterable[str]) -> list[str]:
    """The keys for rotating a tile of these kinds on one of the spaces. [AA-P2-6]"""
    tiles, standing = t.tiles, t.standing
    return [key for space in spaces if space in tiles and KIND_OF[tiles[space]] in kinds and space not in standing for key in TURN[space][tiles[space]]]


def changes(t: Night) -> list[str]:
    """The keys for replacing a tile by the other kind. [AA-P1-10, AA-SS-8]"""
    free = [space for space in t.tiles if space not in t.standing and t.supply[OTHER_KIND[KIND_OF[t.tiles[space]]]]]
    return [key for space in in_reading_order(free) for key in CHANGE[space][t.tiles[space]]]


def removals(t: Night) -> list[str]:
    """The keys for removing a tile. [AA-P1-10]"""
    return [f"rem:{space}" for space in in_reading_order(space for space in t.tiles if space not in t.standing)]


_RANK = {space: n for n, space in enumerate(SPACES)}


def in_reading_order(spaces: Iterable[str]) -> list[str]:
    return sorted(spaces, key=_RANK.__getitem__)


def work(t: Night, key: str) -> str:
    """Do what a key says to a tile. Returns the space."""
    deed, _, rest = key.partition(":")
    space, _, face = rest.partition("=")
    before = t.tiles.get(space)
    if deed == "rem":
        remove(t, space)
        t.tell(TileRemoved, space)
    elif deed == "put":
        t.supply[KIND_OF[face]] -= 1
        t.tiles[space] = face
        t.tell(TilePlaced, space, face)
    elif deed == "rot":
        t.tiles[space] = face
        t.tell(TileTurned, space, face)
    else:
        assert before is not None
        t.supply[KIND_OF[before]] += 1
        t.supply[KIND_OF[face]] -= 1
        t.tiles[space] = face
        t.tell(TileChanged, space, face)
    return space


def remove(t: Night, space: str) -> None:
    """Back to the supply, and a bear trap with it. [AA-P1-10, AA-KS-20]"""
    t.supply[KIND_OF[t.tiles.pop(space)]] += 1
    if space in t.bears:
        t.bears = without(t.bears, space)


def why_not_work(t: Night, kinds: str, key: str) -> Rule | None:
    """Why a tile cannot be placed, or not rotated so."""
    deed, _, rest = key.partition(":")
    space, _, face = rest.partition("=")
    if deed not in ("put", "rot") or space not in _RANK or face not in KIND_OF:
        return None
    if deed == "rot":
        return "AA-P2-6"
    if t.alone and space not in ground(t):
        return "AA-SO-9"
    if space not in ground(t) or space in t.tiles or space in t.standing or space in t.traps:
        return "AA-P2-5"
    if KIND_OF[face] not in kinds:
        return "AA-P2-4"
    return "AA-P2-11" if not t.supply[KIND_OF[face]] else "AA-P2-9"


def say_work(key: str) -> Say:
    """`put:C9=EW` and the like in words."""
    deed, _, rest = key.partition(":")
    space, _, face = rest.partition("=")
    return Say(f"option-{deed}", {"space": space, "face": Say(f"face-{face}")} if face else {"space": space})

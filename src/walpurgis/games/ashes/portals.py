"""Where portals are, and where they may be put: by the Mystic, and by the Society's player. [AA-P1-11 to AA-P1-13, AA-SS-3]"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from walpurgis.engine import Option, Rule
from walpurgis.engine.question import one_of

from .board import ENDS, PORTAL_EDGES, SECTION_OF_EDGE
from .events import PortalMoved
from .keys import concerning, rest, rule_about, two
from .options import Edge, Portal
from .state import Night, Player


def section_of(t: Night, portal: str) -> str:
    """In whose section a portal lies: it hurts that side. [AA-B-10]"""
    return next(SECTION_OF_EDGE[edge] for edge, there in t.portals.items() if there == portal)


def own_portals(t: Night) -> list[str]:
    """The portals in one's own section: those that hurt one's own side. [AA-P1-11]"""
    return sorted(portal for edge, portal in t.portals.items() if SECTION_OF_EDGE[edge] == t.me.side)


def is_own(t: Night, portal: str) -> bool:
    return portal in own_portals(t)


def free_edges(t: Night, side: str) -> Iterator[str]:
    """The edges of a section where a portal may be put. [AA-P1-12]"""
    closed = {*t.standing, t.chosen}
    return (name for name in PORTAL_EDGES[side] if name not in t.portals and closed.isdisjoint(ENDS[name]))


async def place_portal(t: Night, me: Player, portal: str, *sides: str) -> None:
    """To a free edge of these sections; its face is the one that hurts whoever owns the section. [AA-P1-11, AA-P1-12]"""
    move_portal(t, portal, await where_the_portal(t, me, portal, sides))


def move_portal(t: Night, portal: str, edge: str) -> None:
    """[AA-P1-11]"""
    before = next(name for name, there in t.portals.items() if there == portal)
    del t.portals[before]
    t.portals[edge] = portal
    t.tell(PortalMoved, portal, edge, SECTION_OF_EDGE[edge])


def say_portal(t: Night, me: Player, key: str) -> Option:
    return Portal(rest(key))


def _edges(t: Night, me: Player, portal: str, sides: tuple[str, ...]) -> list[str]:
    return [f"por:{portal}>{edge}" for side in sides for edge in PORTAL_EDGES[side]]


def _free_edges(t: Night, me: Player, portal: str, sides: tuple[str, ...]) -> list[str]:
    """The same as what nothing forbids among the candidates, without asking for each."""
    return [f"por:{portal}>{edge}" for side in sides for edge in free_edges(t, side)]


@concerning("por")
def _why_not_edge(t: Night, me: Player, portal: str, sides: tuple[str, ...], key: str) -> Rule | None:
    """A free edge that is not part of the border, in one of these sections; and the portal that was taken. [AA-P1-11, AA-P1-12, AA-SS-3]"""
    named, edge = two(key, ">")
    if named != portal or not edge:
        return rule_about(t, me, key)
    section = SECTION_OF_EDGE[edge]
    if edge not in free_edges(t, section):
        return "AA-P1-12"
    return None if section in sides else "AA-P1-11"


def _about_edge(t: Night, me: Player, portal: str, sides: tuple[str, ...]) -> dict[str, Any]:
    return {"portal": portal}


def _say_edge(t: Night, me: Player, portal: str, sides: tuple[str, ...], key: str) -> Option:
    edge = two(key, ">")[1]
    return Edge(portal, edge, SECTION_OF_EDGE[edge])


def _edge(key: str) -> str:
    return two(key, ">")[1]


where_the_portal = one_of("edge", _edges, forbids=_why_not_edge, says=_say_edge, rule="AA-P1-12", about=_about_edge, quick=_free_edges).meaning(_edge)

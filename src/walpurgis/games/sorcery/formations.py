"""Movement formations: who may take part, how the members are chosen, and how they move as one block. [A-85, A-86, A-88, A-174 to A-178, D-42]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from walpurgis.engine import Option, Rule
from walpurgis.engine.ask import Place
from walpurgis.engine.plane import INCH, TOLERANCE, Point, length
from walpurgis.engine.question import one_of, spot
from walpurgis.engine.walk import place_fault

from .arriving import arrive, bonds_of, nearest_opponents, turn_in_place, turn_to
from .deeds import Deed, alone
from .events.moving import FormationMoved, Regrouped
from .facts import NUMBERS
from .moving import break_away, path, tell_halts
from .options.moving import Gathering, Journey, KeepFacing, LeadFormation, SetOut, StayFacing, TakeAlong
from .standing import disc, disc_at, touches
from .state import Battlefield, Figure, Player
from .values import abilities, has, speed, symbols
from .warriors import SYMBOLS
from .ways import Manner, ground_for, settled
from .wording import Offered, inches, unit

GO = "go"


# Who may take part ---------------------------------------------------------------------------------------------------


def why_not_member(t: Battlefield, figure: Figure) -> Rule | None:
    """Why a figure may not lead or join a formation. Whoever was given an action takes no part, even if a trance allows another; nor does one that was
    moved by a friend. [A-85, A-117, A-174]"""
    shown = abilities(t, figure)
    if "flight" in shown or "quickness" in shown:
        return "A-85"
    if figure.tokens >= NUMBERS.most_tokens or not figure.is_able or figure.status != "ground" or t.captive_of(figure) is not None:
        return "A-174"
    return "A-174" if figure.given else figure.barred or None


def share_a_symbol(t: Battlefield, group: Sequence[Figure]) -> bool:
    """Whether all have a faction symbol in common, Pact included, or one of them has Command. [A-85, A-88, A-178]"""
    if any(has(t, member, "command") for member in group):
        return True
    common = [symbol for symbol in symbols(t, group[0]) if symbol in SYMBOLS.factions]
    return any(all(symbol in symbols(t, member) for member in group) for symbol in common)


def neighbours(t: Battlefield, group: Sequence[Figure]) -> list[Figure]:
    """The player's figures that touch a group and are not in it."""
    return [f for f in t.own(group[0].seat) if f not in group and any(touches(f, member) for member in group)]


def is_formation(t: Battlefield, group: Sequence[Figure]) -> bool:
    """Whether a connected group is a formation as it is. [A-85]"""
    return NUMBERS.formation_min <= len(group) <= NUMBERS.formation_max and share_a_symbol(t, group)


def can_become_formation(t: Battlefield, group: Sequence[Figure]) -> bool:
    """Whether a connected group is a formation, or is one with others who can join."""
    if is_formation(t, group):
        return True
    joining = [f for f in neighbours(t, group) if why_not_member(t, f) is None] if len(group) < NUMBERS.formation_max else []
    return any(can_become_formation(t, [*group, figure]) for figure in joining)


def why_not_form(t: Battlefield, figure: Figure, rest: str) -> Rule | None:
    """There must be enough others who touch each other, can take part, and share a symbol. [A-85, A-174]"""
    if rest:
        return "A-85"
    own = why_not_member(t, figure)
    if own is not None or can_become_formation(t, [figure]):
        return own
    return next((rule for other in _all_connected(t, figure) if (rule := why_not_member(t, other)) is not None), "A-85")


def _all_connected(t: Battlefield, figure: Figure) -> list[Figure]:
    """Everybody of one's own who is connected with a figure, able to take part or not."""
    group = [figure]
    while more := neighbours(t, group):
        group += more
    return group[1:]


# Choosing the members ------------------------------------------------------------------------------------------------


def _candidates(t: Battlefield, me: Player, group: Sequence[Figure]) -> Sequence[str]:
    return [*(figure.id for figure in t.own(me.seat) if figure not in group), GO]


def why_not_join(t: Battlefield, me: Player, group: Sequence[Figure], key: str) -> Rule | None:
    """Who joins touches the group, may take part, and leaves a formation possible. [A-85, A-174]"""
    if key == GO:
        return None if is_formation(t, group) else "A-85"
    figure = t.figures.get(key)
    if figure is None or figure.seat != me.seat or len(group) == NUMBERS.formation_max:
        return "A-85"
    if figure in group or figure not in neighbours(t, group):
        return "A-174"
    return why_not_member(t, figure) or (None if can_become_formation(t, [*group, figure]) else "A-85")


def _say_join(t: Battlefield, me: Player, group: Sequence[Figure], key: str) -> Option:
    return SetOut(len(group)) if key == GO else TakeAlong(unit(t.figures[key]))


def _about_joining(t: Battlefield, me: Player, group: Sequence[Figure]) -> Gathering:
    return Gathering(unit(group[0]), len(group))


members = one_of("members", _candidates, forbids=why_not_join, says=_say_join, rule="A-85", about=_about_joining)
"""Asked for one member after the other, because who may join depends on who has."""


async def gather(t: Battlefield, leader: Figure) -> list[Figure]:
    """The members of a formation, the leader first. [A-85, A-175]"""
    group, me = [leader], t.players[leader.seat]
    while len(group) < NUMBERS.formation_max and (key := await members(t, me, group)) != GO:
        group.append(t.figures[key])
    return group


# Moving together -----------------------------------------------------------------------------------------------------


async def carry_out_form(t: Battlefield, leader: Figure, rest: str) -> Sequence[Figure]:
    """Gather, break away once for all, move as a block, take places, face any way; then the movement ends for all at once. [A-86, A-175 to A-177, D-42]"""
    group = await gather(t, leader)
    followers = group[1:]
    for figure in followers:
        figure.given += 1
    if not await break_away(t, *group):
        for figure in group:
            await turn_in_place(t, figure)
        return followers
    bonds, starts = bonds_of(t, group), [figure.at for figure in group]
    manner = manner_of_formation(t, group)
    await _move_block(t, group, manner)
    for place, figure in enumerate(followers, 1):
        await _take_place(t, figure, group[:place], group, starts[place], manner.inches)
    moved = [figure for figure, start in zip(group, starts, strict=True) if figure.at != start]
    if moved:
        await arrive(t, moved, bonds)
    return followers


def manner_of_formation(t: Battlefield, group: Sequence[Figure]) -> Manner:
    """How a formation moves: as far as its slowest member, everybody on foot. Water and burning ground stop them all if they stop one. [A-176, A-177, D-42]"""
    without = [member.id for member in group]
    grounds = [ground_for(t, member, without) for member in group]
    wet, burning = max(grounds, key=lambda ground: len(ground.entered)), max(grounds, key=lambda ground: len(ground.round_entered))
    ground = replace(wet, round_entered=burning.round_entered)
    return Manner(min(speed(t, member) for member in group), ground, ground, "A-176", others=tuple(disc(member) for member in group[1:]))


async def _move_block(t: Battlefield, group: Sequence[Figure], manner: Manner) -> None:
    """Everybody makes the leader's steps. [A-177, D-42]"""
    leader = group[0]
    way = settled(t, leader, manner, await path(t, t.players[leader.seat], leader, manner))
    dx, dy = way.walk.end[0] - leader.x, way.walk.end[1] - leader.y
    for member in group:
        member.put((member.x + dx, member.y + dy))
    leader.look(way.facing)
    t.tell(FormationMoved, [unit(member) for member in group], inches(way.walk.length), [*way.walk.path])
    tell_halts(t, leader, way)


# Taking places -------------------------------------------------------------------------------------------------------


class Slot(NamedTuple):
    """A member that may take a place other than that of the block."""

    figure: Figure
    placed: Sequence[Figure]
    """Who has a place already."""
    group: Sequence[Figure]
    start: Point
    """Where it stood before the block moved."""
    inches: int


def why_not_place(t: Battlefield, me: Player, slot: Slot, points: Sequence[Point]) -> Rule | None:
    """The place of the block is always free. Another must be within the speed in a straight line, free, touch a member that has its place, and leave the group
    connected. [A-48, A-53, A-174, D-42]"""
    place, figure = points[0], slot.figure
    if place == figure.at:
        return None
    fault = place_fault(disc_at(figure, place), ground_for(t, figure))
    if fault is not None:
        return "A-53" if fault.kind == "board" else "A-48"
    if length(slot.start, place) > slot.inches * INCH + TOLERANCE:
        return "A-176"
    there = _as_if_at(figure, place)
    if not any(touches(there, member) for member in slot.placed):
        return "D-42"
    return None if is_connected([there if member is figure else member for member in slot.group]) else "A-174"


def _as_if_at(figure: Figure, place: Point) -> Figure:
    there = figure.copy()
    there.put(place)
    return there


def is_connected(group: Sequence[Figure]) -> bool:
    """Whether figures form one group by base contact. [A-174]"""
    reached, rest = [group[0]], [*group[1:]]
    while near := [figure for figure in rest if any(touches(figure, other) for other in reached)]:
        reached += near
        rest = [figure for figure in rest if figure not in near]
    return not rest


def _places(t: Battlefield, me: Player, slot: Slot) -> list[Place]:
    """The place of the block, facing one of the nearest three opponents or as before."""
    figure = slot.figure
    faces = [Place(f"stay/{other.id}", StayFacing(unit(other)).say(), [figure.at, other.at]) for other in nearest_opponents(t, figure)[:3]]
    return [*faces, Place("keep", KeepFacing().say(), [figure.at, figure.at])]


def _about_place(t: Battlefield, me: Player, slot: Slot) -> Journey:
    return Journey(unit(slot.figure), slot.inches, True, "ground")


take_place = spot("path", _places, (2, 2), forbids=why_not_place, rule="D-42", about=_about_place)
"""A member's own place and facing, after the block has moved."""


async def _take_place(t: Battlefield, figure: Figure, placed: Sequence[Figure], group: Sequence[Figure], start: Point, inches: int) -> None:
    place, look = await take_place(t, t.players[figure.seat], Slot(figure, placed, group, start, inches))
    if place != figure.at:
        t.tell(Regrouped, unit(figure), [figure.at, place])
        figure.put(place)
    turn_to(t, figure, look)


def say_form(t: Battlefield, figure: Figure, rest: str) -> Offered:
    return LeadFormation(unit(figure))


DEEDS: dict[str, Deed] = {"form": Deed("move", alone, why_not_form, say_form, carry_out_form)}

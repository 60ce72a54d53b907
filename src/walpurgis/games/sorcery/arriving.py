"""The end of a movement: free spins, Pole Arm, Glyph of Cinders; and turning. The captive has been put to its place before. [A-45, A-128, A-129, A-143]"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from walpurgis.engine import Rule
from walpurgis.engine.ask import Place
from walpurgis.engine.plane import Point, distance_squared, facing
from walpurgis.engine.question import spot

from .captives import lead, place_for_captive
from .dials import Damage, dealt
from .events.moving import Impaled, Met, Scorched, Spun, Turned
from .facts import NUMBERS
from .harm import bury, hurt
from .options.moving import Face, Facing, KeepFacing
from .sights import Foreseen, foresee_turn
from .standing import CINDERS, has_in_front_contact, is_near_glyph, opponents_touching, touches
from .state import Battlefield, Figure, Player
from .values import abilities, has
from .ways import ground_for
from .wording import unit

SCORCHING = "a"
"""The mode in which Glyph of Cinders hurts whoever ends a movement near it."""
Bonds = Collection[tuple[str, str]]
"""Pairs of a figure that moves and an opposing able figure that it touched before."""


async def arrive(t: Battlefield, movers: Sequence[Figure], bonds: Bonds = ()) -> bool:
    """What follows when figures have ended a movement. Returns whether the action continues: no Pole Arm struck, and all still stand and have not lost heart.
    [A-79, A-129]

    `bonds` matter for a formation only: a warrior that one member touched before gets no free spin for another.
    """
    for mover in movers:
        met = opponents_touching(t, mover)
        if met:
            t.tell(Met, unit(mover), [unit(other) for other in met])
    await _give_free_spins(t, movers, bonds)
    stopped = _strike_with_pole_arms(t, movers)
    _scorch(t, movers)
    return not stopped and all(mover.is_able for mover in movers)


def bonds_of(t: Battlefield, figures: Sequence[Figure]) -> Bonds:
    """Whom these figures touch, before they move."""
    return [(figure.id, other.id) for figure in figures for other in opponents_touching(t, figure)] if len(figures) > 1 else ()


# Free spins ----------------------------------------------------------------------------------------------------------


async def _give_free_spins(t: Battlefield, movers: Sequence[Figure], bonds: Bonds) -> None:
    """Each warrior that is touched may spin once, the seats in turn order. [A-45, A-128]"""
    for seat in t.seats_from(t.active):
        for warrior in t.own(seat):
            if may_spin(t, warrior, movers, bonds):
                [look] = await spin(t, t.players[seat], warrior)
                if turn_to(t, warrior, look):
                    t.tell(Spun, unit(warrior))


def may_spin(t: Battlefield, warrior: Figure, movers: Sequence[Figure], bonds: Bonds = ()) -> bool:
    """Whether a mover ends in contact with this warrior, which touched no other opposing able figure before. [A-45, A-128]"""
    moving = [mover.id for mover in movers]
    if t.are_friends(warrior.seat, movers[0].seat) or any(other.id not in moving for other in opponents_touching(t, warrior, able=True)):
        return False
    before = [mover for mover, other in bonds if other == warrior.id and t.figures[mover].is_able]
    return any(touches(mover, warrior) and all(one == mover.id for one in before) for mover in movers)


def _ways_to_face(t: Battlefield, figure: Figure, others: Sequence[Figure]) -> list[Place]:
    faces = [Place(f"face:{other.id}", Face(unit(other)).say(), [other.at]) for other in others]
    return [*faces, Place("keep", KeepFacing().say(), [figure.at])]


def _spins(t: Battlefield, me: Player, figure: Figure) -> list[Place]:
    return _ways_to_face(t, figure, opponents_touching(t, figure))


def _turns(t: Battlefield, me: Player, figure: Figure) -> list[Place]:
    """Towards the nearest three opponents, or as before."""
    return _ways_to_face(t, figure, nearest_opponents(t, figure)[:3])


def nearest_opponents(t: Battlefield, figure: Figure) -> list[Figure]:
    """All opposing figures, the nearest first; of equally near ones the first by its label. [D-46]"""
    return sorted(t.opponents(figure.seat), key=lambda other: (distance_squared(other.at, figure.at), other.id))


def why_not_turn(t: Battlefield, me: Player, figure: Figure, points: Sequence[Point]) -> Rule | None:
    """Any way may be faced; only a captor needs room for its captive behind it. [A-47, A-171]"""
    captive = t.captive_of(figure)
    if captive is None:
        return None
    faces = facing(figure.at, points[0], figure.facing)
    return "A-171" if place_for_captive(t, figure, captive, figure.at, faces, ground_for(t, figure)) is None else None


def _about(t: Battlefield, me: Player, figure: Figure) -> Facing:
    return Facing(unit(figure))


def _foresee(t: Battlefield, me: Player, figure: Figure, points: Sequence[Point]) -> Foreseen:
    """How it would stand then. [D-57, D-63]"""
    faces, captive = facing(figure.at, points[0], figure.facing), t.captive_of(figure)
    place = None if captive is None else place_for_captive(t, figure, captive, figure.at, faces, ground_for(t, figure))
    return foresee_turn(t, me, figure, faces, place)


spin = spot("spin", _spins, forbids=why_not_turn, foresees=_foresee, rule="A-128", about=_about)
turn = spot("turn", _turns, forbids=why_not_turn, foresees=_foresee, rule="A-46", about=_about)


def turn_to(t: Battlefield, figure: Figure, look: Point) -> bool:
    """Turn a figure towards a point, and its captive with it. Returns whether that changed anything. [D-26, A-171]"""
    before, faces = figure.facing, facing(figure.at, look, figure.facing)
    if faces == before:
        return False
    captive = t.captive_of(figure)
    place = None if captive is None else place_for_captive(t, figure, captive, figure.at, faces, ground_for(t, figure))
    figure.look(faces)
    lead(t, figure, place, moved=False)
    return True


async def turn_in_place(t: Battlefield, figure: Figure) -> None:
    """Ask for a facing. It is not a movement: nothing follows. [A-46, A-130]"""
    [look] = await turn(t, t.players[figure.seat], figure)
    if turn_to(t, figure, look):
        t.tell(Turned, unit(figure))


# What waits at the end -----------------------------------------------------------------------------------------------


def _strike_with_pole_arms(t: Battlefield, movers: Sequence[Figure]) -> bool:
    """Each Pole Arm whose front arc a mover touches deals its damage, all at the same time. Returns whether there was one: then the action ends. [A-143]"""
    wounds: dict[str, int] = {}
    for mover in movers:
        for warrior in poles_at(t, mover):
            t.tell(Impaled, unit(mover), unit(warrior))
            wounds[mover.id] = wounds.get(mover.id, 0) + dealt(NUMBERS.pole_arm_damage, abilities(t, mover), Damage.ABILITY)
    if wounds:
        hurt(t, wounds)
        bury(t)
    return bool(wounds)


def poles_at(t: Battlefield, mover: Figure) -> list[Figure]:
    """The opposing warriors with Pole Arm whose front arc a figure touches."""
    return [other for other in opponents_touching(t, mover, able=True) if has_in_front_contact(other, mover) and has(t, other, "pole-arm")]


def _scorch(t: Battlefield, movers: Sequence[Figure]) -> None:
    """Glyph of Cinders hurts opposing figures that end a movement near it, once, and nothing reduces that. It leaves immune figures alone.
    [A-123, S-130, S-136]"""
    wounds: dict[str, int] = {}
    for mover in movers:
        glyphs = [g for g in t.glyphs(CINDERS) if g.mode == SCORCHING and not t.are_friends(g.seat, mover.seat) and is_near_glyph(mover, g, g.printed.within)]
        if glyphs and mover.status in ("ground", "air") and not mover.is_magic_immune:
            t.tell(Scorched, unit(mover))
            wounds[mover.id] = glyphs[0].printed.damage
    if wounds:
        hurt(t, wounds)
        bury(t)

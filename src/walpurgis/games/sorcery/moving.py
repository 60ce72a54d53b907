"""Moving: asking for a path and following it, breaking away, and the plain move actions: move, turn, double-time. [A-46 to A-54, A-130 to A-137]

What a path does and what forbids it is in `ways.py`; what follows at its end in `arriving.py`.
"""

from __future__ import annotations

from collections.abc import Sequence

from walpurgis.engine import Rule
from walpurgis.engine.plane import Point
from walpurgis.engine.question import spot

from .arriving import arrive, turn_in_place
from .captives import lead
from .deeds import Deed, alone
from .events.moving import BrokeAway, Halted, HaltedByFire, HeldFast, Landed, Moved, Shifted, TookOff, Turned
from .facts import NUMBERS
from .foresight import foresee_move
from .named import named_moves
from .options.moving import BreakAway, DoubleTime, Journey, Move, Turn
from .standing import is_near_glyph, opponents_touching
from .state import Battlefield, Figure, Player
from .values import abilities, has, has_proficiency, is_enchanted, speed
from .ways import ARCANE_SIGHT, Manner, Way, manner_of, settled, why_not_way
from .wording import Offered, inches, unit

BINDING = "P21"


# Following a path ----------------------------------------------------------------------------------------------------


def _points(t: Battlefield, me: Player, figure: Figure, manner: Manner) -> tuple[int, int]:
    return 2, manner.most_points


def _about(t: Battlefield, me: Player, figure: Figure, manner: Manner) -> Journey:
    return Journey(unit(figure), manner.inches, manner.flies, manner.level)


path = spot("path", named_moves, _points, forbids=why_not_way, foresees=foresee_move, rule="A-47", about=_about)
moved = spot("moved", named_moves, _points, forbids=why_not_way, foresees=foresee_move, rule="A-142", about=_about)
"""The same, for a figure that somebody else moves."""


async def walk(t: Battlefield, figure: Figure, inches: int, *, rule: Rule = "", ends: tuple[Rule, ...] = ()) -> bool:
    """Ask for a path of a figure's own movement and follow it. Returns whether the figure stands and its action continues. [A-47, A-129, A-167]

    `rule` explains the length, if it is not simply the speed; `ends` names what the end must fulfil (`ways.ENDINGS`).
    """
    manner = manner_of(t, figure, inches, rule, (*ends, "A-167") if figure.is_demoralized else ends)
    return await follow(t, figure, manner, await path(t, t.players[figure.seat], figure, manner))


async def rush(t: Battlefield, figure: Figure, inches: int) -> bool:
    """The movement of a charge or a surge. It must end in front-arc contact; who finds no way may stay, and then nothing follows. [A-55, A-138]"""
    start = figure.at
    rule = "A-CHARGE-1" if has(t, figure, "charge") else "A-55"
    return await walk(t, figure, inches, rule=rule, ends=("A-138",)) and figure.at != start


async def follow(t: Battlefield, figure: Figure, manner: Manner, points: Sequence[Point], by: int | None = None) -> bool:
    """Carry out a path: the settled way, no other. Who only turns has not moved. `by` is the seat of whoever moves a figure of others. [A-129, A-130, D-39]"""
    way = settled(t, figure, manner, points)
    before = figure.status
    figure.put(way.walk.end)
    figure.look(way.facing)
    figure.status = manner.level
    _tell(t, figure, way, before, by)
    lead(t, figure, way.captive, moved=not way.turns_only)
    return way.turns_only or await arrive(t, [figure])


def _tell(t: Battlefield, figure: Figure, way: Way, before: str, by: int | None) -> None:
    who = unit(figure)
    if way.turns_only:
        t.tell(Turned, who)
        return
    if before == "ground" and figure.status == "air":
        t.tell(TookOff, who)
    if by is None:
        t.tell(Moved, who, inches(way.walk.length), [*way.walk.path])
    else:
        t.tell(Shifted, who, by, inches(way.walk.length), [*way.walk.path])
    if before == "air" and figure.status == "ground":
        t.tell(Landed, who)
    tell_halts(t, figure, way)


def tell_halts(t: Battlefield, figure: Figure, way: Way) -> None:
    """Which terrain ended a movement. [A-90, A-93, A-94]"""
    for name in way.walk.terrain:
        piece = next((feature.piece for feature in t.features if feature.id == name), "")
        if piece:
            t.tell(Halted, unit(figure), piece)
        else:
            t.tell(HaltedByFire, unit(figure))


# Breaking away -------------------------------------------------------------------------------------------------------


def holders(t: Battlefield, figure: Figure) -> list[Figure]:
    """The opposing able figures that a figure must break away from. Only Arcane Sight holds a ghost. [A-50, A-132, A-141]"""
    touching = opponents_touching(t, figure, able=True)
    return [other for other in touching if is_enchanted(t, other, ARCANE_SIGHT)] if has(t, figure, "ghostform") else touching


def number_to_break_away(t: Battlefield, figure: Figure) -> int:
    """The least die that breaks away: 4, with Flight 2, near an opposing Glyph of Binding 6. [A-50, S-22, S-136]"""
    bound = [g.printed.break_away for g in t.glyphs(BINDING) if not t.are_friends(g.seat, figure.seat) and is_near_glyph(figure, g, g.printed.within)]
    if bound and not figure.is_magic_immune:
        return max(bound)
    return NUMBERS.breakaway_min_flight if has(t, figure, "flight") else NUMBERS.breakaway_min


async def break_away(t: Battlefield, *figures: Figure) -> bool:
    """Roll, if anybody holds one of these figures: one die for all, against the worst number that any of those held needs. [A-50, A-86, A-134, A-176]"""
    needed = max((number_to_break_away(t, figure) for figure in figures if holders(t, figure)), default=0)
    if not needed:
        return True
    die = t.chance.die(6)
    t.tell(BrokeAway if die >= needed else HeldFast, unit(figures[0]), die, needed)
    return die >= needed


# Move, turn, double-time ---------------------------------------------------------------------------------------------


def reach_of_move(t: Battlefield, figure: Figure) -> int:
    """How far a move action takes a figure: its speed; twice as far for one that soars and has no token. [A-47, A-148]"""
    return speed(t, figure, factor=soaring_factor(t, figure) if figure.status == "air" else 1)


def soaring_factor(t: Battlefield, figure: Figure) -> int:
    """By how much the speed of a winged warrior is multiplied while it soars. [A-148]"""
    return NUMBERS.soaring_factor if not figure.tokens and has_proficiency(t, figure, "soaring") else 1


def why_not_move(t: Battlefield, figure: Figure, rest: str) -> Rule | None:
    """Everybody may move or turn; `rest` is for keys that name more than a figure. [A-46, A-47]"""
    return "A-47" if rest else None


async def carry_out_move(t: Battlefield, figure: Figure, rest: str) -> None:
    """Break away if need be, then follow a path; after a failure only a facing is chosen. [A-47, A-50, A-51, A-134]"""
    if await break_away(t, figure):
        rule = "A-148" if figure.status == "air" and soaring_factor(t, figure) > 1 else ""
        await walk(t, figure, reach_of_move(t, figure), rule=rule)
    else:
        await turn_in_place(t, figure)


def say_move(t: Battlefield, figure: Figure, rest: str) -> Offered:
    far = reach_of_move(t, figure)
    return BreakAway(unit(figure), far, number_to_break_away(t, figure)) if holders(t, figure) else Move(unit(figure), far)


async def carry_out_turn(t: Battlefield, figure: Figure, rest: str) -> None:
    await turn_in_place(t, figure)


def say_turn(t: Battlefield, figure: Figure, rest: str) -> Offered:
    return Turn(unit(figure))


def why_not_double(t: Battlefield, figure: Figure, rest: str) -> Rule | None:
    """Double-time is for boots without tokens that touch no opposing figure; not with Flight or Aquatic. [A-54, A-79, A-132]"""
    if rest:
        return "A-54"
    if figure.is_demoralized:
        return "A-79"
    shown = abilities(t, figure)
    if figure.tokens or not has_proficiency(t, figure, "double-time") or "flight" in shown or "aquatic" in shown:
        return "A-54"
    return "A-132" if opponents_touching(t, figure) else None


async def carry_out_double(t: Battlefield, figure: Figure, rest: str) -> None:
    """Up to twice the speed, and no contact with anybody. [A-54, A-136, A-137]"""
    await walk(t, figure, speed(t, figure, factor=2), rule="A-54", ends=("A-136",))


def say_double(t: Battlefield, figure: Figure, rest: str) -> Offered:
    return DoubleTime(unit(figure), speed(t, figure, factor=2))


DEEDS: dict[str, Deed] = {
    "move": Deed("move", alone, why_not_move, say_move, carry_out_move),
    "turn": Deed("move", alone, why_not_move, say_turn, carry_out_turn),
    "double": Deed("move", alone, why_not_double, say_double, carry_out_double),
}

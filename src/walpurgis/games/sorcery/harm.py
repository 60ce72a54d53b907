"""Damage, healing and losses: dials turn, figures fall, books drop, captives go free. [A-10, A-11, D-23, D-24]

How much damage an attack deals is in `attacks.py`.
"""

from __future__ import annotations

from collections.abc import Mapping

from walpurgis.engine.plane import Point, inside, nearest_on_border

from .dials import damaged, healed
from .ending import BattleEnds
from .events.harm import BookDropped, Damaged, Eliminated, Freed, Healed, PlayerOut, Pushed, Unhurt
from .lasting import end_working
from .standing import kind_of, polygon_of
from .state import NOBODY, Battlefield, Figure, Tome
from .values import abilities, works_on
from .victory import decide
from .wording import unit

BLOODBRAND = "P16"


# Dials ---------------------------------------------------------------------------------------------------------------


def hurt(t: Battlefield, wounds: Mapping[str, int]) -> list[str]:
    """Turn the dials of several figures at the same time, by clicks that are already reduced. Returns those whose dial turned. [A-125, A-126, D-23]"""
    return _turned(t, wounds, Damaged)


def push(t: Battlefield, damages: Mapping[str, int]) -> list[str]:
    """Pushing damage, to several figures at the same time. Nothing reduces it; Bloodbrand adds to it. [A-40, P-16]"""
    return _turned(t, {who: amount + _brand(t, t.figures[who]) for who, amount in damages.items() if amount}, Pushed)


def _brand(t: Battlefield, figure: Figure) -> int:
    return sum(w.printed.pushing for w in t.working_on(figure, BLOODBRAND) if works_on(t, w, figure))


def _turned(t: Battlefield, wounds: Mapping[str, int], event: type[Damaged] | type[Pushed]) -> list[str]:
    turned = []
    for who, clicks in wounds.items():
        figure = t.figures[who]
        before = figure.click
        figure.click = damaged(figure.printed, before, clicks)
        if figure.click > before:
            figure.hurt = True
            turned.append(who)
            t.tell(event, unit(figure), figure.click - before, figure.click)
        else:
            t.tell(Unhurt, unit(figure))
    return turned


def heal(t: Battlefield, figure: Figure, clicks: int) -> int:
    """Turn a dial back. Returns by how many clicks. [A-10, A-127]"""
    before = figure.click
    figure.click = healed(figure.printed, before, clicks, abilities(t, figure))
    if figure.click < before:
        t.tell(Healed, unit(figure), before - figure.click, figure.click)
        for working in t.working_on(figure, "P19"):
            end_working(t, working)
    return before - figure.click


# Losses --------------------------------------------------------------------------------------------------------------


def bury(t: Battlefield) -> None:
    """Eliminate all figures at their skulls; then drop their books, end the enchantments on them, free their captives, and see whether the battle is over.
    [A-11, A-102, D-24]"""
    fallen = [f for f in t.figures.values() if f.is_there and f.is_at_the_skulls]
    for figure in fallen:
        figure.status, figure.captor = "gone", ""
        t.tell(Eliminated, unit(figure), figure.seat)
    after_losing(t, fallen)


def after_losing(t: Battlefield, fallen: list[Figure]) -> None:
    """What follows when figures have left the battlefield, in the order of the book. [D-24, A-106, A-119, A-120]"""
    _leave_behind(t, fallen)
    check_sides(t)


def _leave_behind(t: Battlefield, fallen: list[Figure]) -> None:
    """Books drop, enchantments on the fallen end, and so do the Bloodbrands that they cast; their captives are free. [A-102, A-84, S-124, P-16]"""
    for figure in fallen:
        for tome in t.tomes_of(figure):
            drop(t, tome, figure)
    for figure in fallen:
        figure.tokens, figure.tapped = 0, ""
        for working in t.working_on(figure):
            end_working(t, working)
        for working in [w for w in t.workings if w.caster == figure.id and w.spell == BLOODBRAND]:
            end_working(t, working)
    free_captives(t)


def drop(t: Battlefield, tome: Tome, figure: Figure) -> None:
    """A book falls where the centre of its wielder was, or beside blocking terrain. [A-102, A-187, S-19]"""
    tome.wielder = ""
    tome.x, tome.y = _open_ground(t, figure.at)
    t.tell(BookDropped, unit(figure), tome.book)


def _open_ground(t: Battlefield, place: Point) -> Point:
    for feature in t.features:
        if kind_of(t, feature) == "blocking" and inside(place, polygon_of(feature)):
            return nearest_on_border(place, polygon_of(feature))
    return place


def free_captives(t: Battlefield) -> None:
    """Captives whose captor is gone, captive or demoralized are free where they stand, with no tokens. [A-84, A-173]"""
    for captive in t.figures.values():
        if captive.status == "captive" and not t.figures[captive.captor].is_able:
            captive.status, captive.captor, captive.tokens = "ground", "", 0
            t.tell(Freed, unit(captive))


def check_sides(t: Battlefield) -> None:
    """A player without an able figure is out; when only one side has one, or none, the battle is over. [A-106, A-119, A-120]"""
    for player in t.players:
        if not player.is_out and not any(f.is_able for f in t.own(player.seat)):
            player.is_out = True
            t.tell(PlayerOut, player.seat)
    standing = {t.side(p.seat) for p in t.players if not p.is_out}
    if len(standing) <= 1:
        decide(t)
        raise BattleEnds
    for player in t.players:
        if player.is_out:
            clear_away(t, player.seat)


def clear_away(t: Battlefield, seat: int) -> None:
    """What an eliminated player leaves behind goes: figures, glyphs, illusions and control markers; captives are freed. [A-120]"""
    left = [f for f in t.figures.values() if f.seat == seat and f.is_there]
    for figure in left:
        figure.status, figure.captor = "gone", ""
    for working in [w for w in t.workings if w.seat == seat and w.id[0] in "gi"]:
        end_working(t, working)
    for objective in t.objectives:
        if objective.holder == seat:
            objective.holder = NOBODY
    _leave_behind(t, left)

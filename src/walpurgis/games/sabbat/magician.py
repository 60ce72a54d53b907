"""B1, moving the magician: the step over the parquet, tile or mirror, and the powers that speak at the end of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from walpurgis.engine import Ask, Option, Rule, Say
from walpurgis.engine.question import one_of

from .board import IN_REACH, MIRRORS, RESOURCES, SQUARES, TOUCHING
from .events import Appeared, Bewitched, Burnt, MagicianMoved, Seduced
from .manor import CRACKED, mirror_terror, tile_at, use_the_tile, why_not_effect, work_the_mirror
from .options import USE_POWER, BreakMirror, BreakMirrorToo, CrackMirror, CrackMirrorToo, Fly, Plant, UseNoPower, UseNothing, UseTile, UseTileAgain, Walk
from .powers import BESIDE, LUXURIANCE, luxuriance, name_people, use, why_not_now, why_not_use, why_not_while
from .state import Manor, Player

STEPS: dict[str, dict[str, str]] = {s: {f"mag:{near}": near for near in TOUCHING[s]} for s in SQUARES}
FLIGHTS: dict[str, dict[str, str]] = {s: {f"mag:{far}:bat": far for far in SQUARES if far != s and far not in TOUCHING[s]} for s in SQUARES}
WALKS: dict[str, str] = {f"mag:{square}": square for square in SQUARES}
BY_BAT: dict[str, str] = {f"mag:{square}:bat": square for square in SQUARES}
WAYS: dict[str, str] = WALKS | BY_BAT
"""The square each key leads to."""

EFFECTS: dict[str, list[str]] = {s: ["eff:tile", *(f"eff:mir:{mirror}" for mirror in IN_REACH[s]), "eff:none"] for s in SQUARES}
EFFECT: dict[str, str] = {"eff:tile": "tile", "eff:none": "", LUXURIANCE: LUXURIANCE} | {f"eff:mir:{mirror}": mirror for mirror in MIRRORS}
"""What each key means: the tile, a mirror, or nothing."""

ABOUT_SQUARE: dict[str, dict[str, Say]] = {s: {"square": Say(f"square-{s}")} for s in SQUARES}

NO_POWER = "end1"
AGAIN: dict[str, str] = {"pow:dop:tile": "tile"} | {f"pow:dop:mir:{mirror}": mirror for mirror in MIRRORS}
"""What Doppelgänger uses again, by key."""
AT_THE_END: dict[str, dict[str, list[str]]] = {
    square: {
        "Y": ["pow:dop:tile", *(f"pow:dop:mir:{mirror}" for mirror in IN_REACH[square]), "pow:fir"],
        "R": ["pow:sed"],
        "B": ["pow:spe"],
        "G": ["pow:app"],
    }
    for square in SQUARES
}
"""The powers of each people that speak at the end of B1, by the square of its magician."""


async def move_the_magician(t: Manor) -> None:
    """Go to a square; use its tile, or one mirror in reach, or nothing, never both; then perhaps a power. [SM-B1-1 to SM-B1-4, SM-B1-7, SM-MI-3]"""
    me = t.active
    while (way := await which_way(t, me)) == LUXURIANCE:
        await luxuriance(t, me)
    go(t, me, way)
    while (effect := await which_effect(t, me)) == LUXURIANCE:
        await luxuriance(t, me)
    if effect == "tile":
        await use_the_tile(t, me)
    elif effect:
        work_the_mirror(t, me, effect)
    if t.use_powers and some_power_speaks(t, me, effect):
        await end_of_magician_move(t, me, effect)
    t.next_action()


# The step ---------------------------------------------------------------------------------------------------------


def ways(t: Manor, me: Player) -> Sequence[str]:
    """All squares; the vampire may think of flying. [SM-B1-1, SM-B1-2, SM-P-BAT-1]"""
    return [*WALKS, *(BY_BAT if me.people == "R" else ()), *BESIDE[me.people]]


def quick_ways(t: Manor, me: Player) -> list[str]:
    """The same, but only squares within reach are looked at."""
    occupied = [p.magician for p in t.players]
    keys = [key for key, square in squares_to_go(t, me).items() if square not in occupied]
    if t.use_powers and me.people == "G" and why_not_use(t, me, "lux") is None:
        keys.append(LUXURIANCE)
    return keys


def squares_to_go(t: Manor, me: Player) -> dict[str, str]:
    """First anywhere, later one step; with Bats also beyond. [SM-B1-1, SM-B1-2, SM-P-BAT-1]"""
    if not me.magician:
        return WALKS
    if t.use_powers and me.people == "R" and why_not_use(t, me, "bat") is None:
        return STEPS[me.magician] | FLIGHTS[me.magician]
    return STEPS[me.magician]


def why_not_walk(t: Manor, me: Player, key: str) -> Rule | None:
    """First anywhere, later one step, with Bats also beyond; no two magicians on one square. [SM-B1-1, SM-B1-2, SM-P-BAT-1]"""
    if key == LUXURIANCE:
        return why_not_use(t, me, "lux")
    if key not in WAYS:
        return why_not_now(t, me, key)
    if key.endswith(":bat"):
        if reason := why_not_use(t, me, "bat"):
            return reason
        if not me.magician or key not in FLIGHTS[me.magician]:
            return "SM-P-BAT-1"
    elif me.magician and key not in STEPS[me.magician]:
        return "SM-B1-2"
    if any(p.magician == WAYS[key] for p in t.players):
        return "SM-B1-2" if me.magician else "SM-B1-1"
    return None


def why_not_move_magician(t: Manor, me: Player) -> Rule | None:
    """A magician that is boxed in cannot be moved. [SM-B1-3]"""
    occupied = [p.magician for p in t.players]
    for square in squares_to_go(t, me).values():
        if square not in occupied:
            return None
    return "SM-B1-3"


def say_way(t: Manor, me: Player, key: str) -> Option:
    if key == LUXURIANCE:
        return USE_POWER["lux"]
    square = WAYS[key]
    return (Fly if key.endswith(":bat") else Walk)(square, tile_at(t, square))


placement = one_of("magician", ways, forbids=why_not_walk, says=say_way, rule="SM-B1-1", quick=quick_ways)
step = one_of("magician", ways, forbids=why_not_walk, says=say_way, rule="SM-B1-2", quick=quick_ways)


def which_way(t: Manor, me: Player) -> Ask[str]:
    """Where the magician goes. [SM-B1-1, SM-B1-2]"""
    return (step if me.magician else placement)(t, me)


def go(t: Manor, me: Player, way: str) -> None:
    """Walk or fly to a square. [SM-B1-1, SM-B1-2, SM-P-BAT-1]"""
    if way.endswith(":bat"):
        use(t, me, "bat")
    me.magician = WAYS[way]
    t.tell(MagicianMoved, me.people, me.magician)


# Tile or mirror ---------------------------------------------------------------------------------------------------


def effects(t: Manor, me: Player) -> Sequence[str]:
    """The tile, one mirror in reach, or nothing. [SM-B1-4]"""
    return [*EFFECTS[me.magician], *BESIDE[me.people]]


def why_not_use_this(t: Manor, me: Player, key: str) -> Rule | None:
    """A mirror must be in reach, and the effect must be possible. [SM-MI-1, SM-B1-6, SM-MI-2]"""
    if key == LUXURIANCE:
        return why_not_use(t, me, "lux")
    if key in EFFECTS[me.magician]:
        return why_not_effect(t, me, EFFECT[key])
    return "SM-MI-1" if key in EFFECT else why_not_now(t, me, key)


def say_effect(t: Manor, me: Player, key: str) -> Option:
    match EFFECT[key]:
        case "":
            return UseNothing()
        case "tile":
            return UseTile(tile_at(t, me.magician))
        case "pow:lux":
            return USE_POWER["lux"]
        case mirror:
            return (BreakMirror if t.mirrors[mirror] == CRACKED else CrackMirror)(mirror, mirror_terror(t, me, mirror))


def about_square(t: Manor, me: Player) -> Mapping[str, Say]:
    return ABOUT_SQUARE[me.magician]


which_effect = one_of("effect", effects, forbids=why_not_use_this, says=say_effect, rule="SM-B1-4", about=about_square).meaning(EFFECT.__getitem__)


# The end of B1 ------------------------------------------------------------------------------------------------------


async def end_of_magician_move(t: Manor, me: Player, effect: str) -> None:
    """After the effect, used or not, one power that speaks at the end of B1 may be used. [SM-B1-7, SM-P-5, SM-P-7]"""
    while (chosen := await which_power(t, me, effect)) == LUXURIANCE:
        await luxuriance(t, me)
    if chosen == NO_POWER:
        return
    power = chosen.split(":")[1]
    use(t, me, power)
    match power:
        case "dop":
            await doppelganger(t, me, AGAIN[chosen])
        case "fir":
            fireball(t, me)
        case "sed":
            seduction(t, me)
        case "spe":
            spell(t, me)
        case "app":
            await apparition(t, me)


def some_power_speaks(t: Manor, me: Player, effect: str) -> bool:
    """Whether a power of the end of B1 would change something now. [SM-P-5]"""
    return any(why_not_power(t, me, effect, key) is None for key in AT_THE_END[me.magician][me.people])


def powers_at_the_end(t: Manor, me: Player, effect: str) -> Sequence[str]:
    """One of one's own powers, or none. [SM-P-4]"""
    return [*AT_THE_END[me.magician][me.people], NO_POWER, *BESIDE[me.people]]


def why_not_power(t: Manor, me: Player, effect: str, key: str) -> Rule | None:
    """A power must be available and change something now; Doppelgänger repeats what was used; an open Seduction must steal.

    [SM-P-5, SM-P-DOP-1, SM-P-SED-1]
    """
    if key == NO_POWER:
        return "SM-P-SED-1" if me.power == "sed" and why_not_power(t, me, effect, "pow:sed") is None else None
    if key == LUXURIANCE:
        return why_not_use(t, me, "lux")
    if key in AGAIN:
        return why_not_use(t, me, "dop") or why_not_again(t, me, effect, AGAIN[key])
    if key not in WOULD_CHANGE:
        return why_not_now(t, me, key)
    power = key.removeprefix("pow:")
    return why_not_use(t, me, power) or (None if any(map(WOULD_CHANGE[key], t.adjacent(me))) else f"SM-P-{power.upper()}-1")


WOULD_CHANGE: dict[str, Callable[[Player], bool]] = {
    "pow:fir": lambda p: p.bridge > 0,
    "pow:sed": lambda p: p.h1["g"] + p.h2["g"] > 0,
    "pow:spe": lambda p: p.terror > 0,
    "pow:app": lambda p: True,
}
"""Whether a power at the end of B1 touches this adjacent opponent. [SM-P-FIR-1, SM-P-SED-1, SM-P-SPE-1, SM-P-APP-1]"""


def why_not_again(t: Manor, me: Player, effect: str, again: str) -> Rule | None:
    """The tile after the tile, a mirror in reach after a mirror. [SM-P-DOP-1, SM-MI-1]"""
    if not effect or (effect == "tile") != (again == "tile"):
        return "SM-P-DOP-1"
    if again != "tile" and again not in IN_REACH[me.magician]:
        return "SM-MI-1"
    return why_not_effect(t, me, again)


def say_power(t: Manor, me: Player, effect: str, key: str) -> Option:
    if key == NO_POWER:
        return UseNoPower()
    if key not in AGAIN:
        return USE_POWER[key.removeprefix("pow:")]
    again = AGAIN[key]
    if again == "tile":
        return UseTileAgain(tile_at(t, me.magician))
    return (BreakMirrorToo if t.mirrors[again] == CRACKED else CrackMirrorToo)(again, mirror_terror(t, me, again))


which_power = one_of("end-of-magician", powers_at_the_end, forbids=why_not_power, says=say_power, rule="SM-P-7")


async def doppelganger(t: Manor, me: Player, target: str) -> None:
    """The tile again, with new choices; or a mirror in reach, the same or the other. [SM-P-DOP-1, SM-P-DOP-2]"""
    if target == "tile":
        await use_the_tile(t, me)
    else:
        work_the_mirror(t, me, target)


def fireball(t: Manor, me: Player) -> None:
    """One ghost of each adjacent opponent goes from the drawbridge to the graveyard, without compensation. [SM-P-FIR-1]"""
    for p in t.adjacent(me):
        if p.bridge:
            p.bridge -= 1
            p.graveyard += 1
            t.tell(Burnt, p.people)


def seduction(t: Manor, me: Player) -> None:
    """All gemstones in the stores of all adjacent opponents come into the vampire's 2H. [SM-P-SED-1]"""
    stolen = 0
    for p in t.adjacent(me):
        stolen += p.h1["g"] + p.h2["g"]
        p.h1["g"] = p.h2["g"] = 0
    me.h2["g"] += stolen
    t.tell(Seduced, me.people, stolen)


def spell(t: Manor, me: Player) -> None:
    """One terror from each adjacent opponent who has any; beyond ten it is lost, but paid all the same. [SM-P-SPE-1]"""
    victims = [p for p in t.adjacent(me) if p.terror]
    for p in victims:
        p.terror -= 1
    t.gain_terror(me, len(victims))
    t.tell(Bewitched, me.people, [p.people for p in victims])


async def apparition(t: Manor, me: Player) -> None:
    """In the 1H of each adjacent opponent appears a resource that the elf names. [SM-P-APP-1, SM-P-APP-2]"""
    for p in t.adjacent(me):
        appear(t, p, (await what_appears(t, me, p))[-1])


def appear(t: Manor, p: Player, kind: str) -> None:
    """A resource appears in 1H. [SM-P-APP-1]"""
    p.h1[kind] += 1
    t.tell(Appeared, p.people, kind)


def gifts(t: Manor, me: Player, p: Player) -> Sequence[str]:
    return [f"app:{p.people}:{kind}" for kind in RESOURCES]


def say_gift(t: Manor, me: Player, p: Player, key: str) -> Option:
    return Plant(p.people, key[-1])


def about_neighbour(t: Manor, me: Player, p: Player) -> Mapping[str, Say]:
    return {"who": name_people(p.people)}


what_appears = one_of("apparition", gifts, forbids=why_not_while, says=say_gift, rule="SM-P-APP-1", about=about_neighbour, quick=gifts)

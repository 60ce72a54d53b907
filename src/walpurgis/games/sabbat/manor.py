"""B1, moving the magician: the step over the parquet, the manor tiles, the mirrors, and the powers that speak at the end of it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from walpurgis.engine import Rule, Say, number, one_of, some_of
from walpurgis.engine.old_ask import Ask

from .board import IN_REACH, MIRRORS, NUMBERS, RESOURCES, SQUARES, TOUCHING
from .events import (
    Appeared,
    Bewitched,
    Burnt,
    ClockTurnedBack,
    CurseLifted,
    Exchanged,
    MagicianMoved,
    MirrorBroken,
    MirrorCracked,
    ResourceBurnt,
    ResourcesTaken,
    Seduced,
)
from .powers import any_resources, beside_luxuriance, may_use, name_people, name_resource, use, why_not_now, why_not_use
from .state import Manor, Player, nothing

GLASS_FACTORY = "gd:gla"
INTACT, CRACKED, BROKEN = 0, 1, 2
NO_POWER = "end1"

ANYWHERE: dict[str, str] = {f"mag:{square}": square for square in SQUARES}
STEPS: dict[str, dict[str, str]] = {s: {f"mag:{near}": near for near in TOUCHING[s]} for s in SQUARES}
FLIGHTS: dict[str, dict[str, str]] = {s: {f"mag:{far}:bat": far for far in SQUARES if far != s and far not in TOUCHING[s]} for s in SQUARES}

EFFECTS: dict[str, dict[str, str]] = {s: {"eff:tile": "tile"} | {f"eff:mir:{mirror}": mirror for mirror in IN_REACH[s]} | {"eff:none": ""} for s in SQUARES}
EFFECT: dict[str, str] = {key: effect for effects in EFFECTS.values() for key, effect in effects.items()}
"""What each key means, whatever the square."""

ABOUT_SQUARE: dict[str, dict[str, Say]] = {s: {"square": Say(f"square-{s}")} for s in SQUARES}


async def move_the_magician(t: Manor) -> None:
    """Go to a square; use its tile, or one mirror in reach, or nothing, never both; then perhaps a power. [SM-B1-1 to SM-B1-4, SM-B1-7, SM-MI-3]"""
    me = t.active
    chosen = await beside_luxuriance(t, me, which_square)
    square, _, by = chosen.removeprefix("mag:").partition(":")
    if by:
        use(t, me, "bat")
    me.magician = square
    t.tell(MagicianMoved, me.people, square)
    effect = await beside_luxuriance(t, me, which_effect)
    if effect == "tile":
        await use_the_tile(t, me)
    elif effect:
        work_the_mirror(t, me, effect)
    if t.use_powers and next(powers_at_the_end(t, me, effect), None):
        await end_of_magician_move(t, me, effect)
    t.next_action()


def which_square(t: Manor, me: Player) -> Ask[str]:
    """Where the magician goes. [SM-B1-1, SM-B1-2]"""
    rule = "SM-B1-2" if me.magician else "SM-B1-1"
    return one_of(me, "magician", square_keys, of=(t, me), say=_say_square, elsewhere=_why_not_square, rule=rule)


def square_keys(t: Manor, me: Player) -> list[str]:
    """No two magicians on one square. [SM-B1-1, SM-B1-2]"""
    occupied = [p.magician for p in t.players]
    return [key for key, square in squares_to_go(t, me).items() if square not in occupied]


def squares_to_go(t: Manor, me: Player) -> dict[str, str]:
    """First anywhere, later one step; with Bats also beyond. [SM-B1-1, SM-B1-2, SM-P-BAT-1]"""
    if not me.magician:
        return ANYWHERE
    if me.people == "R" and may_use(t, me, "bat"):
        return STEPS[me.magician] | FLIGHTS[me.magician]
    return STEPS[me.magician]


def why_not_move_magician(t: Manor, me: Player) -> Rule | None:
    """A magician that is boxed in cannot be moved. [SM-B1-3]"""
    occupied = [p.magician for p in t.players]
    for square in squares_to_go(t, me).values():
        if square not in occupied:
            return None
    return "SM-B1-3"


def which_effect(t: Manor, me: Player) -> Ask[str]:
    """The tile, one mirror in reach, or nothing. [SM-B1-4, SM-B1-6, SM-MI-1]"""
    return one_of(
        me,
        "effect",
        effect_keys,
        of=(t, me),
        means=EFFECT.__getitem__,
        say=_say_effect,
        elsewhere=_why_not_effect,
        rule="SM-B1-4",
        about=ABOUT_SQUARE[me.magician],
    )


def effect_keys(t: Manor, me: Player) -> list[str]:
    return [key for key, effect in EFFECTS[me.magician].items() if why_not_effect(t, me, effect) is None]


def why_not_effect(t: Manor, me: Player, effect: str) -> Rule | None:
    """A tile must change something; a broken mirror is gone. [SM-B1-6, SM-MI-2]"""
    if effect == "tile":
        return why_not_tile(t, me)
    if effect and t.mirrors[effect] == BROKEN:
        return "SM-MI-2"
    return None


# Mirrors ---------------------------------------------------------------------------------------------------------


def work_the_mirror(t: Manor, me: Player, mirror: str) -> None:
    """An intact mirror cracks, a cracked one breaks and is gone; both give terror. [SM-MI-2, SM-MI-5]"""
    terror = t.gain_terror(me, mirror_terror(t, me, mirror))
    t.tell(MirrorBroken if t.mirrors[mirror] == CRACKED else MirrorCracked, me.people, mirror, terror)
    t.mirrors[mirror] += 1


def mirror_terror(t: Manor, me: Player, mirror: str) -> int:
    """3 for cracking, 2 for breaking; the glass factory adds 1 to every step (major) or to breaking only (minor). [SM-MI-2, SM-MI-4]"""
    state = t.mirrors[mirror]
    more = t.bonus(me, GLASS_FACTORY)
    terror: int = NUMBERS["mirror_terror"][state]
    return terror + (more == 2 or (more == 1 and state == CRACKED))


# Manor tiles -----------------------------------------------------------------------------------------------------


def tile_at(t: Manor, square: str) -> str:
    return t.grid[SQUARES.index(square)]


def why_not_tile(t: Manor, me: Player) -> Rule | None:
    """A special tile is offered only if it changes something. [SM-B1-6, SM-M-6]"""
    match tile_at(t, me.magician):
        case "t_gri":
            useful = me.cursed
        case "t_clo":
            useful = any(me.h1.values())
        case "t_ter" | "t_tub":
            useful = any(me.h1.values()) or any(me.h2.values())
        case _:
            useful = True
    return None if useful else "SM-B1-6"


async def use_the_tile(t: Manor, me: Player) -> None:
    """Tiles are never used up. [SM-B1-5]"""
    match tile_at(t, me.magician):
        case "t_gri":
            grimoire(t, me)
        case "t_clo":
            clock(t, me)
        case "t_ter":
            await terroriser(t, me)
        case "t_tub":
            await test_tube(t, me)
        case standard:
            take_two(t, me, standard[-1])


def take_two(t: Manor, me: Player, kind: str) -> None:
    """Two resources of the tile's kind, into 2H. [SM-M-1]"""
    count = NUMBERS["tile_resources"]
    me.h2[kind] += count
    t.tell(ResourcesTaken, me.people, [kind] * count)


def grimoire(t: Manor, me: Player) -> None:
    """The cursed resource is gone, and costs nothing. [SM-M-2]"""
    me.cursed = False
    t.tell(CurseLifted, me.people)


def clock(t: Manor, me: Player) -> None:
    """All of 1H goes to 2H. [SM-M-3]"""
    t.tell(ClockTurnedBack, me.people, sum(me.h1.values()))
    for kind, count in me.h1.items():
        me.h2[kind] += count
    me.h1 = nothing()


async def terroriser(t: Manor, me: Player) -> None:
    """Discard one resource for terror: more from 2H than from 1H. [SM-M-4]"""
    chosen = await one_of(me, "terroriser", fuel_keys, of=(me,), say=_say_terroriser, rule="SM-M-4")
    _, hour, kind = chosen.split(":")
    store(me, int(hour))[kind] -= 1
    terror = t.gain_terror(me, NUMBERS["terroriser"][2 - int(hour)])
    t.tell(ResourceBurnt, me.people, kind, hour, terror)


def fuel_keys(me: Player) -> list[str]:
    """The resources in store, those of 2H first."""
    return [f"ter:{hour}:{kind}" for hour in (2, 1) for kind, n in store(me, hour).items() if n]


async def test_tube(t: Manor, me: Player) -> None:
    """Give any number of one kind, receive as many of any kinds, each in the store it came from. [SM-M-5]"""
    kinds = {f"tub:{kind}": kind for kind in RESOURCES if me.h1[kind] or me.h2[kind]}
    given = await one_of(me, "test-tube", kinds, say=name_resource, rule="SM-M-5")
    about = {"resource": Say(f"resource-{given}")}
    from_2h = await number(me, "test-tube-2h", 0 if me.h1[given] else 1, me.h2[given], rule="SM-M-5", about=about) if me.h2[given] else 0
    from_1h = await number(me, "test-tube-1h", 0 if from_2h else 1, me.h1[given], rule="SM-M-5", about=about) if me.h1[given] else 0
    into_2h = await some_of(me, "test-tube-into-2h", partial(any_resources, from_2h), from_2h, from_2h, say=name_resource, rule="SM-M-5")
    into_1h = await some_of(me, "test-tube-into-1h", partial(any_resources, from_1h), from_1h, from_1h, say=name_resource, rule="SM-M-5")
    for here, count, received in ((me.h2, from_2h, into_2h), (me.h1, from_1h, into_1h)):
        here[given] -= count
        for kind in received:
            here[kind] += 1
    t.tell(Exchanged, me.people, from_2h + from_1h, given, into_2h + into_1h)


def store(me: Player, hour: int) -> dict[str, int]:
    """The 2H or the 1H store."""
    return me.h2 if hour == 2 else me.h1


# The end of B1: powers that need it -------------------------------------------------------------------------------


async def end_of_magician_move(t: Manor, me: Player, effect: str) -> None:
    """After the effect, used or not, one power that speaks at the end of B1 may be used. [SM-B1-7, SM-P-5, SM-P-7]"""
    chosen = await beside_luxuriance(t, me, partial(which_power, effect))
    if chosen == NO_POWER:
        return
    _, power, *target = chosen.split(":")
    use(t, me, power)
    match power:
        case "dop":
            await doppelganger(t, me, target[-1])
        case "fir":
            fireball(t, me)
        case "sed":
            seduction(t, me)
        case "spe":
            spell(t, me)
        case "app":
            await apparition(t, me)


def which_power(effect: str, t: Manor, me: Player) -> Ask[str]:
    return one_of(me, "end-of-magician", power_keys, of=(t, me, effect), say=_say_power, elsewhere=_why_not_power, rule="SM-P-7")


def power_keys(t: Manor, me: Player, effect: str) -> list[str]:
    """A power that would change something now, or none. [SM-P-4, SM-P-5]"""
    return [*powers_at_the_end(t, me, effect), NO_POWER]


def powers_at_the_end(t: Manor, me: Player, effect: str) -> Iterator[str]:
    """The powers that would change something now. [SM-P-5]"""
    near = t.adjacent(me) if t.use_powers else []
    if me.people == "Y" and effect and why_not_use(t, me, "dop") is None:
        again = ["tile"] if effect == "tile" else list(IN_REACH[me.magician])
        for target in again:
            if why_not_effect(t, me, target) is None:
                yield "pow:dop:tile" if target == "tile" else f"pow:dop:mir:{target}"
    useful = {
        "fir": any(p.bridge for p in near),
        "sed": any(p.h1["g"] or p.h2["g"] for p in near),
        "spe": any(p.terror for p in near),
        "app": bool(near),
    }
    for power, would_change in useful.items():
        if would_change and why_not_use(t, me, power) is None:
            yield f"pow:{power}"


async def doppelganger(t: Manor, me: Player, target: str) -> None:
    """The tile once more, with new choices; or a mirror in reach, the same or the other. [SM-P-DOP-1, SM-P-DOP-2]"""
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
        options = {f"app:{p.people}:{kind}": kind for kind in RESOURCES}
        kind = await one_of(me, "apparition", options, say=name_resource, rule="SM-P-APP-1", about={"who": name_people(p.people)})
        p.h1[kind] += 1
        t.tell(Appeared, p.people, kind)


# Reasons and descriptions -----------------------------------------------------------------------------------------


def _why_not_square(t: Manor, me: Player, key: str) -> Rule | None:
    """Why a square is not offered: somebody stands there, or it is no step away."""
    if key in squares_to_go(t, me):
        return "SM-B1-2" if me.magician else "SM-B1-1"
    square = key.removeprefix("mag:").removesuffix(":bat")
    if square not in SQUARES:
        return why_not_now(t, me, key)
    if key.endswith(":bat"):
        return why_not_use(t, me, "bat") or "SM-P-BAT-1"
    return "SM-B1-2"


def _why_not_effect(t: Manor, me: Player, key: str) -> Rule | None:
    """Why the tile, a mirror, perhaps out of reach, or a power is not offered."""
    if key in EFFECTS[me.magician]:
        return why_not_effect(t, me, EFFECT[key])
    return "SM-MI-1" if key.removeprefix("eff:mir:") in MIRRORS else why_not_now(t, me, key)


def _say_square(t: Manor, me: Player, key: str) -> Say:
    square = key.removeprefix("mag:").removesuffix(":bat")
    about = {"square": Say(f"square-{square}"), "tile": Say(f"tile-{tile_at(t, square)}")}
    return Say("option-mag-bat" if key.endswith(":bat") else "option-mag", about)


def _say_effect(t: Manor, me: Player, key: str) -> Say:
    if key == "eff:none":
        return Say("option-eff-none")
    if key == "eff:tile":
        return Say("option-eff-tile", {"tile": Say(f"tile-{tile_at(t, me.magician)}")})
    return _say_mirror(t, me, "option-eff-mir", key.removeprefix("eff:mir:"))


def _say_mirror(t: Manor, me: Player, message: str, mirror: str) -> Say:
    broken = t.mirrors[mirror] == CRACKED
    return Say(f"{message}-break" if broken else f"{message}-crack", {"mirror": Say(f"mirror-{mirror}"), "terror": mirror_terror(t, me, mirror)})


def _say_terroriser(me: Player, key: str) -> Say:
    _, hour, kind = key.split(":")
    return Say("option-ter", {"resource": Say(f"resource-{kind}"), "store": Say(f"store-{hour}"), "terror": NUMBERS["terroriser"][2 - int(hour)]})


def _why_not_power(t: Manor, me: Player, effect: str, key: str) -> Rule | None:
    return why_not_now(t, me, key)


def _say_power(t: Manor, me: Player, effect: str, key: str) -> Say:
    if key == NO_POWER:
        return Say("option-end1")
    if key == "pow:dop:tile":
        return Say("option-pow-dop-tile", {"tile": Say(f"tile-{tile_at(t, me.magician)}")})
    if key.startswith("pow:dop:mir:"):
        return _say_mirror(t, me, "option-pow-dop-mir", key.removeprefix("pow:dop:mir:"))
    return Say(f"option-{key.replace(':', '-')}")

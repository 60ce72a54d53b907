"""The manor: its mirrors, and its tiles with what they ask. How the magician gets there is in magician.py."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from walpurgis.engine import Option, Rule, Say
from walpurgis.engine.question import number, one_of, some_of

from .board import NUMBERS, RESOURCES, SQUARES
from .events import ClockTurnedBack, CurseLifted, Exchanged, MirrorBroken, MirrorCracked, ResourceBurnt, ResourcesTaken
from .options import Burn
from .powers import any_resources, say_resource, why_not_now
from .state import Manor, Player, nothing

GLASS_FACTORY = "gd:gla"
INTACT, CRACKED, BROKEN = 0, 1, 2


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
    hour, kind = await which_fuel(t, me)
    burn(t, me, hour, kind)


def burn(t: Manor, me: Player, hour: int, kind: str) -> None:
    """A resource of this store becomes terror. [SM-M-4]"""
    store(me, hour)[kind] -= 1
    t.tell(ResourceBurnt, me.people, kind, str(hour), t.gain_terror(me, NUMBERS["terroriser"][2 - hour]))


def fuel(t: Manor, me: Player) -> Sequence[str]:
    """The resources in store, those of 2H first."""
    return [f"ter:{hour}:{kind}" for hour in (2, 1) for kind, n in store(me, hour).items() if n]


def read_fuel(key: str) -> tuple[int, str]:
    """The store and the kind of a resource to burn."""
    _, hour, kind = key.split(":")
    return int(hour), kind


def say_fuel(t: Manor, me: Player, key: str) -> Option:
    hour, kind = read_fuel(key)
    return Burn(kind, str(hour), NUMBERS["terroriser"][2 - hour])


which_fuel = one_of("terroriser", fuel, forbids=why_not_now, says=say_fuel, rule="SM-M-4", quick=fuel).meaning(read_fuel)


async def test_tube(t: Manor, me: Player) -> None:
    """Give any number of one kind, receive as many of other kinds, each in the store it came from. [SM-M-5]"""
    given = (await which_kind(t, me)).removeprefix("tub:")
    from_2h = await how_many_from_2h(t, me, given) if me.h2[given] else 0
    from_1h = await how_many_from_1h(t, me, given, from_2h) if me.h1[given] else 0
    into_2h = await what_into_2h(t, me, from_2h, given)
    into_1h = await what_into_1h(t, me, from_1h, given)
    for here, count, received in ((me.h2, from_2h, into_2h), (me.h1, from_1h, into_1h)):
        here[given] -= count
        for kind in received:
            here[kind] += 1
    t.tell(Exchanged, me.people, from_2h + from_1h, given, into_2h + into_1h)


def kinds_in_store(t: Manor, me: Player) -> Sequence[str]:
    return [f"tub:{kind}" for kind in RESOURCES if me.h1[kind] or me.h2[kind]]


def bounds_from_2h(t: Manor, me: Player, given: str) -> tuple[int, int]:
    """At least one in all."""
    return 0 if me.h1[given] else 1, me.h2[given]


def bounds_from_1h(t: Manor, me: Player, given: str, from_2h: int) -> tuple[int, int]:
    return 0 if from_2h else 1, me.h1[given]


def about_kind(t: Manor, me: Player, given: str) -> Mapping[str, Say]:
    return {"resource": Say(f"resource-{given}")}


def about_kind_again(t: Manor, me: Player, given: str, from_2h: int) -> Mapping[str, Say]:
    return about_kind(t, me, given)


def as_many_of_each(t: Manor, me: Player, count: int, given: str) -> Sequence[str]:
    return any_resources(count)


def as_many_of_the_others(t: Manor, me: Player, count: int, given: str) -> Sequence[str]:
    return [kind for kind in any_resources(count) if kind != given]


def why_not_receive(t: Manor, me: Player, count: int, given: str, key: str) -> Rule | None:
    """Nothing is exchanged for its like. [SM-M-5]"""
    return "SM-M-5" if key == given else why_not_now(t, me, key)


def just_as_many(t: Manor, me: Player, count: int, given: str) -> tuple[int, int]:
    return count, count


def say_received(t: Manor, me: Player, count: int, given: str, key: str) -> Option:
    return say_resource(t, me, key)


which_kind = one_of("test-tube", kinds_in_store, forbids=why_not_now, says=say_resource, rule="SM-M-5", quick=kinds_in_store)
how_many_from_2h = number("test-tube-2h", bounds_from_2h, rule="SM-M-5", about=about_kind)
how_many_from_1h = number("test-tube-1h", bounds_from_1h, rule="SM-M-5", about=about_kind_again)
what_into_2h = some_of(
    "test-tube-into-2h", as_many_of_each, just_as_many, forbids=why_not_receive, says=say_received, rule="SM-M-5", quick=as_many_of_the_others
)
what_into_1h = some_of(
    "test-tube-into-1h", as_many_of_each, just_as_many, forbids=why_not_receive, says=say_received, rule="SM-M-5", quick=as_many_of_the_others
)


def store(me: Player, hour: int) -> dict[str, int]:
    """The 2H or the 1H store."""
    return me.h2 if hour == 2 else me.h1

"""POWER cards: who may use one, and Luxuriance, which may be used at any own decision. The other eleven stand in the chapters they change."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import cache, partial
from typing import TypeVar

from walpurgis.engine import Rule, Say, some_of
from walpurgis.engine.old_ask import Ask

from .board import NUMBERS, POWERS, RESOURCES
from .events import PowerOpened, PowerUsed, ResourcesTaken
from .state import Manor, Player

T = TypeVar("T")


def why_not_use(t: Manor, me: Player, power: str) -> Rule | None:
    """One card a game, chosen by its first use; then once a round, or as the option says. [SM-S-11, SM-P-1, SM-P-2, SM-P-3]"""
    if not t.use_powers or power not in POWERS[me.people]:
        return "SM-S-11"
    if me.power not in ("", power):
        return "SM-P-1"
    if me.power_used and not (t.power_uses == "trigger" and power == "imm"):
        return "SM-P-3"
    return None


def may_use(t: Manor, me: Player, power: str) -> bool:
    return t.use_powers and why_not_use(t, me, power) is None


MOMENTS = {"act": "SM-B-2", "mag": "SM-B-2", "gho": "SM-B-2", "eff": "SM-B1-4", "bon": "SM-A3-2", "inv": "SM-A2-3"}
"""The rule that says when a kind of key has its moment."""


def why_not_now(t: Manor, me: Player, key: str) -> Rule | None:
    """Why something that belongs to another moment, or a power, is not offered now. [SM-P-1, SM-P-3]"""
    kind, _, rest = key.partition(":")
    power = rest.partition(":")[0]
    if kind == "pow" and any(power in powers for powers in POWERS.values()):
        return why_not_use(t, me, power) or f"SM-P-{power.upper()}-1"
    return MOMENTS.get(kind)


def use(t: Manor, me: Player, power: str) -> None:
    """Open the card if it is the first use; the other two are out of the game. It costs no action. [SM-P-1, SM-P-4]"""
    t.tell(PowerUsed if me.power else PowerOpened, me.people, power)
    me.power, me.power_used = power, True


def refresh(t: Manor) -> None:
    """At the start of a round each open card may be used again, unless it is for a single use in the game. [SM-P-3, SM-P-6]"""
    for p in t.players:
        p.power_used = t.power_uses == "game" and p.power != ""


def refresh_for_action(t: Manor, me: Player) -> None:
    """If powers work on every occasion, each own action is one. Luxuriance stays at once a round. [SM-P-3]"""
    if t.power_uses == "trigger" and me.power != "lux":
        me.power_used = False


def or_luxuriance(t: Manor, me: Player, ask: Callable[[Manor, Player], Ask[T]]) -> Awaitable[T | None]:
    """Ask a question of A3 or B; or the elf takes two resources first, which may open new options: then None, and it is asked again.

    [SM-P-LUX-1, SM-P-LUX-2]
    """
    if me.people == "G" and may_use(t, me, "lux"):
        return _luxuriance_first(t, me, ask)
    return ask(t, me)


async def _luxuriance_first(t: Manor, me: Player, ask: Callable[[Manor, Player], Ask[T]]) -> T | None:
    choice = await ask(t, me).or_else("pow:lux", Say("option-pow-lux"))
    if choice is None:
        use(t, me, "lux")
        await take_resources(t, me, NUMBERS["luxuriance_resources"])
    return choice


def beside_luxuriance(t: Manor, me: Player, ask: Callable[[Manor, Player], Ask[T]]) -> Awaitable[T]:
    """The same in the middle of a step: ask again at once."""
    if me.people == "G" and may_use(t, me, "lux"):
        return _luxuriance_and_again(t, me, ask)
    return ask(t, me)


async def _luxuriance_and_again(t: Manor, me: Player, ask: Callable[[Manor, Player], Ask[T]]) -> T:
    choice = await _luxuriance_first(t, me, ask)
    return choice if choice is not None else await ask(t, me)


async def take_resources(t: Manor, me: Player, count: int) -> None:
    """Take resources of your choice, the same or different ones, into 2H."""
    taken = await some_of(me, "luxuriance", partial(any_resources, count), count, count, say=name_resource, rule="SM-P-LUX-2")
    for kind in taken:
        me.h2[kind] += 1
    t.tell(ResourcesTaken, me.people, taken)


def any_resources(count: int) -> list[str]:
    """So many of each resource, to choose as many from."""
    return [kind for kind in RESOURCES for _ in range(count)]


def name_resource(key: str) -> Say:
    """The resource a key ends with."""
    return Say(f"resource-{key[-1]}")


def name_people(people: str) -> Say:
    return Say(f"people-{people}")


@cache
def name_place(location: str) -> Say:
    return Say(f"place-{location.replace(':', '-')}")

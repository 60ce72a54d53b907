"""POWER cards: who may use one, and Luxuriance, which may be used at any own decision of A3 and B. The other eleven stand in the chapters they change."""

from __future__ import annotations

from functools import cache

from walpurgis.engine import Option, Rule, Say
from walpurgis.engine.question import some_of

from .board import NUMBERS, POWERS, RESOURCES, USES
from .events import PowerOpened, PowerUsed, ResourcesTaken
from .options import ThisResource
from .state import Manor, Player

TWO: int = NUMBERS["luxuriance_resources"]
ENDLESS = 1 << 30
LUXURIANCE = "pow:lux"
BESIDE: dict[str, list[str]] = {people: [LUXURIANCE] if "lux" in powers else [] for people, powers in POWERS.items()}
"""What stands beside the questions of A3 and B, after everything else. Whoever asks them lets the elf take the resources and asks again. [SM-P-LUX-1]"""


def why_not_use(t: Manor, me: Player, power: str) -> Rule | None:
    """One card a game, chosen by its first use; then once a round, in as many rounds as it says, or as the option says. [SM-S-11, SM-P-1, SM-P-2, SM-P-3]"""
    if not t.use_powers or power not in POWERS[me.people]:
        return "SM-S-11"
    if me.power not in ("", power):
        return "SM-P-1"
    if me.power_used and not (t.power_uses == "trigger" and power == "imm"):
        return "SM-P-3"
    return "SM-P-3" if me.uses >= most_uses(t, power) else None


def most_uses(t: Manor, power: str) -> int:
    """How often a card may be used in a game at most. [SM-P-3]"""
    return USES[power][len(t.players) > 2] if t.power_uses == "card" else 1 if t.power_uses == "game" else ENDLESS


def may_use(t: Manor, me: Player, power: str) -> bool:
    return t.use_powers and why_not_use(t, me, power) is None


MOMENTS = {"act": "SM-B-2", "mag": "SM-B-2", "gho": "SM-B-2", "eff": "SM-B1-4", "bon": "SM-A3-2"}
"""The rule that says when a kind of key has its moment."""


def why_not_now(t: Manor, me: Player, key: str) -> Rule | None:
    """Why something that belongs to another moment is not offered now: a power, or what is done in an action. A ghost waits until the one before it has
    arrived, and a magician that has gone to a square goes no further. [SM-P-1, SM-P-3, SM-B-1, SM-B-2, SM-B-5, SM-B2-1, SM-B1-2]"""
    kind = key.partition(":")[0]
    power = power_in(key)
    if power and (reason := why_not_use(t, me, power)):
        return reason
    if kind == "pow":
        return f"SM-P-{power.upper()}-1" if power else None
    if kind in ("act", "mag", "gho", "eff") and t.phase in ("study", "bonus", "stewardship"):
        return "SM-B-1"
    if kind in MOMENTS and t.phase in ("magician", "ghosts") and me is not t.active:
        return "SM-B-5"
    if kind == "gho" and t.phase == "ghosts":
        return "SM-B2-1"
    if kind == "mag" and t.phase == "magician":
        return "SM-P-BAT-1" if power else "SM-B1-2"
    return MOMENTS.get(kind)


def why_not_while(t: Manor, me: Player, what: object, key: str) -> Rule | None:
    """The same, for a question about something in particular."""
    return why_not_now(t, me, key)


def power_in(key: str) -> str:
    """The POWER card that a key would use, if there is one."""
    kind, _, rest = key.partition(":")
    if kind == "pow":
        power = rest.partition(":")[0]
        return power if any(power in powers for powers in POWERS.values()) else ""
    return "tel" if key.startswith("gho:tel>") else "bat" if key.endswith(":bat") else ""


def use(t: Manor, me: Player, power: str) -> None:
    """Open the card if it is the first use; the other two are out of the game. It costs no action. [SM-P-1, SM-P-4]"""
    t.tell(PowerUsed if me.power else PowerOpened, me.people, power)
    me.power, me.power_used = power, True
    me.uses += 1


def refresh(t: Manor) -> None:
    """At the start of a round each open card may be used again, as long as it is not used up. [SM-P-3, SM-P-6]"""
    for p in t.players:
        p.power_used = False


def refresh_for_action(t: Manor, me: Player) -> None:
    """If powers work on every occasion, each own action is one. Luxuriance stays at once a round. [SM-P-3]"""
    if t.power_uses == "trigger" and me.power != "lux":
        me.power_used = False


async def luxuriance(t: Manor, me: Player) -> None:
    """The elf takes two resources, the same or different ones, into 2H; that may open new options. [SM-P-LUX-1, SM-P-LUX-2]"""
    use(t, me, "lux")
    taken = await which_resources(t, me)
    for kind in taken:
        me.h2[kind] += 1
    t.tell(ResourcesTaken, me.people, taken)


def two_of_each(t: Manor, me: Player) -> list[str]:
    return any_resources(TWO)


def any_resources(count: int) -> list[str]:
    """This many of each resource, to choose as many from."""
    return [kind for kind in RESOURCES for _ in range(count)]


def why_not_resource(t: Manor, me: Player, key: str) -> Rule | None:
    """Whoever begins to use the card first takes the resources. [SM-P-4]"""
    return why_not_now(t, me, key) if power_in(key) else "SM-P-4" if key.partition(":")[0] in MOMENTS else None


def say_resource(t: Manor, me: Player, key: str) -> Option:
    """The resource a key ends with."""
    return ThisResource(key[-1])


def say_this_resource(t: Manor, me: Player, what: object, key: str) -> Option:
    """The same, for a question about something in particular."""
    return ThisResource(key[-1])


def name_people(people: str) -> Say:
    return Say(f"people-{people}")


@cache
def name_place(location: str) -> Say:
    return Say(f"place-{location.replace(':', '-')}")


which_resources = some_of("luxuriance", two_of_each, (TWO, TWO), forbids=why_not_resource, says=say_resource, rule="SM-P-LUX-2", quick=two_of_each)

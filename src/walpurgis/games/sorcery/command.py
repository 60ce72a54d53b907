"""The command phase: what happens at its beginning, one item after the other, in the player's order. [A-31, A-111, S-87, S-92, S-138, S-142]"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from walpurgis.engine import Option, Rule
from walpurgis.engine.plane import in_range
from walpurgis.engine.question import one_of

from .dials import Damage, dealt, may_be_healed
from .ending import step
from .events.turn import CommandRolled, Poisoned, Renewed, Siphoned, StormRolled, Tapped
from .facts import NUMBERS
from .forces import in_force
from .harm import bury, heal, hurt, push
from .options.turn import FaceStorm, GoOn, Poison, Renew, RollCommand, Siphon, Tap
from .standing import friends_touching, has_in_front_contact, is_near_glyph, touching
from .state import Battlefield, Figure, Player, Working
from .values import abilities, has, has_power, reach
from .wording import Offered, unit

GO = "go"
RENEWAL = "P23"


class Item(NamedTuple):
    """One kind of thing in the command phase. Its keys are `kind:rest`; what can be done once is told apart by `once`."""

    keys: Callable[[Battlefield, Player], list[str]]
    """Everything that can be done now."""
    says: Callable[[Battlefield, str], Offered]
    resolve: Callable[[Battlefield, str], None]
    rule: Rule
    must: bool = True


@step
async def command(t: Battlefield) -> None:
    """Resolve an item, or move on to the action phase when nothing is left that must be done. [A-31, A-111]"""
    key = await command_item(t, t.me)
    kind, _, rest = key.partition(":")
    if kind == GO:
        t.phase = "action"
        return
    t.done += (once(key),)
    ITEMS[kind].resolve(t, rest)


def once(key: str) -> str:
    """What can be done once: a cultist siphons once, whomever from. [A-111]

    >>> once("siphon:a2<a3"), once("tap:a1>b3/charge"), once("renew:g1>a2"), once("storm:")
    ('siphon:a2', 'tap:a1', 'renew:g1', 'storm:')
    """
    return key.replace("<", ">").partition(">")[0]


def items_left(t: Battlefield, me: Player) -> list[str]:
    """All that can still be done. [A-111]"""
    return [key for kind, item in ITEMS.items() for rest in item.keys(t, me) if once(key := f"{kind}:{rest}") not in t.done]


def commands(t: Battlefield, me: Player) -> Sequence[str]:
    return [*items_left(t, me), GO]


def why_not_command(t: Battlefield, me: Player, key: str) -> Rule | None:
    """What can be done, once; and nobody moves on before what must be done. [A-111]"""
    left = items_left(t, me)
    kind = key.partition(":")[0]
    if kind == GO:
        return "A-111" if any(ITEMS[one.partition(":")[0]].must for one in left) else None
    if key in left:
        return None
    return "A-111" if kind not in ITEMS or once(key) in t.done else ITEMS[kind].rule


def say_command(t: Battlefield, me: Player, key: str) -> Option:
    kind, _, rest = key.partition(":")
    return GoOn() if kind == GO else ITEMS[kind].says(t, rest)


command_item = one_of("command", commands, forbids=why_not_command, says=say_command, rule="A-111")


# Poison and Command --------------------------------------------------------------------------------------------------


def _poisonable(t: Battlefield, figure: Figure) -> list[Figure]:
    return [other for other in t.opponents(figure.seat) if has_in_front_contact(figure, other)]


def _poisoners(t: Battlefield, me: Player) -> list[str]:
    return [f.id for f in t.own(me.seat) if has(t, f, "poison") and _poisonable(t, f)]


def _poison(t: Battlefield, who: str) -> None:
    """1 damage to each opponent in front-arc contact; Toughness helps. [A-123]"""
    figure = t.figures[who]
    targets = _poisonable(t, figure)
    t.tell(Poisoned, unit(figure), [unit(target) for target in targets])
    hurt(t, {target.id: dealt(NUMBERS.poison_damage, abilities(t, target), Damage.ABILITY) for target in targets})
    bury(t)


def _commanders(t: Battlefield, me: Player) -> list[str]:
    """Another roll can do nothing once a 6 has come. [A-118]"""
    return [f.id for f in t.own(me.seat) if has(t, f, "command")] if t.commanded < NUMBERS.command_actions else []


def _roll_command(t: Battlefield, who: str) -> None:
    die = t.chance.die(6)
    more = int(die >= NUMBERS.command_min)
    t.actions += more
    t.commanded += more
    t.tell(CommandRolled, unit(t.figures[who]), die, NUMBERS.command_min, more)


# Siphon Energy and Mind Tap ------------------------------------------------------------------------------------------


def _siphons(t: Battlefield, me: Player) -> list[str]:
    """A cultist on the ground with a token, and a friend who touches it. [S-87, S-138]"""
    cultists = [f for f in t.own(me.seat) if has_power(f, "siphon-energy") and (f.tokens or not NUMBERS.siphon_needs_token)]
    return [f"{f.id}<{friend.id}" for f in cultists for friend in friends_touching(t, f)]


def _siphon(t: Battlefield, rest: str) -> None:
    """Damage first, then the token goes, even if the friend falls. [S-138]"""
    who, _, friend = rest.partition("<")
    t.tell(Siphoned, unit(t.figures[who]), unit(t.figures[friend]))
    push(t, {friend: NUMBERS.siphon_damage})
    t.figures[who].tokens = max(t.figures[who].tokens - 1, 0)
    bury(t)


def _taps(t: Battlefield, me: Player) -> list[str]:
    """An ability that another figure within range has and the oracle has not. [S-92, S-142]"""
    found = []
    for oracle in [f for f in t.own(me.seat) if has_power(f, "mind-tap")]:
        far, own = reach(t, oracle), abilities(t, oracle)
        for target in t.figures.values():
            if target is not oracle and target.status in ("ground", "air") and in_range(oracle.at, target.at, far):
                lent = [name for name in dict.fromkeys(abilities(t, target)) if name not in (*own, "demoralized", target.tapped)]
                found += [f"{oracle.id}>{target.id}/{name}" for name in lent]
    return found


def _tap(t: Battlefield, rest: str) -> None:
    """It lasts until the beginning of the end phase, whatever becomes of the target. [S-92]"""
    who, target, ability = _tapped(rest)
    t.figures[who].tapped = ability
    t.tell(Tapped, unit(t.figures[who]), unit(t.figures[target]), ability)


def _tapped(rest: str) -> tuple[str, str, str]:
    who, _, lent = rest.partition(">")
    target, _, ability = lent.partition("/")
    return who, target, ability


# Glyph of Renewal and Magestone Storm --------------------------------------------------------------------------------


def _renewals(t: Battlefield, me: Player) -> list[str]:
    """For each of the player's glyphs, a friendly figure near it that can be healed. [S-130, S-136]"""
    return [f"{glyph.id}>{f.id}" for glyph in t.glyphs(RENEWAL) if glyph.seat == me.seat for f in t.friends(me.seat) if _can_renew(t, glyph, f)]


def _can_renew(t: Battlefield, glyph: Working, figure: Figure) -> bool:
    is_fit = may_be_healed(figure.printed, figure.click, abilities(t, figure)) and not figure.is_magic_immune
    return is_fit and is_near_glyph(figure, glyph, glyph.printed.within)


def _renew(t: Battlefield, rest: str) -> None:
    figure = t.figures[rest.partition(">")[2]]
    t.tell(Renewed, unit(figure))
    heal(t, figure, next(glyph for glyph in t.glyphs(RENEWAL)).printed.heals)


def _storms(t: Battlefield, me: Player) -> list[str]:
    return [""] if any(domain.storm_die for _, domain in in_force(t)) else []


def _storm(t: Battlefield, rest: str) -> None:
    """On a low die every figure that touches another takes damage that nothing reduces; the immune are spared. [A-186]"""
    storm = next(domain for _, domain in in_force(t) if domain.storm_die)
    die = t.chance.die(6)
    strikes = int(die <= storm.storm_die)
    t.tell(StormRolled, t.active, die, strikes)
    if strikes:
        struck = [f.id for f in t.figures.values() if touching(t, f) and not f.is_magic_immune]
        hurt(t, dict.fromkeys(struck, storm.storm_damage))
        bury(t)


ITEMS: dict[str, Item] = {
    "storm": Item(_storms, lambda t, rest: FaceStorm(), _storm, "A-186"),
    "poison": Item(_poisoners, lambda t, rest: Poison(unit(t.figures[rest])), _poison, "A-POISON-1"),
    "rally": Item(_commanders, lambda t, rest: RollCommand(unit(t.figures[rest])), _roll_command, "A-COMMAND-1"),
    "renew": Item(_renewals, lambda t, rest: Renew(unit(t.figures[rest.partition(">")[2]])), _renew, "P-23"),
    "siphon": Item(_siphons, lambda t, rest: Siphon(*(unit(t.figures[who]) for who in rest.split("<"))), _siphon, "S-87", must=False),
    "tap": Item(_taps, lambda t, rest: Tap(unit(t.figures[_tapped(rest)[0]]), unit(t.figures[_tapped(rest)[1]]), _tapped(rest)[2]), _tap, "S-92", must=False),
}
"""Everything that can happen in a command phase, in the order in which it is listed."""

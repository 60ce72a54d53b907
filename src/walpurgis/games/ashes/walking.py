"""An activation: movement along the paths, attack, capture of the Chosen, in any order the position allows. [AA-P2-13]

The rules of movement are AA-MV-1 to AA-MV-10, those of the diagonal AA-DG-1 to AA-DG-7, those of the Chosen AA-CH-1 to AA-CH-3.
"""

from __future__ import annotations

from itertools import islice

from walpurgis.engine import Rule, Say, one_of, without

from .board import BASE_OF, DIRECTIONS, NEXT, ON_DIAGONAL
from .combat import assault, attack, free_path, say_attack, take_the_chosen, why_not_attack
from .ending import enter_base, lose, step
from .events import BearTrapSprung, RanAgainstPortal, Sank, Trapped, Walked
from .facts import NUMBERS, PASS, SIDE_OF, SOCIETY_FIGURES
from .paths import BIT, BRANCHES, MANY, Leg, Net, Route, bits, can_include, leg, may_enter_base, price
from .state import Night

GO = {direction: f"go:{direction}" for direction in DIRECTIONS}
ATTACK = {direction: f"atk:{direction}" for direction in DIRECTIONS}
CAPTURE = {direction: f"cap:{direction}" for direction in DIRECTIONS}


def activate(t: Night, who: str, must: str = "") -> None:
    """A character is about to act; with a generic card its route has to include the tile just laid or turned. [AA-P2-7, AA-P2-10]"""
    t.walker, t.must, t.plan = who, must, ""
    t.walked = (t.at[who],)
    t.has_moved = t.has_attacked = t.has_captured = t.has_stopped = False
    t.phase = "walk"


def rest(t: Night) -> None:
    """The activation, and with it the card, is over."""
    t.walker = t.must = t.plan = t.card = t.tiles_left = ""
    t.walked, t.worked = (), ()
    t.phase = t.back


# Who ----------------------------------------------------------------------------------------------------------------


@step
async def who(t: Night) -> None:
    """After a generic card: one character, own or enemy, whose route can include the tile. [AA-P2-7, AA-P2-8, AA-SO-9]"""
    chosen = await one_of(t.me, "who", who_keys, of=(t,), say=_say_who, elsewhere=why_not_who, rule="AA-P2-7")
    if chosen == PASS:
        rest(t)
    else:
        activate(t, chosen.removeprefix("who:"), t.worked[-1])


def who_keys(t: Night) -> list[str]:
    """The keys of the characters on the board whose route can include the tile just laid or turned; of nobody, too."""
    tile, mine = t.worked[-1], t.mine
    factions = [mine, *(faction for faction in t.factions.values() if faction is not mine)]
    return [*(f"who:{who}" for faction in factions for who in faction.characters if who in t.at and can_include(t, who, tile)), PASS]


def why_not_who(t: Night, key: str) -> Rule | None:
    return "AA-P2-7" if key.removeprefix("who:") in SIDE_OF else None


# Walking ------------------------------------------------------------------------------------------------------------


@step
async def walk(t: Night) -> None:
    """One choice of the activation, after whatever must come before it. [AA-MV-2 to AA-MV-6]"""
    who = t.walker
    trail: list[str] = []
    while True:
        if who not in t.at:
            return rest(t)
        net = Net(t, who)
        there = forced(net) if t.has_moved else None
        if there is None:
            break
        t.plan = t.plan[1:]
        await take(t, who, there, trail)
    tell_the_walk(t, who, trail)
    t.plan = ""
    chosen = await one_of(t.me, "step", step_keys, of=(net,), say=_say_step, elsewhere=why_not, rule="AA-P2-13", about=_about)
    kind, _, directions = chosen.partition(":")
    if kind == PASS:
        rest(t)
    elif kind == "atk":
        await attack(t, who, directions)
    elif kind == "cap":
        t.facing[who] = directions
        t.has_captured = True
        take_the_chosen(t, who)
    else:
        t.plan = directions[1:] if kind == "way" else ""
        await take(t, who, onward_legs(net)[directions[0]], trail)
        tell_the_walk(t, who, trail)


def onward_legs(net: Net) -> dict[str, Leg]:
    """The legs that the walker can take now, by direction."""
    t = net.t
    if t.has_stopped:
        return {}
    return {there.direction: there for there in net.onward(t.at[net.who], bits(t.walked), BIT.get(t.must, 0))}


def forced(net: Net) -> Leg | None:
    """The next leg on the way, where there is nothing to choose; None where there is. [AA-MV-3]"""
    t, onward = net.t, onward_legs(net)
    if not onward or (not t.plan and possible_deeds(t, net.who)):
        return None
    if t.plan and t.plan[0] in onward:
        return onward[t.plan[0]]
    return next(iter(onward.values())) if len(onward) == 1 else None


def whole_ways(net: Net, onward: dict[str, Leg]) -> dict[str, Route]:
    """Routes that can be chosen as a whole, by key: where the first direction alone does not decide where they end."""
    if all(there.ends for there in onward.values()):
        return {}
    t, net.patience = net.t, BRANCHES  # however often somebody looks, the same routes are found
    found = list(islice(net.ways(t.at[net.who], bits(t.walked), BIT.get(t.must, 0)), MANY))
    starts = [route.turns[0] for route in found]
    return {f"way:{route.turns}": route for route in found if starts.count(route.turns[0]) > 1}


def step_keys(net: Net) -> list[str]:
    """The keys of everything that the walker can do now."""
    t, onward = net.t, onward_legs(net)
    net.offered = whole_ways(net, onward)
    return [*(GO[direction] for direction in onward), *net.offered, *possible_deeds(t, net.who), *([PASS] if may_stop(t, onward) else ())]


def may_stop(t: Night, onward: dict[str, Leg]) -> bool:
    """Before moving one may stop, unless a generic card has been used for more than movement; afterwards only where no path goes on. [AA-MV-3, AA-P2-13]"""
    if not onward:
        return True
    return not t.has_moved and not (t.must and (t.has_attacked or t.has_captured))


async def take(t: Night, who: str, there: Leg, trail: list[str]) -> None:
    """Walk one leg, with all that it brings. [AA-MV-6, AA-MV-8, AA-DG-3 to AA-DG-5, AA-PO-2]"""
    direction = there.direction
    t.has_moved = True
    t.facing[who] = direction
    for space in there.spaces:
        t.put(who, space)
        t.walked += (space,)
        trail.append(space)
        if space == t.chosen:
            tell_the_walk(t, who, trail)
            t.has_captured = True
            take_the_chosen(t, who)
    if there.ends:
        tell_the_walk(t, who, trail)
        t.has_stopped = True
        if there.struck:
            t.tell(RanAgainstPortal, who, t.at[who], direction)
            lose(t, SIDE_OF[who], NUMBERS["portal_loss"])
        elif there.spaces[-1] in ON_DIAGONAL and not t.alone:
            if SIDE_OF[who] == t.me.side and why_not_attack(t, who, direction) is None:
                await attack(t, who, direction)
        else:
            arrive(t, who, there.spaces[-1])


def arrive(t: Night, who: str, space: str) -> None:
    """What a space does to whoever comes onto it: base, trap, quicksand, bear trap. [AA-MV-6, AA-SS-18, AA-KS-3, AA-KS-20]"""
    if space in BASE_OF:
        enter_base(t, who)
        return
    sand = t.sanded(space)
    if sand is not None:
        sand.sand = ""
        t.tell(Sank, who, space)
    if space in t.traps:
        t.traps = without(t.traps, space)
        t.tell(Trapped, who, space)
        lose(t, SIDE_OF[who], NUMBERS["trap_loss"])
    if space in t.bears and SIDE_OF[who] == "H":
        t.bears = without(t.bears, space)
        t.tell(BearTrapSprung, who, space)
        lose(t, SIDE_OF[who], NUMBERS["bear_loss"])


def tell_the_walk(t: Night, who: str, trail: list[str]) -> None:
    if trail:
        t.tell(Walked, who, trail[-1], " ".join(trail))
        trail.clear()


# Attack and capture -------------------------------------------------------------------------------------------------


def possible_deeds(t: Night, who: str) -> list[str]:
    """The attacks and captures open to the walker; none for an enemy sent by a card, none in solitaire. [AA-P2-8, AA-SO-14]"""
    if t.alone or SIDE_OF[who] != t.me.side or (t.has_attacked and t.has_captured):
        return []
    return [
        *(ATTACK[direction] for direction in DIRECTIONS if why_not_attack(t, who, direction) is None),
        *(CAPTURE[direction] for direction in DIRECTIONS if why_not_capture(t, who, direction) is None),
    ]


def why_not_capture(t: Night, who: str, direction: str) -> Rule | None:
    """She must be next to the figure, its own side open, no portal that hurts between. From the Society's figure, too. [AA-CH-1, AA-SS-17, AA-PO-5]"""
    here = t.at[who]
    hers = t.at[t.chosen] if t.chosen in SOCIETY_FIGURES else t.chosen
    if NEXT[here].get(direction) != hers:
        return "AA-CH-1"
    if t.has_captured:
        return "AA-P2-13"
    if direction not in t.open_sides(here):
        return "AA-CH-1"
    return "AA-PO-5" if t.hurts(here, direction, SIDE_OF[who]) else None


# Reasons and descriptions -------------------------------------------------------------------------------------------


def why_not(net: Net, key: str) -> Rule | None:
    """The rule that forbids what is not offered to the walker."""
    t, who = net.t, net.who
    kind, _, directions = key.partition(":")
    if kind == PASS:
        return "AA-MV-3"
    if not directions or not set(directions) <= set(DIRECTIONS):
        return None
    if kind in ("atk", "cap"):
        if SIDE_OF[who] != t.me.side:
            return "AA-P2-8"
        if t.alone:
            return "AA-SO-14"
        return why_not_attack(t, who, directions[0]) if kind == "atk" else why_not_capture(t, who, directions[0])
    return why_not_go(t, who, directions[0]) if kind in ("go", "way") else None


def why_not_go(t: Night, who: str, direction: str) -> Rule | None:
    """Why no leg leads that way."""
    here = t.at[who]
    there = NEXT[here].get(direction)
    if t.has_stopped:
        return "AA-MV-6"
    if there is None:
        return "AA-B-4"
    if there in t.walked:
        return "AA-MV-7"
    if leg(t, who, here, direction) is not None and direction in t.open_sides(here):
        return "AA-P2-7" if t.must else "AA-MV-4"
    if there in BASE_OF and not may_enter_base(t, who, here, there):
        return "AA-MV-9"
    if there in t.standing:
        return "AA-DG-7" if there in ON_DIAGONAL and not t.alone else "AA-MV-5"
    return "AA-DG-1" if there in ON_DIAGONAL and not t.alone else "AA-MV-1"


def _about(net: Net) -> dict[str, Say]:
    return {"who": Say(f"figure-{net.who}")}


def _say_who(t: Night, key: str) -> Say:
    if key == PASS:
        return Say("option-nobody")
    return Say("option-who", {"who": Say(f"figure-{key.removeprefix('who:')}")})


def _say_step(net: Net, key: str) -> Say:
    t, who = net.t, net.who
    kind, _, directions = key.partition(":")
    if kind == PASS:
        return Say("option-stop")
    if kind == "atk":
        return say_attack(assault(t, who, t.standing[NEXT[t.at[who]][directions]]))
    if kind == "cap":
        return Say("option-capture")
    route = net.offered.get(key) or net.run(bits(t.walked), onward_legs(net)[directions], BIT.get(t.must, 0))
    return _say_route(t, who, directions, route)


def _say_route(t: Night, who: str, directions: str, route: Route) -> Say:
    """Where a route leads, what it costs, and what it brings."""
    words: dict[str, int | str | Say | list[Say]] = {
        "direction": Say(f"direction-{directions[0]}"),
        "end": route.spaces[-1] if route.spaces else t.at[who],
        "path": " ".join(route.spaces),
        "cost": price(t, who, route),
    }
    return Say(f"option-go-{_fate(t, who, route)}", words)


def _fate(t: Night, who: str, route: Route) -> str:
    """How a route ends, in a word."""
    if route.struck:
        return "portal"
    if route.open:
        return "branch"
    last = route.spaces[-1]
    if last in BASE_OF:
        return "home" if t.alone or t.chosen != who else "victory"
    if price(t, who, route):
        return "trap"
    if not t.alone and t.chosen in route.spaces:
        return "chosen"
    direction = route.turns[-1]
    beyond = NEXT[last].get(direction)
    if last in ON_DIAGONAL and not t.alone and beyond in t.standing and t.standing[beyond] in t.enemies(SIDE_OF[who]) and SIDE_OF[who] == t.me.side:
        return "clash" if free_path(t, who, last, direction) else "end"
    return "end"

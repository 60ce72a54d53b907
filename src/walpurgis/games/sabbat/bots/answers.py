"""Rules of thumb for Sabbat Magica: what `walpurgis play` and the arena call `thumb`.

A thumb looks at one possible world (all but the time cards to come lies open, so it looks like the true one), tries each answer on a copy of the table
with the game's own rules, and takes what leaves it best off. There is one small function for each kind of question; what things are worth is in worth.py.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from walpurgis.engine import Answer, Ask, Chance, Match, Sight

from ..board import BRIDGE, IN_REACH, NUMBERS, TERROR_MAX, TOUCHING, is_region
from ..fights import why_not_fight
from ..ghosts import gate, return_to_the_bridge
from ..magician import fireball, seduction, spell
from ..manor import clock, grimoire, take_two, tile_at, why_not_effect, work_the_mirror
from ..state import Manor, Player
from .worth import (
    a_round,
    actions_left,
    burnable,
    burnt,
    food,
    fought,
    free_gardens,
    give_one,
    hopes,
    joined,
    most_plentiful,
    most_wanted,
    openings,
    prospects,
    scratch,
    turned_away,
    worth,
)

PATIENCE = 0.3
"""Ghosts can wait for a later action of the round: so much of their gain counts against an action of the magician now."""
SECOND_STEP = 0.4
"""How much the best square within the next step adds to a square."""
OPENING = 1.5
"""What a POWER card must bring at its first use, since the other two go out of the game."""
WELCOME = 0.5
"""What two resources of Luxuriance must bring, so that they do not spoil."""
FINDS_A_PLACE = 0.8
"""How much of its target's worth a ghost sent to the drawbridge may expect."""
EARLY = 0.2
"""What each ghost left in the graveyard is worth for an early turn."""
A_TRIFLE = 0.05
"""A ghost does not move for less."""


class Question(NamedTuple):
    """What is asked, of whom, and the world it is asked in."""

    world: Match[Manor]
    me: Player
    keys: list[str]
    low: int
    high: int

    @property
    def t(self) -> Manor:
        return self.world.state


def thumb(sight: Sight, dice: Chance) -> Answer:
    """The answer of a player who thinks one action ahead."""
    world = sight.world(dice.below(1 << 62))
    return answer_in(world, world.asks[sight.seat])


def answer_in(world: Match[Manor], ask: Ask[Any]) -> Answer:
    """Answer a question in a world, for whoever is asked. Powers that are a plain gain are used at the first occasion."""
    me = world.state.players[ask.seat]
    q = Question(world, me, [choice.key for choice in ask.choices()], *ask.bounds())
    if "pow:fre" in q.keys and me.terror <= TERROR_MAX - NUMBERS["frenzy_terror"]:
        return "pow:fre"
    if "pow:lux" in q.keys and hopes(*enriched(q)) > hopes(q.t, me) + WELCOME:
        return "pow:lux"
    return ANSWERS[ask.prompt](q)


def price(me: Player, power: str) -> float:
    """The first use of a POWER card gives up the other two; later uses are free."""
    return 0.0 if me.power == power else OPENING


# The round ---------------------------------------------------------------------------------------------------------


def secret_area(q: Question) -> Answer:
    """Luxuriance is taken for the better card. Once this one is open, it protects the dearest place."""
    homes = q.t.homes(q.me)
    return f"sec:{max(homes, key=lambda home: a_round(q.t, q.me, home))}" if q.me.power == "sec" else "sec:no"


def invoke(q: Question) -> Answer:
    """A ghost for each place that is worth its food, hoping for a resource or two to come; the rest stay, for an early turn."""
    s, me = scratch(q.t, q.me)
    there = me.graveyard + me.bridge
    targets = sorted([*free_gardens(s, me), *openings(s, me, expected=s.card.actions - 1)], reverse=True)

    def value(sent: int) -> float:
        me.bridge, me.graveyard = sent, there - sent
        return FINDS_A_PLACE * sum(targets[:sent]) + food(s, me) + EARLY * me.graveyard

    return f"inv:{max(range(there + 1), key=value)}"


def bonus(q: Question) -> Answer:
    """The bonus that helps most."""

    def after(key: str) -> float:
        s, me = scratch(q.t, q.me)
        _, slot, *kind = key.split(":")
        gain = kind[0] if kind else q.t.card.slots[int(slot) - 1]
        if gain[0] == "T":
            s.gain_terror(me, int(gain[1:]))
        elif gain[0] == "V":
            s.gain_vp(me, int(gain[1:]))
        else:
            me.h2[gain] += 1
        return prospects(s, me)

    return max((key for key in q.keys if key.startswith("bon:")), key=after)


def action(q: Question) -> Answer:
    """The magician or the ghosts: what gains more. The ghosts can wait while the round has actions left."""
    now, mine, left = worth(q.t, q.me), prospects(q.t, q.me), actions_left(q.t)
    near = TOUCHING[q.me.magician] if q.me.magician else TOUCHING
    steps = [f"mag:{square}" for square in near if all(p.magician != square for p in q.t.players)]
    by_magician = best_square(q.t, q.me, steps)[0] - mine if steps else 0.0
    by_ghosts = after_ghosts(q.world, q.me.seat) - now
    if by_ghosts > A_TRIFLE and by_ghosts * (PATIENCE if left else 1) > by_magician:
        return "act:gho"
    return "act:mag" if by_magician > 0 else "act:pass"


def after_ghosts(world: Match[Manor], seat: int) -> float:
    """What I am worth when the ghosts' action is played through in the possible world, up to its end."""
    world.answer(seat, "act:gho")
    while True:
        asked, ask = next(iter(world.asks.items()))
        answer = answer_in(world, ask)
        if answer == "gho:end":
            return worth(world.state, world.state.players[seat])
        world.answer(asked, answer)


# The magician ------------------------------------------------------------------------------------------------------


def magician(q: Question) -> Answer:
    """The square with the best effect, and a glance at the next step."""
    return best_square(q.t, q.me, [key for key in q.keys if key.startswith("mag:")])[1]


def best_square(t: Manor, me: Player, keys: Iterable[str]) -> tuple[float, str]:
    """The prospects on the best square, and its key; flying must be worth the card."""
    s, p = scratch(t, me)
    found = []
    for key in keys:
        p.magician = key.removeprefix("mag:").removesuffix(":bat")
        value, used = best_effect(s, p)
        flight = price(me, "bat") if key.endswith(":bat") else 0
        found.append((value + SECOND_STEP * max(glance(s, p, near, used) for near in TOUCHING[p.magician]) - flight, key))
    return max(found)


def glance(t: Manor, me: Player, square: str, used: str) -> float:
    """Roughly what a square offers to the step after this one."""
    if actions_left(t) == 0:
        return 0.0
    tile = tile_at(t, square)
    goods = 2.0 - 0.5 * (me.h1[tile[-1]] + me.h2[tile[-1]]) if is_standard(tile) else 0.5
    mirrors = [3 - t.mirrors[m] for m in IN_REACH[square] if t.mirrors[m] < 2 and m != used]
    return max(goods, *mirrors, 0) if me.terror <= TERROR_MAX - 3 else max(goods, 0)


def is_standard(tile: str) -> bool:
    """Whether a tile gives two resources: t_s, t_r, t_g, t_m."""
    return len(tile) == 3


def effect(q: Question) -> Answer:
    """Tile, mirror or nothing: what helps most."""
    used = best_effect(q.t, q.me)[1]
    return "eff:tile" if used == "tile" else f"eff:mir:{used}" if used else "eff:none"


def best_effect(t: Manor, me: Player) -> tuple[float, str]:
    """My prospects after the best thing to do on my square, and what it is."""
    options = ["", "tile", *IN_REACH[me.magician]]
    return max((prospects(*used(t, me, option)), option) for option in options if why_not_effect(t, me, option) is None)


def used(t: Manor, me: Player, option: str) -> tuple[Manor, Player]:
    """The table after the tile or mirror of my square."""
    s, p = scratch(t, me)
    if option and option != "tile":
        work_the_mirror(s, p, option)
    elif option:
        match tile_at(t, me.magician):
            case "t_gri":
                grimoire(s, p)
            case "t_clo":
                clock(s, p)
            case "t_tub":
                give_one(p)
                p.h2[most_wanted(s, p)] += 1
            case "t_ter":
                return max((burnt(t, me, hour, kind) for hour, kind in burnable(me)), key=lambda after: prospects(*after))
            case standard:
                take_two(s, p, standard[-1])
    return s, p


def terroriser(q: Question) -> Answer:
    """Burn what is missed least for the terror it gives."""
    hour, kind = max(burnable(q.me), key=lambda resource: prospects(*burnt(q.t, q.me, *resource)))
    return f"ter:{hour}:{kind}"


def test_tube(q: Question) -> Answer:
    """One of what there is most of becomes what is wanted most."""
    return f"tub:{most_plentiful(q.me)}"


def tube_from_2h(q: Question) -> Answer:
    """The one comes from 2H if it can, since there it keeps longest."""
    return 1


def tube_from_1h(q: Question) -> Answer:
    """Nothing more, or the one if 2H had none."""
    return q.low


def tube_into(q: Question) -> Answer:
    """The stores still hold what will be given: look at them without it."""
    s, me = scratch(q.t, q.me)
    give_one(me)
    return [most_wanted(s, me)] * q.low


AT_THE_END: dict[str, Callable[[Manor, Player], None]] = {"pow:fir": fireball, "pow:sed": seduction, "pow:spe": spell}


def end_of_magician(q: Question) -> Answer:
    """A power is used at once if it brings something; the first time only if it brings enough."""

    def after(key: str) -> float:
        if key == "end1":
            return worth(q.t, q.me)
        _, power, *target = key.split(":")
        s, me = scratch(q.t, q.me)
        if power == "dop":
            s, me = used(q.t, q.me, target[-1])
        elif key in AT_THE_END:
            AT_THE_END[key](s, me)
        return worth(s, me) - price(q.me, power) + (A_TRIFLE if power == "app" else 0)

    return max((key for key in q.keys if key != "pow:lux"), key=after)


def apparition(q: Question) -> Answer:
    """The gift that helps the neighbour least."""
    people = q.keys[0].split(":")[1]
    rival = next(p for p in q.t.players if p.people == people)

    def after(key: str) -> float:
        s, p = scratch(q.t, rival)
        p.h1[key[-1]] += 1
        return prospects(s, p)

    return min(q.keys, key=after)


def enriched(q: Question) -> tuple[Manor, Player]:
    """The table after Luxuriance."""
    s, me = scratch(q.t, q.me)
    for _ in range(NUMBERS["luxuriance_resources"]):
        me.h2[most_wanted(s, me)] += 1
    return s, me


def luxuriance(q: Question) -> Answer:
    """What helps most, one after the other."""
    after = enriched(q)[1]
    return [kind for kind, count in after.h2.items() for _ in range(count - q.me.h2[kind])]


# The ghosts --------------------------------------------------------------------------------------------------------


def ghosts(q: Question) -> Answer:
    """The move that gains most, as long as one gains anything. Booster is not worth a card, but free once it is open."""
    if "pow:boo" in q.keys and q.me.power == "boo":
        return "pow:boo"
    moves = [(after_move(q.t, q.me, key), key) for key in q.keys if ">" in key]
    return max([(worth(q.t, q.me) + A_TRIFLE, "gho:end"), *moves])[1]


def after_move(t: Manor, me: Player, key: str) -> float:
    """What I am worth after a ghost's move, if it arrives as well as it can."""
    s, p = scratch(t, me)
    origin, _, to = key.removeprefix("gho:").partition(">")
    if origin in (BRIDGE, "tel"):
        p.bridge -= 1
    else:
        s.leave(p, origin)
    if to == BRIDGE:
        return_to_the_bridge(s, p, origin)
        return worth(s, p)
    if origin == BRIDGE and is_region(to):
        for kind in gate(s, to):
            (p.h1 if p.h1[kind] else p.h2)[kind] -= 1
            p.zone[kind] += 1
    return best_arrival(s, p, to)[0] - (price(me, "tel") if origin == "tel" else 0)


def best_arrival(t: Manor, me: Player, where: str) -> tuple[float, str]:
    """Take a free place, fight, or be turned away: what leaves me best off, and its key."""
    room = len(t.ghosts[where]) < t.places(where)
    ways = [(worth(*joined(t, me, where)), "arr:free") if room else (worth(*turned_away(t, me, where)), "arr:away")]
    if why_not_fight(t, me, where) is None:
        ways.append((worth(*fought(t, me, where)), "arr:fight"))
    return max(ways)


def pay(q: Question) -> Answer:
    """The oldest resources first: 1H spoils."""
    return max(q.keys, key=lambda key: key.count("1"))


def arrive(q: Question) -> Answer:
    """The best way to arrive."""
    return best_arrival(q.t, q.me, q.t.limbo[q.me.seat])[1]


def immortality(q: Question) -> Answer:
    """The best free place, if it is better than the graveyard with its terror."""

    def after(key: str) -> float:
        if key != "imm:no":
            return worth(*joined(q.t, q.me, key.removeprefix("imm:")))
        s, me = scratch(q.t, q.me)
        me.graveyard += 1
        s.gain_terror(me, NUMBERS["expelled_terror"])
        return worth(s, me)

    return max(q.keys, key=after)


def feed(q: Question) -> Answer:
    """Those go hungry that are missed least: first the drawbridge, then the poorest places."""
    homes = sorted(q.t.homes(q.me), key=lambda home: a_round(q.t, q.me, home))
    return [*[BRIDGE] * q.me.bridge, *homes][: q.low]


def alchemist(q: Question) -> Answer:
    """As many as the office gives back, of different kinds."""
    s, me = scratch(q.t, q.me)
    back: list[str] = []
    for _ in range(q.high):
        back.append(most_wanted(s, me, but=back))
        me.h2[back[-1]] += 1
    return back


ANSWERS: dict[str, Callable[[Question], Answer]] = {
    "secret-area": secret_area,
    "invoke-first": invoke,
    "invoke": invoke,
    "bonus": bonus,
    "action": action,
    "magician": magician,
    "effect": effect,
    "terroriser": terroriser,
    "test-tube": test_tube,
    "test-tube-2h": tube_from_2h,
    "test-tube-1h": tube_from_1h,
    "test-tube-into-2h": tube_into,
    "test-tube-into-1h": tube_into,
    "end-of-magician": end_of_magician,
    "apparition": apparition,
    "luxuriance": luxuriance,
    "ghosts": ghosts,
    "pay": pay,
    "arrive": arrive,
    "immortality": immortality,
    "feed": feed,
    "alchemist": alchemist,
}

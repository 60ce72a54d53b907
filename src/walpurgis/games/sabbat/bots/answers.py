"""Rules of thumb for Sabbat Magica: what `walpurgis play` and the arena call `thumb`.

A thumb looks at one possible world (all but the time cards to come lies open, so it looks like the true one), tries each answer on a copy of the table
with the game's own rules, and takes what leaves it best off. There is one small function for each kind of question; what things are worth is in worth.py.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from walpurgis.engine import Answer, Ask, Chance, Match, Sight

from ..board import BONUSES, BRIDGE, IN_REACH, NUMBERS, POWERS, REGIONS, RESOURCES, ROUNDS, TERROR_MAX, TOUCHING
from ..fights import reappear, to_the_graveyard
from ..game import GHOSTS, MAGICIAN, PASS
from ..ghosts import AWAY, BOOSTER, END, FIGHT, FREE, FRENZY, Move, depart, gate, pay, take_place, turn_away, why_not_arrive
from ..magician import AGAIN, WALKS, WAYS, appear, fireball, quick_ways, seduction, spell
from ..manor import burn, clock, fuel, grimoire, read_fuel, take_two, tile_at, why_not_effect, work_the_mirror
from ..powers import LUXURIANCE, power_in
from ..state import Manor, Player
from ..study import take_bonus
from .worth import (
    a_round,
    actions_left,
    after,
    delay,
    food,
    fought,
    free_gardens,
    give_one,
    hopes,
    horizon,
    lead,
    most_plentiful,
    most_wanted,
    openings,
    prospects,
    rounds_left,
    scratch,
    worth,
)

PATIENCE = 0.3
"""Ghosts can wait for a later action of the round: so much of their gain counts against an action of the magician now."""
SECOND_STEP = 0.4
"""How much the best square within the next step adds to a square."""
BEST = {"G": ("lux", "sec", "app"), "Y": ("dop", "tel", "fir"), "R": ("sed", "bat", "imm"), "B": ("spe", "fre", "boo")}
"""The POWER cards of each people, the best one first. A thumb waits for the best."""
OPENING = 12.0
"""What a card other than the best must yield at its first use, in the first round; less and less later, since fewer uses are given up with the best one."""
WELCOME = 0.5
"""What two resources of Luxuriance must yield, so that they do not spoil."""
FINDS_A_PLACE = 0.8
"""How much of its target's worth a ghost sent to the drawbridge may expect."""
EARLY = 0.2
"""What each ghost left in the graveyard is worth for an early turn."""
NOTHING = -100.0
"""To protect nobody is worth less than any place."""
A_FLIGHT = 0.5
"""What a flight must yield more than a step: what looks best of many squares is often not quite so good."""
BY_POWER = 1.5
"""The same for a ghost that goes further than others can: it will have to be fed, and it will be missed where it was."""
A_TRIFLE = 0.05
"""A ghost does not move for less."""


class Asked:
    """What somebody is asked in a world."""

    __slots__ = ("ask", "keys", "me", "t", "world")

    def __init__(self, world: Match[Manor], ask: Ask[Any]) -> None:
        self.world, self.ask, self.t, self.keys = world, ask, world.state, ask.keys()
        self.me: Player = self.t.players[ask.seat]

    def means(self, key: str) -> Any:
        """What an offered key means to the rule that asks."""
        return self.ask.read_again(key)


def thumb(sight: Sight, dice: Chance) -> Answer:
    """The answer of a player who thinks one action ahead."""
    world = sight.world(dice.below(1 << 62))
    return answer_in(world, world.asks[sight.seat])


def answer_in(world: Match[Manor], ask: Ask[Any]) -> Answer:
    """Answer a question in a world, for whoever is asked. Powers that are a plain gain are used at the first occasion."""
    q = Asked(world, ask)
    if FRENZY.key in q.keys and q.me.terror <= TERROR_MAX - NUMBERS["frenzy_terror"] and not price(q.t, q.me, "fre"):
        return FRENZY.key
    if LUXURIANCE in q.keys and hopes(*enriched(q)) > hopes(q.t, q.me) + WELCOME + price(q.t, q.me, "lux"):
        return LUXURIANCE
    return ANSWERS[ask.prompt](q)


def price(t: Manor, me: Player, power: str) -> float:
    """The first use of a POWER card gives up the other two, which costs something if one of them is better; later uses are free."""
    best = next(card for card in BEST[me.people] if card in POWERS[me.people])
    return 0.0 if power in (me.power, best) else OPENING * rounds_left(t) / ROUNDS


# The round ---------------------------------------------------------------------------------------------------------


def secret_area(q: Asked) -> Answer:
    """It protects the dearest place, if it is worth the card."""

    def value(key: str) -> float:
        home = q.means(key)
        return NOTHING if home is None else a_round(q.t, q.me, home)

    return "sec:no" if price(q.t, q.me, "sec") else max(q.keys, key=value)


def invoke(q: Asked) -> Answer:
    """A ghost for each place that is worth its food, hoping for a resource or two to come; the rest stay, for an early turn."""
    s, me = scratch(q.t, q.me)
    there = me.graveyard + me.bridge
    targets = sorted([*free_gardens(s, me), *openings(s, me, expected=s.card.actions - 1)], reverse=True)
    if me.power == "tel":  # one more region opens without a fee
        targets.insert(0, max(a_round(s, me, region) for region in REGIONS) * horizon(rounds_left(s)))

    def value(sent: int) -> float:
        me.bridge, me.graveyard = sent, there - sent
        return FINDS_A_PLACE * sum(targets[:sent]) + food(s, me) + EARLY * me.graveyard

    return f"inv:{max(range(there + 1), key=value)}"


def bonus(q: Asked) -> Answer:
    """The bonus that helps most."""
    slots = BONUSES[q.t.time_card]
    return max((key for key in q.keys if key in slots), key=lambda key: prospects(*after(take_bonus, q.t, q.me, *slots[key])))


def action(q: Asked) -> Answer:
    """The magician or the ghosts: what gains more. The ghosts can wait while the round has actions left."""
    now, mine, left = worth(q.t, q.me), prospects(q.t, q.me), actions_left(q.t)
    steps = [key for key in quick_ways(q.t, q.me) if key in WAYS]
    by_magician = best_square(q.t, q.me, steps)[0] - mine if steps else 0.0
    by_ghosts = after_ghosts(q.world, q.me.seat) - now
    if by_ghosts > A_TRIFLE and by_ghosts * (PATIENCE if left else 1) > by_magician:
        return GHOSTS
    return MAGICIAN if by_magician > 0 else PASS


def after_ghosts(world: Match[Manor], seat: int) -> float:
    """What I am worth when the ghosts' action is played through in the possible world, up to its end."""
    world.answer(seat, GHOSTS)
    while True:
        asked, ask = next(iter(world.asks.items()))
        answer = answer_in(world, ask)
        if answer == END.key:
            return worth(world.state, world.state.players[seat])
        world.answer(asked, answer)


# The magician ------------------------------------------------------------------------------------------------------


def magician(q: Asked) -> Answer:
    """The square with the best effect, and a glance at the next step."""
    return best_square(q.t, q.me, [key for key in q.keys if key != LUXURIANCE])[1]


def best_square(t: Manor, me: Player, keys: Iterable[str]) -> tuple[float, str]:
    """The prospects on the best square, and its key; flying must be worth the card."""
    s, p = scratch(t, me)
    found = []
    for key in keys:
        p.magician = WAYS[key]
        value, used = best_effect(s, p)
        flight = 0 if key in WALKS else price(t, me, "bat") + A_FLIGHT
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


def effect(q: Asked) -> Answer:
    """Tile, mirror or nothing: what helps most."""
    used = best_effect(q.t, q.me)[1]
    return "eff:tile" if used == "tile" else f"eff:mir:{used}" if used else "eff:none"


def best_effect(t: Manor, me: Player) -> tuple[float, str]:
    """My prospects after the best thing to do on my square, and what it is."""
    options = ["", "tile", *IN_REACH[me.magician]]
    return max((prospects(*used(t, me, option)), option) for option in options if why_not_effect(t, me, option) is None)


def used(t: Manor, me: Player, option: str) -> tuple[Manor, Player]:
    """The table after the tile or mirror of my square."""
    if not option:
        return t, me
    if option != "tile":
        return after(work_the_mirror, t, me, option)
    match tile_at(t, me.magician):
        case "t_gri":
            return after(grimoire, t, me)
        case "t_clo":
            return after(clock, t, me)
        case "t_tub":
            s, p = scratch(t, me)
            given = most_plentiful(p)
            give_one(p, given)
            p.h2[most_wanted(s, p, but=[given])] += 1
            return s, p
        case "t_ter":
            return max((after(burn, t, me, *read_fuel(key)) for key in fuel(t, me)), key=lambda burnt: prospects(*burnt))
        case standard:
            return after(take_two, t, me, standard[-1])


def terroriser(q: Asked) -> Answer:
    """Burn what is missed least for the terror it gives."""
    return max(q.keys, key=lambda key: prospects(*after(burn, q.t, q.me, *q.means(key))))


def test_tube(q: Asked) -> Answer:
    """One of what there is most of becomes what is wanted most."""
    return f"tub:{most_plentiful(q.me)}"


def tube_from_2h(q: Asked) -> Answer:
    """The one comes from 2H if it can, since there it keeps longest."""
    return 1


def tube_from_1h(q: Asked) -> Answer:
    """Nothing more, or the one if 2H had none."""
    return q.ask.bounds()[0]


def tube_into(q: Asked) -> Answer:
    """The stores still hold what will be given, the one kind that is not offered: look at them without it."""
    s, me = scratch(q.t, q.me)
    given = next(kind for kind in RESOURCES if kind not in q.keys)
    give_one(me, given)
    return [most_wanted(s, me, but=[given])] * q.ask.bounds()[0]


def haunt_the_neighbours(t: Manor, me: Player) -> None:
    """Apparition, each gift the one that helps its receiver least."""
    for p in t.adjacent(me):
        appear(t, p, worst_gift(t, p))


def worst_gift(t: Manor, rival: Player) -> str:
    """The resource in 1H that helps a rival least."""
    return min(RESOURCES, key=lambda kind: prospects(*after(appear, t, rival, kind)))


AT_THE_END: dict[str, Callable[[Manor, Player], None]] = {"pow:fir": fireball, "pow:sed": seduction, "pow:spe": spell, "pow:app": haunt_the_neighbours}


def end_of_magician(q: Asked) -> Answer:
    """A power is used at once if it yields something, or takes it from the others; the first time only if it yields enough."""

    def value(key: str) -> float:
        if key in AGAIN:
            return lead(*used(q.t, q.me, AGAIN[key])) - price(q.t, q.me, "dop")
        if key in AT_THE_END:
            late = delay(q.t, q.me) if key == "pow:fir" else 0
            return lead(*after(AT_THE_END[key], q.t, q.me)) + late - price(q.t, q.me, power_in(key))
        return lead(q.t, q.me)

    return max((key for key in q.keys if key != LUXURIANCE), key=value)


def apparition(q: Asked) -> Answer:
    """The gift that helps the neighbour least."""
    rival = next(p for p in q.t.players if p.people == q.ask.choices()[0].about["who"])
    worst = worst_gift(q.t, rival)
    return next(choice.key for choice in q.ask.choices() if choice.about["resource"] == worst)


def enriched(q: Asked) -> tuple[Manor, Player]:
    """The table after Luxuriance."""
    s, me = scratch(q.t, q.me)
    for _ in range(NUMBERS["luxuriance_resources"]):
        me.h2[most_wanted(s, me)] += 1
    return s, me


def luxuriance(q: Asked) -> Answer:
    """What helps most, one after the other."""
    after = enriched(q)[1]
    return [kind for kind, count in after.h2.items() for _ in range(count - q.me.h2[kind])]


# The ghosts --------------------------------------------------------------------------------------------------------


def ghosts(q: Asked) -> Answer:
    """The move that gains most, as long as one gains anything. Booster comes first, if it is worth the card."""
    if BOOSTER.key in q.keys and not price(q.t, q.me, "boo"):
        return BOOSTER.key
    offered: list[Move] = [q.means(key) for key in q.keys]
    moves = [(after_move(q.t, q.me, move), move.key) for move in offered if move.origin]
    return max([(worth(q.t, q.me) + A_TRIFLE, END.key), *moves])[1]


def after_move(t: Manor, me: Player, move: Move) -> float:
    """What I am worth after a ghost's move, if it arrives as well as it can."""
    s, p = after(depart, t, me, move)
    if move.to == BRIDGE:
        return worth(s, p)
    if move.gate is not None:
        pay(s, p, move.to, [(kind, "1" if p.h1[kind] else "2") for kind in gate(s, move.to)])
    return best_arrival(s, p, move.to)[0] - (price(t, me, move.by) + BY_POWER if move.by else 0)


def arrived(t: Manor, me: Player, where: str, how: str) -> tuple[Manor, Player]:
    """The table after my ghost's arrival."""
    return fought(t, me, where) if how == FIGHT else after(take_place if how == FREE else turn_away, t, me, where)


def best_arrival(t: Manor, me: Player, where: str) -> tuple[float, str]:
    """Take a free place, fight, or be turned away: what leaves me best off, and its key."""
    return max((worth(*arrived(t, me, where, key)), key) for key in (FREE, FIGHT, AWAY) if why_not_arrive(t, me, where, key) is None)


def pay_the_gate(q: Asked) -> Answer:
    """The oldest resources first: 1H spoils."""
    return max(q.keys, key=lambda key: sum(hour == "1" for _, hour in q.means(key)))


def arrive(q: Asked) -> Answer:
    """The best way to arrive."""
    return best_arrival(q.t, q.me, q.t.limbo[q.me.seat])[1]


def immortality(q: Asked) -> Answer:
    """The best free place, if it is better than the graveyard with its terror."""

    def value(key: str) -> float:
        haven = q.means(key)
        if haven is None:
            return worth(*after(to_the_graveyard, q.t, q.me, q.t.limbo[q.me.seat]))
        return worth(*after(reappear, q.t, q.me, haven)) - price(q.t, q.me, "imm")

    return max(q.keys, key=value)


def feed(q: Asked) -> Answer:
    """Those go hungry that are missed least: first the drawbridge, then the poorest places."""
    homes = sorted(q.t.homes(q.me), key=lambda home: a_round(q.t, q.me, home))
    return [*[BRIDGE] * q.me.bridge, *homes][: q.ask.bounds()[0]]


def alchemist(q: Asked) -> Answer:
    """As many as the office gives back, of different kinds."""
    s, me = scratch(q.t, q.me)
    back: list[str] = []
    for _ in range(q.ask.bounds()[1]):
        back.append(most_wanted(s, me, but=back))
        me.h2[back[-1]] += 1
    return back


ANSWERS: dict[str, Callable[[Asked], Answer]] = {
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
    "pay": pay_the_gate,
    "arrive": arrive,
    "immortality": immortality,
    "feed": feed,
    "alchemist": alchemist,
}

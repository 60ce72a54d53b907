"""Rules of thumb for Sabbat Magica: what `walpurgis play` and the arena call `thumb`.

A thumb looks at one possible world (all but the time cards to come is open, so it looks like the true one), tries each answer on a copy of the table with
the game's own rules, and takes what leaves it best off. The first part says what things are worth, in victory points; the second has one small function
for each kind of question. Numbers in capitals were found by playing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from walpurgis.engine import Answer, Ask, Chance, Match, Sight

from .board import BRIDGE, CHIMERA_VP, CURSE_VP, GHOSTS, IN_REACH, REGION_VP, REGIONS, RESOURCES, ROUNDS, TERROR_MAX, TOUCHING, is_region
from .fights import fight_cost, why_not_fight
from .ghosts import frenzy, gate, return_to_the_bridge
from .manor import clock, fireball, grimoire, seduction, spell, store, take_two, tile_at, why_not_effect, work_the_mirror
from .state import Manor, Player

KEEP = 0.85
"""The chance that a ghost on a good place is still there a round later."""
UPKEEP = 0.5
"""What a round's food for one ghost is worth."""
HUNGER_NOW, HUNGER_LATER = 2.5, 0.9
"""What a missing terror point costs when no action is left to fetch it, and when one is."""
SPARE_TERROR = (0.0, 0.7, 1.4, 2.0, 2.5, 2.9, 3.2, 3.4, 3.5, 3.6, 3.6)
"""What terror beyond the food is worth: the first points pay for fights, the last ones for nothing."""
PART_OF_A_SET = (0.0, 0.8, 1.8, 3.2)
"""What one, two or three different resources in the zone are worth on the way to a chimera."""
HOPE = (0.75, 0.4, 0.15, 0.0)
"""How much of a region's worth lies in holding its gate fee, by the number of resources still missing."""
GARDEN_A_ROUND = {"gd:gla": (0.4, 0.9), "gd:cry": (0.0, 0.0), "gd:can": (0.7, 1.4), "gd:tra": (0.5, 0.8), "gd:alc": (0.3, 0.6), "gd:zen": (0.3, 0.5)}
"""What a garden's minor and major bonus bring in a round. The crystal ball is counted with the regions."""
PATIENCE = 0.5
"""Ghosts can wait for a later action of the round; so much of their gain counts against an action of the magician now."""
SECOND_STEP = 0.25
"""How much the best square within the next step adds to a square."""
OPENING = 1.5
"""What a POWER card must bring at its first use, since the other two go out of the game."""


class Question(NamedTuple):
    """What is asked, and the table it is asked at."""

    world: Match[Manor]
    t: Manor
    me: Player
    prompt: str
    keys: list[str]
    low: int
    high: int


def thumb(sight: Sight, dice: Chance) -> Answer:
    """The answer of a player who thinks one action ahead."""
    world = sight.world(dice.below(1 << 62))
    return answer_in(world, world.asks[sight.seat])


def answer_in(world: Match[Manor], ask: Ask[object]) -> Answer:
    """Answer a question in a world, for whoever is asked."""
    t = world.state
    keys = [choice.key for choice in ask.domain.choices()]
    q = Question(world, t, t.players[ask.seat], ask.prompt, keys, *ask.domain.bounds())
    return ANSWERS[ask.prompt](q)


# What things are worth ---------------------------------------------------------------------------------------------


def worth(t: Manor, me: Player) -> float:
    """My prospects, less the position of the others: all of it against one rival, shared out among several."""
    others = [position(t, p) for p in t.players if p is not me]
    return prospects(t, me) - sum(others) / len(others)


def prospects(t: Manor, p: Player) -> float:
    """The points a player may expect to end with."""
    return position(t, p) + approval(t, p) + hopes(t, p) - curses(t, p)


def position(t: Manor, p: Player) -> float:
    """Points in hand, places held, and terror for the ghosts."""
    return p.vp + places(t, p) + food(t, p)


def rounds_left(t: Manor) -> int:
    """Stewardships to come, this round's included."""
    return ROUNDS - t.round + 1


def horizon(rounds: int) -> float:
    """How many of the coming rounds count, since places are lost on the way."""
    return (1 - KEEP**rounds) / (1 - KEEP)


def actions_left(t: Manor) -> int:
    """How many laps of this round are still to come after the present one."""
    return t.card.actions - (t.lap if t.phase in ("act", "ghosts") else 0)


def income(t: Manor, p: Player, region: str) -> float:
    """What a ghost in a region brings each round, less its food."""
    vp, ball = REGION_VP[region], t.bonus(p, "gd:cry")
    return vp + ((ball == 2 and vp < 4) or (ball == 1 and vp == 2)) - UPKEEP


def places(t: Manor, p: Player) -> float:
    """The income of all gardens and regions for the rest of the game."""
    a_round = 0.0
    for home in t.homes(p):
        if is_region(home):
            a_round += income(t, p, home)
        else:
            bonus = t.bonus(p, home)
            a_round += GARDEN_A_ROUND[home][bonus - 1] - UPKEEP if bonus else -UPKEEP
    return a_round * horizon(rounds_left(t))


def food(t: Manor, p: Player) -> float:
    """Terror in hand against the ghosts to be fed this round."""
    spare = p.terror - max(0, GHOSTS - p.graveyard - t.bonus(p, "gd:can"))
    if spare >= 0:
        return SPARE_TERROR[spare] * (1 if t.round < ROUNDS or actions_left(t) else 0.1)
    reachable = 3 * actions_left(t)
    later = min(-spare, reachable)
    return -HUNGER_LATER * later - HUNGER_NOW * (-spare - later)


def approval(t: Manor, p: Player) -> float:
    """Chimeras, full sets in the zone, and the beginning of the next."""
    sets = min(p.zone.values())
    kinds = sum(count > sets for count in p.zone.values())
    return CHIMERA_VP * (p.chimera + sets) + PART_OF_A_SET[kinds] * (1 if t.round < ROUNDS else 0.5 if actions_left(t) else 0)


def hopes(t: Manor, p: Player) -> float:
    """Resources in store are worth the regions they will open, the best first; each needs a ghost."""
    last_chance = t.round == ROUNDS
    ghosts = p.bridge if last_chance else p.bridge + p.graveyard
    rounds = rounds_left(t) - (actions_left(t) == 0)
    if not ghosts or not rounds:
        return 0.0
    have = {kind: p.h1[kind] + p.h2[kind] for kind in RESOURCES}
    ahead, total = horizon(rounds), 0.0
    targets = [(income(t, p, r) - (1 if len(t.ghosts[r]) >= t.region_places else 0), gate(t, r)) for r in REGIONS if p.seat not in t.ghosts[r]]
    for _ in range(min(ghosts, 4)):
        best, fee = 0.0, ""
        for value, asked in targets:
            missing = sum(not have[kind] for kind in asked)
            hope = (value * ahead + len(asked)) * HOPE[missing] if missing < len(asked) else 0.0
            if hope > best:
                best, fee = hope, asked
        if not fee:
            break
        total += best
        for kind in fee:
            have[kind] = max(0, have[kind] - 1)
        targets = [target for target in targets if target[1] != fee]
    return total


def curses(t: Manor, p: Player) -> float:
    """A cursed resource will cost points; so may what spoils in 1H, unless it is spent in time."""
    struck = CURSE_VP if p.cursed and t.round < ROUNDS else 0
    spoils = 0.5 * CURSE_VP if t.round <= ROUNDS - 2 and any(p.h1.values()) else 0
    return struck + spoils


# The magician ------------------------------------------------------------------------------------------------------


def best_effect(t: Manor, me: Player) -> tuple[float, str]:
    """The best thing to do on the magician's square, and the prospects after it."""
    options = ["tile", *IN_REACH[me.magician], ""]
    return max((prospects_after(t, me, effect), effect) for effect in options if why_not_effect(t, me, effect) is None)


def prospects_after(t: Manor, me: Player, effect: str) -> float:
    """My prospects once the tile or mirror of my square is used."""
    tile = tile_at(t, me.magician)
    if effect == "tile" and tile == "t_ter":
        return max(prospects(s, p) for s, p in (burnt(t, me, hour, kind) for hour in (1, 2) for kind, n in store(me, hour).items() if n))
    s, p = scratch(t, me)
    if effect == "tile":
        match tile:
            case "t_gri":
                grimoire(s, p)
            case "t_clo":
                clock(s, p)
            case "t_tub":
                exchange(s, p)
            case _:
                take_two(s, p, tile[-1])
    elif effect:
        work_the_mirror(s, p, effect)
    return prospects(s, p)


def scratch(t: Manor, me: Player) -> tuple[Manor, Player]:
    """A copy of the table to try something on."""
    s = t.copy()
    return s, s.players[me.seat]


def burnt(t: Manor, me: Player, hour: int, kind: str) -> tuple[Manor, Player]:
    """After the terroriser."""
    s, p = scratch(t, me)
    store(p, hour)[kind] -= 1
    s.gain_terror(p, 4 if hour == 2 else 2)
    return s, p


def exchange(t: Manor, me: Player) -> None:
    """The test tube, in place: one of the kind there is most of becomes what is wanted most."""
    given = most_plentiful(me)
    here = me.h2 if me.h2[given] else me.h1
    here[given] -= 1
    here[most_wanted(t, me)] += 1


def most_plentiful(me: Player) -> str:
    return max(RESOURCES, key=lambda kind: me.h1[kind] + me.h2[kind])


def most_wanted(t: Manor, me: Player, but: Sequence[str] = ()) -> str:
    """The resource that would help most in 2H."""

    def with_one(kind: str) -> float:
        me.h2[kind] += 1
        value = prospects(t, me)
        me.h2[kind] -= 1
        return value

    return max((kind for kind in RESOURCES if kind not in but), key=with_one)


def best_square(t: Manor, me: Player, keys: Iterable[str]) -> tuple[float, str]:
    """The best square to go to, with a glance at the next step; flying must be worth the card."""
    found = (-1e9, "")
    for key in keys:
        square = key.removeprefix("mag:").removesuffix(":bat")
        s, p = scratch(t, me)
        p.magician = square
        now, effect = best_effect(s, p)
        next_step = max(glance(s, p, near, effect) for near in TOUCHING[square])
        value = now + SECOND_STEP * next_step - (price(me, "bat") if key.endswith(":bat") else 0)
        found = max(found, (value, key))
    return found


def glance(t: Manor, me: Player, square: str, used: str) -> float:
    """Roughly what a square offers for the step after this one."""
    tile = tile_at(t, square)
    standard = 2.0 - 0.5 * (me.h1[tile[-1]] + me.h2[tile[-1]]) if len(tile) == 3 else 0.5
    mirrors = [3 - t.mirrors[m] for m in IN_REACH[square] if t.mirrors[m] < 2 and m != used]
    return max(standard, max(mirrors, default=0) if me.terror < TERROR_MAX - 3 else 0)


def price(me: Player, power: str) -> float:
    """The first use of a POWER card gives up the other two; later uses are free."""
    return 0.0 if me.power == power else OPENING


def magician(q: Question) -> Answer:
    """Where to go."""
    return best_square(q.t, q.me, [key for key in q.keys if key.startswith("mag:")])[1]


def effect(q: Question) -> Answer:
    """Tile, mirror or nothing."""
    if "pow:lux" in q.keys and takes_luxuriance(q):
        return "pow:lux"
    used = best_effect(q.t, q.me)[1]
    return "eff:tile" if used == "tile" else f"eff:mir:{used}" if used else "eff:none"


def terroriser(q: Question) -> Answer:
    """Burn what is missed least for what it gives."""

    def after(key: str) -> float:
        _, hour, kind = key.split(":")
        return prospects(*burnt(q.t, q.me, int(hour), kind))

    return max(q.keys, key=after)


def test_tube(q: Question) -> Answer:
    return f"tub:{most_plentiful(q.me)}"


def tube_from_2h(q: Question) -> Answer:
    """One from 2H, where it keeps longest."""
    return 1


def tube_from_1h(q: Question) -> Answer:
    return q.low


def tube_into(q: Question) -> Answer:
    """The store still holds what will be given; without it, what is wanted most?"""
    s, p = scratch(q.t, q.me)
    given = most_plentiful(p)
    (p.h2 if p.h2[given] else p.h1)[given] -= 1
    return [most_wanted(s, p)] * q.low


POWERS_AT_THE_END: dict[str, Callable[[Manor, Player], None]] = {"pow:fir": fireball, "pow:sed": seduction, "pow:spe": spell}


def end_of_magician(q: Question) -> Answer:
    """A power is used at once if it brings something, the first time only if it brings enough."""
    if "pow:lux" in q.keys and takes_luxuriance(q):
        return "pow:lux"
    best, answer = worth(q.t, q.me), "end1"
    for key in q.keys:
        if key == "pow:lux" or key == "end1":
            continue
        s, p = scratch(q.t, q.me)
        if key in POWERS_AT_THE_END:
            POWERS_AT_THE_END[key](s, p)
        elif key.startswith("pow:dop:mir:"):
            work_the_mirror(s, p, key.removeprefix("pow:dop:mir:"))
        elif key == "pow:dop:tile" and len(tile_at(s, p.magician)) == 3:
            take_two(s, p, tile_at(s, p.magician)[-1])
        value = worth(s, p) - price(q.me, key.split(":")[1])
        if value > best:
            best, answer = value, key
    return answer


def apparition(q: Question) -> Answer:
    """What helps the neighbour least."""
    people = q.keys[0].split(":")[1]
    rival = next(p for p in q.t.players if p.people == people)

    def gift(key: str) -> float:
        s, p = scratch(q.t, rival)
        p.h1[key[-1]] += 1
        return prospects(s, p)

    return min(q.keys, key=gift)


# The ghosts --------------------------------------------------------------------------------------------------------


def after_move(t: Manor, me: Player, key: str) -> tuple[float, str]:
    """My worth after a ghost's move, arriving as well as it can; and how it arrives."""
    s, p = scratch(t, me)
    origin, _, to = key.removeprefix("gho:").partition(">")
    by_power = origin == "tel"
    if origin in (BRIDGE, "tel"):
        p.bridge -= 1
    else:
        s.leave(p, origin)
    if to == BRIDGE:
        return_to_the_bridge(s, p, origin)
        return worth(s, p), ""
    if origin == BRIDGE and is_region(to):
        for kind in gate(s, to):
            (p.h1 if p.h1[kind] else p.h2)[kind] -= 1
            p.zone[kind] += 1
    value, how = best_arrival(s, p, to)
    return value - (price(me, "tel") if by_power else 0), how


def best_arrival(t: Manor, me: Player, where: str) -> tuple[float, str]:
    """Take a free place, or fight, or be turned away: what leaves me best off."""
    ways = []
    room = len(t.ghosts[where]) < t.places(where)
    if room:
        s, p = scratch(t, me)
        s.ghosts[where] += (p.seat,)
        ways.append((worth(s, p), "arr:free"))
    if why_not_fight(t, me, where) is None:
        s, p = scratch(t, me)
        win(s, p, where)
        ways.append((worth(s, p), "arr:fight"))
    if not room:
        s, p = scratch(t, me)
        p.graveyard += 1
        for seat in s.ghosts[where]:
            s.players[seat].vp += 2
        s.gain_terror(p, 1)
        ways.append((worth(s, p), "arr:away"))
    return max(ways)


def win(t: Manor, me: Player, where: str) -> None:
    """A fight, in place; nobody is asked about immortality."""
    cost, vp = fight_cost(t, me, where)
    me.terror -= cost
    me.vp += vp
    there = t.ghosts[where]
    t.ghosts[where] = (me.seat, *there)[: t.places(where)]
    if len(there) == t.places(where):
        loser = t.players[there[-1]]
        loser.graveyard += 1
        t.gain_terror(loser, 1)


def ghosts(q: Question) -> Answer:
    """The move that gains most, as long as one gains anything; terror by Frenzy as soon as it is not wasted."""
    if "pow:fre" in q.keys and q.me.terror <= TERROR_MAX - 3:
        return "pow:fre"
    if "pow:lux" in q.keys and takes_luxuriance(q):
        return "pow:lux"
    best, answer = worth(q.t, q.me) + 0.05, "gho:end"
    for key in q.keys:
        if ">" in key:
            value, _ = after_move(q.t, q.me, key)
            if value > best:
                best, answer = value, key
    return answer


def pay(q: Question) -> Answer:
    """The oldest resources first: 1H spoils."""
    return max(q.keys, key=lambda key: key.count("1"))


def arrive(q: Question) -> Answer:
    if "pow:fre" in q.keys and q.me.terror <= TERROR_MAX - 3:
        return "pow:fre"
    where = q.t.limbo[q.me.seat]
    return best_arrival(q.t, q.me, where)[1]


def immortality(q: Question) -> Answer:
    """The best free place, if the card is worth it."""
    best, answer = worth(q.t, q.me), "imm:no"
    for key in q.keys:
        if key != "imm:no":
            s, p = scratch(q.t, q.me)
            s.ghosts[key.removeprefix("imm:")] += (p.seat,)
            value = worth(s, p)
            if value > best:
                best, answer = value, key
    return answer


def feed(q: Question) -> Answer:
    """Let those go hungry that are missed least: first the drawbridge, then the poorest places."""
    t, me = q.t, q.me

    def loss(place: str) -> float:
        if place == BRIDGE:
            return -1.0
        if is_region(place):
            return income(t, me, place)
        return GARDEN_A_ROUND[place][1] - UPKEEP

    out = [BRIDGE] * me.bridge + t.homes(me)
    return sorted(out, key=loss)[: q.low]


# The round ---------------------------------------------------------------------------------------------------------


def action(q: Question) -> Answer:
    """The magician or the ghosts: what gains more. The ghosts can wait while the round has actions left."""
    if "pow:lux" in q.keys and takes_luxuriance(q):
        return "pow:lux"
    base = worth(q.t, q.me)
    rivals = prospects(q.t, q.me) - base
    by_magician = -1.0
    if "act:mag" in q.keys:
        by_magician = step_gain(q) - rivals - base
    by_ghosts = worth_of_ghosts(q) - base
    if by_ghosts * (PATIENCE if actions_left(q.t) else 1) > by_magician:
        return "act:gho"
    return "act:mag" if by_magician > 0 else "act:pass"


def step_gain(q: Question) -> float:
    """My prospects after the best step of the magician."""
    t, me = q.t, q.me
    found = -1e9
    for square in TOUCHING[me.magician] if me.magician else TOUCHING:
        if all(p.magician != square for p in t.players):
            s, p = scratch(t, me)
            p.magician = square
            found = max(found, best_effect(s, p)[0])
    return found


def worth_of_ghosts(q: Question) -> float:
    """Play the ghosts' action through in the possible world, up to its end."""
    world, seat = q.world, q.me.seat
    world.answer(seat, "act:gho")
    while True:
        asked, ask = next(iter(world.asks.items()))
        answer = answer_in(world, ask)
        if answer == "gho:end":
            return worth(world.state, world.state.players[seat])
        world.answer(asked, answer)


def invoke(q: Question) -> Answer:
    """As many ghosts as will find a place this round and can be fed; the rest stay, for an early turn."""
    t, me = q.t, q.me
    out = len(t.homes(me))
    have = sum(me.h1.values()) + sum(me.h2.values())
    gates = (have + (t.card.actions - 1)) // 2
    fed = me.terror + t.bonus(me, "gd:can") + 2 * (t.card.actions - 2) - out
    gardens = 2 if t.round <= 2 else 1
    sent = max(0, min(me.graveyard + me.bridge, gates + gardens, fed))
    return f"inv:{sent}"


def bonus(q: Question) -> Answer:
    """The bonus that helps most."""
    if "pow:lux" in q.keys and takes_luxuriance(q):
        return "pow:lux"

    def after(key: str) -> float:
        s, p = scratch(q.t, q.me)
        _, slot, *kind = key.split(":")
        gain = kind[0] if kind else q.t.card.slots[int(slot) - 1]
        if gain[0] == "T":
            s.gain_terror(p, int(gain[1:]))
        elif gain[0] == "V":
            p.vp += int(gain[1:])
        else:
            p.h2[gain] += 1
        return prospects(s, p)

    return max((key for key in q.keys if key != "pow:lux"), key=after)


def secret_area(q: Question) -> Answer:
    """Luxuriance is the better card: keep it."""
    return "sec:no"


def takes_luxuriance(q: Question) -> bool:
    """Two resources are always welcome, unless the game is nearly over."""
    return True


def luxuriance(q: Question) -> Answer:
    """What helps most, one after the other."""
    taken: list[str] = []
    s, p = scratch(q.t, q.me)
    for _ in range(q.low):
        taken.append(most_wanted(s, p))
        p.h2[taken[-1]] += 1
    return taken


def alchemist(q: Question) -> Answer:
    """As many as the office gives back, of different kinds."""
    taken: list[str] = []
    s, p = scratch(q.t, q.me)
    for _ in range(q.high):
        taken.append(most_wanted(s, p, taken))
        p.h2[taken[-1]] += 1
    return taken


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
    "ghosts": ghosts,
    "pay": pay,
    "arrive": arrive,
    "immortality": immortality,
    "feed": feed,
    "luxuriance": luxuriance,
    "alchemist": alchemist,
}

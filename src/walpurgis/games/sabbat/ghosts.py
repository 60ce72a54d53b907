"""B2, moving the ghosts: which moves there are, the gate fee, and what happens on arrival. The fight itself is in fights.py."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import product

from walpurgis.engine import Option, Rule, Say
from walpurgis.engine.question import one_of

from .board import BRIDGE, GARDENS, GATES, GRAVEYARD, NEXT_TO, NUMBERS, POWERS, REGIONS, TERROR_MAX, TWO_AWAY, is_region
from .events import Frenzied, GatePaid, PlaceTaken, Returned, TurnedAway
from .fights import fight, fight_cost, why_not_fight
from .options import USE_POWER, BeTurnedAway, EndGhosts, EnterGarden, EnterRegion, Fight, FightAndExpel, GoBack, GoOn, Pay, PayFromBoth, TakePlace, Teleport
from .powers import BESIDE, LUXURIANCE, luxuriance, name_place, use, why_not_now, why_not_use
from .state import Manor, Player

ZEN_GARDEN = "gd:zen"
FREE, FIGHT, AWAY = "arr:free", "arr:fight", "arr:away"
LOCATIONS = (*GARDENS, *REGIONS)
ABOUT_PLACE = {place: {"where": name_place(place)} for place in LOCATIONS}


class Move:
    """One thing to do in B2: move a ghost from here to there, use a power, or end."""

    __slots__ = ("by", "gate", "key", "never", "origin", "to")

    def __init__(self, key: str, origin: str = "", to: str = "", by: str = "", never: Rule = "") -> None:
        self.key, self.origin, self.to, self.by = key, origin, to, by
        self.gate = REGIONS.index(to) if origin == BRIDGE and to in REGIONS and not by else None
        """The number of the gate to be paid, if there is one."""
        self.never = never
        """The rule that forbids this move at any time, if there is one."""


def _moves(origin: str, targets: Iterable[str], by: str = "") -> dict[str, Move]:
    start = by if by == "tel" else origin
    return {f"gho:{start}>{to}": Move(f"gho:{start}>{to}", origin, to, by) for to in targets}


def _never(origin: str, to: str) -> Rule:
    """Why no ghost ever goes from here to there in one move. [SM-A2-5, SM-B2-2, SM-B2-3]"""
    if origin == GRAVEYARD:
        return "SM-A2-5"
    crosses = BRIDGE not in (origin, to) and is_region(origin) != is_region(to)
    return "SM-B2-3" if to == GRAVEYARD or crosses else "SM-B2-2"


FROM = {BRIDGE: _moves(BRIDGE, LOCATIONS)} | {here: _moves(here, (BRIDGE, *near)) for here, near in NEXT_TO.items()}
BOOSTED = {here: _moves(here, far, "boo") for here, far in TWO_AWAY.items()}
TELEPORT = _moves(BRIDGE, REGIONS, "tel")
END, FRENZY, BOOSTER, ENRICHED = Move("gho:end"), Move("pow:fre", by="fre"), Move("pow:boo", by="boo"), Move(LUXURIANCE, by="lux")
NEVER = {
    f"gho:{origin}>{to}": Move(f"gho:{origin}>{to}", origin, to, never=_never(origin, to))
    for origin, to in product((BRIDGE, GRAVEYARD, *LOCATIONS), (BRIDGE, GRAVEYARD, *LOCATIONS))
}
POSSIBLE = {move.key: move for moves in (*FROM.values(), *BOOSTED.values(), TELEPORT) for move in moves.values()}
MOVES = NEVER | POSSIBLE | {move.key: move for move in (END, FRENZY, BOOSTER, ENRICHED)}
"""All moves that can be spoken of, possible or not, by key."""

PAYMENTS: dict[str, dict[str, list[tuple[str, str]]]] = {
    gate: {"pay:" + "".join(kind + hour for kind, hour in payment): [*payment] for payment in product(*([(kind, "1"), (kind, "2")] for kind in gate))}
    for gate in GATES
}
"""The ways to pay each gate, by key: every resource with the store it comes from."""
PAID: dict[str, list[tuple[str, str]]] = {key: payment for payments in PAYMENTS.values() for key, payment in payments.items()}


def begin_moving(t: Manor, me: Player) -> None:
    """All ghosts on the drawbridge stand ready. [SM-B2-1]"""
    t.phase, t.ready = "ghosts", me.bridge


async def move_the_ghosts(t: Manor) -> None:
    """One ghost moves, or a power of B2 is used, or it is the end. Each ghost outside the graveyard may move once. [SM-B2-1, SM-B2-10, SM-B2-11]"""
    me = t.active
    move = await which_move(t, me)
    if move is END:
        t.ready, t.moved, t.booster = 0, (), False
        t.next_action()
    elif move is ENRICHED:
        await luxuriance(t, me)
    elif move is FRENZY:
        frenzy(t, me)
    elif move is BOOSTER:
        use(t, me, "boo")
        t.booster = True
    else:
        depart(t, me, move)
        if move.gate is not None:
            await pay_the_gate(t, me, move.to)
        if move.to != BRIDGE:
            await arrive(t, me, move.to)


# Which move -------------------------------------------------------------------------------------------------------


def moves(t: Manor, me: Player) -> list[str]:
    """What could be done next: moves of ghosts from the drawbridge and outside, powers of B2, or the end. [SM-B2-2, SM-P-TEL-1, SM-P-BOO-1, SM-P-FRE-1]"""
    cards = POWERS[me.people]
    found = [*FROM[BRIDGE], *(TELEPORT if "tel" in cards else ())]
    for home in t.homes(me):
        found += [*FROM[home], *(BOOSTED[home] if "boo" in cards else ())]
    return [*found, *(move.key for move in (BOOSTER, FRENZY) if move.by in cards), END.key, *BESIDE[me.people]]


def quick_moves(t: Manor, me: Player) -> list[str]:
    """The same, but only ghosts that may move and cards of one's own people are looked at."""
    found: list[Move] = []
    mine = POWERS[me.people] if t.use_powers else ()
    if t.ready:
        found += FROM[BRIDGE].values()
        if "tel" in mine:
            found += TELEPORT.values()
    for home in t.homes(me):
        if home not in t.moved:
            found += FROM[home].values()
            if t.booster:
                found += BOOSTED[home].values()
    keys = [move.key for move in found if why_not_go(t, me, move) is None]
    if "fre" in mine:
        keys += [move.key for move in (BOOSTER, FRENZY) if why_not_power(t, me, move.by) is None]
    keys.append(END.key)
    if "lux" in mine and why_not_power(t, me, "lux") is None:
        keys.append(LUXURIANCE)
    return keys


def why_not_move(t: Manor, me: Player, key: str) -> Rule | None:
    """Why a move is not offered, be it possible at some time or never."""
    move = MOVES.get(key)
    if move is None:
        return why_not_now(t, me, key)
    if move.never:
        return move.never
    return why_not_go(t, me, move) if move.origin else why_not_power(t, me, move.by) if move.by else None


def why_not_go(t: Manor, me: Player, move: Move) -> Rule | None:
    """A ghost must stand ready, once in an action, never the protected one, never two of one colour, and the gate must be paid.

    [SM-B2-1, SM-B2-5, SM-P-SEC-2, SM-G-4, SM-B2-7]
    """
    origin, to = move.origin, move.to
    if origin == BRIDGE:
        if move.by and (reason := why_not_use(t, me, "tel")):
            return reason
        if not t.ready:
            return "SM-B2-5" if BRIDGE in t.moved and not move.by else "SM-B2-1"
    elif origin in t.moved:
        return "SM-B2-1"
    elif origin == t.protected and me.people == "G":
        return "SM-P-SEC-2"
    elif to == BRIDGE:
        return None
    elif move.by and not t.booster:
        return "SM-B2-2"
    if me.seat in t.ghosts[to]:
        return "SM-G-4"
    if move.gate is not None:
        h1, h2 = me.h1, me.h2
        for kind in t.gates[move.gate]:
            if not (h1[kind] or h2[kind]):
                return "SM-B2-7"
    return None


def why_not_power(t: Manor, me: Player, power: str) -> Rule | None:
    """Frenzy must bring something; Booster comes before the first move, and for ghosts that can use it. [SM-P-5, SM-P-BOO-1]"""
    if reason := why_not_use(t, me, power):
        return reason
    if power == "fre" and me.terror >= TERROR_MAX:
        return "SM-P-5"
    if power == "boo" and (t.moved or t.booster or not t.homes(me)):
        return "SM-P-BOO-1"
    return None


def say_move(t: Manor, me: Player, key: str) -> Option:
    move = MOVES[key]
    if not move.origin:
        return USE_POWER[move.by] if move.by else EndGhosts()
    if move.by == "tel":
        return Teleport(BRIDGE, move.to)
    if move.to == BRIDGE:
        return GoBack(move.origin, BRIDGE)
    if move.gate is not None:
        return EnterRegion(BRIDGE, move.to, [*t.gates[move.gate]])
    return EnterGarden(BRIDGE, move.to) if move.origin == BRIDGE else GoOn(move.origin, move.to)


which_move = one_of("ghosts", moves, forbids=why_not_move, says=say_move, rule="SM-B2-2", always=True, quick=quick_moves).meaning(MOVES.__getitem__)


# On the way -------------------------------------------------------------------------------------------------------


def gate(t: Manor, region: str) -> str:
    """The resources that the gate of a region asks for."""
    return t.gates[REGIONS.index(region)]


def depart(t: Manor, me: Player, move: Move) -> None:
    """The ghost leaves for where it goes: it is back on the drawbridge at once, elsewhere it has still to arrive. [SM-B2-2, SM-B2-3, SM-B2-6]"""
    if move.origin == BRIDGE:
        me.bridge -= 1
        t.ready -= 1
    else:
        t.leave(me, move.origin)
    if move.to == BRIDGE:
        return_to_the_bridge(t, me, move.origin)
        return
    t.limbo[me.seat] = move.to
    if move.by == "tel":
        use(t, me, "tel")


def return_to_the_bridge(t: Manor, me: Player, origin: str) -> None:
    """Back on the drawbridge: 1 terror, or 2 with the Zen garden. The ghost has moved. [SM-B2-4, SM-B2-5]"""
    zen = t.bonus(me, ZEN_GARDEN)
    twice = zen == 2 or (zen == 1 and is_region(origin))
    me.bridge += 1
    t.moved += (BRIDGE,)
    t.tell(Returned, me.people, origin, t.gain_terror(me, NUMBERS["return_terror"] + twice))


def payments(t: Manor, me: Player, region: str) -> Sequence[str]:
    return [*PAYMENTS[gate(t, region)]]


def why_not_pay(t: Manor, me: Player, region: str, key: str) -> Rule | None:
    """Each resource must lie in the store it is taken from. [SM-B2-7]"""
    if key not in PAID:
        return why_not_now(t, me, key)
    return None if all((me.h1 if hour == "1" else me.h2)[kind] for kind, hour in PAID[key]) else "SM-B2-7"


def say_payment(t: Manor, me: Player, region: str, key: str) -> Option:
    from1, from2 = ([kind for kind, hour in PAID[key] if hour == store] for store in "12")
    if from1 and from2:
        return PayFromBoth(from1, from2)
    return Pay(from1, "1") if from1 else Pay(from2, "2")


def about_place(t: Manor, me: Player, where: str) -> Mapping[str, Say]:
    return ABOUT_PLACE[where]


which_payment = one_of("pay", payments, forbids=why_not_pay, says=say_payment, rule="SM-B2-7", about=about_place).meaning(PAID.__getitem__)


async def pay_the_gate(t: Manor, me: Player, region: str) -> None:
    """One of each resource of the gate, from 1H or 2H, into the approval zone. [SM-B2-7, SM-B2-8]"""
    pay(t, me, region, await which_payment(t, me, region))


def pay(t: Manor, me: Player, region: str, payment: Iterable[tuple[str, str]]) -> None:
    """Put these resources, each from its store, into the approval zone. [SM-B2-7]"""
    for kind, hour in payment:
        (me.h1 if hour == "1" else me.h2)[kind] -= 1
        me.zone[kind] += 1
    t.tell(GatePaid, me.people, region, list(gate(t, region)))


# On arrival -------------------------------------------------------------------------------------------------------


def arrivals(t: Manor, me: Player, where: str) -> Sequence[str]:
    return (FREE, FIGHT, AWAY, FRENZY.key) if "fre" in POWERS[me.people] else (FREE, FIGHT, AWAY)


def why_not_arrive(t: Manor, me: Player, where: str, key: str) -> Rule | None:
    """Free only where a place is free, away only where none is, and a fight must be possible; Frenzy may come first. [SM-AR-1, SM-AR-2, SM-AR-4]"""
    if key == FIGHT:
        return why_not_fight(t, me, where)
    if key == FREE:
        return None if has_room(t, where) else "SM-AR-1"
    if key == AWAY:
        return "SM-AR-4" if has_room(t, where) else None
    return why_not_power(t, me, "fre") if key == FRENZY.key else why_not_now(t, me, key)


def has_room(t: Manor, where: str) -> bool:
    """Whether a place is free there."""
    return len(t.ghosts[where]) < t.places(where)


def say_arrival(t: Manor, me: Player, where: str, key: str) -> Option:
    there = t.ghosts[where]
    if key == FREE:
        return TakePlace(len(there) + 1)
    if key == AWAY:
        return BeTurnedAway([t.players[seat].people for seat in there], NUMBERS["turned_away_vp"])
    if key == FIGHT:
        cost, vp = fight_cost(t, me, where)
        return Fight(cost, vp) if has_room(t, where) else FightAndExpel(cost, vp, t.players[there[-1]].people)
    return USE_POWER["fre"]


which_arrival = one_of("arrive", arrivals, forbids=why_not_arrive, says=say_arrival, rule="SM-AR-2", about=about_place)


async def arrive(t: Manor, me: Player, where: str) -> None:
    """Take a free place, fight all who are there, or be turned away from a full location. [SM-AR-1 to SM-AR-5]"""
    while (how := await which_arrival(t, me, where)) == FRENZY.key:
        frenzy(t, me)
    del t.limbo[me.seat]
    if how == AWAY:
        turn_away(t, me, where)
        return
    t.moved += (where,)
    if how == FIGHT:
        await fight(t, me, where)
    else:
        take_place(t, me, where)


def take_place(t: Manor, me: Player, where: str) -> None:
    """The topmost free place. [SM-AR-1]"""
    t.ghosts[where] += (me.seat,)
    t.tell(PlaceTaken, me.people, where, len(t.ghosts[where]))


def turn_away(t: Manor, me: Player, where: str) -> None:
    """To the graveyard: the others there gain victory points, the mover one terror. [SM-AR-3]"""
    me.graveyard += 1
    t.moved += (GRAVEYARD,)
    rivals = [t.players[seat] for seat in t.ghosts[where]]
    for rival in rivals:
        t.gain_vp(rival, NUMBERS["turned_away_vp"])
    terror = t.gain_terror(me, NUMBERS["turned_away_terror"])
    t.tell(TurnedAway, me.people, where, [p.people for p in rivals], NUMBERS["turned_away_vp"], terror)


def frenzy(t: Manor, me: Player) -> None:
    """Three terror at any moment of the player's own B2. [SM-P-FRE-1]"""
    use(t, me, "fre")
    t.tell(Frenzied, me.people, t.gain_terror(me, NUMBERS["frenzy_terror"]))

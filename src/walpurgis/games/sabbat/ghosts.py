"""B2, moving the ghosts: which moves there are, the gate fee, and what happens on arrival. The fight itself is in fights.py."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product

from walpurgis.engine import Rule, Say, one_of
from walpurgis.engine.old_ask import Ask

from .board import BRIDGE, GARDENS, GRAVEYARD, NEXT_TO, NUMBERS, REGIONS, TERROR_MAX, TWO_AWAY, is_region
from .events import Frenzied, GatePaid, PlaceTaken, Returned, TurnedAway
from .fights import fight, fight_cost, why_not_fight
from .powers import may_use, name_people, name_place, name_resource, or_luxuriance, use, why_not_now, why_not_use
from .state import Manor, Player

ZEN_GARDEN = "gd:zen"
FREE, FIGHT, AWAY = "arr:free", "arr:fight", "arr:away"
ABOUT_PLACE = {place: {"where": name_place(place)} for place in (*GARDENS, *REGIONS)}


class Move:
    """One thing to do in B2: move a ghost from here to there, use a power, or end."""

    __slots__ = ("by", "gate", "key", "origin", "to")

    def __init__(self, key: str, origin: str = "", to: str = "", by: str = "") -> None:
        self.key, self.origin, self.to, self.by = key, origin, to, by
        self.gate = REGIONS.index(to) if origin == BRIDGE and to in REGIONS and not by else None
        """The number of the gate to be paid, if there is one."""


def _moves(origin: str, targets: Iterable[str], by: str = "") -> dict[str, Move]:
    start = by if by == "tel" else origin
    return {f"gho:{start}>{to}": Move(f"gho:{start}>{to}", origin, to, by) for to in targets}


FROM = {BRIDGE: _moves(BRIDGE, (*GARDENS, *REGIONS))} | {here: _moves(here, (BRIDGE, *near)) for here, near in NEXT_TO.items()}
BOOSTED = {here: _moves(here, far, "boo") for here, far in TWO_AWAY.items()}
TELEPORT = _moves(BRIDGE, REGIONS, "tel")
END, FRENZY, BOOSTER = Move("gho:end"), Move("pow:fre"), Move("pow:boo")
MOVES = {move.key: move for moves in (*FROM.values(), *BOOSTED.values(), TELEPORT) for move in moves.values()} | {m.key: m for m in (END, FRENZY, BOOSTER)}


def begin_moving(t: Manor, me: Player) -> None:
    """All ghosts on the drawbridge stand ready. [SM-B2-1]"""
    t.phase, t.ready = "ghosts", me.bridge


async def move_the_ghosts(t: Manor) -> None:
    """One ghost moves, or a power of B2 is used, or it is the end. Each ghost outside the graveyard may move once. [SM-B2-1, SM-B2-10, SM-B2-11]"""
    me = t.active
    move = await or_luxuriance(t, me, which_move)
    if move is None:
        return
    if move is END:
        t.ready, t.moved, t.booster = 0, (), False
        t.next_action()
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


def which_move(t: Manor, me: Player) -> Ask[Move]:
    """Which ghost goes where, or what else is done in B2. [SM-B2-2]"""
    return one_of(me, "ghosts", move_keys, of=(t, me), means=MOVES.__getitem__, say=_say_move, elsewhere=_why_not_move, rule="SM-B2-2", always=True)


def move_keys(t: Manor, me: Player) -> list[str]:
    return [key for key, move in moves(t, me).items() if why_not_move(t, me, move) is None]


def moves(t: Manor, me: Player) -> dict[str, Move]:
    """What could be done next: moves of all ghosts, powers of B2, or the end. [SM-B2-2, SM-P-TEL-1, SM-P-BOO-1, SM-P-FRE-1]"""
    found: dict[str, Move] = {}
    if t.ready:
        found.update(FROM[BRIDGE])
        if me.people == "Y" and may_use(t, me, "tel"):
            found.update(TELEPORT)
    homes = t.homes(me)
    for home in homes:
        found.update(FROM[home])
        if t.booster:
            found.update(BOOSTED[home])
    if me.people == "B":
        if homes and not t.moved and not t.booster and may_use(t, me, "boo"):
            found[BOOSTER.key] = BOOSTER
        if may_use(t, me, "fre"):
            found[FRENZY.key] = FRENZY
    found[END.key] = END
    return found


def why_not_move(t: Manor, me: Player, move: Move) -> Rule | None:
    """Once in an action, never the protected ghost, never two of one colour, and the gate must be paid. [SM-B2-1, SM-P-SEC-2, SM-G-4, SM-B2-7]"""
    origin, to = move.origin, move.to
    if not origin:
        return None if move is not FRENZY or me.terror < TERROR_MAX else "SM-P-5"
    if origin in t.moved and origin != BRIDGE:
        return "SM-B2-1"
    if origin == t.protected and me.people == "G":
        return "SM-P-SEC-2"
    if to == BRIDGE:
        return None
    if me.seat in t.ghosts[to]:
        return "SM-G-4"
    if move.gate is not None:
        h1, h2 = me.h1, me.h2
        for kind in t.gates[move.gate]:
            if not (h1[kind] or h2[kind]):
                return "SM-B2-7"
    return None


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


async def pay_the_gate(t: Manor, me: Player, region: str) -> None:
    """One of each resource of the gate, from 1H or 2H, into the approval zone. [SM-B2-7, SM-B2-8]"""
    chosen = await one_of(me, "pay", payment_keys, of=(t, me, region), say=_say_payment, rule="SM-B2-7", about=ABOUT_PLACE[region])
    for kind, hour in paid(chosen):
        (me.h1 if hour == "1" else me.h2)[kind] -= 1
        me.zone[kind] += 1
    t.tell(GatePaid, me.people, region, list(gate(t, region)))


def payment_keys(t: Manor, me: Player, region: str) -> list[str]:
    """From which store each resource of the gate may come."""
    stores = [[kind + hour for hour, kept in (("1", me.h1), ("2", me.h2)) if kept[kind]] for kind in gate(t, region)]
    return ["pay:" + "".join(payment) for payment in product(*stores)]


def paid(key: str) -> Iterable[tuple[str, str]]:
    """The resources of a payment, and the store each comes from."""
    payment = key.removeprefix("pay:")
    return zip(payment[::2], payment[1::2], strict=True)


async def arrive(t: Manor, me: Player, where: str) -> None:
    """Take a free place, fight all who are there, or be turned away from a full location. [SM-AR-1 to SM-AR-5]"""
    how = await which_arrival(t, me, where)
    if how == FRENZY.key:
        frenzy(t, me)
        how = await which_arrival(t, me, where)
    if how == AWAY:
        turn_away(t, me, where)
        return
    del t.limbo[me.seat]
    t.moved += (where,)
    if how == FIGHT:
        await fight(t, me, where)
    else:
        t.ghosts[where] += (me.seat,)
        t.tell(PlaceTaken, me.people, where, len(t.ghosts[where]))


def which_arrival(t: Manor, me: Player, where: str) -> Ask[str]:
    return one_of(me, "arrive", arrival_keys, of=(t, me, where), say=_say_arrival, elsewhere=_why_not_arrive, rule="SM-AR-2", about=ABOUT_PLACE[where])


def arrival_keys(t: Manor, me: Player, where: str) -> list[str]:
    """Free only where a place is free, away only where none is, and a fight must be possible; Frenzy may come first. [SM-AR-1, SM-AR-2, SM-AR-4]"""
    full = len(t.ghosts[where]) >= t.places(where)
    keys = [] if full else [FREE]
    if why_not_fight(t, me, where) is None:
        keys.append(FIGHT)
    if full:
        keys.append(AWAY)
    if me.people == "B" and me.terror < TERROR_MAX and may_use(t, me, "fre"):
        keys.append(FRENZY.key)
    return keys


def turn_away(t: Manor, me: Player, where: str) -> None:
    """To the graveyard: the others there gain victory points, the mover one terror. [SM-AR-3]"""
    del t.limbo[me.seat]
    me.graveyard += 1
    t.moved += (GRAVEYARD,)
    rivals = [t.players[seat] for seat in t.ghosts[where]]
    for rival in rivals:
        t.gain_vp(rival, NUMBERS["turned_away_vp"])
    terror = t.gain_terror(me, NUMBERS["turned_away_terror"])
    t.tell(TurnedAway, me.people, where, [p.people for p in rivals], NUMBERS["turned_away_vp"], terror)


def frenzy(t: Manor, me: Player) -> None:
    """Three terror at any moment of an own B2. [SM-P-FRE-1]"""
    use(t, me, "fre")
    t.tell(Frenzied, me.people, t.gain_terror(me, NUMBERS["frenzy_terror"]))


# Reasons and descriptions -----------------------------------------------------------------------------------------


def _why_not_move(t: Manor, me: Player, key: str) -> Rule | None:
    """Why a move is not offered, be it a candidate or not even that."""
    candidates = moves(t, me)
    if key in candidates:
        return why_not_move(t, me, candidates[key])
    origin, found, to = key.removeprefix("gho:").partition(">")
    if not found:
        return why_not_now(t, me, key)
    if origin == "tel" and to in NEXT_TO:
        return why_not_use(t, me, "tel") or ("SM-B2-1" if is_region(to) else "SM-P-TEL-1")
    if not {origin, to} <= {BRIDGE, GRAVEYARD, *NEXT_TO}:
        return None
    if origin == GRAVEYARD:
        return "SM-A2-5"
    if to == GRAVEYARD or (is_region(origin) != is_region(to) and BRIDGE not in (origin, to)):
        return "SM-B2-3"
    if origin == BRIDGE:
        return "SM-B2-5" if BRIDGE in t.moved else "SM-B2-1"
    return "SM-B2-2"


def _why_not_arrive(t: Manor, me: Player, where: str, key: str) -> Rule | None:
    if key == FIGHT:
        return why_not_fight(t, me, where)
    return {FREE: "SM-AR-1", AWAY: "SM-AR-4"}.get(key) or why_not_now(t, me, key)


def _say_move(t: Manor, me: Player, key: str) -> Say:
    if ">" not in key:
        return Say(f"option-{key.replace(':', '-')}")
    origin, _, to = key.removeprefix("gho:").partition(">")
    if origin == "tel":
        return Say("option-gho-tel", {"to": name_place(to)})
    if to == BRIDGE:
        return Say("option-gho-back", {"origin": name_place(origin)})
    if origin == BRIDGE and is_region(to):
        return Say("option-gho-gate", {"to": name_place(to), "fee": [Say(f"resource-{kind}") for kind in gate(t, to)]})
    if origin == BRIDGE:
        return Say("option-gho-garden", {"to": name_place(to)})
    return Say("option-gho-next", {"origin": name_place(origin), "to": name_place(to)})


def _say_payment(t: Manor, me: Player, region: str, key: str) -> Say:
    stores: dict[str, list[Say]] = {"1": [], "2": []}
    for kind, hour in paid(key):
        stores[hour].append(name_resource(kind))
    if stores["1"] and stores["2"]:
        return Say("option-pay-both", {"from1": stores["1"], "from2": stores["2"]})
    hour = "1" if stores["1"] else "2"
    return Say("option-pay", {"fee": stores[hour], "store": Say(f"store-{hour}")})


def _say_arrival(t: Manor, me: Player, where: str, key: str) -> Say:
    there = t.ghosts[where]
    if key == FREE:
        return Say("option-arr-free", {"place": len(there) + 1})
    if key == AWAY:
        return Say("option-arr-away", {"rivals": [name_people(t.players[seat].people) for seat in there], "vp": NUMBERS["turned_away_vp"]})
    if key == FIGHT:
        cost, vp = fight_cost(t, me, where)
        about = {"cost": cost, "vp": vp}
        if len(there) < t.places(where):
            return Say("option-arr-fight", about)
        return Say("option-arr-fight-expel", {**about, "loser": name_people(t.players[there[-1]].people)})
    return Say("option-pow-fre")

"""B2, moving the ghosts: which moves there are, the gate fee, and what happens on arrival. The fight itself is in fights.py."""

from __future__ import annotations

from functools import partial
from itertools import product

from walpurgis.engine import Rule, Say, one_of

from .board import BRIDGE, GARDENS, GRAVEYARD, NEXT_TO, NUMBERS, REGIONS, TWO_AWAY, is_region
from .events import Frenzied, GatePaid, PlaceTaken, Returned, TurnedAway
from .fights import fight, fight_cost, why_not_fight
from .powers import beside_luxuriance, may_use, name_people, name_place, name_resource, use, why_not_use
from .state import Manor, Player

ZEN_GARDEN = "gd:zen"


class Move:
    """One thing to do in B2: move a ghost from here to there, use a power, or end."""

    __slots__ = ("by", "key", "origin", "to")

    def __init__(self, key: str, origin: str = "", to: str = "", by: str = "") -> None:
        self.key, self.origin, self.to, self.by = key, origin, to, by


def _move(origin: str, to: str, by: str = "") -> Move:
    return Move(f"gho:{by if by == 'tel' else origin}>{to}", origin, to, by)


FROM: dict[str, list[Move]] = {BRIDGE: [_move(BRIDGE, to) for to in (*GARDENS, *REGIONS)]} | {
    here: [_move(here, BRIDGE), *(_move(here, to) for to in near)] for here, near in NEXT_TO.items()
}
BOOSTED: dict[str, list[Move]] = {here: [_move(here, to, "boo") for to in far] for here, far in TWO_AWAY.items()}
TELEPORT: list[Move] = [_move(BRIDGE, to, "tel") for to in REGIONS]
END, FRENZY, BOOSTER = Move("gho:end"), Move("pow:fre"), Move("pow:boo")


async def move_the_ghosts(t: Manor, me: Player) -> None:
    """Each ghost outside the graveyard may move once; one after the other, in any order. [SM-B2-1, SM-B2-5, SM-B2-10, SM-B2-11]"""
    t.ready, t.moved, first = me.bridge, [], True
    while True:
        move = await beside_luxuriance(
            t,
            me,
            "ghosts",
            lambda: {move.key: move for move in moves(t, me, first)},  # noqa: B023 (asked at once)
            why_not=partial(why_not_move, t, me),
            say=partial(_say_move, t),
            elsewhere=partial(_why_not_elsewhere, t, me),
            rule="SM-B2-2",
        )
        if move is END:
            break
        if move is FRENZY:
            frenzy(t, me)
        elif move is BOOSTER:
            use(t, me, "boo")
            t.booster = True
        else:
            await move_a_ghost(t, me, move)
            first = False
    t.ready, t.moved, t.booster = 0, [], False


def moves(t: Manor, me: Player, first: bool) -> list[Move]:
    """What could be done next: moves of all ghosts, powers of B2, or the end. [SM-B2-2, SM-P-TEL-1, SM-P-BOO-1, SM-P-FRE-1]"""
    found: list[Move] = []
    if t.ready:
        found += FROM[BRIDGE]
        if me.people == "Y" and may_use(t, me, "tel"):
            found += TELEPORT
    homes = t.homes(me)
    for home in homes:
        found += FROM[home]
        if t.booster:
            found += BOOSTED[home]
    if me.people == "B":
        if first and homes and not t.booster and may_use(t, me, "boo"):
            found.append(BOOSTER)
        if may_use(t, me, "fre"):
            found.append(FRENZY)
    found.append(END)
    return found


def why_not_move(t: Manor, me: Player, move: Move) -> Rule | None:
    """Once in an action, never the protected ghost, never two of one colour, and the gate must be paid. [SM-B2-1, SM-P-SEC-2, SM-G-4, SM-B2-7]"""
    origin, to = move.origin, move.to
    if not origin:
        return None if move is not FRENZY or me.terror < 10 else "SM-P-5"
    if origin in t.moved:
        return "SM-B2-1"
    if origin == t.protected and me.people == "G":
        return "SM-P-SEC-2"
    if to == BRIDGE:
        return None
    if me.seat in t.ghosts[to]:
        return "SM-G-4"
    if origin == BRIDGE and not move.by and is_region(to):
        h1, h2 = me.h1, me.h2
        for kind in gate(t, to):
            if not (h1[kind] or h2[kind]):
                return "SM-B2-7"
    return None


def gate(t: Manor, region: str) -> str:
    """The resources that the gate of a region asks for."""
    return t.gates[REGIONS.index(region)]


async def move_a_ghost(t: Manor, me: Player, move: Move) -> None:
    """The ghost leaves, pays the gate where it must, and arrives. [SM-B2-2, SM-B2-3, SM-B2-6, SM-B2-8]"""
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
    elif move.origin == BRIDGE and is_region(move.to):
        await pay_the_gate(t, me, move.to)
    await arrive(t, me, move.to)


def return_to_the_bridge(t: Manor, me: Player, origin: str) -> None:
    """Back on the drawbridge: 1 terror, or 2 with the Zen garden. The ghost has moved. [SM-B2-4, SM-B2-5]"""
    zen = t.bonus(me, ZEN_GARDEN)
    twice = zen == 2 or (zen == 1 and is_region(origin))
    me.bridge += 1
    t.tell(Returned, me.people, origin, t.gain_terror(me, NUMBERS["return_terror"] + twice))


async def pay_the_gate(t: Manor, me: Player, region: str) -> None:
    """One of each resource of the gate, from 1H or 2H, into the approval zone. [SM-B2-7, SM-B2-8]"""
    fee = gate(t, region)
    stores = [[hour for hour, kept in (("1", me.h1), ("2", me.h2)) if kept[kind]] for kind in fee]
    options = {"pay:" + "".join(kind + hour for kind, hour in zip(fee, hours, strict=True)): hours for hours in product(*stores)}
    hours = await one_of(me, "pay", options, say=_say_payment, rule="SM-B2-7", about={"where": name_place(region)})
    for kind, hour in zip(fee, hours, strict=True):
        (me.h1 if hour == "1" else me.h2)[kind] -= 1
        me.zone[kind] += 1
    t.tell(GatePaid, me.people, region, list(fee))


async def arrive(t: Manor, me: Player, where: str) -> None:
    """Take a free place, fight all who are there, or be turned away from a full location. [SM-AR-1 to SM-AR-5]"""
    while True:
        options = {f"arr:{how}": how for how in ("free", "fight", "away")}
        if me.people == "B" and me.terror < 10 and may_use(t, me, "fre"):
            options["pow:fre"] = "frenzy"
        how = await one_of(
            me,
            "arrive",
            options,
            why_not=partial(why_not_arrive, t, me, where),
            say=partial(_say_arrival, t, me, where),
            rule="SM-AR-2",
            about={"where": name_place(where)},
        )
        if how != "frenzy":
            break
        frenzy(t, me)
    if how == "free":
        del t.limbo[me.seat]
        t.ghosts[where].append(me.seat)
        t.tell(PlaceTaken, me.people, where, len(t.ghosts[where]))
    elif how == "fight":
        await fight(t, me, where)
    else:
        turn_away(t, me, where)
        return
    t.moved.append(where)


def why_not_arrive(t: Manor, me: Player, where: str, how: str) -> Rule | None:
    """Free only where a place is free, away only where none is, and a fight must be possible. [SM-AR-1, SM-AR-2, SM-AR-4]"""
    there, places = len(t.ghosts[where]), t.places(where)
    if how == "free":
        return None if there < places else "SM-AR-1"
    if how == "away":
        return None if there >= places else "SM-AR-4"
    return why_not_fight(t, me, where) if how == "fight" else None


def turn_away(t: Manor, me: Player, where: str) -> None:
    """To the graveyard: the others there gain victory points, the mover one terror. [SM-AR-3]"""
    del t.limbo[me.seat]
    me.graveyard += 1
    rivals = [t.players[seat] for seat in t.ghosts[where]]
    for rival in rivals:
        t.gain_vp(rival, NUMBERS["turned_away_vp"])
    t.gain_terror(me, NUMBERS["turned_away_terror"])
    t.tell(TurnedAway, me.people, where, [p.people for p in rivals], NUMBERS["turned_away_vp"])


def frenzy(t: Manor, me: Player) -> None:
    """Three terror at any moment of an own B2. [SM-P-FRE-1]"""
    use(t, me, "fre")
    t.tell(Frenzied, me.people, t.gain_terror(me, NUMBERS["frenzy_terror"]))


# Reasons and descriptions -----------------------------------------------------------------------------------------


def _why_not_elsewhere(t: Manor, me: Player, key: str) -> Rule | None:
    """Why a move that is not even a candidate is not offered."""
    for power, keys in (("fre", "pow:fre"), ("boo", "pow:boo"), ("tel", "gho:tel>")):
        if key.startswith(keys):
            return why_not_use(t, me, power) or ("SM-P-BOO-1" if power == "boo" else "SM-B2-1")
    origin, found, to = key.removeprefix("gho:").partition(">")
    if not found:
        return None
    if origin == GRAVEYARD:
        return "SM-A2-5"
    if to == GRAVEYARD or (is_region(origin) != is_region(to) and BRIDGE not in (origin, to)):
        return "SM-B2-3"
    return "SM-B2-1" if origin == BRIDGE else "SM-B2-2"


def _say_move(t: Manor, key: str) -> Say:
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


def _say_payment(key: str) -> Say:
    paid = key.removeprefix("pay:")
    stores: dict[str, list[Say]] = {"1": [], "2": []}
    for kind, hour in zip(paid[::2], paid[1::2], strict=True):
        stores[hour].append(name_resource(kind))
    if stores["1"] and stores["2"]:
        return Say("option-pay-both", {"from1": stores["1"], "from2": stores["2"]})
    hour = "1" if stores["1"] else "2"
    return Say("option-pay", {"fee": stores[hour], "store": Say(f"store-{hour}")})


def _say_arrival(t: Manor, me: Player, where: str, key: str) -> Say:
    there = t.ghosts[where]
    if key == "arr:free":
        return Say("option-arr-free", {"place": len(there) + 1})
    if key == "arr:away":
        return Say("option-arr-away", {"rivals": [name_people(t.players[seat].people) for seat in there], "vp": NUMBERS["turned_away_vp"]})
    if key == "arr:fight":
        cost, vp = fight_cost(t, me, where)
        about = {"cost": cost, "vp": vp}
        if len(there) < t.places(where):
            return Say("option-arr-fight", about)
        return Say("option-arr-fight-expel", {**about, "loser": name_people(t.players[there[-1]].people)})
    return Say("option-pow-fre")

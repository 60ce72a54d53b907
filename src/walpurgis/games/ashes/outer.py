"""Phase 1, the outer spaces: ally tokens, and what their places give. [AA-P1-1 to AA-P1-13]"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from walpurgis.engine import Rule, Say, one_of

from .actions import play, say_card, take_from_row
from .board import ALCHEMIST, ENDS, MARKET, MYSTIC, OTHER, PORTAL_EDGES, SECTION_OF_EDGE, SEER, SHARED
from .combat import discard_upgrade
from .decks import draw_action
from .ending import step
from .events import Bought, PortalMoved, PowerPaid, PowerRaised, SawSeer, TokenMoved, TokenTakenBack, UpgradeGiven
from .facts import NUMBERS, PASS, POWER_MAX, SIDE_OF
from .state import Night, Player
from .tiles import changes, removals, say_work, work

RESERVE = "res"


def zone(who: str) -> str:
    """The ally zone of a character."""
    return f"al.{who}"


# Placing tokens -----------------------------------------------------------------------------------------------------


@step
async def tokens(t: Night) -> None:
    """Each token may move once: to a free place, or to the reserve. [AA-P1-1 to AA-P1-4]"""
    chosen = await one_of(t.me, "token", token_keys, of=(t,), say=_say_token, elsewhere=why_not_token, rule="AA-P1-3")
    if chosen == PASS:
        t.moved_tokens = ()
        raise_allies(t)
        t.phase = "effects"
        return
    who, _, place = chosen.removeprefix("tok:").partition(">")
    t.moved_tokens += (who,)
    if place == RESERVE:
        t.tokens[who] = ""
        t.tell(TokenTakenBack, who)
    else:
        t.tokens[who] = place
        t.tell(TokenMoved, who, place.replace(".", "-"))


def token_keys(t: Night) -> list[str]:
    """The keys for moving each token that has not moved yet; for no more, too."""
    if not may_move_tokens(t):
        return [PASS]
    taken = set(t.tokens.values())
    keys: list[str] = []
    for who in t.mine.characters:
        if who not in t.moved_tokens:
            keys += [f"tok:{who}>{place}" for place in (zone(who), *SHARED) if place not in taken]
            if t.tokens[who]:
                keys.append(f"tok:{who}>{RESERVE}")
    return [*keys, PASS]


def may_move_tokens(t: Night) -> bool:
    """In the very first turn an option may limit the tokens. [AA-P1-3]"""
    return t.turn > 1 or len(t.moved_tokens) < t.first_turn_tokens


def raise_allies(t: Night, *, late: bool = False) -> None:
    """A token in its own zone raises that power level. A full track waits for what is paid in this phase, so that nothing is lost. [AA-P1-5, AA-P1-6]"""
    for who in t.mine.characters:
        if t.tokens[who] == zone(who) and zone(who) not in t.used and (late or t.power[who] < POWER_MAX):
            t.used += (zone(who),)
            if t.empower(who, 1):
                t.tell(PowerRaised, who, t.power[who])


# Effects ------------------------------------------------------------------------------------------------------------


@step
async def effects(t: Night) -> None:
    """The effects of the places that hold an own token, in any order, each once or not at all. [AA-P1-1, AA-P1-5]"""
    chosen = await one_of(t.me, "effect", effect_keys, of=(t,), say=_say_effect, elsewhere=why_not_effect, rule="AA-P1-5")
    if chosen == PASS:
        raise_allies(t, late=True)
        t.phase = "quick"
        return
    place = chosen.removeprefix("eff:")
    t.used += (place,)
    await EFFECTS[place](t, t.me)


def own_places(t: Night) -> list[str]:
    """The shared places that hold an own token."""
    mine = [t.tokens[who] for who in t.mine.characters]
    return [place for place in SHARED if place in mine]


def effect_keys(t: Night) -> list[str]:
    """The keys of the places that give something now; of nothing more, too."""
    return [*(f"eff:{place}" for place in own_places(t) if why_not_use(t, place) is None), PASS]


def why_not_use(t: Night, place: str) -> Rule | None:
    """Whether a place would give anything. [AA-P1-5, AA-P1-7, AA-P1-9 to AA-P1-11]"""
    if place in t.used:
        return "AA-P1-5"
    if place in MARKET:
        return None if t.mine.row[MARKET.index(place)] and t.payers(NUMBERS["market_cost"]) else "AA-P1-7"
    if place == SEER:
        some_card = t.me.hand or t.mine.deck or t.mine.discard
        return None if some_card and t.payers(NUMBERS["seer_cost"]) else "AA-P1-9"
    if place == ALCHEMIST:
        return None if t.me.upgrades and any(space not in t.standing for space in t.tiles) else "AA-P1-10"
    return None if own_portals(t) and any(free_edges(t, OTHER[t.me.side])) else "AA-P1-11"


async def pay(t: Night, me: Player, cost: int) -> None:
    """One own character pays from its track."""
    chosen = await one_of(me, "pay", pay_keys, of=(t, cost), say=_say_pay, rule="AA-P1-7", about=_about_pay)
    who = chosen.removeprefix("pay:")
    t.power[who] -= cost
    t.tell(PowerPaid, who, cost, t.power[who])


def pay_keys(t: Night, cost: int) -> list[str]:
    return [f"pay:{who}" for who in t.payers(cost)]


async def market(t: Night, me: Player, place: str) -> None:
    """Pay one level for the upgrade card of that slot. [AA-P1-7]"""
    await pay(t, me, NUMBERS["market_cost"])
    upgrade = take_from_row(t, me, MARKET.index(place) + 1)
    t.tell(Bought, me.side, me.seat, me.side + upgrade)


async def seer(t: Night, me: Player) -> None:
    """Pay three levels of one track, draw a card, then play any one at once. [AA-P1-9]"""
    await pay(t, me, NUMBERS["seer_cost"])
    drawn = draw_action(t, me)
    if drawn:
        t.tell(SawSeer, me.side, me.seat, drawn, t.team(me.side))
    chosen = await one_of(me, "seer", card_keys, of=(me,), say=_say_act, rule="AA-P1-9")
    t.back = "effects"
    play(t, me, chosen.removeprefix("act:"))


def card_keys(me: Player) -> list[str]:
    """The keys for playing any card of the hand."""
    return [f"act:{card}" for card in me.hand]


async def alchemist(t: Night, me: Player) -> None:
    """Discard an upgrade card to remove a tile or to change its kind. [AA-P1-10]"""
    chosen = await one_of(me, "alchemist-card", gift_keys, of=(me,), say=_say_upgrade, rule="AA-P1-10")
    card = chosen.removeprefix("dis:")
    discard_upgrade(t, me, card)
    t.tell(UpgradeGiven, me.side, me.side + card)
    work(t, await one_of(me, "alchemist", alchemy_keys, of=(t,), say=_say_alchemy, rule="AA-P1-10"))


def gift_keys(me: Player) -> list[str]:
    """The keys for giving away an upgrade card."""
    return [f"dis:{card}" for card in me.upgrades]


def alchemy_keys(t: Night) -> list[str]:
    return [*removals(t), *changes(t)]


async def mystic(t: Night, me: Player) -> None:
    """A portal of the own section goes into the other's and turns its other face. [AA-P1-11, AA-P1-12]"""
    chosen = await one_of(me, "portal", portal_keys, of=(t,), say=say_portal, rule="AA-P1-11")
    await place_portal(t, me, chosen.removeprefix("por:"), OTHER[me.side])


def portal_keys(t: Night) -> list[str]:
    return [f"por:{portal}" for portal in own_portals(t)]


EFFECTS = {place: partial(market, place=place) for place in MARKET} | {SEER: seer, ALCHEMIST: alchemist, MYSTIC: mystic}


# Portals ------------------------------------------------------------------------------------------------------------


def own_portals(t: Night) -> list[str]:
    """The portals in the own section: those that hurt the own side. [AA-P1-11]"""
    return sorted(portal for edge, portal in t.portals.items() if SECTION_OF_EDGE[edge] == t.me.side)


def free_edges(t: Night, side: str) -> Iterator[str]:
    """The edges of a section where a portal may be put. [AA-P1-12]"""
    closed = {*t.standing, t.chosen}
    return (name for name in PORTAL_EDGES[side] if name not in t.portals and closed.isdisjoint(ENDS[name]))


async def place_portal(t: Night, me: Player, portal: str, *sides: str) -> None:
    """To a free edge of these sections; its face is the one that hurts whoever owns the section. [AA-P1-11, AA-P1-12]"""
    chosen = await one_of(me, "edge", edge_keys, of=(t, portal, sides), say=_say_edge, elsewhere=why_not_edge, rule="AA-P1-12", about=_about_edge)
    edge = chosen.partition(">")[2]
    before = next(name for name, there in t.portals.items() if there == portal)
    del t.portals[before]
    t.portals[edge] = portal
    t.tell(PortalMoved, portal, edge, SECTION_OF_EDGE[edge])


def edge_keys(t: Night, portal: str, sides: tuple[str, ...]) -> list[str]:
    return [f"por:{portal}>{edge}" for side in sides for edge in free_edges(t, side)]


def why_not_edge(t: Night, portal: str, sides: tuple[str, ...], key: str) -> Rule | None:
    named, found, edge = key.removeprefix("por:").partition(">")
    if not found or edge not in SECTION_OF_EDGE or named != portal:
        return None
    return "AA-P1-11" if edge in free_edges(t, SECTION_OF_EDGE[edge]) else "AA-P1-12"


# Reasons and descriptions -------------------------------------------------------------------------------------------


def why_not_token(t: Night, key: str) -> Rule | None:
    who, found, place = key.removeprefix("tok:").partition(">")
    if not found or who not in SIDE_OF:
        return None
    if who not in t.mine.characters or (place.startswith("al.") and place != zone(who)):
        return "AA-P1-4"
    return "AA-P1-2" if place in t.tokens.values() else "AA-P1-3"


def why_not_effect(t: Night, key: str) -> Rule | None:
    """Why a place has no effect now."""
    place = key.removeprefix("eff:")
    if place in own_places(t):
        return why_not_use(t, place)
    return "AA-P1-1" if place in SHARED else "AA-P1-5" if place.startswith("al.") else None


def _say_token(t: Night, key: str) -> Say:
    if key == PASS:
        return Say("option-end-tokens")
    who, _, place = key.removeprefix("tok:").partition(">")
    name = Say(f"figure-{who}")
    if place == RESERVE:
        return Say("option-token-back", {"who": name})
    return Say("option-token", {"who": name, "place": say_place(place)})


def say_place(place: str) -> Say:
    return Say(f"outer-{place.replace('.', '-')}")


def _say_effect(t: Night, key: str) -> Say:
    if key == PASS:
        return Say("option-end-effects")
    return Say("option-effect", {"place": say_place(key.removeprefix("eff:"))})


def _about_pay(t: Night, cost: int) -> dict[str, int]:
    return {"cost": cost}


def _say_pay(t: Night, cost: int, key: str) -> Say:
    return Say("option-pay", {"who": Say(f"figure-{key.removeprefix('pay:')}")})


def _say_act(me: Player, key: str) -> Say:
    return Say("option-act", {"card": say_card(key.removeprefix("act:"))})


def _say_upgrade(me: Player, key: str) -> Say:
    return Say("option-give-upgrade", {"upgrade": Say(f"upgrade-{me.side}{key.removeprefix('dis:')}")})


def _say_alchemy(t: Night, key: str) -> Say:
    return say_work(key)


def say_portal(t: Night, key: str) -> Say:
    return Say("option-portal", {"portal": key.removeprefix("por:")})


def _about_edge(t: Night, portal: str, sides: tuple[str, ...]) -> dict[str, str]:
    return {"portal": portal}


def _say_edge(t: Night, portal: str, sides: tuple[str, ...], key: str) -> Say:
    edge = key.partition(">")[2]
    return Say("option-edge", {"portal": portal, "edge": edge, "side": Say(f"side-{SECTION_OF_EDGE[edge]}")})

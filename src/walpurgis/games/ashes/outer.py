"""Phase 1, the outer spaces: ally tokens, and what their places give. [AA-P1-1 to AA-P1-13]"""

from __future__ import annotations

from functools import cache, partial
from typing import Any

from walpurgis.engine import Option, Rule
from walpurgis.engine.question import one_of

from .actions import take_from_row
from .board import ALCHEMIST, MARKET, MYSTIC, OTHER, OUTER, SEER
from .cards import play
from .combat import discard_upgrade
from .decks import draw_action
from .ending import step
from .events import Bought, PowerPaid, PowerRaised, SawSeer, TokenMoved, TokenTakenBack, UpgradeGiven
from .facts import NUMBERS, PASS, POWER_MAX, SIDE_OF
from .keys import RESERVE, concerning, free, name_or_none, rest, two, zone
from .options import Act, Effect, EndEffects, EndTokens, GiveUpgrade, Pay, Token, TokenBack
from .portals import free_edges, is_own, own_portals, place_portal, say_portal
from .quicksand import quicksand
from .state import Night, Player
from .tiles import all_changes, all_removals, can_change, can_remove, changes, read_work, removals, say_work, work

# Placing tokens -----------------------------------------------------------------------------------------------------


@step
async def tokens(t: Night) -> None:
    """Step (a), one token: each may move once, to a free place or to the reserve. [AA-P1-1 to AA-P1-4]"""
    moved = await move_token(t, t.me)
    if moved is None:
        t.moved_tokens = ()
        raise_allies(t)
        t.phase = "effects"
        return
    who, place = moved
    t.moved_tokens += (who,)
    if place == RESERVE:
        t.tokens[who] = ""
        t.tell(TokenTakenBack, who)
    else:
        t.tokens[who] = place
        t.tell(TokenMoved, who, place)


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


MOVE = {who: {place: f"tok:{who}>{place}" for place in (zone(who), *OUTER, RESERVE)} for who in SIDE_OF}
"""The keys for moving each token to each place that it may ever take, and to the reserve, prepared."""


def _all_moves(t: Night, me: Player) -> list[str]:
    """Each own token to each place that it may ever take, and to the reserve; no more, too."""
    return [*(key for who in t.mine.characters for key in MOVE[who].values()), PASS]


def _offered_moves(t: Night, me: Player) -> list[str]:
    """The same as what nothing forbids among the candidates, without asking for each."""
    if not may_move_tokens(t):
        return [PASS]
    taken = {t.tokens[who] for who in t.mine.characters}
    taken_or_reserve = {*taken, RESERVE}
    keys: list[str] = []
    for who in t.mine.characters:
        if who not in t.moved_tokens:
            closed = taken if t.tokens[who] else taken_or_reserve
            keys += [key for place, key in MOVE[who].items() if place not in closed]
    return [*keys, PASS]


@concerning("tok")
def _why_not_move(t: Night, me: Player, key: str) -> Rule | None:
    """An own token, once, to a free place that is not another's zone. [AA-P1-2 to AA-P1-4]"""
    who, place = two(key, ">")
    if who not in t.mine.characters:
        return "AA-P1-4" if place.startswith("al.") else "AA-P1-3"
    if place.startswith("al.") and place != zone(who):
        return "AA-P1-4"
    if any(t.tokens[other] == place for other in t.mine.characters):
        return "AA-P1-2"
    idle = place == RESERVE and not t.tokens[who]
    return "AA-P1-3" if idle or who in t.moved_tokens or not may_move_tokens(t) else None


def _say_move(t: Night, me: Player, key: str) -> Option:
    if key == PASS:
        return EndTokens()
    who, place = two(key, ">")
    return TokenBack(who) if place == RESERVE else Token(who, place)


@cache
def _move(key: str) -> tuple[str, str] | None:
    return None if key == PASS else two(key, ">")


move_token = one_of("token", _all_moves, forbids=_why_not_move, says=_say_move, rule="AA-P1-3", quick=_offered_moves).meaning(_move)


# Effects ------------------------------------------------------------------------------------------------------------


@step
async def effects(t: Night) -> None:
    """Step (b): the effect of one place that holds a token of the player, in any order, each once or not at all; then quicksand. [AA-P1-1, AA-P1-5, AA-KS-1]"""
    place = await use_place(t, t.me)
    if place is not None:
        t.used += (place,)
        await EFFECTS[place](t, t.me)
        return
    raise_allies(t, late=True)
    if "ks_quicksand" in t.switches:
        await quicksand(t, t.me)
    t.phase = "actions"


def _places(t: Night, me: Player) -> list[str]:
    return [*(f"eff:{place}" for place in OUTER), PASS]


def _giving_places(t: Night, me: Player) -> list[str]:
    """The same as what nothing forbids among the candidates, without asking for each."""
    held = [t.tokens[who] for who in t.mine.characters]
    return [*(f"eff:{place}" for place in OUTER if place in held and why_not_give(t, me, place) is None), PASS]


@concerning("eff")
def _why_not_use(t: Night, me: Player, key: str) -> Rule | None:
    """An own token must stand there, and the place must give something; a zone works by itself. [AA-P1-1, AA-P1-5]"""
    place = rest(key)
    if place not in OUTER:
        return "AA-P1-5"
    return why_not_give(t, me, place) if any(t.tokens[who] == place for who in t.mine.characters) else "AA-P1-1"


def why_not_give(t: Night, me: Player, place: str) -> Rule | None:
    """Whether a place with a token of the player gives something now. [AA-P1-5, AA-P1-7, AA-P1-9 to AA-P1-11]"""
    if place in t.used:
        return "AA-P1-5"
    if place in MARKET:
        return None if t.mine.row[MARKET.index(place)] and t.payers(NUMBERS["market_cost"]) else "AA-P1-7"
    if place == SEER:
        some_card = me.hand or t.mine.deck or t.mine.discard
        return None if some_card and t.payers(NUMBERS["seer_cost"]) else "AA-P1-9"
    if place == ALCHEMIST:
        return None if me.upgrades and any(space not in t.standing for space in t.tiles) else "AA-P1-10"
    return None if own_portals(t) and any(free_edges(t, OTHER[me.side])) else "AA-P1-11"


def _say_use(t: Night, me: Player, key: str) -> Option:
    return EndEffects() if key == PASS else Effect(rest(key))


use_place = one_of("effect", _places, forbids=_why_not_use, says=_say_use, rule="AA-P1-5", quick=_giving_places).meaning(name_or_none)


async def pay(t: Night, me: Player, cost: int) -> None:
    """One own character pays from its track, the market or the Seer."""
    who = await (who_pays_the_seer if cost == NUMBERS["seer_cost"] else who_pays_the_market)(t, me, cost)
    t.power[who] -= cost
    t.tell(PowerPaid, who, cost, t.power[who])


def _tracks(t: Night, me: Player, cost: int) -> list[str]:
    return [f"pay:{who}" for who in t.mine.characters]


def _full_tracks(t: Night, me: Player, cost: int) -> list[str]:
    return [f"pay:{who}" for who in t.payers(cost)]


@concerning("pay")
def _why_not_pay(t: Night, me: Player, cost: int, key: str) -> Rule | None:
    """An own character with this many levels. [AA-P1-7, AA-P1-9]"""
    return None if rest(key) in t.payers(cost) else "AA-P1-9" if cost == NUMBERS["seer_cost"] else "AA-P1-7"


def _about_pay(t: Night, me: Player, cost: int) -> dict[str, Any]:
    return {"cost": cost}


def _say_pay(t: Night, me: Player, cost: int, key: str) -> Option:
    return Pay(rest(key))


who_pays_the_market = one_of("pay", _tracks, forbids=_why_not_pay, says=_say_pay, rule="AA-P1-7", about=_about_pay, quick=_full_tracks).meaning(rest)
who_pays_the_seer = one_of("pay", _tracks, forbids=_why_not_pay, says=_say_pay, rule="AA-P1-9", about=_about_pay, quick=_full_tracks).meaning(rest)


async def market(t: Night, me: Player, place: str) -> None:
    """Pay one level for the upgrade card of that slot. [AA-P1-7]"""
    await pay(t, me, NUMBERS["market_cost"])
    upgrade = take_from_row(t, me, MARKET.index(place) + 1)
    t.tell(Bought, me.side, me.seat, me.side + upgrade)


# The Seer -----------------------------------------------------------------------------------------------------------


async def seer(t: Night, me: Player) -> None:
    """Pay three levels of one track, draw a card, then play any one at once. [AA-P1-9]"""
    await pay(t, me, NUMBERS["seer_cost"])
    drawn = draw_action(t, me)
    if drawn:
        t.tell(SawSeer, me.side, me.seat, drawn, t.team(me.side))
    play(t, me, await card_for_the_seer(t, me))


def _hand(t: Night, me: Player) -> list[str]:
    return [f"act:{card}" for card in me.hand]


def _say_act(t: Night, me: Player, key: str) -> Option:
    return Act(rest(key))


card_for_the_seer = one_of("seer", _hand, forbids=free("act"), says=_say_act, rule="AA-P1-9", quick=_hand).meaning(rest)


# The Alchemist ------------------------------------------------------------------------------------------------------


async def alchemist(t: Night, me: Player) -> None:
    """Discard an upgrade card to remove a tile or to change its kind. [AA-P1-10]"""
    card = await card_for_the_alchemist(t, me)
    discard_upgrade(t, me, card)
    t.tell(UpgradeGiven, me.side, me.side + card)
    work(t, await alchemy(t, me))


def _gifts(t: Night, me: Player) -> list[str]:
    return [f"dis:{card}" for card in me.upgrades]


def _say_gift(t: Night, me: Player, key: str) -> Option:
    return GiveUpgrade(me.side + rest(key))


card_for_the_alchemist = one_of("alchemist-card", _gifts, forbids=free("dis"), says=_say_gift, rule="AA-P1-10", quick=_gifts).meaning(rest)


def _tiles(t: Night, me: Player) -> list[str]:
    return [*all_removals(t), *all_changes(t)]


def _offered_tiles(t: Night, me: Player) -> list[str]:
    return [*removals(t), *changes(t)]


@concerning("rem", "cnv")
def _why_not_alchemy(t: Night, me: Player, key: str) -> Rule | None:
    """A tile without a figure; to change it, the supply must have the other kind. [AA-P1-10]"""
    how, space, face = read_work(key)
    return None if (can_remove(t, space) if how == "rem" else can_change(t, space, face)) else "AA-P1-10"


def _say_alchemy(t: Night, me: Player, key: str) -> Option:
    return say_work(key)


alchemy = one_of("alchemist", _tiles, forbids=_why_not_alchemy, says=_say_alchemy, rule="AA-P1-10", quick=_offered_tiles).meaning(read_work)


# The Mystic ---------------------------------------------------------------------------------------------------------


async def mystic(t: Night, me: Player) -> None:
    """A portal of one's own section goes into the other's and turns its other face. [AA-P1-11, AA-P1-12]"""
    await place_portal(t, me, await own_portal(t, me), OTHER[me.side])


def _portals(t: Night, me: Player) -> list[str]:
    return [f"por:{portal}" for portal in sorted(t.portals.values())]


def _own_portals(t: Night, me: Player) -> list[str]:
    return [f"por:{portal}" for portal in own_portals(t)]


@concerning("por")
def _why_not_portal(t: Night, me: Player, key: str) -> Rule | None:
    return None if is_own(t, rest(key)) else "AA-P1-11"


own_portal = one_of("portal", _portals, forbids=_why_not_portal, says=say_portal, rule="AA-P1-11", quick=_own_portals).meaning(rest)


EFFECTS = {place: partial(market, place=place) for place in MARKET} | {SEER: seer, ALCHEMIST: alchemist, MYSTIC: mystic}

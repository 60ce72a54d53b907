"""Upgrade cards and their icons: Strike, Shove, Step, Scry, Power, and the Bear Trap. [AA-P1-8, AA-UP-1 to AA-UP-8]"""

from __future__ import annotations

from walpurgis.engine import Option, Rule, without
from walpurgis.engine.question import one_of

from .board import BACK, BASE_OF, CROSSROADS, DIAGONALLY, LINES, NEXT, ON_DIAGONAL
from .combat import discard_upgrade, might, take_the_chosen
from .decks import shuffle_upgrades
from .ending import lose, step
from .events import BearTrapSet, PowerRaised, Scried, ScryOrdered, Shoved, Stepped, Struck, UpgradePlayed
from .facts import NUMBERS, PASS, POWER_MAX, SIDE_OF, SOCIETY_FIGURES, icons_of
from .keys import concerning, free, name_or_none, rest, two
from .options import Bear, EndIcons, OneStep, OneStepPortal, Power, Scry, Shove, Strike, UseIcon
from .paths import may_enter_base
from .state import Night, Player
from .tiles import tiled
from .walking import arrive, run_into


def play_upgrade(t: Night, me: Player, card: str) -> None:
    """One upgrade card a turn; its icons follow. [AA-P1-8]"""
    discard_upgrade(t, me, card)
    t.upgraded += (me.seat,)
    t.tell(UpgradePlayed, me.side, me.seat, me.side + card)
    t.icons = icons_of(me.side, card)


@step
async def use_icon(t: Night) -> None:
    """One icon of the upgrade card just played: in any order, each once or not at all. [AA-UP-1]"""
    icon = await next_icon(t, t.me)
    if icon is None:
        t.icons = ()
    else:
        t.icons = without(t.icons, icon)
        await ICONS[icon](t, t.me)


def why_not_icon(t: Night, icon: str) -> Rule | None:
    """Whether an icon can do anything now."""
    if icon == "scry":
        return None if t.mine.upgrade_deck or t.mine.upgrade_discard[:-1] else "AA-UP-2"  # the last one is the card being played
    if icon == "power":
        return None if any(t.power[who] < POWER_MAX for who in t.mine.characters) else "AA-UP-3"
    if icon == "shove":
        return None if shoves(t) else "AA-UP-6"
    if icon == "step":
        return None if steps(t) else "AA-UP-7"
    if icon == "bear":
        return None if any(can_be_trapped(t, space) for space in t.tiles) else "AA-KS-20"
    return None


def _icons(t: Night, me: Player) -> list[str]:
    """The icons of the card just played, those still to be used first."""
    shown = icons_of(me.side, t.mine.upgrade_discard[-1])
    return [f"ico:{icon}" for icon in (*t.icons, *(icon for icon in shown if icon not in t.icons))] + [PASS]


def _useful_icons(t: Night, me: Player) -> list[str]:
    return [*(f"ico:{icon}" for icon in t.icons if why_not_icon(t, icon) is None), PASS]


@concerning("ico")
def _why_not_icon(t: Night, me: Player, key: str) -> Rule | None:
    icon = rest(key)
    return why_not_icon(t, icon) if icon in t.icons else "AA-UP-1"


def _say_icon(t: Night, me: Player, key: str) -> Option:
    return EndIcons() if key == PASS else UseIcon(rest(key))


next_icon = one_of("icon", _icons, forbids=_why_not_icon, says=_say_icon, rule="AA-UP-1", quick=_useful_icons).meaning(name_or_none)


# Scry ---------------------------------------------------------------------------------------------------------------


async def scry(t: Night, me: Player) -> None:
    """Look at the top two upgrade cards of one's own deck and put them back in any order. [AA-UP-2]"""
    mine = t.mine
    if len(mine.upgrade_deck) < 2:
        played, mine.upgrade_discard = mine.upgrade_discard[-1:], mine.upgrade_discard[:-1]  # its icons are still being used
        shuffle_upgrades(t, mine)
        mine.upgrade_discard = played
    t.tell(Scried, me.side, me.seat)
    mine.scried = min(2, len(mine.upgrade_deck))
    if mine.scried < 2:
        return
    if await swaps_the_two(t, me):
        mine.upgrade_deck = mine.upgrade_deck[:-2] + mine.upgrade_deck[:-3:-1]
    t.tell(ScryOrdered, me.side, me.side + mine.upgrade_deck[-1], me.side + mine.upgrade_deck[-2], t.team(me.side))


def _orders(t: Night, me: Player) -> list[str]:
    return ["ord:12", "ord:21"]


def _say_order(t: Night, me: Player, key: str) -> Option:
    first, second = t.mine.upgrade_deck[:-3:-1] if key == "ord:12" else t.mine.upgrade_deck[-2:]
    return Scry(me.side + first, me.side + second)


swaps_the_two = one_of("scry", _orders, forbids=free("ord"), says=_say_order, rule="AA-UP-2", quick=_orders).meaning("ord:21".__eq__)


# Power --------------------------------------------------------------------------------------------------------------


async def power(t: Night, me: Player) -> None:
    """One own character gains a level. [AA-UP-3]"""
    who = await whose_power(t, me)
    t.empower(who, 1)
    t.tell(PowerRaised, who, t.power[who])


def _tracks(t: Night, me: Player) -> list[str]:
    return [f"pow:{who}" for who in t.mine.characters]


def _open_tracks(t: Night, me: Player) -> list[str]:
    return [f"pow:{who}" for who in t.mine.characters if t.power[who] < POWER_MAX]


@concerning("pow")
def _why_not_power(t: Night, me: Player, key: str) -> Rule | None:
    who = rest(key)
    return None if who in t.mine.characters and t.power[who] < POWER_MAX else "AA-UP-3"


def _say_power(t: Night, me: Player, key: str) -> Option:
    return Power(rest(key))


whose_power = one_of("power", _tracks, forbids=_why_not_power, says=_say_power, rule="AA-UP-3", quick=_open_tracks).meaning(rest)


# Strike -------------------------------------------------------------------------------------------------------------


async def strike(t: Night, me: Player) -> None:
    """An own character hits every enemy in reach; nobody can defend. Whoever holds the Chosen loses her to the striker. [AA-UP-4, AA-UP-5, AA-UP-8]"""
    who = await WHO_STRIKES[me.side](t, me)
    hit = victims(t, who)
    t.tell(Struck, who, hit)
    if hit:
        damage = strike_damage(t, who)
        if t.chosen in hit:
            take_the_chosen(t, who)
        lose(t, SIDE_OF[hit[0]], damage)


def victims(t: Night, who: str) -> list[str]:
    """The enemies that a strike of this character would hit. [AA-UP-4, AA-UP-5]"""
    spaces = LINES[t.at[who]] if SIDE_OF[who] == "H" else _short_diagonals(t.at[who])
    return [enemy for enemy in t.enemies(SIDE_OF[who]) if t.at.get(enemy) in spaces]


def _short_diagonals(space: str) -> set[str]:
    found = set()
    for direction in DIAGONALLY[space]:
        there: str | None = space
        for _ in range(NUMBERS["strike_reach"]):
            there = DIAGONALLY[there].get(direction) if there else None
            if there:
                found.add(there)
    return found


def strike_damage(t: Night, who: str) -> int:
    """The faction points the enemy would lose; what Major and Sryz add counts for each who is hit. [AA-UP-4, AA-UP-5, AA-AB-2]"""
    each = int(NUMBERS["strike_lines" if SIDE_OF[who] == "H" else "strike_diagonals"])
    return sum(each + might(t, who, enemy) for enemy in victims(t, who))


def _strikers(t: Night, me: Player) -> list[str]:
    return [f"who:{who}" for who in t.mine.characters]


def _say_strike(t: Night, me: Player, key: str) -> Option:
    return Strike(rest(key), strike_damage(t, rest(key)))


WHO_STRIKES = {
    side: one_of("strike", _strikers, forbids=free("who"), says=_say_strike, rule=rule, quick=_strikers).meaning(rest)
    for side, rule in (("H", "AA-UP-4"), ("V", "AA-UP-5"))
}


# Shove --------------------------------------------------------------------------------------------------------------


async def shove(t: Night, me: Player) -> None:
    """One figure of the Society goes one space. [AA-UP-6]"""
    figure, direction = await which_shove(t, me)
    space = ways(me)[t.at[figure]][direction]
    t.put(figure, space)
    t.tell(Shoved, figure, space)


def ways(me: Player) -> dict[str, dict[str, str]]:
    """Humans shove and step straight, Vampires diagonally. [AA-UP-6, AA-UP-7]"""
    return NEXT if me.side == "H" else DIAGONALLY


def shoves(t: Night) -> dict[str, tuple[str, str]]:
    """Where each figure of the Society on the board can be shoved, by key. [AA-UP-6]"""
    return {
        f"shv:{figure}>{direction}": (figure, there)
        for figure in SOCIETY_FIGURES
        if figure in t.at
        for direction, there in ways(t.me)[t.at[figure]].items()
        if can_be_shoved_to(t, there)
    }


def can_be_shoved_to(t: Night, space: str) -> bool:
    """A free space that is not a base and not on the diagonal. [AA-UP-6]"""
    return space not in t.standing and space not in BASE_OF and space not in ON_DIAGONAL


def _all_shoves(t: Night, me: Player) -> list[str]:
    return [f"shv:{figure}>{direction}" for figure in SOCIETY_FIGURES if figure in t.at for direction in ways(me)[t.at[figure]]]


def _offered_shoves(t: Night, me: Player) -> list[str]:
    return [*shoves(t)]


@concerning("shv")
def _why_not_shove(t: Night, me: Player, key: str) -> Rule | None:
    """A figure of the Society on the board. [AA-UP-6]"""
    figure, direction = two(key, ">")
    space = ways(me)[t.at[figure]].get(direction) if figure in SOCIETY_FIGURES and figure in t.at else None
    return None if space and can_be_shoved_to(t, space) else "AA-UP-6"


def _say_shove(t: Night, me: Player, key: str) -> Option:
    return Shove(*shoves(t)[key])


def _two(key: str) -> tuple[str, str]:
    return two(key, ">")


which_shove = one_of("shove", _all_shoves, forbids=_why_not_shove, says=_say_shove, rule="AA-UP-6", quick=_offered_shoves).meaning(_two)


# Step ---------------------------------------------------------------------------------------------------------------


async def take_a_step(t: Night, me: Player) -> None:
    """One step for one of the player's characters, where the tiles allow it; nothing follows from it but what the space does. [AA-UP-7]"""
    who, direction = await which_step(t, me)
    carry_out_step(t, who, direction, ways(me)[t.at[who]][direction])


def carry_out_step(t: Night, who: str, direction: str, space: str) -> None:
    """[AA-UP-7, AA-PO-2]"""
    if direction in NEXT[t.at[who]]:
        t.facing[who] = direction
        if _portal_between(t, who, direction):
            run_into(t, who, direction)
            return
    t.put(who, space)
    t.tell(Stepped, who, space)
    arrive(t, who, space)


def steps(t: Night) -> dict[str, tuple[str, str, str]]:
    """The single steps open to one's own characters, by key: who, in which direction, where to. [AA-UP-7]"""
    return {
        f"stp:{who}>{direction}": (who, direction, there)
        for who in t.mine.characters
        for direction, there in ways(t.me)[t.at[who]].items()
        if can_step(t, who, direction, there)
    }


def can_step(t: Night, who: str, direction: str, there: str) -> bool:
    """Onto a tile, a crossroads or one's own base, along an open path, where nobody stands; or into a portal. [AA-UP-7]"""
    here = t.at[who]
    is_ground = there in t.tiles or there in CROSSROADS or (there in BASE_OF and may_enter_base(t, who, here, there))
    return (
        is_ground
        and open_towards(t, here, direction)
        and open_towards(t, there, opposite(direction))
        and (there not in t.standing or _portal_between(t, who, direction))
    )


def open_towards(t: Night, space: str, direction: str) -> bool:
    """Whether a space is open on the side of a direction; for a diagonal one, on either of the two sides that meet at that corner. [AA-UP-7]"""
    return any(side in t.open_sides(space) for side in direction)


def opposite(direction: str) -> str:
    """The way back: of NE it is SW."""
    return "".join(BACK[side] for side in direction)


def _all_steps(t: Night, me: Player) -> list[str]:
    return [f"stp:{who}>{direction}" for who in t.mine.characters for direction in ways(me)[t.at[who]]]


def _offered_steps(t: Night, me: Player) -> list[str]:
    return [*steps(t)]


@concerning("stp")
def _why_not_step(t: Night, me: Player, key: str) -> Rule | None:
    """An own character. [AA-UP-7]"""
    who, direction = two(key, ">")
    there = ways(me)[t.at[who]].get(direction) if who in t.mine.characters else None
    return None if there and can_step(t, who, direction, there) else "AA-UP-7"


def _portal_between(t: Night, who: str, direction: str) -> bool:
    return direction in NEXT[t.at[who]] and t.hurts(t.at[who], direction, SIDE_OF[who])


def _say_one_step(t: Night, me: Player, key: str) -> Option:
    who, direction, space = steps(t)[key]
    return OneStepPortal(who, space, NUMBERS["portal_loss"]) if _portal_between(t, who, direction) else OneStep(who, space)


which_step = one_of("one-step", _all_steps, forbids=_why_not_step, says=_say_one_step, rule="AA-UP-7", quick=_offered_steps).meaning(_two)


# Bear trap ----------------------------------------------------------------------------------------------------------


async def bear(t: Night, me: Player) -> None:
    """A bear trap lies open on a tile until a Human steps into it. [AA-KS-20]"""
    space = await where_the_bear_trap(t, me)
    t.bears += (space,)
    t.tell(BearTrapSet, space)


def can_be_trapped(t: Night, space: str) -> bool:
    """A tile without a figure and without such a trap. [AA-KS-20]"""
    return space in t.tiles and space not in t.standing and space not in t.bears


def _all_bears(t: Night, me: Player) -> list[str]:
    return [f"bear:{space}" for space in tiled(t)]


@concerning("bear")
def _why_not_bear(t: Night, me: Player, key: str) -> Rule | None:
    return None if can_be_trapped(t, rest(key)) else "AA-KS-20"


def _say_bear(t: Night, me: Player, key: str) -> Option:
    return Bear(rest(key))


where_the_bear_trap = one_of("bear", _all_bears, forbids=_why_not_bear, says=_say_bear, rule="AA-KS-20").meaning(rest)


ICONS = {"strike": strike, "scry": scry, "power": power, "shove": shove, "step": take_a_step, "bear": bear}
"""What each icon does. The rifle is a reaction: see combat.py."""

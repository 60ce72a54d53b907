"""The icons of upgrade cards: Strike, Shove, Step, Scry, Power, and the Bear Trap. [AA-UP-1 to AA-UP-8]"""

from __future__ import annotations

from functools import partial

from walpurgis.engine import Rule, Say, one_of, without

from .board import BASE_OF, CROSSROADS, DIAGONALLY, LINES, NEXT, ON_DIAGONAL
from .combat import take_the_chosen
from .decks import shuffle_upgrades
from .ending import lose, step
from .events import BearTrapSet, PowerRaised, RanAgainstPortal, Scried, ScryOrdered, Shoved, Stepped, Struck
from .facts import NUMBERS, PASS, POWER_MAX, SIDE_OF, SOCIETY_FIGURES
from .paths import may_enter_base
from .state import Faction, Night, Player
from .tiles import in_reading_order
from .walking import arrive


@step
async def icons(t: Night) -> None:
    """The next icon of the card just played, in any order, each once or not at all. [AA-UP-1]"""
    chosen = await one_of(t.me, "icon", icon_keys, of=(t,), say=_say_icon, elsewhere=_why_not_icon_key, rule="AA-UP-1")
    if chosen == PASS:
        t.icons = ()
        t.phase = "actions"
        return
    icon = chosen.removeprefix("ico:")
    t.icons = without(t.icons, icon)
    await ICONS[icon](t, t.me)


def icon_keys(t: Night) -> list[str]:
    """The keys of the icons that can do something now; of none, too."""
    return [*(f"ico:{icon}" for icon in t.icons if why_not_icon(t, icon) is None), PASS]


def why_not_icon(t: Night, icon: str) -> Rule | None:
    """Whether an icon can do anything now."""
    if icon == "scry":
        return None if t.mine.upgrade_deck or t.mine.upgrade_discard[:-1] else "AA-UP-2"  # the last one is the card being played
    if icon == "power":
        return None if power_keys(t) else "AA-UP-3"
    if icon == "shove":
        return None if shoves(t) else "AA-UP-6"
    if icon == "step":
        return None if steps(t) else "AA-UP-7"
    if icon == "bear":
        return None if bear_spaces(t) else "AA-KS-20"
    return None


ORDERS = ("ord:12", "ord:21")


async def scry(t: Night, me: Player) -> None:
    """Look at the top two upgrade cards of the own deck and put them back in any order. [AA-UP-2]"""
    mine = t.mine
    if len(mine.upgrade_deck) < 2:
        played, mine.upgrade_discard = mine.upgrade_discard[-1:], mine.upgrade_discard[:-1]  # its icons are still being used
        shuffle_upgrades(t, mine)
        mine.upgrade_discard = played
    t.tell(Scried, me.side, me.seat)
    mine.scried = min(2, len(mine.upgrade_deck))
    if mine.scried < 2:
        return
    order = await one_of(me, "scry", ORDERS, say=partial(_say_order, mine), rule="AA-UP-2")
    if order == "ord:21":
        mine.upgrade_deck = mine.upgrade_deck[:-2] + mine.upgrade_deck[:-3:-1]
    t.tell(ScryOrdered, me.side, me.side + mine.upgrade_deck[-1], me.side + mine.upgrade_deck[-2], t.team(me.side))


async def power(t: Night, me: Player) -> None:
    """One own character gains a level. [AA-UP-3]"""
    chosen = await one_of(me, "power", power_keys, of=(t,), say=_say_power, rule="AA-UP-3")
    who = chosen.removeprefix("pow:")
    t.empower(who, 1)
    t.tell(PowerRaised, who, t.power[who])


def power_keys(t: Night) -> list[str]:
    return [f"pow:{who}" for who in t.mine.characters if t.power[who] < POWER_MAX]


# Strike -------------------------------------------------------------------------------------------------------------


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
    """The faction points the enemy would lose."""
    return len(victims(t, who)) * int(NUMBERS["strike_lines" if SIDE_OF[who] == "H" else "strike_diagonals"])


async def strike(t: Night, me: Player) -> None:
    """An own character hits every enemy in reach; nobody can defend. [AA-UP-4, AA-UP-5, AA-UP-8]"""
    chosen = await one_of(me, "strike", strike_keys, of=(t,), say=_say_strike, rule="AA-UP-4" if me.side == "H" else "AA-UP-5")
    who = chosen.removeprefix("who:")
    hit = victims(t, who)
    t.tell(Struck, who, hit)
    if hit:
        if t.chosen in hit and "ranged_steal" in t.switches:
            take_the_chosen(t, who)
        lose(t, SIDE_OF[hit[0]], strike_damage(t, who))


def strike_keys(t: Night) -> list[str]:
    return [f"who:{who}" for who in t.mine.characters]


# Shove --------------------------------------------------------------------------------------------------------------


def shoves(t: Night) -> dict[str, tuple[str, str]]:
    """Where each figure of the Society on the board can be shoved. [AA-UP-6]"""
    ways = NEXT if t.me.side == "H" else DIAGONALLY
    return {
        f"shv:{figure}>{direction}": (figure, there)
        for figure in SOCIETY_FIGURES
        if figure in t.at
        for direction, there in ways[t.at[figure]].items()
        if there not in t.standing and there not in BASE_OF and there not in ON_DIAGONAL
    }


def shove_keys(t: Night) -> list[str]:
    return list(shoves(t))


async def shove(t: Night, me: Player) -> None:
    """One figure of the Society goes one space. [AA-UP-6]"""
    figure, space = shoves(t)[await one_of(me, "shove", shove_keys, of=(t,), say=_say_shove, rule="AA-UP-6")]
    t.put(figure, space)
    t.tell(Shoved, figure, space)


# Step ---------------------------------------------------------------------------------------------------------------


def steps(t: Night) -> dict[str, tuple[str, str, str]]:
    """The single steps open to the own characters: onto a tile, a crossroads or the own base. [AA-UP-7]"""
    ways = NEXT if t.me.side == "H" else DIAGONALLY
    return {
        f"stp:{who}>{direction}": (who, direction, there)
        for who in t.mine.characters
        for direction, there in ways[t.at[who]].items()
        if (there in t.tiles or there in CROSSROADS or (there in BASE_OF and may_enter_base(t, who, t.at[who], there)))
        and (there not in t.standing or _portal_between(t, who, direction))
    }


def step_keys(t: Night) -> list[str]:
    return list(steps(t))


def _portal_between(t: Night, who: str, direction: str) -> bool:
    return direction in NEXT[t.at[who]] and t.hurts(t.at[who], direction, SIDE_OF[who])


async def take_a_step(t: Night, me: Player) -> None:
    """One step for an own character, sides need not match; nothing follows from it but what the space does. [AA-UP-7]"""
    who, direction, space = steps(t)[await one_of(me, "one-step", step_keys, of=(t,), say=_say_one_step, rule="AA-UP-7")]
    if direction in NEXT[t.at[who]]:
        t.facing[who] = direction
        if _portal_between(t, who, direction):
            t.tell(RanAgainstPortal, who, t.at[who], direction)
            lose(t, SIDE_OF[who], NUMBERS["portal_loss"])
            return
    t.put(who, space)
    t.tell(Stepped, who, space)
    arrive(t, who, space)


# Bear trap ----------------------------------------------------------------------------------------------------------


def bear_spaces(t: Night) -> list[str]:
    """Tiles without a figure and without such a trap. [AA-KS-20]"""
    return in_reading_order(space for space in t.tiles if space not in t.standing and space not in t.bears)


def bear_keys(t: Night) -> list[str]:
    return [f"bear:{space}" for space in bear_spaces(t)]


async def bear(t: Night, me: Player) -> None:
    """A bear trap lies open on a tile until a Human steps into it. [AA-KS-20]"""
    chosen = await one_of(me, "bear", bear_keys, of=(t,), say=_say_bear, rule="AA-KS-20")
    space = chosen.removeprefix("bear:")
    t.bears += (space,)
    t.tell(BearTrapSet, space)


ICONS = {"strike": strike, "scry": scry, "power": power, "shove": shove, "step": take_a_step, "bear": bear}


# Reasons and descriptions -------------------------------------------------------------------------------------------


def _why_not_icon_key(t: Night, key: str) -> Rule | None:
    icon = key.removeprefix("ico:")
    if icon in t.icons:
        return why_not_icon(t, icon)
    return "AA-UP-1" if icon in ICONS else None


def _say_icon(t: Night, key: str) -> Say:
    if key == PASS:
        return Say("option-end-icons")
    return Say("option-icon", {"icon": Say(f"icon-{key.removeprefix('ico:')}")})


def _say_order(mine: Faction, key: str) -> Say:
    first, second = mine.upgrade_deck[:-3:-1] if key == "ord:12" else mine.upgrade_deck[-2:]
    return Say("option-scry", {"first": Say(f"upgrade-{mine.side}{first}"), "second": Say(f"upgrade-{mine.side}{second}")})


def _say_power(t: Night, key: str) -> Say:
    return Say("option-power", {"who": Say(f"figure-{key.removeprefix('pow:')}")})


def _say_strike(t: Night, key: str) -> Say:
    who = key.removeprefix("who:")
    return Say("option-strike", {"who": Say(f"figure-{who}"), "damage": strike_damage(t, who)})


def _say_shove(t: Night, key: str) -> Say:
    figure, space = shoves(t)[key]
    return Say("option-shove", {"who": Say(f"figure-{figure}"), "space": space})


def _say_bear(t: Night, key: str) -> Say:
    return Say("option-bear", {"space": key.removeprefix("bear:")})


def _say_one_step(t: Night, key: str) -> Say:
    who, direction, space = steps(t)[key]
    words: dict[str, int | str | Say | list[Say]] = {"who": Say(f"figure-{who}"), "space": space}
    if _portal_between(t, who, direction):
        return Say("option-one-step-portal", {**words, "cost": NUMBERS["portal_loss"]})
    return Say("option-one-step", words)

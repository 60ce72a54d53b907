"""Attack, defence, counter-attack, and the Major's Rifle. [AA-AT-1 to AA-AT-11, AA-AB-2 to AA-AB-4, AA-KS-10 to AA-KS-12]"""

from __future__ import annotations

from typing import NamedTuple

from walpurgis.engine import Rule, Say, one_of, without

from .board import BACK, BASE_OF, DIRECTIONS, NEXT, ON_DIAGONAL
from .ending import lose
from .events import Attacked, ChosenCaught, Countered, CounterFailed, Defended, Pushed
from .facts import ACTIONS, FREE_HANDED, MIGHTY, NUMBERS, PASS, SIDE_OF, UNANSWERED, counter_symbol, defence_symbol, icons_of
from .state import Night, Player

TAKE = "take"


class Assault(NamedTuple):
    """An attack as everybody can foresee it."""

    who: str
    target: str
    flank: str
    symbol: str
    damage: int


def why_not_attack(t: Night, who: str, direction: str) -> Rule | None:
    """There must be an enemy next to the figure, a free path, and no portal that hurts. [AA-AT-1, AA-AT-2, AA-PO-5, AA-P2-13]"""
    here = t.at[who]
    there = NEXT[here].get(direction)
    target = t.standing.get(there, "") if there else ""
    if target not in t.enemies(SIDE_OF[who]):
        return "AA-AT-2"
    if t.has_attacked:
        return "AA-P2-13"
    if not free_path(t, who, here, direction):
        return "AA-PO-5" if t.hurts(here, direction, SIDE_OF[who]) else "AA-AT-1"
    return None


def free_path(t: Night, who: str, here: str, direction: str) -> bool:
    """Joined spaces, and no portal that hurts on the edge. [AA-AT-1, AA-PO-5]"""
    return t.joined(here, direction) and not t.hurts(here, direction, SIDE_OF[who])


def flank(t: Night, attacker: str, target: str) -> str:
    """From which side of the defender the attack comes. [AA-AT-3]"""
    here, faces = t.at[target], t.facing[target]
    if NEXT[here].get(faces) == t.at[attacker]:
        return "front"
    return "rear" if NEXT[here].get(BACK[faces]) == t.at[attacker] else "side"


def might(t: Night, *fighters: str) -> int:
    """What Major and Sryz add, whoever of them attacks or is attacked. [AA-AB-2]"""
    return int(sum(NUMBERS["might"] for who in fighters if t.has_ability(who, MIGHTY)))


def assault(t: Night, who: str, target: str) -> Assault:
    """The attack of one character on another from where they stand."""
    side = flank(t, who, target)
    return Assault(who, target, side, defence_symbol(t.index(who), t.index(target)), NUMBERS["attack"][side] + might(t, who, target))


async def attack(t: Night, who: str, direction: str) -> None:
    """Strike; the defender may cancel it with the right symbol; then the attacker may counter. [AA-AT-5 to AA-AT-8]"""
    t.has_attacked = True
    t.facing[who] = direction
    target = t.standing[NEXT[t.at[who]][direction]]
    blow = assault(t, who, target)
    t.tell(Attacked, *blow)
    defender = t.next_player()
    card = await _defence(t, defender, blow)
    if card is None:
        hit(t, who, target, blow.damage)
    else:
        discard_from_hand(t, defender, card)
        t.tell(Defended, defender.side, defender.seat, card)
        await counter(t, who, target)
    if SIDE_OF[who] == "H":
        await rifle(t, t.me, target)


async def _defence(t: Night, defender: Player, blow: Assault) -> str | None:
    """A card with the symbol of the table, if the defender has one and wishes to discard it. [AA-AT-5]"""
    if not matching(defender, blow.symbol):
        return None
    chosen = await one_of(defender, "defend", defence_keys, of=(defender, blow), say=_say_defence, rule="AA-AT-5", about=_about_defence, always=True)
    return None if chosen == TAKE else chosen.removeprefix("def:")


def defence_keys(defender: Player, blow: Assault) -> list[str]:
    return [*(f"def:{card}" for card in matching(defender, blow.symbol)), TAKE]


def matching(player: Player, symbol: str | None) -> list[str]:
    """The action cards of a hand with that symbol; all of them for None."""
    return [card for card in player.hand if symbol in (None, ACTIONS[card].symbol)]


async def counter(t: Night, who: str, target: str) -> None:
    """After a successful defence: a card of the attack table brings damage that cannot be cancelled. [AA-AT-6, AA-AT-7, AA-AB-3, AA-AB-4]"""
    if t.has_ability(target, UNANSWERED):
        return
    me = t.me
    symbol = None if t.has_ability(who, FREE_HANDED) else counter_symbol(t.index(who), t.index(target))
    if not matching(me, symbol):
        return
    chosen = await one_of(
        me,
        "counter",
        lambda: [*(f"ctr:{card}" for card in matching(me, symbol)), PASS],
        say=_say_counter,
        rule="AA-AT-6",
        about=lambda: {"target": Say(f"figure-{target}"), "damage": counter_damage(t, who, target)},
        always=True,
    )
    if chosen == PASS:
        return
    card = chosen.removeprefix("ctr:")
    discard_from_hand(t, me, card)
    t.tell(Countered, me.side, me.seat, card, counter_damage(t, who, target))
    if SIDE_OF[who] == "V":
        await rifle(t, t.next_player(), who)
        if not _faces_freely(t, who, target):
            t.tell(CounterFailed, who, target)
            return
    hit(t, who, target, counter_damage(t, who, target))


def counter_damage(t: Night, who: str, target: str) -> int:
    """By the side from which it comes. [AA-AT-7, AA-AB-2]"""
    return int(NUMBERS["counter"][flank(t, who, target)]) + might(t, who, target)


def _faces_freely(t: Night, who: str, target: str) -> bool:
    """Whether a character still has a free path to its target, wherever it was pushed. [AA-KS-12]"""
    here = t.at[who]
    return any(there == t.at[target] and free_path(t, who, here, direction) for direction, there in NEXT[here].items())


def hit(t: Night, who: str, target: str, damage: int) -> None:
    """The defender's faction loses points; a character that held the Chosen loses her to the attacker. [AA-AT-8]"""
    if t.chosen == target and damage:
        take_the_chosen(t, who)
    lose(t, SIDE_OF[target], damage)


def take_the_chosen(t: Night, who: str) -> None:
    """The Chosen goes to whoever caught her. [AA-CH-1]"""
    t.chosen = who
    t.caught = t.turn
    t.tell(ChosenCaught, who)


def discard_from_hand(t: Night, player: Player, card: str) -> None:
    player.hand = without(player.hand, card)
    t.factions[player.side].discard += (card,)


def discard_upgrade(t: Night, player: Player, card: str) -> None:
    player.upgrades = without(player.upgrades, card)
    t.factions[player.side].upgrade_discard += (card,)


# The Major's Rifle --------------------------------------------------------------------------------------------------


def rifles(t: Night, player: Player) -> list[str]:
    """The rifle cards a Human player can use now: one upgrade card a turn. [AA-KS-12, AA-P1-8]"""
    if player.side != "H" or player.seat in t.upgraded:
        return []
    return [card for card in player.upgrades if "rifle" in icons_of("H", card)]


def push_spaces(t: Night, who: str) -> list[str]:
    """Where the rifle can drive a vampire: next to it, free, not base and not diagonal. [AA-KS-10, AA-KS-12]"""
    return [there for there in NEXT[t.at[who]].values() if there not in t.standing and there not in BASE_OF and there not in ON_DIAGONAL]


async def rifle(t: Night, player: Player, vampire: str) -> None:
    """The Human player may move the vampire to an adjacent space and turn it at will; what lies there does nothing to it. [AA-KS-10 to AA-KS-12]"""
    cards = rifles(t, player)
    if not cards:
        return
    options = {f"rif:{there}/{facing}": (there, facing) for there in push_spaces(t, vampire) for facing in DIRECTIONS}
    if not options:
        return
    about = {"target": Say(f"figure-{vampire}")}
    pushed = await one_of(player, "rifle", options, say=_say_push, rule="AA-KS-10", about=about).or_else(PASS, Say("option-no-rifle"))
    if pushed is None:
        return
    space, facing = pushed
    discard_upgrade(t, player, cards[0])
    t.upgraded += (player.seat,)
    t.put(vampire, space, facing)
    t.tell(Pushed, vampire, space, facing)


# Descriptions -------------------------------------------------------------------------------------------------------


def _about(blow: Assault) -> dict[str, int | str | Say | list[Say]]:
    return {
        "who": Say(f"figure-{blow.who}"),
        "target": Say(f"figure-{blow.target}"),
        "flank": Say(f"flank-{blow.flank}"),
        "symbol": Say(f"symbol-{blow.symbol}"),
        "damage": blow.damage,
    }


def say_attack(blow: Assault) -> Say:
    return Say("option-attack", _about(blow))


def _about_defence(defender: Player, blow: Assault) -> dict[str, int | str | Say | list[Say]]:
    return _about(blow)


def _say_defence(defender: Player, blow: Assault, key: str) -> Say:
    if key == TAKE:
        return Say("option-take", {"damage": blow.damage})
    return Say("option-defend", {"card": Say(f"card-{key.removeprefix('def:')}")})


def _say_counter(key: str) -> Say:
    return Say("option-no-counter") if key == PASS else Say("option-counter", {"card": Say(f"card-{key.removeprefix('ctr:')}")})


def _say_push(key: str) -> Say:
    space, _, facing = key.removeprefix("rif:").partition("/")
    return Say("option-push", {"space": space, "direction": Say(f"direction-{facing}")})

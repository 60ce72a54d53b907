"""Attack, defence, counter-attack, and the Major's Rifle. [AA-AT-1 to AA-AT-11, AA-AB-2 to AA-AB-4, AA-KS-10 to AA-KS-12]"""

from __future__ import annotations

from typing import Any, NamedTuple

from walpurgis.engine import Option, Rule, Say, without
from walpurgis.engine.question import one_of

from .board import BACK, BASE_OF, DIRECTIONS, NEXT, ON_DIAGONAL, bearing
from .ending import lose
from .events import Attacked, ChosenCaught, Countered, CounterFailed, Defended, Pushed
from .facts import ACTIONS, FREE_HANDED, MIGHTY, NUMBERS, PASS, SIDE_OF, UNANSWERED, counter_symbol, defence_symbol, icons_of
from .keys import concerning, name_or_none, rest, two
from .options import Blow, Counter, CounterBlow, Defend, NoCounter, NoRifle, Push, Take
from .state import Night, Player

TAKE = "take"


class Assault(NamedTuple):
    """An attack as everybody can foresee it."""

    who: str
    target: str
    flank: str
    symbol: str
    damage: int


def why_not_attack(t: Night, who: str, direction: str, *, attacked: bool = False) -> Rule | None:
    """There must be an enemy next to the figure, a free path, no portal that hurts, and no attack before. [AA-AT-1, AA-AT-2, AA-PO-5, AA-P2-13]"""
    here = t.at[who]
    there = NEXT[here].get(direction)
    target = t.standing.get(there, "") if there else ""
    if target not in t.enemies(SIDE_OF[who]):
        return "AA-AT-2"
    if attacked:
        return "AA-P2-13"
    if not free_path(t, who, here, direction):
        return "AA-PO-5" if t.hurts(here, direction, SIDE_OF[who]) else "AA-AT-1"
    return None


def free_path(t: Night, who: str, here: str, direction: str) -> bool:
    """Joined spaces, and no portal that hurts on the edge. [AA-AT-1, AA-PO-5]"""
    return t.joined(here, direction) and not t.hurts(here, direction, SIDE_OF[who])


def flank(t: Night, attacker: str, target: str) -> str:
    """From which side of the defender the attack comes; one whom the rifle has pushed may be further away. [AA-AT-3, AA-KS-12]"""
    comes_from, faces = bearing(t.at[target], t.at[attacker]), t.facing[target]
    if comes_from == faces:
        return "front"
    return "rear" if comes_from == BACK[faces] else "side"


def might(t: Night, *fighters: str) -> int:
    """What Major and Sryz add, whoever of them attacks or is attacked. [AA-AB-2]"""
    return int(sum(NUMBERS["might"] for who in fighters if t.has_ability(who, MIGHTY)))


def assault(t: Night, who: str, target: str) -> Assault:
    """The attack of one character on another from where they stand."""
    side = flank(t, who, target)
    return Assault(who, target, side, defence_symbol(t.index(who), t.index(target)), NUMBERS["attack"][side] + might(t, who, target))


async def attack(t: Night, who: str, direction: str) -> None:
    """A rifle may turn the target; the defender may cancel the attack with the right symbol; then the attacker may counter. [AA-AT-5 to AA-AT-8, AA-KS-12]"""
    t.facing[who] = direction
    target = t.standing[NEXT[t.at[who]][direction]]
    if SIDE_OF[who] == "H":
        await rifle(t, t.me, target)
    blow = assault(t, who, target)
    t.tell(Attacked, *blow)
    defender = t.next_player()
    card = await defend(t, defender, blow) if matching(defender, blow.symbol) else None
    if card is None:
        hit(t, who, target, blow.damage)
    else:
        discard_from_hand(t, defender, card)
        t.tell(Defended, defender.side, defender.seat, card)
        await counter_attack(t, who, target)


def matching(player: Player, symbol: str | None) -> list[str]:
    """The action cards of a hand with that symbol; all of them for None."""
    return [card for card in player.hand if symbol in (None, ACTIONS[card].symbol)]


async def counter_attack(t: Night, who: str, target: str) -> None:
    """After a successful defence: a card of the attack table brings damage that cannot be cancelled. [AA-AT-6, AA-AT-7, AA-AB-3, AA-AB-4]"""
    me = t.me
    if t.has_ability(target, UNANSWERED) or not matching(me, symbol_to_counter(t, who, target)):
        return
    card = await counter(t, me, who, target)
    if card is None:
        return
    discard_from_hand(t, me, card)
    t.tell(Countered, me.side, me.seat, card, counter_damage(t, who, target))
    if SIDE_OF[who] == "V":
        await rifle(t, t.next_player(), who)
        if not _faces_freely(t, who, target):
            t.tell(CounterFailed, who, target)
            return
    hit(t, who, target, counter_damage(t, who, target))


def symbol_to_counter(t: Night, who: str, target: str) -> str | None:
    """The symbol of the attack table; None if any card will do. [AA-AT-6, AA-AB-4]"""
    return None if t.has_ability(who, FREE_HANDED) else counter_symbol(t.index(who), t.index(target))


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


def can_be_pushed_to(t: Night, vampire: str, space: str) -> bool:
    """Whether the rifle can drive a vampire there: free, not base and not diagonal; or it only turns where it stands. [AA-KS-10, AA-KS-12]"""
    return space == t.at[vampire] or (space not in t.standing and space not in BASE_OF and space not in ON_DIAGONAL)


async def rifle(t: Night, player: Player, vampire: str) -> None:
    """The Human player may move the vampire to an adjacent space and turn it at will; what lies there does nothing to it. [AA-KS-10 to AA-KS-12]"""
    cards = rifles(t, player)
    if not cards:
        return
    pushed = await push(t, player, vampire)
    if pushed is None:
        return
    space, facing = pushed
    discard_upgrade(t, player, cards[0])
    t.upgraded += (player.seat,)
    t.put(vampire, space, facing)
    t.tell(Pushed, vampire, space, facing)


# The questions ------------------------------------------------------------------------------------------------------


def _defences(t: Night, defender: Player, blow: Assault) -> list[str]:
    return [*(f"def:{card}" for card in defender.hand), TAKE]


@concerning("def")
def _why_not_defend(t: Night, defender: Player, blow: Assault, key: str) -> Rule | None:
    """A card of one's own hand with the symbol of the table. [AA-AT-5]"""
    return None if rest(key) in matching(defender, blow.symbol) else "AA-AT-5"


def _about_defence(t: Night, defender: Player, blow: Assault) -> Blow:
    return Blow(*blow)


def _say_defence(t: Night, defender: Player, blow: Assault, key: str) -> Option:
    return Take(blow.damage) if key == TAKE else Defend(rest(key))


def _defence(key: str) -> str | None:
    return None if key == TAKE else rest(key)


defend = one_of("defend", _defences, forbids=_why_not_defend, says=_say_defence, rule="AA-AT-5", about=_about_defence, always=True).meaning(_defence)


def _counters(t: Night, me: Player, who: str, target: str) -> list[str]:
    return [*(f"ctr:{card}" for card in me.hand), PASS]


@concerning("ctr")
def _why_not_counter(t: Night, me: Player, who: str, target: str, key: str) -> Rule | None:
    """A card of one's own hand with the symbol of the attack table. [AA-AT-6]"""
    return None if rest(key) in matching(me, symbol_to_counter(t, who, target)) else "AA-AT-6"


def _about_counter(t: Night, me: Player, who: str, target: str) -> CounterBlow:
    return CounterBlow(who, target, flank(t, who, target), symbol_to_counter(t, who, target) or "", counter_damage(t, who, target))


def _say_counter(t: Night, me: Player, who: str, target: str, key: str) -> Option:
    return NoCounter() if key == PASS else Counter(rest(key))


counter = one_of("counter", _counters, forbids=_why_not_counter, says=_say_counter, rule="AA-AT-6", about=_about_counter, always=True).meaning(name_or_none)


def _pushes(t: Night, player: Player, vampire: str) -> list[str]:
    here = t.at[vampire]
    return [*(f"rif:{there}/{facing}" for there in (here, *NEXT[here].values()) for facing in DIRECTIONS), PASS]


@concerning("rif")
def _why_not_push(t: Night, player: Player, vampire: str, key: str) -> Rule | None:
    """To an adjacent space that is free, no base and not on the diagonal; or where it stands, facing another way. [AA-KS-10, AA-KS-12]"""
    space, facing = two(key, "/")
    here = t.at[vampire]
    if space == here:
        return "AA-KS-12" if facing == t.facing[vampire] else None
    if space not in NEXT[here].values() or space in t.standing:
        return "AA-KS-10"
    return None if can_be_pushed_to(t, vampire, space) else "AA-KS-12"


def _about_push(t: Night, player: Player, vampire: str) -> dict[str, Any]:
    return {"target": Say(f"figure-{vampire}")}


def _say_push(t: Night, player: Player, vampire: str, key: str) -> Option:
    return NoRifle() if key == PASS else Push(*two(key, "/"))


def _push(key: str) -> tuple[str, str] | None:
    return None if key == PASS else two(key, "/")


push = one_of("rifle", _pushes, forbids=_why_not_push, says=_say_push, rule="AA-KS-10", about=_about_push).meaning(_push)

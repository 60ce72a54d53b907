"""Phase 2: playing action cards, exchanging them, playing an upgrade card. What the cards do to tiles is in tiles.py, activations are in walking.py."""

from __future__ import annotations

from walpurgis.engine import Rule, Say, one_of

from .board import AROUND, KIND_OF, OTHER_KIND, PLAIN, PLAIN_ALONE
from .combat import discard_from_hand, discard_upgrade
from .ending import step
from .events import CardExchanged, CardPlayed, UpgradePlayed
from .facts import ACTIONS, HAND, PASS, ROW, icons_of
from .quicksand import place_sand, sand_spaces
from .state import Night, Player
from .tiles import placements, say_work, turns, why_not_work, work
from .walking import activate, rest


@step
async def actions(t: Night) -> None:
    """One thing of the action phase: a card, an exchange, an upgrade card, quicksand, or the end of the phase. [AA-P2-1 to AA-P2-3]"""
    me = t.me
    chosen = await one_of(me, "main", main_keys, of=(t, me), say=say_main, elsewhere=why_not_main, rule="AA-P2-1", about=_about_main)
    kind, _, rest_of_key = chosen.partition(":")
    if kind == "act":
        t.cards_played += 1
        t.back = "actions"
        play(t, me, rest_of_key)
    elif kind == "xch":
        card, _, slot = rest_of_key.partition(">")
        exchange(t, me, card, int(slot))
    elif kind == "upg":
        play_upgrade(t, me, rest_of_key)
    elif kind == "qput":
        place_sand(t, rest_of_key)
    else:
        t.phase = "refill"


def main_keys(t: Night, me: Player) -> list[str]:
    """The keys of all that can be done between cards; of nothing more, too."""
    keys = [f"act:{card}" for card in me.hand] if may_play_cards(t) else []
    if t.alone:
        return [*keys, PASS]
    row = t.mine.row
    slots = [slot for slot in range(1, ROW + 1) if row[slot - 1]]
    keys += [f"xch:{card}>{slot}" for card in me.hand for slot in slots]
    if me.seat not in t.upgraded:
        keys += [f"upg:{card}" for card in me.upgrades if "rifle" not in icons_of(me.side, card)]
    if t.mine.sand_ready:
        keys += [f"qput:{space}" for space in sand_spaces(t)]
    return [*keys, PASS]


def may_play_cards(t: Night) -> bool:
    """In the very first turn an option may limit the cards. [AA-P2-1]"""
    return t.alone or t.turn > 1 or t.cards_played < t.first_turn_cards or t.first_turn_cards >= HAND


def exchange(t: Night, me: Player, card: str, slot: int) -> None:
    """An action card for a face-up upgrade card of the own row. [AA-P2-2]"""
    discard_from_hand(t, me, card)
    upgrade = take_from_row(t, me, slot)
    t.tell(CardExchanged, me.side, me.seat, card, me.side + upgrade)


def take_from_row(t: Night, me: Player, slot: int) -> str:
    """The card of a slot of the own row goes to the player; the slot stays empty until phase 3. [AA-P1-7]"""
    faction = t.factions[me.side]
    upgrade = faction.row[slot - 1]
    faction.row = (*faction.row[: slot - 1], "", *faction.row[slot:])
    me.upgrades += (upgrade,)
    return upgrade


def play_upgrade(t: Night, me: Player, card: str) -> None:
    """One upgrade card a turn; its icons follow. [AA-P1-8, AA-UP-1]"""
    discard_upgrade(t, me, card)
    t.upgraded += (me.seat,)
    t.tell(UpgradePlayed, me.side, me.seat, me.side + card)
    t.icons = icons_of(me.side, card)
    t.phase = "icons"


def play(t: Night, me: Player, card: str) -> None:
    """An action card is played: it is discarded, and its effect follows. [AA-P2-1, AA-P2-4]"""
    discard_from_hand(t, me, card)
    t.tell(CardPlayed, me.side, me.seat, card)
    known = ACTIONS[card]
    t.card, t.tiles_left, t.worked = card, known.tiles, ()
    if not known.who:
        t.phase = "generic"
    else:
        t.phase = "kind" if known.who in t.home else "tiles"


@step
async def kind(t: Night) -> None:
    """The card of a character who is home counts as a generic card of a kind to choose. [AA-SO-11]"""
    kinds = {f"kind:{kind}": kind for kind in OTHER_KIND}
    t.tiles_left = await one_of(t.me, "kind", kinds, say=lambda key: Say(f"option-{key.replace(':', '-')}"), rule="AA-SO-11")
    t.phase = "generic"


@step
async def generic(t: Night) -> None:
    """Place one tile anywhere, or rotate one of that kind; then somebody may be sent over it. [AA-P2-5, AA-P2-6, AA-SO-9]"""
    chosen = await one_of(t.me, "generic", generic_keys, of=(t,), say=_say_tile, elsewhere=_why_not_tile, rule="AA-P2-5", about=_about_generic)
    if chosen == PASS:
        rest(t)
    else:
        t.worked += (work(t, chosen),)
        t.phase = "who"


def generic_keys(t: Night) -> list[str]:
    """The keys for laying or turning a tile of the card's kind anywhere, or none."""
    spaces = PLAIN_ALONE if t.alone else PLAIN
    return [*placements(t, t.tiles_left, spaces), *turns(t, t.tiles_left, spaces), PASS]


@step
async def tiles(t: Night) -> None:
    """One tile of a character card: placed or rotated around the character; after the last the character may act. [AA-P2-9, AA-P2-10]"""
    chosen = await one_of(t.me, "tiles", tile_keys, of=(t,), say=_say_tile, elsewhere=_why_not_tile, rule="AA-P2-9", about=_about_tiles)
    if chosen != PASS:
        t.worked += (work(t, chosen),)
        t.tiles_left = t.tiles_left.replace(KIND_OF[chosen[-2:]], "", 1)
        if t.tiles_left:
            return
    activate(t, ACTIONS[t.card].who)


def tile_keys(t: Night) -> list[str]:
    """The keys for laying or turning one of the tiles left around the character, or none."""
    left = t.tiles_left
    spaces = [space for space in AROUND[t.at[ACTIONS[t.card].who]] if space not in t.worked]
    return [*(key for kind in OTHER_KIND if kind in left for key in placements(t, kind, spaces)), *turns(t, left, spaces), PASS]


# Reasons and descriptions -------------------------------------------------------------------------------------------


def why_not_main(t: Night, me: Player, key: str) -> Rule | None:
    """Why something cannot be done between cards."""
    kind, _, name = key.partition(":")
    if t.alone:
        return "AA-S-42" if kind in ("xch", "upg", "qput") else "AA-P2-1"
    if kind == "act":
        return "AA-P2-1"
    if kind == "xch":
        return "AA-P2-2"
    if kind == "upg":
        if name in me.upgrades:
            return "AA-P1-8" if me.seat in t.upgraded else "AA-KS-12"
        return "AA-P2-3"
    return "AA-KS-2" if kind == "qput" else None


def say_card(card: str) -> Say:
    return Say(f"card-{card}")


def _about_main(t: Night, me: Player) -> dict[str, int]:
    return {"cards": len(me.hand)}


def say_main(t: Night, me: Player, key: str) -> Say:
    kind, _, name = key.partition(":")
    if kind == "act":
        return Say("option-act", {"card": say_card(name)})
    if kind == "xch":
        card, _, slot = name.partition(">")
        return Say("option-exchange", {"card": say_card(card), "upgrade": Say(f"upgrade-{t.me.side}{t.mine.row[int(slot) - 1]}")})
    if kind == "upg":
        return Say("option-upgrade", {"upgrade": Say(f"upgrade-{t.me.side}{name}")})
    return Say("option-sand", {"space": name}) if kind == "qput" else Say("option-end-actions")


def _why_not_tile(t: Night, key: str) -> Rule | None:
    return why_not_work(t, t.tiles_left, key)


def _about_generic(t: Night) -> dict[str, Say]:
    return {"kind": Say(f"kind-{t.tiles_left}")}


def _about_tiles(t: Night) -> dict[str, Say | int]:
    return {"who": Say(f"figure-{ACTIONS[t.card].who}"), "straight": t.tiles_left.count("S"), "curve": t.tiles_left.count("C")}


def _say_tile(t: Night, key: str) -> Say:
    return Say("option-no-tile") if key == PASS else say_work(key)

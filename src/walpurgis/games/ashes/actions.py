"""Phase 2: playing action cards, exchanging them, playing an upgrade card. What the cards do to tiles is in tiles.py, activations are in walking.py."""

from __future__ import annotations

from functools import partial

from walpurgis.engine import Rule, Say, one_of

from .board import AROUND, OTHER_KIND, PLAIN, PLAIN_ALONE
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
    options = main_options(t, me)
    chosen = PASS
    if options:
        chosen = await one_of(
            me,
            "main",
            lambda: [*main_options(t, me), PASS],
            say=partial(say_main, t),
            elsewhere=partial(why_not_main, t, me),
            rule="AA-P2-1",
            about=lambda: {"cards": len(me.hand)},
            always=True,
        )
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


def main_options(t: Night, me: Player) -> list[str]:
    """The keys of all that can be done between cards."""
    keys = [f"act:{card}" for card in me.hand] if may_play_cards(t) else []
    if t.alone:
        return keys
    row = t.mine.row
    slots = [slot for slot in range(1, ROW + 1) if row[slot - 1]]
    keys += [f"xch:{card}>{slot}" for card in me.hand for slot in slots]
    if me.seat not in t.upgraded:
        keys += [f"upg:{card}" for card in me.upgrades if "rifle" not in icons_of(me.side, card)]
    return keys + [f"qput:{space}" for space in sand_spaces(t)] if t.mine.sand_ready else keys


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
    kind = t.tiles_left
    spaces = PLAIN_ALONE if t.alone else PLAIN
    keys = [*placements(t, kind, spaces), *turns(t, kind, spaces)]
    if keys:
        keys.append(PASS)
        chosen = await one_of(
            t.me, "generic", keys, say=_say_tile, elsewhere=partial(why_not_work, t, kind), rule="AA-P2-5", about={"kind": Say(f"kind-{kind}")}
        )
        if chosen != PASS:
            t.worked += (work(t, chosen),)
            t.phase = "who"
            return
    rest(t)


@step
async def tiles(t: Night) -> None:
    """One tile of a character card: placed or rotated around the character; after the last the character may act. [AA-P2-9, AA-P2-10]"""
    who = ACTIONS[t.card].who
    left = t.tiles_left
    spaces = [space for space in AROUND[t.at[who]] if space not in t.worked]
    keys = [key for kind in OTHER_KIND if kind in left for key in placements(t, kind, spaces)] + turns(t, left, spaces)
    chosen = PASS
    if keys:
        keys.append(PASS)
        chosen = await one_of(
            t.me, "tiles", keys, say=_say_tile, elsewhere=partial(why_not_work, t, left), rule="AA-P2-9",
            about={"who": Say(f"figure-{who}"), "straight": left.count("S"), "curve": left.count("C")},
        )  # fmt: skip
    if chosen == PASS:
        activate(t, who)
        return
    t.worked += (work(t, chosen),)
    used = chosen[-2:]
    t.tiles_left = left.replace("S" if used in ("NS", "EW") else "C", "", 1)
    if not t.tiles_left:
        activate(t, who)


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


def say_main(t: Night, key: str) -> Say:
    kind, _, name = key.partition(":")
    if kind == "act":
        return Say("option-act", {"card": say_card(name)})
    if kind == "xch":
        card, _, slot = name.partition(">")
        return Say("option-exchange", {"card": say_card(card), "upgrade": Say(f"upgrade-{t.me.side}{t.mine.row[int(slot) - 1]}")})
    if kind == "upg":
        return Say("option-upgrade", {"upgrade": Say(f"upgrade-{t.me.side}{name}")})
    return Say("option-sand", {"space": name}) if kind == "qput" else Say("option-end-actions")


def _say_tile(key: str) -> Say:
    return Say("option-no-tile") if key == PASS else say_work(key)

"""What one action card asks: tiles to place or rotate, then whoever walks over them. [AA-P2-4 to AA-P2-11, AA-SO-9 to AA-SO-11]

A card that has been played is a step of its own, carried out from its first question to its last. The table shows which card it is, what is left of it, and
where tiles were worked.
"""

from __future__ import annotations

from typing import Any

from walpurgis.engine import Option, Rule, Say
from walpurgis.engine.question import one_of

from .board import AROUND, KIND_OF, OTHER_KIND, PLAIN, PLAIN_ALONE
from .combat import discard_from_hand
from .ending import step
from .events import CardPlayed
from .facts import ACTIONS, PASS, SIDE_OF
from .keys import concerning, free, name_or_none, rest, rule_about
from .options import Kind, Nobody, NoTile, Send
from .paths import can_include
from .state import Night, Player
from .tiles import PUT, PUT_ANYWHERE, TURN, Work, all_turns, placements, read_work, say_work, turns, why_not_lay, why_not_turn, work
from .walking import activate


def play(t: Night, me: Player, card: str) -> None:
    """An action card is played: it is discarded, and its effect follows. [AA-P2-1]"""
    discard_from_hand(t, me, card)
    t.tell(CardPlayed, me.side, me.seat, card)
    t.card, t.tiles_left, t.worked = card, ACTIONS[card].tiles, ()


@step
async def carry_out_card(t: Night) -> None:
    """All that the card just played asks and does. [AA-P2-4, AA-SO-11]"""
    me, who = t.me, ACTIONS[t.card].who
    if who in t.home:
        t.tiles_left = await choose_kind(t, me)
        await one_tile_anywhere(t, me)
    elif who:
        await tiles_around(t, me, who)
        await activate(t, who)
    else:
        await one_tile_anywhere(t, me)
    t.card, t.tiles_left, t.worked = "", "", ()


async def one_tile_anywhere(t: Night, me: Player) -> None:
    """A generic card: place one tile anywhere, or rotate one of that kind; then somebody may be sent over it. [AA-P2-5 to AA-P2-8, AA-SO-9]"""
    deed = await tile_anywhere(t, me)
    if deed is None:
        return
    work(t, deed)
    t.worked = (deed.space,)
    await somebody_walks(t, me, deed.space)


async def somebody_walks(t: Night, me: Player, tile: str) -> None:
    """One character, own or enemy, whose route includes the tile. [AA-P2-7, AA-P2-8]"""
    who = await send(t, me, tile)
    if who is not None:
        await activate(t, who, must=tile)


async def tiles_around(t: Night, me: Player, who: str) -> None:
    """A character card: tiles are placed or rotated around the character, as many as are shown or fewer. [AA-P2-9]"""
    while t.tiles_left:
        deed = await tile_around(t, me, who)
        if deed is None:
            return
        work(t, deed)
        t.worked += (deed.space,)
        t.tiles_left = t.tiles_left.replace(KIND_OF[deed.face], "", 1)


# A kind of tile, for the card of a character who is home ------------------------------------------------------------


def _kinds(t: Night, me: Player) -> list[str]:
    return [f"kind:{kind}" for kind in OTHER_KIND]


def _say_kind(t: Night, me: Player, key: str) -> Option:
    return Kind(rest(key))


choose_kind = one_of("kind", _kinds, forbids=free("kind"), says=_say_kind, rule="AA-SO-11").meaning(rest)


# Tiles --------------------------------------------------------------------------------------------------------------


def _tile_or_none(key: str) -> Work | None:
    return None if key == PASS else read_work(key)


def _spaces(t: Night) -> tuple[str, ...]:
    return PLAIN_ALONE if t.alone else PLAIN


def _anywhere(t: Night, me: Player) -> list[str]:
    """All spaces for a tile of the card's kind, all tiles that lie on the board, and none."""
    return [*PUT_ANYWHERE[t.alone][t.tiles_left], *all_turns(t), PASS]


def _offered_anywhere(t: Night, me: Player) -> list[str]:
    return [*placements(t, t.tiles_left, _spaces(t)), *turns(t, t.tiles_left, _spaces(t)), PASS]


def _why_not_anywhere(t: Night, me: Player, key: str) -> Rule | None:
    return _why_not_tile(t, me, _spaces(t), key)


def _why_not_tile(t: Night, me: Player, area: tuple[str, ...], key: str) -> Rule | None:
    how, space, face = read_work(key)
    if how == "put":
        return why_not_lay(t, t.tiles_left, area, space, face)
    if how == "rot":
        return why_not_turn(t, t.tiles_left, area, space, face)
    return rule_about(t, me, key)


def _about_anywhere(t: Night, me: Player) -> dict[str, Any]:
    return {"kind": Say(f"kind-{t.tiles_left}")}


def _say_anywhere(t: Night, me: Player, key: str) -> Option:
    return NoTile() if key == PASS else say_work(key)


tile_anywhere = one_of(
    "generic", _anywhere, forbids=_why_not_anywhere, says=_say_anywhere, rule="AA-P2-5", about=_about_anywhere, quick=_offered_anywhere
).meaning(_tile_or_none)


def _area(t: Night, who: str) -> tuple[str, ...]:
    """The spaces around the character where this card has not worked yet. [AA-P2-9]"""
    return tuple(space for space in AROUND[t.at[who]] if space not in t.worked)


def _around(t: Night, me: Player, who: str) -> list[str]:
    """All spaces around the character for the kinds that are left, all tiles that lie there, and none."""
    near = AROUND[t.at[who]]
    laid = [key for kind in OTHER_KIND if kind in t.tiles_left for space in near if space in PUT for key in PUT[space][kind]]
    return [*laid, *(key for space in near if space in t.tiles for key in TURN[space][t.tiles[space]]), PASS]


def _offered_around(t: Night, me: Player, who: str) -> list[str]:
    left, area = t.tiles_left, _area(t, who)
    return [*(key for kind in OTHER_KIND if kind in left for key in placements(t, kind, area)), *turns(t, left, area), PASS]


def _why_not_around(t: Night, me: Player, who: str, key: str) -> Rule | None:
    return _why_not_tile(t, me, _area(t, who), key)


def _about_around(t: Night, me: Player, who: str) -> dict[str, Any]:
    return {"who": Say(f"figure-{who}"), "straight": t.tiles_left.count("S"), "curve": t.tiles_left.count("C")}


def _say_around(t: Night, me: Player, who: str, key: str) -> Option:
    return NoTile() if key == PASS else say_work(key)


tile_around = one_of("tiles", _around, forbids=_why_not_around, says=_say_around, rule="AA-P2-9", about=_about_around, quick=_offered_around).meaning(
    _tile_or_none
)


# Who walks over the tile of a generic card --------------------------------------------------------------------------


def _on_the_board(t: Night) -> list[str]:
    """All characters on the board, one's own first."""
    mine = t.mine
    factions = [mine, *(faction for faction in t.factions.values() if faction is not mine)]
    return [who for faction in factions for who in faction.characters if who in t.at]


def _characters(t: Night, me: Player, tile: str) -> list[str]:
    return [*(f"who:{who}" for who in _on_the_board(t)), PASS]


def _joined(t: Night, me: Player, tile: str) -> list[str]:
    """The same as what nothing forbids among the candidates, without asking for each."""
    return [*(f"who:{who}" for who in _on_the_board(t) if can_include(t, who, tile)), PASS]


@concerning("who")
def _why_not_send(t: Night, me: Player, tile: str, key: str) -> Rule | None:
    """A character whose route can include the tile. [AA-P2-7, AA-SO-9]"""
    who = rest(key)
    return None if who in SIDE_OF and can_include(t, who, tile) else "AA-P2-7"


def _say_send(t: Night, me: Player, tile: str, key: str) -> Option:
    return Nobody() if key == PASS else Send(rest(key))


send = one_of("who", _characters, forbids=_why_not_send, says=_say_send, rule="AA-P2-7", quick=_joined).meaning(name_or_none)

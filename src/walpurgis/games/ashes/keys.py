"""What the keys of answers name: `put:C9=EW` a space and a tile, `act:D1` a card of the hand, `tok:M>seer` a token and a place.

A seat is given a reason for whatever it can point at. `is_on_the_table` says what that is; `rule_about` gives the rule on when such a thing is done at all, for
a question that is about something else.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias, TypeVarTuple

from walpurgis.engine import Rule

from .board import CORNERS, DIRECTIONS, KIND_OF, NUMBERED, OUTER, SECTION_OF_EDGE, SPACES
from .facts import GHOULS, PASS, ROW, SIDE_OF, SOCIETY, SOCIETY_FIGURES

if TYPE_CHECKING:
    from .state import Night, Player

RESERVE = "res"
"""Where ally tokens are that stand on no place."""

Ts = TypeVarTuple("Ts")
Forbids: TypeAlias = "Callable[[Night, Player, *Ts, str], Rule | None]"
Names: TypeAlias = "Callable[[Night, Player, str], bool]"
"""Whether what stands behind the colon names something that this player can point at."""

_SPACES = frozenset(SPACES)


def zone(who: str) -> str:
    """The ally zone of a character."""
    return f"al.{who}"


def rest(key: str) -> str:
    """What stands behind the colon."""
    return key.partition(":")[2]


def name_or_none(key: str) -> str | None:
    """What a key names; None for doing nothing."""
    return None if key == PASS else key.partition(":")[2]


def two(key: str, between: str) -> tuple[str, str]:
    """The two things that a key names, with this sign between them."""
    first, _, second = key.partition(":")[2].partition(between)
    return first, second


def is_on_the_table(t: Night, seat: int, key: str) -> bool:
    """Whether this key names something that this seat can see and point at."""
    kind, _, name = key.partition(":")
    known = _KINDS.get(kind)
    return known is not None and known[0](t, t.players[seat], name)


def rule_about(t: Night, me: Player, key: str) -> Rule | None:
    """The rule on when such a thing is done; None for what is no such thing."""
    kind, _, name = key.partition(":")
    if t.alone and kind in _ALONE:
        return _ALONE[kind]
    if me.side == SOCIETY and kind in _OF_THE_SOCIETY:
        return _OF_THE_SOCIETY[kind]
    if kind in ("act", "upg") and name not in me.hand and name not in me.upgrades:
        return "AA-TM-2"
    known = _KINDS.get(kind)
    return None if known is None else known[1]


def concerning(*kinds: str) -> Callable[[Forbids[*Ts]], Forbids[*Ts]]:
    """What forbids is asked about these kinds of keys; all others are forbidden by the rule on when such things are done."""

    def narrow(forbids: Forbids[*Ts]) -> Forbids[*Ts]:
        def why_not(t: Night, me: Player, *more: *tuple[*Ts, str]) -> Rule | None:
            key: str = more[-1]
            return forbids(t, me, *more) if key.partition(":")[0] in kinds else rule_about(t, me, key)

        return why_not

    return narrow


def free(*kinds: str) -> Callable[..., Rule | None]:
    """Nothing forbids these kinds of keys; all others are forbidden by the rule on when such things are done."""

    def why_not(t: Night, me: Player, *more: str) -> Rule | None:
        return None if more[-1].partition(":")[0] in kinds else rule_about(t, me, more[-1])

    return why_not


def _character(t: Night, me: Player, name: str) -> bool:
    return name in SIDE_OF and any(name in faction.characters for faction in t.factions.values())


def _figure(t: Night, me: Player, name: str) -> bool:
    return name in t.at


def _track(t: Night, me: Player, name: str) -> bool:
    return name in t.power


def _seen_card(t: Night, me: Player, name: str) -> bool:
    """A card of one's own hand, or of a team mate's. [AA-TM-4]"""
    return me.side != SOCIETY and any(name in p.hand for p in t.players if p.side == me.side)


def _own_card(t: Night, me: Player, name: str) -> bool:
    return me.side != SOCIETY and name in me.hand


def _cards(t: Night, me: Player, name: str) -> bool:
    """The Society's own cards, one or more of them."""
    return me.side == SOCIETY and all(card in (*me.hand, t.drawn) and card for card in name.split("+"))


def _exchange(t: Night, me: Player, name: str) -> bool:
    card, _, slot = name.partition(">")
    return _own_card(t, me, card) and slot in _SLOTS


def _seen_upgrade(t: Night, me: Player, name: str) -> bool:
    return any(name in p.upgrades for p in t.players if p.side == me.side)


def _own_upgrade(t: Night, me: Player, name: str) -> bool:
    return name in me.upgrades


def _start(t: Night, me: Player, name: str) -> bool:
    who, _, space = name.partition("@")
    return _character(t, me, who) and space in _SPACES


def _token(t: Night, me: Player, name: str) -> bool:
    who, _, place = name.partition(">")
    return who in t.tokens and (place == RESERVE or _place(t, me, place))


def _place(t: Night, me: Player, name: str) -> bool:
    return name in OUTER or (name.startswith("al.") and name[3:] in t.tokens)


def _crossroads(t: Night, me: Player, name: str) -> bool:
    """Where quicksand could be, if there is any in the game."""
    return "ks_quicksand" in t.switches and name in _SPACES


def _buyer(t: Night, me: Player, name: str) -> bool:
    return "ks_quicksand" in t.switches and name in t.power


def _trap_space(t: Night, me: Player, name: str) -> bool:
    """Where a trap could be, if somebody plays the Society."""
    return t.society is not None and name in _SPACES


def _tile(t: Night, me: Player, name: str) -> bool:
    return name in t.tiles


def _lie(t: Night, me: Player, name: str) -> bool:
    space, _, face = name.partition("=")
    return space in _SPACES and face in KIND_OF


def _lies(t: Night, me: Player, name: str) -> bool:
    space, _, face = name.partition("=")
    return space in t.tiles and face in KIND_OF


def _portal(t: Night, me: Player, name: str) -> bool:
    portal, there, edge = name.partition(">")
    return portal in t.portals.values() and (not there or edge in SECTION_OF_EDGE)


def _trap(t: Night, me: Player, name: str) -> bool:
    origin, _, space = name.partition(">")
    return origin in t.traps and space in _SPACES


def _way(t: Night, me: Player, name: str) -> bool:
    """A way from the figure that walks."""
    return bool(t.walker and name) and all(direction in DIRECTIONS for direction in name)


def _push(t: Night, me: Player, name: str) -> bool:
    space, _, facing = name.partition("/")
    return space in _SPACES and len(facing) == 1 and facing in DIRECTIONS


def _step(t: Night, me: Player, name: str) -> bool:
    who, _, direction = name.partition(">")
    return who in t.at and direction in _WAYS


def _number(t: Night, me: Player, name: str) -> bool:
    who, _, number = name.partition(">")
    return t.society is not None and who in SOCIETY_FIGURES and number in _NUMBERS


def _to_trap(t: Night, me: Player, name: str) -> bool:
    who, _, space = name.partition(">")
    return who in SOCIETY_FIGURES and space in t.traps


def _ghoul(t: Night, me: Player, name: str) -> bool:
    ghoul, _, space = name.partition(">")
    return ghoul in GHOULS and ghoul in t.at and space in _SPACES


_SLOTS = frozenset(str(slot) for slot in range(1, ROW + 1))
_NUMBERS = frozenset(str(number) for number in range(1, len(NUMBERED) + 1))
_WAYS = frozenset((*DIRECTIONS, *CORNERS))
_ALONE = dict.fromkeys(("xch", "upg", "dis", "qbuy", "qput"), "AA-S-42") | dict.fromkeys(("atk", "cap"), "AA-SO-14") | {"fig": "AA-S-40"}
_OF_THE_SOCIETY = {"por": "AA-SS-3", "cnv": "AA-SS-8", "rot": "AA-SS-10"}
"""The rules on what is otherwise, or not at all, in solitaire and for the Society's player."""

_KINDS: dict[str, tuple[Names, Rule]] = {
    "fig": (_start, "AA-S-2"),
    "tok": (_token, "AA-P1-3"),
    "eff": (_place, "AA-P1-5"),
    "pay": (_track, "AA-P1-7"),
    "heal": (_track, "AA-AB-1"),
    "pow": (_track, "AA-UP-3"),
    "qbuy": (_buyer, "AA-KS-1"),
    "act": (_seen_card, "AA-P2-1"),
    "def": (_own_card, "AA-AT-5"),
    "ctr": (_own_card, "AA-AT-6"),
    "xch": (_exchange, "AA-P2-2"),
    "upg": (_seen_upgrade, "AA-P2-3"),
    "dis": (_own_upgrade, "AA-P1-10"),
    "use": (_cards, "AA-SS-4"),
    "put": (_lie, "AA-P2-5"),
    "rot": (_lies, "AA-P2-6"),
    "cnv": (_lies, "AA-P1-10"),
    "rem": (_tile, "AA-P1-10"),
    "por": (_portal, "AA-P1-11"),
    "qput": (_crossroads, "AA-KS-2"),
    "bear": (_tile, "AA-KS-20"),
    "trap": (_trap_space, "AA-SS-9"),
    "trapm": (_trap, "AA-SS-9"),
    "who": (_figure, "AA-P2-7"),
    "near": (_figure, "AA-SO-4"),
    "tk": (_figure, "AA-SS-12"),
    "go": (_way, "AA-P2-13"),
    "way": (_way, "AA-P2-13"),
    "atk": (_way, "AA-P2-13"),
    "cap": (_way, "AA-P2-13"),
    "rif": (_push, "AA-KS-12"),
    "shv": (_step, "AA-UP-6"),
    "stp": (_step, "AA-UP-7"),
    "mov": (_number, "AA-SS-5"),
    "tmv": (_to_trap, "AA-SS-5"),
    "gst": (_ghoul, "AA-SO-4"),
}
"""What each kind of key can name, and the rule on when such a thing is done."""

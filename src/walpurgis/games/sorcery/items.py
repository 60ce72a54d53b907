"""Items: equipping a dropped spellbook, dropping one, handing one over. [A-100 to A-104, A-187 to A-190, A-197]

How a book falls with its wielder is in `harm.py`.
"""

from __future__ import annotations

from collections.abc import Sequence

from walpurgis.engine import Rule
from walpurgis.engine.plane import touch

from .deeds import Deed
from .events.magic import BookStayed, Equipped, HandedOver
from .harm import drop
from .options.magic import Drop, Equip, HandOver
from .stacks import open_to, reveal
from .standing import disc, dropped_disc, friends_touching, touches
from .state import Battlefield, Figure, Tome
from .values import symbols
from .wording import unit

JEALOUS_BINDING = "P35"


def why_not_wield(t: Battlefield, figure: Figure, tome: Tome) -> Rule | None:
    """A free slot, the book's requirement, no magic immunity; and what Jealous Binding forbids, once everybody has seen it. Hidden cards have no say.
    [A-188, A-197, S-2, S-141]"""
    has_slot = len(t.tomes_of(figure)) < figure.printed.slots
    requires = tome.printed.requires
    has_symbol = not requires or any(symbol in requires for symbol in symbols(t, figure))
    if not has_slot or not has_symbol or figure.is_magic_immune:
        return "A-188"
    return "P-35" if is_jealous(tome, figure) and JEALOUS_BINDING in tome.shown else None


def is_jealous(tome: Tome, figure: Figure) -> bool:
    """Whether Jealous Binding keeps the book from this warrior: it is not the owner's. [P-35]"""
    return JEALOUS_BINDING in tome.stack and figure.seat != tome.owner


def take(t: Battlefield, figure: Figure, tome: Tome) -> bool:
    """A warrior takes a book and its controller may read it; or Jealous Binding shows itself, and the book stays where it is. [A-189, A-197, S-108]"""
    if is_jealous(tome, figure):
        reveal(t, tome, JEALOUS_BINDING)
        t.tell(BookStayed, unit(figure), tome.book)
        return False
    tome.wielder = figure.id
    open_to(tome, figure.seat)
    return True


# Equip ---------------------------------------------------------------------------------------------------------------


def _dropped(t: Battlefield, figure: Figure) -> Sequence[str]:
    return [tome.id for tome in t.tomes.values() if not tome.wielder]


def why_not_equip(t: Battlefield, figure: Figure, rest: str) -> Rule | None:
    """On the ground, in base contact with a dropped book. [A-103, A-146]"""
    tome = t.tomes.get(rest)
    if tome is None or tome.wielder or figure.status != "ground" or not touch(disc(figure), dropped_disc(tome)):
        return "A-146" if figure.status == "air" else "A-103"
    return why_not_wield(t, figure, tome)


def _say_equip(t: Battlefield, figure: Figure, rest: str) -> Equip:
    return Equip(unit(figure), t.tomes[rest].book)


async def _equip(t: Battlefield, figure: Figure, rest: str) -> None:
    tome = t.tomes[rest]
    if take(t, figure, tome):
        t.tell(Equipped, unit(figure), tome.book)


# Drop ----------------------------------------------------------------------------------------------------------------


def _wielded(t: Battlefield, figure: Figure) -> Sequence[str]:
    return [tome.id for tome in t.tomes_of(figure)]


def why_not_drop(t: Battlefield, figure: Figure, rest: str) -> Rule | None:
    """An own book, and on the ground. [A-103, A-146]"""
    if figure.status == "air":
        return "A-146"
    return None if rest in _wielded(t, figure) else "A-103"


def _say_drop(t: Battlefield, figure: Figure, rest: str) -> Drop:
    return Drop(unit(figure), t.tomes[rest].book)


async def _drop(t: Battlefield, figure: Figure, rest: str) -> None:
    drop(t, t.tomes[rest], figure)


# Hand over -----------------------------------------------------------------------------------------------------------


def _receivers(t: Battlefield, figure: Figure) -> Sequence[str]:
    return [f"{tome.id}>{friend.id}" for tome in t.tomes_of(figure) for friend in friends_touching(t, figure)]


def why_not_hand(t: Battlefield, figure: Figure, rest: str) -> Rule | None:
    """An own book, to a friendly warrior in base contact that can wield it. [A-103, A-146, A-188]"""
    book, _, receiver = rest.partition(">")
    tome, friend = t.tomes.get(book), t.figures.get(receiver)
    if figure.status == "air":
        return "A-146"
    if tome is None or friend is None or tome.wielder != figure.id or not touches(figure, friend) or not t.are_friends(figure.seat, friend.seat):
        return "A-103"
    return why_not_wield(t, friend, tome)


def _say_hand(t: Battlefield, figure: Figure, rest: str) -> HandOver:
    book, _, receiver = rest.partition(">")
    return HandOver(unit(figure), t.tomes[book].book, unit(t.figures[receiver]))


async def _hand(t: Battlefield, figure: Figure, rest: str) -> None:
    """Only the giver gets the token. [A-188]"""
    book, _, receiver = rest.partition(">")
    tome, friend = t.tomes[book], t.figures[receiver]
    if take(t, friend, tome):
        t.tell(HandedOver, unit(figure), tome.book, unit(friend))


DEEDS: dict[str, Deed] = {
    "equip": Deed("special", _dropped, why_not_equip, _say_equip, _equip, joint="/"),
    "drop": Deed("special", _wielded, why_not_drop, _say_drop, _drop, joint="/"),
    "hand": Deed("special", _receivers, why_not_hand, _say_hand, _hand, joint="/"),
}

"""The stack beneath a spellbook: its bookmark, the card that lies face down, whether the book is closed, what browsing costs, and who knows what.
[S-17 to S-21, S-33 to S-36, S-100, S-105 to S-108, S-112, S-121]

When a spell is cast is in `casting.py`, when a book changes hands in `items.py`.
"""

from __future__ import annotations

from collections.abc import Sequence

from walpurgis.engine import Rule
from walpurgis.engine.question import one_of

from .events.magic import Bookmarked, CardRevealed, CodexForgave, TurnedFaceDown
from .facts import NUMBERS
from .lasting import put_at_the_bottom, see
from .options.magic import Bookmark
from .options.setup import BookmarkAsked
from .spells import SPELLS, pages_of
from .state import Battlefield, Figure, Player, Tome
from .values import has_power, symbols
from .wording import unit

SAGES_INDEX = "P34"


# What works from a book ----------------------------------------------------------------------------------------------


def wielder_of(t: Battlefield, tome: Tome) -> Figure | None:
    """Who wields a book; nobody while it lies on the ground."""
    return t.figures[tome.wielder] if tome.wielder else None


def why_closed(t: Battlefield, tome: Tome) -> Rule | None:
    """The rule by which a book is closed: nothing in it can be cast, used as a counterspell or work from the stack. [S-39, S-41, S-100, A-190]"""
    wielder = wielder_of(t, tome)
    if wielder is None:
        return "S-19"
    if not wielder.is_able:
        return "S-41"
    if wielder.is_magic_immune:
        return "A-190"
    return "S-100" if is_overfull(t, tome, wielder) else None


def is_overfull(t: Battlefield, tome: Tome, wielder: Figure) -> bool:
    """Whether the spells of a book, those in play included, have too many pages for a wielder. For the figure it was built for they fit for good.
    [S-6, S-12, S-91, S-100, S-143]"""
    if wielder.id == tome.builder:
        return False
    has_symbols, mastery = symbols(t, wielder), has_power(wielder, "ancient-mastery")
    spells = [*tome.stack, *(w.spell for w in t.workings if w.tome == tome.id)]
    return sum(pages_of(SPELLS[spell], has_symbols, mastery) for spell in spells) > tome.printed.capacity


def works_from(t: Battlefield, tome: Tome, spell: str) -> bool:
    """Whether a do-not-cast spell that must be face up works from this book. [S-39, S-105]"""
    return spell in tome.face_up and why_closed(t, tome) is None


def reveal(t: Battlefield, tome: Tome, spell: str) -> None:
    """A card that works from the stack changes something for the first time: everybody is shown it. [S-108]"""
    if spell not in tome.shown:
        see(tome, spell)
        t.tell(CardRevealed, tome.book, spell)


# What browsing costs -------------------------------------------------------------------------------------------------


def bars(t: Battlefield, tome: Tome) -> int:
    """The browse cost of the bookmarked spell: three bars are two by Ley Harmony or Sage's Index. 0 for an empty stack. [S-45, S-89, S-121]"""
    if not tome.stack:
        return 0
    printed = SPELLS[tome.bookmark].bars
    return NUMBERS.ley_harmony_to if printed == NUMBERS.ley_harmony_from and (_is_in_harmony(t, tome) or _has_index(t, tome)) else printed


def is_paid_by_index(t: Battlefield, tome: Tome) -> bool:
    """Whether it is Sage's Index, and nothing else, that makes the bookmark cheaper. [S-108]"""
    return SPELLS[tome.bookmark].bars == NUMBERS.ley_harmony_from and not _is_in_harmony(t, tome) and _has_index(t, tome)


def _is_in_harmony(t: Battlefield, tome: Tome) -> bool:
    wielder = wielder_of(t, tome)
    return wielder is not None and has_power(wielder, "ley-harmony")


def _has_index(t: Battlefield, tome: Tome) -> bool:
    return tome.bookmark != SAGES_INDEX and works_from(t, tome, SAGES_INDEX)


def has_something_to_browse(tome: Tome) -> bool:
    """A card to turn up, or another one to bookmark. [S-118]"""
    return tome.is_down or len(tome.stack) > 1


# Cards move ----------------------------------------------------------------------------------------------------------


def take_from_the_top(tome: Tome) -> str:
    """The bookmarked card leaves the stack, to be cast: everybody sees it. [S-27, S-106]"""
    spell = tome.bookmark
    tome.stack = tome.stack[1:]
    see(tome, spell)
    return spell


async def put_face_down(t: Battlefield, tome: Tome, spell: str) -> None:
    """A card goes face down to the top, where it is the bookmark. The Blackbound Codex forgives once: face up to the bottom, and a new bookmark.
    [S-32, S-40, S-79, S-112]"""
    if tome.printed.forgives and not tome.forgave:
        tome.forgave = True
        t.tell(CodexForgave, tome.book, spell)
        put_at_the_bottom(tome, spell)
        await choose_bookmark(t, tome)
        return
    tome.stack = (spell, *tome.stack)
    tome.is_down = True
    see(tome, spell)
    t.tell(TurnedFaceDown, tome.book, spell)


async def choose_bookmark(t: Battlefield, tome: Tome) -> None:
    """Whoever controls the wielder makes any face-up spell the bookmark; without a wielder the top card is it. Others learn that it was done, not what was
    chosen, and no longer know the order. [S-28, S-31, S-48, S-111, S-122]"""
    wielder = wielder_of(t, tome)
    if wielder is None or tome.is_down or len(tome.stack) < 2:
        return
    lay_on_top(tome, await bookmark(t, t.players[wielder.seat], tome))
    tome.know_order = (wielder.seat,)
    t.tell(Bookmarked, wielder.seat, tome.book, tome.bookmark)


def lay_on_top(tome: Tome, spell: str) -> None:
    """The chosen spell goes on top; the others keep their order. [S-48]"""
    tome.stack = (spell, *(other for other in tome.stack if other != spell))


def face_up_spells(t: Battlefield, me: Player, tome: Tome) -> Sequence[str]:
    return tome.face_up


def say_bookmark(t: Battlefield, me: Player, tome: Tome, key: str) -> Bookmark:
    return Bookmark(key)


def _about_bookmark(t: Battlefield, me: Player, tome: Tome) -> BookmarkAsked:
    return BookmarkAsked(unit(t.figures[tome.wielder]), tome.book)


bookmark = one_of("bookmark", face_up_spells, says=say_bookmark, rule="S-31", about=_about_bookmark)


# Who knows what ------------------------------------------------------------------------------------------------------


def open_to(tome: Tome, seat: int) -> None:
    """A seat has got the book and may look through it. Whoever knew it before still does, until somebody may have changed the order. [S-18, S-106, A-189]"""
    tome.readers = tuple(sorted({*tome.readers, seat}))
    tome.know_order = tuple(sorted({*tome.know_order, seat}))

"""Browsing: giving a book another bookmark, for one bar in the end phase, for two or three with a special action. [S-43 to S-54, S-118 to S-122]"""

from __future__ import annotations

from collections.abc import Sequence

from walpurgis.engine import Rule

from .deeds import Deed
from .events.magic import Browsed, TokenRemoved, TurnedFaceUp
from .options.magic import Browse
from .stacks import SAGES_INDEX, bars, choose_bookmark, has_something_to_browse, is_paid_by_index, reveal, wielder_of
from .state import Battlefield, Figure, Tome
from .wording import unit

FREE, WITH_TOKEN_BACK = 1, 2
"""Bars: no action at all; a token comes off before the action."""


async def _browse(t: Battlefield, figure: Figure, tome: Tome) -> None:
    """Turn a face-down bookmark up, then make any face-up spell the bookmark. The cost is told, and Sage's Index if it counts. [S-46, S-47, S-108, S-122]"""
    if is_paid_by_index(t, tome):
        reveal(t, tome, SAGES_INDEX)
    tome.paid = bars(t, tome)
    t.tell(Browsed, unit(figure), tome.book, tome.paid)
    if tome.is_down:
        tome.is_down = False
        t.tell(TurnedFaceUp, tome.book, tome.bookmark)
    await choose_bookmark(t, tome)


# One bar -------------------------------------------------------------------------------------------------------------


def may_browse_in_end_phase(t: Battlefield, tome: Tome) -> bool:
    """One bar, once for each book in one's own end phase, with whatever tokens and contacts; a demoralized wielder cannot. [S-41, S-44, S-49, S-119]"""
    wielder = wielder_of(t, tome)
    is_mine = wielder is not None and wielder.is_able and wielder.seat == t.active
    return is_mine and not tome.is_browsed and bars(t, tome) == FREE and has_something_to_browse(tome)


async def browse_in_end_phase(t: Battlefield, tome: Tome) -> None:
    """No action, no token. [S-49]"""
    tome.is_browsed = True
    await _browse(t, t.figures[tome.wielder], tome)


# Two and three bars --------------------------------------------------------------------------------------------------


def _books(t: Battlefield, figure: Figure) -> Sequence[str]:
    return [tome.id for tome in t.tomes_of(figure)]


def why_not_browse(t: Battlefield, figure: Figure, rest: str) -> Rule | None:
    """The book must be the figure's own, have something to browse, and not cost one bar. [S-33, S-49, S-118]"""
    tome = t.tomes.get(rest)
    if tome is None or tome.wielder != figure.id:
        return "S-18"
    if not tome.stack:
        return "S-33"
    if bars(t, tome) == FREE:
        return "S-49"
    return None if has_something_to_browse(tome) else "S-118"


def _say_browse(t: Battlefield, figure: Figure, rest: str) -> Browse:
    tome = t.tomes[rest]
    return Browse(unit(figure), tome.book, bars(t, tome))


def _takes_a_token_off(t: Battlefield, figure: Figure, rest: str) -> bool:
    """For two bars a token comes off first, so that a sorcerer with two can browse. What another's book costs shows in no reason. [S-52, S-120, D-84]"""
    tome = t.tomes.get(rest)
    return tome is not None and tome.wielder == figure.id and bars(t, tome) == WITH_TOKEN_BACK


async def _browse_by_action(t: Battlefield, figure: Figure, rest: str) -> None:
    """For two bars a token comes off, if there is one; then browse. The action's own token follows. [S-50 to S-53, S-120]"""
    if _takes_a_token_off(t, figure, rest) and figure.tokens:
        figure.tokens -= 1
        t.tell(TokenRemoved, unit(figure), figure.tokens)
    await _browse(t, figure, t.tomes[rest])


DEEDS: dict[str, Deed] = {"browse": Deed("special", _books, why_not_browse, _say_browse, _browse_by_action, joint="/", despite_tokens=_takes_a_token_off)}

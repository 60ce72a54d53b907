"""The one loop in which bots play: for the arena, the terminal, and whoever else seats them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from walpurgis.engine import Match, Offer, Refused, Sight

from .bot import Bot


class BotFailed(Exception):
    """A bot raised an exception or answered what was not offered. The match stands where it stood."""


def play(match: Match[Any], bots: Mapping[int, Bot], fault: Callable[[int, Offer, Exception], Bot] | None = None) -> dict[int, int]:
    """Let the bots answer for their seats until only others are asked, or to the end. Returns how many decisions each seat made.

    When a bot fails, `fault(seat, offer, exception)` says which bot answers this once instead; without it BotFailed is raised.
    """
    decisions = dict.fromkeys(bots, 0)
    while (seat := next((seat for seat in match.asks if seat in bots), None)) is not None:
        seen = match.sight(seat)
        try:
            _answer(match, seat, bots[seat], seen)
        except BotFailed as failure:
            if fault is None:
                raise
            cause = failure.__cause__
            _answer(match, seat, fault(seat, seen.offer, cause if isinstance(cause, Exception) else failure), seen)
        decisions[seat] += 1
    return decisions


def _answer(match: Match[Any], seat: int, bot: Bot, seen: Sight) -> None:
    try:
        answer = bot.answer(seen)
    except Exception as cause:
        raise BotFailed(f"the bot on seat {seat} failed at {seen.offer.prompt!r}: {cause!r}") from cause
    try:
        match.answer(seat, answer, seen.offer.question)
    except Refused as cause:
        raise BotFailed(f"the bot on seat {seat} answered {seen.offer.prompt!r} with {answer!r:.80}: {cause}") from cause

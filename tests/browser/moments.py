"""Moments of whole games, to be looked at without playing there: rules of thumb have played, and a table goes on from any of their questions."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from walpurgis.bots import bot_named
from walpurgis.engine import Match, game_named

from .guest import Guest

KINDS = 5
"""How many kinds of questions of each game are looked at: those with most choices."""


@cache
def moments(game: str) -> dict[str, dict[str, Any]]:
    """For the kinds of questions with most choices: how a game is continued where it has most."""
    match = Match.new(game_named(game), 2, 6)
    bots = [bot_named("thumb", match.game, seat) for seat in range(2)]
    most = dict[str, tuple[int, int]]()
    while match.asks:
        seat = min(match.asks)
        offer = match.offer(0) if seat == 0 else None
        if offer is not None and len(offer.choices) > most.get(offer.prompt, (0, 0))[0]:
            most[offer.prompt] = (len(offer.choices), len(match.entries))
        match.answer(seat, bots[seat].answer(match.sight(seat)))
    record = msgspec.to_builtins(match.record())
    chosen = sorted(most, key=lambda prompt: most[prompt], reverse=True)[:KINDS]
    return {prompt: {"record": record, "seq": most[prompt][1], "seat": 0} for prompt in chosen}


def stand_at(guest: Guest, moment: dict[str, Any]) -> str:
    """A table that goes on from this moment."""
    reply = guest.context.request.post("/api/continue", data=moment, headers={"Origin": guest.address})
    assert reply.ok, reply.text()
    table: str = reply.json()["id"]
    return table

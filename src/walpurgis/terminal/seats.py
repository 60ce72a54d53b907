"""Who sits where: people first, bots on the last seats."""

from __future__ import annotations

from walpurgis.bots import Bot, gentle_opponent
from walpurgis.engine import AnyGame
from walpurgis.words import Speaker

from .refusals import Told, bot_called, seats_for


def seat_them(game: AnyGame, players: int | None, bots: list[str] | None, seed: int, say: Speaker) -> tuple[int, list[str], dict[int, Bot]]:
    """The number of seats, the names of the bots, and the bots by seat.

    Without bots named, one person plays against an opponent who can be beaten. Without a number of players, as many play as is usual; beside bots that are
    named there is one person, as long as a seat is left.
    """
    if players is None:
        players = max(game.seats[0], min(len(bots) + 1, game.seats[-1])) if bots else game.usual
    seats = seats_for(game, players, say)
    names = [gentle_opponent(game)] * (seats - 1) if bots is None else bots
    if len(names) > seats:
        raise Told(say.text("refused-more-bots", bots=len(names), seats=seats))
    first = seats - len(names)
    return seats, names, {first + n: bot_called(name, game, seed + n, say) for n, name in enumerate(names)}

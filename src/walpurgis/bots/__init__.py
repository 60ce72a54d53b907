"""Bots: they see a `Sight` (view, offer, possible worlds), never the true state, and never know a game by name.

bot = bot_named("thumb", match.game, seed=7)
play(match, {1: bot})        # answers for seat 1 until another seat must, or to the end
"""

from .bot import BOTS, Bot, NoThumb, UnknownBot, bot_named, bot_names
from .play import BotFailed, play

__all__ = ["BOTS", "Bot", "BotFailed", "NoThumb", "UnknownBot", "bot_named", "bot_names", "play"]

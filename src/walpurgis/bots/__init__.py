"""Bots: they see a `Sight` (view, offer, possible worlds), never the true state, and never know a game by name.

bot = bot_named("thumb", match.game, seed=7)
play(match, {1: bot})        # answers for seat 1 until another seat must, or to the end
"""

from .advice import Advice, NoAdvice, advise
from .bot import BOTS, Bot, bot_named, bot_names, gentle_opponent, opponents, usual_bot
from .brought import NoThumb, NoWorth, UnknownBot
from .opponents import FAMILY, Opponent, Rating, bot_behind, opponent, rating
from .play import BotFailed, play
from .search import thinking_seconds, within

__all__ = [
    "BOTS", "FAMILY", "Advice", "Bot", "BotFailed", "NoAdvice", "NoThumb", "NoWorth", "Opponent", "Rating", "UnknownBot", "advise", "bot_behind", "bot_named",
    "bot_names", "gentle_opponent", "opponent", "opponents", "play", "rating", "thinking_seconds", "usual_bot", "within",
]  # fmt: skip

"""How strong the bots are, as numbers with an uncertainty: ratings by openskill (Plackett and Luce), from all games in their order. Extra `stats`."""

from __future__ import annotations

import msgspec

from .optional import needed
from .outcome import Outcome


class Rating(msgspec.Struct, frozen=True):
    """A strength around 25, its uncertainty, and what the bot is almost certainly worth at least (three uncertainties below)."""

    bot: str
    strength: float
    uncertainty: float
    at_least: float


def ratings(names: list[str], ended: list[Outcome]) -> list[Rating]:
    """The ratings, in the order of the bots; MissingExtra where openskill is not installed."""
    model = needed("stats", "openskill.models").PlackettLuce()
    rated = {bot: model.rating(name=name) for bot, name in enumerate(names)}
    for outcome in sorted(ended, key=lambda outcome: outcome.key):
        if len(outcome.bots) > 1 and 1 in outcome.places:
            now = model.rate([[rated[bot]] for bot in outcome.bots], ranks=outcome.places)
            rated.update(zip(outcome.bots, (one for (one,) in now), strict=True))
    return [Rating(name, rated[n].mu, rated[n].sigma, rated[n].ordinal()) for n, name in enumerate(names)]

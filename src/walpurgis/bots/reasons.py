"""Why an answer is good, in a sentence about the game: what it gains and what it costs compared with the other answers, in things that players count.

Trials (trials.py) say how much of each thing an answer leads to. How much a thing matters is data: `data/reasons.toml` of the game, weights for one of each,
found by `tools/fit_reasons.py GAME` from games. How it is said is in the game's `text/<language>-minds.ftl`: a message `reason-<thing>` with the
amount and, as `$way`, whether it is `more` or `less`; each says what the answer does ("puts you 4 points further ahead").
"""

from __future__ import annotations

import importlib.resources
import tomllib
from collections.abc import Sequence
from functools import cache
from statistics import fmean, pvariance
from typing import NamedTuple

from walpurgis.engine import AnyGame, Say
from walpurgis.engine.game import package_of

from .trials import Trial

NOTABLE = 0.02
"""What changes the odds by less is not worth a word: half a percent of the chance to win, between equals."""
BESIDE = 0.3
"""A second thing is said if it matters at least as much as the first."""
SURE = 1.5
"""A change is told if it is larger than this many standard errors."""


class Thing(NamedTuple):
    """Something that players count: how much one of it changes the odds (as a logarithm), and to how many places after the point it is told."""

    weight: float
    places: int = 0


@cache
def things(package: str) -> dict[str, Thing]:
    """What is counted in a game, by name; nothing if it does not say."""
    file = importlib.resources.files(package) / "data" / "reasons.toml"
    if not file.is_file():
        return {}
    found = tomllib.loads(file.read_text(encoding="utf-8"))
    return {name: Thing(weight, found.get("places", {}).get(name, 0)) for name, weight in found["weights"].items()}


class Change(NamedTuple):
    """By how much an answer leads to more of a thing than others do, or less, and what that means for the odds."""

    thing: str
    amount: float
    odds: float


def changes(game: AnyGame, trial: Trial, others: Sequence[Trial]) -> list[Change]:
    """What an answer changes compared with the others, what matters most first. What may be luck, or would be told as none, is left out."""
    found = []
    for name, thing in things(package_of(game)).items():
        apart = [row[name] - fmean(other.brought[n][name] for other in others) for n, row in enumerate(trial.brought) if name in row]
        amount = fmean(apart) if apart else 0.0
        luck = SURE * (pvariance(apart) / (len(apart) - 1)) ** 0.5 if len(apart) > 1 else 0.0
        if round(abs(amount), thing.places) and abs(amount * thing.weight) >= NOTABLE and abs(amount) > luck:
            found.append(Change(name, amount, amount * thing.weight))
    return sorted(found, key=lambda one: -abs(one.odds))


def reason(game: AnyGame, trial: Trial, others: Sequence[Trial], *, is_best: bool = False) -> Say:
    """Why to give this answer rather than the others, or why not. If all that counts speaks against the best one, it is the best because it usually is, and
    nothing else has proved better."""
    if not others:
        return Say("reason-only")
    found = changes(game, trial, others)
    if is_best and sum(one.odds for one in found) < 0:
        return Say("reason-trusted")
    found = [one for one in found if abs(one.odds) >= BESIDE * abs(found[0].odds)]
    gains = [_say(game, one) for one in found if one.odds > 0][:2]
    costs = [_say(game, one) for one in found if one.odds < 0][:2]
    if gains and costs:
        return Say("reason-both", {"gain": gains[:1], "cost": costs[:1]})
    if gains:
        return Say("reason-gain", {"gain": gains})
    if costs:
        return Say("reason-cost", {"cost": costs})
    return Say("reason-even")


def _say(game: AnyGame, change: Change) -> Say:
    """A change in the game's words: "puts you 4 points further ahead"."""
    places = things(package_of(game))[change.thing].places
    amount = round(abs(change.amount), places)
    whole, part = divmod(round(amount * 10**places), 10**places)
    said: int | Say = Say("decimal", {"whole": whole, "part": f"{part:0{places}d}"}) if places else whole
    return Say(f"reason-{change.thing}", {"amount": said, "way": "more" if change.amount > 0 else "less"})

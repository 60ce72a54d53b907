"""Counting: how a bot, a seat, a people or whoever began fared over many games. Plain data, ready for JSON."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from statistics import fmean

import msgspec

from .outcome import Outcome
from .statistics import Interval, mean_interval, wilson


class Share(msgspec.Struct, frozen=True):
    """How often somebody won, of the games they were in. `wins` counts a victory shared by n as 1/n; the interval is Wilson's."""

    games: int
    wins: float
    rate: float
    rate_95: Interval

    @classmethod
    def of(cls, shares: Iterable[float]) -> Share:
        """From the parts of the victory that they had, one for each game or more."""
        parts = list(shares)
        wins = sum(parts)
        return cls(len(parts), wins, wins / len(parts), wilson(wins, len(parts)))


class Member(msgspec.Struct, frozen=True):
    """How those fared who belonged to something that the game names: a people, a faction, owners of a card. Both texts are ids of messages of the game."""

    group: str
    member: str
    share: Share


class Seated(msgspec.Struct, frozen=True):
    """How one bot fared on one seat."""

    seat: int
    games: int
    wins: float
    mean_score: float


class Standing(msgspec.Struct, frozen=True):
    """How one bot fared over all games that were played to the end.

    `wins` counts a victory shared by n as 1/n, so that the wins of all bots add up to the games that somebody won. `win_rate` is wins / games; its interval is
    Wilson's.
    """

    bot: str
    games: int
    wins: float
    shared: int
    """Victories shared with others; each is only a part of a win."""
    win_rate: float
    win_rate_95: Interval
    mean_score: float
    mean_score_95: Interval | None
    """None for a single game: nothing is known about the spread."""
    mean_place: float
    min_score: int
    max_score: int
    decisions: int
    faults: int
    by_seat: list[Seated]


def told_apart(names: list[str]) -> list[str]:
    """Names given several times get a number: random, random 2."""
    seen: Counter[str] = Counter()
    apart = []
    for name in names:
        seen[name] += 1
        apart.append(name if seen[name] == 1 else f"{name} {seen[name]}")
    return apart


def standing(name: str, bot: int, ended: list[Outcome], faults: int) -> Standing | None:
    """How this bot fared in its games; None if it had none."""
    own = [(outcome, outcome.bots.index(bot)) for outcome in ended if bot in outcome.bots]
    if not own:
        return None
    shares = [outcome.share(n) for outcome, n in own]
    scores = [outcome.scores[n] for outcome, n in own]
    share = Share.of(shares)
    seats: dict[int, list[tuple[Outcome, int]]] = defaultdict(list)
    for outcome, n in own:
        seats[outcome.sits[n]].append((outcome, n))
    return Standing(
        name,
        games=len(own),
        wins=share.wins,
        shared=sum(0 < part < 1 for part in shares),
        win_rate=share.rate,
        win_rate_95=share.rate_95,
        mean_score=fmean(scores),
        mean_score_95=mean_interval(scores),
        mean_place=fmean(outcome.places[n] for outcome, n in own),
        min_score=min(scores),
        max_score=max(scores),
        decisions=sum(outcome.decisions[n] for outcome, n in own),
        faults=faults,
        by_seat=[Seated(seat, len(there), sum(o.share(n) for o, n in there), fmean(o.scores[n] for o, n in there)) for seat, there in sorted(seats.items())],
    )


def members(ended: list[Outcome]) -> list[Member]:
    """Everything that the game names, in the order of groups, the most successful first."""
    parts: dict[tuple[str, str], list[float]] = defaultdict(list)
    for outcome in ended:
        for n, group, member in outcome.belonging:
            parts[group, member].append(outcome.share(n))
    found = [Member(group, member, Share.of(shares)) for (group, member), shares in parts.items()]
    return sorted(found, key=lambda m: (m.group, -m.share.rate, m.member))


def by_seat(ended: list[Outcome]) -> list[Share]:
    """How each seat fared, whoever sat there."""
    seats = max((len(outcome.sits) for outcome in ended), default=0)
    return [Share.of(outcome.share(outcome.sits.index(seat)) for outcome in ended) for seat in range(seats)]


def first_player(ended: list[Outcome]) -> Share | None:
    """How whoever began fared, of the games that somebody won and of which that is known; None if it is of none."""
    parts = [outcome.share(outcome.first) for outcome in ended if outcome.first is not None and 1 in outcome.places]
    return Share.of(parts) if parts else None

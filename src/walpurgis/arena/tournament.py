"""What is to be played: who meets whom, how often, from which seed. Plain data that travels to the workers and heads the file of results.

A *meeting* is a set of bots at one table, one for each seat. Each of its games has a number, from which everything else follows: the seats rotate, and as many
games in a row as there are seats (one *deal*) begin with the same table, so that every bot gets every seat of it. All meetings have the same deals.
"""

from __future__ import annotations

from collections.abc import Generator
from itertools import combinations
from math import comb
from typing import Any, Literal, TypeAlias

import msgspec

from walpurgis.engine import Chance, Match, Refused, game_named
from walpurgis.engine.game import options_of, seats_of

from .programs import check_bot

Form: TypeAlias = Literal["match", "round-robin", "gauntlet", "ladder"]
Bots: TypeAlias = tuple[int, ...]
"""Those who meet, counted along `Tournament.bots`."""
Rounds: TypeAlias = Generator[list[Bots], list[bool], None]
"""The meetings of each round; whether the first bot of each turned out to be better is sent in."""
MOST_MEETINGS = 100_000
"""All meetings of a round are kept in mind at once."""
_SEEDS = 1 << 62


class NoGames(Refused):
    """A number of games, workers or bots that cannot be played."""

    code = "no-games"


class Sure(msgspec.Struct, frozen=True):
    """When to stop early: as soon as it is known, at so much risk of error, whether the first bot's share of wins is so much above the even one, or below, or
    neither."""

    margin: float = 0.05
    risk: float = 0.05


class Skip(msgspec.Struct, frozen=True, array_like=True):
    """A decision of a seat, by its number, in which its bot ended the process: it is not asked again there. Without a number: not in the rest of this game."""

    seat: int
    decision: int | None
    what: str


class Job(msgspec.Struct, frozen=True, omit_defaults=True):
    """One game to be played. Careful: each decision is announced before it is made."""

    bots: Bots
    number: int
    careful: bool = False
    skips: tuple[Skip, ...] = ()


class Tournament(msgspec.Struct, frozen=True, tag="games"):
    """Bots of one game, and who meets whom: all at one table (match), each against each (round-robin), the first against all the others (gauntlet), or each
    newcomer against those above it until one is better (ladder)."""

    game: str
    version: int
    """Of the rules: workers elsewhere must play by the same."""
    bots: list[str]
    form: Form
    players: int
    games: int
    """For each meeting, at most."""
    sure: Sure | None
    seed: int
    options: dict[str, Any]

    @classmethod
    def of(
        cls,
        game: str,
        bots: list[str],
        games: int,
        seed: int = 0,
        options: object = None,
        form: Form = "match",
        players: int | None = None,
        sure: Sure | None = None,
    ) -> Tournament:
        """A tournament that can be played: UnknownGame, UnknownBot, WrongSeats, UnknownOption and NoGames refuse bad input."""
        found = game_named(game)
        seats = seats_of(found, len(bots) if form == "match" else players or 2)
        for name in dict.fromkeys(bots):
            check_bot(name, found)
        if games < 1:
            raise NoGames(f"the number of games should be at least 1, not {games}")
        if form == "ladder" and seats != 2:
            raise NoGames(f"on a ladder two play at a time, not {seats}")
        if len(bots) < seats or (form != "match" and len(bots) < 2) or (form == "match" and players not in (None, seats)):
            raise NoGames(f"there are {len(bots)} bots for {seats if players is None else players} seats")
        meetings = comb(len(bots) - 1, seats - 1) if form == "gauntlet" else comb(len(bots), seats)
        if meetings > MOST_MEETINGS:
            raise NoGames(f"with {len(bots)} bots there are {meetings} meetings, which is more than {MOST_MEETINGS}")
        if sure is not None and (seats < 2 or not 0 < sure.margin < min(1 / seats, 1 - 1 / seats) or not 0 < sure.risk < 0.5):
            raise NoGames(f"with {seats} players nobody can be sure of a margin of {sure.margin:g} at a risk of {sure.risk:g}")
        chosen = msgspec.to_builtins(options_of(found, options))
        set_up(game, seats, chosen)
        return cls(game, found.version, list(bots), form, seats, games, sure, seed, chosen)

    def rounds(self) -> Rounds:
        """Who meets when. On a ladder that depends on who turned out to be better."""
        everybody = range(len(self.bots))
        if self.form == "ladder":
            yield from self._climb()
        elif self.form == "gauntlet":
            yield [(0, *others) for others in combinations(everybody[1:], self.players - 1)]
        else:
            yield list(combinations(everybody, self.players))

    def _climb(self) -> Rounds:
        """The first bot stands on the ladder; each other one begins below and climbs past those it beats."""
        rungs = [0]
        for newcomer in range(1, len(self.bots)):
            rungs.append(newcomer)
            for rung in range(newcomer, 0, -1):
                better = yield [(newcomer, rungs[rung - 1])]
                if not better[0]:
                    break
                rungs[rung - 1], rungs[rung] = newcomer, rungs[rung - 1]


def set_up(game: str, seats: int, options: dict[str, Any]) -> None:
    """Options may be right one by one and not fit together, or not this number of players: found out before anything is played."""
    try:
        Match.new(game, seats, 0, options, listen=False)
    except Refused:
        raise
    except Exception:  # a rule that fails: it will be seen, counted and named where the games are played
        return


def seed_of(seed: int, number: int, what: int) -> int:
    """The seed of a deal (what = 0) or of a bot's dice in a game (from 1 on): far apart for neighbours, the same in every process."""
    for more in (number, what):
        seed = Chance(seed).below(_SEEDS) + more
    return Chance(seed).below(_SEEDS)

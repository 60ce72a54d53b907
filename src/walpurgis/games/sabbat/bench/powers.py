"""What a POWER card is worth: one player has it and no other one, the rivals have none; `thumb` plays all of them.

    python -m walpurgis.games.sabbat.bench.powers --out powers.jsonl

plays this many games with each card at each number of players, and says how often its owner wins: an even share is what no card would bring. Each game is
a line of the file, and what stands there is not played again: a run can be stopped (--seconds) and taken up later. --read only sums up.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import NamedTuple, NoReturn

import msgspec

from walpurgis.arena.statistics import wilson
from walpurgis.arena.tournament import seed_of
from walpurgis.bots import bot_named, play
from walpurgis.engine import Match, Offer
from walpurgis.engine.game import options_of

from ..board import POWERS
from ..game import GAME
from ..powers import ENDLESS
from ..state import Manor

SEATS = (2, 3, 4)
CARDS = [card for cards in POWERS.values() for card in cards]


class Meeting(NamedTuple):
    """One game to be played. Numbers under which the people of the card is not at the table are passed over."""

    card: str
    seats: int
    seed: int
    number: int


class Played(msgspec.Struct, frozen=True):
    """How one game went for the owner of the card: a shared victory counts in part."""

    meeting: Meeting
    won: float
    uses: int


def people_of(card: str) -> str:
    return next(people for people, cards in POWERS.items() if card in cards)


def meetings(card: str, seats: int, seed: int) -> Iterator[tuple[Meeting, Manor]]:
    """Tables where the people of a card sits, without end; each is laid as ever, but nobody has a choice of cards."""
    number = 0
    while True:
        table = Match.new(GAME, seats, seed_of(seed, number, 0), listen=False).state
        if any(p.people == people_of(card) for p in table.players):
            yield Meeting(card, seats, seed, number), with_one_card(table, card)
        number += 1


def with_one_card(table: Manor, card: str) -> Manor:
    """The table with this card open before its owner; the others have used theirs up."""
    t = table.copy()
    for p in t.players:
        p.power = card if card in POWERS[p.people] else POWERS[p.people][0]
        p.uses = 0 if p.power == card else ENDLESS
    return t


def played(meeting: Meeting, table: Manor) -> Played:
    owner = next(p.seat for p in table.players if p.power == meeting.card)
    match = Match.standing(GAME, table, meeting.seats, options_of(GAME, None), listen=False)
    play(match, {seat: bot_named("thumb", GAME, seed_of(meeting.seed, meeting.number, 1 + seat)) for seat in range(meeting.seats)}, no_fault)
    places = GAME.result(match.state).places
    return Played(meeting, 1 / places.count(1) if places[owner] == 1 else 0.0, match.state.players[owner].uses)


def no_fault(seat: int, offer: Offer, what: Exception) -> NoReturn:
    """A thumb that fails spoils the count."""
    raise what


def summary(games: list[Played]) -> Iterator[str]:
    """A line for each card: the share of wins with its 95 % interval by the number of players, and in how many rounds the card was used."""
    for card in CARDS:
        parts = []
        for seats in SEATS:
            own = [one for one in games if one.meeting.card == card and one.meeting.seats == seats]
            if own:
                low, high = wilson(sum(one.won for one in own), len(own))
                uses = sum(one.uses for one in own) / len(own)
                parts.append(f"{seats} players {sum(one.won for one in own) / len(own):.0%} ({low:.0%}..{high:.0%}) of {len(own)}, used {uses:.1f} times")
        if parts:
            yield f"{card}: {'; '.join(parts)}"


def main() -> None:
    wish = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    wish.add_argument("--cards", choices=CARDS, nargs="*", default=CARDS)
    wish.add_argument("--players", type=int, choices=SEATS, nargs="*", default=SEATS)
    wish.add_argument("--games", type=int, default=200, help="with each card at each number of players")
    wish.add_argument("--seed", type=int, default=1)
    wish.add_argument("--seconds", type=float, default=float("inf"), help="stop after so long")
    wish.add_argument("--out", type=Path, help="keep a line of JSON for each game, and play none twice")
    wish.add_argument("--read", type=Path, nargs="*", help="play nothing, sum up these files")
    wished = wish.parse_args()
    kept = wished.read or ([wished.out] if wished.out and wished.out.exists() else [])
    games = {one.meeting: one for one in (msgspec.json.decode(line, type=Played) for file in kept for line in file.read_bytes().splitlines())}
    until = time.monotonic() + wished.seconds
    for seats in () if wished.read else wished.players:
        for card in wished.cards:
            for meeting, table in islice(meetings(card, seats, wished.seed), wished.games):
                if time.monotonic() > until:
                    break
                if meeting not in games:
                    games[meeting] = played(meeting, table)
                    if wished.out:
                        with wished.out.open("ab") as out:
                            out.write(msgspec.json.encode(games[meeting]) + b"\n")
    sys.stdout.write("\n".join(summary([*games.values()])) + "\n")


if __name__ == "__main__":
    main()

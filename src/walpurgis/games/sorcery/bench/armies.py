"""How even Sorcery is, played by bots: every prepared army against every other; who begins, how long it takes, when and how it is decided, which spells are
used; thumb against random, and against thumbs that never browse, counter or cast.

    python -m walpurgis.games.sorcery.bench.armies --out battles.jsonl

plays all of it. Each battle is a line of the file, and what stands there is not played again: a run can be stopped (--seconds) and taken up later. --part and
--total choose among the tables, --games says how often each pair of armies meets from each side, and --read only sums up.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from statistics import mean, median

import msgspec

from walpurgis.arena.statistics import wilson

from ..armies import ARMIES
from ..spells import SPELLS
from .battles import MATRIX, RANDOM, RESTRAINTS, Battle, Fixture, against, battle, matrix

USUAL = {100: 5, 200: 2}
"""How often each pair of armies meets from each side of the table, by the build total."""
AGAINST_RANDOM = {100: 400, 200: 200}
AGAINST_RESTRAINED = {200: 200}


def fixtures(parts: Iterable[str], totals: Iterable[int], games: int, seed: int) -> Iterator[Fixture]:
    """All that is to be played for these tables."""
    for total in totals:
        if MATRIX in parts:
            yield from matrix(total, games or USUAL[total], seed)
        if RANDOM in parts:
            yield from against("random", RANDOM, total, AGAINST_RANDOM.get(total, 0), seed)
        for name in RESTRAINTS:
            if name in parts:
                yield from against(f"no-{name}", name, total, AGAINST_RESTRAINED.get(total, 0), seed)


# Sums ----------------------------------------------------------------------------------------------------------------


def won(seat: int, b: Battle) -> float:
    """A draw is half a win."""
    return 1.0 if seat in b.winners else 0.5 if not b.winners else 0.0


def share(army: str, played: Iterable[Battle]) -> tuple[float, int]:
    """How many of its battles an army won, and how many it played."""
    own = [b for b in played if army in b.armies]
    return sum(won(b.armies.index(army), b) for b in own), len(own)


def _part(wins: float, count: int) -> str:
    """A share with its 95 % interval."""
    low, high = wilson(wins, count)
    return f"{wins / max(count, 1):.1%} ({low:.0%}..{high:.0%}) of {count}"


def summary(played: list[Battle]) -> Iterator[str]:
    """Everything worth knowing, line by line, for each build total."""
    for total in sorted({b.total for b in played}):
        own = [b for b in played if b.total == total]
        yield f"# {total} points"
        yield from matrix_summary([b for b in own if b.part == MATRIX])
        for part in (RANDOM, *RESTRAINTS):
            battles = [b for b in own if b.part == part]
            if battles:
                wins = sum(won(b.bots.index("thumb"), b) for b in battles)
                yield f"thumb against {'random' if part == RANDOM else f'thumb without {part}'}: {_part(wins, len(battles))}"


def matrix_summary(played: list[Battle]) -> Iterator[str]:
    if not played:
        return
    yield from _course(played)
    names = list(dict.fromkeys(name for b in played for name in b.armies))
    yield "army, share of wins, and against each: " + " ".join(f"{name:>4}" for name in names)
    for name in sorted(names, key=lambda name: -share(name, played)[0] / share(name, played)[1]):
        row = " ".join(_cell(name, other, played) for other in names)
        yield f"{name:>4} {_part(*share(name, played)):>26}        {row}"
    yield from _spells(played)


def _course(played: list[Battle]) -> Iterator[str]:
    """Who begins, how long, when and how it is decided."""
    decided = [b for b in played if b.winners]
    first = sum(b.first in b.winners for b in decided)
    yield f"{len(played)} battles, {len(played) - len(decided)} draws; the first player won {_part(first, len(decided))}"
    decisions, choices = mean(b.decisions for b in played), mean(b.choices for b in played)
    yield f"rounds {mean(b.rounds for b in played):.1f}; decisions {decisions:.0f} a battle, {choices:.0f} with a choice"
    yield "ended by " + ", ".join(f"{reason} {count / len(played):.0%}" for reason, count in Counter(b.reason for b in played).most_common())
    early = sum(b.decided < 4 for b in decided)
    yield f"ahead for good from round {median(b.decided for b in decided):.0f} on in the median, before round 4 in {early / max(len(decided), 1):.0%}"
    stronger = sum(b.lost[b.winners[0]] < b.lost[1 - b.winners[0]] for b in decided)
    yield (
        f"a side loses {mean(sum(b.lost) / 2 for b in played):.0f} points; somebody falls in {mean(any(b.lost) for b in played):.0%}; "
        f"the winner has lost less in {stronger / max(len(decided), 1):.0%}"
    )
    rate = sum(b.countered for b in played) / max(1, sum(b.tried for b in played))
    yield f"{mean(b.browsed for b in played):.1f} browses and {mean(b.tried for b in played):.1f} counters a battle, of which {rate:.0%} succeed"


def _spells(played: list[Battle]) -> Iterator[str]:
    """How often each spell was used, and in how many of the battles in which it was in a book."""
    for key, spell in SPELLS.items():
        there = [b for b in played if any(key in spells_of(army) for army in b.armies)]
        if there:
            times, battles = sum(b.cast.get(key, 0) for b in there), sum(key in b.cast for b in there)
            yield f"{key} {spell.name}: {times} times, in {battles / len(there):.0%} of {len(there)} battles"


def spells_of(army: str) -> list[str]:
    return [spell for member in ARMIES[army].members for filled in member.books for spell in filled.spells]


def _cell(name: str, other: str, played: list[Battle]) -> str:
    wins, count = share(name, [b for b in played if other in b.armies])
    return "   ." if name == other or not count else f"{wins / count:4.0%}"


# The command ---------------------------------------------------------------------------------------------------------


def main() -> None:
    wish = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    wish.add_argument("--part", choices=[MATRIX, RANDOM, *RESTRAINTS], nargs="*", default=[MATRIX, RANDOM, *RESTRAINTS])
    wish.add_argument("--total", type=int, choices=[*USUAL], nargs="*", default=[*USUAL])
    wish.add_argument("--games", type=int, default=0, help="from each side of the table, for each pair of armies")
    wish.add_argument("--seed", type=int, default=1)
    wish.add_argument("--seconds", type=float, default=float("inf"), help="stop after so long")
    wish.add_argument("--out", type=Path, help="keep a line of JSON for each battle, and play none twice")
    wish.add_argument("--read", type=Path, nargs="*", help="play nothing, sum up these files")
    wished = wish.parse_args()
    kept = wished.read or ([wished.out] if wished.out and wished.out.exists() else [])
    played = {b.key: b for b in (msgspec.json.decode(line, type=Battle) for file in kept for line in file.read_bytes().splitlines())}
    until = time.monotonic() + wished.seconds
    for fixture in fixtures(wished.part, wished.total, wished.games, wished.seed) if not wished.read else ():
        if fixture.key not in played and time.monotonic() < until:
            played[fixture.key] = battle(fixture)
            if wished.out:
                with wished.out.open("ab") as out:
                    out.write(msgspec.json.encode(played[fixture.key]) + b"\n")
    sys.stdout.write("\n".join(summary([*played.values()])) + "\n")


if __name__ == "__main__":
    main()

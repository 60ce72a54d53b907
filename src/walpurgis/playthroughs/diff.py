"""`walpurgis diff OLD NEW`: the same matches with the same answers through two versions of the house, compared at every decision.

Answers are chosen from what the old version offers: by chance in two matches of three, by its rules of thumb in the third. A match is left where its course
parts; a difference of words, views or reasons is counted, and the match continues.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count, cycle
from random import Random
from typing import Any, NamedTuple

from walpurgis.bots import bot_names
from walpurgis.engine import AnyGame

from .kinds import Difference, differences
from .listed import Playthrough, playthroughs_of
from .player import Data
from .sampler import sampled
from .seen import Seen
from .sides import Side

LONGEST = 3000
"""No match is followed further than this."""


class Found(NamedTuple):
    """A difference and where it was met first."""

    difference: Difference
    match: Playthrough
    decision: int

    def __str__(self) -> str:
        of, what = self.match, self.difference
        options = "".join(f", {name}={value}" for name, value in of.options.items())
        place = f"{of.game}, {of.players} players, seed {of.seed}{options}, answers by {of.bots}, decision {self.decision}: {what.where}"
        return f"{place}\n  {what.kind}\n    old: {_short(what.old)}\n    new: {_short(what.new)}"


class Report(NamedTuple):
    """The result of the comparison of one game."""

    game: str
    versions: tuple[int, int]
    matches: int
    decisions: int
    firsts: dict[str, Found]
    """Each kind of difference, in the order in which they were met, where it was met first."""
    counts: dict[str, int]

    @property
    def is_same(self) -> bool:
        return not self.counts

    @property
    def is_course_changed(self) -> bool:
        return any(found.difference.is_course for found in self.firsts.values())


def compare(game: AnyGame, old: Side, new: Side, decisions: int, seed: int = 0, progress: Callable[[int, int], None] = lambda done, total: None) -> Report:
    """Play matches of a game in both versions until this many decisions have been compared."""
    firsts, counts, versions = dict[str, Found](), dict[str, int](), (game.version, game.version)
    done, played, seen = 0, 0, Seen()
    for of in matches_of(game, seed):
        if done >= decisions:
            break
        played += 1
        met = set[str]()
        for moment, replies, found in _side_by_side(of, old, new, seen):
            for difference in found:
                firsts.setdefault(difference.kind, Found(difference, of, moment))
                if difference.kind not in met:
                    met.add(difference.kind)
                    counts[difference.kind] = counts.get(difference.kind, 0) + 1
            versions = _versions(replies, versions)
            done += 1
            if done % 50 == 0:
                progress(min(done, decisions), decisions)
            if done >= decisions:
                break
    return Report(game.name, versions, played, done, firsts, counts)


def matches_of(game: AnyGame, seed: int) -> Iterator[Playthrough]:
    """The matches to compare, without end: the options of the game's playthroughs and all numbers of players, with ever new seeds."""
    plain = [Playthrough(game.name, "plain", players) for players in game.seats]
    variants = [of for of in playthroughs_of(game) if of.options]
    bots = cycle(["random", "random", "thumb"] if "thumb" in bot_names(game) else ["random"])
    for n, of in zip(count(seed * 1_000_003), cycle([*plain, *variants]), strict=False):
        yield of._replace(seed=n, bots=next(bots))


def _side_by_side(of: Playthrough, old: Side, new: Side, seen: Seen) -> Iterator[tuple[int, list[Data], list[Difference]]]:
    """One match: after the set-up and after each answer, what both say and what differs. It ends where the course parts."""
    dice = Random(of.seed)
    bot = "" if of.bots == "random" else of.bots
    wish: dict[str, Any] = {"do": "new", "game": of.game, "players": of.players, "seed": of.seed, "options": of.options}
    keys: list[str] = []
    for moment in range(LONGEST):
        for side in (old, new):
            side.wish(**wish, keys=keys, bot=bot if side is old else "")
        replies = [old.reply(), new.reply()]
        found = list(_compared(old, new, replies))
        yield moment, replies, found
        if any(difference.is_course for difference in found) or "fault" in replies[0] or replies[0]["over"]:
            return
        offers: dict[str, Data] = replies[0]["offers"]
        for offer in offers.values():
            seen.note(offer)
        seat = next(iter(offers))
        answer = replies[0]["proposal"]
        if answer is None:
            answer = sampled(offers[seat], dice)
        keys = seen.some(offers[seat]["prompt"], dice)
        wish = {"do": "answer", "seat": int(seat), "answer": answer}


def _compared(old: Side, new: Side, replies: list[Data]) -> Iterator[Difference]:
    """What differs between two replies. Only where the digests say that something does, the moments themselves are looked at."""
    faults = [str(reply.get("fault", "no fault")) for reply in replies]
    if any("fault" in reply for reply in replies):
        if faults[0] != faults[1]:
            yield Difference("fault", "the table", *faults)
    elif replies[0]["digests"] != replies[1]["digests"]:
        for side in (old, new):
            side.wish(do="show")
        yield from differences(old.reply(), new.reply())


def _versions(replies: list[Data], known: tuple[int, int]) -> tuple[int, int]:
    old, new = (reply.get("version", version) for reply, version in zip(replies, known, strict=True))
    return old, new


def _short(text: str) -> str:
    return text if len(text) <= 300 else f"{text[:300]}…"

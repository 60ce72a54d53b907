"""Compares a playthrough as it was written down with the game as it plays now, and says in words what that means."""

from __future__ import annotations

import re
from itertools import zip_longest
from typing import NamedTuple

from .listed import Playthrough
from .page import answers_in, head_of, page, wordless
from .played import walk

DIGEST = re.compile(r" ~[0-9a-f]{8}")
ANEW = "run `make playthroughs` and review the diff"


class Judgement(NamedTuple):
    """What changed in a playthrough. It is empty if nothing did."""

    verdict: str
    difference: str = ""
    text: str = ""
    """The page as it would be written now."""

    def __bool__(self) -> bool:
        return bool(self.verdict)

    def __str__(self) -> str:
        return f"{self.verdict}\n{self.difference}"


def judge(of: Playthrough, written: str) -> Judgement:
    """Play it again with the answers that were written down, and compare."""
    played = walk(of, answers_in(written))
    now = page(played)
    if of.ends and of.ends not in now.rpartition("> seat")[2]:
        return Judgement(f"{of.file} no longer ends with {of.ends!r}: choose another seed in the game's playthroughs.toml", first_difference(written, now), now)
    if now == written:
        return Judgement("", "", now)
    return Judgement(f"{of.file}: {meaning(written, now, played.of.game)}", first_difference(written, now), now)


def meaning(written: str, now: str, game: str) -> str:
    """What a difference between two pages of a playthrough means, and what to do."""
    old, new = head_of(written), head_of(now)
    if old.course != new.course and old.version == new.version:
        return (
            f"course changed, version did not. Records and saved tables of {game} were made under rules version {old.version} and would tell another story: "
            f"if the change is meant, raise `version` of {game}, then {ANEW}"
        )
    if old.course != new.course:
        return f"the rules changed, from version {old.version} to {new.version}: {ANEW}"
    if old.version != new.version:
        return f"the version was raised from {old.version} to {new.version}, and the course of this match stayed: {ANEW}"
    if old.details != new.details:
        return f"the course is the same, but prompts, reasons, views or the data of events are not: {ANEW}"
    if wordless(written) == wordless(now):
        return f"only words changed: {ANEW}"
    return f"the page is written otherwise: {ANEW}"


def _parting(old: list[str], new: list[str]) -> int | None:
    """The number of the first line in which two texts differ."""
    return next((n for n, (a, b) in enumerate(zip_longest(old, new)) if a != b), None)


def first_difference(written: str, now: str, context: int = 3) -> str:
    """The first lines that differ, with the question they belong to; the digests in the head say nothing to a person."""
    old, new = (text.partition("\n\n")[2].splitlines() for text in (written, now))
    first = _parting([DIGEST.sub("", line) for line in old], [DIGEST.sub("", line) for line in new])
    if first is None:
        first = _parting(old, new)  # something that the page does not tell in full
    if first is None:
        return "the head of the page differs"
    title = next((old[n] for n in range(min(first, len(old) - 1), -1, -1) if old[n][:1].isdigit()), "before the first question")
    lines = [f"at: {title}", *(f"      {line}" for line in old[max(0, first - context) : first])]
    lines += [f"  was {line}" for line in old[first : first + context]]
    lines += [f"  now {line}" for line in new[first : first + context]]
    return "\n".join(lines)

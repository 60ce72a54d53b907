"""Names, in words, what differs between two moments: a kind, which can be counted, and the place with both values.

A kind leaves out what varies from match to match (seats, keys, positions in lists), so that one change of the house is one kind.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import zip_longest
from typing import Any, NamedTuple

from .player import Data
from .views import json

COURSE = ("who is asked", "offer: keys", "offer: kind", "offer: bounds", "story: events", "result: over", "result: scores", "result: places", "fault")
"""Differences of these kinds belong to the course of a match: after them the two are no longer the same match."""


class Difference(NamedTuple):
    """Something that the two versions show differently."""

    kind: str
    where: str
    old: str
    new: str

    @property
    def is_course(self) -> bool:
        return self.kind.startswith(COURSE)


def differences(old: Data, new: Data) -> Iterator[Difference]:
    """What differs between two moments, part by part, in the order in which players meet it."""
    yield from _story(old["story"], new["story"])
    yield from _offers(old["offers"], new["offers"])
    yield from _reasons(old, new)
    for who in old["views"]:
        yield from _inside("view", who, old["views"][who], new["views"].get(who))
    yield from _inside("result", "the result", old["result"], new["result"])


def _offers(old: Data, new: Data) -> Iterator[Difference]:
    if [*old] != [*new]:
        yield Difference("who is asked", "the table", _asked(old), _asked(new))
    for seat, before in old.items():
        after = new.get(seat)
        if after is None or before == after:
            continue
        where = f"seat {seat}, prompt {before['prompt']!r}"
        for name in ("prompt", "kind", "rule"):
            if before[name] != after[name]:
                yield Difference(f"offer: {name}", where, str(before[name]), str(after[name]))
        if before["says"] != after["says"]:
            yield Difference("offer: sentence of the prompt", where, before["says"], after["says"])
        if (before["low"], before["high"]) != (after["low"], after["high"]):
            yield Difference("offer: bounds", where, f"{before['low']} to {before['high']}", f"{after['low']} to {after['high']}")
        yield from _choices(where, before["prompt"], before["choices"], after["choices"])


def _choices(where: str, prompt: str, old: list[Data], new: list[Data]) -> Iterator[Difference]:
    before, after = _counts(old), _counts(new)
    if before != after:
        lost = [f"{key} x{n}" for key, n in before.items() if after.get(key) != n]
        more = [f"{key} x{n}" for key, n in after.items() if before.get(key) != n]
        yield Difference(f"offer: keys of {prompt!r}", where, ", ".join(lost) or "nothing more", ", ".join(more) or "nothing more")
    elif [*before] != [*after]:
        yield Difference(f"offer: order of the keys of {prompt!r}", where, ", ".join(before), ", ".join(after))
    said = {choice["key"]: choice["says"] for choice in new}
    for choice in old:
        if choice["key"] in said and said[choice["key"]] != choice["says"]:
            yield Difference(f"offer: sentence of a choice of {prompt!r}", f"{where}, key {choice['key']}", choice["says"], said[choice["key"]])


def _counts(choices: list[Data]) -> dict[str, int]:
    return {choice["key"]: choice["count"] for choice in choices}


def _reasons(old: Data, new: Data) -> Iterator[Difference]:
    for seat, before in old["reasons"].items():
        after = new["reasons"].get(seat, {})
        prompt = old["offers"][seat]["prompt"]
        for key, rule in before.items():
            if key in after and after[key] != rule:
                kind = f"reason: {rule or 'none'} becomes {after[key] or 'none'} at {prompt!r}"
                yield Difference(kind, f"seat {seat}, prompt {prompt!r}, key {key}", rule or "no reason", after[key] or "no reason")


def _story(old: list[dict[str, Data]], new: list[dict[str, Data]]) -> Iterator[Difference]:
    nothing: dict[str, Data] = {}
    for n, (before, after) in enumerate(zip_longest(old, new, fillvalue=nothing), 1):
        if before == after:
            continue
        names = [{who: heard["is"] for who, heard in event.items()} for event in (before, after)]
        where = f"event {n} after the answer"
        if names[0] != names[1]:
            yield Difference("story: events", where, _heard(before), _heard(after))
            return
        for who, heard in before.items():
            yield from _event(f"{where}, {who}", heard, after[who])


def _event(where: str, old: Data, new: Data) -> Iterator[Difference]:
    name = old["is"]
    if old["says"] != new["says"]:
        yield Difference(f"story: sentence of {name}", where, old["says"], new["says"])
    for field in dict.fromkeys([*old, *new]):
        if field != "says" and old.get(field, None) != new.get(field, None):
            yield Difference(f"story: {name}.{field}", where, json(old.get(field)), json(new.get(field)))


def _inside(kind: str, where: str, old: Any, new: Any, path: str = "") -> Iterator[Difference]:
    """The places at which two trees of data differ."""
    if old == new:
        return
    if isinstance(old, dict) and isinstance(new, dict) and (old or not path):
        for name in dict.fromkeys([*old, *new]):
            inside = f"{path}.{name}" if path else str(name)
            if name not in new:
                yield Difference(f"{kind}: {_anywhere(inside)} is gone", f"{where}, {inside}", json(old[name]), "gone")
            elif name not in old:
                yield Difference(f"{kind}: {_anywhere(inside)} is new", f"{where}, {inside}", "nothing", json(new[name]))
            else:
                yield from _inside(kind, where, old[name], new[name], inside)
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new) and any(isinstance(part, dict | list) for part in old):
        for n, (before, after) in enumerate(zip(old, new, strict=True)):
            yield from _inside(kind, where, before, after, f"{path}.{n}")
    else:
        yield Difference(f"{kind}: {_anywhere(path)}", f"{where}, {path}", json(old), json(new))


def _anywhere(path: str) -> str:
    """A path without positions in lists.

    >>> _anywhere("players.0.hand")
    'players.*.hand'
    """
    return re.sub(r"(?<=\.)\d+(?=\.|$)", "*", path)


def _asked(offers: Data) -> str:
    return ", ".join(f"seat {seat} is asked {offer['prompt']!r}" for seat, offer in offers.items()) or "nobody is asked"


def _heard(event: dict[str, Data]) -> str:
    if not event:
        return "nothing more"
    said = {heard["is"]: heard["says"] for heard in event.values()}
    return " / ".join(f"{name}: {sentence}" for name, sentence in said.items())

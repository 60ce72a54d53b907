"""A playthrough as a text that a person can review, and what can be read back from it: its answers, its rules version, its digests.

Each question begins with its number; those told in full have the offer, the reasons for what was left out, what has changed in the views, and what each seat
heard. Long matches tell every nth question in full, and the first ones of each kind; of the others they tell the answer and the events, and a digest
stands for the rest. Sentences are in “ ”: whatever is outside of them does not depend on wording.
"""

from __future__ import annotations

import hashlib
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

import msgspec

from .played import Given, Question, Walk
from .player import SPECTATOR, Data
from .views import GONE, WIDTH, in_full, json, shared

FIRST, LAST, OF_A_KIND, BETWEEN = 4, 3, 1, 12
"""In full are told: the first and the last questions, the first ones of each prompt, and this many in between."""
LISTED, REASONED = 14, 8
"""This many choices, and this many keys with the same reason, are listed."""
ANSWER = re.compile(r"^(?:\d+\. [^“\n]*| +)> seat (\d+): (.*)$", re.MULTILINE)
HEADER = re.compile(r"^(\w[\w ]*): (.*)$", re.MULTILINE)
SENTENCE = re.compile(r" “[^”\n]*”")


def page(walk: Walk) -> str:
    """The text of a playthrough."""
    return "\n".join([*_header(walk), "", *_opening(walk), *_questions(walk), *_end(walk), ""])


class Head(NamedTuple):
    """What the head of a page says."""

    version: int
    course: str
    details: str


def head_of(text: str) -> Head:
    """The rules version and the digests that a page was written with."""
    said = dict(HEADER.findall(text.partition("\n\n")[0]))
    return Head(int(said.get("rules version", -1)), said.get("course", ""), said.get("details", ""))


def answers_in(text: str) -> list[Given]:
    """All the answers that were given, from a page."""
    return [Given(int(seat), msgspec.json.decode(answer)) for seat, answer in ANSWER.findall(text)]


def wordless(text: str) -> str:
    """A page without its sentences.

    >>> wordless("    reg:tur “Turin”")
    '    reg:tur'
    """
    return SENTENCE.sub("", text)


# Digests --------------------------------------------------------------------------------------------------------------


def course(walk: Walk) -> list[Any]:
    """What an old record depends on: who is asked, what is offered, what is answered, which events follow, and how it ends. No wording, no views."""
    asked = [[q.seat, q.offer["kind"], q.offer["low"], q.offer["high"], _keys(q.offer), q.answer, _names(q.story)] for q in walk.questions]
    return [_names(walk.opening), asked, walk.result["scores"], walk.result["places"]]


def details(walk: Walk) -> list[Any]:
    """Everything but the words: reasons, views and the data of events, too."""
    return [[_data(walk.opening), [_shown(q) for q in walk.questions], walk.views, walk.result["scores"], walk.result["places"]], *_points(walk)]


def digest(thing: Any, size: int = 16) -> str:
    return hashlib.blake2b(msgspec.json.encode(thing), digest_size=size).hexdigest()


def _keys(offer: Data) -> list[Any]:
    return [[choice["key"], choice["count"]] for choice in offer["choices"]]


def _names(story: list[dict[str, Data]]) -> list[dict[str, str]]:
    return [{who: heard["is"] for who, heard in event.items()} for event in story]


def _data(story: list[dict[str, Data]]) -> list[dict[str, Data]]:
    return [{who: _without_words(heard) for who, heard in event.items()} for event in story]


def _without_words(heard: Data) -> Data:
    return {name: value for name, value in heard.items() if name != "says"}


def _shown(q: Question) -> list[Any]:
    offer = [q.seat, *(q.offer[name] for name in ("prompt", "kind", "low", "high", "rule")), _keys(q.offer)]
    return [offer, q.reasons, q.views, q.answer, _data(q.story)]


def _points(walk: Walk) -> list[list[int]]:
    return [line["points"] for line in walk.result["account"]]


# The text -------------------------------------------------------------------------------------------------------------


def _header(walk: Walk) -> Iterator[str]:
    of = walk.of
    yield f"game: {of.game}"
    yield f"rules version: {walk.version}"
    yield f"players: {of.players}"
    yield f"seed: {of.seed}"
    yield f"options: {json(of.options)}"
    yield f"answers: {of.bots}"
    yield f"questions: {len(walk.questions)}"
    yield f"course: {digest(course(walk))}"
    yield f"details: {digest(details(walk))}"


def _opening(walk: Walk) -> Iterator[str]:
    views = walk.questions[0].views if walk.questions else walk.views
    yield "What a spectator sees at the start:"
    yield from _packed(in_full(views[SPECTATOR]), "    ")
    alone = dict.fromkeys(views, views[SPECTATOR])
    yield from _changed("What others see otherwise:", alone, views)
    yield from _told(walk.opening, walk.of.players)


def _questions(walk: Walk) -> Iterator[str]:
    full, before = _in_full(walk.questions), walk.questions[0].views if walk.questions else {}
    for q in walk.questions:
        answer = f"> seat {q.seat}: {json(q.answer)}"
        if q.number in full:
            yield ""
            yield from _told_in_full(q, before)
            yield f"    {answer}"
            yield from _told(q.story, walk.of.players)
            before = q.views
        else:
            yield f"{q.number}. {q.offer['prompt']} ~{digest(_shown(q), 4)} {answer}"
            yield from _told_briefly(q.story)


def _in_full(questions: list[Question]) -> set[int]:
    """The numbers of the questions that are told in full."""
    every, kinds, found = -(-len(questions) // BETWEEN), Counter[str](), set[int]()
    for q in questions:
        kinds[q.offer["prompt"]] += 1
        if q.number <= FIRST or q.number > len(questions) - LAST or kinds[q.offer["prompt"]] <= OF_A_KIND or q.number % every == 0:
            found.add(q.number)
    return found


def _told_in_full(q: Question, before: dict[str, Any]) -> Iterator[str]:
    offer = q.offer
    bounds = "" if offer["kind"] == "one" else f" {offer['low']} to {offer['high']}"
    yield f"{q.number}. seat {q.seat}, {offer['prompt']} ~{digest(_shown(q), 4)} “{_line(offer['says'])}”"
    yield f"    {offer['kind']}{bounds}{' of ' + str(len(offer['choices'])) if offer['choices'] else ''}{', ' + offer['rule'] if offer['rule'] else ''}"
    yield from _shortened((_choice(choice) for choice in offer["choices"]), LISTED)
    yield from _left_out(q.reasons)
    yield from _changed("    now seen:", before, q.views)


def _choice(choice: Data) -> str:
    times = f" x{choice['count']}" if choice["count"] > 1 else ""
    return f"    + {choice['key']}{times} “{_line(choice['says'])}”"


def _left_out(reasons: dict[str, str | None]) -> Iterator[str]:
    """The keys that were offered earlier and are not offered now, by the rule that forbids them."""
    by_rule: dict[str, list[str]] = {}
    for key, rule in reasons.items():
        by_rule.setdefault(rule or "no reason", []).append(key)
    for rule, keys in sorted(by_rule.items()):
        more = f" and {len(keys) - REASONED} more" if len(keys) > REASONED else ""
        yield f"    - {rule}: {', '.join(keys[-REASONED:])}{more}"


def _changed(heading: str, before: dict[str, Any], after: dict[str, Any]) -> Iterator[str]:
    """What has changed in the views, together for those who see it alike."""
    seen: dict[str, list[str]] = {}
    for (path, now), viewers in shared(before, after).items():
        seen.setdefault("" if len(viewers) == len(after) else f"{', '.join(viewers)}: ", []).append(f"{path} {now}" if now == GONE else f"{path} = {now}")
    if seen:
        yield heading
    for who, parts in seen.items():
        yield from _packed(parts, f"        {who}")


def _packed(parts: Iterable[str], start: str) -> Iterator[str]:
    """Short parts, as many on a line as fit; every line begins alike."""
    line = ""
    for part in parts:
        if line and len(start) + len(line) + len(part) > WIDTH:
            yield start + line
            line = ""
        line = f"{line}; {part}" if line else part
    if line:
        yield start + line


def _told(story: list[dict[str, Data]], players: int) -> Iterator[str]:
    """What everybody heard."""
    for event in story:
        groups: dict[str, list[str]] = {}
        for who, heard in event.items():
            groups.setdefault(_event(heard), []).append(who)
        for line, listeners in groups.items():
            yield f"    * {'' if len(listeners) == players + 1 else ', '.join(listeners) + ': '}{line}"


def _told_briefly(story: list[dict[str, Data]]) -> Iterator[str]:
    """What a spectator heard, or whoever first heard of it."""
    firsts = [next(iter(event.values())) for event in story if event]
    return _packed((f"{heard['is']} “{_line(heard['says'])}”" for heard in firsts), "    * ")


def _event(heard: Data) -> str:
    data = "".join(f" {name}={json(value)}" for name, value in heard.items() if name not in ("is", "says"))
    return f"{heard['is']}{data} “{_line(heard['says'])}”"


def _end(walk: Walk) -> Iterator[str]:
    result = walk.result
    yield ""
    yield "The end" + (f" “{_line(result['verdict'])}”" if result["verdict"] else "")
    yield f"    scores {json(result['scores'])}, places {json(result['places'])}"
    yield from (f"    {json(line['points'])} “{_line(line['says'])}”" for line in result["account"])
    if walk.questions:
        yield from _changed("    now seen:", walk.questions[-1].views, walk.views)


def _shortened(lines: Iterable[str], most: int) -> Iterator[str]:
    there = list(lines)
    yield from there[:most]
    if len(there) > most:
        yield f"    + and {len(there) - most} more"


def _line(sentence: str) -> str:
    return " ".join(sentence.replace("“", "‘").replace("”", "’").split())

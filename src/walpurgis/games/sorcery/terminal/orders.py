"""Questions with many answers: orders are listed figure by figure, places in rows, armies with those who are in them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from walpurgis.engine import Offer, Say
from walpurgis.engine.offer import Choice
from walpurgis.terminal.screen import EMBER
from walpurgis.words import Speaker

from ..armies import army_of
from ..keys import named as named_key
from .pieces import coordinates, label, named

MANY = 8
"""This many answers still stand one below the other."""
Shown = tuple[RenderableType, list[str]]


class Order(NamedTuple):
    """An answer that gives a figure something to do."""

    figure: str
    choice: Choice
    words: str


def listed(offer: Offer, typed: Mapping[str, str], say: Speaker, width: int) -> Shown | None:
    """The answers as a picture and as lines; None where there are few of them, or where the list of the house does well enough."""
    kind: dict[str, Callable[[Offer, Mapping[str, str], Speaker], Shown | None]] = {"one": _by_figure, "spot": _by_place, "code": _armies}
    return kind[offer.kind](offer, typed, say) if offer.kind in kind else None


# Orders --------------------------------------------------------------------------------------------------------------


def _by_figure(offer: Offer, typed: Mapping[str, str], say: Speaker) -> Shown | None:
    orders = [order for choice in offer.choices if (order := _order(choice, say))]
    if len(orders) <= MANY:
        return None
    heading = say.text("short-such-as", key=orders[0].choice.key)
    picture: list[RenderableType] = [Text(heading, style="dim")]
    lines = [heading]
    for figure in dict.fromkeys(order.figure for order in orders):
        there = [order for order in orders if order.figure == figure]
        who = say(_who(there[0].choice))
        cells = [Text.assemble((typed[order.choice.key], f"bold {EMBER}"), f" {order.words}") for order in there]
        picture += [Text(who, style="bold"), Padding(Columns(cells, padding=(0, 2)), (0, 0, 0, 2))]
        lines.append(f"{who}: " + say.apart(f"{typed[order.choice.key]} {order.words}" for order in there))
    known = {order.choice.key for order in orders}
    others = [choice for choice in offer.choices if choice.key not in known]
    picture += [_other(choice, typed, say) for choice in others]
    lines += [_line(choice, typed, say) for choice in others]
    return Group(*picture), lines


def _order(choice: Choice, say: Speaker) -> Order | None:
    """An order in a few words: what is done, to whom or with what, how far, and what the dice must show."""
    key = named_key(choice.key)
    if key is None or not key.kind or not say.knows(f"short-deed-{key.kind}") or "who" not in choice.about:
        return None
    parts = [say.text(f"short-deed-{key.kind}"), *_object(choice, key.rest, say)]
    if choice.about.get("inches"):
        parts.append(f"{choice.about['inches']}″")
    if choice.about.get("needed"):
        parts.append(f"{choice.about['needed']}+")
    if choice.about.get("chance"):
        parts.append(f"{choice.about['chance']}%")
    return Order(key.figure, choice, " ".join(parts))


def _object(choice: Choice, rest: str, say: Speaker) -> Iterator[str]:
    """The target, the book or the spell of an order."""
    if "piece" in choice.about:
        yield named(say, "piece", choice.about["piece"])
    if "spell" in choice.about:
        yield named(say, "spell", choice.about["spell"])
    elif "book" in choice.about:
        yield rest.partition(">")[0]
    for field in ("target", "friend"):
        if field in choice.about:
            yield label(choice.about[field]["id"])
    if "ability" in choice.about:
        yield named(say, "ability", choice.about["ability"])
    if rest and say.knows(f"short-deed-{rest}"):
        yield say.text(f"short-deed-{rest}")


def _who(choice: Choice) -> Say:
    who = choice.about["who"]
    return Say("figure", {"name": Say(f"warrior-short-{who['warrior']}"), "label": label(who["id"])})


# Places --------------------------------------------------------------------------------------------------------------


def _by_place(offer: Offer, typed: Mapping[str, str], say: Speaker) -> Shown | None:
    """Places that are named by where they are, in rows; then all others with their sentences."""
    places = [choice for choice in offer.choices if choice.key.startswith("at:")]
    if len(places) <= MANY:
        return None
    others = [choice for choice in offer.choices if not choice.key.startswith("at:")]
    spots = [(typed[choice.key], coordinates(*choice.points[0])) for choice in places]
    cells = [Text.assemble((f"{number:>2}", f"bold {EMBER}"), f" {spot}") for number, spot in spots]
    heading = say.text("short-places")
    picture: list[RenderableType] = [Text(heading), Padding(Columns(cells, padding=(0, 2), equal=True), (0, 0, 0, 2))]
    picture += [_other(choice, typed, say) for choice in others]
    lines = [heading, say.apart(f"{number}: {spot}" for number, spot in spots), *(_line(choice, typed, say) for choice in others)]
    return Group(*picture), lines


# Armies --------------------------------------------------------------------------------------------------------------


def _armies(offer: Offer, typed: Mapping[str, str], say: Speaker) -> Shown | None:
    """Each prepared army with its warriors and books."""
    picture: list[RenderableType] = []
    lines: list[str] = []
    for choice in offer.choices:
        members = _members(choice, say)
        picture += [_other(choice, typed, say), Padding(Text(members, style="dim"), (0, 0, 0, 4))]
        lines.append(f"{_line(choice, typed, say)}: {members}")
    return (Group(*picture), lines) if lines else None


def _members(choice: Choice, say: Speaker) -> str:
    army = army_of(choice.about["code"])
    assert army is not None, "a prepared army has a code"
    found = []
    for member in army.members:
        books = [named(say, "book", filled.book) for filled in member.books]
        found.append(" + ".join([named(say, "warrior", member.warrior), *books]))
    return say.apart(name if found.count(name) == 1 else f"{found.count(name)} x {name}" for name in dict.fromkeys(found))


def _other(choice: Choice, typed: Mapping[str, str], say: Speaker) -> Text:
    return Text.assemble((f" {typed[choice.key]}", f"bold {EMBER}"), f"  {say(choice.says)}  ", (choice.key, "dim"))


def _line(choice: Choice, typed: Mapping[str, str], say: Speaker) -> str:
    return f"{typed[choice.key]}: {say(choice.says)} ({choice.key})"

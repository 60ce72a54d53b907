"""The table of fields: what each cell of an observation means and what each action is called, made from the form of a game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from walpurgis.engine import AnyGame

from .encoder import Layout, layout_of
from .form import Bag, BySeat, Fields, Flag, Keyed, Maybe, Node, Number, Pooled, Row, SeatBag, SeatCells, Word, size_of, there
from .spelling import SPECIAL


class Line(NamedTuple):
    """Some cells: where they begin, how many there are, which field they are of, and what is in them."""

    first: int
    cells: int
    field: str
    meaning: str


def lines_of(layout: Layout) -> Iterator[Line]:
    """All cells of an observation, in order. Of things that come several times, the first is shown; the others follow it in the same way."""
    form, actions = layout.form, len(SPECIAL) + len(layout.form.words)
    yield Line(0, layout.seats, "(seat)", "the observer's own seat")
    yield from _lines(layout, form.view, "", layout.view)
    yield Line(layout.prompt, len(form.prompts) + 1, "(question)", "which question is open; the last cell for any other")
    yield Line(layout.kind, len(layout.KINDS), "(kind)", f"its kind: {', '.join(layout.KINDS)}")
    yield Line(layout.bounds, 3, "(bounds)", "the least, the most and the chosen number of keys, or the bounds of a number, in eighths")
    for name, node in form.about.items():
        yield from _lines(layout, node, f"(about) {name}", layout.abouts[name])
    yield Line(layout.spelt, actions, "(spelt)", "the words spelt so far, as actions")
    yield Line(layout.chosen, actions, "(chosen)", "the words of the keys chosen so far, as actions, in quarters")


def _lines(layout: Layout, node: Node, field: str, at: int) -> Iterator[Line]:
    form, cells = layout.form, size_of(node, layout.form, layout.seats)
    match node:
        case Number(most):
            yield Line(at, cells, field, f"number / {most}")
        case Flag():
            yield Line(at, cells, field, "yes is 1")
        case SeatCells():
            yield Line(at, cells, field, "seat, the own first")
        case SeatBag():
            yield Line(at, cells, field, "seats in order, the own first: 1, 1/2, 1/3 ...")
        case Word(family):
            yield Line(at, cells, field, f"one of {family}, or another")
        case Bag(family, most):
            yield Line(at, cells, field, f"how many of each of {family}, and others, / {most}")
        case Maybe(inner):
            yield Line(at, 1, field, "is there")
            yield from _lines(layout, inner, field, at + 1)
        case Fields(fields):
            for name, inner in fields.items():
                yield from _lines(layout, inner, f"{field}.{name}" if field else name, at)
                at += size_of(inner, form, layout.seats)
        case Row(length, inner):
            yield Line(at, cells, field, f"{length or layout.seats} in a row, each:")
            yield from _lines(layout, inner, f"{field}[0]", at)
        case BySeat(_, inner):
            yield Line(at, cells, field, "for each seat, the own first:")
            yield from _lines(layout, inner, f"{field}[own]", at)
        case Keyed(_, family, inner, pooled):
            members, size = form.families[family], there(inner) + size_of(inner, form, layout.seats)
            yield Line(at, len(members) * size + 1, field, f"for each of {family}{', 1 if it is there, then' * there(inner)}; the last cell counts others:")
            if members:
                yield from _lines(layout, inner, f"{field}[{members[0]}]", at + there(inner))
            at += len(members) * size + 1
            for name, more in pooled.items():
                yield from _lines(layout, more, f"{field}[all].{name}", at)
                at += size_of(more, form, layout.seats)
        case Pooled(most, inner):
            yield Line(at, 1, field, f"how many / {most}, then the sum over all of them:")
            yield from _lines(layout, inner, f"{field}[sum]", at + 1)


def page(game: AnyGame) -> str:
    """The whole table of a game as Markdown, with the usual number of players."""
    seats = game.usual
    layout = layout_of(game, seats)
    form = layout.form
    sizes = ", ".join(f"{layout_of(game, n).size} with {n}" for n in game.seats)
    rows = [f"| {line.first} | {line.cells} | `{line.field}` | {line.meaning} |" for line in lines_of(layout)]
    families = [f"- **{name}** ({len(members)}): {', '.join(members)}" for name, members in form.families.items()]
    actions = [f"{n} {word}" for n, word in enumerate((*SPECIAL, *form.words))]
    return "\n".join(
        [
            f"# Observations and actions of {game.name}",
            "",
            f"Version {form.version} of the game. Written by `python -m walpurgis.envs pages`; how it is made is told in [envs](../envs.md).",
            "",
            f"An observation has so many numbers by players: {sizes}. There are {len(actions)} actions.",
            "",
            f"## Cells, with {seats} players",
            "",
            "| From | Cells | Field | What stands there |",
            "|---|---|---|---|",
            *rows,
            "",
            *([f"Too wide for numbers, and in the structured form only: {', '.join(form.left_out)}.", ""] if form.left_out else []),
            "## Families of names",
            "",
            *families,
            "",
            "## Questions",
            "",
            ", ".join(form.prompts),
            "",
            "## Actions",
            "",
            ", ".join(actions),
            "",
        ]
    )

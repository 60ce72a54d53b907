"""The battlefield of Sorcery as short lines of text, for screen readers and pipes: the turn, books, players with their figures, spells in play, the ground."""

from __future__ import annotations

from collections.abc import Iterator

from walpurgis.words import Speaker

from ..view import Seen, SeenFigure
from .facts import (
    Fact,
    board,
    book_title,
    bookmarks,
    condition,
    fallen,
    fighting,
    going_on,
    heading,
    in_book,
    in_play,
    objectives,
    place,
    powers,
    standing,
    terrain,
    value_words,
)
from .pieces import figure_named, named, words


def lines(view: Seen, say: Speaker) -> Iterator[str]:
    """Every fact of the picture, in words."""
    say = words(say.language)
    for what, value in _facts(view, say):
        yield say.text("labelled", label=what, value=value) if what else value


def _facts(view: Seen, say: Speaker) -> Iterator[Fact]:
    yield "", ", ".join(heading(view, say))
    yield from going_on(view, say)
    for player in view.players:
        yield named(say, "seat", str(player.seat)), standing(view, player, say)
        for figure in fighting(view, player.seat):
            yield figure_named(view, figure.id, say), _figure(view, figure, say)
        if gone := fallen(view, player.seat, say):
            yield say.text("short-fallen"), gone
    for tome in view.tomes:
        yield book_title(view, tome, say), in_book(tome, say)
    yield from bookmarks(view, say)
    yield from in_play(view, say)
    if view.objectives:
        yield say.text("short-objectives"), say.apart(objectives(view, say))
    yield say.text("short-ground"), board(view, say)
    yield from terrain(view, say)


def _figure(view: Seen, figure: SeenFigure, say: Speaker) -> str:
    """A figure in one line: where it stands, its click, its values, its tokens and all the rest."""
    parts = [place(figure, say)] if figure.status != "reserve" else []
    parts += [say.text("short-click", click=figure.click, clicks=figure.clicks), value_words(figure, say)]
    if figure.tokens:
        parts.append(say.text("short-tokens", count=figure.tokens))
    parts += condition(view, figure, say)
    if figure.abilities:
        parts.append(powers(figure, say))
    return say.apart(parts)

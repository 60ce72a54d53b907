"""Watching a record: the whole story at once, or answer by answer, forwards and backwards."""

from __future__ import annotations

from typing import Any, get_type_hints

import msgspec

from walpurgis.engine import AnyGame, Record
from walpurgis.engine.kept import Moment, moments
from walpurgis.words import Speaker, speaker
from walpurgis.words.folding import told

from .account import account
from .drawing import Drawing, drawing_of
from .refusals import Told, game_called
from .screen import EMBER, Screen


def watch(kept: Record, screen: Screen, language: str, seat: int | None, step: bool) -> None:
    """Show a record with the eyes of a seat, or of a spectator."""
    game = game_called(kept.game, speaker(language))
    say = speaker(language, game)
    if seat is not None and not 0 <= seat < kept.seats:
        raise Told(say.text("refused-seat", seat=seat, last=kept.seats - 1))
    told = list(moments(kept))
    screen.heading(say.text("title"))
    seed = "-" if kept.seed is None else str(kept.seed)
    screen.say(say.text("replay-title", seats=kept.seats, entries=len(kept.entries), seed=seed), "dim")
    if step:
        _step_by_step(kept, game, screen, say, seat)
    else:
        for one in told:
            _tell(one, screen, say, seat)
        _end(told[-1], game, screen, say)


def _step_by_step(kept: Record, game: AnyGame, screen: Screen, say: Speaker, seat: int | None) -> None:
    at, length = 0, len(kept.entries)
    screen.say(say.text("replay-help"), "dim")
    while True:
        *_, moment = moments(kept, at)
        screen.say(say.text("replay-at", at=at, all=length), f"bold {EMBER}")
        _tell(moment, screen, say, seat)
        if at == length:
            _end(moment, game, screen, say)
        here, there = at, None
        while there is None:
            typed = screen.read("> ")
            if typed is None or typed.lower() in ("q", "quit"):
                return
            there = _where(typed, here, length)
            if typed.lower() == "board":
                _table(moment, game, screen, say, seat)
            elif there is None:
                screen.say(say.text("replay-help"), "dim")
        at = there


def _where(typed: str, here: int, length: int) -> int | None:
    """The number of answers to show next; None if that is not what was typed."""
    if not typed:
        return min(here + 1, length)
    if typed.lower() == "b":
        return max(here - 1, 0)
    return min(int(typed), length) if typed.isdecimal() and len(typed) < 9 else None


def _tell(moment: Moment, screen: Screen, say: Speaker, seat: int | None) -> None:
    heard = (event.cut(seat) for event in moment.events)
    for sentence in told((event for event in heard if event is not None), say):
        screen.say(f"- {sentence}")


def _table(moment: Moment, game: AnyGame, screen: Screen, say: Speaker, seat: int | None) -> None:
    drawing, view = drawing_of(game), _view(moment, game, seat)
    if view is None:
        screen.say(say.text("replay-not-drawn"), "dim")
    else:
        screen.show(drawing.draw(view, say, screen.width, True), drawing.lines(view, say))


def _end(moment: Moment, game: AnyGame, screen: Screen, say: Speaker) -> None:
    if moment.result is None:
        screen.say(say.text("replay-unfinished"))
        return
    view = _view(moment, game, None)
    drawing = drawing_of(game) if view is not None else Drawing()
    account(screen, moment.result, say, lambda who: drawing.seat_name(view, who, say))


def _view(moment: Moment, game: AnyGame, seat: int | None) -> Any:
    """What a seat saw, for whoever draws it; None if older rules showed something that nobody can draw any more."""
    view = moment.view(seat)
    if moment.match is not None:
        return view
    try:
        return msgspec.json.decode(view, type=get_type_hints(game.view)["return"])
    except msgspec.DecodeError:
        return None

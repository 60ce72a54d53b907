"""Watching a record: the whole story at once, or answer by answer, forwards and backwards."""

from __future__ import annotations

from typing import Any

from walpurgis.engine import Match, Record
from walpurgis.words import Speaker, speaker

from .account import account
from .drawing import drawing_of
from .refusals import Told, game_called
from .screen import EMBER, Screen


def watch(kept: Record, screen: Screen, language: str, seat: int | None, step: bool) -> None:
    """Show a record with the eyes of a seat, or of a spectator."""
    say = speaker(language, game_called(kept.game, speaker(language)))
    if seat is not None and not 0 <= seat < kept.seats:
        raise Told(say.text("refused-seat", seat=seat, last=kept.seats - 1))
    match = Match.replay(kept)
    screen.heading(say.text("title"))
    seed = "-" if kept.seed is None else str(kept.seed)
    screen.say(say.text("replay-title", seats=kept.seats, entries=len(kept.entries), seed=seed), "dim")
    if step:
        _step_by_step(kept, screen, say, seat)
    else:
        _tell(match, screen, say, seat, 0)
        _end(match, screen, say, seat)


def _step_by_step(kept: Record, screen: Screen, say: Speaker, seat: int | None) -> None:
    at, told, length = 0, 0, len(kept.entries)
    screen.say(say.text("replay-help"), "dim")
    while True:
        match = Match.replay(kept, at)
        screen.say(say.text("replay-at", at=at, all=length), f"bold {EMBER}")
        _tell(match, screen, say, seat, told)
        if at == length:
            _end(match, screen, say, seat)
        here, there = at, None
        while there is None:
            typed = screen.read("> ")
            if typed is None or typed.lower() in ("q", "quit"):
                return
            there = _where(typed, here, length)
            if typed.lower() == "board":
                _table(match, screen, say, seat)
            elif there is None:
                screen.say(say.text("replay-help"), "dim")
        at = there
        told = len(match.story or ()) if at == here + 1 else _told_before(kept, at)


def _where(typed: str, here: int, length: int) -> int | None:
    """The number of answers to show next; None if this was no such wish."""
    if not typed:
        return min(here + 1, length)
    if typed.lower() == "b":
        return max(here - 1, 0)
    return min(int(typed), length) if typed.isdecimal() and len(typed) < 9 else None


def _told_before(kept: Record, at: int) -> int:
    """How much had been told before the answer that leads here."""
    return 0 if at == 0 else len(Match.replay(kept, at - 1).story or ())


def _tell(match: Match[Any], screen: Screen, say: Speaker, seat: int | None, since: int) -> None:
    for event in match.story_for(seat, since):
        screen.say(f"- {say(event)}")


def _table(match: Match[Any], screen: Screen, say: Speaker, seat: int | None) -> None:
    drawing, view = drawing_of(match.game), match.view(seat)
    screen.show(drawing.draw(view, say, screen.width, True), drawing.lines(view, say))


def _end(match: Match[Any], screen: Screen, say: Speaker, seat: int | None) -> None:
    if not match.over:
        screen.say(say.text("replay-unfinished"))
        return
    view = match.view(None)
    account(screen, match, say, lambda who: drawing_of(match.game).seat_name(view, who, say))

"""A review in the terminal: how likely each seat was to win in the course of the game, and the decisions that cost most, with what would have been better."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.text import Text

from walpurgis.bots.review import Review, Reviewed, review
from walpurgis.engine import Match, Record
from walpurgis.words import Speaker, speaker

from .drawing import drawing_of
from .refusals import game_called
from .screen import EMBER, MOON, MOSS, Screen
from .typed_answers import in_words

BARS = "▁▂▃▄▅▆▇█"
POINTS = 10
"""This many moments are named where nothing can be drawn."""
MARGIN = 24
"""Columns for the names beside the bars."""

Running = Callable[[Callable[[Callable[[int, int], None]], Any]], Any]
"""Runs something long and shows its progress."""


def judge(kept: Record, language: str, with_progress: Callable[[str], Running], seed: int) -> Review:
    """The review of a record; whoever knows its file puts into words why there is none."""
    say = speaker(language, game_called(kept.game, speaker(language)))
    found: Review = with_progress(say.text("review-progress"))(lambda progress: review(kept, seed, progress))
    return found


def show_review(kept: Record, found: Review, screen: Screen, language: str) -> None:
    """A review for people."""
    game = game_called(kept.game, speaker(language))
    say, drawing, match = speaker(language, game), drawing_of(game), Match.replay(kept)
    names = [drawing.seat_name(match.view(None), seat, say) for seat in range(kept.seats)]
    screen.heading(f"{say.text('title')}: {say.text('review-heading')}")
    if not match.over:
        screen.say(say.text("review-unfinished"), "dim")
    screen.say(say.text("review-chances"), f"bold {EMBER}")
    for seat, name in enumerate(names):
        _course(found, seat, name, screen, say)
    screen.say(say.text("review-decisions"), f"bold {EMBER}")
    if not found.decisions:
        screen.say(say.text("review-none"), MOSS)
    for n, one in enumerate(found.decisions, 1):
        _decision(n, one, names[one.seat], screen, say, drawing.point_out)


def _course(found: Review, seat: int, name: str, screen: Screen, say: Speaker) -> None:
    """The chances of a seat, as bars or as a few numbers."""
    count = len(found.moments)
    width = max(POINTS, min(count, screen.width - MARGIN))
    picked = [round(n * (count - 1) / (width - 1)) for n in range(width)] if count > width else list(range(count))
    bars = "".join(BARS[min(len(BARS) - 1, int(found.chances[n][seat] * len(BARS)))] for n in picked)
    few = sorted({round(n * (count - 1) / (POINTS - 1)) for n in range(POINTS)})
    numbers = ", ".join(say.text("review-chance-at", at=found.moments[n], percent=round(100 * found.chances[n][seat])) for n in few)
    screen.show(Text.assemble((f"{name:>{MARGIN - 4}.{MARGIN - 4}}  ", "bold"), (bars, MOON)), [f"{name}: {numbers}"])


def _decision(n: int, one: Reviewed, who: str, screen: Screen, say: Speaker, points: Callable[[list[list[int]]], str]) -> None:
    screen.say()
    screen.say(say.text("review-line", n=n, at=one.at, who=who, percent=round(100 * one.cost), spread=max(1, round(100 * one.spread))), "bold")
    screen.say(f"   {say.text('review-asked', question=one.offer.says)}")
    screen.say(f"   {say.text('review-given', answer=in_words(one.offer, one.answer, say, points), why=one.why)}")
    best = one.better[0]
    chance = "" if best.chance is None else say.text("hint-chance", percent=round(100 * best.chance))
    screen.say(f"   {say.text('review-better', answer=in_words(one.offer, best.answer, say, points), chance=chance, why=best.why)}", MOSS)

"""What the arena found, in the terminal: who won how often, and how certain that is; and whether the laws were kept."""

from __future__ import annotations

from walpurgis.arena import LawsReport, Met, Report, Results, Standing
from walpurgis.arena.fault_lines import fault_lines
from walpurgis.arena.ratings import Rating
from walpurgis.words import Speaker

from .result_tables import result_table
from .screen import BLOOD, EMBER, MOSS, Screen

COLUMNS = ("bot", "wins", "rate", "score", "place", "span", "strength", "thinking", "faults")
SPARE = ("span", "thinking", "place", "wins", "score")
"""The columns that a narrow terminal can do without, the least important first."""


def arena_table(screen: Screen, results: Results, say: Speaker) -> None:
    """Bots, meetings, who begins, and all that went wrong."""
    report = results.report
    screen.say(say.text("arena-title", game=report.game, games=report.games, seed=str(report.seed)), f"bold {EMBER}")
    names = [name for name in COLUMNS if report.ratings or name != "strength"]
    headings, spare = [say.text(f"arena-{name}") for name in names], [names.index(name) for name in SPARE]
    left_out = result_table(screen, headings, [_standing(s, report) for s in sorted(report.standings, key=lambda s: -s.win_rate)], spare)
    if left_out:
        screen.say(say.text("arena-left-out", columns=say.apart(left_out)), "dim")
    if len(report.meetings) > 1 or any(met.verdict is not None for met in report.meetings):
        result_table(screen, [say.text(f"arena-{name}") for name in ("meeting", "games", "rate", "verdict")], [_met(met, say) for met in report.meetings])
    if report.ladder:
        screen.say(say.text("arena-ladder", bots=", ".join(report.ladder)), "bold")
    if report.first_player is not None and report.players > 1:
        low, high = report.first_player.rate_95
        screen.say(say.text("arena-first", rate=f"{report.first_player.rate:.1%}", low=f"{low:.1%}", high=f"{high:.1%}"))
    screen.say(say.text("arena-decisions", decisions=report.decisions, seconds=f"{report.seconds:.1f}"), "dim")
    if report.ratings is None and report.form != "match":
        screen.say(say.text("arena-no-ratings"), "dim")
    if report.unwon:
        screen.say(say.text("arena-unwon", count=report.unwon))
    if report.deaths:
        screen.say(say.text("arena-deaths", count=report.deaths), BLOOD)
    if report.broken_off:
        screen.say(say.text("arena-broken-off", count=report.broken_off), BLOOD)
    for line in fault_lines(results, say):
        screen.say(line, BLOOD)


def _standing(s: Standing, report: Report) -> list[str]:
    low, high = s.win_rate_95
    n = report.bots.index(s.bot)
    about = f" ({s.mean_score_95[0]:.1f}..{s.mean_score_95[1]:.1f})" if s.mean_score_95 else ""
    rate = f"{s.win_rate:.1%} ({low:.1%}..{high:.1%})"
    strength = [_strength(report.ratings[n])] if report.ratings else []
    figures = [f"{s.mean_score:.1f}{about}", f"{s.mean_place:.2f}", f"{s.min_score}..{s.max_score}"]
    return [s.bot, f"{s.wins:g}", rate, *figures, *strength, f"{report.thinking[n]:.3f}", str(s.faults)]


def _strength(rating: Rating) -> str:
    """With two uncertainties either way."""
    reach = 2 * rating.uncertainty
    return f"{rating.strength:.1f} ({rating.strength - reach:.1f}..{rating.strength + reach:.1f})"


def _met(met: Met, say: Speaker) -> list[str]:
    first, *others = met.bots
    rate = "" if met.share is None else f"{met.share.rate:.1%} ({met.share.rate_95[0]:.1%}..{met.share.rate_95[1]:.1%})"
    verdict = "" if met.verdict is None else say.text(f"arena-{met.verdict}", bot=first)
    return [say.text("arena-met", first=first, others=", ".join(others)), str(met.games), rate, verdict]


def laws_table(screen: Screen, report: LawsReport, say: Speaker) -> None:
    """How much was looked at, and each law that was broken."""
    counted = {"games": report.games, "questions": report.questions}
    screen.say(say.text("laws-title", game=report.game, seed=str(report.seed), seconds=f"{report.seconds:.1f}", **counted), f"bold {EMBER}")
    for seats, games in report.by_seats.items():
        screen.say(say.text("laws-seats", seats=seats, games=games), "dim")
    if not report.broken:
        screen.say(say.text("laws-kept"), MOSS)
    for found in report.broken:
        at: dict[str, int | str] = {"game": found.game, "seats": found.seats, "seed": str(found.seed), "question": found.question}
        screen.say(say.text("laws-broken", law=found.law, sentence=found.sentence, **at), BLOOD)

"""The arena's page: everything a run has shown, in one file that needs no network. Extra `stats` (altair; the libraries that draw are put into the page)."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from statistics import fmean, median
from typing import Any

import msgspec

from walpurgis.engine import game_named
from walpurgis.engine.game import options_of
from walpurgis.words import Speaker

from . import charts
from .charts import Dot, Spec
from .optional import needed
from .outcome import Outcome
from .run import Results
from .standings import Share

MOST_LINES = 40
"""A group with more members shows those with the most games."""
SEVERAL = 12
"""Up to this many members are shown bot by bot."""


class Panel(msgspec.Struct, frozen=True):
    """A picture with its heading and a line about it."""

    heading: str
    about: str
    spec: Spec


def write_page(results: Results, file: Path, say: Speaker) -> None:
    """Write the page; MissingExtra where altair is not installed."""
    file.write_text(page(results, say), encoding="utf-8")


def ready() -> None:
    """MissingExtra unless everything that a page needs is installed."""
    for module in ("altair", "vl_convert", "jinja2"):
        needed("stats", module)


def page(results: Results, say: Speaker) -> str:
    ready()
    template = needed("stats", "jinja2").Environment(autoescape=True).from_string((files("walpurgis.arena") / "report_page.html").read_text(encoding="utf-8"))
    report = results.report
    panels = panels_of(results, say)
    specs = msgspec.json.encode([panel.spec for panel in panels]).decode().replace("</", "<\\/")
    html: str = template.render(
        language=say.language,
        house=say.text("page-house"),
        title=say.text("title"),
        bots=report.bots,
        run=say.text("page-run", form=say.text(f"page-form-{report.form}", first=report.bots[0]), players=report.players, seed=str(report.seed)),
        options=_options(results, say),
        tiles=_tiles(results, say),
        panels=panels,
        faults_heading=say.text("page-faults"),
        faults=[_fault(results, fault, say) for fault in report.faults],
        foot=say.text("page-foot"),
        specs=specs,
        library=library(),
    )
    return html


def library() -> str:
    """Vega, Vega-Lite and vega-embed in one script, in the version that altair writes for."""
    importers: Any = needed("stats", "altair.utils._importers")
    script: str = needed("stats", "vl_convert").javascript_bundle(vl_version=importers.vl_version_for_vl_convert())
    return script.replace("</script", "<\\/script")


def panels_of(results: Results, say: Speaker) -> list[Panel]:
    """The pictures, those first that most people look for."""
    ended = [outcome for outcome in results.outcomes if outcome.scores]
    if not ended:
        return []
    report, even, axis, games = results.report, 1 / results.report.players, say.text("page-share"), say.text("arena-games")

    def panel(name: str, spec: Spec) -> Panel:
        return Panel(say.text(f"page-{name}"), say.text(f"page-{name}-about"), spec)

    standings = sorted(report.standings, key=lambda s: -s.win_rate)
    bots = [Dot(s.bot, "", Share(s.games, s.wins, s.win_rate, s.win_rate_95)) for s in standings]
    panels = [panel("bots", charts.shares(bots, even, axis, games))]
    if len(report.meetings) > 1:
        met = [Dot(say.text("arena-met", first=m.bots[0], others=", ".join(m.bots[1:])), "", m.share) for m in report.meetings if m.share is not None]
        panels.append(panel("meetings", charts.shares(met, even, axis, games)))
    if report.ratings and report.players > 1:
        strong = charts.strengths(report.bots, [r.strength for r in report.ratings], [r.uncertainty for r in report.ratings], say.text("arena-strength"))
        panels.append(panel("strength", strong))
    if report.players > 1:
        panels.append(panel("seats", charts.shares(_seats(results, ended, say), even, axis, games, report.bots if len(report.bots) > 1 else ())))
    for group in dict.fromkeys(member.group for member in report.groups):
        dots = _group(results, ended, group, say)
        if len({dot.line for dot in dots}) < 2:
            continue  # what everybody belongs to tells nobody apart
        panels.append(Panel(say.text(group), say.text("page-group-about"), charts.shares(dots, even, axis, games, report.bots)))
    panels.append(panel("lengths", charts.lengths([sum(outcome.decisions) for outcome in ended], say.text("page-decisions"), games)))
    scores = _scores(results, ended)
    if len({score for found in scores.values() for score in found}) > 2:  # otherwise they only say who won
        panels.append(panel("scores", charts.boxes(scores, say.text("page-score"))))
    times = _times(results, ended, say)
    panels.append(panel("times", charts.stacked(times, say.text("page-milliseconds"), list(times))))
    return panels


def _seats(results: Results, ended: list[Outcome], say: Speaker) -> list[Dot]:
    """Every bot on every seat; everybody together, also when they begin."""
    report, everybody = results.report, say.text("page-everybody")
    dots = []
    for n, share in enumerate(report.seats):
        line = say.text("page-seat", seat=n + 1)
        for bot, name in enumerate(report.bots):
            parts = [o.share(o.bots.index(bot)) for o in ended if bot in o.bots and o.sits[o.bots.index(bot)] == n]
            if parts and len(report.bots) > 1:
                dots.append(Dot(line, name, Share.of(parts)))
        dots.append(Dot(line, everybody, share))
    if report.first_player is not None:
        line = say.text("page-begins")
        for bot, name in enumerate(report.bots):
            parts = [o.share(o.first) for o in ended if o.first is not None and o.bots[o.first] == bot and 1 in o.places]
            if parts and len(report.bots) > 1:
                dots.append(Dot(line, name, Share.of(parts)))
        dots.append(Dot(line, everybody, report.first_player))
    return dots


def _group(results: Results, ended: list[Outcome], group: str, say: Speaker) -> list[Dot]:
    """What belongs to a group, bot by bot if bots differ and the members are few."""
    found = [member for member in results.report.groups if member.group == group]
    found = sorted(sorted(found, key=lambda m: -m.share.games)[:MOST_LINES], key=lambda m: -m.share.rate)
    bots = results.report.bots
    if len(found) > SEVERAL or len(set(results.task.bots)) == 1 or len(bots) >= len(charts.COLOURS):
        return [Dot(say.text(member.member), "", member.share) for member in found]
    dots = []
    for member in found:
        for bot, name in enumerate(bots):
            parts = [o.share(n) for o in ended for n, g, m in o.groups if (g, m) == (group, member.member) and o.bots[n] == bot]
            if parts:
                dots.append(Dot(say.text(member.member), name, Share.of(parts)))
    return dots


def _scores(results: Results, ended: list[Outcome]) -> dict[str, list[int]]:
    return {name: [o.scores[o.bots.index(bot)] for o in ended if bot in o.bots] for bot, name in enumerate(results.report.bots)}


def _times(results: Results, ended: list[Outcome], say: Speaker) -> dict[str, float]:
    """Milliseconds of a mean game: each bot's, and the rest."""
    times = {}
    for bot, name in enumerate(results.report.bots):
        times[name] = 1000 * sum(o.thought[o.bots.index(bot)] for o in ended if bot in o.bots and o.thought) / len(ended)
    times[say.text("page-rest")] = max(0.0, 1000 * fmean(o.took for o in ended) - sum(times.values()))
    return times


def _tiles(results: Results, say: Speaker) -> list[tuple[str, str]]:
    """The figures at the top: each number with its word."""
    report, ended = results.report, [outcome for outcome in results.outcomes if outcome.scores]
    tiles = [(f"{report.games:,}", say.text("page-tile-games"))]
    if ended:
        seconds = median(outcome.took for outcome in ended)
        tiles.append((f"{median(sum(outcome.decisions) for outcome in ended):g}", say.text("page-tile-decisions")))
        tiles.append((f"{seconds:.1f} s" if seconds >= 1 else f"{1000 * seconds:.0f} ms", say.text("page-tile-time")))
    if report.first_player is not None and report.players > 1:
        tiles.append((f"{report.first_player.rate:.1%}", say.text("page-tile-first")))
    if report.unwon:
        tiles.append((f"{report.unwon:,}", say.text("page-tile-unwon")))
    tiles.append((str(sum(len(outcome.faults) for outcome in results.outcomes)), say.text("page-tile-faults")))
    return tiles


def _options(results: Results, say: Speaker) -> str:
    """The options that are not as usual."""
    usual = msgspec.to_builtins(options_of(game_named(results.task.game), None))
    other = [f"{name} = {value}" for name, value in results.task.options.items() if usual.get(name) != value]
    return say.text("page-options", options=", ".join(other)) if other else ""


def _fault(results: Results, fault: Any, say: Speaker) -> str:
    bot = results.report.bots[fault.bot] if fault.bot is not None else "-"
    return say.text("arena-fault", game=fault.game, seat=fault.seat, bot=bot, prompt=fault.prompt, what=fault.what)

"""The arena's page: everything a run has shown, in one file that needs no network. Extra `stats` (altair; the libraries that draw are put into the page)."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from statistics import fmean, median
from typing import Any, NamedTuple

import msgspec

from walpurgis.engine import game_named
from walpurgis.engine.game import options_of
from walpurgis.words import Speaker
from walpurgis.words.numerals import number, percent

from . import charts
from .charts import Dot, Spec
from .fault_lines import fault_lines
from .optional import needed
from .outcome import Outcome
from .run import Results
from .standings import Member, Share

MOST_LINES = 40
"""A group with more members shows those with the most games."""
SEVERAL, MANY_BOTS = 12, 6
"""Up to this many members, and with fewer bots than this, they are shown bot by bot."""


class Key(NamedTuple):
    """A line of a legend: the sign and whose it is."""

    sign: str
    colour: str
    who: str


class Panel(msgspec.Struct, frozen=True):
    """A picture with its heading, a line about it, who is who, and what is measured along it."""

    heading: str
    about: str
    spec: Spec
    axis: str
    keys: list[Key] = []


SIGNS = {
    "circle": "M5 0A5 5 0 1 1-5 0A5 5 0 1 1 5 0Z",
    "diamond": "M0-6L5 0L0 6L-5 0Z",
    "square": "M-4.5-4.5H4.5V4.5H-4.5Z",
    "triangle-up": "M0-5L5.5 4.5H-5.5Z",
    "cross": "M-5.5-2H-2V-5.5H2V-2H5.5V2H2V5.5H-2V2H-5.5Z",
    "triangle-down": "M0 5L5.5-4.5H-5.5Z",
}
"""The shapes of the pictures as paths, for legends in text."""


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
        faults=fault_lines(results, say),
        foot=say.text("page-foot"),
        specs=specs,
        locale=msgspec.json.encode(charts.locale_of(say)).decode(),
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
    report = results.report
    standings = sorted(report.standings, key=lambda s: -s.win_rate)
    bots = [Dot(s.bot, "", Share(s.games, s.wins, s.win_rate, s.win_rate_95)) for s in standings]
    panels = [_shares(results, say.text("page-bots"), say.text("page-bots-about"), bots, say)]
    if len(report.meetings) > 1:
        met = [Dot(say.text("arena-met", first=m.bots[0], others=", ".join(m.bots[1:])), "", m.share) for m in report.meetings if m.share is not None]
        panels.append(_shares(results, say.text("page-meetings"), say.text("page-meetings-about"), met, say))
    if report.ratings and report.players > 1:
        axis = say.text("arena-strength")
        strong = charts.strengths(report.bots, [r.strength for r in report.ratings], [r.uncertainty for r in report.ratings], axis, say)
        panels.append(Panel(say.text("page-strength"), say.text("page-strength-about"), strong, axis))
    if report.players > 1:
        panels.append(_shares(results, say.text("page-seats"), say.text("page-seats-about"), _seats(results, ended, say), say))
    return [*panels, *_groups(results, ended, say), *_lengths(ended, say), *_scores(results, ended, say), _times(results, ended, say)]


def _shares(results: Results, heading: str, about: str, dots: list[Dot], say: Speaker) -> Panel:
    """A picture of shares of wins."""
    known = results.report.bots if len(results.report.bots) > 1 else []
    whos, axis = charts.whos_of(dots, known), say.text("page-share")
    spec = charts.shares(dots, 1 / results.report.players, charts.Words(say, axis, say.text("arena-games")), whos)
    looks = charts.looks(whos)
    keys = [Key(SIGNS[looks[who].shape], looks[who].colour, who) for who in whos] if len(whos) > 1 else []
    return Panel(heading, about, spec, axis, keys)


def _lengths(ended: list[Outcome], say: Speaker) -> list[Panel]:
    """Turns or rounds where the game says how many there were, and decisions."""
    turns, decisions = [outcome.length for outcome in ended if outcome.length], [sum(outcome.decisions) for outcome in ended]
    words, panels = charts.Words(say, "", say.text("arena-games")), list[Panel]()
    if len(set(turns)) > 1:
        unit = _unit(say)
        panels.append(Panel(say.text("page-turns-heading"), say.text("page-turns-about"), charts.lengths(turns, unit, words), unit))
    axis = say.text("page-decisions")
    return [*panels, Panel(say.text("page-lengths"), say.text("page-lengths-about"), charts.lengths(decisions, axis, words), axis)]


def _unit(say: Speaker) -> str:
    """What the game's length is counted in."""
    return say.text("group-length" if say.knows("group-length") else "page-turns")


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


def _groups(results: Results, ended: list[Outcome], say: Speaker) -> list[Panel]:
    """What belonged to players, then what was on the table for all of them."""
    common = {group for outcome in ended for group, _ in outcome.table}
    found: dict[str, list[Member]] = {}
    for member in results.report.groups:
        found.setdefault(member.group, []).append(member)
    own = [_group(results, ended, group, members, say) for group, members in found.items() if group not in common]
    return [*own, *(_table(results, ended, group, members, say) for group, members in found.items() if group in common)]


def _group(results: Results, ended: list[Outcome], group: str, members: list[Member], say: Speaker) -> Panel:
    """What belongs to a group, bot by bot if bots differ and the members are few."""
    found, about = _most(members), [say.text(f"{group}-about" if say.knows(f"{group}-about") else "page-group-about")]
    if _is_one_bot(results) or not _bot_by_bot(results, found):
        dots = [Dot(say.text(member.member), "", member.share) for member in found]
        about += [] if _is_one_bot(results) else [say.text("page-pooled")]
    else:
        dots = _dots(results, ended, group, found, list(enumerate(results.report.bots)), say)
    return _shares(results, say.text(group), " ".join([*about, *_left_out(members, say)]), dots, say)


def _table(results: Results, ended: list[Outcome], group: str, members: list[Member], say: Speaker) -> Panel:
    """What all players had in common: one of them wins in any case, so it is told how a bot did with it, or whoever began."""
    found, bots = _most(members), results.report.bots
    if _is_one_bot(results):
        about, dots = say.text("page-table-first"), list[Dot]()
        for member in found:
            parts = [o.share(o.first) for o in ended if o.first is not None and 1 in o.places and (group, member.member) in o.table]
            dots += [Dot(say.text(member.member), "", Share.of(parts))] if parts else []
    elif _bot_by_bot(results, found):
        about, dots = say.text("page-table-about"), _dots(results, ended, group, found, list(enumerate(bots)), say)
    else:
        about, dots = say.text("page-table-one", bot=bots[0]), [dot._replace(who="") for dot in _dots(results, ended, group, found, [(0, bots[0])], say)]
    return _shares(results, say.text(group), " ".join([about, *_left_out(members, say)]), sorted(dots, key=lambda dot: -dot.share.rate), say)


def _dots(results: Results, ended: list[Outcome], group: str, members: list[Member], bots: list[tuple[int, str]], say: Speaker) -> list[Dot]:
    """How each of these bots did with each member of a group."""
    parts: dict[tuple[str, int], list[float]] = {}
    for outcome in ended:
        for n, its_group, member in outcome.belonging:
            if its_group == group:
                parts.setdefault((member, outcome.bots[n]), []).append(outcome.share(n))
    found = [(member.member, bot, name) for member in members for bot, name in bots]
    return [Dot(say.text(member), name, Share.of(parts[member, bot])) for member, bot, name in found if (member, bot) in parts]


def _most(members: list[Member]) -> list[Member]:
    """Those with the most games, the most successful first."""
    return sorted(sorted(members, key=lambda m: -m.share.games)[:MOST_LINES], key=lambda m: -m.share.rate)


def _left_out(members: list[Member], say: Speaker) -> list[str]:
    return [say.text("page-most", shown=MOST_LINES, all=len(members))] if len(members) > MOST_LINES else []


def _is_one_bot(results: Results) -> bool:
    """Whether a bot meets itself: then nothing depends on who had what."""
    return len(set(results.task.bots)) == 1


def _bot_by_bot(results: Results, members: list[Member]) -> bool:
    return len(members) <= SEVERAL and len(results.report.bots) < MANY_BOTS


def _scores(results: Results, ended: list[Outcome], say: Speaker) -> list[Panel]:
    """The scores bot by bot, unless they only say who won."""
    scores = {name: [o.scores[o.bots.index(bot)] for o in ended if bot in o.bots] for bot, name in enumerate(results.report.bots)}
    if len({score for found in scores.values() for score in found}) <= 2:
        return []
    axis = say.text("page-score")
    return [Panel(say.text("page-scores"), say.text("page-scores-about"), charts.boxes({name: found for name, found in scores.items() if found}, axis), axis)]


def _times(results: Results, ended: list[Outcome], say: Speaker) -> Panel:
    """Milliseconds that each bot thinks in a mean game of its own, and those of the rest."""
    times, rest = dict[str, float](), say.text("page-rest")
    for bot, name in enumerate(results.report.bots):
        thought = [o.thought[o.bots.index(bot)] for o in ended if bot in o.bots and o.thought]
        times[name] = 1000 * fmean(thought) if thought else 0.0
    times[rest] = max(0.0, 1000 * fmean(o.took - sum(o.thought) for o in ended))
    axis = say.text("page-milliseconds")
    return Panel(say.text("page-times"), say.text("page-times-about"), charts.bars(times, axis, rest), axis)


def _tiles(results: Results, say: Speaker) -> list[tuple[str, str]]:
    """The figures at the top: each number with its word."""
    report, ended = results.report, [outcome for outcome in results.outcomes if outcome.scores]
    tiles = [(number(say, report.games), say.text("page-tile-games"))]
    turns = [outcome.length for outcome in ended if outcome.length]
    if turns:
        tiles.append((_middle(turns, say), say.text("page-tile-turns", unit=_unit(say))))
    if ended:
        seconds = median(outcome.took for outcome in ended)
        tiles.append((_middle([sum(outcome.decisions) for outcome in ended], say), say.text("page-tile-decisions")))
        tiles.append((f"{number(say, seconds, 1)} s" if seconds >= 1 else f"{number(say, 1000 * seconds)} ms", say.text("page-tile-time")))
    if report.first_player is not None and report.players > 1:
        low, high = report.first_player.rate_95
        reach = say.text("page-reach", low=percent(say, low), high=percent(say, high))
        tiles.append((percent(say, report.first_player.rate), f"{say.text('page-tile-first')} ({reach})"))
    if report.unwon:
        tiles.append((number(say, report.unwon), say.text("page-tile-unwon")))
    tiles.append((number(say, sum(len(outcome.faults) for outcome in results.outcomes)), say.text("page-tile-faults")))
    return tiles


def _middle(numbers: list[int], say: Speaker) -> str:
    """The median, with a half only if there is one."""
    middle = median(numbers)
    return number(say, middle, 0 if middle == int(middle) else 1)


def _options(results: Results, say: Speaker) -> str:
    """The options that are not as usual."""
    usual = msgspec.to_builtins(options_of(game_named(results.task.game), None))
    other = [f"{name} = {value}" for name, value in results.task.options.items() if usual.get(name) != value]
    return say.text("page-options", options=", ".join(other)) if other else ""

"""The pictures of the arena's page, as specifications for Vega-Lite made with altair (extra `stats`). Data goes in as plain lists, words as texts.

Only what needs a scale is drawn. Legends and the names of axes are text of the page (report_page.py): that wraps in a narrow window.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from math import ceil
from textwrap import wrap
from typing import Any, NamedTuple, TypeAlias

from walpurgis.words import Speaker
from walpurgis.words.numerals import number, percent

from .optional import needed
from .standings import Share

Spec: TypeAlias = dict[str, Any]
INK, FAINT, EMBER, EVEN = "#2a1d14", "#8a735a", "#b3561a", "#8a1f2d"
COLOURS = ["#b3561a", "#27496d", "#4c6b2a", "#8a1f2d", "#6b4a86", "#7a6a1f"]
SHAPES = ["circle", "diamond", "square", "triangle-up", "cross", "triangle-down"]
ROW, LINE = 30, 17
NARROW = 20
"""Letters in a line of a name beside a picture: half of a telephone's width."""
BARS, TICKS, LABEL = 36, 8, 55
"""Bars and labels at most, and the room for a label at an axis."""


class Dot(NamedTuple):
    """A share on a line of its own, of somebody told apart by colour and shape if there are several."""

    line: str
    who: str
    share: Share


class Look(NamedTuple):
    """How somebody is told apart: never by colour alone."""

    colour: str
    shape: str


def looks(whos: Sequence[str]) -> dict[str, Look]:
    """A look for each. Those who share a colour with somebody before have another shape: thirty-six can be told apart."""
    return {who: Look(COLOURS[n % len(COLOURS)], SHAPES[(n + n // len(COLOURS)) % len(SHAPES)]) for n, who in enumerate(whos)}


def whos_of(dots: Iterable[Dot], known: Sequence[str]) -> list[str]:
    """Who is told apart, in an order in which those who are known look the same in all pictures; nobody where all dots are of one kind."""
    whos = [dot.who for dot in dots if dot.who]
    return list(dict.fromkeys([*known, *whos])) if whos else []


class Words(NamedTuple):
    """What tooltips call things."""

    say: Speaker
    share: str
    games: str


def shares(dots: Sequence[Dot], even: float, says: Words, whos: Sequence[str] = ()) -> Spec:
    """Shares of wins with their intervals, a line for each; a thin line where an even share is."""
    alt, say = needed("stats", "altair"), says.say
    lines = _names_of(dot.line for dot in dots)
    values = [
        {
            "line": lines[dot.line],
            "who": dot.who,
            "rate": dot.share.rate,
            "low": dot.share.rate_95[0],
            "high": dot.share.rate_95[1],
            "games": dot.share.games,
            "says": f"{percent(say, dot.share.rate)} ({percent(say, dot.share.rate_95[0])} … {percent(say, dot.share.rate_95[1])})",
        }
        for dot in dots
    ]
    high = max(even, *(dot.share.rate_95[1] for dot in dots))
    scale = alt.Scale(domain=[0, 1 if high > 0.8 else min(1.0, round(high + 0.05, 1) + 0.05)], nice=False)
    look, several = looks(whos), len(whos) > 1
    colour = alt.Color("who:N", scale=alt.Scale(domain=list(whos), range=[look[who].colour for who in whos]), legend=None) if several else alt.value(EMBER)
    shape = alt.Shape("who:N", scale=alt.Scale(domain=list(whos), range=[look[who].shape for who in whos]), legend=None) if several else alt.value("circle")
    tooltip = [alt.Tooltip("line:N", title=" "), *([alt.Tooltip("who:N", title="  ")] if several else []), alt.Tooltip("says:N", title=says.share)]
    tooltip.append(alt.Tooltip("games:Q", title=says.games, format=","))
    base = alt.Chart(alt.Data(values=values)).encode(
        y=_names(alt, lines),
        **({"yOffset": alt.YOffset("who:N", sort=list(whos))} if several else {}),
        color=colour,
        tooltip=tooltip,
    )
    axis = _scale(alt, format=".0%", tickCount=_fitting(6))
    reach = base.mark_rule(strokeWidth=2.5, strokeCap="round").encode(x=alt.X("low:Q", scale=scale, axis=axis), x2="high:Q")
    points = base.mark_point(filled=True, size=95, opacity=1).encode(x="rate:Q", shape=shape)
    line = alt.Chart(alt.Data(values=[{"even": even}])).mark_rule(color=EVEN, strokeDash=[5, 4], strokeWidth=1.5).encode(x="even:Q")
    there = len({dot.who for dot in dots})
    return _made(line + reach + points, len(lines) * max(_row(lines), 13 * there + 8 if several else 0))


def strengths(bots: list[str], middle: list[float], spread: list[float], axis: str, say: Speaker) -> Spec:
    """Ratings, two uncertainties either way."""
    alt = needed("stats", "altair")
    found = sorted(zip(bots, middle, spread, strict=True), key=lambda one: -one[1])
    lines = _names_of(bot for bot, _, _ in found)
    values = [
        {"bot": lines[bot], "mu": mu, "low": mu - 2 * sigma, "high": mu + 2 * sigma, "says": f"{number(say, mu, 1)} ± {number(say, 2 * sigma, 1)}"}
        for bot, mu, sigma in found
    ]
    base = alt.Chart(alt.Data(values=values)).encode(y=_names(alt, lines, "bot"), tooltip=[alt.Tooltip("bot:N", title=" "), alt.Tooltip("says:N", title=axis)])
    x = alt.X("low:Q", scale=alt.Scale(zero=False), axis=_scale(alt, tickCount=_fitting(TICKS)))
    reach = base.mark_rule(strokeWidth=2.5, strokeCap="round", color=EMBER).encode(x=x, x2="high:Q")
    points = base.mark_point(filled=True, size=95, opacity=1, color=EMBER).encode(x="mu:Q")
    return _made(reach + points, _row(lines) * len(values))


def lengths(numbers: Sequence[int], axis: str, says: Words) -> Spec:
    """How often each length was met, in bars of so many whole numbers that there are not too many of them."""
    alt, say = needed("stats", "altair"), says.say
    step = whole_step(max(numbers) - min(numbers) + 1, BARS)
    found = Counter(length // step for length in numbers)
    values = [
        {"from": n * step - 0.5, "to": (n + 1) * step - 0.5, "none": 0, "count": count, "says": _reach(n * step, (n + 1) * step - 1, say)}
        for n, count in found.items()
    ]
    low, high = min(found) * step, (max(found) + 1) * step - 1
    x = alt.Scale(domain=[low - 0.5, high + 0.5], nice=False)
    most = max(found.values())
    chart = (
        alt.Chart(alt.Data(values=values))
        .mark_bar(color=COLOURS[1], stroke="#f3e9d2", strokeWidth=1)
        .encode(
            x=alt.X("from:Q", scale=x, axis=_scale(alt, format=",d", values=whole_ticks(low, high, TICKS), grid=False)),
            x2="to:Q",
            y2="none:Q",
            y=alt.Y("count:Q", scale=alt.Scale(domain=[0, most], nice=False), axis=alt.Axis(title=says.games, format=",d", values=whole_ticks(0, most, 4))),
            tooltip=[alt.Tooltip("says:N", title=axis), alt.Tooltip("count:Q", title=says.games, format=",")],
        )
    )
    return _made(chart, 180)


def boxes(scores: dict[str, list[int]], axis: str) -> Spec:
    """The scores of each bot: median, middle half, and how far they reach."""
    alt = needed("stats", "altair")
    lines = _names_of(scores)
    values = [{"bot": lines[bot], "score": score} for bot, found in scores.items() for score in found]
    low, high = min(min(found) for found in scores.values()), max(max(found) for found in scores.values())
    line, far = {"color": "#fff6e2", "strokeWidth": 2}, {"size": 14, "opacity": 0.35, "color": EMBER}
    chart = (
        alt.Chart(alt.Data(values=values))
        .mark_boxplot(size=18, color=EMBER, median=line, outliers=far, rule={"color": INK})
        .encode(
            x=alt.X("score:Q", title=axis, scale=alt.Scale(zero=False), axis=_scale(alt, format=",d", values=whole_ticks(low, high, TICKS))),
            y=_names(alt, lines, "bot"),
        )
    )
    return _made(chart, (_row(lines) + 8) * len(scores))


def bars(times: dict[str, float], axis: str, rest: str) -> Spec:
    """Where the time of a game goes, a bar for each; the rest is fainter."""
    alt = needed("stats", "altair")
    lines = _names_of(times)
    values = [{"who": lines[who], "ms": ms} for who, ms in times.items()]
    chart = (
        alt.Chart(alt.Data(values=values))
        .mark_bar(size=16)
        .encode(
            x=alt.X("ms:Q", axis=_scale(alt, tickCount=_fitting(TICKS))),
            y=_names(alt, lines, "who"),
            color=alt.condition(alt.FieldEqualPredicate(field="who", equal=lines[rest]), alt.value(FAINT), alt.value(COLOURS[1])),
            tooltip=[alt.Tooltip("who:N", title=" "), alt.Tooltip("ms:Q", title=axis, format=",.2f")],
        )
    )
    return _made(chart, _row(lines) * len(times))


def whole_step(span: float, most: int) -> int:
    """The smallest of 1, 2, 5, 10, 20, 50 ... that goes into a span at most this often."""
    step, tens = 1, 1
    while ceil(span / step) > most:
        step, tens = (2 * tens, tens) if step == tens else (5 * tens, tens) if step == 2 * tens else (10 * tens, 10 * tens)
    return step


def whole_ticks(low: int, high: int, most: int) -> list[int]:
    """Whole numbers to be written at an axis, evenly apart."""
    step = whole_step(high - low, most)
    return list(range(-(-low // step) * step, high + 1, step))


def _reach(low: int, high: int, say: Speaker) -> str:
    return number(say, low) if low == high else say.text("page-reach", low=number(say, low), high=number(say, high))


def _names_of(names: Iterable[str]) -> dict[str, str]:
    """Each name in lines that leave room for the picture beside it: nothing of it is cut off."""
    return {name: "\n".join(wrap(name, NARROW, break_on_hyphens=False)) or name for name in names}


def _row(lines: dict[str, str]) -> int:
    """How high a row must be for the longest name."""
    return max(ROW, LINE * max(name.count("\n") + 1 for name in lines.values()) + 8)


def _names(alt: Any, lines: dict[str, str], field: str = "line") -> Any:
    split, most = "split(datum.value, '\\n')", max(name.count("\n") for name in lines.values())
    raised = [{"test": f"length({split}) == {n + 1}", "value": -n * LINE / 2} for n in range(1, most + 1)]
    offset = {"condition": raised, "value": 0} if raised else 0
    axis = alt.Axis(labelLimit=0, labelExpr=split, labelLineHeight=LINE, labelOffset=offset, ticks=False, domain=False, labelPadding=8, grid=True)
    return alt.Y(f"{field}:N", sort=list(lines.values()), title=None, axis=axis)


def _scale(alt: Any, **more: Any) -> Any:
    """An axis whose labels stay apart, evenly; its name is a line of the page."""
    return alt.Axis(**{"title": None, "labelFlush": False, "labelOverlap": "parity", "labelSeparation": 10, **more})


def _fitting(most: int) -> dict[str, str]:
    """So many labels, or as many as a narrow picture has room for."""
    return {"expr": f"min({most}, floor(width / {LABEL}))"}


def locale_of(say: Speaker) -> dict[str, Any]:
    """How the pictures write numbers, in the words of d3."""
    return {
        "decimal": number(say, 0.5, 1)[1:-1],
        "thousands": number(say, 111_111).strip("1"),
        "grouping": [3],
        "currency": ["", ""],
        "percent": percent(say, 0, 0)[1:],
    }


def _made(chart: Any, height: int) -> Spec:
    """The specification, in the colours of the house and as wide as its sheet."""
    font = "Georgia, 'EB Garamond', 'Times New Roman', serif"
    axis = {
        "labelColor": INK,
        "titleColor": FAINT,
        "gridColor": "#d9c8a2",
        "domainColor": FAINT,
        "tickColor": FAINT,
        "labelFontSize": 14,
        "titleFontSize": 14,
        "titleFontWeight": "normal",
        "titleFontStyle": "italic",
    }
    sized = chart.properties(width="container", height=height)
    spec: Spec = sized.configure(background="transparent", font=font, axis=axis, view={"stroke": None}).to_dict()
    return {**spec, "autosize": {"type": "fit-x", "contains": "padding"}}

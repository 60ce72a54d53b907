"""The pictures of the arena's page, as specifications for Vega-Lite made with altair (extra `stats`). Data goes in as plain lists, words as texts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, TypeAlias

from .optional import needed
from .standings import Share

Spec: TypeAlias = dict[str, Any]
INK, FAINT, EMBER, EVEN = "#2a1d14", "#8a735a", "#b3561a", "#8a1f2d"
COLOURS = ["#b3561a", "#27496d", "#4c6b2a", "#8a1f2d", "#6b4a86", "#7a6a1f"]
SHAPES = ["circle", "diamond", "square", "triangle-up", "cross", "triangle-down"]
"""Each bot has a colour and a shape: never colour alone."""
ROW = 30


class Dot(NamedTuple):
    """A share on a line of its own, of somebody told apart by colour and shape if there are several."""

    line: str
    who: str
    share: Share


def shares(dots: Sequence[Dot], even: float, axis: str, games: str, known: Sequence[str] = ()) -> Spec:
    """Shares of wins with their intervals, a line for each; a thin line where an even share is. Those who are known look the same in all pictures."""
    alt = needed("stats", "altair")
    whos = list(dict.fromkeys([*known, *(dot.who for dot in dots)])) if any(dot.who for dot in dots) else [""]
    lines = list(dict.fromkeys(dot.line for dot in dots))
    values = [
        {
            "line": dot.line,
            "who": dot.who,
            "rate": dot.share.rate,
            "low": dot.share.rate_95[0],
            "high": dot.share.rate_95[1],
            "games": dot.share.games,
            "says": f"{dot.share.rate:.1%} ({dot.share.rate_95[0]:.1%} … {dot.share.rate_95[1]:.1%})",
        }
        for dot in dots
    ]
    high = max(even, *(dot.share.rate_95[1] for dot in dots))
    scale = alt.Scale(domain=[0, 1 if high > 0.8 else min(1.0, round(high + 0.05, 1) + 0.05)], nice=False)
    several = len(whos) > 1
    colour = alt.Color("who:N", scale=alt.Scale(domain=whos, range=COLOURS), legend=_legend(alt)) if several else alt.value(EMBER)
    shape = alt.Shape("who:N", scale=alt.Scale(domain=whos, range=SHAPES), legend=_legend(alt)) if several else alt.value("circle")
    tooltip = [alt.Tooltip("line:N", title=" "), *([alt.Tooltip("who:N", title="  ")] if several else []), alt.Tooltip("says:N", title=axis)]
    tooltip.append(alt.Tooltip("games:Q", title=games, format=","))
    base = alt.Chart(alt.Data(values=values)).encode(
        y=alt.Y("line:N", sort=lines, title=None, axis=_names(alt)),
        **({"yOffset": alt.YOffset("who:N", sort=whos)} if several else {}),
        color=colour,
        tooltip=tooltip,
    )
    reach = base.mark_rule(strokeWidth=2.5, strokeCap="round").encode(x=alt.X("low:Q", scale=scale, axis=_percent(alt, axis)), x2="high:Q")
    points = base.mark_point(filled=True, size=95, opacity=1).encode(x="rate:Q", shape=shape)
    line = alt.Chart(alt.Data(values=[{"even": even}])).mark_rule(color=EVEN, strokeDash=[5, 4], strokeWidth=1.5).encode(x="even:Q")
    row = ROW if not several else max(ROW, 13 * len(whos) + 8)
    return _made((line + reach + points).properties(width="container", height=row * len(lines)))


def strengths(bots: list[str], middle: list[float], spread: list[float], axis: str) -> Spec:
    """Ratings, two uncertainties either way."""
    alt = needed("stats", "altair")
    values = [
        {"bot": bot, "mu": mu, "low": mu - 2 * sigma, "high": mu + 2 * sigma, "says": f"{mu:.1f} ± {sigma:.1f}"}
        for bot, mu, sigma in sorted(zip(bots, middle, spread, strict=True), key=lambda found: -found[1])
    ]
    base = alt.Chart(alt.Data(values=values)).encode(
        y=alt.Y("bot:N", sort=[value["bot"] for value in values], title=None, axis=_names(alt)),
        tooltip=[alt.Tooltip("bot:N", title=" "), alt.Tooltip("says:N", title=axis)],
    )
    reach = base.mark_rule(strokeWidth=2.5, strokeCap="round", color=EMBER).encode(x=alt.X("low:Q", title=axis, scale=alt.Scale(zero=False)), x2="high:Q")
    points = base.mark_point(filled=True, size=95, opacity=1, color=EMBER).encode(x="mu:Q")
    return _made((reach + points).properties(width="container", height=ROW * len(values)))


def lengths(numbers: Sequence[float], axis: str, count: str) -> Spec:
    """How often each length was met."""
    alt = needed("stats", "altair")
    chart = (
        alt.Chart(alt.Data(values=[{"n": number} for number in numbers]))
        .mark_bar(color=COLOURS[1], binSpacing=1)
        .encode(
            x=alt.X("n:Q", bin=alt.Bin(maxbins=36), title=axis),
            y=alt.Y("count():Q", title=count, axis=alt.Axis(tickMinStep=1, format=",d")),
            tooltip=[alt.Tooltip("n:Q", bin=alt.Bin(maxbins=36), title=axis), alt.Tooltip("count():Q", title=count, format=",")],
        )
    )
    return _made(chart.properties(width="container", height=180))


def boxes(scores: dict[str, list[int]], axis: str) -> Spec:
    """The scores of each bot: median, middle half, and how far they reach."""
    alt = needed("stats", "altair")
    values = [{"bot": bot, "score": score} for bot, found in scores.items() for score in found]
    line, far = {"color": "#fff6e2", "strokeWidth": 2}, {"size": 14, "opacity": 0.35, "color": EMBER}
    chart = (
        alt.Chart(alt.Data(values=values))
        .mark_boxplot(size=18, color=EMBER, median=line, outliers=far, rule={"color": INK})
        .encode(
            x=alt.X("score:Q", title=axis, scale=alt.Scale(zero=False)),
            y=alt.Y("bot:N", sort=list(scores), title=None, axis=_names(alt)),
        )
    )
    return _made(chart.properties(width="container", height=(ROW + 8) * len(scores)))


def stacked(times: dict[str, float], axis: str, order: list[str]) -> Spec:
    """Where the time of a game goes, as one bar."""
    alt = needed("stats", "altair")
    values = [{"who": who, "ms": times[who], "n": n} for n, who in enumerate(order)]
    range_ = [*COLOURS[: len(order) - 1], FAINT]
    chart = (
        alt.Chart(alt.Data(values=values))
        .mark_bar(size=34, stroke="#f3e9d2", strokeWidth=2)
        .encode(
            x=alt.X("ms:Q", title=axis, stack="zero"),
            color=alt.Color("who:N", sort=order, scale=alt.Scale(domain=order, range=range_), legend=_legend(alt)),
            order=alt.Order("n:Q"),
            tooltip=[alt.Tooltip("who:N", title=" "), alt.Tooltip("ms:Q", title=axis, format=",.2f")],
        )
    )
    return _made(chart.properties(width="container", height=60))


def _legend(alt: Any) -> Any:
    return alt.Legend(title=None, orient="top", direction="horizontal", symbolSize=110, labelLimit=220)


def _names(alt: Any) -> Any:
    return alt.Axis(labelLimit=210, ticks=False, domain=False, labelPadding=8, grid=True)


def _percent(alt: Any, title: str) -> Any:
    return alt.Axis(format=".0%", title=title, tickCount=6)


def _made(chart: Any) -> Spec:
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
    configured = chart.configure(
        background="transparent", font=font, axis=axis, view={"stroke": None}, legend={"labelColor": INK, "labelFontSize": 14, "symbolStrokeWidth": 0}
    )
    spec: Spec = configured.to_dict()
    return {**spec, "autosize": {"type": "fit-x", "contains": "padding"}}

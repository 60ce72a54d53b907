"""How likely the Society's player wins, as its bot sees it, and how that is learned."""

from __future__ import annotations

import tomllib
from importlib.resources import files

from walpurgis.games.ashes.bench.forecasting import positions
from walpurgis.games.ashes.bots.forecast import likely
from walpurgis.games.ashes.state import Night

from .table import night


def at_the_societys_turn(figures: str, held: int = 0, **more: object) -> Night:
    t = night(f"{figures}, SB D3", tiles="E8 NS", players=3, phase="use", society_hand="S15, S16", portals="", **more).t  # type: ignore[arg-type]
    t.held = held
    return t


def test_whoever_has_her_longer_is_likelier_to_win() -> None:
    chances = [likely(at_the_societys_turn("M B8, SA C4", held, chosen="SA")) for held in range(1, 6)]
    assert chances == sorted(chances) and chances[-1] > 0.8


def test_it_is_better_to_have_her_than_to_have_none() -> None:
    free, ours = at_the_societys_turn("M B8, SA C4", chosen="C3"), at_the_societys_turn("M B8, SA C4", 1, chosen="SA")
    assert likely(free) < likely(ours)


def test_every_thing_that_is_looked_at_has_a_weight() -> None:
    weights = tomllib.loads((files("walpurgis.games.ashes") / "data" / "forecast.toml").read_text(encoding="utf-8"))["weights"]
    seen = {name for seed in range(4) for found, _ in positions(seed) for name in found}
    assert len(seen) > 15 and seen <= weights.keys()

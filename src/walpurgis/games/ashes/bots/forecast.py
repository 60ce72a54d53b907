"""How likely the Secret Society's player wins when a faction's turn is over and the Society's begins: who has the Chosen, who is near her, how far she has
come. Weights: data/forecast.toml, made by bench/forecasting.py from many games.
"""

from __future__ import annotations

from walpurgis.engine.scales import Scales
from walpurgis.engine.toml_facts import facts

from ..board import AROUND, OTHER
from ..facts import NUMBERS, SIDE_OF, SOCIETY_FIGURES
from ..state import Night
from .plots import walked_alone
from .worth import chase, hope, in_reach, nearest, way_home

SCALES = Scales(facts("walpurgis.games.ashes", "forecast")["weights"])
LATEST = 16
"""Turns after this one are all alike."""


def likely(t: Night) -> float:
    """How likely the Society wins from here."""
    return SCALES.chance(features(t))


def features(t: Night) -> dict[str, float]:
    """What matters, by name: other things while she walks alone, while the Society has her, and while a faction has her, the one that was just on or the one
    that comes next."""
    following = t.next_player().side
    last = OTHER[following]
    found = {"turn": min(t.turn, LATEST) / 8, "points": min(faction.points for faction in t.factions.values()) / 10}
    holder = t.holder
    if holder in SIDE_OF:
        who_has_her = "next" if SIDE_OF[holder] == following else "last"
        hunters = nearest(t, OTHER[SIDE_OF[holder]], chase(t, OTHER[SIDE_OF[holder]], 0))
        home, reach = hope(way_home(t, holder), 1.0), in_reach(t, holder)
        found |= {"home": home, "almost-home": home**3, "reach": reach, "out-of-reach": float(not reach), "hunted": hope(hunters[0], 1.0)}
        found |= {"beside": float(any(t.at[holder] in AROUND[t.at[figure]] for figure in SOCIETY_FIGURES if figure in t.at)), "held": t.held / 3}
    else:
        who_has_her = "society" if holder else "nobody"
        for side, name, soon in ((following, "next", 1), (last, "last", 2)):
            first, *others = (hope(far, 1.0) for far in nearest(t, side, chase(t, side, 0 if holder else soon), 2))
            found |= {f"{name}-near": first, f"{name}-second": others[0] if others else 0.0}
        if holder:
            left = NUMBERS["society_turns"] - t.held
            found |= {"held": t.held / 3, "one-left": float(left == 1), "two-left": float(left == 2)}
        else:
            found["walked"] = walked_alone(t) / 5
    return {f"{who_has_her}|{name}": much for name, much in {"always": 1.0, **found}.items()}

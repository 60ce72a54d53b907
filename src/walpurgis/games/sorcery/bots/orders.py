"""Which order to give: every action that is offered is weighed by what it can be expected to yield, less what the action costs."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from walpurgis.engine.plane import INCH, distance_squared

from ..dials import may_be_healed
from ..facts import NUMBERS
from ..keys import named
from ..odds import BLAST, as_if, odds_against
from ..spells import SPELLS
from ..standing import opponents_touching, touching
from ..state import Battlefield, Figure
from ..values import abilities, reach, speed
from .journeys import beside, journey_worth, turned_to
from .lookout import Lookout
from .pages import page_worth
from .spellwork import cast_worth
from .worth import CONTACT, WAIT, blow_worth, click_worth, clicks_left, gap, mend_worth, sum_of_best, tired, wound_worth

About: TypeAlias = Mapping[str, Any]
Weigh: TypeAlias = Callable[[Lookout, str, About], float]
ENOUGH = 0.6
"""An order that yields less is not worth giving."""


def best_order(t: Battlefield, keys: list[str], about: Mapping[str, About]) -> str:
    """The order that yields most; to end, if nothing yields enough."""
    lookouts = {f.id: Lookout(t, f) for f in t.own(t.active)}
    scores = {key: order_worth(lookouts, key, about[key]) for key in keys if key != "end"}
    best = max(scores, key=lambda key: scores[key], default="end")
    return best if best != "end" and (scores[best] > ENOUGH or "end" not in keys) else "end"


def order_worth(lookouts: Mapping[str, Lookout], key: str, about: About) -> float:
    found = named(key)
    if found is None or found.kind not in WEIGHED:
        return 0.0
    by = lookouts[found.figure]
    return WEIGHED[found.kind](by, found.rest, about) - tired(by.t, by.figure)


# Attacks -------------------------------------------------------------------------------------------------------------


def _close(by: Lookout, rest: str, about: About) -> float:
    t, figure = by.t, by.figure
    target = t.figures[rest]
    retaliates = click_worth(t, figure) * about["chance"] / 100 if "magic-retaliation" in abilities(t, target) else 0.0
    return blow_worth(t, figure, target) - retaliates


def _capture(by: Lookout, rest: str, about: About) -> float:
    """A captive is out of the battle at once; bringing it home is another matter."""
    t = by.t
    target = t.figures[rest]
    return float(about["chance"]) / 100 * 0.45 * clicks_left(target) * click_worth(t, target)


def _shot(by: Lookout, rest: str, about: About) -> float:
    t, figure = by.t, by.figure
    target = t.figures[rest]
    return wound_worth(t, target, odds_against(t, figure, target, "ranged").damage)


def _blast(by: Lookout, rest: str, about: About) -> float:
    t, figure = by.t, by.figure
    target = t.figures[rest]
    return wound_worth(t, target, odds_against(t, figure, target, "ranged", BLAST, through_woods=True).damage)


def _freeze(by: Lookout, rest: str, about: About) -> float:
    t, figure = by.t, by.figure
    target = t.figures[rest]
    held = about["chance"] / 100 * (2.0 + 0.08 * target.printed.points) if target.tokens < NUMBERS.most_tokens else 0.0
    return wound_worth(t, target, odds_against(t, figure, target, "ranged", (NUMBERS.freeze_damage,)).damage) + held


def _flame(by: Lookout, rest: str, about: About) -> float:
    t, figure = by.t, by.figure
    target = t.figures[rest]
    beside = sum((-1 if t.are_friends(f.seat, figure.seat) else 1) * 0.5 * click_worth(t, f) for f in touching(t, target) if f is not figure)
    return _shot(by, rest, about) + beside


def _several(by: Lookout, rest: str, about: About) -> float:
    t, figure = by.t, by.figure
    shots = [wound_worth(t, target, odds_against(t, figure, target, "ranged").chance) for target in t.opponents(figure.seat) if _in_reach(t, figure, target)]
    return 0.9 * sum_of_best(shots, int(about["targets"]))


def _in_reach(t: Battlefield, figure: Figure, target: Figure) -> bool:
    return distance_squared(figure.at, target.at) <= (reach(t, figure) * INCH) ** 2


def _volley(by: Lookout, rest: str, about: About) -> float:
    """Everybody who joins gets a token, so it must hit hard."""
    t, figure = by.t, by.figure
    return _shot(by, rest, about) * 1.2 - 2.0 * tired(t, figure)


def _wave(by: Lookout, rest: str, about: About) -> float:
    t, figure = by.t, by.figure
    half = reach(t, figure) * INCH // 2
    near = [f for f in t.figures.values() if f is not figure and f.status in ("ground", "air") and distance_squared(f.at, figure.at) <= half**2]
    return sum((-1 if t.are_friends(f.seat, figure.seat) else 1) * odds_against(t, figure, f, "ranged").chance * click_worth(t, f) for f in near)


def _charge(by: Lookout, rest: str, about: About) -> float:
    t, figure = by.t, by.figure
    return max((_charge_at(by, target, speed(t, figure)) for target in t.opponents(figure.seat)), default=0.0)


def _surge(by: Lookout, rest: str, about: About) -> float:
    t, figure = by.t, by.figure
    return max((_charge_at(by, target, (speed(t, figure) + 1) // 2) for target in t.opponents(figure.seat)), default=0.0)


def _charge_at(by: Lookout, target: Figure, inches: int) -> float:
    """What charging somebody straight ahead yields: the blow, and the place where it ends."""
    t, figure = by.t, by.figure
    if target.status != "ground" or gap(figure.at, target.at, CONTACT) > inches * INCH:
        return 0.0
    stand = beside(figure, target.at)
    spears = 0.5 * click_worth(t, figure) if "pole-arm" in abilities(t, target) else 0.0
    return blow_worth(t, as_if(figure, stand.at, stand.facing), target) + 0.3 * by.gain(stand) - spears


def _confuse(by: Lookout, rest: str, about: About) -> float:
    return float(about["chance"]) / 100 * 4.0


# Help ----------------------------------------------------------------------------------------------------------------


def _heal(by: Lookout, rest: str, about: About) -> float:
    t = by.t
    return float(about["chance"]) / 100 * mend_worth(t, t.figures[rest], 2.0)


def _regenerate(by: Lookout, rest: str, about: About) -> float:
    t, figure = by.t, by.figure
    return mend_worth(t, figure, 10 / 6) if may_be_healed(figure.printed, figure.click, abilities(t, figure)) else 0.0


def _raise(by: Lookout, rest: str, about: About) -> float:
    t, figure = by.t, by.figure
    fallen = [f.printed.points for f in t.figures.values() if f.seat == figure.seat and f.status == "gone" and not f.returned]
    return 0.3 * max(fallen, default=0)


# Books ---------------------------------------------------------------------------------------------------------------


def _cast(by: Lookout, rest: str, about: About) -> float:
    t, figure = by.t, by.figure
    return cast_worth(t, figure, t.tomes[rest].bookmark) if about["is"] == "CastSpell" else -1.0


def _browse(by: Lookout, rest: str, about: About) -> float:
    """Worth it if another page would do much more than the one that lies open."""
    t, figure = by.t, by.figure
    tome = t.tomes[rest]
    now = 0.0 if tome.is_down else page_worth(t, figure, tome.bookmark)
    best = max((page_worth(t, figure, spell) for spell in (*tome.face_up, tome.bookmark)), default=0.0)
    spared = tired(t, figure) - WAIT if figure.tokens == 1 and about["bars"] == 2 else 0.0  # a token comes off first: nobody is pushed
    return best - now - 1.0 + spared


def _lift(by: Lookout, rest: str, about: About) -> float:
    """To put a friend where it would need moves to get to."""
    t = by.t
    return 0.8 * journey_worth(Lookout(t, t.figures[rest]), NUMBERS.levitation_reach)


def _shake(by: Lookout, rest: str, about: About) -> float:
    figure = by.figure
    return 0.1 * figure.printed.points if SPELLS[rest].speed_mod else 0.0


def _equip(by: Lookout, rest: str, about: About) -> float:
    t = by.t
    return float(t.tomes[rest].printed.points)


# Moves ---------------------------------------------------------------------------------------------------------------


def _move(by: Lookout, rest: str, about: About) -> float:
    chance = 1.0 if about["is"] != "BreakAway" else (7 - about["needed"]) / 6
    return chance * journey_worth(by, about["inches"])


def _double(by: Lookout, rest: str, about: About) -> float:
    return journey_worth(by, about["inches"], meets=False)


def _soar(by: Lookout, rest: str, about: About) -> float:
    figure = by.figure
    return journey_worth(by, about["inches"], level="air" if about["is"] in ("TakeOff", "QuickenSoaring") and figure.status == "ground" else "ground")


def _turn(by: Lookout, rest: str, about: About) -> float:
    """Only to face somebody who is here already."""
    t, figure = by.t, by.figure
    return max((by.gain(turned_to(figure, f.at)) for f in opponents_touching(t, figure)), default=0.0)


WEIGHED: dict[str, Weigh] = {
    "move": _move,
    "quick": _move,
    "double": _double,
    "soar": _soar,
    "turn": _turn,
    "close": _close,
    "capture": _capture,
    "charge": _charge,
    "surge": _surge,
    "shot": _shot,
    "shots": _several,
    "volley": _volley,
    "blast": _blast,
    "freeze": _freeze,
    "flame": _flame,
    "wave": _wave,
    "confuse": _confuse,
    "heal": _heal,
    "regen": _regenerate,
    "raise": _raise,
    "cast": _cast,
    "browse": _browse,
    "lift": _lift,
    "shake": _shake,
    "equip": _equip,
}
"""What each kind of order is weighed by; what is not here is never given: dropping books, walls, formations."""

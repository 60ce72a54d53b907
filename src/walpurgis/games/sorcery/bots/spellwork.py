"""What casting a spell now is worth to a bot, and whom to aim it at: attacks, and help for friends. What stays in play is next door, in `workings.py`; which
page to keep open, and what to counter, in `pages.py`."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from walpurgis.engine.plane import in_range

from ..odds import is_proof, odds_against
from ..sorceries import CHAOS_BOLT, STRONG, THROUGH
from ..spells import SPELLS
from ..standing import are_within, faces, line_between
from ..state import Battlefield, Figure
from ..values import abilities, reach, symbols
from ..wording import Modifier
from .journeys import journey_worth
from .lookout import Lookout
from .workings import around, enchantment_worth, glyph_worth, illusion_worth, undoing_worth
from .worth import clicks_left, mend_worth, relief_worth, sum_of_best, token_worth, wound_worth

TWO_CLICKS = 2.0
"""What half a die heals in the mean."""
HALF_A_DIE = (1, 2, 3)
FROSTBIND = "P02"


# Attacks -------------------------------------------------------------------------------------------------------------


def strike_worth(t: Battlefield, caster: Figure, spell: str, target: Figure, mode: str = STRONG) -> float:
    """What the attack of a spell on one figure can be expected to yield."""
    printed = SPELLS[spell]
    if is_proof(t, caster, target):
        return 0.0
    if spell == FROSTBIND:
        return odds_against(t, caster, target, "spell").chance * token_worth(t, target)
    if spell == CHAOS_BOLT and mode == STRONG:
        odds = odds_against(t, caster, target, "spell", HALF_A_DIE, more=[Modifier("chaos-bolt", printed.attack_mod)])
    else:
        is_worse = any(symbol in printed.worse_for for symbol in symbols(t, target)) if printed.worse_for else False
        odds = odds_against(t, caster, target, "spell", (printed.worse_damage if is_worse else printed.damage,))
    return wound_worth(t, target, odds.damage) + _worth_around(t, caster, target, printed.near, printed.near_damage)


def _worth_around(t: Battlefield, caster: Figure, target: Figure, near: int, damage: int) -> float:
    """What an attack does to those around its target, friend or foe."""
    if not near:
        return 0.0
    others = [f for f in t.figures.values() if f not in (target, caster) and f.status in ("ground", "air") and are_within(f, target, near)]
    harm = {f.id: wound_worth(t, f, odds_against(t, caster, f, "spell", (damage,)).damage) for f in others if not is_proof(t, caster, f)}
    return sum(-worth if t.are_friends(t.figures[who].seat, caster.seat) else worth for who, worth in harm.items())


def _reached(t: Battlefield, caster: Figure, inches: int, through: bool = False) -> list[Figure]:
    """The opponents within range and in the front arc, with an open line unless the attack goes through everything."""
    near = [f for f in t.opponents(caster.seat) if in_range(caster.at, f.at, inches) and faces(caster, f.at)]
    return near if through else [f for f in near if not line_between(t, caster, f).is_blocked]


def best_shot(t: Battlefield, figure: Figure) -> float:
    """What a plain shot at the best target in reach yields."""
    seen = [f for f in _reached(t, figure, reach(t, figure)) if "limited-invisibility" not in abilities(t, f)]
    return max((wound_worth(t, f, odds_against(t, figure, f, "ranged").damage) for f in seen), default=0.0)


def best_strike(t: Battlefield, caster: Figure, spell: str, mode: str = STRONG) -> float:
    """The best target in reach; of a spell that names two, both."""
    more = max((tome.printed.attack_range for tome in t.tomes_of(caster)), default=0)
    reached = _reached(t, caster, reach(t, caster, more), spell == CHAOS_BOLT and mode == THROUGH)
    return sum_of_best([strike_worth(t, caster, spell, target, mode) for target in reached], SPELLS[spell].targets)


def _bolt(t: Battlefield, caster: Figure, spell: str) -> float:
    return max(best_strike(t, caster, spell, STRONG), best_strike(t, caster, spell, THROUGH))


# Help for friends ----------------------------------------------------------------------------------------------------


def _mend(t: Battlefield, caster: Figure, spell: str) -> float:
    return max((mend_worth(t, f, TWO_CLICKS) for f in around(t, caster)), default=0.0)


def tithe_price(t: Battlefield, figure: Figure, spell: str) -> float:
    """What the clicks are worth that a friend pays for Soul Tithe."""
    clicks = SPELLS[spell].pushing
    return wound_worth(t, figure, clicks) if clicks_left(figure) > clicks else float(figure.printed.points)


def _tithe(t: Battlefield, caster: Figure, spell: str) -> float:
    price = min((tithe_price(t, f, spell) for f in around(t, caster) if f is not caster), default=99.0)
    return mend_worth(t, caster, SPELLS[spell].heals) + caster.tokens * relief_worth(t, caster) - price


def _rally(t: Battlefield, caster: Figure, spell: str) -> float:
    """Tokens off all around; but next turn, too, there are only this many actions to give."""
    near = [f for f in t.friends(caster.seat) if f is not caster and f.tokens and not f.is_magic_immune and are_within(f, caster, SPELLS[spell].within)]
    return sum_of_best([relief_worth(t, f) for f in near], t.action_total + 1)


def gate_worth(t: Battlefield, figure: Figure, spell: str) -> float:
    """What it is worth to put a friend somewhere else, and to spare it the token."""
    return journey_worth(Lookout(t, figure), SPELLS[spell].moves) + token_worth(t, figure)


def _gate(t: Battlefield, caster: Figure, spell: str) -> float:
    return max((gate_worth(t, f, spell) for f in around(t, caster) if f is not caster and not f.given), default=0.0)


def _unravel(t: Battlefield, caster: Figure, spell: str) -> float:
    return max((undoing_worth(t, caster.seat, w) for w in t.workings), default=-5.0)


Weigh: TypeAlias = Callable[[Battlefield, Figure, str], float]
BY_SPELL: dict[str, Weigh] = {"P04": _mend, "P05": _tithe, "P06": _gate, CHAOS_BOLT: _bolt, "P09": _unravel, "P10": _rally}
BY_TYPE: dict[str, Weigh] = {"sorcery": best_strike, "enchantment": enchantment_worth, "glyph": glyph_worth, "illusion": illusion_worth}


def cast_worth(t: Battlefield, caster: Figure, spell: str) -> float:
    """What casting a spell right now is worth."""
    printed = SPELLS[spell]
    return BY_SPELL.get(spell, BY_TYPE[printed.type])(t, caster, spell) if printed.is_cast else 0.0

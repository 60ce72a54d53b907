"""Which page of a book a bot keeps open, and what it counters: a page is worth what it adds to what its sorcerer could do without the book."""

from __future__ import annotations

from ..countering import casting_tally, chance_to_beat, countering_tally
from ..spells import SPELLS, Spell
from ..standing import opponents_touching
from ..state import Battlefield, Figure, Tome
from ..values import has_proficiency, reach
from .spellwork import best_shot, cast_worth, strike_worth
from .workings import A_SPELL, ENCHANTMENTS, enchant_worth
from .worth import click_worth

CAST_A_TURN = 0.3
"""How often a sorcerer can be expected to cast in a turn."""
SPENT = {False: 0.4, True: 2.0}
"""What using a counterspell costs: one that goes face down must be turned up again."""


def page_worth(t: Battlefield, wielder: Figure, spell: str) -> float:
    """What having a spell bookmarked is worth: what it does now or may do soon, beyond what its wielder can do anyway; or what it helps to counter."""
    printed = SPELLS[spell]
    if printed.counterspell:
        return counter_page_worth(t, wielder, printed)
    if not printed.is_cast:
        return 0.0
    now = cast_worth(t, wielder, spell)
    if not printed.attacks:
        return now if now > 0 else 0.2
    return max(now - best_shot(t, wielder) if now > 0 else 0.0, _soon(wielder, printed) if reach(t, wielder) else 0.2)


def _soon(wielder: Figure, spell: Spell) -> float:
    """What an attack will add as soon as somebody is in range."""
    plain = (wielder.printed.ranged.damage or 1) if wielder.printed.ranged is not None else 0
    amount = (spell.damage + (spell.modes > 1) + 0.5 * spell.near_damage + 1.2 * spell.tokens) * spell.targets
    return max(2.6 * (amount - plain), 0.4)


def counter_page_worth(t: Battlefield, wielder: Figure, spell: Spell) -> float:
    """What a counterspell adds in the opponents' next two turns, if its wielder can counter then."""
    if not has_proficiency(t, wielder, "counter-spell") or opponents_touching(t, wielder, able=True):
        return 0.0
    casters = [f for f in t.opponents(wielder.seat) if f.is_able and t.tomes_of(f)]
    gained = sum(_chance(t, wielder, f, spell) - _chance(t, wielder, f, None) for f in casters)
    hurts = sum(_chance(t, wielder, f, spell) * spell.damage * click_worth(t, f) for f in casters)
    return 2 * CAST_A_TURN * (A_SPELL * gained + hurts) * (0.6 if wielder.tokens else 1.0)


def _chance(t: Battlefield, wielder: Figure, caster: Figure, spell: Spell | None) -> float:
    tally = countering_tally(t, wielder, spell)
    return float(chance_to_beat(tally.added - casting_tally(t, caster).added, tally.dice))


def best_page(t: Battlefield, tome: Tome) -> str:
    """The page that is worth most now; the one that lies open if its wielder is not there."""
    wielder = t.figures[tome.wielder or tome.builder]
    if wielder.status not in ("ground", "air"):
        return tome.bookmark
    return max(tome.stack, key=lambda spell: page_worth(t, wielder, spell) + 0.5 * (spell == tome.bookmark))


def first_page_worth(t: Battlefield, wielder: Figure, spell: str) -> float:
    """What a page is worth before the first turn: best what can be cast at once, for after that any page can follow."""
    printed = SPELLS[spell]
    if printed.passive:
        return 0.0
    if spell in ENCHANTMENTS and printed.whom != "opposing":
        friends = [f for f in t.figures.values() if f.seat == wielder.seat and (printed.whom == "own" or f is not wielder)]
        return max((enchant_worth(t, spell, f) for f in friends), default=0.0)
    return _soon(wielder, printed) if printed.attacks else 2.0


def companions(t: Battlefield, seat: int) -> list[tuple[str, str]]:
    """Who should stand beside whom at first: each sorcerer with spells for a friend by touch, and the friend for whom they do most."""
    own = [f for f in t.figures.values() if f.seat == seat]
    free = [f for f in own if not t.tomes_of(f) and not f.is_magic_immune]
    pairs = []
    for sorcerer in own:
        spells = [spell for tome in t.tomes_of(sorcerer) for spell in tome.stack if SPELLS[spell].touching and SPELLS[spell].whom in ("own", "friendly")]
        if spells and free:
            friend = max(free, key=lambda f: sum(_companion_worth(t, spell, f) for spell in spells))
            free.remove(friend)
            pairs.append((sorcerer.id, friend.id))
    return pairs


def _companion_worth(t: Battlefield, spell: str, friend: Figure) -> float:
    """About what a spell by touch does for a friend; whoever pays for it should be worth little."""
    if spell in ENCHANTMENTS:
        return enchant_worth(t, spell, friend)
    return -0.1 * friend.printed.points if SPELLS[spell].pushing else 0.05 * friend.printed.points


def threat_of(t: Battlefield, spell: str, caster: Figure, targets: tuple[str, ...], mode: str) -> float:
    """What an opponent's spell in the air would do to us."""
    if SPELLS[spell].attacks:
        return sum(strike_worth(t, caster, spell, t.figures[who], mode) for who in targets if who in t.figures)
    return max(cast_worth(t, caster, spell), 4.0)

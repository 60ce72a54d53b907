"""Illusions: domains for a time. What they change stands in `forces.py`. [S-58, S-59, S-131 to S-135]"""

from __future__ import annotations

from .domains import Domain
from .events.magic import IllusionCanceled, IllusionRose
from .forces import cancel_others, forbidden, is_canceled, would_be_canceled
from .lasting import end_working
from .soaring import land_everyone
from .spells import Spell
from .state import Battlefield, Casting, Working


async def rise(t: Battlefield, casting: Casting) -> None:
    """The text of every illusion: it cancels what it cancels; then, if a card in play cancels it, it is out of the game at once. [A-150, A-185, S-58, S-133]"""
    spell = casting.printed
    cancel_others(t, spell.id, _domain_of(spell))
    if is_canceled(t, spell.id, _domain_of(spell)):
        t.tell(IllusionCanceled, spell.id)
        return
    t.made += 1
    t.workings.append(Working(f"i{t.made}", spell.id, casting.tome, casting.caster, casting.seat, ends_in=spell.lasts + 1))
    t.tell(IllusionRose, spell.id, spell.lasts)
    if forbidden(t, "soaring"):
        land_everyone(t)


def is_in_vain(t: Battlefield, spell: Spell) -> bool:
    """Whether an illusion cast now would be canceled at once. [S-133]"""
    return spell.domain is not None and would_be_canceled(t, spell.id, spell.domain)


def _domain_of(spell: Spell) -> Domain:
    assert spell.domain is not None, f"{spell.id} is no illusion"
    return spell.domain


def count_down_illusions(t: Battlefield, seat: int) -> None:
    """At the beginning of an end phase: that of the turn in which it was cast is not counted. [S-58, S-132]"""
    for working in [w for w in t.workings if w.seat == seat and w.ends_in]:
        working.ends_in -= 1
        if not working.ends_in:
            end_working(t, working)

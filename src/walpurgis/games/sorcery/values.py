"""What a figure on the table has now: abilities, symbols, speed and range. Attack, defense and damage are found where an attack is made, in `attacks.py`.

Found in the order of the book: the number at the click, replacements and caps, modifiers cut by the rule of 3, halved, multiplied. [A-121]
"""

from __future__ import annotations

from .armies import symbols_of
from .dials import combat_value, shown, values
from .forces import forbidden, range_caps, speed_caps
from .standing import ground_at
from .state import Battlefield, Figure, Working
from .warriors import PROFICIENCIES, Symbol

FOCUS_GLYPH = "P25"


def abilities(t: Battlefield, figure: Figure) -> tuple[str, ...]:
    """The special abilities a figure has: those of its click, of enchantments and of Mind Tap. A demoralized one can use none. [A-12, A-79, S-92, S-125]"""
    own = shown(figure.printed, figure.click)
    if "demoralized" in own:
        return ("demoralized",)
    if t.workings:
        own += tuple(w.printed.gives for w in t.workings if w.target == figure.id and w.printed.gives and works_on(t, w, figure))
    return (*own, figure.tapped) if figure.tapped else own


def works_on(t: Battlefield, working: Working, figure: Figure) -> bool:
    """Whether an enchantment changes a figure: not an immune one, unless its caster has Spellbreach. [A-77, S-125, S-136, S-137]"""
    return not figure.is_magic_immune or t.figures[working.caster].printed.power == "spellbreach"


def is_enchanted(t: Battlefield, figure: Figure, spell: str) -> bool:
    """Whether an enchantment of that name works on a figure."""
    return any(works_on(t, working, figure) for working in t.working_on(figure, spell))


def has(t: Battlefield, figure: Figure, ability: str) -> bool:
    return ability in abilities(t, figure)


def has_power(figure: Figure, power: str) -> bool:
    """Whether a figure has the ability of a subfaction, and is able to use it. [A-79, S-13]"""
    return figure.printed.power == power and figure.is_able


def has_proficiency(t: Battlefield, figure: Figure, proficiency: str) -> bool:
    """Whether a figure can use a proficiency now: of its speed type or its attack types, not demoralized, and no domain forbids it. [A-54 to A-56, A-79]"""
    warrior = figure.printed
    own = [PROFICIENCIES[warrior.speed_type], PROFICIENCIES["sword"], *([PROFICIENCIES[warrior.ranged.type]] if warrior.ranged is not None else [])]
    return figure.is_able and proficiency in own and not forbidden(t, proficiency)


def symbols(t: Battlefield, figure: Figure) -> tuple[Symbol, ...]:
    """Faction and subfaction, and by Pact the factions of all friends on the battlefield. [S-93, S-143]"""
    return symbols_of(figure.printed, [friend.printed for friend in t.friends(figure.seat)] if figure.printed.power == "pact" else ())


def speed(t: Battlefield, figure: Figure, *, half: bool = False, factor: int = 1, takes_off: bool = False) -> int:
    """The speed value in inches: halved where the figure starts in hindering terrain (and does not take off) or leads a captive, and by the action; then
    multiplied. [A-56, A-82, A-90, A-94, A-121, A-137]"""
    slow = half or (not takes_off and is_slowed(t, figure)) or t.captive_of(figure) is not None
    modifiers = [w.printed.speed_mod for w in t.working_on(figure) if works_on(t, w, figure)]
    return combat_value(values(figure.printed, figure.click).speed, modifiers, caps=speed_caps(t), half=slow, factor=factor)


def is_slowed(t: Battlefield, figure: Figure) -> bool:
    """Whether the ground at the start halves its speed: hindering terrain, and water without Aquatic; not with Flight or in the air.
    [A-90, A-94, A-140]"""
    if figure.status != "ground" or (not t.features and not t.workings):
        return False
    found = abilities(t, figure)
    ground = ground_at(t, figure.at, figure)
    return "flight" not in found and ("hindering" in ground or ("water" in ground and "aquatic" not in found))


def reach(t: Battlefield, figure: Figure, more: int = 0) -> int:
    """The range value in inches; `more` is what a book adds for a spell. 0 for who has no range. [A-8, A-121, P-25]"""
    ranged = figure.printed.ranged
    if ranged is None:
        return 0
    focus = glyph_of_focus(t, figure)
    return combat_value(ranged.range, [focus.printed.range_mod if focus is not None else 0, more], caps=range_caps(t))


def glyph_of_focus(t: Battlefield, figure: Figure) -> Working | None:
    """The Glyph of Focus that works for its caster: one is enough, and for an immune caster none does. [P-25, S-130, S-136]"""
    own = next((glyph for glyph in t.glyphs(FOCUS_GLYPH) if glyph.caster == figure.id), None)
    return None if own is None or figure.is_magic_immune else own

"""What spells that stay in play are worth to a bot: enchantments, glyphs and illusions; and what it is worth to end one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from walpurgis.engine.plane import INCH, distance_squared

from ..dials import may_be_healed
from ..spells import SPELLS
from ..standing import are_within, friends_touching, line_to_point, opponents_touching
from ..state import Battlefield, Figure, Working
from ..values import abilities, reach, speed
from ..victory import holds
from .worth import CONTACT, click_worth, clicks_left, gap, mend_worth, quick_blow, quick_shot, rounds_left, sum_of_best, urgency

FOE_CLICK = 5.5
"""About what a click of anybody is worth."""
BARGAIN = 0.8
"""How much more two on the attack and one on the damage yield, as a part of what a blow yields without."""
A_SPELL = 9.0
"""About what an attack by a spell is worth to who casts it."""


def around(t: Battlefield, caster: Figure) -> list[Figure]:
    """Whom a spell by touch can name: the caster and the friends beside it."""
    return [f for f in (caster, *friends_touching(t, caster)) if not f.is_magic_immune]


# Enchantments --------------------------------------------------------------------------------------------------------


def _arcane_sight(t: Battlefield, target: Figure) -> float:
    """To shoot at whom nobody sees: half of what the best such shot would yield, for each of two shots."""
    hidden = [f for f in t.opponents(target.seat) if "limited-invisibility" in abilities(t, f)]
    far = reach(t, target) + speed(t, target)
    near = [f for f in hidden if distance_squared(f.at, target.at) <= (far * INCH) ** 2]
    return max((quick_shot(t, target, f, sees_all=True) for f in near), default=0.0)


def _stoneskin(t: Battlefield, target: Figure) -> float:
    """A click less of the next attack that hurts."""
    found = abilities(t, target)
    return 0.0 if "toughness" in found or "invulnerability" in found else 1.1 * click_worth(t, target)


def _ley_ward(t: Battlefield, target: Figure) -> float:
    """The next spell at it fails, if somebody is there to cast one: more likely at who is worth more."""
    casters = [f for f in t.opponents(target.seat) if f.is_able and t.tomes_of(f)]
    return min(0.08 * target.printed.points, 0.5 * A_SPELL) * min(len(casters), 2)


def _leaden_limbs(t: Battlefield, target: Figure) -> float:
    """Whoever is slow comes late, or spends an action to be rid of it; whoever has arrived does not care."""
    if opponents_touching(t, target) or any(holds(target, objective) for objective in t.objectives):
        return 1.0
    return 4.0 + 0.06 * target.printed.points if rounds_left(t) else 0.0


def _bloodbrand(t: Battlefield, target: Figure) -> float:
    """Every push costs another click, for the rest of the battle; so it is pushed less often."""
    return min(0.15 * rounds_left(t), 1.2) * click_worth(t, target)


def _wings(t: Battlefield, target: Figure) -> float:
    """Over what is in the way to the objectives, and away from who holds it fast."""
    if "flight" in abilities(t, target) or target.status != "ground":
        return 0.0
    held = 4.0 * bool(opponents_touching(t, target, able=True))
    wanted = [o for o in t.objectives if o.holder < 0 or not t.are_friends(o.holder, target.seat)]
    ways = [line_to_point(t, target, o.at) for o in wanted if not holds(target, o)]
    return held + max((1.5 * min(len(way.blocked_by) + len(way.hindered_by), 3) for way in ways), default=0.0)


def _killing_edge(t: Battlefield, target: Figure) -> float:
    """A click more of the next blow that hits: for who will strike soon, and well."""
    blows = [quick_blow(t, target, f, behind=False) for f in t.opponents(target.seat)]
    return 0.3 * FOE_CLICK + 0.25 * max(blows, default=0.0) if is_a_fighter(t, target) else 0.3 * FOE_CLICK


def is_a_fighter(t: Battlefield, figure: Figure) -> bool:
    """Whether a figure is one for close combat: it has a bonus for it, or no range."""
    return bool(figure.printed.close_bonus) or figure.printed.ranged is None


def _bargain(t: Battlefield, target: Figure) -> float:
    """Every attack hits better and harder, and every turn costs a click: for who will strike now, and for the end of the battle."""
    if clicks_left(target) < 3:
        return 0.0
    near = [f for f in t.opponents(target.seat) if gap(f.at, target.at, CONTACT) <= speed(t, target) * INCH and f.status == "ground"]
    best = max((quick_blow(t, target, f, behind=False) for f in near), default=0.0)
    turns = min(rounds_left(t) + 1, clicks_left(target) - 1, 3)
    return turns * (BARGAIN * best - 0.8 * click_worth(t, target))


ENCHANTMENTS: dict[str, Callable[[Battlefield, Figure], float]] = {
    "P12": _arcane_sight,
    "P13": _stoneskin,
    "P14": _ley_ward,
    "P15": _leaden_limbs,
    "P16": _bloodbrand,
    "P17": _wings,
    "P18": _killing_edge,
    "P19": _bargain,
}


def enchant_worth(t: Battlefield, spell: str, target: Figure) -> float:
    """What an enchantment on this figure is worth to its caster."""
    return 0.0 if t.working_on(target, spell) or target.is_magic_immune else ENCHANTMENTS[spell](t, target)


def enchantment_worth(t: Battlefield, caster: Figure, spell: str) -> float:
    printed = SPELLS[spell]
    if printed.whom == "opposing":
        aims = [f for f in t.opponents(caster.seat) if are_within(f, caster, printed.within)]
    else:
        aims = [f for f in around(t, caster) if printed.whom == "own" or f is not caster]
    return max((enchant_worth(t, spell, f) for f in aims), default=0.0)


def open_for(t: Battlefield, sorcerer: Figure, friend: Figure) -> float:
    """What the page that a sorcerer has open would do for a friend beside it, or with its help."""
    if friend.is_magic_immune or not sorcerer.is_able:
        return 0.0
    return max((_touch_worth(t, tome.bookmark, sorcerer, friend) for tome in t.tomes_of(sorcerer) if tome.stack and not tome.is_down), default=0.0)


def _touch_worth(t: Battlefield, spell: str, sorcerer: Figure, friend: Figure) -> float:
    printed = SPELLS[spell]
    if not printed.touching:
        return 0.0
    if spell in ENCHANTMENTS:
        return enchant_worth(t, spell, friend)
    if printed.pushing:
        return mend_worth(t, sorcerer, printed.heals) - printed.pushing * click_worth(t, friend)
    return mend_worth(t, friend, 2.0) if printed.heals_by_die else 0.0


# Glyphs --------------------------------------------------------------------------------------------------------------

GlyphWeigh: TypeAlias = Callable[[Battlefield, Figure, Sequence[Figure], Sequence[Figure]], float]
"""By the caster, and the friends and foes that are as near as the text asks, or will be."""


def _warding(t: Battlefield, caster: Figure, friends: Sequence[Figure], foes: Sequence[Figure]) -> float:
    """One more against every shot at those around it."""
    shooters = [f for f in t.opponents(caster.seat) if f.is_able and in_sight(f, caster, reach(t, f) + 4)]
    return 0.13 * sum_of_best([max(quick_shot(t, f, friend) for friend in friends) for f in shooters], t.action_total) * min(rounds_left(t), 3)


def in_sight(shooter: Figure, target: Figure, inches: int) -> bool:
    return shooter.printed.ranged is not None and distance_squared(shooter.at, target.at) <= (inches * INCH) ** 2


def _binding(t: Battlefield, caster: Figure, friends: Sequence[Figure], foes: Sequence[Figure]) -> float:
    """Whoever is held fast stays to be struck, and takes no objective elsewhere."""
    held = [foe for foe in foes if opponents_touching(t, foe) and not foe.is_magic_immune]
    return (2.0 + 2.0 * urgency(t)) * len(held) + 0.8 * min(len(foes) - len(held), 3)


def _silence(t: Battlefield, caster: Figure, friends: Sequence[Figure], foes: Sequence[Figure]) -> float:
    return sum(0.5 * A_SPELL if are_within(foe, caster, SPELLS["P22"].within) else 1.5 for foe in foes if t.tomes_of(foe))


def _renewal(t: Battlefield, caster: Figure, friends: Sequence[Figure], foes: Sequence[Figure]) -> float:
    """A click every turn, as long as somebody needs it."""
    hurt = [f for f in friends if may_be_healed(f.printed, f.click, abilities(t, f)) and not f.is_magic_immune]
    healed = [click_worth(t, f) for f in hurt for _ in range(f.click - 1)]
    return 0.9 * sum_of_best(healed, min(rounds_left(t), 3))


def _cinders(t: Battlefield, caster: Figure, friends: Sequence[Figure], foes: Sequence[Figure]) -> float:
    """Whoever comes near is burnt, or stays away."""
    coming = [f for f in foes if f.is_able and not f.is_magic_immune and not opponents_touching(t, f)]
    return 0.4 * sum_of_best([click_worth(t, f) for f in coming], t.action_total) * min(rounds_left(t), 2)


def _focus(t: Battlefield, caster: Figure, friends: Sequence[Figure], foes: Sequence[Figure]) -> float:
    """Further than anybody thinks: if somebody stands just out of range, or a counter may come."""
    far = reach(t, caster)
    just_out = [f for f in t.opponents(caster.seat) if (far * INCH) ** 2 < distance_squared(f.at, caster.at) <= ((far + 2) * INCH) ** 2]
    casters = [f for f in t.opponents(caster.seat) if f.is_able and t.tomes_of(f)]
    return 0.5 * max((quick_shot(t, caster, f) for f in just_out), default=0.0) + 0.1 * A_SPELL * min(len(casters), 2)


GLYPHS: dict[str, GlyphWeigh] = {"P20": _warding, "P21": _binding, "P22": _silence, "P23": _renewal, "P24": _cinders, "P25": _focus}
COMING = 9
"""Opponents this many inches further off may be there soon."""


def glyph_worth(t: Battlefield, caster: Figure, spell: str) -> float:
    """Glyphs are for who stays where he is: half as good for who holds no objective."""
    if any(w.caster == caster.id and w.spell == spell for w in t.workings):
        return 0.0
    stays = any(holds(caster, objective) for objective in t.objectives)
    return GLYPHS[spell](t, caster, *_near(t, caster, spell)) * (1.0 if stays else 0.6)


def _near(t: Battlefield, caster: Figure, spell: str) -> tuple[list[Figure], list[Figure]]:
    """The friends that a glyph of the caster's reaches, the caster among them, and the opponents that it reaches or soon may."""
    inches = SPELLS[spell].within
    friends = [f for f in t.friends(caster.seat) if f is caster or are_within(f, caster, inches)]
    return friends, [f for f in t.opponents(caster.seat) if are_within(f, caster, inches + COMING)]


# Illusions -----------------------------------------------------------------------------------------------------------


def _shooting(t: Battlefield, figures: Sequence[Figure], beyond: int) -> float:
    """What a side shoots from further off, with the actions of a turn."""
    shooters = [f for f in figures if f.printed.ranged is not None and f.is_able and reach(t, f) > beyond]
    return sum_of_best([FOE_CLICK * (f.printed.ranged.damage or 1) for f in shooters if f.printed.ranged is not None], t.action_total)


def _dusk(t: Battlefield, figures: Sequence[Figure]) -> float:
    return 0.6 * _shooting(t, figures, 6)


def _forest(t: Battlefield, figures: Sequence[Figure]) -> float:
    return 0.25 * _shooting(t, figures, 6)


def _mire(t: Battlefield, figures: Sequence[Figure]) -> float:
    return sum_of_best([1.2 * max(0, speed(t, f) - 6) for f in figures if f.is_able], t.action_total)


def _nightmare(t: Battlefield, figures: Sequence[Figure]) -> float:
    """Who walks runs no more, and who flies comes down."""
    return sum_of_best([0.4 * speed(t, f) for f in figures if f.is_able and f.printed.speed_type in ("boot", "wing")], 2 * t.action_total)


ILLUSIONS: dict[str, Callable[[Battlefield, Sequence[Figure]], float]] = {"P26": _dusk, "P27": _forest, "P28": _mire, "P29": _nightmare}


def illusion_worth(t: Battlefield, caster: Figure, spell: str) -> float:
    """Illusions bind everybody: good for the side that is bound less."""
    if any(w.spell == spell for w in t.workings):
        return 0.0
    return _bound_worth(t, caster.seat, spell)


def _bound_worth(t: Battlefield, seat: int, spell: str) -> float:
    return ILLUSIONS[spell](t, t.opponents(seat)) - ILLUSIONS[spell](t, t.friends(seat))


# Ending one ----------------------------------------------------------------------------------------------------------


def undoing_worth(t: Battlefield, seat: int, working: Working) -> float:
    """What it is worth to a seat that a spell in play ends: as much as it does, if it is an opponent's."""
    does = _worth_in_play(t, working)
    return -max(does, 1.0) if t.are_friends(working.seat, seat) else does


def _worth_in_play(t: Battlefield, working: Working) -> float:
    """What a spell in play does for the side of its caster."""
    if working.target:
        return ENCHANTMENTS[working.spell](t, t.figures[working.target])
    caster = t.figures[working.caster]
    if working.spell in ILLUSIONS:
        return _bound_worth(t, working.seat, working.spell)
    return GLYPHS[working.spell](t, caster, *_near(t, caster, working.spell)) if caster.is_able else 0.0

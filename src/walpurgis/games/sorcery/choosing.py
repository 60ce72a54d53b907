"""Step 1 of casting: the mode of a spell and its targets, which are offered only if all can be chosen as a whole. [S-28, S-37, S-66, S-110, S-146, S-147]

The place of a glyph is in `glyphs.py`.
"""

from __future__ import annotations

from collections.abc import Sequence

from walpurgis.engine import Option, Rule
from walpurgis.engine.plane import within
from walpurgis.engine.question import one_of, some_of

from .attacks import why_not_target
from .dials import may_be_healed
from .facts import NUMBERS
from .glyphs import has_room
from .odds import odds_against
from .options.magic import AimAt, AimAtEnchantment, AimAtSpell, AttackBySpell, ChooseMode, Spellwork
from .sorceries import bolt_modifiers, ignores_blocks, rallied
from .standing import are_within, disc, faces, glyph_disc, line_between, touches
from .state import Battlefield, Casting, Figure, Player, Working
from .values import abilities, has_power, reach
from .wording import unit

FROSTBIND, MEND_FLESH, GATE_STEP, UNRAVEL, RALLY = "P02", "P04", "P06", "P09", "P10"
MODES = "abc"
UNRAVELS = {"a": "e", "b": "g", "c": "i"}
"""What each mode of Unravel ends: enchantments, glyphs or illusions, by the first letter of their ids."""


# The whole -----------------------------------------------------------------------------------------------------------


def why_not_chosen(t: Battlefield, casting: Casting) -> Rule | None:
    """Why there is no way to choose everything that a spell asks for; of a modal spell one mode will do. [S-66, S-110]"""
    reasons = [why_not_mode(t, casting, mode) for mode in modes_of(casting)]
    return None if None in reasons else reasons[0]


def why_not_mode(t: Battlefield, casting: Casting, mode: str) -> Rule | None:
    """Why a spell cannot be cast in this mode: no target, no place, nothing to do. Spells without modes have the mode ""."""
    planned = Casting(casting.spell, casting.tome, casting.caster, casting.seat, mode)
    spell = casting.printed
    if spell.type == "glyph":
        return None if has_room(t, t.figures[casting.caster]) else "S-126"
    if spell.id == RALLY:
        return None if rallied(t, planned) else "P-10-1"
    candidates = aims(t, planned)
    if candidates is None or any(why_not_aim(t, planned, key) is None for key in candidates):
        return None
    return "P-09-1" if spell.id == UNRAVEL else "S-66"


def modes_of(casting: Casting) -> Sequence[str]:
    return MODES[: casting.printed.modes] if casting.printed.is_modal else ("",)


# Modes ---------------------------------------------------------------------------------------------------------------


def _mode_keys(t: Battlefield, me: Player, casting: Casting) -> Sequence[str]:
    return [f"mode:{mode}" for mode in modes_of(casting)]


def _why_not_mode(t: Battlefield, me: Player, casting: Casting, key: str) -> Rule | None:
    return why_not_mode(t, casting, key.removeprefix("mode:")) if key in _mode_keys(t, me, casting) else "S-37"


def _say_mode(t: Battlefield, me: Player, casting: Casting, key: str) -> Option:
    return ChooseMode(f"{casting.spell}-mode-{key.removeprefix('mode:')}")


def _about_spell(t: Battlefield, me: Player, casting: Casting) -> Spellwork:
    return Spellwork(casting.spell)


choose_mode = one_of("mode", _mode_keys, forbids=_why_not_mode, says=_say_mode, rule="S-37", about=_about_spell).meaning(lambda key: key.removeprefix("mode:"))


# Targets -------------------------------------------------------------------------------------------------------------


def aims(t: Battlefield, casting: Casting) -> list[str] | None:
    """What a spell could name, allowed or not: figures, or spells in play; None if it names nothing."""
    if casting.spell == UNRAVEL:
        return [w.id for w in t.workings if w.id[0] == UNRAVELS[casting.mode]]
    return [f.id for f in t.figures.values() if f.status in ("ground", "air")] if casting.printed.targets else None


def why_not_aim(t: Battlefield, casting: Casting, key: str) -> Rule | None:
    """The rule by which a spell cannot name this figure or this spell in play."""
    if casting.spell == UNRAVEL:
        return _why_not_unraveled(t, casting, next((w for w in t.workings if w.id == key), None))
    target = t.figures.get(key)
    if target is None or target.status not in ("ground", "air"):
        return "A-170"
    return _why_not_whom(t, casting, target) or _why_not_reached(t, casting, target) or _why_not_by_its_text(t, casting, target)


def _why_not_whom(t: Battlefield, casting: Casting, target: Figure) -> Rule | None:
    """Opposing figures, friendly ones, or the caster and friendly ones. [S-146]"""
    spell = casting.printed
    if spell.whom == "opposing":
        return "S-146" if t.are_friends(casting.seat, target.seat) else None
    is_right = t.are_friends(casting.seat, target.seat) and (spell.whom == "own" or target.id != casting.caster)
    return None if is_right else _own_rule(casting)


def _why_not_reached(t: Battlefield, casting: Casting, target: Figure) -> Rule | None:
    """A line of fire for an attack; otherwise contact, or this many inches from base to base, with a line if the text asks for it; and no immunity.
    [A-77, S-65, S-86, S-147]"""
    caster, spell = t.figures[casting.caster], casting.printed
    if spell.attacks:
        return why_not_target(t, caster, target, reach=spell_reach(t, casting), ignores_blocks=ignores_blocks(casting), spell=True)
    if spell.touching and target is not caster and not touches(caster, target):
        return "S-147"
    if spell.within and not are_within(caster, target, spell.within):
        return _own_rule(casting)
    if spell.in_line and not (faces(caster, target.at) and not line_between(t, caster, target).is_blocked):
        return "S-147"
    return "A-77" if target.is_magic_immune and not has_power(caster, "spellbreach") else None


def _why_not_by_its_text(t: Battlefield, casting: Casting, target: Figure) -> Rule | None:
    """What single spells ask of their targets besides. [S-67, S-123]"""
    if casting.printed.type == "enchantment" and t.working_on(target, casting.spell):
        return "S-123"
    if casting.spell == FROSTBIND and target.tokens >= NUMBERS.most_tokens:
        return "P-02-1"
    if casting.spell == MEND_FLESH and not may_be_healed(target.printed, target.click, abilities(t, target)):
        return "P-04-1"
    return "P-06" if casting.spell == GATE_STEP and target.given else None


def _why_not_unraveled(t: Battlefield, casting: Casting, working: Working | None) -> Rule | None:
    """An enchantment on somebody within reach, a glyph within reach, or any illusion; whoever cast it."""
    if working is None or working.id[0] != UNRAVELS[casting.mode]:
        return "P-09-1"
    caster, inches = t.figures[casting.caster], casting.printed.within
    if working.target:
        return None if are_within(caster, t.figures[working.target], inches) else "P-09"
    is_far = working.printed.type == "glyph" and not within(disc(caster), glyph_disc(working), inches)
    return "P-09" if is_far else None


def spell_reach(t: Battlefield, casting: Casting) -> int:
    """The range of a spell's attack: the caster's, and what its book adds. [S-65, B-4]"""
    return reach(t, t.figures[casting.caster], t.tomes[casting.tome].printed.attack_range)


def _own_rule(casting: Casting) -> Rule:
    """The statement with the text of the spell: of P07 that is P-07."""
    return f"P-{casting.spell[1:]}"


def _aims(t: Battlefield, me: Player, casting: Casting) -> Sequence[str]:
    return aims(t, casting) or ()


def _why_not_aim(t: Battlefield, me: Player, casting: Casting, key: str) -> Rule | None:
    return why_not_aim(t, casting, key)


def _most(t: Battlefield, me: Player, casting: Casting) -> tuple[int, int]:
    return 1, max(casting.printed.targets, 1)


def _say_aim(t: Battlefield, me: Player, casting: Casting, key: str) -> Option:
    if key not in t.figures:
        working = next(w for w in t.workings if w.id == key)
        return AimAtEnchantment(working.spell, unit(t.figures[working.target])) if working.target else AimAtSpell(working.spell)
    target = t.figures[key]
    if not casting.printed.attacks:
        return AimAt(unit(target))
    odds = odds_against(t, t.figures[casting.caster], target, "spell", more=bolt_modifiers(casting))
    return AttackBySpell(unit(target), odds.needed, odds.percent)


choose_targets = some_of("targets", _aims, _most, forbids=_why_not_aim, says=_say_aim, rule="S-66", about=_about_spell)

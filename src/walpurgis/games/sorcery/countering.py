"""Counter spell: who may use it, the two counterspell rolls, and what becomes of the counterspell. [S-69 to S-85, S-97, S-104, S-113 to S-117, D-21]"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from itertools import product
from typing import NamedTuple

from walpurgis.engine import Option, Rule
from walpurgis.engine.plane import within
from walpurgis.engine.question import one_of

from .dials import counterspell_value, values
from .events.magic import BacklashStruck, CastingRolled, CounterFailed, CounteringRolled, CounterspellUsed, CounterTried, SpellCountered
from .facts import NUMBERS
from .harm import bury, hurt
from .keys import named
from .lasting import put_at_the_bottom
from .options.magic import Cast, Counter, CounterWith, LetPass
from .spells import SPELLS, Spell
from .stacks import choose_bookmark, put_face_down, take_from_the_top, why_closed
from .standing import disc, opponents_touching
from .state import Battlefield, Casting, Figure, Player, Tome
from .values import glyph_of_focus, has_power, has_proficiency
from .wording import Modifier, unit

NO = "no"
CASTING_DICE, COUNTERING_DICE = 2, 1


# Who may -------------------------------------------------------------------------------------------------------------


def why_not_counter(t: Battlefield, figure: Figure) -> Rule | None:
    """What keeps a warrior from countering. All of it is public. [S-69, S-70, S-71, S-82, S-117]"""
    if not figure.is_able:
        return "S-117"
    if not has_proficiency(t, figure, "counter-spell") or (NUMBERS.counter_needs_spellbook and not t.tomes_of(figure)):
        return "S-69"
    if _is_too_far(t, figure):
        return "S-82"
    if figure.tokens:
        return "S-71"
    return "S-70" if opponents_touching(t, figure, able=True) else None


def _is_too_far(t: Battlefield, figure: Figure) -> bool:
    """Whether the caster is beyond the reach of counter spell; by default there is no limit. [S-82]"""
    if not NUMBERS.counter_range or t.casting is None:
        return False
    return not within(disc(figure), disc(t.figures[t.casting.caster]), NUMBERS.counter_range)


def counterers(t: Battlefield, seat: int) -> list[Figure]:
    """The warriors of a seat that may counter. [S-113]"""
    return [figure for figure in t.own(seat) if why_not_counter(t, figure) is None]


def has_counterspell(t: Battlefield, tome: Tome) -> bool:
    """Whether the bookmark of a book is a counterspell that can be used: face up, and the book not closed. [S-81, S-100]"""
    return bool(tome.stack) and not tome.is_down and SPELLS[tome.bookmark].counterspell and why_closed(t, tome) is None


# The question --------------------------------------------------------------------------------------------------------


def _ways(t: Battlefield, me: Player, casting: Casting) -> Sequence[str]:
    """No, and each warrior of the player without a book and with each of its books, allowed or not."""
    own = t.own(me.seat)
    return [NO, *(key for figure in own for key in (f"ctr:{figure.id}", *(f"ctr:{figure.id}/{tome.id}" for tome in t.tomes_of(figure))))]


def _why_not_way(t: Battlefield, me: Player, casting: Casting, key: str) -> Rule | None:
    if key == NO:
        return None
    found = named(key)
    figure = t.figures.get(found.figure) if found is not None and found.kind == "ctr" else None
    if found is None or figure is None or figure.seat != me.seat:
        return "S-113"
    tome = t.tomes.get(found.rest)
    if found.rest and (tome is None or tome.wielder != figure.id or not has_counterspell(t, tome)):
        return "S-81"
    return why_not_counter(t, figure)


def _say_way(t: Battlefield, me: Player, casting: Casting, key: str) -> Option:
    found = named(key)
    if found is None:
        return LetPass()
    figure, counterspell = t.figures[found.figure], _counterspell(t, found.rest)
    chance = round(100 * chance_of_counter(t, casting, figure, counterspell))
    dice, modifiers = countering_tally(t, figure, counterspell)
    if counterspell is None:
        return Counter(unit(figure), chance, dice, modifiers)
    return CounterWith(unit(figure), counterspell.id, chance, dice, modifiers)


def _counterspell(t: Battlefield, tome: str) -> Spell | None:
    return SPELLS[t.tomes[tome].bookmark] if tome else None


def _about_counter(t: Battlefield, me: Player, casting: Casting) -> Cast:
    caster = t.figures[casting.caster]
    return Cast(casting.spell, unit(caster), *casting_tally(t, caster))


choose_counter = one_of("counter", _ways, forbids=_why_not_way, says=_say_way, rule="S-113", about=_about_counter, always=True)


# The rolls -----------------------------------------------------------------------------------------------------------


class Tally(NamedTuple):
    """How many dice a counterspell roll has, and what is added to them."""

    dice: int
    modifiers: list[Modifier]

    @property
    def added(self) -> int:
        return sum(modifier.amount for modifier in self.modifiers)


def casting_tally(t: Battlefield, caster: Figure) -> Tally:
    """Two dice, the unmodified attack value, the bonus. [S-76, S-83, S-115]"""
    return Tally(CASTING_DICE, _modifiers(t, caster))


def countering_tally(t: Battlefield, figure: Figure, counterspell: Spell | None) -> Tally:
    """One die, the unmodified attack value, the bonus, and 1; and what a counterspell adds. [S-77, S-83, S-115]"""
    modifiers = [*_modifiers(t, figure), Modifier("counter-spell", NUMBERS.counter_bonus)]
    if counterspell is None:
        return Tally(COUNTERING_DICE, modifiers)
    if counterspell.counter_mod:
        modifiers.append(Modifier("counterspell", counterspell.counter_mod))
    return Tally(counterspell.counter_dice or COUNTERING_DICE, modifiers)


def _modifiers(t: Battlefield, figure: Figure) -> list[Modifier]:
    """What caster and counterer alike add. Nothing that modifies or replaces the attack value is among it. [S-85, S-115, S-116]"""
    attack = values(figure.printed, figure.click).attack
    bonus = counterspell_value(figure.printed, figure.click) - attack
    focusing = glyph_of_focus(t, figure)
    glyph = 0 if focusing is None else focusing.printed.counter_mod
    focus = NUMBERS.focus_bonus if has_power(figure, "focus") else 0
    found = [Modifier("attack-value", attack), Modifier("bonus", bonus), Modifier("focus", focus), Modifier("glyph-of-focus", glyph)]
    return [modifier for modifier in found if modifier.amount]


def chance_of_counter(t: Battlefield, casting: Casting, figure: Figure, counterspell: Spell | None = None) -> Fraction:
    """How likely a counter is to succeed. [D-21]"""
    against, tally = casting_tally(t, t.figures[casting.caster]), countering_tally(t, figure, counterspell)
    return chance_to_beat(tally.added - against.added, tally.dice)


@cache
def chance_to_beat(difference: int, dice: int = COUNTERING_DICE) -> Fraction:
    """The chance that this many dice plus a difference are more than the two dice of the caster. [S-78, D-21]

    >>> round(100 * chance_to_beat(0)), round(100 * chance_to_beat(4))
    (9, 50)
    """
    rolls = [*product(range(1, 7), repeat=dice + CASTING_DICE)]
    return Fraction(sum(sum(roll[:dice]) + difference > sum(roll[dice:]) for roll in rolls), len(rolls))


# The window ----------------------------------------------------------------------------------------------------------


async def is_countered(t: Battlefield, casting: Casting) -> bool:
    """The opponents are asked in turn order whether they counter, until somebody tries; only that one try counts. [S-72 to S-75, S-97, S-113]"""
    for seat in t.seats_from(casting.seat)[1:]:
        if not t.are_friends(seat, casting.seat) and counterers(t, seat):
            found = named(await choose_counter(t, t.players[seat], casting))
            if found is not None:
                return await _try(t, casting, t.figures[found.figure], t.tomes.get(found.rest))
    return False


async def _try(t: Battlefield, casting: Casting, figure: Figure, tome: Tome | None) -> bool:
    """Both roll; the counter must be greater. Then the counterspell is spent, whatever the outcome. [S-76 to S-80, S-114]"""
    caster = t.figures[casting.caster]
    counterspell = None if tome is None else SPELLS[take_from_the_top(tome)]
    t.tell(CounterTried, unit(figure), casting.spell)
    if tome is not None and counterspell is not None:
        t.tell(CounterspellUsed, unit(figure), counterspell.id, tome.book)
    needed = _roll(t, casting_tally(t, caster))
    t.tell(CastingRolled, unit(caster), needed.dice, needed.written, needed.modifiers, needed.total)
    result = _roll(t, countering_tally(t, figure, counterspell))
    t.tell(CounteringRolled, unit(figure), result.dice, result.written, result.modifiers, result.total, needed.total)
    succeeds = result.total > needed.total
    t.tell(SpellCountered if succeeds else CounterFailed, casting.spell)
    if tome is not None and counterspell is not None:
        await _spend(t, tome, counterspell)
        if succeeds and counterspell.damage:
            _strike_back(t, caster, counterspell)
    return succeeds


class Rolled(NamedTuple):
    """A counterspell roll and its result."""

    dice: list[int]
    modifiers: list[Modifier]
    total: int

    @property
    def written(self) -> str:
        return " + ".join(map(str, self.dice))


def _roll(t: Battlefield, tally: Tally) -> Rolled:
    dice = [t.chance.die(6) for _ in range(tally.dice)]
    return Rolled(dice, tally.modifiers, sum(dice) + tally.added)


async def _spend(t: Battlefield, tome: Tome, counterspell: Spell) -> None:
    """A used counterspell goes face down to the top, or face up to the bottom, and a new bookmark is chosen. [S-112, S-114]"""
    if counterspell.face_down:
        await put_face_down(t, tome, counterspell.id)
    else:
        put_at_the_bottom(tome, counterspell.id)
        await choose_bookmark(t, tome)


def _strike_back(t: Battlefield, caster: Figure, counterspell: Spell) -> None:
    """Backlash: the caster of the countered spell takes damage that nothing reduces. [A-123]"""
    t.tell(BacklashStruck, unit(caster))
    hurt(t, {caster.id: counterspell.damage})
    bury(t)

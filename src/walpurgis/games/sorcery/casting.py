"""Casting spells: what can be cast, and the five steps from the declaration to the new bookmark. [S-22 to S-42, S-109 to S-111]

    declare, mode, targets, Ley Ward, element or card, counter window, text, the card goes to its place, new bookmark

Token and pushing damage follow in `actions.py`.
"""

from __future__ import annotations

from collections.abc import Sequence

from walpurgis.engine import Rule

from . import sorceries
from .attacks import why_not_ranged_action
from .choosing import aims, choose_mode, choose_targets, why_not_chosen
from .countering import is_countered
from .deeds import Deed
from .enchantments import enchant, is_warded
from .events.magic import ModeChosen, SpellAimed, SpellAimedAtSpell, SpellCast
from .facts import NUMBERS
from .fury import rages
from .glyphs import is_silenced, lay, tell_place, wake
from .illusions import is_in_vain, rise
from .lasting import put_at_the_bottom
from .options.magic import CastInVain, CastSpell
from .sorceries import Text
from .spells import SPELLS, may_use
from .stacks import choose_bookmark, put_face_down, take_from_the_top, why_closed
from .standing import opponents_touching
from .state import Battlefield, Casting, Figure, Tome
from .values import has_power, symbols
from .wording import Offered, unit

TEXTS: dict[str, Text] = {
    **sorceries.TEXTS,
    **{key: enchant for key, spell in SPELLS.items() if spell.type == "enchantment"},
    **{key: wake for key, spell in SPELLS.items() if spell.type == "glyph"},
    **{key: rise for key, spell in SPELLS.items() if spell.type == "illusion"},
}
"""What each spell does in step 3."""


# What can be cast ----------------------------------------------------------------------------------------------------


def _books(t: Battlefield, figure: Figure) -> Sequence[str]:
    return [tome.id for tome in t.tomes_of(figure)]


def why_not_cast(t: Battlefield, figure: Figure, rest: str) -> Rule | None:
    """The rule that forbids casting the bookmarked spell of a book: first the book and its top card, then the sorcerer, then what must be chosen."""
    tome = t.tomes.get(rest)
    if tome is None or tome.wielder != figure.id:
        return "S-3"
    return why_closed(t, tome) or _why_not_top_card(t, figure, tome) or _why_not_now(t, figure, tome) or why_not_chosen(t, _planned(figure, tome))


def _why_not_top_card(t: Battlefield, figure: Figure, tome: Tome) -> Rule | None:
    """There must be a bookmark, face up, that can be cast, and whose requirement is met now. [S-10, S-23, S-24, S-33, S-38, S-143]"""
    if not tome.stack:
        return "S-33"
    if tome.is_down:
        return "S-24"
    spell = SPELLS[tome.bookmark]
    if not spell.is_cast:
        return "S-38"
    return None if may_use(spell, symbols(t, figure), has_power(figure, "ancient-mastery")) else "S-10"


def _why_not_now(t: Battlefield, figure: Figure, tome: Tome) -> Rule | None:
    """Silence; for a ranged combat action all that forbids one, and any opponent in contact; no glyphs from the air. [A-146, A-152, A-165, S-63, S-64]"""
    spell = SPELLS[tome.bookmark]
    if is_silenced(t, figure):
        return "P-22"
    if spell.action == "ranged":
        return "S-63" if opponents_touching(t, figure) else why_not_ranged_action(t, figure)
    return "A-146" if spell.type == "glyph" and figure.status == "air" else None


def _planned(figure: Figure, tome: Tome) -> Casting:
    return Casting(tome.bookmark, tome.id, figure.id, figure.seat)


def _say_cast(t: Battlefield, figure: Figure, rest: str) -> Offered:
    """An offer warns of an illusion that would be canceled at once. [S-133]"""
    tome = t.tomes[rest]
    offer = CastInVain if is_in_vain(t, SPELLS[tome.bookmark]) else CastSpell
    return offer(unit(figure), tome.bookmark, tome.book)


# Step by step --------------------------------------------------------------------------------------------------------


async def cast(t: Battlefield, figure: Figure, rest: str) -> None:
    """Cast the bookmarked spell of a book. [S-28, S-109]"""
    tome = t.tomes[rest]
    casting = declare(t, figure, tome)
    await choose(t, casting)
    fails = is_warded(t, casting)
    if not fails:
        place(t, casting)
        fails = await is_countered(t, casting)
    if not fails:
        await TEXTS[casting.spell](t, casting)
    await put_away(t, casting, tome, fails=fails)
    t.casting = None


def declare(t: Battlefield, figure: Figure, tome: Tome) -> Casting:
    """The card is shown to all and lies on the table until it goes to its place. For a spell that attacks a Storm Druid rolls. [S-27, S-109, S-139]"""
    casting = t.casting = _planned(figure, tome)
    take_from_the_top(tome)
    t.tell(SpellCast, unit(figure), casting.spell, tome.book)
    t.fury = casting.printed.attacks and rages(t, figure)
    return casting


async def choose(t: Battlefield, casting: Casting) -> None:
    """Step 1: mode, targets, and where a glyph goes. [S-28, S-37]"""
    me, spell = t.players[casting.seat], casting.printed
    if spell.is_modal:
        casting.mode = await choose_mode(t, me, casting)
        t.tell(ModeChosen, casting.spell, f"{casting.spell}-mode-{casting.mode}")
    if spell.type == "glyph":
        await lay(t, casting)
    elif aims(t, casting) is not None:
        casting.targets = tuple(await choose_targets(t, me, casting))
        _tell_targets(t, casting)


def _tell_targets(t: Battlefield, casting: Casting) -> None:
    if all(who in t.figures for who in casting.targets):
        t.tell(SpellAimed, casting.spell, [unit(t.figures[who]) for who in casting.targets])
    else:
        t.tell(SpellAimedAtSpell, casting.spell, next(w.spell for w in t.workings if w.id in casting.targets))


def place(t: Battlefield, casting: Casting) -> None:
    """Step 2: the element lies or hangs where everybody sees it. It does nothing yet. [S-28, S-56, S-60, S-73]"""
    if casting.printed.type == "glyph":
        tell_place(t, casting)


async def put_away(t: Battlefield, casting: Casting, tome: Tome, *, fails: bool) -> None:
    """Steps 4 and 5: a spell that failed, or says so, goes face down to the top; what stays in play goes nowhere; others go face up to the bottom. Then a new
    bookmark is chosen. [S-28, S-30 to S-32, S-79, S-84, S-111]"""
    spell = casting.printed
    if fails or spell.face_down:
        await put_face_down(t, tome, casting.spell)
        return
    if not NUMBERS.rebookmark_just_cast:
        await choose_bookmark(t, tome)
    if spell.type == "sorcery":
        put_at_the_bottom(tome, casting.spell)
    if NUMBERS.rebookmark_just_cast:
        await choose_bookmark(t, tome)


DEEDS: dict[str, Deed] = {"cast": Deed("special", _books, why_not_cast, _say_cast, cast, joint="/")}

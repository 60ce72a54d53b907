"""What a figure could do from a place, and who could do something to it there: the part of a preview that does not depend on the way. [D-63, D-64]

Everything is found from public facts; only the bookmark of a book counts that the player knows. Nothing is changed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple, TypeAlias

import msgspec

from walpurgis.engine import Rule
from walpurgis.engine.plane import Point, Vector, in_range, touch

from .attacks import why_not_ranged_action, why_not_target
from .dangers import chargers, shooters
from .glyphs import is_silenced
from .odds import BLAST, Odds, as_if, odds_against
from .spells import SPELLS, Spell, may_use
from .stacks import why_closed
from .standing import Line, disc, flank_of, has_in_front_contact, line_between, objective_disc, opponents_touching
from .state import Battlefield, Figure, Player, Tome
from .values import has_power, reach, symbols
from .wording import Modifier

Flank: TypeAlias = Literal["front", "rear", "left", "right"]


class Contact(msgspec.Struct, frozen=True):
    """An opposing figure that is touched, and the side of it, by its own facing, on which the mover stands."""

    who: str
    side: Flank


class Sight(msgspec.Struct, frozen=True):
    """An attack on one opponent from there. For close combat the line is "contact"."""

    target: str
    line: Literal["contact", "clear", "hindered", "blocked"]
    by: list[str]
    """The figures, pieces of terrain, glyphs or domains that hinder or block the line, by their ids."""
    rule: Rule
    """What forbids the attack; empty if it is possible. "A-66" is out of the front arc."""
    needed: int
    """What two dice must show at least."""
    chance: int
    """Of a hit that is not dodged, in per cent, criticals included."""
    damage: float
    """The clicks to be expected, misses included."""


class SpellSight(msgspec.Struct, frozen=True):
    """The bookmarked spell of a book, if it attacks and the player knows it."""

    tome: str
    spell: str
    targets: list[Sight]


class Threat(msgspec.Struct, frozen=True):
    """An opponent that could do something to the figure there in its next turn."""

    who: str
    how: Literal["charge", "shoot"]


class Foreseen(msgspec.Struct, frozen=True):
    """What a path, a turn or a free spin would do. Lengths are in mil; figures, terrain and objectives are told by their ids. [D-63]"""

    path: list[Point]
    """The settled path, from the start to where the figure would stand: the one that would be carried out. [D-39]"""
    facing: Vector
    used: int
    left: int
    stopped_by: list[str]
    """The figures and the pieces of terrain that cut the path."""
    captive: Point | None
    """Where its captive would stand."""
    touching: list[str]
    """The opposing figures that it would touch."""
    contacts: list[Contact]
    """The same, and from which side."""
    spins: list[str]
    """The opposing figures that would get a free spin."""
    impaled_by: list[str]
    """The Pole Arms that would strike it."""
    objectives: list[str]
    """The objectives that it would touch."""
    close: list[Sight]
    """Its attacks in close combat from there."""
    ranged: list[Sight]
    """Its plain ranged attacks from there, on every opponent within range."""
    spells: list[SpellSight]
    threats: list[Threat]
    """Who could charge it or shoot at it next turn."""


class Journeyed(NamedTuple):
    """What of a preview comes from the way itself."""

    path: Sequence[Point]
    used: int = 0
    left: int = 0
    stopped_by: Sequence[str] = ()
    captive: Point | None = None
    spins: Sequence[str] = ()
    impaled_by: Sequence[str] = ()


def foreseen(t: Battlefield, me: Player, ghost: Figure, way: Journeyed) -> Foreseen:
    """A preview, for a figure as if it already stood where the way ends."""
    touched = opponents_touching(t, ghost)
    return Foreseen(
        [*way.path],
        ghost.facing,
        way.used,
        way.left,
        [*way.stopped_by],
        way.captive,
        [other.id for other in touched],
        [Contact(other.id, flank_of(other, ghost.at)) for other in touched],
        [*way.spins],
        [*way.impaled_by],
        [objective.id for objective in t.objectives if ghost.status == "ground" and touch(disc(ghost), objective_disc(objective))],
        close_sights(t, ghost, touched),
        ranged_sights(t, ghost),
        spell_sights(t, me, ghost),
        threats(t, ghost),
    )


def foresee_turn(t: Battlefield, me: Player, figure: Figure, faces: Vector, captive: Point | None) -> Foreseen:
    """What it would be to look another way."""
    return foreseen(t, me, as_if(figure, facing=faces), Journeyed([figure.at], captive=captive))


# Attacks from there --------------------------------------------------------------------------------------------------


def close_sights(t: Battlefield, ghost: Figure, touched: Sequence[Figure]) -> list[Sight]:
    """Close combat: everybody in front-arc contact, if the figure is able. [A-57, A-79]"""
    targets = [other for other in touched if has_in_front_contact(ghost, other)] if ghost.is_able else []
    return [_sight(other.id, "contact", (), "", odds_against(t, ghost, other, "close")) for other in targets]


def ranged_sights(t: Battlefield, ghost: Figure) -> list[Sight]:
    """The plain ranged attack: every opponent within range. [A-65 to A-69]"""
    if ghost.printed.ranged is None or not ghost.is_able:
        return []
    far, rule = reach(t, ghost), why_not_ranged_action(t, ghost) or ""
    found = []
    for other in _within(t, ghost, far):
        line = line_between(t, ghost, other)
        forbidden = rule or why_not_target(t, ghost, other, reach=far) or ""
        found.append(_sight(other.id, *_line(line), forbidden, odds_against(t, ghost, other, "ranged")))
    return found


def spell_sights(t: Battlefield, me: Player, ghost: Figure) -> list[SpellSight]:
    """The bookmarked spells that attack, of books whose order the player knows. [S-63 to S-65, S-106, D-84]"""
    tomes = [tome for tome in t.tomes_of(ghost) if me.seat in tome.know_order and tome.bookmark and not tome.is_down]
    usable = [tome for tome in tomes if SPELLS[tome.bookmark].attacks and why_closed(t, tome) is None and _meets_requirement(t, ghost, tome)]
    return [SpellSight(tome.id, tome.bookmark, _spell_targets(t, ghost, tome, SPELLS[tome.bookmark])) for tome in usable]


def _meets_requirement(t: Battlefield, ghost: Figure, tome: Tome) -> bool:
    return may_use(SPELLS[tome.bookmark], symbols(t, ghost), has_power(ghost, "ancient-mastery"))


def _spell_targets(t: Battlefield, ghost: Figure, tome: Tome, spell: Spell) -> list[Sight]:
    far = reach(t, ghost, tome.printed.attack_range)
    silence = "P-22" if is_silenced(t, ghost) else ""
    rule = silence or ("S-63" if opponents_touching(t, ghost) else why_not_ranged_action(t, ghost) or "")
    found = []
    for other in _within(t, ghost, far):
        line = line_between(t, ghost, other)
        passes_through = spell.is_modal and line.is_blocked  # Chaos Bolt: the strong mode where it can be used, else the one that nothing blocks
        amounts: Sequence[int] = BLAST if spell.is_modal and not passes_through else (_fixed_damage(t, spell, other),)
        more = (Modifier("chaos-bolt", spell.attack_mod),) if spell.is_modal and not passes_through else ()
        forbidden = rule or why_not_target(t, ghost, other, reach=far, ignores_blocks=passes_through, spell=True) or ""
        found.append(_sight(other.id, *_line(line), forbidden, odds_against(t, ghost, other, "spell", amounts, more=more)))
    return found


def _fixed_damage(t: Battlefield, spell: Spell, other: Figure) -> int:
    return spell.worse_damage if any(symbol in spell.worse_for for symbol in symbols(t, other)) else spell.damage


def _within(t: Battlefield, ghost: Figure, inches: int) -> list[Figure]:
    return [other for other in t.opponents(ghost.seat) if in_range(ghost.at, other.at, inches)]


def _line(line: Line) -> tuple[Literal["clear", "hindered", "blocked"], tuple[str, ...]]:
    if line.is_blocked:
        return "blocked", line.blocked_by
    return ("hindered", line.hindered_by) if line.is_hindered else ("clear", ())


def _sight(target: str, line: Literal["contact", "clear", "hindered", "blocked"], by: Sequence[str], rule: Rule, odds: Odds) -> Sight:
    return Sight(target, line, [*by], rule, odds.needed, odds.percent, round(odds.damage, 2))


# What is to be feared ------------------------------------------------------------------------------------------------


def threats(t: Battlefield, ghost: Figure) -> list[Threat]:
    charging, shooting = chargers(t, ghost, ghost.at), shooters(t, ghost, ghost.at)
    return [*(Threat(other.id, "charge") for other in charging), *(Threat(other.id, "shoot") for other in shooting)]

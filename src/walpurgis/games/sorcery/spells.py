"""Spellbooks and spells as they are printed, and how many pages a spell takes in whose book. From data/books.toml and data/spells.toml."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Literal, TypeAlias

import msgspec

from .domains import DOMAINS, Domain, check_domain
from .facts import Fact, insist, read, table
from .warriors import ABILITIES, SYMBOLS, Symbol, is_symbol

SpellType: TypeAlias = Literal["sorcery", "enchantment", "glyph", "illusion"]


class Book(Fact, frozen=True):
    """A spellbook: its capacity in pages, its points, whom it is for, and what it does besides. [S-1, S-5]"""

    id: str
    name: str
    capacity: int
    points: int
    requires: tuple[Symbol, ...] = ()
    """The factions of which its wielder needs one; none: anybody."""
    unique: bool = False
    attack_range: int = 0
    forgives: bool = False


class Spell(Fact, frozen=True):
    """A spell: its parts, and the numbers of its text. Data/spells.toml says what each number is; what a spell does not speak of is 0, empty or false. [S-8]"""

    id: str
    name: str
    type: SpellType
    pages: int
    bars: Literal[1, 2, 3]
    action: Literal["ranged", "special", "none"]
    affinity: dict[Symbol, int] = msgspec.field(default_factory=dict)
    requires: Symbol = ""
    counterspell: bool = False
    passive: bool = False
    face_down: bool = False
    modes: int = 0
    attacks: bool = False
    targets: int = 0
    whom: Literal["", "opposing", "friendly", "own"] = ""
    touching: bool = False
    within: int = 0
    in_line: bool = False
    damage: int = 0
    near: int = 0
    near_damage: int = 0
    worse_damage: int = 0
    worse_for: tuple[Symbol, ...] = ()
    tokens: int = 0
    pushing: int = 0
    heals: int = 0
    heals_by_die: bool = False
    moves: int = 0
    gives: str = ""
    speed_mod: int = 0
    attack_mod: int = 0
    defense_mod: int = 0
    damage_mod: int = 0
    range_mod: int = 0
    counter_mod: int = 0
    counter_dice: int = 0
    break_away: int = 0
    lasts: int = 0
    domain: Domain | None = None

    @property
    def is_cast(self) -> bool:
        """Whether it is ever cast: others work by being in the book. [S-38]"""
        return self.action != "none"

    @property
    def has_element(self) -> bool:
        """Whether it has a spell element. [S-14, S-55, S-56, S-60]"""
        return self.type in ("enchantment", "glyph")

    @property
    def is_modal(self) -> bool:
        """Whether a mode is chosen. [S-37]"""
        return self.modes > 0


def read_books(raw: Mapping[str, Any]) -> dict[str, Book]:
    """All books by their ids."""
    books = {key: read(Book, {"id": key, **known}, key) for key, known in raw.items()}
    for key, book in books.items():
        insist(book.capacity > 0 and book.points > 0, f"{key}: a book has pages and points")
        for faction in book.requires:
            insist(faction in SYMBOLS.factions, f"{key}: there is no faction {faction}")
    return books


def read_spells(raw: Mapping[str, Any], largest: int) -> dict[str, Spell]:
    """All spells by their ids; each fits into the largest book."""
    return {key: _checked(read(Spell, {"id": key, **known}, key), largest) for key, known in raw.items()}


def _checked(spell: Spell, largest: int) -> Spell:
    key = spell.id
    insist(0 < spell.pages <= largest, f"{key}: a spell has pages, and fits into a book")
    for symbol, pages in spell.affinity.items():
        insist(is_symbol(symbol), f"{key}: there is no symbol {symbol}")
        insist(0 < pages <= spell.pages, f"{key}: the affinity of {symbol} takes more pages than the spell, or none")
    for symbol in (spell.requires, *spell.worse_for):
        insist(not symbol or is_symbol(symbol), f"{key}: there is no symbol {symbol}")
    insist(spell.is_cast != (spell.counterspell or spell.passive), f"{key}: a spell is cast, or works from the book")
    insist(not (spell.counterspell and spell.passive), f"{key}: a counterspell is not passive")
    insist((spell.action == "ranged") == spell.attacks, f"{key}: a ranged combat action attacks")
    insist(not spell.attacks or (spell.type == "sorcery" and spell.whom == "opposing"), f"{key}: sorceries attack opposing figures")
    insist((spell.targets > 0) == bool(spell.whom), f"{key}: a spell that names figures says whom")
    insist(spell.type != "enchantment" or spell.targets == 1, f"{key}: an enchantment has one target")
    insist(spell.type != "glyph" or spell.targets == 0, f"{key}: a glyph is put on a place")
    insist((spell.type == "illusion") == (spell.domain is not None) == (spell.lasts > 0), f"{key}: an illusion is a domain for a time")
    insist(not spell.gives or spell.gives in ABILITIES, f"{key}: there is no ability {spell.gives}")
    insist(spell.modes != 1, f"{key}: of one mode there is nothing to choose")
    if spell.domain is not None:
        check_domain(key, spell.domain, DOMAINS)
    return spell


BOOKS: dict[str, Book] = read_books(table("books"))
SPELLS: dict[str, Spell] = read_spells(table("spells"), max(book.capacity for book in BOOKS.values()))


def pages_of(spell: Spell, symbols: Collection[Symbol], mastery: bool = False) -> int:
    """The pages a spell takes in the book of a sorcerer with these symbols: the least affinity count of one of them, else the ordinary count. With Ancient
    Mastery every affinity count will do. [S-11, S-12, S-91, S-141]

    >>> pages_of(SPELLS["P27"], ["orc-khans"]), pages_of(SPELLS["P27"], ["elven-lords"]), pages_of(SPELLS["P27"], ["draconum"], mastery=True)
    (3, 2, 2)
    """
    return min((pages for symbol, pages in spell.affinity.items() if mastery or symbol in symbols), default=spell.pages)


def may_use(spell: Spell, symbols: Collection[Symbol], mastery: bool = False) -> bool:
    """Whether a sorcerer with these symbols meets a spell's requirement. Ancient Mastery lifts it from every spell with an affinity count. [S-10, S-91]"""
    return not spell.requires or spell.requires in symbols or (mastery and bool(spell.affinity))

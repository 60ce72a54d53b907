"""What is printed on the warriors, spells, books and battlefields of Sorcery, for those who draw them."""

from __future__ import annotations

import msgspec

from .armies import PREPARED, PreparedArmy
from .domains import DOMAINS, Domain
from .facts import NUMBERS
from .fields import PIECES, Piece
from .spells import BOOKS, SPELLS, Book, Spell
from .warriors import ABILITIES, PROFICIENCIES, SYMBOLS, WARRIORS, Ability, Symbols, Warrior


class Building(msgspec.Struct, frozen=True):
    """The numbers by which an army is built. [A-18, A-22, A-193, S-99]"""

    totals: tuple[int, ...]
    figures: int
    copies: int
    """Of a spell in a book."""
    domains: int


class Printed(msgspec.Struct, frozen=True):
    """Facts that never change."""

    warriors: dict[str, Warrior]
    symbols: Symbols
    abilities: dict[str, Ability]
    proficiencies: dict[str, str]
    """Of each speed type and attack type."""
    books: dict[str, Book]
    spells: dict[str, Spell]
    domains: dict[str, Domain]
    pieces: dict[str, Piece]
    armies: dict[str, PreparedArmy]
    building: Building
    bedlam_reach: int
    """How far Bedlam works, in inches from rim to rim. [S-94]"""


PRINTED = Printed(
    warriors=WARRIORS,
    symbols=SYMBOLS,
    abilities=ABILITIES,
    proficiencies={str(kind): str(proficiency) for kind, proficiency in PROFICIENCIES.items()},
    books=BOOKS,
    spells=SPELLS,
    domains=DOMAINS,
    pieces=PIECES,
    armies=PREPARED,
    building=Building(NUMBERS.build_totals, NUMBERS.max_figures, NUMBERS.spell_copies_per_book, NUMBERS.domains_per_army),
    bedlam_reach=NUMBERS.bedlam_reach,
)

"""An army: which warriors, with which books, with which spells, perhaps with a domain; the rules by which it is built, and the code it is written as.

    200:DEL3+B3(P01.P06.P14.P20.P30),ORS3+B2(P09.P25.P27.P31),DEL2,2xNIN1@clear-skies

A code begins with the build total it was made for. A member is a warrior, with a number before it if there are several alike, and behind a plus each of its
books with the spells in it; the first spell is the proposed bookmark. Capitals or not does not matter. The order is the player's, and nothing is sorted.
`why_not_army` judges a text as the `forbids` of a question for a code does.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any, NamedTuple

from walpurgis.engine import Rule
from walpurgis.engine.ask_for_keys import LONGEST_CODE

from .dials import FIRST, is_immune, shown
from .domains import DOMAINS
from .facts import NUMBERS, Fact, WrongFacts, insist, read, table
from .spells import BOOKS, SPELLS, may_use, pages_of
from .warriors import WARRIORS, Symbol, Warrior

NO_CODE: Rule = "D-87"
"""The rule that says how an army is written: for what is not a code at all."""


class FilledBook(NamedTuple):
    """A book and the spells in it, the proposed bookmark first."""

    book: str
    spells: tuple[str, ...]


class Member(NamedTuple):
    """A warrior and the books it wields. [S-7]"""

    warrior: str
    books: tuple[FilledBook, ...] = ()

    @property
    def points(self) -> int:
        """Of the warrior and its books; spells have no points. [A-18, A-19]"""
        return WARRIORS[self.warrior].points + sum(BOOKS[filled.book].points for filled in self.books)


class Army(NamedTuple):
    """An army: the build total it was made for, its members in the player's order, and the domains it brings."""

    total: int
    members: tuple[Member, ...]
    domains: tuple[str, ...] = ()

    @property
    def points(self) -> int:
        return sum(member.points for member in self.members)


class PreparedArmy(Fact, frozen=True):
    """An army that is ready to be played."""

    name: str
    code: str


# Building ------------------------------------------------------------------------------------------------------------


def action_total(build_total: int) -> int:
    """How many actions a turn has. [A-23, A-193]"""
    return max(build_total // NUMBERS.action_per_points, 1)


def symbols_of(warrior: Warrior, friends: Sequence[Warrior]) -> tuple[Symbol, ...]:
    """The symbols of a warrior: faction and subfaction, and by Pact the faction symbols of all its friends. [S-13, S-93, S-103, S-143]"""
    lent = [friend.faction for friend in friends] if warrior.power == "pact" else []
    return tuple(dict.fromkeys([warrior.faction, warrior.subfaction, *lent]))


def why_not_wield(warrior: Warrior, symbols: Sequence[Symbol], book: str, free_slots: int) -> Rule | None:
    """The rule by which this warrior cannot have that book: it is immune to magic, has no free slot, or does not meet the requirement. [A-78, A-101, S-2]"""
    if is_immune(warrior, shown(warrior, FIRST)):
        return "A-78"
    requires = BOOKS[book].requires
    return "A-101" if free_slots < 1 or (requires and not any(symbol in requires for symbol in symbols)) else None


def why_not_filled(warrior: Warrior, symbols: Sequence[Symbol], filled: FilledBook) -> Rule | None:
    """The rule by which these spells cannot be in this warrior's book: none or copies, a requirement, too many pages. [S-6, S-10, S-99]"""
    if not filled.spells or max(Counter(filled.spells).values()) > NUMBERS.spell_copies_per_book:
        return "S-99"
    mastery = warrior.power == "ancient-mastery"
    spells = [SPELLS[spell] for spell in filled.spells]
    if not all(may_use(spell, symbols, mastery) for spell in spells):
        return "S-10"
    return "S-6" if sum(pages_of(spell, symbols, mastery) for spell in spells) > BOOKS[filled.book].capacity else None


def pages_in(army: Army, member: Member, filled: FilledBook) -> int:
    """The pages that a member's spells take in its book. [S-6, S-12, S-143]"""
    warrior = WARRIORS[member.warrior]
    symbols = symbols_of(warrior, _warriors(army))
    return sum(pages_of(SPELLS[spell], symbols, warrior.power == "ancient-mastery") for spell in filled.spells)


def why_not_built(army: Army, total: int, domains: bool = False) -> Rule | None:
    """The rule that an army breaks in a game of this build total, with domains or without; factions may be mixed. [A-21]"""
    return next(_broken(army, total, domains), None)


def _broken(army: Army, total: int, domains: bool) -> Iterator[Rule]:
    if len(army.members) > NUMBERS.max_figures or army.total not in NUMBERS.build_totals:
        yield "A-193"
    if army.total > total or army.points > army.total:
        yield "A-18"
    if _has_copies([m.warrior for m in army.members if WARRIORS[m.warrior].is_unique]):
        yield "A-20"
    if _has_copies([filled.book for m in army.members for filled in m.books if BOOKS[filled.book].unique]):
        yield "A-20"
    friends = _warriors(army)
    for member in army.members:
        warrior = WARRIORS[member.warrior]
        symbols = symbols_of(warrior, friends)
        for n, filled in enumerate(member.books):
            for rule in (why_not_wield(warrior, symbols, filled.book, warrior.slots - n), why_not_filled(warrior, symbols, filled)):
                if rule is not None:
                    yield rule
    if len(army.domains) > NUMBERS.domains_per_army:
        yield "A-22"
    if army.domains and not (domains and all(name in DOMAINS for name in army.domains)):
        yield "A-184"


def _warriors(army: Army) -> list[Warrior]:
    return [WARRIORS[member.warrior] for member in army.members]


def _has_copies(things: Sequence[str]) -> bool:
    return len({*things}) < len(things)


# Codes ---------------------------------------------------------------------------------------------------------------

_ARMY = re.compile(r"([1-9]\d{1,2}):([^@]+)((?:@\w+(?:-\w+)*)*)")
_MEMBER = re.compile(r"(?:([1-9]\d?)X)?(\w{4})((?:\+B\d\((?:P\d\d(?:\.P\d\d)*)?\))*)")
_BOOK = re.compile(r"\+(B\d)\(([^)]*)\)")


def army_of(text: str) -> Army | None:
    """The army that a text means: a prepared one by its id, or a code; None if it is neither. It may still break the rules of building."""
    if len(text) > LONGEST_CODE or not text.isascii():
        return None
    text = text.strip().upper()
    found = _ARMY.fullmatch(PREPARED[text].code.upper() if text in PREPARED else text)
    if found is None:
        return None
    members: list[Member] = []
    for part in found[2].split(","):
        member = _MEMBER.fullmatch(part)
        if member is None or member[2] not in WARRIORS:
            return None
        books = tuple(FilledBook(book, tuple(spells.split(".")) if spells else ()) for book, spells in _BOOK.findall(member[3]))
        if any(filled.book not in BOOKS or not all(spell in SPELLS for spell in filled.spells) for filled in books):
            return None
        members += [Member(member[2], books)] * int(member[1] or 1)
    return Army(int(found[1]), tuple(members), tuple(found[3].lower().split("@")[1:]))


def code_of(army: Army) -> str:
    """The code of an army: its canonical form.

    >>> code_of(Army(100, (Member("ORS1", (FilledBook("B1", ("P04", "P31")),)), Member("NIN1"), Member("NIN1"))))
    '100:ORS1+B1(P04.P31),2xNIN1'
    """
    alike = [(member, len([*same])) for member, same in groupby(army.members)]
    members = ",".join(f"{count}x{_written(member)}" if count > 1 else _written(member) for member, count in alike)
    return f"{army.total}:{members}{''.join(f'@{domain}' for domain in army.domains)}"


def _written(member: Member) -> str:
    return member.warrior + "".join(f"+{filled.book}({'.'.join(filled.spells)})" for filled in member.books)


def why_not_army(text: str, total: int, domains: bool = False) -> Rule | None:
    """The rule that forbids a text as an army of a game of this build total, with domains or without; None if it is one. [A-18 to A-23, A-193]"""
    army = army_of(text)
    return NO_CODE if army is None else why_not_built(army, total, domains)


# Prepared ones -------------------------------------------------------------------------------------------------------


def read_armies(raw: Mapping[str, Any]) -> dict[str, Army]:
    """The prepared armies by their ids, each in its canonical form and legal."""
    armies = {}
    for key, known in raw.items():
        code = read(PreparedArmy, known, key).code
        army = army_of(code)
        if army is None:
            raise WrongFacts(f"{key}: {code} is no army")
        rule = why_not_built(army, army.total)
        insist(rule is None, f"{key}: {rule} forbids it")
        insist(code_of(army) == code, f"{key}: it should be written {code_of(army)}")
        armies[key] = army
    return armies


_RAW = table("armies")
PREPARED: dict[str, PreparedArmy] = {key: read(PreparedArmy, known, key) for key, known in _RAW.items()}
"""The prepared armies as they are written down, by their ids."""
ARMIES: dict[str, Army] = read_armies(_RAW)
"""The prepared armies as they are. [D-86]"""


def prepared_for(total: int) -> list[str]:
    """The ids of the prepared armies to propose: those made for this build total, or else for the largest below it."""
    fitting = max(army.total for army in ARMIES.values() if army.total <= total)
    return [key for key, army in ARMIES.items() if army.total == fitting]

"""The table of Sorcery: figures, spellbooks, spells in play, the ground, whose turn it is; and small questions about who is who.

Where figures stand to each other is in `standing.py`, what their values are in `values.py`, what a seat sees in `view.py`.
"""

from __future__ import annotations

from dataclasses import field
from typing import Literal, TypeAlias

from walpurgis.engine import Plain, Table, plain
from walpurgis.engine.plane import Point, Vector

from .armies import action_total
from .dials import is_eliminated, is_immune, shown
from .fields import Side
from .keys import is_on_the_table
from .spells import BOOKS, SPELLS, Book, Spell
from .warriors import WARRIORS, Warrior

Status: TypeAlias = Literal["reserve", "ground", "air", "captive", "gone"]
"""Not deployed yet; on the ground; soaring; held by a captor; off the battlefield."""
Phase: TypeAlias = Literal["armies", "domains", "terrain", "objectives", "bookmarks", "deploy", "command", "action", "end", "finish", "over"]
NOBODY = -1
"""No seat."""


@plain
class Figure(Plain):
    """A warrior of somebody's army."""

    id: str
    """The letter of the seat, and the number in the army: a1."""
    seat: int
    warrior: str
    status: Status = "reserve"
    x: int = 0
    y: int = 0
    fx: int = 0
    fy: int = 1000
    """Which way it looks, as a vector."""
    click: int = 1
    tokens: int = 0
    given: int = 0
    """How many actions it was given this turn: two by Magestone Trance. [A-32, A-112, S-90]"""
    barred: str = ""
    """The rule by which it cannot be given an action this turn, after it was moved by a friend. [A-117]"""
    hurt: bool = False
    """Whether damage turned its dial this turn. [A-125]"""
    captor: str = ""
    tapped: str = ""
    """The ability that it gained by Mind Tap. [S-92]"""
    returned: bool = False
    """Whether Necromancy has brought it back: once a game."""

    @property
    def printed(self) -> Warrior:
        """What its base and its dial show."""
        return WARRIORS[self.warrior]

    @property
    def at(self) -> Point:
        return self.x, self.y

    @property
    def facing(self) -> Vector:
        return self.fx, self.fy

    @property
    def is_there(self) -> bool:
        """Whether its base is on the battlefield, on the ground, in the air or as a captive."""
        return self.status in ("ground", "air", "captive")

    @property
    def is_demoralized(self) -> bool:
        return "demoralized" in shown(self.printed, self.click)

    @property
    def is_able(self) -> bool:
        """Neither a captive nor demoralized. [A-3]"""
        return self.status in ("ground", "air") and not self.is_demoralized

    @property
    def is_magic_immune(self) -> bool:
        """By defense type, or by an ability of its click or by Mind Tap; no enchantment gives it. [A-76, A-77, A-79]"""
        own = shown(self.printed, self.click)
        return is_immune(self.printed, () if "demoralized" in own else (*own, self.tapped))

    @property
    def is_at_the_skulls(self) -> bool:
        return is_eliminated(self.printed, self.click)

    def put(self, place: Point) -> None:
        self.x, self.y = place

    def look(self, facing: Vector) -> None:
        self.fx, self.fy = facing


@plain
class Tome(Plain):
    """A spellbook on the table: who wields it or where it lies, and the stack beneath it. The stack is for its readers only. [S-106]"""

    id: str
    book: str
    owner: int
    """The seat whose army brought it."""
    builder: str
    """The figure it was built for."""
    wielder: str = ""
    """Empty while it lies on the ground."""
    x: int = 0
    y: int = 0
    stack: tuple[str, ...] = ()
    """The spells, the bookmarked one first."""
    is_down: bool = False
    """Whether the top card is face down; all others are face up. [S-107]"""
    shown: tuple[str, ...] = ()
    """Cards that everybody knows to belong to it."""
    readers: tuple[int, ...] = ()
    """Seats that know the contents."""
    know_order: tuple[int, ...] = ()
    """Seats that know the order, too."""
    forgave: bool = False
    """Whether it has left a card face up that would have been turned down. [S-112]"""
    is_browsed: bool = False
    """Whether it was browsed in this end phase. [S-49]"""
    paid: int = 0
    """What browsing it cost the last time, in bars: everybody learns that. [S-122]"""

    @property
    def printed(self) -> Book:
        return BOOKS[self.book]

    @property
    def at(self) -> Point:
        return self.x, self.y

    @property
    def bookmark(self) -> str:
        """The bookmarked spell, empty if the stack is. [S-17, S-33]"""
        return self.stack[0] if self.stack else ""

    @property
    def face_up(self) -> tuple[str, ...]:
        return self.stack[1:] if self.is_down else self.stack


@plain
class Working(Plain):
    """A spell in play: an enchantment on a figure, a glyph on the ground, or an illusion over everything."""

    id: str
    """e1, g1 or i1."""
    spell: str
    tome: str
    """The book it goes home to. [S-36]"""
    caster: str
    seat: int
    """The caster's controller."""
    target: str = ""
    x: int = 0
    y: int = 0
    mode: str = ""
    ends_in: int = 0
    """This many end phases of its caster's controller are still to come; 0 if it does not end by time. [S-132]"""

    @property
    def printed(self) -> Spell:
        return SPELLS[self.spell]

    @property
    def at(self) -> Point:
        return self.x, self.y


@plain
class Casting(Plain):
    """The spell that is being cast, for everybody to see. [S-27, S-109, D-84]"""

    spell: str
    tome: str
    caster: str
    seat: int
    mode: str = ""
    targets: tuple[str, ...] = ()
    place: tuple[int, ...] = ()
    """Where the element of a glyph lies."""

    @property
    def printed(self) -> Spell:
        return SPELLS[self.spell]


@plain
class Feature(Plain):
    """A piece of terrain on the battlefield, along the edges."""

    id: str
    piece: str
    left: int
    bottom: int
    right: int
    top: int
    structure: int = 0
    """Structural points left; constructed terrain without any is hindering. [A-95]"""


@plain
class Objective(Plain):
    """An objective token, and the seat that controls it. [A-105]"""

    id: str
    x: int
    y: int
    holder: int = NOBODY

    @property
    def at(self) -> Point:
        return self.x, self.y


@plain
class Player(Plain):
    """Whoever leads an army."""

    seat: int
    edge: Side
    domain: str = ""
    """The domain that the army brought, canceled or not. [A-184]"""
    placed: int = 0
    """Pieces of terrain this player has placed, or passed on. [A-25]"""
    is_ready: bool = False
    """Whether the bookmarks are chosen. [S-101]"""
    is_out: bool = False
    """Eliminated: no able figure is left. [A-106]"""


@plain
class Battlefield(Table):
    """Everything on the table. Hidden are only the stacks of spellbooks."""

    players: list[Player]
    board: int
    """The length of an edge, in mil."""
    total: int
    """The build total. [A-18]"""
    turn_limit: int
    table: str = "random"
    """The name of the prepared battlefield, or "players" if they lay it out themselves. [A-201]"""
    with_domains: bool = False
    open_books: bool = False
    teams: bool = False
    armies: tuple[str, ...] = ()
    """Armies fixed by the options, by seat. [D-86]"""

    phase: Phase = "armies"
    order: tuple[int, ...] = ()
    """The seats in the order of their turns, the first player first. [A-199]"""
    active: int = 0
    """The seat whose turn it is, or who sets up now."""
    round: int = 0
    figures: dict[str, Figure] = field(default_factory=dict)
    tomes: dict[str, Tome] = field(default_factory=dict)
    workings: list[Working] = field(default_factory=list)
    features: list[Feature] = field(default_factory=list)
    objectives: list[Objective] = field(default_factory=list)
    domains: tuple[str, ...] = ()
    """The domains in play; illusions are among the spells in play."""

    actions: int = 0
    """Actions left this turn. [A-32]"""
    commanded: int = 0
    """Actions that Command has added this turn. [A-118]"""
    done: tuple[str, ...] = ()
    """What has happened in this command phase, by its key. [A-111]"""
    acting: str = ""
    """The figure whose action goes on."""
    fury: bool = False
    """Whether Nature's Fury adds the bonus to the attacks of this action. [S-139]"""
    casting: Casting | None = None
    made: int = 0
    """How many spells have come into play: numbers for new ones."""

    winners: tuple[int, ...] = ()
    """The seats that won, once it is over; none for a draw."""
    reason: str = ""

    # Who is who ------------------------------------------------------------------------------------------------------

    @property
    def me(self) -> Player:
        """The player whose turn it is."""
        return self.players[self.active]

    def side(self, seat: int) -> int:
        """Players of one side are friends: each for himself, or seats 0 and 2 against 1 and 3. [A-2, A-191]"""
        return seat % 2 if self.teams else seat

    def are_friends(self, one: int, other: int) -> bool:
        """Whether two seats are on the same side."""
        return self.side(one) == self.side(other)

    def own(self, seat: int) -> list[Figure]:
        """The figures of a seat on the battlefield, captives left out: they belong to nobody. [A-81]"""
        return [f for f in self.figures.values() if f.seat == seat and f.status in ("ground", "air")]

    def friends(self, seat: int) -> list[Figure]:
        """All figures friendly to a seat, its own included. [A-2]"""
        return [f for f in self.figures.values() if f.status in ("ground", "air") and self.are_friends(f.seat, seat)]

    def opponents(self, seat: int) -> list[Figure]:
        """All figures opposing a seat, able or not. [A-2]"""
        return [f for f in self.figures.values() if f.status in ("ground", "air") and not self.are_friends(f.seat, seat)]

    def seats_from(self, seat: int) -> list[int]:
        """All seats in the order of turns, beginning with this one."""
        at = self.order.index(seat)
        return [*self.order[at:], *self.order[:at]]

    def captive_of(self, captor: Figure) -> Figure | None:
        return next((f for f in self.figures.values() if f.captor == captor.id), None)

    # Books and spells ------------------------------------------------------------------------------------------------

    def tomes_of(self, figure: Figure) -> list[Tome]:
        """The books that a figure wields. [S-7]"""
        return [tome for tome in self.tomes.values() if tome.wielder == figure.id]

    def working_on(self, figure: Figure, spell: str = "") -> list[Working]:
        """The enchantments on a figure; only those of one name, if it is given."""
        return [w for w in self.workings if w.target == figure.id and spell in ("", w.spell)] if self.workings else []

    def glyphs(self, spell: str = "") -> list[Working]:
        """The glyphs on the battlefield; only those of one name, if it is given."""
        return [w for w in self.workings if w.id[0] == "g" and spell in ("", w.spell)] if self.workings else []

    @property
    def action_total(self) -> int:
        """How many actions a turn has, before Command. [A-23]"""
        return action_total(self.total)

    def names(self, seat: int, key: str) -> bool:
        """A seat can point at all that stands and lies on the table. See keys.py."""
        return is_on_the_table(self, key)


def letter(seat: int) -> str:
    """What the figures of a seat are called by."""
    return "abcd"[seat]

"""The table of Ashes to Ashes: what is where, small questions about it, and how what is hidden can be redealt.

Cards lie in tuples, and so does all that seldom changes: copies of the table share them, which makes a copy quick.
"""

from __future__ import annotations

from dataclasses import field

from walpurgis.engine import Chance, Plain, Table, plain

from .board import ALWAYS_OPEN, BACK, DIAGONAL, DIRECTIONS, EDGE, NEXT, OTHER, SECTION_OF_EDGE, SUPPLY
from .facts import PLACE_IN_TABLES, POINTS, POWER_MAX, SIDE_OF, SOCIETY, THIEF
from .keys import is_on_the_table


@plain
class Player(Plain):
    """Whoever sits at the table: a hand, and upgrade cards lying open."""

    seat: int
    side: str
    """H, V, or SS."""
    hand: tuple[str, ...] = ()
    """Action cards; the Society's own cards if that is the side."""
    upgrades: tuple[str, ...] = ()


@plain
class Faction(Plain):
    """What the players of a faction share. [AA-S-21]"""

    side: str
    characters: tuple[str, ...]
    points: int = POINTS
    deck: tuple[str, ...] = ()
    """Hidden; the next card is the last."""
    discard: tuple[str, ...] = ()
    upgrade_deck: tuple[str, ...] = ()
    """Hidden but for what was scried; the next card is the last."""
    upgrade_discard: tuple[str, ...] = ()
    scried: int = 0
    """How many cards on top of the upgrade deck the faction has seen."""
    row: tuple[str, ...] = ()
    """The slots of the Black Market; an empty one is an empty text."""
    sand_ready: bool = False
    sand: str = ""
    """The crossroads under quicksand."""


@plain
class Night(Table):
    """Everything on the table."""

    players: list[Player]
    factions: dict[str, Faction]
    """One in solitaire, else two."""
    mode: str
    """teams, society (one seat plays it), or alone."""
    switches: tuple[str, ...] = ()
    """Options that are on."""
    turn_limit: int = 0
    first_turn_cards: int = 3
    first_turn_tokens: int = 1
    thief: str = ""
    """The character whom the thief replaces."""

    phase: str = "places"
    """The current step: one of game.STEPS; "end" after the last."""
    active: int = 0
    """The seat of the Human or Vampire player whose turn it is."""
    turn: int = 1
    at: dict[str, str] = field(default_factory=dict)
    """Where each figure on the board stands."""
    standing: dict[str, str] = field(default_factory=dict)
    """Which figure stands on each space that has one; the Chosen is not counted."""
    facing: dict[str, str] = field(default_factory=dict)
    chosen: str = DIAGONAL[0]
    """Her space, or whoever holds her; empty while she has not reached the board."""
    away: int = 0
    """How many steps she has to take before she stands on the first space of the board. [AA-B-2]"""
    caught: int = 0
    """The turn in which she was last caught."""
    power: dict[str, int] = field(default_factory=dict)
    tokens: dict[str, str] = field(default_factory=dict)
    """The place of each ally token; empty in reserve."""
    tiles: dict[str, str] = field(default_factory=dict)
    supply: dict[str, int] = field(default_factory=lambda: dict(SUPPLY))
    portals: dict[str, str] = field(default_factory=dict)
    """The portal on each edge that has one."""
    traps: tuple[str, ...] = ()
    bears: tuple[str, ...] = ()

    society_deck: tuple[str, ...] = ()
    """The next card is the last; it lies face up unless somebody plays the Society."""
    society_discard: tuple[str, ...] = ()
    drawn: str = ""
    """The card the Society drew for a capture."""
    held: int = 0
    """The Society's turns with the Chosen."""
    icons: tuple[str, ...] = ()
    """The icons that can still be used, of an upgrade card or of the Society's."""
    numbers: tuple[int, ...] = ()
    """Destinations the Society can still use; 0 stands for a trap."""
    to_move: tuple[str, ...] = ()
    """The Society's figures that have not moved yet."""
    origins: dict[str, str] = field(default_factory=dict)
    """Where they stood before."""
    taker: str = ""
    """The figure of the Society that has just caught the Chosen: a card drawn for it is being carried out."""

    ghoul_deck: tuple[str, ...] = ()
    ghoul_discard: tuple[str, ...] = ()
    ghoul_open: tuple[str, ...] = ()
    ghouls_to_act: tuple[str, ...] = ()
    home: tuple[str, ...] = ()

    moved_tokens: tuple[str, ...] = ()
    used: tuple[str, ...] = ()
    """Places around the board whose effect was used this turn."""
    upgraded: tuple[int, ...] = ()
    """Seats that have played their upgrade card this turn."""
    sand_bought: bool = False
    cards_played: int = 0

    card: str = ""
    """The action card being carried out."""
    tiles_left: str = ""
    """The kinds of tiles that the card still gives."""
    worked: tuple[str, ...] = ()
    """The spaces where this card has placed or rotated."""
    walker: str = ""
    """The character who is being activated."""
    walked: tuple[str, ...] = ()
    """The spaces the walker has stood on in this activation, the start included."""
    must: str = ""
    """The tile that the route has to include."""

    winner: str = ""
    """H, V, SS; P or G in solitaire."""
    reason: str = ""

    # Who is who ---------------------------------------------------------------------------------------------------

    @property
    def me(self) -> Player:
        """The player whose turn it is."""
        return self.players[self.active]

    @property
    def mine(self) -> Faction:
        """The faction whose turn it is."""
        return self.factions[self.players[self.active].side]

    @property
    def alone(self) -> bool:
        return self.mode == "alone"

    @property
    def society(self) -> Player | None:
        """The player of the Secret Society, if somebody plays it."""
        return self.players[-1] if self.mode == "society" else None

    @property
    def in_turn(self) -> int:
        """How many Human and Vampire players there are."""
        return len(self.players) - (self.mode == "society")

    def captain_of(self, side: str) -> Player:
        """The first seat of a faction, which decides before the first turn. [AA-S-9]"""
        return next(p for p in self.players if p.side == side)

    def next_player(self) -> Player:
        """The next Human or Vampire player, always of the other faction. [AA-T-2, AA-AT-4]"""
        return self.players[(self.active + 1) % self.in_turn]

    def role(self, who: str) -> str:
        """The character whose place in the tables and whose ability a figure has. [AA-KS-30]"""
        return self.thief if who == THIEF else who

    def index(self, who: str) -> int:
        return PLACE_IN_TABLES[self.role(who)]

    def has_ability(self, who: str, owners: tuple[str, ...]) -> bool:
        if who == THIEF and "thief_none" in self.switches:
            return False
        return self.role(who) in owners

    def team(self, side: str) -> list[int]:
        """The seats of a faction: they see each other's hands. [AA-TM-4]"""
        return [p.seat for p in self.players if p.side == side]

    def names(self, seat: int, key: str) -> bool:
        """A seat can point at all that lies open, and at its faction's hands. See keys.py."""
        return is_on_the_table(self, seat, key)

    # What lies where ----------------------------------------------------------------------------------------------

    def put(self, figure: str, space: str, facing: str = "") -> None:
        """Stand a figure on a space, from wherever it was; an empty space takes it off the board."""
        before = self.at.pop(figure, "")
        if before and self.standing.get(before) == figure:
            del self.standing[before]
        if space:
            self.at[figure] = space
            self.standing[space] = figure
        if facing:
            self.facing[figure] = facing

    def open_sides(self, space: str) -> str:
        """The sides on which a space can be left and entered. [AA-MV-1]"""
        face = self.tiles.get(space)
        if face is not None:
            return face
        if space in ALWAYS_OPEN or space in self.traps or self.standing.get(space, "") in SIDE_OF:
            return DIRECTIONS
        return ""

    def joined(self, a: str, direction: str) -> bool:
        """Whether a continuous path leads from a space to its neighbour, whoever stands there. [AA-MV-1]"""
        b = NEXT[a].get(direction)
        return b is not None and direction in self.open_sides(a) and BACK[direction] in self.open_sides(b)

    def hurts(self, a: str, direction: str, side: str) -> bool:
        """Whether a portal that hurts this faction stands in the way: the one in its own section does. [AA-PO-1, AA-B-10]"""
        name = EDGE[a][direction]
        return name in self.portals and SECTION_OF_EDGE[name] == side

    @property
    def holder(self) -> str:
        """Whoever holds the Chosen; empty while she walks."""
        return "" if self.chosen in NEXT else self.chosen

    def sanded(self, space: str) -> Faction | None:
        """The faction whose quicksand lies there."""
        return next((f for f in self.factions.values() if f.sand == space), None)

    def enemies(self, side: str) -> tuple[str, ...]:
        return self.factions[OTHER[side]].characters

    def empower(self, who: str, amount: int) -> int:
        """Raise or lower a power level within its track. Returns the change. [AA-P1-6]"""
        before = self.power[who]
        self.power[who] = min(POWER_MAX, before + amount)
        return self.power[who] - before

    def payers(self, cost: int) -> list[str]:
        """One's own characters who can pay this much from their track."""
        return [who for who in self.mine.characters if self.power[who] >= cost]


def redeal(t: Night, seat: int | None, chance: Chance) -> None:
    """Shuffle together what this seat cannot know: decks, and the hands of the others. A faction sees its own hands and what it scried. [AA-TM-4]"""
    side = t.players[seat].side if seat is not None else ""
    ended = t.phase == "end"
    for faction in t.factions.values():
        hidden = [] if ended or faction.side == side else [p for p in t.players if p.side == faction.side]
        faction.deck, *hands = _dealt_again(chance, faction.deck, *(p.hand for p in hidden))
        for player, hand in zip(hidden, hands, strict=True):
            player.hand = hand
        below = len(faction.upgrade_deck) - (faction.scried if faction.side == side else 0)
        faction.upgrade_deck = (*chance.shuffled(sorted(faction.upgrade_deck[:below])), *faction.upgrade_deck[below:])
    society = t.society
    if society is None:
        t.society_deck = (*chance.shuffled(sorted(t.society_deck[:-1])), *t.society_deck[-1:])
    elif ended or side == SOCIETY:
        t.society_deck = tuple(chance.shuffled(sorted(t.society_deck)))
    else:
        t.society_deck, society.hand, drawn = _dealt_again(chance, t.society_deck, society.hand, (t.drawn,) if t.drawn else ())
        t.drawn = "".join(drawn)
    t.ghoul_deck = tuple(chance.shuffled(sorted(t.ghoul_deck)))


def _dealt_again(chance: Chance, deck: tuple[str, ...], *hands: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The same numbers of cards in the deck, which comes first, and in every hand."""
    cards = chance.shuffled(sorted([*deck, *(card for hand in hands for card in hand)]))
    dealt = [tuple(cards.pop() for _ in hand) for hand in hands]
    return [tuple(cards), *dealt]

"""The table of Sabbat Magica: what is where, small questions about it, who sees it, and how what is hidden can be redealt."""

from __future__ import annotations

from dataclasses import field

from walpurgis.engine import Chance, Plain, Table, plain, without

from .board import (
    BONUSES,
    BRIDGE,
    GARDEN_BONUS,
    GARDENS,
    GHOSTS,
    GRAVEYARD,
    MIRRORS,
    POWERS,
    REGIONS,
    RESOURCES,
    TERROR_MAX,
    TERROR_START,
    TIME,
    TOUCHING,
    TimeCard,
)


def nothing() -> dict[str, int]:
    """A store without resources."""
    return dict.fromkeys(RESOURCES, 0)


@plain
class Player(Plain):
    """One magician's board, pieces and POWER card."""

    seat: int
    people: str
    terror: int = TERROR_START
    vp: int = 0
    h2: dict[str, int] = field(default_factory=nothing)
    h1: dict[str, int] = field(default_factory=nothing)
    zone: dict[str, int] = field(default_factory=nothing)
    cursed: bool = False
    chimera: int = 0
    magician: str = ""
    """The square the magician stands on; empty while it is off the grid."""
    bridge: int = 0
    graveyard: int = GHOSTS
    power: str = ""
    """The one POWER card this player has opened."""
    power_used: bool = False
    """Whether it has been used in this round."""
    uses: int = 0
    """How often it has been used in the game."""


@plain
class Manor(Table):
    """Everything on the table."""

    players: list[Player]
    order: tuple[int, ...]
    """Seats in playing order."""
    grid: tuple[str, ...]
    """The tile on each square, in the order of SQUARES."""
    gates: tuple[str, ...]
    """The gate of each region, in the order of REGIONS."""
    gates_out: tuple[str, ...]
    time_card: str
    time_pile: tuple[str, ...]
    """Hidden from all; the next card is the last."""
    time_removed: str
    """Hidden from all until the end."""
    region_places: int
    garden_places: int
    use_powers: bool = True
    power_uses: str = "card"
    vp_floor_zero: bool = False
    round: int = 1
    phase: str = "study"
    lap: int = 1
    """The pass of phase B: each player has one action in it."""
    turn: int = 0
    """Whose turn it is, counted along the playing order."""
    mirrors: dict[str, int] = field(default_factory=lambda: dict.fromkeys(MIRRORS, 0))
    """0 intact, 1 cracked, 2 broken."""
    ghosts: dict[str, tuple[int, ...]] = field(default_factory=lambda: dict.fromkeys((*GARDENS, *REGIONS), ()))
    """The seats whose ghosts stand in each garden and region, from place 1 down."""
    bonus_taken: dict[int, int] = field(default_factory=dict)
    """Bonus slot -> seat."""
    protected: str = ""
    """Where the ghost stands that Secret area protects."""
    booster: bool = False
    ready: int = 0
    """How many of the active player's ghosts on the drawbridge may still move in this action."""
    moved: tuple[str, ...] = ()
    """Where the ghosts stand that have moved in this action; drawbridge and graveyard once for each."""
    limbo: dict[int, str] = field(default_factory=dict)
    """Ghosts between two places while somebody decides: seat -> where they arrive or were expelled."""

    def names(self, seat: int, key: str) -> bool:
        """What can be pointed at: squares, mirrors, the tile under one's own magician, slots of the time card, POWER cards, and one's own ghosts with all the
        places there are. The drawbridge and the graveyard can be pointed at while nobody is there."""
        me = self.players[seat]
        kind, _, rest = key.partition(":")
        match kind:
            case "act":
                return rest in ("mag", "gho")
            case "mag":
                return rest.removesuffix(":bat") in TOUCHING
            case "eff":
                return me.magician != "" if rest == "tile" else rest.startswith("mir:") and rest.removeprefix("mir:") in MIRRORS
            case "bon":
                return key in BONUSES[self.time_card]
            case "pow":
                return any(rest in powers for powers in POWERS.values())
            case "gho":
                origin, _, to = rest.partition(">")
                if origin == "tel":
                    return to in REGIONS
                return (origin in (BRIDGE, GRAVEYARD) or seat in self.ghosts.get(origin, ())) and (to in (BRIDGE, GRAVEYARD) or to in self.ghosts)
        return False

    @property
    def card(self) -> TimeCard:
        return TIME[self.time_card]

    @property
    def active(self) -> Player:
        return self.players[self.order[self.turn]]

    def in_order(self) -> list[Player]:
        """The players in playing order."""
        return [self.players[seat] for seat in self.order]

    def places(self, location: str) -> int:
        """How many places are open there."""
        return self.region_places if location[0] == "r" else self.garden_places

    def bonus(self, me: Player, garden: str) -> int:
        """2 for the major bonus of a garden, 1 for the minor, 0 for none, by where the ghost stands at this moment. [SM-G-6]"""
        there = self.ghosts[garden]
        if me.seat in there:
            place = there.index(me.seat)
            return GARDEN_BONUS[place] if place < len(GARDEN_BONUS) else 0
        return 0

    def homes(self, me: Player) -> list[str]:
        """The gardens and regions where `me` has a ghost."""
        seat = me.seat
        return [location for location, there in self.ghosts.items() if seat in there]

    def adjacent(self, me: Player) -> list[Player]:
        """The opponents whose magicians touch mine, in playing order; nobody while off the grid. [SM-G-9]"""
        if not me.magician:
            return []
        near = TOUCHING[me.magician]
        return [p for p in self.in_order() if p.magician in near]

    def gain_terror(self, me: Player, amount: int) -> int:
        """Book terror; what exceeds ten is lost. Returns what was gained. [SM-G-2, SM-G-3]"""
        gained = min(amount, TERROR_MAX - me.terror)
        me.terror += gained
        return gained

    def gain_vp(self, me: Player, amount: int) -> None:
        """Book victory points, gained or lost. Below zero they keep counting, unless the option forbids it. [SM-G-3, SM-G-10]"""
        me.vp += amount
        if self.vp_floor_zero and me.vp < 0:
            me.vp = 0

    def leave(self, me: Player, location: str) -> None:
        """Take my ghost off a garden or region; those below move up at once. [SM-G-5]"""
        self.ghosts[location] = without(self.ghosts[location], me.seat)

    def next_action(self) -> None:
        """The next player in order; after the last one the next lap; after the last lap, stewardship. [SM-B-1]"""
        self.phase = "act"
        self.turn += 1
        if self.turn == len(self.order):
            self.turn, self.lap = 0, self.lap + 1
            if self.lap > self.card.actions:
                self.phase = "stewardship"


def redeal(t: Manor, seat: int | None, chance: Chance) -> None:
    """Nobody knows the order of the time cards to come, nor which one was removed: shuffle them together."""
    if t.time_removed:
        cards = chance.shuffled(sorted([*t.time_pile, t.time_removed]))
        t.time_removed = cards.pop()
        t.time_pile = tuple(cards)

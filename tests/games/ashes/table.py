"""The little language for tests of Ashes to Ashes: lay the board by hand, walk, answer, look.

    t = night("M A9", tiles="A8 NS, A7 NS, A6 SE, B6 NW").activate("M").choose("go:N")
    assert t.where("M") == "B5 N"

Figures are given as "M A9" or "M A9 E" (facing); characters that are not named stand in their base. Unless told otherwise it is the Humans' turn, in the action
phase, with empty hands; the Society's revealed card has no numbers.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from walpurgis.engine import Match
from walpurgis.engine.game import Step
from walpurgis.engine.scene import Scene
from walpurgis.games.ashes.board import BASES, FACINGS, KIND_OF, OTHER
from walpurgis.games.ashes.ending import step
from walpurgis.games.ashes.events import Walked
from walpurgis.games.ashes.facts import SIDE_OF, SOCIETY_CARDS
from walpurgis.games.ashes.game import GAME
from walpurgis.games.ashes.state import Night, Player
from walpurgis.games.ashes.walking import activate


def listed(names: str) -> tuple[str, ...]:
    """`"A, B"` as names."""
    return tuple(name.strip() for name in names.split(",") if name.strip())


class Play(Scene[Night]):
    """A board in play: set, answer, and look. Set everything before the first answer."""

    @property
    def me(self) -> Player:
        """The player whose turn it is."""
        return self.t.me

    def points(self, side: str) -> int:
        return self.t.factions[side].points

    def where(self, who: str) -> str:
        """Where a figure stands, and where it looks if it has a face: "B5 N"."""
        return " ".join(filter(None, (self.t.at.get(who, "away"), self.t.facing.get(who, ""))))

    @property
    def route(self) -> str:
        """All spaces walked over in this scene, in order."""
        return " ".join(event.path for event in self.told(Walked))

    @property
    def ended(self) -> str:
        """Who won, and why: "H base"; empty while the night lasts."""
        return f"{self.t.winner} {self.t.reason}" if self.t.winner else ""

    def activate(self, who: str, must: str = "") -> Play:
        """Let a character act, as after a card; with `must`, its route has to include that tile. After the activation nothing is left to ask."""
        laid = self.match.checkpoint if self.match.entries else self.match.origin
        assert laid is not None
        return _play(laid.copy(), step(partial(activate, who=who, must=must)))

    def having(self, whose: str | int = "", **fields: Any) -> Play:
        """The table as it was laid, with these fields of it, or of a faction or a seat, set by hand; lists become tuples."""
        assert self.match.origin is not None and not self.match.entries
        state = self.match.origin.copy()
        thing = state.players[whose] if isinstance(whose, int) else state.factions[whose] if whose else state
        for name, value in fields.items():
            assert hasattr(thing, name)
            setattr(thing, name, tuple(value) if isinstance(value, list) else value)
        return _play(state)

    def of(self, prefix: str) -> str:
        """The keys offered that begin so."""
        return ", ".join(key for key in self.offered.split(", ") if key.startswith(prefix))


def night(
    figures: str = "",
    *,
    tiles: str = "",
    side: str = "H",
    seat: int | None = None,
    phase: str = "actions",
    hand: str = "",
    foe: str = "",
    upgrades: str = "",
    foe_upgrades: str = "",
    chosen: str = "A1",
    away: int = 0,
    portals: str | None = None,
    card: str = "S15",
    traps: str = "",
    players: int = 2,
    society_hand: str = "",
    points: str = "20 20",
    power: str = "",
    tokens: str = "",
    turn: int = 2,
    **options: Any,
) -> Play:
    """A table as described above. `portals` is "P1 C6|C7, ..." (None: where they start), `power` "D 3, M 0", `tokens` "M bm.2", `points` of both sides.

    `seat` acts, if it is not the first of that side. Where there is nothing to ask, as with an empty hand, the turn runs on.
    """
    t: Night = Match.new(GAME, players, seed=7, options=options, listen=False).state.copy()
    t.turn, t.phase = turn, phase
    t.active = next(p.seat for p in t.players if p.side == side) if seat is None else seat
    t.at, t.standing, t.facing = {}, {}, {}
    for figure in listed(figures):
        who, space, *facing = figure.split()
        t.put(who, space, facing[0] if facing else FACINGS.get(space, "N") if who in SIDE_OF else "")
    for faction in t.factions.values():
        for who in faction.characters:
            if who not in t.at:
                base = BASES[OTHER[faction.side] if t.alone else faction.side]
                space = next(space for space in base if space not in t.standing)
                t.put(who, space, FACINGS[space])
    lay(t, tiles)
    for p in t.players:
        p.hand, p.upgrades = (), ()
    t.me.hand, t.me.upgrades = listed(hand), listed(upgrades)
    if not t.alone:
        t.next_player().hand, t.next_player().upgrades = listed(foe), listed(foe_upgrades)
        for faction, left in zip(t.factions.values(), points.split(), strict=True):
            faction.points = int(left)
        t.chosen, t.away = "" if away else chosen, away
        t.society_deck = tuple(sorted((name for name in SOCIETY_CARDS if name not in listed(society_hand)), key=lambda name: name == card))
    if t.society is not None:
        t.society.hand = listed(society_hand)
    if portals is not None:
        t.portals = {edge: portal for portal, edge in (item.split() for item in listed(portals))}
    t.traps = listed(traps)
    for who, level in (item.split() for item in listed(power)):
        t.power[who] = int(level)
    for who, place in (item.split() for item in listed(tokens)):
        t.tokens[who] = place
    return _play(t)


def lay(t: Night, tiles: str) -> None:
    """Lay tiles, "A8 NS, B6 NW", from the supply."""
    for space, face in (item.split() for item in listed(tiles)):
        t.tiles[space] = face
        t.supply[KIND_OF[face]] -= 1


def _play(t: Night, rule: Callable[[Night], Step] | None = None) -> Play:
    return Play(Match.standing(GAME, t, len(t.players), GAME.Options(), rule=rule))

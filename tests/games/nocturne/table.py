"""The little language for tests of Nocturne: set up a table by hand, play cards on it, look at it by name.

    t = table(hand="Exorcist, Silver", phase="night").play("Exorcist").choose("hand:silver")
    assert t.offered == "pile:will-o-wisp, pile:imp"
    t.choose("pile:imp")
    assert t.me.discard == ("imp",)

Cards are given by their English names, top of the deck first. The kingdom holds the cards that are named and what they need; piles are full.
"""

from __future__ import annotations

import re
from collections import Counter

from walpurgis.engine import Answer, Chance, Match, game_named
from walpurgis.engine.scene import Scene
from walpurgis.games.nocturne.facts import BOONS, CARDS, EVENTS, HEXES, LANDMARKS
from walpurgis.games.nocturne.game import GAME, Settings
from walpurgis.games.nocturne.kingdoms import CODES, POOL
from walpurgis.games.nocturne.state import Kingdom, Player
from walpurgis.games.nocturne.turn import STEPS

FILLERS = ("village", "smithy", "festival", "laboratory", "market", "workshop", "chapel", "council-room", "gardens", "mine")
"""Piles that fill a kingdom up to ten."""


def key(name: str) -> str:
    """The key of a card by its English name: "Devil's Workshop" -> "devils-workshop"."""
    return re.sub(r"[^a-z0-9]+", "-", name.strip().lower().replace("'", "")).strip("-")


def keys(names: str) -> tuple[str, ...]:
    """The keys of a list of names: "Copper x3, Silver"."""
    found: list[str] = []
    for item in filter(None, (part.strip() for part in names.split(","))):
        name, _, count = item.partition(" x")
        assert key(name) in CARDS, f"there is no card {name!r}"
        found += [key(name)] * int(count or 1)
    return tuple(found)


class Play(Scene[Kingdom]):
    """A table in play: answer, and look."""

    @property
    def me(self) -> Player:
        """The first player, whose turn it was when the scene began."""
        return self.t.players[0]

    @property
    def you(self) -> Player:
        """The second player."""
        return self.t.players[1]

    def play(self, *names: str) -> Play:
        """Play these cards of the hand in the open phase, one after the other; each must be offered."""
        for name in names:
            self.choose(f"hand:{key(name)}")
        return self

    def to_phase(self, phase: str) -> Play:
        """End phases until this one is open and its player is asked, or nobody is asked in it any more."""
        for _ in range(20):
            if self.match.over or self.t.phase == phase or self.ask.prompt not in ("action", "buy", "night"):
                return self
            self.choose("end")
        raise AssertionError(f"the phase {phase} never comes")

    def end_turn(self) -> Play:
        """End the phases of this turn; stops at the first question of the next turn, or at any other question."""
        turn, extra = self.t.turn, self.t.extra
        while not self.match.over and (self.t.turn, self.t.extra) == (turn, extra) and self.ask.prompt in ("action", "buy", "night"):
            self.choose("end")
        return self

    def next_turn(self) -> Play:
        """Let the others idle until the first player is asked in a new turn, or the game is over. Other questions than those of the phases stop it."""
        self.end_turn()
        while not self.match.over and self.t.active != 0 and self.ask.prompt in ("action", "buy", "night"):
            self.choose("end")
        return self

    @property
    def trash(self) -> str:
        """What lies in the trash besides the Zombies: "copper, estate"."""
        return ", ".join(card for card in self.t.trash if not card.startswith("zombie-"))

    def points(self, seat: int = 0) -> int:
        """The score of a player as if the game ended now."""
        return self.match.result().scores[seat]


class Setting:
    """A table being laid."""

    def __init__(self, t: Kingdom, options: Settings) -> None:
        self.t, self.options, self.goes_on = t, options, False

    def has(
        self,
        seat: int,
        *,
        hand: str | None = None,
        deck: str | None = None,
        discard: str | None = None,
        in_play: str | None = None,
        delusion: str | None = None,
        misery: int | None = None,
        debt: int | None = None,
        vp: int | None = None,
        guarded: bool | None = None,
    ) -> Setting:
        """What one player has. Decks are given from the top; discard piles from the bottom."""
        p = self.t.players[seat]
        p.hand = p.hand if hand is None else keys(hand)
        p.deck = p.deck if deck is None else keys(deck)[::-1]
        p.discard = p.discard if discard is None else keys(discard)
        p.play = p.play if in_play is None else keys(in_play)
        p.delusion = p.delusion if delusion is None else delusion
        p.misery = p.misery if misery is None else misery
        p.debt = p.debt if debt is None else debt
        p.vp = p.vp if vp is None else vp
        p.guarded = p.guarded if guarded is None else guarded
        return self

    def piles(self, **left: int) -> Setting:
        """How many cards are left in a pile: `piles(curse=0, will_o_wisp=1)`."""
        for name, count in left.items():
            pile = name.replace("_", "-")
            if pile in self.t.stacks:
                stack = self.t.stacks[pile]
                del stack[count:]
            self.t.left[pile] = count
        return self

    def boons(self, *top: str) -> Setting:
        """Which Boons lie on top, the first one topmost; the others follow."""
        rest = [boon for boon in self.t.boon_deck if boon not in top]
        self.t.boon_deck = (*rest, *top[::-1])
        self.t.druid = tuple(boon for boon in self.t.druid if boon not in top)
        return self

    def druid(self, *row: str) -> Setting:
        """Which Boons lie beside the Druid."""
        self.t.druid = row
        self.t.boon_deck = tuple(boon for boon in BOONS if boon not in row)
        return self

    def hexes(self, *top: str) -> Setting:
        """Which Hexes lie on top, the first one topmost; the others follow."""
        self.t.hex_deck = (*(hexed for hexed in HEXES if hexed not in top), *top[::-1])
        return self

    def trash(self, names: str) -> Setting:
        """What lies in the trash besides the Zombies."""
        self.t.trash += keys(names)
        return self

    def has_left(self, **fields: object) -> Setting:
        """Set fields of the table: `has_left(coins=5, buys=2, woods=1)`; lists become what the table keeps there."""
        for name, value in fields.items():
            setattr(self.t, name, tuple(value) if isinstance(getattr(self.t, name), tuple) else value)  # type: ignore[arg-type]
        return self

    def long(self) -> Setting:
        """Let the whole game continue from here, Clean-up and further turns included."""
        self.goes_on = True
        return self

    def go(self, *answers: Answer) -> Play:
        """The turn continues from here up to its Clean-up, where the scene falls quiet; with `long()`, the game. These are the first answers."""
        self.t.price_the_piles()
        rule = None if self.goes_on else until_clean_up
        return Play(Match.standing(game_named("nocturne"), self.t, len(self.t.players), self.options, rule=rule)).choose(*answers)

    def play(self, *names: str) -> Play:
        """Continue from here, and play these cards of the hand."""
        return self.go().play(*names)


async def until_clean_up(t: Kingdom) -> None:
    """The phases of a turn, without its Clean-up."""
    while t.phase != "clean-up":
        rule = STEPS[t.phase](t)
        assert rule is not None, "only Clean-up asks nothing"
        await rule


def table(
    hand: str = "",
    *,
    deck: str = "Copper x10",
    discard: str = "",
    in_play: str = "",
    you: str = "Copper x5",
    kingdom: str = "",
    players: int = 2,
    phase: str = "action",
    actions: int = 1,
    buys: int = 1,
    coins: int = 0,
    **options: object,
) -> Setting:
    """Set up a table: the first player has this hand and is in this phase; the second one has the hand `you`. Everybody else has five Coppers.

    The kingdom has the cards that are named anywhere here, those of `kingdom` (Events and Landmarks, too), and fillers up to ten.
    """
    wanted = [key(name) for name in kingdom.split(",") if name.strip()]
    named = [*wanted, *(pile for card in keys(f"{hand}, {deck}, {discard}, {in_play}, {you}") for pile in _brought_by(card))]
    piles = list(dict.fromkeys(name for name in named if name in CODES))
    beside = [name for name in piles if name in EVENTS or name in LANDMARKS]
    piles = [name for name in piles if name in POOL]
    piles += [name for name in FILLERS if name not in piles][: max(0, 10 - len(piles))]
    assert len(piles) == 10, f"too many piles for a kingdom: {piles}"
    chosen = Settings(kingdom=",".join([*piles, *beside]), **options)  # type: ignore[arg-type]
    t = GAME.setup(players, chosen, Chance(1))
    t.active, t.turn, t.phase, t.actions, t.buys, t.coins = 0, 1, phase, actions, buys, coins
    for p in t.players:
        p.deck, p.hand, p.discard = ("copper",) * 10, ("copper",) * 5, ()
    t.players[0].turns = 1
    return Setting(t, chosen).has(0, hand=hand, deck=deck, discard=discard, in_play=in_play).has(1, hand=you)


def _brought_by(card: str) -> list[str]:
    """The kingdom piles that a card needs to be in the game: its own, or one that brings it along."""
    known = CARDS[card]
    if known.pile in POOL:
        return [known.pile]
    bringing = [other.key for other in CARDS.values() if card in (other.heirloom, *other.needs) and other.key in POOL]
    if card.startswith("zombie-"):
        return ["necromancer"]
    return bringing[:1]


def everything(t: Kingdom) -> Counter[str]:
    """All cards of the table, wherever they lie: for the law that none comes or goes. [ND-160]"""
    cards = Counter(t.trash)
    for p in t.players:
        cards.update(p.cards())
    for pile, left in t.left.items():
        cards.update(Counter(t.stacks[pile]) if pile in t.stacks else {pile: left})
    return +cards

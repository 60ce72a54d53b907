"""The lesson of Ashes to Ashes, as walpurgis.lessons records it.

The night is already under way: paths lie, the Chosen is half way, the cards are stacked. Two turns of the learner follow, with one of the Vampires between.
"""

from __future__ import annotations

from walpurgis.engine import Match
from walpurgis.lessons import LEARNER, RIVAL, Lesson, first

from ..board import FACINGS, KIND_OF
from ..game import GAME
from ..state import Faction, Night, Player

NAMES = ["web-lesson-you", "web-aa-lesson-rival"]
FIGURES = {"D": "A9 N", "M": "C7 N", "R": "B10 E", "O": "I1 W", "S": "F4 N", "T": "J2 S", "SA": "I4", "SB": "D9"}
TILES = {"B8": "SE", "C7": "NS", "H2": "SE", "G3": "SE", "G4": "NS", "F5": "NE"}
HANDS = {"H": (["M1", "GC1", "GS5"], ["M2", "D1"]), "V": (["GC2", "GS1", "GS2"], ["GC1"])}
"""Of each faction: the hand, and what is drawn next."""
SOCIETY = ["S02", "S11", "S08"]
"""The cards of the Society in the order in which they are revealed; none of their numbers is near anybody."""
PLAN: list[tuple[str | None, str]] = [
    ("aa-lesson-token", "tok:R>myst"),
    (None, "pass"),
    (None, "eff:myst"),
    ("aa-lesson-portal", "por:P1"),
    (None, "por:P1>G4|G5"),
    ("aa-lesson-card", "act:M1"),
    ("aa-lesson-tile", "put:C6=SE"),
    (None, "pass"),
    ("aa-lesson-walk", "go:N"),
    ("aa-lesson-generic", "act:GC1"),
    (None, "put:E6=NW"),
    (None, "who:M"),
    (None, "go:E"),
    ("aa-lesson-chosen", "cap:N"),
    (None, "pass"),
    ("aa-lesson-defence", "def:GS5"),
    (None, "act:M2"),
    (None, "pass"),
    ("aa-lesson-attack", "atk:N"),
    ("aa-lesson-home", "go:W"),
]
"""What the learner answers, with the note to it."""
RIVAL_LIKES = ("act:GC2", "put:E4=SE", "who:S", "go:W", "go:S", "take", "pass")
UNSEEN = ("tokens", "effects")
"""Phases of the learner's second turn that teach nothing new."""


def half_way(seed: int) -> Night:
    """The fifth turn: Humans to move, the Chosen on her fifth space."""
    t: Night = Match.new(GAME, 2, seed, {}, listen=False).state.copy()
    t.turn, t.phase, t.active, t.chosen = 5, "tokens", LEARNER, "E5"
    for who, place in FIGURES.items():
        space, *facing = place.split()
        t.put(who, space, facing[0] if facing else FACINGS.get(space, ""))
    for space, face in TILES.items():
        t.tiles[space] = face
        t.supply[KIND_OF[face]] -= 1
    for player in t.players:
        stack(t.factions[player.side], player)
    t.tokens = {who: f"al.{who}" for who in t.tokens} | {"R": ""}
    t.power = {"D": 3, "M": 4, "R": 1, "O": 3, "S": 4, "T": 2}
    t.society_deck = (*(card for card in t.society_deck if card not in SOCIETY), *reversed(SOCIETY))
    return t


def stack(faction: Faction, player: Player) -> None:
    """Give a player the hand of the lesson, and put what is drawn next on top of the deck."""
    hand, after = HANDS[faction.side]
    rest = [card for card in (*faction.deck, *player.hand) if card not in (*hand, *after)]
    player.hand, faction.deck = tuple(hand), (*rest, *reversed(after))


class Evening(Lesson):
    """The lesson of Ashes to Ashes as it is being played."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, "ashes", {"turn_limit": 60})
        self.match = Match.standing(GAME, half_way(seed), 2, GAME.Options())

    def let_rival_play(self) -> None:
        while self.match.offer(LEARNER) is None and self.match.asks:
            offer = self.match.offer(RIVAL)
            assert offer is not None
            self.match.answer(RIVAL, first(offer, *RIVAL_LIKES) or offer.choices[0].key)

    def skip(self) -> None:
        """Let the learner pass where there is nothing new to learn."""
        while self.match.asks and self.match.state.turn > 5 and self.match.state.phase in UNSEEN:
            self.match.answer(LEARNER, "pass")


def play(seed: int) -> Lesson | None:
    """The lesson; None if it does not go as planned."""
    lesson = Evening(seed)
    lesson.show("aa-lesson-table")
    for note, wish in PLAN:
        lesson.let_rival_play()
        lesson.skip()
        if not lesson.ask(note, wish):
            return None
    if lesson.match.state.winner != "H":
        return None
    lesson.show("aa-lesson-last")
    return lesson

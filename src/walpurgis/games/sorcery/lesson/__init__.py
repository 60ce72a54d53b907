"""The lesson of Sorcery, as walpurgis.lessons records it.

A quick battle of 100 points on 24 inches is under way: the armies are near each other, and the dice are laid out as the cards are in other lessons. Six turns
of the learner follow, with those of the rival between them.
"""

from __future__ import annotations

from walpurgis.engine import Chance, Match
from walpurgis.lessons import LEARNER, RIVAL, Lesson, first, meant

from ..game import GAME, Settings
from ..state import Battlefield

NAMES = ["web-lesson-you", "web-mk-lesson-rival"]
ARMIES = "100:DEL1+B1(P01.P20.P30),DEL1+B1(P01.P25.P30),BLO1,NIN1;100:MER2+B1(P01.P04),FOR2,2xFOR1,NIN1"
"""Written out: the prepared armies may be tuned, the lesson stays."""
SETTINGS = Settings(build_total=100, table="clearing", armies=ARMIES)
PLACES = {
    "a1": (12_000, 5_000),
    "a2": (8_000, 5_000),
    "a3": (13_500, 8_500),
    "a4": (16_000, 3_500),
    "b1": (10_500, 12_500),
    "b2": (5_000, 20_500),
    "b3": (8_000, 18_500),
    "b4": (17_500, 18_500),
    "b5": (15_000, 13_500),
}
"""Where everybody stands, in mil; all look ahead."""
PLAN: list[tuple[str | None, str]] = [
    ("mk-lesson-move", "move:a4"),
    ("mk-lesson-path", "obj:o3"),
    ("mk-lesson-end", "end"),
    ("mk-lesson-spin", "face:b5"),
    ("mk-lesson-close", "close:a3>b5"),
    (None, "end"),
    ("mk-lesson-counter", "ctr:a1"),
    ("mk-lesson-shot", "shot:a1>b1"),
    (None, "end"),
    ("mk-lesson-cast", "cast:a1/k1"),
    ("mk-lesson-bookmark", "P20"),
    ("mk-lesson-push", "end"),
    ("mk-lesson-browse", "browse:a2/k2"),
    (None, "P30"),
    (None, "end"),
    ("mk-lesson-break", "move:a3"),
    ("mk-lesson-march", "obj:o1"),
    ("mk-lesson-objectives", "end"),
]
"""What the learner answers, with the note to it."""
RIVAL_PLAN = ["move:b5", "hit:a3/front", "cast:b1/k3", "move:b2", "obj:o2", "move:b4", "on:s"]
RIVAL_LIKES = ("no", "keep", "end", "go")
"""What the rival answers where the plan has nothing."""
DICE = [5, 4, 3, 1, 5, 4, 3, 5, 3, 5]
"""A blow, the rolls of a spell and of the counter, a shot, a spell, a break away."""


def under_way(seed: int) -> Battlefield:
    """The third round: the learner to move."""
    match, chance = Match.new(GAME, 2, seed, SETTINGS, listen=False), Chance(1)
    while match.state.phase in ("bookmarks", "deploy"):
        seat, ask = next(iter(match.asks.items()))
        match.answer(seat, first(ask.offer(0), "P01", "line") or ask.sample(chance))
    t: Battlefield = match.state.copy()
    t.phase, t.active, t.round, t.order = "action", LEARNER, 3, (LEARNER, RIVAL)
    t.actions = t.action_total
    for who, place in PLACES.items():
        figure = t.figures[who]
        figure.put(place)
        figure.look((0, 1000) if figure.seat == LEARNER else (0, -1000))
    t.chance.dictate(*(die - 1 for die in DICE))
    return t


class Evening(Lesson):
    """The lesson of Sorcery as it is being played."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, "sorcery", {"build_total": 100, "armies": ARMIES, "table": "clearing"})
        self.match = Match.standing(GAME, under_way(seed), 2, SETTINGS)
        self.left = [*RIVAL_PLAN]

    def let_rival_play(self) -> None:
        """By the plan, as long as what it wants next is offered; else whatever does least."""
        while self.match.offer(LEARNER) is None and self.match.asks:
            offer = self.match.offer(RIVAL)
            assert offer is not None
            key = first(offer, *self.left[:1])
            if key is not None:
                self.left.pop(0)
            key = key or first(offer, *RIVAL_LIKES) or offer.choices[0].key
            self.match.answer(RIVAL, [key] if offer.kind == "some" else meant(offer, key))


def play(seed: int) -> Lesson | None:
    """The lesson; None if it does not go as planned."""
    lesson = Evening(seed)
    lesson.show("mk-lesson-table")
    lesson.show("mk-lesson-dial")
    for note, wish in PLAN:
        lesson.let_rival_play()
        if not lesson.ask(note, wish):
            return None
    lesson.let_rival_play()
    lesson.show("mk-lesson-last")
    return lesson

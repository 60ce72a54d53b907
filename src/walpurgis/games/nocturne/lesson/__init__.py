"""The lesson of Nocturne, as walpurgis.lessons records it.

Three turns in the kingdom Dusk: Treasures and a first card with its Boon; a Night card that is played at once; an Action. The rival buys what it can afford.
"""

from __future__ import annotations

from collections.abc import Callable

from walpurgis.lessons import LEARNER, RIVAL, Lesson, first

NAMES = ["web-lesson-you", "web-nd-lesson-rival"]
RIVAL_LIKES = ("all", "hand:lucky-coin", "hand:pasture", "pile:gold", "pile:silver", "end", "done", "no")
QUIET_BOONS = ("mountain", "swamp")
"""Boons that ask nothing and show something."""


class Evening(Lesson):
    """The lesson of Nocturne as it is being played."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, "nocturne", {"kingdom": "dusk"})

    def let_rival_play(self) -> None:
        while self.match.offer(LEARNER) is None and self.match.asks:
            offer = self.match.offer(RIVAL)
            assert offer is not None
            self.match.answer(RIVAL, first(offer, *RIVAL_LIKES) or offer.choices[0].key)

    def choose(self, note: str, pick: Callable[[list[str]], list[str]]) -> bool:
        """Show a question for several cards and answer it; False if there is no such question."""
        offer = self.match.offer(LEARNER)
        if offer is None or offer.kind == "one":
            return False
        keys = [choice.key for choice in offer.choices for _ in range(choice.count)]
        answer = pick(keys)
        self.show(note, answer)
        self.match.answer(LEARNER, answer)
        return True

    def play_treasures(self, note: str | None) -> None:
        """All plain Treasures at once, then those with a text of their own."""
        while self.ask(note, "all", "hand:pasture", "hand:copper", "hand:lucky-coin"):
            pass

    def end_buying(self) -> None:
        """Go on to the Night, if that is still a question."""
        if self.prompt == "buy":
            self.ask(None, "end")


def dull(keys: list[str]) -> list[str]:
    """What a Night Watchman sends away: Estates."""
    return [key for key in keys if key == "look:estate"]


def village_first(keys: list[str]) -> list[str]:
    return sorted(keys, key=lambda key: (key != "look:blessed-village", key != "look:silver"))


def play(seed: int) -> Lesson | None:
    """The lesson with this seed, or None if the cards lie badly for it."""
    lesson = Evening(seed)
    view = lesson.match.view(LEARNER)
    if view.active != LEARNER or view.hand.count("estate") != 1 or "lucky-coin" in view.hand:  # type: ignore[attr-defined]
        return None
    lesson.show("nd-lesson-table")
    lesson.play_treasures("nd-lesson-treasures")
    if not lesson.ask("nd-lesson-buy", "pile:blessed-village") or lesson.prompt != "blessed-village":
        return None
    if lesson.match.view(LEARNER).boons_open[0] not in QUIET_BOONS or not lesson.ask("nd-lesson-boon", "now"):  # type: ignore[attr-defined]
        return None
    lesson.end_buying()
    lesson.let_rival_play()
    lesson.show("nd-lesson-cleanup")
    lesson.play_treasures(None)
    if not lesson.ask("nd-lesson-watchman", "pile:night-watchman"):
        return None
    lesson.end_buying()
    if lesson.prompt != "night" or not lesson.ask("nd-lesson-night", "hand:night-watchman"):
        return None
    looked = lesson.match.view(LEARNER).looking  # type: ignore[attr-defined]
    if "estate" not in looked or "blessed-village" not in looked or not lesson.choose("nd-lesson-look", dull):
        return None
    if not lesson.choose("nd-lesson-order", village_first):
        return None
    lesson.let_rival_play()
    if lesson.prompt != "action" or not lesson.ask("nd-lesson-action", "hand:blessed-village"):
        return None
    lesson.show("nd-lesson-counters")
    lesson.play_treasures(None)
    if not lesson.ask("nd-lesson-more", "pile:tormentor", "pile:den-of-sin", "pile:shepherd"):
        return None
    lesson.show("nd-lesson-last")
    return lesson

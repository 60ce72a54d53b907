"""`novice`: a bot that plays like somebody who has just learned the rules. It knows what one does (the game's rules of thumb), and overlooks things.

How often is said in its name: `novice:0.25` overlooks something in one decision of four. Then it does what newcomers do: it sees only a few of its answers, not
the one that experience would give, and takes the one that looks best at once, without a thought for what comes after. So its mistakes have a reason, and a
newcomer can see and use them. It knows what its seat may know and no more, and with the same seed it makes the same mistakes.
"""

from __future__ import annotations

import re
from itertools import islice

from walpurgis.engine import Answer, AnyGame, Chance, Refused, Sight
from walpurgis.engine.chance import Seed

from .brought import UnknownLimit, Worth, guide_of, has_worth, rule_of_thumb
from .candidates import candidates
from .worlds import SEEDS

NAME, USUAL = "novice", 0.25
NOTICED = 3
"""It sees this many answers when it overlooks something."""
_WHOLE = 1 << 20


def read_share(text: str) -> float:
    """How often it overlooks something, as it is written in its name; UnknownLimit if that is not a share."""
    if re.fullmatch(r"[01](\.\d{1,3})?", text, re.ASCII) and float(text) <= 1:
        return float(text)
    raise UnknownLimit(f"how often a novice overlooks something should be a share such as 0.25, not {text!r:.40}")


class Novice:
    """The bot. Where a game provides no estimate, what it sees is as good as anything else it sees."""

    def __init__(self, game: AnyGame, seed: Seed, share: float = USUAL) -> None:
        self.dice, self.rule, self.share = Chance(seed), rule_of_thumb(game), share
        self.worth: Worth | None = guide_of(game).worth if has_worth(game) else None

    def answer(self, sight: Sight) -> Answer:
        usual = self.rule(sight, self.dice)
        if self.dice.below(_WHOLE) >= self.share * _WHOLE:
            return usual
        world = self.dice.below(SEEDS)
        ask = sight.world(world).asks[sight.seat]
        noticed = list(islice(candidates(ask, [usual], self.dice), 1 + NOTICED))[1:]
        if not noticed:
            return usual
        return max(noticed, key=lambda answer: self.looks(sight, world, answer))

    def looks(self, sight: Sight, seed: Seed, answer: Answer) -> float:
        """How good an answer looks at once, in the one world it can imagine."""
        if self.worth is None:
            return 0.0
        world = sight.world(seed)
        try:
            world.answer(sight.seat, answer)
        except Refused:
            return -1.0
        return float(sight.seat in world.result().winners) if world.over else self.worth(world.state, sight.seat)

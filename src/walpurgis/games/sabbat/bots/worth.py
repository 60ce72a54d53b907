"""What things are worth to a player of Sabbat Magica, in victory points, and how the table would look after something: the judgement behind answers.py.

Nothing here is a rule of the game. The numbers in capitals are estimates; some were settled by letting variants play against each other.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TypeVarTuple

from ..board import CHIMERA_VP, CURSE_VP, GARDENS, GHOSTS, REGION_VP, REGIONS, RESOURCES, ROUNDS, is_region
from ..fights import to_the_graveyard, win
from ..ghosts import gate
from ..state import Manor, Player

Ts = TypeVarTuple("Ts")

KEEP = 0.85
"""The chance that a ghost on a good place is still there a round later."""
UPKEEP = 0.9
"""What a round's food for one ghost is worth."""
HUNGER_NOW, HUNGER_LATER = 3.0, 1.8
"""What a missing terror point costs when no action is left to fetch it, and when one is."""
A_MIRROR = 3
"""The terror that an action fetches."""
SPARE_TERROR = (0.0, 0.7, 1.4, 2.0, 2.5, 2.9, 3.2, 3.4, 3.5, 3.6, 3.6)
"""What terror beyond the food is worth: the first points pay for fights, the last ones for nothing."""
PART_OF_A_SET = (0.0, 0.8, 1.8, 3.2)
"""What one, two or three different resources in the zone are worth on the way to a chimera."""
HOPE = (0.75, 0.3, 0.1, 0.0)
"""How much of a region's worth lies in holding its gate fee, by the number of resources still missing."""
FADES = 0.8
"""How much less each further region counts that the same stores might open."""
SPOILS_NOW, SPOILS_LATER = 0.8, 0.4
"""How likely resources in 1H end as a curse that strikes, when no action is left to spend them, and when one is."""
READY = 2.0
"""What a ghost on the drawbridge is worth to a rival who can still send it out this round, besides its food."""
GARDEN_A_ROUND = {"gd:gla": (0.4, 0.9), "gd:cry": (0.0, 0.0), "gd:can": (0.7, 1.4), "gd:tra": (0.5, 0.8), "gd:alc": (0.3, 0.6), "gd:zen": (0.3, 0.5)}
"""What a garden's minor and major bonus yield in a round. The crystal ball is counted with the regions."""


def worth(t: Manor, me: Player) -> float:
    """My prospects, less the position of the others: all of it against one rival, shared out among several."""
    others = [position(t, p) for p in t.players if p is not me]
    return prospects(t, me) - sum(others) / len(others)


def lead(t: Manor, me: Player) -> float:
    """My prospects less those of the others, resources and curses included: what a power does to a rival counts as much as what it does for me."""
    others = [prospects(t, p) for p in t.players if p is not me]
    return prospects(t, me) - sum(others) / len(others)


def prospects(t: Manor, p: Player) -> float:
    """The points a player may expect to end with."""
    return position(t, p) + approval(t, p) + hopes(t, p) - curses(t, p)


def position(t: Manor, p: Player) -> float:
    """Points in hand, places held, and terror for the ghosts."""
    return p.vp + places(t, p) + food(t, p)


def actions_left(t: Manor) -> int:
    """How many laps of this round are still to come after the present one."""
    return t.card.actions - (t.lap if t.phase in ("act", "magician", "ghosts") else 0)


def horizon(rounds: int) -> float:
    """How many of the coming rounds count, since places are lost on the way."""
    return (1 - KEEP**rounds) / (1 - KEEP)


def rounds_left(t: Manor) -> int:
    """Stewardships to come, this round's included."""
    return ROUNDS - t.round + 1


def places(t: Manor, p: Player) -> float:
    """The income of all gardens and regions for the rest of the game."""
    return sum(a_round(t, p, home) for home in t.homes(p)) * horizon(rounds_left(t))


def a_round(t: Manor, p: Player, home: str) -> float:
    """What a ghost in a garden or region yields each round, less its food. The crystal ball raises the regions."""
    if is_region(home):
        vp, ball = REGION_VP[home], t.bonus(p, "gd:cry")
        return vp + ((ball == 2 and vp < 4) or (ball == 1 and vp == 2)) - UPKEEP
    bonus = t.bonus(p, home)
    return (GARDEN_A_ROUND[home][bonus - 1] if bonus else 0) - UPKEEP


def food(t: Manor, p: Player) -> float:
    """Terror in hand against the ghosts to be fed this round; actions to come may fetch some of what is missing."""
    spare = p.terror - max(0, GHOSTS - p.graveyard - t.bonus(p, "gd:can"))
    left = actions_left(t)
    if spare >= 0:
        return SPARE_TERROR[spare] if left or t.round < ROUNDS else 0.0
    later = min(-spare, A_MIRROR * left)
    return -HUNGER_LATER * later - HUNGER_NOW * (-spare - later)


def approval(t: Manor, p: Player) -> float:
    """Chimeras, full sets in the zone, and the beginning of the next."""
    sets = min(p.zone.values())
    kinds = sum(count > sets for count in p.zone.values())
    return CHIMERA_VP * (p.chimera + sets) + (PART_OF_A_SET[kinds] if t.round < ROUNDS or actions_left(t) else 0)


def hopes(t: Manor, p: Player) -> float:
    """Resources in store are worth the regions they will open; each needs a ghost."""
    ghosts = p.bridge if t.round == ROUNDS else p.bridge + p.graveyard
    return sum(value * FADES**n for n, value in zip(range(ghosts), openings(t, p), strict=False))


def openings(t: Manor, p: Player, expected: int = 0) -> Iterator[float]:
    """What the regions are worth that the stores can open, the best first; this many resources are expected to come. 1H does not last beyond this round."""
    left = actions_left(t)
    rounds = rounds_left(t) - (not left)
    have = {kind: p.h2[kind] + (p.h1[kind] if left else 0) for kind in RESOURCES}
    ahead = horizon(rounds)
    targets = {gate(t, r): a_round(t, p, r) * ahead - 2 * (len(t.ghosts[r]) >= t.region_places) for r in REGIONS if p.seat not in t.ghosts[r]} if rounds else {}
    while targets:
        best, fee = 0.0, ""
        for asked, value in targets.items():
            missing = 0
            for kind in asked:
                if not have[kind]:
                    missing += 1
            if missing < len(asked) or expected:
                hope = (value + len(asked)) * HOPE[max(0, missing - expected)]
                if hope > best:
                    best, fee = hope, asked
        if not fee:
            return
        yield best
        del targets[fee]
        for kind in fee:
            if have[kind]:
                have[kind] -= 1
            else:
                expected = max(0, expected - 1)


def curses(t: Manor, p: Player) -> float:
    """A cursed resource will cost points; so will what spoils in 1H, unless it is spent in time."""
    struck = CURSE_VP if p.cursed and t.round < ROUNDS else 0
    if t.round > ROUNDS - 2 or not any(p.h1.values()):
        return struck
    return struck + CURSE_VP * (SPOILS_LATER if actions_left(t) else SPOILS_NOW)


def delay(t: Manor, me: Player) -> float:
    """What Fireball keeps adjacent rivals from doing this round, shared out among all rivals. That their ghosts need no food is counted elsewhere."""
    mine = t.order.index(me.seat)
    late = [p for p in t.adjacent(me) if p.bridge and (actions_left(t) or t.order.index(p.seat) > mine)]
    return READY * len(late) / (len(t.players) - 1)


def free_gardens(t: Manor, p: Player) -> list[float]:
    """What the gardens are worth where a bonus could be had for the asking, the best first."""
    ahead = horizon(rounds_left(t))
    free = [g for g in GARDENS if p.seat not in t.ghosts[g] and len(t.ghosts[g]) < min(2, t.garden_places)]
    return sorted(((GARDEN_A_ROUND[g][1 - len(t.ghosts[g])] - UPKEEP) * ahead for g in free), reverse=True)


def most_plentiful(p: Player) -> str:
    """The resource that the stores hold most of."""
    return max(RESOURCES, key=lambda kind: p.h1[kind] + p.h2[kind])


def most_wanted(t: Manor, p: Player, but: Sequence[str] = ()) -> str:
    """The resource that would help most in 2H."""

    def with_one(kind: str) -> float:
        p.h2[kind] += 1
        value = hopes(t, p)
        p.h2[kind] -= 1
        return value

    return max((kind for kind in RESOURCES if kind not in but), key=with_one)


# Trying something on a copy of the table, with the game's own rules ---------------------------------------------------


def scratch(t: Manor, me: Player) -> tuple[Manor, Player]:
    """A copy of the table to try something on."""
    s = t.copy()
    return s, s.players[me.seat]


def after(rule: Callable[[Manor, Player, *Ts], object], t: Manor, me: Player, *more: *Ts) -> tuple[Manor, Player]:
    """The table after a rule has been carried out for me."""
    s, p = scratch(t, me)
    rule(s, p, *more)
    return s, p


def fought(t: Manor, me: Player, where: str) -> tuple[Manor, Player]:
    """The table after a fight, if nobody is immortal."""
    s, p = scratch(t, me)
    loser = win(s, p, where)
    if loser is not None:
        to_the_graveyard(s, loser, where)
    return s, p


def give_one(me: Player, kind: str) -> None:
    """One of this kind goes into the test tube."""
    (me.h2 if me.h2[kind] else me.h1)[kind] -= 1

"""Ranged combat formations: three to five warriors shoot at one target, and one of them is the primary attacker. [A-87, A-88, A-172, A-174, A-179]"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from walpurgis.engine import Rule
from walpurgis.engine.question import one_of

from .attacks import why_not_shot
from .deeds import Deed
from .facts import NUMBERS
from .formations import share_a_symbol
from .odds import odds_against
from .options.combat import Join, NoMore, Volley
from .options.moving import Gathering
from .shots import aim, aimed
from .standing import touches
from .state import Battlefield, Figure, Player
from .wording import Modifier, Offered, unit

GO = "go"


# Who can shoot together ----------------------------------------------------------------------------------------------


def why_not_member(t: Battlefield, figure: Figure, target: Figure) -> Rule | None:
    """Why a warrior cannot take part: it must be free to act, hold no captive, and be able to shoot at the target by itself. [A-172, A-174, A-179]"""
    if figure.given or figure.tokens >= NUMBERS.most_tokens or figure.barred or figure.status != "ground" or not figure.is_able:
        return "A-174"
    if t.captive_of(figure) is not None:
        return "A-172"
    return why_not_shot(t, figure, target)


def bands(t: Battlefield, primary: Figure, target: Figure) -> Iterator[tuple[Figure, ...]]:
    """All groups of others with whom the primary attacker can shoot at a target, the small ones first. [A-87, A-174, A-178]"""
    free = [f for f in t.own(primary.seat) if f is not primary and f.printed.ranged is not None and why_not_member(t, f, target) is None]
    for size in range(NUMBERS.formation_min - 1, NUMBERS.formation_max):
        for others in combinations(free, size):
            if share_a_symbol(t, (primary, *others)) and _is_connected(primary, others):
                yield others


def _is_connected(primary: Figure, others: Sequence[Figure]) -> bool:
    """Whether base contact makes one group of them. [A-174]"""
    group, left = [primary], [*others]
    for member in group:  # it grows while it is read
        near = [other for other in left if touches(member, other)]
        group += near
        left = [other for other in left if other not in near]
    return not left


# The action ----------------------------------------------------------------------------------------------------------


def targets_of(t: Battlefield, figure: Figure) -> Sequence[str]:
    """All opponents, if there are enough warriors with a range and one of them touches this one: most of the time there are not."""
    others = [f for f in t.own(figure.seat) if f.printed.ranged is not None and f is not figure]
    is_band = figure.printed.ranged is not None and len(others) >= NUMBERS.formation_min - 1 and any(touches(figure, other) for other in others)
    return [other.id for other in t.opponents(figure.seat)] if is_band else ()


def why_not_volley(t: Battlefield, figure: Figure, rest: str) -> Rule | None:
    """The primary attacker can shoot at the target, and at least two others with it. [A-87, A-179]"""
    target = t.figures.get(rest)
    if target is None:
        return "A-151"
    return why_not_member(t, figure, target) or (None if any(bands(t, figure, target)) else "A-87")


def say_volley(t: Battlefield, figure: Figure, rest: str) -> Offered:
    least = Modifier("formation", NUMBERS.formation_attack * (NUMBERS.formation_min - 1))
    odds = odds_against(t, figure, t.figures[rest], "ranged", more=(least,))
    return Volley(unit(figure), unit(t.figures[rest]), odds.needed, odds.percent)


async def volley(t: Battlefield, figure: Figure, rest: str) -> Sequence[Figure]:
    """Choose the members one by one; then the primary attacker makes the attack, with an ability of its own or without. All have acted. [A-87, A-175]"""
    me, target = t.players[figure.seat], t.figures[rest]
    possible = [tuple(other.id for other in band) for band in bands(t, figure, target)]
    joined: tuple[str, ...] = ()
    while len(possible) > 1:
        key = await members(t, me, figure, joined, tuple(possible))
        if key == GO:
            break
        joined += (key,)
        possible = [band for band in possible if key in band]
    others = [t.figures[who] for who in (joined if len(possible) > 1 else possible[0])]
    for other in others:
        other.given += 1
    shot, _ = aimed(t, await aim(t, me, figure, (rest,)))
    assert shot is not None
    await shot.shoot(t, figure, target, others)
    return others


Bands = tuple[tuple[str, ...], ...]


def _joiners(t: Battlefield, me: Player, figure: Figure, joined: tuple[str, ...], possible: Bands) -> Sequence[str]:
    """Whoever is in one of the groups that are still possible; and nobody more, if those who have joined are enough. [A-87]"""
    found = dict.fromkeys(who for band in possible for who in band if who not in joined)
    return [*found, *([GO] if any(len(band) == len(joined) for band in possible) else [])]


def _say_joiner(t: Battlefield, me: Player, figure: Figure, joined: tuple[str, ...], possible: Bands, key: str) -> Offered:
    return NoMore() if key == GO else Join(unit(t.figures[key]))


def _about_members(t: Battlefield, me: Player, figure: Figure, joined: tuple[str, ...], possible: Bands) -> Gathering:
    return Gathering(unit(figure), 1 + len(joined))


members = one_of("members", _joiners, says=_say_joiner, rule="A-87", about=_about_members)


VOLLEY = Deed("ranged", targets_of, why_not_volley, say_volley, volley, attacks=True)

"""What holds at every question of Ashes to Ashes. Looked at in random games by `walpurgis arena ashes --laws`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from .facts import POINTS, POWER_MAX
from .state import Night


def broken(before: Night, now: Night) -> Iterator[str]:
    """A sentence for each that does not hold: nobody stands on two spaces, points and levels stay in their bounds, no tile is lost."""
    if any(now.standing.get(space) != figure for figure, space in now.at.items()) or len(now.standing) != len(now.at):
        yield f"who stands where does not agree: {now.at} and {now.standing}"
    for side, faction in now.factions.items():
        if faction.points > POINTS or (faction.points <= 0 and not now.winner):  # the last loss counts in full [AA-AT-9]
            yield f"{side} has {faction.points} points"
    if any(not 0 <= level <= POWER_MAX for level in now.power.values()):
        yield f"a power level is out of bounds: {now.power}"
    if min(now.supply.values(), default=0) < 0 or tiles(now) != tiles(before):
        yield f"tiles have come or gone: {tiles(now)} instead of {tiles(before)}"
    if cards(now) != cards(before):
        yield f"cards have come or gone: {dict(cards(now) - cards(before))} more, {dict(cards(before) - cards(now))} fewer"


def tiles(t: Night) -> int:
    """How many tiles there are, on the board and beside it."""
    return sum(t.supply.values()) + len(t.tiles)


def cards(t: Night) -> Counter[str]:
    """All cards of players, factions, the Society and the Ghouls."""
    there = Counter[str](card for p in t.players for card in (*p.hand, *p.upgrades))
    there.update((*t.society_deck, *t.society_discard, *t.ghoul_deck, *t.ghoul_discard, *t.ghoul_open))
    for faction in t.factions.values():
        there.update((*faction.deck, *faction.discard, *faction.upgrade_deck, *faction.upgrade_discard, *filter(None, faction.row)))
    return there

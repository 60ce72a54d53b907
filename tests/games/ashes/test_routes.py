"""The quick search for routes against a slow one written straight from the rules, on boards laid by chance so that much is joined. [AA-MV, AA-DG, AA-PO]"""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from walpurgis.bots import bot_named
from walpurgis.engine import Match
from walpurgis.games.ashes.board import BACK, BASE_OF, CROSSROADS, DIAGONAL, KIND_OF, NEXT, PLAIN, PORTAL_EDGES, SECTION, TRAP_SPACES
from walpurgis.games.ashes.facts import SIDE_OF
from walpurgis.games.ashes.paths import BIT, Net, can_include
from walpurgis.games.ashes.state import Night

from .table import night

Way = tuple[str, tuple[str, ...], bool]
"""The directions of a whole route, its spaces, and whether a portal ends it."""


# Straight from the rules ---------------------------------------------------------------------------------------------


def opened(t: Night, space: str) -> str:
    """[AA-MV-1]"""
    if space in t.tiles:
        return t.tiles[space]
    printed = space in CROSSROADS or space in BASE_OF or space in t.traps
    return "NESW" if printed or any(t.at.get(who) == space for who in SIDE_OF) else ""


def strikes(t: Night, who: str, a: str, b: str) -> bool:
    """[AA-PO-1, AA-B-3]"""
    here = any({a, b} == set(edge.split("|")) for edge in t.portals)
    return here and (SECTION[a] or SECTION[b]) == SIDE_OF[who]


def ends(t: Night, who: str, space: str) -> bool:
    """[AA-MV-6, AA-MV-9]"""
    return space in BASE_OF or space in t.traps or (space in t.bears and SIDE_OF[who] == "H") or t.factions["H"].sand == space


def slow_legs(t: Night, who: str, here: str, walked: set[str]) -> Iterator[tuple[str, list[str], bool, bool]]:
    """Direction, spaces, whether a portal strikes, whether it ends. [AA-MV, AA-DG, AA-PO]"""
    others = {space for figure, space in t.at.items() if figure != who}
    for way in "NESW" if here in DIAGONAL else opened(t, here):
        spaces, there = [], NEXT[here].get(way)
        if there in DIAGONAL:
            spaces, there = [there], NEXT[there].get(way)
        if there is None or {there, *spaces} & walked or BACK[way] not in opened(t, there):
            continue
        if there in BASE_OF and (BASE_OF[there] != SIDE_OF[who] or here in BASE_OF):
            continue
        if strikes(t, who, here, spaces[0] if spaces else there):
            yield way, [], True, True
        elif spaces and spaces[0] in others:
            continue
        elif spaces and (struck := strikes(t, who, spaces[0], there)):
            yield way, spaces, struck, True
        elif there not in others:
            yield way, [*spaces, there], False, ends(t, who, there)
        elif spaces:
            yield way, spaces, False, True


def slow_ways(t: Night, who: str, here: str, walked: set[str]) -> list[Way]:
    """All whole routes."""
    found: list[Way] = []
    for way, spaces, struck, last in slow_legs(t, who, here, walked):
        rest = [] if last else slow_ways(t, who, spaces[-1], {*walked, *spaces})
        found += [(way + turns, (*spaces, *further), hit) for turns, further, hit in rest or [("", (), struck)]]
    return found


# Boards --------------------------------------------------------------------------------------------------------------


def joined_up(seed: int) -> Night:
    """A board whose tiles look for each other, with portals, traps, quicksand and bear traps here and there."""
    rng = random.Random(seed)
    t = night(portals="").t.copy()
    t.at, t.standing = {}, {}
    if seed % 3:
        t.traps = tuple(rng.sample(TRAP_SPACES, 2))
        t.portals = dict(zip(rng.sample([*PORTAL_EDGES["H"], *PORTAL_EDGES["V"]], 6), ("P1", "P2", "P3", "P4", "P5", "P6"), strict=True))
    for space in rng.sample(PLAIN, len(PLAIN) - seed % 20):
        if space not in t.traps:
            fits = {face: (sum(welcome(t, space, way) for way in face), rng.random()) for face in KIND_OF}
            t.tiles[space] = max(fits, key=fits.__getitem__)
    for who in "DMO":
        t.put(who, rng.choice([space for space in t.tiles if space not in t.standing]), "N")
    t.put("SA", rng.choice([space for space in PLAIN if space not in t.standing]))
    t.bears = tuple(rng.sample([space for space in t.tiles if space not in t.standing], seed % 2))
    t.factions["H"].sand = rng.choice([space for space in CROSSROADS if space not in t.traps]) if seed % 5 == 0 else ""
    return t


def welcome(t: Night, here: str, way: str) -> int:
    """How well an end of a tile goes with what lies there."""
    there = NEXT[here].get(way)
    if there in DIAGONAL:
        there = NEXT[there].get(way)
    if there is None:
        return -2
    if there in t.tiles:
        return 2 if BACK[way] in t.tiles[there] else -2
    return 3 if there in CROSSROADS else 0


@pytest.mark.parametrize("batch", range(4))
def test_the_quick_search_finds_what_the_rules_say(batch: int) -> None:
    """[AA-MV-1, AA-MV-2, AA-MV-4, AA-MV-5, AA-MV-7, AA-MV-9, AA-DG-1, AA-DG-3, AA-PO-4, AA-P2-7]"""
    most = 0
    for seed in range(batch * 30, batch * 30 + 30):
        t, rng = joined_up(seed), random.Random(seed)
        for who in "DO":
            here = t.at[who]
            truth = slow_ways(t, who, here, {here})
            most = max(most, len(truth))
            net = Net(t, who)
            found = [(route.turns, route.spaces, route.struck) for route in net.ways(here, BIT[here], 0) if route.turns]
            assert set(found) <= set(truth) and (net.patience <= 0 or sorted(found) == sorted(truth))
            for tile in rng.sample(sorted(t.tiles.keys() - {here}), 8):
                over = {turns[0] for turns, spaces, _ in truth if tile in spaces}
                assert can_include(t, who, tile) == bool(over)
                if over:
                    assert {leg.direction for leg in Net(t, who).onward(here, BIT[here], BIT[tile])} == over
    assert most > 10


def test_however_often_somebody_looks_the_same_routes_are_offered() -> None:
    """[AA-MV-3] Asking for reasons does not use up the patience with which routes are listed."""
    match = Match.new("ashes", seats=1, seed=1)
    bot = bot_named("thumb", match.game, 64)
    walks = 0
    while not match.over:
        offer = match.offer(0)
        assert offer is not None
        if offer.prompt == "step":
            walks += 1
            for _ in range(150):
                match.why_not(0, "way:NNNN")
            assert match.offer(0) == offer
        match.answer(0, bot.answer(match.sight(0)))
    assert walks > 5

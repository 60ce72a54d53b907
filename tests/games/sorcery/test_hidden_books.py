"""An attack on hidden books: whatever lies in the books of others, a seat sees, is offered and is told the same.

A skirmish is played in two worlds at once, as it is and as it might be for one seat, by the same answers. Where the others' answers show a card, the worlds
may differ from there on, and the attack ends.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from walpurgis.engine import Chance
from walpurgis.engine.ask import AskForSpot
from walpurgis.games.sorcery.armies import symbols_of
from walpurgis.games.sorcery.events.magic import CardRevealed
from walpurgis.games.sorcery.redeal import redeal
from walpurgis.games.sorcery.spells import SPELLS, may_use, pages_of
from walpurgis.games.sorcery.state import Battlefield, Tome

from .table import Play, battle

SKIRMISH = (
    "A:DEL3 14,14 N *2 +B3(P01.P20.P30) +B2(P33.P13)",
    "A:CHA1 15.255,14 N *1 +B1(P03.P30)",
    "A:NIN1 14,18 N",
    "B:ORS3 20,20 S +B6(P09.P31.P25.P27)",
    "B:BLO3 21.255,20 S *2 +B5(P05.P32.P04)",
    "B:APO2 18,18 S",
    "C:STO3 14,24 S +B4(P03.P23.P34)",
    "C:MER2 16,24 S *2 +B1(P08.P30)",
)
SHOWS_A_CARD = ("cast", "browse", "equip")
"""What somebody else does with the top card of a book, or with a book that may be jealous."""


def skirmish(seats: int, seed: int, seat: int | None) -> Play:
    """The skirmish; for a seat with its hidden books redealt. Everything else, chance too, is the same."""
    t = battle(*(figure for figure in SKIRMISH if "ABC".index(figure[0]) < seats), players=seats, active="ABC"[seed % seats], dice=[1 + seed % 6] * 40)
    if seat is not None:
        redeal(t.t, seat, Chance(seed))
        t.ask.look_again()
    return t


def known(t: Play, seat: int) -> dict[str, Any]:
    """All that a seat can find out without answering: its view, who is asked what, its offer, every reason and every preview."""
    ask = t.match.asks.get(seat)
    found: dict[str, Any] = {"view": t.seen(seat), "asked": t.asked, "told": list(t.match.story_for(seat))}
    if ask is not None:
        offer = ask.offer()
        found |= {"offer": offer, "judged": list(ask.judged()), "reasons": {key: ask.why_not(key) for key in pointed_at(t.t)}}
        if isinstance(ask, AskForSpot):
            found["foreseen"] = [t.match.foresee(seat, [list(place) for place in choice.points]) for choice in offer.choices[:3]]
    return found


def pointed_at(t: Battlefield) -> list[str]:
    """Keys for every figure with every book, whosever they are."""
    keys = [f"{kind}:{who}/{tome}" for kind in ("cast", "browse", "equip", "drop", "ctr") for who in t.figures for tome in t.tomes]
    return [*keys, *(f"browse:{tome}" for tome in t.tomes), *(f"hand:{who}/{tome}>{to}" for who in t.figures for tome in t.tomes for to in ("a2", "b2"))]


def answers(t: Play, other: Play, seat: int, random: Random) -> tuple[Any, Any] | None:
    """The same answer in both worlds, except that others may bookmark what is there; None if it would show a card of theirs."""
    ask = t.ask
    answer = ask.sample(Chance(random.randrange(1000)))
    if ask.seat == seat:
        return answer, answer
    if ask.prompt == "bookmark":
        return answer, other.ask.sample(Chance(1))
    shows = isinstance(answer, str) and (answer.partition(":")[0] in SHOWS_A_CARD or (answer.startswith("ctr") and "/" in answer))
    return None if shows else (answer, answer)


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize(("seats", "seat"), [(2, 0), (2, 1), (3, 0), (3, 1), (3, 2)])
def test_nothing_that_a_seat_finds_out_depends_on_the_books_of_others(seats: int, seat: int, seed: int) -> None:
    """[A-197, S-18, S-106, S-108, D-53, D-54, D-84]"""
    real, dealt, random = skirmish(seats, seed, None), skirmish(seats, seed, seat), Random(seed)
    for _ in range(12):
        if CardRevealed in {type(event) for t in (real, dealt) for event in t.match.story or ()}:
            break
        assert known(real, seat) == known(dealt, seat)
        both = None if real.match.over else answers(real, dealt, seat, random)
        if both is None:
            break
        real.choose(both[0])
        dealt.choose(both[1])


@pytest.mark.parametrize("seed", range(40))
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_a_world_dealt_anew_has_legal_books_and_can_be_played_on(seat: int | None, seed: int) -> None:
    """[S-6, S-10, S-99]"""
    t, random = skirmish(3, seed, None), Random(seed)
    redeal(t.t, seat, Chance(seed))
    t.ask.look_again()
    assert all(is_legal(t.t, tome) for tome in t.t.tomes.values())
    for _ in range(6):
        t.choose(t.ask.sample(Chance(random.randrange(1000))))


def is_legal(t: Battlefield, tome: Tome) -> bool:
    """Whether the figure that a book was built for may use every spell in it, once each, and has the pages."""
    builder = t.figures[tome.builder].printed
    symbols = symbols_of(builder, [f.printed for f in t.figures.values() if f.seat == tome.owner])
    mastery = builder.power == "ancient-mastery"
    spells = [SPELLS[card] for card in tome.stack]
    fits = sum(pages_of(spell, symbols, mastery) for spell in spells) <= tome.printed.capacity
    return fits and len({*tome.stack}) == len(tome.stack) and all(may_use(spell, symbols, mastery) for spell in spells)

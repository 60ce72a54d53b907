"""The turn of the Secret Society's player: the Chosen moves, portals, cards, damage and capture, refill. [AA-SS-1 to AA-SS-20]

What its figures can do with the cards is in schemes.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Any

from walpurgis.engine import Option, Rule, Say, without
from walpurgis.engine.question import one_of

from .board import AROUND, OTHER, SIDES
from .closing import heal_or_go_on, society_hurts, the_chosen_walks
from .combat import take_the_chosen
from .decks import draw_society
from .ending import end, step
from .events import ChosenHeld, SocietyDiscarded, SocietyDrew, SocietyPlayed, SocietyTurnBegan
from .facts import NUMBERS, PASS, SIDE_OF, SOCIETY, SOCIETY_CARDS, SOCIETY_FIGURES, SOCIETY_REFILL
from .keys import concerning, free, name_or_none, rest
from .options import Discard, Grasp, NoCards, NoPortal, Portal, Use
from .portals import free_edges, place_portal, section_of
from .schemes import BY_TRAP, do, most_moves, next_scheme
from .state import Night, Player


def schemer(t: Night) -> Player:
    me = t.society
    assert me is not None
    return me


# The Chosen, and portals --------------------------------------------------------------------------------------------


@step
async def society(t: Night) -> None:
    """Phases 1 and 2: the Chosen moves; one portal may go into the other section, as with the Mystic. [AA-SS-1 to AA-SS-3]"""
    me = schemer(t)
    t.tell(SocietyTurnBegan)
    the_chosen_walks(t)
    if _movable_portals(t, me) != [PASS]:
        portal = await which_portal(t, me)
        if portal is not None:
            await place_portal(t, me, portal, OTHER[section_of(t, portal)])
    t.phase = "use"


def _portals(t: Night, me: Player) -> list[str]:
    return [*(f"por:{portal}" for portal in sorted(t.portals.values())), PASS]


def _movable_portals(t: Night, me: Player) -> list[str]:
    """The portals for which there is an edge in the other section. [AA-SS-3]"""
    rooms = {side: any(free_edges(t, OTHER[side])) for side in SIDES}
    return [*(f"por:{portal}" for portal in sorted(t.portals.values()) if rooms[section_of(t, portal)]), PASS]


@concerning("por", PASS)
def _why_not_portal(t: Night, me: Player, key: str) -> Rule | None:
    return None if key in _movable_portals(t, me) else "AA-SS-3"


def _say_portal(t: Night, me: Player, key: str) -> Option:
    return NoPortal() if key == PASS else Portal(rest(key))


which_portal = one_of("society-portal", _portals, forbids=_why_not_portal, says=_say_portal, rule="AA-SS-3", quick=_movable_portals).meaning(name_or_none)


# Cards --------------------------------------------------------------------------------------------------------------


@step
async def use(t: Night) -> None:
    """Phase 3: choose the cards to use, so that as many figures as possible can move; then carry them out. [AA-SS-4 to AA-SS-7]"""
    me = schemer(t)
    prepare(t, SOCIETY_FIGURES)
    cards = await which_cards(t, me)
    for card in cards:
        me.hand = without(me.hand, card)
    await carry_out(t, me, cards)
    t.phase = "grasp"


def prepare(t: Night, figures: tuple[str, ...]) -> None:
    """These figures may move; where they stand now they may not stay."""
    t.to_move = figures
    t.origins = {figure: t.at.get(figure, "") for figure in figures}
    t.numbers, t.icons = (), ()


def gifts(cards: Sequence[str]) -> tuple[tuple[int, ...], tuple[str, ...]]:
    """The destinations and the icons that cards give."""
    known = [SOCIETY_CARDS[card] for card in cards]
    icons = [icon for card in known for icon in card.icons]
    numbers = [number for card in known for number in card.numbers] + [BY_TRAP] * icons.count("tmove")
    return tuple(numbers), tuple(icon for icon in icons if icon != "tmove")


async def carry_out(t: Night, me: Player, cards: list[str]) -> None:
    """Show the cards; actions and moves in any order, to the end only when no figure must move any more. [AA-SS-4, AA-SS-5, AA-SS-11]"""
    t.numbers, t.icons = gifts(cards)
    t.society_discard += tuple(cards)
    if cards:
        t.tell(SocietyPlayed, cards)
    while (scheme := await next_scheme(t, me)) is not None:
        do(t, scheme)
    t.to_move, t.numbers, t.icons, t.origins = (), (), (), {}


def _sets(t: Night, me: Player) -> list[str]:
    """All sets of cards of the hand, none of them first."""
    hand = sorted(me.hand)
    return [_key(cards) for size in range(len(hand) + 1) for cards in combinations(hand, size)]


def _key(cards: Sequence[str]) -> str:
    return f"use:{'+'.join(cards)}" if cards else PASS


def _cards(key: str) -> list[str]:
    return [] if key == PASS else rest(key).split("+")


def _best_sets(t: Night, me: Player) -> list[str]:
    """The same as what nothing forbids among the candidates: each is looked at once."""
    moves = {key: most_moves(t, *gifts(_cards(key))) for key in _sets(t, me)}
    most = max(moves.values())
    return [key for key, moved in moves.items() if moved == most]


@concerning("use", PASS)
def _why_not_set(t: Night, me: Player, key: str) -> Rule | None:
    """Only the sets that let the most figures move; none at all if no figure can. [AA-SS-7, AA-SS-11]"""
    return None if key in _best_sets(t, me) else "AA-SS-7"


def _about_cards(t: Night, me: Player) -> dict[str, Any]:
    return {"cards": len(me.hand)}


def _say_cards(t: Night, me: Player, key: str) -> Option:
    return NoCards() if key == PASS else Use(_cards(key))


which_cards = one_of("society-cards", _sets, forbids=_why_not_set, says=_say_cards, rule="AA-SS-7", about=_about_cards, quick=_best_sets).meaning(_cards)


# Capture, damage, refill --------------------------------------------------------------------------------------------


@step
async def grasp(t: Night) -> None:
    """Phases 4 and 5: a carrier near a figure loses the Chosen to it; the figures without her hurt all around them; a card follows a capture; refill.
    [AA-SS-12 to AA-SS-16]"""
    me = schemer(t)
    taker = ""
    if any(why_not_grasp(t, me, key) is None for key in _figures(t, me)):
        taker = await who_grasps(t, me)
        take_the_chosen(t, taker)
    society_hurts(t)
    if taker:
        await extra_card(t, me, taker)
    close(t, me)


async def extra_card(t: Night, me: Player, taker: str) -> None:
    """The card drawn for a capture: play it at once for that figure, or discard it. [AA-SS-14]"""
    t.drawn = draw_society(t)
    t.taker = taker
    t.tell(SocietyDrew, t.drawn, me.seat)
    plays = await plays_the_card(t, me, taker)
    card, t.drawn = t.drawn, ""
    if plays:
        prepare(t, (taker,))
        await carry_out(t, me, [card])
    else:
        t.society_discard += (card,)
        t.tell(SocietyDiscarded, card)
    t.taker = ""


def close(t: Night, me: Player) -> None:
    """Refill; a turn with the Chosen is counted, six of them win. [AA-SS-15, AA-SS-16]"""
    while len(me.hand) < SOCIETY_REFILL and (card := draw_society(t)):
        me.hand += (card,)
    if t.chosen in SOCIETY_FIGURES:
        t.held += 1
        t.tell(ChosenHeld, t.held)
        if t.held >= NUMBERS["society_turns"]:
            end(t, SOCIETY, "six-turns")
    heal_or_go_on(t)


def _figures(t: Night, me: Player) -> list[str]:
    return [f"tk:{figure}" for figure in SOCIETY_FIGURES if figure in t.at]


@concerning("tk")
def why_not_grasp(t: Night, me: Player, key: str) -> Rule | None:
    """The one who carries the Chosen must be on one of the spaces around the figure. [AA-SS-12]"""
    figure, carrier = rest(key), t.holder
    near = figure in SOCIETY_FIGURES and figure in t.at and carrier in SIDE_OF and t.at[carrier] in AROUND[t.at[figure]]
    return None if near else "AA-SS-12"


def _say_grasp(t: Night, me: Player, key: str) -> Option:
    return Grasp(rest(key))


who_grasps = one_of("grasp", _figures, forbids=why_not_grasp, says=_say_grasp, rule="AA-SS-12").meaning(rest)


def _drawn(t: Night, me: Player, taker: str) -> list[str]:
    return [f"use:{t.drawn}", PASS]


def _about_drawn(t: Night, me: Player, taker: str) -> dict[str, Any]:
    return {"who": Say(f"figure-{taker}")}


def _say_drawn(t: Night, me: Player, taker: str, key: str) -> Option:
    return Discard() if key == PASS else Use(_cards(key))


plays_the_card = one_of("extra", _drawn, forbids=free("use"), says=_say_drawn, rule="AA-SS-14", about=_about_drawn).meaning(PASS.__ne__)

"""Phases 3 and 4: refill; then the Chosen walks, the Society's figures move and hurt; healing ends the turn. [AA-P3-1, AA-P3-2, AA-P4-1 to AA-P4-9]"""

from __future__ import annotations

from collections.abc import Container
from typing import Any

from walpurgis.engine import Option, Rule
from walpurgis.engine.question import one_of

from .board import AROUND, DIAGONAL, LAST_SPACE, NUMBERED, SIDES
from .combat import take_the_chosen
from .decks import fill_the_row, refill_hand, reveal_next
from .ending import dawn, end, gain, lose_together, step
from .events import ChosenNeared, ChosenWaited, ChosenWalked, PowerPaid, SocietyMoved, TurnBegan
from .facts import HEALERS, NUMBERS, PASS, POINTS, SIDE_OF, SOCIETY, SOCIETY_CARDS, SOCIETY_FIGURES
from .keys import concerning, name_or_none, rest
from .options import Heal, NoHeal
from .state import Night, Player


@step
async def refill(t: Night) -> None:
    """Phase 3, then the end of the turn. [AA-P3-1, AA-P3-2]"""
    me = t.me
    refill_hand(t, me)
    if t.alone:
        t.turn += 1
        t.cards_played = 0
        t.phase = "ghouls"
        return
    fill_the_row(t, t.mine)
    end_of_turn(t)


@step
async def heal(t: Night) -> None:
    """The last thing of a turn: the Doctor or Otis may turn power into points. [AA-AB-1, AA-P4-9]"""
    me = t.me
    who = await who_heals(t, me)
    if who is not None:
        t.power[who] -= NUMBERS["heal_cost"]
        t.tell(PowerPaid, who, NUMBERS["heal_cost"], t.power[who])
        gain(t, me.side, NUMBERS["heal_points"])
    next_turn(t)


def healers(t: Night) -> bool:
    """Whether the Doctor's or Otis' healing can be used now. [AA-AB-1]"""
    mine = t.mine
    return mine.points < POINTS and bool(t.payers(NUMBERS["heal_cost"])) and any(t.has_ability(who, HEALERS) for who in mine.characters)


def _tracks(t: Night, me: Player) -> list[str]:
    return [*(f"heal:{who}" for who in t.mine.characters), PASS]


def _full_tracks(t: Night, me: Player) -> list[str]:
    return [*(f"heal:{who}" for who in t.payers(NUMBERS["heal_cost"])), PASS]


@concerning("heal")
def _why_not_heal(t: Night, me: Player, key: str) -> Rule | None:
    """An own character who can pay for it. [AA-AB-1]"""
    return None if rest(key) in t.payers(NUMBERS["heal_cost"]) else "AA-AB-1"


def _about_heal(t: Night, me: Player) -> dict[str, Any]:
    return {"points": NUMBERS["heal_points"], "cost": NUMBERS["heal_cost"]}


def _say_heal(t: Night, me: Player, key: str) -> Option:
    return NoHeal() if key == PASS else Heal(rest(key))


who_heals = one_of("heal", _tracks, forbids=_why_not_heal, says=_say_heal, rule="AA-AB-1", about=_about_heal, quick=_full_tracks).meaning(name_or_none)


def end_of_turn(t: Night) -> None:
    """Phase 4; with somebody playing the Society, its turn instead. [AA-P4-8, AA-T-3]"""
    if t.society is not None:
        t.phase = "society"
        return
    the_chosen_walks(t)
    card = SOCIETY_CARDS[t.society_deck[-1]]
    if card.numbers:
        move_society(t, card.numbers)
    reveal_next(t)
    society_hurts(t)
    heal_or_go_on(t)


def heal_or_go_on(t: Night) -> None:
    """When all else of a turn is done, its player may heal; then the next one is on. [AA-AB-1, AA-P4-8, AA-P4-9]"""
    if healers(t):
        t.phase = "heal"
    else:
        next_turn(t)


def the_chosen_walks(t: Night) -> None:
    """If nobody holds her she goes one space on, first towards the board, then along its diagonal; whoever stands there catches her; on the last space
    all is lost. [AA-B-2, AA-P4-1 to AA-P4-3, AA-SS-2]"""
    if t.holder:
        return
    if t.away > 1:
        t.away -= 1
        t.tell(ChosenNeared, t.away)
        return
    there = DIAGONAL[0] if t.away else DIAGONAL[DIAGONAL.index(t.chosen) + 1]
    waiting = t.standing.get(there, "")
    if waiting in SOCIETY_FIGURES:
        t.tell(ChosenWaited)
        return
    t.chosen, t.away = there, 0
    t.tell(ChosenWalked, there, len(DIAGONAL) - 1 - DIAGONAL.index(there))
    if waiting:
        take_the_chosen(t, waiting)
    elif there == LAST_SPACE:
        end(t, SOCIETY, "last-space")


def move_society(t: Night, numbers: tuple[int, ...]) -> None:
    """Both figures are lifted, then each goes to its number, or to the next free one. [AA-P4-4, AA-P4-5]"""
    for figure in SOCIETY_FIGURES:
        t.put(figure, "")
    for figure, number in zip(SOCIETY_FIGURES, numbers, strict=True):
        there = free_number(t.standing, number)
        t.put(figure, there)
        t.tell(SocietyMoved, figure, there, number)


_UPWARDS = {number: NUMBERED[number - 1 :] + NUMBERED[: number - 1] for number in range(1, len(NUMBERED) + 1)}
"""The numbered spaces from each number on, and from the first again."""


def free_number(standing: Container[str], number: int) -> str:
    """The numbered space, or the next one upwards that nobody stands on. [AA-P4-5]"""
    return next(space for space in _UPWARDS[number] if space not in standing)


def society_hurts(t: Night) -> None:
    """Each figure of the Society costs a point for every character around it; both factions lose at once. [AA-P4-7, AA-SS-13]"""
    losses = dict.fromkeys(SIDES, 0)
    for figure in SOCIETY_FIGURES:
        if figure in t.at and figure != t.chosen:
            for space in AROUND[t.at[figure]]:
                near = t.standing.get(space, "")
                if near in SIDE_OF:
                    losses[SIDE_OF[near]] += NUMBERS["society_loss"]
    lose_together(t, losses)


def next_turn(t: Night) -> None:
    """The player to the left, unless dawn breaks. [AA-T-2, AA-EN-6]"""
    dawn(t)
    t.turn += 1
    t.active = t.next_player().seat
    begin_turn(t)


def begin_turn(t: Night) -> None:
    t.used, t.upgraded, t.moved_tokens = (), (), ()
    t.sand_bought = False
    t.cards_played = 0
    t.phase = "tokens"
    t.tell(TurnBegan, t.me.side, t.active, t.turn)

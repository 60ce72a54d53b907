"""The turn of the Secret Society's player: the Chosen moves, portals, cards, damage and capture, refill. [AA-SS-1 to AA-SS-20]"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import partial
from itertools import combinations, permutations

from walpurgis.engine import Rule, Say, one_of, without

from .board import AROUND, SIDES, TRAP_SPACES
from .closing import free_number, next_turn, society_hurts, the_chosen_walks
from .combat import take_the_chosen
from .decks import draw_society
from .ending import end, step
from .events import ChosenHeld, SocietyDiscarded, SocietyDrew, SocietyMoved, SocietyPlayed, SocietyTurnBegan, TrapMoved, TrapSet
from .facts import NUMBERS, PASS, SIDE_OF, SOCIETY, SOCIETY_CARDS, SOCIETY_FIGURES, SOCIETY_HAND, TRAPS
from .outer import free_edges, place_portal, say_portal
from .state import Night, Player
from .tiles import changes, say_work, turns, work

BY_TRAP = 0
"""The destination that Trap Move gives: any trap."""


def schemer(t: Night) -> Player:
    me = t.society
    assert me is not None
    return me


@step
async def society(t: Night) -> None:
    """Phases 1 and 2: the Chosen moves; one portal may be placed. [AA-SS-1 to AA-SS-3]"""
    me = schemer(t)
    t.tell(SocietyTurnBegan)
    the_chosen_walks(t)
    if any(free_edges(t, side) for side in SIDES):
        chosen = await one_of(me, "society-portal", portal_keys, of=(t,), say=_say_portal, rule="AA-SS-3")
        if chosen != PASS:
            await place_portal(t, me, chosen.removeprefix("por:"), *SIDES)
    t.phase = "use"


def portal_keys(t: Night) -> list[str]:
    """The keys of all portals; of none, too."""
    return [*(f"por:{portal}" for portal in sorted(t.portals.values())), PASS]


# Cards --------------------------------------------------------------------------------------------------------------


@step
async def use(t: Night) -> None:
    """Phase 3: choose the cards to use, so that as many figures as possible can move. [AA-SS-4, AA-SS-7]"""
    me = schemer(t)
    prepare(t, SOCIETY_FIGURES)
    chosen = await one_of(
        me, "society-cards", partial(card_sets, t, me), say=_say_cards, elsewhere=_why_not_cards, rule="AA-SS-7", about=lambda: {"cards": len(me.hand)}
    )
    cards = [] if chosen == PASS else chosen.removeprefix("use:").split("+")
    for card in cards:
        me.hand = without(me.hand, card)
    bring_out(t, cards)


def prepare(t: Night, figures: tuple[str, ...]) -> None:
    """These figures may move; where they stand now they may not stay."""
    t.to_move = figures
    t.origins = {figure: t.at.get(figure, "") for figure in figures}
    t.numbers, t.icons = (), ()


def card_sets(t: Night, me: Player) -> list[str]:
    """The sets of hand cards that let the most figures move; none at all if no figure can. [AA-SS-7, AA-SS-11]"""
    hand = sorted(me.hand)
    moves = {cards: most_moves(t, *gifts(cards)) for size in range(len(hand) + 1) for cards in combinations(hand, size)}
    most = max(moves.values())
    return [f"use:{'+'.join(cards)}" if cards else PASS for cards, moved in moves.items() if moved == most]


def gifts(cards: Sequence[str]) -> tuple[tuple[int, ...], tuple[str, ...]]:
    """The destinations and the icons that cards give."""
    known = [SOCIETY_CARDS[card] for card in cards]
    icons = [icon for card in known for icon in card.icons]
    numbers = [number for card in known for number in card.numbers] + [BY_TRAP] * icons.count("tmove")
    return tuple(numbers), tuple(icon for icon in icons if icon != "tmove")


def bring_out(t: Night, cards: list[str]) -> None:
    """Show the cards; what they give can be used now. [AA-SS-4, AA-SS-11]"""
    t.numbers, t.icons = gifts(cards)
    t.society_discard += tuple(cards)
    if cards:
        t.tell(SocietyPlayed, cards)
    t.phase = "schemes"


# Moves --------------------------------------------------------------------------------------------------------------


def most_moves(t: Night, numbers: Sequence[int], icons: Sequence[str]) -> int:
    """How many of the figures that have not moved could still move, while the others stay where they are. [AA-SS-5 to AA-SS-7]"""
    new_traps = icons.count("trap") if "trap" in icons and trap_spaces(t) else 0
    for count in range(min(len(t.to_move), len(numbers)), 0, -1):
        for figures in permutations(t.to_move, count):
            taken = {space for space, figure in t.standing.items() if figure not in figures}
            for chosen in permutations(numbers, count):
                if _all_find_a_place(t, figures, chosen, taken, new_traps):
                    return count
    return 0


def _all_find_a_place(t: Night, figures: tuple[str, ...], numbers: tuple[int, ...], taken: set[str], new_traps: int) -> bool:
    """Whether each figure in turn finds a destination that is free and not the place it stood on, traps still to be set included. [AA-SS-6]"""
    taken = set(taken)
    for figure, number in zip(figures, numbers, strict=True):
        spaces = destinations(t, figure, number, taken)
        if spaces:
            taken.add(spaces[0])
        elif number == BY_TRAP and new_traps:
            new_traps -= 1
        else:
            return False
    return True


def destinations(t: Night, figure: str, number: int, taken: set[str]) -> list[str]:
    """Where a number, or Trap Move, takes a figure: never back to its own place. [AA-SS-6, AA-P4-5]"""
    if number == BY_TRAP:
        return [space for space in t.traps if space not in taken and space != t.origins[figure]]
    there = free_number(taken, number)
    return [there] if there != t.origins[figure] else []


def possible_moves(t: Night) -> dict[str, tuple[str, int, str]]:
    """The moves open now: those after which as many of the other figures can still move as before. [AA-SS-5, AA-SS-6]"""
    taken = {space for space, figure in t.standing.items() if figure not in t.to_move}
    most = 0 if t.taker else most_moves(t, t.numbers, t.icons)
    found = {}
    for figure in t.to_move:
        for number in dict.fromkeys(t.numbers):
            for space in destinations(t, figure, number, taken):
                if t.taker or _rest_can_move(t, figure, number, space, most - 1):
                    found[f"tmv:{figure}>{space}" if number == BY_TRAP else f"mov:{figure}>{number}"] = figure, number, space
    return found


def _rest_can_move(t: Night, figure: str, number: int, space: str, wanted: int) -> bool:
    """Whether so many others could still move if this figure went there; one that stands there has to, and at once."""
    others = [other for other in t.to_move if other != figure]
    lifted = [other for other in others if t.at.get(other) == space]
    if not wanted and not lifted:
        return True
    numbers = without(t.numbers, number)
    taken = {there for there, other in t.standing.items() if other not in t.to_move} | {space}
    new_traps = t.icons.count("trap") if "trap" in t.icons and not lifted and trap_spaces(t) else 0
    return any(_all_find_a_place(t, (other,), (left,), taken, new_traps) for other in lifted or others for left in numbers)


def move(t: Night, figure: str, number: int, space: str) -> None:
    """A figure goes to its destination. One that stands there and has yet to move is lifted: it moves next. [AA-SS-6]"""
    t.numbers, t.to_move = without(t.numbers, number), without(t.to_move, figure)
    lifted = t.standing.get(space, "")
    if lifted:
        t.put(lifted, "")
    t.put(figure, space)
    t.tell(SocietyMoved, figure, space, number)


# Actions ------------------------------------------------------------------------------------------------------------


@step
async def schemes(t: Night) -> None:
    """The next action or move, in any order; the end only when no figure must move any more. [AA-SS-5]"""
    chosen = await one_of(schemer(t), "scheme", scheme_keys, of=(t,), say=_say_scheme, elsewhere=_why_not_scheme, rule="AA-SS-5")
    kind, _, rest = chosen.partition(":")
    if kind in ("mov", "tmv"):
        move(t, *possible_moves(t)[chosen])
    elif kind == "trap":
        t.icons = without(t.icons, "trap")
        t.traps += (rest,)
        t.tell(TrapSet, rest)
    elif kind == "trapm":
        origin, _, space = rest.partition(">")
        t.icons = without(t.icons, "trap")
        t.traps = moved_trap(t.traps, origin, space)
        t.tell(TrapMoved, origin, space)
    elif kind in ("cnv", "rot"):
        t.icons = without(t.icons, "flip" if kind == "cnv" else "turn")
        work(t, chosen)
    else:
        finish(t)


def scheme_keys(t: Night) -> list[str]:
    """The keys of all moves and actions; of the end, when no figure must move any more."""
    keys = list(possible_moves(t))
    if any(figure not in t.at and t.origins[figure] for figure in t.to_move):
        return keys or [PASS]
    icons = Counter(t.icons)
    if icons["trap"]:
        keys += trap_keys(t)
    if icons["flip"]:
        keys += changes(t)
    if icons["turn"]:
        near = {space for figure in SOCIETY_FIGURES if figure in t.at for space in AROUND[t.at[figure]]}
        keys += turns(t, "SC", sorted(near))
    if not keys or t.taker or not most_moves(t, t.numbers, t.icons):
        keys.append(PASS)
    return keys


def trap_spaces(t: Night) -> list[str]:
    """Free spaces off the outer border, crossroads without quicksand included. [AA-SS-9]"""
    closed = {*t.standing, *t.tiles, *t.traps, *(faction.sand for faction in t.factions.values())}
    return [space for space in TRAP_SPACES if space not in closed]


def trap_keys(t: Night) -> list[str]:
    """A trap from the supply; when all lie on the board, one of those without a figure. [AA-SS-9, AA-SS-19]"""
    spaces = trap_spaces(t)
    if len(t.traps) < TRAPS:
        return [f"trap:{space}" for space in spaces]
    return [f"trapm:{origin}>{space}" for origin in t.traps if origin not in t.standing for space in spaces]


def moved_trap(traps: tuple[str, ...], origin: str, space: str) -> tuple[str, ...]:
    """The traps after one of them was moved."""
    return tuple(space if trap == origin else trap for trap in traps)


def finish(t: Night) -> None:
    t.to_move, t.numbers, t.icons, t.origins = (), (), (), {}
    if t.taker:
        t.taker = ""
        close(t)
    else:
        t.phase = "grasp"


# Capture, damage, refill --------------------------------------------------------------------------------------------


@step
async def grasp(t: Night) -> None:
    """Phase 4: a carrier near a figure loses the Chosen to it; then the figures without her hurt all around them. [AA-SS-12 to AA-SS-14]"""
    me = schemer(t)
    carrier = t.holder
    near = [f for f in SOCIETY_FIGURES if f in t.at and carrier in SIDE_OF and t.at[carrier] in AROUND[t.at[f]]]
    taker = ""
    if near:
        taker = await one_of(me, "grasp", {f"tk:{figure}": figure for figure in near}, say=_say_grasp, rule="AA-SS-12")
        take_the_chosen(t, taker)
    society_hurts(t)
    if not taker:
        close(t)
        return
    t.drawn = draw_society(t)
    t.taker = taker
    t.phase = "extra"
    t.tell(SocietyDrew, t.drawn, me.seat)


@step
async def extra(t: Night) -> None:
    """The card drawn for a capture: play it at once for that figure, or discard it. [AA-SS-14]"""
    chosen = await one_of(schemer(t), "extra", lambda: [f"use:{t.drawn}", PASS], say=_say_extra, rule="AA-SS-14", about={"who": Say(f"figure-{t.taker}")})
    card, t.drawn = t.drawn, ""
    if chosen == PASS:
        t.society_discard += (card,)
        t.tell(SocietyDiscarded, card)
        t.taker = ""
        close(t)
    else:
        prepare(t, (t.taker,))
        bring_out(t, [card])


def close(t: Night) -> None:
    """Phase 5: refill; a turn with the Chosen is counted, six of them win. [AA-SS-15, AA-SS-16]"""
    me = schemer(t)
    while len(me.hand) < SOCIETY_HAND and (card := draw_society(t)):
        me.hand += (card,)
    if t.chosen in SOCIETY_FIGURES:
        t.held += 1
        t.tell(ChosenHeld, t.held)
        if t.held >= NUMBERS["society_turns"]:
            end(t, SOCIETY, "six-turns")
    next_turn(t)


# Reasons and descriptions -------------------------------------------------------------------------------------------


def _say_portal(t: Night, key: str) -> Say:
    return Say("option-no-portal") if key == PASS else say_portal(t, key)


def _why_not_cards(key: str) -> Rule | None:
    return "AA-SS-7" if key.startswith("use:") or key == PASS else None


def _why_not_scheme(t: Night, key: str) -> Rule | None:
    rules = {"mov": "AA-SS-6", "tmv": "AA-SS-6", "trap": "AA-SS-9", "trapm": "AA-SS-9", "cnv": "AA-SS-8", "rot": "AA-SS-10", PASS: "AA-SS-5"}
    return rules.get(key.partition(":")[0])


def _say_cards(key: str) -> Say:
    if key == PASS:
        return Say("option-no-cards")
    return Say("option-use", {"cards": [Say(f"society-{card}") for card in key.removeprefix("use:").split("+")]})


def _say_extra(key: str) -> Say:
    return Say("option-discard") if key == PASS else _say_cards(key)


def _say_scheme(t: Night, key: str) -> Say:
    kind, _, rest = key.partition(":")
    if kind in ("mov", "tmv"):
        figure, number, space = possible_moves(t)[key]
        words: dict[str, int | str | Say | list[Say]] = {"who": Say(f"figure-{figure}"), "space": space, "number": number}
        return Say("option-scheme-trap" if number == BY_TRAP else "option-scheme-move", words)
    if kind == "trap":
        return Say("option-trap", {"space": rest})
    if kind == "trapm":
        origin, _, space = rest.partition(">")
        return Say("option-move-trap", {"origin": origin, "space": space})
    return Say("option-end-schemes") if key == PASS else say_work(key)


def _say_grasp(key: str) -> Say:
    return Say("option-grasp", {"who": Say(f"figure-{key.removeprefix('tk:')}")})

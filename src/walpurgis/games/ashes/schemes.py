"""What the Society's figures can do with the cards that its player uses: go to numbers and traps, set traps, change and turn tiles. [AA-SS-5 to AA-SS-10]"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from typing import NamedTuple, TypeAlias

from walpurgis.engine import Option, Rule, without
from walpurgis.engine.question import one_of

from . import options
from .board import AROUND, TRAP_SPACES
from .closing import free_number
from .events import SocietyMoved, TrapMoved, TrapSet
from .facts import PASS, SOCIETY_FIGURES, TRAPS
from .keys import concerning, two
from .options import EndSchemes, SchemeMove, SchemeTrap, Trap
from .state import Night, Player
from .tiles import Work, all_changes, all_turns, can_change, changes, read_work, say_work, turns, why_not_turn, work

BY_TRAP = 0
"""The destination that Trap Move gives: any trap."""


class Move(NamedTuple):
    """A figure goes to a number; to a trap if the number is BY_TRAP, and then `space` says to which."""

    figure: str
    number: int
    space: str = ""


class SetTrap(NamedTuple):
    space: str


class MoveTrap(NamedTuple):
    origin: str
    space: str


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


def in_the_way(t: Night) -> set[str]:
    """Where somebody stands who will not move away."""
    return {space for space, figure in t.standing.items() if figure not in t.to_move}


def possible_moves(t: Night) -> dict[str, Move]:
    """The moves open now, by key: those after which as many of the other figures can still move as before. [AA-SS-5, AA-SS-6]"""
    taken = in_the_way(t)
    most = 0 if t.taker else most_moves(t, t.numbers, t.icons)
    found = {}
    for figure in t.to_move:
        for number in dict.fromkeys(t.numbers):
            for space in destinations(t, figure, number, taken):
                if t.taker or _rest_can_move(t, figure, number, space, most - 1):
                    found[_key(figure, number, space)] = Move(figure, number, space)
    return found


def _key(figure: str, number: int, space: str) -> str:
    return f"tmv:{figure}>{space}" if number == BY_TRAP else f"mov:{figure}>{number}"


def _rest_can_move(t: Night, figure: str, number: int, space: str, wanted: int) -> bool:
    """Whether this many others could still move if this figure went there; one that stands there has to, and at once."""
    others = [other for other in t.to_move if other != figure]
    lifted = [other for other in others if t.at.get(other) == space]
    if not wanted and not lifted:
        return True
    numbers = without(t.numbers, number)
    taken = in_the_way(t) | {space}
    new_traps = t.icons.count("trap") if "trap" in t.icons and not lifted and trap_spaces(t) else 0
    return any(_all_find_a_place(t, (other,), (left,), taken, new_traps) for other in lifted or others for left in numbers)


def move(t: Night, figure: str, number: int, space: str = "") -> None:
    """A figure goes to its destination. One that stands there and has yet to move is lifted: it moves next. [AA-SS-6]"""
    space = space or free_number(in_the_way(t), number)
    t.numbers, t.to_move = without(t.numbers, number), without(t.to_move, figure)
    lifted = t.standing.get(space, "")
    if lifted:
        t.put(lifted, "")
    t.put(figure, space)
    t.tell(SocietyMoved, figure, space, number)


def is_lifted(t: Night) -> bool:
    """Whether a figure was driven from its place: it moves before anything else. [AA-SS-6]"""
    return any(figure not in t.at and t.origins[figure] for figure in t.to_move)


# Traps --------------------------------------------------------------------------------------------------------------


def can_be_set(t: Night, space: str) -> bool:
    """A free space off the outer border, or a crossroads without quicksand. [AA-SS-9]"""
    return space in TRAP_SPACES and space not in t.standing and space not in t.tiles and space not in t.traps and t.sanded(space) is None


def trap_spaces(t: Night) -> list[str]:
    """Where a trap can be set. [AA-SS-9]"""
    closed = {*t.standing, *t.tiles, *t.traps, *(faction.sand for faction in t.factions.values())}
    return [space for space in TRAP_SPACES if space not in closed]


def trap_keys(t: Night) -> list[str]:
    """A trap from the supply; when all lie on the board, one of those without a figure. [AA-SS-9, AA-SS-19]"""
    spaces = trap_spaces(t)
    if len(t.traps) < TRAPS:
        return [f"trap:{space}" for space in spaces]
    return [f"trapm:{origin}>{space}" for origin in t.traps if origin not in t.standing for space in spaces]


def why_not_trap(t: Night, origin: str, space: str) -> Rule | None:
    """With the icon; from the supply while there are some, else one from the board on which nobody stands. [AA-SS-9, AA-SS-19]"""
    if "trap" not in t.icons or not can_be_set(t, space) or bool(origin) != (len(t.traps) == TRAPS):
        return "AA-SS-9"
    return "AA-SS-19" if origin in t.standing else None


# All of it ----------------------------------------------------------------------------------------------------------

Scheme: TypeAlias = Move | SetTrap | MoveTrap | Work


def do(t: Night, scheme: Scheme) -> None:
    """Carry out a move or an action, which uses up its number or its icon. [AA-SS-5]"""
    match scheme:
        case Move(figure, number, space):
            move(t, figure, number, space)
        case SetTrap(space):
            t.icons = without(t.icons, "trap")
            t.traps += (space,)
            t.tell(TrapSet, space)
        case MoveTrap(origin, space):
            t.icons = without(t.icons, "trap")
            t.traps = tuple(space if trap == origin else trap for trap in t.traps)
            t.tell(TrapMoved, origin, space)
        case Work(how):
            t.icons = without(t.icons, "flip" if how == "cnv" else "turn")
            work(t, scheme)


# The question -------------------------------------------------------------------------------------------------------


def near_figures(t: Night) -> list[str]:
    """The spaces around the figures, in alphabetical order. [AA-SS-10]"""
    return sorted({space for figure in SOCIETY_FIGURES if figure in t.at for space in AROUND[t.at[figure]]})


def _candidates(t: Night, me: Player) -> list[str]:
    """Every move that a number or a trap could give, every trap, every tile to change or turn, and the end."""
    spaces: dict[int, tuple[str, ...]] = {number: t.traps if number == BY_TRAP else ("",) for number in t.numbers}
    moves = [_key(figure, number, space) for figure in t.to_move for number, there in spaces.items() for space in there]
    traps = [f"trap:{space}" for space in TRAP_SPACES] if len(t.traps) < TRAPS else [f"trapm:{trap}>{space}" for trap in t.traps for space in TRAP_SPACES]
    return [*moves, *traps, *all_changes(t), *all_turns(t), PASS]


def offered(t: Night, me: Player) -> list[str]:
    """The same as what nothing forbids among the candidates, without asking for each."""
    keys = list(possible_moves(t))
    if is_lifted(t):
        return keys or [PASS]
    if "trap" in t.icons:
        keys += trap_keys(t)
    if "flip" in t.icons:
        keys += changes(t)
    if "turn" in t.icons:
        keys += turns(t, "SC", near_figures(t))
    if not keys or t.taker or not most_moves(t, t.numbers, t.icons):
        keys.append(PASS)
    return keys


@concerning("mov", "tmv", "trap", "trapm", "cnv", "rot", PASS)
def _why_not(t: Night, me: Player, key: str) -> Rule | None:
    """Why something cannot be done with the cards now."""
    kind, _, rest = key.partition(":")
    if kind in ("mov", "tmv"):
        return None if key in possible_moves(t) else "AA-SS-6"
    if kind == PASS:
        return None if PASS in offered(t, me) else "AA-SS-5"
    if is_lifted(t):
        return "AA-SS-6"
    if kind == "trap":
        return why_not_trap(t, "", rest)
    if kind == "trapm":
        return why_not_trap(t, *two(key, ">"))
    space, face = two(key, "=")
    if kind == "cnv":
        return None if "flip" in t.icons and can_change(t, space, face) else "AA-SS-8"
    return None if "turn" in t.icons and why_not_turn(t, "SC", near_figures(t), space, face) is None else "AA-SS-10"


def _say(t: Night, me: Player, key: str) -> Option:
    kind, _, rest = key.partition(":")
    if kind in ("mov", "tmv"):
        figure, number, space = possible_moves(t)[key]
        return (SchemeTrap if kind == "tmv" else SchemeMove)(figure, space, number)
    if kind == "trap":
        return Trap(rest)
    if kind == "trapm":
        return options.MoveTrap(*two(key, ">"))
    return EndSchemes() if key == PASS else say_work(key)


def read_scheme(key: str) -> Scheme | None:
    """What the key of a scheme means."""
    kind, _, rest = key.partition(":")
    if kind == PASS:
        return None
    if kind == "mov":
        figure, number = two(key, ">")
        return Move(figure, int(number))
    if kind == "tmv":
        figure, space = two(key, ">")
        return Move(figure, BY_TRAP, space)
    if kind == "trap":
        return SetTrap(rest)
    return MoveTrap(*two(key, ">")) if kind == "trapm" else read_work(key)


next_scheme = one_of("scheme", _candidates, forbids=_why_not, says=_say, rule="AA-SS-5", quick=offered).meaning(read_scheme)

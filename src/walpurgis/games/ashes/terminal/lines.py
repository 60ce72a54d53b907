"""The table of Ashes to Ashes as short lines of text, for screen readers and pipes: the turn, hands, factions, figures, then the board row by row."""

from __future__ import annotations

from collections.abc import Iterator

from walpurgis.engine import Say
from walpurgis.words import Speaker

from ..board import BASES, CITADELS, CROSSROADS, DIAGONAL, NUMBERED, ROWS, SPACES
from ..facts import POINTS, SIDE_OF, SOCIETY
from ..view import Board, Seen
from .facts import Fact, beside, common, discarded, going_on, in_hand, last_turn, of_a_faction, of_a_seat, phases, seat_named, turn, whose_turn
from .pieces import named, words


def lines(view: Seen, say: Speaker) -> Iterator[str]:
    """Every fact of the picture, in words."""
    say = words(say.language)
    for label, value in _facts(view, say):
        yield say.text("labelled", label=label, value=value) if label else value


def _facts(view: Seen, say: Speaker) -> Iterator[Fact]:
    yield "", _turn(view, say)
    yield from in_hand(view, say)
    yield from going_on(view, say)
    for faction in view.factions.values():
        yield from _faction(view, faction, say)
    for seat in view.seats:
        if seat.side == SOCIETY:
            yield seat_named(view, seat.seat, say), of_a_seat(view, seat, say)
    yield from common(view, say)
    yield from beside(view, say)
    yield from _figures(view, say)
    yield from _laid(view, say)
    yield from _printed(view, say)


def _turn(view: Seen, say: Speaker) -> str:
    now = next(phase for phase, is_now in phases(view, say) if is_now)
    if view.phase in ("places", "end"):
        return now
    last = [say.text("short-last-turn")] if last_turn(view) else []
    return ", ".join([turn(view, say), *last, seat_named(view, whose_turn(view), say), now])


def _faction(view: Seen, faction: Board, say: Speaker) -> Iterator[Fact]:
    side = named(say, faction.side, "side")
    if view.mode != "alone":
        yield side, say.text("short-points", points=faction.points, most=POINTS)
        power = [f"{named(say, who)} {level}" for who, level in faction.power.items()]
        yield f"{side}, {say.text('short-power')}", ", ".join(power)
        tokens = [f"{named(say, who)} {named(say, place, 'outer') if place else say.text('short-reserve')}" for who, place in faction.tokens.items()]
        yield f"{side}, {say.text('short-tokens')}", ", ".join(tokens)
    for label, value in (*of_a_faction(view, faction, say), *discarded(faction, say)):
        yield f"{side}, {label}", value
    for seat in view.seats:
        if seat.side == faction.side:
            yield seat_named(view, seat.seat, say), of_a_seat(view, seat, say)


def _figures(view: Seen, say: Speaker) -> Iterator[Fact]:
    for who, there in view.figures.items():
        if there.facing and view.mode != "alone" and who in SIDE_OF:
            yield named(say, who), say.text("short-looks", space=there.space, direction=Say(f"direction-{there.facing}"))
        else:
            yield named(say, who), there.space


def _laid(view: Seen, say: Speaker) -> Iterator[Fact]:
    """What was laid on the board in play: portals, traps, and the tiles row by row."""
    if view.portals:
        edges = [f"{portal} {say(Say('option-edge', {'edge': there.edge, 'side': Say(f'side-{there.hurts}')}))}" for portal, there in view.portals.items()]
        yield say.text("short-portals"), ", ".join(edges)
    for label, spaces in (("short-traps", view.traps), ("short-bears", view.bears)):
        if spaces:
            yield say.text(label), ", ".join(spaces)
    for row in range(1, ROWS + 1):
        laid = [f"{space} {named(say, view.tiles[space], 'face')}" for space in SPACES if space[1:] == str(row) and space in view.tiles]
        if laid:
            yield say.text("short-row", row=row), say.apart(laid)


def _printed(view: Seen, say: Speaker) -> Iterator[Fact]:
    """What is printed on the board."""
    yield say.text("short-crossroads"), ", ".join(CROSSROADS)
    yield say.text("short-numbers"), ", ".join(f"{n} {space}" for n, space in enumerate(NUMBERED, 1))
    for side, spaces in BASES.items():
        yield say.text("short-base", side=Say(f"side-{side}")), f"{', '.join(spaces)} ({say.text('short-citadel', space=CITADELS[side])})"
    if view.mode != "alone":
        yield say.text("short-diagonal"), ", ".join(DIAGONAL)

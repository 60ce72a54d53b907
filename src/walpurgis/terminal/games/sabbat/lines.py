"""The table of Sabbat Magica as short lines of text, for screen readers and pipes: every fact of the picture, in words."""

from __future__ import annotations

from collections.abc import Iterator

from walpurgis.engine import Say
from walpurgis.games.sabbat.board import GARDENS, REGION_VP, REGIONS, RESOURCES, SQUARES
from walpurgis.games.sabbat.view import Board, Seen
from walpurgis.words import Speaker

from .pieces import ACTING, form, words


def lines(view: Seen, say: Speaker) -> Iterator[str]:
    """Round, time card, players, manor, mirrors, gardens, regions, and what lies beside the board."""
    say = words(say.language)
    yield from _round(view, say)
    for seat in view.order:
        yield from _board(view.players[seat], say)
    for row in range(4):
        yield f"{say.text('board-manor')}: " + ", ".join(_square(view, say, square) for square in SQUARES[row * 4 : row * 4 + 4])
    for look, word in enumerate(("intact", "cracked", "broken")):
        names = [name for name, state in view.mirrors.items() if state == look]
        if names:
            yield f"{say.text('board-mirrors')}, {say.text(f'board-{word}')}: {', '.join(names)}"
    for garden in GARDENS:
        about = f"garden-{garden[3:]}"
        yield f"{_place(say, garden)}: {_ghosts(view, say, garden, view.garden_places)}; 1: {form(say, about, 'major')}; 2: {form(say, about, 'minor')}"
    for region, fee in zip(REGIONS, view.gates, strict=True):
        points = f"{REGION_VP[region]} {say.text('board-vp')}"
        yield f"{_place(say, region)}: {points}, {say.text('board-gate')} {_fee(say, fee)}; {_ghosts(view, say, region, view.region_places)}"
    for seat, where in view.limbo.items():
        yield f"{_who(view, say, seat)} -> {_place(say, where)}"
    yield f"{say.text('board-gates-out')}: " + "; ".join(_fee(say, fee) for fee in view.gates_out)
    if view.time_unseen and not view.time_removed:
        yield f"{say.text('board-unseen-cards')}: " + ", ".join(say(Say(f"time-{card}")) for card in view.time_unseen)


def _round(view: Seen, say: Speaker) -> Iterator[str]:
    yield f"{say.text('board-round', round=view.round, rounds=view.rounds)}, {say(Say(f'phase-{view.phase}'))}"
    if view.round == view.rounds and view.phase != "end":
        yield say.text("board-last-round")
    if view.phase in ACTING:
        yield say.text("board-lap", lap=view.lap, actions=view.actions)
    yield f"{say.text('board-order')}: " + ", ".join(_who(view, say, seat) for seat in view.order)
    yield f"{say(Say(f'time-{view.time_card}'))}: " + (", ".join(_bonus(view, say, slot) for slot in range(1, len(view.slots) + 1)) or say.text("list-none"))


def _bonus(view: Seen, say: Speaker, slot: int) -> str:
    what, taken = view.slots[slot - 1], view.bonus_taken.get(slot)
    words = say(Say("bonus-any" if what == "*" else f"bonus-{what}"))
    state = say.text("board-free-place") if taken is None else say(Say("board-bonus-taken", {"who": Say(f"people-{view.players[taken].people}")}))
    return f"{words} ({state})"


def _board(board: Board, say: Speaker) -> Iterator[str]:
    name = Say(f"people-{board.people}")
    yield f"{say(name)} ({board.people}, {form(say, name.id, 'magician')}): {board.vp} {say.text('board-vp')}, {board.terror} {say.text('board-terror')}, " + (
        f"{say.text('board-chimeras')} {board.chimera}"
    )
    where = board.magician or say.text("board-off-grid")
    ghosts = f"{say(Say('place-br'))} {board.bridge}, {say(Say('place-gy'))} {board.graveyard}"
    yield f"{say(name)}: {say.text('board-magician')} {where}; {say.text('board-ghosts')}: {ghosts}"
    skull = say.text("board-cursed") if board.cursed else say.text("list-none")
    stores = f"2H {_store(say, board.h2)}; 1H {_store(say, board.h1)}; {say.text('board-skull')} {skull}; {say.text('board-zone')} {_store(say, board.zone)}"
    yield f"{say(name)}: {stores}"
    if board.powers_left:
        cards = ", ".join(say(Say(f"power-{power}")) for power in board.powers_left)
        ready = say.text("yes" if board.power_ready else "no")
        yield f"{say(name)}: {say.text('board-power')} {cards} ({ready})"


def _square(view: Seen, say: Speaker, square: str) -> str:
    tile = say(Say(f"tile-{view.grid[SQUARES.index(square)]}"))
    return f"{square} {tile}" + "".join(f" [{board.people}]" for board in view.players if board.magician == square)


def _ghosts(view: Seen, say: Speaker, where: str, places: int) -> str:
    there = [_ghost(view, say, where, seat) for seat in view.ghosts[where]]
    free = [say.text("board-free-place")] * (places - len(there))
    return ", ".join(f"{place} {who}" for place, who in enumerate([*there, *free], 1))


def _ghost(view: Seen, say: Speaker, where: str, seat: int) -> str:
    signs = [say.text("board-protected")] if view.protected == where and view.players[seat].people == "G" else []
    signs += [say.text("board-moved")] if seat == view.active and where in view.moved else []
    return _who(view, say, seat) + (f" ({', '.join(signs)})" if signs else "")


def _store(say: Speaker, resources: dict[str, int]) -> str:
    return ", ".join(f"{resources[kind]} {say(Say(f'resource-{kind}'))}" for kind in RESOURCES if resources[kind]) or say.text("list-none")


def _fee(say: Speaker, fee: str) -> str:
    return " + ".join(say(Say(f"resource-{kind}")) for kind in fee)


def _place(say: Speaker, where: str) -> str:
    return say(Say(f"place-{where.replace(':', '-')}"))


def _who(view: Seen, say: Speaker, seat: int) -> str:
    return say(Say(f"people-{view.players[seat].people}"))

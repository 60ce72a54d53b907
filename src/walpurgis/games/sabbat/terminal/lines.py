"""The table of Sabbat Magica as short lines of text, for screen readers and pipes: every fact of the picture, in words."""

from __future__ import annotations

from collections.abc import Iterator

from walpurgis.engine import Say
from walpurgis.words import Speaker

from ..board import COLUMNS, GARDENS, REGION_VP, REGIONS, RESOURCES, SQUARES
from ..view import Board, Seen
from .pieces import RESTING, form, words


def lines(view: Seen, say: Speaker) -> Iterator[str]:
    """Round, time card, players, manor, mirrors, gardens, regions, and what lies beside the board."""
    say = words(say.language)
    for label, value in _facts(view, say):
        yield say.text("labelled", label=label, value=value) if label else value


def _facts(view: Seen, say: Speaker) -> Iterator[tuple[str, str]]:
    """Each line as what it is about, and what is the case."""
    yield from _round(view, say)
    for seat in view.order:
        for fact in _board(view.players[seat], say):
            yield _who(view, say, seat), fact
    for row in range(0, len(SQUARES), len(COLUMNS)):
        yield say.text("board-manor"), ", ".join(_square(view, say, square) for square in SQUARES[row : row + len(COLUMNS)])
    for look, word in enumerate(("intact", "cracked", "broken")):
        names = [name for name, state in view.mirrors.items() if state == look]
        if names:
            yield f"{say.text('board-mirrors')}, {say.text(f'board-{word}')}", ", ".join(names)
    for garden in GARDENS:
        about = f"garden-{garden[3:]}"
        bonuses = f"1 ({form(say, about, 'major')}), 2 ({form(say, about, 'minor')})"
        yield _place(say, garden), say.apart([_ghosts(view, say, garden, view.garden_places), bonuses])
    for region, fee in zip(REGIONS, view.gates, strict=True):
        worth = f"{REGION_VP[region]} {say.text('board-vp')}, {say.text('board-gate')} {_fee(say, fee)}"
        yield _place(say, region), say.apart([worth, _ghosts(view, say, region, view.region_places)])
    for seat, where in view.limbo.items():
        yield "", f"{_who(view, say, seat)} -> {_place(say, where)}"
    yield say.text("board-gates-out"), say.apart(_fee(say, fee) for fee in view.gates_out)
    if view.time_unseen and not view.time_removed:
        yield say.text("board-unseen-cards"), ", ".join(say(Say(f"time-{card}")) for card in view.time_unseen)


def _round(view: Seen, say: Speaker) -> Iterator[tuple[str, str]]:
    yield "", f"{say.text('board-round', round=view.round, rounds=view.rounds)}, {say(Say(f'phase-{view.phase}'))}"
    if view.round == view.rounds and view.phase != "end":
        yield "", say.text("board-last-round")
    if view.phase not in RESTING:
        yield "", say.text("board-lap", lap=view.lap, actions=view.actions)
    yield say.text("board-order"), ", ".join(_who(view, say, seat) for seat in view.order)
    yield say(Say(f"time-{view.time_card}")), ", ".join(_bonus(view, say, slot) for slot in range(1, len(view.slots) + 1)) or say.text("list-none")


def _bonus(view: Seen, say: Speaker, slot: int) -> str:
    what, taken = view.slots[slot - 1], view.bonus_taken.get(slot)
    name = say(Say("bonus-any" if what == "*" else f"bonus-{what}"))
    state = say.text("board-free-place") if taken is None else say(Say("board-bonus-taken", {"who": Say(f"people-{view.players[taken].people}")}))
    return f"{name} ({state})"


def _board(board: Board, say: Speaker) -> Iterator[str]:
    """A player's board, in three or four facts."""
    points = f"{board.vp} {say.text('board-vp')}, {board.terror} {say.text('board-terror')}, {say.text('board-chimeras')} {board.chimera}"
    yield say.apart([f"{board.people}, {form(say, f'people-{board.people}', 'magician')}", points])
    where = board.magician or say.text("board-off-grid")
    ghosts = f"{say(Say('place-br'))} {board.bridge}, {say(Say('place-gy'))} {board.graveyard}"
    yield say.apart([f"{say.text('board-magician')} {where}", ghosts])
    skull = say.text("board-cursed") if board.cursed else say.text("list-none")
    stores = [f"2H {_store(say, board.h2)}", f"1H {_store(say, board.h1)}"]
    yield say.apart([*stores, f"{say.text('board-skull')} {skull}", f"{say.text('board-zone')} {_store(say, board.zone)}"])
    if board.powers_left:
        used = f" ({say.text('short-power-used')})" if board.power and not board.power_ready else ""
        yield f"{say.text('board-power')} " + ", ".join(say(Say(f"power-{power}")) for power in board.powers_left) + used


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
    held = [Say(f"resource-{kind}") for kind in RESOURCES for _ in range(resources[kind])]
    return say.text("form-subj", name=held) if held else say.text("list-none")


def _fee(say: Speaker, fee: str) -> str:
    return " + ".join(say(Say(f"resource-{kind}")) for kind in fee)


def _place(say: Speaker, where: str) -> str:
    return say(Say(f"place-{where.replace(':', '-')}"))


def _who(view: Seen, say: Speaker, seat: int) -> str:
    return say(Say(f"people-{view.players[seat].people}"))

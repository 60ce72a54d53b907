"""What there is to tell about the table, each fact as what it is about, and what is the case. The picture and the lines show the same."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from walpurgis.engine import Say
from walpurgis.words import Speaker

from ..board import DIAGONAL, OUTER
from ..facts import ACTIONS, GHOULS, NUMBERS, SOCIETY
from ..view import OF_THE_SOCIETY, Board, Seat, Seen, Society
from .pieces import counted, named

Fact: TypeAlias = tuple[str, str]


def turn(view: Seen, say: Speaker) -> str:
    """Which turn it is, and of how many."""
    if view.mode == "alone":
        return say.text("short-turn-alone", turn=view.turn)
    return say.text("short-turn", turn=view.turn, limit=view.turn_limit)


def last_turn(view: Seen) -> bool:
    """Whether dawn breaks after this turn. [AA-EN-6]"""
    return view.mode != "alone" and view.turn == view.turn_limit and view.phase != "end"


def phases(view: Seen, say: Speaker) -> list[tuple[str, bool]]:
    """The phases of the turn, each with whether it is now."""
    return [(named(say, phase, "phase"), phase == view.phase) for phase in view.phases or [view.phase]]


def whose_turn(view: Seen) -> int:
    """The seat whose turn it is: the Society's, when it is at work."""
    return next(p.seat for p in view.seats if p.side == SOCIETY) if view.phase in OF_THE_SOCIETY else view.active


def seat_named(view: Seen, seat: int, say: Speaker) -> str:
    """A player with the side: "Candle (Humans)"."""
    return say.text("short-seat", who=Say(f"seat-{seat}"), side=Say(f"side-{view.seats[seat].side}"))


def in_hand(view: Seen, say: Speaker) -> Iterator[Fact]:
    """The hands that may be seen: one's own, those of team mates, at the end all."""
    for seat in view.seats:
        if seat.hand is not None:
            family = "society" if seat.side == SOCIETY else "card"
            cards = say.apart(f"{card} {named(say, card, family)}" for card in seat.hand)
            yield say.text("short-hand-of", who=Say(f"seat-{seat.seat}")), cards or say.text("list-none")


def going_on(view: Seen, say: Speaker) -> Iterator[Fact]:
    """The card or the walk that is being carried out."""
    if view.phase == "end":
        return
    if view.card:
        yield say.text("short-playing"), named(say, view.card, "card")
        if view.tiles_left and not view.walk and not (view.worked and gives_one_tile(view)):
            yield say.text("short-tiles-to-lay"), tiles(say, view.tiles_left.count("S"), view.tiles_left.count("C"))
        if view.worked:
            yield say.text("short-worked"), ", ".join(view.worked)
    if view.walk:
        yield say.text("short-walks", who=Say(f"figure-{view.walk.who}")), " ".join(view.walk.walked)
        if view.walk.must:
            yield say.text("short-must"), view.walk.must
    if view.icons and view.phase == "2":
        yield say.text("short-icons"), ", ".join(named(say, icon, "icon") for icon in view.icons)


def gives_one_tile(view: Seen) -> bool:
    """Whether the card is generic, or counts as one. [AA-P2-5, AA-SO-11]"""
    who = ACTIONS[view.card].who
    return not who or who in view.home


def common(view: Seen, say: Speaker) -> Iterator[Fact]:
    """What belongs to nobody: the Chosen, tiles, the places around the board."""
    if view.mode != "alone":
        yield say.text("short-chosen"), _chosen(view, say)
    yield say.text("short-supply"), tiles(say, view.supply["S"], view.supply["C"])
    if view.mode != "alone":
        yield say.text("short-around"), ", ".join(_place(view, place, say) for place in OUTER)


def beside(view: Seen, say: Speaker) -> Iterator[Fact]:
    """The powers that nobody commands, or a player of their own: the Society; in solitaire, the ghouls."""
    return _ghouls(view, say) if view.society is None else _society(view.society, say)


def tiles(say: Speaker, straight: int, curve: int) -> str:
    return say.text("short-tiles", straight=straight, curve=curve)


def _chosen(view: Seen, say: Speaker) -> str:
    if view.away:
        return say.text("short-away", left=view.away)
    if view.chosen not in DIAGONAL:
        return say.text("short-held", who=Say(f"figure-{view.chosen}"))
    return say.text("short-walking", space=view.chosen, left=len(DIAGONAL) - 1 - DIAGONAL.index(view.chosen))


def _place(view: Seen, place: str, say: Speaker) -> str:
    """A place around the board, and whose token stands there; whether it was used this turn."""
    owners = [who for board in view.factions.values() for who, there in board.tokens.items() if there == place]
    used = f" ({say.text('short-used')})" if place in view.used else ""
    return f"{named(say, place, 'outer')} {', '.join(named(say, who) for who in owners) or '-'}{used}"


def _society(society: Society, say: Speaker) -> Iterator[Fact]:
    if society.card:
        going = [say.text("short-goes", who=Say(f"figure-{figure}"), space=space) for figure, space in society.goals.items()]
        yield say.text("short-revealed"), say.apart([named(say, society.card, "society"), *(going or [say.text("short-stay")])])
    if society.drawn:
        yield say.text("short-drawn"), named(say, society.drawn, "society")
    if society.icons:
        yield say.text("short-icons"), ", ".join(named(say, icon, "icon") for icon in society.icons)
    if society.to_move and society.numbers:
        yield say.text("short-to-move"), ", ".join(named(say, figure) for figure in society.to_move)
        yield say.text("short-destinations"), ", ".join(str(number) if number else named(say, "tmove", "icon") for number in society.numbers)
    if society.played:
        yield say.text("short-society-held"), f"{society.held}/{NUMBERS['society_turns']}"
        yield say.text("short-traps-left"), str(society.traps_left)
    piles = say.text("short-deck", count=society.deck), say.text("short-discard", count=len(society.discard))
    yield say.text("short-society-deck"), ", ".join(piles)


def _ghouls(view: Seen, say: Speaker) -> Iterator[Fact]:
    numbers = ", ".join(ghoul[1:] for ghoul in view.ghouls_next)
    yield say.text("short-ghouls-next"), numbers or say.text("list-none")
    yield say.text("short-ghoul-cards"), ", ".join(card.removeprefix("G-").replace("", "+")[1:-1] for card in view.ghoul_cards)
    off = [ghoul[1:] for ghoul in GHOULS if ghoul not in view.figures]
    yield say.text("short-ghouls-off"), ", ".join(off) or say.text("short-nobody")
    piles = say.text("short-deck", count=view.ghoul_deck), say.text("short-discard", count=len(view.ghoul_discard))
    yield say.text("short-ghoul-deck"), ", ".join(piles)


def of_a_faction(view: Seen, board: Board, say: Speaker) -> Iterator[Fact]:
    """Market, decks, quicksand; who is home in solitaire. Points and power are drawn, or told, elsewhere."""
    if view.mode == "alone":
        yield say.text("short-home"), ", ".join(named(say, who) for who in view.home) or say.text("short-nobody")
    else:
        row = [named(say, board.side + card, "upgrade") if card else "-" for card in board.row]
        yield say.text("short-market"), ", ".join(f"{slot} {name}" for slot, name in enumerate(row, 1))
    yield say.text("short-actions"), ", ".join((say.text("short-deck", count=board.deck), say.text("short-discard", count=len(board.discard))))
    if view.mode != "alone":
        piles = say.text("short-deck", count=board.upgrade_deck), say.text("short-discard", count=len(board.upgrade_discard))
        yield say.text("short-upgrades"), ", ".join(piles)
    if board.scried:
        yield say.text("short-known"), ", ".join(named(say, board.side + card, "upgrade") for card in board.scried)
    if "ks_quicksand" in view.switches:
        parts = [say.text("short-ready")] * board.sand_ready + [board.sand] * bool(board.sand)
        yield say.text("short-sand"), ", ".join(parts) or say.text("list-none")


def discarded(board: Board, say: Speaker) -> Iterator[Fact]:
    """What lies in a faction's discard piles."""
    if board.discard:
        yield say.text("short-discarded"), counted((named(say, card, "card") for card in sorted(board.discard)), say)
    if board.upgrade_discard:
        yield say.text("short-discarded-upgrades"), counted((named(say, board.side + card, "upgrade") for card in sorted(board.upgrade_discard)), say)


def of_a_seat(view: Seen, seat: Seat, say: Speaker) -> str:
    """How many cards a player holds, and the upgrade cards in front of them."""
    parts = [say.text("short-cards", count=seat.cards)]
    if seat.upgrades:
        parts.append(say.text("short-owns", cards=", ".join(f"{card} {named(say, seat.side + card, 'upgrade')}" for card in seat.upgrades)))
    if seat.seat in view.upgraded:
        parts.append(say.text("short-upgraded"))
    return say.apart(parts)

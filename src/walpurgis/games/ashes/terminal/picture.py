"""The picture of Ashes to Ashes: the turn on top, then the board with the factions beside it, what belongs to nobody, and your hand above the prompt."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from walpurgis.engine import Say
from walpurgis.terminal.screen import BLOOD, EMBER, MOON
from walpurgis.words import Speaker

from ..facts import CHARACTERS, PLACE_IN_TABLES, POINTS, POWER_MAX, SIDE_OF, SOCIETY, THIEF, counter_symbol, defence_symbol, icons_of
from ..view import Board, Seen
from .board import WIDTH, board
from .facts import Fact, beside, common, discarded, going_on, in_hand, last_turn, of_a_faction, of_a_seat, phases, seat_named, turn, whose_turn
from .lines import lines
from .pieces import CHOSEN, COLOURS, labelled, named, track, words

WIDE, NARROW = 116, 76
GAP, BROAD, WIDEST = 2, 50, 130


def draw(view: Seen, say: Speaker, width: int, full: bool) -> RenderableType:
    """The whole table."""
    say = words(say.language)
    if width < NARROW:
        return Text("\n".join(lines(view, say)))
    parts: list[RenderableType] = [_heading(view, say), *_table(view, say, min(width, WIDEST)), *_society_seat(view, say)]
    parts += [*_told(going_on(view, say), say, EMBER), *_told(in_hand(view, say), say, f"bold {EMBER}")]
    if full:
        parts += _explained(view, say)
    return Group(*parts)


def _heading(view: Seen, say: Speaker) -> Text:
    """The turn, whose it is, and the phases, the present one in brackets."""
    line = Text()
    if view.phase not in ("places", "end"):
        seat = whose_turn(view)
        line.append(turn(view, say), style=f"bold {EMBER}").append("  ")
        line.append(seat_named(view, seat, say), style=f"bold {COLOURS[view.seats[seat].side]}").append("  ")
    for phase, is_now in phases(view, say):
        line.append(f"[{phase}] " if is_now else f"{phase} ", style="bold" if is_now else "dim")
    if last_turn(view):
        line.append("\n" + say.text("short-last-turn"), style=f"bold {BLOOD}")
    return line


def _table(view: Seen, say: Speaker, width: int) -> Iterator[RenderableType]:
    """The board beside the factions with the rest below it; where there is room, between them with the rest below them."""
    grid = Grid.grid(padding=(0, GAP, 0, 0))
    factions = list(view.factions.values())
    lone, wide = view.mode == "alone", width >= WIDE
    room = min(width - WIDTH - GAP, BROAD) if lone or not wide else (width - WIDTH) // 2 - GAP
    panels = [_faction(view, faction, say, room) for faction in factions]
    rest = [*_told(common(view, say), say)], [*_told(beside(view, say), say)]
    sides = [Group(*panels, *rest[0], *rest[1])] if lone else [Group(*panels)] if not wide else [Group(p, *more) for p, more in zip(panels, rest, strict=True)]
    if len(sides) > 1:
        grid.add_column(width=room)
    grid.add_column(width=WIDTH, no_wrap=True)
    grid.add_column(width=room)
    grid.add_row(*sides[:-1], board(view), sides[-1])
    yield grid
    if not lone and not wide:
        yield from (*rest[0], *rest[1])


def _told(facts: Iterable[Fact], say: Speaker, style: str = MOON) -> Iterator[Text]:
    return (labelled(label, value, say, style) for label, value in facts)


def _faction(view: Seen, faction: Board, say: Speaker, width: int) -> Panel:
    """A faction's board: points, its characters with their power, the market, the players."""
    colour = COLOURS[faction.side]
    rows: list[RenderableType] = []
    if view.mode != "alone":
        rows.append(track(faction.points, POINTS, colour))
    longest = max(len(named(say, who)) for who in faction.characters)
    for who in faction.characters:
        row = Text.assemble((who, f"bold {colour}"), f" {named(say, who):<{longest}} ")
        if who in faction.power:
            row.append_text(track(faction.power[who], POWER_MAX, colour))
        else:
            row.append(view.figures[who].space if who in view.figures else say.text("short-safe") if who in view.home else "")
        row.append(" +1" if faction.tokens.get(who, "").startswith("al.") else "", style="bold")
        row.append(f" {CHOSEN}" if view.chosen == who else "", style="bold")
        rows.append(row)
    rows += _told(of_a_faction(view, faction, say), say)
    for seat in view.seats:
        if seat.side == faction.side:
            rows.append(labelled(named(say, str(seat.seat), "seat"), of_a_seat(view, seat, say), say, f"bold {colour}"))
    title = Text(named(say, faction.side, "side"), style="bold")
    return Panel(Group(*rows), title=title, title_align="left", width=width, border_style=colour, box=box.ROUNDED)


def _society_seat(view: Seen, say: Speaker) -> Iterator[Text]:
    for seat in view.seats:
        if seat.side == SOCIETY:
            yield labelled(seat_named(view, seat.seat, say), of_a_seat(view, seat, say), say, f"bold {COLOURS[SOCIETY]}")


def _explained(view: Seen, say: Speaker) -> Iterator[RenderableType]:
    """What a newcomer needs: discard piles, what characters and upgrades can do, the tables of the fight, the signs."""
    for faction in view.factions.values():
        for label, value in discarded(faction, say):
            yield labelled(f"{named(say, faction.side, 'side')}, {label}", value, say)
    if view.mode != "alone":
        yield from (labelled(named(say, who), value, say, "bold") for who, value in abilities(view, say))
        yield from (labelled(label, value, say, "bold") for label, value in upgrades(view, say))
        yield Text(say.text("short-fights"), style="bold")
        yield _fights(say)
    yield Text("\n".join(legend(view, say)), style="dim")


def abilities(view: Seen, say: Speaker) -> Iterator[tuple[str, str]]:
    """What each character can do; the Thief, if he inherits it, what the replaced one could."""
    for faction in view.factions.values():
        for who in faction.characters:
            if who != THIEF:
                yield who, named(say, who, "ability")
            elif "thief_none" not in view.switches:
                yield who, named(say, view.thief, "ability")


def upgrades(view: Seen, say: Speaker) -> Iterator[tuple[str, str]]:
    """What the icons in the markets and in front of the players do, by faction."""
    for side, faction in view.factions.items():
        cards = [*faction.row, *(card for seat in view.seats if seat.side == side for card in seat.upgrades)]
        for icon in dict.fromkeys(icon for card in cards if card for icon in icons_of(side, card)):
            message = f"help-{side}-{icon}" if say.knows(f"help-{side}-{icon}") else f"help-{icon}"
            yield f"{named(say, icon, 'icon')} ({named(say, side, 'side')})", say(Say(message))


def _fights(say: Speaker) -> Grid:
    """Which symbol cancels an attack, and which one answers the defence."""
    grid = Grid(box=box.SIMPLE_HEAD, padding=(0, 1), header_style="bold", border_style=MOON)
    grid.add_column("")
    for names in zip(*CHARACTERS.values(), strict=True):
        grid.add_column(Text(" / ".join(named(say, who) for who in reversed(names))))
    for names in zip(*CHARACTERS.values(), strict=True):
        attacker = PLACE_IN_TABLES[names[0]]
        cells = [(defence_symbol(attacker, defender), counter_symbol(attacker, defender)) for defender in range(len(names) + 1)]
        grid.add_row(Text(" / ".join(named(say, who) for who in names)), *(Text(" > ".join(named(say, s, "symbol") for s in cell)) for cell in cells))
    return grid


def legend(view: Seen, say: Speaker) -> Iterator[str]:
    """What the signs mean."""
    letters = [f"{who} {named(say, who)}" for faction in view.factions.values() for who in faction.characters]
    yield ", ".join(letters)
    yield say.text("short-legend-paths")
    if view.mode == "alone":
        yield say.text("short-legend-alone")
    else:
        yield say.text("short-legend-figures")
        yield say.text("short-legend-edges")
        yield say.text("short-legend-boards")


def side_colour(view: Seen, seat: int) -> str:
    return COLOURS[view.seats[seat].side]


def coloured(say: Speaker) -> dict[str, str]:
    """The names in sentences that have a colour: sides and characters."""
    return {named(say, side, "side"): COLOURS[side] for side in COLOURS} | {named(say, who): COLOURS[side] for who, side in SIDE_OF.items()}

"""The picture of Nocturne: the turn on top, then the Supply in as many columns as fit, what lies beside it, the players, and your hand above the prompt."""

from __future__ import annotations

from collections.abc import Iterator

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from walpurgis.engine import Say
from walpurgis.terminal.drawing import COLOURS
from walpurgis.terminal.rulebook_search import texts
from walpurgis.terminal.screen import BLOOD, EMBER, MOON
from walpurgis.words import Speaker

from ..game import GAME
from ..view import Mat, Pile, Seen
from .facts import MONEY_AND_POINTS, Fact, basic, below, beside_the_supply, burdens, counts, in_front_of, kingdom, means, mine, phases
from .pieces import about, colour, named, price, words


def draw(view: Seen, say: Speaker, full: bool) -> RenderableType:
    """The whole table."""
    say = words(say.language)
    parts: list[RenderableType] = [_heading(view, say), *(Text(burden, style=f"bold {BLOOD}") for burden in burdens(view, say))]
    for label, piles in (("short-basic", basic(view)), ("short-kingdom", kingdom(view, say))):
        parts += [Text(say.text(label), style=f"bold {MOON}"), Padding(_piles(piles, say), (0, 0, 0, 2))]
    around = [*below(view, say), *beside_the_supply(view, say)] if full else beside_the_supply(view, say)
    parts += [_labelled(fact, say) for fact in around]
    for mat in view.players:
        parts += _mat(view, mat, say)
    parts += [_labelled(fact, say, f"bold {EMBER}") for fact in mine(view, say)]
    if full:
        parts += [_labelled((say.text("short-code"), view.code), say), *_texts(view, say), Text(say.text("short-legend"), style="dim")]
    return Group(*parts)


def _heading(view: Seen, say: Speaker) -> Text:
    """Whose turn it is; the phases, the present one in brackets; Actions, Buys and coins."""
    line = Text()
    if view.phase != "end":
        line.append(
            say.text("short-turn", turn=view.players[view.active].turns) + (f", {say.text('short-extra')}" if view.extra else ""), style=f"bold {EMBER}"
        )
        line.append("  ").append(named(say, str(view.active), "seat"), style=f"bold {_shade(view.active)}").append("  ")
    for phase, is_now in phases(view, say):
        line.append(f"[{phase}] " if is_now else f"{phase} ", style="bold" if is_now else "dim")
    for what, count in means(view, say):
        line.append(f" {what} ").append(f"{count} ", style="bold")
    return line


def _piles(piles: list[Pile], say: Speaker) -> Columns:
    return Columns([_pile(pile, say) for pile in piles], equal=True, padding=(0, 3))


def _pile(pile: Pile, say: Speaker) -> Text:
    """Cost, name and number of a pile; what lies on it after a plus sign."""
    cell = Text(no_wrap=True)
    cell.append(price(pile.cost, pile.debt).rjust(3), style="dim").append(" ")
    cell.append(named(say, pile.card), style=colour(pile.card) if pile.left else "dim")
    cell.append(f" {pile.left}" if pile.left else f" ({say.text('short-empty')})", style="bold" if pile.left else "dim")
    if pile.tokens:
        cell.append(f" +{pile.tokens} {say.text('short-vp')}")
    return cell


def _mat(view: Seen, mat: Mat, say: Speaker) -> Iterator[RenderableType]:
    """A player: a line that counts, and below it what lies there."""
    line = Text("> " if mat.seat == view.active and view.phase != "end" else "  ", style="bold")
    line.append(named(say, str(mat.seat), "seat"), style=f"bold {_shade(mat.seat)}")
    line.append(f" ({say.text('short-you')})" if mat.seat == view.seat else "")
    line.append("  " + "  ".join(counts(mat, say)))
    yield line
    for fact in in_front_of(mat, say):
        yield Padding(_labelled(fact, say), (0, 0, 0, 4), expand=False)


def _labelled(fact: Fact, say: Speaker, style: str = MOON) -> Text:
    label, value = fact
    text = Text(say.text("labelled", label=label, value=value))
    text.stylize(style, 0, len(label))
    return text


def _texts(view: Seen, say: Speaker) -> Iterator[Text]:
    """What the cards of this kingdom say, and whatever else can be read on the table."""
    known = [pile.card for pile in (*kingdom(view, say), *view.beside)] + [card for pile in view.supply for card in pile.below]
    known += [*view.hand, *(card for mat in view.players for card in mat.play)]
    names = [f"card-{card}" for card in known if card not in MONEY_AND_POINTS]
    names += [f"event-card-{event}" for event in view.events] + [f"landmark-{landmark}" for landmark in view.landmarks]
    names += [f"boon-{boon}" for boon in (*view.druid, *view.boons_open)] + [f"hex-{bane}" for bane in view.hexes_open]
    names += [f"state-{state}" for mat in view.players for state in mat.states]
    for name in dict.fromkeys(names):
        what = about(name, say)
        yield _labelled((say(Say(name)) + (f" ({what})" if what else ""), say(Say(texts(GAME)[name]))), say, "bold")


def _shade(seat: int) -> str:
    return COLOURS[seat % len(COLOURS)]

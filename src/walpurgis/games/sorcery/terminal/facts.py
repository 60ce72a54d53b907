"""What there is to tell about the battlefield, each fact as what it is about, and what is the case. The picture and the lines show the same."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from walpurgis.engine import Say
from walpurgis.words import Speaker

from ..spells import BOOKS, SPELLS
from ..view import Seen, SeenFigure, SeenPlayer, SeenTome, SeenWorking
from .pieces import compass, coordinates, figure_named, label, length, named

Fact: TypeAlias = tuple[str, str]
IN_TURNS = ("command", "action", "end", "finish")
"""The phases of a player's turn; all others belong to everybody."""


# The turn ------------------------------------------------------------------------------------------------------------


def heading(view: Seen, say: Speaker) -> list[str]:
    """The round, whose turn it is, the phase, and what is left to do; before the battle and after it, only the phase."""
    phase = named(say, "phase", view.phase)
    if view.phase not in IN_TURNS:
        return [phase]
    parts = [say.text("short-round", round=view.round, rounds=view.rounds), named(say, "seat", str(view.active)), phase]
    return [*parts, say.text("short-actions", count=view.actions)] if view.phase == "action" else parts


def going_on(view: Seen, say: Speaker) -> Iterator[Fact]:
    """Who acts, the spell in the air, the weather; while armies deploy, where."""
    if view.acting and view.phase != "over":
        yield say.text("short-acting"), figure_named(view, view.acting, say)
    if view.casting is not None:
        yield say.text("short-casting"), _cast(view, say)
    if view.domains:
        yield say.text("short-domains"), ", ".join(_force(name, say) for name in view.domains)
    if view.phase == "deploy":
        for player in view.players:
            left, bottom, right, top = player.area
            corners = say.text("short-corners", one=coordinates(left, bottom), other=coordinates(right, top))
            yield say.text("short-area", who=Say(f"seat-{player.seat}")), corners


def _cast(view: Seen, say: Speaker) -> str:
    casting = view.casting
    assert casting is not None
    spell = Say(f"spell-{casting.spell}")
    if not casting.targets:
        return say.text("short-cast", spell=spell, who=figure_named(view, casting.caster, say))
    return say.text("short-cast-at", spell=spell, who=figure_named(view, casting.caster, say), targets=", ".join(map(label, casting.targets)))


def _force(name: str, say: Speaker) -> str:
    """A domain, or an illusion that counts as one."""
    return named(say, "spell" if name in SPELLS else "domain", name)


# Players and objectives ----------------------------------------------------------------------------------------------


def standing(view: Seen, player: SeenPlayer, say: Speaker) -> str:
    """What a player's side has won so far."""
    parts = [named(say, "short", player.edge)]
    if view.teams:
        mates = [Say(f"seat-{other.seat}") for other in view.players if other.side == player.side and other.seat != player.seat]
        parts += [say.text("short-team", who=mates)]
    parts += [say.text("short-objectives-held", count=player.objectives), say.text("short-points", scored=player.scored, brought=player.points)]
    if player.domain:
        parts.append(named(say, "domain", player.domain))
    if player.out:
        parts.append(say.text("short-out"))
    return ", ".join(parts)


def objectives(view: Seen, say: Speaker) -> Iterator[str]:
    """Each objective: where it lies and who holds it."""
    for objective in view.objectives:
        holder = named(say, "seat", str(objective.holder)) if objective.holder >= 0 else say.text("short-nobody")
        yield f"{label(objective.id)} {coordinates(objective.x, objective.y)} {holder}"


# Figures -------------------------------------------------------------------------------------------------------------


def fighting(view: Seen, seat: int) -> list[SeenFigure]:
    """The figures of a seat that are still in the battle, or wait for it."""
    return [figure for figure in view.figures if figure.seat == seat and figure.status != "gone"]


def fallen(view: Seen, seat: int, say: Speaker) -> str:
    return ", ".join(figure_named(view, figure.id, say) for figure in view.figures if figure.seat == seat and figure.status == "gone")


def values(figure: SeenFigure) -> str:
    """Speed, attack, defense and damage; then, of who can shoot, range and ranged damage: "7/9/15/1 10:2"."""
    near = f"{figure.speed}/{figure.attack}/{figure.defense}/{figure.damage}"
    return f"{near} {figure.range}:{figure.ranged_damage}" if figure.range else near


def value_words(figure: SeenFigure, say: Speaker) -> str:
    """The same in words."""
    found = {"speed": figure.speed, "attack": figure.attack, "defense": figure.defense, "damage": figure.damage}
    if figure.range:
        found |= {"range": figure.range, "ranged-damage": figure.ranged_damage}
    return ", ".join(f"{named(say, 'value', name)} {value}" for name, value in found.items())


def condition(view: Seen, figure: SeenFigure, say: Speaker) -> Iterator[str]:
    """Whatever else is to be known of a figure: where it is if not on the ground, its captor, whom it touches, its books, what hangs on it."""
    if figure.status in ("reserve", "air"):
        yield say.text(f"short-{figure.status}")
    if figure.captor:
        yield say.text("short-captor", who=label(figure.captor))
    if figure.captive:
        yield say.text("short-captive", who=label(figure.captive))
    if figure.touches:
        yield say.text("short-touches", who=", ".join(map(label, figure.touches)))
    if figure.books:
        yield ", ".join(figure.books)
    for name, holds in (("given", bool(figure.given)), ("barred", figure.barred), ("demoralized", figure.demoralized), ("immune", figure.immune)):
        if holds and figure.status in ("ground", "air"):
            yield say.text(f"short-{name}")
    for working in view.workings:
        if working.target == figure.id:
            yield named(say, "spell", working.spell)


def powers(figure: SeenFigure, say: Speaker) -> str:
    """The special abilities that its dial shows, or that it has by magic."""
    return ", ".join(named(say, "ability", ability) + (f" ({say.text('short-tapped')})" if ability == figure.tapped else "") for ability in figure.abilities)


def place(figure: SeenFigure, say: Speaker) -> str:
    """Where a figure stands and where it looks."""
    return say.text("short-place", place=coordinates(figure.x, figure.y), heading=Say(f"short-{compass(figure.fx, figure.fy)}"))


# Books and spells ----------------------------------------------------------------------------------------------------


def book_title(view: Seen, tome: SeenTome, say: Speaker) -> str:
    """A book and who has it: "k1 Traveller's Folio, Ritualist (A1)"."""
    where = figure_named(view, tome.wielder, say) if tome.wielder else say.text("short-lying", place=coordinates(tome.x, tome.y))
    return f"{tome.id} {named(say, 'book', tome.book)}, {where}"


def in_book(tome: SeenTome, say: Speaker) -> str:
    """The stack for those who know its order, else how thick it is and what is known of it."""
    if tome.stack is not None:
        names = [named(say, "spell", spell) for spell in tome.stack]
        parts = [", ".join([f"[{names[0]}]", *names[1:]]) if names else say.text("list-none")]
    else:
        known = ", ".join(named(say, "spell", spell) for spell in tome.contents)
        parts = [say.text("short-closed", count=tome.count)]
        if known:
            parts.append(say.text("short-holds" if tome.is_read else "short-seen", spells=known))
    if tome.down:
        parts.append(say.text("short-down", spell=Say(f"spell-{tome.down}")))
    return say.apart(parts)


def bookmarks(view: Seen, say: Speaker) -> Iterator[Fact]:
    """What the bookmarks say that this seat may know. At the end all books lie open, and nobody needs their texts."""
    if view.phase == "over":
        return
    for tome in view.tomes:
        if tome.stack:
            spell = tome.stack[0]
            yield f"{named(say, 'spell', spell)} ({card(spell, say)})", named(say, "spell", f"{spell}-text")


def card(spell: str, say: Speaker) -> str:
    """What is printed beside the text of a spell."""
    printed = SPELLS[spell]
    return say.text("short-card", type=Say(f"spelltype-{printed.type}"), pages=printed.pages, bars=printed.bars)


def about_card(name: str, say: Speaker) -> str:
    """What stands on a card besides its text: of a spell its type, pages and bars; of a book its pages and points."""
    family, _, thing = name.partition("-")
    if family == "spell" and thing in SPELLS:
        return card(thing, say)
    if family == "book" and thing in BOOKS:
        return say.text("short-book", pages=BOOKS[thing].capacity, points=BOOKS[thing].points)
    return ""


def in_play(view: Seen, say: Speaker) -> Iterator[Fact]:
    """Glyphs and illusions; enchantments are told with whom they hang on."""
    for working in view.workings:
        yield named(say, "spell", working.spell), _working(view, working, say)


def _working(view: Seen, working: SeenWorking, say: Speaker) -> str:
    parts = [named(say, "spelltype", working.type)]
    if working.mode:
        parts.append(named(say, "spell", f"{working.spell}-mode-{working.mode}"))
    if working.target:
        parts.append(say.text("short-on", who=figure_named(view, working.target, say)))
    if working.type == "glyph":
        parts.append(say.text("short-at", place=coordinates(working.x, working.y)))
    if working.ends_in:
        parts.append(say.text("short-ends-in", count=working.ends_in))
    return ", ".join([*parts, say.text("short-by", who=figure_named(view, working.caster, say))])


# Terrain -------------------------------------------------------------------------------------------------------------


def terrain(view: Seen, say: Speaker) -> Iterator[Fact]:
    """Each piece of terrain, what it is now, and where."""
    for feature in view.features:
        left, bottom, right, top = feature.corners
        kind = named(say, "terrain", feature.kind) if feature.kind != "clear" else say.text("short-clear")
        parts = [kind, say.text("short-corners", one=coordinates(left, bottom), other=coordinates(right, top))]
        if feature.structure:
            parts.append(say.text("short-structure", count=feature.structure))
        yield f"{feature.id} {named(say, 'piece', feature.piece)}", ", ".join(parts)


def board(view: Seen, say: Speaker) -> str:
    return say.text("short-board", inches=length(view.board), total=view.total)

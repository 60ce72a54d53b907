"""What a seat sees of Sorcery, by whitelist: everything on the battlefield, and of books what that seat may know. [S-18, S-21, S-106, D-90]"""

from __future__ import annotations

from typing import Annotated

import msgspec

from walpurgis.engine import Named, View

from .dials import ranged_damage, skulls, values
from .facts import NUMBERS
from .fields import deployment_area
from .forces import in_force
from .odds import shown_attack, shown_damage, shown_defense
from .redeal import knows_contents
from .standing import kind_of, touching
from .state import Battlefield, Figure, Tome
from .values import abilities, reach, speed
from .victory import objectives_of, victory_points


class SeenFigure(msgspec.Struct, frozen=True):
    """A warrior, with its values as they are now."""

    id: str
    seat: Annotated[int, Named("seat")]
    warrior: str
    status: str
    x: int
    y: int
    fx: int
    fy: int
    click: int
    clicks: int
    """How many the dial has; one more shows the skulls."""
    tokens: int
    given: int
    barred: bool
    able: bool
    demoralized: bool
    immune: bool
    captor: str
    captive: str
    speed: int
    attack: int
    defense: int
    damage: int
    ranged_damage: int
    range: int
    abilities: list[str]
    tapped: str
    touches: list[str]
    books: list[str]


class SeenTome(msgspec.Struct, frozen=True):
    """A spellbook: closed to most."""

    id: str
    book: str
    owner: Annotated[int, Named("seat")]
    wielder: str
    x: int
    y: int
    count: int
    down: str
    """The card that lies face down on top; empty if the top is face up."""
    stack: list[str] | None
    """The cards from the top, for those who know the order."""
    contents: list[str]
    """The cards known to be in it, sorted; all of them, or those that were shown."""
    is_read: bool
    """Whether this seat knows all of the contents."""
    browsed: bool
    paid: int
    """What browsing it cost the last time, in bars; 0 if it was not browsed yet."""


class SeenWorking(msgspec.Struct, frozen=True):
    """A spell in play."""

    id: str
    spell: str
    type: str
    tome: str
    caster: str
    seat: Annotated[int, Named("seat")]
    target: str
    x: int
    y: int
    mode: str
    ends_in: int


class SeenCasting(msgspec.Struct, frozen=True):
    """The spell that is being cast."""

    spell: str
    tome: str
    caster: str
    seat: Annotated[int, Named("seat")]
    mode: str
    targets: list[str]
    place: list[int]


class SeenFeature(msgspec.Struct, frozen=True):
    """A piece of terrain."""

    id: str
    piece: str
    kind: str
    """What it is now: a broken wall hinders."""
    corners: list[int]
    """Left, bottom, right, top."""
    structure: int


class SeenObjective(msgspec.Struct, frozen=True):
    id: str
    x: int
    y: int
    holder: Annotated[int, Named("seat")]


class SeenPlayer(msgspec.Struct, frozen=True):
    """A player and where the army deploys."""

    seat: Annotated[int, Named("seat")]
    side: int
    """Players of the same side are a team."""
    edge: str
    area: list[int]
    """The deployment area: left, bottom, right, top."""
    points: int
    """Points of the figures and books brought."""
    scored: int
    """Victory points so far."""
    objectives: int
    domain: str
    out: bool


class Seen(View, frozen=True):
    """The battlefield."""

    phase: str
    round: int
    rounds: int
    board: int
    total: int
    teams: bool
    active: Annotated[int, Named("seat")]
    order: list[Annotated[int, Named("seat")]]
    actions: int
    acting: str
    players: list[SeenPlayer]
    figures: list[SeenFigure]
    tomes: list[SeenTome]
    workings: list[SeenWorking]
    features: list[SeenFeature]
    objectives: list[SeenObjective]
    domains: list[str]
    """Domains and illusions in force."""
    casting: SeenCasting | None
    base_radius: int
    objective_radius: int
    glyph_radius: int
    item_radius: int
    winners: list[Annotated[int, Named("seat")]]
    reason: str


def view(t: Battlefield, seat: int | None) -> Seen:
    """The same for everybody, but for the books."""
    casting = t.casting
    return Seen(
        phase=t.phase,
        round=t.round,
        rounds=t.turn_limit,
        board=t.board,
        total=t.total,
        teams=t.teams,
        active=t.active,
        order=list(t.order),
        actions=t.actions,
        acting=t.acting,
        players=[_player(t, p.seat) for p in t.players],
        figures=[_figure(t, f) for f in t.figures.values()],
        tomes=[_tome(t, tome, seat) for tome in t.tomes.values()],
        workings=[SeenWorking(w.id, w.spell, w.printed.type, w.tome, w.caster, w.seat, w.target, w.x, w.y, w.mode, w.ends_in) for w in t.workings],
        features=[SeenFeature(f.id, f.piece, kind_of(t, f), [f.left, f.bottom, f.right, f.top], f.structure) for f in t.features],
        objectives=[SeenObjective(o.id, o.x, o.y, o.holder) for o in t.objectives],
        domains=[name for name, _ in in_force(t)],
        casting=None
        if casting is None
        else SeenCasting(casting.spell, casting.tome, casting.caster, casting.seat, casting.mode, list(casting.targets), list(casting.place)),
        base_radius=NUMBERS.base_radius,
        objective_radius=NUMBERS.objective_radius,
        glyph_radius=NUMBERS.glyph_radius,
        item_radius=NUMBERS.item_radius,
        winners=list(t.winners),
        reason=t.reason,
    )


def _player(t: Battlefield, seat: int) -> SeenPlayer:
    player, side = t.players[seat], t.side(seat)
    brought = sum(f.printed.points for f in t.figures.values() if f.seat == seat) + sum(k.printed.points for k in t.tomes.values() if k.owner == seat)
    area = list(deployment_area(t.board, player.edge))
    return SeenPlayer(seat, side, player.edge, area, brought, victory_points(t, side), objectives_of(t, side), player.domain, player.is_out)


def _figure(t: Battlefield, f: Figure) -> SeenFigure:
    captive = t.captive_of(f)
    is_up = f.status != "gone" and f.click < skulls(f.printed)
    printed = values(f.printed, f.click) if is_up else None
    return SeenFigure(
        id=f.id,
        seat=f.seat,
        warrior=f.warrior,
        status=f.status,
        x=f.x,
        y=f.y,
        fx=f.fx,
        fy=f.fy,
        click=f.click,
        clicks=len(f.printed.dial),
        tokens=f.tokens,
        given=f.given,
        barred=bool(f.barred),
        able=f.is_able,
        demoralized=f.is_demoralized,
        immune=is_up and f.is_magic_immune,
        captor=f.captor,
        captive="" if captive is None else captive.id,
        speed=speed(t, f) if printed else 0,
        attack=shown_attack(t, f) if printed else 0,
        defense=shown_defense(t, f) if printed else 0,
        damage=shown_damage(t, f) if printed else 0,
        ranged_damage=ranged_damage(f.printed, f.click) if printed and f.printed.ranged is not None else 0,
        range=reach(t, f) if printed else 0,
        abilities=list(dict.fromkeys(abilities(t, f))) if printed else [],
        tapped=f.tapped,
        touches=[other.id for other in touching(t, f)],
        books=[tome.id for tome in t.tomes_of(f)],
    )


def _tome(t: Battlefield, tome: Tome, seat: int | None) -> SeenTome:
    """The order for who knows it, the contents for who knows them, else the cards that were shown. [S-106]"""
    knows_order = t.phase == "over" or (seat is not None and seat in tome.know_order)
    is_read = knows_order or knows_contents(t, tome, seat)
    return SeenTome(
        id=tome.id,
        book=tome.book,
        owner=tome.owner,
        wielder=tome.wielder,
        x=tome.x,
        y=tome.y,
        count=len(tome.stack),
        down=tome.bookmark if tome.is_down else "",
        stack=list(tome.stack) if knows_order else None,
        contents=sorted(card for card in tome.stack if is_read or card in tome.shown),
        is_read=is_read,
        browsed=tome.is_browsed,
        paid=tome.paid,
    )

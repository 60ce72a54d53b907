"""How a table is laid out: the settings become a battlefield, everybody chooses an army, dice decide who is first, domains are revealed.

Terrain and objectives are in `laying.py`, bookmarks and the deployment in `deploying.py`. [A-25]
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from walpurgis.engine import Chance, Option, Rule
from walpurgis.engine.errors import UnknownOption
from walpurgis.engine.game import Step
from walpurgis.engine.plane import INCH
from walpurgis.engine.question import all_of, code

from .armies import ARMIES, PREPARED, Army, army_of, code_of, prepared_for, why_not_army
from .deploying import choose_bookmarks, deploy_one
from .ending import step
from .events.setup import FirstFound, Mustered, RolledForFirst
from .facts import NUMBERS
from .fields import FIELDS, SIDES, Field
from .forces import bring
from .laying import BY_PLAYERS, DRAWN, lay_objective, lay_terrain
from .options.setup import ArmyAsked, OwnArmy, TakeArmy
from .state import Battlefield, Figure, Phase, Player, Tome, letter

BETWEEN_ARMIES = ";"
TEAM_PLAYERS = 4


class Chosen(Protocol):
    """The settings of a table."""

    @property
    def build_total(self) -> int: ...
    @property
    def board(self) -> int: ...  # inches; 0: the usual one
    @property
    def turn_limit(self) -> int: ...
    @property
    def table(self) -> str: ...
    @property
    def domains(self) -> bool: ...
    @property
    def open_books(self) -> bool: ...
    @property
    def teams(self) -> bool: ...
    @property
    def armies(self) -> str: ...


# Settings ------------------------------------------------------------------------------------------------------------


def lay_out(seats: int, options: Chosen, chance: Chance) -> Battlefield:
    """The table before the first step; UnknownOption, with a sentence, where settings do not go together. [A-18, A-24, A-191, A-193]"""
    if options.teams and seats != TEAM_PLAYERS:
        raise UnknownOption(f"teams need {TEAM_PLAYERS} players, not {seats}")
    field = _field(seats, options)
    usual = NUMBERS.quick_board if options.build_total <= NUMBERS.quick_total else NUMBERS.board_inches
    return Battlefield(
        chance,
        players=[Player(seat, edge) for seat, edge in enumerate(SIDES[seats])],
        board=(options.board or usual) * INCH if field is None else field.board,
        total=options.build_total,
        turn_limit=options.turn_limit,
        table=options.table if field is None else field.name,
        with_domains=options.domains,
        open_books=options.open_books,
        teams=options.teams,
        armies=_fixed_armies(seats, options),
    )


def _field(seats: int, options: Chosen) -> Field | None:
    """The prepared battlefield that is asked for by name, in its version for this many players if it has one; its size counts unless one is chosen. [A-201]"""
    if options.table in (DRAWN, BY_PLAYERS):
        return None
    field = FIELDS.get(f"{options.table}-{seats}") or FIELDS.get(options.table)
    if field is None:
        raise UnknownOption(f"there is no battlefield {options.table!r:.40}; there are {', '.join(FIELDS)}, or {DRAWN} or {BY_PLAYERS}")
    if field.players != seats:
        raise UnknownOption(f"the battlefield {field.name} is for {field.players} players, not {seats}")
    if options.board not in (0, field.board // INCH):
        raise UnknownOption(f"the battlefield {field.name} is {field.board // INCH} inches wide, not {options.board}")
    return field


def _fixed_armies(seats: int, options: Chosen) -> tuple[str, ...]:
    """The armies that the settings fix, by seat; none if they are to be chosen. [D-86]"""
    if not options.armies.strip():
        return ()
    texts = [text.strip() for text in options.armies.split(BETWEEN_ARMIES)]
    if len(texts) != seats:
        raise UnknownOption(f"there should be an army for each of {seats} seats with {BETWEEN_ARMIES!r} between them, not {len(texts)}")
    for text in texts:
        rule = why_not_army(text, options.build_total, options.domains)
        if rule is not None:
            raise UnknownOption(f"the army {text!r:.80} is not allowed: {rule} forbids it")
    return tuple(texts)


# Armies --------------------------------------------------------------------------------------------------------------


def _prepared(t: Battlefield, me: Player) -> list[str]:
    return prepared_for(t.total)


def _why_not_army(t: Battlefield, me: Player, text: str) -> Rule | None:
    return why_not_army(text, t.total, t.with_domains)


def _say_army(t: Battlefield, me: Player, text: str) -> Option:
    army = _army(text)
    return TakeArmy(text, army.points, PREPARED[text].code) if text in ARMIES else OwnArmy(army.points, code_of(army))


def _about_army(t: Battlefield, me: Player) -> ArmyAsked:
    return ArmyAsked(t.total, t.with_domains)


choose_army = code("army", _prepared, forbids=_why_not_army, says=_say_army, rule="D-86", about=_about_army)


@step
async def choose_armies(t: Battlefield) -> None:
    """All choose at the same time and in secret, unless the armies are fixed. Then figures, books and points are public. [D-86, D-90]"""
    chosen = dict(enumerate(t.armies)) or await all_of({player.seat: choose_army(t, player) for player in t.players})
    for player in t.players:
        muster(t, player, _army(chosen[player.seat]))
    t.phase = "domains"


def muster(t: Battlefield, player: Player, army: Army) -> None:
    """An army stands ready: its figures, and beside the battlefield its books with their spells, in the order of its code. [S-15, S-16, D-87]"""
    player.domain = "".join(army.domains)
    readers = tuple(range(len(t.players))) if t.open_books else (player.seat,)
    for number, member in enumerate(army.members, start=1):
        figure = Figure(f"{letter(player.seat)}{number}", player.seat, member.warrior)
        t.figures[figure.id] = figure
        for filled in member.books:
            tome = f"k{len(t.tomes) + 1}"
            t.tomes[tome] = Tome(
                tome,
                filled.book,
                player.seat,
                figure.id,
                wielder=figure.id,
                stack=filled.spells,
                readers=readers,
                know_order=(player.seat,),
            )
    t.tell(Mustered, player.seat, [m.warrior for m in army.members], [filled.book for m in army.members for filled in m.books], army.points)


def _army(text: str) -> Army:
    army = army_of(text)
    assert army is not None, f"{text} is no army"
    return army


# The first player, and domains ---------------------------------------------------------------------------------------


@step
async def reveal_domains(t: Battlefield) -> None:
    """Dice decide who is first; then the domains come into play, the first player's first. [A-25, A-184, A-199]"""
    first = first_player(t)
    t.order = tuple((first + n) % len(t.players) for n in range(len(t.players)))
    t.active = first
    t.tell(FirstFound, first)
    for domain in filter(None, (t.players[seat].domain for seat in t.order)):
        bring(t, domain)
    t.phase = "terrain"


def first_player(t: Battlefield) -> int:
    """Everybody rolls two dice; the highest result is first, and those tied for it roll again. [A-25]"""
    rolling = [player.seat for player in t.players]
    while len(rolling) > 1:
        totals = {seat: _two_dice(t, seat) for seat in rolling}
        rolling = [seat for seat in rolling if totals[seat] == max(totals.values())]
    return rolling[0]


def _two_dice(t: Battlefield, seat: int) -> int:
    one, other = t.chance.die(6), t.chance.die(6)
    t.tell(RolledForFirst, seat, one, other, one + other)
    return one + other


STEPS: dict[Phase, Callable[[Battlefield], Step]] = {
    "armies": choose_armies,
    "domains": reveal_domains,
    "terrain": lay_terrain,
    "objectives": lay_objective,
    "bookmarks": choose_bookmarks,
    "deploy": deploy_one,
}
"""The steps of the set-up. Each names the one that comes after it."""

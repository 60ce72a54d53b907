"""The turn: how it begins, its end phase in six steps, and whose turn is next. The command phase is in `command.py`, the action phase in `actions.py`.
[A-30, A-33, A-41, A-110, A-194]"""

from __future__ import annotations

from collections.abc import Sequence

from walpurgis.engine import Option, Rule
from walpurgis.engine.question import one_of

from .browsing import browse_in_end_phase, may_browse_in_end_phase
from .enchantments import end_enchantments
from .ending import BattleEnds, step
from .events.turn import BargainTaken, HeatFelled, ObjectiveTaken, RoundBegan, TurnBegan
from .forces import in_force
from .glyphs import test_glyphs
from .harm import bury, hurt
from .illusions import count_down_illusions
from .options.turn import BrowseFreely, EndTurn, FeelHeat, PayBargain
from .spells import SPELLS
from .state import Battlefield, Player, Tome
from .values import is_enchanted
from .victory import check_objectives, decide
from .wording import unit

END = "end"
BARGAIN = "P19"
HEAT = "heat-wave"


def begin_turn(t: Battlefield) -> None:
    """The next turn begins: actions are counted again, and what was said of this turn is forgotten. [A-30, A-118]"""
    t.phase, t.actions, t.commanded, t.done = "command", t.action_total, 0, ()
    for figure in t.figures.values():
        figure.given, figure.barred, figure.hurt = 0, "", False
    if t.active == t.order[0]:
        t.tell(RoundBegan, t.round, t.turn_limit)
    t.tell(TurnBegan, t.active, t.actions)


# The end phase, up to browsing ---------------------------------------------------------------------------------------


@step
async def end_phase(t: Battlefield) -> None:
    """What lasts until now stops; glyphs are tested, enchantments and illusions end; then what happens at the beginning of the end phase happens. [A-110]"""
    if not t.done or t.done[-1] != END:
        for figure in t.own(t.active):
            figure.tapped = ""
        test_glyphs(t)
        end_enchantments(t)
        count_down_illusions(t, t.active)
        t.done = (END,)
    if happenings(t, t.me):
        key = await happening(t, t.me)
        t.done = (key, *t.done)
        HAPPENS[key.partition(":")[0]](t, key.partition(":")[2])
    else:
        for tome in t.tomes.values():
            tome.is_browsed = False
        t.phase = "finish"


def happenings(t: Battlefield, me: Player) -> list[str]:
    """What is still to happen in this end phase: bargains to be paid, though not by the immune, and the heat. [A-110, S-136]"""
    bargains = [f"pay:{f.id}" for f in t.own(me.seat) if is_enchanted(t, f, BARGAIN)]
    heat = ["heat:"] if any(domain.ends_demoralized for _, domain in in_force(t)) and _wilting(t) else []
    return [key for key in (*bargains, *heat) if key not in t.done]


def _say_happening(t: Battlefield, me: Player, key: str) -> Option:
    return FeelHeat() if key == "heat:" else PayBargain(unit(t.figures[key.partition(":")[2]]))


def _why_not_happening(t: Battlefield, me: Player, key: str) -> Rule | None:
    return None if key in happenings(t, me) else "A-110"


happening = one_of("happening", happenings, forbids=_why_not_happening, says=_say_happening, rule="A-110")


def _pay(t: Battlefield, who: str) -> None:
    """Ninefold Bargain costs its bearer a click. Nothing reduces it. [A-123]"""
    t.tell(BargainTaken, unit(t.figures[who]))
    hurt(t, {who: SPELLS[BARGAIN].damage})
    bury(t)


def _wilting(t: Battlefield) -> list[str]:
    return [f.id for f in t.figures.values() if f.status in ("ground", "air") and f.is_demoralized]


def _swelter(t: Battlefield, nobody: str) -> None:
    """A heat wave eliminates whoever is demoralized."""
    t.tell(HeatFelled, [unit(t.figures[who]) for who in _wilting(t)])
    hurt(t, {who: len(t.figures[who].printed.dial) for who in _wilting(t)})
    bury(t)


HAPPENS = {"pay": _pay, "heat": _swelter}


# Browsing, objectives, tokens ----------------------------------------------------------------------------------------


def _finishes(t: Battlefield, me: Player) -> Sequence[str]:
    return [*(f"browse:{tome.id}" for tome in _own_tomes(t, me)), END]


def _own_tomes(t: Battlefield, me: Player) -> list[Tome]:
    return [tome for tome in t.tomes.values() if tome.wielder and t.figures[tome.wielder].seat == me.seat]


def _why_not_finish(t: Battlefield, me: Player, key: str) -> Rule | None:
    """A book whose bookmark costs one bar, once in each end phase; no more orders are given. [A-33, S-49, S-119]"""
    kind, _, name = key.partition(":")
    if kind != "browse":
        return None if key == END else "A-33"
    tome = t.tomes.get(name)
    return None if tome is not None and tome in _own_tomes(t, me) and may_browse_in_end_phase(t, tome) else "S-49"


def _say_finish(t: Battlefield, me: Player, key: str) -> Option:
    if key == END:
        return EndTurn()
    tome = t.tomes[key.partition(":")[2]]
    return BrowseFreely(unit(t.figures[tome.wielder]), tome.book)


finish_or_browse = one_of("finish", _finishes, forbids=_why_not_finish, says=_say_finish, rule="A-110", always=True)


@step
async def finish(t: Battlefield) -> None:
    """Browse for one bar, as often as there are books; then objectives, tokens, and the next player. Always asked, so that it tells nothing; only who was
    eliminated in one's own turn has nothing left to finish. [A-110, A-120, D-53]"""
    key = END if t.me.is_out else await finish_or_browse(t, t.me)
    if key != END:
        await browse_in_end_phase(t, t.tomes[key.partition(":")[2]])
        return
    for objective in check_objectives(t, t.active):
        t.tell(ObjectiveTaken, t.active, objective.id.upper())
    for figure in t.own(t.active):
        if not figure.given:
            figure.tokens = 0
    next_turn(t)


def next_turn(t: Battlefield) -> None:
    """Clockwise to the next player who is still in it; after the last turn of the last round the battle is over. [A-30, A-107, A-194]"""
    following = t.seats_from(t.active)[1:]
    left = t.order[t.order.index(t.active) + 1 :]
    seat = next((seat for seat in following if not t.players[seat].is_out), t.active)
    if seat not in left:
        if t.round >= t.turn_limit:
            decide(t)
            raise BattleEnds
        t.round += 1
    t.active = seat
    begin_turn(t)

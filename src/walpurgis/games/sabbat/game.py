"""Sabbat Magica: set-up, the steps in order, end and final account."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

import msgspec

from walpurgis.engine import AccountLine, Chance, Option, Options, Result, Rule, Say
from walpurgis.engine.errors import UnknownOption
from walpurgis.engine.game import Step
from walpurgis.engine.question import one_of

from . import state
from .board import CHIMERA_VP, FIRST_CARD, GATES, PEOPLES, PLACES_OF, REGIONS, TILES, TIME
from .events import Passed
from .ghosts import begin_moving, move_the_ghosts
from .magician import move_the_magician, why_not_move_magician
from .options import USE_POWER, MoveGhosts, MoveMagician, Pass
from .powers import BESIDE, LUXURIANCE, luxuriance, refresh_for_action, why_not_now, why_not_use
from .state import Manor, Player
from .stewardship import stewardship
from .study import bonus_of_the_round, study
from .view import view


class Settings(Options, frozen=True):
    """What can be chosen before a match."""

    peoples: Annotated[str, msgspec.Meta(pattern="^(random|[BRYG]{2,4})$")] = "random"
    """Which people sits where, as letters (B succubus, R vampire, Y sorcerer, G elf), or "random"."""
    use_powers: bool = True
    power_uses: Literal["card", "round", "game", "trigger"] = "card"
    """As often as the cards say, or the same for all of them."""
    vp_floor_zero: bool = False
    roomy_gardens: bool = False


MAGICIAN, GHOSTS, PASS = "act:mag", "act:gho", "act:pass"
SAID: dict[str, Option] = {MAGICIAN: MoveMagician(), GHOSTS: MoveGhosts(), PASS: Pass(), LUXURIANCE: USE_POWER["lux"]}


def actions(t: Manor, me: Player) -> Sequence[str]:
    """The magician, the ghosts, or nothing. [SM-B-2, SM-B-3]"""
    return [MAGICIAN, GHOSTS, PASS, *BESIDE[me.people]]


def why_not_act(t: Manor, me: Player, key: str) -> Rule | None:
    """Only a magician that is boxed in cannot act. [SM-B1-3]"""
    if key == MAGICIAN:
        return why_not_move_magician(t, me)
    if key == LUXURIANCE:
        return why_not_use(t, me, "lux")
    return None if key in SAID else why_not_now(t, me, key)


def say_action(t: Manor, me: Player, key: str) -> Option:
    return SAID[key]


which_action = one_of("action", actions, forbids=why_not_act, says=say_action, rule="SM-B-2", always=True)


async def action(t: Manor) -> None:
    """One player's action: the magician, or the ghosts, or nothing. [SM-B-1 to SM-B-5]"""
    me = t.active
    refresh_for_action(t, me)
    chosen = await which_action(t, me)
    if chosen == MAGICIAN:
        t.phase = "magician"
    elif chosen == GHOSTS:
        begin_moving(t, me)
    elif chosen == LUXURIANCE:
        await luxuriance(t, me)
    else:
        t.tell(Passed, me.people)
        t.next_action()


STEPS = {"study": study, "bonus": bonus_of_the_round, "act": action, "magician": move_the_magician, "ghosts": move_the_ghosts, "stewardship": stewardship}


class SabbatMagica:
    """Sabbat Magica, as the engine sees it."""

    name = "sabbat"
    seats = range(2, 5)
    usual = 3
    version = 7
    State = Manor
    Options = Settings
    view = staticmethod(view)
    redeal = staticmethod(state.redeal)

    def setup(self, seats: int, options: Settings, chance: Chance) -> Manor:
        """Start order, tiles, gates and time cards are decided by chance, in this order; then, if asked for, the peoples. [SM-S-1 to SM-S-12]"""
        order = chance.shuffled(range(seats))
        grid = chance.shuffled(TILES)
        gates = chance.shuffled(GATES)
        time = chance.shuffled([card for card in TIME if card != FIRST_CARD])
        peoples = chance.shuffled(PEOPLES)[:seats] if options.peoples == "random" else list(options.peoples)
        if len(peoples) != seats or len(set(peoples)) != seats:
            raise UnknownOption(f"sabbat: {seats} players need {seats} different peoples, not {options.peoples!r}")
        return Manor(
            chance,
            players=[Player(seat, people) for seat, people in enumerate(peoples)],
            order=tuple(order),
            grid=tuple(grid),
            gates=tuple(gates[: len(REGIONS)]),
            gates_out=tuple(gates[len(REGIONS) :]),
            time_card=FIRST_CARD,
            time_removed=time[0],
            time_pile=tuple(time[1:]),
            region_places=PLACES_OF["region"][seats - 2],
            garden_places=PLACES_OF["roomy_garden" if options.roomy_gardens else "garden"][seats - 2],
            use_powers=options.use_powers,
            power_uses=options.power_uses,
            vp_floor_zero=options.vp_floor_zero,
        )

    def step(self, t: Manor) -> Step:
        return STEPS[t.phase](t)

    def over(self, t: Manor) -> bool:
        return t.phase == "end"

    def result(self, t: Manor) -> Result:
        """Victory points and five for each chimera; most win, equals share. Nothing else counts. [SM-E-2, SM-E-3]"""
        track = [p.vp for p in t.players]
        chimeras = [CHIMERA_VP * p.chimera for p in t.players]
        account = [AccountLine(Say("account-track"), track), AccountLine(Say("account-chimeras", {"each": CHIMERA_VP}), chimeras)]
        return Result.by_score([a + b for a, b in zip(track, chimeras, strict=True)], account)


GAME = SabbatMagica()

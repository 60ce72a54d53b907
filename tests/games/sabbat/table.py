"""The little language for tests of Sabbat Magica: set up a table by hand, play a rule or an action on it, look at it by the letters of the peoples.

    t = table("R>G>B", can="R B").has("G", terror=5, bridge=1).action("G", "act:gho", "gho:br>gd:can", "arr:fight")
    assert t.at("can") == "G R" and t["G"].terror == 2

POWER cards are off unless `powers=True`. Everything not named has its value at the start of the game; ghosts not named lie in the graveyard.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator, Sequence

from walpurgis.engine import Answer, Chance, Match, game_named
from walpurgis.engine.game import Step
from walpurgis.engine.scene import Scene
from walpurgis.games.sabbat.board import FIRST_CARD, GARDENS, GATES, GHOSTS, PEOPLES, PLACES_OF, REGIONS, RESOURCES, ROUNDS, SQUARES, TILES, TIME
from walpurgis.games.sabbat.game import Settings, action
from walpurgis.games.sabbat.ghosts import move_the_ghosts
from walpurgis.games.sabbat.magician import move_the_magician
from walpurgis.games.sabbat.state import Manor, Player

LOCATIONS: dict[str, str] = {place.partition(":")[2]: place for place in (*GARDENS, *REGIONS)}
"""`can` -> `gd:can`, `tur` -> `rg:tur`."""


IDLE = ("inv:0", "act:pass", "gho:end", "eff:none", "end1", "sec:no", "imm:no")
"""Answers that do as little as possible."""

ENOUGH = 500
"""More questions than an idle game can have."""


async def whole_action(t: Manor) -> None:
    """An action with all its ghost moves."""
    lap, turn = t.lap, t.turn
    while t.phase == "act" and (t.lap, t.turn) == (lap, turn):  # Luxuriance comes before the action
        await action(t)
    if t.phase == "magician":
        await move_the_magician(t)
    while t.phase == "ghosts":
        await move_the_ghosts(t)


class Play(Scene[Manor]):
    """A table in play: answer, and look."""

    def __getitem__(self, people: str) -> Player:
        return _player(self.t, people)

    @property
    def order(self) -> str:
        """The playing order: "B>G>R"."""
        return ">".join(self.t.players[seat].people for seat in self.t.order)

    @property
    def who(self) -> str:
        """The letters of all who are asked now: "B R"."""
        return " ".join(self.t.players[seat].people for seat in self.match.asks)

    def at(self, location: str) -> str:
        """The ghosts of a location, from place 1 down: "G R B"."""
        return " ".join(self.t.players[seat].people for seat in self.t.ghosts[LOCATIONS[location]])

    def h2(self, people: str) -> str:
        """What lies in the 2H store: "s2 m1"."""
        return held(self[people].h2)

    def h1(self, people: str) -> str:
        """What lies in the 1H store: "s2 m1"."""
        return held(self[people].h1)

    def zone(self, people: str) -> str:
        """What lies in the approval zone: "s2 m1"."""
        return held(self[people].zone)

    def invoke(self, **choices: str) -> Play:
        """The simultaneous choice of A2: `invoke(R="inv:2", B="inv:0")`."""
        self.together({self[people].seat: choice for people, choice in choices.items()})
        return self

    def idle_until(self, reached: Callable[[Manor], bool]) -> Play:
        """Everybody sends no ghost, passes, uses nothing and takes the last of whatever must be taken, until this is so or the game is over."""
        for _ in range(ENOUGH):
            if self.match.over or reached(self.t):
                return self
            for seat, ask in list(self.match.asks.items()):
                answers = list(ask.answers())
                self.match.answer(seat, next((idle for idle in IDLE if idle in answers), answers[-1]))
        raise AssertionError(f"after {ENOUGH} questions the game is still in round {self.t.round}")

    def offered_to_people(self, people: str) -> str:
        """The keys offered to one of several who are asked at once."""
        return self.offered_to(self[people].seat)


class Setting:
    """A table being laid. Lay everything first; `play`, `action` and `go_on` begin the play."""

    def __init__(self, t: Manor) -> None:
        self.t = t

    def has(
        self,
        people: str,
        *,
        terror: int | None = None,
        vp: int | None = None,
        h2: str = "",
        h1: str = "",
        zone: str = "",
        cursed: bool = False,
        chimera: int = 0,
        at: str = "",
        bridge: int = 0,
        power: str = "",
        power_used: bool = False,
        uses: int = 0,
    ) -> Setting:
        """What one player has: `has("G", terror=5, bridge=1, h2="s1 r2", at="b2")`. Whatever is not named is as at the start."""
        p = _player(self.t, people)
        p.terror = p.terror if terror is None else terror
        p.vp = p.vp if vp is None else vp
        p.h2, p.h1, p.zone = kept(h2), kept(h1), kept(zone)
        p.cursed, p.chimera, p.magician, p.bridge = cursed, chimera, at, bridge
        p.power, p.power_used, p.uses = power, power_used, uses
        return self

    def ghosts(self, **there: str) -> Setting:
        """Who stands at a location, from place 1 down: `ghosts(can="R B")`."""
        letters = [p.people for p in self.t.players]
        for name, peoples in there.items():
            self.t.ghosts[LOCATIONS[name]] = tuple(letters.index(people) for people in peoples.split())
        return self

    def tiles(self, **tile: str) -> Setting:
        """Which tile lies on a square: `tiles(a1="t_s")`. The other tiles lie on the other squares."""
        self.t.grid = tuple(_laid(SQUARES, tile, TILES))
        return self

    def gates(self, **gate: str) -> Setting:
        """Which gate a region has: `gates(nes="sr")`. The other gates lie on the other regions and beside the board."""
        names = [place.partition(":")[2] for place in REGIONS]
        laid = _laid([*names, "out 1", "out 2"], gate, GATES)
        self.t.gates, self.t.gates_out = tuple(laid[: len(names)]), tuple(laid[len(names) :])
        return self

    def mirrors(self, cracked: str = "", broken: str = "") -> Setting:
        """Which mirrors are no longer intact: `mirrors(cracked="E4", broken="Na W1")`."""
        self.t.mirrors.update(dict.fromkeys(cracked.split(), 1) | dict.fromkeys(broken.split(), 2))
        return self

    def play(self, rule: Callable[[Manor], Awaitable[None] | None]) -> Play:
        """Play just this rule."""

        async def alone(t: Manor) -> None:
            waiting = rule(t)
            if waiting is not None:
                await waiting

        return self._begin(alone)

    def action(self, people: str, *answers: Answer) -> Play:
        """One action of this player, with these first answers."""
        self.t.phase, self.t.turn = "act", self.t.order.index(_player(self.t, people).seat)
        return self._begin(whole_action).choose(*answers)

    def go_on(self, *answers: Answer) -> Play:
        """The whole game continues from here, with these first answers."""
        return self._begin(None).choose(*answers)

    def _begin(self, rule: Callable[[Manor], Step] | None) -> Play:
        for p in self.t.players:
            p.graveyard = GHOSTS - p.bridge - len(self.t.homes(p))
            assert p.graveyard >= 0, f"{p.people} has more than {GHOSTS} ghosts"
        return Play(Match.standing(game_named("sabbat"), self.t, len(self.t.players), Settings(), rule=rule))


def table(
    order: str,
    *,
    seats: str = "",
    round: int = 2,  # noqa: A002 (the rulebook's word)
    card: str = "",
    pile: str = "",
    phase: str = "act",
    lap: int = 1,
    powers: bool = False,
    power_uses: str = "card",
    vp_floor_zero: bool = False,
    roomy_gardens: bool = False,
    protected: str = "",
    **ghosts: str,
) -> Setting:
    """Set up a table for the players of `order` ("R>G>B"), with ghosts at locations from place 1 down (`can="R B"`).

    They sit in the order B R Y G unless `seats` says otherwise. `card` is the time card that lies open, `pile` the next ones, the very next first.
    """
    people = order.split(">")
    sitting = list(seats) or [p for p in PEOPLES if p in people]
    card = card or (FIRST_CARD if round == 1 else "foo")
    unseen = [name for name in TIME if name not in (FIRST_CARD, card, *pile.split())]
    to_come = ROUNDS - round + (phase == "study" and round > 1)
    t = Manor(
        Chance(1),
        players=[Player(seat, letter) for seat, letter in enumerate(sitting)],
        order=tuple(sitting.index(letter) for letter in people),
        grid=TILES,
        gates=GATES[: len(REGIONS)],
        gates_out=GATES[len(REGIONS) :],
        time_card=card,
        time_pile=tuple([*pile.split(), *unseen[1:]][:to_come][::-1]),
        time_removed=unseen[0] if unseen else "",
        region_places=PLACES_OF["region"][len(people) - 2],
        garden_places=PLACES_OF["roomy_garden" if roomy_gardens else "garden"][len(people) - 2],
        use_powers=powers,
        power_uses=power_uses,
        vp_floor_zero=vp_floor_zero,
        round=round,
        phase=phase,
        lap=lap,
        protected=LOCATIONS[protected] if protected else "",
    )
    return Setting(t).ghosts(**ghosts)


def at_random(match: Match[Manor], seed: int) -> Iterator[Match[Manor]]:
    """The match at each of its questions and at its end, answered at random. POWER cards are used seldom, so that each of the three stays possible for long."""
    chance = Chance(seed)
    while not match.over:
        yield match
        seat, ask = chance.pick(list(match.asks.items()))
        answers = [ask.sample(chance) for _ in range(3)]
        match.answer(seat, next((answer for answer in answers if not uses_a_power(answer)), answers[0]))
    yield match


def uses_a_power(answer: Answer) -> bool:
    return isinstance(answer, str) and (answer.startswith(("pow:", "gho:tel")) or answer.endswith(":bat"))


def kept(resources: str) -> dict[str, int]:
    """A store from its description: "s2 m1"."""
    counts = {item[0]: int(item[1:]) for item in resources.split()}
    return {kind: counts.get(kind, 0) for kind in RESOURCES}


def held(store: dict[str, int]) -> str:
    """The description of a store, in the order s r g m."""
    return " ".join(f"{kind}{store[kind]}" for kind in RESOURCES if store[kind])


def _player(t: Manor, people: str) -> Player:
    return next(p for p in t.players if p.people == people)


def _laid(fields: Sequence[str], wanted: dict[str, str], pieces: Sequence[str]) -> list[str]:
    """One piece on each field: the wanted ones where they are wanted, the rest in their own order."""
    rest = list(pieces)
    for piece in wanted.values():
        rest.remove(piece)
    return [wanted[field] if field in wanted else rest.pop(0) for field in fields]

"""What to do with the cards of a turn: deeds are guessed at by distances, the best are carried out on copies of the table, the rest of the hand follows."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from typing import NamedTuple

from ..board import AROUND, BASE_OF, CROSSROADS, DIRECTIONS, FACES, KIND_OF, OTHER
from ..facts import ACTIONS, NUMBERS, SIDE_OF, SYMBOLS, counter_symbol
from ..state import Night
from ..tiles import ground
from .deeds import Deed, Walks, carried_out
from .flight import caught_by_ghouls, worth_alone
from .reach import EXIT, FAR, TILE, Exit, Field, homewards
from .worth import CARD, HELD, POINT, chase, worth

STEP = 3.0
"""What half a tile of one's own way counts in a guess."""
CATCH, WIN = 150.0, 1000.0
BLOCK = 5 * TILE
"""The enemy's road is looked at when it is shorter than this."""
FEW = 6
"""This many ways to spoil the enemy's road are looked at."""


class Guess(NamedTuple):
    """A deed and what it seems to yield."""

    bonus: float
    deed: Deed


class Outlook:
    """A table seen by a side in the middle of its turn: how far its own figures and the enemy's are from what they want."""

    def __init__(self, t: Night, side: str) -> None:
        self.t, self.side, self.other = t, side, OTHER[side]
        self.mine = [who for who in t.factions[side].characters if who in t.at]
        self.holder = t.holder

    @cached_property
    def chase(self) -> Field:
        """To the Chosen, where she is now and where she will be on the next turns; to whoever holds her."""
        return self.field(chase(self.t, self.side, 2) | chase(self.t, self.side, 0))

    @cached_property
    def home(self) -> Field:
        return self.field(homewards(self.t, self.mine[0]))

    def field(self, goals: dict[Exit, int]) -> Field:
        """As far as one's own figures."""
        spaces = [self.t.at[who] for who in self.mine]
        return Field(self.t, self.side, goals, own=self.mine, seek=spaces, enough=len(spaces))

    @cached_property
    def theirs(self) -> Field:
        """What the enemy wants: the Chosen on its next turn, or home with her."""
        t, other = self.t, self.other
        if SIDE_OF.get(self.holder) == other:
            return Field(t, other, homewards(t, self.holder), own=(self.holder,), seek=[t.at[self.holder]])
        return Field(t, other, chase(t, other, 1), seek=[t.at[who] for who in t.factions[other].characters])

    @cached_property
    def leader(self) -> str:
        """The enemy that is nearest to what it wants."""
        if SIDE_OF.get(self.holder) == self.other:
            return self.holder
        return min((who for who in self.t.factions[self.other].characters), key=lambda who: self.theirs.of(self.t.at[who]))

    @cached_property
    def far(self) -> dict[str, int]:
        """How far each own figure has to go."""
        return {who: (self.home if who == self.holder or self.t.alone else self.chase).of(self.t.at[who]) for who in self.mine}

    @cached_property
    def front(self) -> str:
        """One's own figure that matters most: whoever holds the Chosen, or is nearest to the goal."""
        return self.holder if self.holder in self.mine else min(self.mine, key=self.far.__getitem__)

    @property
    def start(self) -> Field:
        """To the goal, from wherever the figures will stand."""
        if self.t.alone:
            return Field(self.t, self.side, homewards(self.t, self.t.factions[self.side].characters[0]))
        return Field(self.t, self.side, chase(self.t, self.side, 2))

    @cached_property
    def doomed(self) -> str:
        """Whom the ghouls would catch now."""
        return caught_by_ghouls(self.t.copy())

    def end_of(self, field: Field, deed: Deed) -> int:
        """How far it is from where a deed ends."""
        end = deed.path[-1]
        face = next((op[-2:] for op in deed.ops if op[4:-3] == end), self.t.tiles.get(end, DIRECTIONS))
        return min(field.exits[EXIT[end][way]] for way in face)

    def judge(self, deed: Deed) -> float:
        """What a walk of one of one's own figures seems to yield."""
        t, who = self.t, deed.who
        if t.alone:
            home = 0 if deed.path[-1] in BASE_OF else self.end_of(self.home, deed)
            return STEP * (self.far[who] - home) + (CATCH if who == self.doomed else 0.0)
        bonus = self.blows(deed)
        if deed.struck:
            bonus -= POINT * NUMBERS["portal_loss"]
        if not deed.path:
            return bonus
        if who == self.holder or deed.caught:
            if deed.path[-1] in BASE_OF:
                return WIN
            home = min(self.end_of(self.home, deed), self.home.of(t.at[who]) if deed.caught and who != self.holder else FAR)
            return bonus + (CATCH - home if deed.caught else STEP * (self.far[who] - home))
        if deed.path[-1] in BASE_OF:
            return bonus - STEP * TILE
        end = self.end_of(self.chase, deed)
        best = min(self.far.values())
        others = min((far for name, far in self.far.items() if name != who), default=FAR)
        return bonus + STEP * (best - min(end, others)) + 0.5 * (self.far[who] - end)

    def blows(self, deed: Deed) -> float:
        """What the attacks on the way are worth: one in each activation."""
        return max((self.blow(deed.who, enemy) for enemy in deed.met), default=0.0)

    def blow(self, who: str, enemy: str) -> float:
        """An attack that the enemy may cancel, and that may be answered if there is a card for it."""
        t = self.t
        defended = 1 - (1 - 1 / len(SYMBOLS)) ** len(t.next_player().hand)
        symbol = counter_symbol(t.index(who), t.index(enemy))
        lands = 1 - defended * (0.3 if any(ACTIONS[card].symbol == symbol for card in t.me.hand) else 1.0)
        prize = 3 * POINT + (HELD if enemy == self.holder else 0.0)
        return lands * prize + (1 - lands) * CARD


def looks(t: Night, side: str, cards: Iterable[str]) -> list[Guess]:
    """Everything that seems worth trying with any of the cards, the most promising first."""
    view = Outlook(t, side)
    found = [guess for card in cards for guess in with_card(view, card, kinds_of(t, card))]
    return sorted(found, key=lambda guess: -guess.bonus)


def kinds_of(t: Night, card: str) -> str:
    """The kinds of tiles that a card gives; any kind if it is the card of somebody at home. [AA-SO-11]"""
    return "".join(FACES) if ACTIONS[card].who in t.home else ACTIONS[card].tiles


def with_card(view: Outlook, card: str, kinds: str, done: tuple[str, ...] = ()) -> Iterator[Guess]:
    """What can be done with a card, or with what is left of it; `done` are the spaces it has worked on."""
    t = view.t
    who = ACTIONS[card].who
    if not who or who in t.home:
        for kind in dict.fromkeys(kinds):
            yield from anywhere(view, card, kind)
        return
    area = [space for space in AROUND[t.at[who]] if space not in done]
    for deed in Walks(t, card, who, area).all(kinds):
        yield Guess(view.judge(deed), deed)
    yield Guess(0.0, Deed(card))
    yield from spoiling(view, card, kinds, area)
    building = tuple(_needed(t, road_of(view), kinds, area))
    if building:
        yield Guess(STEP * TILE * len(building) - 1, Deed(card, building))


def anywhere(view: Outlook, card: str, kind: str) -> Iterator[Guess]:
    """A generic card: one tile anywhere, and whoever walks over it, an enemy too."""
    t = view.t
    everywhere = ground(t)
    for who in view.mine:
        for deed in Walks(t, card, who, everywhere, whole=True).all(kind):
            yield Guess(view.judge(deed), deed)
    yield Guess(0.0, Deed(card))
    yield from spoiling(view, card, kind, everywhere)
    for op in list(_needed(t, road_of(view), kind, everywhere))[:1]:
        yield Guess(STEP * TILE - 1, Deed(card, (op,)))
    if t.alone:
        return
    enemy = view.leader
    before = view.theirs.of(t.at[enemy])
    if before < BLOCK:
        for deed in Walks(t, card, enemy, everywhere, whole=True).all(kind):
            if deed.path and not deed.caught:
                yield Guess(STEP * (view.end_of(view.theirs, deed) - before), deed)


def road_of(view: Outlook) -> list[tuple[str, str]]:
    """The road that one's own side builds: home with the Chosen, or to her."""
    who = view.front
    return (view.home if who == view.holder or view.t.alone else view.chase).road(view.t.at[who])


def _needed(t: Night, road: list[tuple[str, str]], kinds: str, area: Iterable[str]) -> Iterator[str]:
    """The tiles of a road that are missing or lie wrong, as far as the kinds and the area allow."""
    allowed = ground(t)
    for space, face in road:
        kind, lies = KIND_OF[face], t.tiles.get(space)
        free = space in area and space in allowed and space not in t.standing and space not in t.traps
        if free and face != lies and kind in kinds and (KIND_OF[lies] == kind if lies else t.supply[kind]):
            kinds = kinds.replace(kind, "", 1)
            yield f"{'rot' if lies else 'put'}:{space}={face}"


def spoiling(view: Outlook, card: str, kinds: str, area: Iterable[str]) -> Iterator[Guess]:
    """Tiles that break the enemy's road: turned away, or of the kind that does not fit."""
    t = view.t
    if t.alone or view.theirs.of(t.at[view.leader]) >= BLOCK:
        return
    allowed = ground(t)
    found = []
    for space, face in view.theirs.road(t.at[view.leader]):
        if space not in area or space not in allowed or space in t.standing or space in t.traps or space in CROSSROADS:
            continue
        lies = t.tiles.get(space)
        for kind in FACES:
            if kind in kinds and (KIND_OF[lies] == kind if lies else t.supply[kind]):
                wrong = [other for other in FACES[kind] if other not in (face, lies)]
                if wrong:
                    bonus = STEP * TILE if lies or kind == KIND_OF[face] else STEP * TILE * 2
                    found.append(Guess(bonus, Deed(card, (f"{'rot' if lies else 'put'}:{space}={wrong[0]}",))))
    yield from sorted(found, key=lambda guess: -guess.bonus)[:FEW]


class Plan(NamedTuple):
    """The best that was found: what it is worth in the end, and what to do first."""

    value: float
    deed: Deed


def best(t: Night, side: str, guesses: list[Guess], hand: Sequence[str], widths: tuple[int, ...]) -> Plan | None:
    """Carry out the most promising deeds, each with the best that can follow, and compare."""
    found = None
    for guess in guesses[: widths[0]]:
        deed = guess.deed
        after = carried_out(t, deed)
        value = Outlook(t, side).blows(deed) if deed.met and SIDE_OF[deed.who] == side else 0.0
        rest = [card for card in hand if card != deed.card]
        value += after_cards(after, side, rest, widths[1:])
        if found is None or value > found.value:
            found = Plan(value, deed)
    return found


def value_of(t: Night, side: str) -> float:
    return worth_alone(t) if t.alone else worth(t, side)


def after_cards(t: Night, side: str, hand: Sequence[str], widths: tuple[int, ...]) -> float:
    """What a table is worth if the rest of the hand is played as well as one can see."""
    if t.winner or not hand or not widths or len(t.home) == len(t.mine.characters):
        return value_of(t, side)
    plan = best(t, side, spread(looks(t, side, hand), widths[0]), hand, widths)
    return value_of(t, side) if plan is None else plan.value


def spread(guesses: list[Guess], width: int) -> list[Guess]:
    """The most promising deeds, but not more than half of them with the same figure ending on the same space."""
    found: list[Guess] = []
    seen: dict[tuple[str, str, str], int] = {}
    for guess in guesses:
        deed = guess.deed
        key = deed.card, deed.who, deed.path[-1] if deed.path else "".join(deed.ops)
        if not seen.get(key):
            seen[key] = 1
            found.append(guess)
            if len(found) == width:
                break
    return found

"""Whole turns, for a bot that has time: all that can be done with the cards of a hand and with an upgrade card, one after the other, and the tables that come
of it.

Where thumb tries a few deeds with each card, here the best tables after each deed go on (a beam), and strikes and steps of upgrade cards are among the deeds.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import suppress
from typing import NamedTuple

from ..board import BASE_OF
from ..combat import assault, symbol_to_counter, take_the_chosen
from ..ending import NightEnds, enter_base, lose
from ..facts import ACTIONS, SIDE_OF, SYMBOLS, UNANSWERED, icons_of
from ..state import Night
from ..upgrades import carry_out_step, steps, strike_damage, victims
from .deeds import Deed, carried_out
from .plans import Guess, Outlook, looks, spread, value_of
from .worth import CARD, POINT

KEEP = {"strike": 5.0, "step": 2.5, "power": 1.0, "bear": 2.0, "rifle": 2.0, "shove": 0.3, "scry": 0.2}
"""What the icons of an upgrade card are worth that is kept for later."""
SPARE = 0.3
"""What the third card and those after it are worth, as a part of that."""
SURE = 0.999


class Line(NamedTuple):
    """A way to play a turn, or the beginning of it."""

    value: float
    table: Night
    likely: float
    """How likely all its attacks succeed."""
    otherwise: tuple[tuple[float, Night], ...]
    """How likely which of them fails, and the table then."""
    bonus: float
    """What its other attacks are worth."""
    hand: tuple[str, ...]
    upgrades: tuple[str, ...]
    first: str = ""
    """The key of the first thing to do; empty for the end of the turn."""
    deed: Deed | None = None
    """What is done with the first card."""

    def wins(self, side: str) -> bool:
        return self.table.winner == side and self.likely > SURE


class Turns:
    """The lines of one side's turn: `width` are kept after each deed, and `breadth` deeds are tried after each."""

    def __init__(self, side: str, width: int, breadth: int) -> None:
        self.side, self.width, self.breadth = side, width, breadth

    def begin(self, t: Night, hand: Iterable[str], upgrades: Iterable[str]) -> Line:
        """The line in which nothing is done."""
        return self.rated(Line(0.0, t, 1.0, (), 0.0, tuple(hand), tuple(upgrades)))

    def rated(self, line: Line) -> Line:
        worths = line.likely * value_of(line.table, self.side) + sum(likely * value_of(table, self.side) for likely, table in line.otherwise)
        return line._replace(value=worths + line.bonus + kept(self.side, line.upgrades))

    def best(self, t: Night, hand: Iterable[str], upgrades: Iterable[str]) -> Line:
        start = self.begin(t, hand, upgrades)
        return max([start, *self.all(start)], key=lambda line: line.value)

    def all(self, start: Line, guesses: list[Guess] | None = None) -> list[Line]:
        """The lines found, the best first. With `guesses`, one of these comes first."""
        found: dict[object, Line] = {}
        going = [start]
        while going:
            following: dict[object, Line] = {}
            for line in going:
                for after in self.after(line) if guesses is None else (self.with_deed(line, guess.deed) for guess in guesses):
                    sign = sign_of(after)
                    if sign not in found and (sign not in following or following[sign].value < after.value):
                        following[sign] = after
            guesses = None
            found |= following
            going = sorted(following.values(), key=lambda line: -line.value)[: self.width]
            if going and going[0].wins(self.side):
                break
        return sorted(found.values(), key=lambda line: -line.value)

    def after(self, line: Line) -> Iterator[Line]:
        """What can come next."""
        t = line.table
        if t.winner:
            return
        if line.hand:
            for guess in spread(looks(t, self.side, line.hand), self.breadth):
                yield self.with_deed(line, guess.deed)
        if not t.alone and t.active not in t.upgraded:
            yield from self.upgraded(line)

    def with_deed(self, line: Line, deed: Deed) -> Line:
        """A card is played. Attacks on the way succeed or not; only where much depends on it both tables are kept."""
        t, side = line.table, self.side
        after = carried_out(t, deed)
        hand = tuple(card for card in line.hand if card != deed.card)
        likely, otherwise, bonus = line.likely, line.otherwise, line.bonus
        if deed.met and SIDE_OF[deed.who] == side and not after.winner:
            view = Outlook(t, side)
            target = max(deed.met, key=lambda enemy: view.blow(deed.who, enemy))
            lands, damage = chance_to_land(t, deed.who, target, hand), assault(t, deed.who, target).damage
            if target == t.holder or damage >= after.factions[SIDE_OF[target]].points:
                otherwise = (*otherwise, (likely * (1 - lands), after))
                bonus += likely * (1 - lands) * CARD
                after = after.copy()
                with suppress(NightEnds):
                    if target == t.holder:
                        take_the_chosen(after, deed.who)
                    lose(after, SIDE_OF[target], damage)
                    if deed.path and deed.path[-1] in BASE_OF:
                        enter_base(after, deed.who)
                likely *= lands
            else:
                bonus += likely * (lands * damage * POINT + (1 - lands) * CARD)
        return self.rated(Line(0.0, after, likely, otherwise, bonus, hand, line.upgrades, line.first or f"act:{deed.card}", line.deed or deed))

    def upgraded(self, line: Line) -> Iterator[Line]:
        """What an upgrade card brings: one's own, or one of the row for the card that is least use."""
        for card in dict.fromkeys(line.upgrades):
            left = tuple(one for one in line.upgrades if one != card)
            yield from self.with_icons(line._replace(upgrades=left, first=line.first or f"upg:{card}"), card)
        if line.hand:
            spare = min(line.hand, key=lambda card: use_of(line.table, card))
            left = tuple(card for card in line.hand if card != spare)
            for slot, card in enumerate(line.table.factions[self.side].row, 1):
                if card and card not in line.upgrades:
                    yield from self.with_icons(line._replace(hand=left, first=line.first or f"xch:{spare}>{slot}"), card)

    def with_icons(self, line: Line, card: str) -> Iterator[Line]:
        """Strikes that hit; steps of whoever holds the Chosen, or of whoever is nearest to her."""
        t, icons = line.table, icons_of(self.side, card)
        if "strike" in icons:
            for who in t.factions[self.side].characters:
                if victims(t, who):
                    yield self.rated(line._replace(table=struck(t, who)))
        if "step" in icons:
            front = Outlook(t, self.side).front
            for who, direction, space in steps(t).values():
                if who == front:
                    then = t.copy()
                    with suppress(NightEnds):
                        carry_out_step(then, who, direction, space)
                    then.upgraded += (t.active,)
                    yield self.rated(line._replace(table=then))


def struck(t: Night, who: str) -> Night:
    """A copy of the table after a strike. [AA-UP-4, AA-UP-5, AA-UP-8]"""
    then = t.copy()
    hit = victims(t, who)
    with suppress(NightEnds):
        if t.chosen in hit:
            take_the_chosen(then, who)
        if hit:
            lose(then, SIDE_OF[hit[0]], strike_damage(t, who))
    then.upgraded += (t.active,)
    return then


def kept(side: str, upgrades: Iterable[str]) -> float:
    """What upgrade cards are worth as long as they are not played: two of them are enough."""
    worths = sorted((sum(KEEP[icon] for icon in icons_of(side, card)) for card in upgrades), reverse=True)
    return sum(worths[:2]) + SPARE * sum(worths[2:])


def use_of(t: Night, card: str) -> float:
    """How useful an action card is: by its tiles, and whether it can be played for whoever matters."""
    who = ACTIONS[card].who
    return len(ACTIONS[card].tiles) + (2.0 if not who else 3.0 if who == t.holder else 0.0)


def chance_to_land(t: Night, who: str, target: str, hand: tuple[str, ...]) -> float:
    """How likely an attack hurts: the enemy has no card against it, or there is one to counter with. [AA-AT-5, AA-AT-6]"""
    defended = 1 - (1 - 1 / len(SYMBOLS)) ** len(t.next_player().hand)
    symbol = symbol_to_counter(t, who, target)
    countered = not t.has_ability(target, UNANSWERED) and any(symbol in (None, ACTIONS[card].symbol) for card in hand)
    return 1.0 if countered else 1 - defended


def sign_of(line: Line) -> object:
    """Lines with the same sign have come to the same."""
    t = line.table
    points = tuple(faction.points for faction in t.factions.values())
    return frozenset(t.tiles.items()), frozenset(t.at.items()), t.chosen, line.hand, line.upgrades, t.upgraded, points, line.likely, line.bonus

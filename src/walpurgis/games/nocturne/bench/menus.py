"""Menus: lists of what to buy in a kingdom, the first first, and how many of each. They are bred: the best are changed a little, or crossed, and play again.

    python -m walpurgis.games.nocturne.bench.menus --book dusk --minutes 3      writes data/menus.toml

A menu is a simple thing, but it sticks to what it is about, and so finds cards that need each other. Practice (practice.py) begins with the menu of
a kingdom, where it wins more than what was learned without one.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterable, Mapping
from concurrent.futures import Executor, ProcessPoolExecutor
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

from walpurgis.engine import Answer, Ask, Chance, Match
from walpurgis.engine.toml_facts import facts

from ..bots.policy import STOP, Choice, Policy, among, answer, first_cards
from ..bots.quick import AtAGlance, quick_thumb
from ..bots.situation import Situation
from ..facts import CARDS, KINGDOMS
from ..keys import ALL
from ..kingdoms import cards_of
from ..state import Kingdom
from .curious import Curious, as_arrays, begun, joined, result_of
from .weights import Array, Weights

NEVER = ("province", "colony", "copper", "curse", "estate", "duchy")
"""What a menu does not list: it has rules for points, and nobody wants the others."""
COUNTS = (1, 1, 2, 3, 4, 10)
SEEDS = 20
"""A generation plays so many deals, from both seats."""
HEADING = "# What to buy in the kingdoms of the book, found by bench/menus.py.\n"
KEPT, CHILDREN, FIRST = 14, 30, 60
PRIOR = 20
"""As if each had played so many games more and won three of ten: a few lucky games do not make a menu the best."""


class Menu(NamedTuple):
    """What to buy, the first that can be bought; then Gold, then Silver."""

    slots: tuple[tuple[str, int], ...]
    """Cards, and until how many of them are owned."""
    duchies: int
    """They are bought before all that when so many Provinces are left; with one more, before Silver."""
    estates: int
    """The same for Estates."""

    @classmethod
    def read(cls, data: Mapping[str, Any]) -> Menu:
        """As it is kept in data/menus.toml."""
        return cls(tuple((card, count) for card, count in data["slots"]), data["duchies"], data["estates"])

    def __str__(self) -> str:
        slots = ", ".join(f'["{card}", {count}]' for card, count in self.slots)
        return f"slots = [{slots}]\nduchies = {self.duchies}\nestates = {self.estates}"

    def choice(self, offered: Iterable[str], t: Kingdom, owned: Mapping[str, int]) -> str:
        """What is bought of these; STOP for nothing."""
        left, there = t.left["province"], {*offered}
        wanted = ["colony", "province", *["duchy"] * (left <= self.duchies), *["estate"] * (left <= self.estates)]
        wanted += [card for card, count in self.slots if owned.get(card, 0) < count]
        wanted += ["gold", *["duchy"] * (left <= self.duchies + 1), *["silver"] * (left > 1), STOP]
        return next((card for card in wanted if card in there), STOP)

    def place(self, choices: list[Choice], t: Kingdom, now: Situation) -> int:
        """The place of that card; of what thumb would choose, where something must be taken and the menu has nothing."""
        rows = [choice.row for choice in choices]
        wanted = self.choice(rows, t, now.tally.counts)
        return rows.index(wanted) if wanted in rows else usual_place(choices)


def usual_place(choices: list[Choice]) -> int:
    """The place of what thumb would choose."""
    return next(n for n, choice in enumerate(choices) if choice.is_usual)


class ByMenu:
    """Who buys by a menu, and answers all else as thumb does."""

    def __init__(self, menu: Menu) -> None:
        self.menu = menu

    def __call__(self, world: Match[Kingdom], ask: Ask[Any], chance: Chance) -> Answer:
        if ask.prompt == "buy" and ALL in [*ask.keys()]:
            return ALL

        def pick(head: str, choices: list[Choice], now: Situation) -> int:
            return self.menu.place(choices, world.state, now) if head == "gain" else usual_place(choices)

        return answer(AtAGlance(world, ask, chance), ask.prompt, ask.kind, pick)


class Teacher(Curious):
    """Who buys by a menu so that others can learn it: what is bought is noted; all else is answered by a policy."""

    def __init__(self, menu: Menu, policy: Policy, dice: random.Random) -> None:
        super().__init__(policy, dice)
        self.menu = menu

    def chosen(self, world: Match[Kingdom], head: str, choices: list[Choice], now: Situation, odds: list[float]) -> int:
        if head != "gain":
            return super().chosen(world, head, choices, now, odds)
        return self.menu.place(choices, world.state, now)


def lessons(kingdom: str, menu: Menu, weights: Weights, seeds: range) -> dict[str, Array]:
    """What a teacher buys in some games against thumb, as arrays."""
    policy, steps = weights.policy(), list[dict[str, Array]]()
    for seed in seeds:
        match, seat = begun(kingdom, seed), seed % 2
        there = first_cards(match.state.supply)
        teacher = Teacher(menu, among(policy, there), random.Random(seed))
        result_of(match, seed, seat, (teacher, quick_thumb) if seat == 0 else (quick_thumb, teacher))
        steps.append(as_arrays([step for step in teacher.steps if step.head == "gain"], there, 0.0))
    return joined(steps)


def known_menu(kingdom: str) -> Menu | None:
    """The menu that was found for a kingdom of the book, if there is one."""
    found = facts("walpurgis.games.nocturne", "menus").get(kingdom)
    return Menu.read(found) if found else None


class Trial(NamedTuple):
    """Games to be played by one process."""

    kingdom: str
    menu: Menu
    seeds: range


def won(trial: Trial) -> float:
    """How many games a menu wins against thumb, each deal from both seats."""
    total, player = 0.0, ByMenu(trial.menu)
    for seed in trial.seeds:
        for seat in (0, 1):
            victory, _ = result_of(begun(trial.kingdom, seed), seed, seat, (player, quick_thumb) if seat == 0 else (quick_thumb, player))
            total += victory
    return total


class Candidate:
    """A menu, and how it has done so far."""

    def __init__(self, menu: Menu) -> None:
        self.menu, self.won, self.games = menu, 0.0, 0

    @property
    def share(self) -> float:
        return (self.won + 0.3 * PRIOR) / (self.games + PRIOR)


class Breeder:
    """Who makes new menus for a kingdom out of others."""

    def __init__(self, kingdom: str, dice: random.Random) -> None:
        t = begun(kingdom, 0).state
        self.dice, self.cards = dice, [card for pile in t.supply for card in cards_of(pile) if card in CARDS and card not in NEVER]

    def any(self) -> Menu:
        slots = [(self.dice.choice(self.cards), self.dice.choice(COUNTS)) for _ in range(self.dice.randint(1, 6))]
        return Menu(tuple(slots), self.dice.randint(2, 5), self.dice.randint(1, 4))

    def child(self, parents: list[Menu]) -> Menu:
        one = self.dice.choice(parents)
        return self.changed(one if self.dice.random() < 0.7 else self.crossed(one, self.dice.choice(parents)))

    def crossed(self, one: Menu, other: Menu) -> Menu:
        """The first slots of one, the last of another."""
        slots = one.slots[: self.dice.randint(0, len(one.slots))] + other.slots[self.dice.randint(0, len(other.slots)) :]
        return Menu(slots, self.dice.choice((one.duchies, other.duchies)), self.dice.choice((one.estates, other.estates)))

    def changed(self, menu: Menu) -> Menu:
        """One to three little things are different."""
        dice, slots, duchies, estates = self.dice, [*menu.slots], menu.duchies, menu.estates
        for _ in range(dice.choice((1, 1, 2, 3))):
            what = dice.random()
            if what < 0.3 or not slots:
                slots.insert(dice.randint(0, len(slots)), (dice.choice(self.cards), dice.choice(COUNTS)))
            elif what < 0.55:
                slots.pop(dice.randrange(len(slots)))
            elif what < 0.7:
                place = dice.randrange(len(slots))
                slots[place] = (slots[place][0], max(1, slots[place][1] + dice.choice((-1, 1, 2))))
            elif what < 0.85:
                slots.insert(dice.randint(0, len(slots) - 1), slots.pop(dice.randrange(len(slots))))
            elif what < 0.93:
                duchies = max(0, min(8, duchies + dice.choice((-1, 1))))
            else:
                estates = max(0, min(6, estates + dice.choice((-1, 1))))
        return Menu(tuple(slots), duchies, estates)


def best_menu(kingdom: str, minutes: float, seed: int, pool: Executor) -> Candidate:
    """The best menu found in this time."""
    breeder, start, seeds = Breeder(kingdom, random.Random(seed)), monotonic(), range(seed * 1_000_000, seed * 1_000_000 + SEEDS)
    candidates = [Candidate(breeder.any()) for _ in range(FIRST)]
    while monotonic() - start < 60 * minutes:
        tasks = [Trial(kingdom, one.menu, seeds) for one in candidates]
        for one, victories in zip(candidates, pool.map(won, tasks, chunksize=2), strict=True):
            one.won += victories
            one.games += 2 * SEEDS
        best = sorted(candidates, key=lambda one: -one.share)[:KEPT]
        known = {one.menu for one in best}
        children = dict.fromkeys(breeder.child([*known]) for _ in range(CHILDREN))
        candidates = [*best, *(Candidate(menu) for menu in children if menu not in known)]
        seeds = range(seeds.stop, seeds.stop + SEEDS)
    return max(candidates, key=lambda one: one.share)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--book", required=True, choices=[*KINGDOMS], help="a kingdom of the book")
    parser.add_argument("--minutes", type=float, default=3.0)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    wished = parser.parse_args()
    with ProcessPoolExecutor(wished.workers) as pool:
        found = best_menu(wished.book, wished.minutes, wished.seed, pool)
    path = Path(__file__).parents[1] / "data" / "menus.toml"
    menus = {name: Menu.read(menu) for name, menu in facts("walpurgis.games.nocturne", "menus").items()} | {wished.book: found.menu}
    path.write_text("\n".join([HEADING, *(f"[{name}]\n{menu}\n" for name, menu in sorted(menus.items()))]), encoding="utf-8")
    sys.stdout.write(f"{found.menu}\nIt won {found.won:g} of {found.games} games against thumb, those included that it was chosen by.\n")


if __name__ == "__main__":
    main()

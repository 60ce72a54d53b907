"""The pieces of Sabbat Magica as signs: letters in colours, each people with a bracket of its own, mirrors in three looks. Never colour alone."""

from __future__ import annotations

from functools import cache

from rich.text import Text

from walpurgis.engine import Say
from walpurgis.engine.game import package_of
from walpurgis.terminal.screen import BLOOD, EMBER, MOON, MOSS
from walpurgis.words import Speaker

from ..board import RESOURCES
from ..game import GAME
from ..view import Seen

COLOURS = {"B": "#6f9bea", "R": BLOOD, "Y": "#d9a520", "G": MOSS}
SHAPES = {"B": "(B)", "R": "[R]", "Y": "<Y>", "G": "{G}"}
"""A magician: the people's letter in its own bracket."""

MIRRORS = ("===", "=/=", ". .")
"""Intact, cracked, broken."""
MIRROR_STYLES = (f"bold {MOON}", EMBER, "dim")

HIDDEN, MOVED = "!", "*"
"""After a ghost that Secret area protects, and after one that has moved in this action."""

RESTING = ("study", "bonus", "stewardship", "end")
"""The phases in which no actions are taken."""


@cache
def words(language: str) -> Speaker:
    """The game's words, and the short ones that fit the small squares of this board."""
    return Speaker(language, "walpurgis.words", package_of(GAME), __package__)


def form(say: Speaker, name: str, which: str) -> str:
    """Another form of a name, by itself."""
    return say.text(f"form-{which}", name=Say(name))


def magician(people: str) -> Text:
    return Text(SHAPES[people], style=f"bold {COLOURS[people]}")


def mirror(look: int) -> Text:
    return Text(MIRRORS[look], style=MIRROR_STYLES[look])


def place(view: Seen, where: str, number: int) -> Text:
    """One place of a garden or region: its number, and the ghost that stands there."""
    there = view.ghosts[where]
    if number > len(there):
        return Text(f"{number}:-", style="dim")
    seat = there[number - 1]
    people = view.players[seat].people
    return Text.assemble((f"{number}:", "dim"), (people + _mark(view, where, seat), f"bold {COLOURS[people]}"))


def ghosts(view: Seen, where: str, places: int) -> Text:
    """All places of a garden or region, from place 1 on."""
    return Text(" ").join(place(view, where, number) for number in range(1, places + 1))


def _mark(view: Seen, where: str, seat: int) -> str:
    if view.protected == where and view.players[seat].people == "G":
        return HIDDEN
    return MOVED if seat == view.active and where in view.moved else ""


def counts(view: Seen, of: str) -> Text:
    """How many ghosts each people has on the drawbridge or in the graveyard."""
    row = Text()
    for board in view.players:
        count = board.bridge if of == "bridge" else board.graveyard
        row.append(f"{board.people}", style=f"bold {COLOURS[board.people]}")
        row.append(f" {count}  ")
    row.rstrip()
    return row


def store(resources: dict[str, int], nothing: str = "-") -> str:
    """A store in letters: "2s 1m"."""
    return " ".join(f"{resources[kind]}{kind}" for kind in RESOURCES if resources[kind]) or nothing


def track(terror: int, most: int = 10) -> Text:
    """The terror track."""
    return Text.assemble(("#" * terror, f"bold {EMBER}"), ("." * (most - terror), "dim"), f" {terror}/{most}")


def pips(view: Seen) -> Text:
    """The actions of this round: x done, > now, - to come."""
    row = Text()
    for lap in range(1, view.actions + 1):
        done, now = view.phase in ("stewardship", "end") or (view.phase not in RESTING and lap < view.lap), view.phase not in RESTING and lap == view.lap
        row.append("[x]" if done else "[>]" if now else "[ ]", style="dim" if done else f"bold {EMBER}" if now else "")
    return row


def order(view: Seen) -> Text:
    """The playing order; whose turn it is stands in the people's bracket."""
    row = Text()
    for n, seat in enumerate(view.order):
        people = view.players[seat].people
        row.append(" > " if n else "")
        row.append(SHAPES[people] if seat == view.active else people, style=f"bold {COLOURS[people]}")
    return row


def gate(fee: str) -> str:
    """A gate in letters: "s+r"."""
    return "+".join(fee)


def bonus(view: Seen, slot: int, say: Speaker) -> Text:
    """A bonus of the time card, free or taken."""
    what = view.slots[slot - 1]
    words = say(Say("bonus-any" if what == "*" else f"bonus-{what}"))
    taken = view.bonus_taken.get(slot)
    if taken is None:
        return Text(f"[ ] {words}")
    people = view.players[taken].people
    return Text.assemble(("[", "dim"), (people, f"bold {COLOURS[people]}"), (f"] {words}", "dim"))

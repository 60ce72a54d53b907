"""Solitaire: the Ghouls rise, close in, and devour paths; one player brings three figures home. [AA-SO-1 to AA-SO-14]"""

from __future__ import annotations

from typing import Any

from walpurgis.engine import Option, Rule, Say
from walpurgis.engine.question import one_of

from .board import BASE_OF, CROSSROADS, NEXT, NUMBERED, distance
from .closing import free_number
from .ending import end, step
from .events import GhoulCardsTurned, GhoulMoved, GhoulRose, TurnBegan
from .facts import CAPTAIN, GHOUL_CARDS, GHOULS, NUMBERS, SIDE_OF
from .keys import concerning, rest, two
from .options import Ghoul, Near
from .state import Night, Player
from .tiles import remove


def waiting_ghouls(t: Night) -> list[str]:
    """The ghouls on the open cards, in the order in which they act; the Captain once for each space. [AA-SO-2, AA-SO-6]"""
    return [GHOULS[number - 1] for card in t.ghoul_open for number in GHOUL_CARDS[card]]


@step
async def ghouls(t: Night) -> None:
    """Phase 1: each number of the open cards activates its ghoul; then the next two cards are turned. [AA-SO-1, AA-SO-2, AA-SO-8]"""
    if not t.ghouls_to_act:
        t.tell(TurnBegan, t.me.side, t.active, t.turn)
        t.ghouls_to_act = tuple(waiting_ghouls(t))
    ghoul = t.ghouls_to_act[0]
    if ghoul not in t.at:
        rise(t, ghoul)
    else:
        for _ in range(NUMBERS["captain_steps"] if ghoul == CAPTAIN else 1):
            await close_in(t, ghoul)
    t.ghouls_to_act = t.ghouls_to_act[1:]
    if not t.ghouls_to_act:
        turn_the_cards(t)
        t.phase = "actions"


def grave(t: Night, ghoul: str) -> str:
    """Where a ghoul rises: on its numbered space, or, if another ghoul stands there, on the next one that is free. [AA-SO-3]"""
    number = GHOULS.index(ghoul) + 1
    ghouls = {space for space, figure in t.standing.items() if figure in GHOULS}
    if NUMBERED[number - 1] not in ghouls:
        return NUMBERED[number - 1]
    return free_number(ghouls if t.standing.keys() >= set(NUMBERED) else t.standing, number)


def prospects(t: Night) -> dict[str, list[str]]:
    """Where each ghoul that will act could come to if it acted now: its next space, or the spaces among which the player will choose."""
    found: dict[str, list[str]] = {}
    for ghoul in t.ghouls_to_act or waiting_ghouls(t):
        if ghoul in t.at:
            here = t.at[ghoul]
            spaces = [there for who in nearest(t, here) for there in approaches(t, here, t.at[who])]
            found[ghoul] = list(dict.fromkeys(spaces))
        else:
            found[ghoul] = [grave(t, ghoul)]
    return found


def rise(t: Night, ghoul: str) -> None:
    """A ghoul comes out of its grave; a character there is lost. [AA-SO-3, AA-SO-7, AA-SO-12]"""
    space = grave(t, ghoul)
    t.tell(GhoulRose, ghoul, space)
    occupy(t, ghoul, space)


def occupy(t: Night, ghoul: str, space: str) -> None:
    """A ghoul comes onto a space: it devours a path tile; if a character stands there the game is lost. [AA-SO-7, AA-SO-12]"""
    if t.standing.get(space, "") in SIDE_OF:
        end(t, "G", "ghoul")
    if space in t.tiles:
        remove(t, space)
    t.put(ghoul, space)


async def close_in(t: Night, ghoul: str) -> None:
    """One space towards the nearest character. [AA-SO-4, AA-SO-5]"""
    prey = await choose_prey(t, t.me, ghoul)
    space = await choose_space.if_any(t, t.me, ghoul, prey)
    if space is not None:
        t.tell(GhoulMoved, ghoul, space)
        occupy(t, ghoul, space)


def _about(t: Night, me: Player, ghoul: str, *_: str) -> dict[str, Any]:
    return {"ghoul": Say(f"figure-{ghoul}")}


def _prey(t: Night, me: Player, ghoul: str) -> list[str]:
    return [f"near:{who}" for who in t.mine.characters if who in t.at]


def _nearest_prey(t: Night, me: Player, ghoul: str) -> list[str]:
    return [f"near:{who}" for who in nearest(t, t.at[ghoul])]


@concerning("near")
def _why_not_prey(t: Night, me: Player, ghoul: str, key: str) -> Rule | None:
    return None if rest(key) in nearest(t, t.at[ghoul]) else "AA-SO-4"


def _say_prey(t: Night, me: Player, ghoul: str, key: str) -> Option:
    return Near(rest(key))


choose_prey = one_of("near", _prey, forbids=_why_not_prey, says=_say_prey, rule="AA-SO-4", about=_about, quick=_nearest_prey).meaning(rest)


def _spaces(t: Night, me: Player, ghoul: str, prey: str) -> list[str]:
    return [f"gst:{ghoul}>{space}" for space in NEXT[t.at[ghoul]].values()]


def _next_spaces(t: Night, me: Player, ghoul: str, prey: str) -> list[str]:
    return [f"gst:{ghoul}>{space}" for space in approaches(t, t.at[ghoul], t.at[prey])]


@concerning("gst")
def _why_not_space(t: Night, me: Player, ghoul: str, prey: str, key: str) -> Rule | None:
    """Nearer to its prey, and not into the base; onto a path if it can. [AA-SO-4, AA-SO-5]"""
    named, space = two(key, ">")
    here, goal = t.at[ghoul], t.at[prey]
    if named == ghoul and space in approaches(t, here, goal):
        return None
    return "AA-SO-5" if named == ghoul and space in nearer(t, here, goal) else "AA-SO-4"


def _say_space(t: Night, me: Player, ghoul: str, prey: str, key: str) -> Option:
    return Ghoul(two(key, ">")[1])


def _space(key: str) -> str:
    return two(key, ">")[1]


choose_space = one_of("ghoul", _spaces, forbids=_why_not_space, says=_say_space, rule="AA-SO-5", about=_about, quick=_next_spaces).meaning(_space)


def nearest(t: Night, here: str) -> list[str]:
    """The characters nearest to a space, by steps. [AA-SO-4]"""
    prey = [who for who in t.mine.characters if who in t.at]
    least = min((distance(here, t.at[who]) for who in prey), default=0)
    return [who for who in prey if distance(here, t.at[who]) == least]


def nearer(t: Night, here: str, prey: str) -> list[str]:
    """The spaces next to a ghoul that are nearer to its prey, without a ghoul, not in the player's base. [AA-SO-4]"""
    now = distance(here, prey)
    return [
        there for there in NEXT[here].values() if distance(there, prey) < now and t.standing.get(there, "") not in GHOULS and BASE_OF.get(there) != t.me.side
    ]


def approaches(t: Night, here: str, prey: str) -> list[str]:
    """The spaces to which a ghoul may step: nearer ones, paths first.

    A character comes before all: no other space is nearer to one that stands next to the ghoul. [AA-SO-4, AA-SO-5]
    """
    spaces = nearer(t, here, prey)
    return [there for there in spaces if there in t.tiles or there in CROSSROADS] or spaces


def turn_the_cards(t: Night) -> None:
    """The two cards are discarded, the next two revealed; the discard is shuffled under a deck that is too small. [AA-SO-8]"""
    t.ghoul_discard += t.ghoul_open
    if len(t.ghoul_deck) < NUMBERS["ghouls_open"]:
        t.ghoul_deck = (*t.chance.shuffled(t.ghoul_discard), *t.ghoul_deck)
        t.ghoul_discard = ()
    open_cards(t)
    t.tell(GhoulCardsTurned, ", ".join(ghoul[1:] for ghoul in waiting_ghouls(t)))


def open_cards(t: Night) -> None:
    """Reveal the next two cards. [AA-SO-2]"""
    below = len(t.ghoul_deck) - NUMBERS["ghouls_open"]
    t.ghoul_open, t.ghoul_deck = t.ghoul_deck[below:][::-1], t.ghoul_deck[:below]

"""Which ten piles are played: a kingdom by name, at random within limits, by a list of cards, or by its short code. [ND-021, ND-K-1 to ND-K-12]

dusk                       one of the recommended kingdoms
random                     ten piles of the pool, by chance
cellar, moat, village, ... ten cards by name; `banquet` and `tomb` may be among them
Ce.Mo.Vi...                the same as a code: two letters each, with or without dots
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

from walpurgis.engine import Chance
from walpurgis.engine.errors import UnknownOption

from .facts import CARDS, EVENTS, KINGDOMS, LANDMARKS, MIXED

PILES = 10
DRUID_BOONS = 3

CODES: dict[str, str] = (
    {card.key: card.code for card in CARDS.values() if card.code}
    | {name: pile["code"] for name, pile in MIXED.items() if "code" in pile}
    | {name: event["code"] for name, event in EVENTS.items()}
    | {name: landmark["code"] for name, landmark in LANDMARKS.items()}
)
"""The two letters of every kingdom pile, Event and Landmark."""
NAMES = {code: name for name, code in CODES.items()}
POOL: tuple[str, ...] = tuple(name for name in CODES if name not in EVENTS and name not in LANDMARKS)
"""All kingdom piles. [ND-K-11]"""


class Chosen(NamedTuple):
    """A kingdom: its piles, and what is beside them."""

    piles: tuple[str, ...]
    events: tuple[str, ...] = ()
    landmarks: tuple[str, ...] = ()
    druid: tuple[str, ...] = ()
    """The Boons beside the Druid, where the kingdom names them."""


def cards_of(pile: str) -> list[str]:
    """The different cards of a kingdom pile."""
    mixed = MIXED.get(pile)
    if mixed is None:
        return [pile]
    return list(mixed["cards"]) if "cards" in mixed else list(mixed["two"])


def is_village(pile: str) -> bool:
    """Whether a pile has an Action that gives at least two Actions."""
    return any(CARDS[card].actions >= 2 for card in cards_of(pile))


def is_attack(pile: str) -> bool:
    return any(CARDS[card].is_attack for card in cards_of(pile))


def cost_of(pile: str) -> tuple[int, int, str]:
    """How piles are laid out: by cost, then by name."""
    first = CARDS[cards_of(pile)[0]]
    return first.cost, first.debt, pile


def code_of(kingdom: Chosen) -> str:
    """The short code of a kingdom.

    >>> code_of(Chosen(("cellar", "moat"), ("banquet",)))
    'Cl.Mt.Bq'
    """
    return ".".join(CODES[name] for name in (*kingdom.piles, *kingdom.events, *kingdom.landmarks))


def kingdom_of(wish: str, chance: Chance, *, sets: str, village: bool, attacks: bool) -> Chosen:
    """The kingdom that a table asks for."""
    wish = wish.strip()
    if wish == "random":
        return at_random(chance, sets=sets, village=village, attacks=attacks)
    return named(wish)


@lru_cache(256)
def named(wish: str) -> Chosen:
    """The recommended kingdom of this name, or the kingdom of these cards, or of this code."""
    if wish in KINGDOMS:
        known = KINGDOMS[wish]
        return Chosen(laid_out(known["cards"]), tuple(known.get("events", ())), tuple(known.get("landmarks", ())), tuple(known.get("druid", ())))
    return of_names(names_in(wish))


class Needed(NamedTuple):
    """What comes with a kingdom."""

    boons: bool
    hexes: bool
    cards: tuple[str, ...]
    """The piles outside the Supply, each once; `zombies` are three cards in the trash."""
    heirlooms: tuple[str, ...]


@lru_cache(256)
def needed(piles: tuple[str, ...]) -> Needed:
    """What has to be laid out beside these piles. [ND-025 to ND-029]"""
    kinds = [CARDS[card] for pile in piles for card in cards_of(pile)]
    types = {kind for card in kinds for kind in card.types}
    cards = [need for card in kinds for need in card.needs]
    if "fate" in types:
        cards.append("will-o-wisp")
    return Needed("fate" in types, "doom" in types, tuple(dict.fromkeys(cards)), tuple(card.heirloom for card in kinds if card.heirloom))


def names_in(wish: str) -> list[str]:
    """The cards that a list of names or a code means."""
    if re.fullmatch(r"(?:[A-Z][a-z0-9]\.?)+", wish):
        codes = re.findall(r"[A-Z][a-z0-9]", wish)
        unknown = [code for code in codes if code not in NAMES]
        if unknown:
            raise UnknownOption(f"nocturne: there is no kingdom card with the code {unknown[0]}")
        return [NAMES[code] for code in codes]
    names = [re.sub(r"[^a-z0-9]+", "-", re.sub("['’]", "", name.strip().lower())).strip("-") for name in wish.split(",")]
    unknown = [name for name in names if name not in CODES]
    if unknown:
        raise UnknownOption(f"nocturne: {unknown[0]!r:.40} is no kingdom; there are {', '.join(KINGDOMS)}, random, or ten cards by name or code")
    return names


def of_names(names: list[str]) -> Chosen:
    piles = [name for name in names if name in POOL]
    if len(piles) != PILES or len(set(names)) != len(names):
        raise UnknownOption(f"nocturne: a kingdom has {PILES} different piles, not {len(set(piles))}")
    return Chosen(laid_out(piles), tuple(name for name in names if name in EVENTS), tuple(name for name in names if name in LANDMARKS))


def laid_out(piles: list[str]) -> tuple[str, ...]:
    return tuple(sorted(piles, key=cost_of))


def at_random(chance: Chance, *, sets: str, village: bool, attacks: bool) -> Chosen:
    """Ten piles by chance: from these sets, with at least one village if asked for, without Attacks if asked for. [ND-K-11]"""
    allowed = [pile for pile in POOL if (sets == "all" or CARDS[cards_of(pile)[0]].of_set in sets.split("+")) and (attacks or not is_attack(pile))]
    piles = chance.shuffled(allowed)
    chosen = piles[:PILES]
    if village and not any(is_village(pile) for pile in chosen):
        villages = [pile for pile in piles if is_village(pile)]
        chosen[-1:] = villages[:1]
    return Chosen(laid_out(chosen))

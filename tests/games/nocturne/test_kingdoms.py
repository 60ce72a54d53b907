"""The seven recommended kingdoms and what they bring along; kingdoms of one's own and by chance."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from walpurgis.engine import Chance
from walpurgis.engine.errors import UnknownOption
from walpurgis.games.nocturne.facts import CARDS, KINGDOMS
from walpurgis.games.nocturne.game import GAME, Settings
from walpurgis.games.nocturne.kingdoms import POOL, cards_of, code_of, is_attack, is_village, kingdom_of
from walpurgis.games.nocturne.state import Kingdom

from .table import key


def laid(kingdom: str, seed: int = 1, **options: Any) -> Kingdom:
    return GAME.setup(2, Settings(kingdom=kingdom, **options), Chance(seed))


KNOWN = {
    "dusk": (
        "Tormentor, Faithful Hound, Monastery, Night Watchman, Fool, Shepherd, Cobbler, Blessed Village, Den of Sin, Tragic Hero",
        "lucky-coin pasture", "will-o-wisp imp", True, True,
    ),
    "midnight": (
        "Druid, Exorcist, Secret Cave, Leprechaun, Conclave, Crypt, Raider, Pooka, Devil's Workshop, Cursed Village",
        "magic-lamp cursed-gold", "ghost imp will-o-wisp wish", True, True,
    ),
    "night-shift": (
        "Druid, Exorcist, Ghost Town, Idol, Night Watchman, Bandit, Gardens, Mine, Smithy, Poacher",
        "", "ghost imp will-o-wisp", True, False,
    ),
    "idle-hands": (
        "Conclave, Bard, Devil's Workshop, Tragic Hero, Cursed Village, Moneylender, Merchant, Cellar, Market, Harbinger",
        "", "will-o-wisp imp", True, True,
    ),
    "the-new-black": (
        "Secret Cave, Ghost Town, Raider, Cobbler, Den of Sin, Outpost, Haven, Merchant Ship, Caravan, Tactician",
        "magic-lamp", "wish", False, False,
    ),
    "luftschloss": (
        "Exorcist, Cemetery, Fool, Shepherd, Changeling, Archive, Catapult, Engineer, Castles, Temple",
        "haunted-mirror lucky-coin pasture", "will-o-wisp imp ghost", True, False,
    ),
    "pooka-pranks": (
        "Skulk, Pixie, Ghost Town, Faithful Hound, Pooka, Forum, Groundskeeper, Sacrifice, Settlers, Chariot Race",
        "goat cursed-gold", "will-o-wisp", True, True,
    ),
}  # fmt: skip
"""By kingdom: its piles, its heirlooms, the piles beside the Supply, and whether it has Boons and Hexes."""


@pytest.mark.parametrize("name", KNOWN)
def test_each_recommended_kingdom_is_laid_out_as_the_book_says(name: str) -> None:
    """[ND-K-1 to ND-K-7, ND-K-10]"""
    piles, heirlooms, beside, boons, hexes = KNOWN[name]
    t = laid(name)
    assert set(t.supply[7:]) == {key(pile) for pile in piles.split(",")} and len(t.supply) == 17
    coppers = 7 - len(heirlooms.split())
    assert Counter(t.players[0].cards()) == Counter({"estate": 3, "copper": coppers} | dict.fromkeys(heirlooms.split(), 1))
    assert set(t.left) - set(t.supply) == set(beside.split())
    assert (bool(t.boon_deck), bool(t.hex_deck)) == (boons, hexes)


def test_there_are_seven_recommended_kingdoms() -> None:
    """[ND-K-1 to ND-K-7, ND-K-12]"""
    assert list(KINGDOMS) == list(KNOWN)
    assert all(card in POOL for known in KINGDOMS.values() for card in known["cards"])


def test_two_kingdoms_name_the_boons_beside_the_druid() -> None:
    """[ND-K-2, ND-K-3, ND-029]"""
    for seed in range(3):
        assert laid("midnight", seed).druid == ("flame", "swamp", "wind")
        assert laid("night-shift", seed).druid == ("earth", "flame", "forest")
        assert len(laid("night-shift", seed).boon_deck) == 9


def test_luftschloss_has_the_tomb_and_pooka_pranks_the_banquet() -> None:
    """[ND-K-6, ND-K-7]"""
    assert (laid("luftschloss").landmarks, laid("luftschloss").events) == (("tomb",), ())
    assert (laid("pooka-pranks").landmarks, laid("pooka-pranks").events) == ((), ("banquet",))


def test_the_new_black_is_played_with_caravan() -> None:
    """[ND-K-8]"""
    assert "caravan" in laid("the-new-black").left and "caravan-guard" not in CARDS


def test_midnight_has_one_wish_pile() -> None:
    """[ND-K-9]"""
    assert laid("midnight").left["wish"] == 12


def test_the_pool_has_seventy_four_piles() -> None:
    """[ND-K-11, ND-K-12]"""
    sets = Counter(CARDS[cards_of(pile)[0]].of_set for pile in POOL)
    assert sets == {"nocturne": 33, "base": 26, "seaside": 5, "empires": 10}
    assert {"castles", "catapult", "settlers"} < set(POOL) and not {"rocks", "bustling-village"} & set(POOL)


def test_a_kingdom_can_be_named_card_by_card_or_by_its_code() -> None:
    """[ND-K-11]"""
    names = "Cellar, Moat, Village, Devil's Workshop, Castles, Settlers, Witch, Bard, Skulk, Gardens, Banquet, Tomb"
    by_name = kingdom_of(names, Chance(1), sets="all", village=False, attacks=True)
    assert set(by_name.piles) == {key(name) for name in names.split(",")} - {"banquet", "tomb"}
    assert (by_name.events, by_name.landmarks) == (("banquet",), ("tomb",))
    assert kingdom_of(code_of(by_name), Chance(2), sets="all", village=False, attacks=True) == by_name
    assert kingdom_of(names.replace("'", "’"), Chance(1), sets="all", village=False, attacks=True) == by_name  # as the cards themselves write it
    assert kingdom_of(code_of(by_name).replace(".", ""), Chance(2), sets="all", village=False, attacks=True) == by_name


@pytest.mark.parametrize("wish", ["cellar, moat", "Zz.Ma", "nowhere", "", "cellar," * 9 + "moat", ", ".join(POOL[:11]), "rocks, " + ", ".join(POOL[:9])])
def test_what_is_no_kingdom_is_refused(wish: str) -> None:
    """[ND-K-11, ND-021]"""
    with pytest.raises(UnknownOption):
        laid(wish)


def test_a_random_kingdom_has_ten_different_piles_and_is_the_same_for_the_same_seed() -> None:
    """[ND-K-11, ND-167]"""
    found = [laid("random", seed).supply[7:] for seed in range(60)]
    assert all(len(set(piles)) == 10 and set(piles) <= set(POOL) for piles in found)
    assert len(set(found)) == 60 and {pile for piles in found for pile in piles} == set(POOL)
    assert found[7] == laid("random", 7).supply[7:]


@pytest.mark.parametrize(("sets", "allowed"), [("nocturne", {"nocturne"}), ("base", {"base"}), ("nocturne+base", {"nocturne", "base"})])
def test_a_random_kingdom_keeps_to_the_sets_asked_for(sets: str, allowed: set[str]) -> None:
    """[ND-K-11]"""
    found = {CARDS[cards_of(pile)[0]].of_set for seed in range(20) for pile in laid("random", seed, sets=sets).supply[7:]}
    assert found == allowed


def test_a_random_kingdom_has_a_village_or_no_attacks_if_asked_for() -> None:
    """[ND-K-11]"""
    with_village = [laid("random", seed, village=True).supply[7:] for seed in range(30)]
    assert all(len(set(piles)) == 10 and any(is_village(pile) for pile in piles) for piles in with_village)
    assert not all(any(is_village(pile) for pile in laid("random", seed).supply[7:]) for seed in range(30))
    assert not any(is_attack(pile) for seed in range(30) for pile in laid("random", seed, attacks=False).supply[7:])
    assert any(is_attack(pile) for seed in range(30) for pile in laid("random", seed).supply[7:])

"""What is on the table before the first turn: piles and their sizes, starting decks, Boons, Hexes, Zombies, and what a cost is."""

from __future__ import annotations

from collections import Counter

import pytest

from walpurgis.engine import Chance, Match
from walpurgis.engine.errors import BrokenData, WrongSeats
from walpurgis.games.nocturne.facts import BOONS, CARDS, HEXES, ZOMBIES
from walpurgis.games.nocturne.gaining import return_to_pile, take_from_pile
from walpurgis.games.nocturne.game import GAME, Settings
from walpurgis.games.nocturne.kingdoms import POOL
from walpurgis.games.nocturne.state import Kingdom, Player, costs_less, up_to

from .table import FILLERS, key, table


def laid(kingdom: str = "", players: int = 2, seed: int = 1, *, colonies: bool = False) -> Kingdom:
    """A table as it is laid out, with these piles and fillers up to ten."""
    piles = [key(name) for name in kingdom.split(",") if name.strip()]
    piles += [name for name in FILLERS if name not in piles][: 10 - len(piles)]
    return GAME.setup(players, Settings(kingdom=",".join(piles), colonies=colonies), Chance(seed))


def deck(p: Player) -> Counter[str]:
    return Counter(p.cards())


# Players and piles ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [1, 7])
def test_two_to_six_play(players: int) -> None:
    """[ND-020]"""
    with pytest.raises(WrongSeats):
        Match.new("nocturne", players)


def test_anybody_may_begin_and_turns_go_clockwise() -> None:
    """[ND-020]"""
    assert {laid(players=4, seed=seed).active for seed in range(40)} == {0, 1, 2, 3}
    t = table(players=3).long().go().end_turn()
    assert t.t.active == 1
    assert t.end_turn().t.active == 2
    assert t.end_turn().t.active == 0


def test_the_supply_has_the_basic_piles_and_ten_of_the_kingdom() -> None:
    """[ND-021, ND-035]"""
    t = laid("Castles, Settlers, Catapult, Moat")
    assert t.supply[:7] == ("copper", "silver", "gold", "estate", "duchy", "province", "curse")
    assert len(t.supply) == 17 and {"castles", "settlers", "catapult"} < set(t.supply)
    assert "rocks" not in t.supply and "bustling-village" not in t.supply


@pytest.mark.parametrize(
    ("players", "estate", "duchy", "province", "curse", "cemetery", "moat", "castles"),
    [
        (2, 8, 8, 8, 10, 8, 10, 8),
        (3, 12, 12, 12, 20, 12, 10, 12),
        (4, 12, 12, 12, 30, 12, 10, 12),
        (5, 12, 12, 15, 40, 12, 10, 12),
        (6, 12, 12, 18, 50, 12, 10, 12),
    ],
)
def test_piles_grow_with_the_players(players: int, estate: int, duchy: int, province: int, curse: int, cemetery: int, moat: int, castles: int) -> None:
    """[ND-022, ND-S-226]"""
    left = laid("Cemetery, Gardens, Moat, Castles", players).left
    assert (left["estate"], left["duchy"], left["province"], left["curse"]) == (estate, duchy, province, curse)
    assert (left["cemetery"], left["gardens"], left["moat"], left["castles"]) == (cemetery, cemetery, moat, castles)


@pytest.mark.parametrize(("players", "copper", "silver", "gold"), [(2, 46, 40, 30), (3, 39, 40, 30), (4, 32, 40, 30), (5, 85, 80, 60), (6, 78, 80, 60)])
def test_treasures_are_fewer_by_the_coppers_of_the_starting_decks(players: int, copper: int, silver: int, gold: int) -> None:
    """[ND-023]"""
    left = laid(players=players).left
    assert (left["copper"], left["silver"], left["gold"]) == (copper, silver, gold)


def test_platinum_and_colony_come_together_or_not_at_all() -> None:
    """[ND-024, ND-023, ND-022]"""
    assert not {"platinum", "colony"} & set(laid().left)
    rich = laid(players=3, colonies=True)
    assert (rich.left["platinum"], rich.left["colony"]) == (12, 12)
    assert {"platinum", "colony"} < set(rich.supply)


def test_split_piles_have_five_cards_of_each() -> None:
    """[ND-035]"""
    t = laid("Settlers, Catapult")
    assert t.stacks["settlers"] == ["bustling-village"] * 5 + ["settlers"] * 5
    assert t.stacks["catapult"] == ["rocks"] * 5 + ["catapult"] * 5
    assert t.left["settlers"] == t.left["catapult"] == 10


def test_a_split_pile_opens_its_second_half_when_the_first_is_gone() -> None:
    """[ND-035, ND-083, ND-S-250]"""
    t = table(kingdom="Settlers", phase="buy", coins=50, buys=6).go()
    t.refuses("pile:bustling-village", "ND-083")
    t.choose(*["pile:settlers"] * 5)
    assert not t.offers("pile:settlers") and t.offers("pile:bustling-village")
    assert t.t.empty_piles() == 0


def test_a_split_pile_is_empty_only_when_both_kinds_are_gone() -> None:
    """[ND-035, ND-141]"""
    t = table(kingdom="Settlers", phase="buy", coins=5).piles(settlers=1).go("pile:bustling-village")
    assert t.t.empty_piles() == 1


# Starting decks ------------------------------------------------------------------------------------------------------


def test_everybody_starts_with_three_estates_and_seven_coppers_and_draws_five() -> None:
    """[ND-025, ND-038]"""
    for p in laid(players=6).players:
        assert deck(p) == {"estate": 3, "copper": 7}
        assert (len(p.hand), len(p.deck)) == (5, 5)


def test_decks_are_shuffled() -> None:
    """[ND-038]"""
    assert len({tuple(laid(seed=seed).players[0].deck) for seed in range(10)}) > 3


def test_pixie_and_fool_put_goat_and_lucky_coin_into_the_decks() -> None:
    """[ND-025, ND-PIXIE-1, ND-FOOL-1, ND-S-200]"""
    t = laid("Pixie, Fool")
    assert all(deck(p) == {"estate": 3, "copper": 5, "goat": 1, "lucky-coin": 1} for p in t.players)
    assert t.left["copper"] == 60 - 2 * 5


@pytest.mark.parametrize(
    ("card", "heirloom"),
    [("Cemetery", "haunted-mirror"), ("Secret Cave", "magic-lamp"), ("Shepherd", "pasture"), ("Tracker", "pouch"), ("Pooka", "cursed-gold")],
)
def test_each_heirloom_comes_with_its_card(card: str, heirloom: str) -> None:
    """[ND-025, ND-026, ND-CEMET-1, ND-CAVE-1, ND-SHEP-1, ND-TRACKER-1, ND-POOKA-1]"""
    assert all(deck(p) == {"estate": 3, "copper": 6, heirloom: 1} for p in laid(card).players)


def test_heirlooms_have_no_pile_and_stay_away_uncalled() -> None:
    """[ND-026]"""
    heirlooms = {name for name, card in CARDS.items() if "heirloom" in card.types}
    t = laid("Pixie, Fool, Cemetery, Shepherd")
    assert not heirlooms & set(t.left)
    assert heirlooms & set(t.players[0].cards()) == {"goat", "lucky-coin", "haunted-mirror", "pasture"}


def test_all_seven_heirlooms_leave_no_copper() -> None:
    """[ND-025]"""
    t = laid("Pixie, Fool, Cemetery, Shepherd, Secret Cave, Tracker, Pooka")
    assert len(t.players[0].cards()) == 10 and "copper" not in deck(t.players[0])
    assert t.left["copper"] == 60


# Boons, Hexes, Zombies, piles beside the Supply ----------------------------------------------------------------------


def test_a_fate_card_brings_boons_and_wisps() -> None:
    """[ND-027]"""
    t, other = laid("Bard"), laid("Bard", seed=2)
    assert sorted(t.boon_deck) == sorted(BOONS) and len(BOONS) == 12
    assert t.boon_deck != other.boon_deck and "will-o-wisp" in t.left
    assert not laid("Skulk").boon_deck and "will-o-wisp" not in laid("Skulk").left


def test_a_doom_card_brings_hexes() -> None:
    """[ND-028]"""
    t, other = laid("Skulk"), laid("Skulk", seed=2)
    assert sorted(t.hex_deck) == sorted(HEXES) and len(HEXES) == 12
    assert t.hex_deck != other.hex_deck
    assert not laid("Bard").hex_deck


def test_beside_the_druid_lie_three_boons_and_nine_make_the_deck() -> None:
    """[ND-029, ND-DRUID-1]"""
    t = laid("Druid")
    assert len(t.druid) == 3 and len(t.boon_deck) == 9
    assert sorted([*t.druid, *t.boon_deck]) == sorted(BOONS)
    assert laid("Bard").druid == ()


def test_the_zombies_lie_in_the_trash_face_up() -> None:
    """[ND-030, ND-NECRO-1, ND-ZOMBIE-1]"""
    t = laid("Necromancer")
    assert tuple(t.trash) == ZOMBIES and not t.face_down
    assert not set(ZOMBIES) & set(t.left) and not laid().trash


def test_lost_in_the_woods_lies_ready_for_nobody_yet() -> None:
    """[ND-031]"""
    assert laid("Fool").woods == -1


@pytest.mark.parametrize(
    ("card", "piles"),
    [
        ("Exorcist", "ghost imp will-o-wisp"),
        ("Cemetery", "ghost"),
        ("Devil's Workshop", "imp"),
        ("Tormentor", "imp"),
        ("Leprechaun", "wish"),
        ("Secret Cave", "wish"),
        ("Vampire", "bat"),
        ("Moat", ""),
    ],
)
def test_cards_bring_the_piles_they_speak_of(card: str, piles: str) -> None:
    """[ND-032]"""
    t = laid(card)
    assert {pile for pile in t.left if pile not in t.supply} == set(piles.split())


@pytest.mark.parametrize("players", [2, 6])
def test_piles_outside_the_supply_have_one_size(players: int) -> None:
    """[ND-033]"""
    left = laid("Exorcist, Leprechaun, Vampire", players).left
    assert [left[pile] for pile in ("ghost", "imp", "will-o-wisp", "wish", "bat")] == [6, 13, 12, 12, 10]


def test_piles_outside_the_supply_can_be_neither_bought_nor_gained_at_will() -> None:
    """[ND-034]"""
    t = table("Workshop", kingdom="Exorcist, Vampire, Leprechaun").play("Workshop")
    assert not any(t.offers(f"pile:{pile}") for pile in ("ghost", "imp", "will-o-wisp", "wish", "bat"))
    t.refuses("pile:imp", "ND-034")
    t.choose("pile:silver").refuses("pile:will-o-wisp", "ND-034")


def test_the_box_holds_what_it_says() -> None:
    """[ND-037]"""
    ours = [CARDS[pile] for pile in POOL if pile in CARDS and CARDS[pile].of_set == "nocturne"]
    assert len(ours) == 33
    assert sum(12 if card.is_victory else 10 for card in ours) == 332
    assert len({card.heirloom for card in ours if card.heirloom}) * 6 == 42
    beside = sum(CARDS[pile].copies for pile in ("ghost", "imp", "will-o-wisp", "wish", "bat"))
    assert (len(BOONS), len(HEXES), len(ZOMBIES), beside) == (12, 12, 3, 53)


# Costs ---------------------------------------------------------------------------------------------------------------


def test_less_means_no_part_greater_and_one_smaller() -> None:
    """[ND-011, ND-012]"""
    t = laid("Engineer")
    assert costs_less(CARDS["estate"], CARDS["silver"], t) and not costs_less(CARDS["silver"], CARDS["estate"], t)
    assert not costs_less(CARDS["silver"], CARDS["village"], t)
    assert costs_less(CARDS["copper"], CARDS["engineer"], t)


def test_coins_and_debt_cannot_be_compared() -> None:
    """[ND-013]"""
    t = laid("Engineer")
    assert not costs_less(CARDS["silver"], CARDS["engineer"], t)
    assert not costs_less(CARDS["engineer"], CARDS["silver"], t)


def test_up_to_so_many_coins_means_no_debt() -> None:
    """[ND-012, ND-011]"""
    t = laid("Engineer")
    assert [name for name in ("copper", "smithy", "engineer", "market") if up_to(t, 4, CARDS[name])] == ["copper", "smithy"]


def test_costs_count_as_they_are_now_and_never_below_nothing() -> None:
    """[ND-015]"""
    t = table("Workshop", kingdom="Changeling").has_left(cheaper=1).play("Workshop")
    assert t.offers("pile:market") and not t.offers("pile:gold")  # 5 is 4 now, 6 is 5
    assert t.t.cost("copper") == 0 and t.t.cost("estate") == 1


def test_costs_that_sank_are_paid_as_they_are() -> None:
    """[ND-015, ND-081]"""
    t = table(phase="buy", coins=2).has_left(cheaper=1).go("pile:silver")
    assert t.t.coins == 0 and t.me.discard == ("silver",)


def test_a_star_changes_no_cost() -> None:
    """[ND-016]"""
    t = table("Exorcist, Smithy, Duchy", phase="night").play("Exorcist")
    assert t.choose("hand:smithy").offered == "pile:will-o-wisp, pile:imp"  # 4 is not less than 4
    assert CARDS["ghost"].cost == 4 and CARDS["imp"].cost == 2


def test_a_dump_with_a_pile_that_does_not_exist_is_refused() -> None:
    data = laid().dump()
    assert not {"shelves", "ending"} & set(data)
    for name, value in (("supply", [*data["supply"], "horse"]), ("left", {}), ("events", ["parade"])):
        with pytest.raises(BrokenData, match="Kingdom does not hold together"):
            Kingdom.load({**data, name: value})


def test_what_is_returned_to_its_pile_can_be_bought_again() -> None:
    """[ND-035, ND-036]"""
    t = laid("Moat, Castles")
    for _ in range(10):
        take_from_pile(t, CARDS["moat"])
    assert "pile:moat" not in t.shelves[-1]
    return_to_pile(t, "moat")
    assert "pile:moat" in t.shelves[2]
    take_from_pile(t, CARDS["humble-castle"])
    assert "pile:humble-castle" not in t.shelves[-1] and "pile:crumbling-castle" in t.shelves[-1]
    return_to_pile(t, "humble-castle")
    assert "pile:humble-castle" in t.shelves[3] and "pile:crumbling-castle" not in t.shelves[-1]

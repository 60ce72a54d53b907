"""What is on the table before the first turn, for every number of players. [AA-S]"""

from __future__ import annotations

import pytest

from walpurgis.engine import Chance, Match
from walpurgis.engine.errors import WrongSeats
from walpurgis.engine.scene import Scene
from walpurgis.games.ashes.board import FACINGS, PORTALS
from walpurgis.games.ashes.facts import AWAY, CHARACTERS, GHOUL_CARDS, SOCIETY_CARDS, TRAPS, UPGRADES, deck_of
from walpurgis.games.ashes.game import GAME, Settings
from walpurgis.games.ashes.state import Night
from walpurgis.games.ashes.view import Society, view


def laid(players: int = 2, seed: int = 1, **options: object) -> Night:
    """A table as it is laid out, before the figures stand."""
    return GAME.setup(players, Settings(**options), Chance(seed))  # type: ignore[arg-type]


def begun(players: int = 2, seed: int = 1, **options: object) -> Scene[Night]:
    """A new game at its first question."""
    return Scene(Match.new(GAME, players, seed, options))


def with_first(side: str, players: int = 2) -> Scene[Night]:
    """A new game that this faction begins."""
    return next(t for t in (begun(players, seed) for seed in range(20)) if t.t.me.side == side)


def seen(t: Scene[Night], seat: int | None) -> Society:
    """What a seat sees of the Society."""
    society = view(t.t, seat).society
    assert society is not None
    return society


# Two, four or six players --------------------------------------------------------------------------------------------


def test_the_more_players_the_further_the_chosen_has_to_come() -> None:
    """[AA-B-2, AA-S-1]"""
    assert AWAY == {2: 0, 3: 1, 4: 1, 5: 1, 6: 16}
    for seats, away in AWAY.items():
        t = laid(seats)
        assert t.away == away and t.chosen == ("" if away else "A1") and not t.holder
    assert laid(1).away == 0


def test_the_chosen_stands_on_the_first_space() -> None:
    """[AA-S-1, AA-B-2]"""
    t = laid()
    assert t.chosen == "A1" and not t.holder


def test_each_faction_arranges_its_figures_the_second_after_the_first() -> None:
    """[AA-S-2, AA-B-11]"""
    t = with_first("H")
    assert t.asked == "0 place" and len(t.offered.split(", ")) == 9
    t.refuses("fig:O@I1", "AA-S-2").refuses("fig:M@I1", "AA-S-2").choose("fig:M@B10", "fig:R@A9")
    assert {who: t.t.at[who] for who in CHARACTERS["H"]} == {"M": "B10", "R": "A9", "D": "B9"}
    assert t.asked == "1 place" and t.offers("fig:O@J2")
    t.choose("fig:T@I1", "fig:O@J2")
    assert t.t.at["S"] == "I2"
    assert t.t.facing == {who: FACINGS[space] for who, space in t.t.at.items()}


def test_a_base_space_takes_one_figure_only() -> None:
    """[AA-S-2]"""
    t = with_first("V").choose("fig:T@I1").refuses("fig:S@I1", "AA-S-2").refuses("fig:T@I2", "AA-S-2")
    assert t.offered == "fig:O@I2, fig:O@J2, fig:S@I2, fig:S@J2"


def test_six_portals_stand_on_their_edges() -> None:
    """[AA-S-3, AA-B-10]"""
    assert laid().portals == {edge: portal for portal, edge in PORTALS.items()}


def test_the_top_card_of_the_society_lies_open() -> None:
    """[AA-S-4]"""
    t = begun()
    assert sorted(t.t.society_deck) == sorted(SOCIETY_CARDS)
    assert seen(t, None).card == t.t.society_deck[-1]
    assert laid(seed=1).society_deck != laid(seed=2).society_deck


def test_each_faction_has_decks_of_its_own_shuffled() -> None:
    """[AA-S-5]"""
    t = laid()
    for side, faction in t.factions.items():
        hands = [card for p in t.players if p.side == side for card in p.hand]
        assert sorted([*faction.deck, *hands]) == sorted(deck_of(side, "")) != [*faction.deck, *hands]
        assert sorted([*faction.upgrade_deck, *faction.row]) == sorted(UPGRADES)
    assert laid(seed=2).factions["H"].deck != t.factions["H"].deck
    assert laid(seed=2).factions["V"].upgrade_deck != t.factions["V"].upgrade_deck


def test_power_begins_at_two_and_points_at_twenty() -> None:
    """[AA-S-6, AA-S-7]"""
    t = laid()
    assert t.power == dict.fromkeys("DMROST", 2)
    assert [faction.points for faction in t.factions.values()] == [20, 20]


@pytest.mark.parametrize("players", [2, 4, 6])
def test_everybody_holds_three_cards_and_each_row_shows_three(players: int) -> None:
    """[AA-S-8, AA-S-21]"""
    t = laid(players)
    assert [len(p.hand) for p in t.players] == [3] * players
    assert [len(faction.row) for faction in t.factions.values()] == [3, 3] and all(t.factions["H"].row)
    assert len(t.factions["H"].deck) == 27 - 3 * players // 2 and not any(p.upgrades for p in t.players)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_chance_decides_which_faction_begins_and_its_first_seat_does(players: int) -> None:
    """[AA-S-9]"""
    assert {laid(players, seed).active for seed in range(20)} == {0, 1}


def test_society_and_ally_tokens_begin_beside_the_board() -> None:
    """[AA-S-10]"""
    t = laid()
    assert not {"SA", "SB"} & t.at.keys() and not t.traps
    assert t.tokens == dict.fromkeys("DMROST", "")


def test_chance_comes_from_the_seed_in_a_fixed_order() -> None:
    """[AA-S-11]"""
    chance = Chance(5)
    decks = [chance.shuffled(deck_of(side, "")) for side in "HV"]
    upgrades = [chance.shuffled(list(UPGRADES)) for _ in "HV"]
    society, first = chance.shuffled(list(SOCIETY_CARDS)), chance.below(2)
    t = laid(seed=5)
    assert [[*faction.deck, *p.hand[::-1]] for faction, p in zip(t.factions.values(), t.players, strict=True)] == decks
    assert [[*faction.upgrade_deck, *faction.row[::-1]] for faction in t.factions.values()] == upgrades
    assert ([*t.society_deck], t.active) == (society, first)


# Seats ---------------------------------------------------------------------------------------------------------------


def test_humans_and_vampires_alternate() -> None:
    """[AA-S-20, AA-S-30]"""
    assert ["".join(p.side for p in laid(players).players) for players in (2, 4, 6)] == ["HV", "HVHV", "HVHVHV"]
    assert [[p.side for p in laid(players).players] for players in (3, 5)] == [["H", "V", "SS"], ["H", "V", "H", "V", "SS"]]


def test_seven_find_no_seat() -> None:
    """[AA-S-20]"""
    with pytest.raises(WrongSeats):
        Match.new("ashes", 7)


def test_a_team_shares_all_but_hands_and_upgrade_cards() -> None:
    """[AA-S-21]"""
    t = laid(6)
    hands = [card for p in t.players if p.side == "H" for card in p.hand]
    assert len(t.factions) == 2 and len(hands) == 9 and sorted([*hands, *t.factions["H"].deck]) == sorted(deck_of("H", ""))


# Three and five players ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [3, 5])
def test_the_society_player_draws_two_secret_cards_and_none_is_revealed(players: int) -> None:
    """[AA-S-30, AA-S-31]"""
    t = begun(players)
    society = t.t.players[-1]
    assert len(society.hand) == 2 and sorted([*society.hand, *t.t.society_deck]) == sorted(SOCIETY_CARDS)
    assert seen(t, 0).card == "" and seen(t, 0).traps_left == TRAPS == 6
    assert view(t.t, 0).seats[-1].hand is None and view(t.t, players - 1).seats[-1].hand == [*society.hand]


def test_all_else_is_as_with_one_player_less_when_one_plays_the_society() -> None:
    """[AA-S-32]"""
    t, other = laid(5), laid(4)
    assert (t.chosen, t.away, t.portals, t.power, t.tokens, t.supply) == (other.chosen, other.away, other.portals, other.power, other.tokens, other.supply)
    assert [(f.points, f.deck, f.row) for f in t.factions.values()] == [(f.points, f.deck, f.row) for f in other.factions.values()]
    assert [p.hand for p in t.players[:4]] == [p.hand for p in other.players]


# Solitaire -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("faction", "first", "starts"), [("H", "D", {"I1", "I2", "J2"}), ("V", "O", {"A9", "B9", "B10"})])
def test_alone_the_figures_start_in_the_base_of_the_others(faction: str, first: str, starts: set[str]) -> None:
    """[AA-S-40]"""
    t = begun(1, faction=faction)
    assert {key.partition("@")[2] for key in t.offered.split(", ")} == starts and t.t.me.side == faction
    t.choose(f"fig:{first}@{min(starts)}")
    t.choose(t.offered.split(", ")[0])
    assert {t.t.at[who] for who in CHARACTERS[faction]} == starts


def test_alone_there_are_three_cards_and_two_open_ghoul_cards() -> None:
    """[AA-S-41]"""
    t = laid(1)
    assert len(t.me.hand) == 3 and sorted([*t.me.hand, *t.mine.deck]) == sorted(deck_of("H", ""))
    assert len(t.ghoul_open) == 2 and sorted([*t.ghoul_open, *t.ghoul_deck]) == sorted(GHOUL_CARDS)
    assert laid(1, seed=2).ghoul_deck != t.ghoul_deck


def test_alone_nothing_else_is_used() -> None:
    """[AA-S-42]"""
    t = laid(1)
    assert t.supply == {"S": 40, "C": 40} and not t.at and list(t.factions) == ["H"]
    assert not (t.chosen or t.portals or t.tokens or t.power or t.society_deck or t.mine.row or t.mine.upgrade_deck)
    scene = begun(1).choose("fig:D@I1", "fig:M@I2")
    while scene.ask.prompt != "main":
        scene.choose(scene.offered.split(", ")[0])
    assert not [key for key in scene.offered.split(", ") if key.partition(":")[0] not in ("act", "pass")]
    scene.refuses(f"xch:{scene.t.me.hand[0]}>1", "AA-S-42")

"""The board as data: diagonal, sections, bases, crossroads, numbers, portals, and the tables of cards. Everything is mirrored along the diagonal. [AA-B]"""

from __future__ import annotations

from collections import Counter

from walpurgis.games.ashes.board import (
    BASES,
    CITADELS,
    CROSSROADS,
    DIAGONAL,
    FACES,
    FACINGS,
    LAST_SPACE,
    NEXT,
    NUMBERED,
    OTHER,
    PLAIN,
    PLAIN_ALONE,
    PORTAL_EDGES,
    PORTALS,
    RING,
    SECTION,
    SECTION_OF_EDGE,
    SIDES,
    SPACES,
    SUPPLY,
    mirrored,
)
from walpurgis.games.ashes.facts import ACTIONS, CHARACTERS, GHOUL_CARDS, SOCIETY_CARDS, UPGRADES, counter_symbol, deck_of, defence_symbol
from walpurgis.games.ashes.view import view

from .table import night

MIRROR = str.maketrans("NWSE", "WNES")


def reflected(edge: str) -> str:
    """The edge on the other side of the diagonal, in reading order."""
    return "|".join(sorted(map(mirrored, edge.split("|")), key=SPACES.index))


def test_the_board_is_ten_by_ten_with_an_electric_diagonal() -> None:
    """[AA-B-1]"""
    assert len(SPACES) == 100 and SPACES[0] == "A1" and SPACES[1] == "B1" and SPACES[-1] == "J10"
    assert DIAGONAL == ("A1", "B2", "C3", "D4", "E5", "F6", "G7", "H8", "I9", "J10")
    assert NEXT["E5"] == {"N": "E4", "E": "F5", "S": "E6", "W": "D5"}


def test_the_chosen_walks_from_the_first_space_of_the_diagonal_to_the_last() -> None:
    """[AA-B-2]"""
    assert night(phase="refill").t.chosen == "B2"
    assert night(phase="refill", chosen="D4").t.chosen == "E5"
    assert LAST_SPACE == "J10"


def test_humans_own_what_lies_below_the_diagonal_and_vampires_what_lies_above() -> None:
    """[AA-B-3]"""
    assert (SECTION["A2"], SECTION["I10"], SECTION["B1"], SECTION["J9"], SECTION["E5"]) == ("H", "H", "V", "V", "")
    assert Counter(SECTION.values()) == {"H": 45, "V": 45, "": 10}
    assert (SECTION_OF_EDGE["D5|E5"], SECTION_OF_EDGE["E5|E6"], SECTION_OF_EDGE["E5|F5"], SECTION_OF_EDGE["E4|E5"]) == ("H", "H", "V", "V")


def test_citadels_are_no_spaces() -> None:
    """[AA-B-4]"""
    assert CITADELS == {"H": "A10", "V": "J1"}
    assert not {"A10", "J1"} & {there for ways in NEXT.values() for there in ways.values()}
    assert not {"A10", "J1"} & {*PLAIN_ALONE, *CROSSROADS, *NUMBERED}
    night("M A9", tiles="A8 NS").activate("M").refuses("go:S", "AA-B-4")


def test_each_base_has_three_spaces() -> None:
    """[AA-B-5]"""
    assert BASES == {"H": ("A9", "B9", "B10"), "V": ("I1", "I2", "J2")}


def test_ten_crossroads_are_printed_five_in_each_section() -> None:
    """[AA-B-6]"""
    assert {space for space in CROSSROADS if SECTION[space] == "H"} == {"B5", "C8", "D6", "E7", "F9"}
    assert {space for space in CROSSROADS if SECTION[space] == "V"} == {"E2", "H3", "F4", "G5", "I6"}
    assert set(night("M C8").t.open_sides("D6")) == set("NESW")


def test_eight_spaces_are_numbered_and_otherwise_ordinary() -> None:
    """[AA-B-7]"""
    assert NUMBERED == ("C4", "B7", "D9", "G8", "D3", "G2", "I4", "H7")
    assert set(NUMBERED) <= set(PLAIN)
    assert night(hand="GS1").choose("act:GS1").offers("put:C4=NS")


def test_the_outer_border_is_the_ring() -> None:
    """[AA-B-8]"""
    assert len(RING) == 36
    assert {"A1", "A5", "J5", "E1", "E10"} <= RING and not {"B2", "I5", "E9"} & RING


def test_tiles_may_lie_on_72_spaces_and_on_82_alone() -> None:
    """[AA-B-9]"""
    assert len(PLAIN) == 72 and len(PLAIN_ALONE) == 82
    assert set(PLAIN_ALONE) - set(PLAIN) == set(DIAGONAL)
    assert SUPPLY == {"S": 40, "C": 40} and FACES == {"S": ("NS", "EW"), "C": ("NE", "SE", "SW", "NW")}
    offered = night(hand="GS1").choose("act:GS1").of("put:").split(", ")
    assert {key[4:-3] for key in offered} == set(PLAIN) and len(offered) == 2 * 72


def test_three_dark_portals_begin_with_the_humans_and_three_light_ones_with_the_vampires() -> None:
    """[AA-B-10]"""
    assert PORTALS == {"P1": "C6|C7", "P2": "D8|E8", "P3": "D6|D7", "P4": "F3|G3", "P5": "H4|H5", "P6": "F4|G4"}
    assert [SECTION_OF_EDGE[edge] for edge in PORTALS.values()] == ["H", "H", "H", "V", "V", "V"]
    shown = view(night().t, 0).portals
    assert {name: portal.hurts for name, portal in shown.items()} == dict.fromkeys(("P1", "P2", "P3"), "H") | dict.fromkeys(("P4", "P5", "P6"), "V")


def test_figures_look_away_from_their_citadel_at_the_start() -> None:
    """[AA-B-11]"""
    assert FACINGS == {"A9": "N", "B9": "N", "B10": "E", "I1": "W", "I2": "W", "J2": "S"}


def test_the_two_halves_of_the_board_match() -> None:
    """[AA-B-3, AA-B-5, AA-B-6, AA-B-7, AA-B-10, AA-B-11, T-SYM]"""
    assert {OTHER[side]: {mirrored(space) for space in base} for side, base in BASES.items()} == {side: set(base) for side, base in BASES.items()}
    assert {mirrored(space) for space in CROSSROADS} == set(CROSSROADS)
    assert [mirrored(space) for space in NUMBERED] == [*NUMBERED[4:], *NUMBERED[:4]]
    assert [reflected(edge) for edge in list(PORTALS.values())[:3]] == list(PORTALS.values())[3:]
    assert {mirrored(space): facing.translate(MIRROR) for space, facing in FACINGS.items()} == FACINGS


def test_a_portal_may_stand_on_72_edges_of_each_section() -> None:
    """[AA-P1-12]"""
    assert [len(PORTAL_EDGES[side]) for side in SIDES] == [72, 72]
    assert {reflected(edge) for edge in PORTAL_EDGES["H"]} == set(PORTAL_EDGES["V"])
    assert "A5|B5" in PORTAL_EDGES["H"] and "A5|A6" not in PORTAL_EDGES["H"] and "E5|E6" in PORTAL_EDGES["H"]
    assert not {"A9|A10", "A10|B10"} & set(PORTAL_EDGES["H"])


def test_each_faction_has_27_action_cards_nine_of_each_symbol() -> None:
    """[AA-S-5, AA-P2-4]"""
    for side in SIDES:
        deck = [ACTIONS[name] for name in deck_of(side, "")]
        assert len(deck) == 27 and Counter(card.symbol for card in deck) == {"sun": 9, "moon": 9, "blood": 9}
        assert Counter(card.who for card in deck) == {"": 12} | dict.fromkeys(CHARACTERS[side], 5)
        own = "".join(card.tiles for card in deck if card.who)
        assert Counter(own) == {"S": 17, "C": 17}
        assert Counter(card.tiles for card in deck if not card.who) == {"S": 6, "C": 6}


def test_the_action_cards_are_those_of_the_table() -> None:
    """[AA-S-5]"""
    assert [ACTIONS[f"D{n}"][1:] for n in range(1, 6)] == [("SC", "sun"), ("SS", "sun"), ("CC", "moon"), ("SSC", "moon"), ("SCC", "blood")]
    assert [ACTIONS[f"M{n}"][1:] for n in range(1, 6)] == [("SC", "moon"), ("SC", "moon"), ("SS", "blood"), ("CC", "blood"), ("SSC", "sun")]
    assert [ACTIONS[f"R{n}"][1:] for n in range(1, 6)] == [("SC", "blood"), ("SS", "blood"), ("CC", "sun"), ("SCC", "sun"), ("SC", "moon")]
    for human, vampire in zip(CHARACTERS["H"], CHARACTERS["V"], strict=True):
        assert [ACTIONS[f"{human}{n}"][1:] for n in range(1, 6)] == [ACTIONS[f"{vampire}{n}"][1:] for n in range(1, 6)]
    assert [ACTIONS[f"GS{n}"].symbol for n in range(1, 7)] == ["sun", "sun", "moon", "moon", "blood", "blood"]
    assert [ACTIONS[f"GC{n}"].symbol for n in range(1, 7)] == ["sun", "sun", "moon", "moon", "blood", "blood"]


def test_the_society_has_18_cards_that_match_across_the_diagonal() -> None:
    """[AA-S-4, AA-P4-4, T-SYM]"""
    pairs = [card.numbers for card in SOCIETY_CARDS.values() if card.numbers]
    assert len(SOCIETY_CARDS) == 18 and len(pairs) == 14
    assert all({SECTION[NUMBERED[n - 1]] for n in pair} == {"H", "V"} for pair in pairs)
    across = [tuple((n + 3) % 8 + 1 for n in pair) for pair in pairs]
    assert Counter(map(frozenset, across)) == Counter(map(frozenset, pairs))
    assert [SOCIETY_CARDS[name].numbers for name in ("S01", "S02", "S03", "S10", "S14", "S15")] == [(1, 5), (6, 2), (3, 7), (7, 4), (5, 3), ()]


def test_every_icon_is_on_three_of_the_ten_upgrade_cards() -> None:
    """[AA-S-5, AA-S-8]"""
    assert len(UPGRADES) == 10
    assert Counter(icon for icons in UPGRADES.values() for icon in icons) == dict.fromkeys(("strike", "step", "shove", "scry", "power"), 3)


def test_the_ghoul_cards_are_all_pairs_of_eight() -> None:
    """[AA-S-41, AA-SO-2]"""
    assert len(GHOUL_CARDS) == 28 == len(set(GHOUL_CARDS.values()))
    assert all(1 <= low < high <= 8 for low, high in GHOUL_CARDS.values()) and GHOUL_CARDS["G-38"] == (3, 8)


def test_the_tables_of_defence_and_counter_attack() -> None:
    """[AA-AT-5, AA-AT-6]"""
    assert [[defence_symbol(attacker, defender) for defender in range(3)] for attacker in range(3)] == [
        ["sun", "moon", "blood"],
        ["moon", "blood", "sun"],
        ["blood", "sun", "moon"],
    ]
    assert [[counter_symbol(attacker, defender) for defender in range(3)] for attacker in range(3)] == [
        ["moon", "blood", "sun"],
        ["sun", "moon", "blood"],
        ["blood", "sun", "moon"],
    ]

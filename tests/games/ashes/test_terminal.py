"""Ashes to Ashes in the terminal: the board as a picture, and the same facts as lines."""

from __future__ import annotations

import re
import unicodedata
from functools import cache, partial

import pytest
from rich.cells import cell_len

from tests.games.ashes.table import Play, night
from tests.terminal import hands
from tests.terminal.hands import screen, written
from walpurgis.engine import Chance, Match, View
from walpurgis.games.ashes.game import GAME
from walpurgis.words import LANGUAGES, speaker

TYPOGRAPHY = "\u2019\u202f\u00a0\u2212\u2026\u201e\u201c\u201d\u2014\u2013\n"
ADD_ONS = {"ks_quicksand": True, "ks_rifle": True, "ks_bear": True, "ks_thief": True}
PATHS = "A8 NS, A7 NS, A6 SE, B6 NW, B4 NS, B3 NE, C5 EW, D5 EW, F5 EW, G4 NS, G3 SW, C6 NS, C7 NS, D3 SE, D8 EW, H4 NS"


@cache
def views() -> list[View]:
    """Views of random games with every number of players, with and without add-ons, from beginning to end."""
    found = []
    for n in range(8):
        match, chance = Match.new("ashes", 1 + n % 6, n, ADD_ONS if n % 2 else None), Chance(n)
        while not match.over:
            seat, ask = next(iter(match.asks.items()))
            if len(match.entries) % 45 == 0:
                found.append(match.view(seat))
            match.answer(seat, ask.sample(chance))
        found.append(match.view(0))
    return [*found, match.view(None)]


drawn, lines = partial(hands.drawn, GAME), partial(hands.lines, GAME)


def board(t: Play) -> str:
    """The board alone: the left of the narrow picture, without the ends of its lines."""
    rows = drawn(t.match.view(0)).splitlines()[1:21]
    return "\n".join(row[:42].rstrip() for row in rows)


def square(t: Play, space: str) -> str:
    """The three signs of a space, with the edges around it: left, itself, right; above and below."""
    column, row = "ABCDEFGHIJ".index(space[0]), int(space[1:])
    rows = [f"{line:<43}" for line in board(t).splitlines()]
    left = 3 + 4 * column
    middle, above, below = rows[2 * row - 1], rows[2 * row - 2] if row > 1 else " " * 43, rows[2 * row] if row < 10 else " " * 43
    return f"{above[left : left + 3]}/{middle[left - 1 : left + 4]}/{below[left : left + 3]}"


def both(t: Play, seat: int | None = 0) -> tuple[str, str]:
    """The table as this seat sees it: the words of the picture, those beside the board and those below it, and the lines."""
    view = t.match.view(seat)
    rows = drawn(view, full=True).splitlines()
    top = next(n for n, row in enumerate(rows) if row.startswith("    A   B"))
    below = max(top + 20, 1 + max(n for n, row in enumerate(rows) if row.endswith("╯")))
    told = " ".join([*rows[:top], *(row[43:] for row in rows[top:below]), *rows[below:]])
    return " ".join(re.sub(r"[│╭╰╮╯─]", " ", told).split()), lines(view)


# The picture --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [60, 80, 120])
def test_no_line_is_wider_than_the_terminal(language: str, width: int) -> None:
    for n, view in enumerate(views()):
        for line in drawn(view, language, width, full=n % 3 == 0).splitlines():
            assert cell_len(line) <= width, line


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sign_is_wide_and_no_symbol_is_of_doubtful_width(language: str) -> None:
    for sign in {sign for view in views()[::3] for sign in drawn(view, language, full=True)}:
        assert unicodedata.east_asian_width(sign) not in "WF", sign
        assert sign < "\u0250" or "\u2500" <= sign < "\u2580" or sign in TYPOGRAPHY, f"{sign!r}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_plain_lines_hold_letters_and_ascii_signs_only(language: str) -> None:
    for view in views():
        paper = screen()
        paper.say(lines(view, language))
        text = written(paper)
        assert "?" not in text, "a sign was lost"
        assert all(sign == "\n" or " " <= sign <= "~" or (sign <= "\xff" and sign.isalpha()) for sign in text)


@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_is_never_torn_by_long_words(language: str, width: int) -> None:
    """Every row of spaces stands in one line, whole."""
    for view in views():
        rows = drawn(view, language, width).splitlines()
        assert sum(bool(re.search(r"A   B   C   D   E   F   G   H   I   J", row)) for row in rows) == 1
        last = next(row for row in rows if "10 ╠╬╣" in row)
        assert len(last[last.index("10 ╠╬╣") :]) >= 42


def test_the_board() -> None:
    t = night("M B5 N, D A9, T F3 W, S E6 S", tiles=PATHS, card="S05", chosen="D4", hand="GS1")
    assert board(t) == "\n".join(
        [
            "    A   B   C   D   E   F   G   H   I   J",
            " 1  \\   ·   ·   ·   ·   ·   ·   · ╶<O ╴╠╬╣",
            "                    ╷                   ╷",
            " 2  ·   \\   ·   · ╶─┼─╴ ·  [6]  · ╶(V) (V)",
            "        ╷           ╵   ╷       ╷   ╵   ╵",
            " 3  ·   └─╴ \\   5─╴ · ╶<T ╫─┐ ╶─┼─╴ ·   ·",
            "        ╷       ╵       │   │   │",
            " 4  ·   │  [1]  *   · ╶─┼─╢ │   │   7   ·",
            "        │               ╵   │  ═╧═",
            " 5  · ╶ M^──────────\\───────┼─╴ ·   ·   ·",
            "        │   ╷   ╷   ╷       ╵       ╷",
            " 6  ┌───┘   │ ╶─┼── Sv╴ \\   ·   · ╶─┼─╴ ·",
            "    │      ━┿━ ━┷━  │               ╵",
            " 7  │   2   │   · ╶─┼─╴ ·   \\   8   ·   ·",
            "    │       │       ╵",
            " 8  │   · ╶─┼─────┨ ·   ·   4   \\   ·   ·",
            "    │   ╷   ╵           ╷",
            " 9  D^  R^╴ ·   3   · ╶─┼─╴ ·   ·   \\   ·",
            "    ╵                   ╵",
            "10 ╠╬╣╶(H)╴ ·   ·   ·   ·   ·   ·   ·   \\",
        ]
    )


def test_a_path_runs_through_where_two_spaces_are_joined_and_half_where_not() -> None:
    t = night(tiles="C4 EW, B4 NS, J7 NS, J8 NS, J9 EW", hand="GS1")
    assert square(t, "C4") == "   /╶─1─╴/   "  # a numbered space keeps its number on the path
    assert square(t, "B4") == " ╷ /  │ ╶/ │ "  # joined with the crossroads below, half into the edge above
    assert square(t, "J8") == " │ /  │  / ╵ "


@pytest.mark.parametrize(("direction", "signs"), [("north", " M^"), ("east", " M>"), ("south", " Mv"), ("west", "<M ")])
def test_a_figure_shows_where_it_looks(direction: str, signs: str) -> None:
    t = night(f"M C7 {direction[0].upper()}", hand="GS1")
    assert square(t, "C7")[5:8] == signs
    assert f"Major: C7, facing {direction}" in lines(t.match.view(0))


def test_the_chosen_walks_on_the_diagonal_or_goes_with_whoever_holds_her() -> None:
    """[AA-CH-1]"""
    t = night(chosen="C3", hand="GS1")
    assert square(t, "C3")[4:9] == "  *  "
    assert square(t, "D4")[4:9] == "  \\  "
    assert all("The Chosen: on C3, 7 steps from the last space" in text for text in both(t))
    for facing, signs in (("E", "*M>"), ("W", "<M*")):
        t = night(f"M C7 {facing}", chosen="M", hand="GS1")
        assert square(t, "C7")[5:8] == signs
        assert all("The Chosen: held by the Major" in text for text in both(t))
    assert "M Major ##.... 2 *" in both(t)[0]


def test_before_the_board_the_chosen_is_on_her_way() -> None:
    assert all("The Chosen: on her way, 7 steps from the board" in text for text in both(night(hand="GS1", away=7)))
    assert all("The Chosen: on her way, 1 step from the board" in text for text in both(night(hand="GS1", away=1)))


def test_the_diagonal_is_drawn_through_where_it_can_be_crossed() -> None:
    """[AA-DG-1]"""
    assert square(night(tiles="D5 EW, F5 EW", hand="GS1"), "E5") == "   /──\\──/   "
    assert square(night(tiles="D5 EW", hand="GS1"), "E5") == "   /╴ \\  /   "
    assert square(night(tiles="E4 NS, E6 NS", hand="GS1"), "E5") == " │ /  \\  / │ "


def test_portals_are_bars_across_the_edge_and_let_the_path_be_seen() -> None:
    """Double lines are light, heavy lines are dark. [AA-PO-1]"""
    portals = "P1 C6|C7, P2 D8|E8, P4 F3|G3, P5 H4|H5"
    assert square(night(portals=portals, hand="GS1"), "C7") == "━━━/  ·  / ╷ "
    assert square(night(portals=portals, tiles="C7 NS, C6 NS", hand="GS1"), "C7")[:3] == "━┿━"
    assert square(night(portals=portals, tiles="C6 NS", hand="GS1"), "C7")[:3] == "━┷━"
    assert square(night(portals=portals, tiles="H5 NS", hand="GS1"), "H5")[:3] == "═╤═"
    assert square(night(portals=portals, tiles="F3 EW", hand="GS1"), "F3")[8] == "╢"
    assert square(night(portals=portals, tiles="D8 EW, E8 EW", hand="GS1"), "D8")[8] == "╂"
    assert "P1 C6|C7 (hurts: Humans), P2 D8|E8 (hurts: Humans), P4 F3|G3 (hurts: Vampires)" in lines(night(portals=portals, hand="GS1").match.view(0))


def test_base_spaces_are_not_joined_with_each_other() -> None:
    """[AA-MV-9]"""
    t = night("M C9, D D9, R E9", hand="GS1")
    assert square(t, "B9") == " ╷ / (H)─/   "
    assert square(t, "A9").endswith("(H) / ╵ ")  # half into the citadel, where nobody can go


def test_traps_bears_and_quicksand_lie_on_the_board() -> None:
    t = night(tiles="E6 EW", traps="D7", ks_quicksand=True, players=3, hand="GS1").having(bears=["E6"]).having("V", sand="G5")
    assert square(t, "D7")[4:9] == "╶─x──"
    assert square(t, "E6")[4:9] == "──w─╴"
    assert square(t, "G5")[4:9] == "╶─~─╴"
    text = lines(t.match.view(0))
    assert "Traps: D7" in text and "Bear traps: E6" in text and "Vampires, Quicksand: G5" in text


def test_the_society_shows_where_it_will_go() -> None:
    """Where somebody stands the next number is taken. [AA-P4-5]"""
    t = night("SA C4, SB G8, M D3", card="S05", hand="GS1")  # the numbers 1 and 6
    assert square(t, "C4")[5:8] == "/A\\"
    assert square(t, "G2")[5:8] == "[6]"
    assert all("The Society’s card: 1/6 · Trap; Society figure A to C4; Society figure B to G2" in text for text in both(t))
    quiet = night(card="S15", hand="GS1")
    assert all("Trap Move + Trap; the figures stay where they are" in text for text in both(quiet))


def test_ghouls_have_numbers_and_those_that_act_next_are_marked() -> None:
    """[AA-SO-2, AA-SO-3]"""
    t = night("g1 C4, g8 E6", players=1, hand="GS1").having(ghoul_open=["G-12", "G-38"])
    assert square(t, "C4")[5:8] == "!g1"
    assert square(t, "B7")[5:8] == "[2]"  # here one will rise
    for text in both(t):
        assert "Ghouls that act next: 1, 2, 3, 8" in text
        assert "Open ghoul cards: 1+2, 3+8" in text
        assert "Ghouls off the board: 2, 3, 4, 5, 6, 7" in text
        assert "Chosen" not in text.partition("D Doctor, M Major")[0]
    assert square(t, "I1")[5:8] == " D "  # nobody looks anywhere in solitaire
    assert "Doctor: I1\n" in both(t)[1]


# What is told -------------------------------------------------------------------------------------------------------


def test_the_turn_is_a_line_with_its_phase_in_brackets() -> None:
    t = night(hand="GS1", turn=5)
    assert drawn(t.match.view(0)).startswith("Turn 5 of 60  Candle (Humans)  Outer spaces [Actions] Refill End of turn")
    assert lines(t.match.view(0)).startswith("Turn 5 of 60, Candle (Humans), Actions\n")
    last = night(hand="GS1", turn=60)
    assert all("the last turn before dawn" in text for text in both(last))


def test_the_societys_own_phases_are_shown_in_its_turn() -> None:
    t = night(players=3, phase="use", society_hand="S01, S15")
    assert drawn(t.match.view(2)).startswith("Turn 2 of 60  Lantern (Secret Society)  The Chosen moves Portals [Cards]")
    assert "Lantern, hand: S01 1/5 · Trap; S15 Trap Move + Trap" in lines(t.match.view(2))
    for text in both(t, 0):
        assert "Lantern (Secret Society): 2 cards" in text
        assert "Lantern, hand" not in text
        assert "The Society’s turns with the Chosen: 0/6" in text
        assert "Traps in the supply: 6" in text


def test_factions_show_points_power_tokens_and_market() -> None:
    t = night(hand="GS1", points="17 4", power="D 3, T 0", tokens="M bm.2, D al.D, O seer").having("V", row=["U1", "", "U6"], upgrade_discard=["U7", "U2"])
    picture, text = both(t)
    for wanted in ("#################... 17", "####................ 4", "D Doctor ###... 3 +1", "T Thorne ...... 0", "deck 24, discarded 0"):
        assert wanted in picture
    for wanted in (
        "Humans: 17 of 20 faction points",
        "Vampires, Power: Otis 2, Sryz 2, Thorne 0",
        "Humans, Ally tokens: Doctor ally zone (Doctor), Major Black",
    ):
        assert wanted in text
    for shown in (picture, text):
        assert "Market: 1 Strike, 2 -, 3 Step and Power" in shown
        assert "Around the board: Black Market 1 -, Black Market 2 Major, Black Market 3 -, Seer Otis, Alchemist -, Mystic -" in shown
        assert "Vampires, Discarded upgrades: Strike; Shove" in shown
        assert "Tiles in the supply: 40 straights, 40 curves" in shown


def test_upgrade_cards_lie_open_and_what_was_scried_is_the_factions_own() -> None:
    """[AA-UP-2]"""
    t = night(hand="GS1", upgrades="U3", foe_upgrades="U10").having("H", scried=2, upgrade_deck=["U1", "U4", "U9"])
    for text in both(t):
        assert "1 card; upgrades: U3 Strike and Scry" in text
        assert "0 cards; upgrades: U10 Scry and Shove" in text
        assert "Known on top: Scry and Power, Step" in text
    assert all("Known on top" not in text for seat in (1, None) for text in both(t, seat))


def test_hands_are_shown_to_their_own_faction_only() -> None:
    """[AA-TM-4]"""
    t = night(players=4, hand="M1", foe="O2")
    for seat in (0, 2):
        assert all("Candle, hand: M1 Major (straight, curve) · moon" in text and "O2" not in text for text in both(t, seat))
    for seat in (1, 3):
        assert all("Raven, hand: O2 Otis (2 straights) · sun" in text and "M1 Major" not in text for text in both(t, seat))
    assert all(", hand" not in text for text in both(t, None))


def test_the_card_and_the_walk_that_go_on_are_told() -> None:
    t = night("M B5, D B7", hand="M1").choose("act:M1").choose("put:B4=NS")
    for text in both(t):
        assert "Card being played: Major (straight, curve) · moon" in text
        assert "Tiles still to place: 0 straights, 1 curve" in text
        assert "Placed or turned on: B4" in text
    t.choose("pass")
    assert all("Major, on the way: B5" in text for text in both(t))
    t.choose("pass")
    assert all("on the way" not in text and "Card being played" not in text for text in both(t))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_full_table_explains_abilities_icons_and_signs(language: str) -> None:
    say = speaker(language, GAME)
    t = night(hand="GS1", upgrades="U3", ks_thief=True, ks_rifle=True).having("H", row=["U11", "", ""])
    text = drawn(t.match.view(0), language, 500, full=True)
    for message in ("ability-D", "ability-R", "ability-T", "help-H-strike", "help-scry", "help-rifle"):
        assert say.text(message) in text
    assert f"K {say.text('figure-K')}" in text
    assert "║ ═" in text and "┃ ━" in text
    bare = drawn(night(hand="GS1", ks_thief=True, thief_ability="none").match.view(0), language, 500, full=True)
    assert say.text("ability-R") not in bare


def test_the_tables_of_the_fight_name_both_symbols() -> None:
    """[AA-AT-5, AA-AT-6]"""
    picture = drawn(night(hand="GS1").match.view(0), full=True)
    assert re.search(r"Doctor / Otis +sun > moon +moon > blood +blood > sun", picture)
    assert re.search(r"Reverend / Thorne +blood > blood +sun > sun +moon > moon", picture)

"""Dominion: Nocturne in the terminal: the table as a picture and as lines, what cards say on demand, and questions that need no answer."""

from __future__ import annotations

import re
import unicodedata
from functools import cache, partial

import pexpect  # type: ignore[import-untyped]
import pytest
from rich.cells import cell_len

from tests.games.nocturne.table import Play, table
from tests.terminal import hands, real
from tests.terminal.hands import against_a_bot, screen, written
from walpurgis.bots import bot_named
from walpurgis.engine import Chance, Match, Say, View, game_named
from walpurgis.games.nocturne.facts import BOONS, CARDS, EVENTS, HEXES, KINGDOMS, LANDMARKS
from walpurgis.games.nocturne.game import GAME
from walpurgis.games.nocturne.state import Kingdom
from walpurgis.terminal import Sitting
from walpurgis.terminal.rulebook_search import texts
from walpurgis.words import LANGUAGES, speaker

TYPOGRAPHY = "\u2019\u202f\u00a0\u2212\u2026\u201e\u201c\u201d\u2014\n"


@cache
def views() -> list[View]:
    """Views of random games in all kingdoms, with every number of players; Luftschloss to its end."""
    seen = []
    for n, kingdom in enumerate(KINGDOMS):
        seats = 2 if kingdom == "luftschloss" else 2 + n % 5
        match, chance = Match.new("nocturne", seats, n, {"kingdom": kingdom}), Chance(n)
        while not match.over and (len(match.entries) < 200 or kingdom == "luftschloss"):
            seat, ask = next(iter(match.asks.items()))
            if len(match.entries) % 80 == 0:
                seen.append(match.view(seat))
            match.answer(seat, ask.sample(chance))
        seen.append(match.view(0))
    return [*seen, match.view(None)]


drawn, lines = partial(hands.drawn, GAME), partial(hands.lines, GAME)


def both(t: Play, seat: int = 0) -> tuple[str, str]:
    """The table as this seat sees it: the picture, wide enough that nothing is broken, and the lines."""
    view = t.match.view(seat)
    return drawn(view, width=300), lines(view)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [60, 80, 120])
def test_no_line_is_wider_than_the_terminal(language: str, width: int) -> None:
    for n, view in enumerate(views()):
        for line in drawn(view, language, width, full=n % 4 == 0).splitlines():
            assert cell_len(line) <= width, line


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sign_is_wide_and_no_symbol_is_of_doubtful_width(language: str) -> None:
    for sign in {sign for view in views()[::5] for sign in drawn(view, language, full=True)}:
        assert unicodedata.east_asian_width(sign) not in "WF", sign
        assert sign < "\u0250" or sign in TYPOGRAPHY, f"{sign!r}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_plain_lines_hold_letters_and_ascii_signs_only(language: str) -> None:
    for view in views():
        paper = screen()
        paper.say(lines(view, language))
        text = written(paper)
        assert "?" not in text, "a sign was lost"
        assert all(sign == "\n" or " " <= sign <= "~" or (sign <= "\xff" and sign.isalpha()) for sign in text)


@pytest.mark.parametrize("width", [80, 120])
def test_no_name_of_a_pile_is_cut_off(width: int) -> None:
    for language in LANGUAGES:
        view = table(kingdom="Castles, Settlers, Catapult, Devil's Workshop, Chariot Race").go().match.view(0)
        picture = drawn(view, language, width)
        assert all(speaker(language, GAME).text(f"card-{name}") in picture for name in ("humble-castle", "settlers", "devils-workshop", "chariot-race"))


def test_the_turn_is_a_line_with_its_phase_in_brackets() -> None:
    picture, text = both(table("Copper, Silver", phase="buy", buys=2, coins=3).go())
    assert picture.startswith("Turn 1  Raven  Action [Buy] Night  Actions 1  Buys 2  Coins $3")
    assert text.startswith("Turn 1, Raven, Buy, Actions 1, Buys 2, Coins $3\n")


def test_piles_show_what_they_cost_and_how_many_are_left() -> None:
    t = table(kingdom="Engineer, Castles, Temple").piles(province=3, curse=0).has_left(temple=2).go("end")
    picture, text = both(t)
    for wanted in ("$8 Province 3", "$0 Curse (empty)", "4D Engineer 10", "$3 Humble Castle 8", "$4 Temple 10 +2 VP"):
        assert wanted in picture
    assert "Province $8, 3 left; Curse $0, empty" in text
    assert "Kingdom, 4D: Engineer, 10 left" in text
    assert "Temple, 10 left, 2 VP tokens" in text
    assert "Below Humble Castle: Crumbling Castle, Small Castle" in text
    assert picture.index("Engineer") < picture.index("Humble Castle") < picture.index("Temple")


def test_cards_that_stay_are_told_from_those_of_this_turn() -> None:
    t = table("Village, Merchant Ship, Copper").play("Village", "Merchant Ship")
    for text in both(t):
        assert "In play: Village" in text
        assert "Stays in play: Merchant Ship" in text


def test_what_is_set_aside_is_named_to_its_owner_only() -> None:
    t = table("Haven, Gold, Estate", deck="Copper").play("Haven").choose("hand:gold")
    assert all("Set aside: Haven (Gold)" in text for text in both(t))
    assert all("Set aside: Haven (1 card)" in text and "(Gold)" not in text for text in both(t, 1))


def test_only_the_own_hand_is_shown() -> None:
    t = table("Village, Copper x2, Estate", you="Gold x5").go()
    assert all("Your hand: Village, 2 Copper, Estate" in text for text in both(t))
    assert all("Your hand: 5 Gold" in text for text in both(t, 1))
    spectator = t.match.view(None)
    assert "Your hand" not in drawn(spectator) + lines(spectator)


def test_what_a_player_looks_at_is_shown_to_that_player_only() -> None:
    t = table("Night Watchman", deck="Gold, Silver, Copper x3", phase="night").play("Night Watchman")
    assert all("You look at: Gold, Silver, 3 Copper" in text for text in both(t))
    assert all("You look at" not in text for text in both(t, 1))


def test_a_card_turned_over_in_the_trash_is_marked() -> None:
    t = table("Necromancer").play("Necromancer").choose("trash:zombie-apprentice")
    for text in both(t):
        assert "Trash: Zombie Mason, Zombie Spy; face down Zombie Apprentice" in text


def test_states_debt_tokens_and_protection_stand_with_their_player() -> None:
    t = table("Fool").has(1, delusion="envious", misery=2, debt=3, vp=4, guarded=True).has_left(woods=1).go("end")
    picture, text = both(t)
    for shown in (picture, text):
        assert "States: Envious, Twice Miserable, Lost in the Woods" in shown
        assert "Safe from Attacks: Guardian" in shown
        assert "4 VP tokens" in shown
        assert "3 debt" in shown
    assert picture.index("  Wolf") < picture.index("States")
    assert "Wolf, States:" in text


def test_boons_and_hexes_show_what_is_left_and_what_is_discarded() -> None:
    t = table("Bard, Leprechaun", actions=2, kingdom="Druid").druid("flame", "swamp", "wind").boons("field").hexes("greed").play("Bard", "Leprechaun")
    for text in both(t):
        assert "Kept until Clean-up: The Field’s Gift" in text
        assert "Boons: 8 left" in text
        assert "The Druid’s Boons: The Flame’s Gift, The Swamp’s Gift, The Wind’s Gift" in text
        assert "Hexes: 11 left; discarded Greed" in text


def test_counts_that_the_table_hides_are_unknown() -> None:
    t = table("Copper", show_counts=False).go("end")
    assert all("Wolf" in text and "Deck unknown" in text and "Discard pile unknown" in text for text in both(t))
    assert "Raven: Hand 1, Deck 10, Discard pile unknown" in lines(t.match.view(0))


def test_the_end_shows_all_cards_with_their_points() -> None:
    ended = next(view for view in views() if "The end" in lines(view))
    for text in (drawn(ended, width=500), lines(ended)):
        assert text.count("All cards: ") == 2
        assert re.search(r" (\d+) Estate \(\1 VP\)", text)
        assert "Your hand" not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_full_table_explains_every_card_of_the_kingdom(language: str) -> None:
    say = speaker(language, GAME)
    for kingdom, laid in KINGDOMS.items():
        view = Match.new("nocturne", 2, 1, {"kingdom": kingdom}).view(0)
        text = drawn(view, language, 500, full=True)
        assert all(say.text(f"text-{card}") in text for card in laid["cards"] if card in CARDS)
        assert all(say.text(f"text-event-{event}") in text for event in laid.get("events", []))
        assert all(say.text(f"text-landmark-{landmark}") in text for landmark in laid.get("landmarks", []))


def test_everything_that_has_a_text_has_a_name() -> None:
    named = texts(GAME)
    assert len(named) == len(CARDS) + len(BOONS) + len(HEXES) + len(EVENTS) + len(LANDMARKS) + 5  # the States
    assert named["card-village"] == "text-village"
    assert named["event-card-banquet"] == "text-event-banquet"
    assert all(name.rpartition("-")[2] == text.rpartition("-")[2] for name, text in named.items())


@pytest.mark.parametrize("typed", ["? night watchman", "?Night Watchman", "? night-watchman", "? pile:night-watchman"])
def test_a_card_is_read_by_its_name_or_key(typed: str) -> None:
    text, _ = against_a_bot(typed, game="nocturne")
    assert "> Night Watchman ($3, Night): Look at your deck's top 5 cards." in text
    assert "[ND-" not in text


def test_a_card_is_read_by_the_number_of_its_answer() -> None:
    without_heirlooms = {"kingdom": "cellar,market,merchant,militia,mine,moat,remodel,smithy,village,workshop"}
    text, sitting = against_a_bot("? 2", "? 1", game="nocturne", options=without_heirlooms)
    assert "\n1: Play all plain Treasures (all)\n2: Play Copper (hand:copper)" in text
    assert "> Copper ($0, Treasure): " in text
    assert text.count("Play all plain Treasures") == 1  # no card stands behind answer 1, and the question is still open
    assert sitting.match.asks


@pytest.mark.parametrize(("typed", "said"), [("? devil's workshop", "Devil's Workshop ($4, Night): "), ("? the earth's gift", "The Earth's Gift: ")])
def test_apostrophes_are_typed_as_they_lie_on_the_keyboard(typed: str, said: str) -> None:
    text, _ = against_a_bot(typed, game="nocturne")
    assert f"> {said}" in text


def test_a_part_of_a_name_finds_cards_and_rules() -> None:
    text, _ = against_a_bot("? watchman", game="nocturne")
    assert "> Night Watchman ($3, Night): " in text
    assert text.index("Night Watchman ($3") < text.index("[ND-")


def test_of_many_cards_some_are_read_and_the_others_counted() -> None:
    text, _ = against_a_bot("? a", game="nocturne")
    alike = sum("a" in speaker("en", GAME).text(name).casefold() for name in texts(GAME))
    assert f"and {alike - 12} more. Another word narrows it down." in text


def test_rules_searches_the_rulebook_alone() -> None:
    text, _ = against_a_bot("rules watchman", game="nocturne")
    assert "Night Watchman ($3" not in text
    assert "[ND-" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_read_in_every_language(language: str) -> None:
    say = speaker(language, GAME)
    paper = screen()
    sitting = Sitting(Match.new("nocturne", 2, 4), {}, paper, language)
    for name in texts(GAME):
        sitting.read_out(name)
    assert len(written(paper).splitlines()) == len(texts(GAME))
    by_name, _ = against_a_bot(f"? {say(Say('card-devils-workshop'))}", game="nocturne", language=language)
    assert f"{say(Say('card-devils-workshop'))} ($4, {say(Say('type-night'))})".replace("’", "'") in by_name


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_speaks_of_cards_where_they_have_texts(language: str) -> None:
    line = speaker(language).text("help-card").partition(" ")[2][:5]
    assert f"\n? {line}" in against_a_bot("help", game="nocturne", language=language)[0]
    assert f"\n? {line}" not in against_a_bot("help", game="sabbat", language=language)[0]


def attacked(hand: str) -> Match[Kingdom]:
    """The second player is asked about a Moat, and has this hand."""
    t = table("Witch", you=hand, kingdom="Moat").long().play("Witch")
    assert t.asked == "1 moat"
    return t.match


def test_a_person_without_a_moat_is_not_bothered() -> None:
    """[ND-I-11]"""
    match = attacked("Copper x5")
    paper = screen()
    Sitting(match, {0: bot_named("random", game_named("nocturne"), 1)}, paper).ask(1)
    assert written(paper) == ""
    assert 1 not in match.asks


def test_a_person_with_a_moat_is_asked() -> None:
    match = attacked("Moat, Copper x4")
    paper = screen(["no"])
    Sitting(match, {0: bot_named("random", game_named("nocturne"), 1)}, paper).ask(1)
    assert "Wolf: An Attack! Do you reveal a Moat?" in written(paper)


def test_among_several_people_the_table_is_passed_with_and_without_a_moat() -> None:
    """Whether the table is passed must not tell who has a Moat. [ND-I-11]"""
    for hand, options in (("Copper x5", 1), ("Moat, Copper x4", 2)):
        paper = screen(["", "no"])
        Sitting(attacked(hand), {}, paper).ask(1)
        text = written(paper)
        assert "Pass the table to Wolf." in text
        assert f"\n{options}: Reveal nothing (no)" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_played_by_always_answering_one(language: str) -> None:
    text, sitting = against_a_bot(*["1"] * 400, game="nocturne", language=language)
    assert sitting.match.over
    assert speaker(language).text("account-heading") in text


@pytest.mark.parametrize("width", [80, 120])
def test_a_turn_in_a_real_terminal(width: int) -> None:
    game = real.table("play", "nocturne", "--seed", "4", "--bots", "random", width=width)
    shown = ""
    for typed in ("1", "1", "? fool", "board", "quit"):
        game.expect("Raven > $")
        shown += game.before
        game.sendline(typed)
    game.expect(pexpect.EOF)
    screens = real.ESCAPES.sub("", shown).splitlines()
    assert max(len(line) for line in screens) <= width
    assert any("[Buy]" in line for line in screens)
    assert any(line.startswith("Fool ($3, Action, Fate)") for line in screens)
    assert sum(line.startswith("Your hand: ") for line in screens) >= 3

"""Armies as texts: what is a code, how it is written, and everything that is none."""

from __future__ import annotations

from random import Random
from time import process_time

import pytest
from hypothesis import assume, example, given
from hypothesis import strategies as st

from tests.engine.table import Bare, Guest, keys_of, play
from walpurgis.engine import Rule
from walpurgis.engine.ask_for_keys import LONGEST_CODE
from walpurgis.engine.question import code
from walpurgis.games.sorcery.armies import ARMIES, Army, FilledBook, Member, army_of, code_of, prepared_for, why_not_army
from walpurgis.games.sorcery.domains import DOMAINS
from walpurgis.games.sorcery.spells import BOOKS, SPELLS
from walpurgis.games.sorcery.warriors import WARRIORS

EXAMPLE = "200:DEL3+B3(P01.P06.P14.P20.P30),ORS3+B2(P09.P25.P27.P31),DEL2,BLO1,NIN1"

books = st.builds(FilledBook, st.sampled_from([*BOOKS]), st.lists(st.sampled_from([*SPELLS]), max_size=5).map(tuple))
members = st.builds(Member, st.sampled_from([*WARRIORS]), st.lists(books, max_size=2).map(tuple))
groups = st.lists(st.tuples(members, st.integers(1, 3)), min_size=1, max_size=6).map(lambda found: tuple(one for one, count in found for _ in range(count)))
armies = st.builds(Army, st.integers(10, 999), groups, st.lists(st.sampled_from([*DOMAINS]), max_size=2).map(tuple))
"""Armies of every kind, most of which no rule allows."""


# Round trips ---------------------------------------------------------------------------------------------------------


@given(armies)
@example(Army(300, (Member("NIN1"),) * 99))
def test_an_army_is_the_same_after_being_written_and_read(army: Army) -> None:
    """[D-87]"""
    written = code_of(army)
    assume(len(written) <= LONGEST_CODE)
    assert army_of(written) == army


@given(armies, st.randoms())
def test_capitals_and_space_around_it_do_not_matter(army: Army, random: Random) -> None:
    """[D-87]"""
    written = code_of(army)
    assume(len(written) < LONGEST_CODE - 4)
    mixed = "".join(random.choice([letter.upper(), letter.lower()]) for letter in written)
    assert army_of(f"  {mixed}\r\n") == army


@pytest.mark.parametrize("key", ARMIES)
def test_prepared_armies_are_the_same_after_being_written_and_read(key: str) -> None:
    """[D-87]"""
    assert army_of(code_of(ARMIES[key])) == ARMIES[key]


def test_the_example_is_written_as_it_was_read() -> None:
    """[D-87, SX-1]"""
    army = army_of(EXAMPLE)
    assert army is not None
    assert code_of(army) == EXAMPLE


def test_a_number_stands_for_several_alike_with_their_books() -> None:
    """[D-87]"""
    army = army_of("200:2xORS1+B1(P04.P12),NIN1,2xNIN1")
    assert army is not None
    assert [member.warrior for member in army.members] == ["ORS1", "ORS1", "NIN1", "NIN1", "NIN1"]
    assert army.members[0] == army.members[1] == Member("ORS1", (FilledBook("B1", ("P04", "P12")),))
    assert code_of(army) == "200:2xORS1+B1(P04.P12),3xNIN1"


def test_nothing_is_sorted() -> None:
    """[D-87]"""
    written = "200:NIN1,ORS1+B2(P31.P04.P12),BLO1,NIN1"
    army = army_of(written)
    assert army is not None
    assert code_of(army) == written


def test_the_longest_army_that_can_be_built_has_a_code() -> None:
    """[D-87, A-193] No other warriors and books give more letters for 300 points."""
    spells = ["P12", "P30", "P14", "P09", "P31", "P25"]  # of one page each for an apprentice
    apprentices = [f"ORS1+B2({'.'.join(spells[n:] + spells[:n])})" for n in (0, 1, 2, 3, 4, 5, 0, 1, 2, 3)]
    written = f"300:{','.join(apprentices)}@magestone-storm"
    assert (len(written), why_not_army(written, 300, domains=True)) == (349, None)


# What is not a code -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "A15",
        "Q0",
        "A",
        "A1,A2",
        "200",
        "200:",
        ":NIN1",
        "NIN1",
        "200;NIN1",
        "200:NIN1,",
        "200:,NIN1",
        "200:NIN1,,NIN1",
        "200:NIN1 NIN1",
        "200:NIN1, NIN1",
        "200:NIN9",
        "200:XYZ1",
        "200:NIN",
        "200:NIN11",
        "200:0xNIN1",
        "200:00xNIN1",
        "200:03xNIN1",
        "200:-1xNIN1",
        "200:100xNIN1",
        "200:x NIN1",
        "200:xNIN1",
        "200:3*NIN1",
        "200:1.5xNIN1",
        "200:ORS1+B1",
        "200:ORS1+B1(",
        "200:ORS1+B1(P04",
        "200:ORS1+B1P04)",
        "200:ORS1+B1(P04))",
        "200:ORS1+(P04)",
        "200:ORS1B1(P04)",
        "200:ORS1+B7(P04)",
        "200:ORS1+B0(P04)",
        "200:ORS1+B1(P00)",
        "200:ORS1+B1(P36)",
        "200:ORS1+B1(P4)",
        "200:ORS1+B1(P004)",
        "200:ORS1+B1(P04,P12)",
        "200:ORS1+B1(P04..P12)",
        "200:ORS1+B1(.P04)",
        "200:ORS1+B1(P04.)",
        "200:ORS1+B1(P04 )",
        "200:ORS1+B1(P04)P12",
        "200:NIN1@",
        "200:NIN1@-",
        "200:NIN1@cold snap",
        "200:NIN1@cold-",
        "200:@cold-snap",
        "200:NIN1@cold-snap,NIN1",
        "0200:NIN1",
        "2e2:NIN1",
        "-200:NIN1",
        "2000:NIN1",
        "200:NIN1\n200:NIN1",
        "200:NIN1\x00",
        "200:NIN1;DROP TABLE armies",
        "__import__('os')",
    ],
)
def test_what_is_no_code_is_refused(text: str) -> None:
    """[D-87, D-88]"""
    assert (army_of(text), why_not_army(text, 200, domains=True)) == (None, "D-87")


@pytest.mark.parametrize(
    "text",
    [
        "200:\u039dIN1",  # a Greek Nu
        "200:N\u0406N1",  # a Cyrillic I
        "200:nin\u0661",  # an Arabic 1
        "\u0662\u0660\u0660:NIN1",
        "200\uff1aNIN1",  # a wide colon
        "200:NIN1\u200b",  # no width
        "\u00a0200:NIN1",  # a space that does not break
        "200:\uff2e\uff29\uff2e\uff11",
        "200:3\u00d7NIN1",  # a multiplication sign
        "200:2\u0445NIN1",  # a Cyrillic x
        "200:de\u017f1",  # a long s becomes S in capitals
        "200:\u017fTO1",
        "200:ORS1+B1(\u0420\u06f0\u06f4)",
        "\u04101",  # a prepared army with a Cyrillic A
        "\uff211",
    ],
)
def test_letters_and_figures_that_only_look_alike_are_refused(text: str) -> None:
    """[D-87, D-88]"""
    assert (army_of(text), why_not_army(text, 200)) == (None, "D-87")


@pytest.mark.parametrize(
    "text", [f"300:{'NIN1,' * 80}NIN1", "9" * 401, " " * 399 + "A1", "A1" + " " * 399], ids=["members", "digits", "space before", "space behind"]
)
def test_what_is_longer_than_a_code_may_be_is_refused(text: str) -> None:
    """[D-88]"""
    assert len(text) > LONGEST_CODE
    assert why_not_army(text, 300) == "D-87"


@pytest.mark.parametrize(
    "text",
    ["x" * 5_000_000, f"200:{'NIN1,' * 1_000_000}NIN1", "200:ORS1" + "+B1(P04" * 700_000, "\u0410" * 5_000_000],
    ids=["letters", "members", "books", "look-alikes"],
)
def test_five_megabytes_are_refused_at_once(text: str) -> None:
    """[D-88]"""
    start = process_time()
    assert why_not_army(text, 200) == "D-87"
    assert process_time() - start < 0.05


def test_a_text_of_the_greatest_length_that_almost_is_a_code_is_refused_quickly() -> None:
    """[D-88]"""
    almost = ("300:" + "NIN1,ORS1+B1(P01.P02.P03)+B2()," * 13)[:LONGEST_CODE]
    start = process_time()
    assert {why_not_army(almost[:length] + "(", 300) for length in range(LONGEST_CODE)} == {"D-87"}
    assert process_time() - start < 0.5


@given(st.text(max_size=60))
@example("200:NIN1@")
def test_no_text_makes_the_judge_stumble(text: str) -> None:
    """[D-88]"""
    assert why_not_army(text, 200) in ("D-87", "A-18", "A-193", None)


@given(st.sampled_from([EXAMPLE, *map(code_of, ARMIES.values())]), st.integers(0, 80), st.sampled_from([*"019AXPB+(),.:@x-", "", "+B1()", "\u0410"]))
def test_a_code_with_a_slip_of_the_pen_is_an_army_or_refused_by_a_rule(written: str, at: int, slip: str) -> None:
    """[D-88]"""
    text = written[:at] + slip + written[at + 1 :]
    army, rule = army_of(text), why_not_army(text, 200, domains=True)
    assert (army is None) == (rule == "D-87")
    assert rule in ("D-87", "A-18", "A-193", "A-20", "A-101", "A-78", "S-6", "S-10", "S-99", "A-22", "A-184", None)


# Asked for -----------------------------------------------------------------------------------------------------------


def test_it_judges_the_answers_to_a_question_for_a_code() -> None:
    """[D-88]"""

    def why_not(t: Bare, me: Guest, text: str) -> Rule | None:
        return why_not_army(text, 100)

    army = code("army", keys_of(*prepared_for(100)), forbids=why_not, rule="A-18")

    async def rule(t: Bare) -> None:
        t.note(await army(t, t.guests[0]), await army(t, t.guests[0]))

    t = (
        play(rule)
        .refuses("A1", "A-18")
        .refuses("100:2xAPO3", "A-18")
        .refuses("100:ORS1+B1()", "S-99")
        .refuses("my army", "D-87")
        .refuses("x" * 5_000_000, "A-18")
    )
    assert t.offered == "Q1, Q2, Q3, Q4, Q5, Q6"
    assert t.ask.why_not("100:ORS1+B1(P05)") == "S-10"
    assert t.choose("Q3", "100:NIN1,BLO1").t.notes == ["Q3 100:NIN1,BLO1"]


def test_a_code_of_five_megabytes_is_refused_at_once() -> None:
    """[D-87]"""
    assert why_not_army("200:" + "NIN1," * 1_000_000, 200) == "D-87"
    assert why_not_army("2" * 5_000_000, 200) == "D-87"

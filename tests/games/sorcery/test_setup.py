"""Settings, the choice of armies, who is first, and domains."""

from __future__ import annotations

from typing import Any

import pytest

from walpurgis.engine import Match
from walpurgis.engine.errors import NotOffered, UnknownOption
from walpurgis.games.sorcery.armies import ARMIES
from walpurgis.games.sorcery.domains import DOMAINS
from walpurgis.games.sorcery.events.ending import DomainCanceled, DomainEntered
from walpurgis.games.sorcery.events.setup import FirstFound, Mustered, RolledForFirst
from walpurgis.games.sorcery.game import GAME
from walpurgis.games.sorcery.spells import BOOKS
from walpurgis.games.sorcery.values import speed
from walpurgis.games.sorcery.view import view

from .laid_out import TWO_ARMIES, begun
from .table import battle

EXAMPLE = "200:DEL3+B3(P01.P06.P14.P20.P30),ORS3+B2(P09.P25.P27.P31),DEL2,BLO1,NIN1"


# Settings ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "inches"),
    [
        ({}, 36),
        ({"board": 30}, 30),
        ({"build_total": 300}, 36),
        ({"build_total": 150}, 36),
        ({"build_total": 100}, 24),
        ({"build_total": 100, "board": 36}, 36),
        ({"table": "glade"}, 24),
    ],
)
def test_the_battlefield_is_a_square_as_large_as_the_game_asks_for(options: dict[str, Any], inches: int) -> None:
    """[A-24, A-193]"""
    assert begun(**options).t.board == inches * 1000


def test_each_player_has_an_edge_and_teams_are_every_other_seat() -> None:
    """[A-191]"""
    assert [player.edge for player in begun(3).t.players] == ["south", "west", "north"]
    t = begun(4, teams=True).t
    assert t.are_friends(0, 2) and t.are_friends(1, 3) and not t.are_friends(0, 1)
    assert not begun(4).t.are_friends(0, 2)


@pytest.mark.parametrize(
    ("seats", "options", "sentence"),
    [
        (2, {"teams": True}, "teams need 4 players, not 2"),
        (3, {"teams": True}, "teams need 4 players, not 3"),
        (3, {"table": "crossroads"}, "crossroads is for 2 players, not 3"),
        (2, {"table": "glade", "board": 36}, "glade is 24 inches wide, not 36"),
        (2, {"armies": "A1"}, "an army for each of 2 seats"),
        (2, {"armies": "A1;A2;A3"}, "an army for each of 2 seats"),
        (2, {"armies": "A1;"}, "'' is not allowed: D-87"),
        (2, {"armies": "A1;nobody"}, "'nobody' is not allowed: D-87"),
        (2, {"armies": "A1;200:2xAPO3"}, "'200:2xAPO3' is not allowed: A-20"),
        (2, {"armies": "A1;A2", "build_total": 100}, "'A1' is not allowed: A-18"),
        (2, {"armies": "A1;200:NIN1@clear-skies"}, "is not allowed: A-184"),
        (2, {"build_total": 250}, "build_total"),
        (2, {"table": "nowhere"}, "table"),
    ],
)
def test_settings_that_do_not_go_together_are_refused_with_a_sentence(seats: int, options: dict[str, object], sentence: str) -> None:
    """[A-191, A-193, A-201, D-86, D-88]"""
    with pytest.raises(UnknownOption, match=sentence):
        Match.new(GAME, seats, options=options)


# Armies --------------------------------------------------------------------------------------------------------------


def test_armies_are_chosen_at_the_same_time_and_in_secret() -> None:
    """[D-86, SX-8]"""
    t = begun()
    assert t.asked == "0 army, 1 army" and t.offered_to(0) == ", ".join(key for key in ARMIES if key[0] == "A")
    before = view(t.t, 0)
    t.together({1: "A4"})
    assert t.match.answered == {1}
    assert view(t.match.state, 0) == before and not t.match.state.figures
    assert not [*t.match.story_for(0)]


def test_afterwards_figures_and_books_are_public_and_spells_are_not() -> None:
    """[D-90, S-15, SX-8]"""
    t = begun().together({1: "A4", 0: EXAMPLE.lower()})
    seen = view(t.t, 1)
    assert [figure.warrior for figure in seen.figures if figure.seat == 0] == ["DEL3", "ORS3", "DEL2", "BLO1", "NIN1"]
    assert [player.points for player in seen.players] == [198, 200]
    others, own = seen.tomes[0], seen.tomes[2]
    assert (others.book, others.count, others.stack, others.contents) == ("B3", 5, None, [])
    assert (own.book, own.stack) == ("B2", ["P03", "P23", "P27"])
    assert t.told(Mustered)[0] == Mustered(0, ["DEL3", "ORS3", "DEL2", "BLO1", "NIN1"], ["B3", "B2"], 198)


def test_nothing_is_scored_before_the_battle() -> None:
    """[A-203]"""
    t = begun(armies=TWO_ARMIES, table="field")
    assert [player.scored for player in view(t.t, 0).players] == [0, 0]


def test_at_the_end_of_the_game_everything_is_shown() -> None:
    """[D-90]"""
    state = begun(armies=TWO_ARMIES).t.copy()
    state.phase = "over"
    assert [tome.stack for tome in view(state, None).tomes] == [list(tome.stack) for tome in state.tomes.values()]


@pytest.mark.parametrize(
    ("code", "rule"),
    [
        ("200:APO3,APO2,DRA3,CHA2", "A-18"),
        ("200:13xNIN1", "A-193"),
        ("200:2xAPO3", "A-20"),
        ("200:DEL2+B1(P01)", "A-101"),
        ("200:CHA3+B2(P27.P09.P04)", "S-6"),
        ("200:DRA1+B1(P05)", "S-10"),
        ("200:ORS1+B1()", "S-99"),
        ("200:NIN1@clear-skies", "A-184"),
        ("a fine army", "D-87"),
    ],
)
def test_an_army_that_breaks_a_rule_is_refused_with_that_rule_and_can_be_chosen_again(code: str, rule: str) -> None:
    """[A-18, A-20, A-193, D-88, SX-5]"""
    t = begun()
    with pytest.raises(NotOffered) as refusal:
        t.match.answer(0, code)
    assert refusal.value.rule == rule == t.match.why_not(0, code)
    assert t.together({0: "a1", 1: "200:ORS3+B2(P27.P09.P04)"}).t.figures["b1"].warrior == "ORS3"


def test_armies_fixed_by_the_settings_are_not_asked_for() -> None:
    """[D-86]"""
    t = begun(armies=" a1 ; 100:2xNIN1,ORS1+B1(P04.P31)")
    assert t.ask.prompt == "bookmark"
    assert [(f.id, f.warrior) for f in t.t.figures.values() if f.seat == 1] == [("b1", "NIN1"), ("b2", "NIN1"), ("b3", "ORS1")]
    assert t.f("b1").status == "reserve"


def test_books_lie_open_in_stacks_in_the_order_of_the_code_for_their_owners_to_read() -> None:
    """[S-7, S-15, S-16, S-17, D-87]"""
    t = begun(armies="A1;200:DRA3+B6(P01.P32)+B1(P14.P09)")
    assert [(k.id, k.owner, k.wielder, k.stack) for k in t.t.tomes.values()][1:] == [
        ("k2", 0, "a2", ("P09", "P25", "P04", "P31")),
        ("k3", 1, "b1", ("P01", "P32")),
        ("k4", 1, "b1", ("P14", "P09")),
    ]
    for tome in t.t.tomes.values():
        assert not tome.is_down and tome.face_up == tome.stack and tome.bookmark == tome.stack[0]
        assert tome.readers == tome.know_order == (tome.owner,)


def test_with_open_books_everybody_reads_the_contents_but_not_the_order() -> None:
    """[S-106]"""
    tome = view(begun(armies=TWO_ARMIES, open_books=True).t, 1).tomes[0]
    assert tome.contents == ["P01", "P06", "P14", "P20", "P30"] and tome.stack is None


def test_the_more_pages_a_book_has_the_more_points_it_costs() -> None:
    """[S-1]"""
    plain = sorted((book.capacity, book.points) for book in BOOKS.values())
    assert [points for _, points in plain] == sorted(points for _, points in plain)
    assert plain[0][1] > 0


def test_whoever_wields_a_book_can_cast_from_it_and_nobody_else() -> None:
    """[S-1]"""
    t = battle("A:DEL1 18,10 N +B1(P01)", "A:DEL1 12,10 N", "B:APO1 18,18 S")
    assert t.of("cast:") == "cast:a1/k1"


# Who is first --------------------------------------------------------------------------------------------------------


def test_the_highest_roll_of_two_dice_is_first_and_ties_are_rolled_again() -> None:
    """[A-25, SX-7]"""
    t = begun(dice=[3, 4, 5, 2, 6, 1, 2, 2], armies=TWO_ARMIES)
    assert [event.total for event in t.told(RolledForFirst)] == [7, 7, 7, 4]
    assert t.told(FirstFound) == [FirstFound(0)] and t.t.order == (0, 1)


def test_only_those_who_are_tied_for_the_highest_result_roll_again() -> None:
    """[A-25, A-191]"""
    t = begun(3, dice=[6, 6, 1, 1, 6, 6, 1, 2, 3, 4], armies="A1;A2;A3")
    assert [event.seat for event in t.told(RolledForFirst)] == [0, 1, 2, 0, 2]
    assert t.t.order == (2, 0, 1)


def test_the_first_player_begins_all_that_follows() -> None:
    """[A-199]"""
    assert begun(first=1, armies=TWO_ARMIES).asked == "1 bookmark"
    assert begun(first=1, armies=TWO_ARMIES, table="players").asked == "1 terrain"


# Domains -------------------------------------------------------------------------------------------------------------


def with_domains(*domains: str, first: int = 0) -> tuple[str, ...]:
    """The domains in play when each army has brought one, or none."""
    armies = ";".join(f"200:NIN1@{domain}" if domain else "200:NIN1" for domain in domains)
    return begun(len(domains), first=first, domains=True, armies=armies).t.domains


@pytest.mark.parametrize("domain", DOMAINS)
def test_each_of_nine_domains_can_be_brought_and_comes_into_play(domain: str) -> None:
    """[A-96, A-99, A-184]"""
    assert len(DOMAINS) == 9
    assert with_domains(domain, "") == (domain,)


def test_the_first_players_domain_comes_first() -> None:
    """[A-25, A-199]"""
    assert with_domains("rain-and-mud", "cold-snap") == ("rain-and-mud", "cold-snap")
    assert with_domains("rain-and-mud", "cold-snap", first=1) == ("cold-snap", "rain-and-mud")


@pytest.mark.parametrize("first", [0, 1])
def test_a_newcomer_cancels_others_or_is_canceled(first: int) -> None:
    """[A-97, A-185]"""
    assert with_domains("downpour", "heat-wave", first=first) == ("heat-wave",)
    assert with_domains("smoke-and-fog", "clear-skies", first=first) == ("clear-skies",)
    assert sorted(with_domains("border-town", "clear-skies", first=first)) == ["border-town", "clear-skies"]  # no weather


def test_what_is_canceled_is_told() -> None:
    """[A-97]"""
    t = begun(domains=True, armies="200:NIN1@downpour;200:NIN1@heat-wave")
    assert [event.domain for event in t.told(DomainEntered)] == ["downpour", "heat-wave"]
    assert [event.domain for event in t.told(DomainCanceled)] == ["downpour"]
    assert [player.domain for player in t.t.players] == ["downpour", "heat-wave"]


def test_two_copies_of_a_weather_domain_protect_each_other_from_clear_skies() -> None:
    """[A-98]"""
    assert with_domains("rain-and-mud", "rain-and-mud", "clear-skies") == ("rain-and-mud", "rain-and-mud", "clear-skies")
    assert with_domains("rain-and-mud", "cold-snap", "clear-skies") == ("clear-skies",)


def test_a_domain_affects_everyone() -> None:
    """[A-97]"""
    armies = "200:STO2{};200:STO2"
    dry = begun(armies=armies.format("")).choose("line", "line").t
    wet = begun(armies=armies.format("@downpour"), domains=True).choose("line", "line").t
    assert [speed(dry, dry.figures[who]) for who in ("a1", "b1")] == [12, 12]
    assert [speed(wet, wet.figures[who]) for who in ("a1", "b1")] == [6, 6]


@pytest.mark.parametrize(("domain", "points"), [("border-town", 6), ("storm-gale", 4), ("cold-snap", 5)])
def test_constructed_terrain_is_laid_with_the_points_that_domains_leave_it(domain: str, points: int) -> None:
    """[A-95, C-BORDER-1, C-GALE-1]"""
    t = begun(armies=f"200:NIN1@{domain};200:NIN1", domains=True, table="walls")
    assert [feature.structure for feature in t.t.features] == [points, points, 0, 0]

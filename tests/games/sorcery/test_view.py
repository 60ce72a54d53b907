"""What a seat sees of books, and what it cannot know is redealt."""

from __future__ import annotations

from walpurgis.engine import Chance
from walpurgis.games.sorcery.game import GAME
from walpurgis.games.sorcery.redeal import redeal
from walpurgis.games.sorcery.spells import SPELLS, may_use, pages_of
from walpurgis.games.sorcery.view import SeenTome, view

from .table import Play, battle

SORCERER, OTHER = "A:DEL1 18,10 N +B2(P01.P20.P30)", "B:ORS1 18,30 S +B1(P09.P31)"


def seen(t: Play, seat: int | None, tome: str = "k1") -> SeenTome:
    return next(one for one in view(t.t, seat).tomes if one.id == tome)


def test_the_wielders_controller_reads_everything_and_others_a_closed_book() -> None:
    """[S-18, S-21, S-106]"""
    t = battle(SORCERER, OTHER)
    assert (seen(t, 0).stack, seen(t, 0).is_read) == (["P01", "P20", "P30"], True)
    for stranger in (1, None):
        assert (seen(t, stranger).stack, seen(t, stranger).contents, seen(t, stranger).count, seen(t, stranger).down) == (None, [], 3, "")


def test_cards_that_were_shown_are_known_to_be_in_the_book() -> None:
    """[S-106]"""
    t = battle(SORCERER, OTHER)
    t.k("k1").shown = ("P20", "P25")
    assert seen(t, 1).contents == ["P20"]


def test_the_card_that_lies_face_down_is_named() -> None:
    """[S-106, S-107]"""
    t = battle(SORCERER, OTHER)
    t.k("k1").is_down, t.k("k1").shown = True, ("P01",)
    assert (seen(t, 1).down, seen(t, 1).contents) == ("P01", ["P01"])


def test_with_open_books_everybody_knows_the_contents_but_not_the_order() -> None:
    """[S-106]"""
    t = battle("A:DEL1 18,10 N +B2(P30.P20.P01)", OTHER, open_books=True)
    assert (seen(t, 1).stack, seen(t, 1).contents) == (None, ["P01", "P20", "P30"])


def test_at_the_end_everything_is_shown() -> None:
    """[D-90]"""
    t = battle(SORCERER, OTHER, phase="over")
    assert seen(t, 1).stack == ["P01", "P20", "P30"]


def test_dealing_anew_makes_another_legal_book_and_keeps_what_is_known() -> None:
    """[S-106, D-84]"""
    found = set()
    for seed in range(40):
        t = battle(SORCERER, OTHER)
        t.k("k1").shown = ("P20",)
        redeal(t.t, 1, Chance(seed))
        stack = t.k("k1").stack
        assert len(stack) == 3 == len({*stack})
        assert "P20" in stack
        assert sum(pages_of(SPELLS[card], ("atlantean-empire", "delphana")) for card in stack) <= 6
        assert all(may_use(SPELLS[card], ("atlantean-empire", "delphana")) for card in stack)
        assert t.k("k2").stack == ("P09", "P31")  # one's own book stays
        found.add(stack)
    assert len(found) > 20


def test_what_lies_face_down_stays_on_top() -> None:
    """[S-107, D-84]"""
    t = battle(SORCERER, OTHER)
    t.k("k1").is_down, t.k("k1").shown = True, ("P01",)
    redeal(t.t, 1, Chance(5))
    assert t.k("k1").bookmark == "P01"


def test_who_knows_the_contents_does_not_learn_the_order() -> None:
    """[S-106, D-84]"""
    stacks = set()
    for seed in range(20):
        t = battle(SORCERER, OTHER)
        t.k("k1").readers = (0, 1)
        redeal(t.t, 1, Chance(seed))
        stacks.add(t.k("k1").stack)
        assert sorted(t.k("k1").stack) == ["P01", "P20", "P30"]
    assert len(stacks) > 3


def test_a_world_depends_only_on_what_the_seat_knows() -> None:
    """[D-84]"""
    one, other = battle(SORCERER, OTHER), battle("A:DEL1 18,10 N +B2(P25.P14.P33)", OTHER)
    for seed in range(20):
        redeal(one.t, 1, Chance(seed))
        redeal(other.t, 1, Chance(seed))
        assert one.k("k1").stack == other.k("k1").stack


def test_the_view_of_a_figure_has_its_values_as_they_are() -> None:
    """[A-8, A-121]"""
    t = battle("A:DEL2 18,18 N #3*1", "B:APO1 18,19.255 S", workings=["P15 on a1 by b1"])
    figure = GAME.view(t.t, None).figures[0]
    assert (figure.speed, figure.attack, figure.defense, figure.damage, figure.tokens, figure.touches) == (4, 8, 16, 2, 1, ["b1"])
    assert figure.abilities == ["battle-armor"]

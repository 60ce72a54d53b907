"""The tree of a bot that thinks: whose knowledge a node is, how it widens, and what it learns."""

from __future__ import annotations

from tests.bots.test_bot import asking
from walpurgis.bots.brought import guide_of
from walpurgis.bots.candidates import candidates
from walpurgis.bots.tree import Node, Tree, Tried, known, learn
from walpurgis.bots.worlds import PossibleWorld
from walpurgis.engine import Answer, Chance, Match
from walpurgis.engine.question import order, some_of
from walpurgis.games._template.game import GAME, Settings
from walpurgis.games._template.state import Room

MANY = [f"k{n}" for n in range(30)]
some_of_many = some_of("toy", lambda t, me: MANY, (2, 4))
order_of_many = order("toy", lambda t, me: MANY[:9])


def test_worlds_that_a_seat_cannot_tell_apart_share_its_node_and_nobody_elses() -> None:
    match = Match.new(GAME, 2, seed=3)
    guide, tree = guide_of(GAME), Tree(Chance(1))
    worlds = [PossibleWorld(match.sight(0), seed, guide) for seed in range(2)]
    assert worlds[0].match.state.players[1].hand != worlds[1].match.state.players[1].hand
    mine = [tree.visit(world, world.match.asks[0]) for world in worlds]
    theirs = [tree.visit(world, world.match.asks[1]) for world in worlds]
    assert mine[0] is mine[1]
    assert theirs[0] is not theirs[1]  # the other sees different hands there


def test_who_has_answered_otherwise_is_at_another_node() -> None:
    """What a rule keeps to itself until it is done, such as the first half of an answer, its seat remembers."""

    async def twice(t: Room) -> None:
        await some_of_many(t, t.players[0])
        await some_of_many(t, t.players[0])

    match = Match.standing(GAME, GAME.setup(2, Settings(), Chance(1)), 2, Settings(), rule=twice)
    worlds = [PossibleWorld(match.sight(0), 1, guide_of(GAME)) for _ in range(3)]
    for world, answer in zip(worlds, (["k1", "k2"], ["k3", "k4"], ["k1", "k2"]), strict=True):
        world.answer(0, answer)
    one, two, three = (known(world, world.match.asks[0]) for world in worlds)
    assert one == three != two


def test_each_seat_learns_by_its_own_chances() -> None:
    one, two = Tried("a"), Tried("b")
    learn([(one, 0), (two, 1)], lambda seat: 0.25 if seat == 0 else 0.75)
    assert (one.total, two.total) == (0.25, 0.75)


def test_an_answer_after_which_something_fails_is_not_tried_again_and_again() -> None:
    """Nothing is learned of it, since its playouts never end."""
    ask, dice, node = asking(some_of_many).asks[0], Chance(2), Node(MANY[:2])
    for _ in range(400):
        tried = node.choose(ask, dice)
        if tried is node.tried[0]:
            learn([(tried, 0)], lambda seat: 0.5)
    assert len(node.tried) > 3 and node.tried[0].visits > 300


def test_a_node_widens_with_its_visits_and_keeps_to_what_does_well() -> None:
    match = asking(some_of_many)
    ask, dice = match.asks[0], Chance(2)
    node = Node(MANY[:2])
    assert node.choose(ask, dice).answer == MANY[:2]
    known = []
    for _ in range(400):
        tried = node.choose(ask, dice)
        learn([(tried, 0)], lambda seat, tried=tried: 0.9 if tried.answer == MANY[:2] else 0.2)  # type: ignore[misc]
        known.append(len(node.tried))
    assert known[5] < known[100] < known[399] < 20
    assert node.tried[0].visits > 300


def test_of_a_wide_choice_what_is_near_the_guess_comes_first_and_all_of_it_is_offered() -> None:
    ask = asking(some_of_many).asks[0]
    guess: Answer = ["k0", "k1", "k2"]
    found = [*candidates(ask, [guess], Chance(4))]
    assert found[0] == guess
    assert all(len({*guess} ^ {*answer}) <= 2 for answer in found[1:20])  # type: ignore[misc]
    assert any(len({*guess} ^ {*answer}) > 2 for answer in found)  # type: ignore[misc]
    assert len({frozenset(answer) for answer in found}) == len(found)  # type: ignore[arg-type]
    for answer in found:
        ask.read(answer)


def test_orders_near_the_guess_differ_in_two_places() -> None:
    ask = asking(order_of_many).asks[0]
    found = [*candidates(ask, [MANY[:9]], Chance(4))]
    assert sum(one != two for one, two in zip(found[0], found[1], strict=True)) == 2  # type: ignore[arg-type]
    for answer in found:
        ask.read(answer)

"""What every environment is made of: small choices, masks and observations, for every game that is found."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.laws.playing import Eye, answer_somehow
from walpurgis.engine import AnyGame, Chance, Match, games
from walpurgis.envs.episode import Episode, vocabulary_of
from walpurgis.envs.spelling import ENOUGH, WAIT, Vocabulary
from walpurgis.envs.stepper import NotOpen, Stepper

TABLES = [(name, seats) for name, game in games().items() for seats in game.seats]
LONGEST = 150
"""This many questions of a game are looked at."""


def open_actions(mask: bytes) -> list[int]:
    return [action for action, is_open in enumerate(mask) if is_open]


def act_somehow(episode: Episode, random: Random) -> None:
    """One small choice of some seat that is asked."""
    seat = random.choice(episode.asked)
    episode.act(seat, random.choice(open_actions(episode.mask(seat))))


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_what_a_seat_cannot_know_is_in_none_of_its_observations(name: str, seats: int) -> None:
    """The leak law: where what is hidden is redealt, numbers, mask and structured form are the same."""
    match, chance, eye = Match.new(name, seats, 5), Chance(6), Eye(0)
    for _ in range(LONGEST):
        if eye.looks(match):
            for seat in range(seats):
                world = match.fork()
                world.redeal(seat, match.question)
                true, other = Episode.at(match), Episode.at(world)
                assert true.observe(seat) == other.observe(seat)
                assert true.structured(seat) == other.structured(seat)
                if seat not in match.answered:  # what the others have answered in secret is redealt, too
                    assert true.mask(seat) == other.mask(seat)
                    follow(true, other, seat, Random(match.question))
        if match.over:
            break
        answer_somehow(match, chance)


def follow(true: Episode, other: Episode, seat: int, random: Random) -> None:
    """The small choices of one question, in both worlds: all on the way is the same, and so is the answer."""
    if (stepper := true.stepper(seat)) is None:
        return
    twin = other.stepper(seat)
    assert twin is not None
    answer = None
    while answer is None:
        assert stepper.node.mask == twin.node.mask and true.observe(seat) == other.observe(seat)
        action = random.choice(open_actions(stepper.node.mask))
        answer = stepper.take(action)
        assert answer == twin.take(action)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_games_are_played_in_small_choices_and_everything_fits_the_form(name: str, seats: int) -> None:
    """Any open action leads on; of what is seen and offered, the form knows nearly everything."""
    episode, random, strange, steps = Episode(games()[name], seats, 11), Random(12), 0, 0
    layout = episode.layout
    for _ in range(LONGEST):
        if episode.over:
            assert len(episode.rewards()) == seats
            return
        seat = random.choice(episode.asked)
        steps += 1
        strange += any("(nth" in episode.vocabulary.actions[action] for action in open_actions(episode.mask(seat)))
        observed = episode.observe(seat)
        assert len(observed) == layout.size and observed[seat] == 1 and sum(observed[:seats]) == 1
        assert sum(observed[layout.prompt : layout.kind - 1]) == 1, "a question that the form does not know"
        act_somehow(episode, random)
    assert strange * 20 <= steps


@pytest.mark.parametrize("name", games())
def test_every_answer_can_be_given_in_small_choices(name: str) -> None:
    """The choices for an answer lead to that answer; places on open ground are those with names."""
    for seats in (games()[name].seats[0], games()[name].seats[-1]):
        match, chance, vocabulary = Match.new(name, seats, 8), Chance(9), vocabulary_of(games()[name])
        for _ in range(LONGEST):
            if match.over:
                break
            seat = chance.pick([*match.asks])
            wished = match.asks[seat].sample(chance)
            stepper = Stepper(match.asks[seat], vocabulary)
            *before, last = stepper.actions_for(wished)
            assert all(stepper.take(action) is None for action in before)
            assert stepper.take(last) == wished
            match.answer(seat, wished)


@pytest.mark.parametrize("name", games())
def test_an_action_outside_the_mask_is_refused_in_words_and_changes_nothing(name: str) -> None:
    game: AnyGame = games()[name]
    episode = Episode(game, game.usual, 3)
    seat = episode.asked[0]
    before = episode.structured(seat), episode.match.state.dump()
    shut = next(action for action, is_open in enumerate(episode.mask(seat)) if not is_open and action > ENOUGH)
    for action in (shut, ENOUGH, WAIT, -1, 10_000):
        with pytest.raises(NotOpen, match=rf"action {action}.* is not open to seat {seat} at '[a-z-]+'; open are \d+ "):
            episode.act(seat, action)
    assert (episode.structured(seat), episode.match.state.dump()) == before


def test_who_is_not_asked_can_only_wait() -> None:
    episode = Episode(games()["template"], 2, 3)
    episode.act(0, open_actions(episode.mask(0))[0])
    assert episode.asked == [1] and open_actions(episode.mask(0)) == [WAIT]
    assert not episode.act(0, WAIT)
    with pytest.raises(NotOpen, match="seat 0 is not asked anything now, and can only wait"):
        episode.act(0, 5)


def test_a_word_means_the_same_in_all_questions() -> None:
    """The same number, wherever a piece comes up; keys that are not words are told apart by their place, however many there are."""
    vocabulary = Vocabulary(["hand", "pile", "copper", "gold"])
    buy, trash = vocabulary.tree(("hand:copper", "pile:copper", "pile:gold")), vocabulary.tree(("hand:copper", "hand:gold"))
    copper = vocabulary.number["copper"]
    assert copper in buy.take(vocabulary.number["pile"]).ways and copper in trash.ways
    many = [f"x{n}" for n in range(600)]
    assert sorted(leaves(vocabulary.tree((*many, "gold")))) == sorted([*many, "gold"])
    alike = ("a:b", "a>b", "a", "a/b:c")
    assert sorted(leaves(Vocabulary(["a", "b", "c"]).tree(alike))) == sorted(alike)


def leaves(node: Any) -> list[str]:
    return [node.key] if node.key else [key for action in node.ways for key in leaves(node.take(action))]

"""What a bot gets to see: its view, its question, and worlds that it cannot tell from the true one."""

from __future__ import annotations

import pytest

from tests.broken import sound
from tests.laws import moment, play_on
from walpurgis.engine import Match, Refused, Sight


def at_a_question(seat: int) -> tuple[Match[sound.Wake], Sight]:
    match = play_on(Match.new(sound.GAME, 3, 11), 5, 9)
    while seat not in match.asks:
        play_on(match, 5, 1)
    return match, match.sight(seat)


def test_the_same_seed_is_the_same_world_and_another_seed_another() -> None:
    match, seen = at_a_question(1)
    worlds = [seen.world(seed).state.dump() for seed in (1, 1, 2, 3)]
    assert worlds[0] == worlds[1]
    assert len({str(world) for world in worlds}) == 3
    assert match.state.dump() not in worlds


def test_a_world_has_no_past() -> None:
    world = at_a_question(1)[1].world(1)
    assert (world.seed, world.origin, world.story, world.since, list(world.entries)) == (None, None, None, [], [])
    for leads_back in (lambda: world.checkpoint, world.fork, lambda: world.record(), lambda: world.save()):
        with pytest.raises(Refused, match="possible world"):
            leads_back()


def test_the_chance_to_come_is_not_the_true_one() -> None:
    match, seen = at_a_question(1)
    assert all(seen.world(seed).state.chance != match.state.chance for seed in range(20))


def test_a_sight_outlives_nothing_it_should_not_change() -> None:
    match, seen = at_a_question(2)
    before = moment(match)
    for seed in range(5):
        assert play_on(seen.world(seed), seed).over
    assert moment(match) == before


def test_a_world_that_keeps_no_checkpoints_goes_the_same_way() -> None:
    match, seen = at_a_question(1)
    before = moment(match)
    for seed in range(5):
        kept, unkept = seen.world(seed), seen.world(seed, keep=False)
        assert moment(unkept) == moment(kept)
        assert moment(play_on(unkept, seed)) == moment(play_on(kept, seed))
        assert unkept.over
    assert moment(match) == before


def test_a_world_that_keeps_no_checkpoints_copies_no_state_and_leads_nowhere_back(monkeypatch: pytest.MonkeyPatch) -> None:
    _, seen = at_a_question(1)
    world, copies = seen.world(1, keep=False), 0
    copy = sound.Wake.copy

    def counted(t: sound.Wake) -> sound.Wake:
        nonlocal copies
        copies += 1
        return copy(t)

    monkeypatch.setattr(sound.Wake, "copy", counted)
    play_on(world, 1, 20)
    assert copies == 0 and world.story is None and list(world.entries)
    for leads_back in (lambda: world.checkpoint, lambda: world.since, world.fork, world.record, world.save):
        with pytest.raises(Refused, match="possible world"):
            leads_back()
    play_on(seen.world(1), 1, 20)
    assert copies > 0


def test_who_is_not_asked_has_no_sight_of_a_question() -> None:
    match, _ = at_a_question(1)
    seat = next(seat for seat in (-1, *range(4)) if seat not in match.asks)
    with pytest.raises(ValueError, match="not asked"):
        match.sight(seat)

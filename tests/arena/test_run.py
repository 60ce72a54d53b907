"""Matches in bulk: fair, repeatable, and honest about faults."""

from __future__ import annotations

import msgspec
import pytest

from tests.bots.failing import Fainting, Liar
from walpurgis.arena import NoGames, Outcome, Report, Tournament, run
from walpurgis.arena.meeting import Meeting
from walpurgis.arena.one_game import Watch, play_game
from walpurgis.arena.report import report
from walpurgis.arena.standings import told_apart
from walpurgis.arena.tournament import Job, seed_of
from walpurgis.bots import BOTS, UnknownBot
from walpurgis.engine import AnyGame
from walpurgis.engine.errors import UnknownGame, UnknownOption, WrongSeats
from walpurgis.engine.game import Step
from walpurgis.games._template.game import GAME, Template
from walpurgis.games._template.state import Room

BOTS_OF_TWO = ["random", "random"]


def played(number: int, game: AnyGame = GAME, seed: int = 7) -> Outcome:
    """One game of a match between two."""
    return play_game(Tournament.of("template", BOTS_OF_TWO, 10, seed), game, Job((0, 1), number), Watch())


def reported(*outcomes: Outcome) -> Report:
    """What a match says that had these games."""
    task = Tournament.of("template", BOTS_OF_TWO, len(outcomes))
    return report(task, [Meeting(task, (0, 1), {outcome.key: outcome for outcome in outcomes})], seconds=1.0, workers=1)


def test_the_number_of_workers_changes_nothing_but_the_time() -> None:
    alone = run("template", ["thumb", "random"], games=20, seed=3)
    together = run("template", ["thumb", "random"], games=20, seed=3, workers=2)
    assert together == alone
    assert (alone.workers, together.workers) == (1, 2)


def test_another_seed_gives_other_games() -> None:
    assert run("template", ["random", "random"], games=10, seed=1) != run("template", ["random", "random"], games=10, seed=2)


def test_more_games_begin_with_the_same_games() -> None:
    assert [played(n).compared() for n in range(3)] == [played(n).compared() for n in range(5)][:3]


def test_the_games_of_a_deal_begin_alike_from_every_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[tuple[int, list[int]]] = []
    monkeypatch.setitem(BOTS, "random", lambda game, seed: Fainting())
    monkeypatch.setattr("walpurgis.arena.one_game.begins", lambda match: begun.append((match.seed, [])))
    sits = [played(n).sits for n in range(4)]
    assert sits == [[0, 1], [1, 0], [0, 1], [1, 0]]
    deals = [seed for seed, _ in begun]
    assert deals[0] == deals[1] != deals[2] == deals[3]


def test_every_match_and_every_bot_has_dice_of_its_own() -> None:
    seeds = [seed_of(seed, number, what) for seed in range(4) for number in range(20) for what in range(4)]
    assert len(set(seeds)) == len(seeds)


def test_every_bot_sits_on_every_seat_equally_often() -> None:
    found = run("template", ["thumb", "random", "random"], games=12)
    assert all([(there.seat, there.games) for there in standing.by_seat] == [(0, 4), (1, 4), (2, 4)] for standing in found.standings)


def test_the_wins_of_all_bots_add_up_to_the_games() -> None:
    found = run("template", ["random"] * 4, games=30, seed=5)
    assert sum(standing.wins for standing in found.standings) == pytest.approx(30)
    assert sum(standing.shared for standing in found.standings) > 0
    assert sum(standing.decisions for standing in found.standings) == found.decisions


def test_a_shared_victory_is_a_part_of_a_win() -> None:
    one, two = reported(Outcome((0, 1), 0, [0, 1], [5, 5], [1, 1], [3, 3]), Outcome((0, 1), 1, [1, 0], [9, 2], [1, 2], [3, 4])).standings
    assert (one.wins, one.shared, one.win_rate, one.mean_place) == (1.5, 1, 0.75, 1.0)
    assert (two.wins, two.shared, two.win_rate, two.mean_place) == (0.5, 1, 0.25, 1.5)
    assert (one.min_score, one.max_score, one.mean_score) == (5, 9, 7.0)
    assert [(there.seat, there.wins, there.mean_score) for there in two.by_seat] == [(0, 0.0, 2.0), (1, 0.5, 5.0)]


def test_a_game_that_nobody_wins_is_played_but_won_by_no_bot() -> None:
    found = reported(Outcome((0, 1), 0, [0, 1], [0, 0], [2, 2], [3, 3]), Outcome((0, 1), 1, [1, 0], [1, 0], [1, 2], [3, 4]))
    one, two = found.standings
    assert (found.games, found.unwon, found.broken_off) == (2, 1, 0)
    assert (one.games, one.wins, one.shared, one.win_rate, one.mean_place) == (2, 1.0, 0, 0.5, 1.5)
    assert (two.games, two.wins, two.shared, two.win_rate, two.mean_place) == (2, 0.0, 0, 0.0, 2.0)


def test_names_given_twice_are_told_apart() -> None:
    assert told_apart(["random", "thumb", "random", "random"]) == ["random", "thumb", "random 2", "random 3"]


@pytest.mark.parametrize("bot", [Liar, Fainting])
def test_a_bot_that_fails_is_counted_and_random_answers_instead(monkeypatch: pytest.MonkeyPatch, bot: type[Liar] | type[Fainting]) -> None:
    monkeypatch.setitem(BOTS, "broken", lambda game, seed: bot())
    found = run("template", ["broken", "random"], games=4)
    broken, sound = found.standings
    assert broken.faults == broken.decisions > 0
    assert (sound.faults, broken.games, found.broken_off) == (0, 4, 0)
    assert {fault.bot for fault in found.faults} == {0}


class Cracked(Template):
    """A rule of this game fails in the second round."""

    def step(self, t: Room) -> Step:
        if t.round == 2:
            raise LookupError("the candle is out")
        return super().step(t)


def test_a_game_in_which_a_rule_fails_is_broken_off_and_counts_for_nobody() -> None:
    found = reported(played(0), played(1, Cracked()))
    assert (found.games, found.broken_off, found.standings[0].games) == (2, 1, 1)
    (fault,) = found.faults
    assert (fault.game, fault.bot) == (1, None) and "the candle is out" in fault.what


def test_progress_is_told_as_games_end() -> None:
    told: list[tuple[int, int]] = []
    run("template", ["random", "random"], games=3, progress=lambda done, games: told.append((done, games)))
    assert [done for done, _ in told] == [0, 1, 2, 3]
    assert told[-1] == (3, 3)


def test_a_report_survives_json_and_gives_a_table() -> None:
    found = run("template", ["thumb", "random"], games=6, options={"hand": 2})
    assert msgspec.json.decode(msgspec.json.encode(found), type=Report) == found
    assert found.options == {"hand": 2}
    heading, first, second = found.rows()
    assert len(heading) == len(first) == len(second) and {first[0], second[0]} == {"thumb", "random"}


def test_bad_input_is_refused_by_name() -> None:
    with pytest.raises(UnknownGame):
        run("chess", ["random", "random"], games=1)
    with pytest.raises(UnknownBot):
        run("template", ["random", "oracle"], games=1)
    with pytest.raises(WrongSeats):
        run("template", ["random"], games=1)
    with pytest.raises(UnknownOption):
        run("template", ["random", "random"], games=1, options={"hand": 99})
    with pytest.raises(NoGames, match="games should be at least 1, not 0"):
        run("template", ["random", "random"], games=0)
    with pytest.raises(NoGames, match="workers should not be below 0"):
        run("template", ["random", "random"], games=1, workers=-1)

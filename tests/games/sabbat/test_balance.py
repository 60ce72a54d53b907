"""How even Sabbat Magica is: what is counted. The figures themselves are in docs/balance.md."""

from __future__ import annotations

import pytest

from tests.typed import run
from walpurgis.arena import balance
from walpurgis.engine.errors import WrongSeats
from walpurgis.games.sabbat.bench.powers import CARDS, meetings, people_of, played
from walpurgis.games.sabbat.game import GAME
from walpurgis.games.sabbat.powers import why_not_use


def test_the_shares_of_the_peoples_add_up_to_one_victory_a_game() -> None:
    rows = balance(GAME, games=4, seed=1, seats=4)
    assert [row.says for row in rows] == ["balance-people-B", "balance-people-G", "balance-people-R", "balance-people-Y"]
    assert sum(row.value for row in rows) == pytest.approx(1) and all(row.games == 4 and row.band == (0.2, 0.3) for row in rows)


@pytest.mark.parametrize(("language", "said"), [("en", "Should be: 42%..58%"), ("de", "Soll: 42%..58%")])
def test_the_table_names_the_peoples_and_their_bands(language: str, said: str) -> None:
    shown = run("balance", "sabbat", "--players", "2", "--games", "3", "--plain", "--lang", language)
    assert shown.exit_code == 0 and said in shown.output
    assert "Argosola (" in shown.output and "Zugriga (" in shown.output


def test_a_number_of_players_that_does_not_fit_is_refused() -> None:
    with pytest.raises(WrongSeats):
        balance(GAME, games=1, seats=7)


def test_the_same_seed_gives_the_same_rows() -> None:
    assert balance(GAME, 2, seed=3, seats=2) == balance(GAME, 2, seed=3, seats=2) != balance(GAME, 2, seed=4, seats=2)


def test_progress_counts_the_games_of_all_tables() -> None:
    told: list[tuple[int, int]] = []
    balance(GAME, 1, seats=2, progress=lambda done, every: told.append((done, every)))
    assert told == [(1, 1)]


def test_what_a_card_is_worth_is_measured_with_that_card_alone() -> None:
    """Its owner uses it and no other one; the rivals use none."""
    meeting, table = next(meetings("fre", 3, seed=1))
    for p in table.players:
        usable = [card for card in CARDS if why_not_use(table, p, card) is None]
        assert usable == (["fre"] if p.people == people_of("fre") else [])
    game = played(meeting, table)
    assert game.uses == 1 and 0 <= game.won <= 1

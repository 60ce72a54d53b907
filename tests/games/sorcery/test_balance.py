"""How even Sorcery is: what is counted. The figures themselves are in docs/balance.md."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from tests.typed import run
from walpurgis.arena import balance
from walpurgis.engine import Match
from walpurgis.games.sorcery.armies import ARMIES, PREPARED
from walpurgis.games.sorcery.balance import army_of_seat
from walpurgis.games.sorcery.bench.armies import share, summary
from walpurgis.games.sorcery.bench.battles import Battle, Fixture, against, battle, bot_of, matrix
from walpurgis.games.sorcery.game import GAME

from .table import battle as laid_out

QUICK = {"build_total": 100, "turn_limit": 6, "table": "clearing"}


def test_both_armies_and_the_way_it_ended_are_counted() -> None:
    rows = {str(row.says): row for row in balance(GAME, games=3, seed=1, options=QUICK, seats=2)}
    armies = [row for says, row in rows.items() if says.startswith("army-Q")]
    assert sum(row.games for row in armies) == 6 and all(row.band == (0.35, 0.65) for row in armies)
    assert sum(row.value * row.games for row in armies) == pytest.approx(3)
    ways = [rows[f"balance-{way}"].value for way in ("last", "objectives", "points")]
    assert sum(ways) == pytest.approx(1) and rows["balance-first"].band == (0.45, 0.55) and rows["balance-lost"].games == 6


def test_the_table_names_the_armies_in_the_players_language() -> None:
    shown = run("balance", "sorcery", "--games", "1", "--seed", "2", "--plain", "--lang", "de", *(f"--option={name}={value}" for name, value in QUICK.items()))
    assert shown.exit_code == 0 and "Soll: 35%..65%" in shown.output and "Startspieler" in shown.output


@pytest.mark.parametrize("name", ARMIES)
def test_every_prepared_army_is_known_by_its_warriors_and_books(name: str) -> None:
    total = ARMIES[name].total
    match = Match.new(GAME, 2, 1, {"build_total": total, "armies": f"{name};{PREPARED[name].code}", "table": "random"})
    assert [army_of_seat(match.state, seat) for seat in (0, 1)] == [name, name]


def test_an_army_of_ones_own_is_counted_under_no_name() -> None:
    assert army_of_seat(laid_out("A:DEL1 18,18", "B:APO1 3,3").t, 0) == ""


# The tables of the bench ---------------------------------------------------------------------------------------------


def test_every_army_meets_every_other_from_both_sides() -> None:
    played = [fixture.armies for fixture in matrix(100, 1, seed=1)]
    assert len(played) == len({*played}) == 6 * 5 and all((two, one) in played for one, two in played)


def test_against_others_thumb_leads_each_army_as_often_as_they_do() -> None:
    both = [*against("random", "random", 100, 4, seed=1)]
    assert [fixture.bots for fixture in both] == [("thumb", "random"), ("random", "thumb")] * 2
    assert both[0].armies == both[1].armies and both[0].seed == both[1].seed


def test_a_restrained_thumb_does_not_do_what_it_may_not() -> None:
    """Of three pages the bookmarked one is useless: thumb browses, the other never does."""
    t = laid_out("A:ORS1 18,10 N +B2(P09.P01.P04)", "B:CHA2 18,18 S", "B:CHA2 19.5,18 S", actions=1)
    sight = t.match.sight(0)
    assert "browse:a1/k1" in [choice.key for choice in sight.offer.choices]
    assert bot_of("thumb", 1).answer(sight) == "browse:a1/k1" != bot_of("no-browsing", 1).answer(sight)


def test_a_battle_is_summed_up_and_the_same_each_time() -> None:
    fixture = Fixture("matrix", 100, ("Q1", "Q3"), ("thumb", "thumb"), 5)
    once = battle(fixture)
    assert once == battle(fixture) == msgspec.json.decode(msgspec.json.encode(once), type=Battle)
    assert 1 <= once.decided <= once.rounds <= 12 and once.choices <= once.decisions and sum(share(army, [once])[0] for army in once.armies) == 1
    said = "\n".join(summary([once]))
    assert "1 battles" in said and "Emberlance" in said and "Meteoric Ruin" not in said


def test_a_run_is_taken_up_where_it_stopped(tmp_path: Path) -> None:
    """What stands in the file is not played again."""
    out = tmp_path / "battles.jsonl"
    command = [
        sys.executable,
        "-m",
        "walpurgis.games.sorcery.bench.armies",
        "--total",
        "100",
        "--part",
        "matrix",
        "--games",
        "1",
        "--seconds",
        "0",
        "--out",
        str(out),
    ]
    fixture = next(matrix(100, 1, seed=1))
    out.write_bytes(msgspec.json.encode(battle(fixture)) + b"\n")
    shown = subprocess.run(command, capture_output=True, text=True, check=True)
    assert "# 100 points\n1 battles" in shown.stdout and len(out.read_bytes().splitlines()) == 1

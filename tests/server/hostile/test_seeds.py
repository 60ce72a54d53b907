"""Nobody at a table knows its seed: neither by choosing it before others sit down, nor by guessing it, nor by reckoning back from what is shown."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from walpurgis.engine import Match
from walpurgis.server.house import House
from walpurgis.server.settings import Settings

from ..house import SECRET, Browser, house, play_out

SEED = 7
ME, BOT = {"kind": "human", "mine": True}, {"kind": "bot", "bot": "random"}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("seeds")


@pytest.fixture(scope="module")
def secret_house(folder: Path) -> Iterator[str]:
    """A house where seeds of tables with strangers cannot be chosen, as anywhere but in tests."""
    with house(folder, seeds=False, rate=10_000, tables=10_000) as address:
        yield address


def hand_of(browser: Browser, table: str) -> list[str]:
    """What the guest holds at the start."""

    async def scene() -> Any:
        await browser.connect()
        position = await browser.watch(table)
        await browser.close()
        return position["view"]["hand"]

    return list(asyncio.run(scene()))


def seed_of(folder: Path, table: str) -> str:
    with sqlite3.connect(folder / "walpurgis.sqlite") as raw:
        return str(raw.execute("SELECT seed FROM tables WHERE id = ?", (table,)).fetchone()[0])


@pytest.mark.parametrize("opened", ["arranged", "left", "a link"])
def test_a_chosen_seed_is_drawn_anew_when_somebody_else_may_sit_down(secret_house: str, folder: Path, opened: str) -> None:
    anna, bela = Browser(secret_house, "Anna"), Browser(secret_house, "Béla")
    alone = [ME, ME] if opened != "arranged" else [ME, BOT]
    table = str(anna.post("/api/tables", {"game": "template", "seats": alone, "seed": SEED}, 201)["id"])
    assert seed_of(folder, table) == str(SEED)
    if opened == "a link":
        bela.post(str(anna.post(f"/api/tables/{table}/seats/1/link")["path"]).replace("/seat/", "/api/seat-links/"), status=200)
    else:
        anna.put(f"/api/tables/{table}/seats/1", {"kind": "open"}) if opened == "arranged" else anna.delete(f"/api/tables/{table}/seats/1")
        bela.post(f"/api/tables/{table}/seats", {"seat": 1})
    anna.post(f"/api/tables/{table}/start")
    seed = seed_of(folder, table)
    assert len(seed) == 64
    assert hand_of(bela, table) == sorted(Match.new("template", 2, seed).state.players[1].hand, key=int)


@pytest.mark.parametrize("opened", ["arranged", "left"])
def test_every_seed_is_drawn_anew_when_a_seat_opens(secret_house: str, folder: Path, opened: str) -> None:
    """One that was drawn, too: each time, and nobody is told."""
    anna, seeds = Browser(secret_house, "Anna"), set[str]()
    table = str(anna.post("/api/tables", {"game": "template", "seats": [ME, ME]}, 201)["id"])
    for _ in range(3):
        seeds.add(seed_of(folder, table))
        where = f"/api/tables/{table}/seats/1"
        said = anna.put(where, {"kind": "open"}) if opened == "arranged" else anna.delete(where)
        assert "seed" not in said
        anna.put(where, {"kind": "human", "mine": True})
    assert len({*seeds, seed_of(folder, table)}) == 4 and {len(seed) for seed in seeds} == {64}


def test_a_seat_of_a_chosen_seed_is_not_handed_to_others_in_mid_game(secret_house: str) -> None:
    anna = Browser(secret_house, "Anna")
    table = str(anna.post("/api/tables", {"game": "template", "seats": [ME, ME], "seed": SEED, "start": True}, 201)["id"])
    assert anna.post(f"/api/tables/{table}/seats/1/link", status=422)["kind"] == "chosen-seed"


def test_alone_with_bots_a_chosen_seed_is_kept(secret_house: str) -> None:
    anna = Browser(secret_house, "Anna")
    table = str(anna.post("/api/tables", {"game": "template", "seats": [ME, BOT], "seed": SEED, "start": True}, 201)["id"])
    assert hand_of(anna, table) == sorted(Match.new("template", 2, SEED).state.players[0].hand, key=int)


def test_seeds_that_are_drawn_have_256_bits_and_are_found_in_the_record(secret_house: str, folder: Path) -> None:
    """The record says the seed only when the game is over, and as a text, which every browser's JSON keeps as it is."""
    anna = Browser(secret_house, "Anna")

    async def scene() -> str:
        table = str(anna.post("/api/tables", {"game": "template", "seats": [ME, BOT], "start": True}, 201)["id"])
        assert seed_of(folder, table) not in anna.http.get(f"/api/tables/{table}").text
        await anna.connect()
        await anna.watch(table)
        await play_out(table, anna)
        await anna.close()
        return table

    tables = [asyncio.run(scene()) for _ in range(3)]
    seeds = {anna.get(f"/api/tables/{table}/record")["seed"] for table in tables}
    assert len(seeds) == 3 and all(len(bytes.fromhex(seed)) == 32 for seed in seeds)
    shown = anna.post("/api/replay", {"record": anna.get(f"/api/tables/{tables[0]}/record")}, 200)
    assert shown["total"] == len(shown["moments"]) - 1


def test_bots_dice_need_the_secret_of_the_house(tmp_path: Path) -> None:
    """Two houses with other secrets roll other dice at the same question of the same table."""
    houses = [House(Settings(data=str(tmp_path), secret=secret)) for secret in (SECRET, SECRET, SECRET[::-1])]
    one, same, other = (house.dice_of("aaaaaa", 3, 1) for house in houses)
    assert one == same != other
    assert len({houses[0].dice_of("aaaaaa", seq, seat) for seq in range(9) for seat in range(4)}) == 36

"""Replays, records, uploads, and going on from a moment."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.some_game import BULKY
from walpurgis.engine import Chance, Match, Record, game_named
from walpurgis.games._template.game import GAME

from .house import Browser, house, play_out


@pytest.fixture(scope="module")
def finished(address: str) -> tuple[Browser, str]:
    """Anna, and a game she has finished against a bot."""

    async def scene() -> tuple[Browser, str]:
        anna = await Browser(address, "Anna").connect()
        table = anna.lay("me", "random", undo="free")
        await anna.watch(table)
        await anna.answer(table, Chance(1))
        await anna.send("undo", table, seat=0)
        await anna.send("chat", table, text="good evening")
        await play_out(table, anna)
        await anna.close()
        return anna, table

    return asyncio.run(scene())


def test_a_finished_game_is_walked_through_from_any_seat(finished: tuple[Browser, str]) -> None:
    anna, table = finished
    public, mine, other, everything = (anna.get(f"/api/tables/{table}/replay?seat={seat}") for seat in ("public", 0, 1, "all"))
    assert [page["seat"] for page in (public, mine, other)] == [None, 0, 1]
    assert public["moments"][0]["view"]["hand"] == [] != mine["moments"][0]["view"]["hand"]
    for n, moment in enumerate(everything["moments"]):
        assert moment["seq"] == n
        assert moment["views"] == {"0": mine["moments"][n]["view"], "1": other["moments"][n]["view"]}
    assert len(everything["moments"]) == everything["total"] + 1
    assert everything["names"] == ["Anna", "random"] and everything["result"]["scores"]
    assert [line["text"] for line in public["chat"]] == ["good evening"]
    assert public["chat"][0]["seq"] <= public["total"]


def test_a_replay_comes_in_parts_if_wished(finished: tuple[Browser, str]) -> None:
    anna, table = finished
    whole = anna.get(f"/api/tables/{table}/replay")["moments"]
    part = anna.get(f"/api/tables/{table}/replay?first=2&count=2")
    assert part["moments"] == whole[2:4]


def test_a_running_game_shows_no_secrets(address: str) -> None:
    async def scene() -> None:
        anna, bela = Browser(address, "Anna"), Browser(address, "Béla")
        table = anna.lay("me", "open", start=False)
        bela.post(f"/api/tables/{table}/seats", {"seat": 1})
        anna.post(f"/api/tables/{table}/start")
        await anna.connect()
        await anna.watch(table)
        await anna.answer(table, Chance(1))
        assert bela.get(f"/api/tables/{table}/record", 403)["kind"] == "running"
        assert bela.get(f"/api/tables/{table}/replay?seat=0", 403)["kind"] == "running"
        assert bela.get(f"/api/tables/{table}/replay?seat=all", 403)["kind"] == "running"
        assert bela.get(f"/api/tables/{table}/replay?seat=1")["moments"][1]["answer"] is None
        assert anna.get(f"/api/tables/{table}/replay?seat=0")["moments"][1]["answer"] is not None
        assert bela.post("/api/continue", {"seq": 0, "seat": 1, "table": table}, 403)["kind"] == "running"

    asyncio.run(scene())


def test_a_record_is_downloaded_and_uploaded(finished: tuple[Browser, str]) -> None:
    anna, table = finished
    reply = anna.http.get(f"/api/tables/{table}/record")
    assert "attachment" in reply.headers["content-disposition"]
    again = anna.post("/api/replay?seat=0", {"record": reply.json()}, 200)
    assert again["moments"] == anna.get(f"/api/tables/{table}/replay?seat=0")["moments"]
    assert Match.replay(Record.read(reply.content)).over
    assert again["result"] == anna.get(f"/api/tables/{table}/replay?seat=0")["result"] is not None


BROKEN: dict[str, dict[str, Any]] = {
    "nothing": {},
    "another thing": {"walpurgis_save": 1},
    "an answer that is not offered": {"entries": [["given", 0, "99", 0]]},
    "an unknown game": {"game": "chess"},
}


@pytest.mark.parametrize("what", BROKEN)
def test_a_broken_record_is_refused(address: str, what: str) -> None:
    sound = Record.read(Match.new("template", 2, 1).record().text())
    body = {"game": sound.game, "version": 1, "seats": 2, "options": {}, "seed": 1, "entries": [], "walpurgis_record": 1} | BROKEN[what]
    problem = Browser(address).post("/api/replay", {"record": body if what not in ("nothing", "another thing") else BROKEN[what]}, 422)
    assert problem["kind"] == "broken-record" and problem["sentence"]


def test_a_game_that_ended_under_other_rules_is_shown_as_it_was_seen_and_not_replayed_under_these(tmp_path: Path) -> None:
    async def scene() -> None:
        with house(tmp_path) as address:
            anna = await Browser(address, "Anna").connect()
            table = anna.lay("me", "random")
            await anna.watch(table)
            await play_out(table, anna)
            with sqlite3.connect(tmp_path / "walpurgis.sqlite") as raw:
                assert raw.execute("SELECT rules FROM tables").fetchall() == [(GAME.version,)]
                raw.execute("UPDATE tables SET rules = rules - 1")
            seen = [moment["view"] for moment in anna.get(f"/api/tables/{table}/replay?seat=all")["moments"]]
            again = anna.post(f"/api/tables/{table}/rematch")["id"]
            with sqlite3.connect(tmp_path / "walpurgis.sqlite") as raw:
                assert raw.execute("SELECT rules FROM tables WHERE id = ?", [again]).fetchall() == [(GAME.version,)], "once more is played by today's rules"
            await anna.close()
        with house(tmp_path) as address:
            bela = Browser(address, "Béla")
            found = bela.get(f"/api/tables/{table}/replay?seat=all")
            assert found["result"] is not None and [moment["view"] for moment in found["moments"]] == seen
            assert bela.post("/api/continue", {"table": table, "seq": 1, "seat": 0}, 409)["kind"] == "other-rules"
            with sqlite3.connect(tmp_path / "walpurgis.sqlite") as raw:
                raw.execute("UPDATE answers SET seen = NULL")
        with house(tmp_path) as address:
            found = Browser(address).get(f"/api/tables/{table}/replay", 422)
            assert found["kind"] == "broken-record" and f"rules version {GAME.version - 1}" in found["sentence"], "of before what is seen was kept"

    asyncio.run(scene())


def test_a_record_that_takes_too_long_is_refused_and_the_worker_lives_on(tmp_path: Path) -> None:
    """Redealt thirty thousand times: a legal record, and nothing but work."""
    short: dict[str, Any] = msgspec.to_builtins(Match.new(BULKY, game_named(BULKY).seats[-1], 1).record())
    endless = short | {"entries": [["redealt", None, 1, 0]] * 30_000}
    with house(tmp_path, record_seconds=0.5) as address:
        anna = Browser(address)
        assert anna.post("/api/replay?first=29999", {"record": endless}, 422)["kind"] == "too-long"
        assert anna.post("/api/continue", {"record": endless, "seq": 30_000, "seat": 0}, 422)["kind"] == "too-long"
        assert anna.post("/api/replay", {"record": short}, 200)["total"] == 0


@pytest.mark.parametrize("from_file", [False, True])
def test_a_game_goes_on_from_a_moment_with_the_unknown_dealt_anew(finished: tuple[Browser, str], from_file: bool) -> None:
    async def scene() -> None:
        anna, table = finished
        moments = anna.get(f"/api/tables/{table}/replay?seat=0")["moments"]
        source = {"record": anna.get(f"/api/tables/{table}/record")} if from_file else {"table": table}
        again = anna.post("/api/continue", {"seq": 2, "seat": 0, "bot": "random", **source}, 201)
        assert again["phase"] == "playing" and [seat["kind"] for seat in again["seats"]] == ["human", "bot"]
        await anna.connect()
        anna.heard.clear()
        await anna.watch(again["id"])
        assert anna.position(again["id"])["view"] == moments[2]["view"]
        assert [line["says"] for line in anna.story(again["id"])] == [line["says"] for moment in moments[:3] for line in moment["lines"]]
        await play_out(again["id"], anna)
        kept = Record.read(anna.http.get(f"/api/tables/{again['id']}/record").content)
        assert Match.replay(kept).result().scores == anna.position(again["id"])["result"]["scores"]
        await anna.close()

    asyncio.run(scene())


def test_the_course_of_a_finished_game_ends_with_its_scores(finished: tuple[Browser, str]) -> None:
    anna, table = finished
    course, page = anna.get(f"/api/tables/{table}/course"), anna.get(f"/api/tables/{table}/replay")
    assert [one["seq"] for one in course] == list(range(page["total"] + 1))
    assert course[-1]["points"] == page["result"]["scores"]
    assert any(one["heading"] for one in course) == any(line["heading"] for moment in page["moments"] for line in moment["lines"])

"""The lobby over HTTP."""

from __future__ import annotations

import asyncio
import logging
import re
from pathlib import Path
from typing import Any, get_args

import httpx
import pytest

from tests.some_game import SOME
from walpurgis.engine import game_named
from walpurgis.engine.about import about
from walpurgis.engine.game import shown
from walpurgis.server.app import openapi
from walpurgis.server.sessions import NAMES, clean, proposed_name
from walpurgis.wire import FromBrowser, ToBrowser

from .house import PATIENCE, Browser, house, play_out, wait_until


def test_a_guest_has_a_name_and_a_language(address: str) -> None:
    anna = Browser(address)
    assert anna.get("/api/me") == {"id": anna.me["id"], "name": proposed_name(anna.me["id"]), "language": "en"}
    named = anna.http.patch("/api/me", json={"name": "  Anna \u202e\x00 K. ", "language": "de"}).json()
    assert named == {"id": anna.me["id"], "name": "Anna K.", "language": "de"} == anna.get("/api/me")
    assert anna.http.patch("/api/me", json={"name": "\x00"}).status_code == 400
    assert anna.http.patch("/api/me", json={"name": "x" * 25}).json()["kind"] == "malformed"


def test_the_cookie_is_signed_and_out_of_reach_of_scripts(address: str) -> None:
    first = httpx.get(f"{address}/api/me", timeout=PATIENCE)
    cookie = first.headers["set-cookie"]
    assert "HttpOnly" in cookie and "SameSite=Lax" in cookie and "Secure" not in cookie
    guest = cookie.split("=")[1].split(".")[0]
    forged = httpx.get(f"{address}/api/me", headers={"cookie": f"walpurgis={guest}.{'0' * 40}"}, timeout=PATIENCE)
    assert forged.json()["id"] != guest and "set-cookie" in forged.headers
    again = httpx.get(f"{address}/api/me", headers={"cookie": cookie.split(";")[0]}, timeout=PATIENCE)
    assert again.json()["id"] == guest and again.headers["set-cookie"] == cookie, "the same, for another year"


def test_the_games_are_offered_with_their_options(address: str) -> None:
    games = {game["name"]: game for game in Browser(address).get("/api/games")}
    assert list(games) == shown()
    for name, told in games.items():
        game = game_named(name)
        assert told["seats"] == list(game.seats) and set(told["options"]["properties"]) == set(game.Options.__struct_fields__)
        assert "random" in told["bots"] and told["minutes"] == about(game).minutes and told["credits"] == about(game).credits


def test_tables_are_listed_for_those_whom_they_concern(address: str) -> None:
    anna, bela = Browser(address, "Anna"), Browser(address, "Béla")
    hidden = anna.lay("me", "open", start=False)
    shown = anna.lay("me", "open", start=False, public=True)
    mine, others = anna.get("/api/tables"), bela.get("/api/tables")
    assert {hidden, shown} <= {table["id"] for table in mine["mine"]}
    assert shown in {table["id"] for table in others["open"]} and hidden not in {table["id"] for table in others["open"]}
    bela.post(f"/api/tables/{hidden}/seats", {"seat": 1})
    assert hidden in {table["id"] for table in bela.get("/api/tables")["mine"]}


def test_seats_are_taken_left_and_arranged(address: str) -> None:
    anna, bela, carl = (Browser(address, name) for name in ("Anna", "Béla", "Carl"))
    table = anna.lay("me", "open", "open", start=False)
    path = f"/api/tables/{table}"
    bela.post(f"{path}/seats", {"seat": 1})
    assert carl.post(f"{path}/seats", {"seat": 1}, 409)["kind"] == "seat-taken"
    assert anna.post(f"{path}/start", status=409)["kind"] == "seats-open"
    assert bela.put(f"{path}/seats/2", {"kind": "bot"}, 403)["kind"] == "not-the-owner"
    assert anna.put(f"{path}/seats/2", {"kind": "bot", "bot": "oracle"}, 422)["kind"] == "unknown-bot"
    arranged = anna.put(f"{path}/seats/2", {"kind": "bot", "bot": "random"})
    assert [seat["kind"] for seat in arranged["seats"]] == ["human", "human", "bot"]
    assert carl.delete(f"{path}/seats/1", 403)["kind"] == "not-your-seat"
    assert bela.delete(f"{path}/seats/1")["seats"][1]["kind"] == "open"
    carl.post(f"{path}/seats", {"seat": 1, "name": "Karl"})
    begun = anna.post(f"{path}/start")
    assert begun["phase"] == "playing" and begun["seats"][1]["name"] == "Karl"
    assert anna.post(f"{path}/start", status=409)["kind"] == "wrong-phase"


def test_a_lobby_that_everybody_left_is_abandoned(address: str) -> None:
    anna = Browser(address, "Anna")
    table = anna.lay("me", "open", start=False)
    assert anna.delete(f"/api/tables/{table}/seats/0")["phase"] == "abandoned"


def test_a_table_where_nobody_else_plays_is_put_away_and_counts_no_more(tmp_path: Path) -> None:
    with house(tmp_path, tables=2) as address:
        anna, bela = Browser(address, "Anna"), Browser(address, "Béla")
        alone, shared = anna.lay("me", "random"), anna.lay("me", "open", start=False)
        bela.post(f"/api/tables/{shared}/seats", {"seat": 1})
        wish = {"game": SOME, "seats": [{"kind": "human", "mine": True}, {"kind": "open"}]}
        assert anna.post("/api/tables", wish, status=429)["kind"] == "too-many"
        assert bela.post(f"/api/tables/{alone}/put-away", status=403)["kind"] == "not-the-owner"
        assert anna.post(f"/api/tables/{shared}/put-away", status=409)["kind"] == "not-alone"
        assert anna.post(f"/api/tables/{alone}/put-away")["phase"] == "abandoned"
        assert [table["id"] for table in anna.get("/api/tables")["mine"]] == [shared]
        anna.post("/api/tables", wish)


def test_tables_that_nobody_touches_expire(tmp_path: Path) -> None:
    with house(tmp_path, idle_days=1e-6, sweep_seconds=0.1) as address:
        anna = Browser(address, "Anna")
        table = anna.lay("me", "open", start=False)
        wait_until(lambda: anna.get(f"/api/tables/{table}")["phase"] == "abandoned")
        assert anna.get("/api/tables")["mine"] == []


def test_public_games_of_others_are_listed_as_going_on(address: str) -> None:
    anna, bela = Browser(address, "Anna"), Browser(address, "Béla")
    open_to_all, private = anna.lay("me", "random", public=True), anna.lay("me", "random")
    going_on = {table["id"] for table in bela.get("/api/tables")["running"]}
    assert open_to_all in going_on and private not in going_on
    assert open_to_all not in {table["id"] for table in anna.get("/api/tables")["running"]}


WRONG: dict[str, tuple[dict[str, Any], str]] = {
    "an unknown game": ({"game": "chess"}, "unknown-game"),
    "too many seats": ({"seats": [{"kind": "open"}] * 8}, "wrong-seats"),
    "an unknown option": ({"options": {"moon": 1}}, "unknown-option"),
    "an option out of bounds": ({"options": {"hand": 99}}, "unknown-option"),
    "an unknown bot": ({"seats": [{"kind": "bot", "bot": "oracle"}, {"kind": "open"}]}, "unknown-bot"),
    "an unknown field": ({"moon": 1}, "malformed"),
    "a clock too short": ({"clock": {"stock": 1}}, "malformed"),
    "no seats": ({"seats": []}, "malformed"),
}


@pytest.mark.parametrize("what", WRONG)
def test_a_table_that_cannot_be_laid_is_refused_with_a_sentence(address: str, what: str) -> None:
    change, kind = WRONG[what]
    body = {"game": "template", "seats": [{"kind": "human", "mine": True}, {"kind": "open"}]} | change
    problem = Browser(address).post("/api/tables", body, 400 if kind == "malformed" else 422)
    assert problem["kind"] == kind and problem["sentence"]


def test_a_guest_has_a_limited_number_of_unfinished_tables(tmp_path: Path) -> None:
    with house(tmp_path, tables=2) as address:
        anna = Browser(address)
        for _ in range(2):
            anna.lay("me", "open", start=False)
        wish = {"game": "template", "seats": [{"kind": "open"}, {"kind": "open"}]}
        assert anna.post("/api/tables", wish, 429)["kind"] == "too-many"


def test_a_link_moves_a_seat_to_another_browser_once(address: str) -> None:
    anna, phone, thief = Browser(address, "Anna"), Browser(address), Browser(address)
    table = anna.lay("me", "random")
    assert phone.post(f"/api/tables/{table}/seats/0/link", status=403)["kind"] == "not-your-seat"
    path = anna.post(f"/api/tables/{table}/seats/0/link", status=201)["path"]
    for browser in (thief, phone):
        assert browser.http.get(path).headers["content-type"].startswith("text/html"), "who only looks at the link, as previews do, uses nothing up"
    take = path.replace("/seat/", "/api/seat-links/")
    assert phone.post(take, status=200)["id"] == table
    seats = [browser.get(f"/api/tables/{table}")["seats"][0]["mine"] for browser in (anna, phone)]
    assert seats == [False, True]
    assert thief.post(take, status=404)["kind"] == "no-such-link"
    assert phone.post(take, status=200)["id"] == table, "the same browser may come again"


def test_once_more_finds_the_same_table_for_everybody(address: str) -> None:
    async def scene() -> None:
        anna, bela = Browser(address, "Anna"), Browser(address, "Béla")
        table = anna.lay("me", "open", start=False)
        bela.post(f"/api/tables/{table}/seats", {"seat": 1})
        anna.post(f"/api/tables/{table}/start")
        assert anna.post(f"/api/tables/{table}/rematch", status=409)["kind"] == "wrong-phase"
        await asyncio.gather(anna.connect(), bela.connect())
        await asyncio.gather(anna.watch(table), bela.watch(table))
        await play_out(table, anna, bela)
        first = anna.post(f"/api/tables/{table}/rematch")
        assert bela.post(f"/api/tables/{table}/rematch")["id"] == first["id"] != table
        assert first["phase"] == "lobby" and {seat["name"] for seat in first["seats"]} == {"Anna", "Béla"}

    asyncio.run(scene())


def test_headers_keep_strangers_out(address: str) -> None:
    page = httpx.get(f"{address}/t/abcdef", timeout=PATIENCE)
    policy = page.headers["content-security-policy"]
    assert "default-src 'self'" in policy and "frame-ancestors 'none'" in policy
    assert re.search(r"script-src 'self';", policy), "no inline scripts"
    assert page.headers["x-content-type-options"] == "nosniff" and page.headers["referrer-policy"]
    foreign = httpx.patch(f"{address}/api/me", json={"name": "x"}, headers={"origin": "https://evil.example"})
    assert (foreign.status_code, foreign.json()["kind"]) == (403, "foreign-origin")


def test_what_is_not_there_is_a_problem_too(address: str) -> None:
    anna = Browser(address)
    assert anna.get("/api/nothing", 404)["kind"] == "no-such-page"
    assert anna.get("/api/tables/zzzzzzzz", 404)["kind"] == "no-such-table"
    assert anna.get("/assets/missing.js", 404)["kind"] == "no-such-page"
    assert anna.http.post("/api/tables", content=b"{").json()["kind"] == "malformed"
    assert anna.http.delete("/api/me").status_code == 405
    big = anna.http.post("/api/tables", content=b'{"game":"' + b"x" * 100_000 + b'"}', headers={"content-type": "application/json"})
    assert (big.status_code, big.json()["kind"]) == (413, "too-big")


def test_the_house_says_how_it_is(address: str) -> None:
    assert httpx.get(f"{address}/health", timeout=PATIENCE).json()["status"] == "alive"
    assert httpx.get(f"{address}/ready", timeout=PATIENCE).json()["status"] == "ready"


def test_the_wire_is_described(address: str) -> None:
    document = httpx.get(f"{address}/schema", timeout=PATIENCE).json()
    assert document == openapi()
    shapes = document["components"]["schemas"]
    assert {"FromBrowser", "ToBrowser", "Position", "AnswerIt", "TableInfo", "Line", "AccountLine"} <= shapes.keys()
    assert {kind.__name__ for kind in (*get_args(FromBrowser), *get_args(ToBrowser))} <= shapes.keys(), "every message has a shape of its own"
    assert set(shapes["Position"]["required"]) == set(shapes["Position"]["properties"])
    used = set(re.findall(r'"#/components/schemas/([^"]+)"', httpx.get(f"{address}/schema/openapi.json", timeout=PATIENCE).text))
    assert used <= shapes.keys()


def test_describing_the_wire_leaves_the_log_alone() -> None:
    before = logging.getLogger().handlers[:]
    openapi.__wrapped__()
    assert logging.getLogger().handlers == before


def test_a_seed_is_chosen_only_where_one_sits_alone_with_bots(tmp_path: Path) -> None:
    with house(tmp_path, seeds=False) as address:
        anna = Browser(address, "Anna")
        refused = anna.post("/api/tables", {"game": "template", "seats": [{"kind": "human", "mine": True}, {"kind": "open"}], "seed": 7}, 422)
        assert refused["kind"] == "chosen-seed"
        alone = {"game": "template", "seats": [{"kind": "human", "mine": True}, {"kind": "bot"}], "seed": 7}
        assert anna.post("/api/tables", alone, 201)["phase"] == "lobby"


def test_a_guest_without_a_name_may_choose_a_language(address: str) -> None:
    anna = Browser(address)
    assert anna.http.patch("/api/me", json={"language": "de"}).json()["language"] == "de"
    assert anna.get("/api/me")["language"] == "de"


def test_everybody_has_a_name_from_the_start(address: str) -> None:
    """It is proposed, stays the same, sits on the seat, and gives way to the one that is chosen."""
    anna = Browser(address)
    proposed = anna.get("/api/me")["name"]
    assert proposed in NAMES
    anna.http.patch("/api/me", json={"language": "fr"})
    assert anna.get("/api/me")["name"] == proposed
    table = anna.lay("me", "random", start=False)
    assert anna.get(f"/api/tables/{table}")["seats"][0]["name"] == proposed
    anna.http.patch("/api/me", json={"name": "Anna"})
    assert anna.get(f"/api/tables/{table}")["seats"][0]["name"] == "Anna"


def test_proposed_names_fit_and_differ() -> None:
    assert len(set(NAMES)) == len(NAMES) == 64
    assert all(clean(name, 24) == name for name in NAMES)
    assert len({proposed_name(f"guest {n}") for n in range(1000)}) == 64

"""Hostile requests, origins and cookies. A refusal is a Problem with a fitting status; nobody gets what is not theirs."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from walpurgis.server.sessions import Sessions

from ..house import PATIENCE, SECRET, Browser

NOTHING = "aaaaaaaaaaaa"
SEATS = [{"kind": "human", "mine": True}, {"kind": "bot"}]


def no(reply: httpx.Response, status: int, kind: str) -> None:
    """The reply is that refusal."""
    assert (reply.status_code, reply.json()["kind"]) == (status, kind), reply.text
    assert set(reply.json()) == {"kind", "sentence", "rule"} and reply.json()["sentence"]


BODIES: list[tuple[Any, int, str]] = [
    ([], 400, "malformed"),
    ({}, 400, "malformed"),
    ({"game": "template", "seats": []}, 400, "malformed"),
    ({"game": "template", "seats": SEATS * 5}, 400, "malformed"),
    ({"game": "template", "seats": SEATS, "secret": 1}, 400, "malformed"),
    ({"game": "template", "seats": "two"}, 400, "malformed"),
    ({"game": "template", "seats": [{"kind": "ghost"}] * 2}, 400, "malformed"),
    ({"game": "template", "seats": SEATS, "seed": -1}, 400, "malformed"),
    ({"game": "template", "seats": SEATS, "seed": 1 << 60}, 400, "malformed"),
    ({"game": "template", "seats": SEATS, "clock": {"stock": 1}}, 400, "malformed"),
    ({"game": "g" * 41, "seats": SEATS}, 400, "malformed"),
    ({"game": "\x00", "seats": SEATS}, 422, "unknown-game"),
    ({"game": "poker", "seats": SEATS}, 422, "unknown-game"),
    ({"game": "template", "seats": SEATS[:1]}, 422, "wrong-seats"),
    ({"game": "template", "seats": SEATS, "options": {"hand": 99}}, 422, "unknown-option"),
    ({"game": "template", "seats": SEATS, "options": {"cheat": True}}, 422, "unknown-option"),
    ({"game": "template", "seats": [SEATS[0], {"kind": "bot", "bot": "os.system"}]}, 422, "unknown-bot"),
]


@pytest.mark.parametrize(("body", "status", "kind"), BODIES)
def test_a_table_that_cannot_be_is_not_laid(address: str, body: Any, status: int, kind: str) -> None:
    anna = Browser(address)
    no(anna.http.post("/api/tables", json=body), status, kind)
    assert anna.get("/api/tables")["mine"] == []


def test_bodies_that_are_not_json_or_too_big_are_refused(address: str) -> None:
    anna = Browser(address)
    no(anna.http.post("/api/tables", content=b'{"game":'), 400, "malformed")
    no(anna.http.post("/api/tables", content=b"\xff\xfe\x00"), 400, "malformed")
    no(anna.http.post("/api/tables", content=b"[" * 30_000), 400, "malformed")
    no(anna.http.post("/api/tables", content=b"[" * 70_000), 413, "too-big")
    no(anna.http.post("/api/replay", content=b"{" + b" " * 3_000_000 + b"}"), 413, "too-big")
    no(anna.http.put("/api/me"), 405, "wrong-method")
    no(anna.http.get("/api/nowhere"), 404, "no-such-page")


@pytest.mark.parametrize("table", [NOTHING, "x", "%00", "..%2f..", "a" * 500, "🕯", "'; drop table answers; --"])
def test_a_table_that_is_not_there(address: str, table: str) -> None:
    anna = Browser(address)
    paths = [("GET", ""), ("GET", "/replay"), ("GET", "/record"), ("POST", "/start"), ("POST", "/rematch"), ("POST", "/seats/0/link"), ("DELETE", "/seats/0")]
    for method, path in paths:
        assert anna.http.request(method, f"/api/tables/{table}{path}").status_code in (400, 404, 405)
    assert anna.http.post(f"/api/seat-links/{table}").status_code in (400, 404, 405)


def test_what_belongs_to_others_cannot_be_touched(address: str) -> None:
    anna, renfield = Browser(address, "Anna"), Browser(address, "Renfield")
    table = anna.lay("me", "open", start=False)
    no(renfield.http.post(f"/api/tables/{table}/start"), 403, "not-your-seat")
    no(renfield.http.delete(f"/api/tables/{table}/seats/0"), 403, "not-your-seat")
    no(renfield.http.put(f"/api/tables/{table}/seats/1", json={"kind": "bot"}), 403, "not-the-owner")
    no(renfield.http.post(f"/api/tables/{table}/seats", json={"seat": 0}), 409, "seat-taken")
    no(renfield.http.post(f"/api/tables/{table}/seats", json={"seat": 7}), 409, "seat-taken")
    no(renfield.http.post(f"/api/tables/{table}/seats/0/link"), 403, "not-your-seat")
    no(anna.http.post(f"/api/tables/{table}/start"), 409, "seats-open")
    anna.put(f"/api/tables/{table}/seats/1", {"kind": "human", "mine": True})
    anna.post(f"/api/tables/{table}/start")
    no(renfield.http.post(f"/api/tables/{table}/seats", json={"seat": 1}), 409, "seat-taken")
    no(renfield.http.get(f"/api/tables/{table}/record"), 403, "running")
    no(renfield.http.get(f"/api/tables/{table}/replay", params={"seat": "0"}), 403, "running")
    no(renfield.http.get(f"/api/tables/{table}/replay", params={"seat": "all"}), 403, "running")
    no(anna.http.get(f"/api/tables/{table}/record"), 403, "running")
    no(anna.http.get(f"/api/tables/{table}/replay", params={"seat": "all"}), 403, "running")
    no(anna.http.post("/api/continue", json={"table": table, "seq": 0, "seat": 1}), 403, "running")
    assert [seat["mine"] for seat in anna.get(f"/api/tables/{table}")["seats"]] == [True, True]


def link_to(browser: Browser, table: str, seat: int) -> str:
    """A link to a seat, as it is followed."""
    return str(browser.post(f"/api/tables/{table}/seats/{seat}/link")["path"]).replace("/seat/", "/api/seat-links/")


def test_a_seat_link_is_void_when_its_maker_has_left(address: str) -> None:
    """Sit, make a link, stand up, let another sit, use the link: the seat stays with the other. So it does when a bot or the owner sits there."""
    anna, bela, carla = Browser(address, "Anna"), Browser(address, "Béla"), Browser(address, "Carla")
    table = anna.lay("me", "open", start=False)
    seat = f"/api/tables/{table}/seats/1"
    for then in ("carla", "bela again", "bot", "owner"):
        bela.post(f"/api/tables/{table}/seats", {"seat": 1})
        link = link_to(bela, table, 1)
        bela.delete(seat)
        if then == "carla":
            carla.post(f"/api/tables/{table}/seats", {"seat": 1})
        elif then == "bela again":
            bela.post(f"/api/tables/{table}/seats", {"seat": 1})
        else:
            anna.put(seat, {"kind": "bot"} if then == "bot" else {"kind": "human", "mine": True})
        no(bela.http.post(link), 404, "no-such-link")
        no(Browser(address).http.post(link), 404, "no-such-link")
        anna.put(seat, {"kind": "open"}) if then in ("bot", "owner") else anna.delete(seat)


def test_a_seat_link_is_void_when_a_bot_stands_in(address: str) -> None:
    anna = Browser(address, "Anna")
    table = anna.lay("me", "random")
    link = link_to(anna, table, 0)
    anna.delete(f"/api/tables/{table}/seats/0")
    no(Browser(address).http.post(link), 404, "no-such-link")


def test_few_seat_links_are_good_at_once(address: str) -> None:
    """The last three are; when one is used, the others are void."""
    anna = Browser(address, "Anna")
    table = anna.lay("me", "random")
    links = [link_to(anna, table, 0) for _ in range(5)]
    no(Browser(address).http.post(links[1]), 404, "no-such-link")
    phone = Browser(address)
    phone.post(links[2], status=200)
    for link in links[3:]:
        no(Browser(address).http.post(link), 404, "no-such-link")
    phone.post(links[2], status=200)


def test_a_seat_link_is_good_for_one_browser(address: str) -> None:
    anna, bela, renfield = Browser(address, "Anna"), Browser(address, "Béla"), Browser(address, "Renfield")
    table = anna.lay("me", "random")
    take = anna.post(f"/api/tables/{table}/seats/0/link")["path"].replace("/seat/", "/api/seat-links/")
    no(renfield.http.get(take), 405, "wrong-method")
    no(renfield.http.post(take, headers={"origin": "https://evil.example"}), 403, "foreign-origin")
    assert bela.post(take)["id"] == table
    no(renfield.http.post(take), 404, "no-such-link")
    assert [browser.get(f"/api/tables/{table}")["seats"][0]["mine"] for browser in (anna, bela, renfield)] == [False, True, False]


def test_a_guest_has_so_many_tables(strict: str) -> None:
    anna, bela = Browser(strict), Browser(strict)
    tables = [anna.lay("me", "open", start=False) for _ in range(3)]
    no(anna.http.post("/api/tables", json={"game": "template", "seats": SEATS}), 429, "too-many")
    bela.lay("me", "open", start=False)  # the limit is each guest's own
    anna.delete(f"/api/tables/{tables[0]}/seats/0")
    anna.lay("me", "open", start=False)


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("<b>Mina</b>", "<b>Mina</b>"),
        ("Mi\x00na\x1b[31m", "Mina[31m"),
        ("\u202eMina\u2066", "Mina"),
        ("  Mina \t\n Harker ", "Mina Harker"),
        ("Mi\u0301na", "Mína"),
        ("👩‍👩‍👧", "👩‍👩‍👧"),
    ],
)
def test_names_are_plain_text(address: str, name: str, kept: str) -> None:
    mina = Browser(address)
    assert mina.http.patch("/api/me", json={"name": name}).json()["name"] == kept
    table = mina.lay("me", "random")
    assert mina.get(f"/api/tables/{table}")["seats"][0]["name"] == kept


@pytest.mark.parametrize("name", ["", "\u202e", " \x00 ", "m" * 25, 5])
def test_a_name_with_nothing_to_read_is_refused(address: str, name: Any) -> None:
    mina = Browser(address, "Mina")
    no(mina.http.patch("/api/me", json={"name": name}), 400, "malformed")
    assert mina.get("/api/me")["name"] == "Mina"


# Origins -------------------------------------------------------------------------------------------------------------

FOREIGN = [
    "https://evil.example",
    "http://127.0.0.1",
    "http://127.0.0.1:1",
    "null",
    "",
    "http://[",
    "http://games.example",
    "https://games.example.evil.example",
]


@pytest.mark.parametrize("origin", FOREIGN)
def test_a_foreign_page_may_not_act(strict: str, origin: str) -> None:
    anna = Browser(strict)
    no(anna.http.post("/api/tables", json={"game": "template", "seats": SEATS}, headers={"origin": origin}), 403, "foreign-origin")
    assert anna.http.get("/api/me", headers={"origin": origin}).is_success  # reading is for the browser to forbid, and it does
    assert "access-control-allow-origin" not in anna.http.get("/api/me", headers={"origin": origin}).headers

    async def scene() -> None:
        with pytest.raises(InvalidStatus) as refused:
            await connect(f"{strict.replace('http', 'ws')}/ws", additional_headers={"origin": origin})
        assert refused.value.response.status_code == 403

    asyncio.run(scene())


def test_our_own_pages_may(strict: str) -> None:
    async def scene() -> None:
        for origin in (strict, "https://games.example", "http://other.example:8080"):
            anna = await Browser(strict).connect(headers={"origin": origin})
            await anna.close()

    asyncio.run(scene())


# Cookies -------------------------------------------------------------------------------------------------------------


BESIDE = ['prefs={"a":1}; ', "a=b c; ", 'x="; ', "=; ;; ", "ünicode=é; ", "walpurgis=forged.0000; ", "$Version=1; ", "a[0]=(1,2); ", "no-value; "]


@pytest.mark.parametrize("other", BESIDE)
def test_a_cookie_of_somebody_else_on_the_host_does_not_cost_the_seats(address: str, other: str) -> None:
    anna = Browser(address, "Anna")
    true = anna.http.cookies["walpurgis"]
    with httpx.Client(base_url=address, verify=False, timeout=PATIENCE) as again:
        for cookies in (f"{other}walpurgis={true}", f"walpurgis={true}; {other}", f'{other}walpurgis="{true}"'):
            assert again.get("/api/me", headers={b"cookie": cookies.strip().encode()}).json()["id"] == anna.me["id"]
            again.cookies.clear()


def test_without_a_true_cookie_one_is_a_stranger(address: str) -> None:
    """A missing cookie, one with a wrong signature, one signed with a key that is no longer used: a new guest each time, to whom nothing belongs."""
    anna = Browser(address, "Anna")
    table = anna.lay("me", "me")
    true = anna.http.cookies["walpurgis"]
    old = Sessions(b"the key of last year").cookie(anna.me["id"], secure=False).split(";")[0].partition("=")[2]
    assert true == Sessions(SECRET.encode()).cookie(anna.me["id"], secure=False).split(";")[0].partition("=")[2]
    for cookie in (None, old, anna.me["id"], f"{anna.me['id']}.", f"{true}0", true[:-1], f".{true}", "\xff", "=;=;", "x" * 4000):
        headers = {} if cookie is None else {b"cookie": f"walpurgis={cookie}".encode("latin-1")}
        with httpx.Client(base_url=address, verify=False, timeout=PATIENCE) as stranger:
            reply = stranger.get("/api/me", headers=headers)
            assert reply.json()["id"] != anna.me["id"]
            new = reply.headers["set-cookie"]
            assert "HttpOnly" in new and "SameSite=Lax" in new and "Secure" not in new
            assert not any(seat["mine"] for seat in stranger.get(f"/api/tables/{table}").json()["seats"])

    async def scene() -> None:
        async with connect(f"{address.replace('http', 'ws')}/ws", additional_headers={"cookie": f"walpurgis={old}"}) as line:
            assert line.response is not None and "walpurgis=" in line.response.headers["set-cookie"]
            assert anna.me["id"] not in str(await line.recv())

    asyncio.run(scene())


def test_every_page_leaves_with_its_headers(address: str) -> None:
    for path in ("/", "/api/me", "/api/tables/nothing", "/health", "/schema/openapi.json"):
        headers = httpx.get(f"{address}{path}", verify=False, timeout=PATIENCE).headers
        assert "default-src 'self'" in headers["content-security-policy"] and "'unsafe-" not in headers["content-security-policy"]
        assert "script-src 'self';" in headers["content-security-policy"] and "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff" and "referrer-policy" in headers

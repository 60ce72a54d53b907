"""How the built client is served: files as they are, the page with everything it will need, and the first words along with it."""

from __future__ import annotations

import asyncio
import gzip
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from walpurgis.engine import Chance

from .house import PATIENCE, Browser, house

SCRIPT = "console.log('the candles are lit')"
PAGE = '<!doctype html><html lang="en"><head><title>the table</title></head><body></body></html>'
NEEDS = {
    "fonts": ["assets/book-1.woff2"],
    "/t": ["assets/table-1.js", "assets/table-1.css"],
    "/learn": ["assets/learn-1.js"],
    "words-en": ["assets/words-en-1.js"],
    "words-de": ["assets/words-de-1.js"],
    "template": ["assets/template-1.js"],
    "template-de": ["assets/template-de-1.js"],
    "chess": ["assets/chess-1.js"],
}


@pytest.fixture(scope="module")
def laid(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Path]]:
    """The address of a house with a small client, and where that is."""
    folder = tmp_path_factory.mktemp("laid")
    client = folder / "dist"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text(PAGE)
    (client / "needs.json").write_bytes(msgspec.json.encode(NEEDS))
    (client / "favicon.svg").write_text("<svg/>")
    (client / "assets" / "a-1234.js").write_text(SCRIPT)
    (client / "assets" / "a-1234.js.gz").write_bytes(gzip.compress(SCRIPT.encode()))
    (client / "assets" / "a-1234.js.br").write_bytes(b"made by brotli")
    (folder / "secret.txt").write_text("no")
    with house(folder / "data", client=str(client)) as address:
        yield address, client


def fetch(address: str, **headers: str) -> tuple[httpx.Response, bytes]:
    """A reply, and its body as it came over the line."""
    with httpx.stream("GET", address, headers={name.replace("_", "-"): value for name, value in headers.items()}, timeout=PATIENCE) as reply:
        return reply, b"".join(reply.iter_raw())


def first(page: str) -> list[dict[str, Any]]:
    """The first words that a page brings."""
    found = re.search(r'<script type="application/json" id="first">(.*?)</script>', page, re.S)
    assert found
    return list(msgspec.json.decode(found[1]))


def test_the_page_is_there_for_all_routes_of_the_client(laid: tuple[str, Path]) -> None:
    for path in ("/", "/t/abcdef", "/replay/abcdef", "/rules/chess"):
        page = httpx.get(laid[0] + path, timeout=PATIENCE)
        assert "<title>the table</title>" in page.text and page.headers["cache-control"] == "no-store"


def test_files_are_kept_forever_and_known_again(laid: tuple[str, Path]) -> None:
    script, _ = fetch(f"{laid[0]}/assets/a-1234.js")
    assert "immutable" in script.headers["cache-control"] and "javascript" in script.headers["content-type"]
    again, body = fetch(f"{laid[0]}/assets/a-1234.js", if_none_match=script.headers["etag"])
    assert (again.status_code, body) == (304, b"")
    icon, _ = fetch(f"{laid[0]}/favicon.svg")
    assert icon.headers["cache-control"] == "no-cache" and icon.headers["etag"]


@pytest.mark.parametrize(("accepted", "encoding"), [("gzip, deflate, br", "br"), ("gzip;q=1.0, deflate", "gzip"), ("identity", None)])
def test_a_file_goes_out_as_it_lies_in_the_shortest_form_that_is_understood(laid: tuple[str, Path], accepted: str, encoding: str | None) -> None:
    address, client = laid
    reply, body = fetch(f"{address}/assets/a-1234.js", accept_encoding=accepted)
    ending = {"br": ".br", "gzip": ".gz", None: ""}[encoding]
    assert reply.headers.get("content-encoding") == encoding and reply.headers["vary"] == "accept-encoding"
    assert body == (client / "assets" / f"a-1234.js{ending}").read_bytes()


def test_a_file_that_was_built_anew_is_served_anew(laid: tuple[str, Path]) -> None:
    address, client = laid
    (client / "new.svg").write_text("<svg/>")
    before, _ = fetch(f"{address}/new.svg")
    (client / "new.svg").write_text("<svg><path/></svg>")
    after, body = fetch(f"{address}/new.svg", if_none_match=before.headers["etag"])
    assert (after.status_code, body) == (200, b"<svg><path/></svg>")


@pytest.mark.parametrize("path", ["/..%2fsecret.txt", "/assets/..%2f..%2fsecret.txt", "/assets/missing.js", "/assets/", "/missing.png"])
def test_nothing_outside_the_client_is_a_file(laid: tuple[str, Path], path: str) -> None:
    assert httpx.get(laid[0] + path, timeout=PATIENCE).status_code == 404


def test_the_page_of_a_table_names_everything_it_will_need(laid: tuple[str, Path]) -> None:
    anna = Browser(laid[0])
    table = anna.lay("me", "open", start=False)
    page = anna.http.get(f"/t/{table}", headers={"accept-language": "pt, de-AT;q=0.9, en;q=0.5"}).text
    head = page.partition("</head>")[0]
    assert re.findall(r'rel="modulepreload" crossorigin href="/(.*?)"', head) == [
        "assets/table-1.js", "assets/words-de-1.js", "assets/template-1.js", "assets/template-de-1.js",
    ]  # fmt: skip
    assert '<link rel="stylesheet" crossorigin href="/assets/table-1.css">' in head
    assert '<link rel="preload" href="/assets/book-1.woff2" as="font" type="font/woff2" crossorigin>' in head


def test_a_guest_with_a_name_is_spoken_to_in_the_language_it_chose(laid: tuple[str, Path]) -> None:
    anna = Browser(laid[0])
    anna.http.patch("/api/me", json={"name": "Anna", "language": "de"}).raise_for_status()
    page = anna.http.get("/learn/chess", headers={"accept-language": "en"}).text
    assert "/assets/words-de-1.js" in page and "/assets/words-en-1.js" not in page and "/assets/chess-1.js" in page
    [hello] = first(page)
    assert (hello["is"], hello["me"]["name"]) == ("hello", "Anna")


def test_the_first_words_are_those_of_the_socket(laid: tuple[str, Path]) -> None:
    """Whoever asks for the page gets what the socket would say to the same guest, and nothing else."""

    async def scene() -> None:
        anna, bela, eye = Browser(laid[0], "Anna"), Browser(laid[0], "Béla"), Browser(laid[0])
        table = anna.lay("me", "open", start=False, game="template")
        bela.post(f"/api/tables/{table}/seats", {"seat": 1})
        anna.post(f"/api/tables/{table}/start")
        await anna.connect()
        await anna.watch(table)
        await anna.answer(table, Chance(1))
        seen = {}
        for guest in (anna, bela, eye):
            hello, at, position = first(guest.http.get(f"/t/{table}").text)
            fresh = Browser(laid[0])
            fresh.http.cookies = guest.http.cookies
            await fresh.connect()
            assert position == await fresh.watch(table)
            assert hello["me"]["id"] == guest.me["id"]
            assert [seat["mine"] for seat in at["info"]["seats"]] == [guest is anna, guest is bela]
            seen[guest] = position["view"]
            await fresh.close()
        assert seen[anna] != seen[bela] != seen[eye] != seen[anna]
        await anna.close()

    asyncio.run(scene())


def test_a_closed_table_says_nothing_to_strangers(laid: tuple[str, Path]) -> None:
    anna, eve = Browser(laid[0]), Browser(laid[0])
    table = anna.lay("me", "random", spectators=False)
    assert [word["is"] for word in first(anna.http.get(f"/t/{table}").text)] == ["hello", "table", "position"]
    assert [word["is"] for word in first(eve.http.get(f"/t/{table}").text)] == ["hello"]


def test_no_name_ends_the_script(laid: tuple[str, Path]) -> None:
    name = "</script><b>Mina"
    mina = Browser(laid[0], name)
    table = mina.lay("me", "open", start=False)
    page = mina.http.get(f"/t/{table}").text
    assert "<b>" not in page and first(page)[1]["info"]["seats"][0]["name"] == name


def test_without_a_client_the_page_says_how_to_build_one(tmp_path: Path) -> None:
    with house(tmp_path, client=str(tmp_path / "nowhere")) as address:
        assert "make client" in httpx.get(address, timeout=PATIENCE).text
        assert httpx.get(f"{address}/api/games", timeout=PATIENCE).is_success

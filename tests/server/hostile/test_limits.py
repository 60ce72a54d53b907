"""Too much of anything: half-sent requests, sockets, tables, requests. Others go on as if nothing had happened."""

from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from walpurgis.server import middleware
from walpurgis.server.app import App
from walpurgis.server.protocol import patient_protocol
from walpurgis.server.serve import Server, config_of, listen
from walpurgis.server.settings import Settings

from ..house import PATIENCE, SECRET, Browser, house, wait_until
from ..storage.process import Process

SEATS = [{"kind": "human", "mine": True}, {"kind": "open"}]


FILES = 240
REQUEST = b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n"


@contextmanager
def patient(data: Path, connections: int, seconds: float) -> Iterator[tuple[str, int]]:
    """A house that lets this many connections of one address in, and waits this long for the head of a request; where it listens."""
    settings = Settings(port=0, data=str(data), secret=SECRET, connections=connections)
    settings.prepare()
    listening = listen(settings)
    config = config_of(App(settings))
    config.http_protocol_class = patient_protocol(uvicorn.Config(config.app, ws="websockets-sansio", log_config=None), connections, seconds=seconds)
    server: uvicorn.Server = Server(config)
    thread = threading.Thread(target=lambda: server.run([listening]), daemon=True)
    thread.start()
    wait_until(lambda: server.started)
    try:
        yield "127.0.0.1", int(listening.getsockname()[1])
    finally:
        server.should_exit = True
        thread.join(PATIENCE)


def is_answered(at: tuple[str, int], from_there: str = "127.0.0.1") -> bool:
    """Whether somebody who comes now is let in."""
    try:
        with socket.create_connection(at, timeout=PATIENCE, source_address=(from_there, 0)) as line:
            line.sendall(REQUEST)
            return line.recv(100).startswith(b"HTTP/1.1 200")
    except ConnectionError:
        return False


def test_an_address_has_so_many_connections(tmp_path: Path) -> None:
    with patient(tmp_path, connections=40, seconds=PATIENCE) as at:
        lines = [socket.create_connection(at, timeout=PATIENCE) for _ in range(40)]
        for line in lines:
            line.sendall(REQUEST)
            assert line.recv(100)
        assert not is_answered(at)
        lines.pop().close()
        wait_until(lambda: is_answered(at))
        for line in lines:
            line.close()


def test_one_address_does_not_take_all_files_of_the_machine(tmp_path: Path) -> None:
    """Where a process may open few files, one address may have half of them, whatever is set: somebody from another address is let in."""
    few = f"import resource, sys; resource.setrlimit(resource.RLIMIT_NOFILE, ({FILES}, {FILES})); from walpurgis.server.serve import main; sys.exit(main())"
    with Process(tmp_path, ["-c", few]) as process:
        at = urlsplit(process.address)
        where = str(at.hostname), int(at.port or 0)
        lines = [socket.create_connection(where, timeout=PATIENCE) for _ in range(FILES)]
        for line in lines:
            with suppress(OSError):
                line.sendall(b"GET /health HTTP/1.1\r\nHost: loc")
        assert not is_answered(where)
        assert is_answered(where, from_there="127.0.0.2")
        for line in lines:
            line.close()


def test_a_socket_counts_as_long_as_it_is_open(tmp_path: Path) -> None:
    """Sockets that come and go lock nobody out, however many there were in the life of the server; those that are open count."""

    async def open_one(at: tuple[str, int]) -> ClientConnection:
        """The next socket that is let in: those who have just gone may be counted for a moment."""
        async with asyncio.timeout(PATIENCE):
            while True:
                with suppress(OSError, WebSocketException):
                    line = await connect(f"ws://{at[0]}:{at[1]}/ws")
                    await line.recv()
                    return line
                await asyncio.sleep(0.01)

    async def scene(at: tuple[str, int]) -> None:
        for n in range(12):
            line = await open_one(at)
            if n % 2:
                await line.close()
            else:
                line.transport.abort()
            await asyncio.to_thread(wait_until, lambda: is_answered(at))
        lines = [await open_one(at) for _ in range(4)]
        assert not await asyncio.to_thread(is_answered, at)
        for line in lines:
            await line.close()
        await asyncio.to_thread(wait_until, lambda: is_answered(at))

    with patient(tmp_path, connections=4, seconds=PATIENCE) as at:
        asyncio.run(scene(at))


def test_half_sent_requests_are_let_go(tmp_path: Path) -> None:
    """Heads that never end, a second request that never ends, nothing at all: each is closed after a moment; a socket is not."""
    with patient(tmp_path, connections=40, seconds=0.5) as at:
        begun = [b"", b"GET /he", b"GET /health HTTP/1.1\r\nHost: loc", REQUEST + b"GET /health HTTP/1.1\r\nX-Slow: "]
        lines = [socket.create_connection(at, timeout=PATIENCE) for _ in begun]
        for line, sent in zip(lines, begun, strict=True):
            line.sendall(sent)
        for line in lines:
            with suppress(ConnectionError):
                while line.recv(65536):
                    pass
            line.close()
        assert is_answered(at)

        async def talk() -> None:
            async with connect(f"ws://{at[0]}:{at[1]}/ws") as line:
                await line.recv()
                await asyncio.sleep(0.8)  # longer than a head may take
                await line.send("still here")
                assert "malformed" in str(await line.recv())

        asyncio.run(talk())


def test_a_body_that_never_ends_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(middleware, "BODY_SECONDS", 0.5)
    with house(tmp_path) as address, socket.create_connection((urlsplit(address).hostname, urlsplit(address).port), timeout=10) as line:
        line.sendall(b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{")
        assert line.recv(65536).startswith(b"HTTP/1.1 408")


def test_a_guest_has_so_many_sockets(tmp_path: Path) -> None:
    async def scene(address: str) -> None:
        anna = Browser(address, "Anna")
        cookie = {"cookie": f"walpurgis={anna.http.cookies['walpurgis']}"}
        where = f"{address.replace('http', 'ws')}/ws"
        lines = [await connect(where, additional_headers=cookie) for _ in range(25)]
        said = [str(await line.recv()) for line in lines]
        assert ["hello" in one for one in said] == [True] * 20 + [False] * 5
        assert all("busy" in one for one in said[20:])
        await lines[0].close()
        async with asyncio.timeout(PATIENCE):  # the house notices it a moment later
            greeted = False
            while not greeted:
                async with connect(where, additional_headers=cookie) as again:
                    greeted = "hello" in str(await again.recv())
        for line in lines:
            await line.close()

    with house(tmp_path) as address:
        asyncio.run(scene(address))


def test_an_address_has_so_many_sockets(tmp_path: Path) -> None:
    async def scene(address: str) -> None:
        lines = [await connect(f"{address.replace('http', 'ws')}/ws") for _ in range(7)]
        assert ["hello" in str(await line.recv()) for line in lines] == [True] * 5 + [False] * 2
        for line in lines:
            await line.close()

    with house(tmp_path, sockets=5) as address:
        asyncio.run(scene(address))


def test_the_open_list_is_not_filled_by_one(tmp_path: Path) -> None:
    """Neither by one guest, nor by many guests from one address."""
    with house(tmp_path) as address:
        body = {"game": "template", "seats": SEATS, "public": True}
        anna = Browser(address, "Anna")
        assert [anna.http.post("/api/tables", json=body).status_code for _ in range(5)] == [201, 201, 201, 429, 429]
        strangers = [Browser(address) for _ in range(15)]
        laid = [stranger.http.post("/api/tables", json=body) for stranger in strangers]
        assert sum(reply.status_code == 201 for reply in laid) <= 6
        assert {reply.json()["kind"] for reply in laid if reply.status_code != 201} == {"too-fast"}
        assert len(Browser(address).get("/api/tables")["open"]) <= 10


def test_requests_have_a_rate(tmp_path: Path) -> None:
    """Of a guest, and without a cookie of an address; another guest does not notice."""
    with house(tmp_path, rate=2) as address:
        anna, bela = Browser(address, "Anna"), Browser(address, "Béla")
        assert 429 in [anna.http.get("/api/me").status_code for _ in range(60)]
        assert bela.get("/api/me")["name"] == "Béla"
        fresh = [httpx.get(f"{address}/api/me", verify=False) for _ in range(60)]
        assert 429 in [reply.status_code for reply in fresh]
        assert bela.get("/api/me")["name"] == "Béla"
        assert httpx.get(f"{address}/health", verify=False).is_success

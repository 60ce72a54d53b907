"""Programs at real tables, through the client: they join, play, come back, and are told what they did wrong."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.house import Browser, house
from tests.some_game import SOME
from walpurgis import wire
from walpurgis.client import AnswerRefused, ClientError, ConnectionLost, Denied, join, join_async
from walpurgis.client.joining import place_of

from .cut import Cut


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> object:
    with house(tmp_path_factory.mktemp("house"), tables=1000, rate=10_000) as at:
        yield at


def open_table(address: str, game: str = "template", seats: int = 1, **wishes: object) -> str:
    """A table with an open seat and a bot, laid by somebody else; its link."""
    table = Browser(address, "Anna").lay(*["open"] * seats, "random", game=game, start=False, **wishes)
    return f"{address}/t/{table}"


def begin(address: str, game: str = "template") -> tuple[Browser, str]:
    """Anna's table with an open seat for a program."""
    anna = Browser(address, "Anna")
    return anna, anna.lay("open", "random", game=game, start=False)


@pytest.mark.parametrize("game", ["template", SOME])
def test_ten_lines_join_a_table_and_play(address: str, game: str) -> None:
    anna, table = begin(address, game)
    with join(f"{address}/t/{table}", name="First Come") as seat:
        seats = anna.post(f"/api/tables/{table}/start")["seats"]
        assert [(one["name"], one["program"]) for one in seats] == [("First Come", True), (seats[1]["name"], False)]
        for question in seat:
            assert question.offer.seat == 0
            seat.answer(seat.hint())
        assert seat.result is not None
        assert seat.result.places == anna.get(f"/api/tables/{table}")["result"]["places"]
        assert seat.story


def test_asyncio_plays_as_well(address: str) -> None:
    anna, table = begin(address)

    async def scene() -> None:
        async with join_async(f"{address}/t/{table}", "Async") as seat:
            await asyncio.to_thread(anna.post, f"/api/tables/{table}/start")
            await seat.chat("hello")
            async for question in seat:
                await seat.answer(question.offer.choices[0].key)
            assert seat.result is not None

    asyncio.run(scene())


def test_a_refused_answer_says_why_and_leaves_the_question_open(address: str) -> None:
    anna, table = begin(address)
    with join(f"{address}/t/{table}", name="Clumsy") as seat:
        anna.post(f"/api/tables/{table}/start")
        question = seat.next_question()
        assert question is not None
        with pytest.raises(AnswerRefused) as refused:
            seat.answer("a thing that is not there")
        assert refused.value.problem.kind == "not-offered"
        with pytest.raises(ClientError, match="before you ask for the next one"):
            seat.next_question()
        seat.answer(question.offer.choices[0].key)


def test_a_program_comes_back_to_its_seat_with_its_token(address: str) -> None:
    anna, table = begin(address)
    link = f"{address}/t/{table}"
    with join(link, name="Sleepy") as seat:
        anna.post(f"/api/tables/{table}/start")
        first = seat.next_question()
        assert first is not None
        seat.answer(first.offer.choices[0].key)
        token = seat.token
    with join(link, token=token) as seat:
        assert seat.table.seats[0].mine
        for question in seat:
            assert seat.story
            seat.answer(question.offer.choices[0].key)
        assert seat.result is not None


def test_a_seat_is_handed_over_by_link(address: str) -> None:
    anna = Browser(address, "Anna")
    table = anna.lay("me", "random")
    link = anna.post(f"/api/tables/{table}/seats/0/link")["path"]
    with join(address + link, name="Stand-in") as seat:
        assert seat.table.seats[0].program
        assert seat.next_question() is not None


def test_nothing_is_lost_or_counted_twice_when_the_line_is_cut(address: str) -> None:
    """A line that is cut before every third message, on its way there or back: all answers count once, in their order."""
    anna, table = begin(address, SOME)
    with Cut(address, every=3) as cut, join(f"{cut.address}/t/{table}", name="Shaky") as seat:
        anna.post(f"/api/tables/{table}/start")
        given = []
        for question in seat:
            given.append(question.offer.choices[-1].key)
            seat.answer(given[-1])
        assert cut.cuts > 2
    record = anna.get(f"/api/tables/{table}/record")
    assert [entry[2] for entry in record["entries"] if entry[0] == "given" and entry[1] == 0] == given


def test_a_server_that_is_gone_for_good_is_named(tmp_path: Path) -> None:
    with pytest.raises(ConnectionLost, match="does not answer"), join("http://127.0.0.1:9/t/aaaaaaaa"):
        pass
    with house(tmp_path) as at:
        link = open_table(at)
        joined = join(link, name="Orphan", patience=0.5)
        seat = joined.__enter__()
    with pytest.raises(ConnectionLost):
        seat.next_question()
    joined.__exit__(None, None, None)


@pytest.mark.parametrize(
    "link", ["", "nonsense", "http://localhost", "ftp://localhost/t/aaaaaaaa", "http://localhost/t/", "http://[/t/aaaaaa", "http://localhost/x/aaaaaaaa"]
)
def test_a_link_that_leads_nowhere_is_refused(link: str) -> None:
    with pytest.raises(ClientError), join(link):
        pass


def test_links_are_read(address: str) -> None:
    assert place_of("https://table.example:444/t/abcdefgh/") == ("https://table.example:444", "abcdefgh", None)
    assert place_of("http://localhost/seat/Zm9vYmFy").seat_link == "Zm9vYmFy"


def test_no_seat_no_game(address: str) -> None:
    full = Browser(address, "Anna").lay("me", "random")
    with pytest.raises(ClientError, match="no seat is open"), join(f"{address}/t/{full}"):
        pass
    with pytest.raises(ClientError, match="seat 1 is not open"), join(open_table(address), seat=1):
        pass
    with pytest.raises(Denied, match="no such table"), join(f"{address}/t/aaaaaaaaaaaa"):
        pass


def test_a_forged_token_is_refused(address: str) -> None:
    with pytest.raises(Denied) as denied, join(open_table(address), token="program-aaaaaaaaaaaaaaaaaaaa.0000"):
        pass
    assert denied.value.problem.kind == "unknown-token"


def test_an_older_version_is_told_so_in_words(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    link = open_table(address)
    monkeypatch.setattr("walpurgis.client.socket.SPOKEN", "walpurgis.0")
    with pytest.raises(Denied, match=rf"this house speaks walpurgis\.{wire.PROTOCOL}, not 'walpurgis\.0'"), join(link):
        pass

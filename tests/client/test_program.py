"""Programs in any language, on their stdin and stdout: the examples of docs/bots.md, and those that do everything wrong."""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

from tests.server.house import Browser, house, wait_until
from tests.some_game import SOME
from tests.some_node import NODE
from walpurgis.client import ClientError
from walpurgis.client.program import Runner, run_program
from walpurgis.client.socket import Socket
from walpurgis.engine import Result

DOCS = Path(__file__).parents[2] / "docs" / "bots.md"
WALPURGIS = sys.executable, "-c", "from walpurgis.cli import main; main()"


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with house(tmp_path_factory.mktemp("house"), tables=1000, rate=10_000) as at:
        yield at


def example(language: str, marked: str) -> str:
    """The example of docs/bots.md in that language that contains these words."""
    blocks: list[str] = re.findall(rf"```{language}\n(.*?)```", DOCS.read_text(), re.DOTALL)
    return next(block for block in blocks if marked in block)


def run(address: str, *command: str, game: str = "template", restarts: int = 0) -> tuple[Result | None, list[str]]:
    """Let a program play against a bot; how it ended, and what was noted."""
    anna, noted = Browser(address, "Anna"), list[str]()
    table = anna.lay("open", "random", game=game, start=False)

    def note(key: str, **about: int | str) -> None:
        noted.append(key)
        if key == "bot-seated":
            anna.post(f"/api/tables/{table}/start")

    return asyncio.run(run_program(f"{address}/t/{table}", command, "Test", None, None, restarts, note)), noted


@pytest.mark.parametrize("game", ["template", SOME])
def test_the_example_in_python_plays(address: str, tmp_path: Path, game: str) -> None:
    (tmp_path / "dice.py").write_text(example("python", "for line in sys.stdin"))
    result, noted = run(address, sys.executable, str(tmp_path / "dice.py"), game=game)
    assert result is not None
    assert noted == ["bot-seated", "bot-token"]


@pytest.mark.skipif(not NODE, reason="there is no Node here, neither the machine's nor that of PyPI")
def test_the_example_in_javascript_plays(address: str, tmp_path: Path) -> None:
    (tmp_path / "hints.cjs").write_text(example("js", "createInterface"))
    result, _ = run(address, *NODE, str(tmp_path / "hints.cjs"))
    assert result is not None


def test_the_command_line_of_the_docs_seats_a_program_and_finds_its_seat_again(address: str, tmp_path: Path) -> None:
    """A token, a run that is stopped in the middle of the game, and another run with the same token, to the end."""
    anna = Browser(address, "Anna")
    table = anna.lay("open", "random", start=False)
    token = typed("bot", "token", address, "--name", "Dice").stdout.strip()
    dice = example("python", "for line in sys.stdin")
    (tmp_path / "once.py").write_text(dice.replace("    elif message", "        sys.exit(3)\n    elif message", 1))
    (tmp_path / "dice.py").write_text(dice)
    line = ["bot", "run", "--token", token, "--table", f"{address}/t/{table}", "--restarts", "0", "--", sys.executable]
    with subprocess.Popen([*WALPURGIS, *line, str(tmp_path / "once.py")], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True) as first:
        wait_until(lambda: anna.get(f"/api/tables/{table}")["seats"][0]["program"])
        assert anna.post(f"/api/tables/{table}/start")["seats"][0]["name"] == "Dice"
        _, said = first.communicate()
    assert first.returncode == 2 and "ended with 3 before the game did" in said
    again = typed(*line, str(tmp_path / "dice.py"))
    assert again.returncode == 0, again.stderr
    assert anna.get(f"/api/tables/{table}")["phase"] == "finished"


def typed(*words: str) -> subprocess.CompletedProcess[str]:
    """What `walpurgis` says to these words."""
    return subprocess.run([*WALPURGIS, *words], capture_output=True, text=True, check=False)


def test_a_server_that_is_started_again_finds_the_program_there_and_nothing_is_lost(tmp_path: Path) -> None:
    """The server goes after the program's first answer, and comes back at the same address. All answers are in the record, once."""
    slow = example("python", "for line in sys.stdin").replace("    print(json", "    __import__('time').sleep(0.2)\n    print(json", 1)
    (tmp_path / "slow.py").write_text(slow)
    playing: list[asyncio.Task[Result | None]] = []

    async def scene() -> None:
        with house(tmp_path) as at:
            anna = await asyncio.to_thread(Browser, at, "Anna")
            table = await asyncio.to_thread(lambda: anna.lay("open", "random", start=False))
            command = (sys.executable, str(tmp_path / "slow.py"))
            playing.append(asyncio.create_task(run_program(f"{at}/t/{table}", command, "Slow", None, None, 0, lambda key, **about: None)))
            while not (await asyncio.to_thread(anna.get, f"/api/tables/{table}"))["seats"][0]["program"]:
                await asyncio.sleep(0.02)
            await asyncio.to_thread(anna.post, f"/api/tables/{table}/start")
            while (await asyncio.to_thread(anna.get, f"/api/tables/{table}"))["seq"] < 2:
                await asyncio.sleep(0.02)
            assert not playing[0].done()
        with house(tmp_path, port=int(at.rpartition(":")[2])):
            assert await playing[0] is not None
            record = await asyncio.to_thread(anna.get, f"/api/tables/{table}/record")
            given = [entry[2] for entry in record["entries"] if entry[0] == "given" and entry[1] == 0]
            assert len(given) == len({*given}) > 1, "every card of a hand is played once"

    asyncio.run(scene())


def test_a_flood_of_messages_ends_the_run_and_disturbs_nobody(tmp_path: Path) -> None:
    """It is told that it is too fast, and then the server closes its socket for good; others play on."""
    floods = "table = json.loads(sys.stdin.readline()) and json.loads(sys.stdin.readline())['table']", "while True:"
    asks = "    print(json.dumps({'do': 'hint', 'table': table, 'seat': 0, 'ref': 1}), flush=True)"
    with house(tmp_path / "house") as at:
        with pytest.raises(ClientError, match=r"closed the connection for good \(4001"):
            run(at, *program(tmp_path, *floods, asks))
        anna = Browser(at, "Bela")
        table = anna.lay("random", "random")
        wait_until(lambda: bool(anna.get(f"/api/tables/{table}")["phase"] == "finished"))


def test_a_program_that_talks_without_being_read_can_be_ended(tmp_path: Path) -> None:
    """Its output fills every buffer on the way because the socket takes nothing more; then the server closes the socket."""

    class Stuck:
        hello, said = "{}", SimpleNamespace(is_over=False, result=None, watch=lambda from_the_beginning: "")

        async def send(self, text: str) -> None:
            await asyncio.sleep(60 if text else 0)

        async def receive(self) -> str | None:
            await asyncio.sleep(1.0)
            raise ClientError("the server closed the connection for good")

    command = program(tmp_path, "while True:", "    print(json.dumps({'do': 'hint', 'table': 'abcdefgh', 'seat': 0, 'ref': 1}) + ' ' * 900)")
    runner = Runner(cast(Socket, Stuck()), command, 0, lambda key, **about: None)
    with pytest.raises(ClientError, match="for good"):
        asyncio.run(asyncio.wait_for(runner.play(), 30))


def test_the_first_example_plays(address: str) -> None:
    anna = Browser(address, "Anna")
    table = anna.lay("open", "random", start=False)
    code = example("python", "walpurgis.client").replace("http://localhost:8666/t/TABLE", f"{address}/t/{table}")
    begin = f"__import__('httpx').post('{address}/api/tables/{table}/start', cookies={dict(anna.http.cookies)!r})"
    exec(code.replace("as seat:\n", f"as seat:\n    {begin}\n", 1), {"print": lambda places: None})
    assert anna.get(f"/api/tables/{table}")["phase"] == "finished"


def program(tmp_path: Path, *lines: str) -> tuple[str, str]:
    (tmp_path / "program.py").write_text("\n".join(["import json, sys, os, time, pathlib", *lines]))
    return sys.executable, str(tmp_path / "program.py")


def test_a_program_that_ends_is_started_again_and_loses_nothing(address: str, tmp_path: Path) -> None:
    """It plays one answer a life."""
    dice = example("python", "for line in sys.stdin").replace(
        "    if message", "    if message['is'] == 'done' and message['ref'] == 1:\n        sys.exit(3)\n    if message", 1
    )
    (tmp_path / "short.py").write_text(dice)
    result, noted = run(address, sys.executable, str(tmp_path / "short.py"), restarts=20)
    assert result is not None
    assert noted.count("bot-restarted") >= 1


def test_a_program_that_keeps_ending_is_given_up(address: str, tmp_path: Path) -> None:
    with pytest.raises(ClientError, match="ended with 7 before the game did"):
        run(address, *program(tmp_path, "sys.exit(7)"), restarts=1)


def test_lines_that_are_no_messages_come_back_refused(address: str, tmp_path: Path) -> None:
    """It says nonsense, reads that it was nonsense, and then ends."""
    lines = "print('nonsense', flush=True)", "for line in sys.stdin:", "    if json.loads(line)['is'] == 'refused': sys.exit(9)"
    with pytest.raises(ClientError, match="ended with 9"):
        run(address, *program(tmp_path, *lines))


def test_a_flood_of_nonsense_ends_the_run(address: str, tmp_path: Path) -> None:
    with pytest.raises(ClientError, match="21 lines that are no messages"):
        run(address, *program(tmp_path, "for _ in range(10_000): print('{}', flush=True)", "time.sleep(60)"))


def test_an_endless_line_ends_the_run(address: str, tmp_path: Path) -> None:
    with pytest.raises(ClientError, match="a line of more than"):
        run(address, *program(tmp_path, "sys.stdout.write('x' * 1_000_000)", "sys.stdout.flush()", "time.sleep(60)"))


def test_a_program_that_is_not_there_is_named(address: str) -> None:
    with pytest.raises(ClientError, match=r"'\./nowhere' cannot be run: No such file"):
        run(address, "./nowhere")


def test_who_never_answers_disturbs_nobody(address: str, tmp_path: Path) -> None:
    """The table waits for it, and others play on elsewhere."""

    async def scene() -> None:
        anna = Browser(address, "Anna")
        table = anna.lay("open", "random", start=False)
        running = asyncio.create_task(
            run_program(f"{address}/t/{table}", program(tmp_path, "time.sleep(60)"), "Silent", None, None, 0, lambda key, **about: None)
        )
        while not any(seat["program"] for seat in (await asyncio.to_thread(anna.get, f"/api/tables/{table}"))["seats"]):
            await asyncio.sleep(0.02)
        await asyncio.to_thread(anna.post, f"/api/tables/{table}/start")
        other = await asyncio.to_thread(anna.lay, "random", "random", "random")
        while (await asyncio.to_thread(anna.get, f"/api/tables/{other}"))["phase"] != "finished":
            await asyncio.sleep(0.02)
        assert (await asyncio.to_thread(anna.get, f"/api/tables/{table}"))["phase"] == "playing"
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)

    asyncio.run(scene())

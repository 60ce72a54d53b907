"""Programs in the arena: those of docs/bots.md play there unchanged; one that raises, hangs, floods or talks nonsense is named, counted and replaced."""

from __future__ import annotations

import json
import os
import re
import shlex
import sys
from collections.abc import Callable
from contextlib import nullcontext
from pathlib import Path
from time import sleep

import pytest

from tests.some_game import SOME
from tests.some_node import NODE
from walpurgis.arena import Limits, Report, Tournament, play_all
from walpurgis.arena.programs import MOST_LATE, Program, UnknownProgram, table_of
from walpurgis.bots import UnknownBot, bot_named
from walpurgis.bots.time_and_memory import at_most
from walpurgis.engine import Match, game_named

DOCS = Path(__file__).parents[2] / "docs" / "bots.md"
EXAMPLES: list[tuple[str, str]] = re.findall(r"```(python|js)\n(.*?)```", DOCS.read_text(), re.DOTALL)
DICE = next(text for language, text in EXAMPLES if language == "python" and "for line in sys.stdin" in text)
HINTS = next(text for language, text in EXAMPLES if language == "js")

ASKED = """
import json, os, sys, time
for line in sys.stdin:
    message = json.loads(line)
    if message["is"] == "position" and message["offers"]:
        offer = message["offers"][0]
        answer = {"do": "answer", "table": message["table"], "seat": offer["seat"], "question": offer["question"], "answer": offer["choices"][0]["key"]}
"""
"""The head of a program that knows how to answer; what it does instead follows."""


def program(folder: Path, text: str, name: str = "bot.py", *runner: str) -> str:
    (folder / name).write_text(text)
    return f"program:{shlex.join([*(runner or [sys.executable]), str(folder / name)])}"


def meet(bot: str, games: int = 2, seconds: float = 20.0, game: str = "template") -> Report:
    return play_all(Tournament.of(game, [bot, "random"], games), workers=1, limits=Limits(seconds)).report


@pytest.mark.parametrize("game", ["template", SOME])
def test_the_example_in_python_plays_unchanged(tmp_path: Path, game: str) -> None:
    found = meet(program(tmp_path, DICE), game=game)
    assert (found.games, found.broken_off, found.faults) == (2, 0, [])
    assert all(one.decisions for one in found.standings)


@pytest.mark.skipif(not NODE, reason="there is no Node here, neither the machine's nor that of PyPI")
def test_the_example_in_javascript_plays_unchanged(tmp_path: Path) -> None:
    found = meet(program(tmp_path, HINTS, "hints.cjs", *NODE))
    assert (found.games, found.faults) == (2, [])


@pytest.mark.parametrize(
    ("does", "said"),
    [
        ("        sys.exit(3)", "the program ended with 3 before the game did"),
        ("        print('{}'); sys.stdout.flush(); print('no' * 20)\n        print('nonsense\\n' * 30, flush=True)", "21 lines that were refused"),
        ("        print('x' * 70_000, flush=True)", "a line of more than 65536 bytes"),
        ("        print(json.dumps(answer | {'answer': 'a broomstick'}), flush=True)\n" * 21, "21 lines that were refused"),
        (
            "        print(json.dumps({'do': 'resign', 'table': message['table'], 'seat': 0}) + '\\n', end='', flush=True)\n" * 21,
            "in the arena a program may answer",
        ),
    ],
    ids=["ends", "nonsense", "long line", "not offered", "not here"],
)
def test_what_a_program_does_instead_of_an_answer_is_named_counted_and_replaced(tmp_path: Path, does: str, said: str) -> None:
    found = meet(program(tmp_path, ASKED + does))
    ours, random = found.standings
    assert (found.games, found.broken_off, random.faults, found.deaths) == (2, 0, 0, 0)
    assert ours.faults == len(found.faults) > 0
    assert all(said in fault.what for fault in found.faults), found.faults


def test_a_program_that_never_answers_is_soon_not_waited_for(tmp_path: Path) -> None:
    found = meet(program(tmp_path, ASKED + "        time.sleep(60)"), games=1, seconds=0.4)
    assert found.games == 1 and found.faults
    assert sum("no answer within 0.4 s" in fault.what for fault in found.faults) == 3
    assert all("is not waited for again" in fault.what for fault in found.faults[3:])


def test_a_program_that_the_workers_alarm_cuts_off_was_late_too(tmp_path: Path) -> None:
    """The alarm may come before the program's own time is up."""
    game = game_named("template")
    names = {0: program(tmp_path, ASKED + "        time.sleep(60)"), 1: "random"}
    sight, bot = Match.new(game, 2, 1).sight(0), Program(names[0], game, 1, table_of(game, names, 0, {}), seconds=60.0)
    said = []
    for _ in range(MOST_LATE + 1):
        with pytest.raises(TimeoutError) as late, at_most(0.2):
            bot.answer(sight)
        said.append(str(late.value))
    bot.close(None)
    assert said[:-1] == ["no answer within 0.2 s"] * MOST_LATE and "is not waited for again" in said[-1]


WRAPPED = """\
import os, subprocess, sys
open(sys.argv[1], "a").write(f"{os.getpid()}\\n")
subprocess.run([sys.executable, *sys.argv[2:]])
"""
"""A program in front of another one, as a shell script would be. It keeps a list of who has run."""


def wrapped(folder: Path, text: str) -> tuple[str, Path]:
    """A program behind another one, and the file in which both write down their numbers."""
    kept = folder / "running"
    first = f"import os\nopen({str(kept)!r}, 'a').write(f'{{os.getpid()}}\\n')\n"
    inner = program(folder, first + text, "inner.py").removeprefix("program:")
    return f"{program(folder, WRAPPED, 'wrapper.py')} {kept} {inner.split(maxsplit=1)[1]}", kept


def until(happened: Callable[[], bool]) -> None:
    """Wait for it, but not for ever."""
    for _ in range(200):
        if happened():
            return
        sleep(0.05)


def still_there(kept: Path) -> list[int]:
    """Who of those in the list runs. Who has ended may wait for a moment to be counted out."""

    def runs(number: int) -> bool:
        try:
            return Path(f"/proc/{number}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
        except OSError:
            return False

    numbers = [int(line) for line in kept.read_text().splitlines()]
    assert numbers
    until(lambda: not any(map(runs, numbers)))
    return [number for number in numbers if runs(number)]


needs_proc = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="nobody here says who runs")


@needs_proc
def test_a_program_behind_another_one_is_replaced_like_any_other_and_neither_is_left_behind(tmp_path: Path) -> None:
    bot, kept = wrapped(tmp_path, ASKED + "        time.sleep(600)")
    found = meet(bot, games=1, seconds=0.4)
    assert (found.games, found.broken_off, found.deaths) == (1, 0, 0)
    assert found.faults and found.standings[0].faults == len(found.faults)
    assert still_there(kept) == []


@needs_proc
def test_a_program_behind_another_one_that_plays_on_after_the_game_loses_nothing(tmp_path: Path) -> None:
    bot, kept = wrapped(tmp_path, ASKED + "        print(json.dumps(answer), flush=True)\ntime.sleep(600)")
    found = meet(bot, games=1)
    assert (found.games, found.broken_off, found.deaths, found.faults) == (1, 0, 0, [])
    assert still_there(kept) == []


class Interrupted(Exception):
    pass


@needs_proc
@pytest.mark.parametrize("who", ["everybody", "the worker"])
def test_no_program_is_left_behind_when_a_run_is_interrupted_or_a_worker_is_killed(tmp_path: Path, who: str) -> None:
    """In the second game the program sleeps, whatever becomes of its stdin."""
    asleep = tmp_path / "asleep"
    does = {"everybody": f"open({str(asleep)!r}, 'w'); time.sleep(600)", "the worker": "os.kill(os.getppid(), 9); time.sleep(600)"}[who]
    asked = ASKED + f"        if message['seat'] == 1:\n            {does}\n        print(json.dumps(answer), flush=True)"
    bot = program(tmp_path, f"import os\nopen({str(tmp_path / 'running')!r}, 'a').write(f'{{os.getpid()}}\\n')\n{asked}")

    def interrupt(done: int, games: int) -> None:
        if done and who == "everybody":
            until(asleep.exists)
            raise Interrupted

    with pytest.raises(Interrupted) if who == "everybody" else nullcontext():
        play_all(Tournament.of("template", [bot, "random"], 2), workers=1, limits=Limits(20.0), progress=interrupt)
    assert still_there(tmp_path / "running") == []


def test_what_a_program_complains_about_is_told_with_what_it_did(tmp_path: Path) -> None:
    found = meet(program(tmp_path, ASKED + "        sys.exit('the crystal ball is cloudy')"), games=1)
    assert found.faults and all("ended with 1" in fault.what and "the crystal ball is cloudy" in fault.what for fault in found.faults)


def test_an_answer_that_was_refused_is_named_when_none_follows(tmp_path: Path) -> None:
    found = meet(program(tmp_path, ASKED + "        print(json.dumps(answer | {'answer': 'a broomstick'}), flush=True)"), games=1, seconds=1.0)
    assert any("within 1 s; refused last: 'a broomstick'" in fault.what for fault in found.faults), found.faults


def test_a_late_answer_is_not_taken_for_another_question(tmp_path: Path) -> None:
    """It answers each question only when the next one comes; what is late is refused, never put in."""
    late = "        if 'last' in globals():\n            print(json.dumps(last), flush=True)\n        last = answer\n"
    found = meet(program(tmp_path, ASKED + late), games=1, seconds=0.4)
    assert found.games == 1 and all("TimeoutError" in fault.what for fault in found.faults) and found.faults


def test_a_program_is_told_the_table_the_end_and_its_seed(tmp_path: Path) -> None:
    told = tmp_path / "told.jsonl"
    keeps = f"import json\nimport os\n\nkept = open({str(told)!r}, 'a')\nprint(json.dumps({{'is': 'seed', 'seed': os.environ['WALPURGIS_SEED']}}), file=kept)\n"
    writes = DICE.replace("    message = json.loads(line)\n", "    message = json.loads(line)\n    kept.write(line)\n")
    meet(program(tmp_path, keeps + writes))
    lines = [json.loads(line) for line in told.read_text().splitlines()]
    seeds = [line["seed"] for line in lines if line["is"] == "seed"]
    assert len(seeds) == len(set(seeds)) == 2
    tables = [line["info"] for line in lines if line["is"] == "table"]
    assert [table["game"] for table in tables] == ["template"] * 2
    assert [[seat["mine"] for seat in table["seats"]] for table in tables] == [[True, False], [False, True]], "the seats rotate"
    ends = [line for line in lines if line["is"] == "position" and line["over"]]
    assert len(ends) == 2 and all(len(end["result"]["places"]) == 2 for end in ends)


def test_a_command_that_cannot_be_run_is_refused_with_a_sentence() -> None:
    for name in ("program:", "program:./no-such-bot", 'program:"'):
        with pytest.raises(UnknownProgram):
            Tournament.of("template", [name, "random"], 1)


def test_only_the_arena_runs_commands() -> None:
    """Whoever names a bot at a table of the house names one of the house's bots."""
    with pytest.raises(UnknownBot):
        bot_named(f"program:{os.path.realpath(sys.executable)}", game_named("template"), 0)

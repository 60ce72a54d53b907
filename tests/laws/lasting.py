"""Laws about the whole match: it can be left and found again, tells the same story again, and ends."""

from __future__ import annotations

import os
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from walpurgis.arena import lawful
from walpurgis.engine import AnyGame, Match, Record
from walpurgis.engine.entries import Given

from .law import law, must
from .playing import AHEAD, BOUND, Eye, Moment, moment, must_be, play_on, questions

STEP = 150
"""A step in which more than this is answered is not small."""


@law("state is plain")
def state_is_plain(game: AnyGame, seats: int, seed: int) -> None:
    """copy, dump, load and == agree, through JSON as well."""
    for match in questions(game, seats, seed):
        lawful.state_is_plain(match)


@law("found again")
def found_again(game: AnyGame, seats: int, seed: int) -> None:
    """save -> load -> the same question, with the same past and the same future."""
    eye = Eye(seed)
    for match in filter(eye.looks, questions(game, seats, seed)):
        before, text = moment(match), match.save()
        again = Match.load(text, game=game)
        must_be(moment(again), before, "a loaded match stands elsewhere")
        must(again.save() == text, "a loaded match is saved otherwise")
        if eye.far:
            must_be(moment(play_on(again, seed, AHEAD)), moment(play_on(match.fork(listen=True), seed, AHEAD)), "a loaded match goes on otherwise")
        must_be(moment(match), before, "saving and loading changed the match")


@law("forks go their own way")
def forks_go_their_own_way(game: AnyGame, seats: int, seed: int) -> None:
    """A fork equals its match, neither changes when the other plays on, and two forks that get the same answers end alike."""
    left: tuple[Match[Any], Moment] | None = None
    eye = Eye(seed)
    for match in filter(eye.looks, questions(game, seats, seed)):
        if left is not None:
            must_be(moment(left[0]), left[1], "a fork changed when its match played on")
        before = moment(match)
        twin = match.fork(listen=True)
        must_be(moment(twin), before, "a fork stands elsewhere")
        ahead = AHEAD if eye.far else 4
        first, second = (moment(play_on(match.fork(listen=True), seed, ahead)) for _ in range(2))
        must_be(second, first, "two forks with the same answers parted")
        must_be(moment(match), before, "a match changed when its fork played on")
        left = twin, before


@law("a record tells the same story")
def a_record_tells_the_same_story(game: AnyGame, seats: int, seed: int) -> None:
    """Replaying a record, after taking an answer back as well, gives the same state, the same entries and the same events."""
    before: Match[Any] | None = None
    eye = Eye(seed)
    for match in questions(game, seats, seed):
        if eye.looks(match) and eye.far and before is not None:
            now = moment(match)
            must_be(moment(Match.replay(Record.read(match.record().text()), game=game)), now, "a record was replayed otherwise")
            last = match.entries.since(len(match.entries) - 1)[0]
            assert isinstance(last, Given)
            twin = match.fork(listen=True)
            twin.undo(last.seat, consent=True)
            must_be(moment(twin), moment(before), "taking an answer back led elsewhere")
            twin.answer(last.seat, last.answer)
            must_be(moment(Match.replay(twin.record(), game=game)), now, "the same answer after taking it back led elsewhere")
        before = match.fork(listen=True)


@law("it ends")
def it_ends(game: AnyGame, seats: int, seed: int) -> None:
    """A random game ends within a bound, with a place for everybody. Nobody may be first only where the game says in words who won."""
    *_, match = questions(game, seats, seed)
    must(match.over, f"still not over after {BOUND} questions")
    lawful.has_ended_well(match)


@law("an answer costs the same late in the game")
def an_answer_costs_the_same_late_in_the_game(game: AnyGame, seats: int, seed: int) -> None:
    """What has to be driven again to come back to a question is what was answered in one small step."""
    longest = total = 0
    for match in questions(game, seats, seed):
        longest, total = max(longest, len(match.since)), len(match.entries)
    must(longest <= STEP and (total < 20 or longest <= total // 2), f"a step held {longest} of {total} answers")


@law("hash seeds do not matter")
def hash_seeds_do_not_matter(game: AnyGame, seats: int, seed: int) -> None:
    """Two processes with different PYTHONHASHSEED play the same game."""
    first, second = (digests(type(game).__module__, seed, hash_seed)[str(seats)] for hash_seed in (1, 2))
    must(first == second and len(first) == 64, "another hash seed made another game")


@cache
def digests(module: str, seed: int, hash_seed: int) -> dict[str, str]:
    """Random games of this module's GAME in another process: a digest for each number of players."""
    environment = {**os.environ, "PYTHONHASHSEED": str(hash_seed)}
    command = [sys.executable, "-m", "tests.laws.elsewhere", module, str(seed)]
    told = subprocess.run(command, env=environment, cwd=Path(__file__).parents[2], check=True, capture_output=True, text=True).stdout
    return msgspec.json.decode(told, type=dict[str, str])

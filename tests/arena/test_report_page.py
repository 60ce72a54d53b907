"""The arena's page: what its pictures can say in a narrow window, whom they tell apart, and what is counted in them."""

from __future__ import annotations

import json

import msgspec
import pytest

from walpurgis.arena import Report, Tournament, play_all
from walpurgis.arena.charts import Words, boxes, lengths, locale_of, looks, whole_ticks
from walpurgis.arena.outcome import Outcome
from walpurgis.arena.report_page import Panel, panels_of
from walpurgis.arena.run import Results
from walpurgis.engine import game_named
from walpurgis.words import LANGUAGES, Speaker, speaker
from walpurgis.words.numerals import number, numbers, percent

ENGLISH = speaker("en", game_named("template"))
LONG = "program:python3 bots/hint.py --depth="


def panels(results: Results, say: Speaker = ENGLISH) -> dict[str, Panel]:
    pytest.importorskip("altair")
    return {panel.heading: panel for panel in panels_of(results, say)}


def tournament(*bots: str, games: int = 2) -> Results:
    return play_all(Tournament.of("template", list(bots), games=games, form="round-robin"))


def named(results: Results, *names: str) -> Results:
    """The same results, as if bots of these names had played."""
    report: Report = results.report
    called = dict(zip(report.bots, names, strict=True))
    standings = [msgspec.structs.replace(one, bot=called[one.bot]) for one in report.standings]
    return results._replace(report=msgspec.structs.replace(report, bots=list(names), standings=standings))


def grouped(results: Results, members: int, *, on_the_table: bool) -> Results:
    """The same results; in each game everybody, or whoever comes first, has one of so many things."""
    outcomes = []
    for n, outcome in enumerate(results.outcomes):
        thing = ("page-bots", f"TP-{n % members}")
        outcomes.append(msgspec.structs.replace(outcome, table=[thing] if on_the_table else [], groups=[] if on_the_table else [(0, *thing)]))
    return results._replace(outcomes=outcomes)


def test_legends_and_names_of_axes_are_text_that_wraps() -> None:
    found = panels(tournament("thumb", "random", "random"))["Does the seat matter?"]
    assert [key.who for key in found.keys] == ["thumb", "random", "random 2", "everyone"] and found.axis == "share of wins"
    reach, points = (layer["encoding"] for layer in found.spec["layer"][1:])
    assert reach["color"]["legend"] is None and points["shape"]["legend"] is None and reach["x"]["axis"]["title"] is None


def test_long_names_are_told_apart_in_whole_words() -> None:
    written = json.dumps(panels(named(tournament("thumb", "random"), f"{LONG}1", f"{LONG}2"))["Who wins"].spec)
    for depth in (1, 2):
        assert json.dumps(f"program:python3\nbots/hint.py\n--depth={depth}") in written
    assert '"labelLimit": 0' in written


def test_no_two_of_many_bots_look_alike() -> None:
    assert len(set(looks([str(n) for n in range(36)]).values())) == 36
    assert len({one.colour for one in looks(["a", "b", "c", "d", "e", "f"]).values()}) == 6


@pytest.mark.parametrize(("low", "high", "ticks"), [(0, 2, [0, 1, 2]), (134, 136, [134, 135, 136]), (0, 17, [0, 5, 10, 15]), (-7, 5, [-6, -4, -2, 0, 2, 4])])
def test_axes_of_whole_numbers_have_whole_numbers(low: int, high: int, ticks: list[int]) -> None:
    assert whole_ticks(low, high, 8 if low else 4) == ticks


def test_bars_count_whole_numbers() -> None:
    pytest.importorskip("altair")
    spec = lengths([115, 116, 116, 250], "decisions", Words(ENGLISH, "", "games"))
    assert [(one["says"], one["count"]) for one in spec["data"]["values"]] == [("115 to 119", 3), ("250 to 254", 1)]
    assert spec["encoding"]["y"]["axis"]["values"] == [0, 1, 2, 3]
    assert boxes({"thumb": [3, 4], "random": [3, 5]}, "score")["encoding"]["x"]["axis"]["values"] == [3, 4, 5]


def test_a_game_tells_how_many_turns_it_had() -> None:
    results = tournament("thumb", "random", games=6)
    assert {outcome.length for outcome in results.outcomes} != {0}
    assert "Decisions of all players together." in {panel.about for panel in panels(results).values()}
    other = results._replace(outcomes=[msgspec.structs.replace(outcome, length=n + 1) for n, outcome in enumerate(results.outcomes)])
    assert panels(other)["How long games are"].axis == "turns or rounds"


def test_games_written_down_before_lengths_were_counted_can_be_read() -> None:
    outcome = msgspec.json.decode(b'{"bots":[0,1],"number":0,"sits":[0,1],"scores":[1,2],"places":[2,1],"decisions":[3,3]}', type=Outcome)
    assert outcome.length == 0 and outcome.table == []


def test_where_all_bots_are_counted_together_the_page_says_so() -> None:
    pooled = "All bots are counted together"
    many, few = tournament("thumb", "random", games=26), tournament("thumb", "random", games=6)
    both, alone = (_counted(grouped(results, 13, on_the_table=False)) for results in (many, tournament("random", "random", games=26)))
    assert pooled in both.about and not both.keys
    assert pooled not in alone.about
    apart = _counted(grouped(few, 3, on_the_table=False))
    assert pooled not in apart.about and [key.who for key in apart.keys] == ["thumb", "random"]


def test_what_everybody_had_is_told_bot_by_bot_or_of_whoever_began() -> None:
    assert _counted(grouped(tournament("thumb", "random", games=6), 1, on_the_table=True)).about == "Share of wins in the games played with it."
    many = _counted(grouped(tournament("thumb", "random", games=26), 13, on_the_table=True))
    assert many.about == "Share of wins of thumb in the games played with it."
    begun = grouped(tournament("random", "random", games=6), 2, on_the_table=True)
    begun = begun._replace(outcomes=[msgspec.structs.replace(outcome, first=0) for outcome in begun.outcomes])
    assert _counted(begun).about == "Share of wins of the first player in the games played with it."


class Things(Speaker):
    """Says the names of things that no game has."""

    def text(self, message: str, **args: object) -> str:
        return message if message.startswith("TP-") else super().text(message, **args)  # type: ignore[arg-type]


def _counted(results: Results) -> Panel:
    """The picture of the things that were handed out."""
    from walpurgis.arena.standings import members

    known = results._replace(report=msgspec.structs.replace(results.report, groups=members(results.outcomes)))
    pytest.importorskip("altair")
    found = [panel for panel in panels_of(known, Things("en", "walpurgis.words", "walpurgis.games._template")) if panel.heading == "Who wins"]
    return found[-1]


@pytest.mark.parametrize(
    ("language", "half", "many", "below"),
    [("en", "50.0%", "10,836", "−2.5"), ("de", "50,0\u00a0%", "10.836", "−2,5"), ("fr", "50,0\u202f%", "10\u202f836", "−2,5")],
)
def test_numbers_are_written_as_each_language_does(language: str, half: str, many: str, below: str) -> None:
    say = speaker(language)
    assert (percent(say, 0.5), number(say, 10836), number(say, -2.5, 1)) == (half, many, below)


@pytest.mark.parametrize("language", LANGUAGES)
def test_pictures_write_numbers_as_the_page_does(language: str) -> None:
    say = speaker(language)
    locale = locale_of(say)
    assert number(say, 12345.5, 1) == f"12{locale['thousands']}345{locale['decimal']}5"
    assert percent(say, 0.25, 0) == f"25{locale['percent']}" and numbers(say, (3, 10)) == "3..10"

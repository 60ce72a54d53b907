"""The opponents of the house: everybody can play every game, each under a name, with a face and a temper in five languages; and how a novice errs."""

from __future__ import annotations

import xml.etree.ElementTree as Xml
from pathlib import Path

import pytest

from tests.bots.test_search import ALL, questions
from tests.bots.thumbless.game import Thumbless
from tests.some_game import SOME
from walpurgis.bots import FAMILY, UnknownBot, bot_behind, bot_named, gentle_opponent, opponent, opponents, play, rating, thinking_seconds, within
from walpurgis.bots.novice import Novice
from walpurgis.bots.opponents import STRONGEST
from walpurgis.bots.search import Search
from walpurgis.engine import Match, game_named
from walpurgis.games._template.game import GAME
from walpurgis.words import LANGUAGES, speaker

FACES = Path(__file__).parents[2] / "web" / "public" / "faces"


def test_a_family_of_five_from_the_weakest_to_the_strongest() -> None:
    assert [one.level for one in FAMILY] == [1, 2, 3, 4, STRONGEST]
    assert all(opponent(one.name) == one and bot_behind(one.name) == one.bot for one in FAMILY)
    assert opponent("thumb") is None and bot_behind("search:400") == "search:400"


@pytest.mark.parametrize("name", ALL)
def test_everybody_plays_every_game(name: str) -> None:
    game = game_named(name)
    assert opponents(game) == [*FAMILY] and gentle_opponent(game) == "ottilia"
    for one in FAMILY:
        assert isinstance(bot_named(one.name, game, seed=1), Search if one.level > 3 else object)


@pytest.mark.parametrize("name", [name for name in ALL if name != GAME.name])
def test_everybody_was_measured_in_every_game(name: str) -> None:
    """The ratings of those who answer at once rise with their levels by far more than the games leave open."""
    found = [rating(one.name, game_named(name)) for one in FAMILY]
    assert all(found)
    pip, ottilia, bruno = (one.points for one in found[:3] if one is not None)
    assert pip < ottilia < bruno == 1500


def test_a_game_without_rules_of_thumb_has_no_opponents() -> None:
    assert opponents(Thumbless()) == [] and gentle_opponent(Thumbless()) == "random"
    assert rating("pip", Thumbless()) is None


def test_who_thinks_does_so_in_time_under_any_name() -> None:
    assert thinking_seconds("azazel") == 1.0 and thinking_seconds("morgana") == 0.2 and thinking_seconds("bruno") == 0.0
    assert within("azazel", 5.0) == "azazel" and thinking_seconds(within("azazel", 0.5)) < 0.5


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_has_one_name_in_all_languages_and_a_temper_in_each(language: str) -> None:
    say = speaker(language)
    for one in FAMILY:
        assert say.text(f"opponent-{one.name}") == one.name.capitalize()
        assert 8 <= len(say.text(f"opponent-{one.name}-title")) <= 24 and 40 < len(say.text(f"opponent-{one.name}-temper")) < 130


@pytest.mark.parametrize("name", [one.name for one in FAMILY])
def test_each_has_a_face(name: str) -> None:
    drawn = Xml.parse(FACES / f"{name}.svg").getroot()
    assert drawn.attrib["viewBox"] == "0 0 64 64" and len(list(drawn.iter())) > 15
    assert not [node for node in drawn.iter() if node.tag.endswith(("image", "script", "text"))]


# The novice ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["", "2", "-0.1", "0.1234", "1.5", "a", "٠", "0.٣"])
def test_a_share_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(UnknownBot, match="should be a share"):
        bot_named(f"novice:{text}", GAME, seed=1)


def answers(name: str, bot: str, seeds: int) -> list[object]:
    return [
        bot_named(bot, match.game, seed).answer(match.sight(seat)) for match, seat in questions(name, 4, 1 if name == GAME.name else 9) for seed in range(seeds)
    ]


@pytest.mark.parametrize("name", ALL)
def test_it_overlooks_things_as_often_as_it_says_and_the_same_things_for_the_same_seed(name: str) -> None:
    usual = answers(name, "thumb", 6)
    assert answers(name, "novice:0", 6) == usual
    assert answers(name, "novice:1", 6) != usual
    assert answers(name, "novice:0.5", 6) == answers(name, "novice:0.5", 6)


@pytest.mark.parametrize("name", ALL)
def test_what_is_hidden_does_not_change_its_mistakes(name: str) -> None:
    for match, seat in questions(name, 3, 1 if name == GAME.name else 13):
        other = match.fork()
        other.redeal(seat, 77)
        one, two = (bot_named("novice:1", match.game, seed=3).answer(world.sight(seat)) for world in (match, other))
        assert one == two


def test_its_mistakes_are_not_blind() -> None:
    """A novice that overlooks something at every question still beats chance, and loses to rules of thumb."""
    won = {"random": 0, "thumb": 0}
    game = game_named(SOME)
    for rival in won:
        for number in range(8):
            match = Match.new(game, 2, seed=number // 2, listen=False)
            play(match, {number % 2: Novice(game, number, share=0.5), 1 - number % 2: bot_named(rival, game, number)})
            won[rival] += match.result().winners == [number % 2]
    assert won["random"] >= 6 and won["thumb"] <= 2


def test_where_a_game_brings_no_estimate_it_takes_what_it_sees(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr("walpurgis.games._template.bots.worth")
    match, bot = Match.new(GAME, 2, seed=5), bot_named("novice:1", GAME, seed=1)
    answer = bot.answer(match.sight(0))
    assert answer != bot_named("thumb", GAME, seed=1).answer(match.sight(0))
    match.answer(0, answer)

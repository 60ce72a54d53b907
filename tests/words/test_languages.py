"""All five languages say everything: the same messages with the same variables, and every question and event of real games."""

from __future__ import annotations

import ast
import re
from functools import cache
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path

import msgspec
import pytest
from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as ftl

import walpurgis
from walpurgis.engine import AnyGame, Chance, Match, Say, game_named, games
from walpurgis.engine.errors import LIMITS
from walpurgis.engine.game import package_of
from walpurgis.engine.mending import RulesMended
from walpurgis.words import LANGUAGES, rulebook, speaker
from walpurgis.words.coverage import cited_by_source, coverage_of
from walpurgis.words.speaker import messages_of

OTHERS = [language for language in LANGUAGES if language != "en"]
HOUSE = "walpurgis.words"
PARTS = [f"{package_of(game)}{part}" for game in games().values() for part in ("", ".terminal", ".lesson")]
"""A game, and what it says only in the terminal or in its lesson."""
PACKAGES = [HOUSE, *(part for part in PARTS if find_spec(part) and (files(part) / "text").is_dir())]
SOURCE = Path(walpurgis.__file__).parent


class Variables(visitor.Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 (the visitor's own naming)
        self.found.add(node.id.name)


@cache
def messages(package: str, language: str) -> dict[str, ftl.Message]:
    resource = FluentParser().parse(messages_of(package, language))
    broken = [entry.content for entry in resource.body if isinstance(entry, ftl.Junk)]
    assert not broken, f"{package}, {language}: {broken}"
    return {entry.id.name: entry for entry in resource.body if isinstance(entry, ftl.Message)}


def variables(message: ftl.Message) -> set[str]:
    """The variables of the sentence without their forms: `$where-to` counts as `$where`."""
    collector = Variables()
    if message.value is not None:
        collector.visit(message.value)
    return {name.partition("-")[0] for name in collector.found}


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("package", PACKAGES)
def test_every_language_has_the_same_messages_in_the_same_order(package: str, language: str) -> None:
    assert list(messages(package, language)) == list(messages(package, "en"))


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("package", PACKAGES)
def test_every_language_uses_the_same_variables(package: str, language: str) -> None:
    for name, message in messages(package, "en").items():
        assert variables(messages(package, language)[name]) == variables(message), name


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("package", PACKAGES)
def test_every_language_has_at_least_the_forms_of_english(package: str, language: str) -> None:
    for name, message in messages(package, "en").items():
        there = {attribute.id.name for attribute in messages(package, language)[name].attributes}
        assert {attribute.id.name for attribute in message.attributes} <= there, name


@cache
def said_in_random_games(name: str) -> list[Say]:
    """Every prompt, choice, event and line of the account in random games with all numbers of players, each once."""
    game, found = game_named(name), dict[bytes, Say]()

    def keep(*says: Say) -> None:
        found.update((msgspec.json.encode(say), say) for say in says)

    for seats in game.seats:
        for seed in range(3):
            match, chance = Match.new(game, seats, seed), Chance(seed)
            while not match.over:
                for seat in match.asks:
                    offer = match.offer(seat)
                    assert offer is not None
                    keep(offer.says, *(choice.says for choice in offer.choices))
                seat, ask = next(iter(match.asks.items()))
                match.answer(seat, ask.sample(chance))
            keep(*(event.say() for seat in (None, *range(seats)) for event in match.story_for(seat)))
            keep(*(line.says for line in match.result().account))
    return list(found.values())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games())
def test_every_offer_and_event_of_random_games_can_be_said(name: str, language: str) -> None:
    say = speaker(language, game_named(name))
    assert said_in_random_games(name)
    assert all(say(says).strip() for says in said_in_random_games(name))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games())
def test_every_option_of_a_game_has_a_name_and_an_explanation(name: str, language: str) -> None:
    game = game_named(name)
    for option in game.Options.__struct_fields__:
        message = messages(package_of(game), language)[f"setting-{option}"]
        assert [attribute.id.name for attribute in message.attributes] == ["help"]


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("name", games())
def test_the_rulebooks_of_all_languages_have_the_same_rules_in_the_same_order(name: str, language: str) -> None:
    game = game_named(name)
    assert list(rulebook(game, language).statements) == list(rulebook(game).statements)
    assert list(rulebook(game, language).chapters) == list(rulebook(game).chapters)


@pytest.mark.parametrize("name", games())
def test_every_rule_cited_in_the_source_is_in_the_rulebook(name: str) -> None:
    game: AnyGame = game_named(name)
    cited = list(cited_by_source(game))
    assert cited
    assert coverage_of(game, Path(__file__).parents[1]).unknown == []


@pytest.mark.parametrize("language", OTHERS)
def test_no_sentence_of_the_house_was_left_in_english(language: str) -> None:
    alike = {
        "rule-cited",
        "question",
        "prompt",
        "no",
        "yes",
        "labelled",
        "list-apart",
        "list-none",
        "account-total",
        "account-place",
        "arena-bot",
        "arena-title",
        "arena-fault",
    }
    for name, message in messages(HOUSE, "en").items():
        if name not in alike and len(str(_text(message))) > 20:
            assert _text(messages(HOUSE, language)[name]) != _text(message), name


def test_every_message_of_the_house_is_used() -> None:
    """A message is named in the source or on a page whole, or by the beginning that its family shares, or by the engine's own event."""
    named = {value for path in SOURCE.rglob("*.py") for value in _strings(path)} | {RulesMended(1).say().id}
    pages = [path for path in (SOURCE.parents[1] / "web" / "src").rglob("*") if path.suffix in (".ts", ".svelte")]
    named |= {name for path in pages for name in re.findall(r"'([a-z][\w-]+)'", path.read_text(encoding="utf-8"))}
    families = tuple(value for value in named if value.endswith("-") and len(value) > 3)
    for name in messages(HOUSE, "en"):
        assert name in named or name.startswith(families), name


def test_undo_has_a_sentence_for_each_reason_of_the_engine() -> None:
    assert len(LIMITS) == 6
    for limit, sentence in LIMITS.items():
        assert speaker("en").text(f"undo-{limit}") == sentence
        assert all(speaker(language).knows(f"undo-{limit}") for language in LANGUAGES)


def test_french_signs_stand_after_narrow_spaces() -> None:
    for package in PACKAGES:
        for name, message in messages(package, "fr").items():
            assert not re.search(r"[^\s\u202f\u00a0][;!»]|«[^\u202f\u00a0]", _text(message)), name


@pytest.mark.parametrize("package", PACKAGES)
def test_the_files_of_all_languages_lie_beside_each_other(package: str) -> None:
    names = [entry.name for entry in (files(package) / "text").iterdir()]
    parts = {name.removeprefix("en") for name in names if name.startswith("en")}
    assert sorted(names) == sorted(f"{language}{part}" for language in LANGUAGES for part in parts)


def _text(message: ftl.Message) -> str:
    return "".join(part.value for part in message.value.elements if isinstance(part, ftl.TextElement)) if message.value else ""


def _strings(path: Path) -> list[str]:
    return [node.value for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, ast.Constant) and isinstance(node.value, str)]


def test_a_text_of_any_length_can_be_said() -> None:
    for game in ("x" * 100_000, "\u05d0" * 100_000):
        assert speaker("en").text("refused-unknown-game", game=game, games="chess", detail="").endswith("chess.")

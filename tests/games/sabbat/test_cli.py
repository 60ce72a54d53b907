"""Sabbat Magica on the command line: its options, its rulebook."""

from __future__ import annotations

import pytest

from tests.typed import run
from walpurgis.words import LANGUAGES


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["play", "sabbat", "--option", "use_powers"], "name=value"),
        (["play", "sabbat", "--option", "wings=yes"], 'sabbat has no option "wings"; its options are: peoples, use_powers, power_uses'),
        (["play", "sabbat", "--option", "use_powers=maybe"], 'use_powers is true or false, not "maybe".'),
        (["play", "sabbat", "--option", "power_uses=always"], 'power_uses is one of card, game, round, trigger, not "always".'),
        (["play", "sabbat", "--option", "peoples=XX"], 'peoples cannot be "XX". Who plays which people: letters'),
        (["play", "sabbat", "--option", "peoples=BB"], "different peoples"),
        (["arena", "sabbat", "--bots", "random,random", "--games", "2", "--option", "use_powers=2"], "use_powers is true or false"),
    ],
    ids=" ".join,
)
def test_an_option_that_does_not_fit_is_one_sentence(words: list[str], sentence: str, refusal: object) -> None:
    assert callable(refusal)
    assert sentence in refusal(*words)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["play", "sabbat", "--option", "use_powers=maybe"], 'use_powers ist true oder false, nicht "maybe".'),
        (["play", "sabbat", "--option", "peoples=BB"], "Diese Optionen passen nicht"),
    ],
    ids=" ".join,
)
def test_refusals_speak_the_language_asked_for(words: list[str], sentence: str, refusal: object) -> None:
    assert callable(refusal)
    assert sentence in refusal(*words, "--lang", "de")


def test_options_are_read_as_the_game_wants_them() -> None:
    shown = run("play", "sabbat", "--seed", "1", "--option", "use_powers=false", "--option", "peoples=GB", "--players", "2", "--lang", "en")
    assert "Green: a person" in shown.output
    assert "POWER" not in shown.output


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_is_printed_in_each_language(language: str) -> None:
    shown = run("rules", "sabbat", "--lang", language)
    assert shown.exit_code == 0
    assert "SM-F-1" in shown.output
    assert "**" not in shown.output

"""The log names warriors as people do: with an article where the name is a calling ("du Juge"), without one where it is a person's ("de Daheia")."""

from __future__ import annotations

import pytest

from walpurgis.games.sorcery.events.moving import FormationMoved, Met
from walpurgis.games.sorcery.events.turn import Tapped
from walpurgis.games.sorcery.game import GAME
from walpurgis.games.sorcery.wording import Unit
from walpurgis.words import speaker

PERSON, WARDEN, THRALL = Unit("a1", "DEL3"), Unit("a3", "DEL2"), Unit("b4", "NIN1")


@pytest.mark.parametrize(
    ("language", "of_a_warden", "of_a_person"),
    [
        ("fr", "Sephine Tal (A1) puise dans l’esprit du Gardien (A3)", "Le Gardien (A3) puise dans l’esprit de Sephine Tal (A1)"),
        ("it", "Sephine Tal (A1) attinge alla mente del Custode (A3)", "Il Custode (A3) attinge alla mente di Sephine Tal (A1)"),
        ("es", "Sephine Tal (A1) se conecta a la mente del Guardián (A3)", "El Guardián (A3) se conecta a la mente de Sephine Tal (A1)"),
    ],
)
def test_a_calling_has_an_article_and_a_person_has_none(language: str, of_a_warden: str, of_a_person: str) -> None:
    say = speaker(language, GAME)
    assert say(Tapped(PERSON, WARDEN, "command")).startswith(of_a_warden)
    assert say(Tapped(WARDEN, PERSON, "command")).startswith(of_a_person)


@pytest.mark.parametrize(
    ("language", "met", "moved"),
    [
        ("fr", "au contact du Gardien (A3) et de Sephine Tal (A1).", "Côte à côte, le Gardien (A3) et Sephine Tal (A1) avancent de 4,0″."),
        ("it", "ora tocca il Custode (A3) e Sephine Tal (A1).", "Fianco a fianco, il Custode (A3) e Sephine Tal (A1) avanzano di 4,0″."),
        ("es", "toca ahora al Guardián (A3) y a Sephine Tal (A1).", "Codo con codo, el Guardián (A3) y Sephine Tal (A1) avanzan 4,0″."),
    ],
)
def test_each_of_several_has_its_own_article(language: str, met: str, moved: str) -> None:
    say = speaker(language, GAME)
    assert say(Met(THRALL, [WARDEN, PERSON])).endswith(met)
    assert say(FormationMoved([WARDEN, PERSON], "4.0", [])) == moved

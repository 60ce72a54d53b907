"""What the choices of Ashes to Ashes say: in words, and what they will do."""

from __future__ import annotations

import pytest

from walpurgis.engine import Option, game_named
from walpurgis.games.ashes.board import OUTER
from walpurgis.games.ashes.events import PortalMoved
from walpurgis.games.ashes.options import Edge, Effect, UseIcon
from walpurgis.games.ashes.printed import PRINTED
from walpurgis.words import LANGUAGES, speaker

ICONS = {icon for cards in PRINTED.upgrades.values() for icons in cards.values() for icon in icons} | {
    i for card in PRINTED.society.values() for i in card.icons
}


@pytest.mark.parametrize(
    ("language", "words"), {"en": "between C2 and D2", "de": "zwischen C2 und D2", "fr": "entre C2 et D2", "it": "tra C2 e D2", "es": "entre C2 y D2"}.items()
)
def test_an_edge_is_named_by_its_two_spaces(language: str, words: str) -> None:
    say = speaker(language, game_named("ashes"))
    assert words in say(PortalMoved("P1", "C2|D2", "V").say())
    assert say(Edge("P1", "C2|D2", "V").say()).startswith(words[0].upper() + words[1:])
    assert "|" not in say(Edge("P1", "C2|D2", "V").say())


@pytest.mark.parametrize("language", LANGUAGES)
def test_places_and_icons_say_what_they_do(language: str) -> None:
    say = speaker(language, game_named("ashes"))
    choices: list[Option] = [*(Effect(place) for place in OUTER), *(UseIcon(icon) for icon in sorted(ICONS))]
    for choice in choices:
        name, _, does = say(choice.say()).partition(":")
        assert name.strip() and len(does.split()) >= 3, say(choice.say())

"""Playing by ear: whatever is offered has a name and says that it is offered, whatever happens is told in whole sentences, and drawings are silent."""

from __future__ import annotations

import re

import pytest

from tests.some_game import title_of
from walpurgis.engine.game import shown

from .fixtures import Welcome
from .guest import Guest
from .listening import FILE, chosen, heard, spoken, turn
from .moments import moments, stand_at

NAMELESS = re.compile(r"^\s*- (img|button|option|link)( \[[^]]*\])*:?$")
DRAWN = re.compile(r"^\s*- text: \"?[A-Z]?\d*\"?$")
"""A letter or a number without any word: it was drawn, not said."""


@pytest.mark.parametrize("game", shown())
def test_a_turn_can_be_played_by_ear(game: str, welcome: Welcome) -> None:
    guest = welcome().named("Ann")
    told = list(turn(guest, game))
    said = [line.removeprefix("**Heard**: ").strip() for line in told if line.startswith("**Heard**")]
    assert len(said) > 1
    for sentence in said:
        assert re.search(r"[.!?…)]$", sentence), sentence
        assert "″" not in sentence
    answers = [line for line in told if "chooses" in line]
    assert answers and all(line.strip()[-1] != ":" for line in answers), answers


@pytest.mark.parametrize("game", shown())
def test_what_is_offered_has_a_name_and_the_drawing_is_silent(game: str, welcome: Welcome) -> None:
    guest = welcome()
    for moment in list(moments(game).values())[:3]:
        guest.go(f"/t/{stand_at(guest, moment)}").asked()
        offered = guest.glowing.all()
        assert all(spoken(one) for one in offered)
        tree = guest.page.locator(".stage > .board").aria_snapshot().splitlines()
        assert not [line for line in outside_of_pictures(tree) if NAMELESS.match(line) or DRAWN.match(line)]


def outside_of_pictures(tree: list[str]) -> list[str]:
    """The lines of an accessibility tree without what is inside of a picture with a name: nobody hears that."""
    kept, deep = list[str](), -1
    for line in tree:
        depth = len(line) - len(line.lstrip())
        if deep >= 0 and depth > deep:
            continue
        deep = depth if re.match(r"^\s*- '?(img|button|option) \"", line) else -1
        kept.append(line)
    return kept


def test_the_page_about_listening_tells_of_every_game() -> None:
    page = FILE.read_text(encoding="utf-8")
    assert all(f"## {title_of(game)}\n" in page for game in shown())


def test_the_keyboard_alone_answers(welcome: Welcome) -> None:
    guest: Guest = welcome()
    guest.go(f"/t/{stand_at(guest, moments('sabbat')['magician'])}").asked()
    before = heard(guest)
    assert chosen(guest)
    guest.until(lambda: heard(guest) != before, "what happened is told")

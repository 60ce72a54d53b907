"""The first minute of somebody who has never been here: they read only what is on the screen, and count what it costs them to make a first move.

The figures are kept in artifacts/newcomer.json.
"""

from __future__ import annotations

import json
import time
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.some_game import title_of
from walpurgis.engine.game import shown

from .fixtures import PICTURES, Welcome
from .guest import GLOWING, Guest
from .looks import PHONE, fits

SCREENS: dict[str, dict[str, Any]] = {"laptop": {"viewport": {"width": 1366, "height": 650}}, "phone": PHONE}
MOST_CLICKS = 3
IN_SIGHT = """(one) => {
  const box = one.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return false;
  const found = document.elementFromPoint(x, y);
  return found !== null && (one === found || one.contains(found));
}"""


class Newcomer:
    """Clicks only what can be seen where the page stands, never scrolls, and counts."""

    def __init__(self, guest: Guest) -> None:
        self.guest, self.clicks = guest, 0
        self.began = time.monotonic()

    def click(self, what: Locator) -> None:
        expect(what).to_be_visible()
        self.guest.until(lambda: bool(what.evaluate(IN_SIGHT)), f"{what} is in sight")
        self._press(what)

    def _press(self, what: Locator) -> None:
        """With the pointer, so that nothing is scrolled for the sake of the click."""
        box = what.bounding_box()
        assert box is not None
        self.guest.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        self.clicks += 1

    def click_something_that_glows(self) -> None:
        """The first offered thing that is in sight: on the board, in the hand, or beside the question."""
        self.guest.asked()
        seen: list[Locator] = []

        def look() -> bool:
            seen[:] = [one for one in self.guest.page.locator(f"{GLOWING}, .prompt [data-choice]:visible").all() if one.evaluate(IN_SIGHT)]
            return bool(seen)

        self.guest.until(look, "something that is offered is in sight")
        before = self.guest.page.locator(".stage").inner_html()
        self._press(seen[0])
        self.guest.until(lambda: self.guest.page.locator(".stage").inner_html() != before, "the click did something")

    @property
    def figures(self) -> dict[str, float]:
        return {"clicks": self.clicks, "scrolls": 0, "seconds": round(time.monotonic() - self.began, 2)}


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("game", shown())
def test_a_newcomer_makes_a_first_move_after_three_clicks_at_most_and_without_scrolling(game: str, screen: str, welcome: Welcome) -> None:
    guest = welcome(**SCREENS[screen])
    guest.go("/")
    newcomer = Newcomer(guest)
    card = guest.page.get_by_role("article").filter(has_text=title_of(game))
    newcomer.click(card.get_by_role("button", name="Play against bots"))
    newcomer.click(card.get_by_role("button", name="Guided game"))
    newcomer.click_something_that_glows()
    figures = newcomer.figures
    kept = PICTURES.parent / "newcomer.json"
    kept.parent.mkdir(parents=True, exist_ok=True)
    known = json.loads(kept.read_text()) if kept.is_file() else {}
    kept.write_text(json.dumps(known | {f"{game}, {screen}": figures}, indent=1))
    assert figures["clicks"] <= MOST_CLICKS, figures


@pytest.mark.parametrize("game", shown())
def test_a_guided_game_has_a_note_for_the_first_question_and_the_aim_until_nobody_wants_them(game: str, welcome: Welcome) -> None:
    guest = welcome()
    card = guest.go("/").page.get_by_role("article").filter(has_text=title_of(game))
    aim = card.locator(".aim").inner_text()
    card.get_by_role("button", name="Play against bots").click()
    card.get_by_role("button", name="Guided game").click()
    guest.asked()
    note = guest.page.get_by_role("region", name="Note")
    expect(note).to_contain_text(aim)
    assert len(note.locator(".note").inner_text()) > 40
    guest.page.reload()
    guest.asked()
    expect(note).to_contain_text(aim)
    note.get_by_role("button", name="No more notes").click()
    expect(note).to_have_count(0)


def test_a_note_comes_only_the_first_time_that_something_is_asked(welcome: Welcome) -> None:
    guest = welcome()
    card = guest.go("/").page.get_by_role("article").filter(has_text="Nocturne")
    card.get_by_role("button", name="Play against bots").click()
    card.get_by_role("button", name="Guided game").click()
    guest.asked()
    note = guest.page.get_by_role("region", name="Note")
    expect(note).to_contain_text("Play your Treasures first")
    guest.play_on(1)
    guest.asked()
    assert guest.offer and guest.offer["prompt"] == "buy"
    expect(note).not_to_contain_text("Play your Treasures first")


def test_who_has_played_before_is_not_asked_again_and_two_sit_down(welcome: Welcome) -> None:
    guest = welcome()
    for visit in range(2):
        card = guest.go("/").page.get_by_role("article").filter(has_text="Nocturne")
        card.get_by_role("button", name="Play against bots").click()
        if visit == 0:
            card.get_by_role("button", name="Just play").click()
        guest.asked()
        assert len(guest.position["view"]["players"]) == 2
        expect(guest.page.get_by_role("region", name="Note")).to_have_count(0)


@pytest.mark.parametrize(("width", "rows"), [(1440, 1), (1024, 2), (390, 4)])
def test_the_cards_fill_the_page_each_with_a_picture_of_its_board(width: int, rows: int, welcome: Welcome) -> None:
    guest = welcome(viewport={"width": width, "height": 800})
    guest.go("/")
    cards = guest.page.get_by_role("article")
    expect(cards).to_have_count(len(shown()))
    boxes = [box for one in cards.all() if (box := one.bounding_box())]
    assert len({round(box["y"]) for box in boxes}) == rows
    assert {round(box["x"] + box["width"]) for box in boxes} >= {round(max(box["x"] + box["width"] for box in boxes))}
    assert max(box["x"] + box["width"] for box in boxes) > width - 60
    guest.until(lambda: all(one.evaluate("(img) => img.naturalWidth > 300") for one in cards.locator("img").all()), "the pictures are there")
    assert cards.locator("img").count() == len(shown())
    fits(guest)


@pytest.mark.parametrize("game", shown())
@pytest.mark.parametrize("size", [(1366, 650), (1024, 768)])
def test_a_lesson_keeps_its_notes_beside_the_board_and_lights_what_it_asks_for(game: str, size: tuple[int, int], welcome: Welcome) -> None:
    guest = welcome(viewport={"width": size[0], "height": size[1]})
    guest.go(f"/learn/{game}")
    notes = guest.page.get_by_role("region", name="Note").locator(".notes")
    expect(notes.locator(".note")).to_be_in_viewport(ratio=0.99)
    expect(notes.get_by_role("button", name="Continue")).to_be_in_viewport(ratio=0.99)
    while not guest.glowing.count():
        notes.locator(".row .btn").nth(1).click()
        guest.drawn()
    ring = guest.page.locator(".spotlight")
    expect(ring).to_be_visible()
    guest.until(lambda: ring_is_around(guest), "the light is on what glows")
    assert guest.page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 1
    guest.glowing.first.click()  # nothing covers it


def ring_is_around(guest: Guest) -> bool:
    ring, thing = guest.page.locator(".spotlight").bounding_box(), guest.glowing.first.bounding_box()
    if ring is None or thing is None:
        return False
    return ring["x"] <= thing["x"] + 1 and ring["x"] + ring["width"] >= thing["x"] + thing["width"] - 1 and ring["y"] <= thing["y"] + 1

"""Phones, upright and lying, stronger contrast and larger letters: what must be read can be read, and what is offered can be found."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from walpurgis.engine.game import shown

from .fixtures import Welcome
from .guest import Guest
from .legible import texts
from .looks import PHONE, fits

LYING = PHONE | {"viewport": {"width": 844, "height": 390}}
MANY = 40
"""There are at least so many texts on each table."""


def in_play(guest: Guest, game: str) -> None:
    guest.go(f"/t/{guest.lay('me', 'thumb', seed=6, game=game)}")
    guest.asked()


@pytest.mark.parametrize("game", shown())
def test_on_a_phone_my_numbers_are_in_the_bottom_bar_and_arrows_lead_to_what_glows_out_of_sight(game: str, welcome: Welcome) -> None:
    guest = welcome(**PHONE)
    in_play(guest, game)
    guest.play_on(5)
    guest.asked()
    expect(guest.page.locator(".mine .handle .chip")).to_be_in_viewport(ratio=0.9)
    expect(guest.page.locator("#app > header")).to_have_count(0)
    fits(guest)
    guest.page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    up = guest.page.locator(".beyond.up")
    if up.count():
        up.click()
        guest.until(lambda: guest.page.evaluate("innerHeight + scrollY < document.documentElement.scrollHeight - 1"), "the arrow leads up")


@pytest.mark.parametrize("game", shown())
def test_on_a_phone_that_lies_the_question_the_board_and_my_things_are_beside_one_another(game: str, welcome: Welcome) -> None:
    guest = welcome(**LYING)
    in_play(guest, game)
    assert guest.page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 1
    for part in (guest.prompt, guest.page.locator(".stage > .board"), guest.page.locator(".stage > .mine"), guest.page.locator(".rail")):
        expect(part).to_be_in_viewport(ratio=0.5)
    board = guest.page.locator(".stage > .board").bounding_box()
    assert board is not None and board["height"] > 300


@pytest.mark.parametrize("game", shown())
@pytest.mark.parametrize("strong", [False, True], ids=["plain", "strong"])
def test_whatever_is_written_at_the_table_is_legible_with_stronger_contrast_or_without(game: str, strong: bool, welcome: Welcome) -> None:
    guest = welcome()
    guest.go("/").page.evaluate("(strong) => localStorage.setItem('walpurgis', JSON.stringify({ contrast: strong }))", strong)
    in_play(guest, game)
    guest.play_on(5)
    guest.asked()
    assert guest.page.evaluate("document.documentElement.classList.contains('contrast')") is strong
    read = texts(guest)
    assert len(read) > MANY
    faint = {one.text: round(one.contrast, 1) for one in read if one.contrast < one.least}
    assert not faint, "; ".join(f"{text}: {ratio}" for text, ratio in faint.items())


def test_letters_grow_with_the_setting_and_stay_so(welcome: Welcome) -> None:
    guest = welcome()
    in_play(guest, "nocturne")
    before = guest.prompt.evaluate("(one) => parseFloat(getComputedStyle(one).fontSize)")
    guest.page.keyboard.press("s")
    guest.page.get_by_label("Text size").select_option("huge")
    guest.page.keyboard.press("Escape")
    guest.page.reload()
    guest.asked()
    assert guest.prompt.evaluate("(one) => parseFloat(getComputedStyle(one).fontSize)") >= 1.15 * before


def test_a_refusal_says_the_numbers_and_what_is_foolish_glows_less(welcome: Welcome) -> None:
    guest = welcome()
    in_play(guest, "nocturne")
    guest.page.locator('.kingdom [data-key^="pile:"]').last.click()
    expect(guest.page.locator(".remark.refused")).to_contain_text("you have $0.")
    expect(guest.page.locator(".remark.refused")).to_contain_text("Costs $")
    glow = {key: guest.page.locator(f'[data-key="{key}"]').first.evaluate("(one) => getComputedStyle(one).boxShadow") for key in ("pile:curse", "hand:copper")}
    assert glow["pile:curse"] != glow["hand:copper"]
    assert guest.page.locator('[data-key="pile:curse"]').get_attribute("data-offered") == "true"

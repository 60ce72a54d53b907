"""Ashes to Ashes in the browser: a whole game by clicking, tiles that are turned, solitaire, the lesson with its duel, phones, and what nobody else may see."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import expect

from .conftest import Welcome
from .guest import Guest
from .test_axe import violations
from .test_every_screen import PHONE, SMALL, fits

SHORT = {"turn_limit": 12}
SPACE = 34
"""Pixels of a space on a phone: ten of them side by side."""
SHOWN_FACE = "() => document.querySelector('.board .ghost .line')?.getAttribute('d') ?? ''"


def lay(guest: Guest, *seats: str, options: dict[str, Any] = SHORT, seed: int = 5) -> str:
    return guest.lay(*seats, game="ashes", options=options, seed=seed)


def keys(guest: Guest) -> list[str]:
    return [choice["key"] for choice in guest.offer["choices"]] if guest.offer else []


def play_until(guest: Guest, prompt: str) -> None:
    """Click what glows until this is asked."""
    for clicks in range(200):
        guest.asked()
        assert guest.offer
        if guest.offer["prompt"] == prompt:
            return
        guest.click_what_glows(clicks)
    raise AssertionError(f"{prompt} was never asked")


def test_a_whole_game_is_played_by_clicking_what_glows(guest: Guest) -> None:
    guest.go(f"/t/{lay(guest, 'me', 'random')}").play_on(4000)
    assert guest.position and guest.over
    heading = guest.page.locator(".account").get_by_role("heading")
    expect(heading).to_contain_text("Society" if guest.position["view"]["winner"] == "SS" else "win")
    expect(guest.page.locator(".account tr.total")).to_have_count(0)


def test_a_tile_is_turned_before_it_is_laid(guest: Guest) -> None:
    guest.go(f"/t/{lay(guest, 'me', 'random')}")
    play_until(guest, "generic")
    space = next(key[4:].split("=")[0] for key in keys(guest) if key.startswith("put:"))
    guest.page.locator(f'.board [data-spot="sp:{space}"]').hover()
    before = guest.page.evaluate(SHOWN_FACE)
    guest.page.keyboard.press("r")
    guest.drawn()
    after = guest.page.evaluate(SHOWN_FACE)
    assert before and after and before != after
    guest.answered(guest.page.locator(f'.board [data-spot="sp:{space}"]').click)
    assert guest.position
    assert space in guest.position["view"]["tiles"]


def test_everything_can_be_done_by_keys(guest: Guest) -> None:
    guest.go(f"/t/{lay(guest, 'me', 'random')}")
    play_until(guest, "generic")
    tiles = len(guest.position["view"]["tiles"]) if guest.position else 0
    guest.page.keyboard.press("b")
    for key in ("ArrowRight", "ArrowDown", "r"):
        guest.page.keyboard.press(key)
    assert guest.answered(lambda: guest.page.keyboard.press("Enter"))
    assert guest.position and len(guest.position["view"]["tiles"]) >= tiles


def test_what_is_not_possible_is_explained(guest: Guest) -> None:
    guest.go(f"/t/{lay(guest, 'me', 'random')}")
    play_until(guest, "generic")
    guest.page.locator('.board [data-spot="sp:C8"]').click()
    expect(guest.page.locator(".remark.refused")).to_contain_text("AA-P2")


def test_solitaire_shows_where_the_ghouls_go_and_a_turn_is_played(guest: Guest) -> None:
    guest.go(f"/t/{lay(guest, 'me', options={'faction': 'V'}, seed=3)}")
    play_until(guest, "main")
    expect(guest.page.get_by_role("region", name="Ghouls").locator(".card")).to_have_count(2)
    expect(guest.page.get_by_role("region", name="Secret Society")).to_have_count(0)
    assert guest.position
    turn = guest.position["view"]["turn"]
    while not guest.over and guest.position["view"]["turn"] == turn:
        guest.asked()
        guest.click_what_glows(turn)
    assert guest.over or guest.position["view"]["turn"] == turn + 1


def test_the_lesson_leads_through_a_duel_to_victory(guest: Guest) -> None:
    guest.go("/learn/ashes")
    seen = False
    for _ in range(60):
        guest.drawn()
        if guest.page.get_by_role("link", name="Now play for yourself").count():
            break
        seen = seen or guest.page.locator(".duel").count() == 1
        if guest.page.locator(".notes [data-choice]").or_(guest.glowing).count():
            guest.next_target(0).click()
        else:
            guest.page.get_by_role("button", name="Go on").click()
    assert seen, "nobody attacked"
    expect(guest.page.locator(".notes")).to_contain_text("You have won")


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_axe_has_nothing_to_say_about_the_table(locale: str, welcome: Welcome) -> None:
    guest = welcome(locale=locale)
    guest.go(f"/t/{lay(guest, 'me', 'random', 'random')}").play_on(9)
    guest.asked()
    found = {"table": violations(guest)}
    guest.page.locator(".status .tables").click()
    found["tables"] = violations(guest)
    guest.go("/learn/ashes")
    expect(guest.page.locator(".notes")).to_be_visible()
    found["lesson"] = violations(guest)
    guest.go(f"/t/{lay(guest, 'me')}").asked()
    found["solitaire"] = violations(guest)
    assert {what: said for what, said in found.items() if said} == {}


def test_on_a_phone_nothing_scrolls_sideways_and_everything_offered_can_be_hit(welcome: Welcome) -> None:
    guest = welcome(**PHONE)
    guest.go(f"/t/{lay(guest, 'me', 'random')}")
    for turn in range(25):
        guest.asked()
        fits(guest)
        assert guest.offer
        if guest.offer["prompt"] not in ("portal", "edge"):  # an edge is thinner than any finger; the list beside the prompt has them, too
            assert (guest.offer["prompt"], guest.page.evaluate(SMALL, SPACE)) == (guest.offer["prompt"], [])
        guest.click_what_glows(turn)
    expect(guest.page.get_by_role("group", name="Hand:")).to_be_visible()


def test_a_hidden_hand_never_arrives_at_a_spectators_socket(welcome: Welcome) -> None:
    ann, cara = welcome().named("Ann"), welcome().named("Cara")
    table = lay(ann, "me", "random")
    cara.go(f"/t/{table}")
    ann.go(f"/t/{table}").play_on(20)
    cara.until(lambda: cara.seq >= ann.seq, "the spectator has seen it all")
    positions = [at for at in cara.of("position") if not at["over"]]
    assert positions
    assert all(seat["hand"] is None for at in positions for seat in at["view"]["seats"])
    assert all(not at["offers"] for at in positions)
    told = json.dumps([frame for frame in cara.heard if frame["is"] in ("position", "story")])
    assert '"event-refilled"' not in told
    assert '"act:' not in told

"""Sorcery in the browser: an army is led, a figure is dragged, clicked and moved by keys, what is forbidden is explained, and phones."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.browser.fixtures import Welcome
from tests.browser.guest import Guest
from tests.browser.looks import PHONE, axe_has_nothing_to_say
from walpurgis.engine import Match, Record

QUICK: dict[str, Any] = {"build_total": 100, "table": "clearing"}
LED = QUICK | {"armies": "Q1;Q2"}


def lay(guest: Guest, *seats: str, options: dict[str, Any] = LED) -> str:
    return guest.lay(*(seats or ("me", "random")), game="sorcery", options=options, seed=5)


def to_the_field(guest: Guest, options: dict[str, Any] = LED) -> Guest:
    """Up to the first question for an action, clicking what glows before it."""
    guest.go(f"/t/{lay(guest, options=options)}")
    for clicks in range(60):
        guest.asked()
        if prompt(guest) == "act":
            return guest
        guest.click_what_glows(clicks * (prompt(guest) != "deploy"))
    raise AssertionError("nobody was asked for an action")


def prompt(guest: Guest) -> str:
    return str(guest.offer["prompt"]) if guest.offer else ""


def figure(guest: Guest, who: str) -> dict[str, Any]:
    return next(one for one in guest.position["view"]["figures"] if one["id"] == who)


def mover(guest: Guest) -> str:
    """Somebody who may move."""
    assert guest.offer
    return next(str(choice["key"])[5:] for choice in guest.offer["choices"] if choice["key"].startswith("move:"))


def begin_to_move(guest: Guest) -> str:
    """Select a figure and let it move, by its menu; the page then asks for a path."""
    who = mover(guest)
    guest.page.locator(f'.board [data-spot="{who}"]').click()
    guest.answered(guest.page.locator(".bubble button", has_text="Move").first.click)
    guest.until(lambda: prompt(guest) == "path", "a path is asked for")
    return who


def test_an_army_is_led_by_one_click_and_the_rest_is_asked_on_the_map(guest: Guest) -> None:
    """[D-86]"""
    guest.go(f"/t/{lay(guest, options=QUICK)}")
    guest.asked()
    expect(guest.page.get_by_role("button", name="Lead this army")).to_have_count(6)
    guest.answered(guest.page.get_by_role("button", name="Lead this army").first.click)
    guest.until(lambda: bool(guest.position["view"]["figures"]), "the armies are there")
    assert {one["seat"] for one in guest.position["view"]["figures"]} == {0, 1}


def test_a_named_move_is_chosen_from_the_list_and_confirmed(guest: Guest) -> None:
    """[D-46]"""
    who = begin_to_move(to_the_field(guest))
    before = figure(guest, who)
    guest.page.locator('[role=option][data-key^="on:"]').first.click()
    guest.drawn()
    guest.answered(guest.page.get_by_role("button", name="Confirm").click)
    after = figure(guest, who)
    assert (after["x"], after["y"]) != (before["x"], before["y"])


def test_a_figure_is_dragged_and_the_move_is_confirmed(guest: Guest) -> None:
    """[D-39]"""
    to_the_field(guest)
    who = mover(guest)
    base = guest.page.locator(f'.board [data-spot="{who}"]').bounding_box()
    assert base
    x, y = base["x"] + base["width"] / 2, base["y"] + base["height"] / 2
    before = figure(guest, who)
    guest.page.mouse.move(x, y)
    guest.page.mouse.down()
    for step in range(1, 9):
        guest.page.mouse.move(x + step, y - 9 * step)
    guest.page.mouse.up()
    guest.until(lambda: prompt(guest) == "path", "dragging declares a move")
    guest.drawn()
    guest.answered(guest.page.get_by_role("button", name="Confirm").click)
    after = figure(guest, who)
    assert (after["x"], after["y"]) != (before["x"], before["y"])
    assert any(said["do"] == "try" for said in guest.said)


def test_a_figure_is_moved_by_keys_alone(guest: Guest) -> None:
    who = begin_to_move(to_the_field(guest))
    before = figure(guest, who)
    guest.page.get_by_role("listbox").focus()
    for key in ("End", "ArrowUp"):
        guest.page.keyboard.press(key)
        guest.drawn()
    guest.answered(lambda: guest.page.keyboard.press("Enter"))
    if prompt(guest) == "path":
        guest.answered(lambda: guest.page.keyboard.press("Enter"))
    after = figure(guest, who)
    assert (after["x"], after["y"], after["fx"], after["fy"]) != (before["x"], before["y"], before["fx"], before["fy"])


def test_a_move_can_be_taken_back_before_it_is_confirmed(guest: Guest) -> None:
    """[D-61]"""
    begin_to_move(to_the_field(guest))
    guest.page.get_by_role("button", name="Back").first.click()
    guest.until(lambda: prompt(guest) == "act", "the move is taken back")


def test_others_books_stay_closed_on_the_wire(guest: Guest) -> None:
    """[S-18, S-21, D-84]"""
    to_the_field(guest)
    for frame in guest.of("position"):
        for tome in frame["view"].get("tomes", []):
            assert tome["owner"] == 0 or (tome["stack"] is None and not tome["contents"])


def test_a_whole_game_is_played_by_clicking_what_glows(guest: Guest) -> None:
    """[A-194]"""
    table = lay(guest, options=LED | {"turn_limit": 6})
    guest.go(f"/t/{table}").play_on(400)
    assert guest.over
    record = Record.read(guest.context.request.get(f"/api/tables/{table}/record").body())
    assert Match.replay(record).over


def test_the_table_on_a_phone(welcome: Welcome) -> None:
    guest = welcome(**PHONE)
    who = begin_to_move(to_the_field(guest))
    before = figure(guest, who)
    guest.page.locator('[role=option][data-key^="on:"]').first.click()
    guest.answered(guest.page.get_by_role("button", name="Confirm").click)
    assert figure(guest, who) != before


def test_axe_has_nothing_to_say_of_the_field(guest: Guest) -> None:
    to_the_field(guest)
    axe_has_nothing_to_say(guest, {"field": guest.drawn})

"""Ashes to Ashes in the browser: a whole game by clicking, tiles that are turned, solitaire, the lesson, duels, phones, and what nobody else may see."""

from __future__ import annotations

import itertools
import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.fixtures import Welcome, played
from tests.browser.guest import Guest
from tests.browser.looks import PHONE, axe_has_nothing_to_say, can_be_hit, page, play_on_a_small_screen
from walpurgis.engine import Match

SHORT = {"turn_limit": 12}
MOVING: dict[str, Any] = {"reduced_motion": "no-preference"}
KEEP_SCENES = """() => {
  window.scenes = [];
  new MutationObserver(() => {
    const scene = document.querySelector('.scene');
    if (scene) window.scenes.push([scene.querySelectorAll('figure').length, getComputedStyle(scene).pointerEvents]);
  }).observe(document.body, { childList: true, subtree: true });
}"""
"""A scene is short: the page itself keeps what it shows of them."""
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
    assert guest.over
    expect(guest.prompt).to_contain_text("Society" if guest.position["view"]["winner"] == "SS" else "win")
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
    assert space in guest.position["view"]["tiles"]


def test_the_chosen_is_drawn_before_she_reaches_the_board(guest: Guest) -> None:
    guest.go(f"/t/{lay(guest, 'me', *['random'] * 5)}")
    expect(guest.page.locator(".board .chosen ~ text")).to_have_text("16")
    guest.until(lambda: guest.position["view"]["away"] == 16, "the server says so, too")


def test_everything_can_be_done_by_keys(guest: Guest) -> None:
    guest.go(f"/t/{lay(guest, 'me', 'random')}")
    play_until(guest, "generic")
    tiles = len(guest.position["view"]["tiles"])
    guest.page.keyboard.press("b")
    for key in ("ArrowRight", "ArrowDown", "r"):
        guest.page.keyboard.press(key)
    assert guest.answered(lambda: guest.page.keyboard.press("Enter"))
    assert len(guest.position["view"]["tiles"]) >= tiles


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
        if guest.page.get_by_role("button", name="Play a real game").count():
            break
        seen = seen or guest.page.locator(".duel").count() == 1
        if guest.page.locator(".ribbon [data-choice]").or_(guest.glowing).count():
            guest.next_target(0).click()
        else:
            guest.page.get_by_role("button", name="Continue").click()
    assert seen, "nobody attacked"
    expect(guest.page.locator(".notes")).to_contain_text("You have won")


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_axe_has_nothing_to_say_about_the_table(locale: str, welcome: Welcome) -> None:
    guest = welcome(locale=locale)
    guest.go(f"/t/{lay(guest, 'me', 'random', 'random')}").play_on(9)
    looks = {
        "table": guest.asked,
        "tables": guest.page.locator(".status .tables").click,
        "lesson": page(guest, "/learn/ashes", ".notes"),
        "solitaire": page(guest, f"/t/{lay(guest, 'me')}", '.board [data-offered="true"]'),
    }
    axe_has_nothing_to_say(guest, looks)


def test_axe_has_nothing_to_say_about_the_board_brought_nearer(welcome: Welcome) -> None:
    guest = welcome(**PHONE)
    guest.go(f"/t/{lay(guest, 'me', 'random')}").asked()
    axe_has_nothing_to_say(guest, {"whole": guest.drawn, "near": lambda: nearer(guest)})


def nearer(guest: Guest) -> None:
    """Bring the board nearer, if it is not."""
    lens = guest.page.get_by_role("button", name="Zoom in")
    if lens.count():
        lens.click()
        guest.page.get_by_role("button", name="The whole board").wait_for()


def test_on_a_phone_nothing_scrolls_sideways_and_everything_offered_can_be_hit_when_it_is_near(welcome: Welcome) -> None:
    guest = welcome(**PHONE)
    guest.go(f"/t/{lay(guest, 'me', 'random')}")
    play_on_a_small_screen(guest, nearer, can_be_hit)
    expect(guest.page.get_by_role("group", name="Hand:")).to_be_visible()


def test_a_fingers_first_touch_brings_the_board_nearer_and_the_second_one_takes(welcome: Welcome) -> None:
    guest = welcome(**PHONE)
    guest.go(f"/t/{lay(guest, 'me', 'random')}")
    play_until(guest, "generic")
    guest.page.evaluate("() => document.activeElement?.blur()")
    whole = guest.page.get_by_role("button", name="The whole board")
    space = next(key[4:].split("=")[0] for key in keys(guest) if key.startswith("put:"))
    spot = guest.page.locator(f'.board [data-spot="sp:{space}"]')
    spot.scroll_into_view_if_needed()
    before = spot.bounding_box()
    assert before and not whole.count()
    at = (before["x"] + before["width"] / 2, before["y"] + before["height"] / 2)
    assert not guest.answered(lambda: guest.page.touchscreen.tap(*at)), "one touch is not enough"
    expect(whole).to_be_visible()
    near = spot.bounding_box()
    assert near and near["width"] == pytest.approx(2 * before["width"], abs=1)
    assert guest.page.evaluate(SHOWN_FACE), "the tile is shown as it would lie"
    assert guest.answered(lambda: guest.page.touchscreen.tap(*at)), "the same place takes it"
    assert space in guest.position["view"]["tiles"]


def strikes(match: Match[Any]) -> list[str]:
    """The attacks that somebody may choose now."""
    return [str(key) for ask in match.asks.values() for key in ask.answers() if str(key).startswith("atk:")]


@pytest.fixture(scope="module")
def armed() -> Match[Any]:
    """A game between two rules of thumb, up to where one of them may attack."""
    games = (played("thumb", seed, lambda match: bool(strikes(match)), "ashes") for seed in itertools.count())
    return next(match for match in games if match.asks)


def test_everybody_sees_the_duel_and_nobody_is_held_up(welcome: Welcome, armed: Match[Any]) -> None:
    """Ann attacks a bot and Cara watches; Dora watches, too, but wants no motion."""
    ann, cara, dora = welcome(**MOVING), welcome(**MOVING), welcome()
    wish = {"record": json.loads(armed.record().text()), "seq": len(armed.record().entries), "seat": min(armed.asks)}
    table = ann.context.request.post("/api/continue", data=wish, headers={"Origin": ann.address}).json()["id"]
    for guest in (cara, dora, ann):
        guest.go(f"/t/{table}")
        assert guest.position
        expect(guest.page.locator(".board svg").first).to_be_visible()
        guest.page.evaluate(KEEP_SCENES)
    ann.asked()
    ann.page.get_by_role("button", name="List all").click()
    told = len(dora.log())
    ann.page.locator(f'.prompt [data-key="{strikes(armed)[0]}"]').click()
    for guest in (ann, cara):
        guest.page.wait_for_function("() => window.scenes.length")
        assert guest.page.evaluate("() => window.scenes[0]") == [2, "none"], "two portraits, and no click is caught"
        expect(guest.page.locator(".scene")).to_have_count(0)
    assert any("attacks" in line for line in dora.log()[told:])
    assert dora.page.evaluate("() => window.scenes") == []


@pytest.fixture(scope="module")
def struck() -> Match[Any]:
    """A game between two rules of thumb, up to where one of them must say how to meet a blow."""
    games = (played("thumb", seed, lambda match: any(ask.prompt == "defend" for ask in match.asks.values()), "ashes") for seed in itertools.count())
    return next(match for match in games if match.asks)


def test_whoever_comes_in_mid_duel_sees_it_at_once(welcome: Welcome, struck: Match[Any]) -> None:
    """Ben thinks how to meet a blow; Cara comes to watch, and loads the page again."""
    ben, cara = welcome(), welcome(**MOVING)
    wish = {"record": json.loads(struck.record().text()), "seq": len(struck.record().entries), "seat": min(struck.asks)}
    table = ben.context.request.post("/api/continue", data=wish, headers={"Origin": ben.address}).json()["id"]
    ben.go(f"/t/{table}").asked()
    scene = cara.go(f"/t/{table}").page.locator(".scene")
    expect(scene.locator("figure")).to_have_count(2)
    cara.page.reload()
    expect(scene.locator("figure")).to_have_count(2)
    assert ben.press_digit(1)
    expect(scene.locator(".parried, .struck").first).to_be_visible()


def test_a_replay_shows_the_duel(welcome: Welcome, armed: Match[Any], tmp_path: Path) -> None:
    fought = armed.fork()
    fought.answer(min(fought.asks), strikes(fought)[0])
    file = tmp_path / "duel.json"
    file.write_text(fought.record().text(), encoding="utf-8")
    guest = welcome(**MOVING).go("/replay")
    guest.page.locator("input[type=file]").set_input_files(file)
    moment = guest.page.locator(".bar input[type=range]")
    moment.press("End")
    guest.drawn()
    expect(guest.page.locator(".scene")).to_have_count(0)
    guest.page.get_by_role("button", name="Previous step").click()
    guest.page.get_by_role("button", name="Next step").click()
    expect(guest.page.locator(".scene figure")).to_have_count(2)


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

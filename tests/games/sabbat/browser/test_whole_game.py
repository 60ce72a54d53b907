"""Two people play a whole game of Sabbat Magica in two browsers by clicking what glows, while a third one watches and learns no secret."""

from __future__ import annotations

import json
import re
from functools import partial
from typing import Any

from playwright.sync_api import expect

from tests.browser.fixtures import Welcome
from tests.browser.guest import Guest, play_out


def sit_down(ann: Guest, ben: Guest, **wishes: Any) -> str:
    """Ann sets up a table, Ben takes the open seat, Ann starts."""
    table = ann.lay("me", "open", start=False, **wishes, game="sabbat")
    ann.go(f"/t/{table}")
    ben.go(f"/t/{table}").page.get_by_role("button", name="Sit down").click()
    ann.page.get_by_role("button", name="Start the game").click()
    return table


def owned(guest: Guest, seats: set[int]) -> None:
    """Nothing was offered to this browser, and no view shown to it, but that of these seats."""
    for at in guest.of("position"):
        assert {offer["seat"] for offer in at.get("offers", [])} <= seats
        assert at.get("seat") is None or at["seat"] in seats
        assert {int(seat) for seat in at.get("views") or {}} <= seats


def test_two_browsers_play_a_whole_game_by_clicking_what_glows_and_a_third_watches(welcome: Welcome) -> None:
    ann, ben = welcome().named("Ann"), welcome(viewport={"width": 1024, "height": 768}).named("Ben")
    cara = welcome(viewport={"width": 390, "height": 844}).named("Cara")
    table = sit_down(ann, ben, seed=5)
    cara.go(f"/t/{table}")
    play_out(ann, ben)
    cara.until(lambda: cara.over, "the spectator sees the end")
    verdicts = []
    for someone in (ann, ben, cara):
        account = someone.page.locator(".account")
        expect(someone.prompt).to_contain_text(re.compile("You win with|wins with"))
        verdicts.append("You win" in someone.prompt.inner_text())
        assert account.get_by_role("row").count() > 4
    assert sorted(verdicts[:2]) == [False, True], "the winner is told so, and nobody else"
    assert not verdicts[2], "who watches has not won"
    owned(ann, {0})
    owned(ben, {1})
    owned(cara, set())
    assert cara.log() == ann.log()
    assert '"inv:' not in json.dumps([frame for frame in cara.heard if frame["is"] != "story"])


def told(guest: Guest) -> list[dict[str, Any]]:
    """What a browser was told, without what differs between any two tables."""
    fleeting = {"table", "id", "created", "updated", "at", "me"}

    def bare(part: Any) -> Any:
        if isinstance(part, dict):
            return {name: bare(value) for name, value in part.items() if name not in fleeting}
        return [bare(value) for value in part] if isinstance(part, list) else part

    return [frame for frame in map(bare, guest.heard) if frame["is"] in ("position", "story", "notice")]


def sees_a_closed_hand(guest: Guest) -> bool:
    return bool(guest.latest and guest.latest["answered"] == [0])


def told_of_a_closed_hand(welcome: Welcome, ghosts: int) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """What the opponent and a spectator are told when Ann secretly sends this many ghosts."""
    ann, ben, cara = welcome().named("Ann"), welcome().named("Ben"), welcome().named("Cara")
    cara.go(f"/t/{sit_down(ann, ben, seed=8)}")
    ben.until(lambda: ben.offer is not None, "Ben is asked")
    assert cara.position, "Cara sees the board"
    ann.page.locator(".board input[type=range]").fill(str(7 - ghosts))
    assert ann.answered(ann.page.locator(f'[data-key="inv:{ghosts}"]').first.click)
    for other in (ben, cara):
        other.until(partial(sees_a_closed_hand, other), "the hand is closed")
    return told(ben)[-2:], told(cara)[-2:]


def test_what_others_receive_does_not_depend_on_a_closed_hand(welcome: Welcome) -> None:
    one, three = told_of_a_closed_hand(welcome, 1), told_of_a_closed_hand(welcome, 3)
    assert one == three
    assert one[0][-1]["offers"][0]["seat"] == 1
    assert not one[1][-1]["offers"]

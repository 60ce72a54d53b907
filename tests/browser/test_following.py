"""Following the others: the bar tells their turn, the log has turns and names, the last turns are shown again, the end says how it came about."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.some_game import SOME
from walpurgis.engine.game import shown

from .fixtures import Welcome
from .guest import Guest, play_out
from .moments import moments, stand_at

UNDER_THE_CARD = """() => {
  const card = document.querySelector('.side > .round').getBoundingClientRect();
  return [...document.querySelectorAll('.stage [data-offered="true"], .prompt [data-choice]')].filter((one) => one.checkVisibility())
    .filter((one) => {
      const box = one.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      return x > card.left && x < card.right && y > card.top && y < card.bottom;
    })
    .map((one) => one.outerHTML.slice(0, 80));
}"""
"""What is offered and lies below the card that sums up the end of a turn."""


def test_while_others_play_the_bar_tells_their_turn(welcome: Welcome) -> None:
    anna, bela = welcome().named("Anna"), welcome().named("Bela")
    table = anna.lay("me", "open", game="nocturne", start=False)
    bela.go(f"/t/{table}").page.get_by_role("button", name="Sit down").click()
    anna.go(f"/t/{table}").page.get_by_role("button", name="Start the game").click()
    anna.until(lambda: bool(anna.latest and anna.latest["waiting"]), "the game has begun")
    playing, waiting = (anna, bela) if anna.position["waiting"] == [0] else (bela, anna)
    name = "Anna" if playing is anna else "Bela"
    playing.asked()
    assert playing.answered(playing.page.get_by_role("button", name="Play all plain Treasures").first.click)
    expect(waiting.page.locator(".waiting .wait")).to_contain_text("Waiting for")
    expect(waiting.page.locator(".waiting .now .named").first).to_have_text(name)
    turn = waiting.page.locator(".drawer li.turn").last
    expect(turn.locator(".named")).to_have_text(name)
    expect(playing.page.locator(".drawer li.turn.mine").last).to_contain_text("you")


@pytest.mark.parametrize("game", shown())
def test_what_the_end_of_a_turn_or_round_did_is_summed_up_and_can_be_kept_or_put_away(game: str, guest: Guest) -> None:
    guest.go(f"/t/{stand_at(guest, next(iter(moments(game).values())))}").asked()
    card = guest.page.locator(".side > .round")
    play_out(guest, until=lambda: guest.offer is not None and card.count() > 0)
    expect(card.locator("h2")).not_to_be_empty()
    assert card.locator("li").count() > 0
    keep = card.get_by_role("button", name="Keep this card")
    keep.click()
    expect(keep).to_have_attribute("aria-pressed", "true")
    guest.asked()
    hidden = guest.page.evaluate(UNDER_THE_CARD)
    assert not hidden, hidden
    guest.play_on(1)
    expect(card).to_be_visible()
    card.get_by_role("button", name="Close").click()
    expect(card).to_have_count(0)


@pytest.mark.parametrize("game", shown())
def test_the_last_turns_are_shown_again_and_a_click_ends_it(game: str, guest: Guest) -> None:
    guest.go(f"/t/{guest.lay('me', 'random', game=game, undo='free')}").asked()

    def somebody_else_has_played() -> bool:
        """Bots are quick: what was heard is looked through, not only what holds now."""
        return guest.offer is not None and any(at["waiting"] == [1] for at in guest.of("position"))

    play_out(guest, until=somebody_else_has_played)
    guest.tool("What happened since my turn").click()
    skip = guest.page.get_by_role("button", name="Skip", exact=True)
    expect(skip).to_be_visible()
    skip.click()
    expect(skip).to_have_count(0)
    guest.asked()


def test_the_speed_is_kept(guest: Guest) -> None:
    guest.go(f"/t/{guest.lay('me', 'random')}").asked()
    guest.page.keyboard.press("s")
    speed = guest.page.get_by_label("Others’ turns")
    speed.select_option("slow")
    guest.page.reload()
    guest.asked()
    guest.page.keyboard.press("s")
    expect(speed).to_have_value("slow")


def test_the_winner_is_told_so_and_sees_how_the_points_came(guest: Guest) -> None:
    table = guest.lay("me", "random", game=SOME, undo="free")
    guest.go(f"/t/{table}").asked()
    play_out(guest)
    won = guest.position["result"]["places"][0] == 1
    expect(guest.prompt).to_contain_text(re.compile("^You (win|share)") if won else re.compile("wins? |share"))
    account = guest.page.locator(".account")
    expect(account.get_by_role("img", name="Points over the game")).to_be_visible()
    expect(account.locator("th.me")).to_contain_text("you")


def test_a_lesson_ends_in_a_game(guest: Guest) -> None:
    guest.go(f"/learn/{SOME}")
    end = guest.page.get_by_role("button", name="Play a real game")
    on = guest.page.get_by_role("button", name=re.compile("^(Go on|Continue|Skip|Next)"))
    for _ in range(400):
        expect(end.or_(on).first).to_be_visible()
        if end.count():
            break
        on.first.click()
    end.click()
    guest.asked()

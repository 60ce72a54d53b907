"""What the table says and does beside the moves themselves: refusals, undo, hints, talk, languages, the curtain, the plain board, the lobby."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.fixtures import Welcome
from tests.browser.guest import Guest, play_out

HOSTILE = '<img src=x onerror="document.title=1"><b>bold</b> & {{ 1 }}'

CONTRAST = """() => {
  const light = (colour) => {
    const [r, g, b] = colour.match(/[\\d.]+/g).map((part) => part / 255).map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const ground = light(getComputedStyle(document.querySelector('#sabbat-marsh0 stop')).stopColor);
  const line = light(getComputedStyle(document.querySelector('.board .land ~ .place')).stroke);
  return (Math.max(ground, line) + 0.05) / (Math.min(ground, line) + 0.05);
}"""
"""How the places of a region stand out from its ground."""


def test_a_click_on_what_is_not_offered_tells_the_rule_and_its_text(guest: Guest) -> None:
    guest.go(f"/t/{guest.lay('me', 'thumb', seed=4, game='sabbat')}").play_on(1)
    guest.until(lambda: guest.offer is not None and guest.offer["prompt"] == "action", "I may act")
    guest.drawn()
    guest.page.locator('[data-spot="rg:tur"][data-offered="false"]').click()
    remark = guest.page.locator(".remark.refused")
    number = remark.locator("strong")
    expect(number).to_have_text(re.compile(r"^[A-Z]+[-A-Z0-9.]*\d"))
    rule = number.inner_text()
    expect(remark.locator("p")).to_have_text(re.compile(re.escape(rule) + ".{20,}"))
    remark.get_by_role("button", name="Open the rulebook").click()
    here = guest.page.locator(".drawer .rule.here")
    expect(here).to_be_in_viewport()
    expect(here).to_contain_text(rule)


def test_an_answer_is_taken_back(guest: Guest) -> None:
    guest.go(f"/t/{guest.lay('me', 'thumb', seed=4, undo='free', game='sabbat')}")
    guest.play_on(2)
    guest.asked()
    asked, told = guest.prompt.inner_text(), guest.log()
    guest.play_on(1)
    answered = guest.seq
    guest.tool("Undo").click()
    guest.until(lambda: guest.seq > answered, "the answer is taken back")
    expect(guest.prompt).to_have_text(asked)
    expect(guest.lines).to_have_count(len(told))
    assert guest.log() == told


def test_after_a_revelation_taking_back_needs_consent(welcome: Welcome) -> None:
    ann, ben = welcome().named("Ann"), welcome().named("Ben")
    table = ann.lay("me", "open", start=False, seed=5, undo="consent", game="sabbat")
    ann.go(f"/t/{table}")
    ben.go(f"/t/{table}").page.get_by_role("button", name="Sit down").click()
    ann.page.get_by_role("button", name="Start the game").click()
    ann.play_on(1)
    ben.play_on(1)
    ann.tool("Undo").click()
    asked = ben.page.get_by_role("alert").filter(has_text="undo their last move")
    asked.get_by_role("button", name="Agreed").click()
    expect(asked).to_have_count(0)
    ann.until(lambda: ann.offer is not None and ann.offer["prompt"].startswith("invoke"), "Ann may close her hand again")


def test_a_hint_names_three_moves_with_their_reasons_and_shows_them(guest: Guest) -> None:
    guest.go(f"/t/{guest.lay('me', 'thumb', seed=4, game='sabbat')}")
    guest.play_on(1)
    guest.tool("Hint").click()
    panel = guest.page.get_by_role("region", name="Hint")
    expect(panel).to_be_visible()  # at once, while the house thinks
    expect(panel.get_by_role("listitem")).to_have_count(3)
    for one in panel.get_by_role("listitem").all():
        assert re.search(r"\d+% to win\s+This .+\.", one.inner_text())
    panel.get_by_role("button").nth(1).focus()
    panel.get_by_role("button", name="Close").click()
    expect(panel).to_have_count(0)


def test_a_closed_hand_of_another_takes_nothing_from_mine(welcome: Welcome) -> None:
    ann, ben = welcome(), welcome()
    table = ann.lay("me", "open", start=False, seed=5, game="sabbat")
    ann.go(f"/t/{table}")
    ben.go(f"/t/{table}").page.get_by_role("button", name="Sit down").click()
    ann.page.get_by_role("button", name="Start the game").click()
    ann.glowing.first.wait_for()
    ann.tool("Hint").click()
    expect(ann.page.locator(".hint li").first).to_be_visible()
    ben.play_on(1)
    ann.until(lambda: ann.position["answered"] == [1], "Ann sees Ben's closed hand")
    ann.drawn()
    expect(ann.page.locator(".hint li").first).to_be_visible()


def test_talk_stays_text(welcome: Welcome) -> None:
    ann, ben = welcome().named("Ann"), welcome().named("Ben <i>")
    table = ann.lay("me", "thumb", seed=4, game="sabbat")
    for someone in (ann, ben):
        someone.go(f"/t/{table}")
        someone.tool("Chat").click()
    ben.page.get_by_label("Say something").fill(HOSTILE)
    ben.page.keyboard.press("Enter")
    said = ann.page.locator(".chat li")
    expect(said).to_contain_text(f"Ben <i> {HOSTILE}")
    assert said.locator("img, b, i").count() == 0


def test_the_language_changes_in_mid_game_and_is_remembered(guest: Guest) -> None:
    guest.go(f"/t/{guest.lay('me', 'thumb', seed=4, game='sabbat')}")
    guest.play_on(2)
    guest.asked()
    english = guest.prompt.inner_text()
    told = guest.log()
    guest.page.locator("#house-menu").click()  # the header has stepped back
    guest.page.get_by_label("Language", exact=True).select_option("de")
    expect(guest.page.locator("html")).to_have_attribute("lang", "de")
    expect(guest.prompt).not_to_have_text(english)
    expect(guest.lines).to_have_count(len(told))
    german = guest.lines.all_inner_texts()
    assert not set(german) & set(told)
    guest.page.reload()
    expect(guest.page.locator("html")).to_have_attribute("lang", "de")
    expect(guest.prompt).to_be_visible()
    expect(guest.prompt).not_to_have_text(english)


def test_stronger_contrast_reaches_the_board(guest: Guest) -> None:
    guest.go(f"/t/{guest.lay('me', 'thumb', seed=4, game='sabbat')}").asked()
    usual = guest.page.evaluate(CONTRAST)
    guest.tool("Settings").click()
    guest.page.get_by_label("High contrast").check()
    guest.page.keyboard.press("Escape")
    assert usual < 12 < guest.page.evaluate(CONTRAST)


def test_the_first_guess_is_the_language_of_the_browser(welcome: Welcome) -> None:
    for locale, language in {"fr-CH": "fr", "it-IT": "it", "es-MX": "es", "de-AT": "de", "pt-BR": "en"}.items():
        expect(welcome(locale=locale).go("/").page.locator("html")).to_have_attribute("lang", language)


def test_a_curtain_falls_between_two_players_of_one_screen(guest: Guest) -> None:
    guest.go(f"/t/{guest.lay('me', 'me', seed=4, game='sabbat')}")
    curtain = guest.page.locator(".curtain")
    for player in (1, 2):
        expect(curtain.get_by_role("button", name=f"Guest {player}")).to_be_focused()
        assert guest.page.locator(".board, .mine, .prompt").count() == 0
        curtain.get_by_role("button").click()
        guest.glowing.first.wait_for()
        assert guest.answered(lambda: guest.glowing.last.click())


def test_the_template_game_is_played_to_its_end_on_the_plain_board(welcome: Welcome) -> None:
    ann, ben = welcome(), welcome()
    table = ann.lay("me", "open", game="template", start=False)
    ann.go(f"/t/{table}")
    ben.go(f"/t/{table}").page.get_by_role("button", name="Sit down").click()
    ann.page.get_by_role("button", name="Start the game").click()
    expect(ann.page.locator(".plain .card.offered").first).to_be_visible()
    play_out(ann, ben)
    expect(ann.page.locator(".account")).to_be_visible()


def test_a_table_is_laid_joined_and_started_from_the_front_door(welcome: Welcome) -> None:
    ann, ben = welcome().named("Ann"), welcome().named("Ben")
    ann.go("/").page.get_by_role("article").filter(has_text="Sabbat Magica").get_by_role("button", name="Set up a table").click()
    form = ann.page.get_by_role("form", name="A new table")
    form.get_by_label("Players").select_option("2")
    form.get_by_label("Public").check()
    form.get_by_role("button", name="Create table").click()
    link = ann.page.locator("#table-link").input_value()
    ben.go("/").page.get_by_label("A friend sent you a link?").fill(link)
    ben.page.get_by_role("button", name="Join").click()
    ben.page.get_by_role("button", name="Sit down").click()
    expect(ann.page.locator(".seats")).to_contain_text("Ben")
    ann.page.get_by_role("button", name="Start the game").click()
    ben.glowing.first.wait_for()
    expect(ben.page).to_have_title(re.compile("Your turn"))


def test_a_wrong_link_is_refused_kindly(guest: Guest) -> None:
    guest.go("/").page.get_by_label("A friend sent you a link?").fill("somewhere else")
    guest.page.get_by_role("button", name="Join").click()
    expect(guest.page.get_by_role("alert")).to_contain_text("does not lead to a table")


def test_a_finished_table_offers_one_more_game(guest: Guest) -> None:
    guest.go(f"/t/{guest.lay('me', 'thumb', game='template', seed=3)}")
    guest.play_on(50)
    guest.page.get_by_role("button", name="Rematch").click()
    expect(guest.page.locator(".plain .card.offered").first).to_be_visible()

"""Nocturne in the browser: a whole game by clicking what glows, reading cards, standing orders, the lesson, phones, and what nobody else may see."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.fixtures import Welcome
from tests.browser.guest import Guest
from tests.browser.looks import PHONE, axe_has_nothing_to_say, can_be_hit, fits, page, play_on_a_small_screen

DUSK = {"kingdom": "dusk"}
MOATS = {"kingdom": "cellar, moat, village, workshop, witch, smithy, market, mine, militia, laboratory"}


def lay(guest: Guest, *seats: str, options: dict[str, Any] = DUSK, start: bool = True) -> str:
    return guest.lay(*seats, game="nocturne", start=start, options=options, seed=7)


def take(guest: Guest, *wishes: str) -> None:
    """Click the first of these keys that is offered on the table; if there is none, click what glows."""
    assert guest.offer
    keys = [choice["key"] for choice in guest.offer["choices"]]
    wished = next((key for key in wishes if key in keys), None) if guest.offer["kind"] == "one" else None
    if wished:
        guest.answered(guest.page.locator(f':is(.board, .mine) [data-key="{wished}"]').first.click)
    else:
        guest.click_what_glows()


def test_a_whole_game_is_played_by_clicking_what_glows(guest: Guest) -> None:
    guest.go(f"/t/{lay(guest, 'me', 'random')}")
    while not guest.over:
        guest.until(lambda: guest.offer is not None or guest.over, "somebody asks me")
        if guest.offer:
            take(guest, "all", "pile:curse", "pile:estate", "pile:monastery", "pile:faithful-hound")  # cheap piles are empty soon
    expect(guest.page.locator(".account").get_by_role("heading")).to_be_visible()
    mine = guest.position["view"]["players"][0]["cards"]
    expect(guest.page.locator(".mine .all li")).to_have_count(len(mine))
    expect(guest.page.locator('.mine .all [data-key="mine:curse"]')).to_have_accessible_name(f"Curse, $0, ×{mine['curse']}, {-mine['curse']} VP")

    def narrow() -> None:
        guest.tool("Log").click()
        guest.page.set_viewport_size({"width": 390, "height": 844})
        fits(guest)
        guest.page.locator(".account").get_by_role("button", name="Close").click()
        guest.page.get_by_role("button", name="My area").click()

    axe_has_nothing_to_say(guest, {"the end": guest.drawn, "narrow": narrow})


def test_a_card_is_read_by_pointing_at_it_and_by_focus(guest: Guest) -> None:
    guest.go(f"/t/{lay(guest, 'me', 'random')}").asked()
    lens = guest.page.get_by_role("tooltip")
    guest.page.locator('.board [data-key="pile:cobbler"]').hover()
    expect(lens).to_contain_text("gain a card that costs at most $4, straight to your hand")
    guest.page.locator(".prompt").hover()
    expect(lens).to_have_count(0)
    guest.page.keyboard.press("b")
    guest.page.keyboard.press("Tab")
    expect(lens).to_be_visible()


def test_what_cannot_be_bought_yet_is_explained(guest: Guest) -> None:
    guest.go(f"/t/{lay(guest, 'me', 'random')}").asked()
    guest.page.locator('.board [data-key="pile:province"]').click()
    expect(guest.page.locator(".remark.refused")).to_contain_text("ND-081")


def test_several_cards_are_picked_and_taken_back_one_by_one(guest: Guest) -> None:
    guest.go("/learn/nocturne")
    while guest.page.locator('.tray [data-offered="true"]').count() < 2:
        guest.page.get_by_role("button", name="Skip").or_(guest.page.get_by_role("button", name="Continue")).first.click()
        guest.drawn()
    cards = guest.page.locator('.tray [data-offered="true"]')
    for n in range(cards.count()):
        cards.nth(n).click()
    expect(cards.locator(".number")).to_have_count(cards.count())
    guest.page.get_by_role("button", name="Done").click()
    expect(guest.page.locator(".ribbon")).to_contain_text("Action phase")


def test_whoever_holds_no_moat_is_never_bothered(welcome: Welcome) -> None:
    """Everybody is asked at every Attack; a browser answers by itself what is not a question, and what it was told to answer."""
    ann, ben = welcome().named("Ann"), welcome().named("Ben")
    table = lay(ann, "me", "open", start=False, options=MOATS)
    ann.go(f"/t/{table}")
    ben.go(f"/t/{table}").page.get_by_role("button", name="Sit down").click()
    ann.page.get_by_role("button", name="Start the game").click()
    asked = 0
    for _ in range(400):
        ann.until(lambda: any(guest.offer for guest in (ann, ben)) or ann.over, "somebody is asked")
        guest = next((guest for guest in (ann, ben) if guest.offer), None)
        if guest is None or asked > 1 or ann.over:
            break
        assert guest.offer
        if guest.offer["prompt"] == "moat" and len(guest.offer["choices"]) == 1:
            question = guest.offer["question"]
            expect(guest.page.locator("#prompt")).to_have_count(0)
            guest.until(lambda guest=guest, question=question: not guest.offer or guest.offer["question"] != question, "the browser answers by itself")  # type: ignore[misc]
            asked += 1
            continue
        take(guest, "hand:militia", "hand:witch", "all", "pile:militia", "pile:silver", "end")
    assert asked, "nobody ever attacked"


def test_a_standing_order_is_carried_out_without_asking(welcome: Welcome) -> None:
    """Ben lets his browser always reveal a Moat, and later never."""
    ann, ben = welcome().named("Ann"), welcome().named("Ben")
    table = lay(ann, "me", "open", start=False, options=MOATS)
    ann.go(f"/t/{table}")
    ben.go(f"/t/{table}").page.get_by_role("button", name="Sit down").click()
    ann.page.get_by_role("button", name="Start the game").click()
    for order, answer in (("always", "hand:moat"), ("never", "no")):
        assert ben.position, "the game has begun"
        ben.tool("Settings").click()
        sheet = ben.page.get_by_role("dialog")
        sheet.get_by_label("Moat").select_option(order)
        sheet.get_by_role("button", name="Close").click()
        for _ in range(200):
            ann.until(lambda: any(guest.offer for guest in (ann, ben)), "somebody is asked")
            if ben.offer and ben.offer["prompt"] == "moat" and len(ben.offer["choices"]) > 1:
                break
            guest = next(guest for guest in (ann, ben) if guest.offer)
            if guest.offer and guest.offer["prompt"] == "moat":
                guest.until(lambda guest=guest: not guest.offer or guest.offer["prompt"] != "moat", "who has no Moat is not asked")  # type: ignore[misc]
            elif guest is ann:
                take(ann, "hand:militia", "hand:village", "all", "pile:militia", "pile:village", "pile:silver", "end")
            else:
                take(ben, "all", "pile:moat", "end")
        assert ben.offer and ben.offer["prompt"] == "moat", "nobody ever attacked"
        expect(ben.prompt).to_have_count(0)
        ben.until(lambda: not ben.offer or ben.offer["prompt"] != "moat", "the browser answers by itself")
        assert [said["answer"] for said in ben.said if said["do"] == "answer"][-1] == answer


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_axe_has_nothing_to_say_about_the_table(locale: str, welcome: Welcome) -> None:
    guest = welcome(locale=locale)
    guest.go(f"/t/{lay(guest, 'me', 'random', 'random')}").play_on(12)
    card = guest.page.locator('.board [data-key="pile:cobbler"]')
    axe_has_nothing_to_say(guest, {"table": guest.asked, "card": card.focus, "lesson": page(guest, "/learn/nocturne", ".notes")})


def test_on_a_phone_nothing_scrolls_sideways_and_everything_offered_can_be_hit(welcome: Welcome) -> None:
    guest = welcome(**PHONE)
    guest.go(f"/t/{lay(guest, 'me', 'random')}")
    play_on_a_small_screen(guest, can_be_hit)
    expect(guest.page.get_by_role("group", name="Hand:")).to_be_visible()
    expect(guest.page.locator(".mine .piles")).to_be_hidden()
    guest.page.get_by_role("button", name="My area").click()
    expect(guest.page.locator(".mine .piles")).to_be_visible()
    fits(guest)


def test_a_hidden_hand_never_arrives_at_a_spectators_socket(welcome: Welcome) -> None:
    ann, cara = welcome().named("Ann"), welcome().named("Cara")
    table = lay(ann, "me", "random")
    cara.go(f"/t/{table}")
    ann.go(f"/t/{table}").play_on(15)
    cara.until(lambda: cara.seq >= ann.seq, "the spectator has seen it all")
    positions = cara.of("position")
    assert positions
    assert all(at["view"]["hand"] == [] and at["view"]["looking"] == [] and not at["offers"] for at in positions)
    told = json.dumps([frame for frame in cara.heard if frame["is"] in ("position", "story")])
    assert '"event-drew-unseen"' in told
    assert '"event-drew"' not in told
    assert '"hand:' not in told


def test_a_kingdom_is_chosen_from_the_list(guest: Guest) -> None:
    guest.go("/")
    guest.page.locator("article").filter(has_text="Nocturne").get_by_role("button", name="Set up a table").click()
    guest.page.locator("select:has(option[value=midnight])").select_option("midnight")
    for card in ("Exorcist", "Secret Cave"):
        expect(guest.page.get_by_title(card, exact=True)).to_be_visible()
    guest.page.locator("#seat-1").select_option("bot:ottilia")
    guest.page.get_by_role("button", name="Start the game").click()
    expect(guest.page.locator('.board [data-key="pile:druid"]')).to_be_visible()
    expect(guest.page.get_by_role("region", name="The Druid’s Boons").locator("[data-card]")).to_have_count(3)


BROKEN = """() => [...document.querySelectorAll('.nocturne .face .name, .mine .face .name')].filter((one) => one.checkVisibility()).flatMap((one) => {
  const text = one.firstChild;
  const range = document.createRange();
  const cost = one.parentElement.querySelector('.cost')?.getBoundingClientRect();
  return [...text.textContent.matchAll(/\\S+/g)].flatMap(({ 0: word, index }) => {
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    const [box, more] = range.getClientRects();
    if (more && Math.abs(more.top - box.top) > 2) return [`${text.textContent}: ${word} is broken`];
    const under = cost && box.left < cost.right - 3 && box.right > cost.left + 3 && box.top < cost.bottom - 5 && box.bottom > cost.top + 5;
    return under ? [`${text.textContent}: ${word} lies under the cost`] : [];
  });
})"""
"""Names on cards that break within a word, or lie under the cost. Hyphens are places to break."""


@pytest.mark.parametrize("locale", ["en-GB", "de-DE", "fr-FR", "it-IT", "es-ES"])
def test_names_on_cards_stay_whole_and_clear_of_the_cost(locale: str, welcome: Welcome) -> None:
    guest = welcome(locale=locale)
    guest.go(f"/t/{guest.lay('me', 'thumb', seed=6, game='nocturne', options={'kingdom': 'dusk'})}").asked()
    for width, height in ((1440, 900), (1280, 720), (1366, 650)):
        guest.page.set_viewport_size({"width": width, "height": height})
        guest.drawn()
        broken = guest.page.evaluate(BROKEN)
        assert not [one for one in broken if "-" not in one.split(": ")[1]], (width, broken)

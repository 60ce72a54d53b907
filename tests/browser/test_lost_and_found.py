"""Whatever happens to a browser, a network or the server in mid-game: the game goes on, no line of the log is lost, none comes twice."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from .cable import Cable
from .fixtures import Welcome
from .guest import Guest, play_out
from .serving import Serving


@pytest.fixture
def own_house(house: Serving, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server that this test may kill."""
    serving = Serving(tmp_path_factory.mktemp("fragile"), house.client)
    serving.start()
    yield serving
    serving.kill()


def in_mid_game(guest: Guest, answers: int = 6) -> str:
    """A game against one bot, some answers old."""
    table = guest.lay("me", "thumb", seed=4)
    guest.go(f"/t/{table}").play_on(answers)
    return table


def the_log_is_whole(guest: Guest) -> None:
    """What the browser pieced together is what a fresh one is told."""
    guest.asked()
    pieced = guest.log()
    assert len(pieced) > 10
    guest.page.reload()
    expect(guest.lines).to_have_count(len(pieced))
    assert guest.log() == pieced


def test_after_a_reload_everything_stands_where_it_stood(guest: Guest) -> None:
    in_mid_game(guest)
    guest.asked()
    asked, told = guest.prompt.inner_text(), guest.log()
    guest.page.reload()
    expect(guest.prompt).to_have_text(asked)
    expect(guest.lines).to_have_count(len(told))
    assert guest.log() == told
    guest.play_on(3)
    the_log_is_whole(guest)


def test_a_seat_moves_to_a_second_device_by_link(welcome: Welcome) -> None:
    desk, phone = welcome(), welcome()
    table = in_mid_game(desk)
    desk.tool("Settings").click()
    desk.page.get_by_role("button", name="Move to another device").click()
    link = desk.page.locator("#seat-link").input_value()
    desk.page.get_by_role("dialog").get_by_role("button", name="Close").click()
    phone.go(link).page.get_by_role("button", name="Sit here").click()
    expect(phone.page).to_have_url(f"{phone.address}/t/{table}")
    phone.asked()
    phone.play_on(3)
    the_log_is_whole(phone)
    expect(desk.page.locator(".mine")).to_have_count(0)  # the old device watches now
    assert not desk.offer


@pytest.fixture
def cable(house: Serving) -> Iterator[Cable]:
    """A way to the house that can be cut."""
    cable = Cable(house.port)
    yield cable
    cable.close()


def test_a_lost_network_comes_back_without_loss_or_echo(welcome: Welcome, cable: Cable) -> None:
    ann, ben = welcome(cable), welcome()
    table = ann.lay("me", "open", start=False, seed=4)
    ann.go(f"/t/{table}")
    ben.go(f"/t/{table}").page.get_by_role("button", name="Sit down").click()
    ann.page.get_by_role("button", name="Start the game").click()
    ann.play_on(1)
    with ann.losing_the_line():
        cable.cut()
        expect(ann.page.locator(".offline")).to_be_visible()
        ben.play_on(1)
        cable.mend()
        expect(ann.page.locator(".offline")).to_have_count(0)
    ann.until(lambda: len(ann.sockets) > 1 and ann.seq == ben.seq, "Ann catches up")
    play_out(ann, ben, until=lambda: ann.seq > 8)
    ann.until(lambda: ann.seq == ben.seq, "both stand at the same place")
    ann.drawn()
    ben.drawn()
    assert len(ann.log()) > 5
    assert ann.log() == ben.log()


@pytest.mark.parametrize("end", ["killed", "stopped"])
def test_a_server_that_was(end: str, welcome: Welcome, own_house: Serving) -> None:
    """...killed or stopped in mid-game and started again finds the browser where it was, without a reload."""
    guest = welcome(own_house)
    in_mid_game(guest)
    guest.asked()
    with guest.losing_the_line():
        own_house.kill() if end == "killed" else own_house.stop()
        expect(guest.page.locator(".offline")).to_be_visible()
        own_house.start()
        expect(guest.page.locator(".offline")).to_have_count(0)
    guest.asked()
    guest.play_on(4)
    the_log_is_whole(guest)

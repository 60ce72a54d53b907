"""A house is brought up to date while people play: the log says where the rules were mended, and what cannot be played on is looked at and ended."""

from __future__ import annotations

import os
from pathlib import Path

from playwright.sync_api import expect

from tests.mended.releases import released

from .fixtures import Welcome
from .serving import Serving


def test_a_table_is_played_on_after_an_update_and_one_that_cannot_be_is_ended(welcome: Welcome, tmp_path: Path) -> None:
    def path(release: int) -> str:
        return os.pathsep.join([str(released(release, tmp_path)), os.environ.get("PYTHONPATH", "")])

    data = tmp_path / "house"
    data.mkdir()
    serving = Serving(data, PYTHONPATH=path(1))
    serving.start()
    try:
        anna = welcome(serving)
        table = anna.lay("me", "random", game="lanterns")
        anna.go(f"/t/{table}").play_on(3)
        with anna.losing_the_line():
            serving.stop()
            serving.environment["PYTHONPATH"] = path(2)
            serving.start()
            anna.go(f"/t/{table}")
        expect(anna.lines.get_by_text("The rules were corrected here.")).to_have_count(1)
        anna.play_on(2)
        with anna.losing_the_line():
            serving.stop()
            serving.environment["PYTHONPATH"] = path(4)
            serving.start()
            anna.go(f"/t/{table}")
        expect(anna.page.get_by_text("can’t be continued. This is how it stood.")).to_be_visible()
        anna.go("/")
        expect(anna.page.get_by_text("stopped by newer rules")).to_be_visible()
        anna.go(f"/t/{table}").page.get_by_role("button", name="End this game").click()
        expect(anna.page.get_by_text("This game was ended without a result.")).to_be_visible()
        anna.page.get_by_role("link", name="Watch again").click()
        moment = anna.page.get_by_role("slider", name="Position in the game")
        expect(moment).to_have_value("0")
        moment.press("End")
        expect(anna.lines.get_by_text("The rules were corrected here.")).to_have_count(1)
    finally:
        serving.stop()

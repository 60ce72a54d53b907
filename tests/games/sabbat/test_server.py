"""Sabbat Magica in the lobby."""

from __future__ import annotations

from pathlib import Path

from tests.server.house import Browser, house


def test_it_is_offered_with_its_options(tmp_path: Path) -> None:
    with house(tmp_path) as address:
        games = {game["name"]: game for game in Browser(address).get("/api/games")}
    assert games["sabbat"]["seats"] == [2, 3, 4] and "thumb" in games["sabbat"]["bots"]
    assert games["sabbat"]["options"]["properties"]["use_powers"] == {"type": "boolean", "default": True}
    assert games["sabbat"]["minutes"] == 90 and games["sabbat"]["weight"] == 4 and "Helvetia" in games["sabbat"]["credits"]


def test_options_that_do_not_fit_the_number_of_seats_are_refused_at_once(tmp_path: Path) -> None:
    wish = {"game": "sabbat", "seats": [{"kind": "open"}, {"kind": "open"}], "options": {"peoples": "BRYG"}}
    with house(tmp_path) as address:
        assert Browser(address).post("/api/tables", wish, 422)["kind"] == "unknown-option"

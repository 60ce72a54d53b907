"""axe finds no violation on any page in any language."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from .conftest import Welcome
from .guest import Guest

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
LOCALES = ["en-GB", "fr-FR", "de-DE", "it-IT", "es-ES"]
RUN = "() => axe.run(document, { resultTypes: ['violations'] })"


def violations(guest: Guest) -> list[str]:
    """What axe complains of on the page as it stands, one line each."""
    guest.page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = guest.page.evaluate(RUN)
    return [f"{one['id']}: {node['html'][:160]} {node['failureSummary'][:200]}" for one in found["violations"] for node in one["nodes"][:4]]


@pytest.mark.parametrize("locale", LOCALES)
def test_axe_has_nothing_to_say(locale: str, welcome: Welcome) -> None:
    guest = welcome(locale=locale)
    table = guest.lay("me", "thumb", "thumb", seed=6)
    lobby = guest.lay("me", "open", start=False)
    found: dict[str, list[str]] = {}
    for path, there in {
        "/": "article", f"/t/{lobby}": ".seats", f"/t/{table}": ".board [data-offered=true]", f"/replay/{table}": ".bar",
        "/rules/sabbat": ".rule", "/about": "h1", "/replay": ".drop", "/learn/sabbat": ".notes",
    }.items():  # fmt: skip
        guest.go(path)
        expect(guest.page.locator(there).first).to_be_visible()
        guest.drawn()
        found[path] = violations(guest)
    assert {path: said for path, said in found.items() if said} == {}


@pytest.mark.parametrize("width", [1440, 390])
def test_axe_has_nothing_to_say_about_what_opens(width: int, welcome: Welcome) -> None:
    guest = welcome(viewport={"width": width, "height": 844})
    guest.go(f"/t/{guest.lay('me', 'thumb', seed=6)}").play_on(4)
    guest.asked()
    found = {"mid-game": violations(guest)}
    for tool in ("Chat", "Rules", "Settings", "Help and keys"):
        guest.tool(tool).click()
        guest.drawn()
        found[tool] = violations(guest)
        guest.page.get_by_role("button", name="Close").first.click()
    assert {what: said for what, said in found.items() if said} == {}

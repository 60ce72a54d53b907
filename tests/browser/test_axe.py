"""axe finds no violation on any page in any language."""

from __future__ import annotations

from functools import partial

import pytest

from tests.some_game import SOME

from .fixtures import Welcome
from .looks import PHONE, axe_has_nothing_to_say, page

LOCALES = ["en-GB", "fr-FR", "de-DE", "it-IT", "es-ES"]


@pytest.mark.parametrize("locale", LOCALES)
def test_axe_has_nothing_to_say(locale: str, welcome: Welcome) -> None:
    guest = welcome(locale=locale)
    table = guest.lay("me", "thumb", "thumb", seed=6)
    lobby = guest.lay("me", "open", start=False)
    pages = {
        "/": "article", f"/t/{lobby}": ".seats", f"/t/{table}": ".board [data-offered=true]", f"/replay/{table}": ".bar",
        f"/rules/{SOME}": ".rule", "/about": "h1", "/replay": ".drop", f"/learn/{SOME}": ".notes",
    }  # fmt: skip
    axe_has_nothing_to_say(guest, {path: page(guest, path, there) for path, there in pages.items()})


@pytest.mark.parametrize("width", [1440, 390])
def test_axe_has_nothing_to_say_about_what_opens(width: int, welcome: Welcome) -> None:
    guest = welcome(viewport={"width": width, "height": 844})
    guest.go(f"/t/{guest.lay('me', 'thumb', seed=6)}").play_on(4)

    def opened(tool: str) -> None:
        close = guest.page.get_by_role("button", name="Close")
        if close.count():
            close.first.click()
        guest.tool(tool).click()
        close.first.wait_for()

    def helped() -> None:
        """On a phone the help is in the settings."""
        if width > PHONE["viewport"]["width"]:
            opened("Help and keys")
        else:
            opened("Settings")
            guest.page.get_by_role("dialog").get_by_role("button", name="Help and keys").click()

    tools = {tool: partial(opened, tool) for tool in ("Chat", "Rules", "Settings")}
    axe_has_nothing_to_say(guest, {"mid-game": guest.asked} | tools | {"Help and keys": helped})

"""The types of Ashes to Ashes for its board in the browser."""

from __future__ import annotations

from walpurgis.games.ashes.game import GAME
from walpurgis.server.board_types import shapes_of


def test_what_has_the_same_name_is_told_apart() -> None:
    """A portal lies on the table, and a portal can be chosen."""
    shapes = shapes_of(GAME)
    assert list(shapes["Portal"]["properties"]) == ["edge", "hurts"]
    assert shapes["PortalOption"]["properties"]["is"] == {"enum": ["Portal"]}
    assert {"$ref": "#/components/schemas/PortalOption"} in shapes["Option"]["anyOf"]
    assert shapes["Seen"]["properties"]["portals"]["additionalProperties"] == {"$ref": "#/components/schemas/Portal"}

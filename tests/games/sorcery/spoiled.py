"""Facts with one thing wrong in them: a copy of a table in which one entry is changed."""

from __future__ import annotations

from typing import Any

from walpurgis.games.sorcery.facts import table


def spoiled(name: str, entry: str, **wrong: Any) -> dict[str, Any]:
    """The table `data/<name>.toml`, with these fields of one entry changed; None takes a field away."""
    whole = dict(table(name))
    entry_now = {**whole[entry], **wrong}
    return whole | {entry: {field: value for field, value in entry_now.items() if value is not None}}

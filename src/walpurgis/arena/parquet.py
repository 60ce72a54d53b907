"""All games as a table in a Parquet file: a line for each bot in each game. Extra `stats` (polars)."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from typing import Any

from .optional import needed
from .outcome import Outcome
from .run import Results
from .standings import told_apart


def write_parquet(results: Results, file: Path) -> None:
    """Write the table; MissingExtra where polars is not installed, OSError where there is no room."""
    polars = needed("stats", "polars")
    names = told_apart(results.task.bots)
    lines = [line for outcome in results.outcomes for line in _lines(outcome, names)]
    schema = {name: _type(kind, polars) for name, kind in COLUMNS.items()}
    table = BytesIO()  # polars itself has many errors for a full disk
    polars.DataFrame(lines, schema=schema).write_parquet(table)
    file.write_bytes(table.getvalue())


COLUMNS: dict[str, Any] = {
    "meeting": str,
    "number": int,
    "deal": int,
    "bot": str,
    "seat": int,
    "began": bool,
    "score": int,
    "place": int,
    "share": float,
    "decisions": int,
    "thought_seconds": float,
    "game_seconds": float,
    "faults": int,
    "groups": list,
    "length": int,
}
"""The columns. `share` is the part of the victory; score, place and share are empty in games that were aborted. `groups` has pairs of message ids; `length`
is turns or rounds, empty where the game does not say."""


def _type(kind: Any, polars: Any) -> Any:
    plain = {str: polars.String, int: polars.Int64, float: polars.Float64, bool: polars.Boolean}
    return plain.get(kind) or polars.List(polars.Struct({"group": polars.String, "member": polars.String}))


def _lines(outcome: Outcome, names: list[str]) -> list[dict[str, Any]]:
    ended = bool(outcome.scores)
    return [
        {
            "meeting": " v ".join(names[one] for one in outcome.bots),
            "number": outcome.number,
            "deal": outcome.number // len(outcome.bots),
            "bot": names[bot],
            "seat": outcome.sits[n],
            "began": None if outcome.first is None else outcome.first == n,
            "score": outcome.scores[n] if ended else None,
            "place": outcome.places[n] if ended else None,
            "share": outcome.share(n) if ended else None,
            "decisions": outcome.decisions[n] if ended else None,
            "thought_seconds": outcome.thought[n] if outcome.thought else None,
            "game_seconds": outcome.took,
            "faults": sum(fault.bot == bot for fault in outcome.faults),
            "groups": [{"group": group, "member": member} for whose, group, member in outcome.belonging if whose == n],
            "length": outcome.length or None,
        }
        for n, bot in enumerate(outcome.bots)
    ]

"""`python -m walpurgis.envs survey GAME` makes the form of a game again, `fields GAME` prints its table, `pages` writes the tables of all games into docs."""

from __future__ import annotations

import argparse
import sys
from importlib.resources import files
from pathlib import Path

from walpurgis.engine import Refused, game_named
from walpurgis.engine.game import package_of, shown

from .field_table import page
from .form import write_form
from .survey import survey

PAGES = Path(__file__).parents[3] / "docs" / "observations"


def main() -> None:
    """Read what was typed, and do it."""
    parser = argparse.ArgumentParser(prog="python -m walpurgis.envs", description=__doc__)
    does = parser.add_subparsers(dest="does", required=True)
    for name in ("survey", "fields"):
        one = does.add_parser(name)
        one.add_argument("game")
        if name == "survey":
            one.add_argument("--rounds", type=int, default=40, help="games with each number of players")
    does.add_parser("pages")
    wished = parser.parse_args()
    try:
        if wished.does == "pages":
            PAGES.mkdir(exist_ok=True)
            for name in shown():
                (PAGES / f"{name}.md").write_text(page(game_named(name)), encoding="utf-8")
        elif wished.does == "fields":
            sys.stdout.write(page(game_named(wished.game)))
        else:
            game = game_named(wished.game)
            Path(str(files(package_of(game)) / "data" / "envs.json")).write_text(write_form(survey(game, wished.rounds)), encoding="utf-8")
    except Refused as refusal:
        sys.exit(str(refusal))


if __name__ == "__main__":
    main()

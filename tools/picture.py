"""Draws docs/pictures/terminal.svg: a game of Sabbat Magica in full swing, as the terminal shows it. `python tools/picture.py`."""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich.console import Console

from walpurgis.bots import bot_named
from walpurgis.engine import Match, game_named
from walpurgis.terminal import Screen, Sitting

TARGET = Path(__file__).parents[1] / "docs" / "pictures" / "terminal.svg"
ANSWERS, SEED, WIDTH = 70, 11, 100


def main() -> None:
    """Let rules of thumb play to the middle of a game, draw what the next player sees, and keep it without remote fonts."""
    game = game_named("sabbat")
    bots = [bot_named("thumb", game, seat) for seat in range(3)]
    match = Match.new(game, 3, SEED)
    while len(match.entries) < ANSWERS:
        seat = min(match.asks)
        match.answer(seat, bots[seat].answer(match.sight(seat)))
    console = Console(width=WIDTH, record=True, file=io.StringIO(), force_terminal=True, color_system="truecolor", markup=False, highlight=False, emoji=False)
    sitting = Sitting(match, {}, Screen(console=console))
    seat = min(match.asks)
    sitting.told = {seat: len(match.story or ()) - 3}
    sitting.show_table(seat)
    sitting.tell_news(seat)
    offer = match.offer(seat)
    assert offer is not None
    sitting.put(offer)
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    svg = re.sub(r"@font-face \{.*?\}", "", console.export_svg(title="walpurgis play sabbat"), flags=re.DOTALL)
    svg = re.sub(r"<!-- Generated with Rich.*?-->", "", svg).replace("font-family: Fira Code, monospace", "font-family: monospace")
    TARGET.write_text(svg, encoding="utf-8")


if __name__ == "__main__":
    main()

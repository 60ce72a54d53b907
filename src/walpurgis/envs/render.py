"""What a seat sees, drawn: as the terminal draws it (`ansi`), or the same as a picture (`rgb_array`)."""

from __future__ import annotations

import io
from functools import cache
from typing import Any

from rich.console import Console
from rich.segment import Segment

from walpurgis.engine import AnyGame, View
from walpurgis.terminal.drawing import drawing_of
from walpurgis.words import speaker

RENDER_MODES = ["ansi", "rgb_array"]
WIDTH = 110
SIZE = 14
MARGIN = 12
PAPER, INK = (20, 18, 26), (222, 214, 200)


class Frame:
    """How high the pictures of one environment are: as the highest so far, so that they can follow each other in a film."""

    def __init__(self) -> None:
        self.lines = 40


def render(game: AnyGame, view: View, mode: str, frame: Frame) -> Any:
    """A view in one of the render modes."""
    console = Console(file=io.StringIO(), width=WIDTH, force_terminal=True, color_system="truecolor", legacy_windows=False, markup=False, emoji=False)
    drawing = drawing_of(game).draw(view, speaker("en", game), WIDTH, False)
    if mode == "ansi":
        with console.capture() as captured:
            console.print(drawing)
        return captured.get()
    return _picture(console.render_lines(drawing, pad=False), frame)


def _picture(lines: list[list[Segment]], frame: Frame) -> Any:
    """Lines of text as an array of pixels, sign by sign."""
    import numpy as np
    from PIL import Image, ImageDraw

    font = _font()
    wide, high = round(font.getlength("M")), sum(font.getmetrics())  # no more than that, or frames have gaps
    frame.lines = max(frame.lines, len(lines))
    image = Image.new("RGB", (WIDTH * wide + 2 * MARGIN, frame.lines * high + 2 * MARGIN), PAPER)
    pen = ImageDraw.Draw(image)
    for row, line in enumerate(lines):
        column = 0
        for text, style, _ in line:
            ink = tuple(style.color.get_truecolor()) if style is not None and style.color is not None and not style.color.is_default else INK
            ground = tuple(style.bgcolor.get_truecolor(foreground=False)) if style is not None and style.bgcolor is not None else PAPER
            if ground != PAPER:
                left, top = MARGIN + column * wide, MARGIN + row * high
                pen.rectangle((left, top, left + Segment(text).cell_length * wide - 1, top + high - 1), fill=ground)
            for sign in text:
                if not sign.isspace():
                    pen.text((MARGIN + column * wide, MARGIN + row * high), sign, fill=ink, font=font)
                column += Segment(sign).cell_length
    return np.asarray(image)


@cache
def _font() -> Any:
    """The font that matplotlib brings along: it has boxes and signs, and all signs are equally wide."""
    import matplotlib
    from PIL import ImageFont

    return ImageFont.truetype(f"{matplotlib.get_data_path()}/fonts/ttf/DejaVuSansMono.ttf", SIZE)

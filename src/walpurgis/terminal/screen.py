"""Where the terminal writes and reads: rich colours and boxes on a real terminal, short plain lines for screen readers and pipes."""

from __future__ import annotations

import re
import sys
import unicodedata
from collections.abc import Iterable, Mapping
from types import ModuleType
from typing import TextIO

from rich.console import Console, RenderableType
from rich.text import Text

EMBER, MOON, BLOOD, MOSS = "#e08a3c", "#8fa3c8", "#d8505e", "#7fa05a"
"""What you may do, information, danger, gain. Text itself keeps the terminal's own colour, so that light and dark backgrounds both work."""

SIMPLER = str.maketrans(
    {
        "\u2212": "-", "\u2013": "-", "\u2014": "-", "\u2010": "-", "\u2011": "-", "\u202f": " ", "\u00a0": " ", "\u2009": " ", "\u2026": "...", "\u2022": "-",
        "\u2018": "'", "\u2019": "'", "\u201a": "'", "\u201c": '"', "\u201d": '"', "\u201e": '"', "\u00ab": '"', "\u00bb": '"', "\u0153": "oe", "\u0152": "OE",
        "\u2192": "->", "\u2033": "\"", "\u2032": "'", "\u00b0": " deg", "\u2264": "<=", "\u2265": ">=", "\u00d7": "x", "\u00b7": "-", "\u00b1": "+-",
    }
)  # fmt: skip


OBEYED = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\ud800-\udfff]")
"""What a terminal obeys instead of showing it, and halves of signs, which it cannot show."""


def harmless(text: str) -> str:
    """The text without signs that a terminal would obey: they could come from a bot, a program or a name.

    >>> harmless("\\x1b]0;mine\\x07 Anne")
    '?]0;mine? Anne'
    """
    return OBEYED.sub("?", text)


def plainly(text: str) -> str:
    """The text with nothing but Latin-1 letters and ASCII signs in it."""
    simple = text.translate(SIMPLER)
    return "".join(c if c == "\n" or _is_simple(c) else _nearest(c) for c in simple)


def _is_simple(c: str) -> bool:
    return " " <= c <= "~" or (c <= "\xff" and c.isalpha()) or c in "¿¡"


def _nearest(c: str) -> str:
    base = unicodedata.normalize("NFKD", c)[0]
    return base if _is_simple(base) else "?"


class Screen:
    """One terminal. `plain` decides between the two ways of writing; everything else asks the screen."""

    def __init__(self, plain: bool = False, *, console: Console | None = None, keyboard: TextIO | None = None) -> None:
        self.console = console or Console(markup=False, highlight=False, emoji=False)
        self.plain = plain
        self.keyboard = keyboard

    @classmethod
    def usual(cls, plain: bool = False) -> Screen:
        """The screen of this process: plain if asked for, or if nobody looks at it."""
        console = Console(markup=False, highlight=False, emoji=False)
        return cls(plain or not console.is_terminal or console.is_dumb_terminal, console=console)

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def alive(self) -> bool:
        """Whether a person sits in front of it: then pauses make sense."""
        return not self.plain and self.console.is_terminal

    def say(self, text: str = "", style: str = "") -> None:
        """One sentence, or several lines."""
        if self.plain:
            self.console.file.write(plainly(text) + "\n")
            self.console.file.flush()
        else:
            self.console.print(Text(harmless(text), style=style))

    def tell(self, sentence: str, colours: Mapping[str, str]) -> None:
        """Something that happened, with the names in it in their colours."""
        if self.plain:
            return self.say(f"- {sentence}")
        text = Text(f"  {harmless(sentence)}")
        for name, colour in colours.items():
            text.highlight_regex(rf"\b{re.escape(name)}\b", f"bold {colour}")
        self.console.print(text)

    def show(self, picture: RenderableType, lines: Iterable[str]) -> None:
        """A picture, or the same facts as lines."""
        if self.plain:
            for line in lines:
                self.say(line)
        else:
            self.console.print(picture)

    def heading(self, text: str) -> None:
        if self.plain:
            self.say(text)
        else:
            self.console.rule(Text(text, style=f"bold {EMBER}"), style=MOON, characters="-")

    def clear(self) -> None:
        """Wipe what the last reader saw and typed: the screen, the lines scrolled away, the history of the prompt.

        A dumb terminal cannot wipe; there everything is pushed off the screen. A pipe has no reader to hide things from.
        """
        if not self.console.is_terminal:
            return
        if self.console.is_dumb_terminal:
            self.console.file.write("\n" * self.console.height)
        else:
            self.console.clear()
            self.console.file.write("\x1b[3J")
        self.console.file.flush()
        if editing := _line_editing():
            editing.clear_history()

    def read(self, prompt: str = "> ") -> str | None:
        """A line from the keyboard without its ends; None at the end of input."""
        try:
            if self.keyboard is None:
                self.console.file.flush()
                line = input(plainly(prompt) if self.plain else prompt)
                if not sys.stdin.isatty():
                    self.say(line)  # what comes from a pipe does not show by itself
                return line.strip()
            self.console.file.write(prompt)
            line = self.keyboard.readline()
            return line.strip() if line else None
        except (EOFError, KeyboardInterrupt):
            self.say()
            return None


def with_line_editing() -> None:
    """Arrow keys and history at the prompt, where the machine offers them."""
    if sys.stdin.isatty() and (editing := _line_editing()):
        editing.parse_and_bind("tab: self-insert")


def _line_editing() -> ModuleType | None:
    try:
        import readline
    except ImportError:
        return None
    return readline

"""A package with a game whose rules of thumb do what a bot must not, as whoever runs a stranger's bot may find it. What they do is the value of HOSTILE."""

from __future__ import annotations

from pathlib import Path

GAME = """\
import os
from walpurgis.games._template.game import Template


class Hostile(Template):
    name = "hostile"

    def result(self, t):
        if os.environ["HOSTILE"] == "rule-ends-the-process":
            os._exit(9)
        return super().result(t)


GAME = Hostile()
"""
BOTS = """\
import os
import signal
import time

HOARD = []


class Odd(str):
    def __hash__(self):
        raise RuntimeError("do not look at me")


class Silent(Exception):
    def __str__(self):
        raise RuntimeError("do not ask me")

    __repr__ = __str__


def thumb(sight, dice):
    what = os.environ["HOSTILE"]
    if sight.offer.question != 4:
        return sight.offer.choices[0].key
    if what == "raises":
        raise ZeroDivisionError("the room went dark")
    if what == "leaves":
        raise SystemExit
    if what == "nonsense":
        return "a card up the sleeve"
    if what == "cannot-say":
        raise Silent
    if what == "raises-junk":
        raise LookupError("\\udcff")
    if what == "answers-junk":
        return "\\udcff"
    if what == "object":
        return Odd("x")
    if what == "hangs":
        while True:
            pass
    if what == "sleeps-on":
        while True:
            try:
                time.sleep(60)
            except BaseException:
                pass
    if what == "eats":
        while True:
            HOARD.append(bytearray(64 << 20))
    if what == "crashes":
        os.kill(os.getpid(), signal.SIGSEGV)
    if what.startswith("/"):  # killed from outside, once
        try:
            os.mkdir(what)
        except FileExistsError:
            pass
        else:
            os.kill(os.getpid(), signal.SIGKILL)
    if what == "prints":
        print("+[nonsense]", flush=True)
    return sight.offer.choices[0].key
"""


def make(folder: Path) -> Path:
    """Lay the package down; the folder to put on the path."""
    package = folder / "hostile"
    (package / "bots").mkdir(parents=True)
    (package / "__init__.py").write_text("")
    (package / "game.py").write_text(GAME)
    (package / "bots" / "__init__.py").write_text(BOTS)
    about = folder / "hostile-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: hostile\nVersion: 1\n")
    (about / "entry_points.txt").write_text("[walpurgis.games]\nhostile = hostile\n")
    return folder

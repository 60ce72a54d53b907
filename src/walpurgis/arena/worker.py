"""A worker process of the arena: `python -m walpurgis.arena.worker`. Orders and jobs come in as lines, rows go out as lines; it ends when nobody listens.

Lines out: `!` ready, or why not; `+` a row; `?` which decision comes next, in careful games; `@` the group of processes of a program that was started, the same
below zero when it was ended. What bots print goes nowhere.
"""

from __future__ import annotations

import os
import sys
from queue import SimpleQueue
from threading import Thread
from typing import BinaryIO

import msgspec

from walpurgis.bots.time_and_memory import Patience, confine
from walpurgis.engine import Refused

from .errands import Orders, do, game_of
from .one_game import Watch
from .process_groups import Groups
from .tournament import Job

SPENT = 75
"""How a worker ends whose memory ran out, after it has sent its row."""


def main() -> None:
    lines, told = SimpleQueue[bytes](), own_output()

    def tell(sign: bytes, what: bytes = b"") -> None:
        told.write(sign + what + b"\n")
        told.flush()

    groups = Groups(lambda group: tell(b"@", b"%d" % group))
    Thread(target=listen, args=(sys.stdin.buffer, lines, groups), daemon=True).start()
    orders = msgspec.json.decode(lines.get(), type=Orders)
    confine(orders.limits.megabytes)
    try:
        game = game_of(orders.errand)
    except Refused as refusal:
        tell(b"!", str(refusal).encode())
        return
    tell(b"!")
    jobs = msgspec.json.Decoder(Job)
    with Patience(orders.limits.seconds) as patience:
        watch = Watch(patience, lambda seat, asked: tell(b"?", b"%d %d" % (seat, asked)), groups)
        while True:
            job = jobs.decode(idle(lines, patience))
            tell(b"+", do(orders.errand, game, job, watch))
            if watch.is_spent:
                os._exit(SPENT)


def idle(lines: SimpleQueue[bytes], patience: Patience) -> bytes:
    """Wait for the next job, as long as it takes."""
    patience.since = float("inf")
    return lines.get()


def own_output() -> BinaryIO:
    """The pipe, for this module alone: whoever prints, prints into nothing."""
    pipe = os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nothing, 1)
    return pipe


def listen(pipe: BinaryIO, lines: SimpleQueue[bytes], groups: Groups) -> None:
    """Take lines as they come. When there are no more, whoever sent them is gone, however they went: nothing is left running."""
    for line in pipe:
        lines.put(line)
    groups.end_all()
    os._exit(0)


if __name__ == "__main__":
    main()

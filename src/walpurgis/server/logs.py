"""The log: one line for each request and each event of a socket; JSON for programs, text on a terminal."""

from __future__ import annotations

import logging
import sys
import time
from typing import Literal

import msgspec

PLAIN = set(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "taskName", "color_message"}


class LineFormatter(logging.Formatter):
    """A record as one line, with whatever was said beside the message. As text, a fault follows in lines that are set in, so that none of them passes for
    another record."""

    def __init__(self, kind: Literal["json", "text"]) -> None:
        super().__init__()
        self._json = kind == "json"

    def format(self, record: logging.LogRecord) -> str:
        beside = {name: value for name, value in record.__dict__.items() if name not in PLAIN}
        at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z"
        fault = self.formatException(record.exc_info) if record.exc_info else ""
        if self._json:
            told = {"at": at, "level": record.levelname.lower(), "from": record.name, "what": record.getMessage(), **beside}
            return msgspec.json.encode(told | {"fault": fault} if fault else told, enc_hook=repr).decode()
        about = " ".join(f"{name}={_in_one_line(str(value))}" for name, value in beside.items())
        line = f"{at[11:23]} {record.levelname.lower():7} {record.getMessage()} {about}".rstrip()
        return line + "".join(f"\n    {_in_one_line(part)}" for part in fault.splitlines())


def _in_one_line(value: str) -> str:
    """What came from outside cannot begin a line of its own, nor speak to the terminal."""
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in value)


def set_up(kind: Literal["json", "text"] | None) -> None:
    """Send everything of the server to stderr; of the libraries only what is serious."""
    there = logging.StreamHandler()
    there.setFormatter(LineFormatter(kind or ("text" if sys.stderr.isatty() else "json")))
    logging.basicConfig(level=logging.WARNING, handlers=[there], force=True)
    logging.getLogger("walpurgis").setLevel(logging.INFO)

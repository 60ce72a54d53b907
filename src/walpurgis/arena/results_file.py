"""The file of a run: what is to be played in its first line, then a line for each game as it ends. An interrupted run continues from it.

One process writes at a time. A last line that was not written whole is cut off and played again.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import IO, Any, TypeVar

import msgspec

from walpurgis.engine import Refused

from .errands import Errand, Row, fits

if sys.platform != "win32":
    import fcntl

R = TypeVar("R", bound=Row)
MAY_DIFFER = ("games", "sure", "form", "players")
"""What may differ when a run continues: it says how many games and who meets whom, not how one of them is played."""


class BadResults(Refused):
    """A file that cannot be written, or that belongs to another run."""

    code = "bad-results"


class Unwritten(BadResults):
    """A file that cannot be written: there is no such folder, no right to, or no room."""

    def __init__(self, path: Path, fault: OSError) -> None:
        self.path, self.why = path, fault.strerror or str(fault)
        super().__init__(f"{path} cannot be written ({self.why})")


class ResultsFile:
    """An open file of results, with the rows that were in it."""

    def __init__(self, path: Path, errand: Errand) -> None:
        self.path, self._errand = path, errand
        try:
            if path.exists() and not path.is_file():
                raise BadResults(f"{path} is no file")
            self._is_new = not path.exists()
            self._file: IO[bytes] = open(path, "a+b")  # noqa: SIM115 (it stays open for the whole run)
        except OSError as fault:
            raise Unwritten(path, fault) from None
        self._lock()
        self._file.seek(0)
        text = self._file.read()
        whole = text[: text.rfind(b"\n") + 1]
        head, *self.rows = whole.splitlines() or [b""]
        first = msgspec.json.encode(errand)
        if head:
            self._belongs(head, errand)
            self._file.truncate(len(whole))
        elif first.startswith(text):  # nothing, or what was written of the first line when the machine stopped
            self._file.truncate(0)
            self._begin(first)
        else:
            self._file.close()
            raise BadResults(f"{path} is no file of results")

    def _begin(self, first: bytes) -> None:
        try:
            self.append([first])
        except Unwritten:
            self.forget()
            raise

    def append(self, rows: list[bytes]) -> None:
        """Write these lines and make sure that they are on disk."""
        try:
            self._file.write(b"".join(row + b"\n" for row in rows))
            self._file.flush()
            os.fsync(self._file.fileno())
        except OSError as fault:
            with suppress(OSError):  # it tries once more to write what it could not
                self._file.close()
            raise Unwritten(self.path, fault) from None

    def read(self, kind: type[R]) -> Iterator[R]:
        """The rows that were there, parsed."""
        decoder = msgspec.json.Decoder(kind)
        for number, row in enumerate(self.rows, start=2):
            try:
                found = decoder.decode(row)
            except (msgspec.DecodeError, UnicodeDecodeError):
                found = None
            if found is None or not fits(found, self._errand):
                raise BadResults(f"line {number} of {self.path} is no result")
            yield found

    def close(self) -> None:
        self._file.close()

    def forget(self) -> None:
        """Close it where nothing can be played; a file that was not there before is not there afterwards."""
        self.close()
        if self._is_new:
            self.path.unlink(missing_ok=True)

    def _lock(self) -> None:
        if sys.platform != "win32":
            try:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                self._file.close()
                raise BadResults(f"another run writes {self.path} at this moment") from None

    def _belongs(self, head: bytes, errand: Errand) -> None:
        try:
            there: Any = msgspec.to_builtins(msgspec.json.decode(head, type=Errand))
        except msgspec.DecodeError:
            self._file.close()
            raise BadResults(f"{self.path} is no file of results") from None
        here = msgspec.to_builtins(errand)
        other = [name for name in here if name not in MAY_DIFFER and there.get(name) != here[name]]
        if other:
            self._file.close()
            raise BadResults(f"{self.path} belongs to another run: {', '.join(other)} differ")

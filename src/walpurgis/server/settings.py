"""Settings by WALPURGIS_* variables and flags. A wrong one refuses to start with one sentence."""

from __future__ import annotations

import os
import secrets
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from walpurgis.engine import Refused

from .storage import database_url

PREFIX = "WALPURGIS_"
ELSEWHERE = {"LANG"}
"""Variables with our prefix that are not the server's."""


class WrongSetting(Refused):
    """A setting the server cannot start with."""


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that can be set. `None` for the folder is the usual place of the machine; for the database, a file in the folder."""

    host: str = "127.0.0.1"
    port: Annotated[int, msgspec.Meta(ge=0, le=65535)] = 8666
    database: str | None = None
    data: str | None = None
    secret: Annotated[str, msgspec.Meta(min_length=16)] | None = None
    origins: str = ""
    """Further origins that may open the socket, with commas between: https://games.example"""
    redis: str | None = None
    bot_seconds: Annotated[float, msgspec.Meta(gt=0, le=300)] = 5.0
    bot_pause: Annotated[float, msgspec.Meta(ge=0, le=30)] = 0.4
    record_seconds: Annotated[float, msgspec.Meta(gt=0, le=300)] = 10.0
    """How long it may take to play a record through."""
    away_seconds: Annotated[float, msgspec.Meta(ge=0, le=86_400)] = 60.0
    workers: Annotated[int, msgspec.Meta(ge=1, le=64)] = 1
    rate: Annotated[float, msgspec.Meta(gt=0, le=1_000_000)] = 20.0
    """Messages a second that one guest may send; three times as many at once."""
    tables: Annotated[int, msgspec.Meta(ge=1, le=100_000)] = 20
    """Unfinished tables that one guest may own."""
    live: Annotated[int, msgspec.Meta(ge=1, le=1_000_000)] = 5000
    """Matches kept in memory; the others are found again in the database."""
    seeds: bool = False
    """Whether the owner may choose the seed of a table where others sit. Whoever knows the seed knows what is hidden."""
    log: Literal["json", "text"] | None = None
    client: str | None = None
    """Folder of the built client, if not the usual one."""

    @property
    def folder(self) -> Path:
        return Path(self.data) if self.data else data_folder()

    @property
    def address(self) -> str:
        """The address of the database."""
        return self.database or f"sqlite:///{self.folder / 'walpurgis.sqlite'}"

    @property
    def allowed_origins(self) -> frozenset[str]:
        return frozenset(origin.strip().rstrip("/").lower() for origin in self.origins.split(",") if origin.strip())

    def prepare(self) -> None:
        """Check what can be wrong before anything starts: the database's address, and that the folder can be written to."""
        url = database_url(self.address)
        folders = [self.folder]
        if url.get_backend_name() == "sqlite" and url.database:
            folders.append(Path(url.database).parent)
        for folder in folders:
            try:
                folder.mkdir(parents=True, exist_ok=True)
                probe = folder / f".probe-{secrets.token_hex(4)}"
                probe.touch()
                probe.unlink()
            except OSError as fault:
                raise WrongSetting(f"the folder {folder} cannot be written to ({fault.strerror}); choose another with WALPURGIS_DATA") from None

    def signing_key(self) -> bytes:
        """The key of the sessions: the one that was set, or one kept in the data folder, readable by its owner only."""
        if self.secret:
            return self.secret.encode()
        file = self.folder / "secret"
        try:
            handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        except FileExistsError:
            return file.read_bytes()
        with os.fdopen(handle, "wb") as new:
            new.write(secrets.token_hex(32).encode())
        return file.read_bytes()


def data_folder() -> Path:
    """Where programs keep their data on this machine."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local")) / "walpurgis"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "walpurgis"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "walpurgis"


def settings_from(environment: Mapping[str, str], **flags: Any) -> Settings:
    """Settings of the environment, overruled by flags that are not None; WrongSetting, naming the setting, if one does not fit.

    >>> settings_from({"WALPURGIS_PORT": "9000"}, host="0.0.0.0").port
    9000
    """
    known = set(Settings.__struct_fields__)
    values: dict[str, Any] = {}
    for variable, text in environment.items():
        if not variable.startswith(PREFIX) or variable.removeprefix(PREFIX) in ELSEWHERE:
            continue
        name = variable.removeprefix(PREFIX).lower()
        if name not in known:
            raise WrongSetting(f"there is no setting {variable}; there are {', '.join(PREFIX + n.upper() for n in sorted(known))}")
        if text != "":
            values[name] = text
    values |= {name: value for name, value in flags.items() if value is not None}
    try:
        return msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError as fault:
        what, _, where = str(fault).partition(" - at `$.")
        name = where.rstrip("`")
        raise WrongSetting(f"{PREFIX}{name.upper()} is {values.get(name)!r:.60}: {what.lower()}") from None

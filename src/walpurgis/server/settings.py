"""Settings by WALPURGIS_* variables and flags. A wrong one refuses to start with one sentence."""

from __future__ import annotations

import contextlib
import os
import secrets
import socket
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal
from urllib.parse import urlsplit

import msgspec

from walpurgis.engine import Refused

from .storage import database_url

PREFIX = "WALPURGIS_"
SHORTEST_KEY = 32
ELSEWHERE = {"LANG", "TOKEN"}
"""Variables with our prefix that are not the server's."""


class WrongSetting(Refused):
    """A setting the server cannot start with."""


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that can be set. `None` for the folder is the usual place of the machine; for the database, a file in the folder."""

    host: str = "127.0.0.1"
    port: Annotated[int, msgspec.Meta(ge=0, le=65535)] = 8666
    database: str | None = None
    data: str | None = None
    secret: Annotated[str, msgspec.Meta(min_length=32)] | None = None
    origins: str = ""
    """Further origins that may open the socket, separated by commas: https://games.example"""
    hosts: str = ""
    """Names under which browsers come, separated by commas: games.example. Addresses, localhost and the machine's own name are always known."""
    redis: str | None = None
    bot_seconds: Annotated[float, msgspec.Meta(gt=0, le=300)] = 5.0
    bot_pause: Annotated[float, msgspec.Meta(ge=0, le=30)] = 0.4
    record_seconds: Annotated[float, msgspec.Meta(gt=0, le=300)] = 10.0
    """How long it may take to play a record through."""
    away_seconds: Annotated[float, msgspec.Meta(ge=0, le=86_400)] = 60.0
    sweep_seconds: Annotated[float, msgspec.Meta(gt=0, le=3600)] = 30.0
    """How often tables are looked for that stand still although a bot must answer or a clock runs."""
    workers: Annotated[int, msgspec.Meta(ge=1, le=64)] = 1
    thinkers: Annotated[int, msgspec.Meta(ge=1, le=64)] | None = None
    """How many cores bots that think for long may keep busy; None: as many as this process may use, up to four."""
    megabytes: Annotated[int, msgspec.Meta(ge=256, le=1_000_000)] = 2048
    """How much memory (of addresses) a worker may take."""
    rate: Annotated[float, msgspec.Meta(gt=0, le=1_000_000)] = 20.0
    """Messages a second that one guest may send; three times as many at once."""
    sockets: Annotated[int, msgspec.Meta(ge=1, le=1_000_000)] = 500
    """Sockets from one address. A web server in front must pass on the addresses of the browsers."""
    connections: Annotated[int, msgspec.Meta(ge=1, le=1_000_000)] = 5000
    """Connections from one address; a web server in front is one address."""
    tables: Annotated[int, msgspec.Meta(ge=1, le=100_000)] = 20
    """Unfinished tables that one guest may own."""
    idle_days: Annotated[float, msgspec.Meta(gt=0, le=3650)] = 60.0
    """Unfinished tables that nobody has touched for this long are abandoned."""
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

    @property
    def known_hosts(self) -> frozenset[str]:
        """The names under which browsers may come, besides addresses."""
        machine = socket.gethostname().lower()
        of_origins = (urlsplit(origin).hostname or "" for origin in self.allowed_origins)
        return frozenset(["localhost", machine, f"{machine}.local", *of_origins, *(name.strip().lower() for name in self.hosts.split(",") if name.strip())])

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
        if not file.exists():
            try:
                keep_key(file, secrets.token_hex(32).encode())
            except OSError as fault:
                raise WrongSetting(f"the key of the sessions cannot be written to {file} ({fault.strerror or fault})") from None
        key = file.read_bytes()
        if len(key) < SHORTEST_KEY:
            raise WrongSetting(
                f"{file} holds no key of at least {SHORTEST_KEY} bytes: put back the one of a backup, or remove the file, and every browser is a stranger"
            )
        return key


def keep_key(file: Path, key: bytes) -> None:
    """Write a key, whole or not at all, for its owner's eyes only. Where there is one already, that one stays."""
    beside = file.with_name(f".{file.name}-{secrets.token_hex(4)}")
    try:
        with os.fdopen(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as new:
            new.write(key)
            new.flush()
            os.fsync(new.fileno())
        with contextlib.suppress(FileExistsError):
            os.link(beside, file)  # unlike a renamed file, it replaces nothing: of two servers that start together both find the same key
    finally:
        beside.unlink(missing_ok=True)


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

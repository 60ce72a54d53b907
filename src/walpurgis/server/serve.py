"""The commands of the server: serve, backup, restore. cli.py only names them. Whatever is wrong is refused with one sentence."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from functools import partial
from pathlib import Path

import uvicorn
from sqlalchemy.exc import SQLAlchemyError

from walpurgis.engine import Refused

from . import backup as backups
from . import logs
from .announce import Redis
from .app import App
from .client import client_folder
from .migrate import migrate
from .protocol import patient_protocol
from .settings import Settings, WrongSetting, settings_from
from .storage import Database, database_url

if sys.platform != "win32":
    import fcntl
    import resource

LARGEST_MESSAGE = 16 * 1024
log = logging.getLogger("walpurgis.server")


class Server(uvicorn.Server):
    """Says goodbye to every browser before it closes."""

    def __init__(self, config: uvicorn.Config, then: Callable[[], None] | None = None) -> None:
        super().__init__(config)
        self._then = then

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and self._then is not None:
            self._then()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        app = self.config.app
        assert isinstance(app, App)
        app.farewell()
        await asyncio.sleep(0.05)
        await super().shutdown(sockets)


def serve(host: str | None = None, port: int | None = None, database: str | None = None, data: Path | None = None, open_browser: bool = False) -> None:
    """Open the house until it is told to stop; if asked for, open it in the machine's browser, where there is one."""
    settings = settings_from(os.environ, host=host, port=port, database=database, data=None if data is None else str(data))
    settings.prepare()
    logs.set_up(settings.log)
    held = hold(settings)
    asyncio.run(_reach(settings))
    listening = listen(settings)
    if client_folder(settings) is None:
        log.warning("the client has not been built; build it with: make client")
    log.info("the house is open", extra={"address": f"http://{settings.host}:{listening.getsockname()[1]}", "data": str(settings.folder)})
    door = f"http://localhost:{listening.getsockname()[1]}"
    server = Server(config_of(App(settings)), partial(show_the_door, door) if open_browser else None)
    run_smoothly()
    server.run([listening])
    if not server.started:
        raise WrongSetting("the server could not start; the log says why")
    if held is not None:
        os.close(held)
    log.info("the house is closed")


def hold(settings: Settings) -> int | None:
    """Hold the file of the database for this process alone; WrongSetting if another server has it. Whoever dies lets go of it."""
    url = database_url(settings.address)
    if url.get_backend_name() != "sqlite" or not url.database or sys.platform == "win32":
        return None
    handle = os.open(f"{url.database}.lock", os.O_RDWR | os.O_CREAT, 0o600)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(handle)
        raise WrongSetting(f"another server works on {url.database}; for several processes use PostgreSQL") from None
    return handle


def run_smoothly() -> None:
    """Let nothing in the interpreter hold everybody up. Looking for garbage through all tables and sockets takes a good part of a second: do it seldom, as
    hardly any of it forms cycles. The thread that writes to the database gets its turn soon."""
    if sys.platform != "win32":
        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # a connection is a file: as many as the machine allows
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 100)
    sys.setswitchinterval(0.000_5)


def show_the_door(door: str) -> None:
    """Say where the table is, and open it in a browser if this machine shows one."""
    sys.stdout.write(f"\nThe table is ready: {door}   (Ctrl+C closes it)\n\n")
    sys.stdout.flush()
    if sys.platform in ("win32", "darwin") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        threading.Thread(target=webbrowser.open, args=(door,), daemon=True).start()


async def _reach(settings: Settings) -> None:
    """Reach the database and bring it to its newest shape before anybody is let in; reach Redis, if it is set."""
    db = Database(settings.address)
    try:
        await migrate(db)
    except (OSError, SQLAlchemyError) as fault:
        reason = str(getattr(fault, "orig", None) or fault).splitlines()[0]
        raise WrongSetting(f"the database {db.url.render_as_string(hide_password=True)} cannot be used: {reason:.200}") from None
    finally:
        await db.close()
    if settings.redis:
        try:
            await (await Redis.connect(settings.redis)).close()
        except ImportError:
            raise WrongSetting("announcements by Redis need its client: pip install 'walpurgis[redis]'") from None
        except Exception as fault:
            raise WrongSetting(f"WALPURGIS_REDIS is {settings.redis!r:.80}: {fault!s:.200}") from None


def config_of(app: App) -> uvicorn.Config:
    """How uvicorn runs the house. Messages are not compressed: that would cost more memory for each idle socket than all the rest."""
    config = uvicorn.Config(
        app, ws="websockets-sansio", ws_max_size=LARGEST_MESSAGE, ws_per_message_deflate=False, access_log=False, server_header=False,
        timeout_graceful_shutdown=5, lifespan="on", log_config=None,
    )  # fmt: skip
    config.http_protocol_class = patient_protocol(config, most_connections(app.settings.connections))
    return config


def most_connections(wished: int) -> int:
    """How many connections one address may have: as set, and at most half of the files that the machine lets this process open, so that others get in."""
    if sys.platform == "win32":
        return wished
    _, files = resource.getrlimit(resource.RLIMIT_NOFILE)
    return wished if files == resource.RLIM_INFINITY else min(wished, files // 2)


def listen(settings: Settings) -> socket.socket:
    """The open port; WrongSetting if somebody else has it."""
    try:
        family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
        listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)  # inherited: else each reply waits for the other side's acknowledgement
        listening.bind((settings.host, settings.port))
        listening.listen(2048)
    except OSError as fault:
        raise WrongSetting(f"cannot listen on {settings.host} port {settings.port}: {fault.strerror or fault}") from None
    listening.setblocking(False)
    return listening


def backup(file: Path, database: str | None = None, data: Path | None = None) -> None:
    """Keep everything in a file, while the server keeps running."""
    settings = settings_from(os.environ, database=database, data=None if data is None else str(data))
    settings.prepare()
    count = asyncio.run(backups.write(settings, file))
    sys.stdout.write(f"{file}: {count} rows\n")


def restore(file: Path, database: str | None = None, data: Path | None = None) -> None:
    """Bring a backup into an empty database, that no server is using."""
    settings = settings_from(os.environ, database=database, data=None if data is None else str(data))
    settings.prepare()
    held = hold(settings)
    try:
        count = asyncio.run(backups.read(settings, file))
    finally:
        if held is not None:
            os.close(held)
    sys.stdout.write(f"{file}: {count} rows\n")


def main() -> int:
    """`python -m walpurgis.server`: serve as the environment says."""
    try:
        serve()
    except Refused as refusal:
        sys.stderr.write(f"walpurgis: {refusal}\n")
        return 2
    return 0

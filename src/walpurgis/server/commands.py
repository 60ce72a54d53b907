"""The commands of the server: serve, backup, restore. Signatures are made for typer; cli.py only names them."""

from __future__ import annotations

import asyncio
import os
import socket
import sys

import uvicorn

from walpurgis.engine import Refused

from .app import App
from .settings import Settings, WrongSetting, settings_from


class Server(uvicorn.Server):
    """Says goodbye to every browser before it closes."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        app = self.config.app
        assert isinstance(app, App)
        app.farewell()
        await asyncio.sleep(0.05)
        await super().shutdown(sockets)


def serve(host: str | None = None, port: int | None = None, database: str | None = None, data: str | None = None) -> None:
    """Open the house until it is told to stop."""
    settings = settings_from(os.environ, host=host, port=port, database=database, data=data)
    settings.prepare()
    listening = _listen(settings)
    asyncio.run(Server(config_of(App(settings))).serve([listening]))


def config_of(app: App) -> uvicorn.Config:
    """How uvicorn runs the house. Messages are not compressed: that would cost more memory for each idle socket than all the rest."""
    return uvicorn.Config(
        app, ws="websockets-sansio", ws_max_size=16 * 1024, ws_per_message_deflate=False, access_log=False, server_header=False,
        timeout_graceful_shutdown=5, lifespan="on", log_config=None,
    )  # fmt: skip


def _listen(settings: Settings) -> socket.socket:
    """The open port; WrongSetting if somebody else has it."""
    try:
        family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
        listening = socket.socket(family, socket.SOCK_STREAM)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((settings.host, settings.port))
    except OSError as fault:
        raise WrongSetting(f"cannot listen on {settings.host} port {settings.port}: {fault.strerror or fault}") from None
    listening.listen(2048)
    listening.setblocking(False)
    return listening


def main() -> int:
    try:
        serve()
    except Refused as refusal:
        sys.stderr.write(f"walpurgis: {refusal}\n")
        return 2
    return 0

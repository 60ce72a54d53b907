"""The built client: one page for all its routes, and files whose names change with their contents. Without one, a page that says how to build it."""

from __future__ import annotations

import asyncio
import mimetypes
from pathlib import Path
from typing import Any

from litestar import Request, Response, get

from .problems import No
from .settings import Settings

BESIDE = Path(__file__).parent / "client"
CHECKOUT = Path(__file__).parents[3] / "web" / "dist"
FOREVER = "public, max-age=31536000, immutable"
MISSING = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Walpurgis</title>
<h1>The table is not laid yet</h1>
<p>The server runs, but the client has not been built. In a checkout of Walpurgis: <code>make client</code>, then load this page again.</p>
<p>The interface for programs works: <a href="/schema">/schema</a>.</p></html>"""


def client_folder(settings: Settings) -> Path | None:
    """Where the built client lies: as set, in the installed package, or in a checkout."""
    places = [Path(settings.client)] if settings.client else [BESIDE, CHECKOUT]
    return next((place for place in places if (place / "index.html").is_file()), None)


def pages(settings: Settings) -> list[Any]:
    """The routes of the client. Everything that is no file is a route inside the client."""

    @get(["/", "/{path:path}"], include_in_schema=False)
    async def page(request: Request[Any, Any, Any]) -> Response[bytes]:
        return await asyncio.to_thread(_page, client_folder(settings), request.url.path.strip("/"))

    return [page]


def _page(folder: Path | None, name: str) -> Response[bytes]:
    if name.split("/")[0] in ("api", "ws", "schema"):
        raise No("no-such-page", "there is no such page")
    file = (folder / name).resolve() if folder is not None and name else None
    if folder is not None and file is not None and file.is_file() and file.is_relative_to(folder.resolve()):
        kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        return _file(file, kind, FOREVER if name.startswith("assets/") else "no-cache")
    if "." in name.rpartition("/")[2] or name.startswith("assets/"):
        raise No("no-such-page", "there is no such file")
    if folder is None:
        return Response(MISSING.encode(), media_type="text/html", headers={"cache-control": "no-store"})
    return _file(folder / "index.html", "text/html", "no-cache")


def _file(file: Path, kind: str, cache: str) -> Response[bytes]:
    return Response(file.read_bytes(), media_type=kind, headers={"cache-control": cache})

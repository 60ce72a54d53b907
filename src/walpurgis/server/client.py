"""The built client: files whose names change with their contents, and one page for all its routes. Without a build, a page that says how to make one.

Each file has compressed copies beside it (web/dress.ts) that are sent as they are, past the framework. The page names at once everything that it will need, so
that no download has to wait for another; and it carries the first messages that its socket would send (first_messages.py).
"""

from __future__ import annotations

import asyncio
import hashlib
import mimetypes
from collections.abc import Iterable
from pathlib import Path
from typing import Any, get_args

import msgspec
from litestar import Request, Response, get

from walpurgis import wire

from .first_messages import FirstMessages, first_messages
from .lobby import guest_of
from .middleware import Scope, Send
from .problems import No
from .settings import Settings

BESIDE = Path(__file__).parent / "client"
CHECKOUT = Path(__file__).parents[3] / "web" / "dist"
FOREVER = b"public, max-age=31536000, immutable"
LONGEST_NAME = 200
ENCODINGS = {"br": "br", "gzip": "gz"}
"""The ways in which a file may be compressed, best first, and how its name ends then."""
MISSING = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Walpurgis</title>
<h1>The table is not laid yet</h1>
<p>The server runs, but the client has not been built. In a checkout of Walpurgis: <code>make client</code>, then load this page again.</p>
<p>The interface for programs works: <a href="/schema">/schema</a>.</p></html>"""


def client_folder(settings: Settings) -> Path | None:
    """Where the built client is: as set, in the installed package, or in a checkout."""
    places = [Path(settings.client)] if settings.client else [BESIDE, CHECKOUT]
    return next((place for place in places if (place / "index.html").is_file()), None)


class ReadFile(msgspec.Struct, frozen=True):
    """A file in one of its forms, ready to be sent."""

    at: int
    body: bytes
    headers: list[tuple[bytes, bytes]]
    tag: bytes


class Files:
    """The files of the client, each read once for as long as it stays as it is."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._kept: dict[Path, ReadFile] = {}

    async def serve(self, scope: Scope, send: Send) -> bool:
        """Send the file that is asked for; False if there is none."""
        name = str(scope["path"]).strip("/")
        may_be = "." in name and name.isprintable() and len(name) <= LONGEST_NAME
        folder = client_folder(self._settings) if may_be and scope["method"] in ("GET", "HEAD") else None
        if folder is None:
            return False
        headers = dict(scope["headers"])
        kept = await self._find(folder, name, headers.get(b"accept-encoding", b"").decode("latin-1"))
        if kept is None:
            return False
        known = kept.tag in headers.get(b"if-none-match", b"")
        sent = [header for header in kept.headers if not known or header[0] != b"content-length"]  # a length without a body would break the connection
        await send({"type": "http.response.start", "status": 304 if known else 200, "headers": sent})
        await send({"type": "http.response.body", "body": b"" if known or scope["method"] == "HEAD" else kept.body})
        return True

    async def _find(self, folder: Path, name: str, accepted: str) -> ReadFile | None:
        file = (folder / name).resolve()
        if not file.is_relative_to(folder.resolve()) or not file.is_file():
            return None
        ways = {way.partition(";")[0].strip() for way in accepted.split(",")}
        for encoding, ending in ENCODINGS.items():
            short = file.with_name(f"{file.name}.{ending}")
            if encoding in ways and short.is_file():
                return await self._read(short, file.name, name, encoding)
        return await self._read(file, file.name, name, "")

    async def _read(self, file: Path, called: str, name: str, encoding: str) -> ReadFile:
        at, kept = file.stat().st_mtime_ns, self._kept.get(file)
        if kept is None or kept.at != at:
            body = await asyncio.to_thread(file.read_bytes)
            kind = mimetypes.guess_type(called)[0] or "application/octet-stream"
            tag = f'"{hashlib.blake2b(body, digest_size=9).hexdigest()}"'.encode()
            headers = [
                (b"content-type", f"{kind}; charset=utf-8".encode() if kind.startswith("text/") else kind.encode()),
                (b"content-length", str(len(body)).encode()),
                (b"cache-control", FOREVER if name.startswith("assets/") else b"no-cache"),
                (b"etag", tag),
                (b"vary", b"accept-encoding"),
            ]
            kept = self._kept[file] = ReadFile(at, body, [*headers, (b"content-encoding", encoding.encode())] if encoding else headers, tag)
        return kept


class Needs(msgspec.Struct):
    """What a page needs besides itself, as the build listed it: fonts, and the files of pages, games and languages by their names."""

    files: dict[str, list[str]]

    def links(self, page: str, game: str | None, language: str) -> str:
        """The links of a page to everything that it will need."""
        names = [f"/{page}", f"words-{language}", *([game, f"{game}-{language}"] if game else [])]
        wanted = dict.fromkeys(file for name in names for file in self.files.get(name, ()))
        fonts = (f'<link rel="preload" href="/{file}" as="font" type="font/woff2" crossorigin>' for file in self.files.get("fonts", ()))
        return "\n".join([*_styles_and_scripts(wanted), *fonts])


def _styles_and_scripts(files: Iterable[str]) -> Iterable[str]:
    for file in files:
        yield f'<link rel="stylesheet" crossorigin href="/{file}">' if file.endswith(".css") else f'<link rel="modulepreload" crossorigin href="/{file}">'


class Page:
    """The one page, as it was built."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.at = _built(folder)
        self._head, self._end, self._rest = (folder / "index.html").read_text().partition("</head>")
        listed = folder / "needs.json"
        self._needs = Needs(msgspec.json.decode(listed.read_bytes(), type=dict[str, list[str]]) if listed.is_file() else {})

    def with_words(self, path: str, language: str, first: FirstMessages) -> str:
        page, _, about = path.partition("/")
        links = self._needs.links(page, first.game or about or None, language)
        # In JSON a less-than sign stands only in texts, where it may be written so: no text can end the script.
        said = b"[%b]" % b",".join(first.messages).replace(b"<", b"\\u003c")
        return f'{self._head}{links}\n<script type="application/json" id="first">{said.decode()}</script>\n{self._end}{self._rest}'


def _built(folder: Path) -> int:
    return (folder / "index.html").stat().st_mtime_ns


def pages(settings: Settings) -> list[Any]:
    """The routes of the client. Everything that is not a file is a route inside the client."""
    laid: Page | None = None

    @get(["/", "/{path:path}"], include_in_schema=False)
    async def page(request: Request[Any, Any, Any]) -> Response[str]:
        nonlocal laid
        path, folder = request.url.path.strip("/"), client_folder(settings)
        if path.split("/")[0] in ("api", "ws", "schema", "assets") or "." in path.rpartition("/")[2]:
            raise No("no-such-page", "there is no such page")
        if folder is None:
            return Response(MISSING, media_type="text/html", headers={"cache-control": "no-store"})
        if laid is None or laid.folder != folder or laid.at != _built(folder):
            laid = await asyncio.to_thread(Page, folder)
        first = await first_messages(guest_of(request), path)
        language = first.language or spoken(request.headers.get("accept-language", ""))
        return Response(laid.with_words(path, language, first), media_type="text/html", headers={"cache-control": "no-store"})

    return [page]


def spoken(wishes: str) -> str:
    """The first language of the browser that the house speaks, as the client itself guesses it.

    >>> spoken("pt-BR,de-AT;q=0.8,en;q=0.5")
    'de'
    """
    known = get_args(wire.Language)
    return next((wish for wish in (wish.strip()[:2].lower() for wish in wishes.split(",")) if wish in known), "en")

"""The description of the wire as OpenAPI: the HTTP routes, and the messages of the socket as components of the same document.

Litestar finds the routes; the shapes come from msgspec, which reads and writes them, so that the description cannot differ from what travels.
"""

from __future__ import annotations

import inspect
from functools import cache
from typing import Any

import msgspec
from litestar import Litestar, Response, get
from litestar.openapi.config import OpenAPIConfig

from walpurgis import __version__, wire

REF = "#/components/schemas/"
UNREAD = {"/api/replay": "Upload", "/api/continue": "ContinueFrom"}
"""Bodies that the routes take as bytes, since a record is read in a worker process only."""
MADE_THERE_TOO = {"Choice", "Line", "Say"}
"""What the browser also makes itself, for lessons and words of its own: it may leave out whatever has a default."""


@cache
def openapi() -> dict[str, Any]:
    """The whole document; nothing is started for it."""
    from .app import HANDLERS

    about = "The lobby over HTTP; play over the WebSocket /ws, whose messages are FromBrowser and ToBrowser."
    config = OpenAPIConfig(title="Walpurgis", version=__version__, description=about, path="/unused", create_examples=False)
    document = Litestar(HANDLERS, openapi_config=config, logging_config=None).openapi_schema.to_schema()
    document["components"]["schemas"] = _shapes()
    for path, shape in UNREAD.items():
        document["paths"][path]["post"]["requestBody"] = {"required": True, "content": {"application/json": {"schema": {"$ref": REF + shape}}}}
    for path in document["paths"].values():
        for operation in path.values():
            _tell_problems(operation["responses"])
    return document


def _shapes() -> dict[str, Any]:
    """All shapes of the wire, by name; the messages of the socket as `FromBrowser` and `ToBrowser`."""
    kinds = [kind for _, kind in inspect.getmembers(wire, inspect.isclass) if issubclass(kind, msgspec.Struct) and kind.__module__ == wire.__name__]
    kinds = [kind for kind in kinds if kind not in (wire.Body, wire.ToServer, wire.FromServer)]
    (incoming, outgoing, *_), shapes = msgspec.json.schema_components([wire.FromBrowser, wire.ToBrowser, *kinds], ref_template=REF + "{name}")
    sent = {kind.__name__ for kind in kinds if issubclass(kind, wire.Body)}
    shapes |= {"FromBrowser": incoming, "ToBrowser": outgoing}
    for name, shape in shapes.items():
        if name not in sent | MADE_THERE_TOO and "properties" in shape:
            shape["required"] = list(shape["properties"])  # the server leaves nothing out
    return dict(sorted(shapes.items()))


def _tell_problems(responses: dict[str, Any]) -> None:
    """Whatever goes wrong is told as a Problem."""
    responses.pop("400", None)
    responses["default"] = {"description": "refused", "content": {"application/json": {"schema": {"$ref": REF + "Problem"}}}}


@get(["/schema", "/schema/openapi.json"], include_in_schema=False, sync_to_thread=False)
def described() -> Response[dict[str, Any]]:
    return Response(openapi(), headers={"cache-control": "no-cache"})

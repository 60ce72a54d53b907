"""The description of the wire as OpenAPI: HTTP routes from Litestar, and the messages of the socket as components of the same document."""

from __future__ import annotations

from typing import Any

from litestar import Litestar, Request, get
from litestar.openapi.config import OpenAPIConfig

from walpurgis import __version__


def config() -> OpenAPIConfig:
    return OpenAPIConfig(title="Walpurgis", version=__version__, path="/schema", create_examples=False)


def describe(app: Litestar) -> dict[str, Any]:
    """The whole document."""
    return app.openapi_schema.to_schema()


@get("/openapi.json", include_in_schema=False)
async def described(request: Request[Any, Any, Any]) -> dict[str, Any]:
    return describe(request.app)

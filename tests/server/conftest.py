"""One house for all tests that do not need their own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from .house import house


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with house(tmp_path_factory.mktemp("house"), tables=10_000, rate=10_000, away_seconds=0.2) as at:
        yield at

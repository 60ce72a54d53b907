"""A house with the limits it has when nobody sets any, but for three tables a guest."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ..house import house


@pytest.fixture(scope="session")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with house(tmp_path_factory.mktemp("strict"), tables=3, origins="https://games.example, http://other.example:8080") as at:
        yield at

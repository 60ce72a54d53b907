"""The databases: a file, and a PostgreSQL that is started for the tests."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from ..house import house
from .postgres import CannotRun, Cluster, new_database

_numbers = count(1)


@pytest.fixture(scope="session")
def postgresql() -> Iterator[str]:
    """A cluster for all tests of this session."""
    try:
        running = Cluster(safe=False)
    except CannotRun as why:
        pytest.skip(str(why))
    with running:
        yield running.address


@pytest.fixture
def on_postgresql(postgresql: str) -> str:
    """An empty database in PostgreSQL."""
    return new_database(postgresql, f"house{next(_numbers)}")


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    return f"sqlite:///{tmp_path / 'house.sqlite'}" if request.param == "sqlite" else str(request.getfixturevalue("on_postgresql"))


@pytest.fixture(scope="session")
def address(postgresql: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """In this folder, the house that tests share runs on PostgreSQL."""
    database = new_database(postgresql, "shared")
    with house(tmp_path_factory.mktemp("house"), database=database, tables=10_000, rate=10_000, away_seconds=0.2) as at:
        yield at

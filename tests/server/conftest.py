"""One house for all tests that do not need their own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from .house import house


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Real servers and clocks on shared machines: each of these tests gets two more chances, as the browsers' do; the summary counts who needed it."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.flaky(reruns=2))


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with house(tmp_path_factory.mktemp("house"), tables=10_000, rate=10_000, away_seconds=0.2) as at:
        yield at

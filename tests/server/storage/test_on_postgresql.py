"""The suite of the server again, on PostgreSQL: every test that plays in the shared house is collected here a second time."""

from __future__ import annotations

import inspect

from .. import test_lobby, test_play, test_records, test_table
from ..hostile import test_requests
from ..test_records import finished

__all__ = ["finished"]

for _module in (test_lobby, test_play, test_records, test_requests, test_table):
    for _name, _test in inspect.getmembers(_module, inspect.isfunction):
        if _name.startswith("test_") and {"address", "finished"} & set(inspect.signature(_test).parameters):
            globals()[_name] = _test


def test_the_suite_is_here() -> None:
    assert sum(name.startswith("test_") for name in globals()) > 40

"""The described wire and the real one agree: schemathesis makes requests from the OpenAPI document, and whatever it asks, no reply is unforeseen."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import content_type_conformance, response_schema_conformance, status_code_conformance

from walpurgis.server.app import openapi

from ..house import PATIENCE, Browser

schema = schemathesis.openapi.from_dict(openapi())
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


@pytest.fixture(scope="module")
def anna(address: str) -> tuple[Browser, str]:
    """Somebody with a running table."""
    browser = Browser(address, "Anna")
    return browser, browser.lay("me", "me")


@schema.parametrize()
@settings(
    max_examples=8, derandomize=True, deadline=None, database=None, phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)  # fmt: skip
def test_every_route_keeps_to_its_description(case: Any, anna: tuple[Browser, str]) -> None:
    browser, table = anna
    if "table" in (case.path_parameters or {}) and len(str(case.path_parameters["table"])) % 2:
        case.path_parameters["table"] = table  # every other time, a table that is there
    case.call_and_validate(base_url=browser.address, checks=CHECKS, headers={"cookie": f"walpurgis={browser.http.cookies['walpurgis']}"})


def test_the_house_stands(address: str) -> None:
    assert httpx.get(f"{address}/ready", verify=False, timeout=PATIENCE).is_success

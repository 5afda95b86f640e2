"""The HTTP API against its own OpenAPI document, by schemathesis: wrong and right requests, every endpoint."""

from __future__ import annotations

import os
from typing import Any

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.config import SchemathesisConfig
from schemathesis.specs.openapi.checks import positive_data_acceptance

from rivertable.server.http import ENDPOINTS
from rivertable.server.http.openapi import document
from tests.server.process import ServerProcess

EXAMPLES = 300 if os.environ.get("RIVERTABLE_LONG") else 15

# A body may be wrong and too large at once; a fault of the server is no refusal.
REFUSED = {"expected-statuses": [400, 401, 403, 404, 405, 409, 413, 429]}
config = SchemathesisConfig.from_dict({"checks": {"negative_data_rejection": REFUSED}})
schema = schemathesis.openapi.from_dict(msgspec.json.decode(msgspec.json.encode(document(ENDPOINTS))), config=config)


@schema.parametrize()
@settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
def test_every_endpoint_keeps_its_promises(case: Any, postgres_server: ServerProcess) -> None:
    # What a schema cannot say (which games there are, a record that replays) is refused with 400 as well.
    case.call_and_validate(base_url=postgres_server.url, excluded_checks=[positive_data_acceptance])


def test_every_endpoint_is_described() -> None:
    described = {(method.upper(), path) for path, methods in document(ENDPOINTS)["paths"].items() for method in methods}
    assert described == {(endpoint.method, endpoint.path) for endpoint in ENDPOINTS}
    names = [endpoint.handler.__name__ for endpoint in ENDPOINTS]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("endpoint", ENDPOINTS, ids=lambda e: f"{e.method} {e.path}")
def test_every_endpoint_is_in_the_documentation(endpoint: Any) -> None:
    from scripts.generate_types import ROOT

    text = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    last = "/" + endpoint.path.rsplit("/", 1)[-1]
    assert endpoint.path in text or (endpoint.path.startswith("/api/me/") and last in text)

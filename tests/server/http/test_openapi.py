"""The OpenAPI document."""

from __future__ import annotations

from rivertable.server.http import ENDPOINTS
from rivertable.server.http.openapi import document


def test_the_document_has_every_path_and_a_schema_for_every_reference() -> None:
    made = document(ENDPOINTS)
    assert set(made["paths"]) == {endpoint.path for endpoint in ENDPOINTS}
    schemas = made["components"]["schemas"]
    assert schemas["ClockSettings"]["required"] == ["bank_seconds"]
    assert {"NewTable", "TableInfo", "Problem"} <= set(schemas)


def test_numbers_in_paths_are_whole_and_not_too_large() -> None:
    parameters = document(ENDPOINTS)["paths"]["/api/records/{record}/at/{number}"]["get"]["parameters"]
    number = next(each for each in parameters if each["name"] == "number")
    assert number["schema"] == {"type": "integer", "minimum": 0, "maximum": 10**9 - 1}

"""The OpenAPI document, made from the endpoints' own declarations."""

from __future__ import annotations

import re
from importlib.metadata import version
from typing import Any

import msgspec

from rivertable.server.http.endpoint import JSON, Endpoint
from rivertable.server.protocol.bodies import Problem

REF = "#/components/schemas/{name}"
ALWAYS = (400, 413, 429)  # any body may be wrong or too large, anybody too fast


def document(endpoints: list[Endpoint]) -> dict[str, Any]:
    """OpenAPI 3.1: paths from the endpoints, schemas from the structs."""
    kinds = [Problem, *(e.answer for e in endpoints), *(e.body for e in endpoints if e.body not in (None, bytes))]
    schemas, components = msgspec.json.schema_components(kinds, ref_template=REF)
    schema_of = {id(kind): schema for kind, schema in zip(kinds, schemas, strict=True)}
    paths: dict[str, Any] = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint, schema_of)
    return {
        "openapi": "3.1.0",
        "info": {"title": "rivertable", "version": version("rivertable")},
        "paths": paths,
        "components": {"schemas": components},
    }


def _operation(endpoint: Endpoint, schema_of: dict[int, Any]) -> dict[str, Any]:
    problem = {"description": "refused", "content": {JSON: {"schema": schema_of[id(Problem)]}}}
    media = "text/plain" if endpoint.answer is str else JSON
    responses: dict[str, Any] = {
        "200": {"description": "done", "content": {media: {"schema": schema_of[id(endpoint.answer)]}}}
    }
    for status in sorted({*ALWAYS, *endpoint.refusals, *((403,) if endpoint.method == "POST" else ())}):
        responses[str(status)] = problem
    operation: dict[str, Any] = {
        "summary": endpoint.summary,
        "operationId": endpoint.handler.__name__,
        "parameters": [*_path_parameters(endpoint.path), *_query_parameters(endpoint)],
        "responses": responses,
    }
    if endpoint.body is bytes:
        operation["requestBody"] = {"required": True, "content": {JSON: {"schema": {"type": "object"}}}}
    elif endpoint.body is not None:
        operation["requestBody"] = {"required": True, "content": {JSON: {"schema": schema_of[id(endpoint.body)]}}}
    return operation


def _path_parameters(path: str) -> list[dict[str, Any]]:
    names = re.findall(r"\{(\w+)\}", path)
    whole = {"type": "integer", "minimum": 0, "maximum": 10**9 - 1}
    return [
        {"name": name, "in": "path", "required": True, "schema": whole if name == "number" else {"type": "string"}}
        for name in names
    ]


def _query_parameters(endpoint: Endpoint) -> list[dict[str, Any]]:
    whole = {"type": "integer", "minimum": 0, "maximum": 10**9 - 1}
    return [
        {
            "name": name,
            "in": "query",
            "description": text,
            "schema": whole if kind is int else {"type": "string"},
        }
        for name, (kind, text) in endpoint.query.items()
    ]

"""Hosts are compared without their port."""

from __future__ import annotations

import pytest

from rivertable.server.host_names import host_name


@pytest.mark.parametrize(
    ("host", "name"),
    [
        ("Play.Example.org", "play.example.org"),
        ("play.example.org:8000", "play.example.org"),
        ("[::1]:8000", "[::1]"),
        ("[::1]", "[::1]"),
        ("", ""),
        (":8000", ":8000"),
    ],
)
def test_a_host_has_a_name_and_perhaps_a_port(host: str, name: str) -> None:
    assert host_name(host) == name

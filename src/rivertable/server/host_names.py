"""Names of hosts as requests and settings write them."""

from __future__ import annotations


def host_name(host: str) -> str:
    """A `Host` without its port, in small letters."""
    name, _, port = host.lower().rpartition(":")
    return name if name and port.isdigit() else host.lower()

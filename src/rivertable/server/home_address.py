"""The address under which devices of the home network find this computer."""

from __future__ import annotations

import ipaddress
import socket

AUTO, OFF = "auto", "off"
ELSEWHERE = (
    "192.0.2.1",
    9,
)  # reserved for documentation; nothing is sent there, it only asks which way packets would go


def is_home_setting(text: str) -> bool:
    """Whether a text can be the setting `home_network`. An address that stands for all of them would open too much."""
    if text in (AUTO, OFF):
        return True
    try:
        address = ipaddress.IPv4Address(text)
    except ValueError:
        return False
    return not (address.is_unspecified or address.is_multicast or address == ipaddress.IPv4Address("255.255.255.255"))


def home_address(setting: str) -> str | None:
    """The address by the setting; with `auto` this computer's own one in the network it uses. None if there is none."""
    if setting == OFF:
        return None
    if setting != AUTO:
        return setting
    own = _own_address()
    return own if own is not None and is_of_a_home(own) else None


def is_of_a_home(address: str) -> bool:
    """Whether an address belongs to a private network. Any other one could be reached from everywhere, or from nowhere."""
    parsed = ipaddress.IPv4Address(address)
    return any(parsed in network for network in HOMES)


HOMES = tuple(ipaddress.IPv4Network(text) for text in ("10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16"))


def _own_address() -> str | None:
    """This computer's address on the way to other networks. Connecting a datagram socket sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)
        except OSError:
            return None
        return str(probe.getsockname()[0])

"""The address for devices of the home network: given, found, or none."""

from __future__ import annotations

import pytest

from rivertable.server import home_address as module
from rivertable.server.home_address import home_address, is_home_setting, is_of_a_home


@pytest.mark.parametrize("text", ["auto", "off", "192.168.1.23", "127.0.0.2"])
def test_the_setting_is_a_word_or_an_address(text: str) -> None:
    assert is_home_setting(text)


@pytest.mark.parametrize(
    "text", ["", "on", "0.0.0.0", "255.255.255.255", "224.0.0.1", "::1", "home", "192.168.1.23:80"]
)
def test_other_settings_are_refused(text: str) -> None:
    assert not is_home_setting(text)


def test_a_given_address_is_taken_and_off_has_none() -> None:
    assert home_address("127.0.0.2") == "127.0.0.2"
    assert home_address("off") is None


@pytest.mark.parametrize("own", ["192.168.1.23", "10.0.0.7", "172.20.1.1"])
def test_an_address_of_a_private_network_is_found(own: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_own_address", lambda: own)
    assert is_of_a_home(own)
    assert home_address("auto") == own


@pytest.mark.parametrize("own", [None, "127.0.0.1", "203.0.113.9", "8.8.8.8", "169.254.3.4", "172.32.0.1"])
def test_an_address_of_no_home_is_not_taken(own: str | None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_own_address", lambda: own)
    assert home_address("auto") is None

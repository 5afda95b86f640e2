"""What all tests share: two games of the tests, known by name while the tests of a module run."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.market.market import registered
from tests.toy.toy import TOY, added


@pytest.fixture(scope="module")
def fish_market() -> Iterator[None]:
    with registered():
        yield


@pytest.fixture(scope="module")
def lantern_fishing() -> Iterator[None]:
    with added(TOY):
        yield

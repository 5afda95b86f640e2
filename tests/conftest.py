"""What all tests share: the toy game, known by name while the tests of a module run."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.toy.market import registered


@pytest.fixture(scope="module")
def fish_market() -> Iterator[None]:
    with registered():
        yield

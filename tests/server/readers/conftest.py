from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from rivertable.server.readers.pool import Readers
from tests.server.readers.some_readers import some_readers


@pytest.fixture
async def readers() -> AsyncIterator[Readers]:
    async with some_readers() as readers:
        yield readers

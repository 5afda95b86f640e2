"""Questions to readers."""

from __future__ import annotations

from functools import partial

import pytest

from rivertable.server.errors import Refusal
from rivertable.server.readers.pool import Readers
from rivertable.server.readers.questions import Played, ShowPosition
from tests.server.at_table import seated
from tests.server.readers.some_readers import MARA, shown


async def test_a_what_if_is_refused_before_a_reader_is_told_of_it(readers: Readers) -> None:
    match = seated().playing().imagine(0)
    with pytest.raises(Refusal, match="a what-if has no record"):
        await readers.ask(MARA, ShowPosition("b", 1, 0), partial(Played.of, match))
    assert await shown(readers, 1)

"""What counts as a whole number, and what is said of anything else."""

from __future__ import annotations

import numpy as np
import pytest

from rivertable.engine.errors import OptionError
from rivertable.engine.whole_numbers import count_from_one, whole_number


@pytest.mark.parametrize("given", [3, np.int64(3), np.uint8(3)])
def test_whole_numbers_of_numpy_are_numbers(given: object) -> None:
    assert whole_number(given) == 3
    assert type(whole_number(given)) is int


@pytest.mark.parametrize("given", [2.0, "2", True, np.float64(2), None])
def test_what_looks_like_a_whole_number_is_none(given: object) -> None:
    assert whole_number(given) is None


@pytest.mark.parametrize("given", [0, -1, 1.5, "many"])
def test_a_count_begins_at_one(given: object) -> None:
    with pytest.raises(OptionError, match="the number of fish is a whole number from 1, not"):
        count_from_one("the number of fish", given)
    assert count_from_one("the number of fish", np.int8(1)) == 1

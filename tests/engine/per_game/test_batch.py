"""The rows of a batch: what is written into them, also by the rules with bounds checks."""

from __future__ import annotations

import numpy as np
import pytest

from rivertable.engine.batch import Batch
from rivertable.engine.rule import Mode
from tests.market.market import toy

pytestmark = pytest.mark.usefixtures("fish_market")


def test_checked_rules_write_the_same_rows() -> None:
    batches = [Batch(toy(4), 5, 3, mode=mode) for mode in (Mode.COMPILED, Mode.CHECKED)]
    for _ in range(80):
        ours, theirs = (batch.sample() for batch in batches)
        assert np.array_equal(ours, theirs)
        assert np.array_equal(batches[0].step(ours), batches[1].step(theirs))
        assert np.array_equal(batches[0].observations, batches[1].observations)


def test_random_choices_are_legal_and_reach_every_legal_action() -> None:
    batch = Batch(toy(2), 1, 3)
    chosen = {int(batch.sample()[0]) for _ in range(200)}
    assert chosen == set(np.flatnonzero(batch.masks[0]).tolist())

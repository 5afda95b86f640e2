"""How far a match has come: steps lead to states, and back."""

from __future__ import annotations

import pickle

import pytest

from rivertable.engine.chance import seed_hex
from rivertable.engine.moves import Move, Rekey
from rivertable.engine.progress import Progress
from rivertable.engine.secrecy import TABLE, redact
from tests.market.market import market, toy

pytestmark = pytest.mark.usefixtures("fish_market")


def begun(seed: int = 1) -> Progress:
    return Progress(toy(), seed_hex(seed))


def moves(*written: str) -> list[Move]:
    pairs = (text.split(maxsplit=1) for text in written)
    return [Move(int(seat), market().action_id(action)) for seat, action in pairs]


def test_equal_steps_lead_to_equal_states() -> None:
    one, other = begun(), begun()
    for step in moves("0 take(1)", "1 draw"):
        one.take(step)
        other.take(step)
    assert one.state == other.state
    assert one.steps == other.steps


def test_a_replay_makes_the_steps_it_is_given_and_no_others() -> None:
    progress, steps = begun(), moves("0 take(1)", "1 draw")
    progress.take(moves("0 draw")[0])
    assert sum(1 for _ in progress.replay([*steps])) == 2
    assert progress.steps == steps
    assert progress.history.count(1) > begun().history.count(1)


def test_without_a_barrier_it_returns_to_the_beginning() -> None:
    progress = begun()
    progress.take(moves("0 draw")[0])
    progress.return_to(None)
    assert (progress.state, progress.steps) == (begun().state, [])


def test_a_new_key_changes_only_what_nobody_knows() -> None:
    progress, before = begun(), begun()
    progress.take(Rekey(1))
    assert redact(progress.state, TABLE) == redact(before.state, TABLE)
    assert progress.state.rng != before.state.rng


def test_a_copy_goes_its_own_way() -> None:
    progress = begun()
    copy = progress.clone()
    copy.take(moves("0 draw")[0])
    assert (progress.state, progress.steps) == (begun().state, [])
    assert copy.history.count(0) > progress.history.count(0)


def test_an_imagined_one_begins_where_the_viewer_stands() -> None:
    progress = begun()
    world = progress.imagined(0, seed=5)
    assert redact(world.state, 0) == redact(progress.state, 0)
    assert (world.seed, world.steps) == (None, [])
    assert progress.state == begun().state


def test_it_can_be_sent_to_another_process() -> None:
    progress = begun()
    progress.take(moves("0 draw")[0])
    read = pickle.loads(pickle.dumps(progress))
    assert (read.state, read.steps) == (progress.state, progress.steps)
    read.take(moves("1 draw")[0])
    assert len(read.steps) == 2

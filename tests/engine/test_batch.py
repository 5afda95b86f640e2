"""rt.batch: many matches a call, each the same as a match of its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from rivertable.engine.batch import Batch
from rivertable.engine.chance import stream_from
from rivertable.engine.contract import REFEREE_SEAT
from rivertable.engine.errors import ActionTextError, IllegalAction, OptionError
from rivertable.engine.game_config import load
from rivertable.engine.match import Match
from rivertable.engine.registry import games
from tests.market.market import toy

pytestmark = pytest.mark.usefixtures("fish_market")

SEED = 5


def toys(n: int = 6, **settings: Any) -> Batch:
    return Batch(toy(3), n, SEED, **settings)


class Alone:
    """One match of a batch, played by itself with the interpreted rules."""

    def __init__(self, batch: Batch, row: int) -> None:
        seed = SEED + int(batch.numbers[row])
        self.match, self._reports = Match(batch.game, seed), stream_from(seed)
        self._report()

    @property
    def seat(self) -> int:
        return min(self.match.to_act)

    def act(self, action: int) -> None:
        self.match.act(self.seat, action)
        self._report()

    def _report(self) -> None:
        while REFEREE_SEAT in self.match.to_act:
            self.match.act(REFEREE_SEAT, self.match.likely_report(self._reports))


def shows(batch: Batch, row: int, alone: Alone) -> bool:
    """Whether a row shows what the seat to act sees of the match."""
    mask, seen = alone.match.legal_mask(alone.seat), alone.match.observation(alone.seat)
    same = np.array_equal(batch.masks[row], mask) and np.array_equal(batch.observations[row], seen)
    return bool(batch.seats[row] == alone.seat and same)


@pytest.mark.parametrize("game", [*(f"{game}(players=3)" for game in games()), "fish_market(players=3, weather=true)"])
def test_a_batch_plays_the_same_as_matches_by_themselves(game: str) -> None:
    batch = Batch(load(game), 3, SEED)
    alone = [Alone(batch, row) for row in range(3)]
    for number in range(120):
        assert number % 4 or all(shows(batch, row, alone[row]) for row in range(3))
        actions = batch.sample()
        for row in range(3):
            alone[row].act(int(actions[row]))
        batch.step(actions)
        assert [each.match.is_over for each in alone] == batch.done.tolist()
        alone = [Alone(batch, row) if each.match.is_over else each for row, each in enumerate(alone)]


def test_an_ended_match_gives_its_rewards_and_its_last_view_and_begins_anew() -> None:
    batch = toys()
    alone, ends = Alone(batch, 2), 0
    while ends < 3:
        seat, actions = alone.seat, batch.sample()
        alone.act(int(actions[2]))
        rewards = batch.step(actions)
        if not batch.done[2]:
            assert not rewards[2].any()
            continue
        ends += 1
        game, state = alone.match.game, alone.match.state
        assert rewards[2].tolist() == pytest.approx([game.utility(state, each) for each in range(3)])
        assert np.array_equal(batch.final_observations[2], alone.match.observation(seat))
        assert batch.numbers[2] == 2 + ends * batch.n
        alone = Alone(batch, 2)
        assert shows(batch, 2, alone)


def test_of_several_to_act_the_first_is_asked_and_the_next_sees_nothing_of_its_answer() -> None:
    seen = []
    for choice in (0, -1):
        batch = Batch(load("riverside(players=2)"), 1, SEED)
        dice, answered = np.flatnonzero(batch.masks[0]), batch.seats[0]
        batch.step(dice[[choice]])
        while batch.seats[0] == answered:
            batch.step(np.flatnonzero(batch.masks[0])[[choice]])
        seen.append((int(batch.seats[0]), batch.masks.tobytes(), batch.observations.tobytes()))
    assert seen[0] == seen[1]


def played(steps: int, **settings: Any) -> list[bytes]:
    """All that some steps of random play show, and the rewards."""
    batch, shown = toys(7, **settings), []
    for _ in range(steps):
        rewards = batch.step(batch.sample())
        arrays = (batch.seats, batch.masks, batch.observations, batch.final_observations, batch.done, rewards)
        shown.append(b"".join(array.tobytes() for array in arrays))
    return shown


@pytest.mark.parametrize("threads", [2, 3, 99])
def test_the_number_of_threads_changes_nothing(threads: int) -> None:
    assert played(60, threads=threads) == played(60)


def test_arrays_have_the_types_that_were_promised() -> None:
    batch = toys()
    actions, size = batch.actions, batch.layout.size
    shapes = {
        "seats": ("int8", (6,)),
        "masks": ("bool", (6, actions)),
        "observations": ("float32", (6, size)),
        "final_observations": ("float32", (6, size)),
        "done": ("bool", (6,)),
        "numbers": ("int64", (6,)),
    }
    assert {name: (str(getattr(batch, name).dtype), getattr(batch, name).shape) for name in shapes} == shapes
    rewards = batch.step(batch.sample())
    assert (str(rewards.dtype), rewards.shape) == ("float32", (6, 3))


@pytest.mark.parametrize("name", ["seats", "masks", "observations", "done"])
def test_what_is_shown_cannot_be_written_to(name: str) -> None:
    with pytest.raises(ValueError, match="read-only"):
        getattr(toys(), name)[0] = 0


def test_other_integer_types_and_lists_are_actions_too() -> None:
    for kind in (np.int8, np.uint16, np.int32):
        batch = toys()
        batch.step(batch.sample().astype(kind))
    toys().step(toys().sample().tolist())


# ---------------------------------------------------------------- what is refused


def test_an_illegal_action_is_named_with_match_seat_and_reason_and_nothing_is_stepped() -> None:
    batch = toys()
    before = [batch.match(i).state for i in range(6)]
    actions = batch.sample()
    actions[4] = int(np.flatnonzero(~batch.masks[4])[0])
    reason = batch.match(4).why_not(int(batch.seats[4]), int(actions[4]))
    assert reason is not None
    with pytest.raises(IllegalAction) as refused:
        batch.step(actions)
    text = batch.game.game.actions.text(int(actions[4]))
    begins = f"match 4, seat {batch.seats[4]}, action {actions[4]}, {text}: {reason.sentence} Nothing was stepped."
    assert str(refused.value) == f"{begins} ({reason.clause})"
    assert [batch.match(i).state for i in range(6)] == before


@pytest.mark.parametrize("action", [-1, 10_000])
def test_an_action_that_does_not_exist_is_named(action: int) -> None:
    batch = toys()
    actions = batch.sample()
    actions[1] = action
    with pytest.raises(
        ActionTextError, match=rf"match 1, seat \d: there is no action {action}; .* Nothing was stepped"
    ):
        batch.step(actions)


@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        (lambda batch: batch.sample()[:4], r"step takes 6 actions, one for every match, not an array of shape \(4,\)"),
        (lambda batch: batch.sample()[:, None], r"one for every match, not an array of shape \(6, 1\)"),
        (lambda batch: batch.sample().astype(float), "actions are whole numbers, such as an int64 array, not float64"),
        (lambda batch: batch.sample() > 0, "actions are whole numbers, .* not bool"),
        (lambda batch: batch.masks, "step takes the number of an action for every match, not the mask of all of them"),
        (lambda batch: batch.masks[:3, :2], "actions are whole numbers, .* not bool"),
        (lambda batch: "pass", "actions are whole numbers, .* not <U4"),
    ],
)
def test_actions_of_another_shape_or_type_are_refused(spoil: Callable[[Batch], Any], sentence: str) -> None:
    batch = toys()
    with pytest.raises(OptionError, match=sentence):
        batch.step(spoil(batch))


@pytest.mark.parametrize("value", [0, -1, 2.0, True, "4"])
def test_there_is_at_least_one_match_and_one_thread(value: Any) -> None:
    with pytest.raises(OptionError, match=f"n, the number of matches, is a whole number from 1, not {value!r}"):
        toys(value)
    with pytest.raises(OptionError, match=f"threads is a whole number from 1, not {value!r}"):
        toys(threads=value)


def test_a_batch_without_observations_says_so() -> None:
    batch = toys(observations=False)
    batch.step(batch.sample())
    assert np.array_equal(batch.masks, _stepped_once().masks)
    for name in ("observations", "final_observations"):
        with pytest.raises(OptionError, match="made without observations"):
            getattr(batch, name)


def _stepped_once() -> Batch:
    batch = toys()
    batch.step(batch.sample())
    return batch


@pytest.mark.parametrize("row", [-1, 6, True, 1.5])
def test_a_match_that_is_not_there_is_refused(row: Any) -> None:
    with pytest.raises(OptionError, match=f"there is no match {row!r}; the matches are 0 to 5"):
        toys().match(row)


def test_a_batch_says_what_it_is() -> None:
    assert repr(toys()).startswith("<Batch of 6 matches, fish_market(players=3")

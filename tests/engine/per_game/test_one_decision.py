"""A match from outside, step by step, in both modes."""

from __future__ import annotations

from typing import Any

import pytest

from rivertable.engine.chance import STREAM_WORDS, seed_stream, seed_words
from rivertable.engine.instance import Instance
from rivertable.engine.secrecy import redact
from rivertable.engine.state import ListState
from rivertable.engine.state_arrays import ints, put, state_array, take


class Steps:
    """A match of Riverside in the mode of an instance."""

    def __init__(self, instance: Instance, players: int = 2, seed: int | str = 1) -> None:
        self.game, mode = instance.game, instance.mode
        self.module: Any = instance.per_game("one_decision")
        self.states = state_array(self.game.state, 1, mode)
        self.out, self.key, self.stream = ints(self.game.actions.count, mode), ints(4, mode), ints(STREAM_WORDS, mode)
        self.key[:] = seed_words(seed)
        self.to_act = int(self.module.begin(self.states, self.out, players, self.key))

    @property
    def state(self) -> ListState:
        return take(self.states, 0, self.game.state)

    def legal(self, seat: int) -> list[int]:
        return [int(action) for action in self.out[: self.module.legal_actions(self.states, self.out, seat)]]


def test_a_match_begins_with_a_decision_of_every_seat(interpreted: Instance) -> None:
    assert Steps(interpreted, players=3).to_act == 0b111


def test_a_match_has_its_players(interpreted: Instance) -> None:
    assert Steps(interpreted, players=3).state.players == 3


def test_a_match_begins_with_real_decisions(interpreted: Instance) -> None:
    assert len(Steps(interpreted).legal(0)) > 1


def test_the_same_seed_begins_the_same_match(interpreted: Instance) -> None:
    assert Steps(interpreted, seed=5).state == Steps(interpreted, seed=5).state


def test_another_seed_begins_another_match(interpreted: Instance) -> None:
    assert Steps(interpreted, seed=5).state != Steps(interpreted, seed=6).state


def test_legal_actions_are_those_of_the_game(interpreted: Instance) -> None:
    steps, out = Steps(interpreted), [0] * interpreted.game.actions.count
    assert steps.legal(1) == out[: interpreted.game.legal(steps.state, 1, out)]


def test_a_step_applies_its_action(interpreted: Instance) -> None:
    steps = Steps(interpreted)
    before = steps.state
    steps.module.take_decision(steps.states, steps.out, 0, steps.legal(0)[0])
    assert steps.state != before


def test_a_step_leaves_only_real_decisions(interpreted: Instance) -> None:
    steps = Steps(interpreted)
    to_act = steps.module.take_decision(steps.states, steps.out, 0, steps.legal(0)[0])
    assert all(len(steps.legal(seat)) > 1 for seat in range(2) if to_act >> seat & 1)


def imagined(instance: Instance, seed: int) -> Steps:
    """A match as seat 0 imagines it, after it has made its first choice."""
    steps = Steps(instance)
    steps.module.take_decision(steps.states, steps.out, 0, steps.legal(0)[0])
    put(steps.states, 0, redact(steps.state, 0))
    seed_stream(steps.stream, *seed_words(seed))
    steps.module.imagine(steps.states, steps.out, 0, steps.stream)
    return steps


def test_an_imagined_match_has_no_unknown_cell(interpreted: Instance) -> None:
    state = imagined(interpreted, 3).state
    unknown = {field.name for field in state.FIELDS if field.cells.unknown in cells(getattr(state, field.name))}
    assert unknown == set()


def cells(value: Any) -> list[int]:
    return [cell for item in value for cell in cells(item)] if isinstance(value, list) else [value]


def test_an_imagined_match_is_what_the_seat_knows(interpreted: Instance) -> None:
    real = Steps(interpreted)
    real.module.take_decision(real.states, real.out, 0, real.legal(0)[0])
    assert redact(imagined(interpreted, 3).state, 0) == redact(real.state, 0)


def test_an_imagined_match_has_a_future_of_its_own(interpreted: Instance) -> None:
    assert imagined(interpreted, 3).state != imagined(interpreted, 4).state


def test_the_points_of_an_appraisal_add_up_to_the_score(interpreted: Instance) -> None:
    steps, out = Steps(interpreted), [0] * interpreted.game.actions.count
    steps.module.appraise(steps.states, steps.out, 0)
    categories = len(interpreted.game.score_categories)
    assert sum(steps.out[:categories]) == interpreted.game.score(steps.state, 0, out)


def test_an_appraisal_is_the_game_s_evaluation(interpreted: Instance) -> None:
    steps = Steps(interpreted)
    appraisal = steps.module.appraise(steps.states, steps.out, 0)
    assert appraisal == interpreted.game.evaluate(steps.state, 0)


# ---------------------------------------------------------------- both modes


@pytest.fixture(scope="session")
def compiled_steps(compiled: Instance) -> Instance:
    """The compiled instance after its first match: here the compiler works, once."""
    Steps(compiled)
    return compiled


@pytest.mark.parametrize("players", [1, 2, 6])
@pytest.mark.parametrize("seed", [0, 1, "ffffffffffffffffffffffffffffffff"])
def test_a_match_begins_with_the_same_state_compiled(
    players: int, seed: int | str, interpreted: Instance, compiled_steps: Instance
) -> None:
    plain = Steps(interpreted, players, seed).state
    assert Steps(compiled_steps, players, seed).state.to_bytes() == plain.to_bytes()


def test_a_match_begins_with_the_same_seats_to_act_compiled(interpreted: Instance, compiled_steps: Instance) -> None:
    assert Steps(compiled_steps, 4).to_act == Steps(interpreted, 4).to_act

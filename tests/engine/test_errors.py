"""The errors we raise: sentences for people that survive the way to another process."""

from __future__ import annotations

import pickle

import pytest

import rivertable as rt
from rivertable.engine import errors
from rivertable.engine.errors import IllegalAction
from tests.engine.test_copies import started


def test_a_refusal_comes_back_whole_from_another_process() -> None:
    with pytest.raises(rt.IllegalAction) as refused:
        started().act(0, "choose_die(brown)")
    again = pickle.loads(pickle.dumps(refused.value))
    assert (str(again), again.reason, again.clause) == (str(refused.value), refused.value.reason, refused.value.clause)


def test_an_illegal_action_names_its_clause_if_there_is_one() -> None:
    assert str(IllegalAction("It costs 4.", "too_dear", "RS-5.8")) == "It costs 4. (RS-5.8)"
    assert str(IllegalAction("The plan is complete.", "draft_complete", "")) == "The plan is complete."


@pytest.mark.parametrize("kind", [each for each in vars(errors).values() if isinstance(each, type)])
def test_every_error_can_be_caught_as_ours(kind: type) -> None:
    assert issubclass(kind, errors.RivertableError)

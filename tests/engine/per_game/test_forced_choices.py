"""The loop that takes forced choices, on a game that is nothing but numbers of choices."""

from __future__ import annotations

from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from rivertable.engine.contract import REFEREE, never
from rivertable.engine.instance import Instance
from rivertable.engine.rule import Mode


class Choices:
    """For every seat the numbers of choices of its decisions to come; `taken` is what was applied."""

    def __init__(self, *decisions: list[int]) -> None:
        self.players = len(decisions)
        self.decisions = list(decisions)
        self.taken: list[tuple[int, int]] = []


def to_act(s: Choices) -> int:
    return sum(1 << seat for seat, decisions in enumerate(s.decisions) if decisions)


def legal(s: Choices, seat: int, out: list[int]) -> int:
    n = s.decisions[seat][0]
    out[:n] = [10 * seat + i for i in range(n)]
    return n


def apply(s: Choices, seat: int, action: int) -> None:
    s.decisions[seat].pop(0)
    s.taken.append((seat, action))


def module_of(**changes: Any) -> ModuleType:
    game: Any = SimpleNamespace(
        **{"to_act": to_act, "legal": legal, "apply": apply, "ask_even_if_single": never, **changes}
    )
    return Instance(game, "tests.engine.choices", Mode.INTERPRETED, None).per_game("forced_choices")


@pytest.fixture
def module() -> ModuleType:
    return module_of()


def test_a_forced_choice_is_taken(module: ModuleType) -> None:
    s = Choices([1, 2])
    module.take_forced_choices(s, [0] * 9)
    assert s.taken == [(0, 0)]


def test_forced_choices_are_taken_until_there_is_a_real_one(module: ModuleType) -> None:
    s = Choices([1, 1, 1, 2, 1])
    module.take_forced_choices(s, [0] * 9)
    assert s.decisions == [[2, 1]]


def test_a_real_choice_is_left_alone(module: ModuleType) -> None:
    s = Choices([2, 1])
    module.take_forced_choices(s, [0] * 9)
    assert s.taken == []


def test_a_forced_choice_of_a_later_seat_is_taken_too(module: ModuleType) -> None:
    s = Choices([2], [1, 3])
    module.take_forced_choices(s, [0] * 9)
    assert s.taken == [(1, 10)]


def test_taking_forced_choices_says_who_has_a_real_choice(module: ModuleType) -> None:
    assert module.take_forced_choices(Choices([1], [2], [1, 3]), [0] * 9) == 0b110


def test_taking_forced_choices_of_a_game_to_its_end_says_that_nobody_has(module: ModuleType) -> None:
    assert module.take_forced_choices(Choices([1, 1], [1]), [0] * 9) == 0


def test_taking_forced_choices_of_a_game_that_is_over_changes_nothing(module: ModuleType) -> None:
    s = Choices([], [])
    module.take_forced_choices(s, [0] * 9)
    assert s.taken == []


def test_a_single_choice_that_is_to_be_asked_is_left_alone() -> None:
    s = Choices([1, 2], [1])
    module_of(ask_even_if_single=lambda s, seat: seat == 0).take_forced_choices(s, [0] * 9)
    assert s.taken == [(1, 10)]


def test_the_world_s_report_is_not_taken_for_it() -> None:
    s = Choices([1])
    assert module_of(to_act=lambda s: REFEREE).take_forced_choices(s, [0] * 9) == REFEREE


def test_one_call_takes_one_choice(module: ModuleType) -> None:
    s = Choices([1, 1])
    module.take_one_forced_choice(s, to_act(s), [0] * 9)
    assert s.taken == [(0, 0)]


def test_one_call_says_whether_it_took_one(module: ModuleType) -> None:
    s = Choices([1, 2])
    assert [module.take_one_forced_choice(s, to_act(s), [0] * 9) for _ in range(2)] == [True, False]


def test_a_seat_that_is_not_to_act_is_not_asked(module: ModuleType) -> None:
    s = Choices([1], [1])
    module.take_one_forced_choice(s, 0b10, [0] * 9)
    assert s.taken == [(1, 10)]

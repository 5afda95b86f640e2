"""Time that goes on evenly while the clock of the machine jumps."""

from __future__ import annotations

import pytest

from rivertable.server.steady_time import SteadyTime

HOUR = 60 * 60 * 1000
NOON = 1_900_000_000_000


class Machine:
    """A machine whose clock may be set."""

    def __init__(self) -> None:
        self.wall, self.elapsed = NOON, 0
        self.time = SteadyTime(lambda: self.wall, lambda: self.elapsed)

    def wait(self, ms: int) -> int:
        self.wall, self.elapsed = self.wall + ms, self.elapsed + ms
        return self.time.now_ms()


def test_it_is_the_clock_of_the_machine() -> None:
    assert Machine().wait(5000) == NOON + 5000


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
def test_an_hour_more_or_less_is_not_seen(jump: int) -> None:
    machine = Machine()
    machine.wall += jump
    assert machine.time.now_ms() == NOON
    assert abs(machine.wait(1000) - (NOON + 1000)) <= 50, "a second is a second, nearly"


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
def test_it_agrees_with_the_machine_again_in_the_end(jump: int) -> None:
    machine, last = Machine(), NOON
    machine.wall += jump
    for _ in range(21 * 60):
        now = machine.wait(60_000)
        assert now >= last
        last = now
    assert last == machine.wall


def test_a_machine_that_learns_the_time_late_is_believed() -> None:
    machine = Machine()
    machine.wall += 1000 * HOUR
    assert machine.time.now_ms() == machine.wall

"""What a worker process is asked for a seat."""

from __future__ import annotations

from rivertable.server.bots.jobs import bot_job, bot_seed
from tests.server.at_table import move, seated


def test_a_job_holds_nothing_that_the_seat_does_not_know() -> None:
    """Riverside's phase is simultaneous: seat 1 does not see what seat 0 has decided."""
    table = seated()
    jobs = [bot_job(course, 1, "ismcts", "easy") for course in (table, move(table, 0))]
    assert jobs[0] == jobs[1]
    assert bot_job(table, 0, "ismcts", "easy") != bot_job(move(table, 0), 0, "ismcts", "easy")


def test_a_job_may_be_about_a_plan() -> None:
    table = seated()
    planned = move(table, 0).playing()
    assert bot_job(table, 0, "ismcts", "easy", planned).state == planned.redacted(0).to_bytes()


def test_seeds_differ_by_table_and_purpose() -> None:
    one, two = seated(), seated()
    assert bot_seed(one, "0") == bot_seed(one, "0")
    assert len({bot_seed(one, "0"), bot_seed(one, "1"), bot_seed(two, "0")}) == 3

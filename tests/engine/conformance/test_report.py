"""The report of the conformance checks."""

from __future__ import annotations

import pytest

from rivertable.engine.conformance.report import Report, require

pytestmark = pytest.mark.usefixtures("fish_market")


def test_a_report_keeps_a_few_failures_of_each_check() -> None:
    report = Report("toy")
    for number in range(100):
        report.fail("game_ends", str(number))
    assert len(report.failures) == 20


def test_a_report_counts_each_check() -> None:
    report = Report("toy")
    for _ in range(3):
        report.count("game_ends")
    report.fail("game_ends", "still going")
    assert report.checks == [("game_ends", 3, 1)]


def test_a_check_that_fails_is_reported_with_its_subject_and_sentence() -> None:
    def never_holds(subject: object) -> None:
        require(False, "it does not hold")

    report = Report("toy")
    assert not report.run(never_holds, "seed 7")
    assert report.failures == ["never_holds: seed 7: it does not hold"]
    assert not report.ok


def test_a_check_that_raises_is_reported_with_its_error() -> None:
    def stumbles(subject: object) -> None:
        raise IndexError("off the table")

    report = Report("toy")
    assert not report.run(stumbles, "seed 7")
    assert report.failures == ["stumbles: seed 7: IndexError: off the table"]


def test_a_check_that_holds_is_counted() -> None:
    def holds(subject: object) -> None:
        require(True, "never said")

    report = Report("toy")
    assert report.run(holds, "seed 7")
    assert (report.ok, report.runs) == (True, {"holds": 1})

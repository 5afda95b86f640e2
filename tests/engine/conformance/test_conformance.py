"""The conformance suite as a whole: good games pass, every check is run, and nothing is raised."""

from __future__ import annotations

import pytest

from rivertable.engine import conformance
from rivertable.engine.components import Overlay
from rivertable.engine.conformance import ALL_MODES, Report
from rivertable.engine.conformance.sampled import SAMPLE_CHECKS
from tests.engine.faults import PLAIN, check, failure

pytestmark = pytest.mark.usefixtures("fish_market")


@pytest.fixture(scope="module")
def toy_report(fish_market: None) -> Report:
    return check(games=8, viewer_steps=150, modes=ALL_MODES)


def test_the_toy_passes_in_all_modes(toy_report: Report) -> None:
    assert toy_report.failures == []


def test_every_check_was_run(toy_report: Report) -> None:
    names = {*lockstep_checks(), *(each.__name__ for each in SAMPLE_CHECKS), "record_replays"}
    assert names <= {name for name, times, _ in toy_report.checks if times > 0}


def lockstep_checks() -> set[str]:
    return {"setup_works", "values_fit", "modes_agree", "pieces_conserved", "legal_never_empty", "game_ends"} | {
        "modes_imagine_alike",
        "kept_cells_follow",
        "every_legal_action_applies",
        "scores_agree",
        "outcome_fits",
        "match_can_be_played",
    }


def test_as_many_samples_are_taken_as_asked_for(toy_report: Report) -> None:
    assert toy_report.runs["imagined_worlds_look_the_same"] == 150


def test_riverside_passes_interpreted() -> None:
    report = conformance.check("riverside", games=1, viewer_steps=25, players=[1, 3], modes=PLAIN)
    assert report.failures == []


def test_progress_is_told_after_each_match() -> None:
    told: list[tuple[int, int]] = []
    check(games=1, viewer_steps=50, players=[2], progress=lambda done, total: told.append((done, total)))
    assert told == [(1, 3), (2, 3), (3, 3)]


def test_nothing_is_raised_when_a_game_cannot_be_loaded() -> None:
    assert "OptionError: there is no game 'riverbed'" in failure(conformance.check("riverbed"), "game_can_be_loaded")
    broken = Overlay("odd.toml", "[[fish]]\nid = 7\n")
    assert "ComponentError: odd.toml" in failure(check(components=broken), "game_can_be_loaded")

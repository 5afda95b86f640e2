"""A sampled position, and what its viewer is shown there."""

from __future__ import annotations

from random import Random

import pytest

from rivertable.engine.conformance.sample import (
    Sample,
    difference,
    events_and_record,
    events_seen_by,
    legal_ids,
    shown,
    some_report,
)
from rivertable.engine.contract import REFEREE_SEAT
from tests.market.market import TO_BIDS, market, play

pytestmark = pytest.mark.usefixtures("fish_market")


def sample(*moves: str, seed: int = 0) -> Sample:
    return Sample(play(market(), *moves), Random(seed))


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_an_imagined_match_shows_its_viewer_the_same_position_and_history(viewer: int | None) -> None:
    position = sample("0 peek")
    other = position.imagine(viewer)
    assert shown(other, viewer) == shown(position.match, viewer)
    assert events_and_record(other, viewer) == events_and_record(position.match, viewer)


def test_an_imagined_match_differs_where_its_viewer_cannot_look() -> None:
    position = sample("0 draw")
    differing = {difference(shown(position.match, 0), shown(position.imagine(1), 0)) for _ in range(5)}
    assert any("view" in kinds for kinds in differing)


def test_the_seat_of_a_sample_is_to_act() -> None:
    assert {sample(*TO_BIDS, seed=seed).seat for seed in range(9)} == {0, 1}
    assert not sample().is_referee
    assert Sample(market(weather=True), Random(0)).is_referee


def test_chance_is_the_same_after_the_same_action_in_both_worlds() -> None:
    position = sample()
    tried = position.same_actions(1)
    assert {text for text, _, _ in tried} <= {str(action) for action in position.match.legal(0)}
    assert tried
    assert all(real._state.rng == imagined._state.rng for _, real, imagined in tried)
    assert position.same_actions(1) is tried


def test_legal_ids_are_those_that_the_match_lists() -> None:
    match = market()
    assert legal_ids(match, 0) == [action.id for action in match.legal(0)]
    assert legal_ids(match, 1) == []


def test_reports_are_legal_and_not_always_the_likely_ones() -> None:
    match = market(weather=True)
    legal = legal_ids(match, REFEREE_SEAT)
    assert {some_report(match.game, match._state, legal, Random(seed)) for seed in range(40)} == set(legal)


def test_events_are_those_a_viewer_has_seen() -> None:
    match = play(market(), "0 peek")
    assert len(events_seen_by(match, 0)) == match.event_count(0) > len(events_seen_by(match, 1))


def test_a_difference_names_the_kinds() -> None:
    assert difference({"view": b"1", "legal": b"2"}, {"view": b"1", "legal": b"3"}) == "legal"
    assert difference({"view": b"1"}, {"view": b"1"}) == ""

"""Plays a random match and runs the slow checks at a sample of its positions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

import msgspec

from rivertable.engine.conformance.position_checks import POSITION_CHECKS
from rivertable.engine.conformance.preview_checks import PREVIEW_CHECKS
from rivertable.engine.conformance.report import Report, require, what_went_wrong
from rivertable.engine.conformance.sample import Sample, legal_ids, some_report
from rivertable.engine.conformance.secrecy_checks import SECRECY_CHECKS
from rivertable.engine.conformance.time_checks import TIME_CHECKS
from rivertable.engine.contract import REFEREE_SEAT
from rivertable.engine.game_config import GameConfig
from rivertable.engine.match import Match
from rivertable.engine.record import Record

SAMPLES_PER_MATCH = 25
SAMPLE_CHECKS = (
    *POSITION_CHECKS,
    *SECRECY_CHECKS,
    *TIME_CHECKS,
    *PREVIEW_CHECKS,
)  # in this order: later ones assume what earlier ones check


def check_match(config: GameConfig, seed: int, report: Report) -> None:
    """Play one random match and run all checks at some of its positions, each with one viewer. The first failure ends
    it, because one fault shows everywhere."""
    random = Random(f"{config} {seed}")
    past: list[Past] = []
    report.count("match_can_be_played")
    try:
        match = _play(Match(config, seed), random, past)
    except Exception as error:
        if not past or _all_hold(POSITION_CHECKS, Sample(past[-1].match, random), report):
            where = past[-1] if past else f"{config} seed {seed}"
            report.fail("match_can_be_played", f"{where}: {what_went_wrong(error)}")
        return
    if not report.run(record_replays, Past(match)):
        return
    for number in sorted(random.choices(range(len(past)), k=SAMPLES_PER_MATCH)):
        if not _all_hold(SAMPLE_CHECKS, Sample(past[number].match, random), report):
            return
    for each in past:
        if not report.run(copies_share_nothing, each):
            return


def _all_hold(checks: Sequence[Callable[[Sample], None]], sample: Sample, report: Report) -> bool:
    return all(report.run(check, sample) for check in checks)


class Past:
    """A copy of a match made while it was played, and the digest of its state at that time."""

    def __init__(self, match: Match) -> None:
        self.match = match.clone()
        self.digest = self.match.state.digest()

    def __str__(self) -> str:
        return f"{self.match.config} seed {self.match.seed} after {len(self.match.log)} moves"


def _play(match: Match, random: Random, past: list[Past]) -> Match:
    while not match.is_over:
        past.append(Past(match))
        seat = random.choice(match.to_act)
        legal = legal_ids(match, seat)
        is_referee = seat == REFEREE_SEAT
        match.act(seat, some_report(match.game, match.state, legal, random) if is_referee else random.choice(legal))
    return match


def copies_share_nothing(past: Past) -> None:
    require(past.match.state.digest() == past.digest, "playing on changed a copy made before")


def record_replays(end: Past) -> None:
    """Replaying the record leads to the same state and to the same events for every viewer."""
    match = end.match
    again = Record.from_json(msgspec.json.encode(match.record())).replay()
    require(again.state == match.state, "the replayed match ends in another state")
    for viewer in (*range(match.players), None):
        require(again.events(viewer) == match.events(viewer), f"viewer {viewer} is told another story")

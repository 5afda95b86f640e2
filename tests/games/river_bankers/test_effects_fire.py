"""Conformance where cards matter: crowded positions, a policy that builds, every mode, every card effect at work."""

from __future__ import annotations

import os
from random import Random
from typing import Any

import pytest

from rivertable.engine.conformance.lockstep import Player
from rivertable.engine.conformance.report import Report
from rivertable.engine.conformance.sample import Sample, legal_ids
from rivertable.engine.conformance.sampled import SAMPLE_CHECKS
from rivertable.engine.game_config import GameConfig, load
from rivertable.engine.match import Match
from rivertable.engine.progress import Progress
from rivertable.engine.rule import Mode
from rivertable.engine.state_arrays import put
from rivertable.games.river_bankers.actions import ACTIONS
from rivertable.games.river_bankers.rules.flow import apply, to_act
from rivertable.games.river_bankers.rules.flow import legal as legal_of
from rivertable.games.river_bankers.scoring import score
from rivertable.games.river_bankers.setup import conserved
from tests.games.river_bankers.builder import settle
from tests.games.river_bankers.rich import ALL_CARDS, choose, rich_position, watched

LONG = os.environ.get("RIVERTABLE_LONG") == "1"
POSITIONS = 960 if LONG else 96
STEPS = 1000 if LONG else 60  # decisions played from each position
SAMPLED = 96 if LONG else 3


def loaded_for(number: int) -> GameConfig:
    return load("river_bankers", players=2 + number % 3, starters="draft", confluence=number % 5 == 0)


def seat_to_act(random: Random, mask: int) -> int:
    return random.choice([seat for seat in range(4) if mask >> seat & 1])


def play_out(number: int, fired: set[str]) -> None:
    """On from a crowded position; workers and cards are conserved."""
    config, random = loaded_for(number), Random(number)
    s: Any = rich_position(number, config.players, confluence=bool(config.options["confluence"]))
    out = [0] * ACTIONS.count
    pieces = [0] * 8
    before = pieces[: conserved(s, pieces)]
    with watched(fired):
        settle(s)
        for _ in range(STEPS):
            if (mask := to_act(s)) == 0:
                break
            seat = seat_to_act(random, mask)
            legal = out[: legal_of(s, seat, out)]
            apply(s, seat, choose(random, legal))
            settle(s)
            assert before == pieces[: conserved(s, pieces)]
        for seat in range(s.players):
            score(s, seat, [0] * 4)
    s.to_bytes()


def test_every_card_effect_fires(capsys: pytest.CaptureFixture[str]) -> None:
    """All 24 material cards, 48 structures, Confluence and 12 starters."""
    fired: set[str] = set()
    for number in range(POSITIONS):
        play_out(number, fired)
    missing = [card for card in ALL_CARDS if card not in fired]
    if LONG:
        with capsys.disabled():
            print(
                f"\nriver_bankers: {len(fired & set(ALL_CARDS))} of {len(ALL_CARDS)} card effects fired; missing: {missing}"
            )
    assert missing == []


@pytest.mark.parametrize("number", range(12 if not LONG else 200))
def test_modes_agree_where_cards_matter(number: int) -> None:
    config, random = loaded_for(number), Random(number)
    start: Any = rich_position(number, config.players, confluence=bool(config.options["confluence"]))
    modes = [Mode.INTERPRETED, Mode.COMPILED, *([Mode.CHECKED] if LONG else [])]
    players = [Player(config, mode) for mode in modes]
    for player in players:
        put(player.states, 0, start)
    mask = to_act(start)
    while mask:
        seat = seat_to_act(random, mask)
        legal = [player.legal(seat) for player in players]
        assert all(actions == legal[0] for actions in legal)
        action = choose(random, legal[0])
        masks = [player.act(seat, action) for player in players]
        assert len({player.written() for player in players}) == 1, ACTIONS.text(action)
        mask = masks[0]
    summaries = [[player.summary(seat) for seat in range(config.players)] for player in players]
    assert all(summary == summaries[0] for summary in summaries)


def match_from(number: int) -> Match:
    """A match that begins in a crowded position."""
    config = loaded_for(number)
    match = Match(config, number)
    start: Any = rich_position(number, config.players, confluence=bool(config.options["confluence"]))
    match._progress = Progress(config, match.seed, settle(start))  # type: ignore[arg-type]
    return match


@pytest.mark.parametrize("number", range(SAMPLED))
def test_nothing_leaks_where_cards_matter(number: int) -> None:
    """The costly checks at positions along the way: peeks, looks at hands, drawn cards, late bids."""
    match, random, report = match_from(number), Random(number), Report("river_bankers")
    step = 0
    while not match.is_over and step < 3 * STEPS:
        if step % 9 == number % 9:
            sample = Sample(match.clone(), random)
            for check in SAMPLE_CHECKS:
                report.run(check, sample)
        seat = random.choice(match.to_act)
        match.act(seat, choose(random, legal_ids(match, seat)))
        step += 1
    assert report.failures == []

"""Imagined worlds of the toy: every arrangement of the unseen cards equally often."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from typing import Any

import pytest

from rivertable.engine import instance as instance_module
from rivertable.engine.conformance import dealing_is_uniform
from rivertable.engine.instance import Instance, instance
from rivertable.engine.match import Match
from rivertable.engine.rule import Mode
from rivertable.engine.secrecy import TABLE, Viewer, redact
from rivertable.engine.state import UNKNOWN_I8, ListState
from tests.market.market import SMALL, market, play

pytestmark = pytest.mark.usefixtures("fish_market")


def worlds(match: Match, viewer: Viewer) -> tuple[ListState, list[ListState]]:
    """What the viewer knows, and every world that fits it: all ways to lay the missing cards on the unknown places."""
    known = redact(match._state, viewer)
    blank = known.clone()
    blank.rng = [0] * len(blank.rng)
    cells: list[tuple[list[int], int]] = []
    for seat, hand in enumerate(blank.hand):
        cells += [(hand, i) for i in range(blank.hand_count[seat]) if hand[i] == UNKNOWN_I8]
        hand[blank.hand_count[seat] :] = [-1] * (len(hand) - blank.hand_count[seat])
        blank.bids[seat] = -1 if blank.bids[seat] == UNKNOWN_I8 else blank.bids[seat]
    cells += [(blank.deck, i) for i in range(blank.deck_count) if blank.deck[i] == UNKNOWN_I8]
    blank.deck[blank.deck_count :] = [-1] * (len(blank.deck) - blank.deck_count)
    out = [0] * 8
    kinds = match.game.conserved(match._state, out)
    total = out[:kinds]
    match.game.conserved(blank, out)
    missing = [total[kind] - out[kind] for kind in range(kinds)]
    return known, list(_laid(blank, cells, missing))


def _laid(blank: ListState, cells: list[tuple[list[int], int]], missing: list[int]) -> Iterator[ListState]:
    if not cells:
        yield blank.clone()
        return
    row, i = cells[0]
    for kind in range(len(missing)):
        if missing[kind] > 0:
            row[i] = kind
            missing[kind] -= 1
            yield from _laid(blank, cells[1:], missing)
            missing[kind] += 1
            row[i] = UNKNOWN_I8


def small(*moves: str, players: int = 2) -> Match:
    """Nine cards: five are dealt or open, few enough to list every world."""
    return play(market(seed=1, players=players, components=SMALL), *moves)


POSITIONS = {
    "the beginning": (),
    "a peek": ("0 peek",),
    "a peeked card left for another": ("0 peek", "0 leave", "1 draw"),
    "a card from the market": ("0 take(1)",),
    "a sale": ("0 sell(1)",),
    "a sealed bid": ("0 draw", "1 draw", "0 bid(1)"),
}


@pytest.mark.parametrize("moves", POSITIONS.values(), ids=POSITIONS.keys())
@pytest.mark.parametrize("viewer", [0, 1, None, TABLE])
def test_dealing_is_uniform(viewer: Viewer, moves: tuple[str, ...]) -> None:
    match = small(*moves)
    known, fitting = worlds(match, viewer)
    result = dealing_is_uniform(match.config, known, viewer, fitting, seed=3)
    assert result, str(result)


def test_a_peek_leaves_fewer_worlds_to_whoever_peeked() -> None:
    assert len(worlds(small("0 peek"), 0)[1]) < len(worlds(small(), 0)[1])


def test_a_peeked_card_stays_known_in_anothers_hand() -> None:
    match = small("0 peek", "0 leave", "1 draw")
    assert match.view(0).players[1].hand[2] is not None  # type: ignore[attr-defined]


def test_a_card_from_the_market_stays_known_to_a_spectator() -> None:
    taken = small("0 take(1)")
    assert taken.view(None).players[0].hand[2] is not None  # type: ignore[attr-defined]


def test_the_real_world_is_one_of_those_that_fit() -> None:
    match = small("0 take(1)")
    real = match._state.clone()
    real.rng = [0] * len(real.rng)
    assert real in worlds(match, 1)[1]


# ---------------------------------------------------------------- what is not uniform is caught


def biased(monkeypatch: pytest.MonkeyPatch, match: Match, deal_unknown: Any) -> None:
    package = match.config.instance().package
    game = dataclasses.replace(match.game, deal_unknown=deal_unknown)
    faulty = Instance(game, package, Mode.INTERPRETED, match.config.overlay)
    monkeypatch.setitem(instance_module._instances, package, faulty)


def test_a_deal_that_prefers_some_worlds_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    match = small()
    honest = match.game.deal_unknown

    def sorting(s: Any, viewer: int, stream: Any) -> None:
        honest(s, viewer, stream)
        if s.rng[0] % 4 == 0 and s.deck[0] > s.deck[1]:
            s.deck[0], s.deck[1] = s.deck[1], s.deck[0]

    biased(monkeypatch, match, sorting)
    assert not dealing_is_uniform(match.config, *_with_viewer(match, 0))


def test_a_deal_of_a_world_that_does_not_fit_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    match = small()
    honest = match.game.deal_unknown

    def cheating(s: Any, viewer: int, stream: Any) -> None:
        honest(s, viewer, stream)
        s.deck[0] = 2

    biased(monkeypatch, match, cheating)
    assert dealing_is_uniform(match.config, *_with_viewer(match, 0)).foreign > 0


def test_a_deal_that_misses_a_world_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    match = small()
    known, fitting = worlds(match, 0)
    honest = match.game.deal_unknown

    def lazy(s: Any, viewer: int, stream: Any) -> None:
        honest(s, viewer, stream)
        while s.deck == fitting[0].deck and s.hand == fitting[0].hand:
            s.assign(known)
            honest(s, viewer, stream)

    biased(monkeypatch, match, lazy)
    assert not dealing_is_uniform(match.config, known, 0, fitting)


def test_a_list_of_worlds_that_names_one_twice_is_refused() -> None:
    match = small()
    known, fitting = worlds(match, 0)
    with pytest.raises(ValueError, match="holds one twice"):
        dealing_is_uniform(match.config, known, 0, [*fitting, fitting[0]])


def test_a_result_says_what_was_found() -> None:
    match = small()
    known, fitting = worlds(match, 0)
    assert f"over {len(fitting)} worlds: 0 in none of them" in str(dealing_is_uniform(match.config, known, 0, fitting))


def _with_viewer(match: Match, viewer: Viewer) -> tuple[ListState, Viewer, list[ListState]]:
    known, fitting = worlds(match, viewer)
    return known, viewer, fitting


def test_the_toy_is_itself_again_after_these_tests() -> None:
    assert instance("fish_market").game.deal_unknown.__name__ == "deal_unknown"

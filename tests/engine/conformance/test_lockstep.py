"""Faults that are found while a game is played in several modes at once."""

from __future__ import annotations

from typing import Any

import pytest

from rivertable.engine.conformance import lockstep
from rivertable.engine.rule import Mode
from tests.engine.faults import WHERE, Fault, after, check, failure, right
from tests.market.market import module

pytestmark = pytest.mark.usefixtures("fish_market")


def test_a_seat_without_a_legal_action_is_found(fault: Fault) -> None:
    plain, bidding = right(), module("state").BIDDING
    fault(legal=lambda s, seat, out: 0 if s.phase == bidding else plain.legal(s, seat, out))
    assert WHERE.search(failure(check(), "legal_never_empty"))


def test_a_legal_action_that_raises_is_found(fault: Fault) -> None:
    def stumble(s: Any, seat: int, action: int) -> None:
        if action == module("actions").PEEK:
            raise IndexError("off the table")

    fault(apply=after(right().apply, stumble))
    text = failure(check(), "every_legal_action_applies")
    assert WHERE.search(text)
    assert "peek, interpreted: IndexError: off the table" in text


def test_a_lost_card_is_found(fault: Fault) -> None:
    def lose(s: Any, seat: int, action: int) -> None:
        if s.discard_count > 0:
            s.discard_count -= 1
            s.discards[s.discard_count] = -1

    fault(apply=after(right().apply, lose))
    assert WHERE.search(failure(check(), "pieces_conserved"))


def test_a_card_lost_by_the_last_move_is_found(fault: Fault) -> None:
    def lose(s: Any, seat: int, action: int) -> None:
        if s.phase == module("state").OVER:
            s.market[0] = -1

    fault(apply=after(right().apply, lose))
    assert WHERE.search(failure(check(), "pieces_conserved"))


def test_an_endless_game_is_found(fault: Fault, monkeypatch: pytest.MonkeyPatch) -> None:
    def stand_still(s: Any, seat: int, action: int) -> None:
        s.day = 1
        s.phase = module("state").TURN if s.phase == module("state").OVER else s.phase

    monkeypatch.setattr(lockstep, "LONGEST", 200)
    fault(apply=after(right().apply, stand_still))
    assert "step 200: still going" in failure(check(games=2, players=[2]), "game_ends")


def test_a_value_that_does_not_fit_its_field_is_found(fault: Fault) -> None:
    def grow(s: Any, seat: int, action: int) -> None:
        s.coins[seat % 4] += 40_000

    fault(apply=after(right().apply, grow))
    assert "'coins'" in failure(check(), "values_fit")


def test_kept_cells_that_are_forgotten_are_found(fault: Fault) -> None:
    def forget(s: Any, seat: int, action: int) -> None:
        s.has_bid[s.players - 1] = int(s.phase != module("state").BIDDING)

    fault(apply=after(right().apply, forget))
    text = failure(check(), "kept_cells_follow")
    assert WHERE.search(text)
    assert "field 'has_bid' holds [0, 1, 0, 0], but [0, 0, 0, 0] follows from bids" in text


def test_points_that_do_not_add_up_are_found(fault: Fault) -> None:
    plain = right()
    fault(score=lambda s, seat, out: plain.score(s, seat, out) + 1)
    assert "do not add up" in failure(check(), "outcome_fits")


def test_modes_that_differ_are_found(fault: Fault) -> None:
    def gain(s: Any, seat: int, action: int) -> None:
        if action < module("actions").TAKE:
            s.coins[seat] += 1

    fault(apply=after(right().apply, gain))
    text = failure(check(modes=(Mode.INTERPRETED, Mode.COMPILED)), "modes_agree")
    assert WHERE.search(text)
    assert "field 'coins'" in text


def test_modes_that_imagine_other_worlds_are_found(fault: Fault) -> None:
    honest = right().deal_unknown

    def reversing(s: Any, viewer: int, stream: Any) -> None:
        honest(s, viewer, stream)
        s.deck[: s.deck_count] = s.deck[: s.deck_count][::-1]

    fault(deal_unknown=reversing)
    assert WHERE.search(failure(check(modes=(Mode.INTERPRETED, Mode.COMPILED)), "modes_imagine_alike"))


def test_modes_that_evaluate_otherwise_are_found(fault: Fault) -> None:
    plain = right()
    fault(evaluate=lambda s, seat: plain.evaluate(s, seat) + (1 if s.phase != module("state").OVER else 0))
    assert WHERE.search(failure(check(modes=(Mode.INTERPRETED, Mode.COMPILED)), "scores_agree"))


@pytest.mark.parametrize("part", ["score", "end_reason", "conserved"])
def test_nothing_is_raised_when_the_suite_itself_cannot_ask(fault: Fault, part: str) -> None:
    def broken(*_: Any) -> int:
        raise RuntimeError("no answer")

    fault(**{part: broken})
    told = check(games=1, viewer_steps=0).failures
    assert told
    assert all("RuntimeError: no answer" in each for each in told)


def test_nothing_is_raised_when_a_mode_cannot_be_set_up(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: Any) -> None:
        raise RuntimeError("no compiler")

    monkeypatch.setattr(lockstep.Player, "__init__", broken)
    told = failure(check(games=1, viewer_steps=0, players=[2]), "match_can_be_played")
    assert told == "fish_market(players=2, weather=false) seed 0 step 0: RuntimeError: no compiler"

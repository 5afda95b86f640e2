"""The conformance suite: a good game passes it, and each fault is found by the check that is made for it."""

from __future__ import annotations

import dataclasses
import itertools
from typing import Any

import pytest

from rivertable.engine import conformance, moves, rule
from rivertable.engine import draft as draft_module
from rivertable.engine.actions import Actions
from rivertable.engine.components import Overlay
from rivertable.engine.conformance import ALL_MODES, Report, lockstep
from rivertable.engine.conformance.contract_checks import required_fields
from rivertable.engine.conformance.sampled import SAMPLE_CHECKS
from rivertable.engine.contract import Change
from rivertable.engine.game_config import load
from rivertable.engine.instance import instance
from rivertable.engine.match import Match
from rivertable.engine.messages import Message, say
from rivertable.engine.reasons import OK
from rivertable.engine.rule import Mode
from tests.engine.faults import PLAIN, WHERE, Fault, after, check, failure, right
from tests.toy.market import module

pytestmark = pytest.mark.usefixtures("fish_market")


# ---------------------------------------------------------------- good games pass


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


# ---------------------------------------------------------------- faults that need no match


def test_two_actions_of_one_text_are_found(fault: Fault) -> None:
    actions = Actions()
    for block in right().actions.blocks:
        actions.block(block.name, **block.domains)
    actions.block("rest")
    fault(actions=actions)
    assert "rest" in failure(check(), "action_texts")


def test_an_ending_without_words_is_found(fault: Fault) -> None:
    fault(end_reasons=(*right().end_reasons, "flood"))
    assert "end-flood" in failure(check(), "catalogue_complete")


def test_a_missing_option_field_is_found(fault: Fault) -> None:
    fault(options=(*right().options, dataclasses.replace(right().options[0], name="night")))
    report = Report("fish_market")
    report.run(required_fields, load("fish_market", night=False))
    assert "opt_night" in failure(report, "required_fields")


def test_rules_that_call_each_other_in_a_circle_are_found(fault: Fault, monkeypatch: pytest.MonkeyPatch) -> None:
    fault()
    names: dict[str, Any] = {}
    exec("def sow(s):\n    reap(s)\ndef reap(s):\n    sow(s)", names)
    package = instance("fish_market").package
    monkeypatch.setitem(rule._rules, package, [*rule.rules_of(package), names["sow"], names["reap"]])
    assert "sow -> reap -> sow" in failure(check(), "call_graph")


# ---------------------------------------------------------------- faults in the course of a game


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


# ---------------------------------------------------------------- faults at one position


def test_legal_that_looks_at_hidden_cards_is_found(fault: Fault) -> None:
    plain = right()

    def cheating(s: Any, seat: int, out: Any) -> int:
        n = plain.legal(s, seat, out)
        return n - 1 if n > 2 and s.deck[0] == 0 else n

    fault(legal=cheating)
    text = failure(check(), "reasons_and_legal_agree")
    assert WHERE.search(text)
    assert "depends on what it cannot see" in text


def test_a_policy_that_looks_at_hidden_cards_is_found(fault: Fault) -> None:
    fault(policy=lambda s, seat, out, n, stream: out[0] if s.deck[0] == 0 else out[n - 1])
    text = failure(check(), "policy_looks_at_what_is_known")
    assert WHERE.search(text)
    assert "looks at something hidden" in text


def test_a_policy_that_takes_an_illegal_action_is_found(fault: Fault) -> None:
    fault(policy=lambda s, seat, out, n, stream: out[n - 1] + 1)
    assert "not among the legal" in failure(check(), "policy_looks_at_what_is_known")


def test_reasons_that_look_at_hidden_cards_are_found(fault: Fault) -> None:
    plain, reason = right(), right().reasons

    def cheating(s: Any, seat: int, action: int) -> int:
        code = plain.may(s, seat, action)
        return reason["STORM"] if code != OK and s.deck[0] == 0 else code

    fault(may=cheating)
    assert "the reason against" in failure(check(), "reasons_and_legal_agree")


def test_a_legal_action_that_may_refuses_is_found(fault: Fault) -> None:
    plain, draw = right(), module("actions").DRAW
    fault(may=lambda s, seat, action: 1 if action == draw else plain.may(s, seat, action))
    assert "do not agree on draw" in failure(check(), "reasons_and_legal_agree")


def test_an_action_that_may_allows_and_legal_does_not_list_is_found(fault: Fault) -> None:
    plain, rest = right(), module("actions").REST
    fault(may=lambda s, seat, action: OK if action == rest else plain.may(s, seat, action))
    assert "do not agree on rest" in failure(check(), "reasons_and_legal_agree")


def test_copies_that_share_a_list_are_found(fault: Fault, monkeypatch: pytest.MonkeyPatch) -> None:
    clone = right().state.clone

    def sharing(state: Any) -> Any:
        copy = clone(state)
        copy.discards = state.discards
        return copy

    fault()
    monkeypatch.setattr(right().state, "clone", sharing)
    text = failure(check(), "copies_share_nothing")
    assert WHERE.search(text)
    assert "'discards'" in text


def test_a_preview_without_words_is_found(fault: Fault) -> None:
    fault(preview=lambda s, seat, action: (Change(say("preview-unheard"), 0, 1),))
    assert "preview-unheard" in failure(check(), "everything_is_said")


def test_candidates_that_lack_a_legal_action_are_found(fault: Fault) -> None:
    plain, draw = right(), module("actions").DRAW
    fault(candidates=lambda s, seat: tuple(id for id in plain.candidates(s, seat) if id != draw))
    assert "the candidates lack draw" in failure(check(), "candidates_hold_the_legal")


def test_a_referee_that_reports_nonsense_is_found(fault: Fault) -> None:
    fault(referee=lambda s, stream: module("actions").DRAW)
    assert "reports draw" in failure(check(viewer_steps=50, players=[2]), "referee_reports_legally")


# ---------------------------------------------------------------- order, undo, drafts, records


def test_simultaneous_decisions_whose_order_matters_are_found(fault: Fault) -> None:
    def reward_the_last(s: Any, seat: int, action: int) -> None:
        if module("actions").BID <= action < module("actions").REPORT and s.bids[seat] == -1:
            s.coins[seat] += 1

    fault(apply=after(right().apply, reward_the_last))
    text = failure(check(viewer_steps=200, players=[3]), "simultaneous_decisions_commute")
    assert WHERE.search(text)
    assert "matters for coins" in text


def test_chance_outside_the_engine_is_found(fault: Fault) -> None:
    throws = itertools.count()
    plain = right()

    def gamble(s: Any, players: int) -> None:
        plain.setup(s, players)
        s.coins[0] += next(throws) % 2

    fault(setup=gamble)
    assert "seed 0" in failure(check(games=0), "record_replays")


def test_an_undo_that_does_not_lead_back_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = moves.FreeUndo.after_free_undo

    def greedy(*args: Any) -> Any:
        steps, count = honest(*args)
        return steps[:-1], count

    monkeypatch.setattr(moves.FreeUndo, "after_free_undo", greedy)
    text = failure(check(), "undo_is_the_identity")
    assert WHERE.search(text)
    assert "does not lead back" in text


def test_an_agreed_undo_that_keeps_the_future_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Match, "_deal_anew", lambda match, rekey: None)
    assert "leaves the future as it was" in failure(check(), "agreed_undo_keeps_what_is_known")


def test_a_draft_that_offers_something_else_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = draft_module.Draft.legal
    monkeypatch.setattr(draft_module.Draft, "legal", lambda draft: honest(draft)[:-1])
    text = failure(check(viewer_steps=200, players=[3]), "drafts_are_exact")
    assert WHERE.search(text)
    assert "offers other actions" in text


def test_a_draft_that_shows_another_position_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(draft_module.Draft, "view", lambda draft: draft._match.view(draft.seat))
    assert "shows another position" in failure(check(), "drafts_are_exact")


# ---------------------------------------------------------------- the report


def test_nothing_is_raised_when_a_match_cannot_be_played(fault: Fault) -> None:
    def mute(s: Any, seat: int, action: int) -> Message:
        raise RuntimeError("no words")

    fault(label=mute)
    assert "RuntimeError: no words" in failure(check(), "everything_is_said")


def test_nothing_is_raised_when_a_game_cannot_be_loaded() -> None:
    assert "OptionError: there is no game 'riverbed'" in failure(conformance.check("riverbed"), "game_can_be_loaded")
    broken = Overlay("odd.toml", "[[fish]]\nid = 7\n")
    assert "ComponentError: odd.toml" in failure(check(components=broken), "game_can_be_loaded")


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

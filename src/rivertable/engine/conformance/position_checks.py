"""Checks of one position: copies, legal actions, texts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rivertable.engine.chance import stream_from
from rivertable.engine.conformance.report import require, what_went_wrong
from rivertable.engine.conformance.sample import LINES_READ, Sample, legal_ids, reasons_and_previews, wrongly_kept
from rivertable.engine.contract import REFEREE_SEAT
from rivertable.engine.messages import say
from rivertable.engine.reasons import OK


def copies_share_nothing(sample: Sample) -> None:
    """Copies of a state (by bytes, by JSON, cloned, assigned) are equal to it and share no list with it."""
    state = sample.match.state
    assigned = type(state)()
    assigned.assign(state)
    read_back = (type(state).from_bytes(state.to_bytes()), type(state).from_json(state.to_json()))
    for copy in (state.clone(), assigned, *read_back):
        require(copy == state and copy.digest() == state.digest(), "a copy differs")
        require(not wrongly_kept(copy), wrongly_kept(copy))
        for field in (*state.FIELDS, *state.KEPT):
            shared = _share(getattr(copy, field.name), getattr(state, field.name))
            require(not shared, f"a copy shares field {field.name!r} with the original")


def _share(one: Any, other: Any) -> bool:
    if not isinstance(one, list):
        return False
    return one is other or any(_share(a, b) for a, b in zip(one, other, strict=True))


def reasons_and_legal_agree(sample: Sample) -> None:
    """`legal` lists exactly the actions for which `may` returns OK; the real and the redacted state give the same
    answers."""
    match, seat = sample.match, sample.seat
    game, real, seen = match.game, match.state, match.seen_by(seat).redacted
    text = game.actions.text
    out = [0] * game.actions.count
    legal = out[: game.legal(seen, seat, out)]
    on_real = out[: game.legal(real, seat, out)]
    hidden = sorted({*legal} ^ {*on_real})
    require(legal == on_real, f"seat {seat}: whether {_list(hidden, text)} is legal depends on what it cannot see")
    reasons = [game.may(seen, seat, action) for action in range(game.actions.count)]
    allowed = [action for action, reason in enumerate(reasons) if reason == OK]
    disputed = sorted({*legal} ^ {*allowed})
    require(legal == allowed, f"seat {seat}: legal and may do not agree on {_list(disputed, text) or 'the order'}")
    for action, reason in enumerate(reasons):
        same = game.may(real, seat, action) == reason
        require(same, f"seat {seat}: the reason against {text(action)} depends on what it cannot see")


def _list(actions: list[int], text: Callable[[int], str]) -> str:
    return ", ".join(map(text, actions))


def nobody_else_may_act(sample: Sample) -> None:
    """A seat that is not asked has no legal action."""
    match = sample.match
    for seat in range(match.players):
        if seat not in match.to_act:
            out = [0] * match.game.actions.count
            require(match.game.legal(match.redacted(seat), seat, out) == 0, f"seat {seat} may act but is not asked")


def every_legal_action_applies(sample: Sample) -> None:
    match = sample.match
    for action in legal_ids(match, sample.seat):
        trial = match.clone()
        try:
            trial.act(sample.seat, action)
            trial.state.to_bytes()  # every value fits its field
        except Exception as error:
            text = match.game.actions.text(action)
            require(False, f"seat {sample.seat} {text}: {what_went_wrong(error)}")


def everything_is_said(sample: Sample) -> None:
    """The catalogue has every question, label, reason, preview, log line and turn, with all their arguments. Asking for them
    leaves the redacted state as it is, for all are asked of the same one."""
    match, seen = sample.match, sample.match.seen_by(sample.seat)
    known = seen.redacted.clone()
    require(seen.view is not None and seen.decision is not None, "there is nothing to see, or no question")
    match.decision(sample.seat)
    for action in (*seen.legal, *seen.candidates):
        seen.action(action)
    reasons_and_previews(seen)
    changed = [field.name for field in known.FIELDS if getattr(known, field.name) != getattr(seen.redacted, field.name)]
    require(not changed, f"a question changes the state that it is asked of: {', '.join(changed)}")
    since = max(0, match.event_count(sample.viewer) - LINES_READ)
    match.narration(sample.viewer, since)
    for turn in match.turns(sample.viewer, since):
        match.say(turn.message)


def candidates_hold_the_legal(sample: Sample) -> None:
    """All legal actions are among the candidates."""
    seen = sample.match.seen_by(sample.seat)
    offered = set(seen.candidates)
    missing = [action for action in seen.legal if action not in offered]
    require(not missing, f"seat {seen.seat}: the candidates lack {_list(missing, seen.game.actions.text)}")


def referee_reports_legally(sample: Sample) -> None:
    match = sample.match
    if REFEREE_SEAT in match.to_act:
        action = match.game.referee(match.state, stream_from(sample.random.getrandbits(64)))
        allowed = action in legal_ids(match, REFEREE_SEAT)
        require(allowed, f"the referee reports {match.game.actions.text(action)}, which is not legal")


def terms_add_up(sample: Sample) -> None:
    """There is one value for each term of the estimate, and together they are the estimate; what they are about has a
    text."""
    match, game = sample.match, sample.match.game
    for seat in range(match.players):
        for state in (match.redacted(seat), match.imagine(seat, sample.random.getrandbits(64)).state):
            values = game.weigh(state, seat)
            require(len(values) == len(game.terms), f"{len(game.terms)} terms are named, {len(values)} are weighed")
            off = sum(values) - game.evaluate(state, seat)
            require(off == 0, f"the terms of seat {seat} add up to {off} more than the estimate")
            for term, what in game.named_in_terms(state, seat).items():
                match.say(say(f"term-{term}-more", what=what))


POSITION_CHECKS: tuple[Callable[[Sample], None], ...] = (
    copies_share_nothing,
    reasons_and_legal_agree,
    nobody_else_may_act,
    every_legal_action_applies,
    everything_is_said,
    candidates_hold_the_legal,
    referee_reports_legally,
    terms_add_up,
)

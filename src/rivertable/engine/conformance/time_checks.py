"""Checks of simultaneous decisions, undo and drafts."""

from __future__ import annotations

from collections.abc import Callable

from rivertable.engine.conformance.report import require
from rivertable.engine.conformance.sample import Sample, events_seen_by
from rivertable.engine.errors import UndoRefused
from rivertable.engine.secrecy import TABLE, redact


def simultaneous_decisions_commute(sample: Sample) -> None:
    match, random = sample.match, sample.random
    if len(match.to_act) < 2:
        return
    first, second = random.sample(match.to_act, 2)
    a, b = sample.some_legal(match, first), sample.some_legal(match, second)
    one, other = match.clone(), match.clone()
    one.act(first, a)
    one.act(second, b)
    other.act(second, b)
    other.act(first, a)
    ends = one.state, other.state
    differing = [f.name for f in ends[0].FIELDS if getattr(ends[0], f.name) != getattr(ends[1], f.name)]
    require(not differing, f"the order in which seats {first} and {second} decide matters for {', '.join(differing)}")
    for viewer in (*range(match.players), None):
        require(
            events_seen_by(one, viewer) == events_seen_by(other, viewer),
            f"viewer {viewer} is told the order of hidden decisions",
        )


def undo_is_the_identity(sample: Sample) -> None:
    match, seat = sample.match, sample.seat
    if sample.is_referee:
        return
    trial = match.clone()
    action = sample.some_legal(match, seat)
    trial.act(seat, action)
    text = match.game.actions.text(action)
    try:
        trial.undo(seat, 1)
    except UndoRefused:
        revealed = trial.reveals != match.reveals
        require(revealed, f"undo of {text} was refused though nothing was revealed")
        return
    require(trial.state == match.state, f"undo of {text} does not lead back")
    for viewer in (*range(match.players), None):
        require(
            events_seen_by(trial, viewer) == events_seen_by(match, viewer),
            f"undo of {text} leaves events to viewer {viewer}",
        )


def agreed_undo_keeps_what_is_known(sample: Sample) -> None:
    """Any move can be taken back by agreement: then everything that some seat knew before it is unchanged, and chance
    is new."""
    match, seat = sample.match, sample.seat
    if sample.is_referee:
        return
    trial = match.clone()
    trial.act(seat, sample.some_legal(match, seat))
    trial.undo(seat, 1, agreed=True)
    require(redact(trial.state, TABLE) == redact(match.state, TABLE), "an agreed undo changes what was known")
    require(trial.state.rng != match.state.rng, "an agreed undo leaves the future as it was")


def drafts_are_exact(sample: Sample) -> None:
    """A draft shows the same as the match after the same decision, unless the decision reveals something or ends the
    match; the end is not shown."""
    match, seat = sample.match, sample.seat
    if sample.is_referee:
        return
    draft, real = match.draft(seat), match.clone()
    action = sample.some_legal(match, seat)
    draft.act(action)
    real.act(seat, action)
    text = match.game.actions.text(action)
    require(not draft.world.is_over, f"a draft shows the end that {text} leads to")
    if real.reveals == match.reveals and not real.is_over:
        require(draft.view() == real.view(seat), f"after {text} a draft shows another position than the match")
        if not draft.is_complete:
            require(draft.legal() == real.legal(seat), f"after {text} a draft offers other actions than the match")


TIME_CHECKS: tuple[Callable[[Sample], None], ...] = (
    simultaneous_decisions_commute,
    undo_is_the_identity,
    agreed_undo_keeps_what_is_known,
    drafts_are_exact,
)

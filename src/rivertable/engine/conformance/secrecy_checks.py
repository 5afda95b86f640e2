"""Checks that nothing hidden leaks, and that imagined worlds fit what is known."""

from __future__ import annotations

from collections.abc import Callable

from rivertable.engine.chance import stream_from
from rivertable.engine.conformance.report import require
from rivertable.engine.conformance.sample import (
    Sample,
    difference,
    events_and_record,
    events_seen_by,
    legal_ids,
    shown,
    wrongly_kept,
)
from rivertable.engine.history import Raw
from rivertable.engine.match import Match
from rivertable.engine.secrecy import TABLE, Viewer, redact, viewer_code
from rivertable.engine.state import ListState


def dealing_keeps_what_is_known(sample: Sample) -> None:
    """redact(deal(redact(s, v)), v) == redact(s, v). Nothing stays UNKNOWN, no piece is lost, and the game is not over
    in the imagined world."""
    match = sample.match
    for viewer in (sample.viewer, TABLE):
        known = redact(match.state, viewer)
        world = known.clone()
        match.game.deal_unknown(world, viewer_code(viewer), stream_from(sample.random.getrandbits(64)))
        who = "all seats together" if viewer == TABLE else f"viewer {viewer}"
        for field in world.FIELDS:
            same = getattr(redact(world, viewer), field.name) == getattr(known, field.name)
            require(same, f"an imagined world contradicts what {who} knows of field {field.name!r}")
            if field.secret is not None and not field.secret.choice:
                flat = str(getattr(world, field.name))
                require(str(field.cells.unknown) not in flat, f"{who}: field {field.name!r} is unknown after dealing")
        wrong = wrongly_kept(world)
        require(not wrong, f"an imagined world of {who}: {wrong}")
        sums, real = _conserved(match, world), _conserved(match, match.state)
        require(sums == real, f"{who}: the pieces of an imagined world add up to {sums}, not {real}")
        require(match.game.to_act(world) != 0, f"{who}: an imagined world is over though the match goes on")


def _conserved(match: Match, state: ListState) -> list[int]:
    out = [0] * 64
    n = match.game.conserved(state, out)
    return out[:n]


def imagined_worlds_look_the_same(sample: Sample) -> None:
    """A viewer is shown the same bytes in worlds that differ only in what the viewer cannot know. Events are not
    compared here, but in `hidden_choices_do_not_show` and `events_tell_what_is_seen`."""
    real = shown(sample.match, sample.viewer)
    other = shown(sample.imagine(sample.viewer), sample.viewer)
    require(real == other, f"what is hidden shows in: {difference(real, other)}")


def hidden_choices_do_not_show(sample: Sample) -> None:
    """A viewer is shown the same in matches that differ only in another seat's hidden choices, until they are
    revealed."""
    match = sample.match
    others = [seat for seat in match.to_act if seat != sample.viewer]
    if len(match.to_act) < 2 or not others:
        return
    seat, text = sample.random.choice(others), match.game.actions.text
    one, other = match.clone(), match.clone()
    for _ in range(sample.random.randint(1, 8)):
        for world in (one, other):
            if seat in world.to_act and world.reveals == match.reveals:
                world.act(seat, sample.some_legal(world, seat))
    if one.reveals == other.reveals == match.reveals:
        looks, stories = ([of(world, sample.viewer) for world in (one, other)] for of in (shown, events_and_record))
        shows = difference(*looks) or difference(*stories)
        moves = f"{text(one.moves[-1].action)} or {text(other.moves[-1].action)}"
        require(not shows, f"what seat {seat} chose in secret ({moves}) shows in: {shows}")


def _viewers(sample: Sample) -> set[Viewer]:
    return {sample.viewer} if sample.is_referee else {sample.viewer, sample.seat}


def reveals_are_counted(sample: Sample) -> None:
    """A reveal is counted if two worlds look the same to a viewer before an action and different after it."""
    before = sample.match.reveals
    for viewer in _viewers(sample):
        for text, one, other in sample.same_actions(viewer):
            counted = one.reveals != before or other.reveals != before
            same = one.looks_same(other, viewer)
            require(counted or same, f"{text} showed viewer {viewer} something without counting a reveal")


def events_tell_what_is_seen(sample: Sample) -> None:
    """A viewer sees the same events in two worlds that still look the same to the viewer after an action: events show
    nothing that the redacted state does not show. Their order may differ: who draws two cards sees which came first."""
    match = sample.match
    for viewer in _viewers(sample):
        for text, one, other in sample.same_actions(viewer):
            if one.looks_same(other, viewer):
                seen, instead = sorted(events_seen_by(one, viewer)), sorted(events_seen_by(other, viewer))
                leaks = "" if seen == instead else _names(match, {*seen} ^ {*instead})
                require(seen == instead, f"{text}: viewer {viewer} is told of hidden things by {leaks}")


def policy_looks_at_what_is_known(sample: Sample) -> None:
    """The cheap policy takes a legal action, and the same one on the real and on the redacted state."""
    if sample.is_referee:
        return
    match, legal = sample.match, legal_ids(sample.match, sample.seat)
    key = len(match.log)
    real, redacted = (
        match.game.policy(state, sample.seat, [*legal, *[0] * match.game.actions.count], len(legal), stream_from(key))
        for state in (match.state, match.seen_by(sample.seat).redacted)
    )
    require(redacted in legal, f"the policy takes {redacted}, which is not among the legal {legal}")
    require(real == redacted, "the policy looks at something hidden from its seat")


def _names(match: Match, events: set[Raw]) -> str:
    return ", ".join(sorted({match.game.events.kinds[kind].name for kind, _ in events}))


SECRECY_CHECKS: tuple[Callable[[Sample], None], ...] = (
    dealing_keeps_what_is_known,
    imagined_worlds_look_the_same,
    hidden_choices_do_not_show,
    reveals_are_counted,
    events_tell_what_is_seen,
    policy_looks_at_what_is_known,
)

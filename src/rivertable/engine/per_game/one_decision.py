"""A match played from Python one decision at a time, in this instance's mode: for the conformance checks."""

from __future__ import annotations

from typing import Any

from rivertable.engine.chance import seed_chance
from rivertable.engine.instance import Instance
from rivertable.engine.rule import entry

INSTANCE: Instance = globals()["INSTANCE"]
GAME = INSTANCE.game
setup, apply, legal, deal_unknown = GAME.setup, GAME.apply, GAME.legal, GAME.deal_unknown
evaluate, score, conserved = GAME.evaluate, GAME.score, GAME.conserved
OUT = max(GAME.actions.count, len(GAME.score_categories), 64)  # 64: room for conserved sums
take_forced_choices = INSTANCE.per_game("forced_choices").take_forced_choices
redact = INSTANCE.per_game("redaction").redact


@entry
def begin(states: Any, out: Any, players: int, key: Any) -> int:
    """Set up states[0], which holds the options, and take forced choices; returns to_act."""
    s = states[0]
    seed_chance(s, key[0], key[1], key[2], key[3])
    s.players = players
    setup(s, players)
    return take_forced_choices(s, out)


@entry
def take_decision(states: Any, out: Any, seat: int, action: int) -> int:
    """Apply one action and the forced ones after it; returns to_act."""
    s = states[0]
    apply(s, seat, action)
    return take_forced_choices(s, out)


@entry
def legal_actions(states: Any, out: Any, seat: int) -> int:
    return legal(states[0], seat, out)


@entry
def imagine(states: Any, out: Any, viewer: int, stream: Any) -> int:
    """Replace the UNKNOWNs of a redacted states[0] by random values, then take forced choices; returns to_act."""
    s = states[0]
    deal_unknown(s, viewer, stream)
    return take_forced_choices(s, out)


@entry
def appraise(states: Any, out: Any, seat: int) -> int:
    """The evaluation of states[0] for a seat; writes its points by category into out."""
    s = states[0]
    score(s, seat, out)
    return evaluate(s, seat)


@entry
def redacted(states: Any, viewer: int) -> None:
    """Redact states[0] itself for a seat."""
    redact(states[0], viewer)


@entry
def conserved_sums(states: Any, out: Any) -> int:
    return conserved(states[0], out)

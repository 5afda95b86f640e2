"""Riverside: a roll-and-write cruise along a northern river, for 1 to 6 players."""

from __future__ import annotations

from rivertable.engine.contract import Game, nobody_first
from rivertable.engine.options import Option

from . import view
from .actions import ACTIONS
from .deal import deal_unknown
from .evaluation import evaluate
from .events import EVENTS
from .policy import policy
from .preview import QUANTITIES, measure
from .prompts import candidates, decision, explain, label
from .reasons import Reason
from .rules.flow import DECISIONS, rounds
from .scoring import CATEGORIES, END_REASONS, score, standing, utility
from .setup import conserved, setup
from .state import State
from .story import tell
from .terms import TERMS, weigh

GAME = Game(
    state=State,  # type: ignore[arg-type]  # @state makes it a ListState
    actions=ACTIONS,
    reasons=Reason,
    events=EVENTS,
    options=(Option("extension", default=False),),
    may_lie_open=True,  # all sheets are public; only the marks of the present round are hidden
    score_categories=CATEGORIES,
    end_reasons=END_REASONS,
    decisions=DECISIONS,
    first_seat=nobody_first,  # RS-4.2  all mark at the same time
    setup=setup,
    deal_unknown=deal_unknown,
    score=score,
    standing=standing,
    utility=utility,
    rounds=rounds,
    evaluate=evaluate,
    policy=policy,
    conserved=conserved,
    decision=decision,
    label=label,
    candidates=candidates,
    explain=explain,
    quantities=QUANTITIES,
    measure=measure,
    terms=TERMS,
    weigh=weigh,
    tell=tell,
    things={"village": ("bank", "column"), "resolve_row": ("colour", "number"), "seat_row": ("boat", "number")},
    view=view.build,
)

"""Fish Market: a game with one of everything, for the tests of the engine."""

from __future__ import annotations

from rivertable.engine.contract import Game
from rivertable.engine.options import Option

from . import view
from .actions import ACTIONS
from .deal import conserved, deal_unknown
from .events import EVENTS
from .prompts import QUANTITIES, candidates, decision, explain, label, measure, unforeseen
from .reasons import Reason
from .rules import DECISIONS, ask_even_if_single, referee, rounds, setup
from .scoring import CATEGORIES, END_REASONS, end_reason, evaluate, score, standing, weigh
from .state import State

GAME = Game(
    state=State,  # type: ignore[arg-type]  # @state makes it a ListState
    actions=ACTIONS,
    reasons=Reason,
    events=EVENTS,
    options=(Option("weather", default=False),),
    score_categories=CATEGORIES,
    end_reasons=END_REASONS,
    decisions=DECISIONS,
    setup=setup,
    deal_unknown=deal_unknown,
    score=score,
    standing=standing,
    end_reason=end_reason,
    rounds=rounds,
    evaluate=evaluate,
    conserved=conserved,
    ask_even_if_single=ask_even_if_single,
    referee=referee,
    decision=decision,
    label=label,
    candidates=candidates,
    explain=explain,
    quantities=QUANTITIES,
    measure=measure,
    terms=CATEGORIES,
    weigh=weigh,
    unforeseen=unforeseen,
    view=view.build,
)

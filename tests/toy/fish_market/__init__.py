"""Fish Market: a small game with one of everything, for the tests of the engine."""

from __future__ import annotations

from pathlib import Path

from rivertable.engine.contract import Game
from rivertable.engine.options import Option

from . import view
from .actions import ACTIONS
from .deal import conserved, deal_unknown
from .events import EVENTS
from .prompts import QUANTITIES, candidates, decision, explain, label, measure, unforeseen
from .reasons import Reason
from .rules import apply, ask_even_if_single, legal, may, referee, rounds, setup, to_act
from .scoring import CATEGORIES, END_REASONS, end_reason, evaluate, score, standing, utility, weigh
from .state import State
from .tables import DATA

GAME = Game(
    folder=Path(__file__).parent,
    header=DATA.game,
    state=State,  # type: ignore[arg-type]  # @state makes it a ListState
    actions=ACTIONS,
    reasons=Reason,
    events=EVENTS,
    options=(Option("weather", default=False),),
    score_categories=CATEGORIES,
    end_reasons=END_REASONS,
    setup=setup,
    to_act=to_act,
    legal=legal,
    may=may,
    apply=apply,
    deal_unknown=deal_unknown,
    score=score,
    standing=standing,
    utility=utility,
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

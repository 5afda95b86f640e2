"""12 Rivers: tokens on a slope of rivers, rolling pearls, villagers to store them; for 2 to 4 players."""

from __future__ import annotations

from rivertable.engine.contract import Game
from rivertable.engine.options import Option

from . import view
from .actions import ACTIONS
from .deal import deal_unknown
from .evaluation import evaluate
from .events import EVENTS
from .policy import policy
from .preview import QUANTITIES, measure, unforeseen
from .prompts import asked_order, candidates, decision, explain, label
from .reasons import Reason
from .rules.answers import DECISIONS, ask_even_if_single
from .rules.rounds import rounds
from .scoring import CATEGORIES, END_REASONS, score, standing
from .setup import conserved, setup
from .state import State
from .story import tell
from .terms import TERMS, weigh

GAME = Game(
    state=State,  # type: ignore[arg-type]  # @state makes it a ListState
    actions=ACTIONS,
    reasons=Reason,
    events=EVENTS,
    options=(Option("fixed_order", default=False), Option("open_hands", default=False)),  # TW-11.1
    opening_options=("open_hands",),
    score_categories=CATEGORIES,
    end_reasons=END_REASONS,
    decisions=DECISIONS,
    setup=setup,
    deal_unknown=deal_unknown,
    score=score,
    standing=standing,
    rounds=rounds,
    evaluate=evaluate,
    policy=policy,
    conserved=conserved,
    ask_even_if_single=ask_even_if_single,
    hides_choice=ask_even_if_single,
    asked_order=asked_order,
    decision=decision,
    label=label,
    candidates=candidates,
    explain=explain,
    quantities=QUANTITIES,
    measure=measure,
    terms=TERMS,
    weigh=weigh,
    unforeseen=unforeseen,
    tell=tell,
    things={"spot": ()},
    view=view.build,
)

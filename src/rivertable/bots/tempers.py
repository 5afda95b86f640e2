"""How a character decides between plans that are about equally good: by what the plans do, as its temper likes it.

A temper never takes a plan that is worse than the best by more than MARGIN, so it makes nobody stronger or weaker. What
plans do is read from the functions every game declares (score, evaluation), in worlds imagined from the redacted state.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from random import Random
from statistics import fmean, pstdev

from rivertable.bots.characters import TEMPERS, Character
from rivertable.bots.levels import SearchSettings
from rivertable.bots.search_runner import Plan
from rivertable.engine.chance import stream_from
from rivertable.engine.game_config import GameConfig
from rivertable.engine.secrecy import viewer_code
from rivertable.engine.state import ListState

MARGIN = 0.015  # of a worth from -1 to 1: less than one game of a hundred; docs/bots.md says why not more
TRIED = 0.9  # a plan visited less often than so much of the visits of the best was found worse by the search
BELIEVED = 20  # visits that the beam's opinion of a plan counts for
LOOKED_AT = 6  # plans that are compared, at most
WORLDS = 3  # in which each is carried out
WHIM = 0.4  # how much chance there is in a choice, beside leanings of -1 to 1


def equals(plans: Sequence[Plan], chosen: Plan, settings: SearchSettings) -> list[Plan]:
    """The plans about as good as the one that was chosen, which is the first of them. After a search that is said by the
    results; without one by the beam, and a plan that looks better is left out too: the choice was to be a mistake."""
    if settings.iterations == 0:
        near = [plan for plan in plans if _apart(plan, chosen, settings) <= MARGIN * settings.swing]
    else:
        near = [
            plan
            for plan in plans
            if plan.visits >= max(2.0, TRIED * chosen.visits) and _behind(plan, chosen, settings) <= MARGIN
        ]
    return [chosen, *(plan for plan in near if plan is not chosen)][:LOOKED_AT]


def _behind(plan: Plan, chosen: Plan, settings: SearchSettings) -> float:
    """By how much the plan is worth less than the chosen one. Few visits prove little, so the beam's opinion counts for as
    much as BELIEVED visits."""
    if plan.prior <= 0 or chosen.prior <= 0:
        return 0.0 if plan is chosen else math.inf
    looks = settings.heat * math.log(chosen.prior / plan.prior) / settings.swing
    return (plan.visits * (chosen.worth - plan.worth) + BELIEVED * looks) / (plan.visits + BELIEVED)


def _apart(plan: Plan, other: Plan, settings: SearchSettings) -> float:
    """How far apart the beam's values of two plans are, in hundredths of a point."""
    if plan.prior <= 0 or other.prior <= 0:
        return 0.0 if plan is other else math.inf
    return settings.heat * abs(math.log(plan.prior / other.prior))


def liked_best(
    character: Character, plans: Sequence[Plan], config: GameConfig, redacted: ListState, seat: int, key: int
) -> Plan:
    """The plan that the character's temper likes best. Equal keys and redacted states give the same plan."""
    if len(plans) == 1:
        return plans[0]
    deeds = [_deeds(plan, config, redacted, seat, key) for plan in plans]
    whims = Random(f"{key} {character.name}")
    liking = [WHIM * whims.gauss(0, 1) for _ in plans]
    for place, temper in enumerate(TEMPERS):
        for plan, amount in enumerate(_compared([each[place] for each in deeds])):
            liking[plan] += character.leaning(temper) * amount
    return plans[max(range(len(plans)), key=liking.__getitem__)]


def _compared(amounts: Sequence[float]) -> list[float]:
    """Each amount as so many standard deviations above the mean; all 0 if there is no difference."""
    mean, spread = fmean(amounts), pstdev(amounts)
    return [(amount - mean) / spread if spread > 1e-9 else 0.0 for amount in amounts]


def _deeds(plan: Plan, config: GameConfig, redacted: ListState, seat: int, key: int) -> tuple[float, ...]:
    """What a plan does, one number for each of TEMPERS: points now; how far its results lie apart; how little the best
    other seat is left with; what it holds for later."""
    after = [_carried_out(plan, config, redacted, seat, key + world) for world in range(WORLDS)]
    game, out = config.game, [0] * max(len(config.game.score_categories), config.game.actions.count)
    points = [100 * game.score(each, seat, out) for each in after]
    own = [game.evaluate(each, seat) for each in after]
    others = [max((game.evaluate(s, o) for o in range(s.players) if o != seat), default=0) for s in after]
    risk = plan.spread if plan.visits > 1 else pstdev(own)
    return fmean(points), risk, -fmean(others), fmean(own) - fmean(points)


def _carried_out(plan: Plan, config: GameConfig, redacted: ListState, seat: int, key: int) -> ListState:
    """An imagined world after the plan, as far as it can be carried out there."""
    world = redacted.clone()
    config.game.deal_unknown(world, viewer_code(seat), stream_from(key))
    out = [0] * config.game.actions.count
    config.instance().per_game("beam").follow(world, out, seat, plan.actions, 0, len(plan.actions))
    return world

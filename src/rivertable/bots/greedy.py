"""The greedy bot: plans to the end of its own turn in one imagined world, and takes the plan with the best
evaluation. A character takes one of those that look about as good."""

from __future__ import annotations

from typing import Any

from rivertable.bots.base import Bot, seat_seed
from rivertable.bots.characters import check_character
from rivertable.bots.explaining import Reasoning, greedy_reasonings
from rivertable.bots.ismcts import IsmctsBot
from rivertable.bots.levels import settings_of
from rivertable.engine.chance import stream_from
from rivertable.engine.game_config import GameConfig
from rivertable.engine.match import Match
from rivertable.engine.rule import Mode
from rivertable.engine.secrecy import viewer_code
from rivertable.engine.state import ListState
from rivertable.engine.state_arrays import new_memory, put

NEAR_BEST_HEAT = 0.05  # share of the heat of the search: only plans that look almost as good as the best are taken
QUICK_LEVEL = "normal"  # the quickest level that searches
PLANS = 32  # compared for one turn


def near_best(config: GameConfig, seed: int, mode: Mode, character: str | None) -> IsmctsBot:
    """A bot as quick and as strong as `greedy`, but it draws at random among the plans that look about as good as the
    best, so that two of them do not play alike."""
    heat, width = NEAR_BEST_HEAT * settings_of(config.name, QUICK_LEVEL).heat, config.game.greedy_width
    return IsmctsBot(seed, mode, "easy", character, heat=heat, root_width=width, root_branches=PLANS)


def greedy_call(config: GameConfig, world: ListState, seat: int, mode: Mode) -> tuple[Any, tuple[Any, ...]]:
    """The entry that decides greedily in an imagined world, and its arguments."""
    instance = config.instance(mode)
    greedy = instance.per_game("greedy")
    memory = new_memory(instance.game.state, greedy.STATES, greedy.OUT, mode)
    put(memory.states, greedy.ROOT, world)
    return greedy.choose, (memory, seat)


class GreedyBot(Bot):
    """Decides by a beam search over the seat's own decisions. Interpreted it needs no compiler; compiled it is
    faster."""

    name = "greedy"
    settings = ("seed", "mode", "character")

    def __init__(self, seed: int = 0, mode: Mode = Mode.INTERPRETED, character: str | None = None) -> None:
        if character is not None:
            check_character(character)
        self._seed, self._mode, self.character = seed, mode, character
        self._streams: dict[int, list[int]] = {}  # by seat

    def decide(self, config: GameConfig, redacted: ListState, seat: int) -> int:
        if self.character is not None:
            planner = near_best(config, self._seed, self._mode, self.character)
            planner.turn_plan = self.turn_plan
            action = planner.decide(config, redacted, seat)
            self.turn_plan = planner.turn_plan
            return action
        if seat not in self._streams:
            self._streams[seat] = stream_from(seat_seed(self._seed, seat))
        world = redacted.clone()
        config.game.deal_unknown(world, viewer_code(seat), self._streams[seat])
        choose, arguments = greedy_call(config, world, seat, self._mode)
        return int(choose(*arguments))

    def reasonings(self, match: Match, seat: int, about: int | None = None) -> tuple[Reasoning, ...]:
        return greedy_reasonings(match, seat, about)

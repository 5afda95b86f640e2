"""The greedy bot: plans to the end of its own turn in one imagined world, and takes the plan with the best
evaluation."""

from __future__ import annotations

from rivertable.bots.base import Bot, seat_seed
from rivertable.bots.explaining import Reasoning, greedy_reasonings
from rivertable.engine.chance import stream_from
from rivertable.engine.game_config import GameConfig
from rivertable.engine.match import Match
from rivertable.engine.rule import Mode
from rivertable.engine.secrecy import viewer_code
from rivertable.engine.state import ListState
from rivertable.engine.state_arrays import ints, put, raw_bytes, state_array


class GreedyBot(Bot):
    """Decides by a beam search over the seat's own decisions. Interpreted it needs no compiler; compiled it is
    faster."""

    name = "greedy"
    settings = ("seed", "mode")

    def __init__(self, seed: int = 0, mode: Mode = Mode.INTERPRETED) -> None:
        self._seed, self._mode = seed, mode
        self._streams: dict[int, list[int]] = {}  # by seat

    def decide(self, config: GameConfig, redacted: ListState, seat: int) -> int:
        if seat not in self._streams:
            self._streams[seat] = stream_from(seat_seed(self._seed, seat))
        instance = config.instance(self._mode)
        search = instance.per_game("greedy")
        world = redacted.clone()
        config.game.deal_unknown(world, viewer_code(seat), self._streams[seat])
        states = state_array(instance.game.state, search.STATES, self._mode)
        put(states, search.ROOT, world)
        return int(search.choose(states, raw_bytes(states), ints(search.OUT, self._mode), seat))

    def reasonings(self, match: Match, seat: int, about: int | None = None) -> tuple[Reasoning, ...]:
        return greedy_reasonings(match, seat, about)

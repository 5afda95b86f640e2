"""Games as environments of PettingZoo. It needs the extra `rivertable[pettingzoo]`.

from rivertable.adapters.pettingzoo import env, parallel_env

the_river = env("the_river", players=3)  # agents seat_0, seat_1, … one after the other
riverside = parallel_env("riverside", players=3)  # all at once

An observation is what the seat knows (`config.observation_layout` names its parts), `infos[agent]["action_mask"]` what it
may do. Rewards come at the end: 1 for the first place, -1 for the last. `reset(seed=7)` deals as `rt.Match(game, seed=7)`
does. An action that the rules refuse loses the match, and `infos[agent]["refused"]` says why; with `illegal="raise"` it is
an IllegalAction.
"""

from __future__ import annotations

from typing import Any, Unpack

import numpy as np

from rivertable.adapters.play import (
    RENDER_MODES,
    Floats,
    Play,
    bounds,
    check_illegal,
    check_render_mode,
    shown,
)
from rivertable.engine.errors import IllegalAction, OptionError
from rivertable.engine.game_config import GameConfig, config_of
from rivertable.engine.match import Match
from rivertable.engine.named_options import Options
from rivertable.engine.seen import Action
from rivertable.engine.whole_numbers import whole_number

try:
    from gymnasium.spaces import Box, Discrete
    from pettingzoo.utils.env import AECEnv, ParallelEnv
except ModuleNotFoundError as missing:
    raise OptionError(f"environments need {missing.name}, which comes with rivertable[pettingzoo]") from None

SEEDS = 1 << 63

Flags = dict[str, bool]
Stepped = tuple[dict[str, Floats], dict[str, float], Flags, Flags, dict[str, dict[str, Any]]]


def env(
    game: GameConfig | str,
    *,
    render_mode: str | None = None,
    illegal: str = "lose",
    **options: Unpack[Options],
) -> SeatsEnv:
    """An environment in which the seats of a game act one after another; `options` are the game's, as for `rt.load`. Seats that decide
    simultaneously are asked by number, and none is shown what the others have chosen."""
    return SeatsEnv(config_of(game, **options), render_mode, illegal)


def parallel_env(
    game: GameConfig | str = "riverside",
    *,
    render_mode: str | None = None,
    illegal: str = "lose",
    **options: Unpack[Options],
) -> ParallelSeatsEnv:
    """An environment in which all seats act at once, made for Riverside, where all mark their sheets simultaneously. Whoever is
    not asked takes the last action of the space, `no_op`, and only that is legal then."""
    return ParallelSeatsEnv(config_of(game, **options), render_mode, illegal)


class _Seats:
    """What both environments share: the match, the agents, and what each of them is shown."""

    def __init__(self, config: GameConfig, render_mode: str | None, illegal: str) -> None:
        check_render_mode(render_mode)
        check_illegal(illegal)
        self.config, self.render_mode, self.illegal = config, render_mode, illegal
        self.metadata: dict[str, Any] = {
            "name": f"rivertable_{config.name}_v{config.rules}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(config.players)]
        self.agents: list[str] = []
        low, high = bounds(config.observation_layout)
        self._observation_spaces = {agent: Box(low, high, dtype=np.float32) for agent in self.possible_agents}
        self._action_spaces = {agent: Discrete(self._places) for agent in self.possible_agents}
        self._played: Play | None = None
        self._chance = np.random.default_rng()

    @property
    def _places(self) -> int:
        """The size of the action space."""
        return self.config.game.actions.count

    @property
    def _play(self) -> Play:
        if self._played is None:
            raise OptionError("the environment has no match yet; call reset() first")
        return self._played

    @property
    def match(self) -> Match:
        """The match itself, with all its secrets: to look at, and for its record."""
        return self._play.match

    def observation_space(self, agent: str) -> Box:
        """Where the observations of an agent lie."""
        return self._observation_spaces[self.possible_agents[self._seat(agent)]]

    def action_space(self, agent: str) -> Discrete[Any]:
        """The actions of an agent, by number."""
        return self._action_spaces[self.possible_agents[self._seat(agent)]]

    def render(self) -> str | None:
        """The table as the terminal draws it for a watcher: what everybody may know."""
        return shown(self.match, None, self.render_mode)

    def close(self) -> None:
        """There is nothing to be released."""

    def _begin(self, seed: int | None) -> None:
        if seed is not None:
            number = whole_number(seed)
            if number is None or number < 0:
                raise OptionError(f"a seed is a whole number from 0, not {seed!r}")
            self._chance = np.random.default_rng(number)
        deal = int(self._chance.integers(SEEDS)) if seed is None else seed
        self.agents = self.possible_agents[:]
        self._played = Play(Match(self.config, deal))

    def _seat(self, agent: str) -> int:
        if agent not in self.possible_agents:
            raise OptionError(f"there is no agent {agent!r}; the agents are {', '.join(self.possible_agents)}")
        return self.possible_agents.index(agent)

    def _observed(self, agent: str) -> Floats:
        return self.match.observation(self._seat(agent))

    def _info(self, agent: str) -> dict[str, Any]:
        return {"action_mask": self._play.mask(self._seat(agent))}

    def _refusal(self, seat: int, action: Action | int | str) -> str | None:
        """Why the rules refuse an action, or None. With illegal="raise" it is raised."""
        reason = self.match.why_not(seat, action)
        if reason is None:
            return None
        if self.illegal == "raise":
            raise IllegalAction(reason.sentence, reason.code, reason.clause)
        return reason.sentence


class SeatsEnv(_Seats, AECEnv[str, Floats, Any]):  # type: ignore[misc]  # PettingZoo is untyped to mypy
    """A game in which one agent after another acts; `env` makes it."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a match; `options` are of no meaning here. Without a seed it is drawn from the last one that was given."""
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._select()

    def observe(self, agent: str) -> Floats:
        """What an agent knows, as numbers."""
        return self._observed(agent)

    def step(self, action: Any) -> None:
        """Take the action of `agent_selection`; None for one whose match has ended."""
        play = self._play
        if not self.agents:
            raise OptionError("the match is over; call reset() for the next one")
        agent = self.agent_selection
        if self.terminations[agent]:
            if action is not None:
                raise OptionError("the match is over for this agent; its last step is step(None)")
            self._was_dead_step(action)
            return
        seat = self._seat(agent)
        refused = self._refusal(seat, action)
        self._cumulative_rewards[agent] = 0.0
        if refused is None:
            play.act(seat, action)
            self._end_if_over()
        else:
            self._lose(agent, refused)
        self._accumulate_rewards()
        self._select()

    def _end_if_over(self) -> None:
        if self.match.is_over:
            self.rewards = {agent: self._play.result(self._seat(agent)) for agent in self.agents}
            self.terminations = dict.fromkeys(self.agents, True)

    def _lose(self, agent: str, refused: str) -> None:
        self.rewards[agent] = -1.0
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos[agent] = {"refused": refused}

    def _select(self) -> None:
        """Go on to the seat that is asked now, which alone has a mask that is not empty; at the end, through all in turn."""
        nothing = np.zeros(self._places, np.int8)
        self.infos = {agent: {**info, "action_mask": nothing.copy()} for agent, info in self.infos.items()}
        over = any(self.terminations.values())
        seat = 0 if over else self._play.seat
        assert seat is not None
        self.agent_selection = self.possible_agents[seat]
        if not over:
            self.infos[self.agent_selection] = self._info(self.agent_selection)


class ParallelSeatsEnv(_Seats, ParallelEnv[str, Floats, Any]):  # type: ignore[misc]  # as above
    """A game in which all agents act at once; `parallel_env` makes it."""

    @property
    def _places(self) -> int:
        return self.no_op + 1

    @property
    def no_op(self) -> int:
        """The action of whoever is not asked."""
        return self.config.game.actions.count

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Floats], dict[str, dict[str, Any]]]:
        """Begin a match; `options` are of no meaning here. Without a seed it is drawn from the last one that was given."""
        self._begin(seed)
        return self._observations(), {agent: self._info(agent) for agent in self.agents}

    def step(self, actions: dict[str, Any]) -> Stepped:
        """Take an action for every agent, `no_op` for those that are not asked."""
        asked, agents = self.match.to_act, self.agents
        if not agents:
            raise OptionError("the match is over; call reset() for the next one")
        if missing := [agent for agent in agents if agent not in actions]:
            raise OptionError(
                f"every agent takes an action, no_op ({self.no_op}) if it is not asked; {', '.join(missing)} took none"
            )
        refused = {agent: self._refused(agent, actions[agent], asked) for agent in agents}
        refused = {agent: why for agent, why in refused.items() if why is not None}
        if not refused:
            for seat in asked:
                self._play.act(seat, actions[self.possible_agents[seat]])
        over = bool(refused) or self.match.is_over
        observations, infos = self._observations(), {agent: self._info(agent) for agent in agents}
        for agent, why in refused.items():
            infos[agent]["refused"] = why
        rewards = {agent: -1.0 if agent in refused else self._play.result(self._seat(agent)) for agent in agents}
        self.agents = [] if over else agents
        return observations, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, False), infos

    def _refused(self, agent: str, action: Any, asked: tuple[int, ...]) -> str | None:
        """Why an agent may not do this now, or None."""
        is_asked, is_no_op = self._seat(agent) in asked, whole_number(action) == self.no_op
        if not is_no_op:
            return self._refusal(self._seat(agent), action)
        if not is_asked:
            return None
        sentence = f"{agent} is asked, and no_op is for agents that are not."
        if self.illegal == "raise":
            raise IllegalAction(sentence, "NO_OP", "")
        return sentence

    def _observations(self) -> dict[str, Floats]:
        return {agent: self._observed(agent) for agent in self.agents}

    def _info(self, agent: str) -> dict[str, Any]:
        seat = self._seat(agent)
        idle = seat not in self.match.to_act and not self.match.is_over
        return {"action_mask": np.append(self._play.mask(seat), np.int8(idle))}

"""Games as environments of Gymnasium, seen from one seat. It needs the extra `rivertable[gymnasium]`.

from rivertable.adapters.gymnasium import SeatEnv

env = SeatEnv("the_river", players=2, seat=0, bots="greedy")
observation, info = env.reset(seed=7)  # deals as rt.Match(game, seed=7) does
observation, reward, terminated, truncated, info = env.step(int(info["action_mask"].nonzero()[0][0]))

`gymnasium.make("rivertable/the_river-v3", bots="greedy")` makes the same, after this module has been imported; the version
is that of the game's rules.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Unpack

import numpy as np

from rivertable.adapters.play import (
    RENDER_MODES,
    Floats,
    Mask,
    Play,
    bounds,
    check_illegal,
    check_render_mode,
    shown,
)
from rivertable.bots import decider_of
from rivertable.bots.base import Bot
from rivertable.engine.errors import IllegalAction, OptionError
from rivertable.engine.game_config import GameConfig, config_of
from rivertable.engine.match import Match
from rivertable.engine.named_options import Options
from rivertable.engine.registry import games, header_of
from rivertable.engine.rule import Mode
from rivertable.engine.simulation import Policy
from rivertable.engine.whole_numbers import whole_number

try:
    import gymnasium
    from gymnasium.envs.registration import EnvSpec
    from gymnasium.spaces import Box, Discrete
except ModuleNotFoundError:
    raise OptionError("environments need gymnasium, which comes with rivertable[gymnasium]") from None

Opponent = str | Policy | Bot
SEEDS = 1 << 63
_ENTRY = f"{__name__}:SeatEnv"


class SeatEnv(gymnasium.Env[Floats, Any]):
    """A match seen from one seat, in which bots decide for the others.

    `bots` is what decides for the others, as `policy` of `rt.simulate`, or a sequence of that with one for each other seat by
    number. An observation is what the seat knows (`config.observation_layout` names its parts), `info["action_mask"]` what
    it may do. The reward comes at the end: from 1 for the first place to -1 for the last. An action that the rules refuse loses
    the match, and `info["refused"]` says why; with `illegal="raise"` it is an IllegalAction and changes nothing.
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012 - as Gymnasium declares it

    def __init__(
        self,
        game: GameConfig | str,
        *,
        seat: int = 0,
        bots: Opponent | Sequence[Opponent] = "greedy",
        render_mode: str | None = None,
        illegal: str = "lose",
        interpreted: bool = False,
        **options: Unpack[Options],
    ) -> None:
        check_render_mode(render_mode)
        check_illegal(illegal)
        self.config = config_of(game, **options)
        settings = {"game": self.config, "seat": seat, "bots": bots, "illegal": illegal, "interpreted": interpreted}
        self.spec = EnvSpec(_id(self.config.name, self.config.rules), _ENTRY, kwargs=settings)  # makes another like it
        self.seat = _seat(seat, self.config)
        self.render_mode, self.illegal = render_mode, illegal
        self._mode = Mode.INTERPRETED if interpreted else Mode.COMPILED
        self._opponents = _opponents(bots, self.seat, self.config)
        low, high = bounds(self.config.observation_layout)
        self.observation_space = Box(low, high, dtype=np.float32)
        self.action_space = Discrete(self.config.game.actions.count)
        self._played: Play | None = None
        self._deciders = self._new_deciders(0)  # a mistake in `bots` is told at once
        self._lost = False

    @property
    def _play(self) -> Play:
        if self._played is None:
            raise OptionError("the environment has no match yet; call reset() first")
        return self._played

    @property
    def match(self) -> Match:
        """The match itself, with all its secrets: to look at, and for its record."""
        return self._play.match

    def action_masks(self) -> Mask:
        """1 for each action that the seat may take now; the name is the one that MaskablePPO of sb3-contrib looks for."""
        return np.zeros(self.config.game.actions.count, np.int8) if self._lost else self._play.mask(self.seat)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Floats, dict[str, Any]]:
        """Begin a match, and go on to the first decision of the seat; `options` are of no meaning here. Without a seed it is
        drawn from the last one that was given."""
        super().reset(seed=seed)
        deal = int(self.np_random.integers(SEEDS)) if seed is None else seed
        self._deciders = self._new_deciders(deal)
        self._played, self._lost = Play(Match(self.config, deal)), False
        self._go_on()
        return self._shown()

    def step(self, action: Any) -> tuple[Floats, float, bool, bool, dict[str, Any]]:
        """Take an action for the seat, and go on to its next decision."""
        if self.match.is_over or self._lost:
            raise OptionError("the match is over; call reset() for the next one")
        reason = self.match.why_not(self.seat, action)
        if reason is None:
            self._play.act(self.seat, action)
            self._go_on()
            observation, info = self._shown()
            return observation, self._play.result(self.seat), self.match.is_over, False, info
        if self.illegal == "raise":
            raise IllegalAction(reason.sentence, reason.code, reason.clause)
        self._lost = True
        observation, info = self._shown()
        return observation, -1.0, True, False, {**info, "refused": reason.sentence}

    def render(self) -> Any:
        """The table as the terminal draws it for the seat."""
        return shown(self.match, self.seat, self.render_mode)

    def _new_deciders(self, seed: int) -> dict[int, Policy]:
        return {seat: decider_of(bot, seed, self._mode) for seat, bot in self._opponents.items()}

    def _go_on(self) -> None:
        """The others decide until the seat is asked, or the match is over."""
        while not self.match.is_over and self.seat not in self.match.to_act:
            asked = self._play.seat
            assert asked is not None
            self._play.act(asked, self._deciders[asked](self.config, self.match.redacted(asked), asked))

    def _shown(self) -> tuple[Floats, dict[str, Any]]:
        return self.match.observation(self.seat), {"action_mask": self.action_masks()}


def _seat(seat: int, config: GameConfig) -> int:
    number = whole_number(seat)
    if number is None or not 0 <= number < config.players:
        raise OptionError(f"there is no seat {seat!r}; the seats are 0 to {config.players - 1}")
    return number


def _opponents(bots: Opponent | Sequence[Opponent], seat: int, config: GameConfig) -> dict[int, Opponent]:
    """Who decides for each of the other seats."""
    others = [other for other in range(config.players) if other != seat]
    if isinstance(bots, str | Bot) or callable(bots) or not isinstance(bots, Sequence):
        return dict.fromkeys(others, bots)
    if len(bots) != len(others):
        raise OptionError(f"bots is one for all other seats or {len(others)}, one for each, not {len(bots)}")
    return dict(zip(others, bots, strict=True))


def register() -> None:
    """Make the games known to `gymnasium.make`, in all versions of their rules."""
    for name in games():
        for version in range(1, header_of(name).rules_version + 1):
            if _id(name, version) not in gymnasium.registry:
                gymnasium.register(_id(name, version), entry_point=_ENTRY, kwargs={"game": name, "rules": version})


def _id(name: str, rules: int) -> str:
    """How an environment is named: its version is that of the rules."""
    return f"rivertable/{name}-v{rules}"


register()

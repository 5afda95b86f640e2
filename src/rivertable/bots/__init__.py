"""Bots: players that decide from a redacted state and nothing else."""

from __future__ import annotations

import inspect
from collections.abc import Sequence
from typing import Any

from rivertable.bots.base import Bot
from rivertable.bots.characters import written_character
from rivertable.bots.eager import EagerBot
from rivertable.bots.greedy import GreedyBot
from rivertable.bots.ismcts import IsmctsBot
from rivertable.bots.levels import LEVELS
from rivertable.bots.physics_bot import PhysicsBot
from rivertable.bots.random_bot import RandomBot
from rivertable.engine.chance import seed_hex, stream_from
from rivertable.engine.errors import OptionError
from rivertable.engine.game_config import GameConfig
from rivertable.engine.rule import Mode
from rivertable.engine.simulation import BUILT_IN, Policy
from rivertable.engine.state import ListState

BOTS: dict[str, type[Bot]] = {"random": RandomBot, "greedy": GreedyBot, "ismcts": IsmctsBot}
PHYSICS_BOTS: dict[str, type[Bot]] = {"steady": PhysicsBot}  # only for games with physics, where it makes the reports


def make_bot(name: str, waits: bool = True, **settings: Any) -> Bot:
    """Make a bot by its name or by a level: `expert` is `ismcts` at that level, `hedda:expert` the same as that character.
    One that searches `waits` for the compiler, or lets a quick bot stand in meanwhile.
    OptionError if there is no such bot, or it does not take one of the settings."""
    all_bots = {**BOTS, **PHYSICS_BOTS}
    if not isinstance(name, str):
        raise OptionError(f"a bot is named by a text such as 'greedy' or 'hard', not {name!r}")
    if (written := written_character(name)) is not None:
        if "character" in settings:
            raise OptionError(f"the character is given twice: {name} and {settings['character']}")
        name, settings = written[1], {"character": written[0], **settings}
    if name in LEVELS:
        if "level" in settings:
            raise OptionError(f"the level is given twice: {name} and {settings['level']}")
        name, settings = IsmctsBot.name, {"level": name, **settings}
    if name not in all_bots:
        raise OptionError(
            f"there is no bot {name!r}; the bots are {', '.join([*BOTS, *LEVELS])}, or a character such as hedda:hard"
        )
    accepted = all_bots[name].settings
    for setting in settings:
        if setting not in accepted:
            raise OptionError(f"bot {name!r} has no setting {setting!r}; its settings are {', '.join(accepted)}")
    if "seed" in settings:
        settings["seed"] = int(seed_hex(settings["seed"]), 16)
    if "mode" in settings:
        settings["mode"] = mode_named(settings["mode"])
    kind = EagerBot if name == EagerBot.name and not waits else all_bots[name]
    return kind(**settings)


def mode_named(mode: Mode | str) -> Mode:
    """The mode that a person named by its text; OptionError if there is no such mode."""
    try:
        return Mode(mode)
    except ValueError:
        raise OptionError(f"the mode is compiled or interpreted, not {mode!r}") from None


def check_plays_without_physics(name: str) -> None:
    """Raise OptionError if the bot needs a game's physics: where matches are simulated, statistics make the reports."""
    if name in PHYSICS_BOTS:
        others = ", ".join([*BOTS, *LEVELS])
        raise OptionError(f"bot {name!r} plays with a simulated world, and here statistics report; take {others}")


def policy_of(policy: str | Policy | Bot, seed: int | str, mode: Mode = Mode.COMPILED) -> str | Policy:
    """The policy that `simulate` takes, from a name (of built-in play, a bot or a level), a function or a bot. `seed`
    and `mode` are used for bots made here by name. OptionError if there is no such policy."""
    if isinstance(policy, Bot):
        check_plays_without_physics(getattr(policy, "name", ""))
        return (policy.wait() if isinstance(policy, EagerBot) else policy).decide
    if callable(policy):
        check_decides(policy)
        return policy
    if isinstance(policy, str) and policy in BUILT_IN:
        return policy
    check_plays_without_physics(policy)
    known = isinstance(policy, str) and (policy in (*BOTS, *LEVELS) or written_character(policy) is not None)
    if not known:
        policies = ", ".join(dict.fromkeys((*BUILT_IN, *BOTS, *LEVELS)))
        raise OptionError(f"there is no policy {policy!r}; the policies are {policies}")
    return make_bot(policy, seed=seed, mode=mode).decide


def check_decides(policy: Policy) -> None:
    """Raise OptionError for a function that cannot be called with a game, a state and a seat, or for a class."""
    if isinstance(policy, type):
        raise OptionError(
            f"a policy is a name, a bot or a function, not the class {policy.__name__}; rt.bot('greedy') makes a bot"
        )
    try:
        signature = inspect.signature(policy)
    except ValueError:
        return  # some functions that are not written in Python do not tell
    try:
        signature.bind(None, None, None)
    except TypeError:
        raise OptionError(
            "a policy is called with the game, the redacted state and the seat: write it as policy(game, state, seat), "
            f"not {getattr(policy, '__name__', 'policy')}{signature}"
        ) from None


def policies_of(
    policy: str | Policy | Bot | Sequence[str | Policy | Bot], seed: int | str, mode: Mode = Mode.COMPILED
) -> str | Policy | tuple[str | Policy, ...]:
    """The same for one policy or for several, one for each seat. Built-in play is called for every decision where another
    seat's policy is: then it is a bot."""
    if isinstance(policy, str | Bot) or callable(policy) or not isinstance(policy, Sequence):
        return policy_of(policy, seed, mode)
    policies = tuple(policy_of(each, seed, mode) for each in policy)
    if all(isinstance(each, str) for each in policies):
        return policies
    return tuple(_function(each, seed, mode) if isinstance(each, str) else each for each in policies)


def decider_of(policy: str | Policy | Bot, seed: int | str, mode: Mode = Mode.COMPILED) -> Policy:
    """The same for one policy, always as a function that is called for every decision."""
    chosen = policy_of(policy, seed, mode)
    return _function(chosen, seed, mode) if isinstance(chosen, str) else chosen


def _function(name: str, seed: int | str, mode: Mode) -> Policy:
    """Built-in play as a function that decides."""
    if name == "random":
        return RandomBot(int(seed_hex(seed), 16)).decide
    return GreedyBot(int(seed_hex(seed), 16), mode).decide if name == "greedy" else _quick(seed)


def _quick(seed: int | str) -> Policy:
    stream = stream_from(seed)

    def decide(config: GameConfig, redacted: ListState, seat: int) -> int:
        out = [0] * config.game.actions.count
        return config.game.policy(redacted, seat, out, config.game.legal(redacted, seat, out), stream)

    return decide

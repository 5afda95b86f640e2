"""Games for the algorithms of OpenSpiel. It needs the extra `rivertable[openspiel]`.

import pyspiel
import rivertable.adapters.openspiel  # registers rivertable_the_river, rivertable_riverside, …

game = pyspiel.load_game("rivertable_the_river", {"players": 3})

All chance of a match is drawn at its first node, which deals from a seed: the games are of the kind "sampled stochastic". With the
parameter `seed` the deals of a game follow from it. With `deals`=100 the first node has a hundred outcomes, the matches of the
seeds from `seed` on, and the game is of the kind "explicit stochastic". The options of a game are parameters too, and
`components` is the file of an overlay. Several seats that decide simultaneously are asked by number, and none is shown what the
others chose.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar

import numpy as np

from rivertable.adapters.play import Play
from rivertable.engine.errors import OptionError
from rivertable.engine.game_config import GameConfig, load
from rivertable.engine.match import Match
from rivertable.engine.observation import LEFT_OUT
from rivertable.engine.registry import folder_of, games, header_of
from rivertable.engine.secrecy import Viewer

try:
    import pyspiel
except ModuleNotFoundError:
    raise OptionError("games for OpenSpiel need open_spiel, which comes with rivertable[openspiel]") from None

PREFIX = "rivertable_"
MOST_DECISIONS = 10_000  # in a match: far more than any takes
SEED_BITS = 64
MEMORY_BYTES = 16
NOTHING_TOLD = 0, bytes(MEMORY_BYTES)

Told = tuple[int, bytes]  # how many events of the match a viewer has been told, and a digest of everything so far


@dataclass(frozen=True)
class Chance:
    """Where the seeds of matches come from: one of so many `deals` from `first` on, or a stream without end."""

    deals: int
    first: int
    stream: Random

    def seed(self, outcome: int) -> int:
        """The seed of the match that an outcome of the chance node deals."""
        return self.first + outcome if self.deals else self.stream.getrandbits(SEED_BITS)

    @property
    def outcomes(self) -> int:
        """How many outcomes the chance node has: a stream has one, whatever it deals."""
        return self.deals or 1


class Deal:
    """A match, or none before the chance node, with what each viewer has been told."""

    def __init__(self, config: GameConfig, chance: Chance) -> None:
        self.config, self.chance = config, chance
        self.play: Play | None = None
        self._told: dict[Viewer, Told] = {}

    def begin(self, outcome: int) -> None:
        """Deal the match of this outcome of the chance node."""
        self.play = Play(Match(self.config, self.chance.seed(outcome)))

    def act(self, seat: int, action: int) -> None:
        """Take a decision for a seat, which remembers it."""
        assert self.play is not None
        count, digest = self._memory(seat)
        self._told[seat] = count, _digest(digest, ("acts", action))
        self.play.act(seat, action)

    def memory(self, viewer: Viewer) -> bytes:
        """A digest of everything that a viewer has been told so far, and of what it has chosen, in order."""
        return self._memory(viewer)[1]

    def _memory(self, viewer: Viewer) -> Told:
        assert self.play is not None
        events = self.play.match.seen_by(viewer).raw_events
        count, digest = self._told.get(viewer, NOTHING_TOLD)
        for event in events[count:]:
            digest = _digest(digest, event)
        self._told[viewer] = len(events), digest
        return self._told[viewer]

    def imagined(self, seat: int, seed: int) -> Deal:
        """The same in a random world that fits all the seat knows. The seat remembers everything, the others what everybody
        was told."""
        assert self.play is not None
        world = Deal(self.config, self.chance)
        world.play = self.play.imagined(seat, seed)
        everybody: list[Viewer] = [None, *range(self.config.players)]
        world._told = {viewer: (0, self.memory(seat if viewer == seat else None)) for viewer in everybody}
        return world

    def __deepcopy__(self, memo: dict[int, Any]) -> Deal:
        copy = Deal(self.config, self.chance)
        copy.play = None if self.play is None else self.play.clone()
        copy._told = dict(self._told)
        return copy


def _digest(before: bytes, happened: tuple[Any, ...]) -> bytes:
    return hashlib.blake2b(before + repr(happened).encode(), digest_size=MEMORY_BYTES).digest()


class RiverGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel is untyped
    """A game of rivertable as OpenSpiel knows it; every game has a class of its own."""

    name: ClassVar[str]

    def __init__(self, parameters: Mapping[str, Any] | None = None) -> None:
        name = self.name
        given = {**_parameters(name), **(parameters or {})}
        seed, deals, components = (given.pop(each) for each in ("seed", "deals", "components"))
        if deals < 0:
            raise OptionError(f"deals is how many matches chance may deal, or 0 for all there are, not {deals}")
        written = {key: str(value) if key in _numbers(name) else value for key, value in given.items()}
        self.config = load(name, components=components or None, **written)
        self.chance = Chance(deals, max(0, seed), Random(None if seed < 0 else seed))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.config.game.actions.count,
            max_chance_outcomes=self.chance.outcomes,
            num_players=self.config.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if self.config.players == 1 else 0.0,
            max_game_length=MOST_DECISIONS,
        )
        super().__init__(_game_type(name, self.config.players, deals), info, parameters or {})

    def new_initial_state(self) -> RiverState:
        """A match that is not dealt yet."""
        return RiverState(self, Deal(self.config, self.chance))

    def make_py_observer(self, kind: Any = None, params: Any = None) -> RiverObserver:
        """What players see; with perfect recall also what they remember."""
        if params:
            raise OptionError(f"observations have no parameters, but got {', '.join(params)}")
        return RiverObserver(self, kind is not None and kind.perfect_recall)


class RiverState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel is untyped
    """A position of a match."""

    def __init__(self, game: RiverGame, deal: Deal) -> None:
        super().__init__(game)
        self.deal = deal  # OpenSpiel copies and pickles it with the state

    @classmethod
    def at(cls, game: RiverGame, match: Match, first: int | None = None) -> RiverState:
        """The position of a match, which need not have been dealt by OpenSpiel; `first` is the seat that is asked before others. For a
        player of another program it is `rt.Match.from_state(config, redacted)`: what the seat knows."""
        deal = Deal(game.config, game.chance)
        deal.play = Play(match, first)
        return cls(game, deal)

    @property
    def match(self) -> Match | None:
        """The match itself, with all its secrets; None before it is dealt."""
        return None if self.deal.play is None else self.deal.play.match

    def current_player(self) -> int:
        """Who decides: a seat, chance before the deal, nobody at the end."""
        if self.deal.play is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.deal.play.seat
        return int(pyspiel.PlayerId.TERMINAL) if seat is None else seat

    def is_terminal(self) -> bool:
        """True at the end of the match."""
        return self.deal.play is not None and self.deal.play.match.is_over

    def returns(self) -> list[float]:
        """How the match ended for each seat, from -1 to 1; zeros while it goes on."""
        play = self.deal.play
        return [0.0 if play is None else play.result(seat) for seat in range(self.deal.config.players)]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deals, each with the same chance."""
        outcomes = self.deal.chance.outcomes
        return [(outcome, 1 / outcomes) for outcome in range(outcomes)]

    def _legal_actions(self, player: int) -> list[int]:
        play = self.deal.play
        return play.match.legal_ids(player) if play is not None and play.seat == player else []

    def _apply_action(self, action: int) -> None:
        if self.deal.play is None:
            self.deal.begin(action)
        else:
            self.deal.act(self.current_player(), action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal({action})" if player == pyspiel.PlayerId.CHANCE else self.deal.config.game.actions.text(action)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> RiverState:
        """A position in a random world that fits all the player knows."""
        if self.deal.play is None:
            raise OptionError(
                "nothing is dealt yet, so there is nothing to resample; apply the action of the chance node first"
            )
        return RiverState(self.get_game(), self.deal.imagined(player, int(sampler() * 2**53)))

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the name of the game and the bytes of the state: OpenSpiel itself does not pickle states of sampled games."""
        return _restored, (str(self.get_game()), self.serialize())

    def __str__(self) -> str:
        match = self.match
        return f"{self.deal.config}, not dealt" if match is None else f"{match!r} {match.state.digest()}"


def _restored(game: str, state: str) -> RiverState:
    restored: RiverState = pyspiel.load_game(game).deserialize_state(state)
    return restored


class RiverObserver:
    """What a player sees: `tensor` as numbers, with its pieces in `dict`, and a text. Of two positions that a player
    cannot tell apart both are the same. With perfect recall they hold a digest of all the player was told and chose."""

    def __init__(self, game: RiverGame, recalls: bool) -> None:
        size, memory = game.config.observation_layout.size, 8 * MEMORY_BYTES if recalls else 0
        self.tensor = np.zeros(size + memory, np.float32)
        self.dict = {"observation": self.tensor[:size]}
        if recalls:
            self.dict["memory"] = self.tensor[size:]
        blank = game.config.blank_state()
        self._fields = [
            (field.name, getattr(blank, field.name), str(field.cells.unknown) if field.secret else "")
            for field in blank.FIELDS
            if not field.is_never_seen and field.name not in LEFT_OUT
        ]

    def set_from(self, state: RiverState, player: int) -> None:
        """Write what a player sees into the tensor."""
        if state.match is None:
            self.tensor.fill(0)
            return
        self.dict["observation"][:] = state.match.observation(player)
        if "memory" in self.dict:
            self.dict["memory"][:] = np.unpackbits(np.frombuffer(state.deal.memory(player), np.uint8))

    def string_from(self, state: RiverState, player: int) -> str:
        """The same as a text: the fields of the game's state that are not as in the beginning, as far as the player knows them."""
        if state.match is None:
            return "not dealt"
        redacted = state.match.seen_by(player).redacted
        told = [f"player={player}"]
        for name, blank, unknown in self._fields:
            value = getattr(redacted, name)
            if value != blank:
                text = str(value).replace(", ", ",")
                told.append(f"{name}={text.replace(unknown, '?') if unknown else text}")
        if "memory" in self.dict:
            told.append(f"memory={state.deal.memory(player).hex()}")
        return " ".join(told)


# ---------------------------------------------------------------- registered


def _parameters(name: str) -> dict[str, Any]:
    """The parameters of a game with their defaults."""
    config = load(name)
    options = {
        key: int(config.options[key]) if key in _numbers(name) else config.options[key] for key in config.options
    }
    return {"players": config.players, "seed": -1, "deals": 0, "components": "", **options}


def _numbers(name: str) -> list[str]:
    """The options that are numbers, which OpenSpiel does not read as texts."""
    return [option.name for option in load(name).game.options if str(option.default).isdigit()]


def _game_type(name: str, players: int, deals: int = 0) -> Any:
    """What OpenSpiel knows of a game with so many players and deals; alone nobody loses what another wins."""
    header = header_of(name)
    utility, chance = pyspiel.GameType.Utility, pyspiel.GameType.ChanceMode
    return pyspiel.GameType(
        short_name=PREFIX + name,
        long_name=header.name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=chance.EXPLICIT_STOCHASTIC if deals else chance.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.GENERAL_SUM if players == 1 else utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=header.players_max,
        min_num_players=header.players_min,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(name),
    )


def register(name: str) -> None:
    """Make a game known to `pyspiel.load_game` as rivertable_<name>; once more is the same as once."""
    folder_of(name)
    if PREFIX + name not in pyspiel.registered_names():
        kind = type(f"RiverGame_{name}", (RiverGame,), {"name": name})
        pyspiel.register_game(_game_type(name, header_of(name).players_min), kind)


for each in games():
    register(each)

"""batch: many matches taken one decision further by a call, in compiled code, with NumPy arrays in and out."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from rivertable.engine.chance import STREAM_WORDS, seed_hex, seed_words
from rivertable.engine.errors import ActionTextError, IllegalAction, OptionError
from rivertable.engine.game_config import GameConfig
from rivertable.engine.match import Match
from rivertable.engine.observation import ObservationLayout, cells_by_width
from rivertable.engine.rule import CompiledEntry, Mode
from rivertable.engine.state_arrays import BatchRows, state_array, take
from rivertable.engine.whole_numbers import count_from_one, whole_number

Array = np.ndarray[Any, np.dtype[Any]]


class Batch:
    """n matches of a game, each waiting for one decision. `rt.batch` makes one; docs/python.md shows how it is used.

    The arrays `seats`, `masks`, `observations`, `final_observations` and `done`, and the rewards that `step` returns,
    can only be read, and hold something else after the next step: copy what you keep.
    """

    def __init__(
        self,
        game: GameConfig,
        n: int,
        seed: int | str = 0,
        *,
        threads: int = 1,
        observations: bool = True,
        mode: Mode = Mode.COMPILED,
    ) -> None:
        self.game = game
        self.n = count_from_one("n, the number of matches,", n)
        self.threads = min(count_from_one("threads", threads), self.n)
        self.seed = seed_hex(seed)
        instance = game.instance(mode)
        self._module = instance.per_game("batch")
        self._rows = _new_rows(game, self.n, self.threads, self.seed, observations, mode)
        self._outs = [np.zeros(self._module.OUT, np.int64) for _ in range(self.threads)]
        self._bounds = [self.n * thread // self.threads for thread in range(self.threads + 1)]
        self._pool = ThreadPoolExecutor(self.threads) if self.threads > 1 else None
        self._advance(np.zeros(self.n, np.int64), begins=True)

    # ------------------------------------------------------------ what is shown

    @property
    def players(self) -> int:
        """How many seats a match has."""
        return self.game.players

    @property
    def actions(self) -> int:
        """How many actions the game has; they are numbered from 0."""
        return self.game.game.actions.count

    @property
    def layout(self) -> ObservationLayout:
        """What the numbers of an observation are."""
        return self.game.observation_layout

    @property
    def seats(self) -> Array:
        """int8[n]: the seat that decides next in each match. Of several that decide simultaneously it is the first, and it
        is shown nothing of what the others decide."""
        return _shown(self._rows.seats)

    @property
    def masks(self) -> Array:
        """bool[n, actions]: which actions that seat may take."""
        return _shown(self._rows.masks)

    @property
    def observations(self) -> Array:
        """float32[n, size]: what that seat may know, with the parts that `layout` names."""
        return _shown(self._with_observations().observations)

    @property
    def final_observations(self) -> Array:
        """float32[n, size]: what the seat that decided last saw of the end of the match that ended last, zeros before any
        has ended."""
        return _shown(self._with_observations().final_observations)

    @property
    def done(self) -> Array:
        """bool[n]: the match ended with the last step, and the next one of the row has begun."""
        return _shown(self._rows.done)

    @property
    def numbers(self) -> Array:
        """int64[n]: which match of the series each is. Its seed is that of the batch plus this number."""
        return _shown(self._rows.numbers)

    def _with_observations(self) -> BatchRows:
        if not len(self._rows.observations):
            raise OptionError("this batch was made without observations; make it with observations=True")
        return self._rows

    # ------------------------------------------------------------ how it goes on

    def step(self, actions: Any) -> Array:
        """Take one decision in every match, the legal action actions[i] for the seat seats[i]. Returns the rewards as
        float32[n, players]: zeros, but for a match that ends each seat's result between -1 and 1.

        IllegalAction names the first match whose action is not legal, and why; then nothing has been done.
        """
        chosen = self._checked(actions)
        refused = self._module.first_refused(self._rows, chosen)
        if refused >= 0:
            self._refuse(int(refused), int(chosen[refused]))
        self._advance(chosen)
        return _shown(self._rows.rewards)

    def sample(self) -> Array:
        """int64[n]: a random legal action for every match, the same for the same seed and steps."""
        actions = np.zeros(self.n, np.int64)
        self._module.choose_randomly(self._rows, actions)
        return actions

    def match(self, i: int) -> Match:
        """A copy of match i as it stands, whole, to look at: it has no seed and no record."""
        number = whole_number(i)
        if number is None or not 0 <= number < self.n:
            raise OptionError(f"there is no match {i!r}; the matches are 0 to {self.n - 1}")
        return Match.from_state(self.game, take(self._rows.states, number, self.game.game.state))

    def _checked(self, actions: Any) -> Array:
        """The actions as int64[n]; OptionError if they have another shape or are not whole numbers."""
        given = np.asarray(actions)
        if given.dtype.kind == "b" and given.shape == self._rows.masks.shape:
            raise OptionError("step takes the number of an action for every match, not the mask of all of them")
        if given.dtype.kind not in "iu":
            raise OptionError(f"actions are whole numbers, such as an int64 array, not {given.dtype}")
        if given.shape != (self.n,):
            raise OptionError(f"step takes {self.n} actions, one for every match, not an array of shape {given.shape}")
        return np.ascontiguousarray(given, np.int64)

    def _refuse(self, i: int, action: int) -> None:
        seat, actions = int(self._rows.seats[i]), self.game.game.actions
        where = f"match {i}, seat {seat}"
        if not 0 <= action < actions.count:
            known = f"actions are numbered 0 to {actions.count - 1}"
            raise ActionTextError(f"{where}: there is no action {action}; {known}. Nothing was stepped.")
        reason = self.match(i).why_not(seat, action)
        assert reason is not None, "a legal action was refused"
        sentence = f"{where}, action {action}, {actions.text(action)}: {reason.sentence} Nothing was stepped."
        raise IllegalAction(sentence, reason.code, reason.clause)

    def _advance(self, actions: Array, begins: bool = False) -> None:
        """Take a decision in every match, or set all up, in as many threads as are wanted. The first call may compile or load
        the code, so its first part is done alone."""
        parts = [
            _part(self._rows, out, self.n + 1 + part, self.players, first, stop, begins, actions)
            for part, (out, first, stop) in enumerate(zip(self._outs, self._bounds, self._bounds[1:], strict=False))
        ]
        if self._pool is None or begins:
            self._module.advance(*parts.pop(0))
        if self._pool is not None:
            for done in [self._pool.submit(self._module.advance, *part) for part in parts]:
                done.result()

    def __repr__(self) -> str:
        return f"<Batch of {self.n} matches, {self.game}, seed {self.seed.lstrip('0') or '0'!r}>"


def batch_calls(game: GameConfig) -> dict[str, tuple[CompiledEntry, tuple[Any, ...]]]:
    """The compiled entries of batches, as people call them, each with the arguments of a call: for who compiles them
    beforehand."""
    module, rows = (
        game.instance(Mode.COMPILED).per_game("batch"),
        _new_rows(game, 1, 1, seed_hex(0), True, Mode.COMPILED),
    )
    actions = np.zeros(1, np.int64)
    first = _part(rows, np.zeros(module.OUT, np.int64), 2, game.players, 0, 1, True, actions)
    return {
        "batches": (module.advance, first),
        "refused actions": (module.first_refused, (rows, actions)),
        "random actions": (module.choose_randomly, (rows, actions)),
    }


def _part(
    rows: BatchRows, out: Array, place: int, players: int, first: int, stop: int, begins: bool, actions: Array
) -> tuple[Any, ...]:
    """What `advance` takes to go on with the matches from `first` to before `stop`, with room for a copy at `place`."""
    return rows, out, place, players, first, stop, begins, actions


def _shown(array: Array) -> Array:
    """A view that cannot be written to."""
    view = array.view()
    view.flags.writeable = False
    return view


def _new_rows(game: GameConfig, n: int, threads: int, seed: str, observations: bool, mode: Mode) -> BatchRows:
    """Room for n matches, none of them begun."""
    states = state_array(game.game.state, n + 1 + threads, mode)
    states[n] = game.blank_state().to_array()[0]
    actions, layout = game.game.actions.count, game.observation_layout
    width = (n if observations else 0, layout.size)
    return BatchRows(
        states,
        *cells_by_width(states),
        streams=np.zeros((n, STREAM_WORDS), np.int64),
        pickers=np.zeros((n, STREAM_WORDS), np.int64),
        numbers=np.arange(n, dtype=np.int64),
        key=np.array(seed_words(seed), np.int64),
        plans=layout.plans,
        seats=np.zeros(n, np.int8),
        legal=np.zeros((n, actions), np.int16),
        legal_counts=np.zeros(n, np.int64),
        masks=np.zeros((n, actions), np.bool_),
        observations=np.zeros(width, np.float32),
        final_observations=np.zeros(width, np.float32),
        done=np.zeros(n, np.bool_),
        rewards=np.zeros((n, game.players), np.float32),
    )

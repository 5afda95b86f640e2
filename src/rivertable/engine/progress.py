"""How far a match has come: its state, what each viewer has been told, and the steps that led there."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from rivertable.engine.chance import seed_chance, seed_words, stream_from
from rivertable.engine.events import collected
from rivertable.engine.game_config import GameConfig
from rivertable.engine.history import EventsBefore, History
from rivertable.engine.moves import Rekey, Step, UndoBarrier
from rivertable.engine.secrecy import TABLE, Viewer, redact, viewer_code
from rivertable.engine.state import ListState

if TYPE_CHECKING:
    from rivertable.engine.seen import Seen


class Progress:
    """The whole state of a match, secrets included, and the steps that led to it; equal steps lead to equal states. It
    carries out what it is told: whether a step is legal is asked by the match."""

    def __init__(
        self,
        config: GameConfig,
        seed: str | None,
        imagined_from: ListState | None = None,
        events_before: EventsBefore | None = None,
    ) -> None:
        """It begins with a deal from the seed, or with a state that was imagined or stored; then there is no seed."""
        self.config, self.game, self.seed = config, config.game, seed
        self._imagined_from, self._events_before = imagined_from, events_before
        self._forced_choices = config.instance().per_game("forced_choices")
        self.out = [0] * max(self.game.actions.count, len(self.game.score_categories))  # for what rules write
        self._begin()

    def _begin(self) -> None:
        self.history = History(self.game.events, self.config.players, self._events_before)
        self.steps: list[Step] = []
        self.barrier: UndoBarrier | None = None  # the last one found: replaying for an undo begins there
        self.look: Seen | None = None  # the last one that somebody took since the last step
        if self._imagined_from is not None:
            self.state = self._imagined_from.clone()
            return
        assert self.seed is not None
        self.state = self.config.blank_state()
        seed_chance(self.state, *seed_words(self.seed))
        with collected() as emitted:
            self.game.setup(self.state, self.config.players)
            self._forced_choices.take_forced_choices(self.state, self.out)
        self.history.add(emitted)

    def take(self, step: Step) -> None:
        """Make one step: a move with the forced choices after it, or a Rekey."""
        self.look = None
        self.steps.append(step)
        if isinstance(step, Rekey):
            self._deal_anew(step)
            return
        with collected() as emitted:
            self.game.apply(self.state, step.seat, step.action)
            self._forced_choices.take_forced_choices(self.state, self.out)
        self.history.add(emitted)

    def _deal_anew(self, rekey: Rekey) -> None:
        """Give chance a new key and deal again everything that no seat knows."""
        key = hashlib.blake2b(f"{self.seed} {rekey.epoch}".encode(), digest_size=16).hexdigest()
        self.state = redact(self.state, TABLE)
        self.game.deal_unknown(self.state, TABLE, stream_from(key))
        seed_chance(self.state, *seed_words(key))

    def return_to(self, barrier: UndoBarrier | None) -> None:
        """Go back to an earlier barrier, or to the beginning if there is none."""
        if barrier is None:
            self._begin()
            return
        self.look = None
        self.state, self.history = barrier.state.clone(), barrier.history.clone()
        self.steps, self.barrier = self.steps[: barrier.steps], barrier

    def replay(self, steps: list[Step]) -> Iterator[None]:
        """Replace the steps by these, yielding after each step that is made. Replaying begins at the barrier if the steps up to
        it are unchanged, otherwise at the beginning."""
        barrier = self.barrier
        leads = barrier is not None and steps[: barrier.steps] == self.steps[: barrier.steps]
        self.return_to(barrier if leads else None)
        for step in steps[len(self.steps) :]:
            self.take(step)
            yield

    def clone(self) -> Progress:
        """An independent copy."""
        copy = object.__new__(Progress)
        copy.__dict__.update(self.__dict__)
        copy.steps, copy.state, copy.history = self.steps[:], self.state.clone(), self.history.clone()
        copy.out, copy.look = self.out[:], None
        return copy

    def imagined(self, viewer: Viewer, seed: int | str) -> Progress:
        """The beginning of a match in a random world that fits everything the viewer knows."""
        world = redact(self.state, viewer)
        self.game.deal_unknown(world, viewer_code(viewer), stream_from(seed))
        with collected():
            self._forced_choices.take_forced_choices(world, self.out)
        return Progress(self.config, None, world)

    def __getstate__(self) -> dict[str, Any]:
        """Pickle everything but modules, which the other process loads itself, and the barrier, which it can find
        again."""
        left = ("game", "_forced_choices", "barrier", "look")
        return {key: value for key, value in self.__dict__.items() if key not in left}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state, barrier=None, look=None)
        self.game = self.config.game
        self._forced_choices = self.config.instance().per_game("forced_choices")

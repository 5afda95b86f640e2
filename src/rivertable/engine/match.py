"""One match: who is to act, what they may do, what happened, what each viewer sees."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterator, Mapping
from operator import index
from typing import TYPE_CHECKING, Any, Never

import msgspec
import numpy as np

from rivertable.engine.chance import seed_chance, seed_hex, seed_words, stream_from
from rivertable.engine.contract import REFEREE_SEAT, Change
from rivertable.engine.draft import Draft
from rivertable.engine.errors import ActionTextError, IllegalAction, OptionError, RivertableError
from rivertable.engine.events import Event, collected
from rivertable.engine.game_config import GameConfig, load
from rivertable.engine.history import History
from rivertable.engine.messages import Message
from rivertable.engine.moves import (
    FreeUndo,
    Move,
    Rekey,
    Step,
    Undo,
    UndoBarrier,
    after_agreed_undo,
    after_reports_undone,
)
from rivertable.engine.outcome import Outcome
from rivertable.engine.reasons import OK, Reason
from rivertable.engine.secrecy import TABLE, Viewer, observe, redact, viewer_code
from rivertable.engine.state import ListState

if TYPE_CHECKING:
    from rivertable.engine.record import Record


class Action(msgspec.Struct, frozen=True):
    """An action of a seat: its number, its name and arguments as written, and what it means now."""

    id: int
    name: str
    args: tuple[int | str, ...]
    label: str

    def __str__(self) -> str:
        return f"{self.name}({','.join(map(str, self.args))})" if self.args else self.name


class Candidate(msgspec.Struct, frozen=True):
    """An action worth showing: it may be taken if there is no reason against it."""

    action: Action
    reason: Reason | None


class Match:
    """A match of a loaded game. It holds the whole truth; hand out only what its methods give for a viewer."""

    def __init__(self, game: GameConfig | str, seed: int | str | None = None) -> None:
        self._open(game, seed_hex(secrets.randbits(128) if seed is None else seed), None)

    @classmethod
    def from_state(cls, game: GameConfig | str, state: ListState, physics_before: Any = None) -> Match:
        """A match that goes on from a whole state, such as an imagined world kept for later. It has no record.
        `world_before` is what the game's simulated world knew then (`world.known`), if it has one."""
        match = cls.__new__(cls)
        match._open(game, None, state.clone())
        match.physics_before = physics_before
        return match

    def _open(self, game: GameConfig | str, seed: str | None, imagined_from: ListState | None) -> None:
        self.config = game if isinstance(game, GameConfig) else load(game)
        self.game = self.config.game
        self._seed = seed
        self.physics_before: Any = None
        self.log: list[Move | Undo] = []
        self.names: Mapping[int, str] | None = None  # of the people, for texts; by seat number without them
        self._steps: list[Step] = []
        self._imagined_from = imagined_from
        self._forced_choices = self.config.instance().per_game("forced_choices")
        self._out = [0] * max(self.game.actions.count, len(self.game.score_categories))
        self._begin()

    # ------------------------------------------------------------ the course of the match

    def _begin(self) -> None:
        """Put the match back to its beginning; the log stays."""
        self._history = History(self.game.events, self.config.players)
        self._steps = []
        self._barrier: UndoBarrier | None = None  # the last one found, so that looking back begins there
        if self._imagined_from is not None:
            self._state = self._imagined_from.clone()
            return
        assert self.seed is not None
        self._state = self.config.blank_state()
        seed_chance(self._state, *seed_words(self.seed))
        with collected() as emitted:
            self.game.setup(self._state, self.players)
            self._forced_choices.take_forced_choices(self._state, self._out)
        self._history.add(emitted)

    def _take(self, step: Step) -> None:
        """Make one step: a move with everything forced after it, or a new future."""
        self._steps.append(step)
        if isinstance(step, Rekey):
            self._deal_anew(step)
            return
        with collected() as emitted:
            self.game.apply(self._state, step.seat, step.action)
            self._forced_choices.take_forced_choices(self._state, self._out)
        self._history.add(emitted)

    def _deal_anew(self, rekey: Rekey) -> None:
        """Re-key chance and deal again whatever no seat knows."""
        key = hashlib.blake2b(f"{self.seed} {rekey.epoch}".encode(), digest_size=16).hexdigest()
        self._state = redact(self._state, TABLE)
        self.game.deal_unknown(self._state, TABLE, stream_from(key))
        seed_chance(self._state, *seed_words(key))

    def _return_to(self, barrier: UndoBarrier | None) -> None:
        """To an earlier barrier, or to the beginning."""
        if barrier is None:
            self._begin()
            return
        self._state, self._history = barrier.state.clone(), barrier.history.clone()
        self._steps, self._barrier = self._steps[: barrier.steps], barrier

    def _replay(self, steps: list[Step]) -> Iterator[None]:
        """Play these instead, with a pause after each; from the barrier if they lead there."""
        barrier = self._barrier
        leads = barrier is not None and steps[: barrier.steps] == self._steps[: barrier.steps]
        self._return_to(barrier if leads else None)
        for step in steps[len(self._steps) :]:
            self._take(step)
            yield

    @property
    def seed(self) -> str | None:
        """Where all chance of the match comes from, as 32 hex digits; an imagined match has none."""
        return self._seed

    @seed.setter
    def seed(self, _: Never) -> None:
        raise AttributeError("the seed of a match does not change, for its moves belong to it; begin another Match")

    @property
    def players(self) -> int:
        """How many seats there are; they are numbered from 0."""
        return self.config.players

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves that stand, oldest first: what was taken back is left out."""
        return tuple(step for step in self._steps if isinstance(step, Move))

    @property
    def to_act(self) -> tuple[int, ...]:
        """Seats that may act now; several decide simultaneously, and people who share a screen are best asked in this
        order. The REFEREE_SEAT reports for the world."""
        mask = self.game.to_act(self._state)
        seats = tuple(seat for seat in range(REFEREE_SEAT + 1) if mask >> seat & 1)
        if self.game.asked_order is None or len(seats) < 2:
            return seats
        first = [seat for seat in self.game.asked_order(redact(self._state, None)) if seat in seats]
        return tuple(dict.fromkeys((*first, *seats)))

    @property
    def is_asked_in_order(self) -> bool:
        """The game says in which order people who share a screen are asked; otherwise whoever has it goes on."""
        return self.game.asked_order is not None

    @property
    def is_person_reporting(self) -> bool:
        """The world is to report, and a person at the table does it for the world."""
        return REFEREE_SEAT in self.to_act and self._people_report()

    def likely_report(self, stream: Any) -> int:
        """What the world would probably report now, by the game's own statistics; the stream is a cheap one."""
        return self.game.referee(self._state.clone(), stream)

    @property
    def is_over(self) -> bool:
        """Nobody has anything left to decide: `outcome` says how it ended."""
        return self.game.to_act(self._state) == 0

    @property
    def rounds(self) -> int:
        """How many rounds have begun, as the game counts them."""
        return self.game.rounds(self._state)

    @property
    def reveals(self) -> int:
        """How often something hidden has been shown; decisions made before a reveal may not fit after it."""
        return int(self._state.reveals)

    @property
    def state(self) -> ListState:
        """A copy of the whole state, secrets and all: to keep, or to go on `from_state`; never to be shown."""
        return self._state.clone()

    def act(self, seat: int, action: Action | int | str, payload: Any = None) -> None:
        """Take a decision. IllegalAction says why not, with its clause; nothing has happened then."""
        id = self.action_id(action)
        reason = self.why_not(seat, id)
        if reason is not None:
            raise IllegalAction(reason.sentence, reason.code, reason.clause)
        if payload is not None:
            _check_payload(payload)
        move = Move(seat, id, payload)
        self._take(move)
        self.log.append(move)

    def undo(self, seat: int, moves: int | None = None, *, agreed: bool = False) -> None:
        """Take back this seat's last moves: all since something was revealed or others visibly moved, or just `moves`.

        What lies further back needs the consent of the other people (`agreed`): then the match returns to just
        before that move, and everything still unknown is dealt anew. UndoRefused says what stands in the way.
        What a person reported for the world (REFEREE_SEAT) can be corrected until a seat decides again.
        """
        for _ in self.undoing(seat, moves, agreed=agreed):
            pass

    def undoing(self, seat: int, moves: int | None = None, *, agreed: bool = False) -> Iterator[None]:
        """The same with many pauses, for whoever must not be kept: the match is no use until this has come to its end."""
        if seat != REFEREE_SEAT:
            self._check_seat(seat)
        if moves is not None and (isinstance(moves, bool) or not isinstance(moves, int) or moves < 1):
            raise OptionError(f"the number of moves to take back is a whole number from 1, not {moves!r}")
        if seat == REFEREE_SEAT:
            steps, count = after_reports_undone(self._steps, moves, self._people_report(), self.config.catalogue)
        elif agreed:
            count = 1 if moves is None else moves
            epoch = sum(isinstance(entry, Undo) for entry in self.log) + 1
            steps = after_agreed_undo(self._steps, seat, count, epoch)
        else:
            free_undo = FreeUndo(self)
            yield from free_undo.walk()
            self._barrier = free_undo.barrier
            steps, count = free_undo.after_free_undo(seat, moves)
        yield from self._replay(steps)
        self.log.append(Undo(seat, count, agreed))

    def _people_report(self) -> bool:
        return self.game.people_report(redact(self._state, None))

    def can_undo(self, seat: int) -> int:
        """How many of its last moves the seat may take back freely."""
        self._check_seat(seat)
        return self.free_undos()[seat]

    def free_undos(self) -> tuple[int, ...]:
        """The same for every seat. It may replay the match, though once for all of them: not for every view."""
        free_undo = FreeUndo(self)
        for _ in free_undo.walk():
            pass
        self._barrier = free_undo.barrier
        return tuple(len(free_undo.free(seat)[0]) for seat in range(self.players))

    def clone(self) -> Match:
        """An independent copy."""
        copy = object.__new__(Match)
        copy.__dict__.update(self.__dict__)
        copy.log, copy._steps = self.log[:], self._steps[:]
        copy._state, copy._history = self._state.clone(), self._history.clone()
        copy._out = self._out[:]
        return copy

    def __repr__(self) -> str:
        waiting = "over" if self.is_over else f"to act: {', '.join(map(str, self.to_act))}"
        seed = "imagined" if self.seed is None else f"seed {self.seed.lstrip('0') or '0'!r}"
        return f"<Match {self.config}, {seed}, {len(self.log)} moves, {waiting}>"

    def __deepcopy__(self, memo: dict[int, Any]) -> Match:
        return self.clone()

    def __copy__(self) -> Match:
        return self.clone()

    def __getstate__(self) -> dict[str, Any]:
        """What another process needs; the game's modules are found there again."""
        return {
            key: value for key, value in self.__dict__.items() if key not in ("game", "_forced_choices", "_barrier")
        }

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state, _barrier=None)
        self.game = self.config.game
        self._forced_choices = self.config.instance().per_game("forced_choices")

    def imagine(self, viewer: Viewer, seed: int | str = 0) -> Match:
        """A match in a random world that fits everything the viewer knows; others' hidden choices are asked again.

        The same seed gives the same world, and without one it is 0: give others to see other worlds.
        """
        self._check_viewer(viewer)
        world = self.clone()
        world._seed, world.physics_before, world.log, world._steps, world._barrier = None, None, [], [], None
        world._state = redact(self._state, viewer)
        self.game.deal_unknown(world._state, viewer_code(viewer), stream_from(seed))
        with collected():
            self._forced_choices.take_forced_choices(world._state, world._out)
        world._imagined_from = world._state.clone()
        world._history = History(self.game.events, self.players)
        return world

    def draft(self, seat: int) -> Draft:
        """A private copy to plan a compound turn on, until something would be revealed."""
        self._check_seat(seat)
        return Draft(self, seat)

    def record(self) -> Record:
        """Everything needed to replay the match. While it goes on this is for whoever keeps the table only."""
        from rivertable.engine.record import record_of

        return record_of(self, whole=True)

    def record_for(self, viewer: Viewer) -> Record:
        """The record as a viewer may have it: the whole when the match is over, until then what they may know."""
        from rivertable.engine.record import record_of

        self._check_viewer(viewer)
        return record_of(self, viewer, whole=False)

    # ------------------------------------------------------------ what a viewer may know

    def redacted(self, viewer: Viewer) -> ListState:
        """The state with everything the viewer may not know made UNKNOWN."""
        self._check_viewer(viewer)
        return redact(self._state, viewer)

    def _known_to_actor(self, seat: int) -> ListState:
        """What a decision goes by: what the seat knows; the world, while it is to report, goes by what all see."""
        if seat == REFEREE_SEAT and seat in self.to_act:
            return redact(self._state, None)
        self._check_seat(seat)
        return redact(self._state, seat)

    def view(self, viewer: Viewer) -> msgspec.Struct:
        """What a seat sees, or a spectator (None), as a typed struct."""
        return self.game.view(self.redacted(viewer), viewer)

    def observation(self, viewer: Viewer) -> np.ndarray[Any, np.dtype[np.float32]]:
        """The same as numbers: values, and which of them are known."""
        return observe(self.redacted(viewer))

    def legal(self, seat: int) -> list[Action]:
        """The actions the seat may take now; empty if it is not to act."""
        redacted = self._known_to_actor(seat)
        n = self.game.legal(redacted, seat, self._out) if seat in self.to_act else 0
        return [self._action(redacted, seat, id) for id in self._out[:n]]

    def candidates(self, seat: int) -> list[Candidate]:
        """What to show at this decision, legal or not, each with the reason against it."""
        redacted = self._known_to_actor(seat)
        ids = self.game.candidates(redacted, seat) if seat in self.to_act else ()
        return [Candidate(self._action(redacted, seat, id), self._reason(redacted, seat, id)) for id in ids]

    def why_not(self, seat: int, action: Action | int | str) -> Reason | None:
        """Why the seat may not do this now, or None if it may."""
        return self._reason(self._known_to_actor(seat), seat, self.action_id(action))

    def decision(self, seat: int) -> str:
        """What the seat is asked now, or what it waits for."""
        return self.say(self.game.decision(self._known_to_actor(seat), seat))

    def preview(self, seat: int, action: Action | int | str) -> tuple[Change, ...]:
        """What a legal action would cost and give, as far as the seat can know; empty if it is not legal."""
        redacted, id = self._known_to_actor(seat), self.action_id(action)
        if self.game.may(redacted, seat, id) != OK:
            return ()
        return self.game.preview(redacted, seat, id)

    def events(self, viewer: Viewer, since: int = 0) -> list[Event]:
        """What the viewer has been told happened, oldest first, from event number `since` on."""
        self._check_viewer(viewer)
        return self._history.events(viewer, since)

    def event_count(self, viewer: Viewer) -> int:
        """How many events the viewer has been told so far."""
        self._check_viewer(viewer)
        return self._history.count(viewer)

    def events_in_common(self, other: Match, viewer: Viewer) -> int:
        """How many events from the beginning the viewer has been told in both matches."""
        self._check_viewer(viewer)
        return self._history.in_common(other._history, viewer)

    def narration(self, viewer: Viewer, since: int = 0, names: Mapping[int, str] | None = None) -> list[str]:
        """The same as log lines; events that only a picture shows have no words."""
        lines = [self.say(event.message, names) for event in self.events(viewer, since)]
        return [line for line in lines if line]

    @property
    def points(self) -> tuple[int, ...]:
        """By seat, as if the match ended here: for whoever may see everything."""
        return tuple(int(self.game.score(self._state, seat, self._out)) for seat in range(self.players))

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, or None while it goes on."""
        if not self.is_over:
            return None
        state, game, seats = self._state, self.game, range(self.players)
        totals, breakdown = [], []
        for seat in seats:
            totals.append(int(game.score(state, seat, self._out)))
            breakdown.append(dict(zip(game.score_categories, self._out, strict=False)))
        best = max(game.standing(state, seat) for seat in seats)
        winners = tuple(seat for seat in seats if game.standing(state, seat) == best)
        if self.players == 1 and game.utility(state, 0) < 0:
            winners = ()
        return Outcome(game.end_reasons[game.end_reason(state)], tuple(totals), tuple(breakdown), winners)

    @property
    def ranks(self) -> tuple[int, ...]:
        """Places by seat once it is over, 1 for the best; equal standings share a place."""
        standings = [self.game.standing(self._state, seat) for seat in range(self.players)] if self.is_over else []
        return tuple(1 + sum(other > standing for other in standings) for standing in standings)

    # ------------------------------------------------------------ words

    def say(self, message: Message, names: Mapping[int, str] | None = None) -> str:
        """A message in words, people by their names where those are known."""
        return self.config.catalogue.render(message, names or self.names)

    def action_id(self, action: Action | int | str) -> int:
        """The id behind an Action, an id or a text; ActionTextError if there is no such action."""
        actions = self.game.actions
        if isinstance(action, str):
            return actions.parse(action)
        if isinstance(action, Action):
            if not 0 <= action.id < actions.count or actions.text(action.id) != str(action):
                raise ActionTextError(f"{action} is no action of {self.config.name}: it comes from another game")
            return action.id
        try:
            id = index(action)
        except TypeError:
            raise ActionTextError(f"an action is an Action, its id or its text, not {action!r}") from None
        actions.block_of(id)
        return id

    def _action(self, redacted: ListState, seat: int, id: int) -> Action:
        actions = self.game.actions
        label = self.say(self.game.label(redacted, seat, id))
        return Action(id, actions.block_of(id).name, actions.args(id), label)

    def _reason(self, redacted: ListState, seat: int, id: int) -> Reason | None:
        code = self.game.may(redacted, seat, id)
        if code == OK:
            return None
        reason = self.game.reasons.of(code)
        args = self.game.explain(redacted, seat, id, code)
        return Reason(reason.name.lower(), self.say(Message(reason.message_id, args)), reason.clause)

    def _check_seat(self, seat: int) -> None:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.players:
            raise OptionError(f"there is no seat {seat!r}; the seats are 0 to {self.players - 1}")

    def _check_viewer(self, viewer: Viewer) -> None:
        if viewer is not None:
            self._check_seat(viewer)


def _check_payload(payload: Any) -> None:
    """A payload goes into the record, so JSON must be able to hold it."""
    try:
        same = msgspec.json.decode(msgspec.json.encode(payload)) == payload
    except (TypeError, ValueError):
        same = False
    if not same:
        raise RivertableError(f"a payload is numbers, texts, lists and objects as JSON has them, not {payload!r}")

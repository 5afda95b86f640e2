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
from rivertable.engine.contract import REFEREE_SEAT, Change, never
from rivertable.engine.draft import Draft
from rivertable.engine.errors import ActionTextError, IllegalAction, OptionError, RivertableError
from rivertable.engine.events import Event, collected
from rivertable.engine.game_config import GameConfig, load
from rivertable.engine.history import EventsBefore, History
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
from rivertable.engine.preview import Previews
from rivertable.engine.reasons import OK, Reason
from rivertable.engine.secrecy import TABLE, Viewer, observe, redact, viewer_code
from rivertable.engine.state import ListState
from rivertable.engine.turns import Turn, told

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
    """A match of a game. It holds the whole state, secrets included: show people only what its methods return for a
    viewer."""

    def __init__(self, game: GameConfig | str, seed: int | str | None = None) -> None:
        self._open(game, seed_hex(secrets.randbits(128) if seed is None else seed), None)

    @classmethod
    def from_state(
        cls,
        game: GameConfig | str,
        state: ListState,
        physics_before: Any = None,
        events_before: EventsBefore | None = None,
    ) -> Match:
        """A match that continues from a whole state, such as a stored imagined world. It has no seed and no record.
        `physics_before` is what the game's physics knew at that point (`Physics.known`), if it has any; `events_before`
        are the events that led there, by viewer."""
        match = cls.__new__(cls)
        match._open(game, None, state.clone(), events_before)
        match.physics_before = physics_before
        return match

    def _open(
        self,
        game: GameConfig | str,
        seed: str | None,
        imagined_from: ListState | None,
        events_before: EventsBefore | None = None,
    ) -> None:
        self.config = game if isinstance(game, GameConfig) else load(game)
        self.game = self.config.game
        self._seed = seed
        self.physics_before: Any = None
        self.log: list[Move | Undo] = []
        self.names: Mapping[int, str] | None = None  # of the people, for texts; without them seats are named by number
        self._steps: list[Step] = []
        self._imagined_from = imagined_from
        self._events_before = events_before
        self._forced_choices = self.config.instance().per_game("forced_choices")
        self._out = [0] * max(self.game.actions.count, len(self.game.score_categories))
        self._begin()

    # ------------------------------------------------------------ the course of the match

    def _begin(self) -> None:
        """Put the match back to its beginning; `log` is left alone."""
        self._history = History(self.game.events, self.config.players, self._events_before)
        self._steps = []
        self._barrier: UndoBarrier | None = None  # the last one found: replaying for an undo begins there
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
        """Make one step: a move with the forced choices after it, or a Rekey."""
        self._steps.append(step)
        if isinstance(step, Rekey):
            self._deal_anew(step)
            return
        with collected() as emitted:
            self.game.apply(self._state, step.seat, step.action)
            self._forced_choices.take_forced_choices(self._state, self._out)
        self._history.add(emitted)

    def _deal_anew(self, rekey: Rekey) -> None:
        """Give chance a new key and deal again everything that no seat knows."""
        key = hashlib.blake2b(f"{self.seed} {rekey.epoch}".encode(), digest_size=16).hexdigest()
        self._state = redact(self._state, TABLE)
        self.game.deal_unknown(self._state, TABLE, stream_from(key))
        seed_chance(self._state, *seed_words(key))

    def _return_to(self, barrier: UndoBarrier | None) -> None:
        """Go back to an earlier barrier, or to the beginning if there is none."""
        if barrier is None:
            self._begin()
            return
        self._state, self._history = barrier.state.clone(), barrier.history.clone()
        self._steps, self._barrier = self._steps[: barrier.steps], barrier

    def _replay(self, steps: list[Step]) -> Iterator[None]:
        """Replace the steps of the match by these, yielding after each step that is made. Replaying begins at the
        barrier if the steps up to it are unchanged, otherwise at the beginning."""
        barrier = self._barrier
        leads = barrier is not None and steps[: barrier.steps] == self._steps[: barrier.steps]
        self._return_to(barrier if leads else None)
        for step in steps[len(self._steps) :]:
            self._take(step)
            yield

    @property
    def seed(self) -> str | None:
        """The seed of all chance in the match, as 32 hex digits; None for an imagined match."""
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
        """The moves in force, oldest first: those that were taken back are left out."""
        return tuple(step for step in self._steps if isinstance(step, Move))

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that may act now, empty when the match is over. Several seats decide simultaneously; people who
        share a screen are best asked in this order. REFEREE_SEAT means that a report from outside the rules is
        needed."""
        mask = self.game.to_act(self._state)
        seats = tuple(seat for seat in range(REFEREE_SEAT + 1) if mask >> seat & 1)
        if self.game.asked_order is None or len(seats) < 2:
            return seats
        first = [seat for seat in self.game.asked_order(redact(self._state, None)) if seat in seats]
        return tuple(dict.fromkeys((*first, *seats)))

    @property
    def is_asked_in_order(self) -> bool:
        """True if the game defines the order in which people who share a screen are asked; otherwise one goes on until
        done."""
        return self.game.asked_order is not None

    @property
    def is_person_reporting(self) -> bool:
        """True if a report is needed and a person at the table has to make it."""
        return REFEREE_SEAT in self.to_act and self._people_report()

    def hides_choice(self, seat: int) -> bool:
        """True if the seat is to act, and the others must not learn whether it has a choice. They all know that much."""
        if self.game.hides_choice is never or seat == REFEREE_SEAT or seat not in self.to_act:
            return False
        return self.game.hides_choice(self.redacted(None), seat)

    def likely_report(self, stream: Any) -> int:
        """A random report of the referee, drawn with a cheap stream (`stream_from`) from the game's statistics."""
        return self.game.referee(self._state.clone(), stream)

    @property
    def is_over(self) -> bool:
        """True when nobody has anything left to decide; `outcome` then says how the match ended."""
        return self.game.to_act(self._state) == 0

    @property
    def rounds(self) -> int:
        """How many rounds have begun, as the game counts them."""
        return self.game.rounds(self._state)

    @property
    def reveals(self) -> int:
        """How often something hidden has been revealed. Plans made at another number may no longer be possible."""
        return int(self._state.reveals)

    @property
    def state(self) -> ListState:
        """A copy of the whole state, secrets included, to be stored or passed to `from_state`; never show it to
        anybody."""
        return self._state.clone()

    def act(self, seat: int, action: Action | int | str, payload: Any = None) -> None:
        """Take a decision for a seat. If the rules refuse it, IllegalAction says why, with the clause, and the match is
        unchanged. The payload, data for the game's physics, is stored with the move."""
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
        """Take back this seat's last `moves` moves; None: all since something was revealed or others visibly moved.

        Moves further back need the consent of the other people (`agreed`): then the match returns to just before the
        earliest of them, and everything unknown at that point is dealt again. UndoRefused says why it is not possible;
        the match is unchanged then. Reports that a person made (REFEREE_SEAT) can be taken back until a seat decides.
        """
        for _ in self.undoing(seat, moves, agreed=agreed):
            pass

    def undoing(self, seat: int, moves: int | None = None, *, agreed: bool = False) -> Iterator[None]:
        """Do what `undo` does, yielding after every replayed move, so that a server can do other work in between. Until
        the iterator is exhausted the match must not be used."""
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
        """How many of its last moves the seat may take back without the consent of others."""
        self._check_seat(seat)
        return self.free_undos()[seat]

    def free_undos(self) -> tuple[int, ...]:
        """By seat: how many of its last moves it may take back without the consent of others. This may replay the whole
        match, so do not call it for every view."""
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
        """Pickle everything but modules, which the other process loads itself, and the barrier, which it can find
        again."""
        return {
            key: value for key, value in self.__dict__.items() if key not in ("game", "_forced_choices", "_barrier")
        }

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state, _barrier=None)
        self.game = self.config.game
        self._forced_choices = self.config.instance().per_game("forced_choices")

    def imagine(self, viewer: Viewer, seed: int | str = 0) -> Match:
        """A match in a random world that fits everything the viewer knows. Other seats' hidden choices are open again.

        Equal seeds give equal worlds; pass different seeds to get different ones. The result has no seed and no record.
        """
        self._check_viewer(viewer)
        world = self.clone()
        world._seed, world.physics_before, world.log, world._steps, world._barrier = None, None, [], [], None
        world._state = redact(self._state, viewer)
        self.game.deal_unknown(world._state, viewer_code(viewer), stream_from(seed))
        with collected():
            self._forced_choices.take_forced_choices(world._state, world._out)
        world._imagined_from, world._events_before = world._state.clone(), None
        world._history = History(self.game.events, self.players)
        return world

    def draft(self, seat: int) -> Draft:
        """A private plan for the seat's turn: decisions can be tried on it until one of them would reveal something."""
        self._check_seat(seat)
        return Draft(self, seat)

    def record(self) -> Record:
        """Everything needed to replay the match. It holds all secrets: until the match is over, do not show it to
        players."""
        from rivertable.engine.record import record_of

        return record_of(self, whole=True)

    def record_for(self, viewer: Viewer) -> Record:
        """The record that may be shown to a viewer: complete when the match is over, until then only what they may
        know."""
        from rivertable.engine.record import record_of

        self._check_viewer(viewer)
        return record_of(self, viewer, whole=False)

    # ------------------------------------------------------------ what a viewer may know

    def redacted(self, viewer: Viewer) -> ListState:
        """The state with everything the viewer may not know made UNKNOWN."""
        self._check_viewer(viewer)
        return redact(self._state, viewer)

    def opened(self) -> ListState:
        """What all seats together know: hands lie open, decks face down. For matches that are over: never show it to
        anybody who plays."""
        opened = redact(self._state, TABLE)
        for option in self.game.opening_options:
            setattr(opened, f"opt_{option}", 1)
        return opened

    def _known_to_actor(self, seat: int) -> ListState:
        """The redacted state on which a decision is checked: the seat's own, or a spectator's while the referee
        reports."""
        if seat == REFEREE_SEAT and seat in self.to_act:
            return redact(self._state, None)
        self._check_seat(seat)
        return redact(self._state, seat)

    def view(self, viewer: Viewer) -> msgspec.Struct:
        """Everything a seat, or a spectator (None), sees, as a typed struct."""
        return self.game.view(self.redacted(viewer), viewer)

    def observation(self, viewer: Viewer) -> np.ndarray[Any, np.dtype[np.float32]]:
        """What the viewer sees as two rows of numbers: the values (0 where unknown), and 1 where a value is known."""
        return observe(self.redacted(viewer))

    def legal(self, seat: int) -> list[Action]:
        """The actions the seat may take now, in the order of their ids; empty if it is not to act."""
        redacted = self._known_to_actor(seat)
        n = self.game.legal(redacted, seat, self._out) if seat in self.to_act else 0
        return [self._action(redacted, seat, id) for id in self._out[:n]]

    def candidates(self, seat: int) -> list[Candidate]:
        """The actions to show at this decision, legal or not, each with the reason against it; empty if the seat is not
        to act."""
        redacted = self._known_to_actor(seat)
        ids = self.game.candidates(redacted, seat) if seat in self.to_act else ()
        return [Candidate(self._action(redacted, seat, id), self._reason(redacted, seat, id)) for id in ids]

    def why_not(self, seat: int, action: Action | int | str) -> Reason | None:
        """The reason why the seat may not take this action now, or None if it may."""
        return self._reason(self._known_to_actor(seat), seat, self.action_id(action))

    def decision(self, seat: int) -> str:
        """The question the seat is asked now, or a sentence that says what it waits for."""
        return self.say(self.game.decision(self._known_to_actor(seat), seat))

    def preview(self, seat: int, action: Action | int | str) -> tuple[Change, ...]:
        """What a legal action would cost and give, as far as the seat can know; empty if it is not legal."""
        redacted, id = self._known_to_actor(seat), self.action_id(action)
        if self.game.may(redacted, seat, id) != OK:
            return ()
        return Previews(self.config, redacted, seat).of(id)

    def events(self, viewer: Viewer, since: int = 0) -> list[Event]:
        """The events the viewer has seen, oldest first, from event number `since` on."""
        self._check_viewer(viewer)
        return self._history.events(viewer, since)

    def event_count(self, viewer: Viewer) -> int:
        """How many events the viewer has seen so far."""
        self._check_viewer(viewer)
        return self._history.count(viewer)

    def turns(self, viewer: Viewer, since: int = 0) -> list[Turn]:
        """What the viewer has seen, turn by turn, each as one message. `since` is the number of an event: the list begins
        with the turn that holds it."""
        self._check_viewer(viewer)
        spans = self._history.turn_spans(viewer)
        begin = max((place for place, span in enumerate(spans) if span.first <= since), default=0)
        spans = spans[begin:]
        events = self.events(viewer, spans[0].first) if spans else []
        turns = []
        for place, span in enumerate(spans):
            end = spans[place + 1].first if place + 1 < len(spans) else None
            own = events[span.first - spans[0].first : None if end is None else end - spans[0].first]
            turns.append(told(span, own, self.game.tell))
        return turns

    def events_in_common(self, other: Match, viewer: Viewer) -> int:
        """How many events at the beginning are the same for the viewer in both matches."""
        self._check_viewer(viewer)
        return self._history.in_common(other._history, viewer)

    def narration(self, viewer: Viewer, since: int = 0, names: Mapping[int, str] | None = None) -> list[str]:
        """The events the viewer has seen as log lines, from event number `since` on; events without a text are left
        out."""
        lines = [self.say(event.message, names) for event in self.events(viewer, since)]
        return [line for line in lines if line]

    @property
    def points(self) -> tuple[int, ...]:
        """By seat, the points if the match ended here. They count secrets, so do not show them to players."""
        return tuple(int(self.game.score(self._state, seat, self._out)) for seat in range(self.players))

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, or None while it goes on."""
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
        """A message as text. People are called by `names`, by default those of the match, or by seat number."""
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

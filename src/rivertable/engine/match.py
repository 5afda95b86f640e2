"""One match: who is to act, how it goes on and back, and how it ends. What a viewer may know of it: `viewable.py`."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, Never, Unpack

import msgspec

from rivertable.engine.chance import seed_hex, stream_from
from rivertable.engine.contract import REFEREE_SEAT, Game, never
from rivertable.engine.draft import Draft
from rivertable.engine.errors import IllegalAction, OptionError, RivertableError
from rivertable.engine.game_config import GameConfig, config_of
from rivertable.engine.history import EventsBefore
from rivertable.engine.moves import FreeUndo, Move, Undo, after_agreed_undo, after_reports_undone
from rivertable.engine.named_options import Options
from rivertable.engine.outcome import Outcome
from rivertable.engine.progress import Progress
from rivertable.engine.secrecy import Viewer, redact
from rivertable.engine.seen import Action, Candidate
from rivertable.engine.state import ListState
from rivertable.engine.viewable import Viewable
from rivertable.engine.whole_numbers import count_from_one

if TYPE_CHECKING:
    from rivertable.engine.record import Record

__all__ = ["Action", "Candidate", "Match"]


class Match(Viewable):
    """A match of a game. It holds the whole state, secrets included: show people only what its methods return for a
    viewer."""

    def __init__(self, game: GameConfig | str, seed: int | str | None = None, **options: Unpack[Options]) -> None:
        """A new match of a game, loaded or by text, with `options` as for `load`: Match("riverside", seed=7, players=3)."""
        if isinstance(game, Match):
            raise OptionError("a match is made from a game; match.clone() is a copy of a match")
        config = config_of(game, **options)
        self._open(Progress(config, seed_hex(secrets.randbits(128) if seed is None else seed)))

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
        match._open(Progress(config_of(game), None, state.clone(), events_before), physics_before)
        return match

    def _open(self, progress: Progress, physics_before: Any = None, names: Mapping[int, str] | None = None) -> None:
        self.config = progress.config
        self.log: list[Move | Undo] = []
        self.names = names
        self.physics_before = physics_before
        self._progress = progress

    @property
    def game(self) -> Game:
        """The interpreted game: rules, actions and texts (`engine/contract.py`)."""
        return self._progress.game

    @property
    def _state(self) -> ListState:
        self._progress.look = None  # whoever takes the state itself may change it
        return self._progress.state

    @_state.setter
    def _state(self, state: ListState) -> None:
        self._progress.look, self._progress.state = None, state

    # ------------------------------------------------------------ where it stands

    @property
    def seed(self) -> str | None:
        """The seed of all chance in the match, as 32 hex digits; None for an imagined match."""
        return self._progress.seed

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
        return tuple(step for step in self._progress.steps if isinstance(step, Move))

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that may act now, empty when the match is over. Several seats decide simultaneously; people who
        share a screen are best asked in this order. REFEREE_SEAT means that a report from outside the rules is
        needed."""
        mask = self.game.to_act(self._progress.state)
        seats = tuple(seat for seat in range(REFEREE_SEAT + 1) if mask >> seat & 1)
        if self.game.asked_order is None or len(seats) < 2:
            return seats
        first = [seat for seat in self.game.asked_order(redact(self._progress.state, None)) if seat in seats]
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

    def likely_report(self, seed: int | str | list[int]) -> int:
        """A random report of the referee from the game's statistics, by a seed, or by a cheap stream (`stream_from`) that goes on
        from report to report. OptionError if no report is needed now."""
        if REFEREE_SEAT not in self.to_act:
            raise OptionError("no report is needed now: seat 14, the referee, is not in match.to_act")
        stream = seed if isinstance(seed, list) else stream_from(seed)
        return self.game.referee(self._progress.state.clone(), stream)

    def check_to_act(self, seat: int) -> None:
        """Raise OptionError if there is no such seat, or if it has nothing to decide now."""
        if seat not in self.to_act:
            waiting = "the match is over" if self.is_over else f"to act: {', '.join(map(str, self.to_act))}"
            raise OptionError(f"seat {self._seat(seat)} has nothing to decide now ({waiting})")

    @property
    def is_over(self) -> bool:
        """True when nobody has anything left to decide; `outcome` then says how the match ended."""
        return self.game.to_act(self._progress.state) == 0

    @property
    def rounds(self) -> int:
        """How many rounds have begun, as the game counts them."""
        return self.game.rounds(self._progress.state)

    @property
    def reveals(self) -> int:
        """How often something hidden has been revealed. Plans made at another number may no longer be possible."""
        return int(self._progress.state.reveals)

    @property
    def state(self) -> ListState:
        """A copy of the whole state, secrets included, to be stored or passed to `from_state`; never show it to
        anybody."""
        return self._progress.state.clone()

    @property
    def points(self) -> tuple[int, ...]:
        """By seat, the points if the match ended here. They count secrets, so do not show them to players."""
        return tuple(
            int(self.game.score(self._progress.state, seat, self._progress.out)) for seat in range(self.players)
        )

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, or None while it goes on."""
        if not self.is_over:
            return None
        state, game, seats = self._progress.state, self.game, range(self.players)
        totals, breakdown = [], []
        for seat in seats:
            totals.append(int(game.score(state, seat, self._progress.out)))
            breakdown.append(dict(zip(game.score_categories, self._progress.out, strict=False)))
        best = max(game.standing(state, seat) for seat in seats)
        winners = tuple(seat for seat in seats if game.standing(state, seat) == best)
        if self.players == 1 and game.utility(state, 0) < 0:
            winners = ()
        return Outcome(game.end_reasons[game.end_reason(state)], tuple(totals), tuple(breakdown), winners)

    @property
    def ranks(self) -> tuple[int, ...]:
        """Places by seat once it is over, 1 for the best; equal standings share a place."""
        standings = (
            [self.game.standing(self._progress.state, seat) for seat in range(self.players)] if self.is_over else []
        )
        return tuple(1 + sum(other > standing for other in standings) for standing in standings)

    # ------------------------------------------------------------ how it goes on, and back

    def act(self, seat: int, action: Action | int | str, payload: Any = None) -> None:
        """Take a decision for a seat. If the rules refuse it, IllegalAction says why, with the clause, and the match is
        unchanged. The payload, data for the game's physics, is stored with the move."""
        id, seat = self.action_id(action), int(seat) if seat == REFEREE_SEAT else self._seat(seat)
        reason = self.why_not(seat, id)
        if reason is not None:
            raise IllegalAction(reason.sentence, reason.code, reason.clause)
        if payload is not None:
            _check_payload(payload)
        move = Move(seat, id, payload)
        self._progress.take(move)
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
            seat = self._seat(seat)
        if moves is not None:
            moves = count_from_one("the number of moves to take back", moves)
        if seat == REFEREE_SEAT:
            steps, count = after_reports_undone(
                self._progress.steps, moves, self._people_report(), self.config.catalogue
            )
        elif agreed:
            count = 1 if moves is None else moves
            epoch = sum(isinstance(entry, Undo) for entry in self.log) + 1
            steps = after_agreed_undo(self._progress.steps, seat, count, epoch)
        else:
            free_undo = FreeUndo(self._progress, self.say)
            yield from free_undo.walk()
            self._progress.barrier = free_undo.barrier
            steps, count = free_undo.after_free_undo(seat, moves)
        yield from self._progress.replay(steps)
        self.log.append(Undo(seat, count, agreed))

    def _people_report(self) -> bool:
        return self.game.people_report(redact(self._progress.state, None))

    def can_undo(self, seat: int) -> int:
        """How many of its last moves the seat may take back without the consent of others."""
        return self.free_undos()[self._seat(seat)]

    def free_undos(self) -> tuple[int, ...]:
        """By seat: how many of its last moves it may take back without the consent of others. This may replay the whole
        match, so do not call it for every view."""
        free_undo = FreeUndo(self._progress, self.say)
        for _ in free_undo.walk():
            pass
        self._progress.barrier = free_undo.barrier
        return tuple(len(free_undo.free(seat)[0]) for seat in range(self.players))

    # ------------------------------------------------------------ copies

    def clone(self, state: ListState | None = None) -> Match:
        """An independent copy; with a `state`, in that state instead, though with the same history."""
        copy = object.__new__(Match)
        copy.__dict__.update(self.__dict__)
        copy.log, copy._progress = self.log[:], self._progress.clone()
        if state is not None:
            copy._progress.state = state.clone()
        return copy

    __copy__ = clone

    def __deepcopy__(self, memo: dict[int, Any]) -> Match:
        return self.clone()

    def __repr__(self) -> str:
        waiting = "over" if self.is_over else f"to act: {', '.join(map(str, self.to_act))}"
        seed = "imagined" if self.seed is None else f"seed {self.seed.lstrip('0') or '0'!r}"
        return f"<Match {self.config}, {seed}, {len(self.log)} moves, {waiting}>"

    def imagine(self, viewer: Viewer, seed: int | str = 0) -> Match:
        """A match in a random world that fits everything the viewer knows. Other seats' hidden choices are open again.

        Equal seeds give equal worlds; pass different seeds to get different ones. The result has no seed and no record.
        """
        world = object.__new__(Match)
        world._open(self._progress.imagined(self._viewer(viewer), seed), names=self.names)
        return world

    def draft(self, seat: int) -> Draft:
        """A private plan for the seat's turn: decisions can be tried on it until one of them would reveal something.
        OptionError if the seat is not to act."""
        self.check_to_act(seat)
        return Draft(self, self._seat(seat))

    def record(self) -> Record:
        """Everything needed to replay the match. It holds all secrets: until the match is over, do not show it to
        players."""
        from rivertable.engine.record import record_of

        return record_of(self, whole=True)

    def record_for(self, viewer: Viewer) -> Record:
        """The record that may be shown to a viewer: complete when the match is over, until then only what they may
        know."""
        from rivertable.engine.record import record_of

        return record_of(self, self._viewer(viewer), whole=False)


def _check_payload(payload: Any) -> None:
    """A payload goes into the record, so JSON must be able to hold it."""
    try:
        same = msgspec.json.decode(msgspec.json.encode(payload)) == payload
    except (TypeError, ValueError):
        same = False
    if not same:
        raise RivertableError(f"a payload is numbers, texts, lists and objects as JSON has them, not {payload!r}")

"""Finished matches, move by move.

Positions on the way are stored in memory, so that a client who steps through a long match does not have it played from
its beginning at every step. This is work for a reader process: it may take long.
"""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass, field

from rivertable.engine.contract import REFEREE_SEAT
from rivertable.engine.errors import RecordError
from rivertable.engine.match import Match
from rivertable.engine.messages import say
from rivertable.engine.moves import Move, Undo
from rivertable.engine.record import Record
from rivertable.engine.secrecy import Viewer
from rivertable.server.errors import Refusal
from rivertable.server.names import clean_name
from rivertable.server.protocol.bodies import MoveInfo, RecordInfo, ReplayPosition
from rivertable.server.protocol.messages import ViewMessage
from rivertable.server.protocol.parts import DealInfo, SeatInfo, Text
from rivertable.server.views.positions import PositionMessages, outcome_of

MAX_MOVES = 2000
MAX_STEPS = 20_000  # moves, with those that undos play again
EVERY = 25  # moves, a position is stored
STORED_BYTES = 64 << 20  # of positions, by estimate


class Replay:
    """A match, and some of its positions by the number of moves before them."""

    def __init__(
        self, beginning: Match, log: list[Move | Undo], seats: list[SeatInfo], info: RecordInfo | None
    ) -> None:
        self.log, self.seats, self.info = log, seats, info
        self._every = EVERY
        self._last = 0  # the position asked for last: the next one is often asked for after it
        self._positions = {0: beginning}
        self.bytes = _size(beginning)

    @property
    def players(self) -> int:
        return self._positions[0].players

    def after(self, number: int) -> Match:
        """A copy of the match after so many entries of its log; Refusal if it has fewer."""
        if not 0 <= number <= len(self.log):
            raise Refusal("not_found", f"the match has the moves 0 to {len(self.log)}, not {number}")
        near = max(stored for stored in self._positions if stored <= number)
        match = self._positions[near].clone()
        for place in range(near, number):
            self.take(match, place)
        self._look_at(number, match)
        return match

    def take(self, match: Match, place: int) -> None:
        """Play the entry of the log at this place, on a match that has all entries before it."""
        entry = self.log[place]
        if isinstance(entry, Undo):
            match.undo(entry.seat, entry.moves, agreed=entry.agreed)
        else:
            match.act(entry.seat, entry.action, entry.payload)
        if (place + 1) % self._every == 0:
            self._store(place + 1, match)

    def _look_at(self, number: int, match: Match) -> None:
        if self._last % self._every:
            self._drop(self._last)
        self._last = number
        self._store(number, match)

    def _store(self, number: int, match: Match) -> None:
        if number not in self._positions:
            self._positions[number] = match.clone()
            self.bytes += _size(match)

    def _drop(self, number: int) -> None:
        if number in self._positions:
            self.bytes -= _size(self._positions.pop(number))

    @property
    def is_long(self) -> bool:
        """Whether `thin_out` would drop a position."""
        return self._every <= len(self.log)

    def thin_out(self) -> None:
        """Drop every other position, to save memory."""
        self._every *= 2
        for number in [number for number in self._positions if number % self._every]:
            self._drop(number)
        self._last = 0


def _size(match: Match) -> int:
    """Roughly how many bytes a copy of the match takes: its lists, and a state of small numbers."""
    events = sum(match.event_count(viewer) for viewer in (*range(match.players), None))
    return 8 * (events + len(match.log) + len(match.moves)) + 16 * len(match.state.to_bytes())


@dataclass
class Replays:
    """The matches a reader remembers, the one asked for last at the end. Their positions take `stored_bytes` in all."""

    stored_bytes: int = STORED_BYTES
    _replays: OrderedDict[str, Replay] = field(default_factory=OrderedDict)

    def get(self, id: str) -> Replay | None:
        """The match of this id, if the reader remembers it."""
        if id in self._replays:
            self._replays.move_to_end(id)
        return self._replays.get(id)

    def add(self, id: str, replay: Replay) -> Replay:
        """Remember a match."""
        self._replays[id] = replay
        return replay

    def make_room(self) -> None:
        """Forget the matches asked for longest ago, and of a very long match some positions, until the limit is met."""
        while len(self._replays) > 1 and self.bytes > self.stored_bytes:
            self._replays.popitem(last=False)
        for replay in self._replays.values():
            while replay.bytes > self.stored_bytes and replay.is_long:
                replay.thin_out()

    @property
    def bytes(self) -> int:
        return sum(replay.bytes for replay in self._replays.values())


def of_record(record: Record) -> Replay:
    """The replay of a record, which is played to its end once; RecordError says what is wrong with it."""
    match = replayed(record)
    given = record.seats or []
    names = [clean_name(given[seat]) if seat < len(given) else f"Player {seat + 1}" for seat in range(match.players)]
    seats = [SeatInfo(seat, seat, "person", name, presence="away") for seat, name in enumerate(names)]
    deal = DealInfo(record.deal.commitment, record.deal.secret, record.deal.nonces) if record.deal else None
    return Replay(Match(match.config, match.seed), match.log, seats, record_info(match, names, deal))


def replayed(record: Record) -> Match:
    """The match of an uploaded record; RecordError if its moves do not fit, or are too many."""
    if len(record.moves) > MAX_MOVES:
        raise RecordError(f"a record to be shown here has at most {MAX_MOVES} moves")
    steps = record.replaying()
    match = next(steps)
    for count, _ in enumerate(steps, 1):
        if count > MAX_STEPS:
            raise RecordError(
                f"with all that its undos play again the record has more than {MAX_STEPS} moves, too many to be shown here"
            )
    return match


def record_info(match: Match, names: list[str], deal: DealInfo | None, *, agreed: bool = False) -> RecordInfo:
    """A summary of a finished match. The caller fills in the id and the seats of the person who asks."""
    return RecordInfo(
        id="",
        game=match.config.name,
        title=match.game.header.name,
        players=match.players,
        names=names,
        options=match.config.options,
        moves=len(match.log),
        your_seats=[],
        outcome=outcome_of(match, agreed, []),
        deal=deal,
    )


def moves_of(replay: Replay, names: dict[int, str]) -> list[MoveInfo]:
    """Every move with the label it had when it was made, and the points after it."""
    match, infos = replay.after(0), []
    for place, entry in enumerate(replay.log):
        round = match.rounds
        if isinstance(entry, Undo):
            text, label = "undo", say("took-back", moves=entry.moves)
        else:
            text = match.game.actions.text(entry.action)
            viewer = None if entry.seat == REFEREE_SEAT else entry.seat
            label = match.game.label(match.redacted(viewer), entry.seat, entry.action)
        shown = Text(label.id, label.args, match.say(label, names))
        replay.take(match, place)
        infos.append(MoveInfo(place + 1, entry.seat, text, shown, round, match.points))
    return infos


def position_after(id: str, replay: Replay, number: int, viewer: Viewer, seats: list[SeatInfo]) -> ReplayPosition:
    """The position after so many moves, as the viewer saw it; Refusal if there is no such move or seat."""
    if viewer is not None and not 0 <= viewer < replay.players:
        raise Refusal("not_found", f"there is no seat {viewer}; the seats are 0 to {replay.players - 1}")
    earlier = replay.after(max(0, number - 1)).event_count(viewer)
    match = replay.after(number)
    position_messages = PositionMessages(match, viewer, {seat.seat: seat.name for seat in seats})
    over = number == len(replay.log)
    shown = ViewMessage(
        table=id,
        seat=viewer,
        seq=number,
        game=match.config.name,
        status="over" if over else "playing",
        seats=seats,
        position=position_messages.position(),
        events_from=0,
        events=position_messages.events(0),
        can_undo=0,
        proposals=[],
        clock=None,
        outcome=outcome_of(match, False, []) if over else None,
        thinking=[],
    )
    return ReplayPosition(number, len(replay.log), min(earlier, len(shown.events)), shown)

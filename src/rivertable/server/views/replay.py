"""Finished matches, move by move.

Positions on the way are stored in memory, so that a client who steps through a long match does not have it played from
its beginning at every step. This is work for a reader process: it may take long.
"""

from __future__ import annotations

import functools
from bisect import bisect_left
from collections import OrderedDict
from dataclasses import dataclass, field

from rivertable.engine.errors import RecordError
from rivertable.engine.events import Begins
from rivertable.engine.match import Match
from rivertable.engine.messages import Message, say
from rivertable.engine.moves import Move, Undo
from rivertable.engine.record import Record
from rivertable.engine.secrecy import Viewer
from rivertable.server.errors import Refusal
from rivertable.server.names import clean_name, unlike
from rivertable.server.protocol.bodies import MoveInfo, RecordInfo, ReplayPosition, StoryLine
from rivertable.server.protocol.messages import ViewMessage
from rivertable.server.protocol.parts import DealInfo, SeatInfo, Text
from rivertable.server.views.positions import PositionMessages, outcome_of
from rivertable.server.views.replay_turns import MoveMade, turn_numbers, turn_places

MAX_MOVES = 2000
MAX_STEPS = 20_000  # moves, with those that undos play again
EVERY = 25  # moves, a position is stored
STORED_BYTES = 64 << 20  # of positions, by estimate


class Replay:
    """A match, and some of its positions by the number of moves before them. `ended` is false for a record that was saved
    half way."""

    def __init__(
        self, beginning: Match, log: list[Move | Undo], seats: list[SeatInfo], info: RecordInfo | None, *, ended: bool
    ) -> None:
        self.log, self.seats, self.info, self.ended = log, seats, info, ended
        self._every = EVERY
        self._last = 0  # the position asked for last: the next one is often asked for after it
        self._positions = {0: beginning}
        self._counts: dict[int, EventCounts] = {0: _event_counts(beginning)}
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
        self._counts[place + 1] = _event_counts(match)
        if (place + 1) % self._every == 0:
            self._store(place + 1, match)

    def event_count(self, number: int, viewer: Viewer) -> int:
        """How many events the viewer had seen after so many entries of the log."""
        if number not in self._counts:
            self.after(number)
        return self._counts[number][-1 if viewer is None else viewer]

    def event_counts(self, viewer: Viewer) -> list[int]:
        """The same at the beginning and after every entry."""
        assert self.told_moves is not None  # the whole match has been played
        return [self.event_count(number, viewer) for number in range(len(self.log) + 1)]

    @functools.cached_property
    def told_moves(self) -> list[MoveMade]:
        """Every entry of the log in words, and the points after it. For this the whole match is played once."""
        match, moves = self.after(0), []
        for place, entry in enumerate(self.log):
            said, round, is_together = _worded(match, entry), match.rounds, len(match.to_act) > 1
            self.take(match, place)
            moves.append(MoveMade(entry.seat, round, is_together, *said, match.points))
        return moves

    @functools.cached_property
    def turns(self) -> list[int]:
        """The number of the turn that each entry of the log belongs to, from 1."""
        moves, counts = self.told_moves, self.event_counts(None)
        turns = self.end().turns(None) if self.is_told else []
        places = zip(turns, turn_places(turns, counts), strict=True)
        return turn_numbers(moves, counts, {place for turn, place in places if turn.seat is not None})

    @property
    def is_told(self) -> bool:
        """Whether the log of this game is told turn by turn."""
        kinds = self._positions[0].game.events.kinds
        return any(kind.begins is Begins.TURN for kind in kinds)

    def turn_began(self, number: int) -> int:
        """After how many entries the turn began to which the entry of this number belongs."""
        if number == 0:
            return 0
        return bisect_left(self.turns, self.turns[number - 1])

    def end(self) -> Match:
        """A copy of the match at its end."""
        return self.after(len(self.log))

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


EventCounts = tuple[int, ...]  # by seat, a watcher's last


def _worded(match: Match, entry: Move | Undo) -> tuple[str, Message]:
    """What is about to be done: as it is written, and the label it has now for the seat that does it."""
    if isinstance(entry, Undo):
        return "undo", say("took-back", moves=entry.moves)
    return match.game.actions.text(entry.action), match.seen_by(entry.seat).label(entry.action)


def _event_counts(match: Match) -> EventCounts:
    return tuple(match.event_count(viewer) for viewer in (*range(match.players), None))


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
    names: list[str] = []
    for seat in range(match.players):
        names.append(unlike(clean_name(given[seat]) if seat < len(given) else f"Player {seat + 1}", names))
    seats = [SeatInfo(seat, seat, "person", name, presence="away") for seat, name in enumerate(names)]
    deal = DealInfo(record.deal.commitment, record.deal.secret, record.deal.nonces) if record.deal else None
    info = record_info(match, names, deal)
    return Replay(Match(match.config, match.seed), match.log, seats, info, ended=match.is_over)


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
    """Every move with the label it had when it was made, the points after it, and its turn."""
    beginning, infos = replay.after(0), []
    for place, made in enumerate(replay.told_moves):
        shown = Text(made.label.id, made.label.args, beginning.say(made.label, names))
        infos.append(MoveInfo(place + 1, made.seat, made.text, shown, made.round, made.points, replay.turns[place]))
    return infos


def story_of(replay: Replay, viewer: Viewer, names: dict[int, str]) -> list[StoryLine]:
    """The log as the viewer has it at the end, one line for each turn. Empty for a game whose log is not told by turns."""
    check_viewer(replay, viewer)
    if not replay.is_told:
        return []
    end = replay.end()
    places = turn_places(end.turns(viewer), replay.event_counts(viewer))
    told = zip(PositionMessages(end, viewer, names).turns(0), places, strict=True)
    return [StoryLine(place + 1, turn.seat, turn.round, turn.text) for turn, place in told]


def check_viewer(replay: Replay, viewer: Viewer) -> None:
    """Refusal if the match has no such seat."""
    if viewer is not None and not 0 <= viewer < replay.players:
        raise Refusal("not_found", f"there is no seat {viewer}; the seats are 0 to {replay.players - 1}")


def position_after(
    id: str, replay: Replay, number: int, viewer: Viewer, seats: list[SeatInfo], *, opened: bool = False
) -> ReplayPosition:
    """The position after so many moves, as the viewer saw it, or (`opened`) with the cards of all others as well; Refusal if
    there is no such move or seat."""
    check_viewer(replay, viewer)
    match = replay.after(number)
    before = min(replay.event_count(replay.turn_began(number), viewer), match.event_count(viewer)) if number else 0
    names = {seat.seat: seat.name for seat in seats}
    position_messages = PositionMessages(match, viewer, names, opened=opened)
    over = replay.ended and number == len(replay.log)
    shown = ViewMessage(
        table=id,
        seat=viewer,
        seq=number,
        game=match.config.name,
        status="over" if over else "playing",
        seats=seats,
        position=position_messages.position(),
        events_from=before,
        events=position_messages.events(before),
        turns=position_messages.turns(before),
        can_undo=0,
        proposals=[],
        clock=None,
        outcome=outcome_of(match, False, []) if over else None,
        thinking=[],
        notices_from=0,
        notices=[],
        lesson=None,
        ending=None,
    )
    return ReplayPosition(number, len(replay.log), shown)

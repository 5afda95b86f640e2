"""What happened at a table besides moves: a bot plays for somebody, a proposal, a hint. Every viewer has a list of it.

A hint is told to nobody when it is asked for. Others are told together with the first events that show them what the
seat then did: with its own next visible move, or with the reveal of its hidden ones.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Protocol

import msgspec

from rivertable.engine.domains import seat_message
from rivertable.engine.match import Match
from rivertable.engine.messages import Message, say
from rivertable.engine.secrecy import Viewer
from rivertable.server.table.entries import AnyEntry, Handed, Moved, Proposed, Stood, TimedOut, Voted
from rivertable.server.table.proposals import Proposals
from rivertable.server.table.seats import SeatState

KEPT = 50  # notices of a viewer; older ones are forgotten


class Notice(msgspec.Struct, frozen=True):
    """Something that happened by the doing of a seat, when the viewer had seen `after_event` events."""

    after_event: int
    seat: int
    message: Message
    at: int


class AskedHint(msgspec.Struct, frozen=True):
    """A hint that a seat has asked for; `untold` viewers do not know of it. `moved`: the seat has decided something since."""

    seat: int
    moved: bool
    untold: frozenset[Viewer]


class TableFacts(Protocol):
    """What notices depend on, of the table before an entry and after it."""

    seq: int
    seat_states: list[SeatState]
    proposals: Proposals
    match: Match | None

    @property
    def to_act(self) -> tuple[int, ...]: ...


class Notices:
    """The notices of a table by viewer, and the hints of which some viewers do not know yet."""

    def __init__(self, viewers: Iterable[Viewer]) -> None:
        self._kept: dict[Viewer, tuple[Notice, ...]] = dict.fromkeys(viewers, ())
        self._count = dict.fromkeys(self._kept, 0)
        self._hints: tuple[AskedHint, ...] = ()
        self._hinted: frozenset[int] = frozenset()  # seats that have asked for a hint in this turn

    def copy(self) -> Notices:
        """Notices that can go on without changing these."""
        copy = Notices(())
        copy._kept, copy._count = self._kept.copy(), self._count.copy()
        copy._hints, copy._hinted = self._hints, self._hinted
        return copy

    def count(self, viewer: Viewer) -> int:
        """How many notices the viewer has had so far."""
        return self._count[viewer]

    def since(self, viewer: Viewer, number: int) -> tuple[int, tuple[Notice, ...]]:
        """The viewer's notices from this number on as far as they are kept, and the number of the first of them."""
        kept = self._kept[viewer]
        first = max(number, self._count[viewer] - len(kept))
        return first, kept[len(kept) - (self._count[viewer] - first) :]

    # ------------------------------------------------------------ hints

    def is_hint_new(self, seat: int) -> bool:
        """Whether the seat has asked for no hint yet in this turn."""
        return seat not in self._hinted

    def hint_asked(self, seat: int) -> None:
        """A seat has asked for a hint; it counts once a turn, and nobody is told yet."""
        if self.is_hint_new(seat):
            self._hinted |= {seat}
            self._hints += (AskedHint(seat, False, frozenset(self._kept)),)

    # ------------------------------------------------------------ what an entry tells

    def tell(self, before: TableFacts, after: TableFacts, entry: AnyEntry, at: int) -> None:
        """Add what an entry tells to the lists of those who may know it. Before the match nothing is told."""
        if before.match is None or after.match is None:
            return
        if (told := _told(before, after, entry)) is not None:
            for viewer in self._kept:
                seen = min(before.match.event_count(viewer), after.match.event_count(viewer))
                self._add(viewer, Notice(seen, told[0], told[1], at))
        self._tell_hints(before.match, after.match, entry, at)
        self._end_turns(before.match, after.match, after.to_act)

    def _add(self, viewer: Viewer, notice: Notice) -> None:
        self._kept[viewer] = (*self._kept[viewer], notice)[-KEPT:]
        self._count[viewer] += 1

    def _tell_hints(self, before: Match, after: Match, entry: AnyEntry, at: int) -> None:
        """Tell of hints with the events that show what came of them, and before those events."""
        untold = []
        for hint in self._hints:
            own = isinstance(entry, Moved | TimedOut) and entry.seat == hint.seat
            moved = hint.moved or own
            shown = moved and (own or after.reveals != before.reveals)
            told = {v for v in hint.untold if shown and after.event_count(v) > before.event_count(v)}
            for viewer in told:
                message = say("notice-hint", seat=seat_message(hint.seat))
                self._add(viewer, Notice(before.event_count(viewer), hint.seat, message, at))
            if told != hint.untold:
                untold.append(AskedHint(hint.seat, moved, hint.untold - told))
        self._hints = tuple(untold)

    def _end_turns(self, before: Match, after: Match, to_act: Collection[int]) -> None:
        same_round = before.rounds == after.rounds
        self._hinted = frozenset(seat for seat in self._hinted if same_round and seat in to_act)


def _told(before: TableFacts, after: TableFacts, entry: AnyEntry) -> tuple[int, Message] | None:
    """The seat whose doing an entry is and what everybody is told of it; None if it is told otherwise, or not at all."""
    match entry:
        case Stood(seat):
            return seat, _of_seat("notice-stood", seat)
        case Handed(seat, to_bot) if before.seat_states[seat].is_bot != to_bot:
            return seat, _of_seat("notice-bot-plays" if to_bot else "notice-plays-again", seat)
        case TimedOut(seat):
            return seat, _of_seat(_time_up(after.seat_states[seat]), seat)
        case Proposed(seat) if after.proposals.asked(after.seq) is not None:
            return seat, proposal_message(entry)
        case Proposed(seat, what="bot", target=int(target)):
            return seat, _of_seat("notice-bot-plays", target)
        case Voted(seat, proposal) if (asked := before.proposals.asked(proposal)) is not None:
            return seat, _answer(entry, asked, is_open=after.proposals.asked(proposal) is not None)
    return None


def _of_seat(id: str, seat: int) -> Message:
    return say(id, seat=seat_message(seat))


def _time_up(seat_state: SeatState) -> str:
    if seat_state.bot_plays:
        return "notice-time-up-bot"
    return "notice-time-up-turn" if seat_state.bot_turn else "notice-time-up-passed"


def _answer(vote: Voted, asked: Proposed, *, is_open: bool) -> Message:
    """An answer to a proposal: a no closes it, the last yes carries it out, any other only counts."""
    if vote.agree and is_open:
        return _of_seat("notice-agrees", vote.seat)
    if vote.agree:
        return _about(asked, f"notice-agreed-{asked.what}")
    message = _about(asked, f"notice-refused-{asked.what}")
    return say(message.id, **{**message.args, "seat": seat_message(vote.seat)})


def proposal_message(asked: Proposed) -> Message:
    """What is asked, as a sentence."""
    return _about(asked, f"proposal-{asked.what}")


def _about(asked: Proposed, id: str) -> Message:
    other = seat_message(asked.seat if asked.target is None else asked.target)
    return say(id, seat=seat_message(asked.seat), moves=asked.moves, other=other)

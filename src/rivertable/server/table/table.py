"""One table: who sits there, the match, and what each entry of its list makes of it. It reads and writes nothing."""

from __future__ import annotations

from itertools import takewhile
from typing import Literal, assert_never

import msgspec

from rivertable.engine.contract import REFEREE_SEAT
from rivertable.engine.errors import IllegalAction, OptionError, RivertableError, StateError, UndoRefused
from rivertable.engine.fair_deal import FairDeal, commitment_of, seed_from
from rivertable.engine.loaded import LoadedGame
from rivertable.engine.match import Action, Match
from rivertable.engine.moves import Undo
from rivertable.engine.secrecy import Viewer
from rivertable.engine.state import Twin
from rivertable.server.errors import Refusal
from rivertable.server.table.clock import TableClock
from rivertable.server.table.entries import (
    Acted,
    AnyEntry,
    BotSeated,
    Handed,
    Moved,
    Proposed,
    RanOut,
    Sat,
    Stood,
    TableSpec,
    TimedOut,
    Undone,
    Voted,
)
from rivertable.server.table.physics import check_payload
from rivertable.server.table.seats import SeatState, bot_name, first_state
from rivertable.server.table.view_numbers import ViewNumbers

Status = Literal["open", "playing", "over"]
TOO_FAR = "a list of decisions ends where something is revealed or the turn is over; look at what came of it first"


class WhatIfClosed(Refusal):
    """The state that a what-if begins with was kept by an older release in a way that this one cannot read."""

    def __init__(self) -> None:
        super().__init__(
            "not_found",
            "this what-if was begun with an older release and cannot be played on; "
            "copy the position again from the match it came from",
        )


class Ballot(msgspec.Struct, frozen=True):
    """A proposal and who has agreed. People know it by its `number`, for `id` counts what is hidden from them. One that is
    `outdated` is shown to nobody, but may be answered in older lists of entries."""

    id: int
    number: int
    asked: Proposed
    agreed: tuple[int, ...]
    outdated: bool = False


class Table:
    """The table after `seq` entries. `after(entry)` is another table; this one stays as it is."""

    def __init__(self, id: str, spec: TableSpec, loaded: LoadedGame | None = None) -> None:
        self.id, self.spec = id, spec
        self.loaded = loaded or spec.load()
        self.seq = 0
        self.seat_states = [first_state(seat_state) for seat_state in spec.seats]
        self.match: Match | None = None
        self.ended_by_agreement = False
        self.ballots: list[Ballot] = []
        self.proposals = 0  # so far
        self.clock = TableClock(spec.clock, len(spec.seats)) if spec.clock else None
        self.view_numbers: dict[Viewer, ViewNumbers] = {v: ViewNumbers(v, at=spec.created) for v in (*self.seats, None)}
        self.free = [0] * len(spec.seats)  # moves each seat may take back freely
        self._people_tell = bool(self.loaded.game.people_report(self.loaded.blank_state()))
        self._begin_if_full()

    def _copy(self) -> Table:
        copy = object.__new__(Table)
        copy.__dict__.update(self.__dict__)
        copy.seat_states, copy.ballots, copy.free = self.seat_states[:], self.ballots[:], self.free[:]
        copy.match = self.match.clone() if self.match else None
        copy.clock = self.clock.copy() if self.clock else None
        copy.view_numbers = {viewer: numbers.copy() for viewer, numbers in self.view_numbers.items()}
        return copy

    # ------------------------------------------------------------ facts

    @property
    def seats(self) -> range:
        return range(len(self.seat_states))

    @property
    def status(self) -> Status:
        if self.match is None:
            return "open"
        return "over" if self.ended_by_agreement or self.match.is_over else "playing"

    @property
    def to_act(self) -> tuple[int, ...]:
        return self.match.to_act if self.match and self.status == "playing" else ()

    @property
    def bots_to_act(self) -> tuple[int, ...]:
        """Seats a bot must decide for now; the world's reports as well, unless a person tells them."""
        if self.people_report:
            return ()
        return tuple(seat for seat in self.to_act if seat == REFEREE_SEAT or self.seat_states[seat].is_bot)

    @property
    def people_report(self) -> bool:
        """The world is to report, and the people at the table tell what they saw."""
        return (
            self.match is not None
            and REFEREE_SEAT in self.to_act
            and self.match.is_person_reporting
            and any(seat_state.person is not None and not seat_state.is_bot for seat_state in self.seat_states)
        )

    @property
    def reports_to_undo(self) -> int:
        """How many of the last moves are what people told for the world: they can be corrected until a seat decides."""
        if self.match is None or self.status == "over" or not self._people_tell:
            return 0
        return len(list(takewhile(lambda move: move.seat == REFEREE_SEAT, reversed(self.match.moves))))

    def can_undo(self, viewer: Viewer) -> int:
        """How many decisions somebody may take back freely: none that was made when time was up, nor what was before it."""
        if viewer is None or self.status != "playing":
            return 0
        late = self.clock.late[viewer] if self.clock else 0
        in_time = self.made(viewer) - late if late else self.free[viewer]
        return self.reports_to_undo or min(self.free[viewer], in_time)

    def made(self, seat: int) -> int:
        """How many moves of the seat stand."""
        return sum(move.seat == seat for move in self.match.moves) if self.match else 0

    @property
    def names(self) -> dict[int, str]:
        return {seat: seat_state.name for seat, seat_state in enumerate(self.seat_states)}

    @property
    def deal(self) -> FairDeal:
        """How the seed came about; its secret is not for anybody before the match is over."""
        nonces = [seat_state.nonce for seat_state in self.seat_states]
        return FairDeal(commitment_of(self.spec.secret), self.spec.secret, nonces)

    @property
    def open_ballots(self) -> list[Ballot]:
        """Proposals that people can answer."""
        return [ballot for ballot in self.ballots if not ballot.outdated]

    def seats_of(self, person: str | None) -> list[int]:
        return [seat for seat in self.seats if person is not None and self.seat_states[seat].person == person]

    def seat_state(self, seat: int) -> SeatState:
        if seat not in self.seats:
            raise Refusal("not_found", f"there is no seat {seat}; the seats are 0 to {len(self.seat_states) - 1}")
        return self.seat_states[seat]

    def playing(self) -> Match:
        """The match, while it goes on."""
        if self.match is None:
            raise Refusal("not_playing", "the match has not begun: a seat is still open")
        if self.status == "over":
            raise Refusal("not_playing", "the match is over")
        return self.match

    # ------------------------------------------------------------ what entries do

    def after(self, entry: AnyEntry, at: int) -> Table:
        """The table with one more entry; Refusal says why it may not be."""
        table = self._copy()
        if table.clock:
            table.clock.spend(at)
        table._apply(entry)
        table.seq += 1
        table._settle_turns()
        table._look(self, entry, at)
        table._run_clock(self)
        return table

    def _apply(self, entry: AnyEntry) -> None:
        match entry:
            case Sat():
                self._sit(entry)
            case Stood():
                self._stand(entry.seat)
            case BotSeated():
                self._seat_bot(entry)
            case Moved():
                self._move(entry)
            case Undone():
                self._undo(entry)
            case Proposed():
                self._propose(entry)
            case Voted():
                self._vote(entry)
            case Handed():
                self._hand(entry)
            case TimedOut():
                self._time_out(entry)
            case _:
                assert_never(entry)

    def _begin_if_full(self) -> None:
        if self.match is None and not any(seat_state.is_open for seat_state in self.seat_states):
            if self.spec.origin is not None:
                self.match = Match.from_state(self.loaded, self._origin_state(), self.spec.origin_world)
            else:
                self.match = Match(self.loaded, seed_from(self.spec.secret, self.deal.nonces))
            self.match.names = self.names

    def _origin_state(self) -> Twin:
        try:
            return self.spec.origin_state(self.loaded)
        except StateError:
            raise WhatIfClosed from None

    def _sit(self, entry: Sat) -> None:
        seat_state = self.seat_state(entry.seat)
        if self.match is not None or not seat_state.is_open:
            raise Refusal("conflict", "this seat is taken")
        if seat_state.spec.reserved_for not in (None, entry.person):
            raise Refusal("conflict", f"this seat is kept for {seat_state.spec.reserved_name}")
        if entry.name in self.names.values():
            raise Refusal("conflict", f"somebody called {entry.name!r} sits here already; choose another name")
        self.seat_states[entry.seat] = SeatState(
            person=entry.person, name=entry.name, nonce=entry.nonce, spec=seat_state.spec
        )
        self._begin_if_full()

    def _stand(self, seat: int) -> None:
        seat_state = self.seat_state(seat)
        if seat_state.person is None:
            raise Refusal("not_found", "nobody sits there")
        if self.match is None:
            self.seat_states[seat] = SeatState()
        else:
            self.seat_states[seat] = msgspec.structs.replace(seat_state, bot_plays=True)

    def _seat_bot(self, entry: BotSeated) -> None:
        seat_state = self.seat_state(entry.seat)
        if self.match is not None or seat_state.person is not None:
            raise Refusal("conflict", "this seat is taken")
        name = bot_name(entry.level, [c.name for c in self.seat_states]) if entry.level else ""
        self.seat_states[entry.seat] = SeatState(level=entry.level, name=name, spec=seat_state.spec)
        self._begin_if_full()

    def _move(self, entry: Moved) -> None:
        match = self.playing()
        if entry.seat not in match.to_act:
            raise Refusal("not_to_act", "this seat has nothing to decide now")
        if self.clock and entry.seat != REFEREE_SEAT and self.seat_states[entry.seat].is_bot:
            self.clock.helped.add(entry.seat)
        known = match.reveals
        for place, action in enumerate(entry.actions):
            reveals, payload = match.reveals, entry.payloads.get(place)
            if place and isinstance(entry, Acted) and entry.seat != REFEREE_SEAT:
                _check_same_turn(match, entry.seat, known)
            try:
                if entry.seat != REFEREE_SEAT:
                    check_payload(match, action, payload)
                match.act(entry.seat, action, payload)
            except IllegalAction as error:
                raise Refusal("illegal", error.sentence, error.clause) from None
            except RivertableError as error:
                raise Refusal("bad_message", str(error)) from None
            if match.reveals != reveals:
                self.free = [0] * len(self.free)
            elif entry.seat != REFEREE_SEAT:
                self.free[entry.seat] += 1
        if self.clock and entry.seat != REFEREE_SEAT and self.clock.is_late(entry.seat):
            self.clock.late[entry.seat] = self.made(entry.seat)

    def _undo(self, entry: Undone) -> None:
        match = self.playing()
        try:
            match.undo(entry.seat, entry.moves)
        except UndoRefused as error:
            raise Refusal("undo_refused", str(error)) from None
        except OptionError as error:
            raise Refusal("bad_message", str(error)) from None
        self.free = list(match.free_undos())

    def _hand(self, entry: Handed) -> None:
        self.playing()
        seat_state = self.seat_state(entry.seat)
        if seat_state.person is None:
            raise Refusal("not_found", "no person sits there")
        self.seat_states[entry.seat] = msgspec.structs.replace(seat_state, bot_plays=entry.to_bot, bot_turn=False)
        if self.clock and not entry.to_bot and seat_state.is_bot:
            self.clock.forgive(entry.seat)

    def _time_out(self, entry: TimedOut) -> None:
        match, clock, seat, read = self.playing(), self.clock, entry.seat, isinstance(entry, RanOut)
        if clock is None or clock.deadline is None or seat not in clock.running or (clock.left[seat] > 0 and not read):
            raise Refusal("conflict", "there is time left")
        stays = clock.settings.at_zero == "bot"
        while not stays and seat in match.to_act:
            declining = next((action for action in match.legal(seat) if declines(action)), None)
            if declining is None:
                break
            self._move(Moved(seat, [str(declining)]))
        if seat in match.to_act:
            self.seat_states[seat] = msgspec.structs.replace(
                self.seat_states[seat], bot_plays=stays, bot_turn=not stays
            )

    # ------------------------------------------------------------ proposals

    def _propose(self, entry: Proposed) -> None:
        self.playing()
        for ballot in self.open_ballots:
            if ballot.asked.what == entry.what and ballot.asked.seat == entry.seat:
                if self.waiting(ballot):
                    raise Refusal("conflict", "you have already asked the others that")
                self.ballots.remove(ballot)  # a bot now plays for whoever had not answered
        made = self.made(entry.seat)
        if entry.what == "undo" and entry.moves > made:
            too_many = f"you have made {made} of the {entry.moves} moves to take back"
            raise Refusal("undo_refused", too_many if made else "you have made no move yet that could be taken back")
        target = None if entry.target is None else self.seat_state(entry.target)
        if entry.what == "bot" and (target is None or target.person is None or target.is_bot):
            raise Refusal("not_found", "no person who plays sits there")
        self.proposals += 1
        ballot = Ballot(self.seq + 1, self.proposals, entry, (entry.seat,))
        self.ballots.append(ballot)
        self._settle_ballot(ballot)

    def _vote(self, entry: Voted) -> None:
        self.playing()
        ballot = next((ballot for ballot in self.ballots if ballot.id == entry.proposal), None)
        if ballot is None:
            raise Refusal("conflict", "this proposal is closed")
        if entry.seat not in self.waiting(ballot):
            raise Refusal("conflict", "this seat has answered, or is not asked")
        self.ballots.remove(ballot)
        if entry.agree:
            ballot = msgspec.structs.replace(ballot, agreed=(*ballot.agreed, entry.seat))
            self.ballots.append(ballot)
            self._settle_ballot(ballot)

    def waiting(self, ballot: Ballot) -> list[int]:
        """Seats whose answer is needed: one per person, without the asker and whom a bot plays for."""
        silent = {self.seat_states[seat].person for seat in ballot.agreed}
        if ballot.asked.target is not None:
            silent.add(self.seat_states[ballot.asked.target].person)
        waiting = []
        for seat, seat_state in enumerate(self.seat_states):
            if not seat_state.is_bot and seat_state.person not in silent:
                silent.add(seat_state.person)
                waiting.append(seat)
        return waiting

    def _settle_ballot(self, ballot: Ballot) -> None:
        """Everybody has agreed: do it."""
        if self.waiting(ballot):
            return
        self.ballots.remove(ballot)
        match, asked = self.playing(), ballot.asked
        if asked.what == "undo":
            match.undo(asked.seat, asked.moves, agreed=True)
            self.free = [0] * len(self.free)
        elif asked.what == "end":
            self.ended_by_agreement = True
        else:
            assert asked.target is not None
            self.seat_states[asked.target] = msgspec.structs.replace(self.seat_states[asked.target], bot_plays=True)

    # ------------------------------------------------------------ what it looks like to whom

    def _settle_turns(self) -> None:
        """A bot that took over for one turn goes when the turn is done; nothing is asked after the end."""
        for seat, seat_state in enumerate(self.seat_states):
            if seat_state.bot_turn and seat not in self.to_act:
                self.seat_states[seat] = msgspec.structs.replace(seat_state, bot_turn=False)
        if self.status == "over":
            self.ballots = []

    def _look(self, before: Table, entry: AnyEntry, at: int) -> None:
        """Raise the numbers of the viewers who see a difference."""
        if self.match is None or before.match is None or not isinstance(entry, Moved | Undone):
            passed = entry.seat if isinstance(entry, TimedOut) and self._has_gone_on(before) else None
            if passed is not None:
                self._forget_undos(before, passed)
            undo = self._undo_since(before) is not None
            for viewer, numbers in self.view_numbers.items():
                kept = self._kept_events(before, viewer) if undo else None
                own = viewer is not None and viewer == passed
                numbers.advance(self.match, at, own=own, undo=undo, kept=kept)
            return
        revealed = self.match.reveals != before.match.reveals
        for viewer, numbers in self.view_numbers.items():
            own = viewer == entry.seat
            differs = own or revealed or self._differs(before, viewer)
            if differs and not own and viewer is not None and isinstance(entry, Moved):
                self.free[viewer] = 0
            told = self.match.event_count(viewer) != before.match.event_count(viewer)
            if differs or told or self.to_act != before.to_act:
                kept = self._kept_events(before, viewer) if isinstance(entry, Undone) else None
                numbers.advance(self.match, at, own=own, undo=isinstance(entry, Undone) and not own, kept=kept)
        if self.view_numbers[None].at == at and self.view_numbers[None].seq != before.view_numbers[None].seq:
            self.ballots = [ballot for ballot in self.ballots if ballot.asked.what != "undo"]

    def _forget_undos(self, before: Table, passed: int) -> None:
        """The clock has passed for a seat: who sees it takes nothing back across it, and nobody is asked to."""
        for seat in self.seats:
            if seat != passed and self._differs(before, seat):
                self.free[seat] = 0
        self.ballots = [
            msgspec.structs.replace(ballot, outdated=True) if ballot.asked.what == "undo" else ballot
            for ballot in self.ballots
        ]

    def _run_clock(self, before: Table) -> None:
        """Settle what the entry means for the time that is left, and go on with those people who are to act."""
        if self.clock is None:
            return
        was, now = (set(table.to_act) - {REFEREE_SEAT} for table in (before, self))
        if (undo := self._undo_since(before)) is None:
            self.clock.done(was - now)
        else:
            self.clock.taken_back(now - was, *([table.made(seat) for seat in self.seats] for table in (before, self)))
            if undo.agreed:
                self.clock.agreed(seat for seat in now if not self.seat_states[seat].is_bot)
        self.clock.helped &= {seat for seat, seat_state in enumerate(self.seat_states) if seat_state.is_bot}
        self.clock.run_for((seat for seat in sorted(now) if not self.seat_states[seat].is_bot), now)

    def _has_gone_on(self, before: Table) -> bool:
        """Something was decided or taken back since."""
        return self.match is not None and before.match is not None and len(self.match.log) > len(before.match.log)

    def _undo_since(self, before: Table) -> Undo | None:
        last = self.match.log[-1] if self.match is not None and self._has_gone_on(before) else None
        return last if isinstance(last, Undo) else None

    def _differs(self, before: Table, viewer: Viewer) -> bool:
        assert before.match is not None
        assert self.match is not None
        return self.match.redacted(viewer) != before.match.redacted(viewer)

    def _kept_events(self, before: Table, viewer: Viewer) -> int:
        assert before.match is not None
        assert self.match is not None
        return self.match.events_in_common(before.match, viewer)

    def changed_for(self, before: Table, viewer: Viewer) -> bool:
        return self.view_numbers[viewer].seq != before.view_numbers[viewer].seq


def _check_same_turn(match: Match, seat: int, reveals: int) -> None:
    """Refusal, always the same, if the next decision would depend on what the ones before it have revealed: the reason
    against it, or that there is none, would tell what nobody has turned up yet."""
    if match.reveals != reveals or seat not in match.to_act:
        raise Refusal("illegal", TOO_FAR)


def declines(action: Action) -> bool:
    """To pass, to be done, or to say no: what a turn without its player comes to, where the rules allow it."""
    return action.name in ("pass", "done") or action.args in (("no",), ("none",))

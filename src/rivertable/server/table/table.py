"""A table: who sits there, the match, and what each entry changes. It reads and writes nothing."""

from __future__ import annotations

from itertools import takewhile
from typing import Literal, assert_never

import msgspec

from rivertable.engine.contract import REFEREE_SEAT
from rivertable.engine.errors import IllegalAction, OptionError, RivertableError, StateError, UndoRefused
from rivertable.engine.fair_deal import FairDeal, commitment_of, seed_from
from rivertable.engine.game_config import GameConfig
from rivertable.engine.lessons.course import Course, rewound, seat_of
from rivertable.engine.lessons.lesson import LEARNER, has_lesson, lesson_catalogue, read_lesson
from rivertable.engine.lessons.telling import tell
from rivertable.engine.match import Match
from rivertable.engine.secrecy import Viewer
from rivertable.engine.state import ListState
from rivertable.server.errors import Refusal
from rivertable.server.table.change import MatchChange
from rivertable.server.table.clock import TableClock
from rivertable.server.table.entries import (
    Agreed,
    AnyEntry,
    BotSeated,
    Changed,
    Handed,
    Hinted,
    Learned,
    Moved,
    Proposed,
    Sat,
    SeenEntry,
    Started,
    Stood,
    TableSpec,
    TakenOff,
    TimedOut,
    Undone,
    Voted,
)
from rivertable.server.table.notices import Notices
from rivertable.server.table.origin_history import OriginHistory
from rivertable.server.table.physics import check_payload
from rivertable.server.table.proposals import Proposals
from rivertable.server.table.seats import SeatState, bot_name, first_state, resized
from rivertable.server.table.view_numbers import ViewNumbers

Status = Literal["open", "playing", "over"]
MOST_BEFORE_START = 1000  # entries: people come, go and change the table, but not for ever
ONE_SEAT = "this match counts, so everybody has one seat; let it not count, or leave the other seat to somebody else"
TAKEN_OFF_MS = 3 * 60_000  # so long somebody who was taken off an open table cannot sit down there again
TOO_FAR = "a list of decisions ends where something is revealed or the turn is over; look at what came of it first"


class WhatIfClosed(Refusal):
    """An older release stored the state that a what-if begins with in a form that this release cannot read."""

    def __init__(self) -> None:
        super().__init__(
            "not_found",
            "this what-if was begun with an older release and cannot be played on; "
            "copy the position again from the match it came from",
        )


class Table:
    """The table after `seq` entries. `after(entry)` is another table; this one does not change."""

    def __init__(self, id: str, spec: TableSpec, config: GameConfig | None = None) -> None:
        self.id, self.spec = id, spec
        self.host = spec.host  # until they leave the open table
        self.changes = 0  # how often its conditions were changed
        self.taken_off: dict[str, int] = {}  # who was taken off before the match, and when
        self.config = config or spec.load()
        self.seq = 0
        self.hints = 0  # how many of the entries are hints
        self.seat_states = [first_state(seat) for seat in spec.seats]
        self.match: Match | None = None
        self.ended_by_agreement = False
        self.ended_by: int | None = None  # the seat that proposed to end it early
        self.bot_decided: frozenset[int] = frozenset()  # seats of people for whom a bot has decided something
        self.proposals = Proposals()
        self.clock = TableClock(spec.clock, len(spec.seats)) if spec.clock else None
        self.view_numbers: dict[Viewer, ViewNumbers] = {v: ViewNumbers(v, at=spec.created) for v in (*self.seats, None)}
        self.notices = Notices(self.view_numbers)
        self.free = [0] * len(spec.seats)  # moves each seat may take back freely
        self._ends: frozenset[int] = frozenset()  # seats that let their question end by itself, if it hides a choice
        self._said: frozenset[int] = frozenset()  # seats that have said so, or the opposite, about their question
        self.course = _course_of(spec)
        self._people_tell = bool(self.config.game.people_report(self.config.blank_state()))
        self._begin_if_full()

    def _copy(self) -> Table:
        copy = object.__new__(Table)
        copy.__dict__.update(self.__dict__)
        copy.seat_states, copy.proposals, copy.free = self.seat_states[:], self.proposals.copy(), self.free[:]
        copy.notices = self.notices.copy()
        copy.match = self.match.clone() if self.match else None
        copy.clock = self.clock.copy() if self.clock else None
        copy.view_numbers = {viewer: numbers.copy() for viewer, numbers in self.view_numbers.items()}
        return copy

    # ------------------------------------------------------------ facts

    @property
    def seats(self) -> range:
        """The numbers of the seats."""
        return range(len(self.seat_states))

    @property
    def status(self) -> Status:
        if self.match is None:
            return "open"
        return "over" if self.ended_by_agreement or self.match.is_over else "playing"

    @property
    def counts(self) -> bool:
        """Whether the match changes ratings: that was chosen, and it is played as printed and from its beginning, by several
        players with one seat each. Then nobody gets help, and nothing is taken back by agreement."""
        spec, people = self.spec, [each.person for each in self.seat_states if each.person is not None]
        as_printed = spec.origin is None and spec.overlay is None and spec.lesson is None
        return spec.rated and as_printed and len(self.seats) > 1 and len(set(people)) == len(people)

    @property
    def has_hints(self) -> bool:
        """Whether bots may be asked for advice here."""
        return self.spec.hints and not self.counts

    @property
    def gave_up(self) -> frozenset[int]:
        """The seats of people who have not played to the end themselves: a bot has decided for them or plays for them now, or
        they have ended the match early."""
        left = {seat for seat, seat_state in enumerate(self.seat_states) if seat_state.bot_plays}
        ended = set() if self.ended_by is None else {self.ended_by}
        return self.bot_decided | left | ended

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that are to decide now; none before the match and after it."""
        return self.match.to_act if self.match and self.status == "playing" else ()

    @property
    def bots_to_act(self) -> tuple[int, ...]:
        """The seats a bot must decide for now, the referee's among them unless people report."""
        if self.people_report:
            return ()
        if self.course is not None and self.course.is_taught:
            return self._scripted_to_act(self.course)
        return tuple(seat for seat in self.to_act if seat == REFEREE_SEAT or self.seat_states[seat].is_bot)

    def _scripted_to_act(self, course: Course) -> tuple[int, ...]:
        """In a lesson the others move when the script says so; the referee also where it says nothing."""
        due = None if course.due is None else seat_of(course.due)
        return tuple(seat for seat in self.to_act if seat in (due, REFEREE_SEAT))

    @property
    def ending(self) -> tuple[int, ...]:
        """The seats of people whose question ends by itself after a moment. It depends on nothing that only they know."""
        return tuple(seat for seat in self.to_act if seat in self._ends and self._may_end(seat))

    def is_ending(self, viewer: Viewer) -> bool | None:
        """Whether the viewer's question ends by itself, or (False) would if they let it; None: it waits for an answer."""
        if viewer is None or not self._may_end(viewer):
            return None
        return True if viewer in self._ends else None if viewer in self._said else False

    def _may_end(self, seat: int) -> bool:
        """A person is asked something that hides whether there is a choice, and can be declined."""
        if self.match is None or seat not in self.to_act or self.people_report or self.seat_states[seat].is_bot:
            return False
        return self.match.hides_choice(seat) and declining(self.match, seat) is not None

    @property
    def jobs(self) -> tuple[int, ...]:
        """The seats the server must decide for now: those of bots, and those whose question ends by itself."""
        return tuple(sorted((*self.bots_to_act, *self.ending)))

    @property
    def people_report(self) -> bool:
        """The referee is to act, and the people at the table report what they saw."""
        return (
            self.match is not None
            and REFEREE_SEAT in self.to_act
            and self.match.is_person_reporting
            and any(seat_state.person is not None and not seat_state.is_bot for seat_state in self.seat_states)
        )

    @property
    def reports_to_undo(self) -> int:
        """How many of the last moves are reports of people: they can be corrected until a seat decides something."""
        if self.match is None or self.status == "over" or not self._people_tell:
            return 0
        return len(list(takewhile(lambda move: move.seat == REFEREE_SEAT, reversed(self.match.moves))))

    def can_undo(self, viewer: Viewer) -> int:
        """How many decisions a viewer may take back freely: none that was made with no time left, and none before it."""
        if viewer is None or self.status != "playing":
            return 0
        late = self.clock.late[viewer] if self.clock else 0
        in_time = self.made(viewer) - late if late else self.free[viewer]
        return self.reports_to_undo or min(self.free[viewer], in_time)

    def made(self, seat: int) -> int:
        """How many moves the seat has made, without those taken back."""
        return sum(move.seat == seat for move in self.match.moves) if self.match else 0

    @property
    def names(self) -> dict[int, str]:
        """Names by seat."""
        return {seat: seat_state.name for seat, seat_state in enumerate(self.seat_states)}

    @property
    def deal(self) -> FairDeal:
        """Where the seed of the match comes from. Its secret is shown to nobody before the match is over."""
        nonces = [seat_state.nonce for seat_state in self.seat_states]
        return FairDeal(commitment_of(self.spec.secret), self.spec.secret, nonces)

    def seats_of(self, person: str | None) -> list[int]:
        """The seats that belong to a person; nobody (None) has none."""
        return [seat for seat in self.seats if person is not None and self.seat_states[seat].person == person]

    def seat_state(self, seat: int) -> SeatState:
        """Who sits on a seat; Refusal if there is no such seat."""
        if seat not in self.seats:
            raise Refusal("not_found", f"there is no seat {seat}; the seats are 0 to {len(self.seat_states) - 1}")
        return self.seat_states[seat]

    def playing(self) -> Match:
        """The match in progress; Refusal if it has not begun, or is over."""
        if self.match is None:
            raise Refusal("not_playing", "the match has not begun: a seat is still open")
        if self.status == "over":
            raise Refusal("not_playing", "the match is over")
        return self.match

    def is_ready(self, seat: int) -> bool:
        """Whether whoever sits there has agreed to the conditions as they are now. The host makes them, and bots take any."""
        seat_state = self.seat_states[seat]
        return seat_state.person in (None, self.host) or seat_state.agreed == self.spec.conditions

    def changed_for(self, before: Table, viewer: Viewer) -> bool:
        """Whether the viewer has another view than at an earlier table."""
        return self.view_numbers[viewer].seq != before.view_numbers[viewer].seq

    def check_taught(self, seat: int, actions: list[str]) -> None:
        """Refusal if a lesson teaches something else now; its words are those of the step."""
        if self.course is None or seat not in (LEARNER, REFEREE_SEAT) or self.course.may(actions):
            return
        message = tell(self.course, self.playing()).otherwise
        raise Refusal("illegal", lesson_catalogue(self.spec.game).render(message, self.names))

    # ------------------------------------------------------------ what entries do

    def after(self, entry: AnyEntry, at: int, *, replayed: bool = False) -> Table:
        """The table with one more entry; Refusal says why it may not be.

        An entry that is `replayed` was accepted before and is read from the database. Two checks are for new entries only,
        because older releases did not make them: a list of moves ends at the first reveal, and a clock that runs out has
        nothing left.
        """
        table = self._copy()
        if isinstance(entry, Hinted):
            return table._after_hint(entry.seat)
        if table.clock:
            table.clock.spend(at)
        table._apply(entry, at, replayed)
        table.seq += 1
        table._end_stand_ins()
        table.notices.tell(self, table, entry, at)
        table._count_views(self, entry, at)
        table._run_clock(self)
        return table

    def _after_hint(self, seat: int) -> Table:
        """Nothing that anybody sees or that is decided depends on it, not even the clock."""
        self.seq += 1
        self.hints += 1
        if seat in self.to_act:
            self.notices.hint_asked(seat)
        return self

    def _apply(self, entry: SeenEntry, at: int, replayed: bool) -> None:
        if self.course is not None and not isinstance(entry, Sat | Moved | Learned):
            raise Refusal("conflict", "this is not possible in a lesson; go on with it, or leave it")
        is_crowded = self.match is None and self.seq >= MOST_BEFORE_START and not replayed
        if is_crowded and not isinstance(entry, Stood | TakenOff | Started):
            raise Refusal("conflict", "too much has come and gone at this table; start now, or open a new one")
        match entry:
            case Sat():
                self._sit(entry, at, replayed)
            case Stood():
                self._stand(entry.seat)
            case TakenOff():
                self._take_off(entry.seat, at)
            case BotSeated():
                self._seat_bot(entry)
            case Changed():
                self._change(entry, replayed)
            case Agreed():
                self._agree(entry.person)
            case Started():
                self._start()
            case Moved():
                self._move(entry, replayed)
            case Undone():
                self._undo(entry)
            case Proposed():
                self._propose(entry)
            case Voted():
                self.playing()
                self._carry_out(self.proposals.vote(entry, self.seat_states))
            case Handed():
                self._hand(entry)
            case TimedOut():
                self._time_out(entry.seat, replayed)
            case Learned():
                self._learn(entry)
            case _:
                assert_never(entry)

    def _begin_if_full(self) -> None:
        is_full = not any(seat_state.is_open for seat_state in self.seat_states)
        if self.match is None and is_full and all(self.is_ready(seat) for seat in self.seats):
            if self.spec.origin is not None:
                self.match = self._match_from_origin()
            else:
                pin = self.spec.lesson
                seed = pin.seed if pin is not None else seed_from(self.spec.secret, self.deal.nonces)
                self.match = Match(self.config, seed)
            self.match.names = self.names

    def _match_from_origin(self) -> Match:
        stored = self.spec.origin_history
        before = OriginHistory.from_bytes(stored).by_viewer(self.config) if stored is not None else None
        return Match.from_state(self.config, self._origin_state(), self.spec.origin_physics, before)

    def _origin_state(self) -> ListState:
        try:
            return self.spec.origin_state(self.config)
        except StateError:
            raise WhatIfClosed from None

    def _change_seat(self, seat: int, **changes: bool) -> None:
        self.seat_states[seat] = msgspec.structs.replace(self.seat_states[seat], **changes)

    def _sit(self, entry: Sat, at: int, replayed: bool) -> None:
        before = self.seat_state(entry.seat)
        if self.match is not None or not before.is_open:
            raise Refusal("conflict", "this seat is taken")
        if before.spec.reserved_for not in (None, entry.person):
            raise Refusal("conflict", f"this seat is kept for {before.spec.reserved_name}")
        if at < self.taken_off.get(entry.person, -TAKEN_OFF_MS) + TAKEN_OFF_MS:
            raise Refusal("conflict", "the host has taken you off this table; wait a few minutes, or choose another")
        if entry.name in self.names.values():
            raise Refusal("conflict", f"somebody called {entry.name!r} sits here already; choose another name")
        if self.counts and self.seats_of(entry.person) and not replayed:
            raise Refusal("conflict", ONE_SEAT)
        self.seat_states[entry.seat] = SeatState(
            person=entry.person,
            name=entry.name,
            nonce=entry.nonce,
            phone=entry.phone,
            kept=entry.kept,
            agreed=self.spec.conditions,
            spec=before.spec,
        )
        self._begin_if_full()

    def _stand(self, seat: int) -> None:
        if self.seat_state(seat).person is None:
            raise Refusal("not_found", "nobody sits there")
        if self.match is None:
            self.seat_states[seat] = SeatState()
            self._hand_on_table()
        else:
            self._change_seat(seat, bot_plays=True)

    def _take_off(self, seat: int, at: int) -> None:
        person = self.seat_state(seat).person
        if self.match is not None:
            raise Refusal("conflict", "the match has begun; nobody can be taken off the table any more")
        if person is None:
            raise Refusal("not_found", "no person sits there")
        if person == self.host:
            raise Refusal("conflict", "this is your own seat; stand up to leave it")
        for each in self.seats_of(person):
            self.seat_states[each] = SeatState()
        self.taken_off = {**self.taken_off, person: at}

    def _hand_on_table(self) -> None:
        """A host who has left an open table leaves it to the first person who still sits there."""
        people = [seat_state.person for seat_state in self.seat_states if seat_state.person is not None]
        if people and self.host not in people:
            self.host = people[0]

    def _change(self, entry: Changed, replayed: bool) -> None:
        """Play by other conditions, on another number of seats. Those who sat down to others are not ready until they agree."""
        if self.match is not None:
            raise Refusal("conflict", "the match has begun")
        people = [seat_state.person for seat_state in self.seat_states if seat_state.person is not None]
        if entry.conditions.rated and len(set(people)) < len(people) and not replayed:
            raise Refusal("conflict", ONE_SEAT)
        if entry.seats != len(self.seat_states):
            self.seat_states = resized(self.seat_states, entry.seats)
        self.changes += entry.conditions != self.spec.conditions
        self.spec = self.spec.with_conditions(entry.conditions)
        self.config = self.spec.load(players=entry.seats)
        self._people_tell = bool(self.config.game.people_report(self.config.blank_state()))
        self._fit_seats()

    def _agree(self, person: str) -> None:
        if self.match is not None or not self.seats_of(person):
            raise Refusal("conflict", "the match has begun" if self.match else "you do not sit at this table")
        for seat in self.seats_of(person):
            self.seat_states[seat] = msgspec.structs.replace(self.seat_states[seat], agreed=self.spec.conditions)
        self._begin_if_full()

    def _seat_bot(self, entry: BotSeated) -> None:
        before = self.seat_state(entry.seat)
        if self.match is not None or before.person is not None:
            raise Refusal("conflict", "this seat is taken")
        others = [name for seat, name in self.names.items() if seat != entry.seat]
        name = bot_name(entry.level, entry.character, others) if entry.level else ""
        character = entry.character if entry.level else None
        self.seat_states[entry.seat] = SeatState(level=entry.level, character=character, name=name, spec=before.spec)
        self._begin_if_full()

    def _start(self) -> None:
        """Begin without the seats that are open: the table is one for as many players as sit there."""
        sitting = [seat_state for seat_state in self.seat_states if not seat_state.is_open]
        fewest = self.config.game.header.players_min
        if self.match is not None:
            raise Refusal("conflict", "the match has begun")
        if len(sitting) < fewest:
            raise Refusal("conflict", f"{self.config.game.header.name} needs {fewest} players or more")
        if not any(seat_state.person for seat_state in sitting):
            raise Refusal("conflict", "a person must sit at the table")
        if unready := [self.names[seat] for seat in self.seats if not self.is_ready(seat)]:
            raise Refusal("conflict", f"not ready after the change yet: {', '.join(unready)}; wait, or change it back")
        self.config, self.seat_states = self.spec.load(players=len(sitting)), sitting
        self._fit_seats()
        self._begin_if_full()

    def _fit_seats(self) -> None:
        """Store as much for each seat as there are seats now; nothing of it has begun yet."""
        clock, at = self.spec.clock, self.view_numbers[None].at
        before, self.clock = self.clock, TableClock(clock, len(self.seats)) if clock else None
        if self.clock and before:
            self.clock.at = before.at
        self.free = [0] * len(self.seats)
        self.view_numbers = {v: self.view_numbers.get(v) or ViewNumbers(v, at=at) for v in (*self.seats, None)}
        self.notices = Notices(self.view_numbers)

    def _move(self, entry: Moved, replayed: bool = False) -> None:
        match, is_seat = self.playing(), entry.seat != REFEREE_SEAT
        if entry.seat not in match.to_act:
            raise Refusal("not_to_act", "this seat has nothing to decide now")
        if is_seat and self.seat_states[entry.seat].is_bot:
            self._note_bot(entry.seat)
        reveals_at_first = match.reveals
        for place, action in enumerate(entry.actions):
            reveals, payload = match.reveals, entry.payloads.get(place)
            if place and is_seat and not replayed:
                _check_same_turn(match, entry.seat, reveals_at_first)
            try:
                if is_seat:
                    check_payload(match, action, payload)
                match.act(entry.seat, action, payload)
            except IllegalAction as error:
                raise Refusal("illegal", error.sentence, error.clause) from None
            except RivertableError as error:
                raise Refusal("bad_message", str(error)) from None
            if match.reveals != reveals:
                self.free = [0] * len(self.free)
            elif is_seat:
                self.free[entry.seat] += 1
        self._let_end(entry)
        if self.course is not None and entry.actions:
            self.course = self.course.after_move(entry.seat, len(entry.actions), len(match.moves))
        if self.clock and is_seat and self.clock.is_late(entry.seat):
            self.clock.late[entry.seat] = self.made(entry.seat)

    def _note_bot(self, seat: int) -> None:
        """A bot decides for this seat; that is not forgotten where it is a person's."""
        if self.clock:
            self.clock.helped.add(seat)
        if self.seat_states[seat].person is not None:
            self.bot_decided |= {seat}

    def _learn(self, entry: Learned) -> None:
        """Go on in a lesson, go back in it, or leave it. An entry says by itself how far the match goes back, so that it can be
        read even if the lesson was changed since."""
        match, course = self.playing(), self.course
        if entry.what == "on" and course is not None:
            self.course = course.after_reading(len(match.moves))
        elif entry.what == "back":
            self.match = rewound(match, entry.moves)
            self.free = [0] * len(self.free)
            back = course.after_back() if course is not None else None
            self.course = back[0] if back is not None else course
        elif entry.what != "on":
            self.course = None
            self.ended_by_agreement = entry.what == "leave"

    def _let_end(self, entry: Moved) -> None:
        """What a move says about the end of the question it leads to; without decisions, about the question that is asked."""
        seat = {entry.seat}
        self._ends = self._ends | seat if entry.ends else self._ends - seat
        self._said = self._said - seat if entry.actions else self._said | seat

    def _ask_all(self) -> None:
        """Something was taken back: nothing ends by itself until somebody has decided again."""
        self._ends, self._said = frozenset(), frozenset(self.seats)

    def _undo(self, entry: Undone) -> None:
        match = self.playing()
        self._ask_all()
        try:
            match.undo(entry.seat, entry.moves)
        except UndoRefused as error:
            raise Refusal("undo_refused", str(error)) from None
        except OptionError as error:
            raise Refusal("bad_message", str(error)) from None
        self.free = list(match.free_undos())

    def _hand(self, entry: Handed) -> None:
        self.playing()
        before = self.seat_state(entry.seat)
        if before.person is None:
            raise Refusal("not_found", "no person sits there")
        self._change_seat(entry.seat, bot_plays=entry.to_bot, bot_turn=False)
        if self.clock and not entry.to_bot and before.is_bot:
            self.clock.forgive(entry.seat)

    def _time_out(self, seat: int, replayed: bool) -> None:
        """At zero a bot plays for the seat from now on; or the turn is passed, by a bot where the rules do not allow to pass."""
        match, clock = self.playing(), self.clock
        if clock is None or clock.deadline is None or seat not in clock.running:
            raise Refusal("conflict", "there is time left")
        if clock.left[seat] > 0 and not replayed:
            raise Refusal("conflict", "there is time left")
        stays = clock.settings.at_zero == "bot"
        while not stays and seat in match.to_act:
            no = declining(match, seat)
            if no is None:
                break
            self._move(Moved(seat, [no]))
        if seat in match.to_act:
            self._change_seat(seat, bot_plays=stays, bot_turn=not stays)

    def _propose(self, entry: Proposed) -> None:
        self.playing()
        self.proposals.check_new(entry, self.seat_states)
        made = self.made(entry.seat)
        if entry.what == "undo" and entry.moves > made:
            too_many = f"you have made {made} of the {entry.moves} moves to take back"
            raise Refusal("undo_refused", too_many if made else "you have made no move yet that could be taken back")
        target = None if entry.target is None else self.seat_state(entry.target)
        if entry.what == "bot" and (target is None or target.person is None or target.is_bot):
            raise Refusal("not_found", "no person who plays sits there")
        self._carry_out(self.proposals.add(self.seq + 1, entry, self.seat_states))

    def _carry_out(self, asked: Proposed | None) -> None:
        """Do what everybody has agreed to, if there is something."""
        if asked is None:
            return
        if asked.what == "undo":
            self._ask_all()
            self.playing().undo(asked.seat, asked.moves, agreed=True)
            self.free = [0] * len(self.free)
        elif asked.what == "end":
            self.ended_by_agreement, self.ended_by = True, asked.seat
        else:
            assert asked.target is not None
            self._change_seat(asked.target, bot_plays=True)

    # ------------------------------------------------------------ what follows from every entry

    def _end_stand_ins(self) -> None:
        """A bot that took over for one turn stops when the turn is done; what was said about the end of a question is about no
        other; after the end no proposal is open."""
        self._ends, self._said = (said.intersection(self.to_act) for said in (self._ends, self._said))
        for seat, seat_state in enumerate(self.seat_states):
            if seat_state.bot_turn and seat not in self.to_act:
                self._change_seat(seat, bot_turn=False)
        if self.status == "over":
            self.proposals.close_all()

    def _count_views(self, before: Table, entry: AnyEntry, at: int) -> None:
        """Raise the number of every viewer who sees a difference."""
        change = MatchChange(before.match, self.match)
        if isinstance(entry, Learned) and before.match is not None:
            self._count_lesson(entry, change, at)
            return
        if isinstance(entry, Moved | Undone) and before.match is not None:
            self._count_decision(before, entry, change, at)
            return
        passed = entry.seat if isinstance(entry, TimedOut) and change.has_gone_on else None
        if passed is not None:
            self._forget_undos(change, passed)
        undo = change.undo is not None
        for viewer, numbers in self.view_numbers.items():
            common = change.common_events(viewer) if undo else None
            own = viewer is not None and viewer == passed
            notices = self.notices.count(viewer)
            numbers.advance(self.match, at, own=own, undo=undo, notices=notices, common=common)

    def _count_lesson(self, entry: Learned, change: MatchChange, at: int) -> None:
        """After a step of a lesson, which may have gone back."""
        back = entry.what == "back"
        for viewer, numbers in self.view_numbers.items():
            common = change.common_events(viewer) if back else None
            own, notices = viewer == entry.seat, self.notices.count(viewer)
            numbers.advance(self.match, at, own=own, undo=back, notices=notices, common=common)

    def _count_decision(self, before: Table, entry: Moved | Undone, change: MatchChange, at: int) -> None:
        """After a move or an undo, which may be hidden from some viewers."""
        undo = isinstance(entry, Undone)
        for viewer, numbers in self.view_numbers.items():
            own = viewer == entry.seat
            differs = own or change.reveals or change.differs(viewer)
            if differs and not own and viewer is not None and not undo:
                self.free[viewer] = 0
            if differs or change.has_events(viewer) or self.to_act != before.to_act:
                common = change.common_events(viewer) if undo else None
                notices = self.notices.count(viewer)
                numbers.advance(self.match, at, own=own, undo=undo and not own, notices=notices, common=common)
        if self.view_numbers[None].at == at and self.changed_for(before, None):
            self.proposals.close_undos()

    def _forget_undos(self, change: MatchChange, passed: int) -> None:
        """The clock has passed the turn of a seat: a seat that sees it takes nothing back from before, and open proposals
        to take something back are outdated."""
        for seat in self.seats:
            if seat != passed and change.differs(seat):
                self.free[seat] = 0
        self.proposals.outdate_undos()

    def _run_clock(self, before: Table) -> None:
        """Credit the seats whose turn has ended or was taken back, and run for the people who are now to act."""
        if self.clock is None:
            return
        was, now = (set(table.to_act) - {REFEREE_SEAT} for table in (before, self))
        if (undo := MatchChange(before.match, self.match).undo) is None:
            self.clock.done(was - now)
        else:
            self.clock.taken_back(now - was, *([table.made(seat) for seat in self.seats] for table in (before, self)))
            if undo.agreed:
                self.clock.agreed(seat for seat in now if not self.seat_states[seat].is_bot)
        self.clock.helped &= {seat for seat, seat_state in enumerate(self.seat_states) if seat_state.is_bot}
        self.clock.run_for((seat for seat in sorted(now) if not self.seat_states[seat].is_bot), now)


def _course_of(spec: TableSpec) -> Course | None:
    """The course of the table's lesson at its beginning; None if it has no lesson, or one that was changed since."""
    if spec.lesson is None or not has_lesson(spec.game):
        return None
    lesson = read_lesson(spec.game)
    return Course(lesson) if lesson.digest == spec.lesson.digest else None


def _check_same_turn(match: Match, seat: int, reveals: int) -> None:
    """Refusal if the decisions before this one in a list have revealed something, or have ended the turn.

    The words are always the same: a reason against the next decision, or that there is none, would give away what nobody
    has turned up yet.
    """
    if match.reveals != reveals or seat not in match.to_act:
        raise Refusal("illegal", TOO_FAR)


def declining(match: Match, seat: int) -> str | None:
    """The legal action of a seat that declines, if there is one."""
    game = match.game
    return next((game.actions.text(id) for id in match.seen_by(seat).legal if id in game.declines), None)
